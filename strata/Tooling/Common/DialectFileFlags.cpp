// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/DialectFileFlags.h"

#include "strata/Bytecode/Bytecode.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Loader/PlainDialect.h"
#include "strata/DialectFiles/Loader/StubHooks.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/DialectDirectory.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/ProjectFile.h"
#include "strata/Tooling/Common/RuleFiles.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;
namespace cl = llvm::cl;

OwningOpRef<> strata::parseDialectFile(uint32_t buffer,
                                       const ParserConfig &config) {
  Context *ctx = config.ctx;
  StringRef text = ctx->getSourceBuffer(buffer).getText();
  if (isBytecode(text) || text.contains("irdl."))
    return parseSourceBuffer(buffer, config);
  OwningOpRef<> module;
  {
    DiagnosticCapture silence;
    module = parseSourceBuffer(buffer, config);
  }
  if (!module)
    emitError(ctx, Location::fromOffset(buffer, 0),
              "the file defines no dialect");
  return module;
}

LogicalResult strata::reportNoDialect(Operation *module, uint32_t buffer) {
  bool isEmpty = llvm::all_of(module->getRegions(), [](Region &region) {
    return region.empty() || region.front().empty();
  });
  Location start = Location::fromOffset(buffer, 0);
  StringRef message = "the file defines no dialect";
  if (!isEmpty)
    return emitError(module->getContext(), start, message);
  emitWarning(module->getContext(), start, message);
  return success();
}

/// Registers the rules in the file beside the dialect file `path`, if there is one.
static LogicalResult registerRulesBeside(Context &ctx, StringRef path,
                                         ArrayRef<Operation *> definitions) {
  std::string rules = getRuleFileOf(path);
  if (rules.empty() || !getFiles(ctx).open(rules))
    return success();
  std::vector<std::string> names;
  for (Operation *dialect : definitions)
    names.push_back(SymbolTable::getSymbolName(dialect).getValue().str());
  if (failed(registerRuleFile(ctx, rules, names)))
    return failure();
  installFoldsOfFile(ctx, rules, names);
  return success();
}

static LogicalResult loadDialectFile(Context &ctx, StringRef path,
                                     const DialectFileOptions &options,
                                     raw_ostream &err) {
  auto file = getFiles(ctx).open(path);
  if (!file) {
    err << "error: " << describeOpenError(path, file.getError()) << '\n';
    return failure();
  }
  std::string name = (*file)->getBufferIdentifier().str();
  auto lines = std::make_shared<const LineTable>((*file)->getBuffer());
  DiagnosticPrinter printer(&ctx, err, name, *lines, options.color);
  auto print = [&](Diagnostic &diag) {
    printer.print(diag);
    return success();
  };
  // The lines of definitions are enough to see.
  ScopedDiagnosticHandler handler(&ctx, print, OperationNotes::Omit);
  uint32_t buffer = ctx.addSourceBuffer(std::move(*file), lines);
  OwningOpRef<> module = parseDialectFile(buffer, ParserConfig(&ctx));
  if (module && options.allowMissingHooks)
    markUnregisteredHooks(module.get());
  if (!module || failed(loadDialects(module.get())))
    return failure();
  auto definitions = findDialectDefinitions(module.get());
  if (definitions.empty())
    return reportNoDialect(module.get(), buffer);
  for (Operation *dialect : definitions)
    warnAboutPlainDialect(dialect);
  return registerRulesBeside(ctx, path, definitions);
}

LogicalResult strata::loadDialectFiles(Context &ctx,
                                       const DialectFileOptions &options,
                                       raw_ostream &err) {
  for (const std::string &folder : options.directories) {
    std::string error;
    if (succeeded(registerDialectDirectory(ctx, folder, error)))
      continue;
    err << "error: cannot read directory '" << folder << "': " << error << '\n';
    return failure();
  }
  for (const std::string &path : options.files)
    if (failed(loadDialectFile(ctx, path, options, err)))
      return failure();
  return success();
}

/// The options of the command.
static DialectFileFlags *current = nullptr;

DialectFileFlags::DialectFileFlags(cl::OptionCategory &category)
    : irdlFiles("irdl-file", cl::desc("Load the dialects defined in the file"),
                cl::value_desc("filename"), cl::cat(category)),
      dialectDirs("dialect-dir",
                  cl::desc("Search directory for dialect files named "
                           "<dialect>.irdl.mlir; each is loaded on first use"),
                  cl::value_desc("directory"), cl::cat(category)),
      project("project",
              cl::desc("JSON file with dialect files to load, or 'none' "
                       "(default: .strata.json in this directory or above)"),
              cl::value_desc("filename"), cl::cat(category)) {
  current = this;
}

DialectFileFlags::~DialectFileFlags() {
  if (current == this)
    current = nullptr;
}

LogicalResult DialectFileFlags::addProject() {
  if (!current || current->project == "none")
    return success();
  std::string path = current->project;
  if (path.empty())
    path = findProjectFile();
  if (path.empty())
    return success();
  std::string error;
  FailureOr<ProjectFile> project = readProjectFile(path, error);
  if (failed(project)) {
    llvm::errs() << "error: " << error << '\n';
    return failure();
  }
  auto add = [](cl::list<std::string> &to, ArrayRef<std::string> from) {
    for (const std::string &entry : from)
      if (llvm::none_of(to, [&](const std::string &known) {
            return llvm::sys::fs::equivalent(known, entry);
          }))
        to.push_back(entry);
  };
  add(current->dialectDirs, project->dialectDirs);
  add(current->irdlFiles, project->irdlFiles);
  return success();
}

LogicalResult DialectFileFlags::load(Context &ctx) const {
  return loadDialectFiles(ctx,
                          {.directories = ArrayRef<std::string>(dialectDirs),
                           .files = ArrayRef<std::string>(irdlFiles),
                           .color = useColor(llvm::errs())},
                          llvm::errs());
}
