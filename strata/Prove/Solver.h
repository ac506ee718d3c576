// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions to a solver of SMT-LIB 2.6, and its answers. The process of the solver belongs to
// Tooling.
#ifndef STRATA_PROVE_SOLVER_H
#define STRATA_PROVE_SOLVER_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace strata::prove {

/// Whether an assertion can be satisfied.
struct SolverQuery {
  /// Declarations of the constants, then assertions.
  std::string text;
  /// Constants whose values are wanted if there are some.
  std::vector<std::string> constants;
};

struct SolverAnswer {
  enum class Kind : uint8_t { Unsatisfiable, Satisfiable, Unknown };
  Kind kind = Kind::Unknown;
  /// For Unknown: the reason, a clause such as "the solver reached its limit".
  std::string reason;
  /// For Satisfiable: the values of the constants as terms.
  std::vector<std::string> values;
};

class Solver {
public:
  virtual ~Solver() = default;
  /// The answers in the order of the queries.
  virtual std::vector<SolverAnswer> solve(ArrayRef<SolverQuery> queries) = 0;
};

} // namespace strata::prove

#endif // STRATA_PROVE_SOLVER_H
