// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `strata` program: one binary, a subcommand for each tool. Called under
// the name `strata-opt` it is `strata opt`.
#include "strata/Tooling/DialectCommand.h"
#include "strata/Tooling/Opt.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <unistd.h>
#include <vector>

static void printVersion(llvm::raw_ostream &os) {
  os << "strata " STRATA_VERSION "\n";
}

static void printHelp(llvm::raw_ostream &os) {
  os << "usage: strata <command> [options]\n\n"
        "commands:\n"
        "  opt      read, verify and print MLIR (strata opt --help)\n"
        "  dialect  list, show, check, document and compare dialects "
        "(strata dialect --help)\n\n"
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

int main(int argc, char **argv) {
  llvm::cl::SetVersionPrinter(printVersion);
  llvm::StringRef self(argv[0]);
  if (self.ends_with("strata-opt"))
    return finish(strata::runOpt(argc, argv));
  llvm::StringRef command = argc > 1 ? argv[1] : "--help";
  if (command == "opt") {
    std::vector<const char *> arguments{"strata opt"};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    return finish(strata::runOpt(int(arguments.size()), arguments.data()));
  }
  if (command == "dialect")
    return finish(strata::runDialect(argc - 1, argv + 1));
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
