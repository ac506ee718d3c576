// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of views of memrefs to memref.reinterpret_cast, whose offsets, sizes and strides
// affine.apply computes.
#ifndef STRATA_CONVERSION_EXPANDSTRIDEDMETADATA_EXPANDSTRIDEDMETADATA_H
#define STRATA_CONVERSION_EXPANDSTRIDEDMETADATA_EXPANDSTRIDEDMETADATA_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Patterns from views of memrefs, such as memref.subview, to memref.reinterpret_cast of
/// their base with offsets, sizes and strides that affine.apply computes.
void populateExpandStridedMetadataPatterns(RewritePatternSet &patterns);
void registerExpandStridedMetadataPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_EXPANDSTRIDEDMETADATA_EXPANDSTRIDEDMETADATA_H
