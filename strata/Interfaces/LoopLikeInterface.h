// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops: operations with the interface LoopLikeOpInterface, all of whose
// regions are loop bodies. A loop with iteration arguments declares them with
// an interface table or in its dialect file (`strata.carries`).
#ifndef STRATA_INTERFACES_LOOPLIKEINTERFACE_H
#define STRATA_INTERFACES_LOOPLIKEINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Build/Builder.h"

namespace strata {

/// The loop-carried values: entries `i` of the four lists correspond. The first
/// iteration gets the init, every other iteration the value yielded by the
/// previous one; the result is the value yielded by the last iteration, or the
/// init if there was none.
struct CarriedValues {
  /// The loop's operands.
  Segment inits;
  /// The only block of the region that is executed once for each iteration.
  Block *body = nullptr;
  /// The arguments of the body.
  Segment arguments;
  /// The operands of the body's terminator.
  Segment yielded;
  /// The loop's results.
  Segment results;

  unsigned size() const { return inits.size; }
  OpOperand &getInit(Operation *loop, unsigned i) const {
    return loop->getOpOperand(inits.first + i);
  }
  BlockArgument getArgument(unsigned i) const {
    return body->getArgument(arguments.first + i);
  }
  OpOperand &getYielded(unsigned i) const {
    return body->getTerminator()->getOpOperand(yielded.first + i);
  }
  OpResult getResult(Operation *loop, unsigned i) const {
    return loop->getResult(results.first + i);
  }
};

/// The loop-carried values of `op`; std::nullopt if it is not a loop, or if
/// they are unknown.
std::optional<CarriedValues> getCarriedValues(Operation *op);

class LoopLikeOpInterface : public OpInterface<LoopLikeOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "LoopLikeOpInterface";
  SmallVector<Region *, 1> getLoopRegions() const;
  /// Whether `value` is defined outside of the loop regions.
  bool isDefinedOutsideOfLoop(Value value) const;
  /// Moves `op`, which is in the loop, before the loop.
  void moveOutOfLoop(Operation *op) const { op->moveBefore(getOperation()); }
  // The loop-carried values; empty if they are unknown.
  OperandRange getInits() const;
  ArrayRef<BlockArgument> getRegionIterArgs() const;
  OperandRange getYieldedValues() const;
  ResultRange getLoopResults() const;
  /// The functions that definitions give.
  struct Concept {
    using Interface = LoopLikeOpInterface;
    /// The loop-carried values; false if they are unknown.
    bool (*getCarriedValues)(Operation *loop, CarriedValues &carried) = nullptr;
    /// Replaces `loop` by a loop with an additional iteration argument, after the
    /// others, with initial value `init`. `getYielded` returns the yielded value,
    /// given the argument. `loop` is erased. Returns null, without changes, if
    /// this is not possible.
    Operation *(*replaceWithAdditionalYield)(
        RewriterBase &rewriter, Operation *loop, Value init,
        function_ref<Value(BlockArgument)> getYielded) = nullptr;
  };
};

/// The declaration in a dialect file: the slots of the inits and the results,
/// and the body region. Its last arguments are the iteration arguments; its
/// terminator has no operands besides the yielded values.
struct DeclaredLoop {
  unsigned inits = 0, region = 0, results = 0;
};

/// The interface that acts on `loop`. The slots must be variadic; that of the
/// results is the last one, and no other is.
InterfaceTable getInterfaceTable(DeclaredLoop loop);

} // namespace strata

#endif // STRATA_INTERFACES_LOOPLIKEINTERFACE_H
