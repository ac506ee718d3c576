// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/TransformPreloadLibrary.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/TransformDialect/TransformLibrary.h"

#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

namespace {
struct TransformPreloadLibrary final : Pass {
  using Pass::Pass;
  ListOption<std::string> transformLibraryPaths{
      *this, "transform-library-paths",
      "Files with named sequences, and folders with such files"};

  LogicalResult initialize(Context *ctx) override;
  LogicalResult initializeFrom(const Pass &, Context *) override {
    return success();
  }
  void runOnOperation() override { markAllAnalysesPreserved(); }
};
} // namespace

/// Appends the files that `path` names: itself, or those of a folder.
static LogicalResult expandPath(StringRef path, Context *ctx,
                                std::vector<std::string> &files) {
  FileProvider &provider = getFiles(*ctx);
  auto listed = provider.list(path);
  if (listed) {
    for (const std::string &file : *listed)
      if (StringRef(file).ends_with(".mlir"))
        files.push_back(file);
    return success();
  }
  if (!provider.exists(path))
    return emitError(ctx, Location(FileLineColLoc::get(ctx, path, 0, 0)))
           << "'" << path << "' is neither a file nor a directory";
  files.push_back(path.str());
  return success();
}

static LogicalResult loadFile(StringRef path, Context *ctx) {
  auto file = getFiles(*ctx).open(path);
  if (!file)
    return emitError(ctx, Location())
           << describeOpenError(path, file.getError());
  OwningOpRef<> module = parseSourceBuffer(
      ctx->addSourceBuffer(std::move(*file)), ParserConfig(ctx));
  if (!module || failed(verify(module.get())))
    return failure();
  return addToTransformLibrary(std::move(module), path);
}

LogicalResult TransformPreloadLibrary::initialize(Context *ctx) {
  std::vector<std::string> files;
  for (const std::string &path : transformLibraryPaths)
    if (failed(expandPath(path, ctx, files)))
      return failure();
  for (const std::string &file : files)
    if (failed(loadFile(file, ctx)))
      return failure();
  return success();
}

static constexpr PassInfo preloadInfo = {
    .argument = "transform-preload-library",
    .name = "PreloadLibraryPass",
    .summary = "Read named sequences for transform-interpreter from files",
    .create = makePass<TransformPreloadLibrary>,
};

void strata::registerTransformPreloadLibraryPass(PassRegistry &registry) {
  registry.add(preloadInfo);
}
