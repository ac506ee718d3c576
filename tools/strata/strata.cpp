// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `strata` program: one binary, a subcommand for each tool. Called under
// the name `strata-opt` it is `strata opt`.
#include "strata/Tooling/CheckPassesCommand.h"
#include "strata/Tooling/CompileCommand.h"
#include "strata/Tooling/DialectCommand.h"
#include "strata/Tooling/ExtractCommand.h"
#include "strata/Tooling/ImportODS.h"
#include "strata/Tooling/InterpretCommand.h"
#include "strata/Tooling/ListCommand.h"
#include "strata/Tooling/Opt.h"
#include "strata/Tooling/Plugin.h"
#include "strata/Tooling/RunCommand.h"
#include "strata/Tooling/TraceCommand.h"
#include "strata/Tooling/TranslateCommand.h"
#include "strata/Tooling/UpgradeCommand.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

static void printVersion(llvm::raw_ostream &os) {
  os << "strata " STRATA_VERSION "\n";
}

static void printHelp(llvm::raw_ostream &os) {
  os << "usage: strata <command> [options]\n\n"
        "commands:\n"
        "  opt         parse and verify MLIR, run passes, print (strata opt "
        "--help)\n"
        "  dialect     list, show, check, document and compare dialects "
        "(strata dialect --help)\n"
        "  import-ods  convert ODS (TableGen) definitions to dialect files "
        "(strata import-ods --help)\n"
        "  trace       query a record of what passes changed (strata trace "
        "--help)\n"
        "  upgrade     bring text of older versions to today's form (strata "
        "upgrade --help)\n"
        "  ls          list the symbols of a file of text or bytecode (strata "
        "ls --help)\n"
        "  extract     copy symbols of a file with what they refer to (strata "
        "extract --help)\n"
        "  interpret   execute a function without lowering it (strata "
        "interpret --help)\n"
        "  check-passes  find the pass that changes results (strata "
        "check-passes --help)\n"
        "  run         compile a file and call one of its functions (strata "
        "run --help)\n"
        "  compile     compile a file to LLVM IR, assembly, an object or a "
        "library\n"
        "              (strata compile --help)\n"
        "  translate   convert IR to other representations (strata translate "
        "--help)\n"
        "\n"
        "options:\n"
        "  --help, --version\n";
}

/// Ends without taking apart what the system takes back anyway.
static int finish(int code) {
  llvm::outs().flush();
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

int main(int argc, char **argv) {
  llvm::cl::SetVersionPrinter(printVersion);
  bool isOpt = llvm::StringRef(argv[0]).ends_with("strata-opt");
#ifndef STRATA_PLUGIN_HOST
  if ((isOpt || (argc > 1 && llvm::StringRef(argv[1]) == "opt")) &&
      strata::namesPlugins(llvm::ArrayRef<const char *>(argv, size_t(argc))))
    return finish(runPluginHost(argv));
#endif
  if (isOpt)
    return finish(strata::runOpt(argc, argv));
  llvm::StringRef command = argc > 1 ? argv[1] : "--help";
  using Command = int (*)(int, const char *const *);
  const std::pair<llvm::StringRef, Command> commands[] = {
      {"opt", strata::runOpt},
      {"import-ods", strata::runImportODS},
      {"upgrade", strata::runUpgrade},
      {"ls", strata::runList},
      {"extract", strata::runExtract},
      {"interpret", strata::runInterpret},
      {"check-passes", strata::runCheckPasses},
      {"run", strata::runRun},
      {"compile", strata::runCompile},
      {"translate", [](int count, const char *const *values) {
         return strata::runTranslate(count, values);
       }}};
  for (auto [name, run] : commands) {
    if (command != name)
      continue;
    std::string self = "strata " + name.str();
    std::vector<const char *> arguments{self.c_str()};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    return finish(run(int(arguments.size()), arguments.data()));
  }
  if (command == "dialect")
    return finish(strata::runDialect(argc - 1, argv + 1));
  if (command == "trace")
    return finish(strata::runTrace(argc - 1, argv + 1));
  if (command == "--version") {
    printVersion(llvm::outs());
    return finish(0);
  }
  if (command == "--help" || command == "-h" || command == "help") {
    printHelp(llvm::outs());
    return finish(argc > 1 ? 0 : 1);
  }
  llvm::errs() << "strata: unknown command '" << command
               << "'; see 'strata --help'\n";
  return finish(1);
}
