// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References to tokens, values and groups. A function owns its arguments and the results of its
// operations, and passes a reference with each argument of a call and each value that it returns. By
// liveness, references are dropped after the last uses; by policy, after operations that end the use of a value in code that
// async-to-async-runtime made.
#include "strata/Conversion/AsyncTransforms/AsyncTransformsDetail.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::asynctransforms;

static bool isCounted(Type type) {
  return isa<async::TokenType, async::ValueType, async::GroupType>(type);
}

static void createDrop(OpBuilder &builder, Location loc, Value value) {
  async::RuntimeDropRefOp::create(builder, loc, value, 1);
}

static void setInsertionPointAfterDef(OpBuilder &builder, Value value) {
  if (Operation *def = value.getDefiningOp())
    builder.setInsertionPointAfter(def);
  else
    builder.setInsertionPointToStart(value.getParentBlock());
}

/// Calls `fn` for the values in `root` that are counted, until it fails.
static LogicalResult forEachCounted(Operation *root,
                                    function_ref<LogicalResult(Value)> fn) {
  SmallVector<Value> values;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Value result : op->getResults())
      if (isCounted(result.getType()))
        values.push_back(result);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument arg : block.getArguments())
          if (isCounted(arg.getType()))
            values.push_back(arg);
  });
  for (Value value : values)
    if (failed(fn(value)))
      return failure();
  return success();
}

//===-- By liveness --------------------------------------------------------===//

namespace {
/// Adds the operations for the references to a value.
class ValueCounting {
public:
  explicit ValueCounting(Value value);
  LogicalResult addOperations();

private:
  using Users = llvm::DenseMap<Block *, Operation *>;
  /// The operation of the region of the value that is `op` or has it in it.
  Operation *getAncestor(Operation *op) const {
    return home->getParent()->findAncestorOpInRegion(*op);
  }
  bool isLiveOut(Block *block) const {
    return llvm::any_of(block->getSuccessors(), [&](Block *successor) {
      return liveIn.contains(successor);
    });
  }
  void findLiveBlocks();
  LogicalResult dropAfterLastUses();
  void addBeforeUses();
  void dropOnEdges();
  void dropOnEdge(Block *from, Block *to);

  Value value;
  /// The block of the definition.
  Block *home;
  /// The last user in each block.
  Users lastUsers;
  llvm::DenseSet<Block *> liveIn;
  OpBuilder builder;
};
} // namespace

ValueCounting::ValueCounting(Value value)
    : value(value), home(value.getParentBlock()),
      builder(value.getType().getContext()) {
  for (Operation *user : value.getUsers()) {
    Operation *op = getAncestor(user);
    Operation *&last = lastUsers[op->getBlock()];
    if (!last || last->isBeforeInBlock(op))
      last = op;
  }
  findLiveBlocks();
}

void ValueCounting::findLiveBlocks() {
  SmallVector<Block *> worklist;
  auto add = [&](Block *block) {
    if (block != home && liveIn.insert(block).second)
      worklist.push_back(block);
  };
  for (auto &[block, user] : lastUsers)
    add(block);
  while (!worklist.empty())
    for (Block *pred : worklist.pop_back_val()->getPredecessors())
      add(pred);
}

LogicalResult ValueCounting::dropAfterLastUses() {
  for (Block &block : *home->getParent()) {
    Operation *last = lastUsers.lookup(&block);
    if (!last || isLiveOut(&block))
      continue;
    // A reference is passed with the value.
    if (last->hasTrait(OpTrait::ReturnLike))
      continue;
    if (last->hasTrait(OpTrait::Terminator))
      return last->emitError("async reference counting can't handle "
                             "terminators that are not ReturnLike");
    builder.setInsertionPointAfter(last);
    createDrop(builder, value.getLoc(), value);
  }
  return success();
}

/// A call takes a reference, and so do a loop that carries the value, and a region that yields a value
/// from outside.
void ValueCounting::addBeforeUses() {
  for (OpOperand &use : llvm::make_early_inc_range(value.getUses())) {
    Operation *user = use.getOwner();
    bool isYield = user->hasTrait(OpTrait::ReturnLike) &&
                   user->getParentRegion() != home->getParent();
    bool isCarried = user->getNumRegions() && !isa<async::ExecuteOp>(user);
    if (!isa<func::CallOp>(user) && !isYield && !isCarried)
      continue;
    builder.setInsertionPoint(user);
    async::RuntimeAddRefOp::create(builder, user->getLoc(), value, 1);
  }
}

/// A block of its own for the edges from `from` to `to`, unless there are no others.
static Block *getEdgeBlock(OpBuilder &builder, Block *from, Block *to) {
  if (to->getUniquePredecessor() == from)
    return to;
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (BlockArgument arg : to->getArguments()) {
    types.push_back(arg.getType());
    locs.push_back(arg.getLoc());
  }
  Block *block = builder.createBlock(to, types, locs);
  Operation *branch = from->getTerminator();
  for (auto [number, successor] : llvm::enumerate(branch->getSuccessors()))
    if (successor == to)
      branch->setSuccessor(block, unsigned(number));
  SmallVector<Value> args(block->getArguments().begin(),
                          block->getArguments().end());
  cf::BranchOp::create(builder, branch->getLoc(), to, args);
  return block;
}

void ValueCounting::dropOnEdge(Block *from, Block *to) {
  Block *block = getEdgeBlock(builder, from, to);
  builder.setInsertionPointToStart(block);
  createDrop(builder, value.getLoc(), value);
}

/// The frame of a suspended coroutine keeps its references.
void ValueCounting::dropOnEdges() {
  SmallVector<std::pair<Block *, Block *>> edges;
  for (Block &block : *home->getParent()) {
    bool isLive = &block == home || liveIn.contains(&block);
    if (!isLive || !isLiveOut(&block) ||
        isa<async::CoroSuspendOp>(block.getTerminator()))
      continue;
    for (Block *successor : block.getSuccessors())
      if (!liveIn.contains(successor) &&
          !llvm::is_contained(edges, std::pair(&block, successor)))
        edges.push_back({&block, successor});
  }
  for (auto [from, to] : edges)
    dropOnEdge(from, to);
}

LogicalResult ValueCounting::addOperations() {
  if (value.use_empty()) {
    setInsertionPointAfterDef(builder, value);
    createDrop(builder, value.getLoc(), value);
    return success();
  }
  if (failed(dropAfterLastUses()))
    return failure();
  addBeforeUses();
  dropOnEdges();
  return success();
}

namespace {
/// Runs on any operation.
struct RefCounting final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    LogicalResult result = forEachCounted(getOperation(), [](Value value) {
      return ValueCounting(value).addOperations();
    });
    if (failed(result))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo livenessInfo = {
    .argument = "async-runtime-ref-counting",
    .name = "AsyncRuntimeRefCountingPass",
    .summary = "Count references to objects of the asynchronous runtime by "
               "liveness",
    .dependentDialects = {"async", "cf"},
    .create = makePass<RefCounting>,
};

//===-- By policy ----------------------------------------------------------===//

/// Whether a value is not used after `op` in code that async-to-async-runtime makes.
static bool endsUse(Operation *op, Value value) {
  if (isa<async::RuntimeLoadOp>(op))
    return true;
  if (isa<async::RuntimeIsErrorOp>(op))
    return !isa<async::ValueType>(value.getType());
  auto addition = dyn_cast<async::RuntimeAddToGroupOp>(op);
  return addition && addition.getOperand() == value &&
         isa<async::TokenType>(value.getType());
}

static LogicalResult countByPolicy(Value value) {
  OpBuilder builder(value.getType().getContext());
  if (value.use_empty()) {
    setInsertionPointAfterDef(builder, value);
    createDrop(builder, value.getLoc(), value);
    return success();
  }
  for (Operation *user : llvm::make_early_inc_range(value.getUsers())) {
    if (!endsUse(user, value))
      continue;
    builder.setInsertionPointAfter(user);
    createDrop(builder, value.getLoc(), value);
  }
  return success();
}

namespace {
/// Runs on any operation.
struct PolicyBasedRefCounting final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    (void)forEachCounted(getOperation(), countByPolicy);
  }
};
} // namespace

static constexpr PassInfo policyInfo = {
    .argument = "async-runtime-policy-based-ref-counting",
    .name = "AsyncRuntimePolicyBasedRefCountingPass",
    .summary = "Count references to objects of the asynchronous runtime by "
               "the operations that use them",
    .dependentDialects = {"async"},
    .create = makePass<PolicyBasedRefCounting>,
};

//===-- Cancellation -------------------------------------------------------===//

namespace {
/// The users of a value in a block, in order.
struct BlockUsers {
  SmallVector<Operation *> users;
  /// Removes pairs of operations that add a reference and drop it.
  void cancel(Value value);

private:
  bool canCancel(Value value, size_t add, size_t drop) const;
  std::optional<int64_t> getAdded(Operation *op) const {
    auto add = dyn_cast<async::RuntimeAddRefOp>(op);
    return add ? std::optional(int64_t(add.getCount())) : std::nullopt;
  }
  std::optional<int64_t> getDropped(Operation *op) const {
    auto drop = dyn_cast<async::RuntimeDropRefOp>(op);
    return drop ? std::optional(int64_t(drop.getCount())) : std::nullopt;
  }
};
} // namespace

/// Whether a call in `op` takes a reference to `value`.
static bool isTakenIn(Operation *op, Value value) {
  return op
      ->walk([&](func::CallOp call) {
        return llvm::is_contained(call.getOperands(), value)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// A call that takes a reference may be the end of the value, so that nothing may use it between the
/// call and the operation that drops a reference.
bool BlockUsers::canCancel(Value value, size_t add, size_t drop) const {
  bool isTaken = false;
  for (Operation *user : ArrayRef(users).slice(add + 1, drop - add - 1)) {
    bool takes = isTakenIn(user, value);
    if (isTaken && !takes)
      return false;
    isTaken |= takes;
  }
  return true;
}

void BlockUsers::cancel(Value value) {
  llvm::DenseSet<Operation *> cancelled;
  for (size_t add = 0; add < users.size(); ++add) {
    std::optional<int64_t> count = getAdded(users[add]);
    if (!count)
      continue;
    for (size_t drop = add + 1; drop < users.size(); ++drop) {
      if (getDropped(users[drop]) != count || cancelled.contains(users[drop]) ||
          !canCancel(value, add, drop))
        continue;
      cancelled.insert(users[add]);
      cancelled.insert(users[drop]);
      break;
    }
  }
  for (Operation *op : cancelled)
    op->erase();
}

static LogicalResult cancelPairs(Value value) {
  llvm::MapVector<Block *, BlockUsers> blocks;
  for (Operation *user : value.getUsers())
    blocks[user->getBlock()];
  for (auto &[block, users] : blocks) {
    llvm::DenseSet<Operation *> found;
    for (Operation *user : value.getUsers())
      if (Operation *op = block->findAncestorOpInBlock(*user))
        found.insert(op);
    users.users.assign(found.begin(), found.end());
    llvm::sort(users.users, [](Operation *a, Operation *b) {
      return a->isBeforeInBlock(b);
    });
  }
  for (auto &[block, users] : blocks)
    users.cancel(value);
  return success();
}

namespace {
/// Runs on any operation.
struct RefCountingOpt final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    (void)forEachCounted(getOperation(), cancelPairs);
  }
};
} // namespace

static constexpr PassInfo cancellationInfo = {
    .argument = "async-runtime-ref-counting-opt",
    .name = "AsyncRuntimeRefCountingOptPass",
    .summary = "Remove operations that add references and drop them",
    .dependentDialects = {"async"},
    .create = makePass<RefCountingOpt>,
};

//===-- For lower-to-llvm --------------------------------------------------===//

/// Whether references are counted already.
static bool hasCounts(Operation *root) {
  return root
      ->walk([](Operation *op) {
        return isa<async::RuntimeAddRefOp, async::RuntimeDropRefOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
/// Runs on any operation.
struct CountReferences final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    if (hasCounts(getOperation()))
      return;
    LogicalResult result = forEachCounted(getOperation(), [](Value value) {
      return ValueCounting(value).addOperations();
    });
    if (failed(result))
      return signalPassFailure();
    (void)forEachCounted(getOperation(), cancelPairs);
  }
};
} // namespace

static constexpr PassInfo countInfo = {
    .argument = "async-count-references",
    .name = "CountAsyncReferences",
    .summary = "Count references to objects of the asynchronous runtime by "
               "liveness, unless they are counted",
    .dependentDialects = {"async", "cf"},
    .create = makePass<CountReferences>,
};

void asynctransforms::registerRefCountingPasses(PassRegistry &registry) {
  registry.add(countInfo);
  registry.add(livenessInfo);
  registry.add(policyInfo);
  registry.add(cancellationInfo);
}
