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

} // namespace strata

#endif // STRATA_IRDL_LOADER_STANDINS_H
