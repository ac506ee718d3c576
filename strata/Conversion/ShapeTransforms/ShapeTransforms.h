// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes over shapes that stay in the dialect shape.
#ifndef STRATA_CONVERSION_SHAPETRANSFORMS_SHAPETRANSFORMS_H
#define STRATA_CONVERSION_SHAPETRANSFORMS_SHAPETRANSFORMS_H

namespace strata {

class PassRegistry;

/// The passes `shape-to-shape-lowering`, `remove-shape-constraints` and
/// `outline-shape-computation`.
void registerShapeTransformsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_SHAPETRANSFORMS_SHAPETRANSFORMS_H
