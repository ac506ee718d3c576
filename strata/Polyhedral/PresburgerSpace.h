// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PresburgerSpace: the variables of a relation of integer tuples, by kind.
#ifndef STRATA_POLYHEDRAL_PRESBURGERSPACE_H
#define STRATA_POLYHEDRAL_PRESBURGERSPACE_H

#include "strata/Support/LLVM.h"

namespace strata::presburger {

/// Kinds of variables. A set is a relation without domain, whose dimensions are the range.
enum class VarKind : uint8_t { Domain, Range, Symbol, Local, SetDim = Range };

/// The number of variables of each kind. They are ordered: domain, range, symbols, locals.
/// Symbols are parameters; locals are existentially quantified. A plain value.
class PresburgerSpace {
public:
  static PresburgerSpace getRelationSpace(unsigned numDomain, unsigned numRange,
                                          unsigned numSymbols = 0,
                                          unsigned numLocals = 0) {
    return PresburgerSpace(numDomain, numRange, numSymbols, numLocals);
  }
  static PresburgerSpace getSetSpace(unsigned numDims, unsigned numSymbols = 0,
                                     unsigned numLocals = 0) {
    return PresburgerSpace(0, numDims, numSymbols, numLocals);
  }

  unsigned getNumDomainVars() const { return numDomain; }
  unsigned getNumRangeVars() const { return numRange; }
  unsigned getNumSetDimVars() const { return numRange; }
  unsigned getNumSymbolVars() const { return numSymbols; }
  unsigned getNumLocalVars() const { return numLocals; }
  unsigned getNumDimVars() const { return numDomain + numRange; }
  unsigned getNumDimAndSymbolVars() const {
    return getNumDimVars() + numSymbols;
  }
  unsigned getNumVars() const { return getNumDimAndSymbolVars() + numLocals; }

  unsigned getNumVarKind(VarKind kind) const {
    switch (kind) {
    case VarKind::Domain:
      return numDomain;
    case VarKind::Range:
      return numRange;
    case VarKind::Symbol:
      return numSymbols;
    case VarKind::Local:
      return numLocals;
    }
    return 0;
  }
  /// The position of the first variable of the kind.
  unsigned getVarKindOffset(VarKind kind) const {
    switch (kind) {
    case VarKind::Domain:
      return 0;
    case VarKind::Range:
      return numDomain;
    case VarKind::Symbol:
      return getNumDimVars();
    case VarKind::Local:
      return getNumDimAndSymbolVars();
    }
    return 0;
  }

  /// The space with `count` locals instead.
  PresburgerSpace withLocals(unsigned count) const {
    return PresburgerSpace(numDomain, numRange, numSymbols, count);
  }
  PresburgerSpace getSpaceWithoutLocals() const { return withLocals(0); }
  PresburgerSpace getInverse() const {
    return PresburgerSpace(numRange, numDomain, numSymbols, numLocals);
  }
  /// The space of the domain, or of the range, as a set.
  PresburgerSpace getDomainSpace() const {
    return PresburgerSpace(0, numDomain, numSymbols, 0);
  }
  PresburgerSpace getRangeSpace() const {
    return PresburgerSpace(0, numRange, numSymbols, 0);
  }

  /// Whether the variables other than locals are the same.
  bool isCompatible(const PresburgerSpace &other) const {
    return numDomain == other.numDomain && numRange == other.numRange &&
           numSymbols == other.numSymbols;
  }
  bool operator==(const PresburgerSpace &other) const {
    return isCompatible(other) && numLocals == other.numLocals;
  }

private:
  PresburgerSpace(unsigned numDomain, unsigned numRange, unsigned numSymbols,
                  unsigned numLocals)
      : numDomain(numDomain), numRange(numRange), numSymbols(numSymbols),
        numLocals(numLocals) {}

  unsigned numDomain, numRange, numSymbols, numLocals;
};

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_PRESBURGERSPACE_H
