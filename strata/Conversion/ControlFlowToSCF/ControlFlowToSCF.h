// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of blocks and branches to operations of scf: transformCFGToSCF with operations of cf,
// scf, arith, ub and func.
#ifndef STRATA_CONVERSION_CONTROLFLOWTOSCF_CONTROLFLOWTOSCF_H
#define STRATA_CONVERSION_CONTROLFLOWTOSCF_CONTROLFLOWTOSCF_H

#include "strata/Transforms/CFGToSCF.h"

namespace strata {

class PassRegistry;

/// Creates operations of scf. Branches of several targets are cf.cond_br and cf.switch; regions
/// with endless loops alone are those of func.func and scf.execute_region.
class ControlFlowToSCFTransformation : public CFGToSCFInterface {
public:
  FailureOr<Operation *> createStructuredBranchRegionOp(
      OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
      MutableArrayRef<Region> regions) override;
  LogicalResult createStructuredBranchRegionTerminatorOp(
      Location loc, OpBuilder &builder, Operation *branchRegionOp,
      Operation *replacedControlFlowOp, ValueRange results) override;
  FailureOr<Operation *>
  createStructuredDoWhileLoopOp(OpBuilder &builder, Location loc,
                                ValueRange loopVariablesInit, Value condition,
                                ValueRange loopVariablesNextIter,
                                Region &loopBody) override;
  Value getCFGSwitchValue(Location loc, OpBuilder &builder,
                          unsigned value) override;
  void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                         ArrayRef<unsigned> caseValues,
                         ArrayRef<Block *> caseDestinations,
                         ArrayRef<SmallVector<Value>> caseArguments,
                         Block *defaultDestination,
                         ValueRange defaultArguments) override;
  Value getUndefValue(Location loc, OpBuilder &builder, Type type) override;
  FailureOr<Operation *> createUnreachableTerminator(Location loc,
                                                     OpBuilder &builder,
                                                     Region &region) override;
  void createSingleDestinationBranch(Location loc, OpBuilder &builder,
                                     Value dummyFlag, Block *destination,
                                     ValueRange arguments) override;
};

/// The pass lift-cf-to-scf.
void registerControlFlowToSCFPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_CONTROLFLOWTOSCF_CONTROLFLOWTOSCF_H
