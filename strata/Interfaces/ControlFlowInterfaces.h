// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow between blocks: branches, operations with the interface
// BranchOpInterface, which pass operands to the block arguments of their
// successors. The verifier checks that numbers and types match. By default, the
// variadic operand slots belong to the successors, in order. Other operations
// have a table among their hooks:
//
//   static constexpr BranchOpInterface branchInterface = {getSwitchOperands};
//   hooks.addInterface(branchInterface);
//
// Control flow between regions: operations with the interface
// RegionBranchOpInterface, whose regions are executed one after another, such
// as loops and conditionals. Control comes from the operation itself, or from
// the terminator of one of its regions, and goes to one of the regions, or
// leaves the operation. For an operation without a table, all of this is
// unknown.
#ifndef STRATA_INTERFACES_CONTROLFLOWINTERFACES_H
#define STRATA_INTERFACES_CONTROLFLOWINTERFACES_H

#include "strata/Definition/OpInterface.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

//===-- Blocks -------------------------------------------------------------===//

/// The sources of the arguments of a successor: first those that the operation
/// itself produces, then operands.
struct SuccessorOperands {
  unsigned produced = 0;
  Segment operands;
  /// The slot of the operands, and the index of their group in it, if it has
  /// groups; negative if unknown.
  int slot = -1, group = -1;
  /// The branch; set by the functions that return objects of this class.
  Operation *branch = nullptr;

  /// The number of arguments of the successor.
  unsigned size() const { return produced + operands.size; }
  bool empty() const { return size() == 0; }
  unsigned getProducedOperandCount() const { return produced; }
  bool isOperandProduced(unsigned index) const { return index < produced; }
  OperandRange getForwardedOperands() const {
    return branch->getOperands().slice(operands.first, operands.size);
  }
  /// The value passed for argument `index`; null if the operation produces it.
  Value operator[](unsigned index) const {
    return isOperandProduced(index) ? Value()
                                    : getForwardedOperands()[index - produced];
  }
  /// The number of the operand that is passed for argument `index`, which must not be
  /// produced.
  unsigned getOperandIndex(unsigned index) const {
    assert(!isOperandProduced(index) && "the operation produces the argument");
    return operands.first + index - produced;
  }
  /// Adds operands at the end; `slot` must be known. Invalidates other objects for the
  /// same branch, and BranchOperands.
  void append(ArrayRef<Value> values);
};

class BranchOpInterface : public OpInterface<BranchOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "BranchOpInterface";
  /// The branch must be well formed and say what it passes.
  SuccessorOperands getSuccessorOperands(unsigned index) const;
  /// The argument that operand `operandIndex` is passed for, or std::nullopt.
  std::optional<BlockArgument>
  getSuccessorBlockArgument(unsigned operandIndex) const;
  /// The successor that is taken if operands have these constant values, null for
  /// unknown ones; null if it cannot be determined.
  Block *getSuccessorForOperands(ArrayRef<Attribute> operands) const;
  /// Whether a value of type `operand` can be passed for an argument of type
  /// `argument`.
  bool areTypesCompatible(Type operand, Type argument) const;
  /// The functions that definitions give.
  struct Concept {
    using Interface = BranchOpInterface;
    /// For each successor, in order; fails if the operation is malformed.
    LogicalResult (*getSuccessorOperands)(
        Operation *, SmallVectorImpl<SuccessorOperands> &) = nullptr;
    /// Whether a value of type `operand` can be passed for an argument of type
    /// `argument`; null requires equal types.
    bool (*areTypesCompatible)(Type operand, Type argument) = nullptr;
    /// The successor that is taken if operands have these constant values, null
    /// for unknown ones; null if it cannot be determined.
    Block *(*getSuccessorForOperands)(Operation *,
                                      ArrayRef<Attribute> operands) = nullptr;
  };
};

/// The operands of a branch for one successor; fails if it is malformed or does
/// not give them. O(successors): use BranchOperands to query many.
FailureOr<SuccessorOperands> getSuccessorOperands(Operation *branch,
                                                  unsigned index);

/// Caches getSuccessorOperands, for queries of one successor after the other.
/// The branches must not change meanwhile.
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
/// values, null for unknown ones; null if it may be several.
Block *getSuccessorForOperands(Operation *branch, ArrayRef<Attribute> operands);

//===-- Regions ------------------------------------------------------------===//

/// A control flow target: a region, or, if null, the operation after this one.
/// The values that receive the passed operands are the `size` ones starting at
/// number `first`, of the arguments of the region's entry block, or of the
/// results.
struct RegionSuccessor {
  Region *region = nullptr;
  Segment inputs = {};

  /// Null for the operation after this one.
  Region *getSuccessor() const { return region; }
  bool isParent() const { return !region; }
};

/// The point that control leaves: a region, from its terminators, or the
/// operation itself.
class RegionBranchPoint {
public:
  static RegionBranchPoint parent() { return RegionBranchPoint(nullptr); }
  RegionBranchPoint(Region *region) : region(region) {}
  RegionBranchPoint(Region &region) : region(&region) {}
  RegionBranchPoint(RegionSuccessor successor) : region(successor.region) {}
  bool isParent() const { return !region; }
  Region *getRegionOrNull() const { return region; }

private:
  Region *region;
};

class RegionBranchOpInterface : public OpInterface<RegionBranchOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "RegionBranchOpInterface";
  /// Appends where control may go from `point`. Appends nothing if the control flow is
  /// unknown.
  void getSuccessorRegions(RegionBranchPoint point,
                           SmallVectorImpl<RegionSuccessor> &successors) const;
  /// As above, from the operation itself, whose operands have the constant values
  /// `operands`, null for unknown ones.
  void
  getEntrySuccessorRegions(ArrayRef<Attribute> operands,
                           SmallVectorImpl<RegionSuccessor> &successors) const;
  /// The operands that the operation itself passes to `successor`.
  OperandRange
  getEntrySuccessorOperands(const RegionSuccessor &successor) const;
  /// Whether control can come back from region `index` to its beginning; true if the
  /// control flow is unknown.
  bool isRepetitiveRegion(unsigned index) const;
  /// Whether one of the regions is repetitive.
  bool hasLoop() const;
  /// The functions that definitions give.
  struct Concept {
    using Interface = RegionBranchOpInterface;
    /// The targets of control flow from the terminator of `from`, or from the
    /// operation itself if that is null; `constants` are the known values of
    /// the operands of the one or the other, null for unknown ones.
    void (*getSuccessorRegions)(
        Operation *op, Region *from, ArrayRef<Attribute> constants,
        SmallVectorImpl<RegionSuccessor> &successors) = nullptr;
    /// The operands of `from`, which is the operation or the terminator of one of
    /// its regions, that are passed to `successor`.
    Segment (*getSuccessorOperands)(Operation *op, Operation *from,
                                    const RegionSuccessor &successor) = nullptr;
    /// The maximal number of executions of `region` for each execution of the
    /// operation, if its operands have these constant values; std::nullopt if
    /// it is unknown.
    std::optional<unsigned> (*getMaxInvocations)(
        Operation *op, Region &region, ArrayRef<Attribute> constants) = nullptr;
  };
};

/// The table of `op`; null if it has none, or if its control flow is unknown.
const RegionBranchOpInterface::Concept *getRegionBranch(Operation *op);

/// The arguments or results that receive the operands passed to `successor`.
SmallVector<Value, 4> getSuccessorInputs(Operation *op,
                                         const RegionSuccessor &successor);

} // namespace strata

#endif // STRATA_INTERFACES_CONTROLFLOWINTERFACES_H
