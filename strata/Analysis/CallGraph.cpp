// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/CallGraph.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using Edge = CallGraphNode::Edge;

void CallGraphNode::addEdge(Edge::Kind kind, CallGraphNode *target) {
  if (known.insert({target, unsigned(kind)}).second)
    edges.push_back({kind, target});
}

bool CallGraphNode::hasChildren() const {
  return llvm::any_of(
      edges, [](const Edge &edge) { return edge.kind == Edge::Kind::Child; });
}

bool CallGraphNode::hasEdgeTo(const CallGraphNode *target) const {
  auto *node = const_cast<CallGraphNode *>(target);
  return llvm::any_of(std::initializer_list<Edge::Kind>{Edge::Kind::Abstract,
                                                        Edge::Kind::Call,
                                                        Edge::Kind::Child},
                      [&](Edge::Kind kind) {
                        return known.contains({node, unsigned(kind)});
                      });
}

/// Calls `onCallable` for callables with a body, with the node around them,
/// which returns theirs, and `onCall` for calls with the node that they are in;
/// in program order. The contents of calls, and declarations, are not visited.
template <typename CallableFn, typename CallFn>
void CallGraph::visit(Operation *root, CallableFn onCallable, CallFn onCall) {
  struct Item {
    Operation *op;
    CallGraphNode *parent;
  };
  SmallVector<Item, 16> stack{{root, nullptr}};
  while (!stack.empty()) {
    auto [op, parent] = stack.pop_back_val();
    if (isCall(op)) {
      onCall(op, parent);
      continue;
    }
    if (isCallable(op)) {
      Region *region = strata::getCallableRegion(op);
      if (!region)
        continue;
      parent = onCallable(region, parent);
    }
    size_t first = stack.size();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &inner : block)
          if (inner.getNumRegions() || isCall(&inner))
            stack.push_back({&inner, parent});
    std::reverse(stack.begin() + first, stack.end());
  }
}

CallGraph::CallGraph(Operation *root) {
  // All callables first: a call may come before its callee.
  visit(
      root,
      [&](Region *region, CallGraphNode *parent) {
        CallGraphNode *&node = nodes[region];
        if (!node) {
          node =
              list.emplace_back(std::make_unique<CallGraphNode>(region)).get();
          (parent ? parent : &externalCaller)
              ->addEdge(parent ? Edge::Kind::Child : Edge::Kind::Abstract,
                        node);
        }
        return node;
      },
      [](Operation *, CallGraphNode *) {});
  SymbolTableCollection symbols;
  visit(
      root,
      [&](Region *region, CallGraphNode *) { return nodes.lookup(region); },
      [&](Operation *call, CallGraphNode *parent) {
        if (parent)
          parent->addEdge(Edge::Kind::Call, resolveCallable(call, symbols));
      });
}

CallGraphNode *CallGraph::resolveCallable(Operation *call,
                                          SymbolTableCollection &symbols) {
  Operation *callee = resolveCallee(call, symbols);
  if (callee && isCallable(callee))
    if (CallGraphNode *node = lookupNode(strata::getCallableRegion(callee)))
      return node;
  return &unknownCallee;
}

void CallGraph::eraseNode(CallGraphNode *node) {
  for (const std::unique_ptr<CallGraphNode> &other : list)
    llvm::erase_if(other->edges,
                   [&](const Edge &edge) { return edge.target == node; });
  llvm::erase_if(externalCaller.edges,
                 [&](const Edge &edge) { return edge.target == node; });
  nodes.erase(node->region);
  llvm::erase_if(list, [&](const auto &entry) { return entry.get() == node; });
}

std::vector<std::vector<CallGraphNode *>> CallGraph::getComponents() {
  struct Frame {
    CallGraphNode *node;
    size_t nextEdge;
    unsigned lowest;
  };
  std::vector<std::vector<CallGraphNode *>> components;
  llvm::DenseMap<CallGraphNode *, unsigned> numbers;
  SmallVector<CallGraphNode *, 16> open;
  SmallVector<Frame, 16> frames;
  constexpr unsigned done = ~0u;
  auto enter = [&](CallGraphNode *node) {
    unsigned number = unsigned(numbers.size()) + 1;
    numbers[node] = number;
    open.push_back(node);
    frames.push_back({node, 0, number});
  };
  enter(&externalCaller);
  while (!frames.empty()) {
    Frame &frame = frames.back();
    if (frame.nextEdge < frame.node->edges.size()) {
      CallGraphNode *target = frame.node->edges[frame.nextEdge++].target;
      unsigned number = numbers.lookup(target);
      if (!number)
        enter(target);
      else if (number < frame.lowest)
        frame.lowest = number;
      continue;
    }
    Frame finished = frames.pop_back_val();
    if (!frames.empty() && finished.lowest < frames.back().lowest)
      frames.back().lowest = finished.lowest;
    if (finished.lowest != numbers[finished.node])
      continue;
    std::vector<CallGraphNode *> &component = components.emplace_back();
    do {
      component.push_back(open.pop_back_val());
      numbers[component.back()] = done;
    } while (component.back() != finished.node);
  }
  return components;
}
