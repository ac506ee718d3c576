// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from parallel loops to teams of threads.
#ifndef STRATA_CONVERSION_SCFTOOPENMP_SCFTOOPENMP_H
#define STRATA_CONVERSION_SCFTOOPENMP_SCFTOOPENMP_H

namespace strata {

class PassRegistry;

/// `convert-scf-to-openmp`.
void registerSCFToOpenMPPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_SCFTOOPENMP_SCFTOOPENMP_H
