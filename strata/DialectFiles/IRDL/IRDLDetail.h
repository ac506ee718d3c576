// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the irdl dialect: syntax (IRDLAsm.cpp) and verification
// (IRDLVerifier.cpp) give the hooks to the records that IRDLDialect.cpp makes.
#ifndef STRATA_DIALECTFILES_IRDL_IRDLDETAIL_H
#define STRATA_DIALECTFILES_IRDL_IRDLDETAIL_H

#include "strata/DialectFiles/IRDL/IRDLDialect.h"

namespace strata::irdl {

/// Gives the dialect the syntax of its types and attributes.
void installTypeSyntax(Dialect &dialect);
/// Sets `parse` and `print` of all definitions, and adds the older spellings.
void installOpSyntax(Context &ctx);
/// Sets the hooks that verify.
void installVerifiers(Context &ctx);

/// The definition of `irdl.<stem>`, to be completed while loading.
OpDefinition &findDefinition(Context &ctx, StringRef stem);

} // namespace strata::irdl

#endif // STRATA_DIALECTFILES_IRDL_IRDLDETAIL_H
