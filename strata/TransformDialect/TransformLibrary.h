// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The named sequences that all scripts of a Context can use: those of the modules that
// `transform-preload-library` reads.
#ifndef STRATA_TRANSFORMDIALECT_TRANSFORMLIBRARY_H
#define STRATA_TRANSFORMDIALECT_TRANSFORMLIBRARY_H

#include "strata/IR/BuiltinDialect.h"

namespace strata {

/// Adds the symbols of `module`, which has verified, to the library of its Context, unless a
/// module was added under the same name. Fails, after an error, if the library has a
/// definition of one of them. Set-up.
LogicalResult addToTransformLibrary(OwningOpRef<> module, StringRef name);
/// The module with all symbols of the library; null if nothing was added. It lives as long
/// as `ctx`.
Operation *getTransformLibrary(Context &ctx);

/// Adds copies of the symbols of `library` to the symbol table `table`. A definition takes
/// the place of a declaration. Fails, after an error, if both have a definition of a symbol.
LogicalResult mergeSymbolsInto(Operation *table, Operation *library);

} // namespace strata

#endif // STRATA_TRANSFORMDIALECT_TRANSFORMLIBRARY_H
