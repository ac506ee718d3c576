// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/Files.h"

#include "strata/IR/ContextData.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace strata;

namespace {
class DiskFiles final : public FileProvider {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  open(StringRef path) override {
    return llvm::MemoryBuffer::getFileOrSTDIN(path);
  }
  bool exists(StringRef path) override { return llvm::sys::fs::exists(path); }
  llvm::ErrorOr<std::vector<std::string>> list(StringRef folder) override {
    std::error_code code;
    std::vector<std::string> paths;
    for (llvm::sys::fs::directory_iterator it(folder, code), end;
         it != end && !code; it.increment(code))
      if (it->type() != llvm::sys::fs::file_type::directory_file)
        paths.push_back(it->path());
    if (code)
      return code;
    llvm::sort(paths);
    return paths;
  }
};

struct FilesOfContext final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.files";
  FileProvider *files = &getDiskFiles();
};
} // namespace

FileProvider &strata::getDiskFiles() {
  // The object has no state.
  static DiskFiles files;
  return files;
}

FileProvider &strata::getFiles(Context &ctx) {
  return *getContextData<FilesOfContext>(ctx).files;
}

void strata::setFiles(Context &ctx, FileProvider &files) {
  getContextData<FilesOfContext>(ctx).files = &files;
}
