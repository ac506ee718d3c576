// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that fuse payload into loops.
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/Tiling/ProducerFusion.h"
#include "strata/TransformDialect/MixedSizesDetail.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

//===-- transform.structured.fuse ------------------------------------------===//

/// The options that `op` has.
static DiagnosedSilenceableFailure
getOptions(FuseOp op, const TransformState &state, SCFTilingOptions &options) {
  MixedSizes sizes{op.getStaticTileSizes().value_or(ArrayRef<int64_t>()),
                   SmallVector<Value>(op.getTileSizes())};
  MixedSizes order{op.getStaticTileInterchange().value_or(ArrayRef<int64_t>()),
                   SmallVector<Value>(op.getTileInterchange())};
  SmallVector<OpFoldResult> sizeList, orderList;
  auto result = sizes.getForAll(op, Value(), state, sizeList);
  if (result.succeeded())
    result = order.getForAll(op, Value(), state, orderList);
  if (!result.succeeded())
    return result;
  options.getTileSizes = [sizeList](OpBuilder &) { return sizeList; };
  for (OpFoldResult number : orderList)
    options.interchange.push_back(getConstantIntValue(number).value_or(-1));
  options.loopType = op.getUseForall() ? SCFTilingOptions::LoopType::ForallOp
                                       : SCFTilingOptions::LoopType::ForOp;
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyFuse(FuseOp op, TransformState &state,
                                             TransformResults &results) {
  SCFTilingOptions options;
  auto checked = getOptions(op, state, options);
  if (!checked.succeeded())
    return checked;
  SmallVector<Operation *> tiled;
  SmallVector<SmallVector<Operation *>> loops(op.getLoops().size());
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  IRRewriter rewriter(op->getContext());
  for (Operation *target : targets) {
    auto valid = checkTarget(op, target, state);
    if (!valid.succeeded())
      return valid;
    TilingInterface tileable = TilingInterface::get(target);
    if (!tileable) {
      SilenceableError error(op);
      error << "only TilingInterface ops are supported";
      error.attachNote(target->getLoc()) << "target op";
      return error;
    }
    FailureOr<SCFTilingResult> result =
        tileConsumerAndFuseProducers(rewriter, tileable, options);
    if (failed(result))
      return DiagnosedSilenceableFailure::definiteFailure();
    llvm::append_range(tiled, result->tiledOps);
    for (auto [list, loop] : llvm::zip(loops, result->loops))
      list.push_back(loop.getOperation());
  }
  results.set(0, tiled);
  for (auto [i, list] : llvm::enumerate(loops))
    results.set(unsigned(i + 1), list);
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.structured.fuse_into_containing_op -----------------------===//

/// The number of uses of results of `producer` in `container` and by it.
static size_t countUses(Operation *producer, Operation *container) {
  size_t count = 0;
  for (OpResult result : producer->getResults())
    count += size_t(llvm::count_if(result.getUses(), [&](OpOperand &use) {
      return container->isAncestor(use.getOwner());
    }));
  return count;
}

/// The first of `producers` that the container uses, which is removed if it has one use there. Null
/// without.
static Operation *takeNext(SmallVectorImpl<Operation *> &producers,
                           Operation *container) {
  for (Operation *producer : producers) {
    size_t count = countUses(producer, container);
    if (count == 0)
      continue;
    if (count == 1)
      llvm::erase(producers, producer);
    return producer;
  }
  return nullptr;
}

static DiagnosedSilenceableFailure emitNotFused(Operation *producer,
                                                Operation *container,
                                                ArrayRef<std::string> reasons) {
  Diagnostic diag(producer->getContext(), producer->getLoc(),
                  DiagnosticSeverity::Remark);
  diag << "could not fuse " << *producer << " into " << *container;
  for (const std::string &reason : reasons) {
    Diagnostic &note = diag.attachNote(producer->getLoc());
    note << reason;
    if (StringRef(reason).ends_with(": "))
      note << *producer;
  }
  return DiagnosedSilenceableFailure::silenceableFailure(std::move(diag));
}

static DiagnosedSilenceableFailure applyFuseInto(FuseIntoContainingOp op,
                                                 TransformState &state,
                                                 TransformResults &results) {
  SmallVector<Operation *> producers(state.getPayloadOps(op.getProducerOp()));
  ArrayRef<Operation *> containers = state.getPayloadOps(op.getContainingOp());
  if (producers.empty()) {
    results.set(0, {});
    results.set(1, SmallVector<Operation *, 2>(containers));
    return DiagnosedSilenceableFailure::success();
  }
  if (containers.size() != 1)
    return emitDefiniteFailure(
        op, "requires exactly one containing_op handle (got " +
                Twine(containers.size()) + ")");
  Operation *container = containers.front();
  SmallVector<Operation *> fusedOps;
  IRRewriter rewriter(op->getContext());
  while (!producers.empty()) {
    Operation *producer = takeNext(producers, container);
    if (!producer) {
      SilenceableError error(op);
      error << "could not find next producer to fuse into container";
      error.attachNote(container->getLoc()) << "containing op";
      return error;
    }
    SmallVector<std::string> reasons;
    FailureOr<FusedUse> fused =
        fuseFirstUse(rewriter, producer, container, reasons);
    if (failed(fused))
      return emitNotFused(producer, container, reasons);
    llvm::append_range(fusedOps, fused->fusedOps);
  }
  results.set(0, fusedOps);
  results.set(1, container);
  return DiagnosedSilenceableFailure::success();
}

void strata::addFuseTransforms(TransformTable &table) {
  addTransform<applyFuse>(table);
  addTransform<applyFuseInto>(table);
}
