// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/DialectDirectory.h"

#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Predicates/CppNames.h"
#include "strata/IR/Context.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/RuleFiles.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <mutex>

using namespace strata;

static constexpr llvm::StringLiteral fileSuffix = ".irdl.mlir";

/// The loader of a dialect whose definition is the file `path`.
static void loadDialectFile(Dialect &dialect, const std::string &path) {
  auto file = getFiles(*dialect.getContext()).open(path);
  if (!file)
    return (void)(emitError(dialect.getContext(), Location(), path + ": ")
                  << file.getError().message());
  // Errors in it have been reported.
  if (succeeded(loadRegisteredDialect(dialect, std::move(*file))))
    installFoldsOfFile(*dialect.getContext(), getRuleFileOf(path),
                       dialect.getNamespace().str());
}

/// Adds the definitions in the file `path` to a dialect of the program, if the file says so.
static void registerExtension(Context &ctx, StringRef name,
                              const std::string &path) {
  auto file = getFiles(ctx).open(path);
  if (!file || !(*file)
                    ->getBuffer()
                    .split("irdl.operation")
                    .first.contains("strata.extends"))
    return;
  ctx.whenLoaded(name, [path](Dialect &dialect) {
    if (auto file = getFiles(*dialect.getContext()).open(path))
      (void)loadDialectExtension(dialect, std::move(*file));
  });
}

StringRef strata::findDialectNamespace(StringRef text) {
  size_t at = text.find("strata.namespace");
  if (at == StringRef::npos)
    return {};
  StringRef rest = text.substr(at).split('=').second.ltrim();
  return rest.consume_front("\"") ? rest.split('"').first : StringRef();
}

namespace {
/// The dialects of a directory by C++ namespace. The files are read when a
/// namespace is first looked up: most inputs need none.
class DirectoryNamespaces {
public:
  using Paths = std::vector<std::pair<std::string, std::string>>;
  DirectoryNamespaces(Context &ctx, Paths paths)
      : ctx(ctx), paths(std::move(paths)) {}

  std::vector<std::string> find(StringRef cppNamespace) {
    std::call_once(once, [this] { read(); });
    return dialects.lookup(cppNamespace);
  }

private:
  void read() {
    for (const auto &[name, path] : paths) {
      auto file = getFiles(ctx).open(path);
      // A file that cannot be read is an error when its dialect is mentioned.
      if (!file)
        continue;
      StringRef ns = findDialectNamespace((*file)->getBuffer());
      dialects[ns.empty() ? StringRef(name) : ns].push_back(name);
    }
  }

  Context &ctx;
  Paths paths;
  std::once_flag once;
  llvm::StringMap<std::vector<std::string>> dialects;
};
} // namespace

LogicalResult strata::registerDialectDirectory(Context &ctx, StringRef folder,
                                               std::string &error) {
  auto paths = getFiles(ctx).list(folder);
  if (!paths) {
    error = paths.getError().message();
    return failure();
  }
  DirectoryNamespaces::Paths registered;
  llvm::StringSet<> names;
  for (const std::string &path : *paths)
    names.insert(path);
  for (const std::string &path : *paths) {
    if (!StringRef(path).ends_with(fileSuffix))
      continue;
    StringRef name =
        llvm::sys::path::filename(path).drop_back(fileSuffix.size());
    if (Dialect *known = ctx.findDialect(name); known && known->isLoaded())
      registerExtension(ctx, name, path);
    ctx.registerDialect(
        name, [path](Dialect &dialect) { loadDialectFile(dialect, path); });
    registered.push_back({name.str(), path});
    std::string rules = getRuleFileOf(path);
    if (names.contains(rules) &&
        failed(registerRuleFile(ctx, rules, {name.str()})))
      return failure();
  }
  auto namespaces =
      std::make_shared<DirectoryNamespaces>(ctx, std::move(registered));
  irdl::addNamespaceFinder(
      ctx, [namespaces](StringRef ns) { return namespaces->find(ns); });
  return success();
}
