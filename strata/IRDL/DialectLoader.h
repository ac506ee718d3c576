// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From irdl operations to records: every irdl.dialect under an operation becomes
// a dialect of the Context, with its types, attributes and operations.
#ifndef STRATA_IRDL_DIALECTLOADER_H
#define STRATA_IRDL_DIALECTLOADER_H

#include "strata/IR/Operation.h"

namespace strata {

/// Loads the dialects that `root`, or anything in it, defines; `root` must have
/// been verified and may go away afterwards. Definitions may refer to each other
/// in any order, and to those of dialects loaded before. Everything is checked
/// first: after a failure, with a diagnostic at the definition, nothing has
/// changed. Set-up: no other thread may use the Context; IR that exists stays
/// as it is.
LogicalResult loadDialects(Operation *root);

/// The loader of a dialect that was registered (Context::registerDialect): makes
/// the definitions that `source`, a dialect file with a NUL byte behind it, has
/// for it. Other threads may use the Context meanwhile, but not the dialect.
LogicalResult loadRegisteredDialect(Dialect &dialect, StringRef source);

/// Registers a dialect for each file `<dialect>.irdl.mlir` of a folder; it is read
/// when the dialect is first mentioned. Dialects that are loaded or registered
/// stay what they are. Fails with a message in `error` if the folder cannot be
/// read. Set-up.
LogicalResult registerDialectDirectory(Context &ctx, StringRef folder,
                                       std::string &error);

} // namespace strata

#endif // STRATA_IRDL_DIALECTLOADER_H
