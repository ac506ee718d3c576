// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of arith that the framework creates. All but constants and products are
// folded at once.
#include "strata/Dialects/Arith/ArithHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/Fold.h"
#include "strata/Interfaces/CommonOperations.h"

using namespace strata;
using namespace strata::arith;

static Value createConstant(OpBuilder &builder, Location loc,
                            IntegerAttr value) {
  return ConstantOp::create(builder, loc, value);
}

static_assert(int(IntegerPredicate::EQ) == int(CmpIPredicate::eq) &&
                  int(IntegerPredicate::NE) == int(CmpIPredicate::ne) &&
                  int(IntegerPredicate::SLT) == int(CmpIPredicate::slt) &&
                  int(IntegerPredicate::SLE) == int(CmpIPredicate::sle) &&
                  int(IntegerPredicate::SGT) == int(CmpIPredicate::sgt) &&
                  int(IntegerPredicate::SGE) == int(CmpIPredicate::sge) &&
                  int(IntegerPredicate::ULT) == int(CmpIPredicate::ult) &&
                  int(IntegerPredicate::ULE) == int(CmpIPredicate::ule) &&
                  int(IntegerPredicate::UGT) == int(CmpIPredicate::ugt) &&
                  int(IntegerPredicate::UGE) == int(CmpIPredicate::uge),
              "predicates are converted by their numbers");

static Value createComparison(OpBuilder &builder, Location loc,
                              IntegerPredicate predicate, Value lhs,
                              Value rhs) {
  OperationState state(
      loc, OperationName(CmpIOp::getOperationName(), builder.getContext()));
  state.operands = {lhs, rhs};
  state.types = {builder.getI1Type()};
  state.addAttribute("predicate",
                     builder.getI64IntegerAttr(int64_t(predicate)));
  return createOrFold(builder, state);
}

static Value createMultiplication(OpBuilder &builder, Location loc, Value lhs,
                                  Value rhs) {
  return MulIOp::create(builder, loc, lhs, rhs);
}

static Value createAnd(OpBuilder &builder, Location loc, Value lhs, Value rhs) {
  OperationState state(
      loc, OperationName(AndIOp::getOperationName(), builder.getContext()));
  state.operands = {lhs, rhs};
  state.types = {lhs.getType()};
  return createOrFold(builder, state);
}

void strata::provideArithOperations(Context &ctx) {
  CommonOperations &common = getCommonOperations(ctx);
  common.createConstant = createConstant;
  common.createComparison = createComparison;
  common.createMultiplication = createMultiplication;
  common.createAnd = createAnd;
  common.constantDialect = ConstantOp::getOperationName().split('.').first;
  common.signedRemainderOp = RemSIOp::getOperationName();
  common.unsignedRemainderOp = RemUIOp::getOperationName();
}
