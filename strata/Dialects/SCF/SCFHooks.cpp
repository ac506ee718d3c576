// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Rewrite/ExternalPatterns.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Checks that the operations in the region of scf.forall.in_parallel combine
/// results. Operations of dialects without definitions are accepted.
static LogicalResult verifyInParallel(Operation *op) {
  for (Operation &inner : op->getRegion(0).front()) {
    const OpDefinition &def = inner.getDefinition();
    bool isUndefined =
        !def.registered && inner.getDialect() && inner.getDialect()->isKnown();
    if (!isUndefined &&
        !llvm::is_contained(def.interfaces, "ParallelCombiningOpInterface"))
      return op->emitOpError("expected only ParallelCombiningOpInterface ops");
  }
  return success();
}

void strata::registerSCFHooks(Context &ctx) {
  OpHooks inParallel;
  inParallel.verify = verifyInParallel;
  registerOpHooks(&ctx, "scf.forall.in_parallel", inParallel);
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
