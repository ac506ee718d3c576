// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/LanguageServer/LSPCommand.h"

#include "strata/IR/Context.h"
#include "strata/LanguageServer/Server.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Format/EditorConfig.h"
#include "strata/Tooling/LanguageServer/FileCheck.h"
#include "strata/Tooling/LanguageServer/ProgramList.h"
#include "strata/Tooling/LanguageServer/ToolDefinitions.h"
#include "strata/Tooling/LanguageServer/ToolRunner.h"
#include "strata/Tooling/Upgrade/UpgradeFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <unistd.h>

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct LSPFlags {
  cl::OptionCategory category{"strata lsp options"};
  cl::opt<bool> litTest{
      "lit-test",
      cl::desc("Read messages between lines '// -----', write them indented"),
      cl::cat(category)};
  cl::opt<bool> stdio{"stdio",
                      cl::desc("Use standard input and output, as always"),
                      cl::cat(category)};
  // Options of mlir-lsp-server that its clients pass.
  cl::opt<std::string> log{"log", cl::Hidden, cl::cat(category)};
  cl::opt<std::string> inputStyle{"input-style", cl::Hidden, cl::cat(category)};
  cl::opt<bool> pretty{"pretty", cl::Hidden, cl::cat(category)};
  DialectFileFlags dialectFiles{category};
};
} // namespace

namespace {
/// The server's view of the command line, the project file and the disk.
class ToolHost final : public lsp::Host {
public:
  explicit ToolHost(DialectFileFlags &flags) : flags(flags) { update(); }

  lsp::DefinitionTexts &getDefinitions() override { return definitions; }
  void setRoot(StringRef path) override;
  std::unique_ptr<Context> makeContext(std::string &messages) override;
  FormatOptions getFormatOptions(StringRef path) override;
  lsp::FileKind getKind(StringRef path) override;
  std::vector<lsp::FileMessage> check(StringRef path, StringRef text) override;
  bool setContent(StringRef path, std::optional<std::string> text) override;
  std::optional<std::string> upgrade(StringRef path, StringRef text) override;
  std::vector<std::string> findPrograms(StringRef text, size_t limit) override;
  std::optional<std::string> readFile(StringRef path) override;
  void run(lsp::ToolRun run,
           std::function<void(lsp::ToolResult)> done) override;
  /// Ends the commands that run.
  void stop() { runner.stop(); }

private:
  void update() {
    definitions.setSources(
        {flags.irdlFiles.begin(), flags.irdlFiles.end()},
        {flags.dialectDirs.begin(), flags.dialectDirs.end()});
  }
  bool isUsed(StringRef path) const;

  DialectFileFlags &flags;
  ToolDefinitions definitions;
  OpenFiles &openFiles = definitions.getOpenFiles();
  /// The folder of the editor; empty if it is unknown.
  std::string root;
  /// Made for the first text to upgrade.
  std::unique_ptr<UpgradeMarkers> markers;
  /// Errors in the project file.
  std::string projectMessages;
  ToolRunner runner;
};
} // namespace

void ToolHost::setRoot(StringRef path) {
  root = path.str();
  // Paths of the command line are relative to the directory of the start.
  auto resolve = [](cl::list<std::string> &paths) {
    for (std::string &relative : paths) {
      llvm::SmallString<256> absolute(relative);
      if (!llvm::sys::fs::make_absolute(absolute))
        relative = absolute.str().str();
    }
  };
  resolve(flags.irdlFiles);
  resolve(flags.dialectDirs);
  if (path.empty() || llvm::sys::fs::set_current_path(path))
    return;
  if (failed(DialectFileFlags::addProject()))
    projectMessages = "the project file of '" + path.str() +
                      "' has an error; 'strata opt' there shows it\n";
  update();
}

std::unique_ptr<Context> ToolHost::makeContext(std::string &messages) {
  auto ctx = std::make_unique<Context>();
  setFiles(*ctx, openFiles);
  setUpToolContext(*ctx);
  // Names of unknown dialects are no errors while a project is set up.
  ctx->allowUnregisteredDialects();
  ctx->getDiagEngine().registerHandler([](Diagnostic &) { return success(); });
  messages = projectMessages;
  llvm::raw_string_ostream err(messages);
  (void)loadDialectFiles(
      *ctx,
      {.directories = ArrayRef<std::string>(flags.dialectDirs),
       .files = ArrayRef<std::string>(flags.irdlFiles)},
      err);
  return ctx;
}

lsp::FileKind ToolHost::getKind(StringRef path) {
  if (path.ends_with(".irdl.mlir"))
    return lsp::FileKind::Dialects;
  if (path.ends_with(".rules.mlir") || path.ends_with(".conversion.mlir"))
    return lsp::FileKind::Rules;
  return lsp::FileKind::Program;
}

std::vector<lsp::FileMessage> ToolHost::check(StringRef path, StringRef text) {
  // A new text replaces that of the editor for this check alone: it may have errors.
  OpenFiles contents(openFiles);
  contents.set(path, text.str());
  if (getKind(path) == lsp::FileKind::Dialects)
    return checkOpenDialects(path, contents,
                             {ArrayRef<std::string>(flags.dialectDirs),
                              ArrayRef<std::string>(flags.irdlFiles),
                              /*mayBeOverlay=*/!isUsed(path)});
  std::string messages;
  std::unique_ptr<Context> ctx = makeContext(messages);
  setFiles(*ctx, contents);
  return checkOpenRules(path, *ctx);
}

/// Whether documents may use the dialects, or the rules, of the file.
bool ToolHost::isUsed(StringRef path) const {
  std::string absolute = getAbsolutePath(path);
  StringRef folder = llvm::sys::path::parent_path(absolute);
  auto isSame = [](StringRef path) {
    return [path](const std::string &other) {
      return getAbsolutePath(other) == path;
    };
  };
  return llvm::any_of(flags.irdlFiles, isSame(absolute)) ||
         llvm::any_of(flags.dialectDirs, isSame(folder));
}

bool ToolHost::setContent(StringRef path, std::optional<std::string> text) {
  openFiles.set(path, std::move(text));
  if (!isUsed(path))
    return false;
  definitions.forget();
  return true;
}

std::optional<std::string> ToolHost::upgrade(StringRef path, StringRef text) {
  if (!markers)
    markers = std::make_unique<UpgradeMarkers>();
  UpgradeOptions options;
  options.dialectDirs.assign(flags.dialectDirs.begin(),
                             flags.dialectDirs.end());
  options.irdlFiles.assign(flags.irdlFiles.begin(), flags.irdlFiles.end());
  options.markers = markers.get();
  UpgradedFile result = upgradeFile(options, path, text, llvm::nulls());
  if (result.hasFailed || result.text == text)
    return std::nullopt;
  return std::move(result.text);
}

std::vector<std::string> ToolHost::findPrograms(StringRef text, size_t limit) {
  std::vector<std::string> result;
  if (root.empty())
    return result;
  for (const std::string &path : listPrograms(root)) {
    auto file = llvm::MemoryBuffer::getFile(path);
    if (file && (*file)->getBuffer().contains_insensitive(text))
      result.push_back(path);
    if (result.size() == limit)
      break;
  }
  return result;
}

std::optional<std::string> ToolHost::readFile(StringRef path) {
  auto file = openFiles.open(path);
  return file ? std::optional((*file)->getBuffer().str()) : std::nullopt;
}

void ToolHost::run(lsp::ToolRun run,
                   std::function<void(lsp::ToolResult)> done) {
  std::vector<std::string> options;
  for (const std::string &path : flags.irdlFiles)
    options.push_back("--irdl-file=" + getAbsolutePath(path));
  for (const std::string &path : flags.dialectDirs)
    options.push_back("--dialect-dir=" + getAbsolutePath(path));
  runner.run(std::move(run), std::move(options), std::move(done));
}

FormatOptions ToolHost::getFormatOptions(StringRef path) {
  FormatOptions options;
  readEditorConfig(path.empty() ? "-" : path, options);
  return options;
}

int strata::runLSP(int argc, const char *const *argv) {
  LSPFlags flags;
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(
      argc, argv,
      "serves editors by the Language Server Protocol, on standard "
      "input and output\n");
  ToolHost host(flags.dialectFiles);
  lsp::Transport transport(STDIN_FILENO, llvm::outs(),
                           flags.litTest || flags.inputStyle == "delimited"
                               ? lsp::Framing::Lines
                               : lsp::Framing::Headers);
  lsp::Server server(transport, host);
  int code = server.run();
  // Commands that run answer to the transport.
  host.stop();
  llvm::outs().flush();
  return code;
}
