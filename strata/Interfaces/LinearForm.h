// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Index values as linear forms: a constant plus multiples of other values. Two
// values that are computed in different ways are known to be equal, or a known
// distance apart, if the difference of their linear forms is a constant.
//
// Index arithmetic is assumed not to overflow.
#ifndef STRATA_INTERFACES_LINEARFORM_H
#define STRATA_INTERFACES_LINEARFORM_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// An operation whose only result is an index, and an affine function of its
/// operands. Dialect files declare it with `strata.affine`.
class AffineResultOpInterface : public OpInterface<AffineResultOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "AffineResultOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = AffineResultOpInterface;
    /// A map with one result, whose dimensions, followed by symbols, are the
    /// operands; null if unknown.
    AffineMap (*getMap)(Operation *op) = nullptr;
  };
};

/// The declaration in a dialect file: the map, or the attribute that contains
/// it.
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
  /// The linear form of `value`: a constant, or that of the linear operations
  /// that compute it.
  explicit LinearForm(Value value);

  bool isConstant() const { return terms.empty(); }
  std::optional<int64_t> getConstant() const {
    return terms.empty() ? std::optional(constant) : std::nullopt;
  }
  /// `*this + other * factor`; std::nullopt if a coefficient overflows.
  std::optional<LinearForm> add(const LinearForm &other,
                                int64_t factor = 1) const;
  /// std::nullopt unless one of both is a constant, or if a coefficient
  /// overflows.
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
