// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/Plugin.h"

#include "llvm/Support/CommandLine.h"

#include <dlfcn.h>

using namespace strata;

static constexpr StringLiteral passFlag = "load-pass-plugin";
static constexpr StringLiteral dialectFlag = "load-dialect-plugin";

static llvm::Error makeError(StringRef path, const Twine &message) {
  return llvm::createStringError("cannot load plugin '" + path +
                                 "': " + message);
}

/// The result of the function `symbol` of the shared object `path`.
template <typename Info>
static llvm::Expected<Info> loadInfo(StringRef path, const char *symbol,
                                     StringRef what) {
  // All symbols are looked up at once, so that a missing one is an error here.
  void *library = dlopen(path.str().c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    StringRef reason = dlerror();
    return makeError(path,
                     reason + (reason.contains("undefined symbol")
                                   ? "; the program must export its symbols "
                                     "(strata_enable_plugins in CMake), and "
                                     "be of the same version"
                                   : ""));
  }
  auto function = reinterpret_cast<Info (*)()>(dlsym(library, symbol));
  if (!function)
    return makeError(path, "it has no " + what + ": function '" + symbol +
                               "' not found");
  Info info = function();
  if (info.apiVersion != PluginAPIVersion)
    return makeError(path, "it was built for plugin API version " +
                               Twine(info.apiVersion) + ", expected " +
                               Twine(PluginAPIVersion));
  StringRef llvmVersion = info.llvmVersion;
  if (llvmVersion != LLVM_VERSION_STRING)
    return makeError(path, "it was built with LLVM " + llvmVersion +
                               ", expected LLVM " LLVM_VERSION_STRING);
  return info;
}

llvm::Expected<PassPlugin> PassPlugin::load(StringRef path) {
  auto info = loadInfo<PassPluginLibraryInfo>(path, "strataGetPassPluginInfo",
                                              "passes");
  if (!info)
    return info.takeError();
  return PassPlugin(*info);
}

llvm::Expected<DialectPlugin> DialectPlugin::load(StringRef path) {
  auto info = loadInfo<DialectPluginLibraryInfo>(
      path, "strataGetDialectPluginInfo", "dialects");
  if (!info)
    return info.takeError();
  return DialectPlugin(*info);
}

/// Calls `fn` with each flag for plugins and its value.
static llvm::Error
visitFlags(ArrayRef<const char *> args,
           function_ref<llvm::Error(StringRef flag, StringRef path)> fn) {
  // The arguments with the contents of response files.
  SmallVector<const char *, 16> all(args.begin(), args.end());
  llvm::BumpPtrAllocator memory;
  llvm::cl::ExpansionContext expansion(memory,
                                       llvm::cl::TokenizeGNUCommandLine);
  if (llvm::Error error = expansion.expandResponseFiles(all))
    return error;
  args = all;
  for (size_t i = 1; i < args.size(); ++i) {
    StringRef arg = args[i];
    if (arg == "--")
      break;
    if (!arg.consume_front("-"))
      continue;
    arg.consume_front("-");
    auto [flag, value] = arg.split('=');
    if (flag != passFlag && flag != dialectFlag)
      continue;
    // The value may be an argument of its own.
    if (flag == arg)
      value = i + 1 < args.size() ? args[++i] : "";
    if (llvm::Error error = fn(flag, value))
      return error;
  }
  return llvm::Error::success();
}

llvm::Error strata::loadPlugins(ArrayRef<const char *> args,
                                PassRegistry &passes,
                                DialectRegistry &dialects) {
  return visitFlags(args, [&](StringRef flag, StringRef path) -> llvm::Error {
    if (flag == passFlag) {
      llvm::Expected<PassPlugin> plugin = PassPlugin::load(path);
      if (!plugin)
        return plugin.takeError();
      plugin->registerPasses(passes);
    } else {
      llvm::Expected<DialectPlugin> plugin = DialectPlugin::load(path);
      if (!plugin)
        return plugin.takeError();
      plugin->registerDialects(dialects);
    }
    return llvm::Error::success();
  });
}

bool strata::namesPlugins(ArrayRef<const char *> args) {
  bool found = false;
  // Errors are reported when the command line is read.
  llvm::consumeError(visitFlags(args, [&](StringRef, StringRef) {
    found = true;
    return llvm::Error::success();
  }));
  return found;
}
