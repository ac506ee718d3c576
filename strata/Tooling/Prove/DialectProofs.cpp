// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Prove/DialectProofs.h"

#include "strata/IR/Context.h"
#include "strata/Prove/FoldProof.h"
#include "strata/Prove/RangeProof.h"
#include "strata/Tooling/Common/CommandLine.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::prove;

//===-- Counts -------------------------------------------------------------===//

void ProofCounts::add(Verdict verdict) {
  switch (verdict) {
  case Verdict::Proven:
    ++numProven;
    break;
  case Verdict::Refuted:
    ++numWrong;
    break;
  case Verdict::Undecided:
    ++numUndecided;
    break;
  case Verdict::ProvenForWideIndex:
    ++numNarrow;
  }
}

void ProofCounts::print() const {
  llvm::outs() << numProven << " proven, " << numWrong << " wrong, "
               << numUndecided << " undecided";
  if (numNarrow)
    llvm::outs() << ", " << numNarrow
                 << " proven except for an index of 32 bits";
  llvm::outs() << '\n';
}

int ProofCounts::getExitCode() const {
  if (numWrong)
    return 1;
  return numUndecided ? 2 : 0;
}

//===-- Text ---------------------------------------------------------------===//

static void printIndented(StringRef text, unsigned indentation) {
  for (StringRef line : llvm::split(text.rtrim(), '\n'))
    llvm::outs().indent(indentation) << line << '\n';
}

void strata::printTypes(ArrayRef<std::string> types) {
  constexpr size_t MostShown = 4;
  llvm::outs() << llvm::join(types.take_front(MostShown), "; ");
  if (types.size() > MostShown)
    llvm::outs() << "; and " << types.size() - MostShown << " more";
}

void strata::printCounterexample(const Counterexample &example) {
  raw_ostream &os = llvm::outs();
  printIndented(example.before, 2);
  printIndented(example.after, 2);
  os << "  before(" << example.arguments << ") is " << example.expected
     << "\n  after(" << example.arguments << ") is " << example.found << '\n';
}

//===-- Folds --------------------------------------------------------------===//

static void printProof(const FoldProof &proof) {
  raw_ostream &os = llvm::outs();
  os << proof.name << ": ";
  if (proof.verdict == Verdict::Refuted) {
    os << "wrong" << (proof.reason.empty() ? "" : ": ") << proof.reason << '\n';
    if (proof.counterexample)
      printCounterexample(*proof.counterexample);
    return;
  }
  if (proof.verdict == Verdict::Undecided) {
    os << "undecided: " << proof.reason;
    if (!proof.unknown.empty()) {
      os << ", for ";
      printTypes(proof.unknown);
    }
    os << '\n';
    return;
  }
  os << "proven for " << proof.numFolds << " folds of " << proof.numInstances
     << " instances\n";
}

//===-- Ranges -------------------------------------------------------------===//

static void printProof(const RangeProof &proof) {
  raw_ostream &os = llvm::outs();
  os << proof.name << ": ";
  if (proof.verdict == Verdict::Refuted) {
    os << "wrong: " << proof.reason << '\n';
    return;
  }
  if (proof.verdict == Verdict::Undecided)
    os << "undecided for " << proof.numUnknown << " inputs: " << proof.reason
       << "; ";
  os << "proven for " << proof.numEvaluated << " inputs of 1 to 4 bits and "
     << proof.numSolved << " of 8 to 64 bits\n";
}

//===-- Dialects -----------------------------------------------------------===//

template <typename Proof>
using ProveFn = LogicalResult (*)(Context &, StringRef, ArrayRef<std::string>,
                                  Solver &, function_ref<void(const Proof &)>);

template <typename Proof>
static LogicalResult proveAll(Context &ctx, ArrayRef<std::string> dialects,
                              StringRef kind, ArrayRef<std::string> operations,
                              Solver &solver, ProofCounts &counts,
                              ProveFn<Proof> prove) {
  for (const std::string &dialect : dialects) {
    llvm::outs() << "// " << kind << " of " << dialect << '\n';
    LogicalResult done =
        prove(ctx, dialect, operations, solver, [&](const Proof &proof) {
          counts.add(proof.verdict);
          printProof(proof);
          llvm::outs().flush();
        });
    if (failed(done)) {
      reportError("strata prove", "no operation of dialect '" + dialect +
                                      "' declares a computation");
      return failure();
    }
  }
  return success();
}

LogicalResult strata::proveDialects(Context &ctx,
                                    const DialectProofOptions &options,
                                    Solver &solver, ProofCounts &counts) {
  LogicalResult folds =
      proveAll<FoldProof>(ctx, options.folds, "folds", options.operations,
                          solver, counts, &proveFolds);
  LogicalResult ranges =
      proveAll<RangeProof>(ctx, options.ranges, "ranges", options.operations,
                           solver, counts, &proveRanges);
  return success(succeeded(folds) && succeeded(ranges));
}
