// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the folds and patterns of operations that move elements between
// vectors: questions about shapes, positions, and constants taken apart and
// made again.
#ifndef STRATA_DIALECTS_VECTOR_ELEMENTDETAIL_H
#define STRATA_DIALECTS_VECTOR_ELEMENTDETAIL_H

#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/ConstantFolding.h"

namespace strata::detail {

/// The most steps along a chain of operations; cycles end there.
constexpr unsigned MaxChainLength = 1u << 16;
/// Stands for an undefined position.
constexpr int64_t PoisonPosition = -1;

//===-- Shapes -------------------------------------------------------------===//

bool isScalableDim(VectorType type, int64_t dim);
/// Whether dimension `dim` has exactly one element.
bool isUnitDim(VectorType type, int64_t dim);
/// A flag for each dimension, even if none is scalable.
SmallVector<bool> getScalableFlags(VectorType type);
/// Whether the dimensions of `a` from `aFirst` on are those of `b` from `bFirst` on.
bool haveEqualDims(VectorType a, int64_t aFirst, VectorType b, int64_t bFirst);
/// The type of `type` without its first `count` dimensions: a vector, or an
/// element.
Type dropLeadingDims(VectorType type, int64_t count);
/// `type` with its dimensions in the order `permutation`.
VectorType permuteDims(VectorType type, ArrayRef<int64_t> permutation);
/// Whether `permutation` keeps the order of all elements, since it moves only dimensions
/// of size 1.
bool keepsOrder(VectorType source, ArrayRef<int64_t> permutation);
/// Whether vector.broadcast can make `result` of `source`.
bool isBroadcastable(Type source, VectorType result);
/// The number of elements, of the smallest vector that `type` stands for; 1 for
/// a scalar. std::nullopt if it is too large.
std::optional<int64_t> getNumElements(Type type);
/// The row-major number of the element or slice at `position`, which has an entry for
/// each leading dimension, in range.
int64_t linearize(VectorType type, ArrayRef<int64_t> position);

//===-- Definitions of values ----------------------------------------------===//

/// The operation that defines `value` before `user`, from values that are known before. In
/// graph regions there may be none, though `value` is a result.
Operation *findDef(Value value, Operation *user);
/// The same, if it is of the class `Op`.
template <typename Op> Op getDef(Value value, Operation *user) {
  return dyn_cast_or_null<Op>(findDef(value, user));
}
/// The value that `value`, an operand of `user`, repeats along dimensions: the
/// source of a broadcast, or of a shape_cast that only adds leading dimensions.
/// Null if `value` is neither.
Value getRepeated(Value value, Operation *user);
/// The scalar that is broadcast to `value`, or null.
Value getSplatScalar(Value value, Operation *user);

//===-- Positions ----------------------------------------------------------===//

/// Replaces values that are constants, in range or undefined, by numbers. `constants`
/// are the constants of the values. False if there are none.
bool inlineConstantPositions(SmallVectorImpl<int64_t> &numbers,
                             SmallVectorImpl<Value> &values, VectorType type,
                             ArrayRef<Attribute> constants);
/// The integers in `array`.
SmallVector<int64_t> getIntegers(ArrayAttr array);

//===-- Constants ----------------------------------------------------------===//

/// The attribute `#ub.poison`; null if the dialect is absent.
Attribute getPoison(Operation *op);
/// Appends the bits of `count` elements from number `first` on. Fails if they are not
/// integers, indices or floats, or if they are too many.
LogicalResult readElements(DenseElementsAttr dense, int64_t first,
                           int64_t count, SmallVectorImpl<APInt> &bits);
/// Appends the bits of all elements of `constant`, a number or dense elements.
LogicalResult readElements(Attribute constant, SmallVectorImpl<APInt> &bits);
/// The constant of `type` with these elements, or one for all; null if the type has no
/// such constants. `type` may be a scalar.
Attribute makeConstant(Type type, ArrayRef<APInt> bits);
/// The splat of `type` with the elements of `constant`, a number or a splat; or null.
Attribute makeSplat(Attribute constant, Type type);

void registerExtractFolds(Context &ctx);
void registerInsertFolds(Context &ctx);
void registerShapeFolds(Context &ctx);
void registerSliceFolds(Context &ctx);
void registerExtractPatterns(Context &ctx);
void registerInsertPatterns(Context &ctx);
void registerShapePatterns(Context &ctx);
void registerSlicePatterns(Context &ctx);

} // namespace strata::detail

#endif // STRATA_DIALECTS_VECTOR_ELEMENTDETAIL_H
