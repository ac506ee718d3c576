// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives of assembly formats for the operations of history files, whose text left out
// types (docs/eras.md).
#ifndef STRATA_ERAS_HISTORYDIRECTIVES_H
#define STRATA_ERAS_HISTORYDIRECTIVES_H

namespace strata {

class Context;

/// Registers them with `ctx`, unless they are.
void registerHistoryDirectives(Context &ctx);
/// The part of them that reads clauses, and lists of types.
void registerClauseDirectives(Context &ctx);

} // namespace strata

#endif // STRATA_ERAS_HISTORYDIRECTIVES_H
