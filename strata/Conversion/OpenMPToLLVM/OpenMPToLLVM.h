// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs of omp with the types of llvm.
#ifndef STRATA_CONVERSION_OPENMPTOLLVM_OPENMPTOLLVM_H
#define STRATA_CONVERSION_OPENMPTOLLVM_OPENMPTOLLVM_H

namespace strata {

class PassRegistry;

/// `convert-openmp-to-llvm`.
void registerOpenMPToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_OPENMPTOLLVM_OPENMPTOLLVM_H
