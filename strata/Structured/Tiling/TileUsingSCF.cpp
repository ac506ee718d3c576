// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Tiling/TileUsingSCF.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Structured/Tiling/TilingLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using strata::detail::TilingLoops;

//===-- Destinations -------------------------------------------------------===//

/// A new tensor of the size of result `number`.
static FailureOr<Value> createDestination(OpBuilder &builder,
                                          TilingInterface op, unsigned number) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(number).getType());
  if (!type)
    return failure();
  Tile all;
  for (const Range &range : op.getIterationDomain(builder)) {
    all.offsets.push_back(range.offset);
    all.sizes.push_back(range.size);
  }
  FailureOr<Tile> position = op.getResultTilePosition(builder, number, all);
  if (failed(position))
    return failure();
  Operation *empty =
      tensor::EmptyOp::create(builder, op->getLoc(), position->sizes,
                              type.getElementType(), type.getEncoding());
  return Value(empty->getResult(0));
}

FailureOr<SmallVector<Value>>
strata::getOrCreateDestinations(OpBuilder &builder, TilingInterface op) {
  SmallVector<Value> destinations;
  auto style = dyn_cast<DestinationStyleOpInterface>(op.getOperation());
  for (OpResult result : op->getResults()) {
    if (style) {
      destinations.push_back(style.getTiedOpOperand(result)->get());
      continue;
    }
    FailureOr<Value> created =
        createDestination(builder, op, result.getResultNumber());
    if (failed(created))
      return failure();
    destinations.push_back(*created);
  }
  return destinations;
}

//===-- Tiling -------------------------------------------------------------===//

/// Computes the tile in the innermost loop, and ends the loops.
static FailureOr<TilingResult>
fillLoops(RewriterBase &rewriter, TilingInterface op, TilingLoops &loops) {
  Tile tile = loops.getTile(rewriter);
  // The tile is one of a copy that writes to the carried values.
  Operation *copy = rewriter.clone(*op.getOperation());
  if (auto style = dyn_cast<DestinationStyleOpInterface>(copy))
    for (auto [i, value] : llvm::enumerate(loops.carried))
      style.setDpsInitOperand(unsigned(i), value);
  TilingInterface source = TilingInterface::get(copy);
  FailureOr<TilingResult> tiled = source.getTiledImplementation(rewriter, tile);
  SmallVector<Tile> positions;
  if (succeeded(tiled))
    for (unsigned i = 0; i < copy->getNumResults(); ++i) {
      FailureOr<Tile> position =
          source.getResultTilePosition(rewriter, i, tile);
      if (failed(position)) {
        tiled = failure();
        break;
      }
      positions.push_back(*position);
    }
  rewriter.eraseOp(copy);
  if (failed(tiled))
    return failure();
  loops.finish(rewriter, tiled->tiledValues, positions);
  return tiled;
}

FailureOr<SCFTilingResult>
strata::tileUsingSCF(RewriterBase &rewriter, TilingInterface op,
                     const SCFTilingOptions &options) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op.getOperation());
  FailureOr<SmallVector<Value>> inits = getOrCreateDestinations(rewriter, op);
  if (failed(inits))
    return op->emitOpError("failed to tile operation");
  FailureOr<TilingLoops> loops = TilingLoops::get(rewriter, op, options);
  if (failed(loops))
    return failure();
  SCFTilingResult result;
  result.initialValues = *inits;
  if (loops->isEmpty()) {
    result.tiledOps.push_back(op.getOperation());
    llvm::append_range(result.replacements, op->getResults());
    return result;
  }
  loops->createLoops(rewriter, *inits);
  FailureOr<TilingResult> tiled = fillLoops(rewriter, op, *loops);
  Operation *outermost = loops->loops.front().getOperation();
  if (failed(tiled)) {
    op->emitOpError("failed to tile operation");
    rewriter.eraseOp(outermost);
    return failure();
  }
  result.tiledOps = tiled->tiledOps;
  result.generatedSlices = tiled->generatedSlices;
  result.loops = loops->loops;
  llvm::append_range(result.replacements, outermost->getResults());
  return result;
}

//===-- Normalization ------------------------------------------------------===//

scf::ForallOp strata::normalizeForallLoop(RewriterBase &rewriter,
                                          scf::ForallOp loop) {
  SmallVector<OpFoldResult> lower = loop.getMixedLowerBound(),
                            upper = loop.getMixedUpperBound(),
                            steps = loop.getMixedStep();
  if (areAllConstantIntValue(lower, 0) && areAllConstantIntValue(steps, 1))
    return loop;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Location loc = loop->getLoc();
  AffineExpr d0, s0, s1, s2;
  bindDims(rewriter.getContext(), d0);
  bindSymbols(rewriter.getContext(), s0, s1, s2);
  SmallVector<OpFoldResult> numbers;
  for (auto [begin, end, step] : llvm::zip_equal(lower, upper, steps))
    numbers.push_back(affine::makeComposedFoldedAffineApply(
        rewriter, loc, (s1 - s0).ceilDiv(s2), {begin, end, step}));
  SmallVector<Value> outputs(loop.getOutputs());
  auto created =
      scf::ForallOp::create(rewriter, loc, numbers, outputs, loop.getMapping());
  rewriter.eraseOp(created.getTerminator());
  Block *body = created.getBody();
  rewriter.setInsertionPointToStart(body);
  SmallVector<Value> arguments;
  for (auto [i, variable] : llvm::enumerate(created.getInductionVars())) {
    OpFoldResult index = affine::makeComposedFoldedAffineApply(
        rewriter, loc, s0 + d0 * s1,
        {OpFoldResult(Value(variable)), lower[i], steps[i]});
    arguments.push_back(getValueOrCreateConstantIndexOp(rewriter, loc, index));
  }
  llvm::append_range(arguments, created.getRegionOutArgs());
  rewriter.inlineBlockBefore(loop.getBody(), body, body->end(), arguments);
  rewriter.replaceOp(loop, created->getResults());
  return created;
}
