// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files with conversion rules that are part of Strata.
#ifndef STRATA_CONVERSION_LLVMCOMMON_BUNDLEDRULES_H
#define STRATA_CONVERSION_LLVMCOMMON_BUNDLEDRULES_H

#include "strata/IR/Graph/Operation.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

class RewritePatternSet;

/// The rules of a conversion that is part of Strata: the contents of
/// `<name>.conversion.mlir`, which is embedded. Read once for each Context, which owns it;
/// thread-safe. Null, after an error, if the file cannot be read. Rules in the syntax of operations
/// (docs/rules.md) call `natives`.
Operation *
getBundledRules(Context *ctx, StringRef name,
                const PDLNatives &natives = PDLNatives::getBuiltin());

/// Adds the rewrite rules (docs/rules.md) of `<name>.conversion.mlir`. Errors in rules are reported
/// at their lines.
void populateBundledRules(RewritePatternSet &patterns, StringRef name);

} // namespace strata

#endif // STRATA_CONVERSION_LLVMCOMMON_BUNDLEDRULES_H
