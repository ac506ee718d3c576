// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/PDL/DialectPatterns.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Build/RuleFoldInterface.h"
#include "strata/IR/Context.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Rewrite/PDL/RuleFoldsDetail.h"
#include "strata/Rewrite/Rules/Rules.h"

using namespace strata;
using namespace strata::pdl;

static LogicalResult foldByRules(Operation *op, ArrayRef<Attribute> operands,
                                 SmallVectorImpl<OpFoldResult> &results);

namespace {
/// The registered rules of a dialect.
struct Rules final : RuleFoldInterface {
  using RuleFoldInterface::RuleFoldInterface;
  FoldFn getFold() const override { return foldByRules; }
  /// Compiles the rules if that has not been done. Thread-safe.
  const Rules &prepare(Context *ctx) const;

  DialectPatternSource source;
  mutable std::once_flag once;
  /// The members below are filled in.
  mutable std::atomic<bool> isCompiled{false};
  bool isValid = true;
  struct Compiled {
    std::shared_ptr<const Program> program;
    unsigned benefit;
  };
  /// Compiled rules by root.
  llvm::StringMap<SmallVector<Compiled, 1>> compiled;
  llvm::DenseMap<const OpDefinition *, RuleFolds> folds;

private:
  void compile(Context *ctx);
  void compileFolds(Operation *module, const PDLNatives &natives);

public:
  OwningOpRef<> parse(Context *ctx, const PDLNatives &natives,
                      bool verifies) const;
};

/// The rules of a Context, by dialect.
struct RulesOfDialects final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.dialect-patterns";
  llvm::StringMap<std::shared_ptr<Rules>> byDialect;
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

/// Takes the folds out of `module` with which operations fold; the others are patterns.
void Rules::compileFolds(Operation *module, const PDLNatives &natives) {
  SmallVector<Operation *> taken;
  module->walk([&](Operation *op) {
    if (!isPDL(op, "pattern") || !op->getDiscardableAttr("strata.fold"))
      return;
    std::optional<RuleFold> fold = compileFold(op, natives);
    if (!fold)
      return;
    Context *ctx = op->getContext();
    const OpDefinition *def = ctx->getOpDefinition(getOpName(findRoot(op)));
    folds[def].push_back(std::move(*fold));
    if (def->fold == foldByRules || (def->fold && source.hooksFold))
      taken.push_back(op);
  });
  for (Operation *op : taken)
    op->erase();
}

void Rules::compile(Context *ctx) {
  PDLNatives natives = source.getNatives(*ctx);
  OwningOpRef<> module = parse(ctx, natives, !source.isVerified);
  if (module)
    compileFolds(module.get(), natives);
  // Errors in rules have been reported; the other rules are used.
  isValid =
      module && succeeded(compilePatterns(
                    module.get(), natives,
                    [&](std::shared_ptr<const Program> program, StringRef root,
                        unsigned benefit) {
                      compiled[root].push_back({std::move(program), benefit});
                    }));
}

const Rules &Rules::prepare(Context *ctx) const {
  if (LLVM_LIKELY(isCompiled.load(std::memory_order_acquire)))
    return *this;
  // The object belongs to the registry, which is not constant.
  auto *rules = const_cast<Rules *>(this);
  std::call_once(once, [&] {
    rules->compile(ctx);
    isCompiled.store(true, std::memory_order_release);
  });
  return *this;
}

LogicalResult strata::registerDialectPatterns(Context &ctx, StringRef dialect,
                                              DialectPatternSource source) {
  Dialect &registered = ctx.mentionDialect(dialect);
  auto rules = std::make_shared<Rules>(&registered);
  rules->source = std::move(source);
  auto &all = getContextData<RulesOfDialects>(ctx).byDialect;
  if (!all.try_emplace(dialect, rules).second)
    return emitRegisteredTwice(ctx, "patterns of dialect", dialect);
  registered.addInterface(std::move(rules));
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
  source.hooksFold = true;
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

/// The hook of operations that fold by rules.
static LogicalResult foldByRules(Operation *op, ArrayRef<Attribute> operands,
                                 SmallVectorImpl<OpFoldResult> &results) {
  const Dialect *dialect = op->getDialect();
  const auto *rules = static_cast<const Rules *>(
      dialect->getRegisteredInterface<RuleFoldInterface>());
  if (!rules)
    return failure();
  const auto &folds = rules->prepare(op->getContext()).folds;
  auto found = folds.find(&op->getDefinition());
  return found == folds.end()
             ? failure()
             : applyFolds(found->second, op, operands, results);
}

LogicalResult strata::foldByDialectRules(Operation *op,
                                         ArrayRef<Attribute> operands,
                                         SmallVectorImpl<OpFoldResult> &results) {
  return foldByRules(op, operands, results);
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
  const Rules &rules = found->second->prepare(def.ctx);
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
