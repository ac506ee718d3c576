// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass of reports (docs/optimize.md).
#ifndef STRATA_LOOPS_REPORT_REPORTPASSES_H
#define STRATA_LOOPS_REPORT_REPORTPASSES_H

namespace strata {
class PassRegistry;

void registerAffineNestCostsPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_LOOPS_REPORT_REPORTPASSES_H
