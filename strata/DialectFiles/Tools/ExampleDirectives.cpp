// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/NamedFormat.h"
#include "strata/DialectFiles/Tools/ExampleDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

//===-- Parts of lists ----------------------------------------------------===//

std::optional<std::vector<std::string>>
ExampleWriter::getArguments(StringRef name) const {
  for (const RegionModel &region : op.regions)
    for (const ArgumentModel &argument : region.namedArguments) {
      if (argument.name != name)
        continue;
      const SlotModel *from = findSlot(op.operands, argument.from);
      if (!from)
        from = findSlot(op.results, argument.from);
      SlotModel slot{argument.name, from ? from->arity : Arity::One};
      std::vector<std::string> names;
      addValues(slot, names);
      return names;
    }
  return std::nullopt;
}

/// The elements of `text`, an array: those between commas that are in no brackets.
static std::vector<std::string> splitElements(StringRef text) {
  if (text.consume_front("["))
    text.consume_back("]");
  std::vector<std::string> elements;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    bool isEnd = i == text.size();
    if (isEnd || (text[i] == ',' && depth == 0)) {
      elements.push_back(text.slice(begin, i).trim().str());
      begin = i + 1;
    } else if (StringRef("<([{").contains(text[i])) {
      ++depth;
    } else if (StringRef(">)]}").contains(text[i])) {
      --depth;
    }
  }
  return elements;
}

std::vector<std::string> ExampleWriter::getParts(const FormatNode &node) {
  std::vector<std::string> parts;
  if (node.kind != FormatNode::Kind::Variable)
    return getTypes(node);
  if (const SlotModel *slot = findSlot(op.operands, node.text)) {
    addValues(*slot, parts);
  } else if (const SlotModel *slot = findSlot(op.attributes, node.text)) {
    if (isFull || op.isRequired(*slot))
      parts = splitElements(samples.getFormatted(op, *slot));
  } else if (auto arguments = getArguments(node.text)) {
    parts = *arguments;
  } else {
    for (const RegionModel &region : op.regions)
      if (region.name == node.text)
        parts.assign(region.isVariadic ? (isFull ? 2 : 0) : 1, "{...}");
  }
  return parts;
}

//===-- Directives --------------------------------------------------------===//

/// `zip` and `repeat`.
void ExampleWriter::writeEntries(const FormatNode &node) {
  if (!isFull)
    return;
  std::vector<std::vector<std::string>> parts;
  size_t numEntries = 0;
  for (const FormatNode &child : node.children) {
    bool isPart = child.kind == FormatNode::Kind::Variable ||
                  child.kind == FormatNode::Kind::Directive;
    parts.push_back(isPart ? getParts(child) : std::vector<std::string>());
    numEntries = std::max(numEntries, parts.back().size());
  }
  for (size_t entry = 0; entry < numEntries; ++entry) {
    if (entry && node.text == "zip")
      writeLiteral(",");
    for (auto [child, texts] : llvm::zip(node.children, parts)) {
      if (child.kind == FormatNode::Kind::Literal)
        writeLiteral(child.text);
      else if (!texts.empty())
        writeText(texts[entry % texts.size()]);
    }
  }
}

/// The values and a number after them.
void ExampleWriter::writeMixed(const FormatNode &node) {
  std::vector<std::string> parts = getParts(node.children.front());
  parts.push_back("4");
  writeText(llvm::join(parts, ", "));
}

void ExampleWriter::writeMap(const FormatNode &node) {
  if (node.children.size() >= 2)
    writeText("#map(" + llvm::join(getParts(node.children[1]), ", ") + ")");
}

void ExampleWriter::writeSubscripts(const FormatNode &node) {
  writeText(llvm::join(getParts(node.children.back()), ", "));
}

void ExampleWriter::writeBound(const FormatNode &node) {
  if (!isFull || node.children.size() != 3)
    return writeText("0");
  writeText(node.children[2].text);
  writeMap(node);
}

/// The first of the words, or one that stands for another value.
void ExampleWriter::writeKeyword(const FormatNode &node) {
  if (node.children.size() >= 3)
    writeText(node.children[isFull ? 2 : 1].text);
}

void ExampleWriter::writeDictionary(const FormatNode &node) {
  std::vector<std::string> entries;
  for (const FormatNode &child : node.children) {
    StringRef name =
        child.children.empty() ? child.text : child.children.front().text;
    const SlotModel *slot = findSlot(op.attributes, name);
    if (slot && (isFull || op.isRequired(*slot)))
      entries.push_back(
          (name + " = " + samples.getAttr(op, slot->constraint)).str());
  }
  writeText("{" + llvm::join(entries, ", ") + "}");
}

void ExampleWriter::writeSignature(const FormatNode &) {
  bool isSpaced = wantsSpace;
  wantsSpace = false;
  wasPunctuation |= isSpaced;
  writeText(isFull ? "(%argument: i32) -> i32" : "()");
}

void ExampleWriter::writeFunctionBody(const FormatNode &) {
  if (isFull)
    writeText("{...}");
}

void ExampleWriter::writeWord(const FormatNode &node) {
  writeLiteral(node.children.front().text);
}

void ExampleWriter::writeFirst(const FormatNode &node) {
  write(node.children.front());
}

void ExampleWriter::writeInParentheses(const FormatNode &node) {
  writeText("(" + llvm::join(getParts(node.children.front()), ", ") + ")");
}

void ExampleWriter::writeTypes(const FormatNode &node) {
  std::vector<std::string> types = getTypes(node.children.front());
  std::string list = llvm::join(types, ", ");
  writeText(types.size() == 1 ? list : "(" + list + ")");
}

void ExampleWriter::writeTypesInParentheses(const FormatNode &node) {
  writeText("(" + llvm::join(getTypes(node.children.front()), ", ") + ")");
}

/// The type is left out if it is the default.
void ExampleWriter::writeDefault(const FormatNode &node) {
  if (isFull)
    write(node.children.front());
}

bool ExampleWriter::writeAddition(const FormatNode &node) {
  using Writer = void (ExampleWriter::*)(const FormatNode &);
  StringRef name = node.text;
  if (name.starts_with("custom<"))
    return writeCustom(node), true;
  Writer writer =
      llvm::StringSwitch<Writer>(name)
          .Case("zip", &ExampleWriter::writeEntries)
          .Case("repeat", &ExampleWriter::writeEntries)
          .Case("mixed", &ExampleWriter::writeMixed)
          .Case("map", &ExampleWriter::writeMap)
          .Case("subscripts", &ExampleWriter::writeSubscripts)
          .Case("bound", &ExampleWriter::writeBound)
          .Case("keyword", &ExampleWriter::writeKeyword)
          .Case("dictionary", &ExampleWriter::writeDictionary)
          .Case("signature", &ExampleWriter::writeSignature)
          .Case("function-body", &ExampleWriter::writeFunctionBody)
          .Case("keyword-literal", &ExampleWriter::writeWord)
          .Case("non-negative", &ExampleWriter::writeFirst)
          .Case("single-op", &ExampleWriter::writeFirst)
          .Case("whole", &ExampleWriter::writeFirst)
          .Case("with-terminator", &ExampleWriter::writeFirst)
          .Case("with-location", &ExampleWriter::writeFirst)
          .Case("parenthesized", &ExampleWriter::writeInParentheses)
          .Case("types", &ExampleWriter::writeTypes)
          .Case("parenthesized-types", &ExampleWriter::writeTypesInParentheses)
          .Case("default", &ExampleWriter::writeDefault)
          .Default(nullptr);
  if (!writer || node.children.empty())
    return false;
  (this->*writer)(node);
  return true;
}

//===-- Named formats -----------------------------------------------------===//

/// Puts the arguments of a call in the places of parameters.
static void replaceParameters(std::vector<FormatNode> &nodes,
                              const llvm::StringMap<FormatNode> &arguments) {
  for (FormatNode &node : nodes) {
    auto argument = node.kind == FormatNode::Kind::Variable
                        ? arguments.find(node.text)
                        : arguments.end();
    if (argument == arguments.end()) {
      // Parsing limits the depth.
      replaceParameters(node.children, arguments);
      replaceParameters(node.otherwise, arguments);
      continue;
    }
    bool isAnchor = node.isAnchor;
    node = argument->second;
    node.isAnchor = isAnchor;
    if (node.kind == FormatNode::Kind::String)
      node.kind = FormatNode::Kind::Literal;
  }
}

std::optional<std::vector<FormatNode>>
ExampleWriter::expand(const FormatNode &node) {
  StringRef name = StringRef(node.text).drop_front(strlen("custom<"));
  std::optional<NamedFormat> format = samples.findFormat(
      StringRef(op.fullName).split('.').first, name.drop_back());
  if (!format || format->parameters.size() != node.children.size())
    return std::nullopt;
  std::optional<std::vector<FormatNode>> nodes = parseFormatText(format->text);
  if (!nodes)
    return std::nullopt;
  llvm::StringMap<FormatNode> arguments;
  for (auto [parameter, argument] :
       llvm::zip(format->parameters, node.children))
    arguments[parameter] = argument;
  replaceParameters(*nodes, arguments);
  return nodes;
}

void ExampleWriter::writeCustom(const FormatNode &node) {
  std::optional<std::vector<FormatNode>> nodes;
  if (numCallsLeft > 0) {
    --numCallsLeft;
    nodes = expand(node);
  }
  if (!nodes)
    return writeText(node.text);
  if (wantsSpace || !wasPunctuation)
    text += ' ';
  wantsSpace = false;
  wasPunctuation = true;
  write(*nodes);
}
