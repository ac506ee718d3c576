// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations in the body of a module move to several modules like it, its
// shards, which threads convert. Patterns may put declarations at the start of
// a shard; if several shards have the same one, the first is kept. If the
// result might differ from that of one thread, or a diagnostic is reported, all
// changes are undone and one thread starts again.
#include "strata/Conversion/ParallelConversion/ParallelConversion.h"

#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <atomic>

using namespace strata;

namespace {
struct Shard {
  OwningOpRef<> module;
  /// In front of the operations that were moved: operations created at the
  /// start of the module precede it.
  Operation *marker = nullptr;
  std::vector<Operation *> ops;
  std::unique_ptr<StagedConversion> conversion;
  /// The operations created before the marker, in the order of creation.
  SmallVector<Operation *, 2> declared;
};

class ShardedConversion {
public:
  ShardedConversion(ParallelWork work, Operation *root,
                    ArrayRef<Operation *> ops, const ConversionPlan &plan,
                    const ConversionConfig &config)
      : work(work), root(root), plan(plan), config(config) {
    split(ops);
  }
  /// Fails, with everything as it was, if one thread has to do it.
  LogicalResult run();

private:
  void split(ArrayRef<Operation *> ops);
  void prepare(Shard &shard);
  LogicalResult settleDeclarations();
  bool isKnown(const Shard &shard, Operation *declared,
               ArrayRef<std::pair<Operation *, const Shard *>> symbols,
               bool &isConflict) const;
  void merge();
  void mergeDeclarations(Shard &shard);

  ParallelWork work;
  Operation *root;
  const ConversionPlan &plan;
  const ConversionConfig &config;
  std::vector<Shard> shards;
  /// Declarations that are in the module already, or in an earlier shard.
  llvm::DenseSet<Operation *> repeated;
  std::atomic<bool> mustStop = false;
};
} // namespace

static Block &getBody(Operation *op) { return op->getRegion(0).front(); }

void ShardedConversion::split(ArrayRef<Operation *> ops) {
  Context *ctx = root->getContext();
  size_t count = work.getNumPieces(ops.size());
  shards.resize(count);
  work.pauseNotes(true);
  for (size_t i = 0; i < count; ++i) {
    Shard &shard = shards[i];
    shard.module = root->cloneWithoutRegions();
    Block *body = Block::create(ctx);
    shard.module->getRegion(0).push_back(body);
    OperationState state(root->getLoc(), root->getName());
    state.addRegion();
    shard.marker = Operation::create(state);
    body->push_back(shard.marker);
    size_t begin = i * ops.size() / count, end = (i + 1) * ops.size() / count;
    shard.ops.assign(ops.begin() + begin, ops.begin() + end);
    Operation *last = shard.ops.back();
    body->splice(body->end(), &getBody(root),
                 Block::iterator(shard.ops.front()),
                 Block::iterator(last->getNextNode(), &getBody(root)));
  }
  work.pauseNotes(false);
}

void ShardedConversion::prepare(Shard &shard) {
  if (mustStop)
    return;
  DiagnosticCapture capture;
  auto conversion =
      std::make_unique<StagedConversion>(root->getContext(), plan, config);
  if (succeeded(conversion->prepare(shard.ops)))
    shard.conversion = std::move(conversion);
  // One thread reports it, with the whole module around.
  if (!shard.conversion || !capture.take().empty())
    mustStop = true;
  for (Operation *op = shard.marker->getPrevNode(); op; op = op->getPrevNode())
    shard.declared.push_back(op);
}

//===-- Declarations -------------------------------------------------------===//

/// Whether both declare the same function.
static bool areSame(Operation *a, Operation *b) {
  return a->getName() == b->getName() && isa<LLVM::LLVMFuncOp>(a) &&
         a->getRegion(0).empty() && b->getRegion(0).empty() &&
         a->getAttrDictionary() == b->getAttrDictionary();
}

/// Whether `known` is a function that the module had before, of the type of `declared`.
static bool isSameFunction(Operation *known, Operation *declared) {
  return known->getName() == declared->getName() &&
         isa<LLVM::LLVMFuncOp>(known) &&
         known->getInherentAttrOrNull("function_type") ==
             declared->getInherentAttrOrNull("function_type");
}

bool ShardedConversion::isKnown(
    const Shard &shard, Operation *declared,
    ArrayRef<std::pair<Operation *, const Shard *>> symbols,
    bool &isConflict) const {
  for (auto [known, where] : symbols) {
    // Patterns have seen it.
    bool isOld = llvm::is_contained(where->ops, known);
    bool isDeclared = llvm::is_contained(where->declared, known);
    if (where == &shard || !(isOld ? isSameFunction(known, declared)
                                   : isDeclared && areSame(known, declared))) {
      isConflict = true;
      return false;
    }
  }
  return !symbols.empty();
}

/// Finds out which declarations are repeated; fails if one thread would have made others.
LogicalResult ShardedConversion::settleDeclarations() {
  if (llvm::all_of(shards, [](const Shard &s) { return s.declared.empty(); }))
    return success();
  using Symbol = std::pair<Operation *, const Shard *>;
  llvm::DenseMap<Attribute, SmallVector<Symbol, 1>> symbols;
  for (const Shard &shard : shards)
    for (Operation &op : getBody(shard.module.get()))
      if (&op != shard.marker && !llvm::is_contained(shard.declared, &op))
        if (StringAttr name = SymbolTable::getSymbolName(&op))
          symbols[name].push_back({&op, &shard});
  for (const Shard &shard : shards)
    for (Operation *op : shard.declared) {
      StringAttr name = SymbolTable::getSymbolName(op);
      if (!name)
        return failure();
      bool isConflict = false;
      SmallVector<Symbol, 1> &known = symbols[name];
      if (isKnown(shard, op, known, isConflict))
        repeated.insert(op);
      else if (isConflict)
        return failure();
      else
        known.push_back({op, &shard});
    }
  return success();
}

/// Each goes to the start of the module when one thread would have found that it is missing.
void ShardedConversion::mergeDeclarations(Shard &shard) {
  for (Operation *op : shard.declared) {
    if (repeated.contains(op))
      op->erase();
    else
      op->moveBefore(&getBody(root), getBody(root).begin());
  }
}

//===-- The whole ----------------------------------------------------------===//

void ShardedConversion::merge() {
  work.pauseNotes(true);
  for (Shard &shard : shards) {
    mergeDeclarations(shard);
    shard.marker->erase();
    getBody(root).splice(getBody(root).end(), getBody(shard.module.get()));
    work.replaceInNotes(shard.module.get(), root);
    shard.module = {};
  }
  work.pauseNotes(false);
}

LogicalResult ShardedConversion::run() {
  work.forEachPiece(shards.size(), [&](size_t i) { prepare(shards[i]); });
  bool isFine = !mustStop && succeeded(settleDeclarations());
  work.forEachPiece(shards.size(), [&](size_t i) {
    if (StagedConversion *conversion = shards[i].conversion.get())
      isFine ? conversion->finish() : conversion->undo();
    shards[i].conversion.reset();
  });
  if (!isFine)
    for (Shard &shard : shards)
      shard.declared.clear();
  merge();
  return success(isFine);
}

/// The operations in the body of `op`; empty if they depend on each other, or on `op`.
static SmallVector<Operation *, 0> getIndependentOps(Operation *op) {
  SmallVector<Operation *, 0> ops;
  if (op->getParentOp() || op->getNumRegions() != 1 || op->getNumOperands() ||
      op->getNumResults() || !op->getRegion(0).hasOneBlock() ||
      op->getName().getStringRef() != "builtin.module" ||
      getBody(op).getNumArguments())
    return {};
  for (Operation &child : getBody(op)) {
    if (child.getNumResults() || child.getNumOperands() ||
        child.getNumSuccessors())
      return {};
    ops.push_back(&child);
  }
  return ops;
}

/// Whether patterns are for so many operations that threads pay for themselves.
static bool hasEnoughToConvert(ArrayRef<Operation *> ops,
                               const ConversionPlan &plan) {
  constexpr unsigned Enough = 256;
  unsigned count = 0;
  for (Operation *op : ops) {
    op->walk([&](Operation *inner) {
      count += plan.hasPatterns(inner);
      return count < Enough ? WalkResult::advance() : WalkResult::interrupt();
    });
    if (count >= Enough)
      return true;
  }
  return false;
}

static LogicalResult convert(ParallelWork work, Operation *op,
                             const ConversionPlan &plan,
                             const ConversionConfig &config) {
  bool mayDivide = config.allowPatternRollback && !config.listener &&
                   !config.notifyCallback && !config.unlegalizedOps;
  if (mayDivide && plan.leavesAlone(op)) {
    SmallVector<Operation *, 0> ops = getIndependentOps(op);
    if (work.isWorthThreads(ops) && hasEnoughToConvert(ops, plan) &&
        succeeded(ShardedConversion(work, op, ops, plan, config).run()))
      return success();
  }
  return applyPartialConversion(op, plan, config);
}

LogicalResult strata::convertInParallel(ParallelWork work, Operation *op,
                                        const ConversionPlan &plan,
                                        const ConversionConfig &config) {
  LogicalResult result = convert(work, op, plan, config);
  // Analyses preserved by earlier work of the pass may be invalid now.
  work.getPreserved() = {};
  if (succeeded(result) && work.isUnchanged())
    work.getPreserved().preserveAll();
  return result;
}

LogicalResult strata::convertInParallel(ParallelWork work, Operation *op,
                                        const ConversionTarget &target,
                                        FrozenRewritePatternSet patterns,
                                        const ConversionConfig &config) {
  return convertInParallel(work, op,
                           ConversionPlan(target, std::move(patterns)), config);
}
