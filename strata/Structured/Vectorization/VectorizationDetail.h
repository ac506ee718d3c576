// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the vectorization that its sources share.
#ifndef STRATA_STRUCTURED_VECTORIZATION_VECTORIZATIONDETAIL_H
#define STRATA_STRUCTURED_VECTORIZATION_VECTORIZATIONDETAIL_H

#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Structured/Vectorization/Vectorization.h"

#include "llvm/ADT/DenseMap.h"

namespace dialects::linalg::detail {

/// The vectors of one structured operation: their shapes and masks. The shape with one dimension
/// for each loop is the canonical one.
class VectorShapes {
public:
  /// Creates the sizes of the loops where `rewriter` inserts.
  VectorShapes(strata::RewriterBase &rewriter, LinalgOp op,
               const VectorizationOptions &options);

  /// The vector with a dimension for each result of `map`, a projected permutation of the loops that may
  /// have zeros, which are left out. Without map, the canonical one.
  strata::VectorType getType(strata::Type element,
                             strata::AffineMap map = {}) const;
  strata::ArrayRef<int64_t> getShape() const { return shape; }
  bool isScalable(unsigned dim) const {
    return !scalable.empty() && scalable[dim];
  }
  /// Whether operations on vectors of the canonical shape are masked.
  bool isMasked() const;
  /// The mask of vectors of the type that `map` gives; null if all elements are in the iteration space.
  strata::Value getMask(strata::AffineMap map = {});
  /// Puts `op` under its mask, if it has one. `map` is that of the memory for transfers. Returns
  /// `op` or the vector.mask around it.
  strata::Operation *mask(strata::Operation *op, strata::AffineMap map = {});

private:
  strata::AffineMap getIdentity() const;
  strata::Value createSize(LinalgOp op, unsigned loop);
  bool needsMask(strata::AffineMap map, bool isTransfer) const;
  void setAssumedInBounds(strata::Operation *op, strata::AffineMap map) const;

  strata::RewriterBase &rewriter;
  strata::Location loc;
  bool assumesDynamicDimsMatch;
  strata::SmallVector<int64_t> shape, loopSizes;
  strata::SmallVector<bool> scalable;
  strata::SmallVector<strata::Value> sizes;
  llvm::DenseMap<strata::AffineMap, strata::Value> masks;
};

/// The operation that combines elements of the output `init` with others, and is used for that alone. Null
/// without.
strata::Operation *getReductionCombiner(LinalgOp op, strata::OpOperand *init);
/// The operand of `combiner` that is not `sum`, or `sum` if both are.
strata::Value getCombinedValue(strata::Operation *combiner, strata::Value sum);
/// How `combiner` combines; std::nullopt for operations without counterpart.
std::optional<vector::CombiningKind>
getCombiningKind(strata::Operation *combiner);

/// Whether all elements of `op` are computed independently of each other.
bool isElementwiseOp(LinalgOp op);

/// Sets the attribute of the transfer `op`: all dimensions are in bounds.
void setAllInBounds(strata::OpBuilder &builder, strata::Operation *op);
/// Moves `op` into a vector.mask, which it returns.
strata::Operation *createMasked(strata::RewriterBase &rewriter,
                                strata::Operation *op, strata::Value mask);
/// `value` as a vector of type `type`; itself if it has that type.
strata::Value broadcastTo(strata::OpBuilder &builder, strata::Value value,
                          strata::VectorType type);

/// A read of `source` from its first element, masked unless the vector has the size of `source`. Poison
/// is read elsewhere if `padding` is null. A mask is stored to `mask`, if that is not null.
strata::Value createRead(strata::RewriterBase &rewriter, strata::Location loc,
                         strata::Value source, strata::VectorType type,
                         strata::Value padding, strata::Value *mask = nullptr);
/// A write of `value` to `dest` from its first element, masked unless it has the size of `dest`. Returns
/// the write, or the vector.mask around it.
strata::Operation *createWrite(strata::RewriterBase &rewriter,
                               strata::Location loc, strata::Value value,
                               strata::Value dest);

/// Vectorizes one class of operations. Without `rewriter`, tells whether it succeeds.
bool vectorizePad(strata::RewriterBase *rewriter, strata::Operation *op,
                  const VectorizationOptions &options);
bool vectorizePack(strata::RewriterBase *rewriter, strata::Operation *op,
                   const VectorizationOptions &options);
bool vectorizeUnPack(strata::RewriterBase *rewriter, strata::Operation *op,
                     const VectorizationOptions &options);
bool vectorizeInsertSlice(strata::RewriterBase *rewriter, strata::Operation *op,
                          const VectorizationOptions &options);
bool vectorizeStructured(strata::RewriterBase *rewriter, strata::Operation *op,
                         const VectorizationOptions &options);

/// Replaces `op`, which can be vectorized.
void replaceByVectors(strata::RewriterBase &rewriter, LinalgOp op,
                      const VectorizationOptions &options);

/// Whether `sizes` has one positive number for each of `shape`, not below it, and 64 bits hold their product.
bool areValidSizes(strata::ArrayRef<int64_t> shape,
                   strata::ArrayRef<int64_t> sizes);

/// Whether `op` can be vectorized as a contraction.
bool isContraction(LinalgOp op);
/// The results of the contraction `op` by vector.contract, with the insertion point before it.
strata::SmallVector<strata::Value>
vectorizeContraction(strata::RewriterBase &rewriter, LinalgOp op,
                     VectorShapes &shapes);

} // namespace dialects::linalg::detail

#endif // STRATA_STRUCTURED_VECTORIZATION_VECTORIZATIONDETAIL_H
