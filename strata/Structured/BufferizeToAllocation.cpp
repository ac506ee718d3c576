// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/BufferizeToAllocation.h"

#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapes.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;
using MemcpyOp = BufferizeToAllocationOptions::MemcpyOp;

namespace {
/// One operation while it is bufferized. New operations are before it.
class AllocationBufferizer {
public:
  AllocationBufferizer(RewriterBase &rewriter,
                       const BufferizeToAllocationOptions &options,
                       Operation *op, Attribute memorySpace)
      : rewriter(rewriter), options(options), op(op), loc(op->getLoc()),
        memorySpace(memorySpace) {}
  FailureOr<Value> run();

private:
  FailureOr<Value> bufferizePad(tensor::PadOp pad);
  FailureOr<Value> bufferizeAllocTensor(bufferization::AllocTensorOp alloc);
  FailureOr<Value> bufferizeWrite(Operation *writer);
  /// Bufferizes the operation, whose written operand is in `buffer` already.
  LogicalResult bufferizeOp(BufferizationState &state, Operation *writer,
                            Value buffer);
  /// Replaces `mask`, which yields a tensor in `buffer`, by one without result.
  void replaceMask(vector::MaskOp mask, Value buffer);
  Value allocate(Value tensor);
  SmallVector<Value> getDynamicSizes(Value tensor, RankedTensorType type);
  void copy(Value tensor, Value buffer);
  void fillWithPadding(tensor::PadOp pad, Value buffer);
  Value getTensor(Value buffer, Type type, bool isOnlyUse);

  RewriterBase &rewriter;
  const BufferizeToAllocationOptions &options;
  Operation *op;
  Location loc;
  Attribute memorySpace;
};
} // namespace

//===-- Memory -------------------------------------------------------------===//

SmallVector<Value>
AllocationBufferizer::getDynamicSizes(Value tensor, RankedTensorType type) {
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    OpFoldResult size;
    if (auto result = dyn_cast<OpResult>(tensor))
      size = reifyDimOfResult(rewriter, loc, result, dim);
    if (size) {
      sizes.push_back(getValueOrCreateConstantIndexOp(rewriter, loc, size));
      continue;
    }
    Value number =
        arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(dim));
    sizes.push_back(tensor::DimOp::create(rewriter, loc, tensor, number));
  }
  return sizes;
}

Value AllocationBufferizer::allocate(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<Value> sizes = getDynamicSizes(tensor, type);
  auto memory = MemRefType::get(type.getShape(), type.getElementType(), nullptr,
                                memorySpace);
  if (options.allocOp == BufferizeToAllocationOptions::AllocOp::MemrefAlloca)
    return memref::AllocaOp::create(rewriter, loc, Type(memory), sizes);
  Value buffer = memref::AllocOp::create(rewriter, loc, Type(memory), sizes);
  if (options.emitDealloc) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op->getBlock()->getTerminator());
    memref::DeallocOp::create(rewriter, loc, buffer);
  }
  return buffer;
}

void AllocationBufferizer::copy(Value tensor, Value buffer) {
  if (options.memcpyOp == MemcpyOp::MaterializeInDestination) {
    bufferization::MaterializeInDestinationOp::create(
        rewriter, loc, Type(), tensor, buffer, /*restrict=*/false,
        /*writable=*/true);
    return;
  }
  Type type = BufferizationState::getDynamicLayoutType(tensor.getType());
  auto source = bufferization::ToBufferOp::create(rewriter, loc, type, tensor);
  source.setReadOnly(true);
  if (options.memcpyOp == MemcpyOp::MemrefCopy)
    memref::CopyOp::create(rewriter, loc, source, buffer);
  else
    linalg::CopyOp::create(rewriter, loc, Value(source), buffer);
}

Value AllocationBufferizer::getTensor(Value buffer, Type type, bool isOnlyUse) {
  return bufferization::ToTensorOp::create(rewriter, loc, type, buffer,
                                           /*restrict=*/isOnlyUse,
                                           /*writable=*/isOnlyUse);
}

//===-- tensor.pad, bufferization.alloc_tensor -----------------------------===//

void AllocationBufferizer::fillWithPadding(tensor::PadOp pad, Value buffer) {
  Block &body = pad->getRegion(0).front();
  Value padding = cast<tensor::YieldOp>(body.getTerminator()).getValue();
  TypedAttr constant;
  if (matchPattern(padding, m_Constant(&constant)))
    padding = arith::ConstantOp::create(rewriter, loc, constant);
  if (constant || !pad->isAncestor(padding.getParentBlock()->getParentOp())) {
    linalg::FillOp::create(rewriter, loc, TypeRange(), ValueRange(padding),
                           ValueRange(buffer));
    return;
  }
  auto rank = unsigned(cast<MemRefType>(buffer.getType()).getRank());
  SmallVector<AffineMap> maps{rewriter.getMultiDimIdentityMap(rank)};
  SmallVector<IteratorType> iterators(rank, IteratorType::parallel);
  auto generic = GenericOp::create(rewriter, loc, TypeRange(), ValueRange(),
                                   ValueRange(buffer), maps, iterators);
  Block &target = generic->getRegion(0).emplaceBlock();
  target.addArgument(padding.getType(), loc);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&target);
  IRMapping mapping;
  for (auto [dim, index] : llvm::enumerate(body.getArguments()))
    mapping.map(Value(index),
                Value(linalg::IndexOp::create(rewriter, loc, uint64_t(dim))));
  for (Operation &inner : body.without_terminator())
    rewriter.clone(inner, mapping);
  linalg::YieldOp::create(rewriter, loc,
                          ValueRange(mapping.lookupOrDefault(padding)));
}

FailureOr<Value> AllocationBufferizer::bufferizePad(tensor::PadOp pad) {
  Value result = pad->getResult(0);
  Value buffer = allocate(result);
  fillWithPadding(pad, buffer);
  Value source = pad.getSource();
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, source);
  SmallVector<OpFoldResult> strides(sizes.size(), rewriter.getIndexAttr(1));
  Value view = memref::SubViewOp::create(
      rewriter, loc, buffer,
      getMixedValues(pad.getStaticLow(), pad.getLow(), pad->getContext()),
      sizes, strides);
  copy(source, view);
  rewriter.replaceOp(pad,
                     getTensor(buffer, result.getType(), /*isOnlyUse=*/true));
  return buffer;
}

FailureOr<Value>
AllocationBufferizer::bufferizeAllocTensor(bufferization::AllocTensorOp alloc) {
  Value result = alloc->getResult(0);
  Value buffer = allocate(result);
  if (Value contents = alloc.getCopy())
    copy(contents, buffer);
  rewriter.replaceOp(alloc,
                     getTensor(buffer, result.getType(), /*isOnlyUse=*/true));
  return buffer;
}

//===-- Operations that write ----------------------------------------------===//

/// The only operand whose memory `op` writes and returns; null if there is none or another one.
static OpOperand *getWrittenOperand(Operation *op,
                                    const BufferizationState &state) {
  OpOperand *written = nullptr;
  for (OpOperand &use : op->getOpOperands()) {
    if (!isTensorType(use.get().getType()) || !state.writes(use) ||
        state.getAliases(use).empty())
      continue;
    if (written)
      return nullptr;
    written = &use;
  }
  return written && isa<RankedTensorType>(written->get().getType()) ? written
                                                                    : nullptr;
}

static bool hasContents(Value tensor) {
  Operation *def = tensor.getDefiningOp();
  auto alloc = dyn_cast_if_present<bufferization::AllocTensorOp>(def);
  return !isa_and_nonnull<tensor::EmptyOp>(def) && !(alloc && !alloc.getCopy());
}

/// Whether `op` can be bufferized without the operations in its regions.
static bool isBufferizable(Operation *op, const BufferizableOp *record) {
  return record && record->bufferize && !isa<LoopLikeOpInterface>(op) &&
         (!op->getNumRegions() || isa<LinalgOp>(op));
}

void AllocationBufferizer::replaceMask(vector::MaskOp mask, Value buffer) {
  rewriter.setInsertionPoint(mask);
  auto newMask =
      vector::MaskOp::create(rewriter, loc, TypeRange(), Value(mask.getMask()));
  Region &region = newMask.getMaskRegion();
  rewriter.inlineRegionBefore(mask.getMaskRegion(), region, region.end());
  auto yield = cast<vector::YieldOp>(region.back().getTerminator());
  Value tensor = yield.getOperands().front();
  rewriter.modifyOpInPlace(yield, [&] { yield.setOperands(ValueRange()); });
  if (Operation *inner = tensor.getDefiningOp();
      inner->getBlock() == yield->getBlock() && inner->use_empty())
    rewriter.eraseOp(inner);
  rewriter.setInsertionPointAfter(newMask);
  rewriter.replaceOp(mask,
                     getTensor(buffer, tensor.getType(), /*isOnlyUse=*/true));
}

LogicalResult AllocationBufferizer::bufferizeOp(BufferizationState &state,
                                                Operation *writer,
                                                Value buffer) {
  SmallVector<OpOperand *> uses;
  for (Value result : op->getResults())
    for (OpOperand &use : result.getUses())
      uses.push_back(&use);
  rewriter.setInsertionPoint(writer);
  if (failed(state.getRecord(writer)->bufferize(writer, rewriter, state)))
    return failure();
  if (writer != op)
    replaceMask(cast<vector::MaskOp>(op), buffer);
  // The tensors that take the place of the results are the only views of the memory.
  for (OpOperand *use : uses)
    if (auto tensor = use->get().getDefiningOp<bufferization::ToTensorOp>();
        tensor && tensor.getBuffer() == buffer) {
      tensor.setRestrict(true);
      tensor.setWritable(true);
    }
  return success();
}

FailureOr<Value> AllocationBufferizer::bufferizeWrite(Operation *writer) {
  registerBufferizableOps(*op->getContext());
  BufferizationState state(op, BufferizationOptions());
  OpOperand *written = getWrittenOperand(writer, state);
  if (!written || !isBufferizable(writer, state.getRecord(writer)))
    return failure();
  Value tensor = written->get();
  Value buffer = allocate(tensor);
  if (hasContents(tensor))
    copy(tensor, buffer);
  Value inMemory =
      getTensor(buffer, tensor.getType(), options.bufferizeDestinationOnly);
  rewriter.modifyOpInPlace(writer, [&] { written->set(inMemory); });
  if (options.bufferizeDestinationOnly)
    return buffer;
  if (failed(bufferizeOp(state, writer, buffer)))
    return failure();
  return buffer;
}

FailureOr<Value> AllocationBufferizer::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  if (options.emitDealloc && !op->getBlock()->mightHaveTerminator())
    return failure();
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return bufferizePad(pad);
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op))
    return bufferizeAllocTensor(alloc);
  if (auto mask = dyn_cast<vector::MaskOp>(op)) {
    Operation &masked = mask.getMaskRegion().front().front();
    bool isWrite = mask->getNumResults() == 1 && masked.getNumResults() == 1 &&
                   !mask.getPassthru();
    return isWrite ? bufferizeWrite(&masked) : FailureOr<Value>(failure());
  }
  return bufferizeWrite(op);
}

FailureOr<Value>
linalg::bufferizeToAllocation(RewriterBase &rewriter,
                              const BufferizeToAllocationOptions &options,
                              Operation *op, Attribute memorySpace) {
  return AllocationBufferizer(rewriter, options, op, memorySpace).run();
}
