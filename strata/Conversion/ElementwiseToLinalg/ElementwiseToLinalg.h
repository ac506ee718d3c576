// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of operations on all elements of tensors to linalg.generic.
#ifndef STRATA_CONVERSION_ELEMENTWISETOLINALG_ELEMENTWISETOLINALG_H
#define STRATA_CONVERSION_ELEMENTWISETOLINALG_ELEMENTWISETOLINALG_H

namespace strata {

class Operation;
class PassRegistry;
class RewritePatternSet;

/// Whether `op` has the traits of ElementwiseMappable and a ranked tensor among its operands, all
/// results are ranked tensors, and the operands are scalars besides.
bool isElementwiseOnRankedTensors(Operation *op);
/// A pattern that makes such operations linalg.generic with a scalar operation in the body.
void populateElementwiseToLinalgConversionPatterns(RewritePatternSet &patterns);
/// The pass convert-elementwise-to-linalg.
void registerElementwiseToLinalgPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ELEMENTWISETOLINALG_ELEMENTWISETOLINALG_H
