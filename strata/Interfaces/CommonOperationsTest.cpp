// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Run-time checks created from operations that a test registers, and without any.
#include "strata/Interfaces/CommonOperations.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/DeclaredRuntimeChecks.h"
#include "strata/Interfaces/RuntimeVerifiableOpInterface.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
/// An operation `t.o` whose operand has to be at least 3.
struct CommonOperationsTest : testing::Test {
  CommonOperationsTest() {
    installRenderer(ctx);
    ctx.printOpOnDiagnostic(false);
    ctx.loadDialect("t");
    OpDefinition &def = ctx.defineOp("t.o");
    def.hasSignature = true;
    def.operands.emplace_back().name = "x";
    DeclaredRuntimeCheck check;
    check.kind = DeclaredRuntimeCheck::Kind::Compare;
    check.predicate = IntegerPredicate::SGE;
    check.subject.kind = DeclaredRuntimeCheck::Term::Kind::Operand;
    check.bound.number = 3;
    check.text = "too small";
    def.addInterface(getInterfaceTable({check}));

    Type index = IndexType::get(&ctx);
    region = std::make_unique<Region>();
    block = Block::create(&ctx);
    region->push_back(block);
    block->addArgument(index, Location());
    OpBuilder builder(&ctx);
    builder.setInsertionPointToEnd(block);
    op = builder.create({}, "t.o", {Value(block->getArgument(0))});
  }
  LogicalResult generate() {
    OpBuilder builder(op);
    return getInterface<RuntimeVerifiableOpInterface>(op)
        ->generateRuntimeVerification(
            op, builder, {},
            [](Operation *, StringRef text) { return text.str(); });
  }
  Context ctx;
  std::unique_ptr<Region> region;
  Block *block;
  Operation *op;
};
} // namespace

TEST_F(CommonOperationsTest, NoProvider) {
  std::string message;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    message = diag.getMessage().str();
    return success();
  });
  EXPECT_TRUE(failed(generate()));
  EXPECT_EQ(message, "'t.o' op cannot be checked at run time: no registered "
                     "dialect has an operation for integer constants");
}

TEST_F(CommonOperationsTest, OwnProvider) {
  CommonOperations &common = getCommonOperations(ctx);
  common.createConstant = [](OpBuilder &builder, Location loc,
                             IntegerAttr value) -> Value {
    return builder
        .create(loc, "t.constant", {}, {value.getType()},
                builder.getNamedAttr("value", value))
        ->getResult(0);
  };
  common.createComparison = [](OpBuilder &builder, Location loc,
                               IntegerPredicate predicate, Value lhs,
                               Value rhs) -> Value {
    EXPECT_EQ(predicate, IntegerPredicate::SGE);
    return builder
        .create(loc, "t.compare", {lhs, rhs}, {Type(builder.getI1Type())})
        ->getResult(0);
  };
  common.createAnd = [](OpBuilder &, Location, Value lhs, Value) {
    return lhs;
  };
  common.createAssertion = [](OpBuilder &builder, Location loc, Value condition,
                              StringRef message) {
    return builder.create(
        loc, "t.assert", {condition}, {},
        builder.getNamedAttr("text", builder.getStringAttr(message)));
  };
  ASSERT_TRUE(succeeded(generate()));
  std::string names;
  for (Operation &inner : *block)
    names += (inner.getName().getStringRef() + " ").str();
  EXPECT_EQ(names, "t.constant t.compare t.assert t.o ");
}
