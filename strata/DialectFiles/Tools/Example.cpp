// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/Example.h"

#include "strata/DialectFiles/Tools/ExampleDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

const SlotModel *ExampleWriter::findSlot(const std::vector<SlotModel> &slots,
                                         StringRef name) {
  auto it = llvm::find_if(
      slots, [&](const SlotModel &slot) { return slot.name == name; });
  return it == slots.end() ? nullptr : &*it;
}

unsigned ExampleWriter::countOf(const SlotModel &slot) const {
  if (slot.arity == Arity::One)
    return 1;
  if (!isFull)
    return 0;
  return slot.arity == Arity::Optional ? 1 : 2;
}

void ExampleWriter::addValues(const SlotModel &slot,
                              std::vector<std::string> &out) const {
  unsigned count = countOf(slot);
  std::string name = "%" + (slot.name.empty() ? "value" : slot.name);
  for (unsigned i = 0; i < count; ++i)
    out.push_back(count == 1 ? name : name + "_" + std::to_string(i));
}

void ExampleWriter::addTypes(const SlotModel &slot,
                             std::vector<std::string> &out) {
  if (unsigned count = countOf(slot))
    out.insert(out.end(), count, samples.getType(op, slot.constraint));
}

//===-- Formats -----------------------------------------------------------===//

void ExampleWriter::writeText(StringRef part) {
  if (part.empty())
    return;
  if (wantsSpace || !wasPunctuation)
    text += ' ';
  text += part;
  wantsSpace = true;
  wasPunctuation = false;
}

/// The blanks are those that formats print.
void ExampleWriter::writeLiteral(StringRef literal) {
  if (literal.empty()) {
    wantsSpace = false;
    wasPunctuation = true;
    return;
  }
  if (literal == " ") {
    text += ' ';
    wantsSpace = false;
    return;
  }
  if (literal == "\\n") {
    text += ' ';
    wantsSpace = false;
    wasPunctuation = true;
    return;
  }
  bool isWord = literal.size() != 1 && literal != "->";
  StringRef close = wasPunctuation ? ">)}]," : "<>(){}[],";
  if (wantsSpace && (isWord || !close.contains(literal.front())))
    text += ' ';
  text += literal;
  wantsSpace = literal.size() != 1 || !StringRef("<({[").contains(literal[0]);
  wasPunctuation = literal[0] != '_' && !llvm::isAlpha(literal[0]);
}

void ExampleWriter::writeVariable(StringRef name) {
  if (const SlotModel *slot = findSlot(op.operands, name)) {
    std::vector<std::string> values;
    addValues(*slot, values);
    return writeText(llvm::join(values, ", "));
  }
  if (const SlotModel *slot = findSlot(op.attributes, name)) {
    if (op.isRequired(*slot) || isFull)
      writeText(samples.getFormatted(op, *slot));
    return;
  }
  if (auto arguments = getArguments(name))
    return writeText(llvm::join(*arguments, ", "));
  for (const RegionModel &region : op.regions)
    if (region.name == name && (isFull || !region.isVariadic))
      return writeText("{...}");
  for (StringRef successor : op.successors)
    if (successor == name)
      return writeText(("^" + name).str());
    else if (successor.consume_back("...") && successor == name && isFull)
      return writeText(("^" + name + "_0, ^" + name + "_1").str());
}

std::vector<std::string> ExampleWriter::getTypes(const FormatNode &node) {
  std::vector<std::string> list;
  if (node.kind == FormatNode::Kind::Variable) {
    if (const SlotModel *slot = findSlot(op.operands, node.text))
      addTypes(*slot, list);
    else if (const SlotModel *result = findSlot(op.results, node.text))
      addTypes(*result, list);
  } else if (node.text == "operands") {
    for (const SlotModel &slot : op.operands)
      addTypes(slot, list);
  } else if (node.text == "results") {
    for (const SlotModel &slot : op.results)
      addTypes(slot, list);
  } else if (!node.children.empty()) {
    return getTypes(node.children.front());
  }
  return list;
}

void ExampleWriter::writeAttrDict(StringRef keyword) {
  std::vector<std::string> entries;
  for (const SlotModel &slot : op.attributes) {
    const ConstraintModel &constraint = op.constraintOf(slot);
    if (bound.contains(slot.name) || constraint.isDerived ||
        !(isFull || op.isRequired(slot)))
      continue;
    std::string value = samples.getAttr(op, slot.constraint);
    entries.push_back(value == "unit" ? slot.name : slot.name + " = " + value);
  }
  if (!entries.empty())
    writeText((keyword + "{" + llvm::join(entries, ", ") + "}").str());
}

/// `(a, b)`, or `a` where that is the same in a list of results.
static std::string inParentheses(ArrayRef<std::string> types, bool isResults) {
  bool isPlain =
      isResults && types.size() == 1 && !StringRef(types[0]).starts_with("(");
  return isPlain ? types[0] : "(" + llvm::join(types, ", ") + ")";
}

void ExampleWriter::stripTypes(StringRef name,
                               std::vector<std::string> &types) const {
  const SlotModel *slot = findSlot(op.operands, name);
  if (!slot)
    slot = findSlot(op.results, name);
  if (!slot)
    return;
  const ConstraintModel &constraint = op.constraintOf(*slot);
  bool isNamed = constraint.kind == ConstraintModel::Kind::Base ||
                 constraint.kind == ConstraintModel::Kind::Parametric;
  StringRef prefix = constraint.text;
  if (!isNamed || !prefix.starts_with("!") || prefix.starts_with("!builtin."))
    return;
  for (std::string &type : types)
    type = Samples::dropPrefix(type, prefix);
}

void ExampleWriter::writeDirective(const FormatNode &node, bool isQualified) {
  StringRef name = node.text;
  std::vector<std::string> parts;
  if (name == "attr-dict")
    return writeAttrDict("");
  if (name == "attr-dict-with-keyword")
    return writeAttrDict("attributes ");
  if (writeAddition(node))
    return;
  if (name == "operands") {
    for (const SlotModel &slot : op.operands)
      addValues(slot, parts);
  } else if (name == "regions") {
    parts.assign(op.regions.size(), "{...}");
  } else if (name == "successors") {
    for (const std::string &successor : op.successors)
      parts.push_back("^" + StringRef(successor).rtrim('.').str());
  } else if (name == "type") {
    parts = getTypes(node);
    if (!isQualified && node.children.size() == 1 &&
        node.children[0].kind == FormatNode::Kind::Variable)
      stripTypes(node.children[0].text, parts);
  } else if (name == "functional-type" && node.children.size() == 2) {
    parts.push_back(inParentheses(getTypes(node.children[0]), false) + " -> " +
                    inParentheses(getTypes(node.children[1]), true));
  } else if (name == "qualified" && node.children.size() == 1) {
    const FormatNode &inner = node.children[0];
    const SlotModel *slot = findSlot(op.attributes, inner.text);
    if (!slot)
      return writeDirective(inner, /*isQualified=*/true);
    if (op.isRequired(*slot) || isFull)
      parts.push_back(samples.getAttr(op, slot->constraint));
  }
  writeText(llvm::join(parts, ", "));
}

void ExampleWriter::write(const FormatNode &node) {
  switch (node.kind) {
  case FormatNode::Kind::Literal:
    return writeLiteral(node.text);
  case FormatNode::Kind::Variable:
    return writeVariable(node.text);
  case FormatNode::Kind::Directive:
    return writeDirective(node);
  case FormatNode::Kind::String:
    return;
  case FormatNode::Kind::Group:
    return write(isFull ? node.children : node.otherwise);
  case FormatNode::Kind::OIList:
    isClause = true;
    if (isFull)
      for (const FormatNode &clause : node.children)
        write(clause.children);
    isClause = false;
    return;
  }
}

void ExampleWriter::write(ArrayRef<FormatNode> nodes) {
  for (const FormatNode &node : nodes) {
    // The word that tells that a unit attribute is there stands before it.
    const SlotModel *slot = node.kind == FormatNode::Kind::Variable
                                ? findSlot(op.attributes, node.text)
                                : nullptr;
    bool isWordless = slot && (node.isAnchor || isClause) && nodes.size() > 1 &&
                      samples.getFormatted(op, *slot) == "unit";
    if (!isWordless)
      write(node);
  }
}

//===-- Whole lines -------------------------------------------------------===//

void ExampleWriter::writeResults() {
  std::vector<std::string> values;
  for (const SlotModel &slot : op.results)
    addValues(slot, values);
  if (!values.empty())
    text = llvm::join(values, ", ") + " = ";
}

void ExampleWriter::writeGeneric() {
  std::vector<std::string> operands, results, operandTypes, resultTypes,
      successors;
  for (const SlotModel &slot : op.operands) {
    addValues(slot, operands);
    addTypes(slot, operandTypes);
  }
  for (const SlotModel &slot : op.results)
    addTypes(slot, resultTypes);
  for (const std::string &successor : op.successors)
    successors.push_back("^" + StringRef(successor).rtrim('.').str());
  text += "\"" + op.fullName + "\"(" + llvm::join(operands, ", ") + ")";
  if (!successors.empty())
    text += "[" + llvm::join(successors, ", ") + "]";
  size_t before = text.size();
  writeAttrDict("<");
  if (text.size() != before)
    text += ">";
  if (!op.regions.empty()) {
    std::vector<std::string> regions(op.regions.size(), "{...}");
    text += " (" + llvm::join(regions, ", ") + ")";
  }
  text += " : " + inParentheses(operandTypes, false) + " -> " +
          inParentheses(resultTypes, true);
}

std::string ExampleWriter::write() {
  writeResults();
  std::optional<std::vector<FormatNode>> format;
  if (op.format)
    format = parseFormatText(*op.format);
  if (!format) {
    writeGeneric();
    return text;
  }
  for (StringRef name : getFormatVariables(*format))
    bound.insert(name);
  text += op.fullName;
  write(*format);
  return text;
}

std::string strata::makeExample(const DefinitionModel &op, Samples &samples,
                                ExampleExtent extent) {
  return ExampleWriter(op, samples, extent).write();
}

std::vector<std::string> strata::getExamples(const DefinitionModel &def,
                                             Samples &samples) {
  if (!def.examples.empty())
    return def.examples;
  if (!def.isOperation())
    return {samples.getInstance(def)};
  std::vector<std::string> examples{
      makeExample(def, samples, ExampleExtent::Short),
      makeExample(def, samples, ExampleExtent::Full)};
  if (examples[0] == examples[1])
    examples.pop_back();
  return examples;
}

//===-- Signatures --------------------------------------------------------===//

static StringRef markOf(Arity arity) {
  return arity == Arity::Optional ? "?" : arity == Arity::Variadic ? "..." : "";
}

static std::string listValues(const DefinitionModel &op,
                              const std::vector<SlotModel> &slots) {
  std::string list;
  for (auto [i, slot] : llvm::enumerate(slots))
    list += ((i ? ", " : "") + slot.name + markOf(slot.arity) + ": " +
             op.describe(slot))
                .str();
  return list;
}

std::string strata::makeSignature(const DefinitionModel &op) {
  std::string text = op.fullName;
  if (!op.isOperation()) {
    if (!op.parameters.empty())
      text += "<" + listValues(op, op.parameters) + ">";
    return text;
  }
  text += "(" + listValues(op, op.operands) + ")";
  if (!op.attributes.empty()) {
    std::vector<std::string> names;
    for (const SlotModel &slot : op.attributes)
      names.push_back(slot.name + (op.isRequired(slot) ? "" : "?"));
    text += " {" + llvm::join(names, ", ") + "}";
  }
  if (!op.results.empty())
    text += " -> (" + listValues(op, op.results) + ")";
  return text;
}
