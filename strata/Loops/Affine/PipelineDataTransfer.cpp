// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass affine-pipeline-data-transfer: copies to buffers are started an iteration before the one that waits
// for them.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Remarks.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineDma.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/DoubleBuffer.h"
#include "strata/Loops/Affine/LoopShift.h"
#include "strata/Loops/Dependence/TransferLegality.h"
#include "strata/Loops/Dependence/TransferTags.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// A copy and the operation that waits for it.
struct TransferPair {
  Operation *start, *wait;
};

struct AffinePipelineDataTransfer final : Pass {
  using Pass::Pass;
  void runOnOperation() override;
  SmallVector<TransferPair, 4> selectTransfers(AffineForOp loop);
};
} // namespace

//===-- Selection ----------------------------------------------------------===//

/// The number of a memory space, which is greater for faster memory; std::nullopt if it has none.
static std::optional<int64_t> getSpace(Value memory) {
  Attribute space = cast<MemRefType>(memory.getType()).getMemorySpace();
  auto number = dyn_cast_or_null<IntegerAttr>(space);
  if (space && !number)
    return std::nullopt;
  return number ? number.getInt() : 0;
}

static bool isFaster(Value a, Value b) {
  std::optional<int64_t> left = getSpace(a), right = getSpace(b);
  return left && right && *left > *right;
}

/// Whether only operations in the loop access the memory.
static bool isUsedInLoopOnly(Value memory, AffineForOp loop) {
  return llvm::all_of(memory.getUsers(), [&](Operation *user) {
    return hasEffect<MemoryEffects::Free>(user, memory) ||
           loop->isProperAncestor(user);
  });
}

/// The copies in the body of the loop to faster memory, with their waits.
static SmallVector<TransferPair, 4> findTransfers(AffineForOp loop) {
  SmallVector<Operation *> starts, outgoing, waits;
  for (Operation &op : *loop.getBody()) {
    std::optional<Transfer> transfer = getTransfer(&op);
    if (isa<AffineDmaWaitOp>(op))
      waits.push_back(&op);
    if (!transfer || !isa<AffineDmaStartOp>(op))
      continue;
    Value source = transfer->source->memory;
    Value destination = transfer->destination->memory;
    if (isFaster(destination, source))
      starts.push_back(&op);
    else if (isFaster(source, destination))
      outgoing.push_back(&op);
  }
  SmallVector<TransferPair, 4> pairs;
  for (Operation *start : starts) {
    std::optional<Transfer> transfer = getTransfer(start);
    // As in mlir-opt, memory from and to which elements are copied is left.
    bool isWritten = llvm::any_of(outgoing, [&](Operation *other) {
      return getTransfer(other)->destination->memory ==
             transfer->source->memory;
    });
    if (isWritten || !isUsedInLoopOnly(transfer->destination->memory, loop))
      continue;
    Operation **wait = llvm::find_if(
        waits, [&](Operation *op) { return haveSameTag(start, op); });
    if (wait != waits.end())
      pairs.push_back({start, *wait});
  }
  return pairs;
}

/// The affine.apply operations in the body of the loop that compute operands of `start`; std::nullopt if
/// other operations in the loop do.
static std::optional<SmallVector<Operation *>> findIndexOps(Operation *start,
                                                            AffineForOp loop) {
  SmallVector<Operation *> ops;
  SmallVector<Value> values(start->getOperands());
  std::optional<Transfer> transfer = getTransfer(start);
  Value buffers[] = {transfer->destination->memory, transfer->tag.memory};
  while (!values.empty()) {
    Value value = values.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !loop->isProperAncestor(op) ||
        llvm::is_contained(buffers, value) || llvm::is_contained(ops, op))
      continue;
    if (!isa<AffineApplyOp>(op))
      return std::nullopt;
    ops.push_back(op);
    llvm::append_range(values, op->getOperands());
  }
  return ops;
}

SmallVector<TransferPair, 4>
AffinePipelineDataTransfer::selectTransfers(AffineForOp loop) {
  SmallVector<TransferPair, 4> pairs = findTransfers(loop);
  if (pairs.empty())
    return pairs;
  if (!canShiftBody(loop)) {
    Obstacle("the loop carries values, or the number of iterations is 0 or "
             "unknown")
        .emitRemark(loop, getArgument());
    return {};
  }
  MemoryAliases aliases(getOperation());
  TransferLegality legality(loop, aliases);
  llvm::erase_if(pairs, [&](const TransferPair &pair) {
    std::optional<Obstacle> obstacle =
        legality.findObstacle(pair.start, pair.wait);
    if (!obstacle && !findIndexOps(pair.start, loop))
      obstacle = Obstacle("an operand of the copy is computed in the loop");
    if (obstacle)
      obstacle->emitRemark(pair.start, getArgument());
    return obstacle.has_value();
  });
  return pairs;
}

//===-- Changes ------------------------------------------------------------===//

/// Gives the copy indices of its own if other operations use those that affine.apply computes for it. Returns
/// the affine.apply operations that only the copy uses.
static SmallVector<Operation *>
isolateIndices(RewriterBase &rewriter, Operation *start, AffineForOp loop) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(start);
  SmallVector<Operation *> ops = *findIndexOps(start, loop);
  auto isOwn = [&](Operation *op) {
    return llvm::all_of(op->getUsers(), [&](Operation *user) {
      return user == start || llvm::is_contained(ops, user);
    });
  };
  if (llvm::all_of(ops, isOwn))
    return ops;
  SmallVector<Value> operands;
  for (Value operand : start->getOperands())
    if (llvm::is_contained(ops, operand.getDefiningOp()) &&
        !llvm::is_contained(operands, operand))
      operands.push_back(operand);
  SmallVector<Value> shared(operands);
  AffineMap map = AffineMap::getMultiDimIdentityMap(unsigned(operands.size()),
                                                    loop.getContext());
  fullyComposeAffineMapAndOperands(&map, &operands);
  SmallVector<Operation *> own;
  for (auto [value, result] : llvm::zip_equal(shared, map.getResults())) {
    auto apply = AffineApplyOp::create(
        rewriter, start->getLoc(),
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), result),
        operands);
    own.push_back(apply);
    rewriter.modifyOpInPlace(start,
                             [&] { start->replaceUsesOfWith(value, apply); });
  }
  return own;
}

/// Starts the copies an iteration earlier.
static void pipelineTransfers(RewriterBase &rewriter, AffineForOp loop,
                              ArrayRef<TransferPair> pairs) {
  for (const TransferPair &pair : pairs)
    doubleBuffer(rewriter, getTransfer(pair.start)->destination->memory, loop);
  llvm::SmallSetVector<Value, 4> tags;
  for (const TransferPair &pair : pairs)
    tags.insert(getTransfer(pair.start)->tag.memory);
  for (Value tag : tags)
    doubleBuffer(rewriter, tag, loop);
  llvm::DenseSet<Operation *> first;
  for (const TransferPair &pair : pairs) {
    for (Operation *op : isolateIndices(rewriter, pair.start, loop))
      first.insert(op);
    first.insert(pair.start);
  }
  shiftBody(rewriter, loop, first);
}

void AffinePipelineDataTransfer::runOnOperation() {
  SmallVector<AffineForOp> loops;
  getOperation()->walk<WalkOrder::PostOrder>([&](Operation *op) {
    if (auto loop = dyn_cast<AffineForOp>(op))
      loops.push_back(loop);
  });
  IRRewriter rewriter(&getContext());
  for (AffineForOp loop : loops) {
    SmallVector<TransferPair, 4> pairs = selectTransfers(loop);
    if (pairs.empty())
      continue;
    remark::passed(
        loop, remark::RemarkOpts::name("Pipelined").category(getArgument()))
        << remark::metric("Copies", unsigned(pairs.size()));
    pipelineTransfers(rewriter, loop, pairs);
  }
}

static constexpr PassInfo affinePipelineDataTransferInfo = {
    .argument = "affine-pipeline-data-transfer",
    .name = "AffinePipelineDataTransfer",
    .summary = "Start copies to buffers an iteration before they are needed",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith", "memref"},
    .create = makePass<AffinePipelineDataTransfer>,
};

void strata::registerAffinePipelineDataTransferPass(PassRegistry &registry) {
  registry.add(affinePipelineDataTransferInfo);
}
