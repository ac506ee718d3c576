// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `strata` program: one binary with a command for each tool (Tooling/Commands.h).
#include "strata/Tooling/Commands.h"
#include "strata/Tooling/Opt/Plugin.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <system_error>
#include <unistd.h>

static constexpr llvm::StringLiteral version = "strata " STRATA_VERSION;

/// Exits without running destructors: the system frees all memory at once.
static int finish(int code) {
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    // A reader that has seen enough closes the pipe.
    if (llvm::outs().error() != std::errc::broken_pipe)
      llvm::errs() << "error: cannot write to standard output: "
                   << llvm::outs().error().message() << '\n';
    llvm::outs().clear_error();
    code = 1;
  }
  llvm::errs().flush();
#if !LLVM_ADDRESS_SANITIZER_BUILD
  std::fflush(nullptr);
  _exit(code);
#endif
  return code;
}

#ifndef STRATA_PLUGIN_HOST
/// Runs this command line with the program `strata-plugin-host` in the same directory,
/// whose symbols plugins can use. Returns only if that is not possible.
static int runPluginHost(char **argv) {
  std::string self = llvm::sys::fs::getMainExecutable(
      argv[0], reinterpret_cast<void *>(&runPluginHost));
  llvm::SmallString<128> host(llvm::sys::path::parent_path(self));
  llvm::sys::path::append(host, "strata-plugin-host");
  execv(host.c_str(), argv);
  const char *reason = std::strerror(errno);
  llvm::errs() << "cannot run '" << host << "', which loads plugins: " << reason
               << '\n';
  return 1;
}
#endif

#ifndef STRATA_PLUGIN_HOST
/// Whether the command line is one of `strata opt` and names plugins.
static bool needsPluginHost(llvm::ArrayRef<const char *> args) {
  const strata::Command *implied = strata::findCommandOfProgram(args[0]);
  llvm::StringRef command = implied           ? implied->name
                            : args.size() > 1 ? args[1]
                                              : "";
  return command == "opt" && strata::namesPlugins(args);
}
#endif

int main(int argc, char **argv) {
  llvm::cl::SetVersionPrinter(
      [](llvm::raw_ostream &os) { os << version << '\n'; });
#ifndef STRATA_PLUGIN_HOST
  if (needsPluginHost(llvm::ArrayRef<const char *>(argv, size_t(argc))))
    return finish(runPluginHost(argv));
#endif
  return finish(strata::runCommandLine(argc, argv, version));
}
