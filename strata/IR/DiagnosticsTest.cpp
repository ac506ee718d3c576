// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Diagnostics.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/BuiltinDialect.h"

#include "gtest/gtest.h"

using namespace strata;

TEST(DiagnosticsTest, Arguments) {
  Context ctx;
  ctx.allowUnregisteredDialects();
  auto module = parseSourceString<ModuleOp>(
      R"mlir(%0:2 = "u.def"() : () -> (i32, f32))mlir", &ctx);
  ASSERT_TRUE(module);
  Operation &op = module->front();
  std::string text;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    EXPECT_EQ(diag.str(), diag.getMessage());
    llvm::raw_string_ostream(text) << diag;
    return success();
  });
  emitError(&ctx, Location()) << op.getName() << ' ' << op.getResultTypes()
                              << ' ' << 1.5 << ' ' << Location();
  EXPECT_EQ(text, "u.def 'i32', 'f32' 1.500000e+00 loc(unknown)");
  text.clear();
  emitError(&ctx, Location())
      .append("n = ", 2, ", ")
      .appendRange(ArrayRef<int64_t>({1, 2}), "x");
  EXPECT_EQ(text, "n = 2, 1x2");
  text.clear();
  emitError(&ctx, Location()) << SmallVector<int>({3, 4}) << ' ' << &op;
  EXPECT_EQ(text, "3, 4 %0:2 = \"u.def\"() : () -> (i32, f32)");
  text.clear();
  emitError(&ctx, Location()) << static_cast<Operation *>(nullptr);
  EXPECT_EQ(text, "<<NULL OPERATION>>");
  InFlightDiagnostic diag = emitError(&ctx, Location());
  EXPECT_EQ(diag.getUnderlyingDiagnostic()->getSeverity(),
            DiagnosticSeverity::Error);
  diag.abandon();
}
