// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/CommandLine.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace strata;
namespace cl = llvm::cl;

static bool isHelp(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"h", "help", "help-hidden", "help-list", "help-list-hidden"},
             true)
      .Default(false);
}

void strata::parseCommandLine(int argc, const char *const *argv,
                              StringRef overview) {
  const auto &options = cl::getRegisteredOptions();
  for (int i = 1; i < argc && StringRef(argv[i]) != "--"; ++i) {
    StringRef name = argv[i];
    if (!name.consume_front("-"))
      continue;
    name.consume_front("-");
    name = name.split('=').first;
    if (!name.starts_with("h") || isHelp(name) || options.contains(name))
      continue;
    llvm::errs() << argv[0] << ": Unknown command line argument '" << argv[i]
                 << "'.  Try: '" << argv[0] << " --help'\n";
    std::exit(1);
  }
  cl::ParseCommandLineOptions(argc, argv, overview);
}
