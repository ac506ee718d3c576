// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subsets: parts of a value with a shape, such as a slice of a tensor. One
// operation extracts a subset of a value, another inserts one, which creates a
// new value that equals the old one elsewhere. Operations implement the
// interfaces with tables (Definition/OpHooks.h) or declarations in their
// dialect file (`strata.extracts`, `strata.inserts`; see
// Interfaces/DeclaredSubsets.h).
//
// Both are free of memory effects, speculatable and deterministic.
#ifndef STRATA_INTERFACES_SUBSETOPINTERFACE_H
#define STRATA_INTERFACES_SUBSETOPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/Interfaces/LinearForm.h"

namespace strata {

/// The elements at `offset + i * stride` for `i` from 0 to `size - 1` in each
/// dimension of a value. The three lists have an entry for each.
struct HyperrectangularSlice {
  SmallVector<LinearForm, 2> offsets, sizes, strides;
  /// The arrangement of the elements in the extracted or inserted value, if its
  /// type does not determine it: equal for equal arrangements.
  SmallVector<Attribute, 1> layout;
  /// Extracting a subset that was just inserted returns the inserted value, and
  /// inserting an extracted subset at the same place changes nothing. Otherwise
  /// there may be exceptions within these bounds.
  bool isExact = true;
};

/// An operation that extracts or inserts a subset.
class SubsetOpInterface : public OpInterface<SubsetOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "SubsetOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = SubsetOpInterface;
    /// Fills in `slice`, which is empty; false if the subset is unknown.
    bool (*getAccessedSlice)(Operation *op,
                             HyperrectangularSlice &slice) = nullptr;
  };
};

/// An operation whose only result is a subset of an operand.
class SubsetExtractionOpInterface
    : public OpInterface<SubsetExtractionOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "SubsetExtractionOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = SubsetExtractionOpInterface;
    /// The operand that contains the subset.
    OpOperand &(*getSourceOperand)(Operation *op) = nullptr;
  };
};

/// An operation whose only result is an operand with another subset.
class SubsetInsertionOpInterface
    : public OpInterface<SubsetInsertionOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "SubsetInsertionOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = SubsetInsertionOpInterface;
    /// The inserted operand.
    OpOperand &(*getSourceOperand)(Operation *op) = nullptr;
    /// The operand into which it is inserted.
    OpOperand &(*getDestinationOperand)(Operation *op) = nullptr;
  };
};

/// Whether both, of equal values, are known to consist of the same elements in
/// the same arrangement, without exceptions.
bool areEquivalentSlices(const HyperrectangularSlice &a,
                         const HyperrectangularSlice &b);
/// Whether both are known to have no element in common.
bool areDisjointSlices(const HyperrectangularSlice &a,
                       const HyperrectangularSlice &b);

} // namespace strata

#endif // STRATA_INTERFACES_SUBSETOPINTERFACE_H
