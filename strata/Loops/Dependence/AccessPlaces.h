// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AccessPlaces: numbers of the elements that affine accesses name. Two accesses have the same place if
// they are of the same memory, have the same type, and their subscripts are the same function of
// the same values; they have the same class if their subscripts differ by constants.
#ifndef STRATA_LOOPS_DEPENDENCE_ACCESSPLACES_H
#define STRATA_LOOPS_DEPENDENCE_ACCESSPLACES_H

#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Dependence/WordTable.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

/// Numbers from 0 on.
struct AccessPlace {
  unsigned classNumber = 0, number = 0;
  /// Whether other places of the class are other elements, given the same values of the operands.
  bool isElement = false;
};

class AccessPlaces {
public:
  /// The place of an access of an affine operation; std::nullopt for others.
  std::optional<AccessPlace> get(const LoopAccess &access);
  unsigned getNumPlaces() const { return places.size(); }

private:
  WordTable classes, places;
  /// The order in which operands of maps are sorted.
  llvm::DenseMap<Value, unsigned> order;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_ACCESSPLACES_H
