// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/LanguageServer/OpenFiles.h"

#include "strata/Tooling/Common/Files.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace strata;

std::string strata::getAbsolutePath(StringRef path) {
  llvm::SmallString<256> absolute(path);
  (void)llvm::sys::fs::make_absolute(absolute);
  llvm::sys::path::remove_dots(absolute, /*remove_dot_dot=*/true);
  return absolute.str().str();
}

//===-- OpenFiles ----------------------------------------------------------===//

void OpenFiles::set(StringRef path, std::optional<std::string> text) {
  std::lock_guard lock(mutex);
  if (text)
    texts[getAbsolutePath(path)] = std::move(*text);
  else
    texts.erase(getAbsolutePath(path));
}

llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
OpenFiles::open(StringRef path) {
  {
    std::lock_guard lock(mutex);
    auto text = texts.find(getAbsolutePath(path));
    if (text != texts.end())
      return llvm::MemoryBuffer::getMemBufferCopy(text->second, path);
  }
  return getDiskFiles().open(path);
}

bool OpenFiles::exists(StringRef path) {
  {
    std::lock_guard lock(mutex);
    if (texts.contains(getAbsolutePath(path)))
      return true;
  }
  return getDiskFiles().exists(path);
}

llvm::ErrorOr<std::vector<std::string>> OpenFiles::list(StringRef folder) {
  // Editors open files that exist, or list them once they have been saved.
  return getDiskFiles().list(folder);
}

//===-- FilesWithout -------------------------------------------------------===//

llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
FilesWithout::open(StringRef path) {
  if (getAbsolutePath(path) == hidden)
    return std::make_error_code(std::errc::no_such_file_or_directory);
  return others.open(path);
}

bool FilesWithout::exists(StringRef path) {
  return getAbsolutePath(path) != hidden && others.exists(path);
}

llvm::ErrorOr<std::vector<std::string>> FilesWithout::list(StringRef folder) {
  auto paths = others.list(folder);
  if (paths)
    llvm::erase_if(*paths, [&](const std::string &path) {
      return getAbsolutePath(path) == hidden;
    });
  return paths;
}
