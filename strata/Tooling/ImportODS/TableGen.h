// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs of llvm-tblgen, which dump records as JSON.
#ifndef STRATA_TOOLING_IMPORTODS_TABLEGEN_H
#define STRATA_TOOLING_IMPORTODS_TABLEGEN_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <string>
#include <vector>

namespace strata {

/// A run of llvm-tblgen that succeeded or not.
struct TableGenRun {
  /// The dump; null after a failure.
  std::unique_ptr<llvm::MemoryBuffer> dump;
  /// The messages of the program, or the reason why it did not run.
  std::string error;
};

/// The path of `wanted`, by default of an llvm-tblgen in `PATH`. Empty if there is none.
std::string findTableGen(StringRef wanted);
/// ` (version 22.1.0)`, as `program --version` says it; empty if it does not.
std::string getTableGenVersion(StringRef program);
/// Dumps the records of `path`. The files that it includes are searched for in `includes`.
/// Messages of the program are printed, or returned if `capturesErrors`. Thread-safe.
TableGenRun dumpRecords(StringRef program, StringRef path,
                        ArrayRef<std::string> includes, bool capturesErrors);

} // namespace strata

#endif // STRATA_TOOLING_IMPORTODS_TABLEGEN_H
