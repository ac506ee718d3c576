// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of tensor that are not views, and parts of records.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
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

Value detail::createDimOp(RewriterBase &rewriter, Location loc, Value source,
                          Value dim) {
  if (isTensorType(source.getType()))
    return tensor::DimOp::create(rewriter, loc, source, dim);
  return memref::DimOp::create(rewriter, loc, source, dim);
}

SmallVector<Value> detail::createDynamicSizes(RewriterBase &rewriter,
                                              Location loc, Value value) {
  SmallVector<Value> sizes;
  auto type = cast<ShapedType>(value.getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (ShapedType::isDynamic(type.getShape()[size_t(dim)])) {
      Value number = createIndex(rewriter, loc, dim);
      sizes.push_back(createDimOp(rewriter, loc, value, number));
    }
  return sizes;
}

Value detail::castTo(RewriterBase &rewriter, Location loc, Value value,
                     Type type) {
  return value.getType() == type
             ? value
             : memref::CastOp::create(rewriter, loc, type, value);
}

/// An operation of memref with the same operands and attributes.
template <typename To>
static LogicalResult replaceByOp(Operation *op, RewriterBase &rewriter,
                                 BufferizationState &state) {
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    return FailureOr<Value>(To::create(rewriter, op->getLoc(),
                                       TypeRange(op->getResult(0).getType()),
                                       operands));
  });
}

AliasingValues detail::getInsertAliases(OpOperand &use,
                                        const BufferizationState &state) {
  return isInsertDest(use, state) ? isFirstResult(use, state)
                                  : AliasingValues();
}

//===-- Elements -----------------------------------------------------------===//

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
    SmallVector<Value> indices;
    for (int64_t index : position)
      indices.push_back(constants[size_t(index)]);
    memref::StoreOp::create(rewriter, loc, element, *alloc, indices);
    for (size_t dim = position.size();
         dim > 0 && ++position[dim - 1] == type.getShape()[dim - 1]; --dim)
      position[dim - 1] = 0;
  }
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

/// An empty linalg.map on `memory`; the insertion point is in its block, before nothing.
static Block *createMap(RewriterBase &rewriter, Location loc, Value memory) {
  Operation *map = linalg::MapOp::create(rewriter, loc, TypeRange(), memory);
  Type element = cast<MemRefType>(memory.getType()).getElementType();
  return rewriter.createBlock(&map->getRegion(0), {}, element, {loc});
}

static LogicalResult bufferizeSplat(Operation *op, RewriterBase &rewriter,
                                    BufferizationState &state) {
  auto splat = cast<tensor::SplatOp>(op);
  Location loc = op->getLoc();
  auto type = cast<MemRefType>(
      BufferizationState::getStaticIdentityType(op->getResult(0).getType()));
  FailureOr<Value> alloc =
      state.allocate(rewriter, loc, type, splat.getDynamicSizes());
  if (failed(alloc))
    return failure();
  createMap(rewriter, loc, *alloc);
  linalg::YieldOp::create(rewriter, loc, splat.getInput());
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
    indices.push_back(linalg::IndexOp::create(rewriter, loc, dim));
  Block &body = op->getRegion(0).front();
  rewriter.mergeBlocks(&body, block, indices);
  Operation *yield = block->getTerminator();
  rewriter.setInsertionPoint(yield);
  linalg::YieldOp::create(rewriter, yield->getLoc(), yield->getOperands());
  rewriter.eraseOp(yield);
  rewriter.setInsertionPoint(op);
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::registerTensorRecords(Context &ctx) {
  registerBufferizableOp<tensor::DimOp>(
      ctx, {.reads = isFalse, .bufferize = replaceByOp<memref::DimOp>});
  registerBufferizableOp<tensor::RankOp>(
      ctx, {.reads = isFalse, .bufferize = replaceByOp<memref::RankOp>});
  // Its memory has any layout until it is allocated, as upstream.
  registerBufferizableOp<tensor::EmptyOp>(
      ctx, {.definesContents = hasNoContents, .bufferize = bufferizeEmpty});
  registerBufferizableOp<tensor::FromElementsOp>(
      ctx, {.allocates = allocatesResult, .bufferize = bufferizeFromElements});
  registerBufferizableOp<tensor::SplatOp>(
      ctx, {.allocates = allocatesResult, .bufferize = bufferizeSplat});
  registerBufferizableOp<tensor::GenerateOp>(
      ctx, {.allocates = allocatesResult, .bufferize = bufferizeGenerate});
}
