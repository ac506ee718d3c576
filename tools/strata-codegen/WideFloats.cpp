// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/WideFloats.h"

#include "strata/Support/LLVM.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace strata;
using namespace strata::codegen;

static bool isMaximum(const llvm::IntrinsicInst &call) {
  return call.getIntrinsicID() == llvm::Intrinsic::maximum ||
         call.getIntrinsicID() == llvm::Intrinsic::vector_reduce_fmaximum;
}

static bool isReduction(const llvm::IntrinsicInst &call) {
  return call.getIntrinsicID() == llvm::Intrinsic::vector_reduce_fmaximum ||
         call.getIntrinsicID() == llvm::Intrinsic::vector_reduce_fminimum;
}

static bool isWideMinMax(const llvm::Instruction &instruction) {
  auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
  if (!call || !(isMaximum(*call) || isReduction(*call) ||
                 call->getIntrinsicID() == llvm::Intrinsic::minimum))
    return false;
  llvm::Type *element = call->getType()->getScalarType();
  return (element->isX86_FP80Ty() || element->isFP128Ty()) &&
         !llvm::isa<llvm::ScalableVectorType>(call->getOperand(0)->getType());
}

/// Whether the sign of each element of `value` is negative.
static llvm::Value *createIsNegative(llvm::IRBuilder<> &builder,
                                     llvm::Value *value) {
  llvm::Type *bits = llvm::IntegerType::get(
      builder.getContext(), value->getType()->getScalarSizeInBits());
  if (auto *vector = llvm::dyn_cast<llvm::VectorType>(value->getType()))
    bits = llvm::VectorType::get(bits, vector->getElementCount());
  return builder.CreateICmpSLT(builder.CreateBitCast(value, bits),
                               llvm::Constant::getNullValue(bits));
}

static llvm::Value *createMinMax(llvm::IRBuilder<> &builder, bool isMaximum,
                                 llvm::Value *lhs, llvm::Value *rhs) {
  llvm::Value *isLhs = isMaximum ? builder.CreateFCmpOGT(lhs, rhs)
                                 : builder.CreateFCmpOLT(lhs, rhs);
  // The minimum of zeros is the negative one; other equal numbers are
  // identical.
  llvm::Value *isNegative = createIsNegative(builder, lhs);
  llvm::Value *equal = isMaximum ? builder.CreateSelect(isNegative, rhs, lhs)
                                 : builder.CreateSelect(isNegative, lhs, rhs);
  llvm::Value *ordered =
      builder.CreateSelect(builder.CreateFCmpOEQ(lhs, rhs), equal,
                           builder.CreateSelect(isLhs, lhs, rhs));
  // The sum of a NaN and another number is a NaN.
  return builder.CreateSelect(builder.CreateFCmpUNO(lhs, rhs),
                              builder.CreateFAdd(lhs, rhs), ordered);
}

static llvm::Value *expand(llvm::IntrinsicInst *call) {
  llvm::IRBuilder<> builder(call);
  builder.setFastMathFlags(call->getFastMathFlags());
  llvm::Value *first = call->getArgOperand(0);
  if (!isReduction(*call))
    return createMinMax(builder, isMaximum(*call), first,
                        call->getArgOperand(1));
  llvm::Value *result = builder.CreateExtractElement(first, uint64_t(0));
  auto *vector = llvm::cast<llvm::FixedVectorType>(first->getType());
  for (unsigned i = 1; i < vector->getNumElements(); ++i)
    result = createMinMax(builder, isMaximum(*call), result,
                          builder.CreateExtractElement(first, i));
  return result;
}

void codegen::expandWideMinMax(llvm::Module &module) {
  SmallVector<llvm::IntrinsicInst *> found;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function))
      if (isWideMinMax(instruction))
        found.push_back(llvm::cast<llvm::IntrinsicInst>(&instruction));
  for (llvm::IntrinsicInst *call : found) {
    call->replaceAllUsesWith(expand(call));
    call->eraseFromParent();
  }
}
