// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/MemRefDependenceGraph.h"

#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

using Node = MemRefDependenceGraph::Node;

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
  SmallVector<Operation *> ops;
  for (Operation &op : block) {
    std::optional<bool> needed = needsNode(op);
    if (!needed)
      return failure();
    if (*needed)
      ops.push_back(&op);
  }
  nodes.reserve(ops.size());
  inEdges.reserve(ops.size());
  outEdges.reserve(ops.size());
  for (Operation *op : ops)
    addNode(op);
  addUses();
  for (EdgeList &list : inEdges)
    list.numUses = unsigned(list.edges.size());
  for (EdgeList &list : outEdges)
    list.numUses = unsigned(list.edges.size());
  initial.compute(nodes, cache, aliases);
  initial.forEachValue([&](Value value) { memrefsWithEdges.insert(value); });
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
  SmallVector<const KnownAccess *> accesses;
  cache.collect(op, accesses);
  setAccesses(id, accesses);
  return id;
}

void MemRefDependenceGraph::setOp(unsigned id, Operation *op) {
  ids.erase(nodes[id].op);
  nodes[id].op = op;
  ids[op] = id;
}

void MemRefDependenceGraph::setAccesses(
    unsigned id, ArrayRef<const KnownAccess *> accesses) {
  Node &node = nodes[id];
  auto loaded = std::move(node.loadCounts),
       stored = std::move(node.storeCounts);
  node.setAccesses(accesses);
  for (auto [memref, count] : node.loadCounts)
    if (!loaded.contains(memref))
      loaders[memref].insert(id);
  for (auto [memref, count] : node.storeCounts)
    if (!stored.contains(memref))
      storers[memref].insert(id);
}

SmallVector<unsigned> MemRefDependenceGraph::getLoaders(Value memref) const {
  SmallVector<unsigned> list;
  auto entry = loaders.find(memref);
  if (entry != loaders.end())
    for (unsigned id : entry->second)
      if (nodes[id].getLoadOpCount(memref) > 0)
        list.push_back(id);
  return list;
}

SmallVector<unsigned> MemRefDependenceGraph::getStorers(Value memref) const {
  SmallVector<unsigned> list;
  auto entry = storers.find(memref);
  if (entry != storers.end())
    for (unsigned id : entry->second)
      if (nodes[id].getStoreOpCount(memref) > 0)
        list.push_back(id);
  return list;
}

void MemRefDependenceGraph::removeNode(unsigned id) {
  // Edges that are not stored end with the node.
  for (const Edge &edge : SmallVector<Edge, 2>(inEdges[id].edges))
    removeEdge(edge.id, id, edge.value);
  for (const Edge &edge : SmallVector<Edge, 2>(outEdges[id].edges))
    removeEdge(id, edge.id, edge.value);
  lastSources.clear();
  ids.erase(nodes[id].op);
  nodes[id] = Node();
  nodes[id].id = id;
}

//===-- Stored edges -------------------------------------------------------===//

void MemRefDependenceGraph::addEdge(unsigned from, unsigned to, Value value,
                                    bool isOrderOnly) {
  if (from == to || hasInitialEdge(from, to, value) ||
      !storedEdges.insert({{from, to}, value}).second)
    return;
  outEdges[from].edges.push_back({to, value, isOrderOnly});
  inEdges[to].edges.push_back({from, value, isOrderOnly});
  if (value && isa<BaseMemRefType>(value.getType()))
    memrefsWithEdges.insert(value);
  lastSources.clear();
}

void MemRefDependenceGraph::removeEdge(unsigned from, unsigned to,
                                       Value value) {
  auto remove = [](EdgeList &list, Edge edge) {
    auto *place = llvm::find(list.edges, edge);
    list.numUses -= place < list.edges.begin() + list.numUses;
    list.edges.erase(place);
  };
  lastSources.clear();
  if (storedEdges.erase({{from, to}, value})) {
    remove(outEdges[from], {to, value});
    remove(inEdges[to], {from, value});
    return;
  }
  removedEdges.insert({{from, to}, value});
  outEdges[from].hasChanges = inEdges[to].hasChanges = true;
}

void MemRefDependenceGraph::markOrderOnly(unsigned from, unsigned to,
                                          Value value) {
  if (storedEdges.contains({{from, to}, value})) {
    llvm::find(outEdges[from].edges, Edge{to, value})->isOrderOnly = true;
    llvm::find(inEdges[to].edges, Edge{from, value})->isOrderOnly = true;
    return;
  }
  orderOnlyEdges.insert({{from, to}, value});
  outEdges[from].hasChanges = inEdges[to].hasChanges = true;
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

SmallVector<MemRefDependenceGraph::Edge>
MemRefDependenceGraph::getEdges(unsigned id, Direction direction) const {
  SmallVector<Edge> edges;
  anyEdge(id, direction, [&](const Edge &edge) {
    edges.push_back(edge);
    return false;
  });
  return edges;
}

void MemRefDependenceGraph::updateEdges(
    unsigned from, unsigned to, const llvm::DenseSet<Value> &privateMemrefs,
    bool removes) {
  lastSources.clear();
  for (const Edge &edge : getEdges(from, Direction::In))
    if (!privateMemrefs.contains(edge.value))
      addEdge(edge.id, to, edge.value, edge.isOrderOnly);
  for (const Edge &edge : getEdges(from, Direction::Out)) {
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
  }
  SmallVector<unsigned> sources;
  for (Value memref : privateMemrefs) {
    sources.clear();
    anyEdgeOf(to, memref, Direction::In, [&](const Edge &edge) {
      sources.push_back(edge.id);
      return false;
    });
    for (unsigned source : sources)
      removeEdge(source, to, memref);
  }
}

//===-- All edges ----------------------------------------------------------===//

bool MemRefDependenceGraph::testInitial(unsigned id, unsigned other,
                                        Value value, Direction direction,
                                        EdgeTest test) const {
  if (!hasNode(other))
    return false;
  if (!getList(id, direction).hasChanges)
    return test({other, value});
  EdgeKey key = getKey(id, other, value, direction);
  return !removedEdges.contains(key) &&
         test({other, value, orderOnlyEdges.contains(key)});
}

bool MemRefDependenceGraph::hasInitialEdge(unsigned from, unsigned to,
                                           Value value) const {
  return initial.hasEdge(from, to, value) &&
         !removedEdges.contains({{from, to}, value});
}

bool MemRefDependenceGraph::anyValueEdge(unsigned id, Direction direction,
                                         EdgeTest test) const {
  const EdgeList &list = getList(id, direction);
  ArrayRef<Edge> stored = list.edges;
  return llvm::any_of(stored.take_front(list.numUses), test) ||
         initial.anyOfSameValue(id, direction,
                                [&](unsigned other, Value value) {
                                  return testInitial(id, other, value,
                                                     direction, test);
                                }) ||
         llvm::any_of(stored.drop_front(list.numUses), test);
}

bool MemRefDependenceGraph::anyEdge(unsigned id, Direction direction,
                                    EdgeTest test) const {
  return anyValueEdge(id, direction, test) ||
         initial.anyOfOtherValues(
             id, direction, [&](unsigned other, Value value) {
               return testInitial(id, other, value, direction, test);
             });
}

bool MemRefDependenceGraph::anyEdgeOf(unsigned id, Value value,
                                      Direction direction,
                                      EdgeTest test) const {
  const EdgeList &list = getList(id, direction);
  ArrayRef<Edge> stored = list.edges;
  auto testStored = [&](const Edge &edge) {
    return edge.value == value && test(edge);
  };
  return llvm::any_of(stored.take_front(list.numUses), testStored) ||
         initial.anyOfValue(id, value, direction,
                            [&](unsigned other, Value memref) {
                              return testInitial(id, other, memref, direction,
                                                 test);
                            }) ||
         llvm::any_of(stored.drop_front(list.numUses), testStored);
}

bool MemRefDependenceGraph::anyBetween(unsigned from, unsigned to,
                                       EdgeTest test) const {
  auto testValue = [&](Value value) {
    return testInitial(from, to, value, Direction::Out, test);
  };
  if (initial.anyBetween(from, to, testValue))
    return true;
  // The shorter list is searched.
  bool isOut = outEdges[from].edges.size() <= inEdges[to].edges.size();
  unsigned other = isOut ? to : from;
  const EdgeList &list = isOut ? outEdges[from] : inEdges[to];
  return llvm::any_of(list.edges, [&](const Edge &edge) {
    return edge.id == other && test(edge);
  });
}

bool MemRefDependenceGraph::hasEdge(unsigned from, unsigned to) const {
  return anyBetween(from, to, [](const Edge &) { return true; });
}

bool MemRefDependenceGraph::hasFusibleEdge(unsigned from, unsigned to) const {
  return anyBetween(from, to,
                    [](const Edge &edge) { return !edge.isOrderOnly; });
}

bool MemRefDependenceGraph::hasMoreOutEdges(unsigned id, Value memref,
                                            size_t count) const {
  return anyEdgeOf(id, memref, Direction::Out, [&](const Edge &edge) {
    return !edge.isOrderOnly && count-- == 0;
  });
}

bool MemRefDependenceGraph::hasIncomingStore(unsigned id, Value memref) const {
  return anyEdgeOf(id, memref, Direction::In, [&](const Edge &edge) {
    return !edge.isOrderOnly && nodes[edge.id].getStoreOpCount(memref) > 0;
  });
}

//===-- Orders -------------------------------------------------------------===//

bool MemRefDependenceGraph::hasDependencePath(unsigned from,
                                              unsigned to) const {
  if (!nodes[from].op->isBeforeInBlock(nodes[to].op))
    return from == to;
  SmallVector<unsigned, 8> worklist{from};
  llvm::SmallDenseSet<unsigned, 8> visited{from};
  while (!worklist.empty()) {
    unsigned id = worklist.pop_back_val();
    if (hasEdge(id, to))
      return true;
    anyEdge(id, Direction::Out, [&](const Edge &edge) {
      bool isPast = nodes[to].op->isBeforeInBlock(nodes[edge.id].op);
      if (!isPast && visited.insert(edge.id).second)
        worklist.push_back(edge.id);
      return false;
    });
  }
  return false;
}

/// Whether the last node before `to` that it depends on depends on `from`, so that both nests cannot
/// meet.
bool MemRefDependenceGraph::blocksFusion(unsigned from, unsigned to) const {
  constexpr unsigned None = ~0U;
  auto [entry, isNew] = lastSources.try_emplace(to, None);
  unsigned &last = entry->second;
  if (isNew)
    anyEdge(to, Direction::In, [&](const Edge &edge) {
      Operation *op = nodes[edge.id].op;
      if (op->isBeforeInBlock(nodes[to].op) &&
          (last == None || nodes[last].op->isBeforeInBlock(op)))
        last = edge.id;
      return false;
    });
  return last != None && last != from &&
         nodes[from].op->isBeforeInBlock(nodes[last].op) && hasEdge(from, last);
}

Operation *
MemRefDependenceGraph::getFusedLoopNestInsertionPoint(unsigned from,
                                                      unsigned to) const {
  if (blocksFusion(from, to))
    return nullptr;
  Operation *last = nodes[to].op, *place = last;
  // The first operation that depends on the source, and the last one before the target on which the
  // target depends.
  anyEdge(from, Direction::Out, [&](const Edge &edge) {
    Operation *op = nodes[edge.id].op;
    if (edge.id != to && op->isBeforeInBlock(place))
      place = op;
    return false;
  });
  bool isBlocked = anyEdge(to, Direction::In, [&](const Edge &edge) {
    Operation *op = nodes[edge.id].op;
    return edge.id != from && nodes[from].op->isBeforeInBlock(op) &&
           !op->isBeforeInBlock(place) && op->isBeforeInBlock(last);
  });
  return isBlocked ? nullptr : place;
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
