// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of products of matrices whose elements are spread over the threads of a
// warp.
#ifndef STRATA_DIALECTS_NVVM_NVVMDETAIL_H
#define STRATA_DIALECTS_NVVM_NVVMDETAIL_H

#include "strata/Dialects/NVVM/NVVMOps.h"

namespace strata {

/// Verifies the numbers and types of the operands and the result, and the layouts.
LogicalResult verifyMmaSync(NVVM::MmaSyncOp op);

} // namespace strata

#endif // STRATA_DIALECTS_NVVM_NVVMDETAIL_H
