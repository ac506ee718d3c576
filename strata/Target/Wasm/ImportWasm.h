// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads modules of WebAssembly, version 1 of the binary format, into the dialect `wasmssa`.
#ifndef STRATA_TARGET_WASM_IMPORTWASM_H
#define STRATA_TARGET_WASM_IMPORTWASM_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// The module in source buffer `buffer`. Null after a diagnostic: for bytes that are no
/// module, and for parts of modules that the dialect cannot express. Locations name the
/// section, or the function, and the offset in it.
OwningOpRef<> readWasm(Context *ctx, uint32_t buffer);

/// Registers the translation `wasm`. Set-up.
void registerWasmTranslation(Context &ctx);

} // namespace strata

#endif // STRATA_TARGET_WASM_IMPORTWASM_H
