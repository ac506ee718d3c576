// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/MemRefDependenceGraph.h"

#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/MemRefPairClasses.h"
#include "strata/Loops/Affine/SliceUnion.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

using Node = MemRefDependenceGraph::Node;

static unsigned countOf(ArrayRef<MemRefAccess> accesses, Value memref) {
  return unsigned(llvm::count_if(accesses, [&](const MemRefAccess &access) {
    return access.memref == memref;
  }));
}

unsigned Node::getLoadOpCount(Value memref) const {
  return countOf(loads, memref);
}

unsigned Node::getStoreOpCount(Value memref) const {
  return countOf(stores, memref);
}

Node *MemRefDependenceGraph::findNode(Operation *op) {
  auto entry = ids.find(op);
  return entry == ids.end() ? nullptr : &nodes[entry->second];
}

//===-- Nodes --------------------------------------------------------------===//

/// Whether an operation of the block has a node. std::nullopt if the execution of its regions is
/// unknown.
static std::optional<bool> needsNode(Operation &op) {
  if (isa<AffineForOp>(op) || isAffineAccess(&op))
    return true;
  if (op.getNumResults() > 0 && !op.use_empty())
    return true;
  // As in mlir-opt, no nest is fused beside an affine.parallel.
  bool isKnown =
      op.getNumRegions() == 0 ||
      (isa<RegionBranchOpInterface>(op) && !isa<AffineParallelOp>(op)) ||
      isa<AffineIfOp>(op);
  if (isKnown)
    return !isMemoryEffectFree(&op);
  return std::nullopt;
}

LogicalResult MemRefDependenceGraph::init() {
  for (Operation &op : block) {
    std::optional<bool> needed = needsNode(op);
    if (!needed)
      return failure();
    if (*needed)
      addNode(&op);
  }
  addUses();
  addMemoryEdges();
  return success();
}

unsigned MemRefDependenceGraph::addNode(Operation *op) {
  auto id = unsigned(nodes.size());
  nodes.emplace_back();
  inEdges.emplace_back();
  outEdges.emplace_back();
  nodes[id].id = id;
  nodes[id].op = op;
  ids[op] = id;
  collectAccesses(id);
  return id;
}

void MemRefDependenceGraph::setOp(unsigned id, Operation *op) {
  ids.erase(nodes[id].op);
  nodes[id].op = op;
  ids[op] = id;
}

void MemRefDependenceGraph::collectAccesses(unsigned id) {
  Node &node = nodes[id];
  node.loads.clear();
  node.stores.clear();
  node.others.clear();
  for (const LoopAccess &access : strata::collectAccesses(node.op)) {
    if (!isAffineAccess(access.op) || !access.getMemory())
      node.others.push_back(access);
    else
      (access.isStore() ? node.stores : node.loads).emplace_back(access.op);
  }
}

void MemRefDependenceGraph::removeNode(unsigned id) {
  for (const Edge &edge : SmallVector<Edge, 2>(inEdges[id]))
    removeEdge(edge.id, id, edge.value);
  for (const Edge &edge : SmallVector<Edge, 2>(outEdges[id]))
    removeEdge(id, edge.id, edge.value);
  ids.erase(nodes[id].op);
  nodes[id] = Node();
  nodes[id].id = id;
}

//===-- Edges --------------------------------------------------------------===//

void MemRefDependenceGraph::addEdge(unsigned from, unsigned to, Value value,
                                    bool isOrderOnly) {
  if (from == to || !edges.insert({{from, to}, value}).second)
    return;
  outEdges[from].push_back({to, value, isOrderOnly});
  inEdges[to].push_back({from, value, isOrderOnly});
  if (value && isa<BaseMemRefType>(value.getType()))
    memrefsWithEdges.insert(value);
}

void MemRefDependenceGraph::removeEdge(unsigned from, unsigned to,
                                       Value value) {
  edges.erase({{from, to}, value});
  llvm::erase(outEdges[from], Edge{to, value});
  llvm::erase(inEdges[to], Edge{from, value});
}

void MemRefDependenceGraph::markOrderOnly(unsigned from, unsigned to,
                                          Value value) {
  llvm::find(outEdges[from], Edge{to, value})->isOrderOnly = true;
  llvm::find(inEdges[to], Edge{from, value})->isOrderOnly = true;
}

/// Adds an edge from each node to those that use its results.
void MemRefDependenceGraph::addUses() {
  for (const Node &node : nodes)
    for (Value result : node.op->getResults())
      for (Operation *user : result.getUsers()) {
        Operation *ancestor = block.findAncestorOpInBlock(*user);
        auto entry = ancestor ? ids.find(ancestor) : ids.end();
        if (entry != ids.end())
          addEdge(node.id, entry->second, result);
      }
}

/// The classes of pairs, and whether those of a class are of the same element.
struct MemRefDependenceGraph::KnownPairs {
  KnownPairs(Region *scope, size_t numAccesses) : classes(scope, numAccesses) {}
  MemRefPairClasses classes;
  llvm::DenseMap<unsigned, bool> depend;
};

/// Whether two nodes access the same element of `memref`, and one of them stores to it.
bool MemRefDependenceGraph::mayDepend(const Node &from, const Node &to,
                                      Value memref, KnownPairs &known) const {
  if (!isa<AffineForOp>(from.op) || !isa<AffineForOp>(to.op))
    return true;
  auto isOther = [&](const LoopAccess &access) {
    return access.getMemory() == memref;
  };
  if (llvm::any_of(from.others, isOther) || llvm::any_of(to.others, isOther))
    return true;
  auto numCommon = unsigned(getAffineForIVs(from.op).size());
  auto haveSameElement = [&](ArrayRef<MemRefAccess> sources,
                             ArrayRef<MemRefAccess> targets) {
    for (const MemRefAccess &source : sources)
      for (const MemRefAccess &target : targets) {
        if (source.memref != memref || target.memref != memref)
          continue;
        auto [entry, isNew] =
            known.depend.try_emplace(known.classes.get(source, target), true);
        if (isNew) {
          auto pairs = getSameElementConstraints(source, target, numCommon);
          entry->second = failed(pairs) || *pairs;
        }
        if (entry->second)
          return true;
      }
    return false;
  };
  return haveSameElement(from.stores, to.stores) ||
         haveSameElement(from.stores, to.loads) ||
         haveSameElement(from.loads, to.stores);
}

namespace {
/// A node that accesses a memory.
struct MemoryUser {
  unsigned node;
  bool isStore;
};
} // namespace

void MemRefDependenceGraph::addMemoryEdges() {
  llvm::MapVector<Value, SmallVector<MemoryUser, 4>> memories;
  auto add = [&](Value memory, unsigned node, bool isStore) {
    SmallVector<MemoryUser, 4> &users = memories[memory];
    if (users.empty() || users.back().node != node)
      users.push_back({node, false});
    users.back().isStore |= isStore;
  };
  for (const Node &node : nodes) {
    for (const MemRefAccess &load : node.loads)
      add(load.memref, node.id, false);
    for (const MemRefAccess &store : node.stores)
      add(store.memref, node.id, true);
    for (const LoopAccess &other : node.others)
      add(other.getMemory(), node.id, other.isStore());
  }
  size_t numAccesses = 0;
  for (const Node &node : nodes)
    numAccesses += node.loads.size() + node.stores.size();
  KnownPairs known(block.getParent(), numAccesses);
  for (auto &[memory, users] : memories)
    for (size_t i = 0; i < users.size(); ++i)
      for (size_t k = i + 1; k < users.size(); ++k)
        if ((users[i].isStore || users[k].isStore) &&
            (!memory || mayDepend(nodes[users[i].node], nodes[users[k].node],
                                  memory, known)))
          addEdge(users[i].node, users[k].node, memory);
  // Other values of the same memory.
  for (auto first = memories.begin(); first != memories.end(); ++first)
    for (auto second = std::next(first); second != memories.end(); ++second) {
      if (!aliases.mayAlias(first->first, second->first))
        continue;
      for (const MemoryUser &a : first->second)
        for (const MemoryUser &b : second->second)
          if (a.node != b.node && (a.isStore || b.isStore))
            addEdge(std::min(a.node, b.node), std::max(a.node, b.node),
                    Value());
    }
}

void MemRefDependenceGraph::updateEdges(
    unsigned from, unsigned to, const llvm::DenseSet<Value> &privateMemrefs,
    bool removes) {
  for (const Edge &edge : SmallVector<Edge, 2>(inEdges[from]))
    if (!privateMemrefs.contains(edge.value))
      addEdge(edge.id, to, edge.value, edge.isOrderOnly);
  for (const Edge &edge : SmallVector<Edge, 2>(outEdges[from])) {
    if (edge.id == to) {
      if (removes || privateMemrefs.contains(edge.value))
        removeEdge(from, to, edge.value);
      else
        markOrderOnly(from, to, edge.value);
      continue;
    }
    // The source remains the one that is fused into others.
    if (removes || !privateMemrefs.contains(edge.value))
      addEdge(to, edge.id, edge.value, edge.isOrderOnly || !removes);
    if (removes)
      removeEdge(from, edge.id, edge.value);
  }
  for (const Edge &edge : SmallVector<Edge, 2>(inEdges[to]))
    if (privateMemrefs.contains(edge.value))
      removeEdge(edge.id, to, edge.value);
}

unsigned MemRefDependenceGraph::getOutEdgeCount(unsigned id,
                                                Value memref) const {
  return unsigned(llvm::count_if(outEdges[id], [&](const Edge &edge) {
    return edge.value == memref && !edge.isOrderOnly;
  }));
}

unsigned MemRefDependenceGraph::getIncomingMemRefAccesses(unsigned id,
                                                          Value memref) const {
  return unsigned(llvm::count_if(inEdges[id], [&](const Edge &edge) {
    return edge.value == memref && !edge.isOrderOnly &&
           nodes[edge.id].getStoreOpCount(memref) > 0;
  }));
}

bool MemRefDependenceGraph::hasDependencePath(unsigned from,
                                              unsigned to) const {
  SmallVector<unsigned, 8> worklist{from};
  llvm::SmallDenseSet<unsigned, 8> visited{from};
  while (!worklist.empty()) {
    unsigned id = worklist.pop_back_val();
    if (id == to)
      return true;
    for (const Edge &edge : outEdges[id]) {
      bool isPast = nodes[to].op->isBeforeInBlock(nodes[edge.id].op);
      if (!isPast && visited.insert(edge.id).second)
        worklist.push_back(edge.id);
    }
  }
  return false;
}

Operation *
MemRefDependenceGraph::getFusedLoopNestInsertionPoint(unsigned from,
                                                      unsigned to) const {
  Operation *last = nodes[to].op, *place = last;
  // The first operation that depends on the source, and the last one before the target on which the
  // target depends.
  for (const Edge &edge : outEdges[from]) {
    Operation *op = nodes[edge.id].op;
    if (edge.id != to && op->isBeforeInBlock(place))
      place = op;
  }
  for (const Edge &edge : inEdges[to]) {
    Operation *op = nodes[edge.id].op;
    if (edge.id != from && nodes[from].op->isBeforeInBlock(op) &&
        !op->isBeforeInBlock(place) && op->isBeforeInBlock(last))
      return nullptr;
  }
  return place;
}

//===-- Memory -------------------------------------------------------------===//

bool affine::isEscapingMemref(Value memref, Block *block) {
  Operation *op = memref.getDefiningOp();
  if (!op || op->hasTrait(OpTrait::ViewLikeOpInterface) ||
      !hasSingleEffect<MemoryEffects::Allocate>(op, memref))
    return true;
  return llvm::any_of(memref.getUsers(), [&](Operation *user) {
    return !isAffineAccess(user) || !block->findAncestorOpInBlock(*user);
  });
}
