// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/UnusedOperands.h"

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Structured/GenericOpParts.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

namespace {
/// The operands of a linalg.generic that remain. `positions` has, for each operand, the number of
/// the remaining operand that has its elements; -1 for erased ones.
struct RemainingOperands {
  SmallVector<int64_t> positions;
  SmallVector<Value> inputs, outputs;
  SmallVector<AffineMap> maps;
  SmallVector<OpOperand *> dropped;
  SmallVector<unsigned> results;
};

using OperandKey = std::tuple<Value, AffineMap, Value>;
} // namespace

/// Drops `operand` if the sizes of the loops follow from the other operands.
static bool tryDrop(LinalgOp op, OpOperand *operand,
                    RemainingOperands &remaining) {
  remaining.dropped.push_back(operand);
  if (linalg::detail::canOpOperandsBeDropped(op, remaining.dropped))
    return true;
  remaining.dropped.pop_back();
  return false;
}

static void selectInputs(LinalgOp op, RemainingOperands &remaining) {
  SmallVector<std::pair<OperandKey, int64_t>> known;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (unsigned i = 0; i < op.getNumDpsInputs(); ++i) {
    OpOperand *operand = op.getDpsInputOperand(i);
    remaining.positions.push_back(-1);
    if (!op.payloadUsesValueFromOperand(operand) &&
        tryDrop(op, operand, remaining))
      continue;
    OperandKey key(operand->get(), maps[i], Value());
    auto *found = llvm::find_if(
        known, [&](const auto &entry) { return entry.first == key; });
    if (found != known.end()) {
      remaining.positions.back() = found->second;
      remaining.dropped.push_back(operand);
      continue;
    }
    remaining.positions.back() = int64_t(remaining.inputs.size());
    known.push_back({key, remaining.positions.back()});
    remaining.inputs.push_back(operand->get());
    remaining.maps.push_back(maps[i]);
  }
}

/// Whether nothing depends on `result`: it has no uses, and the body does not read its initial
/// value, other than to yield it unchanged.
static bool isDead(LinalgOp op, OpResult result) {
  if (!result.use_empty())
    return false;
  OpOperand *init = op.getDpsInitOperand(result.getResultNumber());
  BlockArgument argument = op.getMatchingBlockArgument(init);
  if (argument.use_empty())
    return true;
  Operation *yield = op.getBlock()->getTerminator();
  return argument.hasOneUse() && *argument.getUsers().begin() == yield &&
         yield->getOperand(result.getResultNumber()) == Value(argument);
}

static void selectOutputs(LinalgOp op, bool removeOutputs,
                          RemainingOperands &remaining) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<std::pair<OperandKey, int64_t>> known;
  bool keepAll = !removeOutputs || !op.hasPureTensorSemantics();
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    OpOperand *operand = op.getDpsInitOperand(i);
    remaining.positions.push_back(-1);
    if (!keepAll && isDead(op, op->getResult(i)) &&
        tryDrop(op, operand, remaining))
      continue;
    OperandKey key(operand->get(), maps[operand->getOperandNumber()],
                   op.getBlock()->getTerminator()->getOperand(i));
    bool isRead = op.payloadUsesValueFromOperand(operand);
    auto *found = llvm::find_if(
        known, [&](const auto &entry) { return entry.first == key; });
    if (!keepAll && !isRead && found != known.end()) {
      remaining.positions.back() =
          int64_t(remaining.inputs.size()) + found->second;
      remaining.dropped.push_back(operand);
      continue;
    }
    if (!isRead)
      known.push_back({key, int64_t(remaining.outputs.size())});
    remaining.positions.back() =
        int64_t(remaining.inputs.size() + remaining.outputs.size());
    remaining.outputs.push_back(operand->get());
    remaining.maps.push_back(maps[operand->getOperandNumber()]);
    remaining.results.push_back(i);
  }
}

/// Moves the body of `from` to `to`.
static void moveBody(GenericOp from, GenericOp to,
                     const RemainingOperands &remaining,
                     PatternRewriter &rewriter) {
  Block &block = linalg::detail::addBlock(rewriter, to->getRegion(0));
  Block &old = from->getRegion(0).front();
  for (Value operand : to->getOperands())
    block.addArgument(getStructuredElementType(operand.getType()),
                      operand.getLoc());
  SmallVector<Value> arguments;
  OpBuilder::InsertionGuard guard(rewriter);
  Operation *yield = old.getTerminator();
  SmallVector<Value> yielded;
  for (unsigned result : remaining.results)
    yielded.push_back(yield->getOperand(result));
  if (yielded.size() != yield->getNumOperands())
    rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(yielded); });
  for (auto [position, argument] :
       llvm::zip(remaining.positions, old.getArguments())) {
    if (position < 0)
      arguments.push_back(argument);
    else
      arguments.push_back(block.getArgument(unsigned(position)));
  }
  rewriter.mergeBlocks(&old, &block, arguments);
}

static LogicalResult eraseOperands(GenericOp op, bool removeOutputs,
                                   PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!structured.getBlock())
    return failure();
  RemainingOperands remaining;
  selectInputs(structured, remaining);
  selectOutputs(structured, removeOutputs, remaining);
  if (remaining.maps.size() == op->getNumOperands())
    return failure();
  SmallVector<Type> types;
  bool hasResults = op->getNumResults() != 0;
  if (hasResults)
    for (unsigned number : remaining.results)
      types.push_back(op->getResult(number).getType());
  auto newOp = GenericOp::create(
      rewriter, op.getLoc(), types, remaining.inputs, remaining.outputs,
      rewriter.getAffineMapArrayAttr(remaining.maps), op.getIteratorTypes(),
      op.getDocAttr(), op.getLibraryCallAttr(), nullptr,
      op->getDiscardableAttrDictionary().getValue());
  moveBody(op, newOp, remaining, rewriter);
  auto numInputs = int64_t(remaining.inputs.size());
  for (OpResult old : op->getResults()) {
    OpOperand *init = structured.getDpsInitOperand(old.getResultNumber());
    int64_t position = remaining.positions[init->getOperandNumber()];
    if (position >= 0)
      rewriter.replaceAllUsesWith(
          old, newOp->getResult(unsigned(position - numInputs)));
  }
  rewriter.eraseOp(op);
  return success();
}

/// Replaces the operation that computes the new value of an unused result from its old value by
/// the old value, if the operation has no other use.
static LogicalResult eraseCycles(GenericOp op, PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!structured.getBlock() || !structured.hasPureTensorSemantics())
    return failure();
  bool changed = false;
  for (OpResult result : op->getResults()) {
    unsigned number = result.getResultNumber();
    BlockArgument argument = structured.getRegionOutputArgs()[number];
    if (!result.use_empty() || !argument.hasOneUse())
      continue;
    Operation *cycle = *argument.getUsers().begin();
    Operation *yield = structured.getBlock()->getTerminator();
    if (cycle == yield || cycle->getBlock() != structured.getBlock() ||
        cycle->getNumResults() != 1 || !cycle->getResult(0).hasOneUse() ||
        yield->getOperand(number) != Value(cycle->getResult(0)) ||
        !isMemoryEffectFree(cycle))
      continue;
    rewriter.replaceOp(cycle, Value(argument));
    rewriter.modifyOpInPlace(op, [] {});
    changed = true;
  }
  return success(changed);
}

static LogicalResult eraseInputs(GenericOp op, PatternRewriter &rewriter) {
  return eraseOperands(op, false, rewriter);
}

static LogicalResult eraseInputsAndResults(GenericOp op,
                                           PatternRewriter &rewriter) {
  return eraseOperands(op, true, rewriter);
}

void linalg::populateEraseUnusedOperandsAndResultsPatterns(
    RewritePatternSet &patterns) {
  patterns.add("DeduplicateAndRemoveDeadOperandsAndResults",
               eraseInputsAndResults);
  patterns.add("RemoveUnusedCycleInGenericOp", eraseCycles);
}

void linalg::populateEraseUnnecessaryInputsPatterns(
    RewritePatternSet &patterns) {
  patterns.add("DeduplicateAndRemoveDeadOperandsAndResults", eraseInputs);
}
