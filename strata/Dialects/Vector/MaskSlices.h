// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts and rearrangements of masks, which are masks again. The patterns are rooted at the
// operation that makes the mask and change its users.
#ifndef STRATA_DIALECTS_VECTOR_MASKSLICES_H
#define STRATA_DIALECTS_VECTOR_MASKSLICES_H

namespace strata {

class RewritePatternSet;

namespace detail {

/// Patterns of vector.create_mask.
void getCreateMaskSlicePatterns(RewritePatternSet &set);
/// Patterns of vector.constant_mask.
void getConstantMaskSlicePatterns(RewritePatternSet &set);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_VECTOR_MASKSLICES_H
