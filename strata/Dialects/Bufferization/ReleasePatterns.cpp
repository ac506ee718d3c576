// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of bufferization.clone, of buffers that are released anyway, and of
// bufferization.dealloc.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationHooks.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::detail;

//===-- bufferization.clone ------------------------------------------------===//

/// The operation that releases `memref`, null if there is none; std::nullopt if
/// there are several, or one that reallocates it.
static std::optional<Operation *> findRelease(Value memref) {
  Operation *found = nullptr;
  for (Operation *user : memref.getUsers()) {
    if (!hasEffect(user, MemoryEffect::Free, memref))
      continue;
    if (found || isa<memref::ReallocOp>(user))
      return std::nullopt;
    found = user;
  }
  return found;
}

/// The memref that `memref` is a view of.
static Value getViewed(Value memref) {
  llvm::SmallPtrSet<Operation *, 8> seen;
  Operation *def = memref.getDefiningOp();
  while (def && def->getDefinition().hasTrait("ViewLikeOpInterface") &&
         def->getNumOperands() && def->getNumResults() &&
         memref == def->getResult(0) && seen.insert(def).second) {
    memref = def->getOperand(0);
    def = memref.getDefiningOp();
  }
  return memref;
}

/// Whether no operation between `op` and `last`, which is in its block, releases anything.
static bool isReleasedNext(Operation *op, Operation *last) {
  for (op = op->getNextNode(); op != last; op = op->getNextNode())
    if (!op || hasEffect(op, MemoryEffect::Free))
      return false;
  return true;
}

/// The release that is not necessary if there is no copy of the operand of `op`; null if
/// there is none.
static Operation *findSurplusRelease(bufferization::CloneOp op) {
  auto ofClone = findRelease(op->getResult(0));
  auto ofSource = findRelease(getViewed(op.getInput()));
  if (!ofClone || !ofSource)
    return nullptr;
  // It is unknown which of the two is used longer.
  if (*ofClone && *ofSource &&
      (*ofClone)->getBlock() == (*ofSource)->getBlock())
    return nullptr;
  for (Operation *release : {*ofClone, *ofSource})
    if (release && release->getBlock() == op->getBlock())
      return release->use_empty() && isReleasedNext(op, release) ? release
                                                                 : nullptr;
  return nullptr;
}

/// The source takes the place of a clone if one of them is released in the same block.
static LogicalResult mergeClone(bufferization::CloneOp op,
                                PatternRewriter &rewriter) {
  if (op->use_empty()) {
    rewriter.eraseOp(op);
    return success();
  }
  Value source = op.getInput();
  Type type = op->getResult(0).getType();
  if (source == op->getResult(0) ||
      (source.getType() != type && !isMemRefCast(source.getType(), type)))
    return failure();
  Operation *release = findSurplusRelease(op);
  if (!release)
    return failure();
  if (source.getType() != type)
    source = memref::CastOp::create(rewriter, op->getLoc(), type, source);
  rewriter.replaceOp(op, source);
  rewriter.eraseOp(release);
  return success();
}

void strata::registerClonePatterns(Context &ctx) {
  registerOpHooks<bufferization::CloneOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("SimplifyClones", mergeClone);
      }});
}

//===-- bufferization.dealloc ----------------------------------------------===//

using bufferization::DeallocOp;

namespace {
/// The memrefs that an operation releases, each under a condition.
struct Released {
  explicit Released(DeallocOp op)
      : memrefs(op.getMemrefs()), conditions(op.getConditions()) {}
  bool isComplete() const { return memrefs.size() == conditions.size(); }
  /// Gives `op` these operands; fails if it has them.
  LogicalResult update(DeallocOp op, PatternRewriter &rewriter) const;

  SmallVector<Value> memrefs, conditions;
};
} // namespace

LogicalResult Released::update(DeallocOp op, PatternRewriter &rewriter) const {
  if (llvm::equal(op.getMemrefs(), memrefs) &&
      llvm::equal(op.getConditions(), conditions))
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op.setMemrefs(memrefs);
    op.setConditions(conditions);
  });
  return success();
}

/// Merges repeated memrefs: each is released once if one of its conditions is
/// true.
static LogicalResult mergeMemrefs(DeallocOp op, PatternRewriter &rewriter) {
  Released all(op), unique(op);
  if (!all.isComplete())
    return failure();
  unique.memrefs.clear();
  unique.conditions.clear();
  llvm::DenseMap<Value, size_t> indices;
  for (auto [memref, condition] : llvm::zip(all.memrefs, all.conditions)) {
    auto [place, isNew] = indices.try_emplace(memref, indices.size());
    if (isNew) {
      unique.memrefs.push_back(memref);
      unique.conditions.push_back(condition);
      continue;
    }
    Value &merged = unique.conditions[place->second];
    if (merged != condition)
      merged = arith::OrIOp::create(rewriter, op->getLoc(), merged, condition);
  }
  return unique.update(op, rewriter);
}

/// A memref that is retained several times has one result.
static LogicalResult mergeRetained(DeallocOp op, PatternRewriter &rewriter) {
  SmallVector<Value> retained;
  SmallVector<size_t> indices;
  for (Value memref : op.getRetained()) {
    auto *place = llvm::find(retained, memref);
    indices.push_back(place - retained.begin());
    if (place == retained.end())
      retained.push_back(memref);
  }
  if (retained.size() == indices.size() ||
      op->getNumResults() != indices.size())
    return failure();
  auto newOp = DeallocOp::create(rewriter, op->getLoc(), op.getMemrefs(),
                                 op.getConditions(), retained);
  SmallVector<Value> results;
  for (size_t index : indices)
    results.push_back(newOp->getResult(index));
  rewriter.replaceOp(op, results);
  return success();
}

/// Nothing is released, and nothing has to be released later.
static LogicalResult eraseEmpty(DeallocOp op, PatternRewriter &rewriter) {
  if (!op.getMemrefs().empty())
    return failure();
  Value never = arith::ConstantOp::create(rewriter, op->getLoc(),
                                          rewriter.getBoolAttr(false))
                    .getResult();
  rewriter.replaceOp(op, SmallVector<Value>(op->getNumResults(), never));
  return success();
}

/// Releases only the memrefs that `isKept` accepts.
static LogicalResult
keepIf(DeallocOp op, function_ref<bool(Value memref, Value condition)> isKept,
       PatternRewriter &rewriter) {
  Released all(op), kept(op);
  if (!all.isComplete())
    return failure();
  kept.memrefs.clear();
  kept.conditions.clear();
  for (auto [memref, condition] : llvm::zip(all.memrefs, all.conditions))
    if (isKept(memref, condition)) {
      kept.memrefs.push_back(memref);
      kept.conditions.push_back(condition);
    }
  return kept.update(op, rewriter);
}

static LogicalResult eraseNever(DeallocOp op, PatternRewriter &rewriter) {
  auto isKept = [](Value, Value condition) {
    return !isConstantIntValue(condition, 0);
  };
  return keepIf(op, isKept, rewriter);
}

/// The allocation that `memref` is the only result of; null if there is none.
static Operation *getAllocation(Value memref) {
  Operation *def = memref.getDefiningOp();
  return def && def->getNumResults() == 1 &&
                 hasEffect(def, MemoryEffect::Allocate, memref)
             ? def
             : nullptr;
}

/// Releases the allocation in place of its base.
static LogicalResult skipMetadata(DeallocOp op, PatternRewriter &rewriter) {
  Released all(op);
  for (Value &memref : all.memrefs)
    if (auto base = memref.getDefiningOp<memref::ExtractStridedMetadataOp>())
      if (Value source = base.getSource(); getAllocation(source))
        memref = source;
  return all.update(op, rewriter);
}

/// Erases allocations that have no other use than their release.
static LogicalResult eraseAllocations(DeallocOp op, PatternRewriter &rewriter) {
  SmallVector<Operation *> unused;
  auto isKept = [&](Value memref, Value) {
    Operation *alloc = getAllocation(memref);
    bool isUnused = alloc && memref.hasOneUse() &&
                    hasSingleEffect(alloc, MemoryEffect::Allocate, memref) &&
                    hasSingleEffect(alloc, MemoryEffect::Allocate);
    if (isUnused)
      unused.push_back(alloc);
    return !isUnused;
  };
  if (failed(keepIf(op, isKept, rewriter)))
    return failure();
  for (Operation *alloc : unused)
    rewriter.eraseOp(alloc);
  return success();
}

void strata::registerDeallocPatterns(Context &ctx) {
  registerOpHooks<DeallocOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("DeallocRemoveDuplicateDeallocMemrefs", mergeMemrefs);
    set.add("DeallocRemoveDuplicateRetainedMemrefs", mergeRetained);
    set.add("EraseEmptyDealloc", eraseEmpty);
    set.add("EraseAlwaysFalseDealloc", eraseNever);
    set.add("SkipExtractMetadataOfAlloc", skipMetadata);
    set.add("RemoveAllocDeallocPairWhenNoOtherUsers", eraseAllocations);
  }});
}
