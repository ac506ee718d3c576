// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects of plain IRDL that look like ones of the extension (docs/dialect-files.md).
#ifndef STRATA_DIALECTFILES_LOADER_PLAINDIALECT_H
#define STRATA_DIALECTFILES_LOADER_PLAINDIALECT_H

namespace strata {

class Operation;

/// Warns of the first word of the extension in the `irdl.dialect` op, if that
/// does not declare the extension: such words are ordinary attributes without
/// meaning. Returns whether there is one.
bool warnAboutPlainDialect(Operation *dialect);

} // namespace strata

#endif // STRATA_DIALECTFILES_LOADER_PLAINDIALECT_H
