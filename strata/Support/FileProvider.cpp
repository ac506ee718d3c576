// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/FileProvider.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Process.h"

#include <sys/mman.h>

using namespace strata;

FileProvider::~FileProvider() = default;

std::string strata::describeOpenError(StringRef path, std::error_code error) {
  return ("cannot open input file '" + path + "': " + error.message()).str();
}

llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
MemoryFiles::open(StringRef path) {
  auto found = files.find(std::string_view(path));
  if (found != files.end())
    return llvm::MemoryBuffer::getMemBufferCopy(
        found->second, path == "-" ? StringRef("<stdin>") : path);
  if (others)
    return others->open(path);
  return std::make_error_code(std::errc::no_such_file_or_directory);
}

bool MemoryFiles::exists(StringRef path) {
  return files.count(std::string_view(path)) ||
         (others && others->exists(path));
}

llvm::ErrorOr<std::vector<std::string>> MemoryFiles::list(StringRef folder) {
  std::vector<std::string> paths;
  std::string prefix = (folder.rtrim('/') + "/").str();
  for (const auto &[path, content] : files) {
    StringRef name = path;
    if (name.consume_front(prefix) && !name.contains('/'))
      paths.push_back(path);
  }
  if (others) {
    auto more = others->list(folder);
    if (more)
      llvm::append_range(paths, *more);
    else if (paths.empty())
      return more.getError();
  } else if (paths.empty()) {
    return std::make_error_code(std::errc::no_such_file_or_directory);
  }
  llvm::sort(paths);
  paths.erase(llvm::unique(paths), paths.end());
  return paths;
}

void strata::dropPages(StringRef text) {
  uintptr_t page = llvm::sys::Process::getPageSizeEstimate();
  uintptr_t start =
      llvm::alignTo(reinterpret_cast<uintptr_t>(text.begin()), page);
  uintptr_t end =
      llvm::alignDown(reinterpret_cast<uintptr_t>(text.end()), page);
  if (start < end)
    madvise(reinterpret_cast<void *>(start), end - start, MADV_DONTNEED);
}
