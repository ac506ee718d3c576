// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops: operations with the interface LoopLikeOpInterface, all of whose
// regions are loop bodies. One that carries values from one iteration to the
// next says which, by a table of functions or in its dialect file
// (`strata.carries`).
#ifndef STRATA_INTERFACES_LOOPLIKEINTERFACE_H
#define STRATA_INTERFACES_LOOPLIKEINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Builder.h"

namespace strata {

/// The values that a loop carries: value `i` of the four lists belong together.
/// The first iteration gets the init, each other what the one before it has
/// yielded; the result is what the last one has yielded, or the init if there
/// was none.
struct CarriedValues {
  /// Of the loop's operands.
  Segment inits;
  /// The only block of the region that is executed once for each iteration.
  Block *body = nullptr;
  /// Of the arguments of the body.
  Segment arguments;
  /// Of the operands of the body's terminator.
  Segment yielded;
  /// Of the loop's results.
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

class LoopLikeOpInterface : public OpInterface<LoopLikeOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "LoopLikeOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = LoopLikeOpInterface;
    /// Which values it carries; false if that cannot be told.
    bool (*getCarriedValues)(Operation *loop, CarriedValues &carried) = nullptr;
    /// Makes a loop like `loop`, in its place, that carries `init` too, behind
    /// the others. It yields what `getYielded` says when it is given the
    /// argument. `loop` is erased. Null, and nothing is changed, if there is no
    /// such loop.
    Operation *(*replaceWithAdditionalYield)(
        RewriterBase &rewriter, Operation *loop, Value init,
        function_ref<Value(BlockArgument)> getYielded) = nullptr;
  };
};

/// The values that `op` carries; nothing if it is no loop, or does not say.
std::optional<CarriedValues> getCarriedValues(Operation *op);

/// What a dialect file says: the slots that hold the inits and the results, and
/// the region that is the body. Its last arguments are those carried; its
/// terminator has no other operands.
struct DeclaredLoop {
  unsigned inits = 0, region = 0, results = 0;
};

/// The interface that acts on `loop`. The slots must be variadic; that of the
/// results is the last one, and no other is.
InterfaceTable getInterfaceTable(DeclaredLoop loop);

} // namespace strata

#endif // STRATA_INTERFACES_LOOPLIKEINTERFACE_H
