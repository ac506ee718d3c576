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
#include "strata/IR/Build/OpFoldResult.h"

namespace strata {

/// `strata.no_unroll` on a loop, and on the branch to its begin to which it is lowered: copies of the body in
/// machine code would make it larger, and not faster.
inline constexpr llvm::StringLiteral NoUnrollAttrName = "strata.no_unroll";

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

namespace detail {
template <typename Derived> class LoopLikeOpMethods;
}

class LoopLikeOpInterface : public OpInterface<LoopLikeOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "LoopLikeOpInterface";
  /// The functions of the handle for the class of an operation.
  template <typename Derived> using Trait = detail::LoopLikeOpMethods<Derived>;
  SmallVector<Region *, 1> getLoopRegions() const;
  /// Whether `value` is defined outside of the loop regions.
  bool isDefinedOutsideOfLoop(Value value) const;
  /// Moves `op`, which is in the loop, before the loop.
  void moveOutOfLoop(Operation *op) const { op->moveBefore(getOperation()); }
  // The loop-carried values; empty if they are unknown.
  OperandRange getInits() const;
  MutableArrayRef<OpOperand> getInitsMutable() const;
  ArrayRef<BlockArgument> getRegionIterArgs() const;
  OperandRange getYieldedValues() const;
  std::optional<MutableArrayRef<OpOperand>> getYieldedValuesMutable() const;
  std::optional<ResultRange> getLoopResults() const;

  // The entry of one of the four lists that corresponds to an entry of another one; null if
  // there is none.
  OpOperand *getTiedLoopInit(BlockArgument argument) const;
  OpOperand *getTiedLoopInit(OpResult result) const;
  BlockArgument getTiedLoopRegionIterArg(OpOperand *init) const;
  BlockArgument getTiedLoopRegionIterArg(OpResult result) const;
  OpOperand *getTiedLoopYieldedValue(BlockArgument argument) const;
  OpOperand *getTiedLoopYieldedValue(OpResult result) const;
  OpResult getTiedLoopResult(OpOperand *init) const;
  OpResult getTiedLoopResult(BlockArgument argument) const;

  // The induction variables and their bounds (LoopBounds.h); std::nullopt if the loop does
  // not count, or if a bound is unknown.
  std::optional<SmallVector<Value>> getLoopInductionVars() const;
  std::optional<SmallVector<OpFoldResult>> getLoopLowerBounds() const;
  std::optional<SmallVector<OpFoldResult>> getLoopUpperBounds() const;
  std::optional<SmallVector<OpFoldResult>> getLoopSteps() const;
  // The variable and bounds of a loop with one induction variable; std::nullopt for others.
  std::optional<Value> getSingleInductionVar() const;
  std::optional<OpFoldResult> getSingleLowerBound() const;
  std::optional<OpFoldResult> getSingleUpperBound() const;
  std::optional<OpFoldResult> getSingleStep() const;
  /// The number of iterations of a loop with one induction variable and constant bounds, in
  /// 64 bits; std::nullopt for others.
  std::optional<APInt> getStaticTripCount() const;
  /// Replaces a loop that is executed once by its body. Fails, without changes, for other
  /// loops, and if the carried values or the lower bound are unknown.
  LogicalResult promoteIfSingleIteration(RewriterBase &rewriter) const;
  /// The functions that definitions give.
  struct Concept {
    using Interface = LoopLikeOpInterface;
    /// The loop-carried values; false if some of them are unknown, which are empty then.
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

namespace detail {
/// The functions of LoopLikeOpInterface, for the class `Derived` of an operation.
template <typename Derived> class LoopLikeOpMethods {
public:
  auto getLoopRegions() const { return loop().getLoopRegions(); }
  bool isDefinedOutsideOfLoop(Value value) const {
    return loop().isDefinedOutsideOfLoop(value);
  }
  void moveOutOfLoop(Operation *op) const { loop().moveOutOfLoop(op); }
  OperandRange getInits() const { return loop().getInits(); }
  auto getInitsMutable() const { return loop().getInitsMutable(); }
  auto getRegionIterArgs() const { return loop().getRegionIterArgs(); }
  OperandRange getYieldedValues() const { return loop().getYieldedValues(); }
  auto getYieldedValuesMutable() const {
    return loop().getYieldedValuesMutable();
  }
  auto getLoopResults() const { return loop().getLoopResults(); }
  template <typename T> OpOperand *getTiedLoopInit(T value) const {
    return loop().getTiedLoopInit(value);
  }
  template <typename T> BlockArgument getTiedLoopRegionIterArg(T value) const {
    return loop().getTiedLoopRegionIterArg(value);
  }
  template <typename T> OpOperand *getTiedLoopYieldedValue(T value) const {
    return loop().getTiedLoopYieldedValue(value);
  }
  template <typename T> OpResult getTiedLoopResult(T value) const {
    return loop().getTiedLoopResult(value);
  }
  auto getLoopInductionVars() const { return loop().getLoopInductionVars(); }
  auto getLoopLowerBounds() const { return loop().getLoopLowerBounds(); }
  auto getLoopUpperBounds() const { return loop().getLoopUpperBounds(); }
  auto getLoopSteps() const { return loop().getLoopSteps(); }
  auto getSingleInductionVar() const { return loop().getSingleInductionVar(); }
  auto getSingleLowerBound() const { return loop().getSingleLowerBound(); }
  auto getSingleUpperBound() const { return loop().getSingleUpperBound(); }
  auto getSingleStep() const { return loop().getSingleStep(); }
  auto getStaticTripCount() const { return loop().getStaticTripCount(); }
  LogicalResult promoteIfSingleIteration(RewriterBase &rewriter) const {
    return loop().promoteIfSingleIteration(rewriter);
  }

private:
  LoopLikeOpInterface loop() const {
    return LoopLikeOpInterface(
        static_cast<const Derived *>(this)->getOperation());
  }
};
} // namespace detail

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
