// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Branches: operations with the interface BranchOpInterface, whose successors
// get operands as arguments. The verifier checks that numbers and types fit.
//
// Where nothing else is said, the operand slots of any number belong to the
// successors, in order. Other operations have a table among their hooks:
//
//   static constexpr BranchInterface branchInterface = {getSwitchOperands};
//   hooks.addInterface(branchInterface);
#ifndef STRATA_INTERFACES_BRANCHINTERFACE_H
#define STRATA_INTERFACES_BRANCHINTERFACE_H

#include "strata/Definition/Segments.h"
#include "strata/IR/Operation.h"

namespace strata {

/// Where the arguments of a successor come from: first those that the operation
/// itself makes, then operands.
struct SuccessorOperands {
  unsigned produced = 0;
  Segment operands;
  /// The operand slot they are in, and their number among its groups where it
  /// has such; negative where that is not known.
  int slot = -1, group = -1;
};

struct BranchInterface {
  static constexpr llvm::StringLiteral name = "BranchOpInterface";
  /// For each successor, in order; fails if the operation is malformed.
  LogicalResult (*getSuccessorOperands)(
      Operation *, SmallVectorImpl<SuccessorOperands> &) = nullptr;
  /// Whether a value of type `operand` can be passed for an argument of type
  /// `argument`; null asks that they are the same.
  bool (*areTypesCompatible)(Type operand, Type argument) = nullptr;
  /// The successor that is taken where operands have these constant values, null
  /// for those that are not known; null if it may be several.
  Block *(*getSuccessorForOperands)(Operation *,
                                    ArrayRef<Attribute> operands) = nullptr;
};

/// Of a branch; fails if it is malformed or does not say. O(successors): use
/// BranchOperands to ask for many.
FailureOr<SuccessorOperands> getSuccessorOperands(Operation *branch,
                                                  unsigned index);

/// Answers the same, quickly for one successor of a branch after the other. The
/// branches must not change meanwhile.
class BranchOperands {
public:
  FailureOr<SuccessorOperands> get(Operation *branch, unsigned index);

private:
  Operation *last = nullptr;
  SmallVector<SuccessorOperands, 4> all;
};

/// Whether values can be added to those that `branch` passes to successor
/// `index`, and adding them, at the end.
bool canAppendSuccessorOperands(Operation *branch, unsigned index);
void appendSuccessorOperands(Operation *branch, unsigned index,
                             ArrayRef<Value> values);

/// The argument that operand `index` of `branch` is passed for; null if it is
/// passed for none.
BlockArgument getSuccessorArgument(Operation *branch, unsigned index);

/// The only successor that `branch` can take where its operands have these
/// values, null for those that are not known; null if it may be several.
Block *getSuccessorForOperands(Operation *branch, ArrayRef<Attribute> operands);

} // namespace strata

#endif // STRATA_INTERFACES_BRANCHINTERFACE_H
