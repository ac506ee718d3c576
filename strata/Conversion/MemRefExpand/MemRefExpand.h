// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From memref.reshape, memref.realloc and memref.copy to simpler operations.
#ifndef STRATA_CONVERSION_MEMREFEXPAND_MEMREFEXPAND_H
#define STRATA_CONVERSION_MEMREFEXPAND_MEMREFEXPAND_H

namespace strata {

class PassRegistry;

/// Passes that express operations of memref by simpler ones: `memref-expand`
/// (memref.reshape), `expand-realloc` (memref.realloc) and `expand-strided-copy`
/// (memref.copy).
void registerMemRefExpandPasses(PassRegistry &registry);
/// Registered by registerMemRefExpandPasses.
void registerExpandStridedCopyPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MEMREFEXPAND_MEMREFEXPAND_H
