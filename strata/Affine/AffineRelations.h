// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions, maps and sets as integer relations.
#ifndef STRATA_AFFINE_AFFINERELATIONS_H
#define STRATA_AFFINE_AFFINERELATIONS_H

#include "strata/IR/Affine/AffineMap.h"
#include "strata/Polyhedral/ConstraintSystem.h"

namespace dialects::affine {

/// The value of `expr`, whose dimensions have the first `numDims` of `operands` and whose symbols the
/// others. Quotients and remainders become local columns of `system`. std::nullopt if the
/// expression is semi-affine for these operands, or if a number does not fit into 64 bits.
std::optional<strata::presburger::LinearSum>
translateExpr(strata::AffineExpr expr, unsigned numDims,
              strata::ArrayRef<strata::presburger::LinearSum> operands,
              strata::presburger::ConstraintSystem &system);

/// Whether no integers satisfy all constraints. Semi-affine ones are left out: the answer is Unknown if
/// the others can be satisfied.
strata::presburger::Tri isEmpty(strata::IntegerSet set,
                                strata::presburger::Budget &budget);

} // namespace dialects::affine

#endif // STRATA_AFFINE_AFFINERELATIONS_H
