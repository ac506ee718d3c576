// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bounds of counted loops, which may have several induction variables. Dialect files
// declare them with `strata.counts`; the dialect of a loop need not be known:
//
//   if (std::optional<LoopBounds> bounds = getLoopBounds(op))
//     ... bounds->getVariable(0), bounds->lower[0] ...
#ifndef STRATA_INTERFACES_LOOPBOUNDS_H
#define STRATA_INTERFACES_LOOPBOUNDS_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Graph/Block.h"

namespace strata {

/// For each induction variable, which are the first arguments of the body: it
/// counts from `lower` to, but not including, `upper`, or down to it if the
/// step is negative. Unknown entries are null; numbers are attributes of the
/// variable's type.
struct LoopBounds {
  Block *body = nullptr;
  SmallVector<OpFoldResult, 2> lower, upper, steps;
  /// Whether the variables are compared as unsigned integers.
  bool isUnsigned = false;

  size_t size() const { return lower.size(); }
  BlockArgument getVariable(size_t i) const {
    return body->getArgument(unsigned(i));
  }
};

class LoopBoundsOpInterface : public OpInterface<LoopBoundsOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "LoopBoundsOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = LoopBoundsOpInterface;
    /// False if they are unknown.
    bool (*getLoopBounds)(Operation *loop, LoopBounds &bounds) = nullptr;
  };
};

/// The bounds of `op`; std::nullopt if it is not a loop, or if they are
/// unknown.
std::optional<LoopBounds> getLoopBounds(Operation *op);

/// The number of iterations of a loop with one induction variable whose bounds
/// and step are constants, or values of constants; std::nullopt for others.
std::optional<uint64_t> getStaticTripCount(Operation *op);

/// Whether constants show that the body of loop `op` is executed at least once.
bool isCertainlyExecuted(Operation *op);

/// The declaration in a dialect file. Slots are numbered as in `OpDefinition::findSlot`.
struct DeclaredBounds {
  /// A value for each induction variable: those of `operand`; the numbers in
  /// `attribute`, an integer, a dense array or an affine map that is a constant; or both,
  /// where the minimum 64-bit integer in the array stands for the next operand.
  struct Numbers {
    std::optional<unsigned> operand, attribute;
  };
  Numbers lower, upper, step;
  unsigned region = 0;
  /// The attribute that makes variables unsigned.
  std::optional<unsigned> isUnsigned;
};

/// The interface that acts on `bounds`.
InterfaceTable getInterfaceTable(DeclaredBounds bounds);

} // namespace strata

#endif // STRATA_INTERFACES_LOOPBOUNDS_H
