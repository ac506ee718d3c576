// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the actions of a Context to an ActionLogger, and keeps the names of values from one
// action to the next: most actions try a pattern that does not match, so the IR is the same.
// Printing an action costs the size of its operation, and the size of the function around it
// after a change.
#ifndef STRATA_TOOLING_OPT_CONTEXTACTIONLOGGER_H
#define STRATA_TOOLING_OPT_CONTEXTACTIONLOGGER_H

#include "strata/Debug/ActionLogger.h"
#include "strata/IR/Graph/MutationObserver.h"

#include <atomic>
#include <memory>

namespace strata {

/// An observer of the actions of one Context. Observes its IR too, so observers of IR that
/// are attached later must be detached before it is destroyed.
class ContextActionLogger final : public tracing::ActionObserver,
                                  private ChainedMutationObserver {
public:
  /// `logger` outlives the object; loggers of several Contexts may share it.
  ContextActionLogger(Context *ctx, tracing::ActionLogger &logger);
  ~ContextActionLogger() override;

  void beforeExecute(const tracing::Action &action, bool willExecute) override;
  void afterExecute(const tracing::Action &action) override {
    logger.afterExecute(action);
  }

private:
  struct Scope;

  void printOp(Operation *op, raw_ostream &os);
  Scope &getScope(Operation *op);

  void willInsert(Operation *op, Block *block, Operation *before) override;
  void willRemove(Operation *op) override;
  void willDestroy(Operation *op) override;
  void willSetOperand(OpOperand &operand, Value value) override;
  void willResizeOperands(Operation *op, unsigned newSize) override;
  void willSetSuccessor(BlockOperand &operand, Block *block) override;
  void willSetAttrs(Operation *op) override;
  void willSetLoc(Operation *op, Location loc) override;
  void willSetType(Value value, Type type) override;
  void willInsertBlock(Block *block, Region *region, Block *before) override;
  void willRemoveBlock(Block *block) override;
  void willChangeArguments(Block *block) override;
  bool mayTurnInto(Operation *op, const OpDefinition &def) override;

  tracing::ActionLogger &logger;
  /// The number of changes of IR so far.
  std::atomic<uint64_t> numChanges{0};
  std::mutex mutex;
  /// The scope that each thread printed an operation of last.
  llvm::DenseMap<uintptr_t, std::unique_ptr<Scope>> scopes;
};

} // namespace strata

#endif // STRATA_TOOLING_OPT_CONTEXTACTIONLOGGER_H
