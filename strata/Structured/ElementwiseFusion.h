// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fusion of linalg.generic: the body of the operation that computes a tensor is executed where
// another one reads the tensor's elements.
//
//   if (linalg::areElementwiseOpsFusable(&operand))
//     auto fused = linalg::fuseElementwiseOps(rewriter, &operand);
#ifndef STRATA_STRUCTURED_ELEMENTWISEFUSION_H
#define STRATA_STRUCTURED_ELEMENTWISEFUSION_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/DenseMap.h"

#include <functional>

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::linalg {

/// Whether the operation that defines an operand is to be fused with the operand's owner.
using ControlFusionFn = std::function<bool(strata::OpOperand *fusedOperand)>;

/// The fused operation.
struct ElementwiseOpFusionResult {
  strata::Operation *fusedOp = nullptr;
  /// For each result of both operations that the fused operation computes, its result.
  llvm::DenseMap<strata::Value, strata::Value> replacements;
};

/// Whether the operation that defines `fusedOperand` can be executed where the operand's owner
/// reads the elements. Both are linalg.generic on tensors; that which defines has parallel loops
/// only, no side effects, and writes each element of its result once; the operand is an input.
bool areElementwiseOpsFusable(strata::OpOperand *fusedOperand);

/// Creates the fused operation before the owner of `fusedOperand`, and replaces nothing. Its inputs
/// are those of the owner, with those of the operation that defines the operand in the place of
/// the first use of it. Results that have other uses are also results of the fused operation.
/// Fails if the sizes of the loops do not follow from the remaining operands, or if a result with
/// other uses would be written several times or not at all.
strata::FailureOr<ElementwiseOpFusionResult>
fuseElementwiseOps(strata::RewriterBase &rewriter,
                   strata::OpOperand *fusedOperand);

/// Adds patterns that fuse where `control` agrees, that take fills and constants with equal
/// elements into bodies, that replace unused initial values by tensor.empty, and that erase unused
/// operands.
void populateElementwiseOpsFusionPatterns(strata::RewritePatternSet &patterns,
                                          const ControlFusionFn &control);
/// The part of them for fills, constants and initial values.
void populateConstantOperandPatterns(strata::RewritePatternSet &patterns);

/// Adds a pattern that computes transposed constants where `control` agrees.
void populateConstantFoldLinalgOperations(strata::RewritePatternSet &patterns,
                                          const ControlFusionFn &control);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_ELEMENTWISEFUSION_H
