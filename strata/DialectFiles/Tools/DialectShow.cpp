// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/DialectShow.h"

#include "strata/DialectFiles/Tools/Example.h"
#include "strata/DialectFiles/Tools/ExtensionText.h"
#include "strata/DialectFiles/Tools/FormatText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace strata;
using DefKind = DefinitionModel::Kind;

//===-- Texts -------------------------------------------------------------===//

std::string strata::unindent(StringRef text) {
  SmallVector<StringRef> lines;
  text.rtrim().split(lines, '\n');
  while (!lines.empty() && lines.front().trim().empty())
    lines.erase(lines.begin());
  size_t shared = StringRef::npos;
  // The first line may begin directly after the quote.
  for (auto [i, line] : llvm::enumerate(lines))
    if (!line.trim().empty() && (i || line.starts_with(" ")))
      shared = std::min(shared, line.size() - line.ltrim(' ').size());
  std::string result;
  for (StringRef line : lines) {
    size_t blanks = line.size() - line.ltrim(' ').size();
    if (!result.empty())
      result += '\n';
    result += line.drop_front(std::min(shared, blanks)).rtrim();
  }
  return result;
}

std::vector<std::string> strata::getEqualSlots(const DefinitionModel &def) {
  std::vector<std::string> sets(def.constraints.size());
  std::vector<unsigned> sizes(def.constraints.size());
  auto add = [&](const std::vector<SlotModel> &slots) {
    for (const SlotModel &slot : slots) {
      if (!def.constraintOf(slot).isVariable())
        continue;
      std::string &set = sets[slot.constraint];
      set += (set.empty() ? "" : ", ") + slot.name;
      ++sizes[slot.constraint];
    }
  };
  add(def.operands);
  add(def.results);
  add(def.attributes);
  add(def.parameters);
  std::vector<std::string> result;
  for (auto [set, size] : llvm::zip(sets, sizes))
    if (size > 1)
      result.push_back(set);
  return result;
}

// The attributes, without namespace, that are shown in other ways than by
// describeWords.
static constexpr StringRef shownOnDialects[] = {"version", "summary",
                                                "description", "namespace"};
static constexpr StringRef shownOnDefinitions[] = {
    "summary", "description", "examples",   "class", "format",
    "traits",  "interfaces",  "missing",    "enum",  "successors",
    "hooks",   "builders",    "predicates", "infer"};
static constexpr StringRef shownOnConstraints[] = {
    "summary", "optional", "default", "kind", "self_type", "derived"};
static constexpr StringRef shownOnRegions[] = {
    "summary", "variadic", "arguments", "min_size", "max_size"};

/// Adds the other attributes on a constraint or region, and those of extensions.
static void addWords(ArrayRef<NamedAttribute> words, ArrayRef<StringRef> shown,
                     ArrayRef<ExtensionUse> uses,
                     std::vector<std::string> &notes) {
  for (const WordText &text : describeWords(words, shown))
    notes.push_back(text.title + ": " + llvm::join(text.items, ", "));
  for (const ExtensionText &text : describeExtensions(uses))
    notes.push_back((text.extension->title + ": ").str() +
                    llvm::join(text.items, ", "));
}

/// Adds the properties of a constraint besides its condition and its summary.
static void addNotes(const ConstraintModel &constraint,
                     std::vector<std::string> &notes) {
  if (constraint.defaultValue)
    notes.push_back("default " + *constraint.defaultValue);
  if (!constraint.storage.empty())
    notes.push_back("kept as " + constraint.storage);
  if (constraint.isSelfType)
    notes.push_back("type of the attribute");
  if (constraint.isDerived)
    notes.push_back("derived");
  addWords(constraint.words, shownOnConstraints, constraint.extensions, notes);
}

std::string strata::getNotes(const DefinitionModel &def,
                             const SlotModel &slot) {
  std::vector<std::string> notes;
  if (slot.arity == Arity::Variadic)
    notes.push_back("any number");
  else if (slot.arity == Arity::Optional)
    notes.push_back("optional");
  addNotes(def.constraintOf(slot), notes);
  return llvm::join(notes, "; ");
}

/// For each constraint of `def`: whether it is that of a slot or a block argument.
static llvm::SmallBitVector findDirectConstraints(const DefinitionModel &def) {
  llvm::SmallBitVector isDirect(unsigned(def.constraints.size()));
  for (const auto *slots :
       {&def.operands, &def.results, &def.attributes, &def.parameters})
    for (const SlotModel &slot : *slots)
      isDirect.set(slot.constraint);
  for (const RegionModel &region : def.regions)
    if (region.arguments)
      for (unsigned argument : *region.arguments)
        isDirect.set(argument);
  return isDirect;
}

std::vector<std::string> strata::getPartTexts(const DefinitionModel &def) {
  llvm::SmallBitVector isDirect = findDirectConstraints(def);
  std::vector<std::string> texts;
  for (auto [i, constraint] : llvm::enumerate(def.constraints)) {
    bool isHidden = !constraint.isNamed && isDirect[unsigned(i)];
    if (isHidden || (!constraint.isNamed && constraint.words.empty()))
      continue;
    std::vector<std::string> parts;
    if (!constraint.summary.empty())
      parts.push_back(constraint.summary);
    if (constraint.isNamed)
      parts.push_back(constraint.expression);
    addNotes(constraint, parts);
    if (!parts.empty())
      texts.push_back(
          (constraint.isNamed ? constraint.name : constraint.expression) +
          " is " + llvm::join(parts, "; "));
  }
  return texts;
}

std::vector<std::string> strata::getInferences(const DefinitionModel &def) {
  std::vector<std::string> texts;
  for (const InferenceModel &inference : def.inferences)
    texts.push_back(
        inference.to + " from " + inference.from + ": " + inference.text +
        (inference.summary.empty() ? "" : " (" + inference.summary + ")"));
  return texts;
}

/// `1 block`.
static std::string countBlocks(int64_t count) {
  return std::to_string(count) + (count == 1 ? " block" : " blocks");
}

std::string strata::getNotes(const DefinitionModel &def,
                             const RegionModel &region) {
  std::vector<std::string> notes;
  if (region.isVariadic)
    notes.push_back("any number");
  if (region.numBlocks)
    notes.push_back(countBlocks(*region.numBlocks));
  if (region.minBlocks)
    notes.push_back("at least " + countBlocks(*region.minBlocks));
  if (region.maxBlocks)
    notes.push_back("at most " + countBlocks(*region.maxBlocks));
  if (region.arguments) {
    std::vector<std::string> arguments;
    for (unsigned index : *region.arguments)
      arguments.push_back(def.describe(index));
    notes.push_back("arguments: (" + llvm::join(arguments, ", ") + ")");
  }
  std::vector<std::string> named;
  for (const ArgumentModel &argument : region.namedArguments)
    named.push_back(argument.name + " from " + argument.from +
                    (argument.text.empty() ? "" : ": " + argument.text));
  if (!named.empty())
    notes.push_back("arguments: " + llvm::join(named, ", "));
  addWords(region.words, shownOnRegions, region.extensions, notes);
  return llvm::join(notes, "; ");
}

std::string strata::collapseBlanks(StringRef text) {
  SmallVector<StringRef> words;
  for (StringRef line : llvm::split(text, '\n'))
    line.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return llvm::join(words, " ");
}

std::vector<WordText> strata::getOtherWords(const DefinitionModel &def) {
  return describeWords(def.words, shownOnDefinitions);
}

//===-- Lists -------------------------------------------------------------===//

namespace {
/// Rows whose columns line up. The last column may be of any length.
class Table {
public:
  void add(std::vector<std::string> row) { rows.push_back(std::move(row)); }
  bool empty() const { return rows.empty(); }
  void print(raw_ostream &os, unsigned indent) const;

private:
  std::vector<std::vector<std::string>> rows;
};
} // namespace

void Table::print(raw_ostream &os, unsigned indent) const {
  // A cell wider than this does not push the others aside.
  constexpr size_t maxWidth = 40;
  std::vector<size_t> widths;
  for (const auto &row : rows)
    for (auto [i, cell] : llvm::enumerate(row)) {
      if (i >= widths.size())
        widths.push_back(0);
      if (cell.size() <= maxWidth)
        widths[i] = std::max(widths[i], cell.size());
    }
  for (const auto &row : rows) {
    std::string line(indent, ' ');
    for (auto [i, cell] : llvm::enumerate(row)) {
      line += cell;
      line.append(2 + (cell.size() < widths[i] ? widths[i] - cell.size() : 0),
                  ' ');
    }
    os << StringRef(line).rtrim() << '\n';
  }
}

/// The first line of a summary.
static std::string firstLine(StringRef text) {
  return text.trim().split('\n').first.trim().str();
}

static void printHeading(StringRef name, StringRef summary, raw_ostream &os) {
  os << name;
  if (!summary.empty())
    os << " - " << firstLine(summary);
  os << '\n';
}

/// Prints `line`, in several lines if it is long.
static void printWrapped(StringRef line, raw_ostream &os) {
  constexpr size_t width = 78;
  StringRef indent = line.take_while([](char c) { return c == ' '; });
  while (line.size() > width) {
    size_t end = line.take_front(width).rfind(' ');
    if (end == StringRef::npos || end <= indent.size())
      end = line.find(' ', width);
    if (end == StringRef::npos)
      break;
    os << "  " << line.take_front(end) << '\n' << indent;
    line = line.drop_front(end).ltrim();
  }
  os << (line.empty() ? "" : "  ") << line << '\n';
}

void strata::listDialects(ArrayRef<DialectModel> models,
                          ArrayRef<StringRef> others, raw_ostream &os) {
  Table table;
  table.add({"dialect", "ops", "types", "attrs", "enums", "summary"});
  for (const DialectModel &model : models) {
    auto isEnum = [](const DefinitionModel &def) {
      return def.enumeration.has_value();
    };
    size_t enums = llvm::count_if(model.definitions, isEnum);
    table.add({model.name, std::to_string(model.count(DefKind::Operation)),
               std::to_string(model.count(DefKind::Type)),
               std::to_string(model.count(DefKind::Attribute) - enums),
               std::to_string(enums), firstLine(model.summary)});
  }
  table.print(os, 0);
  if (others.empty())
    return;
  os << "\nknown by name only: operations in generic form, types and "
        "attributes as written\n";
  printWrapped(llvm::join(others, ", "), os);
}

static void printDescription(StringRef description, raw_ostream &os) {
  std::string text = unindent(description);
  if (text.empty())
    return;
  os << '\n';
  SmallVector<StringRef> lines;
  StringRef(text).split(lines, '\n');
  bool isCode = false;
  for (StringRef line : lines) {
    bool isFence = line.ltrim().starts_with("```");
    if (isFence)
      isCode = !isCode;
    if (isCode || isFence)
      os << "  " << line << '\n';
    else
      printWrapped(line, os);
  }
}

void strata::showDialect(const DialectModel &model, raw_ostream &os) {
  printHeading(model.name, model.summary, os);
  if (!model.cppNamespace.empty())
    os << "\n  C++ namespace  " << model.cppNamespace << '\n';
  for (const ExtensionText &text : describeExtensions(model.extensions))
    os << "  " << llvm::left_justify(text.extension->title, 13) << "  "
       << llvm::join(text.items, ", ") << '\n';
  std::vector<WordText> words = describeWords(model.words, shownOnDialects);
  for (const WordText &text : words)
    if (!text.isRows)
      os << "  " << llvm::left_justify(text.title, 13) << "  "
         << llvm::join(text.items, ", ") << '\n';
  printDescription(model.description, os);
  auto show = [&](StringRef title,
                  function_ref<bool(const DefinitionModel &)> isShown) {
    Table table;
    for (const DefinitionModel &def : model.definitions)
      if (isShown(def))
        table.add({def.fullName, firstLine(def.summary)});
    if (table.empty())
      return;
    os << "\n  " << title << '\n';
    table.print(os, 4);
  };
  show("types",
       [](const DefinitionModel &def) { return def.kind == DefKind::Type; });
  show("attributes", [](const DefinitionModel &def) {
    return def.kind == DefKind::Attribute && !def.enumeration;
  });
  show("enumerations",
       [](const DefinitionModel &def) { return def.enumeration.has_value(); });
  show("operations", [](const DefinitionModel &def) {
    return def.kind == DefKind::Operation;
  });
  for (const WordText &text : words) {
    if (!text.isRows)
      continue;
    os << "\n  " << text.title << '\n';
    for (StringRef item : text.items)
      for (StringRef line : llvm::split(item, '\n'))
        os << "    " << line << '\n';
  }
}

//===-- Definitions -------------------------------------------------------===//

namespace {
/// Shows one definition, part by part.
class DefinitionPrinter {
public:
  DefinitionPrinter(const DefinitionModel &def, Samples &samples,
                    raw_ostream &os)
      : def(def), samples(samples), os(os) {}
  void print();

private:
  void printSyntax();
  void printSlots(StringRef title, const std::vector<SlotModel> &slots);
  void printRegions();
  void printEnum();
  void printRules();
  void printExtras();
  /// `title` and a list, each item on a line.
  void printLines(StringRef title, const std::vector<std::string> &list) {
    for (const std::string &item : list) {
      field(title, item);
      title = "";
    }
  }
  /// `title` and a list on one line, if there is something.
  void printList(StringRef title, const std::vector<std::string> &list) {
    if (!list.empty())
      field(title, llvm::join(list, ", "));
  }
  void field(StringRef title, StringRef text) {
    os << "  " << llvm::left_justify(title, 12) << ' ' << text << '\n';
  }

  const DefinitionModel &def;
  Samples &samples;
  raw_ostream &os;
};
} // namespace

void DefinitionPrinter::printSyntax() {
  os << '\n';
  for (StringRef example : getExamples(def, samples))
    for (StringRef line : llvm::split(example, '\n'))
      os << "    " << line << '\n';
  os << '\n';
  field(stringify(def.kind), makeSignature(def));
  if (!def.className.empty())
    field("class", def.className);
  if (def.format)
    field("format", collapseBlanks(*def.format));
}

static std::string inParentheses(const std::string &text) {
  return text.empty() ? text : "(" + text + ")";
}

void DefinitionPrinter::printSlots(StringRef title,
                                   const std::vector<SlotModel> &slots) {
  if (slots.empty())
    return;
  Table table;
  for (const SlotModel &slot : slots) {
    const ConstraintModel &constraint = def.constraintOf(slot);
    std::string expression = constraint.expression;
    // Words first; then their meaning if it adds information.
    if (constraint.summary.empty())
      expression.clear();
    table.add({slot.name, def.describe(slot), expression,
               inParentheses(getNotes(def, slot))});
  }
  os << "  " << title << '\n';
  table.print(os, 4);
}

void DefinitionPrinter::printRegions() {
  if (def.regions.empty())
    return;
  os << "  regions\n";
  Table table;
  for (const RegionModel &region : def.regions) {
    table.add({region.name, region.summary, getNotes(def, region)});
  }
  table.print(os, 4);
}

void DefinitionPrinter::printEnum() {
  if (!def.enumeration)
    return;
  const EnumModel &model = *def.enumeration;
  os << "  " << (model.isBits ? "bits" : "cases") << " (" << model.type;
  if (model.isPlain)
    os << ", kept as an integer";
  if (model.isBits)
    os << ", separated by '" << model.separator << "'";
  if (model.printsGroups)
    os << ", groups are printed by name";
  if (!model.mnemonic.empty())
    os << ", written as " << model.mnemonic << "<...>";
  if (!model.className.empty())
    os << ", class " << model.className;
  if (!model.summary.empty())
    os << ", " << model.summary;
  os << ")\n";
  Table table;
  for (const EnumModel::Case &entry : model.cases)
    table.add({std::to_string(entry.value), entry.keyword, entry.symbol});
  table.print(os, 4);
}

void DefinitionPrinter::printRules() {
  for (const std::string &text : getPartTexts(def))
    field("where", text);
  for (const std::string &set : getEqualSlots(def))
    field("equal", set);
  for (const PredicateModel &predicate : def.predicates)
    field("must hold",
          predicate.summary.empty()
              ? predicate.text
              : predicate.summary + ": " + collapseBlanks(predicate.text));
  for (const std::string &text : getInferences(def))
    field("inferred", text);
}

void DefinitionPrinter::printExtras() {
  printList("traits", def.traits);
  printList("interfaces", def.interfaces);
  for (const ExtensionText &text : describeExtensions(def.extensions))
    printList(text.extension->title, text.items);
  printList("in C++", def.hooks);
  for (const WordText &text : getOtherWords(def))
    printLines(text.title, text.items);
  printLines("builders", def.builders);
  if (!def.classBase.empty())
    field("class base", def.classBase);
  printList("missing", def.missing);
}

void DefinitionPrinter::print() {
  printHeading(def.fullName, def.summary, os);
  printSyntax();
  printSlots("operands", def.operands);
  printSlots("attributes", def.attributes);
  printSlots("parameters", def.parameters);
  printSlots("results", def.results);
  printRegions();
  printEnum();
  printList("successors", def.successors);
  printRules();
  printExtras();
  printDescription(def.description, os);
}

void strata::showDefinition(const DefinitionModel &def, Samples &samples,
                            raw_ostream &os) {
  DefinitionPrinter(def, samples, os).print();
}
