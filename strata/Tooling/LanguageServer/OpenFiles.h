// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files of the disk, with the text of the editor for those that are open in it.
#ifndef STRATA_TOOLING_LANGUAGESERVER_OPENFILES_H
#define STRATA_TOOLING_LANGUAGESERVER_OPENFILES_H

#include "strata/Support/FileProvider.h"

#include "llvm/ADT/StringMap.h"

#include <mutex>

namespace strata {

/// The absolute path of a file, without `.` and `..`.
std::string getAbsolutePath(StringRef path);

class OpenFiles final : public FileProvider {
public:
  OpenFiles() = default;
  OpenFiles(const OpenFiles &other) : texts(other.texts) {}
  /// Sets the text of a file; std::nullopt for that of the disk.
  void set(StringRef path, std::optional<std::string> text);

  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  open(StringRef path) override;
  bool exists(StringRef path) override;
  llvm::ErrorOr<std::vector<std::string>> list(StringRef folder) override;

private:
  std::mutex mutex;
  /// The texts of open files, indexed by their absolute paths.
  llvm::StringMap<std::string> texts;
};

/// The files of another provider, without one of them.
class FilesWithout final : public FileProvider {
public:
  /// `others` must outlive this.
  FilesWithout(FileProvider &others, StringRef path)
      : others(others), hidden(getAbsolutePath(path)) {}

  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  open(StringRef path) override;
  bool exists(StringRef path) override;
  llvm::ErrorOr<std::vector<std::string>> list(StringRef folder) override;

private:
  FileProvider &others;
  std::string hidden;
};

} // namespace strata

#endif // STRATA_TOOLING_LANGUAGESERVER_OPENFILES_H
