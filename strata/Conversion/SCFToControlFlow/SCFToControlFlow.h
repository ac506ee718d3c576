// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from scf to cf: structured control flow becomes blocks and
// branches.
#ifndef STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOW_H
#define STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOW_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

struct SCFToControlFlowOptions {
  /// Loops `scf.for` with a constant step end after their last iteration even
  /// if their variable would overflow then, and additions to it are marked to
  /// not overflow. LLVM then knows their number of iterations. By default they
  /// are lowered as in MLIR.
  bool preventOverflow = false;
};

/// Patterns from operations of scf with regions to blocks and branches of cf.
void populateSCFToControlFlowConversionPatterns(
    RewritePatternSet &patterns, const SCFToControlFlowOptions &options = {});
void registerSCFToControlFlowPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOW_H
