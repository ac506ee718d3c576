// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/Subcommands.h"

#include "strata/Support/Suggestion.h"
#include "strata/Tooling/Common/CommandLine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

using namespace strata;

static void printUsage(const CommandGroup &group, raw_ostream &os) {
  os << "usage: strata " << group.name
     << " <subcommand> [options]\n\nsubcommands:\n";
  size_t width = 0;
  for (const Subcommand &each : group.subcommands)
    width = std::max(width, each.name.size() + each.arguments.size() + 1);
  for (const Subcommand &each : group.subcommands)
    os << "  "
       << llvm::left_justify((each.name + " " + each.arguments).str(),
                             unsigned(width))
       << "  " << each.summary << '\n';
  os << '\n'
     << group.footer << "\n'strata " << group.name
     << " <subcommand> --help' lists the options of a subcommand.\n";
}

int strata::runSubcommand(
    const CommandGroup &group, int argc, const char *const *argv,
    function_ref<int(size_t, int, const char *const *)> run) {
  StringRef word = argc > 1 ? argv[1] : "";
  if (word.empty() || word == "--help" || word == "-h" || word == "help") {
    printUsage(group, word.empty() ? llvm::errs() : llvm::outs());
    return word.empty() ? 1 : 0;
  }
  SmallVector<StringRef> names;
  for (auto [number, each] : llvm::enumerate(group.subcommands)) {
    names.push_back(each.name);
    if (each.name != word)
      continue;
    std::string program = ("strata " + group.name + " " + word).str();
    std::vector<const char *> arguments{program.c_str()};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    return run(number, int(arguments.size()), arguments.data());
  }
  return reportError("error", "unknown subcommand '" + word + "'" +
                                  suggest(word, names) + "; see 'strata " +
                                  group.name + " --help'");
}
