// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tensor.empty whose contents are inserted into another tensor becomes the part of that tensor,
// so that they are computed in its memory.
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Bufferization/OneShot/OneShotBufferize.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;

//===-- Insertions ---------------------------------------------------------===//

/// Whether the first operand of `op` is inserted into the second one.
static bool isInsertion(Operation *op) {
  return isa<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp,
             bufferization::MaterializeInDestinationOp>(op);
}

/// The values that the part into which `op` inserts is computed from.
static SmallVector<Value> getNeededValues(Operation *op) {
  return SmallVector<Value>(op->getOperands().drop_front());
}

template <typename Op>
static Value createExtraction(RewriterBase &rewriter, Location loc, Op op) {
  SliceOperands lists(getSlice(op));
  return tensor::ExtractSliceOp::create(
      rewriter, loc, op.getSource().getType(), op.getDest(), lists.offsets,
      lists.sizes, lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
}

/// The part into which `op` inserts.
static Value createPart(RewriterBase &rewriter, Location loc, Operation *op) {
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return createExtraction(rewriter, loc, insert);
  if (auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(op))
    return createExtraction(rewriter, loc, insert);
  auto insert = cast<bufferization::MaterializeInDestinationOp>(op);
  Value dest = insert.getDest();
  if (isTensorType(dest.getType()))
    return dest;
  // From now on there is another tensor with the memory of the destination.
  rewriter.modifyOpInPlace(op, [&] { op->removeAttr("restrict"); });
  return bufferization::ToTensorOp::create(
      rewriter, loc, insert.getSource().getType(), dest, /*restrict=*/true,
      /*writable=*/true);
}

//===-- Places -------------------------------------------------------------===//

static bool areDefinedBefore(ArrayRef<Value> values, Operation *place,
                             const DominanceInfo &dominance) {
  return llvm::all_of(values, [&](Value value) {
    return dominance.properlyDominates(value, place);
  });
}

/// Moves the definitions of `values` before `place`, if they have no effects
/// and are in the same block.
static bool moveDefinitions(ArrayRef<Value> values, Operation *place,
                            const DominanceInfo &dominance,
                            RewriterBase &rewriter) {
  llvm::SetVector<Operation *> moved;
  SmallVector<Value> worklist(values);
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (dominance.properlyDominates(value, place))
      continue;
    Operation *def = value.getDefiningOp();
    if (!def || def == place || def->getBlock() != place->getBlock() ||
        def->getNumRegions() || !isMemoryEffectFree(def))
      return false;
    if (moved.insert(def))
      llvm::append_range(worklist, def->getOperands());
  }
  SmallVector<Operation *> ops = moved.takeVector();
  llvm::sort(ops,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *op : ops)
    rewriter.moveOpBefore(op, place);
  return true;
}

/// The operation, before `user`, at which the part can be computed; null if
/// there is none.
static Operation *findPlace(Operation *empty, Operation *user,
                            ArrayRef<Value> needed, RewriterBase &rewriter) {
  DominanceInfo dominance;
  SmallVector<Operation *> candidates = {empty};
  for (Value value : needed) {
    Operation *def = value.getDefiningOp();
    candidates.push_back(def ? def->getNextNode()
                             : &value.getParentBlock()->front());
  }
  for (Operation *candidate : candidates)
    if (candidate && areDefinedBefore(needed, candidate, dominance) &&
        dominance.dominates(candidate, user))
      return candidate;
  return moveDefinitions(needed, user, dominance, rewriter) ? user : nullptr;
}

//===-- Elimination --------------------------------------------------------===//

/// The uses of tensor.empty from which `source` has its memory for certain.
static SmallVector<OpOperand *> findEmptyUses(OpOperand &source,
                                              const BufferizationState &state) {
  SmallVector<OpOperand *> found;
  llvm::SetVector<OpOperand *> uses;
  uses.insert(&source);
  for (size_t i = 0; i < uses.size(); ++i) {
    Value value = uses[i]->get();
    Operation *def = value.getDefiningOp();
    if (isa_and_nonnull<tensor::EmptyOp>(def)) {
      found.push_back(uses[i]);
      continue;
    }
    if (!state.getRecord(value))
      continue;
    for (const AliasingOperand &alias : state.getAliasingOperands(value)) {
      bool isCast = isa_and_nonnull<tensor::CastOp>(def);
      if (alias.relation == BufferRelation::Equivalent &&
          (isCast || alias.operand->get().getType() == value.getType()))
        uses.insert(alias.operand);
    }
  }
  return found;
}

static bool areCastCompatible(Type a, Type b) {
  auto from = dyn_cast<RankedTensorType>(a), to = dyn_cast<RankedTensorType>(b);
  if (!from || !to || from.getElementType() != to.getElementType() ||
      from.getRank() != to.getRank())
    return false;
  for (auto [x, y] : llvm::zip_equal(from.getShape(), to.getShape()))
    if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y))
      return false;
  return true;
}

static void eliminate(Operation *op, const BufferizationState &state,
                      RewriterBase &rewriter) {
  OpOperand &source = op->getOpOperands().front();
  if (!state.isInPlace(source))
    return;
  SmallVector<Value> needed = getNeededValues(op);
  for (OpOperand *use : findEmptyUses(source, state)) {
    Operation *empty = use->get().getDefiningOp();
    if (use->getOwner() == op ||
        !areCastCompatible(source.get().getType(), use->get().getType()))
      continue;
    Operation *place = findPlace(empty, use->getOwner(), needed, rewriter);
    if (!place)
      continue;
    rewriter.setInsertionPoint(place);
    Location loc = empty->getLoc();
    Value part = createPart(rewriter, loc, op);
    if (part.getType() != use->get().getType()) {
      rewriter.setInsertionPointAfterValue(part);
      part = tensor::CastOp::create(rewriter, loc, use->get().getType(), part);
    }
    rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(part); });
  }
}

namespace {
struct EliminateEmptyTensors final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *root = getOperation();
    registerBufferizableOps(*root->getContext());
    BufferizationOptions options;
    options.allowReturnAllocsFromLoops = true;
    options.bufferizeFunctionBoundaries =
        root->getName().getStringRef() == "builtin.module";
    BufferizationState state(root, options);
    if (failed(state.analyze()))
      return signalPassFailure();
    IRRewriter rewriter(root->getContext());
    SmallVector<Operation *> insertions;
    root->walk([&](Operation *op) {
      if (isInsertion(op))
        insertions.push_back(op);
    });
    for (Operation *op : insertions)
      eliminate(op, state, rewriter);
  }
};
} // namespace

static constexpr PassInfo eliminateEmptyTensorsInfo = {
    .argument = "eliminate-empty-tensors",
    .name = "EmptyTensorEliminationPass",
    .summary = "Replace tensor.empty by the destination of its result",
    .dependentDialects = {"bufferization", "tensor"},
    .create = makePass<EliminateEmptyTensors>,
};

void strata::registerEliminateEmptyTensorsPass(PassRegistry &registry) {
  registry.add(eliminateEmptyTensorsInfo);
}
