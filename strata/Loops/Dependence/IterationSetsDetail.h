// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sets of iterations that are built one by one and compared.
#ifndef STRATA_LOOPS_DEPENDENCE_ITERATIONSETSDETAIL_H
#define STRATA_LOOPS_DEPENDENCE_ITERATIONSETSDETAIL_H

#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {

/// The symbols of sets. Sets have the same ones if all of them have been built once before.
class IterationSets {
public:
  /// Adds columns for the known symbols.
  SymbolColumns addSymbols(presburger::ConstraintSystem &system) const;
  /// Remembers symbols that have been added, in the order of their columns.
  void noteSymbols(const SymbolColumns &symbols);
  /// The known symbols, in the order of their columns.
  ArrayRef<Value> getSymbols() const { return values; }

private:
  SmallVector<Value, 4> values;
};

/// Whether the elements of the access are known, and accessed in each iteration of `loops`, to which the
/// access has been translated.
bool isCertainAccess(const LoopAccess &access, const IndexTranslator &loops);

/// Whether the union of `parts` has all points of `all`. False if that is unknown.
bool isCoveredBy(const presburger::IntegerRelation &all,
                 ArrayRef<presburger::IntegerRelation> parts,
                 presburger::Budget &budget);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_ITERATIONSETSDETAIL_H
