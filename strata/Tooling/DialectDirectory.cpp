// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/DialectDirectory.h"

#include "strata/IR/Context.h"
#include "strata/IRDL/Loader/DialectLoader.h"
#include "strata/Tooling/Files.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace strata;

static constexpr llvm::StringLiteral fileSuffix = ".irdl.mlir";

/// The loader of a dialect whose definition is the file `path`.
static void loadDialectFile(Dialect &dialect, const std::string &path) {
  auto file = getFiles(*dialect.getContext()).open(path);
  if (!file)
    return (void)(emitError(dialect.getContext(), Location(), path + ": ")
                  << file.getError().message());
  // What is wrong in it has been reported.
  (void)loadRegisteredDialect(dialect, std::move(*file));
}

LogicalResult strata::registerDialectDirectory(Context &ctx, StringRef folder,
                                               std::string &error) {
  auto paths = getFiles(ctx).list(folder);
  if (!paths) {
    error = paths.getError().message();
    return failure();
  }
  for (const std::string &path : *paths) {
    if (!StringRef(path).ends_with(fileSuffix))
      continue;
    StringRef name =
        llvm::sys::path::filename(path).drop_back(fileSuffix.size());
    ctx.registerDialect(
        name, [path](Dialect &dialect) { loadDialectFile(dialect, path); });
  }
  return success();
}
