// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Encodings that have no text.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
class SparseEncodingTest : public testing::Test {
protected:
  SparseEncodingTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
  }
  /// The error about the encoding in `text` with another value of a parameter.
  std::string getError(StringRef text, unsigned index, StringRef value) {
    auto attr = cast<DynamicAttr>(parseAttribute(text, &ctx));
    SmallVector<Attribute, 8> params(attr.getParams());
    params[index] = parseAttribute(value, &ctx);
    std::string error;
    ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
      error = diag.str();
      return success();
    });
    EXPECT_FALSE(DynamicAttr::getChecked([&] { return emitError(&ctx, {}); },
                                         attr.getDefinition(), params));
    return error;
  }
  Context ctx;
};
} // namespace

TEST_F(SparseEncodingTest, Mismatch) {
  StringRef csr = "#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, "
                  "d1 : compressed) }>";
  EXPECT_EQ(getError(csr, 1, "affine_map<(d0) -> (d0)>"),
            "level-rank mismatch between dimToLvl and lvlTypes: 1 != 2");
  EXPECT_EQ(getError(csr, 6, "[#sparse_tensor<slice(0, 1, 1)>]"),
            "dimension-rank mismatch between dimSlices and dimToLvl: 1 != 2");
}
