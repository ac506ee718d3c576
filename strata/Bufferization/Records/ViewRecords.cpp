// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of tensor that are views of the memory of operands.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/Shapes/Slice.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Views --------------------------------------------------------------===//

static FailureOr<Type> getCastType(Value value, BufferizationState &state) {
  FailureOr<Type> source =
      state.getBufferType(value.getDefiningOp<tensor::CastOp>().getSource());
  if (failed(source))
    return failure();
  auto ranked = dyn_cast<MemRefType>(*source);
  Attribute space = BufferizationState::getSpace(*source);
  if (!isa<RankedTensorType>(value.getType()))
    return BufferizationState::getStaticIdentityType(value.getType(), space);
  if (!ranked)
    return BufferizationState::getDynamicLayoutType(value.getType(), space);
  auto tensor = cast<RankedTensorType>(value.getType());
  return Type(MemRefType::get(tensor.getShape(), tensor.getElementType(),
                              ranked.getLayout(), space));
}

static LogicalResult bufferizeCast(Operation *op, RewriterBase &rewriter,
                                   BufferizationState &state) {
  FailureOr<Type> type = getCastType(op->getResult(0), state);
  if (failed(type))
    return failure();
  return replaceWith<tensor::CastOp>(
      op, rewriter, state, [&](tensor::CastOp::Adaptor operands) {
        return FailureOr<Value>(
            castTo(rewriter, op->getLoc(), operands.getSource(), *type));
      });
}

/// The type of the part, of which dimensions of size 1 may be left out.
static FailureOr<Type> getSliceType(MemRefType whole, const Slice &slice,
                                    ArrayRef<int64_t> shape) {
  MemRefType part = getPartType(whole, slice);
  if (!part)
    return failure();
  llvm::SmallBitVector dropped(unsigned(part.getRank()));
  size_t next = 0;
  for (int64_t dim = 0; dim < part.getRank(); ++dim) {
    if (next < shape.size() && part.getShape()[size_t(dim)] == shape[next])
      ++next;
    else if (part.getShape()[size_t(dim)] == 1)
      dropped.set(unsigned(dim));
    else
      return failure();
  }
  return Type(dropped.any() ? dropDims(part, dropped) : part);
}

static FailureOr<Type> getExtractSliceType(Value value,
                                           BufferizationState &state) {
  auto op = cast<tensor::ExtractSliceOp>(cast<OpResult>(value).getDefiningOp());
  FailureOr<Type> source = state.getBufferType(op.getSource());
  if (failed(source))
    return failure();
  return getSliceType(cast<MemRefType>(*source), getSlice(op),
                      cast<RankedTensorType>(value.getType()).getShape());
}

static FailureOr<Value> createSubView(RewriterBase &rewriter, Location loc,
                                      Value memory, const Slice &slice,
                                      ArrayRef<int64_t> shape) {
  FailureOr<Type> type =
      getSliceType(cast<MemRefType>(memory.getType()), slice, shape);
  if (failed(type))
    return failure();
  SliceOperands lists(slice);
  return Value(memref::SubViewOp::create(
      rewriter, loc, *type, memory, lists.offsets, lists.sizes, lists.strides,
      lists.staticOffsets, lists.staticSizes, lists.staticStrides));
}

static LogicalResult bufferizeExtractSlice(Operation *op,
                                           RewriterBase &rewriter,
                                           BufferizationState &state) {
  auto slice = cast<tensor::ExtractSliceOp>(op);
  return replaceWith<tensor::ExtractSliceOp>(
      op, rewriter, state, [&](tensor::ExtractSliceOp::Adaptor operands) {
        return createSubView(rewriter, op->getLoc(), operands.getSource(),
                             getSlice(slice), slice.getType().getShape());
      });
}

static LogicalResult bufferizeInsertSlice(Operation *op, RewriterBase &rewriter,
                                          BufferizationState &state) {
  auto slice = cast<tensor::InsertSliceOp>(op);
  FailureOr<Value> dest = state.getBuffer(rewriter, slice.getDest());
  if (failed(dest))
    return failure();
  auto sourceType = cast<RankedTensorType>(slice.getSource().getType());
  FailureOr<Value> view = createSubView(rewriter, op->getLoc(), *dest,
                                        getSlice(slice), sourceType.getShape());
  FailureOr<Value> source = state.getBuffer(rewriter, slice.getSource());
  if (failed(view) || failed(source))
    return failure();
  memref::CopyOp::create(rewriter, op->getLoc(), *source, *view);
  BufferizationState::replaceOp(rewriter, op, *dest);
  return success();
}

/// Whether the whole destination is overwritten.
static bool overwritesDest(tensor::InsertSliceOp op) {
  Slice slice = getSlice(op);
  auto type = cast<RankedTensorType>(op.getDest().getType());
  if (!type.hasStaticShape())
    return false;
  for (size_t dim = 0; dim < slice.sizes.size(); ++dim)
    if (getConstantIntValue(slice.offsets[dim]) != int64_t(0) ||
        getConstantIntValue(slice.strides[dim]) != int64_t(1) ||
        getConstantIntValue(slice.sizes[dim]) != type.getShape()[dim])
      return false;
  return true;
}

static bool readsInsertSlice(OpOperand &use, const BufferizationState &state) {
  return !isInsertDest(use, state) ||
         !overwritesDest(cast<tensor::InsertSliceOp>(use.getOwner()));
}

/// Copies are made before the operation that contains all insertions.
static LogicalResult resolveParallelInsert(Operation *op,
                                           RewriterBase &rewriter,
                                           const BufferizationState &state) {
  rewriter.setInsertionPoint(op->getParentOp());
  return insertOperandCopies(op, rewriter, state);
}

static LogicalResult bufferizeParallelInsert(Operation *op,
                                             RewriterBase &rewriter,
                                             BufferizationState &state) {
  auto slice = cast<tensor::ParallelInsertSliceOp>(op);
  // Copies happen before the operation that contains all of them.
  Operation *parent = op->getParentOp();
  rewriter.setInsertionPoint(parent);
  FailureOr<Value> dest = state.getBuffer(rewriter, slice.getDest());
  FailureOr<Value> source = state.getBuffer(rewriter, slice.getSource());
  if (failed(dest) || failed(source))
    return failure();
  FailureOr<Value> view = createSubView(
      rewriter, parent->getLoc(), *dest, getSlice(slice),
      cast<RankedTensorType>(slice.getSource().getType()).getShape());
  if (failed(view))
    return failure();
  memref::CopyOp::create(rewriter, parent->getLoc(), *source, *view);
  rewriter.eraseOp(op);
  return success();
}

static bool isSameSlice(const Slice &a, const Slice &b) {
  return isEqualConstantIntOrValueArray(a.offsets, b.offsets) &&
         isEqualConstantIntOrValueArray(a.sizes, b.sizes) &&
         isEqualConstantIntOrValueArray(a.strides, b.strides);
}

/// Whether all memory of `value` is that of the part that `insert` replaces.
template <typename Op>
static bool isInsertedPart(Value value, Op insert,
                           const BufferizationState &state) {
  auto isPart = [&](Value found) {
    auto extract = found.getDefiningOp<tensor::ExtractSliceOp>();
    return extract &&
           state.areEquivalent(extract.getSource(), insert.getDest()) &&
           isSameSlice(getSlice(extract), getSlice(insert));
  };
  llvm::SetVector<Value> found =
      state.findInReverse(value, isPart, /*includeLeaves=*/true);
  return llvm::all_of(found, isPart);
}

/// The part that is replaced may be written before: it is not read from the destination.
template <typename Op>
static bool isHarmlessForSlice(Operation *op, OpOperand &read, OpOperand &write,
                               const BufferizationState &state) {
  auto insert = cast<Op>(op);
  OpOperand &source = insert.getSourceMutable();
  OpOperand &dest = insert.getDestMutable();
  if (&read == &dest && isInsertedPart(write.get(), insert, state))
    return true;
  if (&read == &source && &write == &dest &&
      isInsertedPart(read.get(), insert, state))
    return true;
  return &write == &dest && state.areEquivalent(read.get(), source.get()) &&
         isInsertedPart(source.get(), insert, state);
}

//===-- Shapes -------------------------------------------------------------===//

static Groups getOpGroups(Operation *op) {
  return getGroups(op->getInherentAttrOrNull("reassociation"));
}

/// A view of a memref of a single element whose other type has no dimensions: all sizes and
/// strides are 1.
static MemRefType getUnitType(MemRefType source, size_t rank) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(source.getStridesAndOffset(strides, offset)))
    return {};
  SmallVector<int64_t> ones(rank, 1);
  Attribute layout;
  if (offset != 0)
    layout = StridedLayoutAttr::get(source.getContext(), offset, ones);
  return MemRefType::get(ones, source.getElementType(), layout,
                         source.getMemorySpace());
}

/// Null if the type is not certain to exist.
static MemRefType getExpanded(MemRefType source, ArrayRef<int64_t> shape,
                              const Groups &groups) {
  return groups.empty() ? getUnitType(source, shape.size())
                        : getExpandedType(source, shape, groups);
}

/// Whether the dimensions of each group lie one after the other for certain.
static bool areContiguous(MemRefType type, const Groups &groups) {
  if (!type.getLayout())
    return true;
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return false;
  ArrayRef<int64_t> shape = type.getShape();
  for (ArrayRef<int64_t> group : groups) {
    // The stride of the result is that of the last dimension with another size than 1.
    ArrayRef<int64_t> counted = group;
    while (counted.size() > 1 && shape[size_t(counted.back())] == 1)
      counted = counted.drop_back();
    int64_t stride = strides[size_t(counted.back())];
    for (size_t i = group.size() - 1; i > 0; --i) {
      stride = multiplyDims({stride, shape[size_t(group[i])]});
      auto outer = size_t(group[i - 1]);
      // The stride of a dimension of size 1 has no meaning.
      if (shape[outer] != 1 &&
          (ShapedType::isDynamic(stride) || stride != strides[outer]))
        return false;
    }
  }
  return true;
}

/// Null if dimensions may have to be moved.
static MemRefType getCollapsed(MemRefType source, const Groups &groups) {
  if (groups.empty())
    return getUnitType(source, 0);
  return areContiguous(source, groups) ? getCollapsedType(source, groups)
                                       : MemRefType();
}

/// The memory of a copy of the tensor `value`.
static FailureOr<Value> getBufferOfCopy(RewriterBase &rewriter, Location loc,
                                        Value value) {
  FailureOr<Value> copy =
      createTensorCopy(rewriter, loc, value, /*hasContents=*/true);
  if (failed(copy))
    return failure();
  return Value(bufferization::ToBufferOp::create(
      rewriter, loc, BufferizationState::getStaticIdentityType(value.getType()),
      *copy));
}

static FailureOr<Type> getExpandType(Value value, BufferizationState &state) {
  auto op = value.getDefiningOp<tensor::ExpandShapeOp>();
  FailureOr<Type> source = state.getBufferType(op.getSrc());
  if (failed(source))
    return failure();
  MemRefType type = getExpanded(
      cast<MemRefType>(*source),
      cast<RankedTensorType>(value.getType()).getShape(), getOpGroups(op));
  return type ? FailureOr<Type>(type) : FailureOr<Type>(failure());
}

static LogicalResult bufferizeExpand(Operation *op, RewriterBase &rewriter,
                                     BufferizationState &state) {
  auto expand = cast<tensor::ExpandShapeOp>(op);
  FailureOr<Value> source = state.getBuffer(rewriter, expand.getSrc());
  if (failed(source))
    return failure();
  MemRefType type =
      getExpanded(cast<MemRefType>(source->getType()),
                  cast<RankedTensorType>(op->getResult(0).getType()).getShape(),
                  getOpGroups(op));
  if (!type)
    return failure();
  SmallVector<Value> operands(op->getOperands());
  operands.front() = *source;
  Operation *made = memref::ExpandShapeOp::create(
      rewriter, op->getLoc(), Type(type), operands, op->getAttrs());
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

static FailureOr<Type> getCollapseType(Value value, BufferizationState &state) {
  auto op = value.getDefiningOp<tensor::CollapseShapeOp>();
  FailureOr<Type> source = state.getBufferType(op.getSrc());
  if (failed(source))
    return failure();
  MemRefType type = getCollapsed(cast<MemRefType>(*source), getOpGroups(op));
  return type ? Type(type)
              : BufferizationState::getStaticIdentityType(value.getType());
}

static LogicalResult bufferizeCollapse(Operation *op, RewriterBase &rewriter,
                                       BufferizationState &state) {
  auto collapse = cast<tensor::CollapseShapeOp>(op);
  FailureOr<Value> source = state.getBuffer(rewriter, collapse.getSrc());
  if (failed(source))
    return failure();
  Groups groups = getOpGroups(op);
  MemRefType type = getCollapsed(cast<MemRefType>(source->getType()), groups);
  if (!type) {
    source = getBufferOfCopy(rewriter, op->getLoc(), collapse.getSrc());
    if (failed(source))
      return failure();
    type = getCollapsed(cast<MemRefType>(source->getType()), groups);
  }
  if (!type)
    return failure();
  Operation *made = memref::CollapseShapeOp::create(
      rewriter, op->getLoc(), Type(type), *source, op->getAttrs());
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

static AliasingValues getReshapeAliases(OpOperand &use,
                                        const BufferizationState &state) {
  return isFirst(use, state) ? isFirstResult(use, state) : AliasingValues();
}

static bool readsShape(OpOperand &use, const BufferizationState &) {
  return use.getOperandNumber() == 1;
}

static FailureOr<Type> getReshapeType(Value value, BufferizationState &) {
  return BufferizationState::getStaticIdentityType(value.getType());
}

/// The source must have the identity as layout, and is copied if it does not.
static LogicalResult bufferizeReshape(Operation *op, RewriterBase &rewriter,
                                      BufferizationState &state) {
  auto reshape = cast<tensor::ReshapeOp>(op);
  FailureOr<Value> source = state.getBuffer(rewriter, reshape.getSource());
  FailureOr<Value> shape = state.getBuffer(rewriter, reshape.getShape());
  if (failed(source) || failed(shape))
    return failure();
  auto ranked = dyn_cast<MemRefType>(source->getType());
  if (ranked && ranked.getLayout())
    source = getBufferOfCopy(rewriter, op->getLoc(), reshape.getSource());
  if (failed(source))
    return failure();
  Operation *made = memref::ReshapeOp::create(
      rewriter, op->getLoc(),
      BufferizationState::getStaticIdentityType(reshape.getType()), *source,
      *shape);
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::registerViewRecords(Context &ctx) {
  registerBufferizableOp<tensor::CastOp>(ctx, {.reads = isFalse,
                                               .aliases = isFirstResult,
                                               .getBufferType = getCastType,
                                               .bufferize = bufferizeCast});
  registerBufferizableOp<tensor::ExtractSliceOp>(
      ctx, {.reads = isFalse,
            .aliases = isInFirstResult,
            .getBufferType = getExtractSliceType,
            .bufferize = bufferizeExtractSlice});
  registerBufferizableOp<tensor::InsertSliceOp>(
      ctx, {.reads = readsInsertSlice,
            .writes = isInsertDest,
            .aliases = getInsertAliases,
            .isNotConflicting = isHarmlessForSlice<tensor::InsertSliceOp>,
            .bufferize = bufferizeInsertSlice});
  registerBufferizableOp<tensor::ParallelInsertSliceOp>(
      ctx, // The loop writes the destination, which is its output.
      {.reads = isFirst,
       .isNotConflicting = isHarmlessForSlice<tensor::ParallelInsertSliceOp>,
       .resolveConflicts = resolveParallelInsert,
       .bufferize = bufferizeParallelInsert});
  registerBufferizableOp<tensor::ExpandShapeOp>(ctx,
                                                {.reads = isFalse,
                                                 .aliases = isFirstResult,
                                                 .getBufferType = getExpandType,
                                                 .bufferize = bufferizeExpand});
  // A copy may be needed, but not of memory that is written.
  registerBufferizableOp<tensor::ReshapeOp>(ctx,
                                            {.reads = readsShape,
                                             .aliases = getReshapeAliases,
                                             .getBufferType = getReshapeType,
                                             .bufferize = bufferizeReshape});
  registerBufferizableOp<tensor::CollapseShapeOp>(
      ctx, {.aliases = isFirstResult,
            .getBufferType = getCollapseType,
            .bufferize = bufferizeCollapse});
}
