// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file of a crash reproducer. Its text is in memory while passes run, and is
// written when one fails. When the process dies of a signal in one, the handler
// does that, with calls that are safe there, says what ran, and ends the process
// with 1. Nothing is written otherwise.
#ifndef STRATA_TOOLING_OPT_REPRODUCERFILE_H
#define STRATA_TOOLING_OPT_REPRODUCERFILE_H

#include "strata/Pass/Reproducer.h"

namespace strata {

/// Makes the target that writes to `path` (`-`: standard output). One at a time:
/// while passes run, a signal means its file.
CrashReproducerTarget makeReproducerFile(StringRef path);

} // namespace strata

#endif // STRATA_TOOLING_OPT_REPRODUCERFILE_H
