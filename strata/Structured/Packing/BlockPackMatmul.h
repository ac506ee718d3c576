// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of matrices on operands in blocks.
#ifndef STRATA_STRUCTURED_PACKING_BLOCKPACKMATMUL_H
#define STRATA_STRUCTURED_PACKING_BLOCKPACKMATMUL_H

#include "strata/Structured/Packing/Packing.h"

namespace strata {
class PassRegistry;
} // namespace strata

namespace dialects::linalg {

struct BlockPackMatmulOptions {
  /// The sizes of the blocks in the loops M, N and K.
  strata::SmallVector<int64_t> blockFactors;
  /// Whether blocks may add elements.
  bool allowPadding = true;
  /// Numbers other than 0 replace a block size by the size of the loop, rounded up to a multiple.
  strata::SmallVector<int64_t> mnkPaddedSizesNextMultipleOf;
  /// The positions of the loops M, N and K among them.
  strata::SmallVector<int64_t> mnkOrder = {0, 1, 2};
  /// Whether blocks and elements of blocks of the left operand are in columns, and those of the right one
  /// in rows of its transpose.
  bool lhsTransposeOuterBlocks = false, lhsTransposeInnerBlocks = false;
  bool rhsTransposeOuterBlocks = true, rhsTransposeInnerBlocks = true;
};

/// Packs the operands of the product `op`. Fails without changes if it is no product, or cannot be packed so.
strata::FailureOr<PackResult>
blockPackMatmul(strata::RewriterBase &rewriter, LinalgOp op,
                const BlockPackMatmulOptions &options);

} // namespace dialects::linalg

namespace strata {
/// linalg-block-pack-matmul
void registerBlockPackMatmulPass(PassRegistry &registry);
} // namespace strata

#endif // STRATA_STRUCTURED_PACKING_BLOCKPACKMATMUL_H
