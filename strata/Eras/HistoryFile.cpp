// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/HistoryFile.h"

#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/Lexer.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Eras/HistoryDirectives.h"
#include "strata/Eras/LLVMTypeText.h"
#include "strata/Eras/TextNatives.h"
#include "strata/Eras/UpgradeRulesDetail.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/OpSpelling.h"
#include "strata/IRDL/Loader/DialectLoader.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Support/Suggestion.h"
#include "strata/Transforms/PredicateNatives.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

namespace {
/// Reads the tables of one module.
class TableReader {
public:
  TableReader(Operation *module, OpHistory &history)
      : module(module), ctx(module->getContext()), history(history) {}

  LogicalResult read();

private:
  LogicalResult readDialects();
  LogicalResult readOperations();
  LogicalResult readAttributes();
  using Row = SmallVector<StringRef, 4>;
  LogicalResult readTable(StringRef name, size_t minCells, size_t maxCells,
                          function_ref<LogicalResult(const Row &)> add);
  LogicalResult readRow(StringRef table, Attribute attr, size_t number,
                        size_t minCells, size_t maxCells, Row &row);
  LogicalResult checkTableNames();
  LogicalResult readEras(StringRef text, EraSet &eras);
  LogicalResult addRenamed(const Row &row);
  LogicalResult addDropped(const Row &row);
  LogicalResult addSegment(const Row &row);
  LogicalResult addAttribute(const Row &row);
  LogicalResult addDefault(const Row &row);
  LogicalResult addType(const Row &row);
  LogicalResult addPart(const Row &row);
  LogicalResult readPattern(StringRef text,
                            std::shared_ptr<llvm::Regex> &pattern);
  LogicalResult addEnumCase(const Row &row);
  LogicalResult addEnumNumbers(const Row &row);
  LogicalResult readVersions();
  LogicalResult readVersion(StringRef text, unsigned &version);
  const EnumDefinition *findEnum(StringRef fullName);
  InFlightDiagnostic emitError(const Twine &message) {
    return module->emitError("history file: ") << message.str();
  }

  Operation *module;
  Context *ctx;
  OpHistory &history;
  /// The tables that were looked for.
  SmallVector<StringRef, 24> tableNames;
};
} // namespace

LogicalResult TableReader::readEras(StringRef text, EraSet &eras) {
  std::optional<EraSet> found = parseEras(text);
  if (!found)
    return emitError("expected an era or a range of eras such as 2019-2021, "
                     "found '" +
                     text + "'");
  eras = *found;
  return success();
}

LogicalResult TableReader::readRow(StringRef table, Attribute attr,
                                   size_t number, size_t minCells,
                                   size_t maxCells, Row &row) {
  auto cells = dyn_cast<ArrayAttr>(attr);
  if (cells)
    for (Attribute cell : cells)
      if (auto text = dyn_cast<StringAttr>(cell))
        row.push_back(text.getValue());
  if (cells && row.size() == cells.size() && row.size() >= minCells &&
      row.size() <= maxCells)
    return success();
  return emitError("expected " + Twine(minCells) + " to " + Twine(maxCells) +
                   " strings in row " + Twine(number) + " of '" + table + "'");
}

LogicalResult
TableReader::readTable(StringRef name, size_t minCells, size_t maxCells,
                       function_ref<LogicalResult(const Row &)> add) {
  tableNames.push_back(name);
  Attribute attr = module->getAttr(name);
  if (!attr)
    return success();
  auto rows = dyn_cast<ArrayAttr>(attr);
  if (!rows)
    return emitError("expected an array as '" + name + "'");
  for (auto [index, element] : llvm::enumerate(rows)) {
    Row row;
    if (failed(readRow(name, element, index + 1, minCells, maxCells, row)) ||
        failed(add(row)))
      return failure();
  }
  return success();
}

/// old name, new name, eras, condition.
LogicalResult TableReader::addRenamed(const Row &row) {
  RenamedOp record;
  record.newName = row[1].str();
  if (failed(readEras(row[2], record.eras)))
    return failure();
  auto &spellings = getContextData<OpSpellings>(*ctx);
  if (spellings.dialects.contains(row[1].split('.').first))
    spellings.ops.try_emplace(row[1], row[0].str());
  StringRef text = row.size() > 3 ? row[3] : StringRef();
  record.isGeneric = text.consume_front("generic");
  text = text.ltrim();
  if (!text.empty()) {
    record.isNegated = text.consume_front("!");
    record.readsLines = text.consume_front("*");
    record.condition = std::make_shared<llvm::Regex>(text);
    std::string message;
    if (!record.condition->isValid(message))
      return emitError("invalid regular expression '" + text + "': " + message);
  }
  history.renamed[row[0]].push_back(std::move(record));
  return success();
}

static ParseResult parseNothing(OpAsmParser &, OperationState &) {
  return success();
}

LogicalResult TableReader::addDropped(const Row &row) {
  if (failed(readEras(row[1], history.dropped[row[0]])))
    return failure();
  auto *def = const_cast<OpDefinition *>(ctx->getOpDefinition(row[0]));
  if (!def->registered)
    def->parse = parseNothing;
  return success();
}

/// operation, operand, `inputs of` attribute or `dynamic sizes`.
LogicalResult TableReader::addSegment(const Row &row) {
  SegmentRule rule;
  rule.operand = row[1].str();
  StringRef text = row[2];
  if (text.consume_front("inputs of "))
    rule.attribute = text.str();
  else if (text == "dynamic sizes")
    rule.kind = SegmentRule::Kind::DynamicSizes;
  else
    return emitError("expected 'inputs of' an attribute or 'dynamic sizes', "
                     "found '" +
                     text + "'");
  history.segments[row[0]].push_back(std::move(rule));
  return success();
}

/// operation, old name, new name, encoding.
LogicalResult TableReader::addAttribute(const Row &row) {
  using Encoding = RenamedAttribute::Encoding;
  RenamedAttribute &record = history.attributes[(row[0] + "/" + row[1]).str()];
  record.name = row[2].str();
  StringRef encoding = row.size() > 3 ? row[3] : "";
  record.encoding = encoding == "-1 is dynamic" ? Encoding::MinusOneIsDynamic
                    : encoding == "offsets"     ? Encoding::Offsets
                                                : Encoding::Same;
  if (encoding.empty() || record.encoding != Encoding::Same)
    return success();
  return emitError(
      "expected '-1 is dynamic' or 'offsets' as the encoding of an "
      "attribute, found '" +
      encoding + "'");
}

/// operation, attribute, `= value`, `false for` or `1 for` an attribute.
LogicalResult TableReader::addDefault(const Row &row) {
  DefaultAttribute record;
  record.name = row[1].str();
  StringRef text = row[2];
  if (text.consume_front("= ")) {
    {
      DiagnosticCapture silence;
      record.value = parseAttribute(text, ctx);
    }
    if (!record.value)
      return emitError("expected an attribute as the default of '" + row[1] +
                       "', found '" + text + "'");
    record.text = text.str();
    history.defaults[row[0]].push_back(std::move(record));
    return success();
  }
  record.isFalse = text.consume_front("false for ");
  if (!record.isFalse && !text.consume_front("1 for "))
    return emitError("expected '= ' and a value, or 'false for' or '1 for' an "
                     "attribute, found '" +
                     text + "'");
  record.map = text.str();
  history.defaults[row[0]].push_back(std::move(record));
  return success();
}

/// A regular expression for a whole text.
LogicalResult TableReader::readPattern(StringRef text,
                                       std::shared_ptr<llvm::Regex> &pattern) {
  pattern = std::make_shared<llvm::Regex>("^" + text.str() + "$");
  std::string message;
  if (pattern->isValid(message))
    return success();
  return emitError("invalid regular expression '" + text + "': " + message);
}

/// dialect, regular expression, text of today.
LogicalResult TableReader::addType(const Row &row) {
  RenamedType record;
  record.text = row[2].str();
  if (row[2] == "LLVM IR")
    record.convert = getCurrentLLVMType;
  if (failed(readPattern(row[1], record.pattern)))
    return failure();
  history.types[row[0]].push_back(std::move(record));
  return success();
}

/// dialect, regular expression, `element`, `list` or `pointer`.
LogicalResult TableReader::addPart(const Row &row) {
  using Kind = PartOfType::Kind;
  PartOfType record;
  if (failed(readPattern(row[1], record.pattern)))
    return failure();
  auto kind = llvm::StringSwitch<std::optional<Kind>>(row[2])
                  .Case("element", Kind::Element)
                  .Case("list", Kind::List)
                  .Case("pointer", Kind::Pointer)
                  .Default(std::nullopt);
  if (!kind)
    return emitError("expected 'element', 'list' or 'pointer', found '" +
                     row[2] + "'");
  record.kind = *kind;
  history.parts[row[0]].push_back(std::move(record));
  return success();
}

/// The enumeration; null, with a diagnostic, if there is none.
const EnumDefinition *TableReader::findEnum(StringRef fullName) {
  auto [dialect, name] = fullName.split('.');
  const TypeDefinition *def = ctx->findTypeDefinition(
      ctx->getOrCreateDialect(dialect), name, /*isType=*/false);
  if (def && def->enumeration)
    return def->enumeration.get();
  (void)emitError("there is no enumeration '" + fullName + "'");
  return nullptr;
}

/// enumeration, old keyword, keyword of today.
LogicalResult TableReader::addEnumCase(const Row &row) {
  auto *cases = const_cast<EnumDefinition *>(findEnum(row[0]));
  if (!cases)
    return failure();
  std::optional<uint64_t> value = cases->find(row[2]);
  if (!value)
    return emitError("'" + row[0] + "' has no case '" + row[2] + "'");
  cases->olderCases.push_back({row[1].str(), row[1].str(), *value});
  return success();
}

/// enumeration, then the keywords in the order of their numbers.
LogicalResult TableReader::addEnumNumbers(const Row &row) {
  const EnumDefinition *cases = findEnum(row[0]);
  if (!cases)
    return failure();
  SmallVector<uint64_t, 16> &numbers = history.numbers[cases];
  for (StringRef keyword : ArrayRef<StringRef>(row).drop_front()) {
    std::optional<uint64_t> value = cases->find(keyword);
    if (!value)
      return emitError("'" + row[0] + "' has no case '" + keyword + "'");
    numbers.push_back(*value);
  }
  return success();
}

LogicalResult TableReader::readDialects() {
  auto addUnprefixed = [&](const Row &row) {
    auto &entry = history.unprefixed.emplace_back(row[0].str(), EraSet());
    if (row.size() > 2 && row[2] == "custom")
      history.prefixedInGenericForm.insert(row[0]);
    return readEras(row[1], entry.second);
  };
  auto addDialect = [&](const Row &row) {
    if (row.size() > 2) {
      // It need not be loaded yet.
      Dialect *dialect = ctx->findDialect(row[0]);
      (dialect ? *dialect : ctx->getOrCreateDialect(row[0])).isListed = false;
      getContextData<OpSpellings>(*ctx).dialects[row[0]] = row[2].str();
    }
    return readEras(row[1], history.dialects[row[0]]);
  };
  auto addNewDialect = [&](const Row &row) {
    return readEras(row[1], history.newDialects[row[0]]);
  };
  return success(
      succeeded(readTable("history.unprefixed", 2, 3, addUnprefixed)) &&
      succeeded(readTable("history.dialects", 2, 3, addDialect)) &&
      succeeded(readTable("history.new_dialects", 2, 2, addNewDialect)) &&
      succeeded(readTable("history.types", 3, 3,
                          [&](const Row &row) { return addType(row); })) &&
      succeeded(readTable("history.parts", 3, 3,
                          [&](const Row &row) { return addPart(row); })));
}

LogicalResult TableReader::readOperations() {
  auto addUnsupported = [&](const Row &row) {
    UnsupportedOp &record = history.unsupported[row[0]];
    record.reason = row[1].str();
    return readEras(row[2], record.eras);
  };
  auto addGeneric = [&](const Row &row) {
    history.generic[row[0]] = row[1].str();
    return success();
  };
  auto addPrivate = [&](const Row &row) {
    history.privateDeclarations.insert(row[0]);
    return success();
  };
  return success(
      succeeded(readTable("history.private_declarations", 1, 1, addPrivate)) &&
      succeeded(readTable("history.renamed", 3, 4,
                          [&](const Row &row) { return addRenamed(row); })) &&
      succeeded(readTable("history.dropped", 2, 2,
                          [&](const Row &row) { return addDropped(row); })) &&
      succeeded(readTable("history.segments", 3, 3,
                          [&](const Row &row) { return addSegment(row); })) &&
      succeeded(readTable("history.unsupported", 3, 3, addUnsupported)) &&
      succeeded(readTable("history.generic", 2, 2, addGeneric)));
}

LogicalResult TableReader::readAttributes() {
  auto addText = [&](const Row &row) {
    history.texts[row[0]] = row[1].str();
    return success();
  };
  auto addFlag = [&](const Row &row) {
    history.flags.insert(row[0]);
    return success();
  };
  return success(
      succeeded(readTable("history.flags", 1, 1, addFlag)) &&
      succeeded(readTable("history.enum_cases", 3, 3,
                          [&](const Row &row) { return addEnumCase(row); })) &&
      succeeded(
          readTable("history.enum_numbers", 2, 64,
                    [&](const Row &row) { return addEnumNumbers(row); })) &&
      succeeded(readTable("history.texts", 2, 2, addText)) &&
      succeeded(readTable("history.defaults", 3, 3,
                          [&](const Row &row) { return addDefault(row); })) &&
      succeeded(readTable("history.attributes", 3, 4,
                          [&](const Row &row) { return addAttribute(row); })));
}

LogicalResult TableReader::readVersion(StringRef text, unsigned &version) {
  if (!text.getAsInteger(10, version))
    return success();
  return emitError("expected the number of a version of LLVM, found '" + text +
                   "'");
}

/// What is known of single versions, for printing.
LogicalResult TableReader::readVersions() {
  auto addSince = [&](const Row &row) {
    SinceVersion &record = history.since[row[0]];
    StringRef older = row.size() > 2 ? row[2] : StringRef();
    if (older == "= *")
      record.isImplied = true;
    else if (older.consume_front("= "))
      record.implied = parseAttribute(older, ctx);
    else
      record.older = older.str();
    return readVersion(row[1], record.version);
  };
  auto addLimit = [&](const Row &row) {
    VersionLimit &limit = history.limits[row[0]].emplace_back();
    limit.predicate = row[2].str();
    limit.message = row[3].str();
    return readVersion(row[1], limit.version);
  };
  auto addForm = [&](const Row &row) {
    VersionLimit &limit = history.customForms[row[0]].emplace_back();
    limit.predicate = row.size() > 2 ? row[2].str() : "true";
    return readVersion(row[1], limit.version);
  };
  return success(succeeded(readTable("history.since", 2, 3, addSince)) &&
                 succeeded(readTable("history.limits", 4, 4, addLimit)) &&
                 succeeded(readTable("history.custom_forms", 2, 3, addForm)));
}

LogicalResult TableReader::read() {
  // The names of operations depend on those of dialects.
  return success(succeeded(readDialects()) && succeeded(readOperations()) &&
                 succeeded(readAttributes()) && succeeded(readVersions()) &&
                 succeeded(checkTableNames()));
}

LogicalResult TableReader::checkTableNames() {
  tableNames.push_back("history.rule_roots");
  for (const NamedAttribute &attr : module->getAttrs()) {
    StringRef name = attr.getNameRef();
    if (name.starts_with("history.") && !llvm::is_contained(tableNames, name))
      return emitError("unknown table '" + name + "'" +
                       suggest(name, tableNames));
  }
  return success();
}

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
    if (rule.getName().getStringRef() != "pdl.pattern")
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
  if (failed(TableReader(module.get(), getContextData<OpHistory>(ctx)).read()))
    return failure();
  auto &rules = getContextData<UpgradeRules>(ctx);
  rules.printing.push_back({text.str(), fileName.str()});
  return addRules(ctx, module.get(), rules.sets);
}

//===-- Files that are read when they are needed -----------------------------===//

/// `text` without what is between `begin` and `end`, with the same lines.
static std::string cut(StringRef text, size_t begin, size_t end) {
  StringRef removed = text.slice(begin, end);
  return (text.take_front(begin) + std::string(removed.count('\n'), '\n') +
          text.drop_front(end))
      .str();
}

/// Where the bracket that opens at or behind `from` closes, one behind it.
static size_t findClose(StringRef text, size_t from) {
  char unbalanced;
  const char *open = text.begin() + text.find('{', from);
  const char *end = Lexer(text).skipBalanced(open, unbalanced);
  assert(end && "a bundled history file with unbalanced brackets");
  return size_t(end - text.begin());
}

LogicalResult strata::registerHistory(Context &ctx, StringRef text,
                                      StringRef fileName) {
  registerHistoryDirectives(ctx);
  size_t tablesEnd = findClose(text, text.find("module attributes"));
  size_t bodyBegin = text.find('{', tablesEnd) + 1;
  size_t bodyEnd = text.rfind('}');
  PendingRules pending;
  pending.fileName = fileName.str();
  pending.text = cut(text, 0, tablesEnd);
  pending.text.insert(pending.text.find('{'), "module ");
  constexpr StringRef keyword = "irdl.dialect @";
  for (size_t at = pending.text.find(keyword); at != std::string::npos;
       at = pending.text.find(keyword)) {
    StringRef all = pending.text;
    // The attributes, then the body.
    size_t end = findClose(all, findClose(all, at));
    StringRef name = all.drop_front(at + keyword.size()).split(' ').first;
    pending.dialects.push_back(name.str());
    std::string definition = std::string(all.take_front(at).count('\n'), '\n') +
                             all.slice(at, end).str() + "\n";
    ctx.registerDialect(
        name, [definition, file = fileName.str()](Dialect &dialect) {
          // The file is part of the program.
          (void)loadRegisteredDialect(
              dialect, llvm::MemoryBuffer::getMemBufferCopy(definition, file));
        });
    pending.text = cut(all, at, end);
  }
  OwningOpRef<> tables = parse(ctx, cut(text, bodyBegin, bodyEnd), fileName);
  if (!tables ||
      failed(TableReader(tables.get(), getContextData<OpHistory>(ctx)).read()))
    return failure();
  if (auto roots =
          dyn_cast_or_null<ArrayAttr>(tables->getAttr("history.rule_roots")))
    for (Attribute row : roots)
      pending.roots.push_back(
          cast<StringAttr>(cast<ArrayAttr>(row)[0]).getValue().str());
  auto &rules = getContextData<UpgradeRules>(ctx);
  if (StringRef(pending.text).contains("history.until"))
    rules.printing.push_back({pending.text, pending.fileName});
  rules.pending.push_back(std::move(pending));
  return success();
}

LogicalResult strata::loadRulesFor(Context &ctx, UpgradeRules &rules,
                                   StringRef op) {
  for (size_t i = 0; i < rules.pending.size(); ++i) {
    if (!rules.pending[i].canMatch(op))
      continue;
    PendingRules pending = std::move(rules.pending[i]);
    rules.pending.erase(rules.pending.begin() + i--);
    OwningOpRef<> module = parse(ctx, pending.text, pending.fileName);
    if (!module || failed(addRules(ctx, module.get(), rules.sets)))
      return failure();
  }
  return success();
}

LogicalResult
strata::loadPrintingRules(Context &ctx, unsigned version,
                          std::vector<FrozenRewritePatternSet> &sets) {
  for (const PrintingRules &file : getContextData<UpgradeRules>(ctx).printing) {
    OwningOpRef<> module = parse(ctx, file.text, file.fileName);
    if (!module || failed(addRules(ctx, module.get(), sets, version)))
      return failure();
  }
  return success();
}
