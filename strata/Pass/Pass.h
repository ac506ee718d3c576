// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pass: a transformation or analysis of an operation and its contents. A pass
// is one file: a class in an anonymous namespace, its description as one
// PassInfo, and a function that registers it.
//
//   namespace {
//   struct Fold : Pass {
//     using Pass::Pass;
//     Option<int64_t> maxRounds{*this, "max-rounds", "Rounds at most", 10};
//     Statistic numFolded{*this, "num-folded", "Number of operations folded"};
//     void runOnOperation() override;
//   };
//   } // namespace
//
//   static constexpr PassInfo info = {.argument = "fold",
//                                     .name = "Fold",
//                                     .summary = "Fold operations",
//                                     .create = makePass<Fold>};
//   void strata::registerFoldPass(PassRegistry &registry) {
//     registry.add(info);
//   }
//
// A pass changes only the operation it is given and its contents: other threads
// work on the operations beside it. For each thread there is an object of its
// own, made by `create`, with the options of the original.
#ifndef STRATA_PASS_PASS_H
#define STRATA_PASS_PASS_H

#include "strata/Pass/AnalysisManager.h"
#include "strata/Pass/PassOptions.h"

#include <functional>
#include <memory>

namespace strata {

class DialectRegistry;
class OpPassManager;
class ParallelWork;
class Pass;
class PassRegistry;
struct PrintingFlags;

/// The static description of a pass. Lives for ever.
struct PassInfo {
  /// The name in pipelines and on command lines.
  const char *argument;
  /// The name in reports.
  const char *name;
  const char *summary;
  /// The operation it runs on; empty for any.
  const char *anchor = "";
  /// Dialects that it may create operations or attributes of. The Context has
  /// to know them; they are loaded when something of theirs is first mentioned.
  const char *dependentDialects[8] = {};
  /// Makes one.
  std::unique_ptr<Pass> (*create)(const PassInfo &info);
};

template <typename T> std::unique_ptr<Pass> makePass(const PassInfo &info) {
  return std::make_unique<T>(info);
}

namespace detail {
struct PassExecution;
class PipelineRunner;
} // namespace detail

class Pass {
public:
  template <typename T> using Option = PassOption<T>;
  template <typename T> using ListOption = PassListOption<T>;

  /// A number that a pass counts up. Copies for threads count on their own; the
  /// report has the sums.
  class Statistic {
  public:
    Statistic(Pass &owner, StringRef name, StringRef description)
        : name(name), description(description) {
      owner.statistics.push_back(this);
    }
    /// MLIR's spelling.
    Statistic(Pass *owner, StringRef name, StringRef description)
        : Statistic(*owner, name, description) {}
    Statistic(const Statistic &) = delete;
    Statistic &operator=(const Statistic &) = delete;
    StringRef getName() const { return name; }
    StringRef getDescription() const { return description; }
    uint64_t getValue() const { return value; }
    operator uint64_t() const { return value; }
    Statistic &operator=(uint64_t newValue) {
      value = newValue;
      return *this;
    }
    Statistic &operator++() { return *this += 1; }
    void operator++(int) { ++*this; }
    Statistic &operator+=(uint64_t count) {
      value += count;
      return *this;
    }

  private:
    StringRef name, description;
    uint64_t value = 0;
  };

  explicit Pass(const PassInfo &info) : info(&info) {}
  Pass &operator=(const Pass &) = delete;
  virtual ~Pass();

  /// The description of its class.
  virtual const PassInfo &getInfo() const { return *info; }
  /// The name in reports.
  virtual StringRef getName() const { return getInfo().name; }
  /// The name in pipelines.
  virtual StringRef getArgument() const { return getInfo().argument; }
  virtual StringRef getDescription() const { return getInfo().summary; }
  /// Adds the dialects that it may create operations or attributes of, besides those of
  /// its PassInfo.
  virtual void getDependentDialects(DialectRegistry &registry) const {
    (void)registry;
  }
  /// The name of the operation it is restricted to, if it is.
  virtual std::optional<StringRef> getOpName() const;
  ArrayRef<Statistic *> getStatistics() const { return statistics; }
  PassOptions &getOptions() { return options; }
  const PassOptions &getOptions() const { return options; }
  operator PassOptions &() { return options; }
  /// The registry it comes from; null if it was made without one. The registry must
  /// still exist.
  const PassRegistry *getRegistry() const {
    assert((!registry || *registry) &&
           "the registry of the pass was destroyed");
    return registry ? *registry : nullptr;
  }

  /// Reads its options from text.
  LogicalResult initializeOptions(StringRef text, PassTextError &error);
  /// One with the same options, not initialised.
  std::unique_ptr<Pass> clone() const;
  /// The pass this is a copy of for a thread, or itself.
  const Pass *getOriginal() const { return original ? original : this; }
  /// The output stream of a running pass. Texts of parallel passes come in the
  /// order of the operations.
  raw_ostream &getOutputStream() const;
  /// Performs an action outside of the IR, such as moving a file to its place:
  /// at once, or, if passes are parallel, when it is the operation's turn,
  /// after the output of the previous ones. `action` must not use IR.
  void performInOrder(std::function<void()> action) const;
  /// How IR is printed, while it runs.
  const PrintingFlags &getPrintingFlags() const;
  /// `argument{options}`.
  void printAsTextualPipeline(raw_ostream &os) const;

protected:
  /// For passes without PassInfo, which override the functions above (PassWrapper.h).
  Pass() = default;
  /// A copy has the class of `other`; its options are copied by `clone`.
  Pass(const Pass &other) : info(other.info) {}
  /// A pass of the same class. By default it is made by the PassInfo.
  virtual std::unique_ptr<Pass> clonePass() const;

  /// Does the work on `getOperation()`.
  virtual void runOnOperation() = 0;
  /// Whether it runs on operations of the kind `def`, beyond its anchor.
  virtual bool canScheduleOn(const OpDefinition &) const { return true; }
  /// Called when the operation does not verify after the pass, with the errors; may add
  /// notes to them.
  virtual void explainErrors(Operation *op,
                             MutableArrayRef<Diagnostic> errors) {
    (void)op, (void)errors;
  }
  /// Called when options were read from text; says in `error` what is wrong
  /// with them beyond each by itself.
  virtual LogicalResult checkOptions(PassTextError &) { return success(); }
  /// Called before the first run, after options are set. Computes expensive
  /// data that is shared by all operations. Failure, after a diagnostic, ends
  /// the run.
  virtual LogicalResult initialize(Context *) { return success(); }
  /// Initialises a copy of the initialised pass `original`, of the same class,
  /// for another thread; may share data of `original` that is only read.
  virtual LogicalResult initializeFrom(const Pass &original, Context *ctx);

  // Functions for runOnOperation.

  Operation *getOperation() const;
  Context &getContext() const { return *getOperation()->getContext(); }
  /// Says that the pass failed; the pipeline ends after it. The reason should
  /// be a diagnostic.
  void signalPassFailure();
  /// Prints `op` to the output stream, in generic form if it does not verify.
  void printIR(Operation *op) const;
  /// Runs passes on `op`, which is the operation or inside it. `pipeline`
  /// should be kept from run to run; its passes are initialised at the first.
  /// Fails with a diagnostic or because a pass failed; the caller signals that.
  LogicalResult runPipeline(OpPassManager &pipeline, Operation *op);
  /// A pipeline and the operation that it runs on.
  using PipelineRun = std::pair<OpPassManager *, Operation *>;
  /// Runs pipelines on several operations, none nested in another, in parallel
  /// if worthwhile. All are run, even if one fails; output and diagnostics
  /// appear in the order of `runs`.
  LogicalResult runPipelines(ArrayRef<PipelineRun> runs);
  /// Whether an instrumentation observes the order in which pipelines run.
  bool isOrderWatched() const;
  /// Calls `work` with neighbours of the list `ops` until all are processed, on
  /// several threads if that is worthwhile. They are inside the operation,
  /// isolated from above, and none of them inside another; `work` neither
  /// inspects nor changes IR outside of its arguments, and uses no service of
  /// the pass. Its reports come in the order of `ops`.
  void runInParallel(ArrayRef<Operation *> ops,
                     function_ref<void(ArrayRef<Operation *>)> work);
  /// The work of the pass, for functions that divide it themselves
  /// (ParallelWork.h).
  ParallelWork getParallelWork();

  /// The analysis of the operation, computed unless it is cached.
  template <typename Analysis> Analysis &getAnalysis() {
    return getAnalysisManager().getAnalysis<Analysis>();
  }
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>> getCachedAnalysis() {
    return getAnalysisManager().getCachedAnalysis<Analysis>();
  }
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>>
  getCachedParentAnalysis(Operation *parent) {
    return getAnalysisManager().getCachedParentAnalysis<Analysis>(parent);
  }
  template <typename Analysis> Analysis &getChildAnalysis(Operation *child) {
    return getAnalysisManager().getChildAnalysis<Analysis>(child);
  }
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>>
  getCachedChildAnalysis(Operation *child) {
    return getAnalysisManager().getCachedChildAnalysis<Analysis>(child);
  }
  AnalysisManager getAnalysisManager() const;
  /// Says that nothing was changed.
  void markAllAnalysesPreserved() { getPreserved().preserveAll(); }
  /// Says that these are as they would be if computed anew.
  template <typename... Analyses> void markAnalysesPreserved() {
    getPreserved().preserve<Analyses...>();
  }

private:
  friend class detail::PipelineRunner;
  friend class PassRegistry;
  PreservedAnalyses &getPreserved();

  const PassInfo *info = nullptr;
  std::shared_ptr<const PassRegistry *> registry;
  PassOptions options;
  std::vector<Statistic *> statistics;
  /// Set while it runs.
  detail::PassExecution *execution = nullptr;
  const Pass *original = nullptr;
};

} // namespace strata

#endif // STRATA_PASS_PASS_H
