// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/PresburgerText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::presburger;

namespace {
class Printer {
public:
  Printer(const PresburgerSpace &space, raw_ostream &os,
          ArrayRef<std::string> names);
  void print(const PresburgerRelation &relation);

private:
  void printNames(VarKind kind);
  void printDisjunct(const IntegerRelation &disjunct);
  void printLocals(const IntegerRelation &disjunct);
  void printSum(ArrayRef<int64_t> row, int sign);
  void printSide(ArrayRef<int64_t> row, int sign);
  std::string nameOf(unsigned column) const {
    return column < names.size() ? names[column]
                                 : "e" + std::to_string(column - names.size());
  }

  PresburgerSpace space;
  raw_ostream &os;
  SmallVector<std::string, 0> names;
};
} // namespace

Printer::Printer(const PresburgerSpace &space, raw_ostream &os,
                 ArrayRef<std::string> given)
    : space(space), os(os) {
  auto addNames = [&](VarKind kind, StringRef prefix) {
    for (unsigned i = 0, e = space.getNumVarKind(kind); i < e; ++i) {
      unsigned column = names.size();
      if (column < given.size() && !given[column].empty())
        names.push_back(given[column]);
      else
        names.push_back((prefix + Twine(i)).str());
    }
  };
  bool isSet = space.getNumDomainVars() == 0;
  addNames(VarKind::Domain, "i");
  addNames(VarKind::Range, isSet ? "i" : "o");
  addNames(VarKind::Symbol, "p");
}

void Printer::printNames(VarKind kind) {
  unsigned first = space.getVarKindOffset(kind);
  os << '[';
  for (unsigned i = 0, e = space.getNumVarKind(kind); i < e; ++i)
    os << (i ? ", " : "") << names[first + i];
  os << ']';
}

/// Prints the terms of a row whose coefficients have the sign, without it.
void Printer::printSide(ArrayRef<int64_t> row, int sign) {
  bool isFirst = true;
  for (unsigned i = 0, e = row.size(); i < e; ++i) {
    int64_t value = row[i] * sign;
    if (value <= 0)
      continue;
    os << (isFirst ? "" : " + ");
    isFirst = false;
    bool isConstant = i + 1 == e;
    if (isConstant || value != 1)
      os << value;
    if (!isConstant)
      os << nameOf(i);
  }
  if (isFirst)
    os << 0;
}

/// Prints the row as a sum of terms.
void Printer::printSum(ArrayRef<int64_t> row, int sign) {
  bool isFirst = true;
  for (unsigned i = 0, e = row.size(); i < e; ++i) {
    int64_t value = row[i] * sign;
    bool isConstant = i + 1 == e;
    if (value == 0)
      continue;
    if (isFirst)
      os << (value < 0 ? "-" : "");
    else
      os << (value < 0 ? " - " : " + ");
    isFirst = false;
    if (isConstant || std::abs(value) != 1)
      os << std::abs(value);
    if (!isConstant)
      os << nameOf(i);
  }
  if (isFirst)
    os << 0;
}

void Printer::printLocals(const IntegerRelation &disjunct) {
  os << "exists (";
  for (unsigned i = 0, e = disjunct.getNumLocalVars(); i < e; ++i) {
    os << (i ? ", " : "") << 'e' << i;
    if (disjunct.getLocalDivisor(i) == 0)
      continue;
    os << " = floor((";
    printSum(disjunct.getLocalDividend(i), 1);
    os << ")/" << disjunct.getLocalDivisor(i) << ')';
  }
  os << " : ";
}

void Printer::printDisjunct(const IntegerRelation &disjunct) {
  if (space.getNumDomainVars()) {
    printNames(VarKind::Domain);
    os << " -> ";
  }
  printNames(VarKind::Range);
  bool hasLocals = disjunct.getNumLocalVars() != 0;
  if (!hasLocals && disjunct.getNumConstraints() == 0)
    return;
  os << " : ";
  if (hasLocals)
    printLocals(disjunct);
  bool isFirst = true;
  auto printRow = [&](ArrayRef<int64_t> row, StringRef relation) {
    os << (isFirst ? "" : " and ");
    isFirst = false;
    printSide(row, 1);
    os << ' ' << relation << ' ';
    printSide(row, -1);
  };
  for (unsigned i = 0, e = disjunct.getNumEqualities(); i < e; ++i)
    printRow(disjunct.getEquality(i), "=");
  for (unsigned i = 0, e = disjunct.getNumInequalities(); i < e; ++i)
    printRow(disjunct.getInequality(i), ">=");
  if (isFirst)
    os << "0 = 0";
  if (hasLocals)
    os << ')';
}

void Printer::print(const PresburgerRelation &relation) {
  if (space.getNumSymbolVars()) {
    printNames(VarKind::Symbol);
    os << " -> ";
  }
  os << "{ ";
  llvm::interleave(
      relation.getAllDisjuncts(), os,
      [&](const IntegerRelation &disjunct) { printDisjunct(disjunct); }, "; ");
  // The tuple tells the space.
  if (relation.getNumDisjuncts() == 0) {
    printDisjunct(IntegerRelation(space));
    os << " : 1 = 0";
  }
  os << " }";
}

void presburger::printRelation(const PresburgerRelation &relation,
                               raw_ostream &os, ArrayRef<std::string> names) {
  Printer(relation.getSpace(), os, names).print(relation);
}

std::string presburger::toString(const PresburgerRelation &relation,
                                 ArrayRef<std::string> names) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printRelation(relation, os, names);
  return text;
}

std::string presburger::toString(const IntegerRelation &relation,
                                 ArrayRef<std::string> names) {
  return toString(PresburgerRelation(relation), names);
}
