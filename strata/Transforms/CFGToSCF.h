// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured control flow from blocks and branches of any shape, after H. Bahmann et al.,
// "Perfect Reconstructability of Control Flow from Demand Dependence Graphs" (2015):
//
// 1. Operations that leave the region are moved to one block for each kind of them.
// 2. A cycle (a strongly connected component) gets one entry and one exit. Where it has several,
//    their edges go to a multiplexer, a block that gets the number of the target as an argument
//    and branches to it. The cycle becomes the body of a do-while loop.
// 3. Without cycles, the blocks that are reached by one edge of a branch alone become a region of
//    a structured branch. It is followed by the block where the edges meet, which is a multiplexer
//    if they meet in several.
//
// Steps 2 and 3 are repeated for the regions that they create. Code is not duplicated. The time is
// O(blocks + values + edges * arguments) for each nesting level of the result.
//
// CFGToSCFInterface creates the operations; the pass lift-cf-to-scf (Conversion/ControlFlowToSCF)
// creates those of scf.
#ifndef STRATA_TRANSFORMS_CFGTOSCF_H
#define STRATA_TRANSFORMS_CFGTOSCF_H

#include "strata/IR/Build/Builder.h"

namespace strata {

/// Creates the operations of structured control flow. Functions that return a FailureOr report an
/// error if they fail, which ends the transformation.
class CFGToSCFInterface {
public:
  virtual ~CFGToSCFInterface() = default;

  /// Creates an operation like the branch `controlFlowCondOp`, which has a region instead of each
  /// of its successors, and takes over the contents of `regions`. Their terminators are created
  /// later.
  virtual FailureOr<Operation *> createStructuredBranchRegionOp(
      OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
      MutableArrayRef<Region> regions) = 0;
  /// Creates the terminator of a region of `branchRegionOp`. `replacedControlFlowOp` is the branch
  /// that left the region; null if there were several.
  virtual LogicalResult createStructuredBranchRegionTerminatorOp(
      Location loc, OpBuilder &builder, Operation *branchRegionOp,
      Operation *replacedControlFlowOp, ValueRange results) = 0;
  /// Creates a loop that executes `loopBody`, whose arguments are `loopVariablesInit` first, and
  /// then `loopVariablesNextIter` as long as `condition`, a switch value, is 1; these are the
  /// results. The last block of `loopBody` has no terminator; the builder is not in it.
  virtual FailureOr<Operation *> createStructuredDoWhileLoopOp(
      OpBuilder &builder, Location loc, ValueRange loopVariablesInit,
      Value condition, ValueRange loopVariablesNextIter, Region &loopBody) = 0;
  /// Creates the constant `value` of the type of switch values.
  virtual Value getCFGSwitchValue(Location loc, OpBuilder &builder,
                                  unsigned value) = 0;
  /// Creates a branch on the switch value `flag`.
  virtual void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                                 ArrayRef<unsigned> caseValues,
                                 ArrayRef<Block *> caseDestinations,
                                 ArrayRef<SmallVector<Value>> caseArguments,
                                 Block *defaultDestination,
                                 ValueRange defaultArguments) = 0;
  /// Creates an undefined value.
  virtual Value getUndefValue(Location loc, OpBuilder &builder, Type type) = 0;
  /// Creates a terminator of `region` at a place that is not reached, after an endless loop.
  virtual FailureOr<Operation *>
  createUnreachableTerminator(Location loc, OpBuilder &builder,
                              Region &region) = 0;
  /// Creates a branch. `dummyFlag` is a switch value, for interfaces whose only branch is
  /// conditional.
  virtual void createSingleDestinationBranch(Location loc, OpBuilder &builder,
                                             Value dummyFlag,
                                             Block *destination,
                                             ValueRange arguments) = 0;
};

/// Makes the control flow between the blocks of `region` structured. One block is left, unless
/// operations of several kinds leave the region: these stay in blocks of their own, after branches.
/// Fails with a diagnostic if a block is not reachable, if a terminator with successors does not
/// have the interface BranchOpInterface, or if `interface` fails; the region may be changed then.
/// Returns whether the region was changed.
FailureOr<bool> transformCFGToSCF(Region &region, CFGToSCFInterface &interface);

} // namespace strata

#endif // STRATA_TRANSFORMS_CFGTOSCF_H
