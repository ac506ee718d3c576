// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Syntax of tiles.
#ifndef STRATA_DIALECTS_AMX_AMXHOOKS_H
#define STRATA_DIALECTS_AMX_AMXHOOKS_H

namespace strata {

class Context;

/// Registers the directive for shapes of tiles.
void registerAMXHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_AMX_AMXHOOKS_H
