// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Removes dead values: operations without observable effects, arguments and results of private
// functions with the operands and results of their calls, block arguments with the operands of
// branches. A value that is passed between regions without need becomes an undefined value, and
// the patterns of the operations with the regions remove it where they can. All are collected
// first, then removed. Unreachable blocks are treated like others: their operations keep their
// operands.
#include "strata/Analysis/ValueFlow.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/CommonOperations.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/EffectSummaries.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
struct RemoveDeadValues final : Pass {
  using Pass::Pass;
  Option<bool> canonicalize{*this, "canonicalize",
                            "Simplify operations with regions afterwards",
                            true};
  Statistic numRemoved{*this, "num-removed", "Number of operations removed"};
  LogicalResult initialize(Context *ctx) override;
  void runOnOperation() override;

private:
  void findLive(const ValueFlow &flow);
  void markLive(Value value) {
    if (live.insert(value).second)
      worklist.push_back(value);
  }
  void markUses(Operation *op, const ValueFlow &flow);
  bool isDead(Value value) const { return !live.contains(value); }
  bool canGo(Operation *op);
  void collect(const ValueFlow &flow);
  void collectFunction(Operation *function, const ValueFlow &flow);
  void collectBlock(Block *block, const ValueFlow &flow);
  void collectRegionFlow(Operation *op, const ValueFlow &flow);
  void replaceDeadPassed();
  void canonicalizeRegionOps();
  void erase();

  FrozenRewritePatternSet patterns;
  /// The operation that makes undefined values; null if there is none.
  const OpDefinition *undefined = nullptr;

  EffectSummaries effects;
  llvm::DenseSet<Value> live;
  SmallVector<Value, 32> worklist;
  /// The dead parts: operations; operands, by operation; arguments of blocks
  /// that are not entry blocks; arguments and results of functions; results of
  /// calls.
  std::vector<Operation *> deadOps;
  llvm::MapVector<Operation *, llvm::BitVector> deadOperands;
  std::vector<BlockArgument> deadArguments;
  /// Operands that are passed between regions, and whether all that gets them is dead.
  llvm::MapVector<OpOperand *, bool> passedToRegions;
  std::vector<Operation *> regionOps;
  struct Signature {
    Operation *function;
    llvm::BitVector arguments, results;
    std::vector<Operation *> calls;
  };
  std::vector<Signature> signatures;
};
} // namespace

//===-- What is live -------------------------------------------------------===//

/// `op` is live: so are its operands.
void RemoveDeadValues::markUses(Operation *op, const ValueFlow &flow) {
  // Without undefined values, values passed between regions have no
  // replacement; calls stay unchanged.
  auto passes = [&](Operation *around) {
    return around && getRegionBranch(around) && (!undefined || isCall(around));
  };
  bool passesToRegions = passes(op) || passes(op->getParentOp());
  for (OpOperand &operand : op->getOpOperands())
    if (passesToRegions || !flow.isPassedOn(operand))
      markLive(operand.get());
}

void RemoveDeadValues::findLive(const ValueFlow &flow) {
  getOperation()->walk([&](Operation *op) {
    if (!effects.wouldOpBeTriviallyDead(op))
      markUses(op, flow);
  });
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    for (OpOperand *source : flow.getSources(value))
      markLive(source->get());
    Operation *def = value.getDefiningOp();
    // The results of calls are the returned values; the other operands are
    // decided by the operation.
    if (def)
      markUses(def, flow);
  }
}

//===-- What goes ----------------------------------------------------------===//

bool RemoveDeadValues::canGo(Operation *op) {
  if (isCall(op) || isCallable(op) || !effects.wouldOpBeTriviallyDead(op))
    return false;
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    if (!isDead(op->getResult(i)))
      return false;
  return true;
}

void RemoveDeadValues::collectFunction(Operation *function,
                                       const ValueFlow &flow) {
  // The values that a call passes to regions of its own must be kept.
  if (!isFunction(function) || !flow.hasOnlyKnownCalls(function) ||
      !canChangeSignature(function) ||
      llvm::any_of(flow.getCalls(function), getRegionBranch))
    return;
  Region &body = function->getRegion(0);
  Signature found{function, llvm::BitVector(body.getNumArguments()),
                  llvm::BitVector(getFunctionResultTypes(function).size()),
                  flow.getCalls(function)};
  for (BlockArgument arg : body.front().getArguments())
    found.arguments[arg.getArgNumber()] = isDead(arg);
  for (unsigned i = 0; i < found.results.size(); ++i)
    found.results[i] = llvm::all_of(found.calls, [&](Operation *call) {
      return isDead(call->getResult(i));
    });
  if (found.arguments.none() && found.results.none())
    return;
  for (Operation *call : found.calls) {
    llvm::BitVector &operands = deadOperands[call];
    operands.resize(call->getNumOperands());
    Segment arguments = getCallArguments(call);
    for (unsigned i : found.arguments.set_bits())
      operands.set(arguments.first + i);
  }
  for (Block &block : body) {
    Operation *last = block.getLastOp();
    if (last->hasTrait(OpTrait::ReturnLike) && found.results.any())
      deadOperands[last] = found.results;
  }
  signatures.push_back(std::move(found));
}

/// An argument of a block is removed if it is dead and a dead value is passed
/// for it: passing live values costs nothing.
void RemoveDeadValues::collectBlock(Block *block, const ValueFlow &flow) {
  for (BlockArgument arg : block->getArguments()) {
    ArrayRef<OpOperand *> sources = flow.getSources(arg);
    bool canGo = isDead(arg) && llvm::any_of(sources, [&](OpOperand *source) {
                   return isDead(source->get());
                 });
    unsigned edges = 0;
    for (BlockOperand &edge : block->getPredecessorUses())
      edges += edge.getOwner() != nullptr;
    if (!canGo || sources.size() != edges)
      continue;
    deadArguments.push_back(arg);
    for (OpOperand *source : sources) {
      llvm::BitVector &operands = deadOperands[source->getOwner()];
      operands.resize(source->getOwner()->getNumOperands());
      operands.set(source->getOperandNumber());
    }
  }
}

void RemoveDeadValues::collectRegionFlow(Operation *op, const ValueFlow &flow) {
  regionOps.push_back(op);
  auto addSources = [&](Value input) {
    for (OpOperand *source : flow.getSources(input)) {
      bool &isUnneeded = passedToRegions.insert({source, true}).first->second;
      isUnneeded &= flow.isPassedOn(*source) && isDead(input);
    }
  };
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    addSources(op->getResult(i));
  for (Region &region : op->getRegions())
    if (!region.empty())
      for (BlockArgument arg : region.getArguments())
        addSources(arg);
}

void RemoveDeadValues::collect(const ValueFlow &flow) {
  Operation *root = getOperation();
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != root && canGo(op)) {
      deadOps.push_back(op);
      return WalkResult::Skip;
    }
    collectFunction(op, flow);
    // The values that a call passes to a region are passed to the function too.
    if (undefined && getRegionBranch(op) && !isCall(op))
      collectRegionFlow(op, flow);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (!block.isEntryBlock())
          collectBlock(&block, flow);
    return WalkResult::Advance;
  });
}

//===-- Removal ------------------------------------------------------------===//

/// Makes a call like `call` without the results that are set.
static Operation *eraseResults(Operation *call, const llvm::BitVector &which) {
  SmallVector<Type, 4> types;
  for (unsigned i = 0; i < call->getNumResults(); ++i)
    if (!which.test(i))
      types.push_back(call->getResult(i).getType());
  SmallVector<Block *> successors = call->getSuccessors();
  Operation *copy = Operation::create(
      call->getLoc(), &call->getDefinition(), types, call->getOperands(),
      call->getRawDiscardableAttrs(), successors, call->getNumRegions());
  for (auto [i, attr] : llvm::enumerate(call->getAttrSlots()))
    copy->setAttrSlot(unsigned(i), attr);
  for (unsigned i = 0, e = call->getNumRegions(); i != e; ++i)
    copy->getRegion(i).takeBody(call->getRegion(i));
  call->getBlock()->insert(Block::iterator(call, call->getBlock()), copy);
  for (unsigned i = 0, next = 0; i < call->getNumResults(); ++i)
    if (!which.test(i))
      call->getResult(i).replaceAllUsesWith(copy->getResult(next++));
  call->erase();
  return copy;
}

static void eraseAttrEntries(Operation *call, StringRef name,
                             const llvm::BitVector &which) {
  if (auto attrs = call->getAttrOfType<ArrayAttr>(name))
    call->setAttr(name, eraseEntries(attrs, which));
}

void RemoveDeadValues::replaceDeadPassed() {
  OpBuilder builder(getOperation()->getContext());
  for (auto [operand, isUnneeded] : passedToRegions) {
    if (!isUnneeded)
      continue;
    Operation *user = operand->getOwner();
    builder.setInsertionPoint(user);
    OperationState state(user->getLoc(), undefined->name);
    state.addTypes(operand->get().getType());
    operand->set(builder.create(state)->getResult(0));
  }
}

void RemoveDeadValues::canonicalizeRegionOps() {
  GreedyRewriteConfig config;
  config.strictness = GreedyRewriteStrictness::ExistingAndNewOps;
  bool hasGivenUp = false;
  config.hasGivenUp = &hasGivenUp;
  (void)applyOpPatternsGreedily(regionOps, patterns, config);
  if (hasGivenUp)
    signalPassFailure();
}

void RemoveDeadValues::erase() {
  replaceDeadPassed();
  for (auto &[op, operands] : deadOperands)
    eraseOperandsInSegments(op, operands);
  // Users may precede the definitions of their operands in graph regions.
  for (Operation *op : deadOps)
    op->dropAllReferences();
  for (Operation *op : llvm::reverse(deadOps)) {
    op->dropAllUses();
    op->erase();
    ++numRemoved;
  }
  for (BlockArgument arg : llvm::reverse(deadArguments))
    arg.getOwner()->eraseArgument(arg.getArgNumber());
  for (Signature &signature : signatures) {
    for (Operation *call : signature.calls) {
      eraseAttrEntries(call, "arg_attrs", signature.arguments);
      eraseAttrEntries(call, "res_attrs", signature.results);
      if (signature.results.any())
        eraseResults(call, signature.results);
    }
    if (signature.arguments.any())
      eraseFunctionArguments(signature.function, signature.arguments);
    if (signature.results.any())
      eraseFunctionResults(signature.function, signature.results);
  }
}

LogicalResult RemoveDeadValues::initialize(Context *ctx) {
  if (canonicalize)
    patterns = FrozenRewritePatternSet::withCanonicalizations(
        RewritePatternSet(ctx), {});
  StringRef name = getCommonOperations(*ctx).undefinedValueOp;
  undefined = name.empty() ? nullptr : ctx->getOpDefinition(name);
  return success();
}

void RemoveDeadValues::runOnOperation() {
  live.clear();
  effects.clear();
  deadOps.clear();
  deadOperands.clear();
  deadArguments.clear();
  signatures.clear();
  passedToRegions.clear();
  regionOps.clear();
  ValueFlow flow(getOperation());
  findLive(flow);
  collect(flow);
  bool passesUnneeded = llvm::any_of(
      passedToRegions, [](const auto &entry) { return entry.second; });
  if (deadOps.empty() && deadArguments.empty() && signatures.empty() &&
      !passesUnneeded && (regionOps.empty() || !canonicalize))
    return markAllAnalysesPreserved();
  erase();
  if (canonicalize && !regionOps.empty())
    canonicalizeRegionOps();
}

static constexpr PassInfo removeDeadValuesInfo = {
    .argument = "remove-dead-values",
    .name = "RemoveDeadValues",
    .summary = "Remove unused values across functions, regions and branches",
    .create = makePass<RemoveDeadValues>,
};

void strata::registerRemoveDeadValuesPass(PassRegistry &registry) {
  registry.add(removeDeadValuesInfo);
}
