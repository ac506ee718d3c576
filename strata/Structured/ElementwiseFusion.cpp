// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/ElementwiseFusion.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/UnusedOperands.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::linalg;

//===-- Conditions ---------------------------------------------------------===//

/// Whether each loop of `consumer` is the index of a dimension of an operand other than
/// `fusedOperand`, or is the index of an operand of `producer` after fusion.
static bool areLoopsCovered(LinalgOp producer, LinalgOp consumer,
                            OpOperand *fusedOperand) {
  llvm::SmallBitVector covered(consumer.getNumLoops());
  auto addDims = [&](AffineMap map) {
    for (AffineExpr result : map.getResults())
      if (auto dim = dyn_cast<AffineDimExpr>(result))
        covered.set(dim.getPosition());
  };
  SmallVector<AffineMap> maps = consumer.getIndexingMapsArray();
  for (OpOperand &operand : consumer->getOpOperands())
    if (&operand != fusedOperand)
      addDims(maps[operand.getOperandNumber()]);
  SmallVector<AffineMap> producerMaps = producer.getIndexingMapsArray();
  for (unsigned i = 0; i < producer.getNumDpsInputs(); ++i) {
    AffineMap map = producerMaps[i];
    if (!map.isProjectedPermutation())
      continue;
    addDims(linalg::detail::getFusedMap(map, producer, fusedOperand));
  }
  return covered.all();
}

bool linalg::areElementwiseOpsFusable(OpOperand *fusedOperand) {
  auto producer = fusedOperand->get().getDefiningOp<GenericOp>();
  auto consumer = dyn_cast<GenericOp>(fusedOperand->getOwner());
  if (!producer || !consumer || producer == consumer ||
      !isa<RankedTensorType>(fusedOperand->get().getType()))
    return false;
  LinalgOp from(producer.getOperation()), to(consumer.getOperation());
  if (!from.hasPureTensorSemantics() || to.isDpsInit(fusedOperand) ||
      from.getNumParallelLoops() != from.getNumLoops() ||
      !isMemoryEffectFree(producer))
    return false;
  auto result = cast<OpResult>(fusedOperand->get());
  AffineMap consumerMap = to.getMatchingIndexingMap(fusedOperand);
  if (consumerMap.getNumResults() != from.getNumLoops() ||
      !from.getIndexingMapMatchingResult(result).isPermutation())
    return false;
  return to.getNumReductionLoops() == 0 ||
         areLoopsCovered(from, to, fusedOperand);
}

/// Whether the loops of the fused operation follow from the operands of `producer` and `consumer`
/// that are not in `dropped`.
static bool canDrop(LinalgOp producer, LinalgOp consumer,
                    ArrayRef<OpOperand *> dropped) {
  SmallVector<AffineMap> maps;
  for (LinalgOp op : {producer, consumer}) {
    SmallVector<AffineMap> all = op.getIndexingMapsArray();
    for (OpOperand &operand : op->getOpOperands())
      if (!llvm::is_contained(dropped, &operand))
        maps.push_back(all[operand.getOperandNumber()]);
  }
  return maps.empty() ||
         inversePermutation(concatAffineMaps(maps, producer->getContext()));
}

namespace {
/// The results of the producer that the fused operation also has.
struct PreservedResults {
  SmallVector<unsigned> numbers;
  /// Whether an element of one is read before it is written, or has uses other than in the
  /// consumer.
  bool isAnyNeeded = false;
};
} // namespace

static PreservedResults getPreservedResults(LinalgOp producer,
                                            LinalgOp consumer,
                                            OpOperand *fusedOperand) {
  PreservedResults preserved;
  SmallVector<OpOperand *> dropped = {fusedOperand};
  for (OpResult result : producer->getResults()) {
    OpOperand *init = producer.getDpsInitOperand(result.getResultNumber());
    bool isNeeded = producer.payloadUsesValueFromOperand(init) ||
                    llvm::any_of(result.getUsers(), [&](Operation *user) {
                      return user != consumer.getOperation();
                    });
    dropped.push_back(init);
    if (!isNeeded && canDrop(producer, consumer, dropped))
      continue;
    dropped.pop_back();
    preserved.isAnyNeeded |= isNeeded;
    preserved.numbers.push_back(result.getResultNumber());
  }
  return preserved;
}

//===-- The fused operation ------------------------------------------------===//

namespace {
/// The fused operation while it is created.
class Fusion {
public:
  Fusion(RewriterBase &rewriter, OpOperand *fusedOperand)
      : rewriter(rewriter), fusedOperand(fusedOperand),
        producer(fusedOperand->get().getDefiningOp()),
        consumer(fusedOperand->getOwner()),
        preserved(getPreservedResults(producer, consumer, fusedOperand)) {}

  FailureOr<ElementwiseOpFusionResult> run();

private:
  /// An operand of the fused operation, and the block argument that it has had.
  void addOperand(LinalgOp op, unsigned number, bool isInput);
  void addOperands();
  void createBody(Block &body);
  void mapIndices(IRMapping &mapping);

  RewriterBase &rewriter;
  OpOperand *fusedOperand;
  LinalgOp producer, consumer;
  PreservedResults preserved;
  SmallVector<Value> inputs, outputs;
  SmallVector<AffineMap> maps;
  SmallVector<BlockArgument> arguments;
  GenericOp fused;
};
} // namespace

void Fusion::addOperand(LinalgOp op, unsigned number, bool isInput) {
  OpOperand &operand = op->getOpOperand(number);
  AffineMap map = op.getMatchingIndexingMap(&operand);
  if (op == producer)
    map = linalg::detail::getFusedMap(map, producer, fusedOperand);
  (isInput ? inputs : outputs).push_back(operand.get());
  maps.push_back(map);
  arguments.push_back(op.getMatchingBlockArgument(&operand));
}

void Fusion::addOperands() {
  unsigned place = fusedOperand->getOperandNumber();
  for (unsigned i = 0; i < place; ++i)
    addOperand(consumer, i, true);
  for (unsigned i = 0; i < producer.getNumDpsInputs(); ++i)
    addOperand(producer, i, true);
  for (unsigned i = place + 1; i < consumer.getNumDpsInputs(); ++i)
    addOperand(consumer, i, true);
  for (unsigned number : preserved.numbers)
    addOperand(producer, producer.getNumDpsInputs() + number, false);
  for (unsigned i = consumer.getNumDpsInputs(); i < consumer->getNumOperands();
       ++i)
    addOperand(consumer, i, false);
}

void Fusion::mapIndices(IRMapping &mapping) {
  if (!producer.hasIndexSemantics())
    return;
  Location loc = producer.getLoc();
  SmallVector<OpFoldResult> indices;
  for (unsigned i = 0; i < consumer.getNumLoops(); ++i)
    indices.push_back(Value(IndexOp::create(rewriter, loc, i)));
  AffineMap map = linalg::detail::getFusedMap(
      rewriter.getMultiDimIdentityMap(producer.getNumLoops()), producer,
      fusedOperand);
  SmallVector<Value> operands;
  for (OpFoldResult index : indices)
    operands.push_back(index.getValue());
  for (Operation &op : *producer.getBlock())
    if (auto index = dyn_cast<IndexOp>(&op)) {
      unsigned dim = unsigned(index.getDim());
      Value value = affine::AffineApplyOp::create(
          rewriter, index.getLoc(), map.getSubMap({dim}), operands);
      mapping.map(Value(index.getResult()), value);
    }
}

void Fusion::createBody(Block &body) {
  IRMapping mapping;
  for (BlockArgument argument : arguments)
    mapping.map(Value(argument),
                Value(body.addArgument(argument.getType(), argument.getLoc())));
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&body);
  mapIndices(mapping);
  Operation *producerYield = producer.getBlock()->getTerminator();
  for (Operation &op : producer.getBlock()->without_terminator())
    if (!isa<IndexOp>(&op))
      rewriter.clone(op, mapping);
  // An initial value that is not an operand any more is not used: its elements are undefined.
  unsigned number = cast<OpResult>(fusedOperand->get()).getResultNumber();
  Value element = mapping.lookupOrDefault(producerYield->getOperand(number));
  mapping.map(Value(consumer.getMatchingBlockArgument(fusedOperand)), element);
  for (Operation &op : consumer.getBlock()->without_terminator())
    rewriter.clone(op, mapping);
  SmallVector<Value> yielded;
  for (unsigned result : preserved.numbers)
    yielded.push_back(
        mapping.lookupOrDefault(producerYield->getOperand(result)));
  for (Value value : consumer.getBlock()->getTerminator()->getOperands())
    yielded.push_back(mapping.lookupOrDefault(value));
  YieldOp::create(rewriter, fused.getLoc(), yielded);
}

FailureOr<ElementwiseOpFusionResult> Fusion::run() {
  addOperands();
  AffineMap all = concatAffineMaps(maps, rewriter.getContext());
  AffineMap access = consumer.getMatchingIndexingMap(fusedOperand);
  if (!inversePermutation(all) ||
      (preserved.isAnyNeeded && !access.isPermutation()))
    return failure();
  SmallVector<Type> types;
  for (unsigned number : preserved.numbers)
    types.push_back(producer->getResult(number).getType());
  llvm::append_range(types, consumer->getResultTypes());
  fused = GenericOp::create(
      rewriter, consumer.getLoc(), types, inputs, outputs,
      rewriter.getAffineMapArrayAttr(maps),
      cast<GenericOp>(consumer.getOperation()).getIteratorTypes(), StringAttr(),
      StringAttr(), nullptr);
  createBody(linalg::detail::addBlock(rewriter, fused->getRegion(0)));
  ElementwiseOpFusionResult result;
  result.fusedOp = fused;
  unsigned position = 0;
  for (unsigned number : preserved.numbers)
    result.replacements[producer->getResult(number)] =
        fused->getResult(position++);
  for (OpResult old : consumer->getResults())
    result.replacements[old] = fused->getResult(position++);
  return result;
}

FailureOr<ElementwiseOpFusionResult>
linalg::fuseElementwiseOps(RewriterBase &rewriter, OpOperand *fusedOperand) {
  if (!areElementwiseOpsFusable(fusedOperand))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(fusedOperand->getOwner());
  return Fusion(rewriter, fusedOperand).run();
}

//===-- Patterns -----------------------------------------------------------===//

namespace {
struct FuseElementwiseOps final : OpRewritePattern<GenericOp> {
  FuseElementwiseOps(Context *ctx, ControlFusionFn control)
      : OpRewritePattern(ctx), control(std::move(control)) {}

  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override {
    for (OpOperand &operand : op->getOpOperands()) {
      if (!areElementwiseOpsFusable(&operand) || !control(&operand))
        continue;
      Operation *producer = operand.get().getDefiningOp();
      auto fused = fuseElementwiseOps(rewriter, &operand);
      if (failed(fused))
        return rewriter.notifyMatchFailure(op, "fusion failed");
      for (Operation *from : {producer, op.getOperation()})
        for (Value result : from->getResults())
          if (Value value = fused->replacements.lookup(result))
            rewriter.replaceUsesWithIf(result, value, [&](OpOperand &use) {
              return use.get().getDefiningOp() != producer;
            });
      rewriter.eraseOp(op);
      return success();
    }
    return failure();
  }

private:
  ControlFusionFn control;
};
} // namespace

void linalg::populateElementwiseOpsFusionPatterns(
    RewritePatternSet &patterns, const ControlFusionFn &control) {
  patterns.add<FuseElementwiseOps>(patterns.getContext(), control);
  populateConstantOperandPatterns(patterns);
  populateEraseUnusedOperandsAndResultsPatterns(patterns);
}
