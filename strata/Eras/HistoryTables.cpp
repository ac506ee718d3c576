// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Eras/HistoryTablesDetail.h"
#include "strata/Eras/LLVMTypeText.h"
#include "strata/Eras/TextTemplateDetail.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

namespace {
/// Reads the tables of one module.
class TableReader {
public:
  TableReader(Operation *module, OpHistory &history, bool isTrusted)
      : module(module), ctx(module->getContext()), history(history),
        isTrusted(isTrusted) {}

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
  LogicalResult addBody(const Row &row);
  LogicalResult addPart(const Row &row);
  LogicalResult checkPattern(const LazyRegex &pattern, StringRef text);
  LogicalResult readPattern(StringRef text,
                            std::shared_ptr<const LazyRegex> &pattern);
  /// Adds to an enumeration the contents of a row after its name; returns the
  /// keyword that is no case, or an empty text.
  using EnumAmendment = StringRef (*)(EnumDefinition &cases,
                                      ArrayRef<StringRef> keywords);
  LogicalResult amendEnum(const Row &row, EnumAmendment amend);
  LogicalResult readVersions();
  LogicalResult readVersion(StringRef text, unsigned &version);
  InFlightDiagnostic emitError(const Twine &message) {
    return module->emitError("history file: ") << message.str();
  }

  Operation *module;
  Context *ctx;
  OpHistory &history;
  const bool isTrusted;
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
  auto &spellings = getContextData<OpDisplayNames>(*ctx);
  if (spellings.dialects.contains(row[1].split('.').first))
    spellings.ops.try_emplace(row[1], row[0].str());
  StringRef text = row.size() > 3 ? row[3] : StringRef();
  record.isGeneric = text.consume_front("generic");
  text = text.ltrim();
  if (!text.empty()) {
    record.isNegated = text.consume_front("!");
    record.readsLines = text.consume_front("*");
    record.condition = std::make_shared<LazyRegex>(text.str());
    if (failed(checkPattern(*record.condition, text)))
      return failure();
  }
  history.renamed[row[0]].push_back(std::move(record));
  return success();
}

static ParseResult parseNothing(OpAsmParser &, OperationState &) {
  return success();
}

/// Gives an operation that has no current definition an empty custom form.
static void readAsNothing(Context *ctx, StringRef op) {
  auto *def = const_cast<OpDefinition *>(ctx->getOpDefinition(op));
  if (!def->registered)
    def->parse = parseNothing;
}

LogicalResult TableReader::addDropped(const Row &row) {
  if (failed(readEras(row[1], history.dropped[row[0]])))
    return failure();
  if (isTrusted)
    ctx->whenLoaded(row[0].split('.').first, [op = row[0]](Dialect &dialect) {
      readAsNothing(dialect.getContext(), op);
    });
  else
    readAsNothing(ctx, row[0]);
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

LogicalResult TableReader::checkPattern(const LazyRegex &pattern,
                                        StringRef text) {
  std::string message;
  if (isTrusted || pattern.get().isValid(message))
    return success();
  return emitError("invalid regular expression '" + text + "': " + message);
}

/// A regular expression for a whole text.
LogicalResult
TableReader::readPattern(StringRef text,
                         std::shared_ptr<const LazyRegex> &pattern) {
  pattern = std::make_shared<LazyRegex>("^" + text.str() + "$");
  return checkPattern(*pattern, text);
}

/// dialect, regular expression, current text, optional `each`.
LogicalResult TableReader::addBody(const Row &row) {
  RenamedType record;
  StringRef text = row[2];
  if (row.size() > 3) {
    if (row[3] != "each")
      return emitError("expected 'each', found '" + row[3] + "'");
    record.isForParts = true;
    record.pattern = std::make_shared<LazyRegex>(row[1].str());
    if (failed(checkPattern(*record.pattern, row[1])))
      return failure();
  } else if (failed(readPattern(row[1], record.pattern))) {
    return failure();
  }
  if (text.consume_front("template "))
    record.expand =
        [text = text.str()](Attribute attr) -> std::optional<std::string> {
      PDLValue args[] = {attr};
      TemplateExpander expander(text, args);
      return succeeded(expander.expand()) ? std::optional(expander.getText())
                                          : std::nullopt;
    };
  record.text = text.str();
  history.bodies[row[0]].push_back(std::move(record));
  return success();
}

/// dialect, regular expression, current text.
LogicalResult TableReader::addType(const Row &row) {
  RenamedType record;
  record.text = row[2].str();
  if (row[2] == "LLVM IR") {
    record.convert = getCurrentLLVMType;
    record.getPointee = getLLVMPointee;
  }
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

/// `fullName` with its dialect; null if there is none.
static EnumDefinition *findEnum(const Dialect &dialect, StringRef fullName) {
  const TypeDefinition *def = dialect.getContext()->findTypeDefinition(
      dialect, fullName.split('.').second, /*isType=*/false);
  return def ? const_cast<EnumDefinition *>(def->enumeration.get()) : nullptr;
}

/// Calls `amend` with the enumeration that the row begins with.
LogicalResult TableReader::amendEnum(const Row &row, EnumAmendment amend) {
  StringRef dialectName = row[0].split('.').first;
  if (isTrusted) {
    ctx->whenLoaded(dialectName, [row, amend](Dialect &dialect) {
      if (EnumDefinition *cases = findEnum(dialect, row[0]))
        (void)amend(*cases, ArrayRef(row).drop_front());
    });
    return success();
  }
  EnumDefinition *cases =
      findEnum(ctx->getOrCreateDialect(dialectName), row[0]);
  if (!cases)
    return emitError("there is no enumeration '" + row[0] + "'");
  StringRef unknown = amend(*cases, ArrayRef(row).drop_front());
  if (unknown.empty())
    return success();
  return emitError("'" + row[0] + "' has no case '" + unknown + "'");
}

/// old keyword, current keyword.
static StringRef addOlderCase(EnumDefinition &cases,
                              ArrayRef<StringRef> keywords) {
  std::optional<uint64_t> value = cases.find(keywords[1]);
  if (!value)
    return keywords[1];
  cases.olderCases.push_back({keywords[0].str(), keywords[0].str(), *value});
  return {};
}

/// The keywords in the order of their old numbers.
static StringRef addOlderNumbers(EnumDefinition &cases,
                                 ArrayRef<StringRef> keywords) {
  cases.olderNumbers.clear();
  for (StringRef keyword : keywords) {
    std::optional<uint64_t> value = cases.find(keyword);
    if (!value)
      return keyword;
    cases.olderNumbers.push_back(*value);
  }
  return {};
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
      getContextData<OpDisplayNames>(*ctx).dialects[row[0]] = row[2].str();
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
      succeeded(readTable("history.bodies", 3, 4,
                          [&](const Row &row) { return addBody(row); })) &&
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
  auto addCase = [&](const Row &row) { return amendEnum(row, addOlderCase); };
  auto addNumbers = [&](const Row &row) {
    return amendEnum(row, addOlderNumbers);
  };
  auto addFlag = [&](const Row &row) -> LogicalResult {
    history.flags[row[0]] = row.size() > 1;
    if (row.size() == 1 || row[1] == "pointee")
      return success();
    return emitError("expected 'pointee', found '" + row[1] + "'");
  };
  return success(
      succeeded(readTable("history.flags", 1, 2, addFlag)) &&
      succeeded(readTable("history.enum_cases", 3, 3, addCase)) &&
      succeeded(readTable("history.enum_numbers", 2, 64, addNumbers)) &&
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

/// Reads the facts about single versions, for printing.
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

LogicalResult strata::readHistoryTables(Operation *module, OpHistory &history,
                                        bool isTrusted) {
  return TableReader(module, history, isTrusted).read();
}
