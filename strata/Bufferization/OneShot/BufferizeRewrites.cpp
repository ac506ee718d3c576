// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies of operands that are not in place, and the replacement of operations with tensors by
// those with memrefs.
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Values -------------------------------------------------------------===//

FailureOr<Value> BufferizationState::getBuffer(RewriterBase &rewriter,
                                               Value value) {
  if (auto toTensor = value.getDefiningOp<bufferization::ToTensorOp>())
    return toTensor.getBuffer();
  FailureOr<Type> type = getBufferType(value);
  if (failed(type))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfterValue(value);
  return Value(bufferization::ToBufferOp::create(rewriter, value.getLoc(),
                                                 *type, value));
}

FailureOr<Value> BufferizationState::allocate(RewriterBase &rewriter,
                                              Location loc, MemRefType type,
                                              ValueRange sizes) const {
  std::optional<int64_t> alignment;
  if (options.bufferAlignment)
    alignment = options.bufferAlignment;
  return Value(memref::AllocOp::create(rewriter, loc, type, sizes, ValueRange(),
                                       alignment));
}

void BufferizationState::replaceOp(RewriterBase &rewriter, Operation *op,
                                   ValueRange values) {
  OpBuilder::InsertionGuard guard(rewriter);
  SmallVector<Value> replacements;
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values)) {
    if (!isTensorType(result.getType()) || isTensorType(value.getType())) {
      replacements.push_back(value);
      continue;
    }
    rewriter.setInsertionPointAfter(op);
    replacements.push_back(bufferization::ToTensorOp::create(
        rewriter, value.getLoc(), result.getType(), value));
  }
  rewriter.replaceOp(op, replacements);
}

//===-- Copies -------------------------------------------------------------===//

/// The sizes of `value` that are dynamic in `type`, by operations `DimOp`: tensor.dim or
/// memref.dim.
template <typename DimOp>
static SmallVector<Value> createDims(RewriterBase &rewriter, Location loc,
                                     Value value, ShapedType type) {
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    Value number =
        arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(dim));
    sizes.push_back(DimOp::create(rewriter, loc, value, number));
  }
  return sizes;
}

/// The dynamic sizes of a tensor: those of the tensor.empty that it is, or new operations.
static SmallVector<Value> createSizes(RewriterBase &rewriter, Location loc,
                                      Value value) {
  Operation *def = value.getDefiningOp();
  if (isa_and_nonnull<tensor::EmptyOp>(def))
    return SmallVector<Value>(def->getOperands());
  return createDims<tensor::DimOp>(rewriter, loc, value,
                                   cast<ShapedType>(value.getType()));
}

FailureOr<Value> strata::createTensorCopy(RewriterBase &rewriter, Location loc,
                                          Value value, bool hasContents) {
  if (!isa<RankedTensorType>(value.getType()))
    return failure();
  SmallVector<Value> sizes;
  if (!hasContents)
    sizes = createSizes(rewriter, loc, value);
  return Value(bufferization::AllocTensorOp::create(
      rewriter, loc, value.getType(), sizes, hasContents ? value : Value()));
}

/// The result that is copied in the place of the operand: the only one with its memory, which the
/// operation itself does not write. Null if there is none.
static Value getCopiedResult(OpOperand &use, const BufferizationState &state) {
  AliasingValues aliases = state.getAliases(use);
  if (aliases.size() != 1 || state.writes(use))
    return {};
  Value value = aliases.front().value;
  if (!isa<OpResult>(value) || isa<UnrankedTensorType>(value.getType()) ||
      state.getAliasingOperands(value).size() != 1)
    return {};
  return value;
}

namespace {
/// An operand, or a result, that is copied, maybe without its contents.
struct Copy {
  OpOperand *operand;
  Value result;
  bool hasContents;
};
} // namespace

LogicalResult strata::insertOperandCopies(Operation *op, RewriterBase &rewriter,
                                          const BufferizationState &state) {
  SmallVector<Copy> operands, results;
  for (OpOperand &use : op->getOpOperands()) {
    if (!isTensorType(use.get().getType()) || state.isInPlace(use))
      continue;
    if (isa<UnrankedTensorType>(use.get().getType()))
      return op->emitError("copying of unranked tensors is not implemented");
    bool hasContents = !state.canOmitCopy(use);
    if (Value result = getCopiedResult(use, state))
      results.push_back({&use, result, hasContents});
    else
      operands.push_back({&use, Value(), hasContents});
  }
  for (const Copy &copy : operands) {
    FailureOr<Value> made = createTensorCopy(
        rewriter, op->getLoc(), copy.operand->get(), copy.hasContents);
    if (failed(made))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { copy.operand->set(*made); });
  }
  rewriter.setInsertionPointAfter(op);
  for (const Copy &copy : results) {
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : copy.result.getUses())
      if (!isa<tensor::DimOp>(use.getOwner()))
        uses.push_back(&use);
    FailureOr<Value> made =
        createTensorCopy(rewriter, op->getLoc(), copy.result, copy.hasContents);
    if (failed(made))
      return failure();
    for (OpOperand *use : uses)
      rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(*made); });
  }
  return success();
}

/// Whether functions around `op` are not those of the module.
static bool isInNestedModule(Operation *op, Operation *root,
                             const BufferizationState &state) {
  if (!state.getOptions().bufferizeFunctionBoundaries)
    return false;
  for (; op != root; op = op->getParentOp())
    if (op->hasTrait(OpTrait::SymbolTable))
      return true;
  return false;
}

LogicalResult strata::insertTensorCopies(Operation *root,
                                         BufferizationState &state) {
  IRRewriter rewriter(root->getContext());
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) {
    if (state.getRecord(op) && hasTensorSemantics(op) &&
        !isInNestedModule(op, root, state))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    const BufferizableOp &record = *state.getRecord(op);
    rewriter.setInsertionPoint(op);
    if (failed(record.resolveConflicts
                   ? record.resolveConflicts(op, rewriter, state)
                   : insertOperandCopies(op, rewriter, state)))
      return failure();
  }
  return success();
}

//===-- Casts --------------------------------------------------------------===//

/// Whether a cast never fails: all static parts of the result's type are static
/// in the source's type.
static bool isCastCertain(MemRefType from, MemRefType to) {
  SmallVector<int64_t> fromStrides, toStrides;
  int64_t fromOffset = 0, toOffset = 0;
  if (failed(from.getStridesAndOffset(fromStrides, fromOffset)) ||
      failed(to.getStridesAndOffset(toStrides, toOffset)))
    return false;
  auto isCertain = [](int64_t a, int64_t b) {
    return ShapedType::isDynamic(b) || a == b;
  };
  if (!isCertain(fromOffset, toOffset))
    return false;
  for (auto [a, b] : llvm::zip_equal(fromStrides, toStrides))
    if (!isCertain(a, b))
      return false;
  for (auto [a, b] : llvm::zip_equal(from.getShape(), to.getShape()))
    if (a != b && !ShapedType::isDynamic(a) && !ShapedType::isDynamic(b))
      return false;
  return from.getMemorySpace() == to.getMemorySpace();
}

FailureOr<Value> strata::castOrCopy(RewriterBase &rewriter, Value value,
                                    MemRefType type,
                                    const BufferizationState &state) {
  auto from = cast<MemRefType>(value.getType());
  Location loc = value.getLoc();
  if (from.getElementType() != type.getElementType() ||
      from.getRank() != type.getRank())
    return failure();
  if (isCastCertain(from, type))
    return Value(memref::CastOp::create(rewriter, loc, Type(type), value));
  FailureOr<Value> copy =
      state.allocate(rewriter, loc, type,
                     createDims<memref::DimOp>(rewriter, loc, value, type));
  if (succeeded(copy))
    memref::CopyOp::create(rewriter, loc, value, *copy);
  return copy;
}

//===-- Operations ---------------------------------------------------------===//

static bool isTensorBoundary(Operation *op) {
  return isa<bufferization::ToTensorOp, bufferization::ToBufferOp>(op);
}

namespace {
/// Keeps the list of operations to rewrite up to date.
struct WorklistListener final : RewriterBase::Listener {
  explicit WorklistListener(const BufferizationState &state) : state(state) {}
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    erased.erase(op);
    if (hasTensorSemantics(op) && !isTensorBoundary(op) && state.isAllowed(op))
      worklist.push_back(op);
  }
  void notifyOperationErased(Operation *op) override { erased.insert(op); }

  const BufferizationState &state;
  SmallVector<Operation *> worklist;
  llvm::DenseSet<Operation *> erased;
};
} // namespace

/// to_buffer of to_tensor is a cast, or nothing.
static void foldBoundary(bufferization::ToBufferOp toBuffer,
                         RewriterBase &rewriter,
                         const BufferizationState &state) {
  auto toTensor =
      toBuffer.getTensor().getDefiningOp<bufferization::ToTensorOp>();
  if (!toTensor)
    return;
  Value source = toTensor.getBuffer();
  Type type = toBuffer.getType();
  if (source.getType() == type)
    return rewriter.replaceOp(toBuffer, source);
  auto ranked = dyn_cast<MemRefType>(type);
  bool isFromRanked = isa<MemRefType>(source.getType());
  if (ranked && !isFromRanked)
    return;
  rewriter.setInsertionPoint(toBuffer);
  FailureOr<Value> made =
      ranked ? castOrCopy(rewriter, source, ranked, state)
             : FailureOr<Value>(memref::CastOp::create(
                   rewriter, toBuffer->getLoc(), type, source));
  if (succeeded(made))
    rewriter.replaceOp(toBuffer, *made);
}

static void foldBoundaries(Operation *root, RewriterBase &rewriter,
                           const BufferizationState &state) {
  SmallVector<bufferization::ToBufferOp> toBuffers;
  SmallVector<Operation *> toTensors;
  root->walk([&](Operation *op) {
    if (auto toBuffer = dyn_cast<bufferization::ToBufferOp>(op))
      toBuffers.push_back(toBuffer);
  });
  for (bufferization::ToBufferOp op : toBuffers)
    foldBoundary(op, rewriter, state);
  root->walk([&](Operation *op) {
    if (isa<bufferization::ToTensorOp>(op) && op->use_empty())
      toTensors.push_back(op);
  });
  for (Operation *op : toTensors)
    rewriter.eraseOp(op);
}

/// Fails, after an error, if an operation with tensors is left.
static LogicalResult checkRewritten(ArrayRef<Operation *> worklist,
                                    const llvm::DenseSet<Operation *> &erased) {
  for (Operation *op : worklist) {
    // The memory of an operation that was erased may have become another one.
    if (erased.contains(op) || !hasTensorSemantics(op) ||
        isTensorBoundary(op) || (op->use_empty() && isMemoryEffectFree(op)))
      continue;
    return op->emitError("op was not bufferized");
  }
  return success();
}

/// Fails, after an error, if an operand or result of `op` has no memref type.
static LogicalResult verifyElements(Operation *op) {
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  for (Type type : types)
    if (isTensorType(type) &&
        failed(BufferizationState::verifyElements(type, op)))
      return failure();
  return success();
}

LogicalResult strata::bufferizeOps(Operation *root, BufferizationState &state) {
  WorklistListener listener(state);
  IRRewriter rewriter(root->getContext(), &listener);
  root->walk([&](Operation *op) {
    if (hasTensorSemantics(op) && !isTensorBoundary(op) && state.isAllowed(op))
      listener.worklist.push_back(op);
  });
  for (size_t i = 0; i < listener.worklist.size(); ++i) {
    Operation *op = listener.worklist[i];
    if (listener.erased.contains(op) || !hasTensorSemantics(op))
      continue;
    const BufferizableOp *record = state.getRecord(op);
    if (!record)
      continue;
    if (failed(verifyBlocks(op, *record)) || failed(verifyElements(op)))
      return failure();
    rewriter.setInsertionPoint(op);
    if (record->bufferize && failed(record->bufferize(op, rewriter, state)))
      return op->emitError("failed to bufferize op");
  }
  SmallVector<Operation *> worklist = std::move(listener.worklist);
  listener.worklist.clear();
  foldBoundaries(root, rewriter, state);
  return state.getOptions().allowUnknownOps
             ? success()
             : checkRewritten(worklist, listener.erased);
}
