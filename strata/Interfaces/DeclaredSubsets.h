// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of subsets in dialect files, as data, and interface tables
// (Interfaces/SubsetOpInterface.h) that implement them.
#ifndef STRATA_INTERFACES_DECLAREDSUBSETS_H
#define STRATA_INTERFACES_DECLAREDSUBSETS_H

#include "strata/Definition/OpDefinition.h"

namespace strata {

/// Slots of operands, results and attributes are numbered as in
/// `OpDefinition::findSlot`.
struct DeclaredSubset {
  /// A number for each dimension: the integers of the dense array `attribute`,
  /// where dynamic entries (the minimum 64-bit integer) are the values of
  /// `operand`, in order; either may be absent. Or the shape of the type of the
  /// operand or result `shape`. By default all are 1.
  struct Numbers {
    std::optional<unsigned> attribute, operand, shape;
  };
  /// True of an insertion.
  bool inserts = false;
  /// The operand that contains the subset.
  unsigned whole = 0;
  /// For insertions: the slot of the inserted operand.
  unsigned part = 0;
  Numbers offsets, sizes, strides;
  /// An affine map: dimension `i` of the shape of `sizes` is that of the whole
  /// which is result `i`; the others have size 1.
  std::optional<unsigned> map;
  /// Attributes that determine the arrangement of elements.
  std::vector<unsigned> layout;
  /// `condition`: whether the operation accesses a subset at all; `exact`:
  /// whether without exceptions. Null always holds.
  std::shared_ptr<const OperationPredicate> condition = nullptr,
                                            exact = nullptr;
};

/// The interfaces that `subset` stands for.
SmallVector<InterfaceTable, 4> getInterfaceTables(DeclaredSubset subset);

} // namespace strata

#endif // STRATA_INTERFACES_DECLAREDSUBSETS_H
