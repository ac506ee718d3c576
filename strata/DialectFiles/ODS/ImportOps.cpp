// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations, and the traversal of a dump.
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImporterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::ods;

//===-- Slots, regions, successors ----------------------------------------===//

void Importer::importSlots(Record record, DefinitionModel &op) {
  for (const Record::Argument &argument : record.getArguments("arguments")) {
    Record constraint = argument.record;
    if (constraint.isA("OpVariable"))
      constraint = constraint.getRecord("constraint");
    if (constraint.isA("Property"))
      addSlot(op, op.attributes, importProperty(constraint, argument.name, op));
    else if (constraint.isA("AttrConstraint"))
      addSlot(op, op.attributes,
              importAttribute(constraint, argument.name, op));
    else
      addSlot(op, op.operands,
              importValue(argument,
                          "operand" + std::to_string(op.operands.size()), op));
  }
  for (const Record::Argument &argument : record.getArguments("results"))
    addSlot(op, op.results,
            importValue(argument, "result" + std::to_string(op.results.size()),
                        op));
  std::vector<Record::Argument> regions = record.getArguments("regions");
  for (auto [i, argument] : llvm::enumerate(regions))
    op.regions.push_back(importRegion(argument, unsigned(i)));
  std::vector<Record::Argument> successors = record.getArguments("successors");
  for (auto [i, argument] : llvm::enumerate(successors)) {
    std::string name =
        argument.name.empty() ? "successor" + std::to_string(i) : argument.name;
    op.successors.push_back(
        argument.record.isA("VariadicSuccessor") ? name + "..." : name);
  }
}

/// The number in `(::llvm::hasNItemsOrLess($_self, 1))` and its like.
static std::optional<int64_t> getCount(StringRef predicate,
                                       StringRef function) {
  if (!predicate.consume_front(function) ||
      !predicate.consume_front("($_self, ") || !predicate.consume_back(")"))
    return std::nullopt;
  return parseInteger(predicate);
}

RegionModel Importer::importRegion(const Record::Argument &argument,
                                   unsigned index) {
  RegionModel region;
  region.name =
      argument.name.empty() ? "region" + std::to_string(index) : argument.name;
  Record record = argument.record;
  region.isVariadic = record.isA("VariadicRegion");
  region.summary = record.getTrimmed("summary").str();
  Record predicate = record.getRecord("predicate");
  std::optional<std::string> text =
      predicate ? getPredicateText(predicate) : std::nullopt;
  if (!text)
    return region;
  region.numBlocks = getCount(*text, "hasNItems");
  region.minBlocks = getCount(*text, "hasNItemsOrMore");
  region.maxBlocks = getCount(*text, "hasNItemsOrLess");
  return region;
}

//===-- Operations --------------------------------------------------------===//

bool Importer::isImported(const DefinitionModel &def) {
  for (; numKnown < model.definitions.size(); ++numKnown) {
    const DefinitionModel &other = model.definitions[numKnown];
    known.insert((stringify(other.kind) + " " + other.name).str());
  }
  return known.contains((stringify(def.kind) + " " + def.name).str());
}

/// The dialect in `getDefaultDialect() { return "name"; }`.
static std::string getDefaultDialect(StringRef declarations) {
  size_t at = declarations.find("getDefaultDialect()");
  if (at == StringRef::npos)
    return "";
  auto [before, quoted] = declarations.substr(at).split('"');
  return before.contains("return") && !before.contains('}')
             ? quoted.split('"').first.str()
             : "";
}

/// Records the parts that the definition declares to be written in C++.
void Importer::importHooks(Record record, DefinitionModel &op) {
  const std::pair<StringRef, StringRef> hooks[] = {
      {"hasVerifier", "verify"},
      {"hasRegionVerifier", "verifyRegions"},
      {"hasFolder", "fold"},
      {"hasCanonicalizer", "canonicalize"},
      {"hasCanonicalizeMethod", "canonicalize"}};
  for (auto [field, word] : hooks)
    if (record.getBit(field))
      addOnce(op.missing, word);
  // A format goes before hooks.
  if (record.getBit("hasCustomAssemblyFormat") &&
      !record.has("assemblyFormat")) {
    addOnce(op.missing, "print");
    addOnce(op.missing, "parse");
  }
  bool derivesType = llvm::any_of(op.traits, [](StringRef trait) {
    return trait == "SameOperandsAndResultType" ||
           trait == "FirstAttrDerivedResultType";
  });
  if (llvm::is_contained(op.interfaces, "InferTypeOpInterface") &&
      !derivesType && !op.results.empty())
    addOnce(op.missing, "infer");
}

/// The syntax that functions of MLIR share, if all attributes of `op` are those
/// of a function and optional ones: operations with FunctionOpInterface whose
/// parser is in C++ call the function that reads it. std::nullopt for other
/// operations.
static std::optional<std::string> getFunctionFormat(const DefinitionModel &op) {
  if (!llvm::is_contained(op.interfaces, "FunctionOpInterface") ||
      !op.operands.empty() || !op.results.empty() || !op.successors.empty() ||
      op.regions.size() != 1 || op.regions[0].isVariadic)
    return std::nullopt;
  llvm::StringSet<> found;
  for (const SlotModel &slot : op.attributes) {
    const ConstraintModel &by = op.constraintOf(slot);
    bool isNeeded = slot.name == "sym_name" || slot.name == "function_type";
    if (isNeeded == by.isOptional || by.defaultValue)
      return std::nullopt;
    found.insert(slot.name);
  }
  for (StringRef name : {"sym_name", "function_type", "arg_attrs", "res_attrs"})
    if (!found.contains(name))
      return std::nullopt;
  StringRef visibility =
      R"((keyword($sym_visibility, "public", "private", "nested")^)? )";
  return (found.contains("sym_visibility") ? visibility : StringRef()).str() +
         "$sym_name `` signature($function_type, $arg_attrs, $res_attrs) "
         "attr-dict-with-keyword function-body($" +
         op.regions[0].name + ")";
}

void Importer::importFormat(Record record, DefinitionModel &op) {
  if (record.has("assemblyFormat"))
    op.format = record.getTrimmed("assemblyFormat").str();
  if (op.format && StringRef(*op.format).contains("custom<"))
    addOnce(op.missing, "directives");
  if (op.format && llvm::is_contained(op.missing, "print")) {
    op.remarks.push_back("format not carried over: " + *op.format);
    op.format.reset();
    note(op, "format not imported: it uses an attribute that was not imported",
         "");
    return;
  }
  if (op.format || !record.getBit("hasCustomAssemblyFormat"))
    return;
  op.format = getFunctionFormat(op);
  if (!op.format)
    return;
  llvm::erase(op.missing, "print");
  llvm::erase(op.missing, "parse");
  op.remarks.push_back("the syntax is in C++; that of functions is assumed");
  note(op, "function with syntax in C++, assumed to be the usual one", "");
}

void Importer::importOp(Record record) {
  DefinitionModel op;
  op.name = record.getString("opName").str();
  if (op.name.empty()) {
    dump.noteError("operation '" + record.getName() + "' has no 'opName'");
    return;
  }
  if (isImported(op))
    return;
  op.className = getOpClassName(record);
  op.summary = record.getTrimmed("summary").str();
  op.description = record.getString("description").str();
  importSlots(record, op);
  importTraits(record, op);
  if (getDefaultDialect(record.getString("extraClassDeclaration")) ==
      model.name)
    addOnce(op.traits, "DefaultDialect");
  checkTraits(op);
  assumeGraphRegions(op);
  checkPredicates(op);
  importHooks(record, op);
  importFormat(record, op);
  model.definitions.push_back(std::move(op));
}

//===-- A dump ------------------------------------------------------------===//

/// Whether the dialect parses types, or attributes, that no record defines: with a parser
/// of its own, which its declarations list or which belongs to a class that is not in the
/// records, or with a generated one although it has no records of the kind.
bool Importer::hasOtherParser(Record dialect, bool isType) const {
  StringRef kind = isType ? "Type" : "Attribute";
  if (dialect.getString("extraClassDeclaration")
          .contains(("parse" + kind + "(").str()))
    return true;
  bool hasDefinitions = classes.definesAny(model.name, isType);
  if (dialect.getBit(("useDefault" + kind + "PrinterParser").str()))
    return !hasDefinitions;
  auto isOurs = [&](Record record) {
    return record.has("dialect") &&
           record.getRecord("dialect").getString("name") == model.name;
  };
  return hasDefinitions ||
         (isType && llvm::any_of(dump.getInstances("DialectType"), isOurs));
}

void Importer::importDialect(Record record) {
  model.cppNamespace = cleanName(record.getString("cppNamespace"));
  model.summary = record.getTrimmed("summary").str();
  model.description = record.getString("description").str();
  if (hasOtherParser(record, /*isType=*/true))
    addOnce(model.missing, "types");
  if (hasOtherParser(record, /*isType=*/false))
    addOnce(model.missing, "attributes");
}

void Importer::run() {
  for (Record record : dump.getInstances("Dialect")) {
    if (record.getString("name") != model.name)
      continue;
    importDialect(record);
  }
  auto isOurs = [&](Record record, StringRef field) {
    return !record.isAnonymous() && (!filter || filter(record)) &&
           record.getRecord(field).getString("name") == model.name;
  };
  for (Record record : dump.getInstances("Op"))
    if (isOurs(record, "opDialect"))
      importOp(record);
  for (Record record : dump.getInstances("TypeDef"))
    if (isOurs(record, "dialect"))
      importDefinition(record, /*isType=*/true);
  for (Record record : dump.getInstances("AttrDef"))
    if (isOurs(record, "dialect"))
      importDefinition(record, /*isType=*/false);
  // Unused enumerations, except for those that are an attribute of their own.
  for (Record info : dump.getInstances("EnumInfo"))
    if (cleanName(info.getString("cppNamespace")) == model.cppNamespace &&
        info.getBit("genSpecializedAttr") && (!filter || filter(info)))
      (void)useEnum(info);
}
