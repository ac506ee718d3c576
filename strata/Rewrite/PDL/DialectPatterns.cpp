// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/PDL/DialectPatterns.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/IR/ContextData.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Rewrite/PDL/RuleFoldsDetail.h"
#include "strata/Rewrite/Rules/Rules.h"

using namespace strata;
using namespace strata::pdl;

namespace {
/// The registered rules of a dialect.
struct Rules {
  DialectPatternSource source;

  std::once_flag once;
  bool isValid = true;
  struct Compiled {
    std::shared_ptr<const Program> program;
    unsigned benefit;
  };
  /// Compiled rules by root.
  llvm::StringMap<SmallVector<Compiled, 1>> compiled;
  RuleFolds folds;

  OwningOpRef<> parse(Context *ctx, const PDLNatives &natives,
                      bool verifies) const;
  void compile(Context *ctx);
};

/// The rules of a Context, by dialect.
struct RulesOfDialects final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.dialect-patterns";
  llvm::StringMap<std::unique_ptr<Rules>> byDialect;
};
} // namespace

OwningOpRef<> Rules::parse(Context *ctx, const PDLNatives &natives,
                           bool verifies) const {
  std::unique_ptr<llvm::MemoryBuffer> buffer = source.open(*ctx);
  if (!buffer)
    return {};
  ParserConfig config(ctx);
  config.verifyAfterParse = verifies;
  config.recover = true;
  RuleSink sink = makeRuleSink(natives);
  config.rules = &sink;
  return parseSourceBuffer(ctx->addSourceBuffer(std::move(buffer)), config);
}

void Rules::compile(Context *ctx) {
  PDLNatives natives = source.getNatives(*ctx);
  OwningOpRef<> module = parse(ctx, natives, !source.isVerified);
  // Errors in rules have been reported; the other rules are used.
  isValid =
      module && succeeded(compilePatterns(
                    module.get(), natives,
                    [&](std::shared_ptr<const Program> program, StringRef root,
                        unsigned benefit) {
                      compiled[root].push_back({std::move(program), benefit});
                    }));
  if (isValid)
    folds.add(module.get(), natives);
}

LogicalResult strata::registerDialectPatterns(Context &ctx, StringRef dialect,
                                              DialectPatternSource source) {
  auto rules = std::make_unique<Rules>();
  rules->source = std::move(source);
  auto &all = getContextData<RulesOfDialects>(ctx).byDialect;
  if (!all.try_emplace(dialect, std::move(rules)).second)
    return emitRegisteredTwice(ctx, "patterns of dialect", dialect);
  return success();
}

LogicalResult strata::registerDialectPatterns(Context &ctx, StringRef dialect,
                                              StringRef text,
                                              StringRef fileName,
                                              const PDLNatives &(*getNatives)(),
                                              bool isVerified) {
  DialectPatternSource source;
  source.open = [text, name = fileName.str()](Context &) {
    return llvm::MemoryBuffer::getMemBuffer(text, name);
  };
  source.getNatives = [getNatives](Context &) {
    return getNatives ? getNatives() : PDLNatives::getBuiltin();
  };
  source.isVerified = isVerified;
  return registerDialectPatterns(ctx, dialect, std::move(source));
}

OwningOpRef<> strata::parseDialectPatterns(Context &ctx, StringRef dialect) {
  auto &registered = getContextData<RulesOfDialects>(ctx).byDialect;
  auto found = registered.find(dialect);
  if (found == registered.end())
    return {};
  const Rules &rules = *found->second;
  return rules.parse(&ctx, rules.source.getNatives(ctx), /*verifies=*/true);
}

/// The fold of operations whose dialect has folds in its rules.
static LogicalResult foldByRules(Operation *op, ArrayRef<Attribute> operands,
                                 SmallVectorImpl<OpFoldResult> &results) {
  Context *ctx = op->getContext();
  auto &registered = getContextData<RulesOfDialects>(*ctx).byDialect;
  auto found = registered.find(op->getDialect()->getNamespace());
  if (found == registered.end())
    return failure();
  Rules &rules = *found->second;
  std::call_once(rules.once, [&] { rules.compile(ctx); });
  return rules.folds.fold(op, operands, results);
}

void strata::installRuleFolds(Context &ctx, StringRef dialectName) {
  Dialect *dialect = ctx.findDialect(dialectName);
  if (!dialect)
    return;
  for (const OpDefinition *def : ctx.getOpDefinitions(*dialect))
    if (!def->fold)
      ctx.findOpDefinition(def->name)->fold = foldByRules;
}

LogicalResult strata::addDialectPatterns(const OpDefinition &def,
                                         RewritePatternSet &set) {
  auto &registered = getContextData<RulesOfDialects>(*def.ctx).byDialect;
  auto found = def.dialect ? registered.find(def.dialect->getNamespace())
                           : registered.end();
  if (found == registered.end())
    return success();
  Rules &rules = *found->second;
  std::call_once(rules.once, [&] { rules.compile(def.ctx); });
  auto compiled = rules.compiled.find(def.name);
  if (compiled != rules.compiled.end())
    for (const Rules::Compiled &entry : compiled->second)
      addProgram(set, entry.program, def.name, entry.benefit);
  return success(rules.isValid);
}

std::vector<DialectPatternsModule> strata::parseDialectPatterns(Context &ctx) {
  auto &registered = getContextData<RulesOfDialects>(ctx).byDialect;
  std::vector<DialectPatternsModule> result;
  for (const auto &entry : registered) {
    const Rules &rules = *entry.second;
    DialectPatternsModule &patterns = result.emplace_back();
    patterns.dialect = entry.first().str();
    patterns.natives = rules.source.getNatives(ctx);
    patterns.module = rules.parse(&ctx, patterns.natives, /*verifies=*/true);
  }
  llvm::sort(result, [](const auto &a, const auto &b) {
    return a.dialect < b.dialect;
  });
  return result;
}
