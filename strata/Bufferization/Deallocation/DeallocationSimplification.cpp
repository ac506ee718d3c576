// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplification of bufferization.dealloc by the known origins of memrefs, so
// that addresses need not be compared at run time.
#include "strata/Bufferization/Deallocation/BufferDeallocation.h"
#include "strata/Bufferization/Deallocation/BufferOrigins.h"
#include "strata/Bufferization/Deallocation/OwnershipDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using bufferization::DeallocOp;

/// Replaces `op` by `results`; those that are null are the results of `made`, in order.
static LogicalResult replaceDealloc(RewriterBase &rewriter, Operation *op,
                                    MutableArrayRef<Value> results,
                                    Operation *made) {
  unsigned next = 0;
  for (Value &result : results)
    if (!result)
      result = made->getResult(next++);
  rewriter.replaceOp(op, results);
  return success();
}

namespace {
struct DeallocPattern : OpRewritePattern<DeallocOp> {
  DeallocPattern(Context *ctx, const BufferOrigins &origins)
      : OpRewritePattern(ctx), origins(origins) {}

  const BufferOrigins &origins;
};
} // namespace

/// For each retained memref, whether it has the allocation of `memref`. Empty
/// if this is unknown for one of them, or true for none.
static SmallVector<bool> findSame(DeallocOp op, Value memref,
                                  const BufferOrigins &origins) {
  SmallVector<bool> isSame;
  for (Value retained : op.getRetained()) {
    std::optional<bool> same = origins.isSameAllocation(retained, memref);
    if (!same)
      return {};
    isSame.push_back(*same);
  }
  return llvm::is_contained(isSame, true) ? isSame : SmallVector<bool>();
}

/// `memref`, and the memref of which it is the base.
static SmallVector<Value, 2> getViews(Value memref) {
  SmallVector<Value, 2> views = {memref};
  if (auto metadata = memref.getDefiningOp<memref::ExtractStridedMetadataOp>())
    views.push_back(metadata.getSource());
  return views;
}

namespace {
/// A memref that is retained is not freed; its condition becomes the ownership
/// of the retained memref.
struct DropRetained final : DeallocPattern {
  using DeallocPattern::DeallocPattern;
  LogicalResult matchAndRewrite(DeallocOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> retained(op.getRetained());
    for (size_t i = 0; i < retained.size(); ++i)
      if (llvm::is_contained(ArrayRef(retained).drop_front(i + 1), retained[i]))
        return failure();
    SmallVector<Value> memrefs, conditions;
    rewriter.setInsertionPointAfter(op);
    for (auto [memref, condition] :
         llvm::zip(op.getMemrefs(), op.getConditions())) {
      if (drop(op, memref, condition, rewriter))
        continue;
      memrefs.push_back(memref);
      conditions.push_back(condition);
    }
    if (memrefs.size() == op.getMemrefs().size())
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.setMemrefs(memrefs);
      op.setConditions(conditions);
    });
    return success();
  }

  bool drop(DeallocOp op, Value memref, Value condition,
            PatternRewriter &rewriter) const {
    for (Value view : getViews(memref)) {
      SmallVector<bool> isSame = findSame(op, view, origins);
      for (auto [number, same] : llvm::enumerate(isSame)) {
        if (!same)
          continue;
        Value result = op->getResult(unsigned(number));
        Operation *either =
            arith::OrIOp::create(rewriter, op->getLoc(), result, condition);
        rewriter.replaceAllUsesExcept(result, either->getResult(0), either);
      }
      if (!isSame.empty())
        return true;
    }
    return false;
  }
};

/// A retained memref that aliases none of the freed ones is not owned.
struct DropUnrelated final : DeallocPattern {
  using DeallocPattern::DeallocPattern;
  LogicalResult matchAndRewrite(DeallocOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> kept, results;
    for (Value retained : op.getRetained()) {
      bool mayAlias = llvm::any_of(op.getMemrefs(), [&](Value memref) {
        return origins.mayAlias(memref, retained);
      });
      if (mayAlias)
        kept.push_back(retained);
      results.push_back(mayAlias ? Value()
                                 : createBool(rewriter, op->getLoc(), false));
    }
    if (kept.size() == results.size())
      return failure();
    Operation *made = createDealloc(rewriter, op->getLoc(), op.getMemrefs(),
                                    op.getConditions(), kept);
    return replaceDealloc(rewriter, op, results, made);
  }
};

/// A memref that is none of the others is freed on its own.
struct Split final : DeallocPattern {
  using DeallocPattern::DeallocPattern;
  LogicalResult matchAndRewrite(DeallocOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> all(op.getMemrefs()), memrefs, conditions;
    if (all.size() < 2)
      return failure();
    SmallVector<Operation *> parts;
    Location loc = op->getLoc();
    for (auto [number, memref] : llvm::enumerate(all)) {
      Value condition = op.getConditions()[number];
      bool isAlone = true;
      for (auto [other, otherMemref] : llvm::enumerate(all))
        isAlone &= other == number || !origins.mayAlias(otherMemref, memref);
      if (isAlone) {
        parts.push_back(
            createDealloc(rewriter, loc, memref, condition, op.getRetained()));
        continue;
      }
      memrefs.push_back(memref);
      conditions.push_back(condition);
    }
    if (parts.empty())
      return failure();
    Operation *rest =
        createDealloc(rewriter, loc, memrefs, conditions, op.getRetained());
    SmallVector<Value> results(rest->getResults());
    for (Operation *part : parts)
      for (auto [result, other] : llvm::zip_equal(results, part->getResults()))
        result = arith::OrIOp::create(rewriter, loc, result, other);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// A retained memref that would always have been freed is owned.
struct KeepOwned final : DeallocPattern {
  using DeallocPattern::DeallocPattern;
  LogicalResult matchAndRewrite(DeallocOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> retained(op.getRetained()), memrefs, conditions, kept;
    SmallVector<Value> results(retained.size());
    for (auto [memref, condition] :
         llvm::zip(op.getMemrefs(), op.getConditions())) {
      bool isDropped = false;
      if (isConstantIntValue(condition, 1))
        for (Value view : getViews(memref))
          for (auto [value, result] : llvm::zip_equal(retained, results))
            if (origins.isSameAllocation(value, view) == true) {
              result = condition;
              isDropped = true;
            }
      if (isDropped)
        continue;
      memrefs.push_back(memref);
      conditions.push_back(condition);
    }
    if (memrefs.size() == op.getMemrefs().size())
      return failure();
    for (auto [value, result] : llvm::zip_equal(retained, results))
      if (!result)
        kept.push_back(value);
    Operation *made =
        createDealloc(rewriter, op->getLoc(), memrefs, conditions, kept);
    return replaceDealloc(rewriter, op, results, made);
  }
};

struct BufferDeallocationSimplification final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *root = getOperation();
    BufferOrigins origins(root);
    RewritePatternSet patterns(root->getContext());
    patterns.add<DropRetained, KeepOwned>(patterns.getContext(), origins);
    patterns.add<DropUnrelated, Split>(patterns.getContext(), origins);
    const OpDefinition *def = root->getContext()->getOpDefinition(
        bufferization::DeallocOp::getOperationName());
    (void)addOwnCanonicalizations(*def, patterns);
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Normal);
    if (failed(applyPatternsGreedily(
            root, FrozenRewritePatternSet(std::move(patterns)), config)))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo deallocationSimplificationInfo = {
    .argument = "buffer-deallocation-simplification",
    .name = "BufferDeallocationSimplificationPass",
    .summary = "Simplify bufferization.dealloc by static facts about aliasing "
               "and ownership",
    .dependentDialects = {"arith", "bufferization", "memref"},
    .create = makePass<BufferDeallocationSimplification>,
};

static constexpr PassPipelineInfo pipelineInfo = {
    .argument = "buffer-deallocation-pipeline",
    .summary = "Add deallocations to bufferized IR without any, and lower them",
    .build = [](OpPassManager &pm, StringRef options,
                const PassRegistry &registry,
                PassTextError &error) -> LogicalResult {
      std::string passes = "expand-realloc{emit-deallocs=false},canonicalize,"
                           "ownership-based-buffer-deallocation{" +
                           options.trim().str() +
                           "},canonicalize,buffer-deallocation-simplification,"
                           "bufferization-lower-deallocations,cse,canonicalize";
      return parsePassElements(passes, registry, pm, error);
    },
};

void strata::registerDeallocationSimplification(PassRegistry &registry) {
  registry.add(deallocationSimplificationInfo);
  registry.add(pipelineInfo);
}
