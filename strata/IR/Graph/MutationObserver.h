// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of objects that are notified of edits of IR. A Context has at
// most one observer (setObserver); ChainedMutationObserver is the base of those
// that share it with others.
#ifndef STRATA_IR_GRAPH_MUTATIONOBSERVER_H
#define STRATA_IR_GRAPH_MUTATIONOBSERVER_H

#include "strata/IR/Context.h"

namespace strata {

/// Receives every change of IR, before it takes effect. The base of journals
/// and incremental verification; see detail::Mutation for the primitive edits.
class MutationObserver {
public:
  virtual ~MutationObserver() = default;
  virtual void willInsert(Operation *, Block *, Operation * /*before*/) {}
  virtual void willRemove(Operation *) {}
  virtual void willDestroy(Operation *) {}
  virtual void willSetOperand(OpOperand &, Value) {}
  virtual void willResizeOperands(Operation *, unsigned /*newSize*/) {}
  virtual void willSetSuccessor(BlockOperand &, Block *) {}
  virtual void willSetAttrs(Operation *) {}
  virtual void willSetLoc(Operation *, Location) {}
  virtual void willSetType(Value, Type) {}
  virtual void willInsertBlock(Block *, Region *, Block * /*before*/) {}
  virtual void willRemoveBlock(Block *) {}
  virtual void willChangeArguments(Block *) {}
  /// The arguments of the block still exist, its operations do not.
  virtual void willDestroyBlock(Block *) {}
  /// The argument of a block that stays.
  virtual void willDestroyArgument(BlockArgument) {}
  /// Asked before an operation becomes one of `def` where it is, which need not be
  /// reported otherwise. Where it is refused, a new operation takes its place.
  virtual bool mayTurnInto(Operation *, const OpDefinition & /*def*/) {
    return false;
  }
};

/// The observer of a Context while it lives, or until it is detached. Observers
/// that are attached later are notified first; each forwards to the one
/// attached before, so an overriding method calls the method of this class
/// first. They must be detached in the opposite order.
class ChainedMutationObserver : public MutationObserver {
public:
  explicit ChainedMutationObserver(Context *ctx)
      : ctx(ctx), next(ctx->getObserver()) {
    ctx->setObserver(this);
  }
  ~ChainedMutationObserver() override { detach(); }
  ChainedMutationObserver(const ChainedMutationObserver &) = delete;
  ChainedMutationObserver &operator=(const ChainedMutationObserver &) = delete;

  void willInsert(Operation *op, Block *block, Operation *before) override {
    if (next)
      next->willInsert(op, block, before);
  }
  void willRemove(Operation *op) override {
    if (next)
      next->willRemove(op);
  }
  void willDestroy(Operation *op) override {
    if (next)
      next->willDestroy(op);
  }
  void willSetOperand(OpOperand &operand, Value value) override {
    if (next)
      next->willSetOperand(operand, value);
  }
  void willResizeOperands(Operation *op, unsigned newSize) override {
    if (next)
      next->willResizeOperands(op, newSize);
  }
  void willSetSuccessor(BlockOperand &operand, Block *block) override {
    if (next)
      next->willSetSuccessor(operand, block);
  }
  void willSetAttrs(Operation *op) override {
    if (next)
      next->willSetAttrs(op);
  }
  void willSetLoc(Operation *op, Location loc) override {
    if (next)
      next->willSetLoc(op, loc);
  }
  void willSetType(Value value, Type type) override {
    if (next)
      next->willSetType(value, type);
  }
  void willInsertBlock(Block *block, Region *region, Block *before) override {
    if (next)
      next->willInsertBlock(block, region, before);
  }
  void willRemoveBlock(Block *block) override {
    if (next)
      next->willRemoveBlock(block);
  }
  void willChangeArguments(Block *block) override {
    if (next)
      next->willChangeArguments(block);
  }
  void willDestroyBlock(Block *block) override {
    if (next)
      next->willDestroyBlock(block);
  }
  void willDestroyArgument(BlockArgument arg) override {
    if (next)
      next->willDestroyArgument(arg);
  }
  bool mayTurnInto(Operation *op, const OpDefinition &def) override {
    return !next || next->mayTurnInto(op, def);
  }

protected:
  /// Sees nothing from now on. Again is allowed.
  void detach() {
    if (isDetached)
      return;
    isDetached = true;
    assert(ctx->getObserver() == this && "observers end in the opposite order");
    ctx->setObserver(next);
  }

  Context *const ctx;

private:
  MutationObserver *const next;
  bool isDetached = false;
};

} // namespace strata

#endif // STRATA_IR_GRAPH_MUTATIONOBSERVER_H
