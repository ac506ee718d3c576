// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From scf to cf: structured control flow becomes blocks and branches.
#ifndef STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOW_H
#define STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOW_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Patterns from operations of scf with regions to blocks and branches of cf.
void populateSCFToControlFlowConversionPatterns(RewritePatternSet &patterns);
void registerSCFToControlFlowPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_SCFTOCONTROLFLOW_SCFTOCONTROLFLOW_H
