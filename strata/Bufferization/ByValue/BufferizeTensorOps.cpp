// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on tensors, one by one, as operations on memrefs.
#include "strata/Bufferization/ByValue/BufferizerDetail.h"
#include "strata/Bufferization/Records/BufferizableOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Interfaces/Shapes/Slice.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// Rewrites `op`: gives buffers to its results. The caller erases it.
} // namespace

LogicalResult detail::refuse(Operation *op) {
  return op->emitError(
      "'" + op->getName().getStringRef() +
      "' cannot be bufferized: its use of memory is not known");
}

static MemRefType getBufferType(Value tensor) {
  return dyn_cast<MemRefType>(Bufferizer::convertType(tensor.getType()));
}

static Value load(Bufferizer &to, Location loc, Value memref,
                  ArrayRef<Value> indices) {
  return memref::LoadOp::create(to.builder, loc, memref, indices);
}

static void store(Bufferizer &to, Location loc, Value value, Value memref,
                  ArrayRef<Value> indices) {
  memref::StoreOp::create(to.builder, loc, value, memref, indices);
}

//===-- Elements -----------------------------------------------------------===//

static LogicalResult rewriteConstant(Bufferizer &to, arith::ConstantOp op) {
  MemRefType type = getBufferType(op->getResult(0));
  Attribute value = op->getInherentAttrOrNull("value");
  if (!type ||
      !llvm::isa_and_present<DenseElementsAttr, DenseResourceElementsAttr>(
          value))
    return op->emitError(
        "the constant cannot be bufferized: its elements are not "
        "dense");
  std::string name = to.getGlobalName(value, type);
  Value global =
      memref::GetGlobalOp::create(to.builder, op->getLoc(), type, name);
  to.setBuffer(op->getResult(0), global, /*isOwned=*/false);
  return success();
}

static LogicalResult rewriteEmpty(Bufferizer &to, tensor::EmptyOp op) {
  SmallVector<Value> sizes;
  llvm::append_range(sizes, op->getOperands());
  to.setBuffer(
      op->getResult(0),
      to.allocate(op->getLoc(), getBufferType(op->getResult(0)), sizes));
  return success();
}

static LogicalResult rewriteAllocTensor(Bufferizer &to,
                                        bufferization::AllocTensorOp op) {
  auto segments =
      dyn_cast_or_null<DenseI32ArrayAttr>(op->getAttr("operandSegmentSizes"));
  ArrayRef<int32_t> counts =
      segments ? segments.asArrayRef() : ArrayRef<int32_t>();
  bool hasCopy = counts.size() > 1 && counts[1] == 1;
  if (hasCopy) {
    to.setBuffer(op->getResult(0),
                 to.takeBuffer(op->getOperand(unsigned(counts[0])), op));
    return success();
  }
  MemRefType type = getBufferType(op->getResult(0));
  if (!type)
    return op->emitError("a tensor without rank cannot be allocated");
  SmallVector<Value> sizes;
  for (int32_t i = 0; i < (counts.empty() ? 0 : counts[0]); ++i)
    sizes.push_back(op->getOperand(unsigned(i)));
  to.setBuffer(op->getResult(0), to.allocate(op->getLoc(), type, sizes));
  return success();
}

/// An operation that declares its only access.
static LogicalResult rewriteAccess(Bufferizer &to, Operation *op,
                                   const MemoryAccess &access) {
  Value buffer = access.isStore ? to.takeBuffer(access.memory, op)
                                : to.getBuffer(access.memory);
  Operation *made = createAccess(to.builder, op, access, buffer);
  if (!made)
    return failure();
  if (access.isStore)
    to.setBuffer(access.result, buffer);
  else
    op->getResult(0).replaceAllUsesWith(made->getResult(0));
  return success();
}

static LogicalResult rewriteFromElements(Bufferizer &to,
                                         tensor::FromElementsOp op) {
  Location loc = op->getLoc();
  MemRefType type = getBufferType(op->getResult(0));
  Value buffer = to.allocate(loc, type, {});
  ArrayRef<int64_t> shape = type.getShape();
  SmallVector<int64_t> position(shape.size(), 0);
  for (Value element : op->getOperands()) {
    SmallVector<Value> indices;
    for (int64_t index : position)
      indices.push_back(to.createIndex(loc, index));
    store(to, loc, element, buffer, indices);
    for (size_t dim = shape.size();
         dim > 0 && ++position[dim - 1] == shape[dim - 1]; --dim)
      position[dim - 1] = 0;
  }
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

static LogicalResult rewriteSplat(Bufferizer &to, tensor::SplatOp op) {
  Location loc = op->getLoc();
  SmallVector<Value> sizes;
  llvm::append_range(sizes, op.getDynamicSizes());
  Value buffer = to.allocate(loc, getBufferType(op->getResult(0)), sizes);
  to.createLoops(loc, to.createSizes(loc, buffer), [&](ArrayRef<Value> ivs) {
    store(to, loc, op.getInput(), buffer, ivs);
  });
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

/// Moves the body of a region with the indices as arguments to the insertion point, and
/// returns the value that it yields.
static Value inlineBody(Bufferizer &to, Region &region, ArrayRef<Value> ivs) {
  Block &body = region.front();
  for (auto [arg, iv] : llvm::zip_equal(body.getArguments(), ivs))
    Value(arg).replaceAllUsesWith(iv);
  Operation *yield = body.getTerminator();
  Value value = cast<tensor::YieldOp>(yield).getValue();
  Block *target = to.builder.getInsertionBlock();
  target->splice(to.builder.getInsertionPoint(), &body, body.begin(),
                 Block::iterator(yield));
  return value;
}

static LogicalResult rewriteGenerate(Bufferizer &to, tensor::GenerateOp op) {
  Location loc = op->getLoc();
  SmallVector<Value> sizes;
  llvm::append_range(sizes, op->getOperands());
  if (failed(to.runOnRegion(op->getRegion(0), /*argsAreOwned=*/false)))
    return failure();
  to.builder.setInsertionPoint(op);
  Value buffer = to.allocate(loc, getBufferType(op->getResult(0)), sizes);
  to.createLoops(loc, to.createSizes(loc, buffer), [&](ArrayRef<Value> ivs) {
    store(to, loc, inlineBody(to, op->getRegion(0), ivs), buffer, ivs);
  });
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

//===-- Shapes -------------------------------------------------------------===//

static LogicalResult rewriteDim(Bufferizer &to, tensor::DimOp op) {
  Value dim = memref::DimOp::create(
      to.builder, op->getLoc(), to.getBuffer(op.getSource()), op.getIndex());
  op->getResult(0).replaceAllUsesWith(dim);
  return success();
}

static LogicalResult rewriteRank(Bufferizer &to, tensor::RankOp op) {
  Value rank = memref::RankOp::create(to.builder, op->getLoc(),
                                      to.getBuffer(op.getTensor()));
  op->getResult(0).replaceAllUsesWith(rank);
  return success();
}

/// Casts the memref to another type. Nothing is copied, and the owner does not change.
static LogicalResult rewriteCast(Bufferizer &to, tensor::CastOp op) {
  Value view = to.getBuffer(op.getSource());
  Type type = Bufferizer::convertType(op->getResult(0).getType());
  // A memref without rank is not cast to its own type.
  if (view.getType() != type)
    view = memref::CastOp::create(to.builder, op->getLoc(), type, view);
  to.setBuffer(op->getResult(0), view, /*isOwned=*/false);
  return success();
}

static LogicalResult rewriteReshapeGroups(Bufferizer &to, Operation *op) {
  bool isExpansion = isa<tensor::ExpandShapeOp>(op);
  SmallVector<Value> operands;
  operands.push_back(to.getBuffer(op->getOperands().front()));
  llvm::append_range(operands, op->getOperands().drop_front());
  Value view =
      to.builder
          .create(op->getLoc(),
                  isExpansion ? memref::ExpandShapeOp::getOperationName()
                              : memref::CollapseShapeOp::getOperationName(),
                  operands, Type(getBufferType(op->getResult(0))),
                  op->getAttrs())
          ->getResult(0);
  to.setBuffer(op->getResult(0), view, /*isOwned=*/false);
  return success();
}

static LogicalResult rewriteReshape(Bufferizer &to, tensor::ReshapeOp op) {
  Value view = memref::ReshapeOp::create(
      to.builder, op->getLoc(),
      Bufferizer::convertType(op->getResult(0).getType()),
      to.getBuffer(op.getSource()), to.getBuffer(op.getShape()));
  to.setBuffer(op->getResult(0), view, /*isOwned=*/false);
  return success();
}

//===-- Parts --------------------------------------------------------------===//

/// The part of `buffer` that a slice of a tensor is, of the rank of `type`.
static Value createSubView(Bufferizer &to, Location loc, Value buffer,
                           const Slice &slice, MemRefType type) {
  MemRefType full = getPartType(cast<MemRefType>(buffer.getType()), slice);
  MemRefType part = full;
  if (full && full.getRank() != type.getRank()) {
    // Dimensions of size 1 are left out.
    llvm::SmallBitVector dropped(unsigned(full.getRank()));
    size_t next = 0;
    for (unsigned dim = 0; dim < unsigned(full.getRank()); ++dim) {
      bool isKept = next < size_t(type.getRank()) &&
                    full.getDimSize(dim) == type.getDimSize(unsigned(next));
      if (isKept)
        ++next;
      else
        dropped.set(dim);
    }
    part = dropDims(full, dropped);
  }
  if (!part)
    return {};
  SliceOperands lists(slice);
  return memref::SubViewOp::create(
      to.builder, loc, part, buffer, lists.offsets, lists.sizes, lists.strides,
      lists.staticOffsets, lists.staticSizes, lists.staticStrides);
}

static LogicalResult rewriteExtractSlice(Bufferizer &to,
                                         tensor::ExtractSliceOp op) {
  Slice slice = getSlice(op);
  MemRefType type = getBufferType(op->getResult(0));
  Value view = createSubView(to, op->getLoc(), to.getBuffer(op.getSource()),
                             slice, type);
  if (!view)
    return refuse(op);
  Value buffer = to.allocateLike(op->getLoc(), type, view);
  memref::CopyOp::create(to.builder, op->getLoc(), view, buffer);
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

static LogicalResult rewriteInsertSlice(Bufferizer &to,
                                        tensor::InsertSliceOp op) {
  Slice slice = getSlice(op);
  Value source = to.getBuffer(op.getSource());
  Value buffer = to.takeBuffer(op.getDest(), op);
  Value view = createSubView(to, op->getLoc(), buffer, slice,
                             cast<MemRefType>(source.getType()));
  if (!view)
    return refuse(op);
  memref::CopyOp::create(to.builder, op->getLoc(), source, view);
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

static LogicalResult rewritePad(Bufferizer &to, tensor::PadOp op) {
  Location loc = op->getLoc();
  Context *ctx = op.getContext();
  MemRefType type = getBufferType(op->getResult(0));
  if (failed(to.runOnRegion(op->getRegion(0), /*argsAreOwned=*/false)))
    return failure();
  to.builder.setInsertionPoint(op);
  Value source = to.getBuffer(op.getSource());
  SmallVector<OpFoldResult> low =
      getMixedValues(op.getStaticLow(), op.getLow(), ctx);
  SmallVector<OpFoldResult> high =
      getMixedValues(op.getStaticHigh(), op.getHigh(), ctx);
  auto getValue = [&](OpFoldResult number) {
    Value value = number.getValue();
    return value ? value
                 : to.createIndex(loc, *getConstantIntValue(number.getAttr()));
  };
  auto add = [&](Value lhs, Value rhs) {
    return arith::AddIOp::create(to.builder, loc, lhs, rhs);
  };
  Slice inner;
  SmallVector<Value> sourceSizes = to.createSizes(loc, source), dynamicSizes;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (ShapedType::isDynamic(size))
      dynamicSizes.push_back(
          add(add(getValue(low[dim]), sourceSizes[dim]), getValue(high[dim])));
    int64_t known =
        cast<MemRefType>(source.getType()).getDimSize(unsigned(dim));
    inner.offsets.push_back(low[dim]);
    inner.sizes.push_back(ShapedType::isDynamic(known)
                              ? OpFoldResult(sourceSizes[dim])
                              : OpFoldResult(to.builder.getIndexAttr(known)));
    inner.strides.push_back(OpFoldResult(to.builder.getIndexAttr(1)));
  }
  Value buffer = to.allocate(loc, type, dynamicSizes);
  to.createLoops(loc, to.createSizes(loc, buffer), [&](ArrayRef<Value> ivs) {
    store(to, loc, inlineBody(to, op->getRegion(0), ivs), buffer, ivs);
  });
  Value view =
      createSubView(to, loc, buffer, inner, cast<MemRefType>(source.getType()));
  if (!view)
    return refuse(op);
  memref::CopyOp::create(to.builder, loc, source, view);
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

//===-- Between tensors and memrefs ----------------------------------------===//

/// The memref may be changed or freed later, the tensor must not.
static LogicalResult rewriteToTensor(Bufferizer &to,
                                     bufferization::ToTensorOp op) {
  if (!isa<MemRefType>(op.getBuffer().getType()))
    return op->emitError("a memref without rank cannot become a tensor");
  to.setBuffer(op->getResult(0), to.copy(op->getLoc(), op.getBuffer()));
  return success();
}

static LogicalResult rewriteToBuffer(Bufferizer &to,
                                     bufferization::ToBufferOp op) {
  Value buffer = to.copy(op->getLoc(), to.getBuffer(op.getTensor()));
  if (buffer.getType() != op->getResult(0).getType())
    buffer = memref::CastOp::create(to.builder, op->getLoc(),
                                    op->getResult(0).getType(), buffer);
  op->getResult(0).replaceAllUsesWith(buffer);
  return success();
}

static LogicalResult
rewriteMaterialize(Bufferizer &to,
                   bufferization::MaterializeInDestinationOp op) {
  Value source = to.getBuffer(op.getSource());
  if (op->getNumResults() == 0) {
    memref::CopyOp::create(to.builder, op->getLoc(), source, op.getDest());
    return success();
  }
  Value buffer = to.takeBuffer(op.getDest(), op);
  memref::CopyOp::create(to.builder, op->getLoc(), source, buffer);
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

static LogicalResult rewriteDeallocTensor(Bufferizer &,
                                          bufferization::DeallocTensorOp) {
  return success();
}

//===-- Whole tensors ------------------------------------------------------===//

static LogicalResult rewriteCall(Bufferizer &to, func::CallOp op) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(to.getBuffer(operand));
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(Bufferizer::convertType(type));
  Operation *call =
      to.builder.create(op->getLoc(), op->getName().getStringRef(), operands,
                        types, op->getAttrs());
  for (auto [from, made] : llvm::zip(op->getResults(), call->getResults())) {
    if (isTensor(from.getType()))
      to.setBuffer(from, made);
    else
      from.replaceAllUsesWith(made);
  }
  return success();
}

/// A structured operation: the outputs become memory that it changes.
static LogicalResult rewriteStructured(Bufferizer &to, Operation *op) {
  auto structured = cast<linalg::LinalgOp>(op);
  SmallVector<Value> operands;
  for (Value input : structured.getDpsInputs())
    operands.push_back(to.getBuffer(input));
  SmallVector<Value> outputs;
  for (Value init : structured.getDpsInits())
    outputs.push_back(to.isTensorValue(init) ? to.takeBuffer(init, op) : init);
  llvm::append_range(operands, outputs);
  OperationState state(op->getLoc(), op->getName());
  state.operands.assign(operands.begin(), operands.end());
  llvm::append_range(state.attributes, op->getAttrs());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *made = to.builder.create(state);
  for (auto [result, output] : llvm::zip(op->getResults(), outputs))
    to.setBuffer(result, output);
  return to.runOnRegion(made->getRegion(0), /*argsAreOwned=*/false);
}

/// An operation on scalars that is applied to each element.
static LogicalResult rewriteElementwise(Bufferizer &to, Operation *op) {
  Location loc = op->getLoc();
  Value shape;
  for (Value operand : op->getOperands())
    if (to.isTensorValue(operand))
      shape = to.getBuffer(operand);
  SmallVector<Value> buffers;
  for (Value result : op->getResults()) {
    MemRefType type = getBufferType(result);
    if (!type || !shape || !isa<MemRefType>(shape.getType()))
      return op->emitError("'" + op->getName().getStringRef() +
                           "' cannot be bufferized: a tensor has no rank");
    buffers.push_back(to.allocateLike(loc, type, shape));
  }
  to.createLoops(loc, to.createSizes(loc, shape), [&](ArrayRef<Value> ivs) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(to.isTensorValue(operand)
                             ? load(to, loc, to.getBuffer(operand), ivs)
                             : operand);
    SmallVector<Type> types;
    for (Value buffer : buffers)
      types.push_back(cast<MemRefType>(buffer.getType()).getElementType());
    Operation *scalar = to.builder.create(loc, op->getName().getStringRef(),
                                          operands, types, op->getAttrs());
    for (auto [value, buffer] : llvm::zip(scalar->getResults(), buffers))
      store(to, loc, value, buffer, ivs);
  });
  for (auto [result, buffer] : llvm::zip(op->getResults(), buffers))
    to.setBuffer(result, buffer);
  return success();
}

namespace {
/// The rewrite of the operations of one name.
struct Rewrite {
  StringLiteral op;
  LogicalResult (*rewrite)(Bufferizer &to, Operation *op);
};
} // namespace

/// `Fn` takes the operation as an `Op`, or as an `Operation *`.
template <typename Op, auto Fn> static constexpr Rewrite makeRewrite() {
  return {Op::getOperationName(),
          [](Bufferizer &to, Operation *op) { return Fn(to, cast<Op>(op)); }};
}

std::optional<LogicalResult> detail::bufferizeOp(Bufferizer &bufferizer,
                                                 Operation *op) {
  static constexpr Rewrite rewrites[] = {
      makeRewrite<arith::ConstantOp, rewriteConstant>(),
      makeRewrite<bufferization::AllocTensorOp, rewriteAllocTensor>(),
      makeRewrite<bufferization::DeallocTensorOp, rewriteDeallocTensor>(),
      makeRewrite<bufferization::MaterializeInDestinationOp,
                  rewriteMaterialize>(),
      makeRewrite<bufferization::ToBufferOp, rewriteToBuffer>(),
      makeRewrite<bufferization::ToTensorOp, rewriteToTensor>(),
      makeRewrite<func::CallOp, rewriteCall>(),
      makeRewrite<tensor::CastOp, rewriteCast>(),
      makeRewrite<tensor::CollapseShapeOp, rewriteReshapeGroups>(),
      makeRewrite<tensor::DimOp, rewriteDim>(),
      makeRewrite<tensor::EmptyOp, rewriteEmpty>(),
      makeRewrite<tensor::ExpandShapeOp, rewriteReshapeGroups>(),
      makeRewrite<tensor::ExtractSliceOp, rewriteExtractSlice>(),
      makeRewrite<tensor::FromElementsOp, rewriteFromElements>(),
      makeRewrite<tensor::GenerateOp, rewriteGenerate>(),
      makeRewrite<tensor::InsertSliceOp, rewriteInsertSlice>(),
      makeRewrite<tensor::PadOp, rewritePad>(),
      makeRewrite<tensor::RankOp, rewriteRank>(),
      makeRewrite<tensor::ReshapeOp, rewriteReshape>(),
      makeRewrite<tensor::SplatOp, rewriteSplat>(),
  };
  StringRef name = op->getName().getStringRef();
  for (auto [known, rewrite] : rewrites)
    if (known == name)
      return rewrite(bufferizer, op);
  if (isa<linalg::LinalgOp>(op))
    return rewriteStructured(bufferizer, op);
  if (op->hasTrait(OpTrait::Elementwise))
    return rewriteElementwise(bufferizer, op);
  if (auto accessing = dyn_cast<MemoryAccessOpInterface>(op))
    if (auto accesses = accessing.getAccesses();
        accesses.size() == 1 &&
        (!accesses.front().isStore || accesses.front().result))
      return rewriteAccess(bufferizer, op, accesses.front());
  return std::nullopt;
}
