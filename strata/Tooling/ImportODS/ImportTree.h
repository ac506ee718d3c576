// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata import-ods --tree`: all dialects of a source tree.
#ifndef STRATA_TOOLING_IMPORTODS_IMPORTTREE_H
#define STRATA_TOOLING_IMPORTODS_IMPORTTREE_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata {

struct ImportTreeOptions {
  /// Directories whose `.td` files are read, with those below.
  std::vector<std::string> trees;
  /// The directories in which included files are searched for.
  std::vector<std::string> includes;
  /// Overlays, and directories of them.
  std::vector<std::string> overlays;
  /// The llvm-tblgen to run.
  std::string program;
  /// The directory of the results; created if it does not exist.
  std::string output;
  /// The project file to which the directory is added; may be empty.
  std::string project;
};

/// Writes a file `<dialect>.irdl.mlir` for each dialect, and `report.txt`; prints a summary.
/// Fails after messages. Files are written only if an overlay has no mistake.
LogicalResult importSourceTree(const ImportTreeOptions &options);

} // namespace strata

#endif // STRATA_TOOLING_IMPORTODS_IMPORTTREE_H
