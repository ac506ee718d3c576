// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stub hooks: replacements for C++ that a dialect file names and that is not linked.
// strata-gen needs them because it runs before that C++ can be compiled.
#ifndef STRATA_DIALECTFILES_LOADER_STUBHOOKS_H
#define STRATA_DIALECTFILES_LOADER_STUBHOOKS_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Registers stubs for all C++ that the dialects defined in `root` name and that is
/// not registered: hooks, traits, custom directives of formats, and functions called
/// by predicates and type functions. The file then loads, so everything else in it is
/// checked. Operations of such dialects cannot be verified, parsed or printed in
/// custom form. Call it before the dialects are loaded.
void registerStubHooks(Operation *root);

/// Marks the hooks and custom directives that the dialects defined in `root` name
/// and that are not registered as missing (`strata.missing`, docs/dialect-files.md).
/// Unregistered traits accept every operation, and predicates that call unregistered
/// functions are not checked. Each affected definition gets a warning that lists
/// them. Call it before the dialects are loaded.
void markUnregisteredHooks(Operation *root);

} // namespace strata

#endif // STRATA_DIALECTFILES_LOADER_STUBHOOKS_H
