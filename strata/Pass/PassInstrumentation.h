// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Callbacks around the runs of passes: for timing, printing of IR, reproducers.
// A PassManager calls its instrumentations before a pass in the order in which
// they were added, after it in the opposite order.
#ifndef STRATA_PASS_PASSINSTRUMENTATION_H
#define STRATA_PASS_PASSINSTRUMENTATION_H

#include "strata/IR/Fwd.h"

#include <memory>
#include <mutex>
#include <vector>

namespace strata {

class OpPassManager;
class Pass;
using AnalysisID = const void *;

/// Hooks, called by whatever thread runs a pass; one call at a time.
class PassInstrumentation {
public:
  virtual ~PassInstrumentation();
  /// Whether it shows in which order passes run pipelines of their own on
  /// operations that have nothing to do with each other.
  virtual bool showsOrder() const { return true; }
  /// Called around a run of a PassManager on `op`.
  virtual void runBeforeAll(Operation * /*op*/) {}
  virtual void runAfterAll(Operation * /*op*/) {}
  /// Called before and after nested pipelines that run together on the children
  /// of `op`, on the thread that distributes the work. It may use other threads if
  /// `mayFork`.
  virtual void runBeforePipeline(ArrayRef<const OpPassManager *>, Operation *,
                                 bool /*mayFork*/) {}
  virtual void runAfterPipeline(ArrayRef<const OpPassManager *>, Operation *) {}
  virtual void runBeforePass(Pass *, Operation *) {}
  virtual void runAfterPass(Pass *, Operation *) {}
  /// Called instead of `runAfterPass` if the pass failed, or the verifier after
  /// it.
  virtual void runAfterPassFailed(Pass *, Operation *) {}
  virtual void runBeforeAnalysis(StringRef /*name*/, AnalysisID, Operation *) {}
  virtual void runAfterAnalysis(StringRef /*name*/, AnalysisID, Operation *) {}
};

/// The instrumentations of a PassManager.
class PassInstrumentor {
public:
  void addInstrumentation(std::unique_ptr<PassInstrumentation> added);
  bool empty() const { return instrumentations.empty(); }
  bool showsOrder() const;

  void runBeforeAll(Operation *op);
  void runAfterAll(Operation *op);
  void runBeforePipeline(ArrayRef<const OpPassManager *> nested, Operation *op,
                         bool mayFork);
  void runAfterPipeline(ArrayRef<const OpPassManager *> nested, Operation *op);
  void runBeforePass(Pass *pass, Operation *op);
  void runAfterPass(Pass *pass, Operation *op);
  void runAfterPassFailed(Pass *pass, Operation *op);
  void runBeforeAnalysis(StringRef name, AnalysisID id, Operation *op);
  void runAfterAnalysis(StringRef name, AnalysisID id, Operation *op);

private:
  template <typename Fn> void before(Fn fn);
  template <typename Fn> void after(Fn fn);
  std::mutex mutex;
  std::vector<std::unique_ptr<PassInstrumentation>> instrumentations;
};

} // namespace strata

#endif // STRATA_PASS_PASSINSTRUMENTATION_H
