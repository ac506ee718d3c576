// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow between blocks: branches, operations with the interface
// BranchOpInterface, whose successors get operands as arguments. The verifier checks
// that numbers and types fit. Where nothing else is said, the operand slots of any
// number belong to the successors, in order. Other operations have a table among
// their hooks:
//
//   static constexpr BranchOpInterface::Concept branchInterface = {getSwitchOperands};
//   hooks.addInterface(branchInterface);
//
// Control flow between regions: operations with the interface
// RegionBranchOpInterface, whose regions are executed one after another, such as
// loops and conditionals. Control comes from the operation itself, or from the
// terminator of one of its regions, and goes to one of the regions, or to what
// follows the operation. An operation without a table may do anything.
#ifndef STRATA_INTERFACES_CONTROLFLOWINTERFACES_H
#define STRATA_INTERFACES_CONTROLFLOWINTERFACES_H

#include "strata/Definition/OpInterface.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Operation.h"

namespace strata {

//===-- Blocks -------------------------------------------------------------===//

/// Where the arguments of a successor come from: first those that the operation
/// itself makes, then operands.
struct SuccessorOperands {
  unsigned produced = 0;
  Segment operands;
  /// The operand slot they are in, and their number among its groups where it
  /// has such; negative where that is not known.
  int slot = -1, group = -1;
};

class BranchOpInterface : public OpInterface<BranchOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "BranchOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = BranchOpInterface;
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

//===-- Regions ------------------------------------------------------------===//

/// Where control goes: into a region, or, if that is null, to what follows the
/// operation. The values that get what is passed are `size` from number `first`
/// on: of the arguments of the region's entry block, or of the results.
struct RegionSuccessor {
  Region *region = nullptr;
  Segment inputs = {};
};

class RegionBranchOpInterface : public OpInterface<RegionBranchOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "RegionBranchOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = RegionBranchOpInterface;
    /// Where control may go from the terminator of `from`, or from the operation
    /// itself if that is null; `constants` are the values of the operands of the
    /// one or the other as far as they are known, null for those that are not.
    void (*getSuccessorRegions)(
        Operation *op, Region *from, ArrayRef<Attribute> constants,
        SmallVectorImpl<RegionSuccessor> &successors) = nullptr;
    /// The operands of `from`, which is the operation or the terminator of one of
    /// its regions, that are passed to `successor`.
    Segment (*getSuccessorOperands)(Operation *op, Operation *from,
                                    const RegionSuccessor &successor) = nullptr;
    /// How often `region` is executed at most, each time the operation is, where
    /// its operands have these constant values; nothing if that is not known.
    std::optional<unsigned> (*getMaxInvocations)(
        Operation *op, Region &region, ArrayRef<Attribute> constants) = nullptr;
  };
};

/// The table of `op`; null if it has none, or does not say where control goes.
const RegionBranchOpInterface::Concept *getRegionBranch(Operation *op);

/// What `successor` passes on to: arguments or results.
SmallVector<Value, 4> getSuccessorInputs(Operation *op,
                                         const RegionSuccessor &successor);

} // namespace strata

#endif // STRATA_INTERFACES_CONTROLFLOWINTERFACES_H
