// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/BlockProof.h"

#include "strata/Prove/CounterexampleDetail.h"
#include "strata/Semantics/SMTEncoding.h"

using namespace strata;
using namespace strata::prove;
using semantics::SMTOverflow;

static SolverAnswer askViolation(const Violation &violation,
                                 SMTOverflow overflow, Solver &solver) {
  SolverQuery query{semantics::getOverflowFunctions(violation.term, overflow) +
                        violation.declarations + "(assert " + violation.term +
                        ")\n",
                    violation.names};
  return solver.solve(query).front();
}

/// The answer by the laws of integers if they suffice, otherwise that about bits.
static SolverAnswer findViolation(const Violation &violation, Solver &solver) {
  if (semantics::callsOverflow(violation.term)) {
    SolverAnswer answer =
        askViolation(violation, SMTOverflow::OfNumbers, solver);
    if (answer.kind == SolverAnswer::Kind::Unsatisfiable)
      return answer;
  }
  return askViolation(violation, SMTOverflow::Exact, solver);
}

BlockProof prove::proveBlocks(const BlockPair &pair, Solver &solver) {
  BlockProof proof;
  SymbolicNumbers numbers;
  FailureOr<Violation> violation = encodeViolation(pair, numbers, proof.reason);
  if (failed(violation))
    return proof;
  SolverAnswer answer = findViolation(*violation, solver);
  if (answer.kind == SolverAnswer::Kind::Unsatisfiable) {
    proof.verdict = Verdict::Proven;
    return proof;
  }
  proof.reason = answer.reason;
  if (answer.kind == SolverAnswer::Kind::Unknown)
    return proof;
  FailureOr<Assignment> assignment =
      readAssignment(pair, answer.values, proof.reason);
  if (failed(assignment))
    return proof;
  std::string error;
  proof.counterexample =
      describeCounterexample(pair, assignment->arguments, error);
  if (proof.counterexample)
    proof.verdict = Verdict::Refuted;
  else
    proof.reason = "the solver's counterexample is not confirmed by the "
                   "interpreter" +
                   (error.empty() ? "" : ": " + error);
  return proof;
}
