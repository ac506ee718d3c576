// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that pack operands of payload, and lower and permute packed layouts.
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Structured/Packing/Packing.h"
#include "strata/TransformDialect/MixedSizesDetail.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

//===-- transform.structured.pack ------------------------------------------===//

static DiagnosedSilenceableFailure applyPack(transform::PackOp op,
                                             TransformState &state,
                                             TransformResults &results) {
  ArrayRef<Operation *> targets = state.getPayloadOps(op.getTarget());
  if (targets.empty()) {
    results.set(0, {});
    return DiagnosedSilenceableFailure::success();
  }
  auto target = dyn_cast<linalg::LinalgOp>(targets.front());
  if (targets.size() != 1 || !target)
    return SilenceableError(op)
           << "requires target to map to exactly 1 LinalgOp (got "
           << uint64_t(targets.size()) << ")";
  ArrayRef<int64_t> numbers =
      op.getStaticPackedSizes().value_or(ArrayRef<int64_t>());
  if (numbers.size() != target.getNumLoops())
    return SilenceableError(op)
           << "requires number of packed sizes match the number of loops ("
           << uint64_t(numbers.size()) << " vs "
           << uint64_t(target.getNumLoops()) << ")";
  auto checked = checkTarget(op, target, state);
  if (!checked.succeeded())
    return checked;
  MixedSizes mixed{numbers, SmallVector<Value>(op.getPackedSizes())};
  SmallVector<OpFoldResult> sizes;
  auto result = mixed.getForAll(op, Value(), state, sizes);
  if (!result.succeeded())
    return result;
  IRRewriter rewriter(op->getContext());
  FailureOr<linalg::PackResult> packed = linalg::pack(rewriter, target, sizes);
  if (failed(packed))
    return emitDefiniteFailure(op, "data tiling failed");
  results.set(0, packed->packedLinalgOp.getOperation());
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.structured.lower_pack, lower_unpack ----------------------===//

/// Sets the results to the operations in `lists`. Lists of operations that were not created for all
/// targets are empty.
static void setLists(ArrayRef<SmallVector<Operation *>> lists,
                     TransformResults &results) {
  bool isComplete = llvm::none_of(lists, [](ArrayRef<Operation *> list) {
    return llvm::is_contained(list, nullptr);
  });
  for (auto [i, list] : llvm::enumerate(lists))
    results.set(unsigned(i), isComplete ? ArrayRef<Operation *>(list)
                                        : ArrayRef<Operation *>());
}

static DiagnosedSilenceableFailure applyLowerPack(LowerPackOp op,
                                                  TransformState &state,
                                                  TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  SmallVector<SmallVector<Operation *>, 3> lists(3);
  IRRewriter rewriter(op->getContext());
  for (Operation *target : targets) {
    FailureOr<linalg::LowerPackResult> lowered =
        linalg::lowerPack(rewriter, cast<linalg::PackOp>(target),
                          op.getLowerPadLikeWithInsertSlice());
    if (failed(lowered))
      return SilenceableError(target)
             << "cannot lower to pad + expand + transpose";
    lists[0].push_back(lowered->padOp);
    lists[1].push_back(lowered->expandShapeOp);
    lists[2].push_back(lowered->transposeOp);
  }
  setLists(lists, results);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyLowerUnPack(LowerUnPackOp op,
                                                    TransformState &state,
                                                    TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  SmallVector<SmallVector<Operation *>, 4> lists(4);
  IRRewriter rewriter(op->getContext());
  for (Operation *target : targets) {
    linalg::LowerUnPackResult lowered =
        linalg::lowerUnPack(rewriter, cast<linalg::UnPackOp>(target),
                            op.getLowerUnpadLikeWithExtractSlice());
    lists[0].push_back(lowered.emptyOp);
    lists[1].push_back(lowered.transposeOp);
    lists[2].push_back(lowered.collapseShapeOp);
    lists[3].push_back(lowered.extractSliceOp);
  }
  setLists(lists, results);
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.structured.pack_transpose --------------------------------===//

namespace {
/// The operations that transform.structured.pack_transpose changes.
struct PackedChain {
  linalg::PackOp pack;
  linalg::LinalgOp compute;
  /// Null without.
  linalg::UnPackOp unPack;
};
} // namespace

/// Finds the operations that `target`, a pack or unpack operation, and `compute` stand for.
static DiagnosedSilenceableFailure findChain(PackTransposeOp op,
                                             Operation *target,
                                             Operation *compute,
                                             PackedChain &chain) {
  chain.pack = dyn_cast<linalg::PackOp>(target);
  chain.unPack = dyn_cast<linalg::UnPackOp>(target);
  if (!chain.pack && !chain.unPack)
    return SilenceableError(op)
           << "requires target to map to a linalg.pack or linalg.unpack";
  chain.compute = dyn_cast<linalg::LinalgOp>(compute);
  if (!chain.compute)
    return SilenceableError(op) << "requires a LinalgOp target";
  if (chain.pack &&
      (!target->hasOneUse() || *target->getUsers().begin() != compute))
    return SilenceableError(op) << "not a single use by the LinalgOp target";
  if (chain.pack)
    return DiagnosedSilenceableFailure::success();
  auto result = dyn_cast<OpResult>(Value(chain.unPack.getSource()));
  if (!result || result.getOwner() != compute)
    return SilenceableError(op) << "not produced by the LinalgOp target";
  OpOperand *init = chain.compute.getDpsInitOperand(result.getResultNumber());
  chain.pack = init->get().getDefiningOp<linalg::PackOp>();
  if (!chain.pack || !chain.pack->hasOneUse())
    return SilenceableError(op) << "could not find matching pack op";
  return DiagnosedSilenceableFailure::success();
}

/// Fails for a permutation that is not one of `rank` dimensions.
static DiagnosedSilenceableFailure
checkPermutation(PackTransposeOp op, Operation *target, ArrayRef<int64_t> order,
                 size_t rank, StringRef name) {
  if (order.empty() || linalg::isPermutationOfRank(order, int64_t(rank)))
    return DiagnosedSilenceableFailure::success();
  return SilenceableError(op) << "invalid " << name << ": " << *target;
}

static DiagnosedSilenceableFailure
applyPackTranspose(PackTransposeOp op, TransformState &state,
                   TransformResults &results) {
  ArrayRef<Operation *> targets =
      state.getPayloadOps(op.getTargetPackOrUnPackOp());
  ArrayRef<Operation *> computes = state.getPayloadOps(op.getTargetLinalgOp());
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    results.set(i, {});
  if (targets.empty())
    return DiagnosedSilenceableFailure::success();
  if (targets.size() != 1 || computes.size() != 1)
    return SilenceableError(op) << "requires target to map to exactly 1 "
                                   "packing op and 1 packed op (got "
                                << uint64_t(targets.size()) << " and "
                                << uint64_t(computes.size()) << ")";
  PackedChain chain;
  Operation *target = targets.front();
  auto outer = op.getOuterPerm().value_or(ArrayRef<int64_t>());
  auto inner = op.getInnerPerm().value_or(ArrayRef<int64_t>());
  auto checked = findChain(op, target, computes.front(), chain);
  if (checked.succeeded())
    checked = checkPermutation(
        op, target, outer, size_t(chain.pack.getSource().getType().getRank()),
        "outer_perm");
  if (checked.succeeded())
    checked = checkPermutation(
        op, target, inner, chain.pack.getInnerDimsPos().size(), "inner_perm");
  if (!checked.succeeded())
    return checked;
  IRRewriter rewriter(op->getContext());
  FailureOr<linalg::PackTransposeResult> transposed = linalg::packTranspose(
      rewriter, chain.pack, chain.compute, chain.unPack, outer, inner);
  if (failed(transposed))
    return SilenceableError(op) << "could not find matching pack op";
  results.set(0, transposed->transposedLinalgOp.getOperation());
  results.set(1, transposed->transposedPackOp.getOperation());
  if (transposed->transposedUnPackOp)
    results.set(2, transposed->transposedUnPackOp.getOperation());
  return DiagnosedSilenceableFailure::success();
}

void strata::addPackTransforms(TransformTable &table) {
  addTransform<applyLowerPack>(table);
  addTransform<applyLowerUnPack>(table);
  addTransform<applyPack>(table);
  addTransform<applyPackTranspose>(table);
}
