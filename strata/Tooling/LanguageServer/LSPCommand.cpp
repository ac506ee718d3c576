// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/LanguageServer/LSPCommand.h"

#include "strata/IR/Context.h"
#include "strata/LanguageServer/Server.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/LanguageServer/ToolDefinitions.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

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

int strata::runLSP(int argc, const char *const *argv) {
  LSPFlags flags;
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(
      argc, argv,
      "serves editors by the Language Server Protocol, on standard "
      "input and output\n");
  auto makeContext = [&] {
    auto ctx = std::make_unique<Context>();
    setUpToolContext(*ctx);
    // Names of unknown dialects are no errors while a project is set up.
    ctx->allowUnregisteredDialects();
    ctx->getDiagEngine().registerHandler(
        [](Diagnostic &) { return success(); });
    (void)flags.dialectFiles.load(*ctx);
    return ctx;
  };
  const auto &files = flags.dialectFiles.irdlFiles;
  const auto &directories = flags.dialectFiles.dialectDirs;
  ToolDefinitions definitions({files.begin(), files.end()},
                              {directories.begin(), directories.end()});
  lsp::Transport transport(stdin, llvm::outs(),
                           flags.litTest || flags.inputStyle == "delimited"
                               ? lsp::Framing::Lines
                               : lsp::Framing::Headers);
  lsp::Server server(transport, makeContext, definitions, "0.1");
  int code = server.run();
  llvm::outs().flush();
  // A thread may still wait for input.
  std::fflush(nullptr);
  if (code)
    keepOutput();
  return code;
}
