// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from tensor.pad to linalg and tensor.
#ifndef STRATA_CONVERSION_TENSORTOLINALG_TENSORTOLINALG_H
#define STRATA_CONVERSION_TENSORTOLINALG_TENSORTOLINALG_H

namespace strata {

class PassRegistry;

/// The pass `convert-tensor-to-linalg`: tensor.pad as a tensor that is filled, or generated, and
/// into which the source is inserted.
void registerTensorToLinalgPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TENSORTOLINALG_TENSORTOLINALG_H
