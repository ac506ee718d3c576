// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/ODS/Writer.h"

#include "strata/Support/StringEscape.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::ods;

//===-- Words -------------------------------------------------------------===//

/// A string literal; line feeds and tabs by their letters.
static std::string quote(StringRef text) {
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
    quoted.push_back(quote(text));
  return "[" + llvm::join(quoted, ", ") + "]";
}

static std::string symbol(StringRef name) {
  return "@" + (isBareIdentifier(name) ? name.str() : quote(name));
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
      add(name, quote(text));
  }
  void addList(StringRef name, ArrayRef<std::string> texts) {
    if (!texts.empty())
      add(name, quoteList(texts));
  }
  /// Adds what an overlay says, in place of entries of the same names.
  void overlay(ArrayRef<AttributeText> texts);
  bool empty() const { return entries.empty(); }
  /// `{a, b}` behind an operation; nothing without entries.
  std::string inBraces() const {
    return entries.empty() ? "" : " {" + join(", ") + "}";
  }
  /// The same, one entry a line, behind `attributes`.
  std::string onLines(StringRef indent) const {
    if (entries.empty())
      return "";
    return " attributes {\n" + indent.str() + "  " +
           join((",\n" + indent + "  ").str()) + "\n" + indent.str() + "}";
  }

private:
  std::string join(StringRef separator) const;
  std::vector<AttributeText> entries;
};

/// Types, attributes and operations share the names of a symbol table: types
/// and attributes whose name others have too get their sigil.
class NameTable {
public:
  explicit NameTable(const DialectModel &model) : dialect(model.name) {
    for (const TypeModel &def : model.types)
      ++counts[def.name];
    for (const TypeModel &def : model.attributes)
      ++counts[def.name];
    for (const OpModel &op : model.operations)
      ++counts[op.name];
  }
  bool isShared(StringRef name) const { return counts.lookup(name) > 1; }
  std::string getSymbol(const TypeModel &def) const;
  /// `"!dialect.name"`, by reference where it is of this file.
  std::string getBase(StringRef base) const;

private:
  std::string dialect;
  llvm::StringMap<unsigned> counts;
};

/// Writes the body of one definition. Values are named after their slots.
class BodyWriter {
public:
  BodyWriter(const NameTable &table, raw_ostream &os) : table(table), os(os) {}
  void writeParameters(const TypeModel &def);
  void writeOperation(const OpModel &op);

private:
  std::string claimName(StringRef name);
  std::string writeTree(const ConstraintTree &tree, StringRef name,
                        const std::string &dictionary);
  std::string writeSlot(const SlotModel &slot);
  void writeValues(StringRef list, ArrayRef<SlotModel> slots);
  void writeAttributes(ArrayRef<SlotModel> slots);
  void writeRegions(ArrayRef<RegionModel> regions);

  const NameTable &table;
  raw_ostream &os;
  llvm::StringSet<> names;
};
} // namespace

void Entries::overlay(ArrayRef<AttributeText> texts) {
  for (const AttributeText &text : texts) {
    auto same = llvm::find_if(entries, [&](const AttributeText &entry) {
      return entry.name == text.name;
    });
    if (same == entries.end())
      entries.push_back(text);
    else
      *same = text;
  }
}

std::string Entries::join(StringRef separator) const {
  std::vector<std::string> items;
  for (const AttributeText &entry : entries)
    items.push_back(entry.value.empty() ? entry.name
                                        : entry.name + " = " + entry.value);
  return llvm::join(items, separator);
}

std::string NameTable::getSymbol(const TypeModel &def) const {
  if (!isShared(def.name))
    return symbol(def.name);
  return "@" + quote((def.isType ? "!" : "#") + def.name);
}

std::string NameTable::getBase(StringRef base) const {
  auto [owner, name] = base.drop_front(2).drop_back().split('.');
  if (owner != dialect || isShared(name))
    return base.str();
  return symbol(owner) + "::" + symbol(name);
}

//===-- Bodies ------------------------------------------------------------===//

std::string BodyWriter::claimName(StringRef name) {
  std::string unique = name.str();
  for (unsigned i = 0; !names.insert(unique).second; ++i)
    unique = (name + "_" + Twine(i)).str();
  return "%" + unique;
}

std::string BodyWriter::writeTree(const ConstraintTree &tree, StringRef name,
                                  const std::string &dictionary) {
  std::vector<std::string> children;
  for (const ConstraintTree &child : tree.children)
    children.push_back(writeTree(child, name, ""));
  std::string value = claimName(name);
  os << "    " << value << " = ";
  switch (tree.kind) {
  case ConstraintTree::Kind::Any:
    os << "irdl.any";
    break;
  case ConstraintTree::Kind::Is:
    os << "irdl.is " << tree.text;
    break;
  case ConstraintTree::Kind::Base:
    os << "irdl.base " << table.getBase(tree.text);
    break;
  case ConstraintTree::Kind::Predicate:
    os << "irdl.c_pred " << quote(tree.text);
    break;
  case ConstraintTree::Kind::AnyOf:
  case ConstraintTree::Kind::AllOf:
    os << (tree.kind == ConstraintTree::Kind::AnyOf ? "irdl.any_of("
                                                    : "irdl.all_of(")
       << llvm::join(children, ", ") << ')';
    break;
  }
  if (tree.isPartial) {
    // The last entry of the dictionary.
    StringRef entries(dictionary);
    entries.consume_front(" {");
    entries.consume_back("}");
    os << " {" << entries << (entries.empty() ? "" : ", ")
       << "strata.missing = [\"predicate\"]}\n";
    return value;
  }
  os << dictionary << '\n';
  return value;
}

std::string BodyWriter::writeSlot(const SlotModel &slot) {
  Entries entries;
  bool isAny = slot.constraint.kind == ConstraintTree::Kind::Any;
  if (!isAny || slot.summary != "any type")
    entries.addText("summary", onOneLine(slot.summary));
  entries.addText("kind", slot.kind);
  if (!slot.type.empty())
    entries.add("type", slot.type);
  if (slot.optional)
    entries.addUnit("optional");
  if (slot.defaultText)
    entries.add("default", quote(*slot.defaultText));
  if (slot.derived)
    entries.addUnit("derived");
  entries.addText("segments", slot.segments);
  entries.addText("cpp_type", slot.cppType);
  entries.addList("effects", slot.effects);
  return writeTree(slot.constraint, slot.name, entries.inBraces());
}

void BodyWriter::writeParameters(const TypeModel &def) {
  std::vector<std::string> items;
  for (const SlotModel &slot : def.parameters)
    items.push_back(slot.name + ": " + writeSlot(slot));
  if (!items.empty())
    os << "    irdl.parameters(" << llvm::join(items, ", ") << ")\n";
}

void BodyWriter::writeValues(StringRef list, ArrayRef<SlotModel> slots) {
  std::vector<std::string> items;
  for (const SlotModel &slot : slots) {
    std::string value = writeSlot(slot);
    StringRef arity = slot.arity == Arity::Variadic   ? "variadic "
                      : slot.arity == Arity::Optional ? "optional "
                                                      : "";
    items.push_back((slot.name + ": " + arity + value).str());
  }
  if (!items.empty())
    os << "    irdl." << list << '(' << llvm::join(items, ", ") << ")\n";
}

void BodyWriter::writeAttributes(ArrayRef<SlotModel> slots) {
  std::vector<std::string> items;
  for (const SlotModel &slot : slots)
    items.push_back(quote(slot.name) + " = " + writeSlot(slot));
  if (!items.empty())
    os << "    irdl.attributes {" << llvm::join(items, ", ") << "}\n";
}

void BodyWriter::writeRegions(ArrayRef<RegionModel> regions) {
  std::vector<std::string> items;
  for (const RegionModel &region : regions) {
    Entries entries;
    if (region.summary != "any region")
      entries.addText("summary", onOneLine(region.summary));
    if (region.variadic)
      entries.addUnit("variadic");
    if (region.minSize)
      entries.add("min_size", Twine(*region.minSize) + " : i32");
    if (region.maxSize)
      entries.add("max_size", Twine(*region.maxSize) + " : i32");
    std::string value = claimName(region.name);
    os << "    " << value << " = irdl.region";
    if (region.size)
      os << " with size " << *region.size;
    os << entries.inBraces() << '\n';
    items.push_back(region.name + ": " + value);
  }
  if (!items.empty())
    os << "    irdl.regions(" << llvm::join(items, ", ") << ")\n";
}

void BodyWriter::writeOperation(const OpModel &op) {
  writeValues("operands", op.operands);
  writeAttributes(op.attributes);
  writeValues("results", op.results);
  writeRegions(op.regions);
}

//===-- Definitions -------------------------------------------------------===//

static std::string formatEnum(const EnumModel &model) {
  std::vector<std::string> keywords, symbols, values;
  bool countsUp = true, sameNames = true;
  for (auto [i, entry] : llvm::enumerate(model.cases)) {
    keywords.push_back(entry.keyword);
    symbols.push_back(entry.symbol);
    values.push_back(std::to_string(entry.value));
    countsUp &= entry.value == int64_t(i);
    sameNames &= entry.keyword == entry.symbol;
  }
  std::vector<std::string> parts{"cases = " + quoteList(keywords)};
  if (!countsUp)
    parts.push_back("values = [" + llvm::join(values, ", ") + "]");
  if (!sameNames)
    parts.push_back("symbols = " + quoteList(symbols));
  if (model.type != "i32")
    parts.push_back("type = " + model.type);
  if (model.bits)
    parts.push_back("bits");
  if (model.bits && model.separator != "|")
    parts.push_back("separator = " + quote(model.separator));
  if (model.groups)
    parts.push_back("groups");
  if (model.plain)
    parts.push_back("plain");
  if (!model.className.empty())
    parts.push_back("class = " + quote(model.className));
  if (!model.mnemonic.empty())
    parts.push_back("mnemonic = " + quote(model.mnemonic));
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

/// Closes the definition that `head` begins; without a body there are no braces.
static void writeBlock(const Twine &head, StringRef body, raw_ostream &os) {
  os << head;
  if (!body.empty())
    os << " {\n" << body << "  }";
  os << '\n';
}

static void writeType(const TypeModel &def, const NameTable &table,
                      raw_ostream &os) {
  Entries entries;
  addCommon(def, entries);
  entries.addText("record", def.recordName);
  if (def.alias)
    entries.addUnit("alias");
  if (def.enumeration)
    entries.add("enum", formatEnum(*def.enumeration));
  if (def.format)
    entries.add("format", quote(onOneLine(*def.format)));
  entries.addList("missing", def.missing);
  entries.overlay(def.overlay);
  writeRemarks(def, os);
  std::string body;
  llvm::raw_string_ostream bodyStream(body);
  BodyWriter(table, bodyStream).writeParameters(def);
  writeBlock((def.isType ? "  irdl.type " : "  irdl.attribute ") +
                 table.getSymbol(def) + entries.onLines("  "),
             body, os);
}

static void writeOperation(const OpModel &op, const NameTable &table,
                           raw_ostream &os) {
  Entries entries;
  addCommon(op, entries);
  if (op.effects)
    entries.add("effects", quoteList(*op.effects));
  std::vector<std::string> items;
  for (const PredicateModel &predicate : op.predicates)
    items.push_back("[" + quote(predicate.text) + ", " +
                    quote(onOneLine(predicate.summary)) + "]");
  if (!items.empty())
    entries.add("predicates", "[" + llvm::join(items, ", ") + "]");
  items.clear();
  for (const InferenceModel &inference : op.inferences)
    items.push_back(quoteList({inference.to, inference.from, inference.text,
                               onOneLine(inference.summary)}));
  if (!items.empty())
    entries.add("infer", "[" + llvm::join(items, ", ") + "]");
  entries.addList("successors", op.successors);
  if (op.format)
    entries.add("format", quote(onOneLine(*op.format)));
  entries.addList("missing", op.missing);
  entries.overlay(op.overlay);
  writeRemarks(op, os);
  std::string body;
  llvm::raw_string_ostream bodyStream(body);
  BodyWriter(table, bodyStream).writeOperation(op);
  writeBlock("  irdl.operation " + symbol(op.name) + entries.onLines("  "),
             body, os);
}

static void writeWhole(const WholeModel &def, raw_ostream &os) {
  Entries entries;
  entries.overlay(def.attributes);
  writeBlock("  " + def.kind + " " + symbol(def.symbol) + entries.onLines("  "),
             def.body, os);
}

/// The definitions in the order of their names.
template <typename Model>
static std::vector<const Model *> sortByName(const std::vector<Model> &models) {
  std::vector<const Model *> sorted;
  for (const Model &model : models)
    sorted.push_back(&model);
  llvm::sort(sorted,
             [](const Model *a, const Model *b) { return a->name < b->name; });
  return sorted;
}

void ods::writeDialect(const DialectModel &model, raw_ostream &os) {
  Entries entries;
  entries.add("version", "1 : i32");
  entries.addText("summary", onOneLine(model.summary));
  entries.addText("description", dedent(model.description));
  if (model.cppNamespace != model.name)
    entries.addText("namespace", model.cppNamespace);
  entries.overlay(model.overlay);
  os << "irdl.dialect " << symbol(model.name) << entries.onLines("") << " {\n";
  NameTable table(model);
  bool isFirst = true;
  auto separate = [&] {
    if (!isFirst)
      os << '\n';
    isFirst = false;
  };
  for (const TypeModel *def : sortByName(model.types)) {
    separate();
    writeType(*def, table, os);
  }
  for (const TypeModel *def : sortByName(model.attributes)) {
    separate();
    writeType(*def, table, os);
  }
  for (const OpModel *op : sortByName(model.operations)) {
    separate();
    writeOperation(*op, table, os);
  }
  for (const WholeModel &def : model.whole) {
    separate();
    writeWhole(def, os);
  }
  os << "}\n";
}
