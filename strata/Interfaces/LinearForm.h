// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Index values as sums: a constant and multiples of other values. Two values
// that are computed in different ways are known to be equal, or a known
// distance apart, if the difference of their sums is a constant.
//
// Arithmetic on indices is taken not to overflow, as everywhere where an index
// is a position.
#ifndef STRATA_INTERFACES_LINEARFORM_H
#define STRATA_INTERFACES_LINEARFORM_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Operation.h"

namespace strata {

/// An operation whose only result is an index, and an affine function of its
/// operands. Dialect files say so with `strata.affine`.
class AffineResultOpInterface : public OpInterface<AffineResultOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "AffineResultOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = AffineResultOpInterface;
    /// A map with one result, whose dimensions, and symbols behind them, are the
    /// operands; null if it is not known.
    AffineMap (*getMap)(Operation *op) = nullptr;
  };
};

/// What a dialect file says of it: the map, or the attribute that is it.
struct DeclaredAffineResult {
  AffineMap map;
  /// Number of the attribute slot where `map` is null.
  unsigned attribute = 0;
};

/// The interface that acts on `result`.
InterfaceTable getInterfaceTable(DeclaredAffineResult result);

class LinearForm {
public:
  LinearForm(int64_t constant = 0) : constant(constant) {}
  /// That of `value`: a constant, or what the operations that make it say, as
  /// far as that is linear.
  explicit LinearForm(Value value);

  bool isConstant() const { return terms.empty(); }
  std::optional<int64_t> getConstant() const {
    return terms.empty() ? std::optional(constant) : std::nullopt;
  }
  /// `*this + other * factor`; nothing if a coefficient overflows.
  std::optional<LinearForm> add(const LinearForm &other,
                                int64_t factor = 1) const;
  /// Nothing unless one of both is a constant, or if a coefficient overflows.
  std::optional<LinearForm> multiply(const LinearForm &other) const;
  /// `*this - other`, if that is a constant.
  std::optional<int64_t> getDistance(const LinearForm &other) const;
  bool isEqual(const LinearForm &other) const {
    return getDistance(other) == 0;
  }

private:
  int64_t constant;
  /// Values with their factors, not zero, in the order in which they were met.
  SmallVector<std::pair<Value, int64_t>, 1> terms;
};

} // namespace strata

#endif // STRATA_INTERFACES_LINEARFORM_H
