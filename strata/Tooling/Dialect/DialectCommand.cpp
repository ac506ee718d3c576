// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/DialectCommand.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/DialectFiles/Tools/DialectDiff.h"
#include "strata/DialectFiles/Tools/DialectDocs.h"
#include "strata/DialectFiles/Tools/DialectShow.h"
#include "strata/DialectFiles/Tools/ExtensionText.h"
#include "strata/DialectFiles/Tools/HistoryRules.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Semantics/SMTEncoding.h"
#include "strata/Support/Suggestion.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/Subcommands.h"
#include "strata/Tooling/Dialect/DialectCheck.h"
#include "strata/Tooling/Dialect/DialectFiles.h"
#include "strata/Tooling/Dialect/DialectLoadCheck.h"
#include "strata/Tooling/Dialect/DialectRules.h"
#include "strata/Tooling/Dialect/EmbeddedDialects.h"
#include "strata/Tooling/Dialect/OverlayCheck.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
namespace cl = llvm::cl;

/// Registers the extensions of a program; null without.
using RegisterExtensions = void (*)(Context &);

namespace {
/// A verb of `strata dialect`.
struct DialectVerb {
  StringRef name, arguments, summary;
  int (*run)(int argc, const char *const *argv, RegisterExtensions extensions);
};

/// Flags that all verbs share. Options exist once their verb is known.
struct DialectFlags {
  cl::OptionCategory category{"strata dialect options"};
  void parse(int argc, const char *const *argv, StringRef overview) {
    cl::HideUnrelatedOptions({&category, &llvm::getColorCategory()});
    parseCommandLine(argc, argv, overview);
  }
};
} // namespace

static bool readAll(DialectFiles &files, ArrayRef<std::string> paths) {
  for (const std::string &path : paths)
    if (!files.read(path))
      return false;
  return true;
}

//===-- list --------------------------------------------------------------===//

static int runList(int argc, const char *const *argv,
                   RegisterExtensions extensions) {
  static DialectFlags flags;
  static cl::list<std::string> inputs{cl::Positional, cl::desc("[FILE...]"),
                                      cl::cat(flags.category)};
  flags.parse(argc, argv,
              "lists the bundled dialects, those defined in files, and those "
              "of which only the name is known\n");
  DialectFiles files(llvm::errs(), useColor(llvm::errs()),
                     {.registerExtensions = extensions});
  files.addAllEmbedded();
  if (!readAll(files, inputs))
    return 1;
  ArrayRef<DialectModel> models = files.getDialects().getModels();
  std::vector<StringRef> others = files.getContext().getKnownDialects();
  llvm::erase_if(others, [&](StringRef name) {
    return llvm::any_of(
        models, [&](const DialectModel &model) { return model.name == name; });
  });
  listDialects(models, others, llvm::outs());
  return 0;
}

//===-- show --------------------------------------------------------------===//

/// Shows the dialect called `name`, or the definitions: `d.x` may be an
/// operation and a type, and an attribute of dialect files. False if there is nothing of the name.
static bool show(DialectFiles &files, StringRef name, raw_ostream &os) {
  bool found = false;
  auto separate = [&] {
    if (found)
      os << '\n';
    found = true;
  };
  if (auto known = findExtensionAttribute(&files.getContext(), name)) {
    separate();
    showExtensionAttribute(*known.extension, *known.attribute, os);
  }
  Samples samples(files.getContext(), files.getDialects(), &files.getLoaded());
  for (const DialectModel &model : files.getDialects().getModels()) {
    if (model.name == name) {
      separate();
      showDialect(model, os);
    }
    for (const DefinitionModel &def : model.definitions) {
      StringRef fullName = def.fullName;
      if (fullName != name && fullName.ltrim("!#") != name)
        continue;
      separate();
      showDefinition(def, samples, os);
    }
  }
  return found;
}

/// The message that there is nothing called `name`.
static std::string describeUnknown(DialectFiles &files, StringRef name) {
  if (getFiles(files.getContext()).exists(name))
    return ("'" + name +
            "' is a file; give the name to show first: 'strata dialect show "
            "NAME " +
            name + "'")
        .str();
  StringRef dialect = name.ltrim("!#").split('.').first;
  SmallVector<StringRef> dialects, definitions, attributes;
  bool isKnown = false, isExtension = false;
  for (const DialectModel &model : files.getDialects().getModels()) {
    dialects.push_back(model.name);
    isKnown |= model.name == dialect;
    for (const DefinitionModel &def : model.definitions)
      definitions.push_back(def.fullName);
  }
  for (const Extension *extension : getExtensions(&files.getContext()))
    for (const ExtensionAttribute &attribute : extension->attributes) {
      isExtension |= attribute.name.split('.').first == dialect;
      attributes.push_back(attribute.name);
    }
  if (!isKnown && isExtension)
    return ("attribute '" + name + "' is unknown" + suggest(name, attributes))
        .str();
  if (!isKnown)
    return ("dialect '" + dialect + "' is unknown" + suggest(dialect, dialects))
        .str();
  if (name != dialect && !name.contains('.'))
    return ("'" + name + "' names only a dialect; write '" + name +
            ".NAME' for a " + (name.front() == '!' ? "type" : "attribute") +
            ", or '" + dialect + "' for the dialect")
        .str();
  return ("dialect '" + dialect + "' has no '" + name + "'" +
          suggest(name, definitions))
      .str();
}

static int runDialectShow(int argc, const char *const *argv,
                          RegisterExtensions extensions) {
  static DialectFlags flags;
  static cl::opt<std::string> name{cl::Positional, cl::Required,
                                   cl::desc("NAME"), cl::cat(flags.category)};
  static cl::list<std::string> inputs{cl::Positional, cl::desc("[FILE...]"),
                                      cl::cat(flags.category)};
  flags.parse(argc, argv,
              "shows a dialect, or one of its operations, types and "
              "attributes\n\n  NAME is 'dialect' or 'dialect.name'; a leading "
              "! or # selects a type or attribute. The name of a dialect file "
              "attribute, such as 'strata.loads', shows its documentation.\n");
  DialectFiles files(llvm::errs(), useColor(llvm::errs()),
                     {.registerExtensions = extensions});
  files.addAllEmbedded();
  if (!readAll(files, inputs))
    return 1;
  if (show(files, name, llvm::outs()))
    return 0;
  return reportError("error", describeUnknown(files, name));
}

//===-- check -------------------------------------------------------------===//

namespace {
struct CheckOptions : DialectCheckOptions {
  bool warnsAreErrors = false;
};
} // namespace

static int runCheck(int argc, const char *const *argv,
                    RegisterExtensions extensions) {
  static DialectFlags flags;
  static cl::list<std::string> inputs{cl::Positional, cl::OneOrMore,
                                      cl::desc("FILE..."),
                                      cl::cat(flags.category)};
  static CheckOptions options;
  static cl::opt<bool, true> werror{
      "werror", cl::desc("Treat warnings as errors"),
      cl::location(options.warnsAreErrors), cl::cat(flags.category)};
  static cl::opt<bool, true> requireExamples{
      "require-examples", cl::desc("Report operations without example"),
      cl::location(options.requiresExamples), cl::cat(flags.category)};
  static cl::opt<bool, true> bundled{
      "bundled",
      cl::desc("The files are new texts of bundled dialects of their names"),
      cl::location(options.replacesBundled), cl::cat(flags.category)};
  static cl::list<std::string> folders{
      "dialect-dir", cl::value_desc("directory"),
      cl::desc("The files are overlays of the imported dialects in the "
               "directory"),
      cl::cat(flags.category)};
  flags.parse(argc, argv,
              "loads dialect files and reports errors and likely mistakes in "
              "them\n\n  Exits with 1 after an error.\n");
  DialectFiles files(llvm::errs(), useColor(llvm::errs()),
                     {.registerExtensions = extensions});
  DialectLoadCheck trial(DialectLoadCheck::CppOfFiles::Required, {},
                         extensions);
  bool isBad = false;
  std::vector<std::string> overlaid(folders.begin(), folders.end());
  for (const std::string &path : inputs)
    if (overlaid.empty()) {
      DialectCheckResult result = checkDialectFile(files, trial, path, options);
      isBad |= result.hasErrors || (options.warnsAreErrors &&
                                    (result.isEmpty || result.hasWarnings));
    } else {
      isBad |= failed(checkOverlay(files, path, overlaid));
    }
  return isBad;
}

//===-- docs --------------------------------------------------------------===//

/// Writes a file that appears whole or not at all.
static LogicalResult writeFile(const Twine &path,
                               function_ref<void(raw_ostream &)> write) {
  std::string error;
  auto file = OutputFile::open(path.str(), error);
  if (file) {
    write(file->os());
    if (succeeded(file->keep(error)))
      return success();
  }
  llvm::errs() << error << '\n';
  return failure();
}

static int runDocs(int argc, const char *const *argv,
                   RegisterExtensions extensions) {
  static DialectFlags flags;
  static cl::list<std::string> inputs{cl::Positional, cl::OneOrMore,
                                      cl::desc("FILE..."),
                                      cl::cat(flags.category)};
  static cl::opt<std::string> folder{
      "o", cl::value_desc("directory"),
      cl::desc("Output directory; created if missing"),
      cl::cat(flags.category)};
  flags.parse(argc, argv,
              "generates documentation for each dialect: DIALECT.md and a "
              "self-contained DIALECT.html\n");
  if (folder.empty())
    return reportError("error", "no output directory given; use '-o DIR'");
  DialectFiles files(llvm::errs(), useColor(llvm::errs()),
                     {.registerExtensions = extensions});
  if (!readAll(files, inputs))
    return 1;
  if (std::error_code ec = llvm::sys::fs::create_directories(folder))
    return reportError("error", "cannot create directory '" + folder +
                                    "': " + ec.message());
  Samples samples(files.getContext(), files.getDialects(), &files.getLoaded());
  for (const DialectModel &model : files.getDialects().getModels()) {
    // The names of dialects are fit to be those of files.
    std::string stem = folder + "/" + model.name;
    auto writeAs = [&](StringRef suffix, auto write) {
      return writeFile(stem + suffix,
                       [&](raw_ostream &os) { write(model, samples, os); });
    };
    if (failed(writeAs(".md", writeMarkdown)) ||
        failed(writeAs(".html", writeHTML)))
      return 1;
  }
  return 0;
}

//===-- diff --------------------------------------------------------------===//

static int runDiff(int argc, const char *const *argv,
                   RegisterExtensions extensions) {
  static DialectFlags flags;
  static cl::opt<std::string> before{cl::Positional, cl::Required,
                                     cl::desc("OLD"), cl::cat(flags.category)};
  static cl::opt<std::string> after{cl::Positional, cl::Required,
                                    cl::desc("NEW"), cl::cat(flags.category)};
  static cl::opt<bool> json{"json", cl::desc("Print JSON"),
                            cl::cat(flags.category)};
  static cl::opt<bool> rules{
      "rules",
      cl::desc(
          "Print the rows of a history file that bring text of OLD to NEW"),
      cl::cat(flags.category)};
  flags.parse(argc, argv,
              "compares two versions of a dialect file and classifies each "
              "change as breaking or compatible\n\n  Exits with 1 if there is "
              "a breaking change or an error, otherwise with 0; with --rules "
              "only after an error.\n");
  if (json && rules) {
    llvm::errs() << "strata dialect diff: --json and --rules exclude each "
                    "other\n";
    return 1;
  }
  DialectFiles oldFiles(llvm::errs(), useColor(llvm::errs()),
                        {.registerExtensions = extensions});
  DialectFiles newFiles(llvm::errs(), useColor(llvm::errs()),
                        {.registerExtensions = extensions});
  if (!oldFiles.read(before) || !newFiles.read(after))
    return 1;
  std::vector<DialectChange> changes =
      diffDialects(oldFiles.getDialects().getModels(),
                   newFiles.getDialects().getModels(), &newFiles.getContext());
  if (rules) {
    printHistoryRules(oldFiles.getDialects().getModels(),
                      newFiles.getDialects().getModels(), changes,
                      &newFiles.getContext(), llvm::outs());
    return 0;
  }
  (json ? printChangesAsJSON : printChanges)(changes, llvm::outs());
  keepOutput();
  return llvm::any_of(
      changes, [](const DialectChange &change) { return change.isBreaking; });
}

//===-- smt ---------------------------------------------------------------===//

/// Prints the functions of the operations in `text`; errors are at places of it.
static LogicalResult printSMT(StringRef text, Context &ctx) {
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(text, "<operations>");
  auto lines = std::make_shared<const LineTable>(buffer->getBuffer());
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    DiagnosticPrinter(&ctx, llvm::errs(), "<operations>", *lines,
                      useColor(llvm::errs()))
        .print(diag);
    return success();
  });
  OwningOpRef<> snippet = parseSnippet(
      ctx.addSourceBuffer(std::move(buffer), lines), ParserConfig(&ctx));
  if (!snippet || failed(verify(snippet.get())))
    return failure();
  Block &body = snippet->getRegion(0).front();
  if (body.empty())
    return failure(reportError("error", "there is no operation in the text"));
  std::string functions;
  llvm::raw_string_ostream os(functions);
  for (Operation &op : body)
    if (failed(semantics::printSMTFunctions(&op, os)))
      return failure();
  llvm::outs() << functions;
  return success();
}

static int runSMT(int argc, const char *const *argv,
                  RegisterExtensions extensions) {
  static DialectFlags flags;
  static cl::opt<std::string> text{cl::Positional, cl::Required,
                                   cl::desc("OPERATIONS"),
                                   cl::cat(flags.category)};
  static cl::list<std::string> inputs{cl::Positional, cl::desc("[FILE...]"),
                                      cl::cat(flags.category)};
  flags.parse(argc, argv,
              "prints what operations compute in SMT-LIB\n\n  OPERATIONS is "
              "text such as 'arith.addi %a, %b overflow<nsw> : i8', of "
              "operations on numbers that declare their computation. For each "
              "result there are functions of the operands: whether the "
              "behavior is undefined, whether the result is poison, and its "
              "value.\n");
  DialectLoadCheck loaded(DialectLoadCheck::CppOfFiles::Required, {},
                          extensions);
  std::vector<std::string> paths(inputs.begin(), inputs.end());
  if (failed(loadDialectFiles(loaded.getContext(),
                              {.files = paths, .color = useColor(llvm::errs())},
                              llvm::errs())))
    return 1;
  return succeeded(printSMT(text, loaded.getContext())) ? 0 : 1;
}

//===-- rules -------------------------------------------------------------===//

static int runRules(int argc, const char *const *argv, RegisterExtensions) {
  static DialectFlags flags;
  static cl::list<std::string> inputs{cl::Positional, cl::OneOrMore,
                                      cl::desc("NAME|FILE..."),
                                      cl::cat(flags.category)};
  static DialectFileFlags dialects(flags.category);
  flags.parse(
      argc, argv,
      "prints rewrite rules as operations of the dialect pdl\n\n  NAME "
      "is that of a dialect, whose rules canonicalization applies. Each "
      "rule of a family is printed.\n");
  return succeeded(printDialectRules(inputs, dialects)) ? 0 : 1;
}

//===-- Verbs -------------------------------------------------------------===//

static constexpr DialectVerb dialectVerbs[] = {
    {"list", "[FILE...]", "list the known dialects", runList},
    {"show", "NAME [FILE...]", "show a dialect or a definition",
     runDialectShow},
    {"check", "FILE...", "check dialect files for errors and likely mistakes",
     runCheck},
    {"docs", "FILE... -o DIR", "generate Markdown and HTML documentation",
     runDocs},
    {"smt", "OPERATIONS [FILE...]", "print computations in SMT-LIB", runSMT},
    {"rules", "NAME|FILE...", "print rewrite rules in the dialect pdl",
     runRules},
    {"diff", "OLD NEW", "compare two versions for breaking changes", runDiff},
};

int strata::runDialect(int argc, const char *const *argv,
                       RegisterExtensions registerExtensions) {
  SmallVector<Subcommand> subcommands;
  for (const DialectVerb &verb : dialectVerbs)
    subcommands.push_back({verb.name, verb.arguments, verb.summary});
  CommandGroup group{
      "dialect", subcommands,
      "Files are dialect files (irdl operations); '-' is standard input."};
  return runSubcommand(group, argc, argv,
                       [=](size_t number, int count, const char *const *rest) {
                         return dialectVerbs[number].run(count, rest,
                                                         registerExtensions);
                       });
}
