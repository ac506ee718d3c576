// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two passes, since a value may be used before it is defined: the first walks
// both trees in step, compares what needs no names, and pairs up values, blocks
// and operations; the second compares operands and successors through the
// pairs.
#include "strata/IR/Graph/StructuralEquivalence.h"

#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
class Comparison {
public:
  Comparison(Context *ctx, EquivalenceOptions options)
      : ctx(ctx), options(options) {}
  bool run(Operation *a, Operation *b);
  bool run(Region &a, Region &b);

private:
  bool compareNested();
  bool pairOps(Operation *a, Operation *b);
  bool pairRegions(Region &a, Region &b);
  bool pairBlocks(Block &a, Block &b);
  bool haveSameUses(Operation *a, Operation *b) const;
  bool isSameLoc(Location a, Location b) const {
    return options.ignoreLocations || a == b ||
           a.getCanonical(ctx) == b.getCanonical(ctx);
  }

  Context *ctx;
  EquivalenceOptions options;
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Block *, Block *> blocks;
  std::vector<std::pair<Operation *, Operation *>> ops;
};
} // namespace

bool Comparison::pairOps(Operation *a, Operation *b) {
  if (&a->getDefinition() != &b->getDefinition() ||
      a->getNumResults() != b->getNumResults() ||
      a->getNumOperands() != b->getNumOperands() ||
      a->getNumSuccessors() != b->getNumSuccessors() ||
      a->getNumRegions() != b->getNumRegions() ||
      a->getAttrSlots() != b->getAttrSlots())
    return false;
  if (!options.ignoreDiscardable &&
      a->getRawDiscardableAttrs() != b->getRawDiscardableAttrs())
    return false;
  if (!isSameLoc(a->getLoc(), b->getLoc()))
    return false;
  for (unsigned i = 0; i < a->getNumResults(); ++i) {
    if (a->getResult(i).getType() != b->getResult(i).getType())
      return false;
    values[a->getResult(i)] = b->getResult(i);
  }
  ops.push_back({a, b});
  return true;
}

bool Comparison::pairBlocks(Block &a, Block &b) {
  if (a.getNumArguments() != b.getNumArguments())
    return false;
  blocks[&a] = &b;
  for (auto [argA, argB] : llvm::zip(a.getArguments(), b.getArguments())) {
    if (argA.getType() != argB.getType() ||
        !isSameLoc(argA.getLoc(), argB.getLoc()))
      return false;
    values[argA] = argB;
  }
  Operation *opA = a.getFirstOp(), *opB = b.getFirstOp();
  for (; opA && opB; opA = opA->getNextNode(), opB = opB->getNextNode())
    if (!pairOps(opA, opB))
      return false;
  return !opA && !opB;
}

bool Comparison::pairRegions(Region &a, Region &b) {
  Block *blockA = a.getFirstBlock(), *blockB = b.getFirstBlock();
  for (; blockA && blockB;
       blockA = blockA->getNextNode(), blockB = blockB->getNextNode())
    if (!pairBlocks(*blockA, *blockB))
      return false;
  return !blockA && !blockB;
}

bool Comparison::haveSameUses(Operation *a, Operation *b) const {
  for (auto [operandA, operandB] :
       llvm::zip(a->getOpOperands(), b->getOpOperands())) {
    Value value = operandA.get();
    // Null stands for itself, like values from outside.
    auto it = value ? values.find(value) : values.end();
    if ((it == values.end() ? value : it->second) != operandB.get())
      return false;
  }
  for (auto [successorA, successorB] :
       llvm::zip(a->getBlockOperands(), b->getBlockOperands())) {
    auto it = blocks.find(successorA.get());
    if ((it == blocks.end() ? successorA.get() : it->second) !=
        successorB.get())
      return false;
  }
  return true;
}

bool Comparison::run(Operation *a, Operation *b) {
  return pairOps(a, b) && compareNested();
}

bool Comparison::run(Region &a, Region &b) {
  return pairRegions(a, b) && compareNested();
}

/// Compares the operations nested in those paired so far, then all uses.
bool Comparison::compareNested() {
  // `ops` grows by the operations inside.
  for (size_t i = 0; i < ops.size(); ++i)
    for (unsigned r = 0; r < ops[i].first->getNumRegions(); ++r)
      if (!pairRegions(ops[i].first->getRegion(r), ops[i].second->getRegion(r)))
        return false;
  return llvm::all_of(
      ops, [&](auto &pair) { return haveSameUses(pair.first, pair.second); });
}

bool strata::isStructurallyEquivalent(Operation *a, Operation *b,
                                      EquivalenceOptions options) {
  return a == b || Comparison(a->getContext(), options).run(a, b);
}

bool OperationEquivalence::isRegionEquivalentTo(Region *a, Region *b,
                                                Flags flags) {
  return a == b || Comparison(a->getContext(), getOptions(flags)).run(*a, *b);
}

//===-- Hashing ----------------------------------------------------------===//

namespace {
/// Numbers values and blocks in the order in which the comparison pairs them.
class Hasher {
public:
  llvm::hash_code run(Operation *root);

private:
  template <typename... Ts> void add(const Ts &...parts) {
    hash = llvm::hash_combine(hash, parts...);
  }
  void addShape(Operation *op);
  void addUses(Operation *op);

  llvm::hash_code hash = 0;
  llvm::DenseMap<Value, unsigned> values;
  llvm::DenseMap<Block *, unsigned> blocks;
  std::vector<Operation *> ops;
};
} // namespace

void Hasher::addShape(Operation *op) {
  add(static_cast<const void *>(&op->getDefinition()), op->getNumOperands(),
      op->getNumSuccessors(), op->getNumRegions());
  for (Attribute attr : op->getAttrSlots())
    add(attr.getAsOpaquePointer());
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    add(op->getResult(i).getType().getAsOpaquePointer());
    values.try_emplace(op->getResult(i), values.size());
  }
  ops.push_back(op);
}

void Hasher::addUses(Operation *op) {
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    auto it = value ? values.find(value) : values.end();
    if (it == values.end())
      add(value.getAsOpaquePointer());
    else
      add(it->second);
  }
  for (BlockOperand &successor : op->getBlockOperands()) {
    auto it = blocks.find(successor.get());
    if (it == blocks.end())
      add(static_cast<void *>(successor.get()));
    else
      add(it->second);
  }
}

llvm::hash_code Hasher::run(Operation *root) {
  addShape(root);
  for (size_t i = 0; i < ops.size(); ++i)
    for (Region &region : ops[i]->getRegions())
      for (Block &block : region) {
        blocks.try_emplace(&block, blocks.size());
        add(block.getNumArguments());
        for (BlockArgument arg : block.getArguments()) {
          add(arg.getType().getAsOpaquePointer());
          values.try_emplace(arg, values.size());
        }
        for (Operation &op : block)
          addShape(&op);
      }
  for (Operation *op : ops)
    addUses(op);
  return hash;
}

llvm::hash_code strata::computeStructuralHash(Operation *op) {
  return Hasher().run(op);
}
