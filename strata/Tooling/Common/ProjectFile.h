// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The project file, `.strata.json`: dialect files that all commands load. It is in the current
// directory or in one above.
#ifndef STRATA_TOOLING_COMMON_PROJECTFILE_H
#define STRATA_TOOLING_COMMON_PROJECTFILE_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata {

struct ProjectFile {
  /// As of --dialect-dir and --irdl-file; relative paths are relative to the file.
  std::vector<std::string> dialectDirs, irdlFiles;
};

/// The path of the project file of the current directory; empty if there is none.
std::string findProjectFile();
/// Reads the file `path`. On failure `error` has the message, with the place.
FailureOr<ProjectFile> readProjectFile(StringRef path, std::string &error);
/// Adds the directory `dialectDir` to the file `path`, which is created if it does not exist.
LogicalResult addToProjectFile(StringRef path, StringRef dialectDir,
                               std::string &error);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_PROJECTFILE_H
