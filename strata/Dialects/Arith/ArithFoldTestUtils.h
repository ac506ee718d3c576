// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Utilities for tests of folds: operations are made from text, and folded with
// given constants.
#ifndef STRATA_DIALECTS_ARITH_ARITHFOLDTESTUTILS_H
#define STRATA_DIALECTS_ARITH_ARITHFOLDTESTUTILS_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include <gtest/gtest.h>

namespace strata {

class ArithFoldTest : public testing::Test {
protected:
  ArithFoldTest() {
    installRenderer(ctx);
    registerCoreDialects(ctx);
  }

  /// The first operation with a result of a function with the arguments `%a`
  /// and
  /// `%b` of `type` and the body `text`.
  Operation *makeOp(StringRef type, StringRef text) {
    std::string source = ("func.func @f(%a: " + type + ", %b: " + type +
                          ") {\n" + text + "\nreturn\n}\n")
                             .str();
    OwningOpRef<> module = parseSourceString(source, ParserConfig(&ctx));
    EXPECT_TRUE(bool(module)) << source;
    if (!module)
      return nullptr;
    Operation &function = ModuleOp(module.get()).getBody()->front();
    modules.push_back(std::move(module));
    return &function.getRegion(0).front().front();
  }
  /// `name`, with flags or a predicate in front of the operands, on `type`.
  Operation *makeBinary(StringRef name, StringRef type, StringRef suffix = "") {
    return makeOp(type, ("%r = " + name + " %a, %b : " + type + suffix).str());
  }
  Operation *makeCast(StringRef name, StringRef from, StringRef to) {
    return makeOp(from, ("%r = " + name + " %a : " + from + " to " + to).str());
  }

  /// The folded results of `op`: an attribute for each result, null for those
  /// that do not fold.
  SmallVector<Attribute, 2> foldWith(Operation *op,
                                     ArrayRef<Attribute> constants) {
    SmallVector<OpFoldResult, 2> results;
    SmallVector<Attribute, 2> attrs(op->getNumResults());
    if (succeeded(fold(op, constants, results)))
      for (size_t i = 0; i < results.size(); ++i)
        attrs[i] = getAttribute(op, constants, results[i]);
    return attrs;
  }
  Attribute foldOne(Operation *op, ArrayRef<Attribute> constants) {
    return foldWith(op, constants)[0];
  }
  Attribute parse(StringRef text) { return parseAttribute(text, &ctx); }

  Context ctx;
  std::vector<OwningOpRef<>> modules;

private:
  /// An operand that is given back stands for its constant.
  static Attribute getAttribute(Operation *op, ArrayRef<Attribute> constants,
                                OpFoldResult result) {
    for (unsigned i = 0; result.getValue() && i < constants.size(); ++i)
      if (op->getOperand(i) == result.getValue())
        return constants[i];
    return result.getAttr();
  }
};

} // namespace strata

#endif // STRATA_DIALECTS_ARITH_ARITHFOLDTESTUTILS_H
