// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A round puts all operations of the region on a worklist, constants being made
// unique on the way, and takes them off again: one that is dead is erased, one
// that folds is replaced, else the first pattern that matches is applied.
// Changed operations, with the operations around them, go back on the list.
// Between rounds regions are simplified. It ends with a round that changes
// nothing.
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Interfaces/EffectSummaries.h"
#include "strata/Rewrite/Greedy/CycleDetectorDetail.h"
#include "strata/Rewrite/Greedy/FoldUtils.h"
#include "strata/Rewrite/Greedy/RecentPatterns.h"
#include "strata/Rewrite/Greedy/RegionUtils.h"
#include "strata/Rewrite/Greedy/WorklistDetail.h"
#include "strata/Rewrite/RewriteActions.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// The facts shared by all operations of a definition.
struct OpInfo {
  const OpDefinition *def = nullptr;
  const FrozenRewritePatternSet::List *patterns = nullptr;
  /// `isInert`: the driver never changes such operations. `isInertWhereUsed`: it
  /// only erases those without uses.
  bool isInert = false, isInertWhereUsed = false;
};

/// The regions whose ancestors in the scope are all on the worklist, without
/// inert ones: changes there add no ancestors. With it, deep nesting costs no
/// more than flat code, since operations come from the worklist inside out.
class CoveredRegions {
public:
  bool contains(Region *region) const { return numInside.contains(region); }
  /// The region around `region`, if there is one in the scope, is covered.
  void insert(Region *region) {
    auto [entry, isNew] = numInside.try_emplace(region, 0);
    if (!isNew || !region)
      return;
    auto outer = numInside.find(getOuter(region));
    if (outer != numInside.end())
      ++outer->second;
  }
  /// `op` leaves the worklist or its place.
  void remove(Operation *op) {
    if (numInside.empty())
      return;
    for (Region &region : op->getRegions()) {
      auto entry = numInside.find(&region);
      if (entry == numInside.end())
        continue;
      if (entry->second)
        return clear();
      numInside.erase(entry);
      auto outer = numInside.find(getOuter(&region));
      if (outer != numInside.end())
        --outer->second;
    }
  }
  /// The contents of `region` leave their place.
  void removeContents(Region *region) {
    auto entry = numInside.find(region);
    if (entry != numInside.end() && entry->second)
      clear();
  }
  void clear() { numInside.clear(); }

private:
  static Region *getOuter(Region *region) {
    return region->getParentOp() ? region->getParentOp()->getParentRegion()
                                 : nullptr;
  }
  /// The number of covered regions that are directly inside each region.
  llvm::SmallDenseMap<Region *, unsigned, 8> numInside;
};

class GreedyDriver final : public RewriterBase::Listener {
public:
  GreedyDriver(Context *ctx, const FrozenRewritePatternSet &patterns,
               const GreedyRewriteConfig &config, Region *scope)
      : patterns(patterns), config(config), listener(config.listener),
        observer(ctx->getRewriteObserver()), isTraced(ctx->hasActionHandler()),
        scope(scope), rewriter(ctx, this) {}

  /// To be called before another region, if there was one.
  void reset(Region &region) {
    scope = &region;
    covered.clear();
    noteStructure();
    if (cycles.isCycle())
      cycles = detail::CycleDetector();
    recent.clear();
    converged = true;
  }
  /// Rewrites a region, or operations. Returns whether anything changed, and sets
  /// `converged`.
  bool rewriteRegion(Region &region);
  bool rewriteOps(ArrayRef<Operation *> ops);
  bool converged = true;
  RecentPatterns recent;

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyBlockInserted(Block *block, Region *previous,
                           Region::iterator previousIt) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange replacement) override;
  void notifyOperationErased(Operation *op) override;
  void notifyBlockErased(Block *block) override;
  void notifyMatchFailure(Location loc,
                          function_ref<void(Diagnostic &)> reason) override;

private:
  void collect(Region &region);
  bool eraseUnreachable(Region &region);
  bool simplify(Region &region);
  bool processWorklist();
  bool isOutOfMemory(Operation *op);
  bool rewriteOp(Operation *op);
  bool foldOp(Operation *op);
  bool replaceSome(Operation *op, MutableArrayRef<OpFoldResult> results);
  bool rewriteOnce(Region &region, bool isFirst);
  bool applyPattern(Operation *op, const RewritePattern &pattern);
  bool applyPatterns(Operation *op);
  void reportFault(const RewritePattern &pattern, Location loc,
                   LogicalResult result);
  void addToWorklist(Operation *op);
  void noteStructure();
  void addSingle(Operation *op) {
    if (!isInert(op))
      pushAllowed(op);
  }
  void pushAllowed(Operation *op) {
    if (config.strictness == GreedyRewriteStrictness::AnyOp ||
        allowed.contains(op))
      worklist.push(op);
  }
  OpInfo findInfo(const OpDefinition &def) const;
  const OpInfo &getInfo(const OpDefinition &def) {
    OpInfo &recent =
        recentInfos[(reinterpret_cast<uintptr_t>(&def) >> 6) % NumRecent];
    if (LLVM_UNLIKELY(recent.def != &def)) {
      auto [place, isNew] = infos.try_emplace(&def);
      if (isNew)
        place->second = findInfo(def);
      recent = place->second;
    }
    return recent;
  }
  bool isInert(Operation *op) {
    const OpInfo &info = getInfo(op->getDefinition());
    return info.isInert || (info.isInertWhereUsed && !op->use_empty());
  }
  void addOperandToWorklist(Value value, Operation *leaving);
  bool turnIntoConstant(Operation *op, Attribute value);
  void countRewrite(StringRef name) {
    ++numRewrites;
    cycles.step(name);
    if (config.numRewrites)
      ++*config.numRewrites;
  }

  const FrozenRewritePatternSet &patterns;
  const GreedyRewriteConfig &config;
  RewriterBase::Listener *listener;
  RewriteObserver *observer;
  /// Whether the Context has a handler of actions.
  bool isTraced;
  Region *scope;
  PatternRewriter rewriter;
  detail::Worklist worklist;
  /// The operations that may be rewritten if the strictness restricts them.
  llvm::DenseSet<Operation *> allowed;
  int64_t numRewrites = 0;
  /// The number of notifications of changes from all sources.
  uint64_t numChanges = 0;
  /// Whether a pattern was reported.
  bool isFaulty = false;
  uint32_t numVisits = 0;
  detail::CycleDetector cycles;
  ConstantMaterializer constants;
  EffectSummaries effects;
  /// To ask `patterns` takes a lock.
  llvm::SmallDenseMap<const OpDefinition *, OpInfo, 16> infos;
  /// The latest queries, by address of the definition.
  static constexpr size_t NumRecent = 32;
  OpInfo recentInfos[NumRecent];
  /// A region in the scope around which there are inert operations only.
  Region *quietRegion = nullptr;
  CoveredRegions covered;
  /// Whether edges between blocks may have been removed since the last check.
  bool edgesChanged = true;
};
} // namespace

//===-- Notifications ------------------------------------------------------===//

OpInfo GreedyDriver::findInfo(const OpDefinition &def) const {
  OpInfo info;
  info.def = &def;
  info.patterns = &patterns.lookup(&def);
  // Constants do not fold, and most operations around others stay: each change
  // puts those on the list again. (To leave both out saved a fifth of the visits
  // when 200,000 operations fold.)
  bool isConstant = def.hasTrait(OpTrait::ConstantLike);
  if (info.patterns->empty() && (isConstant || !config.fold || !mayFold(def))) {
    info.isInert = !def.registered || def.hasTrait(OpTrait::Symbol) ||
                   def.hasTrait(OpTrait::Terminator);
    info.isInertWhereUsed = isConstant;
  }
  return info;
}

void GreedyDriver::addToWorklist(Operation *op) {
  // Adds the ancestors too, the outermost first, but none outside of the scope.
  Region *parent = op->getParentRegion();
  if (parent == scope || (parent && parent == quietRegion))
    return addSingle(op);
  SmallVector<Operation *, 8> path;
  for (Operation *at = op; at;) {
    path.push_back(at);
    Region *region = at->getParentRegion();
    if (region == scope || (region && covered.contains(region))) {
      bool isQuiet = region == scope;
      for (Operation *inside : llvm::reverse(path)) {
        addSingle(inside);
        isQuiet &= inside == op || getInfo(inside->getDefinition()).isInert;
        covered.insert(inside->getParentRegion());
      }
      if (isQuiet)
        quietRegion = parent;
      return;
    }
    at = region ? region->getParentOp() : nullptr;
  }
}

/// Regions have come, gone, or to another place.
void GreedyDriver::noteStructure() {
  edgesChanged = true;
  quietRegion = nullptr;
}

/// Adds the operation that defines `value` when `leaving` does not use it any
/// more. With one user left it may simplify, with none it is dead.
void GreedyDriver::addOperandToWorklist(Value value, Operation *leaving) {
  Operation *def = value ? value.getDefiningOp() : nullptr;
  if (!def)
    return;
  Operation *other = nullptr;
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (user == leaving || user == other)
      continue;
    if (other)
      return;
    other = user;
  }
  addToWorklist(def);
  if (!other && getInfo(def->getDefinition()).isInertWhereUsed)
    pushAllowed(def);
}

void GreedyDriver::notifyOperationInserted(Operation *op,
                                           OpBuilder::InsertPoint previous) {
  ++numChanges;
  if (listener)
    listener->notifyOperationInserted(op, previous);
  if (config.strictness == GreedyRewriteStrictness::ExistingAndNewOps)
    allowed.insert(op);
  cycles.opInserted();
  if (op->hasSuccessors() || op->getNumRegions()) {
    covered.remove(op);
    noteStructure();
  }
  effects.forget(op);
  if (Block *block = previous.getBlock())
    effects.forget(block->getParentOp());
  addToWorklist(op);
}

void GreedyDriver::notifyBlockInserted(Block *block, Region *previous,
                                       Region::iterator previousIt) {
  ++numChanges;
  if (listener)
    listener->notifyBlockInserted(block, previous, previousIt);
  noteStructure();
  effects.forget(block->getParentOp());
  if (!previous)
    return;
  covered.removeContents(previous);
  effects.forget(previous->getParentOp());
}

void GreedyDriver::notifyOperationModified(Operation *op) {
  ++numChanges;
  if (listener)
    listener->notifyOperationModified(op);
  effects.forget(op);
  edgesChanged |= op->hasSuccessors();
  addToWorklist(op);
}

void GreedyDriver::notifyOperationReplaced(Operation *op,
                                           ValueRange replacement) {
  ++numChanges;
  if (listener)
    listener->notifyOperationReplaced(op, replacement);
}

void GreedyDriver::notifyOperationErased(Operation *op) {
  ++numChanges;
  if (listener)
    listener->notifyOperationErased(op);
  cycles.opErased();
  if (op->hasSuccessors() || op->getNumRegions()) {
    covered.remove(op);
    noteStructure();
  }
  effects.forget(op);
  for (OpOperand &operand : op->getOpOperands())
    addOperandToWorklist(operand.get(), op);
  worklist.remove(op);
  if (config.strictness != GreedyRewriteStrictness::AnyOp)
    allowed.erase(op);
}

void GreedyDriver::notifyBlockErased(Block *block) {
  ++numChanges;
  if (listener)
    listener->notifyBlockErased(block);
}

void GreedyDriver::notifyMatchFailure(Location loc,
                                      function_ref<void(Diagnostic &)> reason) {
  if (listener)
    listener->notifyMatchFailure(loc, reason);
}

//===-- One operation ------------------------------------------------------===//

/// Equivalent to replacing `op` by a new constant if there is no listener: no
/// memory is allocated, and uses keep their places. A third of the operations
/// of j_constfold have the memory for it: 4 % fewer instructions in all.
bool GreedyDriver::turnIntoConstant(Operation *op, Attribute value) {
  if (listener || observer ||
      config.strictness != GreedyRewriteStrictness::AnyOp)
    return false;
  SmallVector<Value, 4> operands;
  if (!constants.turnInto(op, value, operands))
    return false;
  cycles.opInserted();
  cycles.opErased();
  effects.forget(op);
  addToWorklist(op);
  Value result = op->getResult(0);
  for (OpOperand &use : result.getUses())
    notifyOperationModified(use.getOwner());
  detail::Mutation::reverseUses(result);
  for (Value operand : operands)
    addOperandToWorklist(operand, op);
  return true;
}

/// Replaces the results of `op` that fold, if they are used.
bool GreedyDriver::replaceSome(Operation *op,
                               MutableArrayRef<OpFoldResult> results) {
  bool isUsed = false;
  for (auto [result, folded] : llvm::zip(op->getResults(), results)) {
    if (result.use_empty())
      folded = Value(result);
    isUsed |= folded.getValue() != Value(result);
  }
  rewriter.setInsertionPoint(op);
  SmallVector<Value, 4> values;
  if (!isUsed || failed(materializeFoldResults(
                     rewriter, constants, *op->getDialect(), op->getLoc(),
                     op->getResultTypes(), results, values)))
    return false;
  for (auto [result, value] : llvm::zip(op->getResults(), values))
    if (value != Value(result))
      rewriter.replaceAllUsesWith(result, value);
  notifyOperationModified(op);
  countRewrite("fold");
  return true;
}

bool GreedyDriver::foldOp(Operation *op) {
  SmallVector<OpFoldResult, 4> results;
  if (failed(strata::fold(op, results)))
    return false;
  if (results.size() == 1 && results[0].getAttr() &&
      turnIntoConstant(op, results[0].getAttr()))
    return true;
  if (results.empty()) {
    notifyOperationModified(op);
    countRewrite("fold");
    return true;
  }
  if (isPartialFold(op, results))
    return replaceSome(op, results);
  rewriter.setInsertionPoint(op);
  SmallVector<Value, 4> values;
  if (failed(materializeFoldResults(rewriter, constants, *op->getDialect(),
                                    op->getLoc(), op->getResultTypes(), results,
                                    values)))
    return false;
  rewriter.replaceOp(op, values);
  return true;
}

/// Reports a pattern that does not tell the truth about what it changed.
/// Rewriting ends: it would never terminate, or continue with IR that a failed
/// pattern left incomplete.
void GreedyDriver::reportFault(const RewritePattern &pattern, Location loc,
                               LogicalResult result) {
  StringRef what = succeeded(result)
                       ? "' returned success without changing the IR through "
                         "the rewriter"
                       : "' returned failure after changing the IR";
  emitError(rewriter.getContext(), loc, "pattern '")
      << pattern.getDebugName() << what;
  isFaulty = true;
}

/// Whether no more patterns are to be tried: it matches, or is at fault.
bool GreedyDriver::applyPattern(Operation *op, const RewritePattern &pattern) {
  rewriter.setInsertionPoint(op);
  if (listener)
    listener->notifyPatternBegin(pattern.getDebugName(), op);
  RewriteStep step(observer, pattern.getDebugName(), pattern.getRootName(), op);
  uint64_t before = numChanges;
  Location loc = op->getLoc();
  LogicalResult result = pattern.matchAndRewrite(op, rewriter);
  if (listener)
    listener->notifyPatternEnd(pattern.getDebugName(), result);
  if (LLVM_UNLIKELY(succeeded(result) == (numChanges == before)) &&
      !pattern.hasUncheckedResult()) {
    reportFault(pattern, loc, result);
    return true;
  }
  if (failed(result))
    return false;
  countRewrite(pattern.getDebugName());
  recent.add(pattern.getDebugName());
  return true;
}

bool GreedyDriver::applyPatterns(Operation *op) {
  const FrozenRewritePatternSet::List *candidates =
      getInfo(op->getDefinition()).patterns;
  for (const RewritePattern *pattern : *candidates) {
    bool isDone = false;
    auto apply = [&] { isDone = applyPattern(op, *pattern); };
    if (LLVM_LIKELY(!isTraced))
      apply();
    else
      rewriter.getContext()->executeAction<ApplyPatternAction>(
          apply, IRUnit(op), pattern->getDebugName());
    if (isDone)
      return true;
  }
  return false;
}

static bool usesItself(Operation *op) {
  return llvm::any_of(op->getOpOperands(), [&](const OpOperand &operand) {
    return operand.get().getDefiningOp() == op;
  });
}

bool GreedyDriver::rewriteOp(Operation *op) {
  auto tell = [&](StringRef what, function_ref<bool()> work) {
    if (listener)
      listener->notifyPatternBegin(what, op);
    RewriteStep step(observer, what, op);
    bool done = work();
    if (done)
      recent.add(what);
    if (listener)
      listener->notifyPatternEnd(what, success(done));
    return done;
  };
  if (config.eraseDead && effects.isOpTriviallyDead(op))
    return tell("dce", [&] {
      rewriter.eraseOp(op);
      return true;
    });
  // An operation of unreachable code, or of a graph region. The result of a
  // rewrite would use itself again, endlessly.
  if (usesItself(op))
    return false;
  // A constant would fold to itself for ever.
  if (config.fold && !op->hasTrait(OpTrait::ConstantLike) &&
      tell("fold", [&] { return foldOp(op); }))
    return true;
  return applyPatterns(op);
}

/// Reports that there is no more memory, with the patterns that may have used it up.
bool GreedyDriver::isOutOfMemory(Operation *op) {
  std::vector<Diagnostic> messages;
  {
    DiagnosticCapture capture;
    if (succeeded(checkMemory(rewriter.getContext(), op->getLoc())))
      return false;
    messages = capture.take();
  }
  for (Diagnostic &message : messages) {
    message << recent.describe();
    rewriter.getContext()->getDiagEngine().emit(std::move(message));
  }
  return true;
}

bool GreedyDriver::processWorklist() {
  bool changed = false;
  numRewrites = 0;
  while (!worklist.empty() && !isFaulty &&
         (config.maxNumRewrites == GreedyRewriteConfig::NoLimit ||
          numRewrites < config.maxNumRewrites)) {
    Operation *op = worklist.pop();
    if (op->getNumRegions())
      covered.remove(op);
    if (LLVM_UNLIKELY(cycles.isCycle()))
      detail::reportCycle(op, cycles, patterns, config);
    constexpr uint32_t MemoryInterval = 4096;
    bool givesUp =
        cycles.isCycle() ||
        (LLVM_UNLIKELY(++numVisits % MemoryInterval == 0) && isOutOfMemory(op));
    if (LLVM_UNLIKELY(givesUp)) {
      if (config.hasGivenUp)
        *config.hasGivenUp = true;
      converged = false;
      return true;
    }
    changed |= rewriteOp(op);
  }
  if (isFaulty) {
    if (config.hasGivenUp)
      *config.hasGivenUp = true;
    converged = false;
  }
  return changed;
}

//===-- Rounds -------------------------------------------------------------===//

/// Puts the operations of `region` on the worklist; with constants made unique
/// first, so that their order does not change.
void GreedyDriver::collect(Region &region) {
  worklist.clear();
  covered.clear();
  OperationFolder folder(rewriter.getContext(), this);
  auto isDuplicate = [&](Operation *op) {
    if (!config.cseConstants)
      return false;
    Attribute value = getConstantValue(op);
    RewriteStep step(observer, "cse-constants", op);
    return value && !folder.insertKnownConstant(op, value);
  };
  auto add = [&](Operation *op) {
    if (!isDuplicate(op))
      addToWorklist(op);
  };
  if (!config.useTopDownTraversal) {
    // Operations come from the worklist in the reverse order, outer ones first.
    region.walk([&](Operation *op) {
      if (!isDuplicate(op))
        addSingle(op);
    });
    return;
  }
  for (Block &block : region)
    for (Operation *op = block.getFirstOp(), *next; op; op = next) {
      next = op->getNextNode();
      if (!op->getNumRegions()) {
        add(op);
        continue;
      }
      bool isAlone = folder.empty();
      op->walk<WalkOrder::PreOrder>(add);
      // Constants are not shared between isolated operations: a table for each
      // stays in the cache.
      if (isAlone && op->mightHaveTrait(OpTrait::IsolatedFromAbove))
        folder.clear();
    }
  worklist.reverse();
}

bool GreedyDriver::simplify(Region &region) {
  if (config.regionSimplification == GreedySimplifyRegionLevel::Disabled)
    return false;
  quietRegion = nullptr;
  IRRewriter direct(rewriter.getContext(), listener);
  RewriteStep step(observer, "simplify-regions", region.getParentOp());
  bool merge =
      config.regionSimplification == GreedySimplifyRegionLevel::Aggressive;
  bool changed = simplifyRegions(direct, region, merge, edgesChanged);
  edgesChanged = changed && merge;
  return changed;
}

/// Called in the first round, independent of the level of region
/// simplification: in unreachable blocks, definitions need not precede uses,
/// but patterns assume it. Called after `collect`, because mlir-opt places the
/// constants of such blocks among the others.
bool GreedyDriver::eraseUnreachable(Region &region) {
  RewriteStep step(observer, "erase-unreachable-blocks", region.getParentOp());
  IRRewriter direct(rewriter.getContext(), this);
  bool changed = eraseUnreachableBlocks(direct, region);
  quietRegion = nullptr;
  edgesChanged = false;
  return changed;
}

/// Rewrites a region once. Whether that changed it.
bool GreedyDriver::rewriteOnce(Region &region, bool isFirst) {
  collect(region);
  bool changed = isFirst && eraseUnreachable(region);
  cycles.start(worklist.size());
  numRewrites = 0;
  changed |= processWorklist();
  if (converged)
    changed |= simplify(region);
  return changed;
}

bool GreedyDriver::rewriteRegion(Region &region) {
  bool changed = false;
  int64_t round = 0;
  while (true) {
    if (++round > config.maxIterations &&
        config.maxIterations != GreedyRewriteConfig::NoLimit) {
      converged = round == 1;
      return changed;
    }
    bool again = false;
    rewriter.getContext()->executeAction<GreedyPatternRewriteIteration>(
        [&] { again = rewriteOnce(region, /*isFirst=*/round == 1); },
        IRUnit(&region), round);
    if (!converged)
      return true;
    if (!again)
      return changed;
    changed = true;
  }
}

bool GreedyDriver::rewriteOps(ArrayRef<Operation *> ops) {
  if (config.strictness != GreedyRewriteStrictness::AnyOp)
    allowed.insert(ops.begin(), ops.end());
  for (Operation *op : ops)
    addSingle(op);
  cycles.start(worklist.size());
  bool changed = processWorklist();
  converged &= worklist.empty();
  return changed;
}

LogicalResult strata::applyPatternsGreedily(
    Region &region, const FrozenRewritePatternSet &patterns,
    const GreedyRewriteConfig &config, bool *changed) {
  GreedyDriver driver(region.getContext(), patterns, config, &region);
  bool anything = driver.rewriteRegion(region);
  if (changed)
    *changed |= anything;
  return success(driver.converged);
}

LogicalResult strata::applyPatternsGreedily(
    ArrayRef<Operation *> ops, const FrozenRewritePatternSet &patterns,
    const GreedyRewriteConfig &config, bool *changed) {
  RecentPatterns unused;
  return applyPatternsGreedily(ops, patterns, config, changed, unused);
}

LogicalResult strata::applyPatternsGreedily(
    ArrayRef<Operation *> ops, const FrozenRewritePatternSet &patterns,
    const GreedyRewriteConfig &config, bool *changed, RecentPatterns &recent) {
  if (ops.empty())
    return success();
  GreedyDriver driver(ops.front()->getContext(), patterns, config, nullptr);
  bool converged = true;
  for (Operation *op : ops)
    for (Region &region : op->getRegions()) {
      driver.reset(region);
      bool anything = driver.rewriteRegion(region);
      if (converged && !driver.converged)
        recent = driver.recent;
      converged &= driver.converged;
      if (changed)
        *changed |= anything;
    }
  return success(converged);
}

/// The innermost region that contains all of `ops`; null if there is none.
static Region *findCommonRegion(ArrayRef<Operation *> ops) {
  Region *region = ops.empty() ? nullptr : ops.front()->getParentRegion();
  for (Operation *op : ops.drop_front(ops.empty() ? 0 : 1))
    while (region && !region->findAncestorOpInRegion(*op))
      region = region->getParentRegion();
  return region;
}

LogicalResult strata::applyOpPatternsGreedily(
    ArrayRef<Operation *> ops, const FrozenRewritePatternSet &patterns,
    const GreedyRewriteConfig &config, bool *changed) {
  RecentPatterns unused;
  return applyOpPatternsGreedily(ops, patterns, config, changed, unused);
}

LogicalResult strata::applyOpPatternsGreedily(
    ArrayRef<Operation *> ops, const FrozenRewritePatternSet &patterns,
    const GreedyRewriteConfig &config, bool *changed, RecentPatterns &recent) {
  if (ops.empty())
    return success();
  GreedyDriver driver(ops.front()->getContext(), patterns, config,
                      findCommonRegion(ops));
  bool anything = driver.rewriteOps(ops);
  if (!driver.converged)
    recent = driver.recent;
  if (changed)
    *changed |= anything;
  return success(driver.converged);
}

bool strata::collectIndependentOps(Operation *root,
                                   const FrozenRewritePatternSet &patterns,
                                   SmallVectorImpl<Operation *> &ops) {
  // The actions of a region are those of one driver.
  if (root->getContext()->hasActionHandler())
    return false;
  const OpDefinition *last = nullptr;
  for (Region &region : root->getRegions()) {
    if (!region.empty() && !region.hasOneBlock())
      return false;
    for (Block &block : region)
      for (Operation &op : block) {
        const OpDefinition &def = op.getDefinition();
        if (&def != last &&
            (!op.isRegistered() || !def.hasTrait(OpTrait::IsolatedFromAbove) ||
             !def.hasTrait(OpTrait::Symbol) || mayFold(def) ||
             !patterns.lookup(&def).empty()))
          return false;
        if (op.getNumOperands() || op.getNumResults())
          return false;
        last = &def;
        ops.push_back(&op);
      }
  }
  return ops.size() > 1;
}
