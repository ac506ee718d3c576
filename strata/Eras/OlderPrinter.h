// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing IR for older versions of MLIR: the history files' rules for a
// version are applied to the IR, parts that the version lacks are reported, and
// the rest is printed in its form.
#ifndef STRATA_ERAS_OLDERPRINTER_H
#define STRATA_ERAS_OLDERPRINTER_H

#include "strata/Asm/Eras/OlderForm.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// The versions of LLVM that IR can be printed for, ascending.
ArrayRef<unsigned> getPrintableVersions();

/// Turns `root`, which must verify, into IR that LLVM `version` has, with operations that
/// stand for its syntax, and fills `form` with the way in which it writes them. Fails,
/// with a diagnostic for each operation, if something cannot be said there. `root` cannot
/// be used for anything but printing afterwards, even on failure. The history files must
/// have been loaded.
LogicalResult prepareForVersion(Operation *root, unsigned version,
                                OlderForm &form);

/// Prints `root` so that mlir-opt of LLVM `version` reads it with the same meaning, or
/// fails with a diagnostic for each operation for which that is not possible, and prints
/// nothing. The same holds of `root` as above. Nothing else may use the Context meanwhile:
/// keywords of its enumerations change while it prints.
LogicalResult printForVersion(Operation *root, raw_ostream &os,
                              const PrintingFlags &flags, unsigned version);

} // namespace strata

#endif // STRATA_ERAS_OLDERPRINTER_H
