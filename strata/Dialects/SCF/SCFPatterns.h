// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of scf.
#ifndef STRATA_DIALECTS_SCF_SCFPATTERNS_H
#define STRATA_DIALECTS_SCF_SCFPATTERNS_H

namespace strata {

class Context;
class RewritePatternSet;

void getIfPatterns(RewritePatternSet &patterns);
void getForPatterns(RewritePatternSet &patterns);
void getForallPatterns(RewritePatternSet &patterns);
/// Adds the patterns of tensor.dim.
void getDimOfForallPatterns(RewritePatternSet &patterns);
void getWhilePatterns(RewritePatternSet &patterns);
void getParallelPatterns(RewritePatternSet &patterns);
void getIndexSwitchPatterns(RewritePatternSet &patterns);
void getExecuteRegionPatterns(RewritePatternSet &patterns);

/// Attaches the C++ of scf. Call this before the dialect is loaded.
void registerSCFHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_SCF_SCFPATTERNS_H
