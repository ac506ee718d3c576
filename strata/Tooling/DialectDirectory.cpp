// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/DialectDirectory.h"

#include "strata/IR/Context.h"
#include "strata/IRDL/DialectLoader.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace strata;

static constexpr llvm::StringLiteral fileSuffix = ".irdl.mlir";

/// The loader of a dialect whose definition is the file `path`.
static void loadDialectFile(Dialect &dialect, const std::string &path) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return (void)(emitError(dialect.getContext(), Location(), path + ": ")
                  << file.getError().message());
  // What is wrong in it has been reported.
  (void)loadRegisteredDialect(dialect, std::move(*file));
}

LogicalResult strata::registerDialectDirectory(Context &ctx, StringRef folder,
                                               std::string &error) {
  std::error_code code;
  std::vector<std::string> paths;
  for (llvm::sys::fs::directory_iterator it(folder, code), end;
       it != end && !code; it.increment(code))
    if (StringRef(it->path()).ends_with(fileSuffix))
      paths.push_back(it->path());
  if (code) {
    error = code.message();
    return failure();
  }
  llvm::sort(paths);
  for (const std::string &path : paths) {
    StringRef name =
        llvm::sys::path::filename(path).drop_back(fileSuffix.size());
    ctx.registerDialect(
        name, [path](Dialect &dialect) { loadDialectFile(dialect, path); });
  }
  return success();
}
