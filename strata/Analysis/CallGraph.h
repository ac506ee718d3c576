// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The call graph. A node is the region of a callable; two more nodes stand for
// external callers, with an edge to each callable that is not nested in
// another, and for unknown callees.
//
// Not included: indirect calls, except through constants that are functions.
#ifndef STRATA_ANALYSIS_CALLGRAPH_H
#define STRATA_ANALYSIS_CALLGRAPH_H

#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interfaces/CallInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

#include <memory>
#include <vector>

namespace strata {

class CallGraphNode {
public:
  /// The kinds of edges: called from outside, called, nested in the caller.
  struct Edge {
    enum class Kind : uint8_t { Abstract, Call, Child };
    Kind kind;
    CallGraphNode *target;
    bool operator==(const Edge &other) const {
      return kind == other.kind && target == other.target;
    }
  };

  explicit CallGraphNode(Region *region) : region(region) {}
  /// Null for the external caller and the unknown callee.
  Region *getCallableRegion() const { return region; }
  bool isExternal() const { return !region; }
  /// In the order in which they were found, each once.
  ArrayRef<Edge> getEdges() const { return edges; }
  bool hasChildren() const;
  void addEdge(Edge::Kind kind, CallGraphNode *target);
  bool hasEdgeTo(const CallGraphNode *target) const;

private:
  friend class CallGraph;
  Region *region;
  std::vector<Edge> edges;
  llvm::DenseSet<std::pair<CallGraphNode *, unsigned>> known;
};

class CallGraph {
public:
  /// The graph of the callables and calls in `root`. Linear in operations.
  explicit CallGraph(Operation *root);

  /// Null if the region is no callable's.
  CallGraphNode *lookupNode(Region *region) const {
    return region ? nodes.lookup(region) : nullptr;
  }
  CallGraphNode *getExternalCallerNode() { return &externalCaller; }
  CallGraphNode *getUnknownCalleeNode() { return &unknownCallee; }
  /// The node that `call` leads to.
  CallGraphNode *resolveCallable(Operation *call,
                                 SymbolTableCollection &symbols);
  /// The nodes in the order of the IR.
  ArrayRef<std::unique_ptr<CallGraphNode>> getNodes() const { return list; }
  /// The nodes, as pointers.
  auto begin() const { return llvm::map_iterator(list.begin(), getPointer); }
  auto end() const { return llvm::map_iterator(list.end(), getPointer); }
  size_t size() const { return list.size(); }
  /// Forgets a node whose callable is about to be erased, and the edges to it.
  void eraseNode(CallGraphNode *node);

  /// Strongly connected components, callees before callers, as Tarjan's
  /// algorithm finds them from the external caller, edges being followed in
  /// order. Does not recurse.
  std::vector<std::vector<CallGraphNode *>> getComponents();

private:
  static CallGraphNode *getPointer(const std::unique_ptr<CallGraphNode> &node) {
    return node.get();
  }
  template <typename CallableFn, typename CallFn>
  void visit(Operation *root, CallableFn onCallable, CallFn onCall);

  CallGraphNode externalCaller{nullptr}, unknownCallee{nullptr};
  llvm::DenseMap<Region *, CallGraphNode *> nodes;
  std::vector<std::unique_ptr<CallGraphNode>> list;
};

} // namespace strata

#endif // STRATA_ANALYSIS_CALLGRAPH_H
