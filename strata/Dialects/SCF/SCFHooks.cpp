// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/Rewrite/AddedPatterns.h"

using namespace strata;

void strata::registerSCFHooks(Context &ctx) {
  OpHooks hooks;
  hooks.canonicalize = getIfPatterns;
  registerOpHooks(&ctx, "scf.if", hooks);
  hooks.canonicalize = getForPatterns;
  registerOpHooks(&ctx, "scf.for", hooks);
  hooks.canonicalize = getForallPatterns;
  registerOpHooks(&ctx, "scf.forall", hooks);
  addCanonicalizations(ctx, "tensor.dim", getDimOfForallPatterns);
  hooks.canonicalize = getWhilePatterns;
  registerOpHooks(&ctx, "scf.while", hooks);
  hooks.canonicalize = getParallelPatterns;
  registerOpHooks(&ctx, "scf.parallel", hooks);
  hooks.canonicalize = getIndexSwitchPatterns;
  registerOpHooks(&ctx, "scf.index_switch", hooks);
  hooks.canonicalize = getExecuteRegionPatterns;
  registerOpHooks(&ctx, "scf.execute_region", hooks);
}
