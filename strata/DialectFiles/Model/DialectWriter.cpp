// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Model/DialectWriter.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/Support/StringEscape.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using DefKind = DefinitionModel::Kind;

//===-- Words -------------------------------------------------------------===//

/// A string literal; line feeds and tabs by their letters.
static std::string quoteText(StringRef text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '\n')
      result += "\\n";
    else if (c == '\t')
      result += "\\t";
    else if (c == '"' || c == '\\')
      (result += '\\') += c;
    else if ((unsigned char)c < 0x20)
      ((result += '\\') += llvm::hexdigit(c >> 4)) += llvm::hexdigit(c & 15);
    else
      result += c;
  }
  return result += '"';
}

static std::string quoteList(ArrayRef<std::string> texts) {
  std::vector<std::string> quoted;
  for (const std::string &text : texts)
    quoted.push_back(quoteText(text));
  return "[" + llvm::join(quoted, ", ") + "]";
}

static std::string symbol(StringRef name) {
  return "@" + (isBareIdentifier(name) ? name.str() : quoteText(name));
}

/// Text of several lines without the indentation they share and without empty
/// lines at both ends.
static std::string dedent(StringRef text) {
  SmallVector<StringRef, 16> lines;
  text.split(lines, '\n');
  size_t indent = StringRef::npos;
  for (StringRef line : lines)
    if (!line.trim().empty())
      indent = std::min(indent, line.size() - line.ltrim(' ').size());
  std::string result;
  for (StringRef line : lines)
    (result += line.drop_front(std::min(indent, line.size())).rtrim()) += '\n';
  return StringRef(result).trim("\n").str();
}

/// Without line breaks, and their indentation, in it.
static std::string onOneLine(StringRef text) {
  SmallVector<StringRef, 8> lines;
  text.split(lines, '\n');
  std::string result;
  for (StringRef line : lines) {
    if (!result.empty() && result.back() != ' ' && !line.trim().empty())
      result += ' ';
    result += line.trim();
  }
  return result;
}

namespace {
/// The entries of an attribute dictionary, in order.
class Entries {
public:
  void add(StringRef name, const Twine &value) {
    entries.push_back({("strata." + name).str(), value.str()});
  }
  void addUnit(StringRef name) { add(name, ""); }
  void addText(StringRef name, StringRef text) {
    if (!text.empty())
      add(name, quoteText(text));
  }
  void addList(StringRef name, ArrayRef<std::string> texts) {
    if (!texts.empty())
      add(name, quoteList(texts));
  }
  /// Adds `attributes`, in place of entries of the same names.
  void replace(ArrayRef<NamedAttribute> attributes);
  bool empty() const { return entries.empty(); }
  /// `{a, b}` after an operation; empty if there are no entries.
  std::string inBraces() const {
    return entries.empty() ? "" : " {" + join(", ") + "}";
  }
  /// `attributes {...}` with one entry on each line; empty without entries.
  std::string onLines(StringRef indent) const {
    if (entries.empty())
      return "";
    return " attributes {\n" + indent.str() + "  " +
           join((",\n" + indent + "  ").str()) + "\n" + indent.str() + "}";
  }

private:
  std::string join(StringRef separator) const;
  /// Names and values; the value of a unit is empty.
  std::vector<std::pair<std::string, std::string>> entries;
};

/// Types, attributes and operations share the names of a symbol table: types
/// and attributes whose name others have too get their sigil.
class NameTable {
public:
  explicit NameTable(const DialectModel &model) : dialect(model.name) {
    for (const DefinitionModel &def : model.definitions)
      ++counts[def.name];
  }
  bool isShared(StringRef name) const { return counts.lookup(name) > 1; }
  std::string getSymbol(const DefinitionModel &def) const;
  /// The operand of `irdl.base` or `irdl.parametric`: a reference to a
  /// definition of this file, otherwise a string.
  std::string getBase(const ConstraintModel &constraint) const;

private:
  std::string dialect;
  llvm::StringMap<unsigned> counts;
};

/// Writes the body of one definition.
class BodyWriter {
public:
  BodyWriter(const DefinitionModel &def, const NameTable &table,
             raw_ostream &os)
      : def(def), table(table), os(os), values(def.constraints.size()) {}
  void write();

private:
  std::string claimName(StringRef name);
  /// Writes constraint `index` and those that it is made of, unless they are
  /// written; returns its name.
  const std::string &writeConstraint(unsigned index);
  void writeOperation(const ConstraintModel &constraint);
  /// Writes a list of slots; an empty one only if `isGiven`.
  void writeValues(StringRef list, ArrayRef<SlotModel> slots,
                   bool isGiven = false);
  void writeAttributes();
  void writeRegions();
  /// Whether a list that is given says something even if it is empty.
  bool isOverride(bool isGiven) const { return isGiven && !def.like.empty(); }

  const DefinitionModel &def;
  const NameTable &table;
  raw_ostream &os;
  llvm::StringSet<> names;
  /// Names of the constraints that are written.
  std::vector<std::string> values;
};
} // namespace

void Entries::replace(ArrayRef<NamedAttribute> attributes) {
  for (const NamedAttribute &attr : attributes) {
    std::string text;
    if (!isa<UnitAttr>(attr.getValue())) {
      llvm::raw_string_ostream os(text);
      printAttr(attr.getValue(), os);
    }
    std::pair<std::string, std::string> entry(attr.getNameRef().str(), text);
    auto same = llvm::find_if(
        entries, [&](const auto &other) { return other.first == entry.first; });
    if (same == entries.end())
      entries.push_back(std::move(entry));
    else
      *same = std::move(entry);
  }
}

std::string Entries::join(StringRef separator) const {
  std::vector<std::string> items;
  for (const auto &[name, value] : entries)
    items.push_back(value.empty() ? name : (Twine(name) + " = " + value).str());
  return llvm::join(items, separator);
}

std::string NameTable::getSymbol(const DefinitionModel &def) const {
  if (!isShared(def.name) || def.isOperation())
    return symbol(def.name);
  return "@" + quoteText((def.kind == DefKind::Type ? "!" : "#") + def.name);
}

std::string NameTable::getBase(const ConstraintModel &constraint) const {
  if (constraint.attr) {
    std::string text;
    llvm::raw_string_ostream os(text);
    printAttr(constraint.attr, os);
    return os.str();
  }
  auto [owner, name] = StringRef(constraint.text).drop_front(1).split('.');
  if (owner != dialect || isShared(name))
    return quoteText(constraint.text);
  return symbol(owner) + "::" + symbol(name);
}

//===-- Bodies ------------------------------------------------------------===//

std::string BodyWriter::claimName(StringRef name) {
  name.consume_front("%");
  std::string unique = name.str();
  for (unsigned i = 0; !names.insert(unique).second; ++i)
    unique = (name + "_" + Twine(i)).str();
  return "%" + unique;
}

/// The extension's attributes on `constraint`.
static Entries getEntries(const ConstraintModel &constraint) {
  Entries entries;
  bool isAny = constraint.kind == ConstraintModel::Kind::Any;
  if (!isAny || constraint.summary != "any type")
    entries.addText("summary", onOneLine(constraint.summary));
  entries.addText("kind", constraint.storage);
  if (!constraint.type.empty())
    entries.add("type", constraint.type);
  if (constraint.isOptional)
    entries.addUnit("optional");
  if (constraint.defaultValue)
    entries.add("default", quoteText(*constraint.defaultValue));
  if (constraint.isSelfType)
    entries.addUnit("self_type");
  if (constraint.isDerived)
    entries.addUnit("derived");
  entries.addText("segments", constraint.segments);
  entries.addText("cpp_type", constraint.cppType);
  entries.addText("error", constraint.error);
  entries.addList("missing", constraint.missing);
  entries.replace(constraint.words);
  return entries;
}

void BodyWriter::writeOperation(const ConstraintModel &constraint) {
  using Kind = ConstraintModel::Kind;
  std::vector<std::string> children;
  for (unsigned child : constraint.children)
    children.push_back(values[child]);
  std::string list = llvm::join(children, ", ");
  switch (constraint.kind) {
  case Kind::Any:
  case Kind::Foreign:
    os << "irdl.any";
    break;
  case Kind::Is:
    os << "irdl.is " << constraint.text;
    break;
  case Kind::Base:
    os << "irdl.base " << table.getBase(constraint);
    break;
  case Kind::Parametric:
    os << "irdl.parametric " << table.getBase(constraint) << '<' << list << '>';
    break;
  case Kind::Predicate:
    os << "irdl.c_pred " << quoteText(constraint.text);
    break;
  case Kind::AnyOf:
    os << "irdl.any_of(" << list << ')';
    break;
  case Kind::AllOf:
    os << "irdl.all_of(" << list << ')';
    break;
  }
  os << getEntries(constraint).inBraces() << '\n';
}

const std::string &BodyWriter::writeConstraint(unsigned index) {
  SmallVector<unsigned> work{index};
  llvm::SmallBitVector isNeeded(index + 1);
  while (!work.empty()) {
    unsigned at = work.pop_back_val();
    if (!values[at].empty() || isNeeded[at])
      continue;
    isNeeded.set(at);
    work.append(def.constraints[at].children.begin(),
                def.constraints[at].children.end());
  }
  // The parts of a constraint come before it in the list.
  for (unsigned at : isNeeded.set_bits()) {
    const ConstraintModel &constraint = def.constraints[at];
    values[at] = claimName(constraint.name);
    os << "    " << values[at] << " = ";
    writeOperation(constraint);
  }
  return values[index];
}

void BodyWriter::writeValues(StringRef list, ArrayRef<SlotModel> slots,
                             bool isGiven) {
  std::vector<std::string> items;
  bool isParameter = list == "parameters";
  for (const SlotModel &slot : slots) {
    const std::string &value = writeConstraint(slot.constraint);
    StringRef arity = isParameter || slot.arity == Arity::One ? ""
                      : slot.arity == Arity::Variadic         ? "variadic "
                                                              : "optional ";
    items.push_back((slot.name + ": " + arity + value).str());
  }
  if (isGiven || !items.empty())
    os << "    irdl." << list << '(' << llvm::join(items, ", ") << ")\n";
}

void BodyWriter::writeAttributes() {
  std::vector<std::string> items;
  for (const SlotModel &slot : def.attributes)
    items.push_back(quoteText(slot.name) + " = " +
                    writeConstraint(slot.constraint));
  // Without attributes, the list has no braces.
  if (items.empty() && isOverride(def.lists.attributes))
    os << "    irdl.attributes\n";
  if (!items.empty())
    os << "    irdl.attributes {" << llvm::join(items, ", ") << "}\n";
}

void BodyWriter::writeRegions() {
  std::vector<std::string> items;
  for (const RegionModel &region : def.regions) {
    Entries entries;
    if (region.summary != "any region")
      entries.addText("summary", onOneLine(region.summary));
    if (region.isVariadic)
      entries.addUnit("variadic");
    if (region.minBlocks)
      entries.add("min_size", Twine(*region.minBlocks) + " : i32");
    if (region.maxBlocks)
      entries.add("max_size", Twine(*region.maxBlocks) + " : i32");
    entries.replace(region.words);
    std::vector<std::string> arguments;
    if (region.arguments)
      for (unsigned argument : *region.arguments)
        arguments.push_back(writeConstraint(argument));
    std::string value = claimName(region.name);
    os << "    " << value << " = irdl.region";
    if (region.arguments)
      os << '(' << llvm::join(arguments, ", ") << ')';
    if (region.numBlocks)
      os << " with size " << *region.numBlocks;
    os << entries.inBraces() << '\n';
    items.push_back(region.name + ": " + value);
  }
  if (isOverride(def.lists.regions) || !items.empty())
    os << "    irdl.regions(" << llvm::join(items, ", ") << ")\n";
}

void BodyWriter::write() {
  writeValues("parameters", def.parameters);
  writeValues("operands", def.operands, isOverride(def.lists.operands));
  writeAttributes();
  writeValues("results", def.results, isOverride(def.lists.results));
  writeRegions();
}

//===-- Definitions -------------------------------------------------------===//

static std::string formatEnum(const EnumModel &model) {
  std::vector<std::string> keywords, symbols, values;
  bool countsUp = true, sameNames = true;
  for (auto [i, entry] : llvm::enumerate(model.cases)) {
    keywords.push_back(entry.keyword);
    symbols.push_back(entry.symbol.empty() ? entry.keyword : entry.symbol);
    values.push_back(std::to_string(entry.value));
    countsUp &= entry.value == int64_t(i);
    sameNames &= symbols.back() == entry.keyword;
  }
  std::vector<std::string> parts{"cases = " + quoteList(keywords)};
  if (!countsUp)
    parts.push_back("values = [" + llvm::join(values, ", ") + "]");
  if (!sameNames)
    parts.push_back("symbols = " + quoteList(symbols));
  if (model.type != "i32")
    parts.push_back("type = " + model.type);
  if (model.isBits)
    parts.push_back("bits");
  if (model.isBits && model.separator != "|")
    parts.push_back("separator = " + quoteText(model.separator));
  if (model.printsGroups)
    parts.push_back("groups");
  if (model.isPlain)
    parts.push_back("plain");
  if (!model.className.empty())
    parts.push_back("class = " + quoteText(model.className));
  if (!model.mnemonic.empty())
    parts.push_back("mnemonic = " + quoteText(model.mnemonic));
  if (!model.summary.empty())
    parts.push_back("summary = " + quoteText(model.summary));
  return "{" + llvm::join(parts, ", ") + "}";
}

static void addCommon(const DefinitionModel &def, Entries &entries) {
  entries.addText("summary", onOneLine(def.summary));
  entries.addText("description", dedent(def.description));
  entries.addText("class", def.className);
  entries.addList("traits", def.traits);
  entries.addList("interfaces", def.interfaces);
}

static void writeRemarks(const DefinitionModel &def, raw_ostream &os) {
  for (const std::string &remark : def.remarks)
    os << "  // " << onOneLine(remark) << '\n';
}

static std::vector<std::string> splitLines(StringRef text) {
  SmallVector<StringRef, 8> lines;
  text.split(lines, '\n', -1, !text.empty());
  return {lines.begin(), lines.end()};
}

/// The extension's attributes on a type or attribute, in the order in which
/// they are written.
static void addTypeEntries(const DefinitionModel &def, Entries &entries) {
  std::vector<std::string> subclasses;
  for (const auto &[name, condition] : def.subclasses)
    subclasses.push_back(quoteList({name, condition}));
  if (!subclasses.empty())
    entries.add("subclasses", "[" + llvm::join(subclasses, ", ") + "]");
  entries.addList("verify", splitLines(def.verify));
  entries.addText("record", def.recordName);
  if (def.hasAlias)
    entries.addUnit("alias");
  entries.addText("alias_name", def.aliasName);
  if (def.enumeration)
    entries.add("enum", formatEnum(*def.enumeration));
}

static void addOperationEntries(const DefinitionModel &op, Entries &entries) {
  std::vector<std::string> items;
  for (const PredicateModel &predicate : op.predicates)
    items.push_back("[" + quoteText(predicate.text) + ", " +
                    quoteText(onOneLine(predicate.summary)) + "]");
  if (!items.empty())
    entries.add("predicates", "[" + llvm::join(items, ", ") + "]");
  items.clear();
  for (const InferenceModel &inference : op.inferences)
    items.push_back(quoteList({inference.to, inference.from, inference.text,
                               onOneLine(inference.summary)}));
  if (!items.empty())
    entries.add("infer", "[" + llvm::join(items, ", ") + "]");
  entries.addList("successors", op.successors);
  entries.addList("builders", op.builders);
  entries.addText("class_base", op.classBase);
  entries.addList("verify", splitLines(op.verify));
  entries.addList("verify_regions", splitLines(op.verifyRegions));
  entries.addList("verify_symbol_uses", splitLines(op.verifySymbolUses));
}

static void writeDefinition(const DefinitionModel &def, const NameTable &table,
                            raw_ostream &os) {
  Entries entries;
  addCommon(def, entries);
  if (def.isOperation())
    addOperationEntries(def, entries);
  else
    addTypeEntries(def, entries);
  if (def.format)
    entries.add("format", quoteText(onOneLine(*def.format)));
  entries.addList("missing", def.missing);
  entries.replace(def.words);
  writeRemarks(def, os);
  std::string body;
  llvm::raw_string_ostream bodyStream(body);
  BodyWriter(def, table, bodyStream).write();
  os << "  irdl." << stringify(def.kind) << ' ' << table.getSymbol(def)
     << entries.onLines("  ");
  if (!body.empty())
    os << " {\n" << body << "  }";
  os << '\n';
}

void strata::writeDialect(const DialectModel &model, raw_ostream &os) {
  Entries entries;
  entries.add("version", "1 : i32");
  if (model.isExtension)
    entries.addUnit("extends");
  entries.addText("summary", onOneLine(model.summary));
  entries.addText("description", dedent(model.description));
  if (model.cppNamespace != model.name)
    entries.addText("namespace", model.cppNamespace);
  entries.addList("missing", model.missing);
  entries.replace(model.words);
  os << "irdl.dialect " << symbol(model.name) << entries.onLines("") << " {\n";
  NameTable table(model);
  bool isFirst = true;
  for (const DefinitionModel &def : model.definitions) {
    if (!isFirst)
      os << '\n';
    isFirst = false;
    writeDefinition(def, table, os);
  }
  os << "}\n";
}
