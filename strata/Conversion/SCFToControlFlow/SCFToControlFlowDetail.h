// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the sources of this directory.
#ifndef STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOWDETAIL_H
#define STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOWDETAIL_H

#include "strata/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "strata/IR/Build/Builder.h"

namespace strata::detail {

/// `cf.br`
Operation *createBranch(OpBuilder &builder, Location loc, Block *target,
                        ValueRange operands = {});
/// `cf.cond_br`
void createCondBranch(OpBuilder &builder, Location loc, Value condition,
                      Block *yes, ValueRange yesOperands, Block *no,
                      ValueRange noOperands = {});
/// Attributes that LLVM knows stay with the branch back to the beginning of a loop.
void copyLoopAttributes(Operation *loop, Operation *latch);

/// The pattern for `scf.for`.
void populateForLowering(RewritePatternSet &patterns,
                         const SCFToControlFlowOptions &options);

} // namespace strata::detail

#endif // STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOWDETAIL_H
