// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files that the tools read: those of the disk, or those of the provider that
// a program gives (Support/FileProvider.h). All reading goes through it.
#ifndef STRATA_TOOLING_COMMON_FILES_H
#define STRATA_TOOLING_COMMON_FILES_H

#include "strata/Support/FileProvider.h"

namespace strata {

class Context;

/// The files of the disk.
FileProvider &getDiskFiles();

/// The files that are read for `ctx`; those of the disk by default.
FileProvider &getFiles(Context &ctx);
/// `files` must outlive `ctx`. Set-up.
void setFiles(Context &ctx, FileProvider &files);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_FILES_H
