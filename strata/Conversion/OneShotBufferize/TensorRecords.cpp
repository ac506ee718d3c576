// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of tensor, bufferization and arith.
#include "strata/Conversion/OneShotBufferize/RecordsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Slice.h"
#include "strata/IR/StaticValueUtils.h"
#include "strata/IR/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Parts of records ---------------------------------------------------===//

AliasingValues detail::isFirstResult(OpOperand &use, const BufferizationState &) {
  return {{use.getOwner()->getResult(0), BufferRelation::Equivalent}};
}

AliasingValues detail::isInFirstResult(OpOperand &use, const BufferizationState &) {
  return {{use.getOwner()->getResult(0), BufferRelation::Unknown}};
}

Value detail::createIndex(RewriterBase &rewriter, Location loc, int64_t value) {
  return arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(value));
}

SmallVector<Value> detail::createDynamicSizes(RewriterBase &rewriter, Location loc,
                                              Value value) {
  SmallVector<Value> sizes;
  auto type = cast<ShapedType>(value.getType());
  StringRef name = isTensorType(type) ? "tensor.dim" : "memref.dim";
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (ShapedType::isDynamic(type.getShape()[size_t(dim)])) {
      Value number = createIndex(rewriter, loc, dim);
      sizes.push_back(
          rewriter.create(loc, name, {value, number}, rewriter.getIndexType())
              ->getResult(0));
    }
  return sizes;
}

Value detail::castTo(RewriterBase &rewriter, Location loc, Value value, Type type) {
  return value.getType() == type
             ? value
             : rewriter.create(loc, "memref.cast", value, type)->getResult(0);
}

/// Replaces the operation by one with the same operands, but memrefs for tensors.
template <typename Fn>
static LogicalResult replaceWith(Operation *op, RewriterBase &rewriter,
                                 BufferizationState &state, Fn fn) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    FailureOr<Value> buffer = isTensorType(operand.getType())
                                  ? state.getBuffer(rewriter, operand)
                                  : FailureOr<Value>(operand);
    if (failed(buffer))
      return failure();
    operands.push_back(*buffer);
  }
  FailureOr<Value> result = fn(operands);
  if (failed(result))
    return failure();
  SmallVector<Value, 1> results;
  if (*result)
    results.push_back(*result);
  BufferizationState::replaceOp(rewriter, op, results);
  return success();
}

/// An operation of memref with the same operands and attributes.
template <const llvm::StringLiteral &Name>
static LogicalResult replaceByName(Operation *op, RewriterBase &rewriter,
                                   BufferizationState &state) {
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    return FailureOr<Value>(
        rewriter.create(op->getLoc(), Name, operands, op->getResult(0).getType())
            ->getResult(0));
  });
}

//===-- Elements -----------------------------------------------------------===//

static constexpr llvm::StringLiteral loadName("memref.load"), dimName("memref.dim"),
    rankName("memref.rank");

static bool isFirst(OpOperand &use, const BufferizationState &) {
  return use.getOperandNumber() == 0;
}

static bool isInsertDest(OpOperand &use, const BufferizationState &) {
  return use.getOperandNumber() == 1;
}

static AliasingValues getInsertAliases(OpOperand &use, const BufferizationState &state) {
  return isInsertDest(use, state) ? isFirstResult(use, state) : AliasingValues();
}

static LogicalResult bufferizeInsert(Operation *op, RewriterBase &rewriter,
                                     BufferizationState &state) {
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    rewriter.create(op->getLoc(), "memref.store", operands);
    return FailureOr<Value>(operands[1]);
  });
}

static LogicalResult bufferizeEmpty(Operation *op, RewriterBase &rewriter,
                                    BufferizationState &state) {
  if (op->use_empty()) {
    rewriter.eraseOp(op);
    return success();
  }
  auto type = cast<MemRefType>(
      BufferizationState::getStaticIdentityType(op->getResult(0).getType()));
  FailureOr<Value> alloc =
      state.allocate(rewriter, op->getLoc(), type, op->getOperands());
  if (failed(alloc))
    return failure();
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

/// Stores in row-major order, with one constant for each index.
static LogicalResult bufferizeFromElements(Operation *op, RewriterBase &rewriter,
                                           BufferizationState &state) {
  Location loc = op->getLoc();
  auto type = cast<MemRefType>(
      BufferizationState::getStaticIdentityType(op->getResult(0).getType()));
  FailureOr<Value> alloc = state.allocate(rewriter, loc, type, {});
  if (failed(alloc))
    return failure();
  SmallVector<Value> constants;
  int64_t maxDim = 0;
  for (int64_t size : type.getShape())
    maxDim = std::max(maxDim, size);
  if (op->getNumOperands())
    for (int64_t i = 0; i < maxDim; ++i)
      constants.push_back(createIndex(rewriter, loc, i));
  SmallVector<int64_t> position(size_t(type.getRank()), 0);
  for (Value element : op->getOperands()) {
    SmallVector<Value> operands = {element, *alloc};
    for (int64_t index : position)
      operands.push_back(constants[size_t(index)]);
    rewriter.create(loc, "memref.store", operands);
    for (size_t dim = position.size();
         dim > 0 && ++position[dim - 1] == type.getShape()[dim - 1]; --dim)
      position[dim - 1] = 0;
  }
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

/// An empty linalg.map on `memory`; the insertion point is in its block, before nothing.
static Block *createMap(RewriterBase &rewriter, Location loc, Value memory) {
  Operation *map = rewriter.create(loc, "linalg.map", memory, {}, {}, {}, 1);
  Type element = cast<MemRefType>(memory.getType()).getElementType();
  return rewriter.createBlock(&map->getRegion(0), {}, element, {loc});
}

static LogicalResult bufferizeSplat(Operation *op, RewriterBase &rewriter,
                                    BufferizationState &state) {
  Location loc = op->getLoc();
  auto type = cast<MemRefType>(
      BufferizationState::getStaticIdentityType(op->getResult(0).getType()));
  FailureOr<Value> alloc =
      state.allocate(rewriter, loc, type, op->getOperands().drop_front());
  if (failed(alloc))
    return failure();
  createMap(rewriter, loc, *alloc);
  rewriter.create(loc, "linalg.yield", op->getOperand(0));
  rewriter.setInsertionPoint(op);
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

static LogicalResult bufferizeGenerate(Operation *op, RewriterBase &rewriter,
                                       BufferizationState &state) {
  Location loc = op->getLoc();
  auto type = cast<MemRefType>(
      BufferizationState::getStaticIdentityType(op->getResult(0).getType()));
  FailureOr<Value> alloc = state.allocate(rewriter, loc, type, op->getOperands());
  if (failed(alloc))
    return failure();
  Block *block = createMap(rewriter, loc, *alloc);
  SmallVector<Value> indices;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    indices.push_back(rewriter
                          .create(loc, "linalg.index", {}, rewriter.getIndexType(),
                                  rewriter.getNamedAttr(
                                      "dim", rewriter.getI64IntegerAttr(dim)))
                          ->getResult(0));
  Block &body = op->getRegion(0).front();
  rewriter.mergeBlocks(&body, block, indices);
  Operation *yield = block->getTerminator();
  rewriter.setInsertionPoint(yield);
  rewriter.create(yield->getLoc(), "linalg.yield", yield->getOperands());
  rewriter.eraseOp(yield);
  rewriter.setInsertionPoint(op);
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

//===-- Views --------------------------------------------------------------===//

static FailureOr<Type> getCastType(Value value, BufferizationState &state) {
  FailureOr<Type> source =
      state.getBufferType(cast<OpResult>(value).getDefiningOp()->getOperand(0));
  if (failed(source))
    return failure();
  auto ranked = dyn_cast<MemRefType>(*source);
  Attribute space = ranked ? ranked.getMemorySpace()
                           : cast<UnrankedMemRefType>(*source).getMemorySpace();
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
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    return FailureOr<Value>(castTo(rewriter, op->getLoc(), operands[0], *type));
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

static FailureOr<Type> getExtractSliceType(Value value, BufferizationState &state) {
  auto op = cast<tensor::ExtractSliceOp>(cast<OpResult>(value).getDefiningOp());
  FailureOr<Type> source = state.getBufferType(op.getSource());
  if (failed(source))
    return failure();
  return getSliceType(cast<MemRefType>(*source), getSlice(op),
                      cast<RankedTensorType>(value.getType()).getShape());
}

static FailureOr<Value> createSubView(RewriterBase &rewriter, Location loc, Value memory,
                                      const Slice &slice, ArrayRef<int64_t> shape) {
  FailureOr<Type> type =
      getSliceType(cast<MemRefType>(memory.getType()), slice, shape);
  if (failed(type))
    return failure();
  SliceOperands lists(slice);
  return Value(memref::SubViewOp::create(
      rewriter, loc, *type, memory, lists.offsets, lists.sizes, lists.strides,
      lists.staticOffsets, lists.staticSizes, lists.staticStrides));
}

static LogicalResult bufferizeExtractSlice(Operation *op, RewriterBase &rewriter,
                                           BufferizationState &state) {
  auto slice = cast<tensor::ExtractSliceOp>(op);
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    return createSubView(
        rewriter, op->getLoc(), operands[0], getSlice(slice),
        cast<RankedTensorType>(op->getResult(0).getType()).getShape());
  });
}

static LogicalResult bufferizeInsertSlice(Operation *op, RewriterBase &rewriter,
                                          BufferizationState &state) {
  auto slice = cast<tensor::InsertSliceOp>(op);
  FailureOr<Value> dest = state.getBuffer(rewriter, slice.getDest());
  if (failed(dest))
    return failure();
  auto sourceType = cast<RankedTensorType>(slice.getSource().getType());
  FailureOr<Value> view = createSubView(rewriter, op->getLoc(), *dest, getSlice(slice),
                                        sourceType.getShape());
  FailureOr<Value> source = state.getBuffer(rewriter, slice.getSource());
  if (failed(view) || failed(source))
    return failure();
  rewriter.create(op->getLoc(), "memref.copy", {*source, *view});
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

/// As tensor.insert_slice, but the destination is an output of the loop around it.
static AliasingValues getParallelInsertAliases(OpOperand &use,
                                               const BufferizationState &state) {
  if (!isInsertDest(use, state))
    return {};
  Operation *loop = use.getOwner()->getParentOp()->getParentOp();
  auto arg = dyn_cast<BlockArgument>(use.get());
  if (!arg || arg.getParentBlock()->getParentOp() != loop)
    return {};
  unsigned numIvs = arg.getParentBlock()->getNumArguments() - loop->getNumResults();
  return {{loop->getResult(arg.getArgNumber() - numIvs), BufferRelation::Equivalent}};
}

static LogicalResult bufferizeParallelInsert(Operation *op, RewriterBase &rewriter,
                                             BufferizationState &state) {
  auto slice = cast<tensor::ParallelInsertSliceOp>(op);
  // Copies happen before the operation that contains all of them.
  Operation *parent = op->getParentOp();
  rewriter.setInsertionPoint(parent);
  FailureOr<Value> dest = state.getBuffer(rewriter, slice.getDest());
  FailureOr<Value> source = state.getBuffer(rewriter, slice.getSource());
  if (failed(dest) || failed(source))
    return failure();
  FailureOr<Value> view =
      createSubView(rewriter, parent->getLoc(), *dest, getSlice(slice),
                    cast<RankedTensorType>(slice.getSource().getType()).getShape());
  if (failed(view))
    return failure();
  rewriter.create(parent->getLoc(), "memref.copy", {*source, *view});
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
    return extract && state.areEquivalent(extract.getSource(), insert.getDest()) &&
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
  OpOperand &source = op->getOpOperand(0), &dest = op->getOpOperand(1);
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
    // Dimensions of size 1 at the end do not count.
    while (group.size() > 1 && shape[size_t(group.back())] == 1)
      group = group.drop_back();
    int64_t stride = strides[size_t(group.back())];
    for (size_t i = group.size() - 1; i > 0; --i) {
      stride = multiplyDims({stride, shape[size_t(group[i])]});
      auto outer = size_t(group[i - 1]);
      if (ShapedType::isDynamic(stride) || ShapedType::isDynamic(strides[outer]) ||
          (shape[outer] != 1 && stride != strides[outer]))
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
  return Value(rewriter
                   .create(loc, "bufferization.to_buffer", *copy,
                           BufferizationState::getStaticIdentityType(value.getType()))
                   ->getResult(0));
}

static FailureOr<Type> getExpandType(Value value, BufferizationState &state) {
  Operation *op = cast<OpResult>(value).getDefiningOp();
  FailureOr<Type> source = state.getBufferType(op->getOperand(0));
  if (failed(source))
    return failure();
  MemRefType type =
      getExpanded(cast<MemRefType>(*source),
                      cast<RankedTensorType>(value.getType()).getShape(), getOpGroups(op));
  return type ? FailureOr<Type>(type) : FailureOr<Type>(failure());
}

static LogicalResult bufferizeExpand(Operation *op, RewriterBase &rewriter,
                                     BufferizationState &state) {
  FailureOr<Value> source = state.getBuffer(rewriter, op->getOperand(0));
  if (failed(source))
    return failure();
  MemRefType type = getExpanded(
      cast<MemRefType>(source->getType()),
      cast<RankedTensorType>(op->getResult(0).getType()).getShape(), getOpGroups(op));
  if (!type)
    return failure();
  SmallVector<Value> operands(op->getOperands());
  operands[0] = *source;
  Operation *made = rewriter.create(op->getLoc(), "memref.expand_shape", operands,
                                    Type(type), op->getAttrs());
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

static FailureOr<Type> getCollapseType(Value value, BufferizationState &state) {
  Operation *op = cast<OpResult>(value).getDefiningOp();
  FailureOr<Type> source = state.getBufferType(op->getOperand(0));
  if (failed(source))
    return failure();
  MemRefType type = getCollapsed(cast<MemRefType>(*source), getOpGroups(op));
  return type ? Type(type) : BufferizationState::getStaticIdentityType(value.getType());
}

static LogicalResult bufferizeCollapse(Operation *op, RewriterBase &rewriter,
                                       BufferizationState &state) {
  FailureOr<Value> source = state.getBuffer(rewriter, op->getOperand(0));
  if (failed(source))
    return failure();
  Groups groups = getOpGroups(op);
  MemRefType type = getCollapsed(cast<MemRefType>(source->getType()), groups);
  if (!type) {
    source = getBufferOfCopy(rewriter, op->getLoc(), op->getOperand(0));
    if (failed(source))
      return failure();
    type = getCollapsed(cast<MemRefType>(source->getType()), groups);
  }
  if (!type)
    return failure();
  Operation *made = rewriter.create(op->getLoc(), "memref.collapse_shape", *source,
                                    Type(type), op->getAttrs());
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

static AliasingValues getReshapeAliases(OpOperand &use, const BufferizationState &state) {
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
  FailureOr<Value> source = state.getBuffer(rewriter, op->getOperand(0));
  FailureOr<Value> shape = state.getBuffer(rewriter, op->getOperand(1));
  if (failed(source) || failed(shape))
    return failure();
  auto ranked = dyn_cast<MemRefType>(source->getType());
  if (ranked && ranked.getLayout())
    source = getBufferOfCopy(rewriter, op->getLoc(), op->getOperand(0));
  if (failed(source))
    return failure();
  Operation *made = rewriter.create(
      op->getLoc(), "memref.reshape", {*source, *shape},
      BufferizationState::getStaticIdentityType(op->getResult(0).getType()));
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

//===-- bufferization ------------------------------------------------------===//

static LogicalResult bufferizeAllocTensor(Operation *op, RewriterBase &rewriter,
                                          BufferizationState &state) {
  auto alloc = cast<bufferization::AllocTensorOp>(op);
  Location loc = op->getLoc();
  if (op->use_empty()) {
    rewriter.eraseOp(op);
    return success();
  }
  Attribute space = op->getInherentAttrOrNull("memory_space");
  auto type = cast<MemRefType>(
      BufferizationState::getStaticIdentityType(op->getResult(0).getType(), space));
  Value source;
  if (alloc.getCopy()) {
    FailureOr<Value> buffer = state.getBuffer(rewriter, alloc.getCopy());
    if (failed(buffer))
      return failure();
    source = *buffer;
  }
  SmallVector<Value> sizes(alloc.getDynamicSizes());
  if (source)
    sizes = createDynamicSizes(rewriter, loc, source);
  FailureOr<Value> memory = state.allocate(rewriter, loc, type, sizes);
  if (failed(memory))
    return failure();
  if (source)
    rewriter.create(loc, "memref.copy", {source, *memory});
  BufferizationState::replaceOp(rewriter, op, *memory);
  return success();
}

static bool hasContents(OpResult result, const BufferizationState &) {
  return bool(cast<bufferization::AllocTensorOp>(result.getDefiningOp()).getCopy());
}

static bool isWritableToTensor(Value value, const BufferizationState &) {
  return bool(
      cast<OpResult>(value).getDefiningOp()->getInherentAttrOrNull("writable"));
}

static FailureOr<Type> getToTensorType(Value value, BufferizationState &) {
  return cast<OpResult>(value).getDefiningOp()->getOperand(0).getType();
}

static bool isNotReadOnly(OpOperand &use, const BufferizationState &) {
  return !use.getOwner()->getInherentAttrOrNull("read_only");
}

static LogicalResult bufferizeDealloc(Operation *op, RewriterBase &rewriter,
                                      BufferizationState &state) {
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    rewriter.create(op->getLoc(), "memref.dealloc", operands);
    return FailureOr<Value>(Value());
  });
}

static AliasingValues getMaterializeAliases(OpOperand &use,
                                            const BufferizationState &state) {
  return use.getOperandNumber() == 1 && use.getOwner()->getNumResults()
             ? isFirstResult(use, state)
             : AliasingValues();
}

static LogicalResult bufferizeMaterialize(Operation *op, RewriterBase &rewriter,
                                          BufferizationState &state) {
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    rewriter.create(op->getLoc(), "memref.copy", {operands[0], operands[1]});
    return FailureOr<Value>(op->getNumResults() ? operands[1] : Value());
  });
}

//===-- arith --------------------------------------------------------------===//

/// The shape and the element type, also if there are no dimensions.
static std::string getGlobalName(RankedTensorType type) {
  std::string name = "__constant_";
  llvm::raw_string_ostream os(name);
  llvm::interleave(type.getShape(), os, "x");
  os << 'x' << type.getElementType();
  return name;
}

/// The global with a value, which is added at the beginning of the module.
static StringRef getGlobal(Operation *module, Operation *constant, RewriterBase &rewriter,
                           const BufferizationState &state, MemRefType type) {
  Attribute value = constant->getInherentAttrOrNull("value");
  Block &block = module->getRegion(0).front();
  for (Operation &op : block)
    if (op.getName().getStringRef() == "memref.global" &&
        op.getInherentAttrOrNull("initial_value") == value &&
        op.getInherentAttrOrNull("constant") &&
        op.getAttrOfType<TypeAttr>("type").getValue() == type)
      return op.getAttrOfType<StringAttr>("sym_name").getValue();
  std::string base = getGlobalName(cast<RankedTensorType>(constant->getResult(0).getType()));
  std::string name = base;
  for (unsigned number = 0; SymbolTable::lookupSymbolIn(module, name); ++number)
    name = base + "_" + std::to_string(number);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&block);
  SmallVector<NamedAttribute> attributes = {
      rewriter.getNamedAttr("sym_name", rewriter.getStringAttr(name)),
      rewriter.getNamedAttr("sym_visibility", rewriter.getStringAttr("private")),
      rewriter.getNamedAttr("type", TypeAttr::get(type)),
      rewriter.getNamedAttr("initial_value", value),
      rewriter.getNamedAttr("constant", rewriter.getUnitAttr())};
  if (unsigned alignment = state.getOptions().bufferAlignment)
    attributes.push_back(
        rewriter.getNamedAttr("alignment", rewriter.getI64IntegerAttr(alignment)));
  Operation *global =
      rewriter.create(constant->getLoc(), "memref.global", {}, {}, attributes);
  return global->getAttrOfType<StringAttr>("sym_name").getValue();
}

static bool isNeverWritable(Value, const BufferizationState &) { return false; }

static LogicalResult bufferizeConstant(Operation *op, RewriterBase &rewriter,
                                       BufferizationState &state) {
  Operation *module = op;
  while (module && module->getName().getStringRef() != "builtin.module")
    module = module->getParentOp();
  auto tensor = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!module || !tensor)
    return failure();
  auto type = cast<MemRefType>(BufferizationState::getStaticIdentityType(tensor));
  StringRef name = getGlobal(module, op, rewriter, state, type);
  Operation *made =
      rewriter.create(op->getLoc(), "memref.get_global", {}, Type(type),
                      rewriter.getNamedAttr("name", rewriter.getSymbolRefAttr(name)));
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

static AliasingValues getSelectAliases(OpOperand &use, const BufferizationState &) {
  return {{use.getOwner()->getResult(0), BufferRelation::Equivalent, false}};
}

static FailureOr<Type> getSelectType(Value value, BufferizationState &state) {
  Operation *op = cast<OpResult>(value).getDefiningOp();
  FailureOr<Type> yes = state.getBufferType(op->getOperand(1));
  FailureOr<Type> no = state.getBufferType(op->getOperand(2));
  if (failed(yes) || failed(no))
    return failure();
  return *yes == *no ? *yes : BufferizationState::getDynamicLayoutType(value.getType());
}

static LogicalResult bufferizeSelect(Operation *op, RewriterBase &rewriter,
                                     BufferizationState &state) {
  // A vector of conditions chooses elements.
  if (!op->getOperand(0).getType().isInteger(1))
    return op->emitOpError("only i1 condition values are supported");
  Location loc = op->getLoc();
  FailureOr<Value> yes = state.getBuffer(rewriter, op->getOperand(1));
  FailureOr<Value> no = state.getBuffer(rewriter, op->getOperand(2));
  if (failed(yes) || failed(no))
    return failure();
  Type type = yes->getType();
  if (no->getType() != type) {
    type = BufferizationState::getDynamicLayoutType(op->getResult(0).getType());
    yes = castTo(rewriter, loc, *yes, type);
    no = castTo(rewriter, loc, *no, type);
  }
  Operation *made =
      rewriter.create(loc, "arith.select", {op->getOperand(0), *yes, *no}, type);
  BufferizationState::replaceOp(rewriter, op, made->getResult(0));
  return success();
}

static FailureOr<Type> getIndexCastType(Value value, BufferizationState &state) {
  FailureOr<Type> source =
      state.getBufferType(cast<OpResult>(value).getDefiningOp()->getOperand(0));
  if (failed(source))
    return failure();
  auto type = cast<MemRefType>(*source);
  return Type(MemRefType::get(type.getShape(),
                              cast<RankedTensorType>(value.getType()).getElementType(),
                              type.getLayout(), type.getMemorySpace()));
}

static LogicalResult bufferizeIndexCast(Operation *op, RewriterBase &rewriter,
                                        BufferizationState &state) {
  FailureOr<Type> type = getIndexCastType(op->getResult(0), state);
  if (failed(type))
    return failure();
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    return FailureOr<Value>(
        rewriter.create(op->getLoc(), "arith.index_cast", operands[0], *type)
            ->getResult(0));
  });
}

//===-- Registration -------------------------------------------------------===//

static void registerElements(Context &ctx) {
  registerBufferizableOp(ctx, "tensor.extract", {.bufferize = replaceByName<loadName>});
  registerBufferizableOp(ctx, "tensor.dim",
                         {.reads = isFalse, .bufferize = replaceByName<dimName>});
  registerBufferizableOp(ctx, "tensor.rank",
                         {.reads = isFalse, .bufferize = replaceByName<rankName>});
  registerBufferizableOp(ctx, "tensor.insert",
                         {.writes = isInsertDest,
                          .aliases = getInsertAliases,
                          .bufferize = bufferizeInsert});
  registerBufferizableOp(ctx, "tensor.empty",
                         {.allocates = allocatesResult,
                          .definesContents = hasNoContents,
                          .bufferize = bufferizeEmpty});
  registerBufferizableOp(
      ctx, "tensor.from_elements",
      {.allocates = allocatesResult, .bufferize = bufferizeFromElements});
  registerBufferizableOp(ctx, "tensor.splat",
                         {.allocates = allocatesResult, .bufferize = bufferizeSplat});
  registerBufferizableOp(
      ctx, "tensor.generate",
      {.allocates = allocatesResult, .bufferize = bufferizeGenerate});
}

static void registerViews(Context &ctx) {
  registerBufferizableOp(ctx, "tensor.cast",
                         {.reads = isFalse,
                          .aliases = isFirstResult,
                          .getBufferType = getCastType,
                          .bufferize = bufferizeCast});
  registerBufferizableOp(ctx, "tensor.extract_slice",
                         {.reads = isFalse,
                          .aliases = isInFirstResult,
                          .getBufferType = getExtractSliceType,
                          .bufferize = bufferizeExtractSlice});
  registerBufferizableOp(ctx, "tensor.insert_slice",
                         {.reads = readsInsertSlice,
                          .writes = isInsertDest,
                          .aliases = getInsertAliases,
                          .isNotConflicting = isHarmlessForSlice<tensor::InsertSliceOp>,
                          .bufferize = bufferizeInsertSlice});
  registerBufferizableOp(
      ctx, "tensor.parallel_insert_slice",
      {.reads = isFirst,
       .writes = isInsertDest,
       .aliases = getParallelInsertAliases,
       .isNotConflicting = isHarmlessForSlice<tensor::ParallelInsertSliceOp>,
       .bufferize = bufferizeParallelInsert});
  registerBufferizableOp(ctx, "tensor.expand_shape",
                         {.reads = isFalse,
                          .aliases = isFirstResult,
                          .getBufferType = getExpandType,
                          .bufferize = bufferizeExpand});
  // A copy may be needed, but not of memory that is written.
  registerBufferizableOp(ctx, "tensor.reshape",
                         {.reads = readsShape,
                          .aliases = getReshapeAliases,
                          .getBufferType = getReshapeType,
                          .bufferize = bufferizeReshape});
  registerBufferizableOp(ctx, "tensor.collapse_shape",
                         {.aliases = isFirstResult,
                          .getBufferType = getCollapseType,
                          .bufferize = bufferizeCollapse});
}

static void registerBufferization(Context &ctx) {
  registerBufferizableOp(ctx, "bufferization.alloc_tensor",
                         {.allocates = allocatesResult,
                          .definesContents = hasContents,
                          .bufferize = bufferizeAllocTensor});
  registerBufferizableOp(
      ctx, "bufferization.to_tensor",
      {.isWritable = isWritableToTensor, .getBufferType = getToTensorType});
  registerBufferizableOp(ctx, "bufferization.to_buffer", {.writes = isNotReadOnly});
  registerBufferizableOp(
      ctx, "bufferization.dealloc_tensor",
      {.reads = isFalse, .writes = isFalse, .bufferize = bufferizeDealloc});
  registerBufferizableOp(ctx, "bufferization.materialize_in_destination",
                         {.reads = isFirst,
                          .writes = isInsertDest,
                          .aliases = getMaterializeAliases,
                          .bufferize = bufferizeMaterialize});
}

void detail::registerTensorRecords(Context &ctx) {
  registerElements(ctx);
  registerPadRecords(ctx);
  registerViews(ctx);
  registerBufferization(ctx);
  registerBufferizableOp(ctx, "arith.constant",
                         {.isWritable = isNeverWritable,
                          .allocates = nullptr,
                          .getBufferType =
                              [](Value value, BufferizationState &) {
                                return FailureOr<Type>(
                                    BufferizationState::getStaticIdentityType(
                                        value.getType()));
                              },
                          .bufferize = bufferizeConstant});
  registerBufferizableOp(ctx, "arith.index_cast",
                         {.reads = isFalse,
                          .aliases = isFirstResult,
                          .getBufferType = getIndexCastType,
                          .bufferize = bufferizeIndexCast});
  registerBufferizableOp(ctx, "arith.select",
                         {.reads = isFalse,
                          .aliases = getSelectAliases,
                          .getBufferType = getSelectType,
                          .bufferize = bufferizeSelect});
}
