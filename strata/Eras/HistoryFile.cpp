// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// External files are read at once. For files that are part of the program, only
// the tables are read; their dialects and rules stay text until they are
// needed, because most inputs need none.
#include "strata/Eras/HistoryFile.h"

#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Source/Lexer.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/PDL/PDLOps.h"
#include "strata/Eras/HistoryDirectives.h"
#include "strata/Eras/HistoryTablesDetail.h"
#include "strata/Eras/TextNatives.h"
#include "strata/Eras/UpgradeRulesDetail.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/PDL/PredicateNatives.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static OwningOpRef<> parse(Context &ctx, const std::string &text,
                           StringRef fileName) {
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(text, fileName);
  return parseSourceBuffer(ctx.addSourceBuffer(std::move(buffer)),
                           ParserConfig(&ctx));
}

/// Erases the rules of `module` for printing, or all others; those for printing hold for
/// the versions up to the one that they name. Fails if one names none.
static LogicalResult selectRules(Operation *module, unsigned version) {
  SmallVector<Operation *, 16> erased;
  for (Operation &rule : module->getRegion(0).front()) {
    if (!isa<pdl::PatternOp>(rule))
      continue;
    auto until = dyn_cast_or_null<StringAttr>(rule.getAttr("history.until"));
    unsigned last = 0;
    if (until && until.getValue().getAsInteger(10, last))
      return rule.emitError("history file: expected the number of a version of "
                            "LLVM as 'history.until', found '")
             << until.getValue() << "'";
    if (bool(until) != bool(version) || last < version)
      erased.push_back(&rule);
  }
  for (Operation *rule : erased)
    rule->erase();
  return success();
}

/// Compiles the rules of `module` that upgrade, or those that print for `version`.
static LogicalResult addRules(Context &ctx, Operation *module,
                              std::vector<FrozenRewritePatternSet> &sets,
                              unsigned version = 0) {
  if (failed(selectRules(module, version)))
    return failure();
  PDLNatives natives = PDLNatives::getBuiltin();
  addPredicateNatives(natives, &ctx);
  addTextNatives(natives, &ctx);
  RewritePatternSet set(&ctx);
  if (failed(addPDLPatterns(module, set, natives)))
    return failure();
  sets.emplace_back(std::move(set));
  return success();
}

LogicalResult strata::loadHistory(Context &ctx, StringRef text,
                                  StringRef fileName) {
  registerHistoryDirectives(ctx);
  OwningOpRef<> module = parse(ctx, text.str(), fileName);
  if (!module)
    return failure();
  if (!findDialectDefinitions(module.get()).empty() &&
      failed(loadDialects(module.get())))
    return failure();
  if (failed(readHistoryTables(module.get(), getContextData<OpHistory>(ctx),
                               /*isTrusted=*/false)))
    return failure();
  auto &rules = getContextData<UpgradeRules>(ctx);
  if (failed(addRules(ctx, module.get(), rules.sets)))
    return failure();
  rules.printing.push_back({text, fileName.str(), /*isRegistered=*/false});
  return success();
}

//===-- Files that are part of the program ----------------------------------===//

static constexpr StringRef dialectKeyword = "irdl.dialect @";

/// The index after the bracket that closes the first one that opens at or after
/// `from`.
static size_t findClose(StringRef text, size_t from) {
  char unbalanced;
  const char *open = text.begin() + text.find('{', from);
  const char *end = Lexer(text).skipBalanced(open, unbalanced);
  assert(end && "a bundled history file with unbalanced brackets");
  return size_t(end - text.begin());
}

/// The definition of a dialect that begins at `begin`: its attributes, then its body.
static StringRef getDialectText(StringRef file, size_t begin) {
  return file.slice(begin, findClose(file, findClose(file, begin)));
}

/// As many empty lines as `text` has, so that the text after them keeps its
/// line numbers.
static std::string blank(StringRef text) {
  return std::string(text.count('\n'), '\n');
}

/// The contents of `file` without its tables and dialects, on the same lines.
static std::string getRulesText(StringRef file) {
  size_t at = findClose(file, file.find("module attributes"));
  std::string text = blank(file.take_front(at)) + "module ";
  for (size_t next = file.find(dialectKeyword, at); next != StringRef::npos;
       next = file.find(dialectKeyword, at)) {
    StringRef dialect = getDialectText(file, next);
    text += file.slice(at, next).str() + blank(dialect);
    at = next + dialect.size();
  }
  return text + file.drop_front(at).str();
}

/// Registers the dialect that the text at `begin` defines.
static StringRef registerOlderDialect(Context &ctx, StringRef file,
                                      StringRef fileName, size_t begin) {
  StringRef name =
      file.drop_front(begin + dialectKeyword.size()).split(' ').first;
  ctx.registerDialect(name, [file, fileName, begin](Dialect &dialect) {
    std::string text = blank(file.take_front(begin)) +
                       getDialectText(file, begin).str() + "\n";
    // The file is part of the program.
    (void)loadRegisteredDialect(
        dialect, llvm::MemoryBuffer::getMemBufferCopy(text, fileName));
  });
  return name;
}

LogicalResult strata::registerHistory(Context &ctx, StringRef text,
                                      StringRef fileName) {
  registerHistoryDirectives(ctx);
  PendingRules pending{text, fileName, {}, {}};
  for (size_t at = text.find(dialectKeyword); at != StringRef::npos;
       at = text.find(dialectKeyword, at + 1))
    pending.dialects.push_back(registerOlderDialect(ctx, text, fileName, at));
  size_t tablesEnd = findClose(text, text.find("module attributes"));
  OwningOpRef<> tables =
      parse(ctx, text.take_front(tablesEnd).str() + " {}\n", fileName);
  if (!tables ||
      failed(readHistoryTables(tables.get(), getContextData<OpHistory>(ctx),
                               /*isTrusted=*/true)))
    return failure();
  if (auto roots =
          dyn_cast_or_null<ArrayAttr>(tables->getAttr("history.rule_roots")))
    for (Attribute row : roots)
      pending.roots.push_back(
          cast<StringAttr>(cast<ArrayAttr>(row)[0]).getValue());
  auto &rules = getContextData<UpgradeRules>(ctx);
  if (text.contains("history.until"))
    rules.printing.push_back({text, fileName.str(), /*isRegistered=*/true});
  rules.pending.push_back(std::move(pending));
  return success();
}

LogicalResult strata::loadRulesFor(Context &ctx, UpgradeRules &rules,
                                   StringRef op) {
  for (size_t i = 0; i < rules.pending.size(); ++i) {
    if (!rules.pending[i].canMatch(op))
      continue;
    PendingRules pending = std::move(rules.pending[i]);
    rules.pending.erase(rules.pending.begin() + ptrdiff_t(i--));
    OwningOpRef<> module =
        parse(ctx, getRulesText(pending.file), pending.fileName);
    if (!module || failed(addRules(ctx, module.get(), rules.sets)))
      return failure();
  }
  return success();
}

LogicalResult
strata::loadPrintingRules(Context &ctx, unsigned version,
                          std::vector<FrozenRewritePatternSet> &sets) {
  for (const PrintingRules &file : getContextData<UpgradeRules>(ctx).printing) {
    OwningOpRef<> module = parse(
        ctx, file.isRegistered ? getRulesText(file.text) : file.text.str(),
        file.fileName);
    if (!module || failed(addRules(ctx, module.get(), sets, version)))
      return failure();
  }
  return success();
}
