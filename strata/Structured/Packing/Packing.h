// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Packed layouts of the operands of structured operations, their permutation, and linalg.pack and
// linalg.unpack as simpler operations.
#ifndef STRATA_STRUCTURED_PACKING_PACKING_H
#define STRATA_STRUCTURED_PACKING_PACKING_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::linalg {

/// A structured operation with packed operands.
struct PackResult {
  strata::SmallVector<PackOp> packOps;
  LinalgOp packedLinalgOp;
  strata::SmallVector<UnPackOp> unPackOps;
};

/// Splits loop `i` of `op` into tiles of `packedSizes[i]` iterations, unless that is 0: operands are packed
/// into tiles, and results unpacked. Elements that tiles add are zero, or do not change the reduction that
/// reads them. Fails without changes if they would change results, for operations on memrefs, and if a
/// packed loop is a part of the index of a dimension, or of several dimensions of an operand.
strata::FailureOr<PackResult>
pack(strata::RewriterBase &rewriter, LinalgOp op,
     strata::ArrayRef<strata::OpFoldResult> packedSizes);

/// An empty tensor for the packed `source`; `outerDims` is empty for the order of the source.
strata::Value createPackDestination(
    strata::OpBuilder &builder, strata::Location loc, strata::Value source,
    strata::ArrayRef<strata::OpFoldResult> tiles,
    strata::ArrayRef<int64_t> innerDims, strata::ArrayRef<int64_t> outerDims);

/// The operations that compute a linalg.pack. If it only pads the tensor, there is no `expandShapeOp` and
/// `transposeOp`.
struct LowerPackResult {
  strata::Operation *padOp = nullptr, *expandShapeOp = nullptr,
                    *transposeOp = nullptr;
};
/// Replaces `op`, unless a tile size is dynamic. A pack that only pads becomes tensor.insert_slice
/// if `lowersPadLikeWithInsertSlice`.
strata::FailureOr<LowerPackResult>
lowerPack(strata::RewriterBase &rewriter, PackOp op,
          bool lowersPadLikeWithInsertSlice = true);

/// The operations that compute a linalg.unpack. If it only takes a part of the tensor, there is only
/// `extractSliceOp`.
struct LowerUnPackResult {
  strata::Operation *emptyOp = nullptr, *transposeOp = nullptr,
                    *collapseShapeOp = nullptr, *extractSliceOp = nullptr;
};
/// Replaces `op`.
LowerUnPackResult lowerUnPack(strata::RewriterBase &rewriter, UnPackOp op,
                              bool lowersUnpadLikeWithExtractSlice = true);

struct PackTransposeResult {
  PackOp transposedPackOp;
  LinalgOp transposedLinalgOp;
  /// Null without.
  UnPackOp transposedUnPackOp;
};
/// Permutes the outer and inner dimensions of `packOp`, whose only use is the operation `op`, and of
/// `unPackOp`, which may be null, of the result for this operand. Empty permutations keep the order.
/// Fails if the operations are not connected so.
strata::FailureOr<PackTransposeResult>
packTranspose(strata::RewriterBase &rewriter, PackOp packOp, LinalgOp op,
              UnPackOp unPackOp, strata::ArrayRef<int64_t> outerPerm,
              strata::ArrayRef<int64_t> innerPerm);

/// Whether `permutation` has each number below `rank` once.
bool isPermutationOfRank(strata::ArrayRef<int64_t> permutation, int64_t rank);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_PACKING_PACKING_H
