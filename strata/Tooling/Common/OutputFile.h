// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Output that appears whole or not at all: a file is written under a temporary
// name beside its place and renamed when all went well.
#ifndef STRATA_TOOLING_COMMON_OUTPUTFILE_H
#define STRATA_TOOLING_COMMON_OUTPUTFILE_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <string>

namespace strata {

/// The place to which output for a path is written.
struct OutputPlace {
  /// The path with links resolved.
  std::string path;
  /// Whether output is written directly: to a device, a pipe, a descriptor of
  /// the process.
  bool isDirect = false;
  /// There is a file, whose permissions and owner the new one gets.
  bool exists = false;
  uint32_t user = 0, group = 0;
  llvm::sys::fs::perms mode =
      llvm::sys::fs::all_read | llvm::sys::fs::all_write;
};
OutputPlace findOutputPlace(StringRef path);
/// Whether the paths lead to one ordinary file, which need not exist.
bool leadToSameFile(StringRef a, StringRef b);

class OutputFile {
public:
  /// Opens `path` (`-`: standard output; a device is written directly). On
  /// failure returns null and says why in `error`.
  static std::unique_ptr<OutputFile> open(StringRef path, std::string &error);
  /// Removes the temporary file unless `keep` was called.
  ~OutputFile();
  raw_ostream &os() { return *stream; }
  /// Makes this file the standard output of the process, also of processes that it starts.
  /// Nothing may have been written to standard output before. Says why in `error` on failure.
  LogicalResult becomeStandardOutput(std::string &error);
  /// Ends writing and puts the file in its place. Failure leaves the old file
  /// and says why in `error`.
  LogicalResult keep(std::string &error);

private:
  std::string path, temporary;
  int fd = 1;
  std::unique_ptr<llvm::raw_fd_ostream> stream;
  bool kept = false;
};

} // namespace strata

#endif // STRATA_TOOLING_COMMON_OUTPUTFILE_H
