// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions of no operation, which the Context owns, and whether handles are alive.
#ifndef STRATA_BINDINGS_C_REGIONS_H
#define STRATA_BINDINGS_C_REGIONS_H

#include "bindings/c/Call.h"

namespace strata::capi {

/// Whether the object of a handle exists; sets no error.
inline bool isAlive(void *handle, HandleKind kind) {
  Token token = reinterpret_cast<Token>(handle);
  ContextState *state = token ? ContextState::find(token) : nullptr;
  return state && state->isAlive(token, kind);
}

struct DetachedRegion : OwnedObject {
  Region region;
};

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_REGIONS_H
