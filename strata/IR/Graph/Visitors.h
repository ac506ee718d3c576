// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks over operations, blocks and regions: the implementation of
// Operation::walk, Block::walk and Region::walk. Included by Operation.h.
#ifndef STRATA_IR_GRAPH_VISITORS_H
#define STRATA_IR_GRAPH_VISITORS_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

namespace detail {
/// One level of a walk: the operation whose regions are being visited, the
/// number of the next region, the current block, and the next operation in it.
struct WalkFrame {
  Operation *op;
  unsigned region;
  Block *block;
  Operation *next;
  /// Moves to the next operation, over empty blocks and regions. False at the
  /// end.
  bool settle();
};

/// The parameter of a visitor: `type` is its parameter type, or `Operation *`
/// for generic lambdas and function objects with several overloads.
template <typename Fn, typename = void> struct WalkTarget {
  using type = Operation *;
};
template <typename Result, typename Arg>
struct WalkTarget<Result (*)(Arg), void> {
  using type = std::decay_t<Arg>;
};
template <typename Fn>
struct WalkTarget<
    Fn, std::void_t<decltype(&std::remove_reference_t<Fn>::operator())>> {
  template <typename Class, typename Result, typename Arg>
  static Arg getArg(Result (Class::*)(Arg));
  template <typename Class, typename Result, typename Arg>
  static Arg getArg(Result (Class::*)(Arg) const);
  using type =
      std::decay_t<decltype(getArg(&std::remove_reference_t<Fn>::operator()))>;
};

/// Calls `fn`; one that returns nothing advances.
template <typename Fn, typename Arg> WalkResult callVisitor(Fn &fn, Arg arg) {
  if constexpr (std::is_void_v<decltype(fn(arg))>) {
    fn(arg);
    return WalkResult::advance();
  } else {
    return fn(arg);
  }
}

/// Visits the blocks (`T` is Block) or regions (Region) inside `root`, with an
/// explicit stack. The visited one may be erased by the visit, others may not.
template <typename T, WalkOrder Order, typename Fn> class StructureWalker {
public:
  explicit StructureWalker(Fn &fn) : fn(fn) {}
  WalkResult walk(Operation *root) {
    frames.push_back({root, 0});
    while (!frames.empty() && !isInterrupted)
      step();
    return isInterrupted ? WalkResult::interrupt() : WalkResult::advance();
  }

private:
  static constexpr bool isPre = Order == WalkOrder::PreOrder;
  static constexpr bool ofBlocks = std::is_same_v<T, Block>;

  /// An operation whose regions are visited: the current block, which may be gone
  /// after its visit, the one after it, and the next operation in the block.
  struct Frame {
    Operation *owner;
    unsigned region;
    Block *block = nullptr, *following = nullptr;
    Operation *next = nullptr;
    bool isInside = false;
  };

  void step() {
    Frame &frame = frames.back();
    if (Operation *op = frame.next) {
      frame.next = op->getNextNode();
      if (op->getNumRegions())
        frames.push_back({op, 0});
    } else if (frame.block) {
      Block *following = frame.following;
      if constexpr (ofBlocks && !isPre)
        visit(frame.block);
      enterBlock(frame, following);
    } else if (frame.isInside) {
      if constexpr (!ofBlocks && !isPre)
        visit(&frame.owner->getRegion(frame.region));
      frame.isInside = false;
      ++frame.region;
    } else if (frame.region < frame.owner->getNumRegions()) {
      enterRegion(frame, &frame.owner->getRegion(frame.region));
    } else {
      frames.pop_back();
    }
  }

  /// Enters `block`, or one after it if the visit skips it; may be null.
  void enterBlock(Frame &frame, Block *block) {
    while (true) {
      frame.block = block;
      frame.following = block ? block->getNextNode() : nullptr;
      bool isSkipped = false;
      if constexpr (ofBlocks && isPre)
        isSkipped = block && visit(block).wasSkipped();
      frame.next = block && !isSkipped ? block->getFirstOp() : nullptr;
      if (!isSkipped)
        return;
      block = frame.following;
    }
  }

  void enterRegion(Frame &frame, Region *region) {
    if constexpr (!ofBlocks && isPre) {
      if (visit(region).wasSkipped()) {
        ++frame.region;
        return;
      }
    }
    frame.isInside = true;
    enterBlock(frame, region->getFirstBlock());
  }

  WalkResult visit(T *visited) {
    WalkResult result = callVisitor(fn, visited);
    isInterrupted |= result.wasInterrupted();
    return result;
  }

  Fn &fn;
  SmallVector<Frame, 8> frames;
  bool isInterrupted = false;
};

/// Visits `root` and the objects nested in it, with an explicit stack. The
/// visited operation may be erased by the visit, others may not.
template <WalkOrder Order, typename Fn>
WalkResult walkOperations(Operation *root, Fn &&fn) {
  SmallVector<WalkFrame, 8> frames;
  auto visit = [&](Operation *op) { return callVisitor(fn, op); };
  auto enter = [&](Operation *op) -> WalkResult {
    bool hasRegions = op->getNumRegions();
    if (Order == WalkOrder::PreOrder || !hasRegions) {
      WalkResult result = visit(op);
      if (!hasRegions || result != WalkResult::Advance)
        return result;
    }
    frames.push_back({op, 0, nullptr, nullptr});
    return WalkResult::Advance;
  };
  if (enter(root) == WalkResult::Interrupt)
    return WalkResult::Interrupt;
  while (!frames.empty()) {
    WalkFrame &frame = frames.back();
    if (Operation *op = frame.next; op || frame.settle()) {
      op = frame.next;
      // Stepped over before the visit, which may erase it.
      frame.next = op->getNextNode();
      if (!frame.next)
        frame.settle();
      if (enter(op) == WalkResult::Interrupt)
        return WalkResult::Interrupt;
      continue;
    }
    Operation *done = frame.op;
    frames.pop_back();
    if (Order == WalkOrder::PostOrder && visit(done) == WalkResult::Interrupt)
      return WalkResult::Interrupt;
  }
  return WalkResult::Advance;
}

/// Operation::walk, selected by the parameter type of `fn`.
template <WalkOrder Order, typename Fn>
WalkResult walk(Operation *root, Fn &fn) {
  using Target = typename WalkTarget<Fn>::type;
  if constexpr (std::is_same_v<Target, Operation *>) {
    return walkOperations<Order>(root, fn);
  } else if constexpr (std::is_same_v<Target, Block *>) {
    return StructureWalker<Block, Order, Fn>(fn).walk(root);
  } else if constexpr (std::is_same_v<Target, Region *>) {
    return StructureWalker<Region, Order, Fn>(fn).walk(root);
  } else {
    auto visit = [&](Operation *op) -> WalkResult {
      if (auto typed = dyn_cast<Target>(op))
        return callVisitor(fn, typed);
      return WalkResult::advance();
    };
    return walkOperations<Order>(root, visit);
  }
}
} // namespace detail

template <WalkOrder Order, typename Fn> WalkResult Operation::walk(Fn &&fn) {
  return detail::walk<Order>(this, fn);
}

template <WalkOrder Order, typename Fn> WalkResult Block::walk(Fn &&fn) {
  return walk<Order>(begin(), end(), fn);
}

template <WalkOrder Order, typename Fn>
WalkResult Block::walk(iterator from, iterator to, Fn &&fn) {
  for (iterator it = from; it != to;) {
    Operation &op = *it++;
    if (detail::walk<Order>(&op, fn).wasInterrupted())
      return WalkResult::interrupt();
  }
  return WalkResult::advance();
}

template <WalkOrder Order, typename Fn> WalkResult Region::walk(Fn &&fn) {
  constexpr bool visitsBlocks =
      std::is_same_v<typename detail::WalkTarget<Fn>::type, Block *>;
  for (Block *block = firstBlock, *following; block; block = following) {
    following = block->getNextNode();
    if constexpr (visitsBlocks && Order == WalkOrder::PreOrder) {
      WalkResult result = detail::callVisitor(fn, block);
      if (result.wasInterrupted())
        return result;
      if (result.wasSkipped())
        continue;
    }
    if (block->walk<Order>(fn).wasInterrupted())
      return WalkResult::interrupt();
    if constexpr (visitsBlocks && Order == WalkOrder::PostOrder)
      if (detail::callVisitor(fn, block).wasInterrupted())
        return WalkResult::interrupt();
  }
  return WalkResult::advance();
}

} // namespace strata

#endif // STRATA_IR_GRAPH_VISITORS_H
