// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Warnings about pipelines that ran on nothing: most often they are nested in
// the wrong place.
#ifndef STRATA_TOOLING_OPT_UNUSEDPIPELINES_H
#define STRATA_TOOLING_OPT_UNUSEDPIPELINES_H

#include "strata/Pass/PassManager.h"

namespace strata {

/// Warns of nested pass managers of `pm` that did not run on `op` or inside it
/// although their parent did, and lists the operations found instead.
void warnOfUnusedPipelines(const OpPassManager &pm, Operation *op);

} // namespace strata

#endif // STRATA_TOOLING_OPT_UNUSEDPIPELINES_H
