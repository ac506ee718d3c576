// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transfers of vectors of several dimensions, by loops. A vector is in a buffer of the
// type memref<vector<4x8xf32>>, which a loop accesses as memref<4xvector<8xf32>>. The
// transfers of a loop become loops in the same way: they have a marker, which tells that
// the value of a write is loaded from a buffer, and the result of a read is stored to one.
#include "strata/Conversion/VectorToSCF/VectorToSCFDetail.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Graph/Block.h"

using namespace strata;
using namespace strata::detail;

static constexpr StringLiteral marker = "__vector_to_scf_lowering__";

namespace {
/// The memory for a vector and, if there is one, its mask.
struct Buffers {
  Value data, mask;
};

/// Puts the vector of a transfer into a buffer.
class PrepareTransfer final : public RewritePattern {
public:
  PrepareTransfer(Context *ctx, StringRef root,
                  const VectorToSCFOptions &options)
      : RewritePattern(root, 1, ctx), options(options) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  VectorToSCFOptions options;
};

/// Makes a loop of a transfer from or to a buffer.
class TransferToLoop final : public RewritePattern {
public:
  TransferToLoop(Context *ctx, StringRef root,
                 const VectorToSCFOptions &options)
      : RewritePattern(root, 1, ctx), options(options) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  VectorToSCFOptions options;
};
} // namespace

//===-- Buffers ------------------------------------------------------------===//

/// Allocates buffers at the start of the closest operation at whose end they are freed,
/// and stores the mask. The insertion point is before the transfer then.
static Buffers allocateBuffers(PatternRewriter &rewriter,
                               const Transfer &transfer, Operation *scope) {
  Location loc = transfer.op->getLoc();
  Buffers buffers;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&scope->getRegion(0).front());
  buffers.data = memref::AllocaOp::create(
      rewriter, loc, MemRefType::get({}, transfer.vectorType));
  if (!transfer.mask)
    return buffers;
  Value memory = memref::AllocaOp::create(
      rewriter, loc, MemRefType::get({}, transfer.mask.getType()));
  rewriter.setInsertionPoint(transfer.op);
  memref::StoreOp::create(rewriter, loc, transfer.mask, memory, ValueRange());
  buffers.mask = memref::LoadOp::create(rewriter, loc, memory, ValueRange());
  return buffers;
}

LogicalResult
PrepareTransfer::matchAndRewrite(Operation *op,
                                 PatternRewriter &rewriter) const {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer || op->hasAttr(marker) ||
      transfer->vectorType.getRank() <= int64_t(options.targetRank))
    return failure();
  if (const char *obstacle = getObstacle(*transfer, options))
    return rewriter.notifyMatchFailure(op, obstacle);
  Operation *scope =
      op->getParentWithTrait<OpTrait::AutomaticAllocationScope>();
  if (!scope)
    return rewriter.notifyMatchFailure(op,
                                       "no operation around it frees memory");
  Location loc = op->getLoc();
  Buffers buffers = allocateBuffers(rewriter, *transfer, scope);
  if (isa<vector::TransferReadOp>(op)) {
    Operation *read = rewriter.clone(*op);
    read->setAttr(marker, rewriter.getUnitAttr());
    if (buffers.mask)
      setMask(read, buffers.mask);
    memref::StoreOp::create(rewriter, loc, read->getResult(0), buffers.data,
                            ValueRange());
    rewriter.replaceOp(
        op, memref::LoadOp::create(rewriter, loc, buffers.data, ValueRange()));
    return success();
  }
  auto write = cast<vector::TransferWriteOp>(op);
  memref::StoreOp::create(rewriter, loc, write.getValueToStore(), buffers.data,
                          ValueRange());
  Value loaded =
      memref::LoadOp::create(rewriter, loc, buffers.data, ValueRange());
  rewriter.modifyOpInPlace(op, [&] {
    write.getValueToStoreMutable().set(loaded);
    op->setAttr(marker, rewriter.getUnitAttr());
    if (buffers.mask)
      setMask(op, buffers.mask);
  });
  return success();
}

//===-- Loops --------------------------------------------------------------===//

namespace {
/// Makes the loop of one transfer.
class LoopBuilder {
public:
  LoopBuilder(PatternRewriter &rewriter, const Transfer &transfer,
              const VectorToSCFOptions &options)
      : rewriter(rewriter), loc(transfer.op->getLoc()), transfer(transfer),
        options(options), step(rewriter, transfer) {}
  /// Fails, and changes nothing, without buffers.
  LogicalResult build();

private:
  bool findBuffers();
  Value createBody(Value iv, Value carried);
  Value createPadding(Value iv, Value carried);
  void addMask(Operation *inner, Value iv);
  SmallVector<Value> getPlace(Operation *access, Value iv) const;

  PatternRewriter &rewriter;
  Location loc;
  const Transfer &transfer;
  const VectorToSCFOptions &options;
  TransferStep step;
  /// The store of the read vector, or the load of the written vector, and the
  /// load of the mask.
  Operation *access = nullptr, *maskLoad = nullptr;
  Value buffer, maskBuffer;
};
} // namespace

/// The type of a buffer whose vectors have a dimension less; null if they have none.
static MemRefType unpackOneDim(MemRefType type) {
  auto vector = dyn_cast<VectorType>(type.getElementType());
  if (!vector || vector.getRank() == 0 || isScalableDim(vector, 0))
    return {};
  SmallVector<int64_t> shape(type.getShape());
  shape.push_back(vector.getDimSize(0));
  return MemRefType::get(
      shape,
      VectorType::get(vector.getShape().drop_front(), vector.getElementType(),
                      ArrayRef<bool>(getScalableFlags(vector)).drop_front()));
}

/// The operation `name` that defines `value`, with a memref that can be unpacked.
static Operation *getBufferLoad(Value value) {
  auto load = value.getDefiningOp<memref::LoadOp>();
  return load && unpackOneDim(cast<MemRefType>(load.getMemref().getType()))
             ? load.getOperation()
             : nullptr;
}

bool LoopBuilder::findBuffers() {
  if (auto write = dyn_cast<vector::TransferWriteOp>(transfer.op)) {
    access = getBufferLoad(write.getValueToStore());
  } else if (Value read = transfer.op->getResult(0); read.hasOneUse()) {
    auto store = dyn_cast<memref::StoreOp>(*read.getUsers().begin());
    if (store && store.getValue() == read &&
        unpackOneDim(cast<MemRefType>(store.getMemref().getType())))
      access = store;
  }
  if (transfer.mask)
    maskLoad = getBufferLoad(transfer.mask);
  return access && (!transfer.mask || maskLoad || step.hasMaskOfSteps());
}

static Value getMemory(Operation *access) {
  auto load = dyn_cast<memref::LoadOp>(access);
  return load ? load.getMemref() : cast<memref::StoreOp>(access).getMemref();
}

/// The indices of a load or store of a buffer, and `iv`.
SmallVector<Value> LoopBuilder::getPlace(Operation *access, Value iv) const {
  SmallVector<Value> place(
      access->getOperands().drop_front(isa<memref::LoadOp>(access) ? 1 : 2));
  place.push_back(iv);
  return place;
}

void LoopBuilder::addMask(Operation *inner, Value iv) {
  if (!transfer.mask || step.hasMaskOfSteps())
    return;
  SmallVector<Value> place = getPlace(maskLoad, iv);
  if (step.isMaskShared())
    place.pop_back();
  Value mask = memref::LoadOp::create(rewriter, loc, maskBuffer, place,
                                      /*nontemporal=*/false);
  setMask(inner, mask);
}

Value LoopBuilder::createBody(Value iv, Value carried) {
  auto vector =
      cast<VectorType>(cast<MemRefType>(buffer.getType()).getElementType());
  Operation *inner;
  SmallVector<Value> indices = step.getIndices(iv);
  if (isa<vector::TransferReadOp>(transfer.op)) {
    inner = step.createRead(vector, indices);
    memref::StoreOp::create(rewriter, loc, inner->getResult(0), buffer,
                            getPlace(access, iv), /*nontemporal=*/false);
  } else {
    Value part =
        memref::LoadOp::create(rewriter, loc, buffer, getPlace(access, iv),
                               /*nontemporal=*/false);
    inner = step.createWrite(part, carried ? carried : transfer.base, indices);
  }
  if (vector.getRank() > int64_t(options.targetRank))
    inner->setAttr(marker, rewriter.getUnitAttr());
  // The mask is loaded before the transfer.
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(inner);
  addMask(inner, iv);
  return carried ? inner->getResult(0) : Value();
}

Value LoopBuilder::createPadding(Value iv, Value carried) {
  if (auto read = dyn_cast<vector::TransferReadOp>(transfer.op)) {
    Type vector = cast<MemRefType>(buffer.getType()).getElementType();
    Value padding =
        vector::BroadcastOp::create(rewriter, loc, vector, read.getPadding());
    memref::StoreOp::create(rewriter, loc, padding, buffer,
                            getPlace(access, iv));
  }
  return carried;
}

LogicalResult LoopBuilder::build() {
  if (!findBuffers())
    return rewriter.notifyMatchFailure(transfer.op, "there is no buffer");
  auto unpack = [&](Value memory) {
    return vector::TypeCastOp::create(
        rewriter, loc, unpackOneDim(cast<MemRefType>(memory.getType())),
        memory);
  };
  buffer = unpack(getMemory(access));
  if (maskLoad && !step.hasMaskOfSteps())
    maskBuffer = step.isMaskShared() ? getMemory(maskLoad)
                                     : Value(unpack(getMemory(maskLoad)));
  bool isRead = isa<vector::TransferReadOp>(transfer.op);
  bool carries = !isRead && transfer.op->getNumResults() == 1;
  Value lower = step.index(0);
  Value upper = step.index(transfer.vectorType.getDimSize(0));
  Value increment = step.index(1);
  Value result = step.createLoop(
      lower, upper, increment, carries ? transfer.base : Value(),
      [&](Value iv, Value carried) {
        return step.guard(
            iv, carried ? carried.getType() : Type(),
            [&] { return createBody(iv, carried); },
            [&] { return createPadding(iv, carried); });
      });
  if (carries) {
    rewriter.replaceOp(transfer.op, result);
    return success();
  }
  if (isRead)
    rewriter.eraseOp(access);
  rewriter.eraseOp(transfer.op);
  return success();
}

LogicalResult TransferToLoop::matchAndRewrite(Operation *op,
                                              PatternRewriter &rewriter) const {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer || !op->hasAttr(marker))
    return failure();
  if (const char *obstacle = getObstacle(*transfer, options))
    return rewriter.notifyMatchFailure(op, obstacle);
  return LoopBuilder(rewriter, *transfer, options).build();
}

void detail::populateTransferToLoopPatterns(RewritePatternSet &patterns,
                                            const VectorToSCFOptions &options) {
  Context *ctx = patterns.getContext();
  for (StringRef name : {vector::TransferReadOp::getOperationName(),
                         vector::TransferWriteOp::getOperationName()}) {
    patterns.add<PrepareTransfer>(ctx, name, options);
    patterns.add<TransferToLoop>(ctx, name, options);
  }
}
