// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why IR changes. A MutationObserver sees each edit; a RewriteObserver is
// notified which of them are one step: the work of a pattern, a fold, the
// removal of a dead operation, or a unit of a pass.
//
//   for (Operation *op : dead) {
//     RewriteStep step(ctx, "dce", op);
//     rewriter.eraseOp(op);
//   }
//
// Without an observer, a step costs a comparison. Steps may nest; edits belong
// to the innermost. Where an outermost step begins and ends, the IR has to be
// consistent, and no pass is run inside.
#ifndef STRATA_IR_GRAPH_REWRITEOBSERVER_H
#define STRATA_IR_GRAPH_REWRITEOBSERVER_H

#include "strata/IR/Context.h"

namespace strata {

/// Receives notifications of steps from the thread that works on them.
class RewriteObserver {
public:
  virtual ~RewriteObserver() = default;
  /// A step begins. `name` is that of a pattern or a unit of work; `root`, the
  /// operation that it rewrites, may be null.
  virtual void beginStep(StringRef name, Operation *root) = 0;
  /// A step begins that is the work of a pattern for operations with the name `rootName`,
  /// or any if that is empty.
  virtual void beginPattern(StringRef name, StringRef rootName,
                            Operation *root) {
    (void)rootName;
    beginStep(name, root);
  }
  /// The step that began last and has not ended is over. `wasUndone` if all edits
  /// since then, those of nested steps too, have been taken back.
  virtual void endStep(bool wasUndone) = 0;
  /// A pattern does not match, and `reason` writes why. It belongs to the step that began
  /// last and has not ended.
  virtual void didNotMatch(Location loc,
                           function_ref<void(Diagnostic &)> reason) {
    (void)loc, (void)reason;
  }
  /// `copy` was just made like `original`; it is not in a block yet.
  virtual void didClone(const Operation *original, Operation *copy) = 0;
};

/// A step, from its construction to the end of its scope.
class RewriteStep {
public:
  RewriteStep(Context *ctx, StringRef name, Operation *root)
      : RewriteStep(ctx->getRewriteObserver(), name, root) {}
  /// Reports to `observer`, which may be null. Callers with many steps get it from
  /// the Context once.
  RewriteStep(RewriteObserver *observer, StringRef name, Operation *root)
      : observer(observer) {
    if (LLVM_UNLIKELY(observer))
      observer->beginStep(name, root);
  }
  /// The work of a pattern.
  RewriteStep(RewriteObserver *observer, StringRef name, StringRef rootName,
              Operation *root)
      : observer(observer) {
    if (LLVM_UNLIKELY(observer))
      observer->beginPattern(name, rootName, root);
  }
  RewriteStep(const RewriteStep &) = delete;
  RewriteStep &operator=(const RewriteStep &) = delete;
  ~RewriteStep() {
    if (LLVM_UNLIKELY(observer))
      observer->endStep(wasUndone);
  }
  /// Says that all that was done in it has been taken back.
  void setUndone() { wasUndone = true; }

private:
  RewriteObserver *observer;
  bool wasUndone = false;
};

} // namespace strata

#endif // STRATA_IR_GRAPH_REWRITEOBSERVER_H
