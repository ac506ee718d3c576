// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interpreter/Interpreter.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/Interfaces.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Symbols/SymbolTable.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::interpreter;

namespace {
/// A module with functions, and its diagnostics.
struct Program {
  Context ctx;
  OwningOpRef<> dialect, module;
  std::vector<std::string> messages;

  Program() {
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
    registerCoreDialects(ctx);
    ctx.getDiagEngine().registerHandler([&](Diagnostic &diag) {
      messages.push_back(diag.str());
      for (const auto &note : diag.getNotes())
        messages.push_back(note->str());
      return success();
    });
    EXPECT_TRUE(succeeded(registerSemantics(ctx)));
  }
  void loadDialect(StringRef text) {
    dialect = parseSourceString(text, ParserConfig(&ctx), "dialect");
    ASSERT_TRUE(dialect);
    ASSERT_TRUE(succeeded(loadDialects(dialect.get())));
  }
  void parse(StringRef text) {
    module = parseSourceString(text, ParserConfig(&ctx), "program");
    ASSERT_TRUE(module) << (messages.empty() ? "" : messages.front());
  }
  /// The results as text, separated by `; `; `error` if the call fails.
  std::string call(StringRef name, ArrayRef<StringRef> texts,
                   const InterpreterLimits &limits = {}) {
    Operation *function = SymbolTable::lookupSymbolIn(module.get(), name);
    auto type = cast<FunctionType>(
        cast<TypeAttr>(function->getAttr("function_type")).getValue());
    SmallVector<RuntimeValue, 4> arguments, results;
    for (auto [text, argType] : llvm::zip(texts, type.getInputs())) {
      std::string error;
      auto value = parseRuntimeValue(text, argType, error);
      if (failed(value))
        return error;
      arguments.push_back(*value);
    }
    Interpreter interpreter(module.get(), limits);
    if (failed(interpreter.call(function, arguments, results)))
      return "error";
    std::string text;
    llvm::raw_string_ostream os(text);
    for (auto [value, resultType] : llvm::zip(results, type.getResults())) {
      if (!text.empty())
        os << "; ";
      printRuntimeValue(value, resultType, os);
    }
    return text;
  }
};
} // namespace

static LogicalResult executeTwice(Operation *, Execution &execution) {
  execution.addResult(Scalar(execution.getOperand(0).getScalar().bits * 2));
  return success();
}

/// Runs its region as often as its operand says, with the result of the run before.
static LogicalResult executeRepeat(Operation *op, Execution &execution) {
  SmallVector<RuntimeValue, 4> values = {execution.getOperand(1)};
  for (int64_t i = 0; i < execution.getIndex(0); ++i)
    if (failed(execution.runRegion(op->getRegion(0), values, values)))
      return failure();
  execution.addResults(values);
  return success();
}

static constexpr StringLiteral acmeDialect =
    R"(irdl.dialect @acme attributes {strata.version = 1 : i32} {
    irdl.operation @twice {
      %0 = irdl.is i8
      irdl.operands(value: %0)
      irdl.results(result: %0)
    }
    irdl.operation @repeat {
      %0 = irdl.is index
      %1 = irdl.any
      %2 = irdl.region with size 1
      irdl.operands(count: %0, value: %1)
      irdl.results(result: %1)
      irdl.regions(body: %2)
    }
    irdl.operation @done attributes {strata.traits = ["Terminator"]} {
      %0 = irdl.any
      irdl.operands(value: %0)
    }
    irdl.operation @stop attributes {strata.traits = ["Terminator"]}
    irdl.operation @unknown
  })";

TEST(Interpreter, DialectOfAUser) {
  Program program;
  static constexpr InterpretableOpInterface::Concept twice = {executeTwice},
                                                     repeat = {executeRepeat};
  ASSERT_TRUE(succeeded(attachInterface(&program.ctx, "acme.twice", twice)));
  ASSERT_TRUE(succeeded(attachInterface(&program.ctx, "acme.repeat", repeat)));
  program.loadDialect(acmeDialect);
  program.parse(R"(
    func.func @f(%n: index, %a: i8) -> i8 {
      %0 = "acme.repeat"(%n, %a) ({
      ^bb0(%x: i8):
        %1 = "acme.twice"(%x) : (i8) -> i8
        "acme.done"(%1) : (i8) -> ()
      }) : (index, i8) -> i8
      return %0 : i8
    }
    func.func @h() -> i8 {
      "acme.stop"() : () -> ()
    }
    func.func @g() {
      "acme.unknown"() : () -> ()
      return
    })");
  EXPECT_EQ(program.call("f", {"3", "5"}), "40");
  EXPECT_EQ(program.call("f", {"0", "-5"}), "-5");
  EXPECT_EQ(program.call("g", {}), "error");
  ASSERT_FALSE(program.messages.empty());
  EXPECT_EQ(program.messages[0],
            "the interpreter does not support 'acme.unknown'");
  EXPECT_EQ(program.call("h", {}), "error");
  EXPECT_TRUE(llvm::is_contained(program.messages,
                                 "the function ends without its results"));
}

TEST(Interpreter, Limits) {
  Program program;
  program.parse(R"(
    func.func @endless() {
      cf.br ^bb1
    ^bb1:
      cf.br ^bb1
    }
    func.func @deep() {
      call @deep() : () -> ()
      return
    }
    func.func @large() -> tensor<1000x1000xf32> {
      %0 = tensor.empty() : tensor<1000x1000xf32>
      return %0 : tensor<1000x1000xf32>
    })");
  EXPECT_EQ(program.call("endless", {}, {.maxSteps = 1000}), "error");
  EXPECT_EQ(program.call("deep", {}, {.maxDepth = 50}), "error");
  EXPECT_EQ(program.call("large", {}, {.maxElements = 1000}), "error");
  EXPECT_EQ(program.messages[0],
            "the limit of 1000 executed operations is reached");
}

TEST(RuntimeValue, Text) {
  Program program;
  auto read = [&](StringRef text, StringRef typeText) {
    Type type = parseType(typeText, &program.ctx);
    std::string error;
    FailureOr<RuntimeValue> value = parseRuntimeValue(text, type, error);
    if (failed(value))
      return error;
    std::string result;
    llvm::raw_string_ostream os(result);
    printRuntimeValue(*value, type, os);
    return result;
  };
  EXPECT_EQ(read("255", "i8"), "-1");
  EXPECT_EQ(read("0x10", "i8"), "16");
  EXPECT_EQ(read("true", "i1"), "true");
  EXPECT_EQ(read("256", "i8"), "'256' does not fit into 8 bits");
  EXPECT_EQ(read("0.1", "f32"), "0.1");
  EXPECT_EQ(read("10", "f32"), "10");
  EXPECT_EQ(read("1500000", "f64"), "1500000");
  EXPECT_EQ(read("1e20", "f64"), "1.0E+20");
  EXPECT_EQ(read("-0.0", "f32"), "-0");
  EXPECT_EQ(read("nan", "f64"), "NaN");
  EXPECT_EQ(read("[[1, 2], [3, 4]]", "tensor<?x2xi32>"), "[[1, 2], [3, 4]]");
  EXPECT_EQ(read("[1, 2, 3]", "tensor<?x2xi32>"),
            "expected a multiple of 2 numbers, found 3");
  EXPECT_EQ(read("[1, 2", "vector<2xi32>"), "expected ',' or ']', found ''");
  EXPECT_EQ(read("[1, 2]", "complex<f32>"), "(1, 2)");
  EXPECT_EQ(read("1", "none"), "values of this type cannot be written as text");
}
