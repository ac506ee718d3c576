// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The reader of formats: lists of ports, and elements with values that are not written.
#include "strata/Asm/Format/AssemblyFormatReaderDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Dialect.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using Element = FormatElement::Kind;

bool detail::isPortPart(StringRef word) {
  constexpr StringRef words[] = {"name",       "location",        "value",
                                 "as",         "typed",           "parameter",
                                 "argument",   "argument-type",   "value-name",
                                 "references", "value-references"};
  return llvm::is_contained(words, word);
}

//===-- Ports --------------------------------------------------------------===//

/// Sets the value of `element` to the attribute that `string` has.
bool FormatReader::parseValueText(FormatElement &element,
                                  const FormatElement &string) {
  DiagnosticCapture silence;
  std::string valueText = string.text;
  size_t offset = string.offset;
  element.value =
      parseAttribute(valueText, op ? op->ctx : type->dialect->getContext());
  if (!element.value)
    return fail(offset, "'" + valueText + "' is not an attribute");
  return true;
}

/// `implied($x, "value")`.
bool FormatReader::readValueOf(FormatElement &element) {
  element.kind = Element::Implied;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  bool isPair = element.children.size() == 2 &&
                element.children[0].kind == Element::Attribute;
  if (isPair && element.children[1].kind == Element::Attribute)
    return true;
  if (!isPair || element.children[1].kind != Element::String)
    return fail(element.offset, "'implied' requires an attribute, and another "
                                "one or a string, as arguments");
  FormatElement value = std::move(element.children[1]);
  element.children.pop_back();
  return parseValueText(element, value);
}

/// `result-name($x)` or `result-name($x, "word")`.
bool FormatReader::readResultName(FormatElement &element) {
  element.kind = Element::ResultName;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  bool hasWord = element.children.size() == 2 &&
                 element.children[1].kind == Element::String &&
                 isBareWord(element.children[1].text);
  if (element.children.empty() ||
      element.children[0].kind != Element::Attribute ||
      (element.children.size() > 1 && !hasWord))
    return fail(element.offset, "'result-name' requires an attribute, and "
                                "possibly a keyword, as arguments");
  if (hasWord)
    element.text = element.children[1].text;
  element.children.resize(1);
  return true;
}

/// `discardable("name", "kind")` or `discardable("name", "word", "word", ...)`.
bool FormatReader::readDiscardable(FormatElement &element) {
  element.kind = Element::Discardable;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  auto isString = [](const FormatElement &child) {
    return child.kind == Element::String && !child.text.empty();
  };
  if (element.children.size() < 2 || !llvm::all_of(element.children, isString))
    return fail(element.offset, "'discardable' requires strings as arguments: "
                                "a name, and a kind or several keywords");
  element.text = element.children.front().text;
  element.children.erase(element.children.begin());
  if (element.children.size() > 1) {
    for (const FormatElement &word : element.children)
      if (!isBareWord(word.text))
        return fail(word.offset, "'" + word.text + "' is not a keyword");
    return true;
  }
  std::optional<AttrKind> kind =
      AttrKind::parse(element.children[0].text, op->ctx);
  if (!kind)
    return fail(element.children[0].offset,
                "'" + element.children[0].text + "' is not a kind");
  auto part = std::make_shared<detail::PortPart>();
  part->kind = *kind;
  element.part = std::move(part);
  element.children.clear();
  return true;
}

/// `field($number, type($x), "!dialect.type", "names")`, possibly with `"quoted"`.
bool FormatReader::readField(FormatElement &element) {
  element.kind = Element::Field;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  auto has = [&](size_t i, Element kind) {
    return i < element.children.size() && element.children[i].kind == kind;
  };
  bool isQuoted = element.children.size() == 5 && has(4, Element::String) &&
                  element.children[4].text == "quoted";
  if (!has(0, Element::Attribute) || !has(1, Element::Type) ||
      !has(2, Element::String) || !has(3, Element::String) ||
      element.children.size() > (isQuoted ? 5 : 4))
    return fail(element.offset,
                "'field' requires an attribute, the type of an operand, the "
                "name of a type and that of a parameter as arguments");
  element.text = isQuoted ? "quoted" : "";
  element.children.resize(4);
  return true;
}

/// Makes `element`, whose first child is an array or `parameter(...)`, a part that has the
/// elements of the array.
bool FormatReader::makeColumn(StringRef syntax, FormatElement &element) {
  auto part = std::make_shared<detail::PortPart>();
  if (!syntax.empty()) {
    // The array in `name(...)` and the like.
    std::vector<FormatElement> arguments = std::move(element.children);
    bool hasString = syntax == "value" || syntax == "as";
    bool isReferences = syntax == "references" || syntax == "value-references";
    bool isTyped = syntax == "typed" || isReferences;
    Element second = isTyped ? Element::Column : Element::String;
    if (arguments.size() != size_t(1 + (hasString || isTyped)) ||
        arguments[0].kind != Element::Column ||
        arguments.back().kind !=
            (hasString || isTyped ? second : Element::Column))
      return fail(element.offset, "'" + syntax + "' requires an array" +
                                      (hasString ? " and a string"
                                       : isTyped ? " and another one"
                                                 : "") +
                                      " as argument");
    size_t offset = element.offset;
    element = std::move(arguments[0]);
    element.offset = offset;
    if (isTyped)
      element.otherwise.push_back(std::move(arguments[1]));
    if (syntax == "value-name")
      part->kindText = "%";
    if (isReferences)
      part->kindText = syntax.str();
    if (syntax == "as")
      part->kindText = arguments[1].text;
    if (syntax == "value") {
      FormatElement value;
      if (!parseValueText(value, arguments[1]))
        return false;
      part->value = value.value;
    }
  }
  using Syntax = detail::PortPart::Syntax;
  part->syntax = llvm::StringSwitch<Syntax>(syntax)
                     .Cases("name", "value-name", Syntax::Name)
                     .Case("location", Syntax::Location)
                     .Case("typed", Syntax::Typed)
                     .Case("value", Syntax::Fixed)
                     .Default(Syntax::Value);
  element.kind = Element::Column;
  element.part = std::move(part);
  return true;
}

/// A directive that is a part of an entry of a list of ports.
bool FormatReader::readPortPart(StringRef word, FormatElement &element) {
  bool isColumn = word != "argument" && word != "argument-type";
  element.text = word.str();
  if (!readArguments(element, /*allowStrings=*/word != "argument"))
    return false;
  std::vector<FormatElement> &children = element.children;
  // Arrays can have names.
  for (FormatElement &child : children)
    if (child.kind == Element::Call && child.children.size() == 1)
      child = FormatElement(child.children.front());
  if (word == "parameter") {
    bool isAttribute = !children.empty() && children[0].kind == Element::Column;
    if (!isAttribute || children.size() != 3 ||
        children[1].kind != Element::String ||
        children[2].kind != Element::String)
      return fail(element.offset, "'parameter' requires an attribute and two "
                                  "strings as arguments");
    children[0] = FormatElement(children[0].children[0]);
    element.text = children[0].text;
    return makeColumn({}, element);
  }
  if (isColumn)
    return makeColumn(word, element);
  element.kind = word == "argument" ? Element::PortArgument : Element::PortType;
  // A type that one of its parameters stands for.
  auto isString = [](const FormatElement &child) {
    return child.kind == Element::String;
  };
  if (word == "argument-type" && children.size() == 3 &&
      isString(children[1]) && isString(children[2])) {
    element.otherwise = {children[1], children[2]};
    children.resize(1);
  }
  bool isRegion = op && !children.empty() &&
                  children[0].kind == Element::Region && children.size() < 3;
  if (!isRegion ||
      (children.size() == 2 && children[1].kind != Element::Column))
    return fail(element.offset, "'" + word +
                                    "' requires a region, and "
                                    "possibly an array, as arguments");
  return true;
}

/// Appends `part`, or the parts of the named format that it calls.
static void appendParts(FormatElement &part,
                        std::vector<FormatElement> &parts) {
  if (part.kind != Element::Call) {
    parts.push_back(std::move(part));
    return;
  }
  for (FormatElement &child : part.children)
    appendParts(child, parts);
}

/// One form of the entries, up to a bar or the parenthesis.
bool FormatReader::readPortForm(FormatElement &form) {
  form.kind = Element::Sequence;
  form.offset = at;
  for (skipBlanks(); peek() != '|' && peek() != ')'; skipBlanks()) {
    if (at >= text.size())
      return fail(at, "expected ')' to end 'ports'");
    std::vector<FormatElement> part;
    if (!readElement(part))
      return false;
    appendParts(part.front(), form.children);
  }
  return !form.children.empty() || fail(at, "expected a part of an entry");
}

/// `ports(part ... | part ...)`.
bool FormatReader::readPorts(FormatElement &element) {
  element.kind = Element::Ports;
  element.text = "ports";
  if (inPorts)
    return fail(element.offset, "'ports' cannot be in another one");
  llvm::SaveAndRestore keepsPorts(inPorts, true);
  if (!expect('('))
    return false;
  do {
    FormatElement form;
    if (!readPortForm(form))
      return false;
    element.children.push_back(std::move(form));
  } while (consume('|'));
  return expect(')');
}
