// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the dialects that come along: what each folder brings.
#ifndef STRATA_DIALECTS_COREDIALECTSDETAIL_H
#define STRATA_DIALECTS_COREDIALECTSDETAIL_H

namespace strata {

class Context;

namespace detail {
void registerArithHooks(Context &ctx);
void registerControlFlowHooks(Context &ctx);
void registerFuncHooks(Context &ctx);
} // namespace detail

} // namespace strata

#endif // STRATA_DIALECTS_COREDIALECTSDETAIL_H
