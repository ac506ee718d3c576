// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that tile payload.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/Tiling/TileUsingSCF.h"
#include "strata/TransformDialect/MixedSizesDetail.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

/// Fails for a size that is a negative number.
static DiagnosedSilenceableFailure
checkNotNegative(Operation *target, ArrayRef<OpFoldResult> sizes) {
  for (OpFoldResult size : sizes)
    if (std::optional<int64_t> number = getConstantIntValue(size);
        number && *number < 0)
      return emitDefiniteFailure(target,
                                 "expected sizes to be non-negative, but got " +
                                     Twine(*number));
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure emitNote(Operation *op, const Twine &text,
                                            Operation *target) {
  SilenceableError error(op);
  error << text.str();
  error.attachNote(target->getLoc()) << "target op";
  return error;
}

//===-- transform.structured.tile_using_for --------------------------------===//

/// `sizes`, multiplied with vector.vscale where `scalable` holds.
static SmallVector<OpFoldResult> scaleSizes(OpBuilder &builder, Location loc,
                                            ArrayRef<OpFoldResult> sizes,
                                            ArrayRef<bool> scalable) {
  SmallVector<OpFoldResult> result(sizes);
  for (auto [i, size] : llvm::enumerate(result)) {
    if (i >= scalable.size() || !scalable[i])
      continue;
    Value number = getValueOrCreateConstantIndexOp(builder, loc, size);
    Value scale = vector::VectorScaleOp::create(builder, loc);
    size = Value(arith::MulIOp::create(builder, loc, number, scale));
  }
  return result;
}

static DiagnosedSilenceableFailure
checkTilable(Operation *op, Operation *target, size_t numSizes) {
  TilingInterface tileable = TilingInterface::get(target);
  if (!tileable)
    return emitNote(op, "only ops implementing TilingInterface are supported",
                    target);
  size_t rank = tileable.getLoopIteratorTypes().size();
  if (numSizes > rank)
    return emitNote(op,
                    "too many tiles provided, expected at most " + Twine(rank) +
                        " found " + Twine(numSizes),
                    target);
  return DiagnosedSilenceableFailure::success();
}

/// Tiles `target`. `loops` has a list for each loop.
static DiagnosedSilenceableFailure
tile(TileUsingForOp op, Operation *target, ArrayRef<OpFoldResult> sizes,
     SmallVectorImpl<Operation *> &tiled,
     MutableArrayRef<SmallVector<Operation *>> loops) {
  auto checked = checkTilable(op, target, sizes.size());
  if (checked.succeeded())
    checked = checkNotNegative(target, sizes);
  if (!checked.succeeded())
    return checked;
  SCFTilingOptions options;
  options.getTileSizes = [&](OpBuilder &builder) {
    return scaleSizes(builder, target->getLoc(), sizes,
                      op.getScalableSizes().value_or(ArrayRef<bool>()));
  };
  if (std::optional<ArrayRef<int64_t>> order = op.getInterchange())
    options.interchange.assign(order->begin(), order->end());
  IRRewriter rewriter(op->getContext());
  FailureOr<SCFTilingResult> result =
      tileUsingSCF(rewriter, TilingInterface::get(target), options);
  if (failed(result))
    return DiagnosedSilenceableFailure::definiteFailure();
  if (!result->loops.empty())
    rewriter.replaceOp(target, result->replacements);
  llvm::append_range(tiled, result->tiledOps);
  for (auto [list, loop] : llvm::zip(loops, result->loops))
    list.push_back(loop.getOperation());
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyTileUsingFor(TileUsingForOp op, TransformState &state,
                  TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  MixedSizes mixed{op.getStaticSizes().value_or(ArrayRef<int64_t>()),
                   SmallVector<Value>(op.getDynamicSizes())};
  SmallVector<SmallVector<OpFoldResult>> sizes;
  auto checked = mixed.getForEach(op, targets.size(), state, sizes);
  if (!checked.succeeded())
    return checked;
  SmallVector<Operation *> tiled;
  SmallVector<SmallVector<Operation *>> loops(op.getLoops().size());
  for (auto [target, list] : llvm::zip_equal(targets, sizes)) {
    auto result = checkTarget(op, target, state);
    if (result.succeeded())
      result = tile(op, target, list, tiled, loops);
    if (!result.succeeded())
      return result;
  }
  results.set(0, tiled);
  for (auto [i, list] : llvm::enumerate(loops))
    results.set(unsigned(i + 1), list);
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.structured.tile_using_forall -----------------------------===//

/// Tiles `target`.
static DiagnosedSilenceableFailure tile(TileUsingForallOp op, Operation *target,
                                        ArrayRef<OpFoldResult> threads,
                                        ArrayRef<OpFoldResult> sizes,
                                        SmallVectorImpl<Operation *> &tiled,
                                        SmallVectorImpl<Operation *> &loops) {
  TilingInterface tileable = TilingInterface::get(target);
  if (!tileable)
    return emitNote(op, "only TilingInterface ops are supported", target);
  auto checked = checkNotNegative(target, threads);
  if (checked.succeeded())
    checked = checkNotNegative(target, sizes);
  if (!checked.succeeded())
    return checked;
  SCFTilingOptions options;
  options.loopType = SCFTilingOptions::LoopType::ForallOp;
  options.numThreads.assign(threads.begin(), threads.end());
  options.getTileSizes = [&](OpBuilder &) {
    return SmallVector<OpFoldResult>(sizes);
  };
  options.mapping = op.getMappingAttr();
  IRRewriter rewriter(op->getContext());
  FailureOr<SCFTilingResult> result = tileUsingSCF(rewriter, tileable, options);
  if (failed(result)) {
    SilenceableError error(op);
    error << "transform.structured.tile_using_forall failed to apply";
    error.attachNote(target->getLoc()) << "when applied to this op";
    return error;
  }
  if (result->loops.empty())
    return emitNote(
        op, "expected a tile size or number of threads that is not 0", target);
  rewriter.replaceOp(target, result->replacements);
  auto loop = cast<scf::ForallOp>(result->loops.front().getOperation());
  loops.push_back(normalizeForallLoop(rewriter, loop));
  llvm::append_range(tiled, result->tiledOps);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyTileUsingForall(TileUsingForallOp op, TransformState &state,
                     TransformResults &results) {
  MixedSizes threads{op.getStaticNumThreads().value_or(ArrayRef<int64_t>()),
                     SmallVector<Value>(op.getNumThreads())};
  MixedSizes sizes{op.getStaticTileSizes().value_or(ArrayRef<int64_t>()),
                   SmallVector<Value>(op.getTileSizes())};
  SmallVector<OpFoldResult> threadList, sizeList;
  auto checked =
      threads.getForAll(op, op.getPackedNumThreads(), state, threadList);
  if (checked.succeeded())
    checked = sizes.getForAll(op, op.getPackedTileSizes(), state, sizeList);
  if (!checked.succeeded())
    return checked;
  SmallVector<Operation *> tiled, loops;
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  for (Operation *target : targets) {
    auto result = checkTarget(op, target, state);
    if (result.succeeded())
      result = tile(op, target, threadList, sizeList, tiled, loops);
    if (!result.succeeded())
      return result;
  }
  results.set(0, tiled);
  results.set(1, loops);
  return DiagnosedSilenceableFailure::success();
}

void strata::addTileTransforms(TransformTable &table) {
  addTransform<applyTileUsingFor>(table);
  addTransform<applyTileUsingForall>(table);
}
