// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of terms of SMT-LIB. Constants of sort Bool are simplified.
#ifndef STRATA_SEMANTICS_SMTTERMSDETAIL_H
#define STRATA_SEMANTICS_SMTTERMSDETAIL_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/APInt.h"

#include <string>

namespace strata::semantics::smt {

/// `(function args...)`.
std::string call(StringRef function, ArrayRef<StringRef> args);
std::string call(StringRef function, StringRef arg);
/// `(_ name a)` and `(_ name a b)`.
std::string indexed(StringRef name, unsigned a);
std::string indexed(StringRef name, unsigned a, unsigned b);

std::string makeNot(StringRef a);
std::string makeAnd(StringRef a, StringRef b);
std::string makeOr(StringRef a, StringRef b);
std::string makeIf(StringRef condition, StringRef a, StringRef b);

/// A condition as a bit vector of one bit, and such a bit as a condition.
std::string toBit(StringRef condition);
std::string toCondition(StringRef bit);
/// A bit vector: `#b0101`.
std::string getBits(const llvm::APInt &bits);

} // namespace strata::semantics::smt

#endif // STRATA_SEMANTICS_SMTTERMSDETAIL_H
