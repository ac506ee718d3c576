// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the rules of the dialect memref call.
#ifndef STRATA_DIALECTS_MEMREF_MEMREFNATIVES_H
#define STRATA_DIALECTS_MEMREF_MEMREFNATIVES_H

namespace strata {

class PDLNatives;

/// The natives of MemRef.rules.mlir, with the builtin ones.
const PDLNatives &getMemRefNatives();

} // namespace strata

#endif // STRATA_DIALECTS_MEMREF_MEMREFNATIVES_H
