// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations that a pattern of the user edits. Drivers fold and match the edited IR,
// and rely on valid IR: edited operations are verified when the pattern has returned.
#ifndef STRATA_BINDINGS_C_EDITLOG_H
#define STRATA_BINDINGS_C_EDITLOG_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"

namespace strata::capi {

/// Records the edits of the calling thread while it lives. The observer of the Context calls it.
class EditLog {
public:
  explicit EditLog(Context *ctx);
  ~EditLog();
  EditLog(const EditLog &) = delete;
  /// The log of the thread for edits of `ctx`; null if there is none.
  static EditLog *get(Context *ctx);

  /// `op` changes, with its contents if they are new. Null is ignored.
  void add(Operation *op, bool hasNewContents = false);
  /// Whether `op`, or an operation around it, was inserted.
  bool isNew(Operation *op) const;
  /// Erases inserted operations, with all uses of their results.
  void eraseNew(RewriterBase &rewriter);
  /// `op` is taken out of its block.
  void addRemoved(Operation *op);
  void willDestroy(Operation *op);

  /// Verifies the operations inside of `root`. Fails after diagnostics.
  LogicalResult verifyInside(Operation *root);
  /// Makes the driver forget operations that are not inside of `root` any more.
  void forgetOutside(Operation *root, RewriterBase &rewriter);

private:
  struct Entry {
    /// Null for an operation that was destroyed.
    Operation *op;
    bool hasNewContents = false, wasRemoved = false;
  };
  Entry &getEntry(Operation *op);

  Context *ctx;
  EditLog *outer;
  std::vector<Entry> entries;
  llvm::DenseMap<Operation *, size_t> indices;
};

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_EDITLOG_H
