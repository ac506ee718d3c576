// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory with layouts as memory in rows. A memref whose layout is a map without strides becomes a memref
// of the places, its dynamic sizes, and the symbols of the map, also where it is passed to functions and
// blocks. An allocation with strides becomes a view of memory with one dimension.
#ifndef STRATA_CONVERSION_EXPANDMEMREFLAYOUTS_EXPANDMEMREFLAYOUTS_H
#define STRATA_CONVERSION_EXPANDMEMREFLAYOUTS_EXPANDMEMREFLAYOUTS_H

namespace strata {

class PassRegistry;

/// The pass expand-memref-layouts.
void registerExpandMemRefLayoutsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_EXPANDMEMREFLAYOUTS_EXPANDMEMREFLAYOUTS_H
