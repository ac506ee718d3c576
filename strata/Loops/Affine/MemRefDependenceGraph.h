// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MemRefDependenceGraph: the operations of a block, with an edge for each pair of which the second
// must stay after the first: both access one memory and one of them stores to it, or the second uses a
// result of the first.
//
// Two nests of affine.for have an edge only if they access the same element. Memory that is viewed by
// several values, and operations with unknown effects, have edges to all that they may touch.
//
// Only uses of results and changes are stored: the other edges are found again when they are needed
// (NodeDependences.h).
#ifndef STRATA_LOOPS_AFFINE_MEMREFDEPENDENCEGRAPH_H
#define STRATA_LOOPS_AFFINE_MEMREFDEPENDENCEGRAPH_H

#include "strata/Loops/Affine/NodeDependences.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

#include <vector>

namespace dialects::affine {

class MemRefDependenceGraph {
public:
  using Node = MemRefNode;
  using Direction = NodeDependences::Direction;
  /// An edge to or from node `id`, because of `value`: the result that is used, or the memref. It is null
  /// if the memory has different values at both ends.
  struct Edge {
    unsigned id;
    strata::Value value;
    /// Whether the first node is not to be fused into the second one: it has been already, and is executed
    /// as well, or it is the target of such a fusion.
    bool isOrderOnly = false;
    bool operator==(const Edge &other) const {
      return id == other.id && value == other.value;
    }
  };
  using EdgeTest = llvm::function_ref<bool(const Edge &)>;

  /// The accesses of nodes are those of `cache`, whose scope is the region of the block.
  MemRefDependenceGraph(strata::Block &block, AccessCache &cache,
                        strata::MemoryAliases &aliases)
      : block(block), cache(cache), aliases(aliases) {}
  /// Adds all nodes and edges. Fails if an operation has regions whose execution is unknown.
  strata::LogicalResult init();

  strata::Block &getBlock() const { return block; }
  bool hasNode(unsigned id) const { return nodes[id].op; }
  Node &getNode(unsigned id) { return nodes[id]; }
  const Node &getNode(unsigned id) const { return nodes[id]; }
  /// The node of an operation of the block; null without.
  Node *findNode(strata::Operation *op);
  /// The number of nodes that there have been; ids are less.
  unsigned getNumIds() const { return unsigned(nodes.size()); }
  /// The nodes that load or store `memref` by operations of affine, in the order in which they began to.
  strata::SmallVector<unsigned> getLoaders(strata::Value memref) const;
  strata::SmallVector<unsigned> getStorers(strata::Value memref) const;

  //===-- Edges ------------------------------------------------------------===//

  /// Whether `test` is true for an edge to (In) or from (Out) the node. Edges of a value come in the order in
  /// which they were added, at first that of nodes. An edge without value may be tested several times.
  bool anyEdge(unsigned id, Direction direction, EdgeTest test) const;
  /// Whether `test` is true for an edge of any value, or of `value`.
  bool anyValueEdge(unsigned id, Direction direction, EdgeTest test) const;
  bool anyEdgeOf(unsigned id, strata::Value value, Direction direction,
                 EdgeTest test) const;
  bool hasEdge(unsigned from, unsigned to) const;
  /// Whether an edge is not for the order only.
  bool hasFusibleEdge(unsigned from, unsigned to) const;
  /// Whether the node has more than `count` edges on `memref` to others, without those for the order
  /// only.
  bool hasMoreOutEdges(unsigned id, strata::Value memref, size_t count) const;
  /// Whether an affine store to the memref has an edge on it to the node that is not for the order only.
  bool hasIncomingStore(unsigned id, strata::Value memref) const;
  bool hasDependencePath(unsigned from, unsigned to) const;
  /// The place in front of which both nests, of which `from` is first, can be executed as one; null if
  /// there is none.
  strata::Operation *getFusedLoopNestInsertionPoint(unsigned from,
                                                    unsigned to) const;

  //===-- Changes ----------------------------------------------------------===//

  unsigned addNode(strata::Operation *op);
  /// Makes the node that of `op`, which has the same accesses.
  void setOp(unsigned id, strata::Operation *op);
  void addEdge(unsigned from, unsigned to, strata::Value value,
               bool isOrderOnly = false);
  void removeNode(unsigned id);
  /// The accesses of node `from` become those of `to` as well, of which those of `privateMemrefs` are
  /// of other memory then. `removes` tells that `from` will be removed.
  void updateEdges(unsigned from, unsigned to,
                   const llvm::DenseSet<strata::Value> &privateMemrefs,
                   bool removes);
  /// Makes these the accesses of the operation of a node.
  void setAccesses(unsigned id, strata::ArrayRef<const KnownAccess *> accesses);
  /// The memrefs on which there have been edges.
  strata::ArrayRef<strata::Value> getMemrefsWithEdges() const {
    return memrefsWithEdges.getArrayRef();
  }

private:
  using EdgeKey = std::pair<std::pair<unsigned, unsigned>, strata::Value>;
  using EdgeSet = llvm::DenseSet<EdgeKey>;
  using MemrefNodes = llvm::DenseMap<strata::Value, llvm::SetVector<unsigned>>;
  /// The stored edges on one side of a node. The first `numUses` are of results, and older than those that
  /// are not stored.
  struct EdgeList {
    strata::SmallVector<Edge, 2> edges;
    unsigned numUses = 0;
    /// Whether edges that are not stored have been removed or marked.
    bool hasChanges = false;
  };
  static EdgeKey getKey(unsigned id, unsigned other, strata::Value value,
                        Direction direction) {
    return direction == Direction::In ? EdgeKey{{other, id}, value}
                                      : EdgeKey{{id, other}, value};
  }
  const EdgeList &getList(unsigned id, Direction direction) const {
    return direction == Direction::In ? inEdges[id] : outEdges[id];
  }

  strata::SmallVector<Edge> getEdges(unsigned id, Direction direction) const;
  bool anyInitialEdge(unsigned id, Direction direction, bool hasSameValue,
                      EdgeTest test) const;
  bool testInitial(unsigned id, unsigned other, strata::Value value,
                   Direction direction, EdgeTest test) const;
  bool hasInitialEdge(unsigned from, unsigned to, strata::Value value) const;
  bool anyBetween(unsigned from, unsigned to, EdgeTest test) const;
  bool blocksFusion(unsigned from, unsigned to) const;
  void removeEdge(unsigned from, unsigned to, strata::Value value);
  void markOrderOnly(unsigned from, unsigned to, strata::Value value);
  void addUses();

  strata::Block &block;
  AccessCache &cache;
  strata::MemoryAliases &aliases;
  std::vector<Node> nodes;
  NodeDependences initial;
  std::vector<EdgeList> inEdges, outEdges;
  /// All edges that are stored, those that are not and have been removed, and those that are for the order
  /// only.
  EdgeSet storedEdges, removedEdges, orderOnlyEdges;
  llvm::DenseMap<strata::Operation *, unsigned> ids;
  llvm::SetVector<strata::Value> memrefsWithEdges;
  /// The nodes that have loaded or stored a memref.
  MemrefNodes loaders, storers;
  /// The last node with an edge to a node, until the next change.
  mutable llvm::DenseMap<unsigned, unsigned> lastSources;
};

/// Whether memory that `memref` refers to may be accessed by other values than `memref`, or outside of
/// `block`.
bool isEscapingMemref(strata::Value memref, strata::Block *block);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_MEMREFDEPENDENCEGRAPH_H
