// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The number of points of a set as a polynomial of its symbols, without enumeration.
//
//   { [i, j] : 0 <= i < n and 0 <= j <= i } has (n^2 + n)/2 points.
#ifndef STRATA_POLYHEDRAL_POINTCOUNT_H
#define STRATA_POLYHEDRAL_POINTCOUNT_H

#include "strata/Polyhedral/Polynomial.h"
#include "strata/Polyhedral/PresburgerRelation.h"

namespace strata::presburger {

/// The number of points of the set: variable i of the result is symbol i.
/// With symbols it holds for values for which no set is smaller than its loops suggest: `{ [i] : 0 <= i < n }`
/// has n points, for n >= 0. std::nullopt if a set is unbounded, if the number is no such polynomial, as
/// that of `{ [i] : 0 <= 2i < n }`, or if the budget ends.
std::optional<Polynomial> countPoints(const IntegerRelation &set,
                                      Budget &budget);
/// The number of points of the union, each once.
std::optional<Polynomial> countPoints(const PresburgerRelation &set,
                                      Budget &budget);

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_POINTCOUNT_H
