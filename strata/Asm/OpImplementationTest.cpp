// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Custom forms in C++ that no bundled dialect has.
#include "strata/Asm/OpImplementation.h"

#include "strata/Asm/FunctionImplementation.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
struct OpImplementationTest : testing::Test {
  OpImplementationTest() {
    installRenderer(ctx);
    ctx.getOrCreateDialect("t");
    ctx.loadDialect("t");
  }

  /// Defines `t.op` with a custom form.
  void define(ParseResult (*parse)(OpAsmParser &, OperationState &)) {
    OpDefinition &def = ctx.defineOp("t.op");
    def.parse = parse;
  }

  /// The generic form of the operation that `text` is read as, or the message.
  std::string read(StringRef text) {
    message.clear();
    ParserConfig config(&ctx);
    config.implicitModule = false;
    config.verifyAfterParse = false;
    OwningOpRef<> op = parseSourceString(text, config);
    if (!op)
      return message;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    PrintingFlags flags;
    flags.generic = true;
    printOperation(op.get(), os, flags);
    return StringRef(printed).trim().str();
  }

  Context ctx;
  std::string message;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    message += diag.getMessage();
                                    return success();
                                  }};
};
} // namespace

TEST_F(OpImplementationTest, StaticDimensions) {
  define([](OpAsmParser &parser, OperationState &state) {
    SmallVector<int64_t> dims;
    if (parser.parseDimensionList(dims, /*allowDynamic=*/false,
                                  /*withTrailingX=*/false))
      return ParseResult(failure());
    state.addAttribute("dims",
                       Builder(parser.getContext()).getDenseI64ArrayAttr(dims));
    return ParseResult(success());
  });
  EXPECT_EQ(read("t.op 4x8"),
            "\"t.op\"() {dims = array<i64: 4, 8>} : () -> ()");
  EXPECT_EQ(read("t.op 4x?"), "expected static shape");
}

//===-- Functions ----------------------------------------------------------===//

/// A function type for one result at most.
static Type buildType(Context *ctx, ArrayRef<Type> inputs,
                      ArrayRef<Type> results, bool isVariadic,
                      std::string &error) {
  if (results.size() > 1) {
    error = "expected at most one result";
    return {};
  }
  if (isVariadic && inputs.empty())
    return {};
  return FunctionType::get(ctx, inputs, results);
}

TEST_F(OpImplementationTest, VariadicFunctions) {
  define([](OpAsmParser &parser, OperationState &state) {
    FunctionSyntax syntax;
    syntax.allowVariadic = true;
    syntax.buildType = buildType;
    return parseFunctionOp(parser, state, syntax);
  });
  EXPECT_EQ(read("t.op @f(i32, ...)"),
            "\"t.op\"() ({\n}) {function_type = (i32) -> (), sym_name = \"f\"} "
            ": () -> ()");
  EXPECT_EQ(read("t.op @f(..., i32)"),
            "custom op 't.op' variadic arguments must be in the end of the "
            "argument list");
  EXPECT_EQ(read("t.op @f(i32) -> (i32, i32)"),
            "custom op 't.op' failed to construct function type: expected at "
            "most one result");
  EXPECT_EQ(read("t.op @f(...)"),
            "custom op 't.op' failed to construct function type");
}
