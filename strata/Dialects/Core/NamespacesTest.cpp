// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program whose namespaces have the names of dialects and of namespaces of
// Strata: headers must use qualified names.
namespace arith {
struct Number {};
} // namespace arith
namespace cf {}
namespace func {
struct Number {};
} // namespace func
namespace pdl {}
namespace irdl {}
namespace detail {}
namespace conversion {}
namespace ub {
struct PoisonOp {};
} // namespace ub

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/Loader/EmbeddedDialect.h"
#include "strata/Dialects/Arith/ArithDialect.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/ConversionRules/ConversionRulesOps.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/PDL/PDLOps.h"
#include "strata/Dialects/PDLInterp/PDLInterpOps.h"
#include "strata/Dialects/UB/UBDialect.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/CommonOperations.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Rewrite/PDL/PDL.h"

#include <gtest/gtest.h>

namespace my {
/// Names that generated code uses too, in a namespace of the program.
namespace strata {}
namespace llvm {}

TEST(NamespacesTest, ClassesOfDialects) {
  ::strata::Context ctx;
  ::strata::registerArithDialect(ctx);
  ::strata::OpBuilder builder(&ctx);
  [[maybe_unused]] arith::Number number;
  [[maybe_unused]] ub::PoisonOp notAnOperation;
  ::strata::Operation *op = ::strata::arith::ConstantOp::create(
      builder, {}, builder.getI32IntegerAttr(7));
  EXPECT_EQ(op->getName().getStringRef(), "arith.constant");
  op->destroy();
}
} // namespace my

TEST(NamespacesTest, OneDialectAlone) {
  strata::Context ctx;
  strata::registerArithDialect(ctx);
  // Again changes nothing.
  strata::registerArithDialect(ctx);
  EXPECT_TRUE(ctx.findDialect("arith")->isLoaded());
  EXPECT_FALSE(ctx.findDialect("func"));
  // It lists the operations that the framework creates; other fields are null.
  const strata::CommonOperations &common = strata::getCommonOperations(ctx);
  EXPECT_TRUE(common.createConstant);
  EXPECT_FALSE(common.createAssertion);
  EXPECT_TRUE(common.undefinedValueOp.empty());
  strata::registerUBDialect(ctx);
  EXPECT_EQ(common.undefinedValueOp, "ub.poison");
}

TEST(NamespacesTest, AllDialects) {
  strata::Context ctx;
  strata::registerCoreDialects(ctx);
  std::string previous;
  for (const strata::EmbeddedDialect *dialect : strata::getCoreDialects()) {
    EXPECT_LT(previous, dialect->name.str());
    previous = dialect->name.str();
    EXPECT_TRUE(ctx.findDialect(dialect->name)->isLoaded());
    EXPECT_EQ(ctx.findDialect(dialect->name)->isListed,
              dialect->name != "conversion");
  }
}

TEST(NamespacesTest, DialectsAreRegisteredOnce) {
  strata::Context ctx;
  std::string message;
  strata::ScopedDiagnosticHandler handler(&ctx, [&](strata::Diagnostic &diag) {
    message = diag.getMessage().str();
    return llvm::success();
  });
  // A program and a library may both need a dialect.
  strata::registerCoreDialects(ctx);
  strata::registerCoreDialects(ctx);
  EXPECT_EQ(message, "");
  static constexpr strata::EmbeddedDialect other = {"arith", {}};
  EXPECT_TRUE(llvm::failed(strata::registerEmbeddedDialect(ctx, other)));
  EXPECT_EQ(message, "dialect 'arith' is already registered");
}
