// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/CommandLine.h"

#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/OutputFile.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <memory>
#include <string>

using namespace strata;
namespace cl = llvm::cl;

static bool isHelp(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"h", "help", "help-hidden", "help-list", "help-list-hidden"},
             true)
      .Default(false);
}

namespace {
/// The option -o of commands that print to standard output.
struct StandardOutput {
  cl::OptionCategory category{"Output options"};
  cl::opt<std::string> path{
      "o", cl::desc("Write the output to a file, whole or not at all"),
      cl::value_desc("filename"), cl::init("-"), cl::cat(category)};
  std::unique_ptr<OutputFile> file;
  bool isKept = false;

  void open(StringRef program);
};
} // namespace

/// Null for commands with an -o of their own. A process runs one command.
static std::unique_ptr<StandardOutput> &getStandardOutput() {
  static std::unique_ptr<StandardOutput> output;
  return output;
}

void StandardOutput::open(StringRef program) {
  if (path == "-")
    return;
  std::string error;
  file = OutputFile::open(path, error);
  if (file && succeeded(file->becomeStandardOutput(error)))
    return;
  llvm::errs() << program << ": " << error << '\n';
  std::exit(1);
}

bool strata::hasOutputFile() {
  return getStandardOutput() && getStandardOutput()->file;
}

void strata::keepOutput() {
  if (getStandardOutput())
    getStandardOutput()->isKept = true;
}

int strata::finishOutput(int code) {
  std::unique_ptr<StandardOutput> output = std::move(getStandardOutput());
  if (!output || !output->file)
    return code;
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    llvm::errs() << "error: cannot write '" << output->path
                 << "': " << llvm::outs().error().message() << '\n';
    llvm::outs().clear_error();
    return 1;
  }
  std::string error;
  bool isWanted = code == 0 || output->isKept;
  if (!isWanted || succeeded(output->file->keep(error)))
    return code;
  if (!error.empty())
    llvm::errs() << "error: " << error << '\n';
  return 1;
}

/// Whether the command line has the option --color.
static bool isColorGiven() {
  const auto &options = cl::getRegisteredOptions();
  auto color = options.find("color");
  return color != options.end() && color->second->getNumOccurrences() != 0;
}

int strata::reportError(StringRef prefix, const Twine &message) {
  llvm::errs() << prefix << ": " << message << '\n';
  return 1;
}

bool strata::useColor(raw_ostream &os) {
  const char *noColor = std::getenv("NO_COLOR");
  if (noColor && *noColor && !isColorGiven())
    return false;
  return llvm::WithColor::defaultAutoDetectFunction()(os);
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
  std::unique_ptr<StandardOutput> &output = getStandardOutput();
  if (!options.contains("o"))
    output = std::make_unique<StandardOutput>();
  cl::ParseCommandLineOptions(argc, argv, overview);
  if (failed(DialectFileFlags::addProject()))
    std::exit(1);
  if (output)
    output->open(argv[0]);
}
