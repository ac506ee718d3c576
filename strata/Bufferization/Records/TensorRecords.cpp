// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of tensor that are not views, and parts of records.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::detail;

//===-- Parts of records ---------------------------------------------------===//

AliasingValues detail::isFirstResult(OpOperand &use,
                                     const BufferizationState &) {
  return {{use.getOwner()->getResult(0), BufferRelation::Equivalent}};
}

AliasingValues detail::isInFirstResult(OpOperand &use,
                                       const BufferizationState &) {
  return {{use.getOwner()->getResult(0), BufferRelation::Unknown}};
}

Value detail::createIndex(RewriterBase &rewriter, Location loc, int64_t value) {
  return arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(value));
}

SmallVector<Value> detail::createDynamicSizes(RewriterBase &rewriter,
                                              Location loc, Value value) {
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

Value detail::castTo(RewriterBase &rewriter, Location loc, Value value,
                     Type type) {
  return value.getType() == type
             ? value
             : rewriter.create(loc, "memref.cast", value, type)->getResult(0);
}

/// An operation of memref with the same operands and attributes.
template <const llvm::StringLiteral &Name>
static LogicalResult replaceByName(Operation *op, RewriterBase &rewriter,
                                   BufferizationState &state) {
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    return FailureOr<Value>(
        rewriter
            .create(op->getLoc(), Name, operands, op->getResult(0).getType())
            ->getResult(0));
  });
}

AliasingValues detail::getInsertAliases(OpOperand &use,
                                        const BufferizationState &state) {
  return isInsertDest(use, state) ? isFirstResult(use, state)
                                  : AliasingValues();
}

//===-- Elements -----------------------------------------------------------===//

static constexpr llvm::StringLiteral loadName("memref.load"),
    dimName("memref.dim"), rankName("memref.rank");

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
  Type tensor = op->getResult(0).getType();
  FailureOr<Attribute> space = state.getDefaultSpace(tensor, op);
  if (failed(space))
    return failure();
  Type type = BufferizationState::getStaticIdentityType(tensor, *space);
  FailureOr<Value> alloc = state.allocate(
      rewriter, op->getLoc(), cast<MemRefType>(type), op->getOperands());
  if (failed(alloc))
    return failure();
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

/// Stores in row-major order, with one constant for each index.
static LogicalResult bufferizeFromElements(Operation *op,
                                           RewriterBase &rewriter,
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
  FailureOr<Value> alloc =
      state.allocate(rewriter, loc, type, op->getOperands());
  if (failed(alloc))
    return failure();
  Block *block = createMap(rewriter, loc, *alloc);
  SmallVector<Value> indices;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    indices.push_back(
        rewriter
            .create(
                loc, "linalg.index", {}, rewriter.getIndexType(),
                rewriter.getNamedAttr("dim", rewriter.getI64IntegerAttr(dim)))
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

//===-- Registration -------------------------------------------------------===//

void detail::registerTensorRecords(Context &ctx) {
  registerBufferizableOp(ctx, "tensor.extract",
                         {.bufferize = replaceByName<loadName>});
  registerBufferizableOp(
      ctx, "tensor.dim",
      {.reads = isFalse, .bufferize = replaceByName<dimName>});
  registerBufferizableOp(
      ctx, "tensor.rank",
      {.reads = isFalse, .bufferize = replaceByName<rankName>});
  registerBufferizableOp(ctx, "tensor.insert",
                         {.writes = isInsertDest,
                          .aliases = getInsertAliases,
                          .bufferize = bufferizeInsert});
  // Its memory has any layout until it is allocated, as upstream.
  registerBufferizableOp(
      ctx, "tensor.empty",
      {.definesContents = hasNoContents, .bufferize = bufferizeEmpty});
  registerBufferizableOp(
      ctx, "tensor.from_elements",
      {.allocates = allocatesResult, .bufferize = bufferizeFromElements});
  registerBufferizableOp(
      ctx, "tensor.splat",
      {.allocates = allocatesResult, .bufferize = bufferizeSplat});
  registerBufferizableOp(
      ctx, "tensor.generate",
      {.allocates = allocatesResult, .bufferize = bufferizeGenerate});
}
