// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of irdl operations to records: every irdl.dialect under an operation becomes
// a dialect of the Context, with its types, attributes and operations.
#ifndef STRATA_DIALECTFILES_LOADER_DIALECTLOADER_H
#define STRATA_DIALECTFILES_LOADER_DIALECTLOADER_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace strata {

/// The `irdl.dialect`s that `root` is or contains, in order.
SmallVector<Operation *, 4> findDialectDefinitions(Operation *root);

/// Loads the dialects that `root`, or anything in it, defines; `root` must have
/// been verified and may go away afterwards. Definitions may refer to each other
/// in any order, and to those of dialects loaded before. Everything is checked
/// first, and each definition with a mistake has a diagnostic, in the order of the
/// file; after a failure nothing has changed. Set-up: no other thread may use the Context; IR that exists stays
/// as it is.
LogicalResult loadDialects(Operation *root);

/// The loader of a dialect that was registered (Context::registerDialect):
/// makes the definitions that `source`, a dialect file, has for it; those of
/// operations when they are mentioned, if the file consists of the dialect
/// only. Errors are reported. Other threads may use the Context meanwhile.
/// Predicates and functions of text that `isChecked` are compiled only for
/// definitions that use them.
LogicalResult loadRegisteredDialect(Dialect &dialect,
                                    std::unique_ptr<llvm::MemoryBuffer> source,
                                    bool isChecked = false);

/// Adds the definitions of `source`, a dialect file with `strata.extends`, to `dialect`, whose
/// own exist. Errors are reported. May be called at the end of the loading of the dialect
/// (Context::whenLoaded).
LogicalResult loadDialectExtension(Dialect &dialect,
                                   std::unique_ptr<llvm::MemoryBuffer> source);

} // namespace strata

#endif // STRATA_DIALECTFILES_LOADER_DIALECTLOADER_H
