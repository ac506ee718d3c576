// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/PDL/DialectPatterns.h"

#include "strata/IR/Context.h"
#include "strata/IR/ContextData.h"
#include "strata/Rewrite/PDL/DialectRulesDetail.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Rewrite/PDL/PredicateNatives.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::pdl;

namespace {
/// The rules of a Context, by dialect.
struct RulesOfDialects final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.dialect-patterns";
  llvm::StringMap<std::shared_ptr<DialectRules>> byDialect;
};
} // namespace

LogicalResult strata::registerDialectPatterns(Context &ctx, StringRef dialect,
                                              DialectPatternSource source) {
  Dialect &registered = ctx.mentionDialect(dialect);
  auto rules = std::make_shared<DialectRules>(&registered, std::move(source));
  auto &all = getContextData<RulesOfDialects>(ctx).byDialect;
  if (!all.try_emplace(dialect, rules).second)
    return emitRegisteredTwice(ctx, "patterns of dialect", dialect);
  // The operations of rules go before the dialects do: the object belongs to the data alone.
  registered.addInterface(
      std::shared_ptr<DialectRules>(std::shared_ptr<void>(), rules.get()));
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
  source.getNatives = [getNatives](Context &user) {
    PDLNatives natives = getNatives ? getNatives() : PDLNatives::getBuiltin();
    addPredicateNatives(natives, &user);
    return natives;
  };
  source.isVerified = isVerified;
  source.hooksFold = true;
  return registerDialectPatterns(ctx, dialect, std::move(source));
}

OwningOpRef<> strata::parseDialectPatterns(Context &ctx, StringRef dialect) {
  auto &registered = getContextData<RulesOfDialects>(ctx).byDialect;
  auto found = registered.find(dialect);
  if (found == registered.end())
    return {};
  const DialectRules &rules = *found->second;
  return rules.parse(rules.getNatives(), /*verifies=*/true);
}

LogicalResult
strata::foldByDialectRules(Operation *op, ArrayRef<Attribute> operands,
                           SmallVectorImpl<OpFoldResult> &results) {
  const auto *rules = static_cast<const DialectRules *>(
      op->getDialect()->getRegisteredInterface<RuleFoldInterface>());
  if (!rules)
    return failure();
  const RuleFolds &folds = rules->get(op->getDefinition()).folds;
  return folds.empty() ? failure() : applyFolds(folds, op, operands, results);
}

void strata::installRuleFolds(Context &ctx, StringRef dialectName) {
  Dialect *dialect = ctx.findDialect(dialectName);
  if (!dialect)
    return;
  for (const OpDefinition *def : ctx.getOpDefinitions(*dialect))
    if (!def->fold)
      ctx.findOpDefinition(def->name)->fold = foldByDialectRules;
}

LogicalResult strata::addDialectPatterns(const OpDefinition &def,
                                         RewritePatternSet &set) {
  auto &registered = getContextData<RulesOfDialects>(*def.ctx).byDialect;
  auto found = def.dialect ? registered.find(def.dialect->getNamespace())
                           : registered.end();
  if (found == registered.end())
    return success();
  const OpRules &rules = found->second->get(def);
  for (const OpRules::Compiled &entry : rules.patterns)
    addProgram(set, entry.program, def.name, entry.benefit);
  return success(rules.isValid);
}

LogicalResult strata::addOwnCanonicalizations(const OpDefinition &def,
                                              RewritePatternSet &set) {
  if (def.canonicalize)
    def.canonicalize(set);
  return addDialectPatterns(def, set);
}

void strata::addDialectPatterns(StringRef opName, ArrayRef<StringRef> names,
                                RewritePatternSet &set) {
  RewritePatternSet all(set.getContext());
  // Errors have been reported; the other rules are used.
  (void)addDialectPatterns(*set.getContext()->getOpDefinition(opName), all);
  for (std::unique_ptr<RewritePattern> &pattern : all.getPatterns())
    if (pattern->select(
            [&](StringRef name) { return llvm::is_contained(names, name); }))
      set.add(std::move(pattern));
}

std::vector<DialectPatternsModule> strata::parseDialectPatterns(Context &ctx) {
  auto &registered = getContextData<RulesOfDialects>(ctx).byDialect;
  std::vector<DialectPatternsModule> result;
  for (const auto &entry : registered) {
    const DialectRules &rules = *entry.second;
    DialectPatternsModule &patterns = result.emplace_back();
    patterns.dialect = entry.first().str();
    patterns.natives = rules.getNatives();
    patterns.module = rules.parse(patterns.natives, /*verifies=*/true);
  }
  llvm::sort(result, [](const auto &a, const auto &b) {
    return a.dialect < b.dialect;
  });
  return result;
}
