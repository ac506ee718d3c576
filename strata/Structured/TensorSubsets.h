// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Slices of tensors beside transfers of vectors and other slices: transfers access the whole
// tensor.
#ifndef STRATA_STRUCTURED_TENSORSUBSETS_H
#define STRATA_STRUCTURED_TENSORSUBSETS_H

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::tensor {

/// Adds patterns that read vectors from the source of a tensor.extract_slice, and write them to the
/// destination of a tensor.insert_slice, and that insert the source of a tensor.insert_slice which
/// is as large as its destination. Strides must be 1, and transfers in bounds and without mask.
void populateFoldTensorSubsetOpPatterns(strata::RewritePatternSet &patterns);
/// Adds the patterns of vector.transfer_read and vector.transfer_write only.
void populateFoldTensorSubsetIntoVectorTransferPatterns(
    strata::RewritePatternSet &patterns);

} // namespace dialects::tensor

#endif // STRATA_STRUCTURED_TENSORSUBSETS_H
