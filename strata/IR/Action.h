// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Actions: the units of a compilation that a Context lets others watch and skip, such
// as the run of a pass or the application of a pattern. An action has a tag, the IR
// that it works on, and a description:
//
//   struct MyAction : tracing::ActionImpl<MyAction> {
//     using ActionImpl::ActionImpl;
//     static constexpr StringLiteral tag = "my-action";
//     void print(raw_ostream &os) const override { os << "`" << tag << "`"; }
//   };
//   ctx->executeAction<MyAction>([&] { changed = simplify(op); }, {op});
//
// The handler of the Context receives the action in place of its execution, and executes
// it or not. Without a handler, an action costs a comparison and a call. Handlers are in
// Debug/ActionTracer.h.
#ifndef STRATA_IR_ACTION_H
#define STRATA_IR_ACTION_H

#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/PointerUnion.h"

namespace strata {

/// A part of the IR that an action works on.
class IRUnit {
public:
  IRUnit(Operation *op) : unit(op) {}
  IRUnit(Block *block) : unit(block) {}
  IRUnit(Region *region) : unit(region) {}
  /// The operation, or that around the block or region. Null if there is none.
  Operation *getOperation() const;
  /// Prints it on one line, regions as `{...}`. The IR around it need not verify.
  void print(raw_ostream &os) const;
  /// Prints it on one line; `printOp` prints its operation.
  void print(raw_ostream &os,
             function_ref<void(Operation *, raw_ostream &)> printOp) const;
  friend raw_ostream &operator<<(raw_ostream &os, IRUnit unit) {
    unit.print(os);
    return os;
  }

private:
  llvm::PointerUnion<Operation *, Block *, Region *> unit;
};

namespace tracing {

/// An action that is about to be executed, or is executed.
class Action {
public:
  virtual ~Action() = default;
  /// The name of the kind of action.
  virtual StringRef getTag() const = 0;
  /// Describes the action on one line, without its units.
  virtual void print(raw_ostream &os) const {
    os << "Action \"" << getTag() << '"';
  }
  /// The parts of the IR that it works on, the most specific first.
  ArrayRef<IRUnit> getContextIRUnits() const { return units; }

protected:
  /// `units` outlive the action.
  explicit Action(ArrayRef<IRUnit> units) : units(units) {}

private:
  ArrayRef<IRUnit> units;
};

/// The base of actions; `Derived::tag` is the tag.
template <typename Derived> class ActionImpl : public Action {
public:
  explicit ActionImpl(ArrayRef<IRUnit> units = {}) : Action(units) {}
  StringRef getTag() const override { return Derived::tag; }
};

} // namespace tracing

template <typename ActionT, typename... Args>
void Context::executeAction(function_ref<void()> execute,
                            ArrayRef<IRUnit> units, Args &&...args) {
  if (LLVM_LIKELY(!actionHandler))
    return execute();
  actionHandler(execute, ActionT(units, std::forward<Args>(args)...));
}

} // namespace strata

#endif // STRATA_IR_ACTION_H
