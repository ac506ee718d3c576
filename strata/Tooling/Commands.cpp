// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Commands.h"

#include "strata/Support/Suggestion.h"
#include "strata/Tooling/Analyze/AnalyzeCommand.h"
#include "strata/Tooling/CheckPasses/CheckPassesCommand.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/Completion.h"
#include "strata/Tooling/Compile/CompileCommand.h"
#include "strata/Tooling/Dialect/DialectCommand.h"
#include "strata/Tooling/Explore/ExploreCommand.h"
#include "strata/Tooling/Extract/ExtractCommand.h"
#include "strata/Tooling/Format/FormatCommand.h"
#include "strata/Tooling/ImportODS/ImportODS.h"
#include "strata/Tooling/Interpret/InterpretCommand.h"
#include "strata/Tooling/LanguageServer/LSPCommand.h"
#include "strata/Tooling/List/ListCommand.h"
#include "strata/Tooling/Opt/Opt.h"
#include "strata/Tooling/Prove/ProveCommand.h"
#include "strata/Tooling/Rewrite/QueryCommand.h"
#include "strata/Tooling/Rewrite/RewriteCommand.h"
#include "strata/Tooling/Run/RunCommand.h"
#include "strata/Tooling/Trace/TraceCommand.h"
#include "strata/Tooling/Translate/TranslateCommand.h"
#include "strata/Tooling/Upgrade/UpgradeCommand.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

using namespace strata;

static constexpr Command commands[] = {
    {"opt", "parse and verify IR, run passes, print",
     [](int argc, const char *const *argv) { return runOpt(argc, argv); },
     "mlir-opt"},
    {"dialect", "list, show, check, document and compare dialects",
     [](int argc, const char *const *argv) { return runDialect(argc, argv); }},
    {"import-ods", "convert ODS (TableGen) definitions to dialect files",
     runImportODS},
    {"upgrade", "rewrite text of older versions in the current form",
     runUpgrade},
    {"rewrite", "apply rules to source text, keeping comments and layout",
     runRewrite},
    {"query", "list the places of source text that rules match", runQuery},
    {"trace", "query a record of the changes that passes made", runTrace},
    {"explore", "make a page that shows what passes do", runExploreCommand},
    {"analyze", "report facts about programs: dependences between accesses",
     runAnalyze},
    {"ls", "list the symbols of a file of text or bytecode", runList},
    {"extract", "copy symbols of a file with the symbols they use", runExtract},
    {"interpret", "execute a function without lowering it", runInterpret},
    {"check-passes", "find the pass that changes the result of a program",
     runCheckPasses},
    {"prove", "prove that rewrite rules are right", runProve},
    {"run", "compile a file and call one of its functions", runRun,
     "mlir-runner"},
    {"compile", "compile a file to LLVM IR, assembly, an object or a library",
     runCompile},
    {"translate", "convert IR to other representations",
     [](int argc, const char *const *argv) { return runTranslate(argc, argv); },
     "mlir-translate"},
    {"format", "format source text by its white space", runFormat},
    {"lsp", "serve editors by the Language Server Protocol", runLSP,
     "mlir-lsp-server"},
    {"completion", "print the completion of commands for a shell",
     runCompletion},
};

ArrayRef<Command> strata::getCommands() { return commands; }

static const Command *findCommand(StringRef name) {
  const Command *found = llvm::find_if(
      commands, [&](const Command &command) { return command.name == name; });
  return found == std::end(commands) ? nullptr : found;
}

const Command *strata::findCommandOfProgram(StringRef program) {
  StringRef name = llvm::sys::path::filename(program);
  // mlir-opt-22, as Debian calls it.
  auto [stem, version] = name.rsplit('-');
  if (!version.empty() && llvm::all_of(version, llvm::isDigit))
    name = stem;
  for (const Command &command : commands)
    if (!command.replaces.empty() && command.replaces == name)
      return &command;
  return name.ends_with("-opt") ? findCommand("opt") : nullptr;
}

static void printHelp(raw_ostream &os) {
  os << "usage: strata <command> [options]\n\ncommands:\n";
  for (const Command &command : commands)
    os << "  " << llvm::left_justify(command.name, 14) << command.summary
       << '\n';
  os << "\n'strata help <command>' shows the options of a command.\n"
        "Called as a link named ...-opt, mlir-translate or mlir-runner, strata "
        "takes\nthe command line of that tool.\n\n"
        "options:\n"
        "  --help, --version\n";
}

/// Whether `command` takes a subcommand as its next argument.
static bool hasSubcommands(StringRef command) {
  return command == "analyze" || command == "dialect" || command == "trace";
}

/// Prints the version for `strata --version`, after which the name of a command may be.
static int printVersion(ArrayRef<const char *> arguments, StringRef version) {
  bool isJunk = arguments.size() > 1 ||
                (arguments.size() == 1 && !findCommand(arguments[0]));
  if (isJunk) {
    llvm::errs() << "strata: unexpected argument '" << arguments.back()
                 << "' after --version\n";
    return 1;
  }
  llvm::outs() << version << '\n';
  return 0;
}

/// Runs `command` with `arguments`; it is called `name` in messages.
static int run(const Command &command, const std::string &name,
               ArrayRef<const char *> arguments) {
  std::vector<const char *> all{name.c_str()};
  all.insert(all.end(), arguments.begin(), arguments.end());
  // The convention of main.
  int argc = int(all.size());
  all.push_back(nullptr);
  return finishOutput(command.run(argc, all.data()));
}

int strata::runCommandLine(int argc, const char *const *argv,
                           StringRef version) {
  auto arguments = ArrayRef<const char *>(argv, size_t(argc)).drop_front();
  bool isPlain = llvm::none_of(
      arguments, [](StringRef argument) { return argument == "--"; });
  bool isVersion = !arguments.empty() && isPlain &&
                   arguments.back() == StringRef("--version");
  if (const Command *command = findCommandOfProgram(argv[0]))
    return isVersion ? printVersion({}, version)
                     : run(*command, llvm::sys::path::filename(argv[0]).str(),
                           arguments);

  StringRef word = arguments.empty() ? "" : arguments[0];
  if (word == "--version")
    return printVersion(arguments.drop_front(), version);
  bool isHelp = word == "--help" || word == "-h" || word == "help";
  if (word.empty() || (isHelp && arguments.size() == 1)) {
    printHelp(word.empty() ? llvm::errs() : llvm::outs());
    return word.empty() ? 1 : 0;
  }
  SmallVector<const char *> rest(arguments.drop_front());
  if (isHelp) {
    word = rest.front();
    rest.erase(rest.begin());
    if (!rest.empty() && !hasSubcommands(word)) {
      llvm::errs() << "strata: unexpected argument '" << rest.front()
                   << "' after 'help " << word << "'\n";
      return 1;
    }
    rest.push_back("--help");
  }
  if (const Command *command = findCommand(word))
    return isVersion ? printVersion({}, version)
                     : run(*command, ("strata " + word).str(), rest);

  SmallVector<StringRef> names;
  for (const Command &command : commands)
    names.push_back(command.name);
  llvm::errs() << "strata: unknown command '" << word << "'"
               << suggest(word, names) << "; see 'strata --help'\n";
  return 1;
}
