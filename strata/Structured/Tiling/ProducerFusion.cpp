// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Tiling/ProducerFusion.h"

#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Interfaces/DestinationStyleOpInterface.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <deque>

using namespace strata;

namespace {
/// The producer of a slice.
struct SliceSource {
  /// The result of the producer.
  OpResult value;
  /// The initial value of the outermost loop if the slice is one of its carried value; null for a
  /// slice of the result itself.
  OpOperand *init = nullptr;
  /// The carried value that is sliced; null without `init`.
  Value carried;
};
} // namespace

/// Finds the producer of `source`, which may be a carried value of the innermost of `loops`. The value
/// is null if it is no result.
static SliceSource findSource(Value source,
                              ArrayRef<LoopLikeOpInterface> loops) {
  SliceSource found;
  Value value = source;
  for (LoopLikeOpInterface loop : llvm::reverse(loops)) {
    auto argument = dyn_cast<BlockArgument>(value);
    OpOperand *init = argument ? loop.getTiedLoopInit(argument) : nullptr;
    if (!init)
      break;
    found.init = init;
    found.carried = source;
    value = init->get();
  }
  found.value = dyn_cast<OpResult>(value);
  return found;
}

/// A copy of `producer` that writes result `number` to `carried`, if that is not null.
static Operation *cloneWithDestination(RewriterBase &rewriter,
                                       Operation *producer, unsigned number,
                                       Value carried) {
  Operation *copy = rewriter.clone(*producer);
  auto style = dyn_cast<DestinationStyleOpInterface>(copy);
  if (style && carried)
    style.setDpsInitOperand(number, carried);
  return copy;
}

/// The value of `slice`, of a result of `producer`, which is `number`.
static FailureOr<TilingResult> computeSlice(RewriterBase &rewriter,
                                            tensor::ExtractSliceOp slice,
                                            Operation *producer,
                                            unsigned number, Value carried) {
  Slice lists = getSlice(slice);
  if (!areAllConstantIntValue(lists.strides, 1))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(slice);
  Operation *copy = cloneWithDestination(rewriter, producer, number, carried);
  FailureOr<TilingResult> tiled =
      TilingInterface::get(copy).generateResultTileValue(
          rewriter, number, Tile{lists.offsets, lists.sizes});
  rewriter.eraseOp(copy);
  if (failed(tiled))
    return failure();
  Value value = tiled->tiledValues.front();
  Type type = slice.getResultType();
  if (value.getType() == type)
    return tiled;
  auto from = cast<RankedTensorType>(value.getType());
  tiled->tiledValues = {
      from.getRank() == slice.getResultType().getRank()
          ? Value(
                tensor::CastOp::create(rewriter, slice->getLoc(), type, value))
          : Value(tensor::ExtractSliceOp::create(
                rewriter, slice->getLoc(), slice.getResultType(), value,
                SmallVector<OpFoldResult>(size_t(from.getRank()),
                                          rewriter.getIndexAttr(0)),
                lists.sizes, lists.strides))};
  return tiled;
}

//===-- Producers of a consumer that is tiled ------------------------------===//

namespace {
/// Fuses producers into loops around a tile, until no slice has one.
class ConsumerFusion {
public:
  ConsumerFusion(RewriterBase &rewriter, const SCFTilingResult &tiled,
                 bool isReduction)
      : rewriter(rewriter), loops(tiled.loops), isReduction(isReduction),
        slices(tiled.generatedSlices.begin(), tiled.generatedSlices.end()) {}
  /// Fuses all producers, which are returned.
  SmallVector<Operation *> run();

private:
  void fuse(tensor::ExtractSliceOp slice);
  void copyProducer(tensor::ExtractSliceOp slice, OpResult value);

  RewriterBase &rewriter;
  ArrayRef<LoopLikeOpInterface> loops;
  bool isReduction;
  std::deque<Operation *> slices;
  llvm::SetVector<Operation *> producers;
};
} // namespace

/// Creates a copy of a producer that cannot be tiled, in the loop, and the same slice of it. They
/// have no uses; mlir-opt creates them, and clean-up patterns remove them.
void ConsumerFusion::copyProducer(tensor::ExtractSliceOp slice,
                                  OpResult value) {
  Operation *producer = value.getOwner();
  if (!wouldOpBeTriviallyDead(producer))
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(slice);
  Operation *copy = rewriter.clone(*producer);
  auto other = cast<tensor::ExtractSliceOp>(rewriter.clone(*slice));
  other.setSource(copy->getResult(value.getResultNumber()));
}

void ConsumerFusion::fuse(tensor::ExtractSliceOp slice) {
  SliceSource source = findSource(slice.getSource(), loops);
  if (!source.value)
    return;
  Operation *producer = source.value.getOwner();
  unsigned number = source.value.getResultNumber();
  if (!TilingInterface::get(producer))
    return copyProducer(slice, source.value);
  // Each iteration of a reduction would start with the initial value.
  auto style = dyn_cast<DestinationStyleOpInterface>(producer);
  if (source.init && (isReduction || !style))
    return;
  FailureOr<TilingResult> tiled =
      computeSlice(rewriter, slice, producer, number, source.carried);
  if (failed(tiled))
    return;
  if (source.init)
    source.init->set(style.getDpsInitOperand(number)->get());
  rewriter.replaceAllUsesWith(slice.getResult(), tiled->tiledValues.front());
  llvm::append_range(slices, tiled->generatedSlices);
  producers.insert(producer);
}

SmallVector<Operation *> ConsumerFusion::run() {
  while (!slices.empty()) {
    Operation *slice = slices.front();
    slices.pop_front();
    if (auto extract = dyn_cast<tensor::ExtractSliceOp>(slice))
      fuse(extract);
  }
  return producers.takeVector();
}

/// Whether one of the loops does not split the result: a reduction, or a dimension that the result
/// does not have.
static bool hasReductionLoop(RewriterBase &rewriter, TilingInterface op,
                             const SCFTilingOptions &options) {
  SmallVector<utils::IteratorType> types = op.getLoopIteratorTypes();
  SmallVector<OpFoldResult> sizes = options.getTileSizes(rewriter);
  auto structured = dyn_cast<linalg::LinalgOp>(op.getOperation());
  for (auto [dim, type] : llvm::enumerate(types)) {
    if (dim >= sizes.size() || isZeroInteger(sizes[dim]))
      continue;
    if (type != utils::IteratorType::parallel)
      return true;
    for (OpResult result : op->getResults()) {
      if (!structured)
        continue;
      // Elements between tiles keep the value of the output.
      AffineMap map = structured.getIndexingMapMatchingResult(result);
      if (!map.isFunctionOfDim(unsigned(dim)) || !map.isProjectedPermutation())
        return true;
    }
  }
  return false;
}

FailureOr<SCFTilingResult>
strata::tileConsumerAndFuseProducers(RewriterBase &rewriter,
                                     TilingInterface consumer,
                                     const SCFTilingOptions &options) {
  FailureOr<SCFTilingResult> tiled = tileUsingSCF(rewriter, consumer, options);
  if (failed(tiled) || tiled->loops.empty())
    return tiled;
  bool isReduction = hasReductionLoop(rewriter, consumer, options);
  SmallVector<Operation *> producers =
      ConsumerFusion(rewriter, *tiled, isReduction).run();
  rewriter.replaceOp(consumer.getOperation(), tiled->replacements);
  for (Operation *producer : producers)
    if (isOpTriviallyDead(producer))
      rewriter.eraseOp(producer);
  return tiled;
}

//===-- A producer and a loop that exists ----------------------------------===//

/// The first of the slices of `value` in `container`; null without.
static tensor::ExtractSliceOp findSlice(Value value, Operation *container) {
  for (OpOperand &use : value.getUses())
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(use.getOwner()))
      if (container->isProperAncestor(slice) && slice.getSource() == value)
        return slice;
  return {};
}

/// The block argument of `container`, an scf.forall, whose initial value is destination `number` of
/// `producer`; null without.
static Value findSharedDestination(Operation *producer, unsigned number,
                                   Operation *container) {
  auto forall = dyn_cast<scf::ForallOp>(container);
  auto style = dyn_cast<DestinationStyleOpInterface>(producer);
  if (!forall || !style)
    return {};
  Value init = style.getDpsInitOperand(number)->get();
  for (OpOperand &output : forall.getOutputsMutable())
    if (output.get() == init)
      return forall.getTiedBlockArgument(&output);
  return {};
}

static FailureOr<FusedUse> replaceSlice(RewriterBase &rewriter,
                                        tensor::ExtractSliceOp slice,
                                        Operation *producer, unsigned number,
                                        Value carried) {
  FailureOr<TilingResult> tiled =
      computeSlice(rewriter, slice, producer, number, carried);
  if (failed(tiled))
    return failure();
  rewriter.replaceOp(slice, tiled->tiledValues);
  return FusedUse{tiled->tiledOps};
}

static FailureOr<FusedUse> fuseSlice(RewriterBase &rewriter,
                                     Operation *producer, Operation *container,
                                     SmallVectorImpl<std::string> &reasons) {
  if (!TilingInterface::get(producer)) {
    reasons.push_back("producer is not a TileableInterface");
    return failure();
  }
  for (OpResult result : producer->getResults())
    if (tensor::ExtractSliceOp slice = findSlice(result, container)) {
      unsigned number = result.getResultNumber();
      return replaceSlice(rewriter, slice, producer, number,
                          findSharedDestination(producer, number, container));
    }
  reasons.push_back("could not find fusion opportunity for: ");
  return failure();
}

/// Whether `slice` is the only use of `argument` besides the insertions of tiles.
static bool isOnlyRead(Value argument, Operation *slice) {
  return llvm::all_of(argument.getUses(), [&](OpOperand &use) {
    return use.getOwner() == slice ||
           isa<tensor::ParallelInsertSliceOp>(use.getOwner());
  });
}

static FailureOr<FusedUse>
fuseSharedOutput(RewriterBase &rewriter, Operation *producer,
                 Operation *container, SmallVectorImpl<std::string> &reasons) {
  auto forall = dyn_cast<scf::ForallOp>(container);
  auto style = dyn_cast<DestinationStyleOpInterface>(producer);
  if (forall && style && TilingInterface::get(producer))
    for (OpOperand &output : forall.getOutputsMutable()) {
      auto result = dyn_cast<OpResult>(output.get());
      if (!result || result.getOwner() != producer)
        continue;
      Value argument = forall.getTiedBlockArgument(&output);
      tensor::ExtractSliceOp slice = findSlice(argument, container);
      if (!slice || !isOnlyRead(argument, slice))
        continue;
      unsigned number = result.getResultNumber();
      FailureOr<FusedUse> fused =
          replaceSlice(rewriter, slice, producer, number, argument);
      if (failed(fused))
        return failure();
      rewriter.modifyOpInPlace(container, [&] {
        output.set(style.getDpsInitOperand(number)->get());
      });
      return fused;
    }
  reasons.push_back("could not find a use by the containing op: ");
  return failure();
}

static FailureOr<FusedUse> copyForUse(RewriterBase &rewriter,
                                      Operation *producer, Operation *container,
                                      SmallVectorImpl<std::string> &reasons) {
  for (OpResult result : producer->getResults())
    for (OpOperand &use : result.getUses()) {
      Operation *user = use.getOwner();
      if (!container->isProperAncestor(user) || !isMemoryEffectFree(producer))
        continue;
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPoint(user);
      Operation *copy = rewriter.clone(*producer);
      rewriter.modifyOpInPlace(
          user, [&] { use.set(copy->getResult(result.getResultNumber())); });
      return FusedUse{{copy}};
    }
  reasons.push_back("producer op use by containing op cannot be fused by "
                    "cloning");
  return failure();
}

FailureOr<FusedUse>
strata::fuseFirstUse(RewriterBase &rewriter, Operation *producer,
                     Operation *container,
                     SmallVectorImpl<std::string> &reasons) {
  FailureOr<FusedUse> fused = fuseSlice(rewriter, producer, container, reasons);
  if (failed(fused))
    fused = fuseSharedOutput(rewriter, producer, container, reasons);
  return failed(fused) ? copyForUse(rewriter, producer, container, reasons)
                       : fused;
}
