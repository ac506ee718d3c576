// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stand-ins for the C++ of dialects, for tools that read dialect files where
// that C++ is not: strata-gen runs before it can be compiled.
#ifndef STRATA_IRDL_LOADER_STANDINS_H
#define STRATA_IRDL_LOADER_STANDINS_H

#include "strata/IR/Operation.h"

namespace strata {

/// Makes known what the dialects defined in `root` take from C++ and has not
/// been registered: hooks that are listed, traits with other names than those
/// of Definition/Traits.h, custom directives of formats, functions that predicates
/// and type functions call. So everything else in the file can be checked by loading
/// it; operations of such dialects cannot be verified, read or printed in custom
/// form. Set-up.
void registerStandIns(Operation *root);

/// Makes the dialects defined in `root` load without the C++ that they take from
/// elsewhere and that is not registered: hooks and custom directives are marked as
/// missing (`strata.missing`, docs/dialect-files.md), traits accept every
/// operation, and predicates that call unknown functions are not checked. Warns of
/// all of that at each definition. To be called before the dialects are loaded.
void markUnregisteredHooks(Operation *root);

} // namespace strata

#endif // STRATA_IRDL_LOADER_STANDINS_H
