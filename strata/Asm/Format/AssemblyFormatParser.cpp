// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatReaderDetail.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/NamedFormat.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Dialect.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

bool FormatReader::fail(size_t offset, const Twine &message) {
  error = {offset, message.str()};
  return false;
}

void FormatReader::skipBlanks() {
  while (at < text.size() && llvm::isSpace(text[at]))
    ++at;
}

bool FormatReader::consume(char c) {
  skipBlanks();
  if (peek() != c)
    return false;
  ++at;
  return true;
}

bool FormatReader::expect(char c) {
  return consume(c) || fail(at, "expected '" + Twine(c) + "'");
}

StringRef FormatReader::readWord() {
  size_t start = at;
  while (llvm::isAlnum(peek()) || peek() == '_' || peek() == '-')
    ++at;
  return text.slice(start, at);
}

bool FormatReader::readAll(std::vector<FormatElement> &elements) {
  for (skipBlanks(); at < text.size(); skipBlanks())
    if (!readElement(elements))
      return false;
  return true;
}

bool FormatReader::readElement(std::vector<FormatElement> &elements) {
  skipBlanks();
  FormatElement element;
  element.offset = at;
  bool fine;
  if (++depth > MaxDepth)
    return fail(at, "format is nested too deeply");
  if (call && ++*expanded > MaxExpansion)
    return fail(at, "the format is too long");
  switch (peek()) {
  case '`':
    fine = readLiteral(element);
    break;
  case '$':
    fine = readVariable(element);
    break;
  case '(':
    fine = readGroup(element);
    break;
  default:
    fine = readDirective(element);
  }
  --depth;
  if (fine)
    elements.push_back(std::move(element));
  return fine;
}

bool FormatReader::readLiteral(FormatElement &element) {
  size_t start = ++at;
  size_t end = text.find('`', start);
  if (end == StringRef::npos)
    return fail(element.offset, "unterminated literal");
  StringRef body = text.slice(start, end);
  at = end + 1;
  element.text = body.str();
  if (body.empty()) {
    element.kind = Element::Empty;
    return true;
  }
  if (body == "\\n") {
    element.kind = Element::Newline;
    return true;
  }
  if (llvm::all_of(body, [](char c) { return c == ' '; })) {
    element.kind = Element::Space;
    return true;
  }
  return makeLiteral(element);
}

/// Makes `element` the keyword or punctuation that its text is.
bool FormatReader::makeLiteral(FormatElement &element) {
  StringRef body = element.text;
  element.kind = Element::Literal;
  element.punctuation = detail::findPunctuation(body);
  if (!body.empty() && detail::isWord(body) && llvm::all_of(body, [](char c) {
        return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
      }))
    return true;
  static constexpr llvm::StringLiteral punctuation[] = {
      "->", ":", ",", "=",   "<",  ">", "(", ")", "{", "}", "[", "]",
      "?",  "+", "*", "...", "::", "-", "|", "!", "#", "^", "/", "@"};
  if (llvm::is_contained(punctuation, body))
    return true;
  return fail(element.offset,
              "expected a keyword or punctuation, but found '" + body + "'");
}

template <typename Slots>
static std::optional<unsigned> findSlot(const Slots &slots, StringRef name) {
  for (auto [i, slot] : llvm::enumerate(slots))
    if (slot.name == name)
      return unsigned(i);
  return std::nullopt;
}

bool FormatReader::findInOp(StringRef name, FormatElement &element) {
  if (auto index = findSlot(op->operands, name)) {
    element.kind = Element::Operand;
    element.index = *index;
  } else if (auto index = findSlot(op->results, name)) {
    element.kind = Element::Result;
    element.index = *index;
  } else if (auto index = findSlot(op->attributes, name)) {
    element.kind = Element::Attribute;
    element.index = *index;
  } else if (auto index = findSlot(op->regions, name)) {
    element.kind = Element::Region;
    element.index = *index;
  } else if (auto index = findSlot(op->successors, name)) {
    element.kind = Element::Successor;
    element.index = *index;
  } else {
    return findArgument(name, element);
  }
  return true;
}

bool FormatReader::findArgument(StringRef name, FormatElement &element) {
  for (auto [i, region] : llvm::enumerate(op->regions)) {
    if (auto index = findSlot(region.namedArguments, name)) {
      element.kind = Element::Argument;
      element.index = unsigned(i);
      element.argument = *index;
      return true;
    }
  }
  return fail(element.offset,
              "'$" + name +
                  "' is not an operand, result, attribute, region, region "
                  "argument or successor of '" +
                  op->name + "'");
}

bool FormatReader::findInType(StringRef name, FormatElement &element) {
  std::optional<unsigned> index = findSlot(type->parameters, name);
  if (!index)
    return fail(element.offset, "'$" + name + "' is not a parameter of '" +
                                    type->getFullName() + "'");
  element.kind = Element::Parameter;
  element.index = *index;
  return true;
}

bool FormatReader::readVariable(FormatElement &element) {
  ++at;
  StringRef name = readWord();
  element.text = name.str();
  if (call) {
    if (!readParameterOfCall(name, element))
      return false;
  } else if (op ? !findInOp(name, element) : !findInType(name, element)) {
    return false;
  }
  if (!inPorts || (element.kind != Element::Attribute &&
                   element.kind != Element::Parameter))
    return true;
  FormatElement array = element;
  element.children.push_back(std::move(array));
  return makeColumn({}, element);
}

/// A string in quotes, in which `\"` is a quote.
bool FormatReader::readString(std::string &string) {
  string.clear();
  for (size_t end = at + 1; end < text.size(); ++end) {
    if (text[end] == '"') {
      at = end + 1;
      return true;
    }
    if (text.substr(end).starts_with("\\\""))
      ++end;
    string += text[end];
  }
  return fail(at, "unterminated string");
}

bool FormatReader::readArguments(FormatElement &element, bool allowStrings) {
  llvm::SaveAndRestore keepsStrings(inArguments, allowStrings);
  if (!expect('('))
    return false;
  if (consume(')'))
    return true;
  do {
    skipBlanks();
    if (allowStrings && peek() == '"') {
      FormatElement string;
      string.kind = Element::String;
      string.offset = at;
      if (!readString(string.text))
        return false;
      element.children.push_back(std::move(string));
    } else if (!readElement(element.children)) {
      return false;
    }
    if (element.children.back().kind == Element::Arguments) {
      std::vector<FormatElement> arguments =
          std::move(element.children.back().children);
      element.children.pop_back();
      *expanded += unsigned(arguments.size());
      if (*expanded > MaxExpansion)
        return fail(at, "the format is too long");
      llvm::append_range(element.children, arguments);
    }
  } while (consume(','));
  return expect(')');
}

/// The attributes whose cases are keywords in `attr-dict`.
bool FormatReader::readCases(FormatElement &element) {
  if (!readArguments(element, /*allowStrings=*/false))
    return false;
  const FormatElement *other = op ? findOtherThanCase(element, *op) : nullptr;
  return !other || fail(other->offset, "the arguments of 'attr-dict' must be "
                                       "attributes of a kind '#enumeration'");
}

bool FormatReader::readDirective(FormatElement &element) {
  StringRef word = readWord();
  if (word.empty())
    return fail(at, "expected a literal, variable, directive or group");
  if (inPorts && isPortPart(word))
    return readPortPart(word, element);
  if (type)
    return readParameterDirective(word, element);
  std::optional<Element> simple =
      llvm::StringSwitch<std::optional<Element>>(word)
          .Case("attr-dict", Element::AttrDict)
          .Case("attr-dict-with-keyword", Element::AttrDictWithKeyword)
          .Case("prop-dict", Element::PropDict)
          .Case("operands", Element::Operands)
          .Case("results", Element::Results)
          .Case("regions", Element::Regions)
          .Case("successors", Element::Successors)
          .Default(std::nullopt);
  if (simple) {
    element.kind = *simple;
    bool hasCases = element.kind == Element::AttrDict && peek() == '(';
    return !hasCases || readCases(element);
  }
  struct Directive {
    llvm::StringLiteral word;
    bool (FormatReader::*read)(FormatElement &element);
  };
  static constexpr Directive directives[] = {
      {"custom", &FormatReader::readCustom},
      {"oilist", &FormatReader::readOIList},
      {"zip", &FormatReader::readEntry},
      {"repeat", &FormatReader::readEntry},
      {"default", &FormatReader::readDefault},
      {"bound", &FormatReader::readBound},
      {"map", &FormatReader::readMap},
      {"keyword", &FormatReader::readKeyword},
      {"non-negative", &FormatReader::readNonNegative},
      {"parenthesized", &FormatReader::readCounted},
      {"keyword-literal", &FormatReader::readKeywordLiteral},
      {"ports", &FormatReader::readPorts},
      {"implied", &FormatReader::readValueOf},
      {"result-name", &FormatReader::readResultName},
      {"discardable", &FormatReader::readDiscardable},
      {"field", &FormatReader::readField},
      {"unless", &FormatReader::readUnless}};
  element.kind = word == "zip" ? Element::Zip : Element::Repeat;
  for (const Directive &directive : directives)
    if (word == directive.word)
      return (this->*directive.read)(element);
  return readWrapper(word, element);
}

namespace {
constexpr size_t Any = ~size_t(0);
/// A directive whose arguments are elements.
struct Wrapper {
  llvm::StringLiteral word;
  Element kind;
  size_t arguments;
  /// The number with optional arguments; 0 if there are none.
  size_t maxArguments = 0;
};
constexpr Wrapper wrappers[] = {
    {"mixed", Element::Mixed, 2},
    {"subscripts", Element::Subscripts, 2},
    {"types", Element::Types, 1},
    {"parenthesized-types", Element::Parenthesized, 1},
    {"with-terminator", Element::WithTerminator, 1, 2},
    {"whole", Element::WithTerminator, 1},
    {"with-location", Element::WithLocation, 1},
    {"signature", Element::Signature, 3},
    {"variadic-signature", Element::Signature, 3},
    {"function-body", Element::FunctionBody, 1},
    {"single-op", Element::SingleOperation, 1},
    {"dictionary", Element::Dictionary, 0, Any},
    {"same-type", Element::SameType, 0, Any},
    {"short-types", Element::ShortTypes, 0, Any},
    {"quoted", Element::Quoted, 1},
    {"symbol", Element::Symbol, 1},
    {"entry", Element::Entry, 1},
    {"entry-with-results", Element::Entry, 1},
    {"present", Element::Present, 1},
    {"typed", Element::Typed, 2},
    {"name", Element::Name, 1},
    {"number", Element::TypedNumber, 1},
    {"equal-types", Element::EqualTypes, 1, Any},
    {"empty", Element::EmptyRegion, 1},
    {"type", Element::Type, 1},
    {"functional-type", Element::FunctionalType, 2},
    {"qualified", Element::Qualified, 1},
    {"ref", Element::Ref, 1}};
} // namespace

/// A directive whose arguments are elements.
bool FormatReader::readWrapper(StringRef word, FormatElement &element) {
  for (const Wrapper &wrapper : wrappers) {
    if (word != wrapper.word)
      continue;
    element.kind = wrapper.kind;
    element.text = word.str();
    element.isWhole = word == "whole" || word == "entry-with-results";
    if (!readArguments(element, /*allowStrings=*/false))
      return false;
    size_t count = element.children.size();
    if (count < wrapper.arguments ||
        count > std::max(wrapper.arguments, wrapper.maxArguments))
      return fail(element.offset,
                  "'" + word + "' takes " + Twine(wrapper.arguments) +
                      (wrapper.arguments == 1 ? " argument" : " arguments"));
    return true;
  }
  return fail(element.offset, "unknown directive '" + word + "'");
}

bool FormatReader::readParameterDirective(StringRef word,
                                          FormatElement &element) {
  if (word == "custom")
    return readCustom(element);
  if (word == "ports")
    return readPorts(element);
  if (word == "unless" && inPorts)
    return readUnless(element);
  if (word == "params") {
    element.kind = Element::Parameters;
    return true;
  }
  element.kind = llvm::StringSwitch<Element>(word)
                     .Case("struct", Element::Struct)
                     .Case("qualified", Element::Qualified)
                     .Case("ref", Element::Ref)
                     .Default(Element::Empty);
  if (element.kind == Element::Empty)
    return fail(element.offset, "unknown directive '" + word + "'");
  if (!readArguments(element, /*allowStrings=*/false))
    return false;
  if (element.kind == Element::Struct || element.children.size() == 1)
    return true;
  return fail(element.offset, "'" + word + "' takes 1 argument");
}

bool FormatReader::readCustom(FormatElement &element) {
  element.kind = Element::Custom;
  if (!expect('<'))
    return false;
  skipBlanks();
  element.text = readWord().str();
  // A directive of another dialect.
  while (!element.text.empty() && consume('.'))
    element.text += "." + readWord().str();
  if (element.text.empty())
    return fail(at, "expected the name of a custom directive");
  if (!expect('>') || !readArguments(element, /*allowStrings=*/true))
    return false;
  Dialect *dialect = op ? op->dialect : type->dialect;
  if (!dialect || findFormatDirective(*dialect->getContext(),
                                      dialect->getNamespace(), element.text))
    return true;
  std::shared_ptr<const NamedFormat> format = findNamedFormat(
      *dialect->getContext(), dialect->getNamespace(), element.text);
  return !format || expand(element, *format);
}

/// The parts of an entry of a list, and possibly a message for wrong numbers of types.
bool FormatReader::readEntry(FormatElement &element) {
  if (!expect('('))
    return false;
  for (skipBlanks(); peek() != ')'; skipBlanks()) {
    if (at >= text.size())
      return fail(element.offset, "expected ')' to end the list");
    if (consume(',')) {
      skipBlanks();
      return (peek() == '"' || fail(at, "expected a string")) &&
             readString(element.text) && expect(')');
    }
    if (!readElement(element.children))
      return false;
  }
  ++at;
  return true;
}

/// `bound($map, $operands, "max")`.
bool FormatReader::readBound(FormatElement &element) {
  element.kind = Element::Bound;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  if (element.children.size() != 3 ||
      element.children[2].kind != Element::String)
    return fail(element.offset, "'bound' requires an attribute, an operand and "
                                "a string as arguments");
  element.text = element.children[2].text;
  element.children.pop_back();
  return true;
}

/// `parenthesized($arguments)` or `parenthesized($operands, $arguments)`.
bool FormatReader::readCounted(FormatElement &element) {
  element.kind = Element::Counted;
  if (!readArguments(element, /*allowStrings=*/false))
    return false;
  if (element.children.empty() || element.children.size() > 2)
    return fail(element.offset, "'parenthesized' requires region arguments, or "
                                "an operand and these, as arguments");
  const FormatElement &values = element.children.front();
  const FormatElement &names = element.children.back();
  auto isList = [&] {
    return op->regions[names.index].namedArguments[names.argument].isList;
  };
  if (names.kind != Element::Argument || !isList())
    return fail(names.offset, "the last argument of 'parenthesized' must be a "
                              "list of region arguments");
  bool isVariadic = values.kind == Element::Operand &&
                    op->operands[values.index].arity == Arity::Variadic;
  if (element.children.size() == 2 && !isVariadic)
    return fail(values.offset, "the first argument of 'parenthesized' must be "
                               "a variadic operand");
  return true;
}

/// `keyword-literal("to", "between bounds")`.
bool FormatReader::readKeywordLiteral(FormatElement &element) {
  element.kind = Element::Literal;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  auto isString = [](const FormatElement &child) {
    return child.kind == Element::String;
  };
  if (element.children.size() != 2 ||
      !llvm::all_of(element.children, isString) ||
      !detail::isWord(element.children[0].text))
    return fail(element.offset, "'keyword-literal' requires a keyword and a "
                                "string as arguments");
  element.text = element.children[0].text;
  element.children.erase(element.children.begin());
  return true;
}

/// `non-negative($number, "message")`.
bool FormatReader::readNonNegative(FormatElement &element) {
  element.kind = Element::NonNegative;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  if (element.children.size() != 2 ||
      element.children[1].kind != Element::String)
    return fail(element.offset, "'non-negative' requires an attribute and a "
                                "message as arguments");
  const FormatElement &number = element.children[0];
  if (number.kind != Element::Attribute ||
      op->attributes[number.index].kind.tag != AttrKind::Tag::Number)
    return fail(number.offset, "the first argument of 'non-negative' must be "
                               "an attribute that is a number");
  element.text = element.children[1].text;
  element.children.pop_back();
  return true;
}

/// `unless("1", ...)`.
bool FormatReader::readUnless(FormatElement &element) {
  element.kind = Element::Unless;
  if (!expect('('))
    return false;
  skipBlanks();
  if (peek() != '"')
    return fail(at, "expected a string");
  if (!readString(element.text) || !expect(','))
    return false;
  for (skipBlanks(); peek() != ')'; skipBlanks()) {
    if (at >= text.size())
      return fail(element.offset, "expected ')' to end 'unless'");
    if (!readElement(element.children))
      return false;
  }
  ++at;
  if (!inPorts)
    return true;
  FormatElement value;
  value.text = element.text;
  value.offset = element.offset;
  return element.text.empty() || parseValueText(element, value);
}

/// `map($map, $operands)`, possibly with a message for wrong numbers of operands.
bool FormatReader::readMap(FormatElement &element) {
  element.kind = Element::Map;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  if (element.children.size() == 3 &&
      element.children[2].kind == Element::String) {
    element.text = element.children[2].text;
    element.isUnchecked = element.text.empty();
    element.children.pop_back();
  }
  return element.children.size() == 2 ||
         fail(element.offset, "'map' requires an attribute and an operand as "
                              "arguments, and possibly a message");
}

/// `keyword($flag, "off", "on")`, possibly with a message for other words.
bool FormatReader::readKeyword(FormatElement &element) {
  element.kind = Element::Keyword;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  auto isWord = [](const FormatElement &word) {
    return word.kind == Element::String && isBareWord(word.text);
  };
  if (element.children.size() > 3 &&
      StringRef(element.children.back().text).contains(' ')) {
    element.text = element.children.back().text;
    element.children.pop_back();
  }
  auto words = ArrayRef(element.children).drop_front();
  llvm::StringSet<> known;
  bool areNew = llvm::all_of(words, [&](const FormatElement &word) {
    return isWord(word) && known.insert(word.text).second;
  });
  if (words.size() >= 2 && areNew)
    return true;
  return fail(element.offset, "'keyword' requires an attribute and two or more "
                              "different keywords as arguments");
}

/// `default(type($x), "type")`.
bool FormatReader::readDefault(FormatElement &element) {
  element.kind = Element::Default;
  if (!readArguments(element, /*allowStrings=*/true))
    return false;
  if (element.children.size() == 2 &&
      element.children[0].kind == Element::Attribute &&
      element.children[1].kind == Element::Attribute) {
    element.kind = Element::DefaultValue;
    return true;
  }
  bool isPair = element.children.size() == 2 &&
                element.children[1].kind == Element::String;
  if (isPair && element.children[0].kind == Element::Attribute) {
    element.kind = Element::DefaultValue;
    FormatElement value = std::move(element.children[1]);
    element.children.pop_back();
    return parseValueText(element, value);
  }
  if (!isPair || element.children[0].kind != Element::Type)
    return fail(element.offset, "'default' requires an attribute, or the type "
                                "of an operand or result, and a string as "
                                "arguments");
  DiagnosticCapture silence;
  element.type = parseType(element.children[1].text, op->ctx);
  if (!element.type)
    return fail(element.children[1].offset,
                "'" + element.children[1].text + "' is not a type");
  element.children.pop_back();
  return true;
}

/// Whether the parameter `name` stands for any number of arguments.
static bool isList(StringRef name) { return name.ends_with("..."); }

/// Whether a parameter can stand for `element`: a variable, its type, or a string.
static bool isArgument(const FormatElement &element) {
  switch (detail::getInner(element).kind) {
  case Element::Operand:
  case Element::Result:
  case Element::Attribute:
  case Element::Region:
  case Element::Argument:
  case Element::Successor:
  case Element::String:
  case Element::AttrDict:
  case Element::Column:
  case Element::Parameter:
    return true;
  default:
    return false;
  }
}

/// Replaces the arguments of the call `element` by the text of the format.
bool FormatReader::expand(FormatElement &element, const NamedFormat &format) {
  for (const Call *outer = call; outer; outer = outer->outer)
    if (outer->name == element.text)
      return fail(element.offset,
                  "the format '" + element.text + "' calls itself");
  bool takesMore =
      isList(format.parameters.empty() ? StringRef()
                                       : StringRef(format.parameters.back()));
  size_t count = format.parameters.size() - takesMore;
  if (takesMore ? element.children.size() < count
                : element.children.size() != count) {
    fail(element.offset,
         "the format '" + element.text + "' takes " + Twine(count) +
             (takesMore    ? " or more arguments"
              : count == 1 ? " argument"
                           : " arguments") +
             ", but " + Twine(element.children.size()) + " are given");
    // Another directive of that name may be meant.
    error.missing = "directives";
    return false;
  }
  // Other arguments could grow with each call.
  for (const FormatElement &argument : element.children)
    if (!isArgument(argument))
      return fail(argument.offset,
                  "invalid argument of the format '" + element.text + "'");
  std::vector<FormatElement> arguments = std::move(element.children);
  element.children.clear();
  element.kind = Element::Call;
  Call inner{element.text, format, arguments, call};
  FormatReader reader(*this, inner);
  if (!reader.readAll(element.children)) {
    // The place is in another text.
    std::string message = "in the format '" + element.text +
                          "', at character " +
                          std::to_string(error.offset + 1) + ": ";
    fail(element.offset, message + error.message);
    // A directive in C++ can have the name of a bundled format, and one of the same name for
    // types another syntax than that for operations.
    if (format.isBundled || type)
      error.missing = "directives";
    return false;
  }
  return true;
}

/// `$name` in the text of a named format.
bool FormatReader::readParameterOfCall(StringRef name, FormatElement &element) {
  for (auto [i, parameter] : llvm::enumerate(call->format.parameters)) {
    if (isList(parameter) && name == StringRef(parameter).drop_back(3)) {
      element.kind = Element::Arguments;
      llvm::append_range(element.children, call->arguments.drop_front(i));
      return true;
    }
    if (name != parameter)
      continue;
    element = call->arguments[i];
    return element.kind != Element::String || inArguments ||
           makeLiteral(element);
  }
  // Another part of the definition.
  return (op ? findInOp(name, element) : findInType(name, element)) ||
         fail(element.offset, "'$" + name + "' is not a parameter");
}

bool FormatReader::readOIList(FormatElement &element) {
  element.kind = Element::OIList;
  if (!expect('('))
    return false;
  do {
    skipBlanks();
    FormatElement clause;
    clause.kind = Element::Sequence;
    clause.offset = at;
    for (skipBlanks(); peek() != '|' && peek() != ')'; skipBlanks()) {
      if (at >= text.size())
        return fail(at, "expected ')' to end 'oilist'");
      if (!readElement(clause.children))
        return false;
    }
    if (clause.children.empty() || clause.children[0].kind != Element::Literal)
      return fail(clause.offset,
                  "expected an 'oilist' clause to begin with a literal");
    element.children.push_back(std::move(clause));
  } while (consume('|'));
  return expect(')');
}

bool FormatReader::readGroupPart(std::vector<FormatElement> &elements,
                                 std::optional<unsigned> &anchor) {
  size_t start = at;
  if (!expect('('))
    return false;
  for (skipBlanks(); peek() != ')'; skipBlanks()) {
    if (at >= text.size())
      return fail(start, "expected ')' to end the optional group");
    if (!readElement(elements))
      return false;
    if (!consume('^'))
      continue;
    if (anchor)
      return fail(
          at - 1,
          "only one element of an optional group can be marked as the anchor");
    anchor = unsigned(elements.size() - 1);
  }
  ++at;
  return true;
}

/// `(then) : (else)?`, the anchor in either.
bool FormatReader::readGroup(FormatElement &element) {
  element.kind = Element::Optional;
  std::optional<unsigned> anchor;
  if (!readGroupPart(element.children, anchor))
    return false;
  bool isInThen = anchor.has_value();
  if (consume(':') && !readGroupPart(element.otherwise, anchor))
    return false;
  if (!consume('?'))
    return fail(at, "expected '?' after an optional group");
  if (!anchor)
    return fail(element.offset, "optional group has no anchor element (^)");
  if (element.children.empty())
    return fail(element.offset, "optional group is empty");
  element.anchor = *anchor;
  element.isInverted = !isInThen;
  return true;
}

std::optional<std::vector<FormatElement>>
strata::parseAssemblyFormat(StringRef text, const OpDefinition &def,
                            FormatError &error) {
  std::vector<FormatElement> elements;
  if (!FormatReader(text, def, error).readAll(elements))
    return std::nullopt;
  return elements;
}

std::optional<std::vector<FormatElement>>
strata::parseAssemblyFormat(StringRef text, const TypeDefinition &def,
                            FormatError &error) {
  std::vector<FormatElement> elements;
  if (!FormatReader(text, def, error).readAll(elements))
    return std::nullopt;
  return elements;
}
