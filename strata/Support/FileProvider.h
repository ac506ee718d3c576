// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The source of the files that the tools read. A program that embeds them, or
// an editor whose buffers have not been saved, supplies its own provider;
// MemoryFiles is one. The provider that reads the disk is in Tooling.
#ifndef STRATA_SUPPORT_FILEPROVIDER_H
#define STRATA_SUPPORT_FILEPROVIDER_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/ErrorOr.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace strata {

/// Thread-safe: dialects are read when they are first mentioned, by any thread.
class FileProvider {
public:
  virtual ~FileProvider();
  /// The content of the file `path`, followed by a NUL byte in memory, in a
  /// buffer that has the name of the file. `-` is standard input, called
  /// `<stdin>`.
  virtual llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  open(StringRef path) = 0;
  virtual bool exists(StringRef path) = 0;
  /// The paths of the files in `folder`, without those of folders below,
  /// sorted.
  virtual llvm::ErrorOr<std::vector<std::string>> list(StringRef folder) = 0;
};

/// `cannot open input file 'PATH': REASON`, the message of all tools.
std::string describeOpenError(StringRef path, std::error_code error);

/// Files in memory, in front of those of another provider. Paths are compared
/// as they are written; their parts are separated by `/`.
class MemoryFiles final : public FileProvider {
public:
  /// Files that are not in memory are those of `others`, which may be null and
  /// must outlive this.
  explicit MemoryFiles(FileProvider *others = nullptr) : others(others) {}
  /// Adds a file, or replaces its content. Set-up.
  void add(StringRef path, StringRef content) {
    files[path.str()] = content.str();
  }

  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  open(StringRef path) override;
  bool exists(StringRef path) override;
  llvm::ErrorOr<std::vector<std::string>> list(StringRef folder) override;

private:
  FileProvider *others;
  std::map<std::string, std::string, std::less<>> files;
};

/// Takes the pages of `text`, which is in a mapped file, out of memory until they are read
/// again. Pages that are only in part in `text` stay.
void dropPages(StringRef text);

} // namespace strata

#endif // STRATA_SUPPORT_FILEPROVIDER_H
