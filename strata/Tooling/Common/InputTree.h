// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs of commands that work on many files: files, and folders that are searched for
// them.
#ifndef STRATA_TOOLING_COMMON_INPUTTREE_H
#define STRATA_TOOLING_COMMON_INPUTTREE_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata {

/// Adds `path`, or the `.mlir` files in and below it, sorted. Links in a folder are not
/// followed, hidden files and folders are not entered: they lead elsewhere or
/// belong to a tool. Fails after a message of `command`, also for a folder without such
/// files.
LogicalResult addInputFiles(StringRef command, StringRef path,
                            std::vector<std::string> &files);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_INPUTTREE_H
