// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/Doublings.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm::PatternMatch;

static bool isContractedSum(llvm::Value *value) {
  llvm::Value *left, *right;
  return match(value, m_CombineOr(m_FAdd(m_Value(left), m_Value(right)),
                                  m_FSub(m_Value(left), m_Value(right)))) &&
         llvm::cast<llvm::Instruction>(value)->hasAllowContract() &&
         left != right;
}

/// Whether the instruction is a product by 2 or -2 that only sums and differences use.
static bool isDoubling(llvm::Instruction &each) {
  return match(&each, m_FMul(m_Value(), m_CombineOr(m_SpecificFP(2.0),
                                                    m_SpecificFP(-2.0)))) &&
         each.hasAllowContract() && !each.use_empty() &&
         llvm::all_of(each.users(), isContractedSum);
}

/// Replaces the sum, of which an operand is the product.
static void contract(llvm::Instruction &sum, llvm::Instruction &product) {
  llvm::Value *number, *factor, *other;
  match(&product, m_FMul(m_Value(number), m_Value(factor)));
  llvm::IRBuilder<> builder(&sum);
  builder.setFastMathFlags(sum.getFastMathFlags());
  if (match(&sum, m_FSub(m_Value(other), m_Specific(&product))))
    factor = builder.CreateFNeg(factor);
  else if (match(&sum, m_FSub(m_Specific(&product), m_Value(other))))
    other = builder.CreateFNeg(other);
  else
    match(&sum, m_c_FAdd(m_Specific(&product), m_Value(other)));
  llvm::Value *result = builder.CreateIntrinsic(
      llvm::Intrinsic::fmuladd, sum.getType(), {number, factor, other});
  result->takeName(&sum);
  sum.replaceAllUsesWith(result);
  sum.eraseFromParent();
}

void strata::codegen::contractDoublings(llvm::Function &function) {
  llvm::SmallVector<llvm::Instruction *> products;
  for (llvm::Instruction &each : llvm::instructions(function))
    if (isDoubling(each))
      products.push_back(&each);
  for (llvm::Instruction *product : products) {
    // Other products have become operands of llvm.fmuladd.
    for (llvm::User *user : llvm::make_early_inc_range(product->users()))
      if (isContractedSum(user))
        contract(*llvm::cast<llvm::Instruction>(user), *product);
    if (product->use_empty())
      product->eraseFromParent();
  }
}
