// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An observer of a run of passes on one input: the writing of its rewrite
// record (RewriteTraceFile), or the comparison with one (TraceReplay).
#ifndef STRATA_TOOLING_OPT_RUNTRACE_H
#define STRATA_TOOLING_OPT_RUNTRACE_H

#include "strata/Asm/AsmState.h"

namespace strata {

class PassManager;

/// Receives the parts of a run, in this order.
class RunTrace {
public:
  virtual ~RunTrace() = default;
  /// The text of the input, which is about to be read.
  virtual void beginInput(StringRef text) { (void)text; }
  /// `pm`, which is complete, is about to run on `op`.
  virtual void beginRun(PassManager &pm, Operation *op) = 0;
  virtual void endRun(Operation *op, LogicalResult result) = 0;
  /// Called with the printed text of the operation.
  virtual void addOutput(StringRef text, ArrayRef<PrintedOp> ops) {
    (void)text, (void)ops;
  }
};

} // namespace strata

#endif // STRATA_TOOLING_OPT_RUNTRACE_H
