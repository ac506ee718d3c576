// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The check of a dialect file: the form of its texts, likely mistakes, loading, and its examples.
#ifndef STRATA_TOOLING_DIALECT_DIALECTCHECK_H
#define STRATA_TOOLING_DIALECT_DIALECTCHECK_H

#include "strata/Support/LLVM.h"

namespace strata {

class DialectFiles;
class DialectLoadCheck;

struct DialectCheckResult {
  bool hasErrors = false, hasWarnings = false;
  /// Whether the file defines no dialect.
  bool isEmpty = false;
  /// Whether the file has errors, and operations without bodies: a remark says that it may
  /// complete an imported dialect.
  bool mayBeOverlay = false;
};

struct DialectCheckOptions {
  /// An operation without example is an error.
  bool requiresExamples = false;
  /// A file with the name of a bundled dialect takes its place, with the hooks of the program;
  /// otherwise, only a file with the same text does.
  bool replacesBundled = false;
};

/// Reads the file at `path` into `files`, and loads it into `trial`, so that files after it can
/// refer to it. Reports errors and warnings in the order of their places, by `files.print`; the
/// diagnostics of loading the definitions without errors follow.
DialectCheckResult checkDialectFile(DialectFiles &files,
                                    DialectLoadCheck &trial, StringRef path,
                                    const DialectCheckOptions &options = {});

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_DIALECTCHECK_H
