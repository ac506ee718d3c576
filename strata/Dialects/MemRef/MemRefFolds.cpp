// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefFolds.h"

#include "strata/Analysis/IntegerRange.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using namespace strata::detail;

//===-- Casts --------------------------------------------------------------===//

LogicalResult detail::foldMemRefCast(Operation *op, Value except) {
  bool changed = false;
  for (OpOperand &operand : op->getOpOperands()) {
    auto castOp = operand.get().getDefiningOp<memref::CastOp>();
    if (!castOp || castOp == op || operand.get() == except ||
        !isa<MemRefType>(castOp.getSource().getType()))
      continue;
    operand.set(castOp.getSource());
    changed = true;
  }
  return success(changed);
}

/// The fold of operations that only take what was cast.
static LogicalResult foldCastOperands(Operation *op, ArrayRef<Attribute>,
                                      SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(op);
}

/// A stored memref keeps its type, which is that of the elements.
static LogicalResult foldFirstKept(Operation *op, ArrayRef<Attribute>,
                                   SmallVectorImpl<OpFoldResult> &) {
  return op->getNumOperands() ? foldMemRefCast(op, op->getOperand(0))
                              : failure();
}

static bool mayEqual(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

/// Whether a cast from the ranked type `from` to `to`, which have compatible layouts with
/// a type between them, does not contradict itself.
static bool areCastCompatible(MemRefType from, Type to) {
  auto ranked = dyn_cast<MemRefType>(to);
  if (!ranked)
    return isa<UnrankedMemRefType>(to);
  SmallVector<int64_t> strides, otherStrides;
  int64_t offset, otherOffset;
  auto allMayEqual = [](ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
             return mayEqual(std::get<0>(pair), std::get<1>(pair));
           });
  };
  return allMayEqual(from.getShape(), ranked.getShape()) &&
         succeeded(from.getStridesAndOffset(strides, offset)) &&
         succeeded(ranked.getStridesAndOffset(otherStrides, otherOffset)) &&
         allMayEqual(strides, otherStrides) && mayEqual(offset, otherOffset);
}

bool detail::isMemRefCast(Type from, Type to) {
  auto getSpace = [](Type type) {
    auto ranked = dyn_cast<MemRefType>(type);
    return ranked ? ranked.getMemorySpace()
                  : cast<UnrankedMemRefType>(type).getMemorySpace();
  };
  if (!isa<BaseMemRefType>(from) || !isa<BaseMemRefType>(to) ||
      cast<BaseMemRefType>(from).getElementType() !=
          cast<BaseMemRefType>(to).getElementType() ||
      getSpace(from) != getSpace(to))
    return false;
  auto ranked = dyn_cast<MemRefType>(from);
  return ranked ? areCastCompatible(ranked, to) : isa<MemRefType>(to);
}

//===-- Sizes --------------------------------------------------------------===//

static OpFoldResult getIndex(Operation *op, int64_t number) {
  return IntegerAttr::get(IndexType::get(op->getContext()), number);
}

/// The value among `sizes`, one for each dynamic dimension of `type`, for `dim`.
static Value getSize(ValueRange sizes, MemRefType type, int64_t dim) {
  size_t index = type.getDynamicDimIndex(dim);
  return index < sizes.size() ? sizes[index] : Value();
}

/// The size of dimension `dim` of a part, if dimensions of size 1 that it leaves out are
/// certain.
static Value getPartSize(memref::SubViewOp part, int64_t dim) {
  auto type = dyn_cast<MemRefType>(part.getType());
  SmallVector<OpFoldResult> sizes = getMixedValues(
      part.getStaticSizes(), part.getSizes(), part->getContext());
  if (!type)
    return {};
  int64_t next = 0;
  Value found;
  for (OpFoldResult size : sizes) {
    auto number = getConstantIntValue(size.getAttr());
    bool fits = next < type.getRank() &&
                type.getDimSize(next) == number.value_or(ShapedType::kDynamic);
    if (!fits && number != 1)
      return {};
    if (fits && next++ == dim)
      found = size.getValue();
  }
  return next == type.getRank() ? found : Value();
}

/// The operand of the operation that defines `memref` which is the size of its dynamic
/// dimension `dim`.
static Value getDynamicSize(Value memref, MemRefType type, int64_t dim) {
  Operation *def = memref.getDefiningOp();
  if (auto alloc = dyn_cast_or_null<memref::AllocOp>(def))
    return getSize(alloc.getDynamicSizes(), type, dim);
  if (auto alloca = dyn_cast_or_null<memref::AllocaOp>(def))
    return getSize(alloca.getDynamicSizes(), type, dim);
  if (auto view = dyn_cast_or_null<memref::ViewOp>(def))
    return getSize(view.getSizes(), type, dim);
  if (auto part = dyn_cast_or_null<memref::SubViewOp>(def))
    return getPartSize(part, dim);
  return {};
}

static OpFoldResult foldDim(memref::DimOp op,
                            memref::DimOp::FoldAdaptor adaptor) {
  auto type = dyn_cast<MemRefType>(op.getSource().getType());
  auto index = getConstantIntValue(adaptor.getIndex());
  if (!type || !index || *index < 0 || *index >= type.getRank())
    return {};
  if (!type.isDynamicDim(*index))
    return getIndex(op, type.getDimSize(*index));
  Value size = getDynamicSize(op.getSource(), type, *index);
  if (size && size != Value(op->getResult(0)))
    return size;
  return succeeded(foldMemRefCast(op)) ? OpFoldResult(Value(op->getResult(0)))
                                       : OpFoldResult();
}

//===-- Views --------------------------------------------------------------===//

static bool isZero(ArrayRef<OpFoldResult> offsets) {
  return areAllConstantIntValue(offsets, 0);
}

static OpFoldResult foldTranspose(memref::TransposeOp op,
                                  memref::TransposeOp::FoldAdaptor) {
  AffineMap map = op.getPermutation();
  if (map.isIdentity() && op.getType() == op.getIn().getType())
    return op.getIn();
  auto inner = op.getIn().getDefiningOp<memref::TransposeOp>();
  if (!inner || inner == op)
    return {};
  AffineMap innerMap = inner.getPermutation();
  if (innerMap.getNumResults() != map.getNumDims())
    return {};
  op.setPermutationAttr(AffineMapAttr::get(map.compose(innerMap)));
  op.setIn(inner.getIn());
  return Value(op->getResult(0));
}

/// The memref that is the same memory as the source of `op`.
static Value getReinterpretedSource(memref::ReinterpretCastOp op) {
  Operation *def = op.getSource().getDefiningOp();
  if (auto prev = dyn_cast_or_null<memref::ReinterpretCastOp>(def))
    return prev.getSource();
  if (auto prev = dyn_cast_or_null<memref::CastOp>(def))
    return prev.getSource();
  auto part = dyn_cast_or_null<memref::SubViewOp>(def);
  return part && isZero(getMixedValues(part.getStaticOffsets(),
                                       part.getOffsets(), op->getContext()))
             ? part.getSource()
             : Value();
}

static OpFoldResult foldReinterpret(memref::ReinterpretCastOp op,
                                    memref::ReinterpretCastOp::FoldAdaptor) {
  Value source = getReinterpretedSource(op);
  if (source && source != op.getSource() && source != Value(op->getResult(0))) {
    op.setSource(source);
    return Value(op->getResult(0));
  }
  auto type = dyn_cast<MemRefType>(op.getType());
  ArrayRef<int64_t> offsets = op.getStaticOffsets();
  return type && type.hasStaticShape() && type == op.getSource().getType() &&
                 offsets.size() == 1 && offsets.front() == 0
             ? OpFoldResult(op.getSource())
             : OpFoldResult();
}

static bool hasStaticLayout(MemRefType type) {
  auto layout = dyn_cast_or_null<StridedLayoutAttr>(type.getLayout());
  return !layout || (!ShapedType::isDynamic(layout.getOffset()) &&
                     llvm::none_of(layout.getStrides(), ShapedType::isDynamic));
}

/// The whole of the source, or of another part.
static OpFoldResult foldSubView(memref::SubViewOp op,
                                memref::SubViewOp::FoldAdaptor) {
  auto type = dyn_cast<MemRefType>(op.getType());
  if (!type || type != op.getSource().getType())
    return {};
  if (type.hasStaticShape() && hasStaticLayout(type))
    return op.getSource();
  Context *ctx = op->getContext();
  auto inner = op.getSource().getDefiningOp<memref::SubViewOp>();
  if (!inner || inner == op)
    return {};
  auto sizes = getMixedValues(op.getStaticSizes(), op.getSizes(), ctx);
  auto outer = getMixedValues(inner.getStaticSizes(), inner.getSizes(), ctx);
  bool isAll =
      llvm::equal(sizes, outer) &&
      isZero(getMixedValues(op.getStaticOffsets(), op.getOffsets(), ctx)) &&
      areAllConstantIntValue(
          getMixedValues(op.getStaticStrides(), op.getStrides(), ctx), 1);
  return isAll ? OpFoldResult(op.getSource()) : OpFoldResult();
}

//===-- Reshapes -----------------------------------------------------------===//

/// Folds a reshape that keeps the type, or that reverts the reshape of its
/// source.
template <typename Op, typename Inverse>
static OpFoldResult foldReshape(Op op, typename Op::FoldAdaptor) {
  if (op.getSrc().getType() == op.getType())
    return op.getSrc();
  auto inverse = op.getSrc().template getDefiningOp<Inverse>();
  if (!inverse || inverse.getSrc().getType() != op.getType())
    return {};
  auto type = dyn_cast<MemRefType>(op.getType());
  // The sizes of a group are assigned to dimensions unambiguously if one is
  // dynamic.
  bool isExpansion = std::is_same_v<Op, memref::ExpandShapeOp>;
  return type && (type.getNumDynamicDims() < 2 ||
                  (!isExpansion &&
                   inverse.getReassociation() == op.getReassociation()))
             ? OpFoldResult(inverse.getSrc())
             : OpFoldResult();
}

//===-- Registration -------------------------------------------------------===//

void strata::registerMemRefFolds(Context &ctx) {
  using namespace memref;
  registerOpHooks<AtomicRMWOp>(&ctx, {.fold = foldFirstKept});
  registerOpHooks<CollapseShapeOp>(
      &ctx, {.fold = foldHook<CollapseShapeOp,
                              foldReshape<CollapseShapeOp, ExpandShapeOp>>});
  registerOpHooks<DeallocOp>(&ctx, {.fold = foldCastOperands});
  static constexpr InferIntRangeInterface sizes = {inferDimRange};
  registerOpHooks<DimOp>(&ctx, {.fold = foldHook<DimOp, foldDim>,
                                .interfaces = {makeInterfaceTable(sizes)}});
  registerOpHooks<DmaStartOp, DmaWaitOp>(&ctx, {.fold = foldCastOperands});
  registerOpHooks<ExpandShapeOp>(
      &ctx, {.fold = foldHook<ExpandShapeOp,
                              foldReshape<ExpandShapeOp, CollapseShapeOp>>});
  registerOpHooks<LoadOp>(&ctx, {.fold = foldCastOperands});
  registerOpHooks<PrefetchOp>(&ctx, {.fold = foldCastOperands});
  registerOpHooks<ReinterpretCastOp>(
      &ctx, {.fold = foldHook<ReinterpretCastOp, foldReinterpret>});
  registerOpHooks<StoreOp>(&ctx, {.fold = foldFirstKept});
  registerOpHooks<SubViewOp>(&ctx, {.fold = foldHook<SubViewOp, foldSubView>});
  registerOpHooks<TransposeOp>(&ctx,
                               {.fold = foldHook<TransposeOp, foldTranspose>});
}
