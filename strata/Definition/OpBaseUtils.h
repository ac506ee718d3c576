// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the class bases of dialects (`strata.class_base`) that several dialects share.
#ifndef STRATA_DEFINITION_OPBASEUTILS_H
#define STRATA_DEFINITION_OPBASEUTILS_H

#include "strata/Definition/OpWrapper.h"
#include "strata/IR/Build/OpFoldResult.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata::detail {

/// Sets the attributes `attrs` of `op`, and returns `op`.
template <typename OpTy>
OpTy withAttrs(OpTy op, ArrayRef<NamedAttribute> attrs) {
  for (NamedAttribute attr : attrs)
    op->setAttr(attr.getName(), attr.getValue());
  return op;
}

/// The operation that has `value`, which may be null, as an argument of one of its blocks; null
/// if it is no `OpTy`.
template <typename OpTy> OpTy findArgumentOwner(Value value) {
  auto argument = dyn_cast_or_null<BlockArgument>(value);
  Operation *parent = argument ? argument.getOwner()->getParentOp() : nullptr;
  return dyn_cast_or_null<OpTy>(parent);
}

/// Adds a block to region `index` of `op`, which has none. The block ends with the terminator of
/// the region if `op` has no results. Keeps the insertion point of `builder`.
inline void addBranch(OpBuilder &builder, Operation *op, unsigned index) {
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&op->getRegion(index));
  if (op->getNumResults() == 0)
    ensureTerminator(builder, op, *block);
}

/// The size of dimension `dim` of `value`, which has a rank: an attribute, or the result of a
/// new `DimOp`, unless that folds.
template <typename DimOp>
OpFoldResult getMixedSize(OpBuilder &builder, Location loc, Value value,
                          int64_t dim) {
  auto type = cast<ShapedType>(value.getType());
  if (!type.isDynamicDim(unsigned(dim)))
    return OpFoldResult(builder.getIndexAttr(type.getDimSize(unsigned(dim))));
  return OpFoldResult(builder.createOrFold<DimOp>(loc, value, dim));
}

/// The sizes of all dimensions.
template <typename DimOp>
SmallVector<OpFoldResult> getMixedSizes(OpBuilder &builder, Location loc,
                                        Value value) {
  SmallVector<OpFoldResult> sizes;
  int64_t rank = cast<ShapedType>(value.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    sizes.push_back(getMixedSize<DimOp>(builder, loc, value, dim));
  return sizes;
}

} // namespace strata::detail

#endif // STRATA_DEFINITION_OPBASEUTILS_H
