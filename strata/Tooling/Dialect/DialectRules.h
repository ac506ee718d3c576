// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata dialect rules`: prints rewrite rules as operations of the dialect pdl.
#ifndef STRATA_TOOLING_DIALECT_DIALECTRULES_H
#define STRATA_TOOLING_DIALECT_DIALECTRULES_H

#include "strata/Tooling/Common/DialectFileFlags.h"

namespace strata {

/// Prints the rules of `inputs`, which are names of dialects and paths of rule files, to
/// standard output. Fails after messages to standard error.
LogicalResult printDialectRules(ArrayRef<std::string> inputs,
                                const DialectFileFlags &dialects);

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_DIALECTRULES_H
