// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The natives of rules for arguments that are symbolic numbers. A native whose arguments are known
// is called; otherwise its meaning (Rewrite/PDL/PDLNativeMeaning.h) becomes a condition or a term.
#ifndef STRATA_PROVE_SYMBOLICNATIVES_H
#define STRATA_PROVE_SYMBOLICNATIVES_H

#include "strata/Prove/Choices.h"
#include "strata/Prove/SymbolicNumbers.h"
#include "strata/Rewrite/PDL/PDLNatives.h"
#include "strata/Semantics/SMTEncoding.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

namespace strata::prove {

/// The state of one application of a rule.
struct NativeCalls {
  Choices *choices = nullptr;
  SymbolicNumbers numbers;
  unsigned indexWidth = 64;
  /// Conditions, as terms, under which the natives have answered as they did.
  std::vector<std::string> conditions;
  /// The natives that the rule negates. If the numbers are elements of vectors, `isElement`, such a native
  /// may fail because of the other elements, whatever this one is.
  llvm::StringSet<> negated;
  bool isElement = false;
  /// Results without uses.
  llvm::DenseSet<Value> unused;
  /// Whether a native has failed, so that the rule need not match.
  bool hasFailed = false;
  /// The reason why the rule cannot be proven; empty if there is none.
  std::string error;
};

/// `natives`, called for the application that `calls` describes; both must outlive the result.
PDLNatives makeSymbolicNatives(const PDLNatives &natives, NativeCalls &calls);

} // namespace strata::prove

#endif // STRATA_PROVE_SYMBOLICNATIVES_H
