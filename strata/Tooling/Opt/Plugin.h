// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plugins: shared objects with passes or dialects that `strata opt` loads
// (--load-pass-plugin, --load-dialect-plugin). A plugin defines one or both of these
// functions, and is built by strata_add_plugin (docs/plugins.md):
//
//   extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT PassPluginLibraryInfo
//   strataGetPassPluginInfo() {
//     return {PluginAPIVersion, "my-passes", "1.0",
//             [](PassRegistry *registry) { registerPass<MyPass>(*registry); }};
//   }
//   extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT DialectPluginLibraryInfo
//   strataGetDialectPluginInfo() {
//     return {PluginAPIVersion, "my-dialect", "1.0",
//             [](DialectRegistry *registry) { registry->insert<my::MyDialect>(); }};
//   }
#ifndef STRATA_TOOLING_OPT_PLUGIN_H
#define STRATA_TOOLING_OPT_PLUGIN_H

#include "strata/IR/DialectRegistry.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/Error.h"

namespace strata {

/// Changes whenever plugins have to be rebuilt.
inline constexpr uint32_t PluginAPIVersion = 2;

/// The result of `strataGetPassPluginInfo`: name, version, registration
/// function.
struct PassPluginLibraryInfo {
  /// `PluginAPIVersion`.
  uint32_t apiVersion;
  const char *pluginName;
  const char *pluginVersion;
  /// Adds passes and pipelines.
  void (*registerPasses)(PassRegistry *registry);
  /// The LLVM that the plugin was compiled with.
  const char *llvmVersion = LLVM_VERSION_STRING;
};

/// The result of `strataGetDialectPluginInfo`: name, version, registration
/// function.
struct DialectPluginLibraryInfo {
  /// `PluginAPIVersion`.
  uint32_t apiVersion;
  const char *pluginName;
  const char *pluginVersion;
  /// Adds dialects and extensions.
  void (*registerDialects)(DialectRegistry *registry);
  /// The LLVM that the plugin was compiled with.
  const char *llvmVersion = LLVM_VERSION_STRING;
};

/// A plugin with passes. It stays loaded until the process ends.
class PassPlugin {
public:
  /// Loads the shared object `path`. Fails if it cannot be loaded, is no such plugin, or
  /// was built for another version.
  static llvm::Expected<PassPlugin> load(StringRef path);
  StringRef getPluginName() const { return info.pluginName; }
  StringRef getPluginVersion() const { return info.pluginVersion; }
  uint32_t getAPIVersion() const { return info.apiVersion; }
  void registerPasses(PassRegistry &registry) const {
    info.registerPasses(&registry);
  }

private:
  explicit PassPlugin(const PassPluginLibraryInfo &info) : info(info) {}
  PassPluginLibraryInfo info;
};

/// A plugin with dialects. It stays loaded until the process ends.
class DialectPlugin {
public:
  /// Like PassPlugin::load.
  static llvm::Expected<DialectPlugin> load(StringRef path);
  StringRef getPluginName() const { return info.pluginName; }
  StringRef getPluginVersion() const { return info.pluginVersion; }
  uint32_t getAPIVersion() const { return info.apiVersion; }
  void registerDialects(DialectRegistry &registry) const {
    info.registerDialects(&registry);
  }

private:
  explicit DialectPlugin(const DialectPluginLibraryInfo &info) : info(info) {}
  DialectPluginLibraryInfo info;
};

/// Loads the plugins that a command line names by --load-pass-plugin and
/// --load-dialect-plugin, before it is read as a whole, since plugins add options.
/// Fails with a message for the first that cannot be loaded.
llvm::Error loadPlugins(ArrayRef<const char *> args, PassRegistry &passes,
                        DialectRegistry &dialects);
/// Whether a command line names plugins.
bool namesPlugins(ArrayRef<const char *> args);

} // namespace strata

#endif // STRATA_TOOLING_OPT_PLUGIN_H
