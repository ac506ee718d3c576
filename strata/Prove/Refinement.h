// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether one block of operations refines another: where the behavior of the first is defined, that
// of the second is, and where a result of the first is not poison, that of the second has the
// same value. The last operation of each block uses the results.
#ifndef STRATA_PROVE_REFINEMENT_H
#define STRATA_PROVE_REFINEMENT_H

#include "strata/IR/Graph/Block.h"
#include "strata/Prove/SymbolicNumbers.h"
#include "strata/Semantics/Scalar.h"

namespace strata::prove {

/// Two blocks with arguments of the same types.
struct BlockPair {
  Block *before = nullptr, *after = nullptr;
  /// The width of `index`.
  unsigned indexWidth = 64;
  /// The types of the constants `%c0`, `%c1` and so on.
  ArrayRef<Type> constants = {};
  /// Terms that hold.
  ArrayRef<std::string> conditions = {};
  /// Indices of results that are not compared.
  ArrayRef<unsigned> unused = {};
};

/// A question: whether the violation can be satisfied.
struct Violation {
  /// Declarations of the arguments and constants.
  std::string declarations;
  /// The names of the arguments, each with that of its poison, and of the constants.
  std::vector<std::string> names;
  /// A term of sort Bool.
  std::string term;
};

/// The values of arguments and constants for which `after` does not refine `before`. Fails with a
/// message in `error` if an operation has no meaning.
FailureOr<Violation> encodeViolation(const BlockPair &pair,
                                     const SymbolicNumbers &numbers,
                                     std::string &error);

/// Values of arguments and constants, in order.
struct Assignment {
  std::vector<semantics::Scalar> arguments, constants;
};
/// The values that a solver found.
FailureOr<Assignment> readAssignment(const BlockPair &pair,
                                     ArrayRef<std::string> values,
                                     std::string &error);

/// The outcome of a block.
struct BlockOutcome {
  bool isUndefined = false;
  /// For undefined behavior: the reason.
  std::string reason;
  std::vector<semantics::Scalar> results;
  /// For each result, whether a zero has any sign.
  std::vector<bool> anySigns;
};
/// Executes `block` by the interpreter. Fails with a message in `error` if it cannot.
FailureOr<BlockOutcome> execute(Block &block,
                                ArrayRef<semantics::Scalar> arguments,
                                unsigned indexWidth, std::string &error);
/// Whether `after` may take the place of `before`, apart from the results `unused`.
bool isRefined(const BlockOutcome &before, const BlockOutcome &after,
               TypeRange types, ArrayRef<unsigned> unused);

} // namespace strata::prove

#endif // STRATA_PROVE_REFINEMENT_H
