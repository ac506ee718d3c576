// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopFission.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Remarks.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::affine;
using presburger::Budget;

//===-- Groups -------------------------------------------------------------===//

/// Whether the operation is repeated where its results are used.
static bool isRepeated(Operation &op) {
  return op.getNumRegions() == 0 && isPure(&op);
}

/// The operations of `body` that define values which `op`, or an operation in it, uses.
static void appendDefinitions(Operation *op, Block *body,
                              SmallVectorImpl<Operation *> &definitions) {
  op->walk([&](Operation *user) {
    for (Value operand : user->getOperands()) {
      Operation *definition = operand.getDefiningOp();
      if (definition && definition->getBlock() == body && definition != op)
        definitions.push_back(definition);
    }
  });
}

namespace {
/// Finds the groups of one loop.
class GroupFinder {
public:
  GroupFinder(AffineForOp loop, MemoryAliases &aliases)
      : loop(loop), aliases(aliases) {}
  LoopGroups find();

private:
  void addUses();
  void addDependences();
  void addDependence(const LoopAccess &source, unsigned from,
                     const LoopAccess &target, unsigned to, Budget &budget);
  /// Makes `after` transitive.
  void close();
  LoopGroups makeGroups() const;

  AffineForOp loop;
  MemoryAliases &aliases;
  /// The operations that are not repeated.
  SmallVector<Operation *> ops;
  llvm::DenseMap<Operation *, unsigned> numbers;
  /// For each operation those that must be executed after it, or with it.
  std::vector<llvm::BitVector> after;
};
} // namespace

void GroupFinder::addUses() {
  for (auto [number, op] : llvm::enumerate(ops)) {
    llvm::SetVector<Operation *> seen;
    SmallVector<Operation *> list;
    appendDefinitions(op, loop.getBody(), list);
    while (!list.empty()) {
      Operation *definition = list.pop_back_val();
      if (!seen.insert(definition))
        continue;
      auto known = numbers.find(definition);
      if (known == numbers.end()) {
        appendDefinitions(definition, loop.getBody(), list);
        continue;
      }
      after[number].set(known->second);
      after[known->second].set(unsigned(number));
    }
  }
}

void GroupFinder::addDependence(const LoopAccess &source, unsigned from,
                                const LoopAccess &target, unsigned to,
                                Budget &budget) {
  if (after[from].test(to) || (!source.isStore() && !target.isStore()) ||
      !aliases.mayAlias(source.getMemory(), target.getMemory()))
    return;
  AccessPair pair(source, target, loop->getParentRegion(), aliases);
  if (pair.exists({LevelOrder::Less}, budget) ||
      (from < to && pair.exists({LevelOrder::Equal}, budget)))
    after[from].set(to);
}

void GroupFinder::addDependences() {
  // Work for all questions about a loop.
  Budget budget(2000000);
  size_t numPairs = 0;
  std::vector<std::pair<LoopAccess, unsigned>> accesses;
  for (auto [number, op] : llvm::enumerate(ops))
    for (LoopAccess &access : collectAccesses(op))
      accesses.emplace_back(std::move(access), unsigned(number));
  for (const auto &[source, from] : accesses)
    for (const auto &[target, to] : accesses) {
      if (from == to)
        continue;
      if (++numPairs > MaxAccessPairs)
        after[from].set(to);
      else
        addDependence(source, from, target, to, budget);
    }
}

void GroupFinder::close() {
  for (unsigned middle = 0; middle < ops.size(); ++middle)
    for (llvm::BitVector &row : after)
      if (row.test(middle))
        row |= after[middle];
}

LoopGroups GroupFinder::makeGroups() const {
  LoopGroups result;
  llvm::BitVector done(unsigned(ops.size()));
  while (!done.all()) {
    // The first operation that nothing else must precede, with those in a cycle with it.
    for (unsigned first = 0; first < ops.size(); ++first) {
      auto isReady = [&](unsigned other) {
        return done.test(other) || other == first ||
               !after[other].test(first) || after[first].test(other);
      };
      if (done.test(first) ||
          !llvm::all_of(llvm::seq<unsigned>(0, unsigned(ops.size())), isReady))
        continue;
      result.groups.emplace_back();
      for (unsigned other = 0; other < ops.size(); ++other)
        if (other == first ||
            (after[first].test(other) && after[other].test(first))) {
          result.groups.back().push_back(ops[other]);
          done.set(other);
        }
      break;
    }
  }
  return result;
}

LoopGroups GroupFinder::find() {
  for (Operation &op : loop.getBody()->without_terminator())
    if (!isRepeated(op)) {
      numbers[&op] = unsigned(ops.size());
      ops.push_back(&op);
    }
  constexpr size_t MaxOps = 1000;
  LoopGroups result;
  result.groups.emplace_back(ops);
  if (loop.getNumIterOperands() != 0)
    result.obstacle.emplace("the loop carries values");
  else if (ops.size() > MaxOps)
    result.obstacle.emplace("the body has too many operations");
  if (result.obstacle || ops.size() < 2)
    return result;
  after.assign(ops.size(), llvm::BitVector(unsigned(ops.size())));
  addUses();
  addDependences();
  close();
  result = makeGroups();
  if (result.groups.size() == 1)
    result.obstacle.emplace(ObstacleKind::Dependence,
                            "operations use results of each other, or their "
                            "dependences form a cycle");
  return result;
}

LoopGroups affine::findLoopGroups(AffineForOp loop, MemoryAliases &aliases) {
  return GroupFinder(loop, aliases).find();
}

//===-- Transformation -----------------------------------------------------===//

/// The operations of `body` that a group needs, in order.
static SmallVector<Operation *> getNeeded(Block *body,
                                          ArrayRef<Operation *> group) {
  llvm::SmallPtrSet<Operation *, 16> needed;
  SmallVector<Operation *> list(group.begin(), group.end());
  while (!list.empty()) {
    Operation *op = list.pop_back_val();
    if (needed.insert(op).second)
      appendDefinitions(op, body, list);
  }
  SmallVector<Operation *> ordered;
  for (Operation &op : *body)
    if (needed.contains(&op))
      ordered.push_back(&op);
  return ordered;
}

/// Creates the loop of one group before `loop`.
static AffineForOp createGroupLoop(RewriterBase &rewriter, AffineForOp loop,
                                   ArrayRef<Operation *> group) {
  rewriter.setInsertionPoint(loop);
  AffineBound lower = loop.getLowerBound(), upper = loop.getUpperBound();
  auto created = AffineForOp::create(
      rewriter, loop.getLoc(), lower.getOperands(), lower.getMap(),
      upper.getOperands(), upper.getMap(), loop.getStepAsInt());
  Region &region = created.getRegion();
  auto replaceUses = [&](Value from, Value to) {
    rewriter.replaceUsesWithIf(from, to, [&](OpOperand &use) {
      return region.isAncestor(use.getOwner()->getParentRegion());
    });
  };
  IRMapping mapping;
  for (Operation *op : getNeeded(loop.getBody(), group)) {
    Operation *terminator = created.getBody()->getTerminator();
    rewriter.setInsertionPoint(terminator);
    if (isRepeated(*op))
      rewriter.clone(*op, mapping);
    else
      rewriter.moveOpBefore(op, terminator);
  }
  for (Operation &op : loop.getBody()->without_terminator())
    for (Value result : op.getResults())
      if (mapping.contains(result))
        replaceUses(result, mapping.lookup(result));
  replaceUses(loop.getInductionVar(), created.getInductionVar());
  return created;
}

SmallVector<AffineForOp> affine::distributeLoop(RewriterBase &rewriter,
                                                AffineForOp loop,
                                                const LoopGroups &groups) {
  OpBuilder::InsertionGuard guard(rewriter);
  SmallVector<AffineForOp> loops;
  for (ArrayRef<Operation *> group : groups.groups)
    loops.push_back(createGroupLoop(rewriter, loop, group));
  rewriter.eraseOp(loop);
  return loops;
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineLoopFission final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    // The operations of groups stay when loops around them are distributed.
    std::vector<std::pair<AffineForOp, LoopGroups>> loops;
    {
      MemoryAliases aliases(getOperation());
      getOperation()->walk<WalkOrder::PreOrder>([&](AffineForOp loop) {
        LoopGroups groups = findLoopGroups(loop, aliases);
        if (groups.obstacle)
          groups.obstacle->emitRemark(loop, getArgument());
        else if (groups.groups.size() > 1)
          loops.emplace_back(loop, std::move(groups));
      });
    }
    IRRewriter rewriter(&getContext());
    for (const auto &[loop, groups] : loops) {
      remark::passed(
          loop, remark::RemarkOpts::name("Distributed").category(getArgument()))
          << remark::metric("Loops", groups.groups.size());
      distributeLoop(rewriter, loop, groups);
    }
  }
};
} // namespace

static constexpr PassInfo affineLoopFissionInfo = {
    .argument = "affine-loop-fission",
    .name = "AffineLoopFission",
    .summary = "Distribute the bodies of affine loops over several loops",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineLoopFission>,
};

void strata::registerAffineLoopFissionPass(PassRegistry &registry) {
  registry.add(affineLoopFissionInfo);
}
