// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From operations of linalg that are not loops over one space to loops.
#ifndef STRATA_CONVERSION_EXPANDSTRUCTURED_EXPANDSTRUCTURED_H
#define STRATA_CONVERSION_EXPANDSTRUCTURED_EXPANDSTRUCTURED_H

namespace strata {

class PassRegistry;

/// The pass `expand-structured`: linalg.softmax, pack and unpack as tensors that are
/// generated element by element; softmax of memrefs as loops.
void registerExpandStructuredPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_EXPANDSTRUCTURED_EXPANDSTRUCTURED_H
