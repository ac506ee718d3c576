// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records the changes of passes while a PassManager runs them, on any number of
// threads:
//
//   RewriteRecorder recorder(module, sink);
//   recorder.attach(pm);
//   LogicalResult result = pm.run(module);
//   recorder.stop();
//
// docs/decisions/0008 says how.
#ifndef STRATA_TRACE_RECORDER_H
#define STRATA_TRACE_RECORDER_H

#include "strata/Trace/Record.h"

#include <memory>

namespace strata {

class Operation;
class PassManager;

/// Takes a record as it is made: in order, by one thread at a time.
class RecordSink {
public:
  virtual ~RecordSink() = default;
  /// Called before the first step of the pass.
  virtual void addPass(const RecordedPass &pass) = 0;
  virtual void addStep(const RecordedStep &step) = 0;
  /// Called after the last step of a group. If one thread is at work, the IR is
  /// as the step left it, and consistent; it must not be changed.
  virtual void endGroup() {}
  /// The pass failed, or the verifier after it. Steps of passes on other operations
  /// may follow.
  virtual void addFailure(const RecordedPass &pass) = 0;
};

class RewriteRecorder {
public:
  /// Records changes of the contents of `root`, the operation that the
  /// PassManager is going to run on. It becomes an observer of edits, and the
  /// RewriteObserver, of its Context. `sink` outlives it.
  RewriteRecorder(Operation *root, RecordSink &sink);
  ~RewriteRecorder();
  RewriteRecorder(const RewriteRecorder &) = delete;
  RewriteRecorder &operator=(const RewriteRecorder &) = delete;

  /// Makes `pm` tell which passes run. Its runs end before `stop`.
  void attach(PassManager &pm);
  /// Ends observation. The recorded facts about operations are kept.
  void stop();

  /// The number of `op` in the record; 0 if no step mentions it. After `stop`.
  uint64_t getNumber(Operation *op) const;
  /// The number of steps.
  uint64_t getNumSteps() const;

  /// The temporary number of `op`, a part of the recorded operation, while passes run. It
  /// stays with `op` and depends on threads. Thread-safe.
  uint64_t getTemporaryNumber(Operation *op);
  /// The number in the record of the operation that had a temporary number; 0 if no step
  /// mentions it. After `stop`.
  uint64_t getRecordedNumber(uint64_t temporary) const;
  /// The largest number of an operation in the record; 0 if there is none.
  uint64_t getLastNumber() const;

  class Impl;

private:
  std::unique_ptr<Impl> impl;
};

} // namespace strata

#endif // STRATA_TRACE_RECORDER_H
