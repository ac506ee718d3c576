// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the dialect omp: clauses, nests of loops, verifiers.
#ifndef STRATA_DIALECTS_OPENMP_OPENMPHOOKS_H
#define STRATA_DIALECTS_OPENMP_OPENMPHOOKS_H

namespace strata {

class Context;

/// Registers the hooks and directives that OpenMP.irdl.mlir names.
void registerOpenMPHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_OPENMP_OPENMPHOOKS_H
