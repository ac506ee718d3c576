// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that stand for unknown numbers: constants of a rule, of which a proof considers all
// values at once. Each is a term of SMT-LIB.
#ifndef STRATA_PROVE_SYMBOLICNUMBERS_H
#define STRATA_PROVE_SYMBOLICNUMBERS_H

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <string>
#include <vector>

namespace strata::prove {

struct SymbolicNumber {
  std::string term;
  Type type;
};

class SymbolicNumbers {
public:
  /// A new attribute for `term`, a number of `type`.
  Attribute add(std::string term, Type type);
  /// The number that `attr` stands for; null for all other attributes.
  const SymbolicNumber *lookup(Attribute attr) const;
  void clear() { numbers.clear(); }

private:
  std::vector<SymbolicNumber> numbers;
};

} // namespace strata::prove

#endif // STRATA_PROVE_SYMBOLICNUMBERS_H
