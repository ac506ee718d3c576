// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces sizes of results by sizes of operands.
#ifndef STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_RESOLVESHAPEDTYPERESULTDIMS_H
#define STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_RESOLVESHAPEDTYPERESULTDIMS_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Patterns for tensor.dim of results of operations, and of the arguments of scf.forall.
void populateResolveShapedTypeResultDimsPatterns(RewritePatternSet &patterns);
void registerResolveShapedTypeResultDimsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_RESOLVESHAPEDTYPERESULTDIMS_H
