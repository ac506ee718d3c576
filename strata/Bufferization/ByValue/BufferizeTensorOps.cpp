// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on tensors, one by one, as operations on memrefs.
#include "strata/Bufferization/ByValue/BufferizerDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Interfaces/Shapes/Slice.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// Rewrites `op`: gives buffers to its results. The caller erases it.
using RewriteFn = LogicalResult (*)(Bufferizer &to, Operation *op);
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
  SmallVector<Value> operands = {memref};
  llvm::append_range(operands, indices);
  return to.builder
      .create(loc, "memref.load", operands,
              cast<MemRefType>(memref.getType()).getElementType())
      ->getResult(0);
}

static void store(Bufferizer &to, Location loc, Value value, Value memref,
                  ArrayRef<Value> indices) {
  SmallVector<Value> operands = {value, memref};
  llvm::append_range(operands, indices);
  to.builder.create(loc, "memref.store", operands);
}

//===-- Elements -----------------------------------------------------------===//

static LogicalResult rewriteConstant(Bufferizer &to, Operation *op) {
  MemRefType type = getBufferType(op->getResult(0));
  Attribute value = op->getInherentAttrOrNull("value");
  if (!type ||
      !llvm::isa_and_present<DenseElementsAttr, DenseResourceElementsAttr>(
          value))
    return op->emitError(
        "the constant cannot be bufferized: its elements are not "
        "dense");
  std::string name = to.getGlobalName(value, type);
  Value global = to.builder
                     .create(op->getLoc(), "memref.get_global", {}, Type(type),
                             to.builder.getNamedAttr(
                                 "name", to.builder.getSymbolRefAttr(name)))
                     ->getResult(0);
  to.setBuffer(op->getResult(0), global, /*isOwned=*/false);
  return success();
}

static LogicalResult rewriteEmpty(Bufferizer &to, Operation *op) {
  SmallVector<Value> sizes;
  llvm::append_range(sizes, op->getOperands());
  to.setBuffer(
      op->getResult(0),
      to.allocate(op->getLoc(), getBufferType(op->getResult(0)), sizes));
  return success();
}

static LogicalResult rewriteAllocTensor(Bufferizer &to, Operation *op) {
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

static LogicalResult rewriteExtract(Bufferizer &to, Operation *op) {
  SmallVector<Value> indices;
  llvm::append_range(indices, op->getOperands().drop_front());
  op->getResult(0).replaceAllUsesWith(
      load(to, op->getLoc(), to.getBuffer(op->getOperand(0)), indices));
  return success();
}

static LogicalResult rewriteInsert(Bufferizer &to, Operation *op) {
  SmallVector<Value> indices;
  llvm::append_range(indices, op->getOperands().drop_front(2));
  Value buffer = to.takeBuffer(op->getOperand(1), op);
  store(to, op->getLoc(), op->getOperand(0), buffer, indices);
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

static LogicalResult rewriteFromElements(Bufferizer &to, Operation *op) {
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

static LogicalResult rewriteSplat(Bufferizer &to, Operation *op) {
  Location loc = op->getLoc();
  SmallVector<Value> sizes;
  llvm::append_range(sizes, op->getOperands().drop_front());
  Value buffer = to.allocate(loc, getBufferType(op->getResult(0)), sizes);
  to.createLoops(loc, to.createSizes(loc, buffer), [&](ArrayRef<Value> ivs) {
    store(to, loc, op->getOperand(0), buffer, ivs);
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
  Value value = yield->getOperand(0);
  Block *target = to.builder.getInsertionBlock();
  target->splice(to.builder.getInsertionPoint(), &body, body.begin(),
                 Block::iterator(yield));
  return value;
}

static LogicalResult rewriteGenerate(Bufferizer &to, Operation *op) {
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

static LogicalResult rewriteDim(Bufferizer &to, Operation *op) {
  Value dim = to.builder
                  .create(op->getLoc(), "memref.dim",
                          {to.getBuffer(op->getOperand(0)), op->getOperand(1)},
                          to.builder.getIndexType())
                  ->getResult(0);
  op->getResult(0).replaceAllUsesWith(dim);
  return success();
}

static LogicalResult rewriteRank(Bufferizer &to, Operation *op) {
  Value rank =
      to.builder
          .create(op->getLoc(), "memref.rank", to.getBuffer(op->getOperand(0)),
                  to.builder.getIndexType())
          ->getResult(0);
  op->getResult(0).replaceAllUsesWith(rank);
  return success();
}

/// Casts the memref to another type. Nothing is copied, and the owner does not change.
static LogicalResult rewriteCast(Bufferizer &to, Operation *op) {
  Value view =
      to.builder
          .create(op->getLoc(), "memref.cast", to.getBuffer(op->getOperand(0)),
                  Bufferizer::convertType(op->getResult(0).getType()))
          ->getResult(0);
  to.setBuffer(op->getResult(0), view, /*isOwned=*/false);
  return success();
}

static LogicalResult rewriteReshapeGroups(Bufferizer &to, Operation *op) {
  bool isExpansion = op->getName().getStringRef() == "tensor.expand_shape";
  SmallVector<Value> operands;
  operands.push_back(to.getBuffer(op->getOperand(0)));
  llvm::append_range(operands, op->getOperands().drop_front());
  Value view =
      to.builder
          .create(op->getLoc(),
                  isExpansion ? "memref.expand_shape" : "memref.collapse_shape",
                  operands, Type(getBufferType(op->getResult(0))),
                  op->getAttrs())
          ->getResult(0);
  to.setBuffer(op->getResult(0), view, /*isOwned=*/false);
  return success();
}

static LogicalResult rewriteReshape(Bufferizer &to, Operation *op) {
  Value view = to.builder
                   .create(op->getLoc(), "memref.reshape",
                           {to.getBuffer(op->getOperand(0)),
                            to.getBuffer(op->getOperand(1))},
                           Bufferizer::convertType(op->getResult(0).getType()))
                   ->getResult(0);
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

static LogicalResult rewriteExtractSlice(Bufferizer &to, Operation *op) {
  Slice slice = getSlice(cast<tensor::ExtractSliceOp>(op));
  MemRefType type = getBufferType(op->getResult(0));
  Value view = createSubView(to, op->getLoc(), to.getBuffer(op->getOperand(0)),
                             slice, type);
  if (!view)
    return refuse(op);
  Value buffer = to.allocateLike(op->getLoc(), type, view);
  to.builder.create(op->getLoc(), "memref.copy", {view, buffer});
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

static LogicalResult rewriteInsertSlice(Bufferizer &to, Operation *op) {
  Slice slice = getSlice(cast<tensor::InsertSliceOp>(op));
  Value source = to.getBuffer(op->getOperand(0));
  Value buffer = to.takeBuffer(op->getOperand(1), op);
  Value view = createSubView(to, op->getLoc(), buffer, slice,
                             cast<MemRefType>(source.getType()));
  if (!view)
    return refuse(op);
  to.builder.create(op->getLoc(), "memref.copy", {source, view});
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

static LogicalResult rewritePad(Bufferizer &to, Operation *op) {
  auto pad = cast<tensor::PadOp>(op);
  Location loc = op->getLoc();
  Context *ctx = op->getContext();
  MemRefType type = getBufferType(op->getResult(0));
  if (failed(to.runOnRegion(op->getRegion(0), /*argsAreOwned=*/false)))
    return failure();
  to.builder.setInsertionPoint(op);
  Value source = to.getBuffer(op->getOperand(0));
  SmallVector<OpFoldResult> low =
      getMixedValues(pad.getStaticLow(), pad.getLow(), ctx);
  SmallVector<OpFoldResult> high =
      getMixedValues(pad.getStaticHigh(), pad.getHigh(), ctx);
  auto getValue = [&](OpFoldResult number) {
    Value value = number.getValue();
    return value ? value
                 : to.createIndex(loc, *getConstantIntValue(number.getAttr()));
  };
  auto add = [&](Value lhs, Value rhs) {
    return to.builder.create(loc, "arith.addi", {lhs, rhs}, lhs.getType())
        ->getResult(0);
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
  to.builder.create(loc, "memref.copy", {source, view});
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

//===-- Between tensors and memrefs ----------------------------------------===//

/// The memref may be changed or freed later, the tensor must not.
static LogicalResult rewriteToTensor(Bufferizer &to, Operation *op) {
  if (!isa<MemRefType>(op->getOperand(0).getType()))
    return op->emitError("a memref without rank cannot become a tensor");
  to.setBuffer(op->getResult(0), to.copy(op->getLoc(), op->getOperand(0)));
  return success();
}

static LogicalResult rewriteToBuffer(Bufferizer &to, Operation *op) {
  Value buffer = to.copy(op->getLoc(), to.getBuffer(op->getOperand(0)));
  if (buffer.getType() != op->getResult(0).getType())
    buffer = to.builder
                 .create(op->getLoc(), "memref.cast", buffer,
                         op->getResult(0).getType())
                 ->getResult(0);
  op->getResult(0).replaceAllUsesWith(buffer);
  return success();
}

static LogicalResult rewriteMaterialize(Bufferizer &to, Operation *op) {
  Value source = to.getBuffer(op->getOperand(0));
  if (op->getNumResults() == 0) {
    to.builder.create(op->getLoc(), "memref.copy", {source, op->getOperand(1)});
    return success();
  }
  Value buffer = to.takeBuffer(op->getOperand(1), op);
  to.builder.create(op->getLoc(), "memref.copy", {source, buffer});
  to.setBuffer(op->getResult(0), buffer);
  return success();
}

static LogicalResult rewriteDeallocTensor(Bufferizer &, Operation *) {
  return success();
}

//===-- Whole tensors ------------------------------------------------------===//

static LogicalResult rewriteCall(Bufferizer &to, Operation *op) {
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

std::optional<LogicalResult> detail::bufferizeOp(Bufferizer &bufferizer,
                                                 Operation *op) {
  static constexpr std::pair<StringLiteral, RewriteFn> rewrites[] = {
      {"arith.constant", rewriteConstant},
      {"bufferization.alloc_tensor", rewriteAllocTensor},
      {"bufferization.dealloc_tensor", rewriteDeallocTensor},
      {"bufferization.materialize_in_destination", rewriteMaterialize},
      {"bufferization.to_buffer", rewriteToBuffer},
      {"bufferization.to_tensor", rewriteToTensor},
      {"func.call", rewriteCall},
      {"tensor.cast", rewriteCast},
      {"tensor.collapse_shape", rewriteReshapeGroups},
      {"tensor.dim", rewriteDim},
      {"tensor.empty", rewriteEmpty},
      {"tensor.expand_shape", rewriteReshapeGroups},
      {"tensor.extract", rewriteExtract},
      {"tensor.extract_slice", rewriteExtractSlice},
      {"tensor.from_elements", rewriteFromElements},
      {"tensor.generate", rewriteGenerate},
      {"tensor.insert", rewriteInsert},
      {"tensor.insert_slice", rewriteInsertSlice},
      {"tensor.pad", rewritePad},
      {"tensor.rank", rewriteRank},
      {"tensor.reshape", rewriteReshape},
      {"tensor.splat", rewriteSplat},
  };
  StringRef name = op->getName().getStringRef();
  for (auto [known, rewrite] : rewrites)
    if (known == name)
      return rewrite(bufferizer, op);
  if (isa<linalg::LinalgOp>(op))
    return rewriteStructured(bufferizer, op);
  if (op->hasTrait(OpTrait::Elementwise))
    return rewriteElementwise(bufferizer, op);
  return std::nullopt;
}
