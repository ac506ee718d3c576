// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of memref.reshape and memref.realloc to simpler operations.
#ifndef STRATA_CONVERSION_MEMREFEXPAND_MEMREFEXPAND_H
#define STRATA_CONVERSION_MEMREFEXPAND_MEMREFEXPAND_H

namespace strata {

class PassRegistry;

/// Passes that express operations of memref by simpler ones: `memref-expand`
/// (memref.reshape) and `expand-realloc` (memref.realloc).
void registerMemRefExpandPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MEMREFEXPAND_MEMREFEXPAND_H
