// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties of values and accesses that legality and transformation of vectorization share.
#ifndef STRATA_LOOPS_AFFINE_VECTORIZATIONDETAIL_H
#define STRATA_LOOPS_AFFINE_VECTORIZATIONDETAIL_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/VectorOps.h"

namespace dialects::affine {

/// Whether vectors can have elements of the type.
bool isVectorElementType(strata::Type type);

/// Whether the value is a constant that becomes one of vectors.
bool isScalarConstant(strata::Value value);

/// The dimension of memory in which the affine load or store `op` accesses the next element in the next
/// iteration of `loop`; std::nullopt if it accesses the same element.
std::optional<unsigned> getVectorizedDim(strata::Operation *op,
                                         AffineForOp loop);

/// The reduction of the elements of a vector of the kind.
vector::CombiningKind getCombiningKind(arith::AtomicRMWKind kind);
/// The value of the type that has no effect on the others, of the kinds that loops may carry.
strata::Attribute getNeutralValue(strata::Builder &builder,
                                  arith::AtomicRMWKind kind, strata::Type type);
/// The fast-math flags that make a neutral value poison.
arith::FastMathFlags getFlagsAgainst(strata::Attribute neutral);
/// Removes the flags from the attribute `fastmath` of the operation, if it has one.
void dropFastMath(strata::Operation *op, arith::FastMathFlags flags);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_VECTORIZATIONDETAIL_H
