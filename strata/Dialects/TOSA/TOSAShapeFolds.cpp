// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of operations that move elements, and of reductions of dimensions of size 1.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Build/ConstantFolding.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::detail;
using namespace strata::tosa;

//===-- Helpers ------------------------------------------------------------===//

std::optional<SmallVector<int64_t>> detail::getConstantSizes(Value shape) {
  auto elements =
      dyn_cast_or_null<DenseIntElementsAttr>(getConstantValue(shape));
  if (!elements)
    return std::nullopt;
  SmallVector<int64_t> sizes;
  for (int64_t size : elements.getValues<int64_t>())
    sizes.push_back(size);
  return sizes;
}

RankedTensorType detail::getStaticTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() ? tensor : RankedTensorType();
}

bool detail::isUnitDim(Type type, int64_t dim) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && dim >= 0 && dim < tensor.getRank() &&
         tensor.getDimSize(unsigned(dim)) == 1;
}

/// Whether `shape` is a constant whose sizes are all `value`.
static bool areAll(Value shape, int64_t value) {
  auto sizes = getConstantSizes(shape);
  return sizes &&
         llvm::all_of(*sizes, [=](int64_t size) { return size == value; });
}

/// The constant as elements of numbers of the static `type`; null for elements of another
/// type, such as the storage of quantized numbers.
static DenseElementsAttr getElementsFor(Attribute constant, Type type) {
  auto tensor = getStaticTensor(type);
  auto elements = dyn_cast_or_null<DenseElementsAttr>(constant);
  return tensor && elements &&
                 elements.getType().getElementType() == tensor.getElementType()
             ? elements
             : DenseElementsAttr();
}

/// A splat as a constant of another shape.
static OpFoldResult foldSplatShape(Attribute constant, Type type) {
  DenseElementsAttr elements = getElementsFor(constant, type);
  return elements && elements.isSplat()
             ? OpFoldResult(elements.resizeSplat(cast<ShapedType>(type)))
             : OpFoldResult();
}

//===-- Reductions ---------------------------------------------------------===//

/// A dimension of size 1 is already reduced.
template <typename Op>
static OpFoldResult foldReduction(Op op, typename Op::FoldAdaptor) {
  Value input = op.getInput();
  return input.getType() == op.getType() &&
                 isUnitDim(input.getType(), op.getAxis())
             ? OpFoldResult(input)
             : OpFoldResult();
}

static OpFoldResult foldArgMax(ArgMaxOp op, ArgMaxOp::FoldAdaptor) {
  auto type = getStaticTensor(op.getType());
  return type && isa<IntegerType>(type.getElementType()) &&
                 isUnitDim(op.getInput().getType(), op.getAxis())
             ? OpFoldResult(getIntegerConstant(type, 0))
             : OpFoldResult();
}

//===-- Shapes -------------------------------------------------------------===//

static OpFoldResult foldReverse(ReverseOp op, ReverseOp::FoldAdaptor adaptor) {
  Value input = op.getInput1();
  if (input.getType() != op.getType())
    return {};
  if (isUnitDim(input.getType(), op.getAxis()))
    return input;
  auto elements = dyn_cast_or_null<DenseElementsAttr>(adaptor.getInput1());
  return elements && elements.isSplat() ? OpFoldResult(elements)
                                        : OpFoldResult();
}

/// A single element of a constant.
static OpFoldResult foldElementOf(DenseElementsAttr elements,
                                  RankedTensorType type,
                                  ArrayRef<int64_t> starts) {
  ShapedType from = elements.getType();
  if (type.getNumElements() != 1 || from.getRank() != int64_t(starts.size()))
    return {};
  int64_t position = 0;
  for (auto [start, size] : llvm::zip(starts, from.getShape())) {
    if (start < 0 || start >= size)
      return {};
    position = position * size + start;
  }
  auto values = elements.tryGetValues<Attribute>();
  if (failed(values))
    return {};
  Attribute value = (*values)[size_t(position)];
  return DenseElementsAttr::get(type, ArrayRef<Attribute>(value));
}

static OpFoldResult foldSlice(SliceOp op, SliceOp::FoldAdaptor adaptor) {
  auto type = getStaticTensor(op.getType());
  if (!type)
    return {};
  if (op.getInput1().getType() == type)
    return op.getInput1();
  if (OpFoldResult splat = foldSplatShape(adaptor.getInput1(), type))
    return splat;
  DenseElementsAttr elements = getElementsFor(adaptor.getInput1(), type);
  auto starts = getConstantSizes(op.getStart());
  return elements && starts ? foldElementOf(elements, type, *starts)
                            : OpFoldResult();
}

static OpFoldResult foldTile(TileOp op, TileOp::FoldAdaptor) {
  return op.getInput1().getType() == op.getType() &&
                 areAll(op.getMultiples(), 1)
             ? OpFoldResult(op.getInput1())
             : OpFoldResult();
}

static OpFoldResult foldPad(PadOp op, PadOp::FoldAdaptor) {
  return op.getInput1().getType() == op.getType() && areAll(op.getPadding(), 0)
             ? OpFoldResult(op.getInput1())
             : OpFoldResult();
}

static OpFoldResult foldTranspose(TransposeOp op,
                                  TransposeOp::FoldAdaptor adaptor) {
  auto perms = llvm::enumerate(op.getPerms());
  bool isIdentity = llvm::all_of(
      perms, [](auto dim) { return int64_t(dim.index()) == dim.value(); });
  if (isIdentity && op.getInput1().getType() == op.getType())
    return op.getInput1();
  return foldSplatShape(adaptor.getInput1(), op.getType());
}

/// Elements in the order of a reshape are not copied if their constant has further uses.
static OpFoldResult foldReshape(ReshapeOp op, ReshapeOp::FoldAdaptor adaptor) {
  Value input = op.getInput1();
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type)
    return {};
  if (input.getType() == type && type.getNumDynamicDims() <= 1)
    return input;
  if (auto inner = input.getDefiningOp<ReshapeOp>()) {
    op.setInput1(inner.getInput1());
    return Value(op.getResult());
  }
  if (OpFoldResult splat = foldSplatShape(adaptor.getInput1(), type))
    return splat;
  DenseElementsAttr elements = getElementsFor(adaptor.getInput1(), type);
  return elements && input.hasOneUse() ? OpFoldResult(elements.reshape(type))
                                       : OpFoldResult();
}

static OpFoldResult foldResize(ResizeOp op, ResizeOp::FoldAdaptor) {
  auto scale = getConstantSizes(op.getScale());
  bool keepsSize = scale && scale->size() == 4 && (*scale)[0] == (*scale)[1] &&
                   (*scale)[2] == (*scale)[3];
  return keepsSize && op.getInput().getType() == op.getType() &&
                 areAll(op.getOffset(), 0) && areAll(op.getBorder(), 0)
             ? OpFoldResult(op.getInput())
             : OpFoldResult();
}

/// The inputs, with those of concatenations along the same dimension in their place.
static OpFoldResult foldConcat(ConcatOp op, ConcatOp::FoldAdaptor) {
  if (op.getInput1().size() == 1 &&
      op.getInput1().front().getType() == op.getType())
    return op.getInput1().front();
  SmallVector<Value> inputs;
  bool isNested = false;
  for (Value input : op.getInput1()) {
    auto inner = input.getDefiningOp<ConcatOp>();
    if (inner && inner.getOperation() != op.getOperation() &&
        inner.getAxis() == op.getAxis()) {
      isNested = true;
      llvm::append_range(inputs, inner.getInput1());
    } else {
      inputs.push_back(input);
    }
  }
  if (!isNested)
    return {};
  op.setInput1(inputs);
  return Value(op.getResult());
}

void detail::registerTOSAShapeFolds(Context &ctx) {
  registerOpHooks<ArgMaxOp>(&ctx, {.fold = foldHook<ArgMaxOp, foldArgMax>});
  registerOpHooks<ConcatOp>(&ctx, {.fold = foldHook<ConcatOp, foldConcat>,
                                   .canonicalize = addConcatPatterns});
  registerOpHooks<PadOp>(&ctx, {.fold = foldHook<PadOp, foldPad>});
  registerOpHooks<ReduceAllOp>(
      &ctx, {.fold = foldHook<ReduceAllOp, foldReduction<ReduceAllOp>>});
  registerOpHooks<ReduceAnyOp>(
      &ctx, {.fold = foldHook<ReduceAnyOp, foldReduction<ReduceAnyOp>>});
  registerOpHooks<ReduceMaxOp>(
      &ctx, {.fold = foldHook<ReduceMaxOp, foldReduction<ReduceMaxOp>>});
  registerOpHooks<ReduceMinOp>(
      &ctx, {.fold = foldHook<ReduceMinOp, foldReduction<ReduceMinOp>>});
  registerOpHooks<ReduceProductOp>(
      &ctx,
      {.fold = foldHook<ReduceProductOp, foldReduction<ReduceProductOp>>});
  registerOpHooks<ReduceSumOp>(
      &ctx, {.fold = foldHook<ReduceSumOp, foldReduction<ReduceSumOp>>});
  registerOpHooks<ReshapeOp>(&ctx, {.fold = foldHook<ReshapeOp, foldReshape>});
  registerOpHooks<ResizeOp>(&ctx, {.fold = foldHook<ResizeOp, foldResize>});
  registerOpHooks<ReverseOp>(&ctx, {.fold = foldHook<ReverseOp, foldReverse>});
  registerOpHooks<SliceOp>(&ctx, {.fold = foldHook<SliceOp, foldSlice>,
                                  .canonicalize = addSlicePatterns});
  registerOpHooks<TileOp>(&ctx, {.fold = foldHook<TileOp, foldTile>});
  registerOpHooks<TransposeOp>(&ctx,
                               {.fold = foldHook<TransposeOp, foldTranspose>,
                                .canonicalize = addTransposePatterns});
}
