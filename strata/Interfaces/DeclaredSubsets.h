// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What dialect files say of subsets, as data, and the tables of functions
// (Interfaces/SubsetOpInterface.h) that act on it.
#ifndef STRATA_INTERFACES_DECLAREDSUBSETS_H
#define STRATA_INTERFACES_DECLAREDSUBSETS_H

#include "strata/Definition/OpDefinition.h"

namespace strata {

/// Slots of operands, results and attributes are numbered as in
/// `OpDefinition::findSlot`.
struct DeclaredSubset {
  /// A number for each dimension: the integers of the dense array `attribute`,
  /// of which those without value (the least 64-bit integer) are the values of
  /// `operand`, in this order; one of both where the other is not there. Or the
  /// shape of the type of the operand or result `shape`. Without any of these
  /// all are 1.
  struct Numbers {
    std::optional<unsigned> attribute, operand, shape;
  };
  /// True of an insertion.
  bool inserts = false;
  /// The operand that the subset is of.
  unsigned whole = 0;
  /// Of insertions: the operand that is inserted.
  unsigned part = 0;
  Numbers offsets, sizes, strides;
  /// An affine map: dimension `i` of the shape of `sizes` is that of the whole
  /// which is result `i`; the others have size 1.
  std::optional<unsigned> map;
  /// Attributes that say how elements are arranged.
  std::vector<unsigned> layout;
  /// Whether it is about a subset at all, and whether without exceptions. Null
  /// always holds.
  std::shared_ptr<const OperationPredicate> condition = nullptr,
                                            exact = nullptr;
};

/// The interfaces that `subset` stands for.
SmallVector<InterfaceTable, 4> getInterfaceTables(DeclaredSubset subset);

} // namespace strata

#endif // STRATA_INTERFACES_DECLAREDSUBSETS_H
