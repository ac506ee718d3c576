// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom forms of the builtin operations.
#ifndef STRATA_ASM_BUILTINASM_H
#define STRATA_ASM_BUILTINASM_H

namespace strata {

class Context;

/// Gives `builtin.module` and `builtin.unrealized_conversion_cast` their custom
/// forms. Set-up; without it they are printed in generic form and cannot be
/// read in any other.
void installBuiltinAsm(Context &ctx);
/// Installs the syntax, and the renderer, unless the Context has them. Parsing and
/// registering dialects do it.
void installMissingAsm(Context &ctx);

} // namespace strata

#endif // STRATA_ASM_BUILTINASM_H
