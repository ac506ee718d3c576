// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that transformations of linalg.generic share.
#ifndef STRATA_STRUCTURED_GENERICOPPARTS_H
#define STRATA_STRUCTURED_GENERICOPPARTS_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::linalg::detail {

/// The map `map` of the loops of `producer`, an operation that defines `fusedOperand`, as a map of
/// the loops of the operand's owner, for the iteration that computes the element that it reads.
/// The map of the result must be a permutation.
strata::AffineMap getFusedMap(strata::AffineMap map, LinalgOp producer,
                              strata::OpOperand *fusedOperand);

/// Adds an empty block to `region`.
strata::Block &addBlock(strata::RewriterBase &rewriter, strata::Region &region);

/// Whether all loops of `op` are indices of dimensions of operands not in `dropped`.
bool canOpOperandsBeDropped(LinalgOp op,
                            strata::ArrayRef<strata::OpOperand *> dropped);

/// Whether the operation writes each element of the output `init` in at least one iteration,
/// whatever the sizes.
bool writesAllElements(LinalgOp op, strata::OpOperand *init);

/// Adds the canonicalizations of operations of the class `Op`, without those of other dialects.
void addCanonicalizationsOf(strata::StringRef opName,
                            strata::RewritePatternSet &patterns);
template <typename Op>
void addCanonicalizationsOf(strata::RewritePatternSet &patterns) {
  addCanonicalizationsOf(Op::getOperationName(), patterns);
}
/// Adds the canonicalizations of all structured operations, and that of casts of their results.
void addDialectCanonicalizations(strata::RewritePatternSet &patterns);

} // namespace dialects::linalg::detail

#endif // STRATA_STRUCTURED_GENERICOPPARTS_H
