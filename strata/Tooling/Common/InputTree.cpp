// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/InputTree.h"

#include "strata/Tooling/Common/CommandLine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>

using namespace strata;

LogicalResult strata::addInputFiles(StringRef command, StringRef path,
                                    std::vector<std::string> &files) {
  namespace fs = llvm::sys::fs;
  if (path == "-" || !fs::is_directory(path)) {
    files.push_back(path.str());
    return success();
  }
  std::vector<std::string> found, folders = {path.str()};
  while (!folders.empty()) {
    std::string folder = std::move(folders.back());
    folders.pop_back();
    std::error_code error;
    for (fs::directory_iterator it(folder, error, /*follow_symlinks=*/false),
         end;
         it != end && !error; it.increment(error)) {
      StringRef entry = it->path();
      if (llvm::sys::path::filename(entry).starts_with("."))
        continue;
      if (it->type() == fs::file_type::directory_file)
        folders.push_back(entry.str());
      else if (it->type() == fs::file_type::regular_file &&
               llvm::sys::path::extension(entry) == ".mlir")
        found.push_back(entry.str());
    }
    if (error)
      return failure(reportError(command, "cannot read directory '" + folder +
                                              "': " + error.message()));
  }
  if (found.empty())
    return failure(
        reportError(command, "directory '" + path + "' has no .mlir files"));
  std::sort(found.begin(), found.end());
  llvm::append_range(files, found);
  return success();
}
