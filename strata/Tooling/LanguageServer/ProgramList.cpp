// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/LanguageServer/ProgramList.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace strata;
namespace fs = llvm::sys::fs;

std::vector<std::string> strata::listPrograms(StringRef folder) {
  constexpr unsigned MaxEntries = 20000;
  constexpr uint64_t MaxSize = 4 << 20;
  std::vector<std::string> result;
  std::error_code error;
  unsigned numEntries = 0;
  // Links are not followed: they may lead in circles.
  fs::recursive_directory_iterator it(folder, error, /*follow_symlinks=*/false),
      end;
  for (; !error && it != end && numEntries != MaxEntries;
       it.increment(error), ++numEntries) {
    StringRef name = llvm::sys::path::filename(it->path());
    bool isFolder = it->type() == fs::file_type::directory_file;
    if (isFolder && name.starts_with("."))
      it.no_push();
    uint64_t size = 0;
    if (it->type() == fs::file_type::regular_file && name.ends_with(".mlir") &&
        !fs::file_size(it->path(), size) && size <= MaxSize)
      result.push_back(it->path());
  }
  llvm::sort(result);
  return result;
}
