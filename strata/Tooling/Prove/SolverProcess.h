// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Solvers of SMT-LIB as processes that answer queries one after the other.
#ifndef STRATA_TOOLING_PROVE_SOLVERPROCESS_H
#define STRATA_TOOLING_PROVE_SOLVERPROCESS_H

#include "strata/Prove/Solver.h"

#include <memory>

namespace strata {

struct SolverOptions {
  /// The program; if empty, `z3` or `cvc5`, whichever the PATH has.
  std::string program;
  /// The limit of a query in seconds. z3 counts steps, two million for a second, so that the
  /// answers do not depend on the load of the machine.
  double timeout = 5;
  unsigned numThreads = 1;
};

/// Processes for the queries of several threads. Null, with a message in `error`, if there is
/// no solver.
std::unique_ptr<prove::Solver> makeSolver(const SolverOptions &options,
                                          std::string &error);

} // namespace strata

#endif // STRATA_TOOLING_PROVE_SOLVERPROCESS_H
