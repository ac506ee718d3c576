// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies of operands that are not in place, and the replacement of operations with tensors by
// those with memrefs.
#include "strata/Conversion/OneShotBufferize/OneShotAnalysis.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/IR/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Types --------------------------------------------------------------===//

Type BufferizationState::getStaticIdentityType(Type tensor, Attribute space) {
  if (auto unranked = dyn_cast<UnrankedTensorType>(tensor))
    return UnrankedMemRefType::get(unranked.getElementType(), space);
  auto ranked = cast<RankedTensorType>(tensor);
  return MemRefType::get(ranked.getShape(), ranked.getElementType(), {}, space);
}

Type BufferizationState::getDynamicLayoutType(Type tensor, Attribute space) {
  auto shaped = cast<ShapedType>(tensor);
  if (!shaped.hasRank())
    return UnrankedMemRefType::get(shaped.getElementType(), space);
  SmallVector<int64_t> strides(size_t(shaped.getRank()), ShapedType::kDynamic);
  return MemRefType::get(shaped.getShape(), shaped.getElementType(),
                         StridedLayoutAttr::get(tensor.getContext(),
                                                ShapedType::kDynamic, strides),
                         space);
}

Type BufferizationState::getUnknownType(Type tensor) const {
  return options.unknownTypeConversion == LayoutMapOption::IdentityLayoutMap
             ? getStaticIdentityType(tensor)
             : getDynamicLayoutType(tensor);
}

FailureOr<Type> BufferizationState::getBufferType(Value value) {
  if (!isTensorType(value.getType()))
    return value.getType();
  auto result = dyn_cast<OpResult>(value);
  Operation *op =
      result ? result.getDefiningOp() : value.getParentBlock()->getParentOp();
  const BufferizableOp *record = op ? getBufferizableOp(op) : nullptr;
  if (!record)
    return getUnknownType(value.getType());
  if (record->getBufferType)
    return record->getBufferType(value, *this);
  if (!result)
    return getUnknownType(value.getType());
  if (record->allocates && record->allocates(result))
    return getStaticIdentityType(value.getType());
  AliasingOperands aliases = getAliasingOperands(value);
  if (!aliases.empty() &&
      aliases.front().relation == BufferRelation::Equivalent)
    return getBufferType(aliases.front().operand->get());
  return getDynamicLayoutType(value.getType());
}

//===-- Values -------------------------------------------------------------===//

FailureOr<Value> BufferizationState::getBuffer(RewriterBase &rewriter,
                                               Value value) {
  if (auto toTensor = value.getDefiningOp<bufferization::ToTensorOp>())
    return Value(toTensor->getOperand(0));
  FailureOr<Type> type = getBufferType(value);
  if (failed(type))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfterValue(value);
  return Value(
      rewriter.create(value.getLoc(), "bufferization.to_buffer", value, *type)
          ->getResult(0));
}

FailureOr<Value> BufferizationState::allocate(RewriterBase &rewriter,
                                              Location loc, MemRefType type,
                                              ValueRange sizes) const {
  SmallVector<NamedAttribute, 2> attributes = {rewriter.getNamedAttr(
      "operandSegmentSizes",
      rewriter.getDenseI32ArrayAttr({int32_t(sizes.size()), 0}))};
  if (options.bufferAlignment)
    attributes.push_back(rewriter.getNamedAttr(
        "alignment", rewriter.getI64IntegerAttr(options.bufferAlignment)));
  return Value(
      rewriter.create(loc, "memref.alloc", sizes, Type(type), attributes)
          ->getResult(0));
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
    replacements.push_back(rewriter
                               .create(value.getLoc(),
                                       "bufferization.to_tensor", value,
                                       result.getType())
                               ->getResult(0));
  }
  rewriter.replaceOp(op, replacements);
}

//===-- Copies -------------------------------------------------------------===//

/// The dynamic sizes of a tensor: those of the tensor.empty that it is, or new operations.
static SmallVector<Value> createSizes(RewriterBase &rewriter, Location loc,
                                      Value value) {
  Operation *def = value.getDefiningOp();
  if (def && def->getName().getStringRef() == "tensor.empty")
    return SmallVector<Value>(def->getOperands());
  SmallVector<Value> sizes;
  auto type = cast<RankedTensorType>(value.getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    Value number =
        arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(dim));
    sizes.push_back(
        rewriter
            .create(loc, "tensor.dim", {value, number}, rewriter.getIndexType())
            ->getResult(0));
  }
  return sizes;
}

FailureOr<Value> strata::createTensorCopy(RewriterBase &rewriter, Location loc,
                                          Value value, bool hasContents) {
  if (!isa<RankedTensorType>(value.getType()))
    return failure();
  SmallVector<Value> operands = hasContents ? SmallVector<Value>(1, value)
                                            : createSizes(rewriter, loc, value);
  int32_t numSizes = hasContents ? 0 : int32_t(operands.size());
  return Value(
      rewriter
          .create(
              loc, "bufferization.alloc_tensor", operands, value.getType(),
              rewriter.getNamedAttr("operandSegmentSizes",
                                    rewriter.getDenseI32ArrayAttr(
                                        {numSizes, hasContents ? 1 : 0, 0})))
          ->getResult(0));
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

static LogicalResult insertCopies(Operation *op,
                                  const BufferizationState &state,
                                  RewriterBase &rewriter) {
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
  rewriter.setInsertionPoint(op);
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

LogicalResult strata::insertTensorCopies(Operation *root,
                                         BufferizationState &state) {
  IRRewriter rewriter(root->getContext());
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) {
    if (op != root && getBufferizableOp(op) && hasTensorSemantics(op))
      ops.push_back(op);
  });
  for (Operation *op : ops)
    if (failed(insertCopies(op, state, rewriter)))
      return failure();
  return success();
}

//===-- Operations ---------------------------------------------------------===//

static bool isTensorBoundary(Operation *op) {
  return isa<bufferization::ToTensorOp, bufferization::ToBufferOp>(op);
}

namespace {
/// Keeps the list of what is to be rewritten up to date.
struct WorklistListener final : RewriterBase::Listener {
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    erased.erase(op);
    if (hasTensorSemantics(op) && !isTensorBoundary(op))
      worklist.push_back(op);
  }
  void notifyOperationErased(Operation *op) override { erased.insert(op); }

  SmallVector<Operation *> worklist;
  llvm::DenseSet<Operation *> erased;
};
} // namespace

/// to_buffer of to_tensor is a cast, or nothing.
static void foldBoundaries(Operation *root, RewriterBase &rewriter) {
  SmallVector<Operation *> toBuffers, toTensors;
  root->walk([&](Operation *op) {
    if (isa<bufferization::ToBufferOp>(op))
      toBuffers.push_back(op);
  });
  for (Operation *op : toBuffers) {
    auto toTensor =
        op->getOperand(0).getDefiningOp<bufferization::ToTensorOp>();
    if (!toTensor)
      continue;
    Value source = toTensor->getOperand(0);
    Type type = op->getResult(0).getType();
    if (source.getType() != type) {
      rewriter.setInsertionPoint(op);
      source = rewriter.create(op->getLoc(), "memref.cast", source, type)
                   ->getResult(0);
    }
    rewriter.replaceOp(op, source);
  }
  root->walk([&](Operation *op) {
    if (isa<bufferization::ToTensorOp>(op) && op->use_empty())
      toTensors.push_back(op);
  });
  for (Operation *op : toTensors)
    rewriter.eraseOp(op);
}

/// Operations of func are rewritten with the boundaries of functions only.
static bool isRewritten(Operation *op) {
  return !op->getName().getStringRef().starts_with("func.");
}

LogicalResult strata::bufferizeOps(Operation *root, BufferizationState &state) {
  WorklistListener listener;
  IRRewriter rewriter(root->getContext(), &listener);
  root->walk([&](Operation *op) {
    if (op != root && hasTensorSemantics(op) && !isTensorBoundary(op) &&
        isRewritten(op))
      listener.worklist.push_back(op);
  });
  for (size_t i = 0; i < listener.worklist.size(); ++i) {
    Operation *op = listener.worklist[i];
    if (listener.erased.contains(op) || !hasTensorSemantics(op))
      continue;
    const BufferizableOp *record = getBufferizableOp(op);
    if (!record || !record->bufferize)
      continue;
    rewriter.setInsertionPoint(op);
    if (failed(record->bufferize(op, rewriter, state)))
      return op->emitError("failed to bufferize op");
  }
  SmallVector<Operation *> worklist = std::move(listener.worklist);
  listener.worklist.clear();
  foldBoundaries(root, rewriter);
  for (Operation *op : worklist) {
    // The memory of an operation that was erased may have become another one.
    if (listener.erased.contains(op) || !hasTensorSemantics(op) ||
        isTensorBoundary(op))
      continue;
    if (state.getOptions().allowUnknownOps && !getBufferizableOp(op))
      continue;
    return op->emitError("op was not bufferized");
  }
  return success();
}
