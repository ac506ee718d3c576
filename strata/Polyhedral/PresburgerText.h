// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relations in isl's notation, for tests and reports:
//
//   [n] -> { [i] -> [j] : 0 <= i < n and exists (k : j = 2k + i) or j = floor(i/2); [i] -> [0] }
//
// Supported are comparisons (chained, and of lists as in `i, j >= 0`), `and`, `or`, `exists`, sums
// with factors, `floor(e/d)`, `floord(e, d)`, `ceil(e/d)`, `e mod d` and `e % d`; not `not`, and
// no nested tuples. Names of tuples are skipped. isl reads everything that is printed.
#ifndef STRATA_POLYHEDRAL_PRESBURGERTEXT_H
#define STRATA_POLYHEDRAL_PRESBURGERTEXT_H

#include "strata/Polyhedral/PresburgerRelation.h"

#include <string>

namespace strata::presburger {

/// A relation that was read, and the names of its domain, range and symbols; those of dimensions
/// without a name, or with different ones, are empty.
struct NamedRelation {
  PresburgerRelation relation;
  SmallVector<std::string, 0> names;
};

/// Reads a relation. Returns std::nullopt, and stores an error with its position in `error`, if
/// the text is wrong or its numbers are too large.
std::optional<NamedRelation> parseRelation(StringRef text, std::string &error);

/// Prints a relation. Variables without a name are called p0, i0, o0, e0 by kind.
void printRelation(const PresburgerRelation &relation, raw_ostream &os,
                   ArrayRef<std::string> names = {});
std::string toString(const PresburgerRelation &relation,
                     ArrayRef<std::string> names = {});
std::string toString(const IntegerRelation &relation,
                     ArrayRef<std::string> names = {});

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_PRESBURGERTEXT_H
