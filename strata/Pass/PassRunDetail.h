// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One run of a PassManager: passes on operations, nested managers on children,
// in parallel.
#ifndef STRATA_PASS_PASSRUNDETAIL_H
#define STRATA_PASS_PASSRUNDETAIL_H

#include "strata/Pass/ChangeTrackerDetail.h"
#include "strata/Pass/OrderedOutputDetail.h"
#include "strata/Pass/PassManager.h"

#include <atomic>

namespace strata::detail {

/// A pass that is running on an operation.
struct PassExecution {
  Operation *op;
  AnalysisManager analyses;
  PipelineRunner &runner;
  /// The output of the pass.
  PassOutput &out;
  /// The changes of the pass, if they are recorded.
  ChangeLog *log = nullptr;
  PreservedAnalyses preserved = {};
  bool failed = false;
  /// Whether a change affects the operations around the operation.
  bool reachesOutside = false;
};

/// The state shared by all threads of a run.
class PipelineRunner {
public:
  struct Options {
    VerifyEach verify = VerifyEach::Changes;
    PrintingFlags printing = {};
  };
  PipelineRunner(Context *ctx, PassInstrumentor &instrumentor, Options options);

  /// Readies all passes, including nested ones.
  LogicalResult initialize(OpPassManager &pm);
  /// Runs the passes of `pm` on the outermost operation.
  LogicalResult run(OpPassManager &pm, Operation *op, AnalysisManager analyses,
                    PassOutput &out) {
    bool reachesOutside = false;
    return runOn(pm, op, analyses, out, reachesOutside);
  }
  /// Runs the passes of `pm` on behalf of a running pass.
  LogicalResult runDynamic(Pass &parent, OpPassManager &pm, Operation *op);
  LogicalResult runDynamic(Pass &parent, ArrayRef<Pass::PipelineRun> runs);
  /// Pass::runInParallel.
  void runPieces(PassExecution &execution, ArrayRef<Operation *> ops,
                 function_ref<void(ArrayRef<Operation *>)> work);
  // Functions for ParallelWork.
  bool isWorthPieces(ArrayRef<Operation *> ops) const;
  unsigned getNumPieces(size_t count) const;
  void forEachPiece(PassExecution &execution, size_t count,
                    function_ref<void(size_t)> work);
  const PrintingFlags &getPrintingFlags() const { return options.printing; }
  PassInstrumentor *getInstrumentor() const {
    return instrumentor.empty() ? nullptr : &instrumentor;
  }

private:
  using Group = SmallVector<OpPassManager *, 2>;
  /// An operation and those of a group that run on it.
  struct Job {
    Operation *op;
    SmallVector<unsigned, 2> managers;
  };

  LogicalResult prepareDynamic(Pass &parent, OpPassManager &pm, Operation *op);
  void noteDynamic(PassExecution &execution, bool reachesOutside, bool isOwn);
  LogicalResult checkDialects(const Pass &pass);
  LogicalResult initializeCopy(OpPassManager &copy, OpPassManager &from);
  OpPassManager *makeCopy(OpPassManager &pm);
  // `reachesOutside` is set when a change affects the operations around `op`.
  LogicalResult runOn(OpPassManager &pm, Operation *op,
                      AnalysisManager analyses, PassOutput &out,
                      bool &reachesOutside);
  LogicalResult runPass(Pass &pass, Operation *op, AnalysisManager analyses,
                        PassOutput &out, bool &reachesOutside);
  LogicalResult execute(Pass &pass, PassExecution &execution);
  LogicalResult checkSchedule(Pass &pass, Operation *op);
  LogicalResult runGroup(const Group &group, Operation *op,
                         AnalysisManager analyses, PassOutput &out,
                         bool &reachesOutside);
  std::vector<Job> collectJobs(const Group &group, Operation *op);
  bool canRunOn(const OpPassManager &pm, Operation *op) const;
  LogicalResult runJob(const Job &job, const Group &group,
                       AnalysisManager analyses, PassOutput &out,
                       bool &reachesOutside);
  LogicalResult runAll(ArrayRef<Job> jobs, const Group &group, Operation *op,
                       AnalysisManager analyses, PassOutput &out,
                       bool &reachesOutside);
  LogicalResult runJobs(ArrayRef<Job> jobs, const Group &group,
                        AnalysisManager analyses, PassOutput &out,
                        bool &reachesOutside);
  LogicalResult runJobsInParallel(ArrayRef<Job> jobs, const Group &group,
                                  AnalysisManager analyses, PassOutput &out,
                                  bool &reachesOutside);
  /// Verifies all of `op`; `pass` may add notes to errors.
  LogicalResult verifyAll(Pass &pass, Operation *op);
  LogicalResult verifyAfterPass(Pass &pass, const PassExecution &execution);
  LogicalResult verifyAfterGroup(Operation *op, bool reachesOutside);

  Context *ctx;
  PassInstrumentor &instrumentor;
  Options options;
  std::optional<ChangeTracker> tracker;
  /// Never that of another run.
  uint64_t generation;
  /// Whether several threads are at work.
  std::atomic<unsigned> parallelDepth{0};
};

} // namespace strata::detail

#endif // STRATA_PASS_PASSRUNDETAIL_H
