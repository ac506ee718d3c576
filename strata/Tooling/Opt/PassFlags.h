// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command-line options for passes.
#ifndef STRATA_TOOLING_OPT_PASSFLAGS_H
#define STRATA_TOOLING_OPT_PASSFLAGS_H

#include "strata/Pass/IRPrinting.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Pass/PassStatistics.h"
#include "strata/Pass/Timing.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm::cl {
class OptionCategory;
} // namespace llvm::cl

namespace strata {

/// The values of the flags.
struct PassFlags {
  /// A pass or pipeline given by a flag of its own.
  struct NamedPass {
    std::string argument, options;
  };
  /// The text of `--pass-pipeline`.
  std::optional<std::string> pipeline;
  /// The passes in the order of the command line.
  std::vector<NamedPass> passes;
  VerifyEach verifyEach = VerifyEach::Changes;
  bool dumpPipeline = false;
  bool listPasses = false;
  IRPrintingOptions printing;
  /// Folder to print IR to; empty for standard error.
  std::string printTreeDir;
  std::optional<TimingReport> timing;
  std::optional<PassStatisticsDisplay> statistics;
  /// Files, `-` for standard error where that makes sense; empty for none.
  std::string profile, reproducer, crashReproducer;
  /// The file of the log of actions, `-` for standard output; empty for none.
  std::string actionLog;
  /// The places whose actions are logged; empty for all actions.
  std::vector<std::string> actionFilters;
  /// The text of `--mlir-debug-counter`.
  std::string debugCounters;
  bool printDebugCounters = false;
  /// The file of the rewrite record; empty for none.
  std::string rewriteTrace;
  bool localReproducer = false, runReproducer = false;

  /// Whether there is anything to run.
  bool hasPasses() const {
    return pipeline || !passes.empty() || runReproducer || dumpPipeline ||
           !reproducer.empty() || !rewriteTrace.empty() || statistics;
  }
  /// Whether actions are traced or counted.
  bool hasActions() const {
    return !actionLog.empty() || !profile.empty() || !debugCounters.empty() ||
           printDebugCounters;
  }
};

/// Declares the options, and returns their values once the command line has
/// been parsed. One object at a time.
class PassFlagParser {
public:
  /// `registry` outlives the object.
  explicit PassFlagParser(const PassRegistry &registry);
  ~PassFlagParser();
  /// Ends the process with 1 where the command line makes no sense.
  PassFlags getFlags() const;
  llvm::cl::OptionCategory &getCategory() const;

private:
  struct Flags;
  void addReports(PassFlags &result) const;
  std::unique_ptr<Flags> flags;
  const PassRegistry &registry;
};

/// Prints all passes and pipelines with their options.
void listPasses(const PassRegistry &registry, raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLING_OPT_PASSFLAGS_H
