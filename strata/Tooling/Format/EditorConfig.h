// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Settings of formatting in files `.editorconfig` (editorconfig.org, version 0.17).
#ifndef STRATA_TOOLING_FORMAT_EDITORCONFIG_H
#define STRATA_TOOLING_FORMAT_EDITORCONFIG_H

#include "strata/Formatter/Formatter.h"

namespace strata {

/// Sets indentation and width for the file `path` (`-`: a file of the current directory
/// called `stdin.mlir`) from the files in its directory and those above, up to one with
/// `root = true`. Nearer files and later sections prevail. Files that cannot be read are
/// ignored.
void readEditorConfig(StringRef path, FormatOptions &options);

/// Whether `path`, relative to the directory of the file, fits the pattern of a section.
bool matchesEditorConfigSection(StringRef pattern, StringRef path);

} // namespace strata

#endif // STRATA_TOOLING_FORMAT_EDITORCONFIG_H
