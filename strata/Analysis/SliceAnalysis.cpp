// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/SliceAnalysis.h"

#include "strata/IR/RegionUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// Visits a graph of operations in depth-first order without recursion, and lists them
/// after what they lead to.
class PostOrder {
public:
  using Neighbours =
      function_ref<void(Operation *, SmallVectorImpl<Operation *> &)>;
  explicit PostOrder(Neighbours neighbours) : neighbours(neighbours) {}

  void visit(Operation *root) {
    push(root);
    while (!stack.empty()) {
      Frame &top = stack.back();
      if (top.next == top.targets.size()) {
        order.push_back(top.op);
        stack.pop_back();
        continue;
      }
      Operation *target = top.targets[top.next++];
      push(target);
    }
  }

  std::vector<Operation *> order;

private:
  struct Frame {
    Operation *op;
    SmallVector<Operation *, 4> targets;
    size_t next = 0;
  };
  void push(Operation *op) {
    if (!seen.insert(op).second)
      return;
    Frame frame{op, {}};
    neighbours(op, frame.targets);
    stack.push_back(std::move(frame));
  }

  Neighbours neighbours;
  llvm::DenseSet<Operation *> seen;
  std::vector<Frame> stack;
};
} // namespace

static bool accepts(const SliceOptions &options, Operation *op) {
  return !options.filter || options.filter(op);
}

/// Adds what defines `value`, if the slice has it.
static void addDefinition(Value value, const BackwardSliceOptions &options,
                          SmallVectorImpl<Operation *> &targets) {
  Operation *def = value.getDefiningOp();
  if (!def && !options.omitBlockArguments)
    def = value.getParentBlock()->getParentOp();
  // A function or module is not what an argument depends on.
  if (def && accepts(options, def) &&
      !def->hasTrait(OpTrait::IsolatedFromAbove))
    targets.push_back(def);
}

void strata::getBackwardSlice(Operation *op, SliceSet *slice,
                              const BackwardSliceOptions &options) {
  if (!accepts(options, op))
    return;
  PostOrder walk([&](Operation *at, SmallVectorImpl<Operation *> &targets) {
    for (Value operand : at->getOperands())
      addDefinition(operand, options, targets);
    if (!options.omitUsesFromAbove)
      visitUsedValuesDefinedAbove(at->getRegions(), [&](OpOperand *use) {
        addDefinition(use->get(), options, targets);
      });
  });
  walk.visit(op);
  if (!options.inclusive)
    walk.order.pop_back();
  slice->insert(walk.order.begin(), walk.order.end());
}

void strata::getBackwardSlice(Value value, SliceSet *slice,
                              const BackwardSliceOptions &options) {
  SmallVector<Operation *, 1> defs;
  addDefinition(value, options, defs);
  BackwardSliceOptions inclusive = options;
  inclusive.inclusive = true;
  for (Operation *def : defs)
    getBackwardSlice(def, slice, inclusive);
}

void strata::getForwardSlice(Operation *op, SliceSet *slice,
                             const ForwardSliceOptions &options) {
  if (!accepts(options, op))
    return;
  PostOrder walk([&](Operation *at, SmallVectorImpl<Operation *> &targets) {
    for (Operation *user : at->getUsers())
      if (accepts(options, user))
        targets.push_back(user);
    // What is nested in an operation is executed as it says.
    for (Region &region : at->getRegions())
      for (Operation &nested : region.getOps())
        if (accepts(options, &nested))
          targets.push_back(&nested);
  });
  walk.visit(op);
  // The order lists users first.
  if (!options.inclusive)
    walk.order.pop_back();
  slice->insert(walk.order.rbegin(), walk.order.rend());
}

void strata::getForwardSlice(Value value, SliceSet *slice,
                             const ForwardSliceOptions &options) {
  ForwardSliceOptions inclusive = options;
  inclusive.inclusive = true;
  SliceSet users;
  for (Operation *user : value.getUsers())
    getForwardSlice(user, &users, inclusive);
  users = topologicalSort(users);
  slice->insert(users.begin(), users.end());
}

SliceSet strata::topologicalSort(const SliceSet &ops) {
  PostOrder walk([&](Operation *at, SmallVectorImpl<Operation *> &targets) {
    // The operations of the set that `at` is or contains depend on the operands.
    auto add = [&](Value value) {
      for (Operation *def = value ? value.getDefiningOp() : nullptr; def;
           def = def->getParentOp())
        if (def != at && ops.contains(def) && !def->isAncestor(at))
          targets.push_back(def);
    };
    for (Value operand : at->getOperands())
      add(operand);
    visitUsedValuesDefinedAbove(at->getRegions(),
                                [&](OpOperand *use) { add(use->get()); });
  });
  for (Operation *op : ops)
    walk.visit(op);
  SliceSet sorted;
  sorted.insert(walk.order.begin(), walk.order.end());
  return sorted;
}
