// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inserts checks before operations that have run-time checks
// (Interfaces/RuntimeVerifiableOpInterface.h): a failed check aborts the
// program with a message that shows the operation as it was before the pass.
// Linear in the size of the IR.
#include "strata/Asm/AsmState.h"
#include "strata/Definition/OpHooks.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Interfaces/RuntimeVerifiableOpInterface.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/Passes.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace {
struct GenerateRuntimeVerification final : Pass {
  using Pass::Pass;
  Option<unsigned> verboseLevel{
      *this, "verbose-level",
      "Verbosity of messages: 0 = location, 1 = location and operation", 1};
  void runOnOperation() override;
};
} // namespace

/// How messages show operations and locations: on one line.
static PrintingFlags getMessageFlags(PrintingFlags flags) {
  flags.localScope = flags.skipRegions = true;
  flags.elideElementsIfLarger = 16;
  flags.threads = 1;
  return flags;
}

void GenerateRuntimeVerification::runOnOperation() {
  if (verboseLevel > 1) {
    getOperation()->emitError("generate-runtime-verification pass: set "
                              "verboseLevel to 0 or 1");
    return signalPassFailure();
  }
  std::vector<Operation *> ops;
  getOperation()->walk([&](Operation *op) {
    if (op != getOperation() && getInterface<RuntimeVerifiableOpInterface>(op))
      ops.push_back(op);
  });
  if (ops.empty())
    return markAllAnalysesPreserved();
  PrintingFlags flags = getMessageFlags(getPrintingFlags());
  // Names are those of the operations that exist now.
  std::optional<AsmState> names;
  if (verboseLevel == 1)
    names.emplace(getOperation(), flags);
  auto generateErrorMessage = [&](Operation *op, StringRef text) {
    std::string message;
    llvm::raw_string_ostream os(message);
    os << "ERROR: Runtime op verification failed\n";
    if (names)
      os << names->printOperation(op) << '\n';
    os << "^ " << text << "\nLocation: ";
    printLocation(op->getLoc(), op->getContext(), os, flags);
    return message;
  };
  for (Operation *op : ops) {
    RewriteStep step(op->getContext(), "runtime-check", op);
    OpBuilder builder(op);
    if (failed(getInterface<RuntimeVerifiableOpInterface>(op)
                   ->generateRuntimeVerification(op, builder, op->getLoc(),
                                                 generateErrorMessage)))
      signalPassFailure();
  }
}

static constexpr PassInfo generateRuntimeVerificationInfo = {
    .argument = "generate-runtime-verification",
    .name = "GenerateRuntimeVerification",
    .summary = "Add assertions for conditions that depend on run-time values",
    .dependentDialects = {"arith", "cf"},
    .create = makePass<GenerateRuntimeVerification>,
};

void strata::registerGenerateRuntimeVerificationPass(PassRegistry &registry) {
  registry.add(generateRuntimeVerificationInfo);
}
