// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/ScalarReplacement.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/InterveningAccesses.h"
#include "strata/Loops/Dependence/Obstacle.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <utility>

using namespace strata;
using namespace strata::affine;

namespace {
using AffineAccess = InterveningAccesses::AffineAccess;
using Kind = InterveningAccesses::Kind;

/// The accesses of a function, during one step of the replacement.
class Step {
public:
  Step(RewriterBase &rewriter, Region &function)
      : rewriter(rewriter), function(function),
        aliases(function.getParentOp(), /*argumentsMayAlias=*/true),
        accesses(function, aliases) {}

  /// Each step erases the operations that it does without.
  void forwardStores(llvm::SetVector<Value> &memories);
  void eraseOverwrittenStores();
  void replaceRepeatedLoads();
  /// Emits remarks on loads that remain.
  void reportObstacles(StringRef category);

private:
  std::optional<Obstacle> findObstacle(const AffineAccess &earlier,
                                       const AffineAccess &load);
  bool isExecuted(Operation *op);
  bool mustReach(Operation *store, Operation *load);
  void eraseAll();

  RewriterBase &rewriter;
  Region &function;
  MemoryAliases aliases;
  InterveningAccesses accesses;
  llvm::DenseMap<Block *, bool> executed;
  SmallVector<Operation *> erased;
};
} // namespace

void Step::eraseAll() {
  for (Operation *op : erased)
    rewriter.eraseOp(op);
}

/// Whether `access` is executed before each execution of `op` without a branch between blocks.
static bool isAround(const AffineAccess &access, Operation *op) {
  Operation *ancestor =
      access.access->op->getBlock()->findAncestorOpInBlock(*op);
  return ancestor && ancestor != access.access->op &&
         access.access->op->isBeforeInBlock(ancestor);
}

/// The value that a store stores. The one in the description of the access may have been replaced.
static Value getStoredValue(Operation *store) {
  if (auto row = dyn_cast<AffineVectorStoreOp>(store))
    return row.getValueToStore();
  return cast<AffineStoreOp>(store).getValueToStore();
}

//===-- Stores -------------------------------------------------------------===//

/// Whether iterations with which code in `block` is executed exist.
bool Step::isExecuted(Operation *op) {
  auto [known, isNew] = executed.try_emplace(op->getBlock(), true);
  if (!isNew)
    return known->second;
  bool isCertain = true;
  for (Operation *parent = op->getParentOp();
       parent && parent != function.getParentOp();
       parent = parent->getParentOp()) {
    auto loop = dyn_cast<AffineForOp>(parent);
    isCertain &= loop && getTripCount(loop).value_or(0) > 0;
  }
  if (isCertain)
    return true;
  presburger::ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator translator(system, symbols, presburger::VarKind::Range,
                             getLoopLevels(op, &function));
  translator.addDomain(op, &function);
  presburger::Budget budget(100000);
  known->second =
      system.build().simplify().isIntegerEmpty(budget) != presburger::Tri::True;
  return known->second;
}

/// Whether only operations of affine are between the store and the load, in code that is executed.
bool Step::mustReach(Operation *store, Operation *load) {
  for (Operation *op = load->getParentOp(); op != store->getParentOp();
       op = op->getParentOp())
    if (!isa<AffineForOp, AffineIfOp, AffineParallelOp>(op))
      return false;
  return isExecuted(load);
}

void Step::forwardStores(llvm::SetVector<Value> &memories) {
  SmallVector<SmallVector<const AffineAccess *, 1>, 0> stores(
      accesses.getNumPlaces());
  // Further stores before a load are in branches that exclude it.
  constexpr size_t MaxTried = 16;
  for (const AffineAccess &access : accesses.getAffineAccesses()) {
    auto &list = stores[access.place.number];
    if (access.access->isStore()) {
      list.push_back(&access);
      continue;
    }
    Operation *load = access.access->op;
    auto recent = ArrayRef(list).take_back(MaxTried);
    auto found =
        llvm::find_if(llvm::reverse(recent), [&](const AffineAccess *store) {
          return isAround(*store, load);
        });
    if (found == llvm::reverse(recent).end() ||
        !mustReach((*found)->access->op, load) ||
        accesses.exists(Kind::Store, (*found)->access->op, access))
      continue;
    rewriter.replaceAllUsesWith(load->getResult(0),
                                getStoredValue((*found)->access->op));
    erased.push_back(load);
  }
  for (Operation *load : erased)
    memories.insert(
        cast<MemoryAccessOpInterface>(load).getAccesses().front().memory);
  eraseAll();
}

void Step::eraseOverwrittenStores() {
  // For each place, the last store of each block so far.
  llvm::DenseMap<std::pair<Block *, unsigned>, const AffineAccess *> last;
  for (const AffineAccess &access : accesses.getAffineAccesses()) {
    if (!access.access->isStore())
      continue;
    Operation *store = access.access->op;
    const AffineAccess *&previous =
        last[{store->getBlock(), access.place.number}];
    if (previous && !accesses.exists(Kind::Load, previous->access->op, access))
      erased.push_back(previous->access->op);
    previous = &access;
  }
  eraseAll();
}

//===-- Loads --------------------------------------------------------------===//

void Step::replaceRepeatedLoads() {
  SmallVector<SmallVector<const AffineAccess *, 1>, 0> loads(
      accesses.getNumPlaces());
  // The load that replaces another one.
  llvm::DenseMap<Operation *, const AffineAccess *> leaders;
  constexpr size_t MaxTried = 64;
  for (const AffineAccess &access : accesses.getAffineAccesses()) {
    if (access.access->isStore())
      continue;
    Operation *load = access.access->op;
    auto &list = loads[access.place.number];
    auto recent = ArrayRef(list).take_back(MaxTried);
    auto found =
        llvm::find_if(llvm::reverse(recent), [&](const AffineAccess *earlier) {
          return isAround(*earlier, load);
        });
    const AffineAccess *leader =
        found == llvm::reverse(recent).end() ? nullptr : *found;
    list.push_back(&access);
    if (!leader || accesses.exists(Kind::Store, leader->access->op, access))
      continue;
    if (const AffineAccess *first = leaders.lookup(leader->access->op)) {
      if (accesses.exists(Kind::Store, first->access->op, access))
        continue;
      leader = first;
    }
    leaders[load] = leader;
    rewriter.replaceAllUsesWith(load->getResult(0),
                                leader->access->op->getResult(0));
    erased.push_back(load);
  }
  eraseAll();
}

//===-- Remarks ------------------------------------------------------------===//

/// The reason why the load, whose element `earlier` was of before, stays.
std::optional<Obstacle> Step::findObstacle(const AffineAccess &earlier,
                                           const AffineAccess &load) {
  auto found = accesses.find(Kind::Store, earlier.access->op, load);
  if (!found) {
    if (!earlier.access->isStore() ||
        mustReach(earlier.access->op, load.access->op))
      return std::nullopt;
    return Obstacle("the load may be executed where the store is not",
                    earlier.access->op);
  }
  if (!found->access)
    return Obstacle("too many stores are in between");
  Operation *store = found->access->op;
  if (!found->access->getMemory())
    return Obstacle("an operation with unknown effects is in between", store);
  if (!found->isExact)
    return Obstacle("a store in between may be to the same memory", store);
  return Obstacle(*found->access, *load.access, found->orders, &function,
                  aliases, "of a store in between");
}

void Step::reportObstacles(StringRef category) {
  SmallVector<const AffineAccess *, 0> last(accesses.getNumPlaces(), nullptr);
  for (const AffineAccess &access : accesses.getAffineAccesses()) {
    const AffineAccess *earlier =
        std::exchange(last[access.place.number], &access);
    if (access.access->isStore() || !earlier ||
        !isAround(*earlier, access.access->op))
      continue;
    if (auto obstacle = findObstacle(*earlier, access))
      obstacle->emitRemark(access.access->op, category);
  }
}

//===-- Memory -------------------------------------------------------------===//

/// Erases memory that is allocated, stored to by operations of affine, and freed.
static void eraseIfOnlyStored(RewriterBase &rewriter, Value memory) {
  Operation *allocation = memory.getDefiningOp();
  if (!allocation || allocation->getNumResults() != 1 ||
      !hasSingleEffect<MemoryEffects::Allocate>(allocation, memory))
    return;
  llvm::SetVector<Operation *> users;
  for (OpOperand &use : memory.getUses()) {
    Operation *user = use.getOwner();
    auto store = dyn_cast<MemoryAccessOpInterface>(user);
    bool isStore =
        isa<AffineStoreOp, AffineVectorStoreOp>(user) &&
        llvm::all_of(store.getAccesses(), [&](const MemoryAccess &access) {
          return access.memoryOperand == use.getOperandNumber();
        });
    if (!isStore && (!hasSingleEffect<MemoryEffects::Free>(user, memory) ||
                     user->getNumResults() != 0 || user->getNumOperands() != 1))
      return;
    users.insert(user);
  }
  for (Operation *user : users)
    rewriter.eraseOp(user);
  rewriter.eraseOp(allocation);
}

void affine::affineScalarReplace(RewriterBase &rewriter, Region &function,
                                 StringRef category) {
  llvm::SetVector<Value> memories;
  Step(rewriter, function).forwardStores(memories);
  Step(rewriter, function).eraseOverwrittenStores();
  for (Value memory : memories)
    eraseIfOnlyStored(rewriter, memory);
  Step(rewriter, function).replaceRepeatedLoads();
  if (!category.empty() && function.getContext()->getRemarkEngine())
    Step(rewriter, function).reportObstacles(category);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineScalarReplacement final : Pass {
  using Pass::Pass;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    for (Region &region : getOperation()->getRegions())
      affineScalarReplace(rewriter, region, getArgument());
  }
};
} // namespace

static constexpr PassInfo affineScalarReplacementInfo = {
    .argument = "affine-scalrep",
    .name = "AffineScalarReplacement",
    .summary = "Replace accesses to memory by values",
    .anchor = func::FuncOp::getOperationName().data(),
    .create = makePass<AffineScalarReplacement>,
};

void strata::registerAffineScalarReplacementPass(PassRegistry &registry) {
  registry.add(affineScalarReplacementInfo);
}
