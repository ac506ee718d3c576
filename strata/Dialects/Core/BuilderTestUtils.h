// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fixture of tests that build IR as code for MLIR does: a function `f` whose arguments are
// values to build with.
#ifndef STRATA_DIALECTS_CORE_BUILDERTESTUTILS_H
#define STRATA_DIALECTS_CORE_BUILDERTESTUTILS_H

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Verify/Verifier.h"

#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

namespace strata {

class BuilderTest : public testing::Test {
protected:
  BuilderTest() : builder(&ctx), loc(builder.getUnknownLoc()) {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
    registerCoreDialects(ctx);
    for (StringRef name : {"affine", "arith", "func", "linalg", "math",
                           "memref", "scf", "tensor", "vector"})
      ctx.getOrLoadDialect(name);
  }
  /// Creates `f` with arguments of `types`, which are texts, and inserts into it from now on.
  void start(ArrayRef<StringRef> types) {
    module = ModuleOp::create(&ctx, loc);
    builder.setInsertionPointToEnd(module->getBody());
    SmallVector<Type> inputs;
    for (StringRef type : types)
      inputs.push_back(parseType(type, &ctx));
    func = func::FuncOp::create(builder, loc, "f",
                                builder.getFunctionType(inputs, {}));
    builder.setInsertionPointToStart(func.addEntryBlock());
  }
  Type type(StringRef text) { return parseType(text, &ctx); }
  Value arg(unsigned index) { return func.getArgument(index); }
  /// The operations of `f` in the printed form, or, if they do not verify, the empty text.
  std::string finish() {
    builder.setInsertionPointToEnd(&func.getBody().front());
    func::ReturnOp::create(builder, loc);
    if (failed(verify(module->getOperation())))
      return {};
    std::string text;
    llvm::raw_string_ostream os(text);
    printOperation(module->getOperation(), os);
    os.flush();
    StringRef body = text;
    body = body.drop_front(body.find("{\n", body.find("func.func")) + 2);
    text = body.take_front(body.rfind("    return\n")).str();
    // Blanks at the ends of lines are not compared.
    std::string trimmed;
    for (StringRef line : llvm::split(text, '\n'))
      trimmed += line.rtrim().str() + "\n";
    trimmed.pop_back();
    return trimmed;
  }

  Context ctx;
  OpBuilder builder;
  Location loc;
  OwningOpRef<ModuleOp> module;
  func::FuncOp func;
};

} // namespace strata

#endif // STRATA_DIALECTS_CORE_BUILDERTESTUTILS_H
