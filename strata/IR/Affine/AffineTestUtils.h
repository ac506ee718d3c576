// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the tests of affine objects: leaves, and objects as text.
#ifndef STRATA_IR_AFFINE_AFFINETESTUTILS_H
#define STRATA_IR_AFFINE_AFFINETESTUTILS_H

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

namespace strata {

class AffineTest : public testing::Test {
protected:
  AffineTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
  }
  AffineExpr d(unsigned position) { return getAffineDimExpr(position, &ctx); }
  AffineExpr s(unsigned position) {
    return getAffineSymbolExpr(position, &ctx);
  }
  AffineExpr c(int64_t value) { return getAffineConstantExpr(value, &ctx); }
  /// The map that is written as `text`, such as `(d0) -> (d0 + 1)`.
  AffineMap map(StringRef text) {
    Attribute attr = parseAttribute(("affine_map<" + text + ">").str(), &ctx);
    EXPECT_TRUE(attr) << text.str();
    return cast<AffineMapAttr>(attr).getValue();
  }
  IntegerSet set(StringRef text) {
    Attribute attr = parseAttribute(("affine_set<" + text + ">").str(), &ctx);
    EXPECT_TRUE(attr) << text.str();
    return cast<IntegerSetAttr>(attr).getValue();
  }
  template <typename T> static std::string str(T object) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << object;
    return text;
  }

  Context ctx;
};

} // namespace strata

#endif // STRATA_IR_AFFINE_AFFINETESTUTILS_H
