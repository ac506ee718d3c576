// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMSDETAIL_H
#define STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMSDETAIL_H

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

class PassRegistry;
class RewritePatternSet;

namespace tosalower {

/// The elements of a tensor whose dimensions are permuted; `type` is that of the result.
DenseElementsAttr transposeElements(DenseElementsAttr elements,
                                    ArrayRef<int32_t> perms,
                                    RankedTensorType type);

/// Folds of transposes, reciprocals and reductions of integers, if their input is a constant. A
/// constant with further uses is folded only in reductions, and only if `foldsShared`.
void populateConstantFolds(RewritePatternSet &patterns, bool foldsShared);

void registerAttachTargetPass(PassRegistry &registry);
void registerConstantPasses(PassRegistry &registry);
void registerDecompositionsPass(PassRegistry &registry);
void registerInferShapesPass(PassRegistry &registry);
void registerNarrowTypesPasses(PassRegistry &registry);
void registerReduceTransposesPass(PassRegistry &registry);
void registerToLinalgPipeline(PassRegistry &registry);
void registerValidatePass(PassRegistry &registry);

} // namespace tosalower
} // namespace strata

#endif // STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMSDETAIL_H
