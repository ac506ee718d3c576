// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/LanguageServer/FileCheck.h"

#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/RuleFiles.h"
#include "strata/Tooling/Dialect/DialectCheck.h"
#include "strata/Tooling/Dialect/DialectFiles.h"
#include "strata/Tooling/LanguageServer/OpenFiles.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// A diagnostic as a message about the file `path`; without a place if it is about another.
static lsp::FileMessage makeMessage(const Diagnostic &diag, Context &ctx,
                                    StringRef path) {
  lsp::FileMessage message{diag.getSeverity(), 0, diag.str()};
  Location loc = diag.getLocation();
  if (loc.isOffset()) {
    const SourceBuffer &buffer = ctx.getSourceBuffer(loc.getBuffer());
    StringRef name = buffer.getName().getValue();
    if (name == path)
      message.offset = loc.getOffset();
    else
      message.text = (name + ": " + message.text).str();
  }
  for (const auto &note : diag.getNotes())
    message.text += "\nnote: " + note->getMessage().str();
  return message;
}

std::vector<lsp::FileMessage>
strata::checkOpenDialects(StringRef path, FileProvider &contents,
                          const FileCheckOptions &options) {
  std::vector<lsp::FileMessage> messages;
  auto report = [&](const Diagnostic &diag, Context &of) {
    messages.push_back(makeMessage(diag, of, path));
  };
  DialectFiles files(llvm::nulls(), /*color=*/false,
                     {.files = contents, .report = report});
  DialectLoadCheck trial(DialectLoadCheck::CppOfFiles::Required);
  // The dialects beside it are those of the project, but it comes first.
  FilesWithout others(contents, path);
  setFiles(trial.getContext(), others);
  std::vector<std::string> otherFiles;
  for (const std::string &file : options.files)
    if (others.exists(file))
      otherFiles.push_back(file);
  (void)loadDialectFiles(
      trial.getContext(),
      {.directories = options.directories, .files = otherFiles}, llvm::nulls());
  bool seemsOverlay = checkDialectFile(files, trial, path).mayBeOverlay;
  if (options.mayBeOverlay && seemsOverlay)
    llvm::erase_if(messages, [](const lsp::FileMessage &message) {
      return message.severity != DiagnosticSeverity::Remark;
    });
  return messages;
}

std::vector<lsp::FileMessage> strata::checkOpenRules(StringRef path,
                                                     Context &ctx) {
  std::vector<lsp::FileMessage> messages;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    messages.push_back(makeMessage(diag, ctx, path));
    return success();
  });
  (void)readRuleFiles({path.str()}, &ctx, [](Operation *, const PDLNatives &) {
    return success();
  });
  return messages;
}
