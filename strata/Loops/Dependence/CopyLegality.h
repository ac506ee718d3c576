// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CopyLegality: whether accesses to a memory can be replaced by accesses to a copy of a box of its
// elements.
#ifndef STRATA_LOOPS_DEPENDENCE_COPYLEGALITY_H
#define STRATA_LOOPS_DEPENDENCE_COPYLEGALITY_H

#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Polyhedral/ConstraintSystem.h"

namespace strata {

/// The elements of which each index is at least all results of a map of `operands`, and less than all
/// results of another one.
struct ElementBox {
  SmallVector<AffineMap, 4> lbs, ubs;
  SmallVector<Value, 4> operands;
};

/// A memory whose accesses a copy replaces.
struct CopiedAccesses {
  ArrayRef<LoopAccess> accesses;
  /// The operation in front of which the memory is copied; the accesses are in it or in operations after it.
  Operation *place;
  /// Whether an operation between the place and an access may end the program.
  bool mayStop = false;
  /// Whether the memory may have been freed at the place, if it is not accessed after it.
  bool mayBeFreed = false;
};

class CopyLegality {
public:
  /// The function must not change while the object is used.
  explicit CopyLegality(const CopiedAccesses &copied);

  /// Whether all elements of the box are elements of the memory, because of its sizes, or because it is
  /// accessed at smaller and larger indices.
  bool isInBounds(const ElementBox &box);
  /// Whether all elements of the box are stored in each execution.
  bool isStored(const ElementBox &box);
  /// Whether the box has all accessed elements, which are in the bounds of the memory.
  bool hasAllAccesses(const ElementBox &box);
  /// Whether `inner`, which is in the bounds of the memory, is a part of `outer`.
  bool contains(const ElementBox &outer, const ElementBox &inner);

private:
  using Indices = ArrayRef<presburger::LinearSum>;
  /// Whether certain elements of a box are in a relation to accessed ones.
  struct Coverage {
    bool onlyStores = false;
    llvm::function_ref<void(presburger::ConstraintSystem &, Indices element)>
        choose;
    llvm::function_ref<void(presburger::ConstraintSystem &, Indices element,
                            Indices accessed)>
        relate;
  };
  bool isCovered(const ElementBox &box, const Coverage &coverage);

  ArrayRef<LoopAccess> accesses;
  Operation *place;
  bool mayStop, mayBeFreed;
  Region *function;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_COPYLEGALITY_H
