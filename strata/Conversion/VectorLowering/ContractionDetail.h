// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.contract, taken apart for the patterns that lower it: operands, and for each of their
// dimensions the iterator that it belongs to.
#ifndef STRATA_CONVERSION_VECTORLOWERING_CONTRACTIONDETAIL_H
#define STRATA_CONVERSION_VECTORLOWERING_CONTRACTIONDETAIL_H

#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"

namespace strata::detail {

/// The iterators of the dimensions of an operand.
using Subscripts = SmallVector<int64_t, 4>;

/// A contraction, maybe under a mask.
struct Contraction {
  explicit Contraction(vector::ContractionOp op);

  /// The number of dimension `iterator` of an operand; -1 if the operand has none.
  static int64_t find(ArrayRef<int64_t> subscripts, int64_t iterator);
  int64_t getNumIterators() const { return int64_t(isReduction.size()); }
  int64_t getSize(int64_t iterator) const;
  bool isScalable(int64_t iterator) const;
  /// Whether the iterators are these, 'p' for parallel and 'r' for reduction.
  bool hasIterators(StringRef kinds) const;
  /// Whether operands and result have these subscripts.
  bool hasSubscripts(ArrayRef<int64_t> lhsDims, ArrayRef<int64_t> rhsDims,
                     ArrayRef<int64_t> accDims) const;
  Type getElementType() const { return lhsType.getElementType(); }
  Type getAccElementType() const;
  bool isInteger() const { return !isa<FloatType>(getElementType()); }

  vector::ContractionOp op;
  /// The operation, or vector.mask around it.
  Operation *replaced;
  /// The mask may be null.
  Value lhs, rhs, acc, mask;
  VectorType lhsType, rhsType;
  Subscripts lhsDims, rhsDims, accDims;
  /// For each iterator, whether it is a reduction.
  SmallVector<bool, 4> isReduction;
};

/// lhs * rhs.
Value multiply(const VectorBuilder &vector, Value lhs, Value rhs);
/// Whether `to` is a wider type than `from`, of the same kind: integers or floats.
bool isWider(Type to, Type from);
/// `value` with elements of type `element`, which is that of its elements or isWider; integers are signed.
Value widen(const VectorBuilder &vector, Value value, Type element);
/// The dimensions of a matrix exchanged.
Value transposeMatrix(const VectorBuilder &vector, Value matrix);

/// The result of a contraction by one of the ways that an option selects. Null, without any
/// operation created, if the contraction has another form.
Value contractByDotProducts(const VectorBuilder &vector,
                            const Contraction &contraction);
Value contractByOuterProducts(const VectorBuilder &vector,
                              const Contraction &contraction);
Value contractElementwise(const VectorBuilder &vector,
                          const Contraction &contraction);
Value contractByMatrixIntrinsic(const VectorBuilder &vector,
                                const Contraction &contraction);

} // namespace strata::detail

#endif // STRATA_CONVERSION_VECTORLOWERING_CONTRACTIONDETAIL_H
