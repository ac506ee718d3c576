// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/RuleFiles.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/PDL/PredicateNatives.h"
#include "strata/Rewrite/Rules/Rules.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Transforms/RenamingNatives.h"

#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

static OwningOpRef<> readFile(StringRef path, const ParserConfig &config) {
  auto file = getFiles(*config.ctx).open(path);
  if (file)
    return parseSourceBuffer(config.ctx->addSourceBuffer(std::move(*file)),
                             config);
  (void)emitError(config.ctx, Location(),
                  describeOpenError(path, file.getError()));
  return {};
}

/// The name of texts of the command line in messages.
static constexpr StringLiteral commandLineName = "<command line>";

/// Operations alone are the match of a rule.
static std::string completeRule(StringRef text) {
  StringRef trimmed = text.trim();
  static constexpr StringRef Beginnings[] = {
      "rule ", "fold ", "pdl", "module", "conversion", "//", "!", "#"};
  bool isRule = llvm::any_of(
      Beginnings, [&](StringRef word) { return trimmed.starts_with(word); });
  return isRule ? text.str() : ("rule @match { " + trimmed + " }").str();
}

static OwningOpRef<> readText(StringRef source, const ParserConfig &config) {
  std::string text = config.names ? completeRule(source) : source.str();
  return parseSourceBuffer(
      config.ctx->addSourceBuffer(
          llvm::MemoryBuffer::getMemBufferCopy(text, commandLineName)),
      config);
}

/// Whether `module` has operations that are rules, or functions that are.
static bool hasRules(Operation *module) {
  return module
      ->walk([](Operation *op) {
        StringRef dialect = op->getName().getStringRef().split('.').first;
        bool isRule = dialect == "pdl" || dialect == "pdl_interp" ||
                      dialect == "conversion" ||
                      op->hasAttr("conversion.expands");
        return isRule ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The natives of rules in files.
static PDLNatives getNativesOfFiles(Context &ctx) {
  PDLNatives natives = PDLNatives::getBuiltin();
  addPredicateNatives(natives, &ctx);
  addRenamingNatives(natives, &ctx);
  return natives;
}

LogicalResult strata::registerRuleFile(Context &ctx, const std::string &path,
                                       ArrayRef<std::string> dialects) {
  DialectPatternSource source;
  source.open = [path](Context &ctx) -> std::unique_ptr<llvm::MemoryBuffer> {
    auto file = getFiles(ctx).open(path);
    if (file)
      return std::move(*file);
    (void)emitError(&ctx, Location(), describeOpenError(path, file.getError()));
    return nullptr;
  };
  source.getNatives = getNativesOfFiles;
  for (const std::string &dialect : dialects)
    if (failed(registerDialectPatterns(ctx, dialect, source)))
      return failure();
  return success();
}

void strata::installFoldsOfFile(Context &ctx, StringRef path,
                                ArrayRef<std::string> dialects) {
  auto file = getFiles(ctx).open(path);
  if (!file)
    return;
  StringRef text = (*file)->getBuffer();
  if (text.starts_with("fold ") || text.contains("\nfold "))
    for (const std::string &dialect : dialects)
      installRuleFolds(ctx, dialect);
}

std::string strata::getRuleFileOf(StringRef path) {
  return path.consume_back(".irdl.mlir") ? (path + ".rules.mlir").str()
                                         : std::string();
}

LogicalResult strata::readRules(
    const RuleSources &sources, Context *ctx,
    function_ref<LogicalResult(Operation *, const PDLNatives &)> add) {
  // The lines of rules are enough to see.
  ScopedDiagnosticHandler handler(
      ctx, [](Diagnostic &) { return failure(); }, OperationNotes::Omit);
  LogicalResult result = success();
  PDLNatives natives = getNativesOfFiles(*ctx);
  // Rules may be of conversions.
  PDLNatives known = natives;
  registerConversionPDLFunctions(known);
  RuleSink sink = makeRuleSink(known, sources.names);
  ParserConfig config(ctx);
  config.names = sources.names;
  config.rules = &sink;
  config.recover = true;
  auto addModule = [&](OwningOpRef<> module, StringRef name, StringRef kind) {
    if (module && !hasRules(module.get())) {
      emitWarning(ctx, Location(FileLineColLoc::get(ctx, name, 1, 1)),
                  "the " + kind + " contains no rules");
      return;
    }
    if (!module || failed(add(module.get(), natives)))
      result = failure();
  };
  for (const std::string &text : sources.texts)
    addModule(readText(text, config), commandLineName, "text");
  for (const std::string &path : sources.files)
    addModule(readFile(path, config), path, "file");
  return result;
}

LogicalResult strata::readRuleFiles(
    ArrayRef<std::string> paths, Context *ctx,
    function_ref<LogicalResult(Operation *, const PDLNatives &)> add) {
  return readRules({.files = paths, .texts = {}}, ctx, add);
}
