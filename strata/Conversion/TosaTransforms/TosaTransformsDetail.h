// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMSDETAIL_H
#define STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMSDETAIL_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

namespace tosalower {

/// Folds of transposes, reciprocals and reductions of integers, if their input is a constant. A
/// constant with further uses is folded only in reductions, and only if `foldsShared`.
void populateConstantFolds(RewritePatternSet &patterns, bool foldsShared);

void registerAttachTargetPass(PassRegistry &registry);
void registerConstantPasses(PassRegistry &registry);
void registerDecompositionsPass(PassRegistry &registry);
void registerInferShapesPass(PassRegistry &registry);

} // namespace tosalower
} // namespace strata

#endif // STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMSDETAIL_H
