// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subsets: parts of a value with a shape, such as a slice of a tensor. One
// operation extracts a subset of a value, another inserts one, which makes a
// new value that is the old one elsewhere. Operations take part by tables of
// functions (Definition/OpHooks.h), or by what their dialect file says
// (`strata.extracts`, `strata.inserts`; see Interfaces/DeclaredSubsets.h).
//
// Both have no effects, may be executed where they are not reached, and yield
// the same for the same operands.
#ifndef STRATA_INTERFACES_SUBSETOPINTERFACE_H
#define STRATA_INTERFACES_SUBSETOPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/Interfaces/LinearForm.h"

namespace strata {

/// The elements at `offset + i * stride` for `i` from 0 to `size - 1` in each
/// dimension of a value. The three lists have an entry for each.
struct HyperrectangularSlice {
  SmallVector<LinearForm, 2> offsets, sizes, strides;
  /// How the elements are arranged in what is extracted or inserted, where that
  /// is not said by its type: the same for equal arrangements.
  SmallVector<Attribute, 1> layout;
  /// What is extracted where it was inserted is what was inserted, and
  /// inserting what was extracted there changes nothing. Otherwise there may be
  /// exceptions within these bounds.
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
    /// Which it is, in `slice`, which is empty; false if that cannot be told.
    bool (*getAccessedSlice)(Operation *op,
                             HyperrectangularSlice &slice) = nullptr;
  };
};

/// An operation whose only result is a subset of an operand.
class SubsetExtractionOpInterface : public OpInterface<SubsetExtractionOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "SubsetExtractionOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = SubsetExtractionOpInterface;
    /// Of which operand.
    OpOperand &(*getSourceOperand)(Operation *op) = nullptr;
  };
};

/// An operation whose only result is an operand with another subset.
class SubsetInsertionOpInterface : public OpInterface<SubsetInsertionOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "SubsetInsertionOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = SubsetInsertionOpInterface;
    /// What is inserted.
    OpOperand &(*getSourceOperand)(Operation *op) = nullptr;
    /// What it is inserted into.
    OpOperand &(*getDestinationOperand)(Operation *op) = nullptr;
  };
};

/// Whether both, of equal values, are known to be the same elements in the same
/// arrangement, without exceptions.
bool areEquivalentSlices(const HyperrectangularSlice &a,
                         const HyperrectangularSlice &b);
/// Whether both are known to have no element in common.
bool areDisjointSlices(const HyperrectangularSlice &a,
                       const HyperrectangularSlice &b);

} // namespace strata

#endif // STRATA_INTERFACES_SUBSETOPINTERFACE_H
