// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Transforms/CallUsesDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Visibility = SymbolTable::Visibility;

static Operation *getCallable(CallGraphNode *node) {
  return node->getCallableRegion()->getParentOp();
}

static bool isSymbol(Operation *op) {
  return op->hasTrait(OpTrait::Symbol) && SymbolTable::getSymbolName(op);
}

CallUses::CallUses(Operation *root, CallGraph &graph,
                   SymbolTableCollection &symbols)
    : graph(graph), symbols(symbols) {
  // Tables, with whether all uses of their symbols are in `root`.
  SmallVector<std::pair<Operation *, bool>, 8> tables{
      {root, !root->getBlock()}};
  while (!tables.empty()) {
    Operation *table = tables.back().first;
    bool allVisible = tables.pop_back_val().second;
    visitTable(table, allVisible);
    for (Region &region : table->getRegions())
      for (Block &block : region)
        for (Operation &op : block)
          op.walk<WalkOrder::PreOrder>([&](Operation *inner) {
            if (!inner->hasTrait(OpTrait::SymbolTable))
              return WalkResult::Advance;
            bool isHidden =
                !isSymbol(inner) ||
                SymbolTable::getSymbolVisibility(inner) == Visibility::Private;
            tables.push_back({inner, allVisible || isHidden});
            return WalkResult::Skip;
          });
  }
  for (const std::unique_ptr<CallGraphNode> &node : graph.getNodes())
    recompute(node.get());
}

/// Finds the callables that may be erased, and counts references that no
/// callable makes.
void CallUses::visitTable(Operation *table, bool allVisible) {
  SmallVector<Operation *, 8> others;
  for (Block &block : table->getRegion(0))
    for (Operation &op : block) {
      CallGraphNode *node =
          isCallable(&op) ? graph.lookupNode(strata::getCallableRegion(&op))
                          : nullptr;
      if (!node) {
        others.push_back(&op);
        continue;
      }
      Visibility visibility = SymbolTable::getSymbolVisibility(&op);
      if (isSymbol(&op) && visibility != Visibility::Public &&
          (allVisible || visibility == Visibility::Private))
        counts.try_emplace(node, 0);
    }
  for (Operation *op : others)
    forEachReference(op, [&](CallGraphNode *node, Operation *) {
      if (auto found = counts.find(node); found != counts.end())
        ++found->second;
    });
}

void CallUses::forEachReference(
    Operation *op, function_ref<void(CallGraphNode *, Operation *)> fn) {
  std::optional<SymbolTable::UseRange> uses =
      op->hasTrait(OpTrait::SymbolTable) ? SymbolTable::getOwnSymbolUses(op)
                                         : SymbolTable::getSymbolUses(op);
  if (!uses) {
    hasUnknownUses = true;
    return;
  }
  llvm::SmallDenseMap<Attribute, CallGraphNode *, 8> resolved;
  for (const SymbolTable::SymbolUse &use : *uses) {
    auto [place, isNew] = resolved.try_emplace(use.getSymbolRef(), nullptr);
    if (isNew) {
      Operation *symbol = symbols.lookupNearestSymbolFrom(op->getParentOp(),
                                                          use.getSymbolRef());
      if (symbol && isCallable(symbol))
        place->second = graph.lookupNode(strata::getCallableRegion(symbol));
    }
    if (place->second)
      fn(place->second, use.getUser());
  }
}

bool CallUses::isDead(CallGraphNode *node) const {
  Operation *op = getCallable(node);
  if (!isSymbol(op))
    return op->use_empty() && isMemoryEffectFree(op);
  auto found = counts.find(node);
  return !hasUnknownUses && found != counts.end() && found->second == 0;
}

bool CallUses::hasOneUseAndDiscardable(CallGraphNode *node) const {
  Operation *op = getCallable(node);
  if (!isSymbol(op))
    return op->getNumResults() == 1 && op->getResult(0).hasOneUse() &&
           isMemoryEffectFree(op);
  auto found = counts.find(node);
  return !hasUnknownUses && found != counts.end() && found->second == 1;
}

void CallUses::release(const Uses &uses) {
  auto take = [&](CallGraphNode *node, int64_t number) {
    if (auto found = counts.find(node); found != counts.end())
      found->second -= number;
  };
  for (CallGraphNode *node : uses.own)
    take(node, 1);
  for (auto [node, number] : uses.inner)
    take(node, number);
}

void CallUses::recompute(CallGraphNode *node) {
  Uses uses;
  Operation *callable = getCallable(node);
  forEachReference(callable, [&](CallGraphNode *target, Operation *user) {
    auto found = counts.find(target);
    if (found == counts.end())
      return;
    if (user != callable)
      ++uses.inner[target];
    else if (!uses.own.insert(target).second)
      return;
    ++found->second;
  });
  Uses &known = usesOf[node];
  std::swap(known, uses);
  release(uses);
}

void CallUses::dropCall(CallGraphNode *user, Operation *call) {
  Uses &uses = usesOf[user];
  forEachReference(call, [&](CallGraphNode *target, Operation *) {
    auto found = uses.inner.find(target);
    if (found == uses.inner.end())
      return;
    // Entries without uses would accumulate along a cycle of callables.
    if (--found->second == 0)
      uses.inner.erase(found);
    if (auto count = counts.find(target); count != counts.end())
      --count->second;
  });
}

void CallUses::merge(CallGraphNode *callee, CallGraphNode *caller) {
  // A copy: adding to the map may move what is in it.
  Uses added = usesOf.lookup(callee);
  Uses &uses = usesOf[caller];
  for (auto [node, number] : added.inner) {
    uses.inner[node] += number;
    if (auto found = counts.find(node); found != counts.end())
      found->second += number;
  }
}

void CallUses::erase(CallGraphNode *node) {
  SmallVector<CallGraphNode *, 4> worklist{node};
  while (!worklist.empty()) {
    CallGraphNode *next = worklist.pop_back_val();
    for (const CallGraphNode::Edge &edge : next->getEdges())
      if (edge.kind == CallGraphNode::Edge::Kind::Child)
        worklist.push_back(edge.target);
    auto found = usesOf.find(next);
    if (found != usesOf.end()) {
      release(found->second);
      usesOf.erase(found);
    }
    counts.erase(next);
  }
}
