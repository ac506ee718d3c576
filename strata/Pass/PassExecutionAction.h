// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The action of a pass that runs on an operation.
#ifndef STRATA_PASS_PASSEXECUTIONACTION_H
#define STRATA_PASS_PASSEXECUTIONACTION_H

#include "strata/IR/Action.h"

namespace strata {

/// A pass runs on an operation, or nested pass managers run on its children. If it is
/// skipped, the IR stays as it is, and the pass succeeds.
class PassExecutionAction : public tracing::ActionImpl<PassExecutionAction> {
public:
  static constexpr StringLiteral tag = "pass-execution";
  /// The name for nested pass managers.
  static constexpr StringLiteral NestedManagers =
      "mlir::detail::OpToOpPassAdaptor";

  /// `passName` outlives the action. The unit is the operation.
  PassExecutionAction(ArrayRef<IRUnit> units, StringRef passName)
      : ActionImpl(units), passName(passName) {}
  StringRef getPassName() const { return passName; }
  Operation *getOp() const {
    return getContextIRUnits().front().getOperation();
  }
  void print(raw_ostream &os) const override;

private:
  StringRef passName;
};

} // namespace strata

#endif // STRATA_PASS_PASSEXECUTIONACTION_H
