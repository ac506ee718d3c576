// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose regions are executed one after another, such as loops and
// conditionals: the interface RegionBranchOpInterface. Control comes from the
// operation itself, or from the terminator of one of its regions, and goes to
// one of the regions, or to what follows the operation. An operation without a
// table may do anything.
#ifndef STRATA_INTERFACES_REGIONBRANCHINTERFACE_H
#define STRATA_INTERFACES_REGIONBRANCHINTERFACE_H

#include "strata/Definition/Segments.h"
#include "strata/IR/Operation.h"

namespace strata {

/// Where control goes: into a region, or, if that is null, to what follows the
/// operation. The values that get what is passed are `size` from number `first`
/// on: of the arguments of the region's entry block, or of the results.
struct RegionSuccessor {
  Region *region = nullptr;
  Segment inputs = {};
};

struct RegionBranchInterface {
  static constexpr llvm::StringLiteral name = "RegionBranchOpInterface";
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

/// The table of `op`; null if it has none, or does not say where control goes.
const RegionBranchInterface *getRegionBranch(Operation *op);

/// What `successor` passes on to: arguments or results.
SmallVector<Value, 4> getSuccessorInputs(Operation *op,
                                         const RegionSuccessor &successor);

} // namespace strata

#endif // STRATA_INTERFACES_REGIONBRANCHINTERFACE_H
