// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the patterns of VectorLowering: operations of vector, and positions
// of parts.
#ifndef STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERINGDETAIL_H
#define STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERINGDETAIL_H

#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/ValueBuilder.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata::detail {

/// Creates operations of the dialect vector at the insertion point of a builder.
class VectorBuilder : public ValueBuilder {
public:
  using ValueBuilder::ValueBuilder;

  /// The vector or element at a position.
  Value extract(Value source, ArrayRef<int64_t> position) const;
  Value insert(Value part, Value dest, ArrayRef<int64_t> position) const;
  /// The part of `source` at `position` of dimension `dim`; all of it if `dim` is -1.
  Value extractPart(Value source, int64_t dim, int64_t position) const;
  /// `dest` with `part` at `position` of dimension `dim`; -1 for all of it.
  Value insertPart(Value part, Value dest, int64_t dim, int64_t position) const;
  Value broadcast(Type type, Value source) const;
  /// The dimensions of `source` in this order.
  Value transpose(Value source, ArrayRef<int64_t> order) const;
  /// The result of `op`, which is put into vector.mask if `mask` is not null.
  Value underMask(Operation *op, Value mask) const;
  Value poison(Type type) const;
  Value constant(Attribute value) const;
  /// The constant zero; null if the type has none.
  Value zero(Type type) const;
  Value index(int64_t number) const {
    return constant(builder.getIndexAttr(number));
  }
};

/// The operation of arith that combines numbers; empty if the kind is not one for the type.
StringRef getArithOperation(vector::CombiningKind kind, bool isFloat);

/// lhs * rhs, combined with `acc`, which may be null.
Value multiplyAndCombine(const VectorBuilder &vector, Value lhs, Value rhs,
                         Value acc, vector::CombiningKind kind);

/// `type` without its first `count` dimensions, also if that leaves none.
VectorType dropDims(VectorType type, int64_t count);
/// `type` without dimension `dim`.
VectorType dropDim(VectorType type, int64_t dim);
/// The maximal number of parts for which an operation on a vector is created,
/// and of elements of a constant created for one; larger numbers are
/// impractical.
constexpr int64_t maxParts = 1 << 16, maxElements = 1 << 20;
/// Whether a vector cannot be taken apart along its first `count` dimensions: one of them is
/// scalable, or there are too many parts.
bool cannotSplit(VectorType type, int64_t count);
/// Fails and tells that.
LogicalResult refuseSplit(Operation *op, PatternRewriter &rewriter);
/// All positions in the first `count` dimensions, in row-major order. Null if there are
/// too many, or one of the dimensions is scalable.
std::optional<SmallVector<SmallVector<int64_t, 4>>>
getPositions(VectorType type, int64_t count);

void populateUnrollPatterns(RewritePatternSet &patterns);
void populateBroadcastPatterns(RewritePatternSet &patterns);
void populateShapeCastPatterns(RewritePatternSet &patterns);
void populateSlicePatterns(RewritePatternSet &patterns);
void populateProductPatterns(RewritePatternSet &patterns);
void populateTransposePatterns(RewritePatternSet &patterns,
                               const VectorLoweringOptions &options);
void populateContractionPatterns(RewritePatternSet &patterns,
                                 const VectorLoweringOptions &options);
void populateMaskPatterns(RewritePatternSet &patterns,
                          const VectorLoweringOptions &options);
void populateTransferPatterns(RewritePatternSet &patterns);

} // namespace strata::detail

#endif // STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERINGDETAIL_H
