// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/AssemblyFormat.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Context.h"
#include "strata/IR/TypeDefinition.h"
#include "strata/Support/Stack.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using Element = FormatElement::Kind;

//===-- Inference ----------------------------------------------------------===//

// Slots with the same constraint have the same type; a constraint that is one
// type, or a type made of known ones, is known. So types that the format leaves
// out follow from the variables of the definition's constraints.

namespace {
/// What the constraints of an operation stand for, as far as it is known. `T`
/// is Attribute, or bool to find out what will be known.
template <typename T> class Bindings {
public:
  explicit Bindings(const ConstraintProgram &program)
      : program(program), known(program.size()), isUnknown(program.size()) {}
  void bind(uint32_t node, T value);
  T get(uint32_t node);

private:
  T find(uint32_t node);
  T getPart(T whole, size_t index);
  T make(const AttrBase &base, ArrayRef<T> parts);
  T isExactly(const ConstraintProgram::Node &node);

  const ConstraintProgram &program;
  SmallVector<T, 16> known;
  /// Looked for in vain. Nothing is bound after the first look.
  std::vector<bool> isUnknown;
};

template <> Attribute Bindings<Attribute>::getPart(Attribute whole, size_t i) {
  ArrayRef<Attribute> params;
  if (auto type = dyn_cast<TypeAttr>(whole)) {
    if (auto dynamic = dyn_cast<DynamicType>(type.getValue()))
      params = dynamic.getParams();
  } else if (auto dynamic = dyn_cast<DynamicAttr>(whole)) {
    params = dynamic.getParams();
  }
  return i < params.size() ? params[i] : Attribute();
}
template <> bool Bindings<bool>::getPart(bool whole, size_t) { return whole; }

template <>
Attribute Bindings<Attribute>::make(const AttrBase &base,
                                    ArrayRef<Attribute> parts) {
  if (!base.definition ||
      parts.size() != base.definition->parameters.size())
    return {};
  // Parts come from types that were written; the whole may not exist.
  DiagnosticCapture silence;
  auto emit = [&] {
    return emitError(base.definition->dialect->getContext(), Location(), "");
  };
  if (!base.isType)
    return DynamicAttr::getChecked(emit, *base.definition, parts);
  Type type = DynamicType::getChecked(emit, *base.definition, parts);
  return type ? Attribute(TypeAttr::get(type)) : Attribute();
}
template <> bool Bindings<bool>::make(const AttrBase &base, ArrayRef<bool>) {
  return base.definition;
}

template <>
Attribute
Bindings<Attribute>::isExactly(const ConstraintProgram::Node &node) {
  return node.expected;
}
template <> bool Bindings<bool>::isExactly(const ConstraintProgram::Node &) {
  return true;
}

template <typename T> void Bindings<T>::bind(uint32_t node, T value) {
  SmallVector<std::pair<uint32_t, T>, 8> worklist{{node, value}};
  while (!worklist.empty()) {
    auto [index, part] = worklist.pop_back_val();
    if (known[index] || !part)
      continue;
    known[index] = part;
    const ConstraintProgram::Node &at = program[index];
    for (size_t i = 0; i < at.children.size(); ++i) {
      if (at.op == ConstraintProgram::Op::AllOf)
        worklist.push_back({at.children[i], part});
      else if (at.op == ConstraintProgram::Op::Parametric)
        worklist.push_back({at.children[i], getPart(part, i)});
    }
  }
}

template <typename T> T Bindings<T>::get(uint32_t node) {
  if (known[node] || isUnknown[node])
    return known[node];
  return withStack([&] { return find(node); });
}

template <typename T> T Bindings<T>::find(uint32_t node) {
  const ConstraintProgram::Node &at = program[node];
  T result{};
  switch (at.op) {
  case ConstraintProgram::Op::Is:
    result = isExactly(at);
    break;
  case ConstraintProgram::Op::AllOf:
    for (uint32_t child : at.children)
      if ((result = get(child)))
        break;
    break;
  case ConstraintProgram::Op::Parametric: {
    SmallVector<T, 4> parts;
    for (uint32_t child : at.children) {
      if (T part = get(child))
        parts.push_back(part);
    }
    if (parts.size() == at.children.size())
      result = make(at.base, parts);
    break;
  }
  default:
    break;
  }
  if (result)
    bind(node, result);
  else
    isUnknown[node] = true;
  return result;
}
} // namespace

//===-- Literals -----------------------------------------------------------===//

static bool isWord(StringRef text) {
  return llvm::isAlpha(text.front()) || text.front() == '_';
}

namespace {
struct Punctuation {
  StringRef text;
  ParseResult (OpAsmParser::*must)();
  ParseResult (OpAsmParser::*may)();
};
} // namespace

/// How the parser reads a literal that is no word; null if it cannot.
static const Punctuation *findPunctuation(StringRef text) {
  using P = OpAsmParser;
  static const Punctuation table[] = {
      {"->", &P::parseArrow, &P::parseOptionalArrow},
      {":", &P::parseColon, &P::parseOptionalColon},
      {",", &P::parseComma, &P::parseOptionalComma},
      {"=", &P::parseEqual, &P::parseOptionalEqual},
      {"(", &P::parseLParen, &P::parseOptionalLParen},
      {")", &P::parseRParen, &P::parseOptionalRParen},
      {"[", &P::parseLSquare, &P::parseOptionalLSquare},
      {"]", &P::parseRSquare, &P::parseOptionalRSquare},
      {"{", &P::parseLBrace, &P::parseOptionalLBrace},
      {"}", &P::parseRBrace, &P::parseOptionalRBrace},
      {"<", &P::parseLess, &P::parseOptionalLess},
      {">", &P::parseGreater, &P::parseOptionalGreater}};
  for (const Punctuation &entry : table)
    if (entry.text == text)
      return &entry;
  return nullptr;
}

//===-- Checks -------------------------------------------------------------===//

namespace strata {
/// Counts what a format binds, once, when it is compiled.
class FormatChecker {
public:
  FormatChecker(AssemblyFormat &format, const OpDefinition &def,
                FormatError &error)
      : format(format), def(def), error(error),
        operandTypes(def.operands.size()), resultTypes(def.results.size()),
        operands(def.operands.size()), attributes(def.attributes.size()),
        regions(def.regions.size()) {}
  bool check();

private:
  bool fail(size_t offset, const Twine &message) {
    error = {offset, message.str()};
    return false;
  }
  bool checkAll(ArrayRef<FormatElement> list);
  bool checkElement(const FormatElement &element);
  bool checkTypes(const FormatElement &element);
  bool checkGroup(const FormatElement &element);
  bool bindOnce(std::vector<bool> &bound, const FormatElement &element);
  bool checkInference();

  AssemblyFormat &format;
  const OpDefinition &def;
  FormatError &error;
  std::vector<bool> operandTypes, resultTypes, operands, attributes, regions;
  bool sawAttrDict = false, sawSuccessors = false;
  /// The last element was a list that a comma would go on with.
  bool afterList = false;
};
} // namespace strata

bool FormatChecker::bindOnce(std::vector<bool> &bound,
                             const FormatElement &element) {
  if (bound[element.index])
    return fail(element.offset, "'$" + element.text + "' is bound twice");
  bound[element.index] = true;
  return true;
}

bool FormatChecker::checkTypes(const FormatElement &element) {
  switch (element.kind) {
  case Element::Operand:
    return bindOnce(operandTypes, element);
  case Element::Result:
    return bindOnce(resultTypes, element);
  case Element::Operands:
    operandTypes.assign(operandTypes.size(), true);
    return true;
  case Element::Results: {
    auto isVariable = [](const ValueSlot &s) { return s.arity != Arity::One; };
    if (llvm::count_if(def.results, isVariable) > 1)
      return fail(element.offset, "the types of several results of any number "
                                  "cannot be told apart");
    resultTypes.assign(resultTypes.size(), true);
    return true;
  }
  case Element::Qualified:
    return checkTypes(element.children[0]);
  default:
    return fail(element.offset, "only operands and results have types");
  }
}

bool FormatChecker::checkGroup(const FormatElement &element) {
  const FormatElement &first = element.children[0];
  bool tells =
      first.kind == Element::Literal || first.kind == Element::Attribute ||
      first.kind == Element::Region ||
      (first.kind == Element::Operand &&
       def.operands[first.index].arity != Arity::One);
  if (!tells)
    return fail(first.offset, "an optional group begins with a literal, an "
                              "optional operand, an attribute or a region");
  if (first.kind == Element::Attribute && def.attributes[first.index].kind.tag == ValueKind::Tag::Unit)
    return fail(first.offset, "an optional group does not begin with an "
                              "attribute that is said by a word");
  // What the anchor does not tell would be lost where the group is absent.
  auto &anchored = element.isInverted ? element.otherwise : element.children;
  auto checkOthers = [&](const std::vector<FormatElement> &list) {
    for (const FormatElement &child : list)
      if (child.kind == Element::Attribute &&
          &child != &anchored[element.anchor] &&
          def.attributes[child.index].optional)
        return fail(child.offset, "'$" + child.text +
                                      "' may be there without the group; make "
                                      "it the anchor of one of its own");
    return true;
  };
  return checkOthers(element.children) && checkOthers(element.otherwise) &&
         checkAll(element.children) && checkAll(element.otherwise);
}

bool FormatChecker::checkElement(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    if (!isWord(element.text) && !findPunctuation(element.text))
      return fail(element.offset,
                  "literal '" + element.text + "' is not supported yet");
    if (element.text == "," && afterList)
      return fail(element.offset, "a comma behind a list of any length would "
                                  "be taken for a part of the list");
    return true;
  case Element::Space:
  case Element::Empty:
  case Element::Newline:
    return true;
  case Element::Operand:
    return bindOnce(operands, element);
  case Element::Attribute:
    format.boundAttributes.push_back(def.attributes[element.index].name);
    return bindOnce(attributes, element);
  case Element::Region:
    return bindOnce(regions, element);
  case Element::Successors:
    sawSuccessors = true;
    return true;
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
    if (sawAttrDict)
      return fail(element.offset, "'attr-dict' is there twice");
    sawAttrDict = true;
    return true;
  case Element::Type:
    return checkTypes(element.children[0]);
  case Element::Qualified:
    if (element.children[0].kind != Element::Attribute &&
        element.children[0].kind != Element::Type)
      return fail(element.offset, "'qualified' is for attributes and types");
    return checkElement(element.children[0]);
  case Element::FunctionalType:
    return checkTypes(element.children[0]) && checkTypes(element.children[1]);
  case Element::Optional:
    return checkGroup(element);
  case Element::Result:
  case Element::Results:
    return fail(element.offset, "results are written by the parser; only "
                                "their types are part of a format");
  default:
    return fail(element.offset, "this directive is not supported yet");
  }
}

bool FormatChecker::checkAll(ArrayRef<FormatElement> list) {
  for (const FormatElement &element : list) {
    if (!checkElement(element))
      return false;
    const FormatElement &inner =
        element.kind == Element::Type ? element.children[0] : element;
    bool isValue = inner.kind == Element::Operand || inner.kind == Element::Result;
    afterList = inner.kind == Element::Operands ||
                inner.kind == Element::Results ||
                (isValue && (inner.kind == Element::Operand
                                 ? def.operands
                                 : def.results)[inner.index]
                                    .arity == Arity::Variadic);
  }
  return true;
}

bool FormatChecker::checkInference() {
  std::optional<Bindings<bool>> bindings;
  if (def.program)
    bindings.emplace(*def.program);
  auto learn = [&](const std::vector<ValueSlot> &slots,
                   const std::vector<bool> &bound) {
    for (auto [slot, isBound] : llvm::zip_equal(slots, bound))
      if (isBound && slot.constraint.node && slot.arity == Arity::One)
        bindings->bind(*slot.constraint.node, true);
  };
  learn(def.operands, operandTypes);
  learn(def.results, resultTypes);
  auto check = [&](const std::vector<ValueSlot> &slots,
                   const std::vector<bool> &bound, StringRef what) {
    for (auto [slot, isBound] : llvm::zip_equal(slots, bound))
      if (!isBound &&
          (!slot.constraint.node || !bindings->get(*slot.constraint.node) ||
           (what == "result" && slot.arity != Arity::One)))
        return fail(0, "the type of " + what + " '" + slot.name +
                           "' is not in the format and does not follow from "
                           "the constraints");
    return true;
  };
  return check(def.operands, operandTypes, "operand") &&
         check(def.results, resultTypes, "result");
}

bool FormatChecker::check() {
  if (!checkAll(format.elements))
    return false;
  for (auto [i, bound] : llvm::enumerate(operands))
    if (!bound)
      return fail(0, "operand '" + def.operands[i].name +
                         "' is not in the format");
  for (auto [i, bound] : llvm::enumerate(regions))
    if (!bound)
      return fail(0, "region '" + def.regions[i].name +
                         "' is not in the format");
  if (def.numSuccessors && !sawSuccessors)
    return fail(0, "the successors are not in the format");
  if (!sawAttrDict)
    return fail(0, "'attr-dict' is not in the format");
  return checkInference();
}

std::unique_ptr<AssemblyFormat>
AssemblyFormat::compile(StringRef text, const OpDefinition &def,
                        FormatError &error) {
  std::optional<std::vector<FormatElement>> elements =
      parseAssemblyFormat(text, def, error);
  if (!elements)
    return nullptr;
  std::unique_ptr<AssemblyFormat> format(new AssemblyFormat());
  format->elements = std::move(*elements);
  if (!FormatChecker(*format, def, error).check())
    return nullptr;
  for (StringRef name : {"operandSegmentSizes", "resultSegmentSizes"})
    format->boundAttributes.push_back(name.str());
  return format;
}

//===-- Parsing ------------------------------------------------------------===//

namespace strata {
/// One run over the tree, reading one operation.
class FormatOpParser {
public:
  FormatOpParser(const AssemblyFormat &format, OpAsmParser &parser,
                 OperationState &state)
      : format(format), def(*state.name.getDefinition()), parser(parser),
        state(state),
        operands(def.operands.size()), operandTypes(def.operands.size()),
        resultTypes(def.results.size()), regions(def.regions.size()) {}
  ParseResult run();

private:
  using Types = SmallVector<Type, 2>;
  ParseResult parse(ArrayRef<FormatElement> list);
  ParseResult parse(const FormatElement &element);
  ParseResult parseLiteral(StringRef text, bool optional);
  ParseResult parseGroup(const FormatElement &element);
  ParseResult parseOperands(const FormatElement &element);
  ParseResult parseAttribute(const FormatElement &element);
  ParseResult parseTypes(const FormatElement &element);
  ParseResult distribute(const FormatElement &element, ArrayRef<Type> types,
                         llvm::SMLoc loc);
  /// Whether `element` is there; if so, it has been read.
  FailureOr<bool> parseOptional(const FormatElement &element);
  ParseResult inferTypes();
  ParseResult resolve();
  void addSegmentSizes(StringRef name, const std::vector<ValueSlot> &slots,
                       ArrayRef<int32_t> sizes);

  const AssemblyFormat &format;
  const OpDefinition &def;
  OpAsmParser &parser;
  OperationState &state;
  std::vector<SmallVector<UnresolvedOperand, 2>> operands;
  std::vector<Types> operandTypes, resultTypes;
  std::vector<std::unique_ptr<Region>> regions;
};
} // namespace strata

ParseResult FormatOpParser::parseLiteral(StringRef text, bool optional) {
  if (isWord(text))
    return optional ? parser.parseOptionalKeyword(text)
                    : parser.parseKeyword(text);
  const Punctuation *entry = findPunctuation(text);
  if (!entry)
    return parser.emitError("literal '" + text + "' cannot be read");
  return (parser.*(optional ? entry->may : entry->must))();
}

ParseResult FormatOpParser::parseOperands(const FormatElement &element) {
  Arity arity = def.operands[element.index].arity;
  auto &list = operands[element.index];
  if (arity == Arity::One)
    return parser.parseOperand(list.emplace_back());
  UnresolvedOperand first;
  std::optional<ParseResult> present = parser.parseOptionalOperand(first);
  if (!present)
    return success();
  if (*present)
    return failure();
  list.push_back(first);
  if (arity == Arity::Optional)
    return success();
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseOperand(list.emplace_back()))
      return failure();
  return success();
}

ParseResult FormatOpParser::parseAttribute(const FormatElement &element) {
  const AttrSlot &slot = def.attributes[element.index];
  Attribute value;
  if (slot.kind.tag == ValueKind::Tag::Symbol) {
    StringAttr name;
    if (parser.parseSymbolName(name))
      return failure();
    value = name;
  } else if (parser.parseAttribute(value)) {
    return failure();
  }
  state.addAttribute(slot.name, value);
  return success();
}

ParseResult FormatOpParser::parseTypes(const FormatElement &element) {
  const FormatElement &what = element.children[0];
  if (what.kind == Element::Qualified)
    return parseTypes(what);
  llvm::SMLoc loc = parser.getCurrentLocation();
  bool isOperand = what.kind == Element::Operand;
  if (isOperand || what.kind == Element::Result) {
    Arity arity =
        (isOperand ? def.operands : def.results)[what.index].arity;
    Types &types = (isOperand ? operandTypes : resultTypes)[what.index];
    if (arity == Arity::One)
      return parser.parseType(types.emplace_back());
    Type first;
    std::optional<ParseResult> present = parser.parseOptionalType(first);
    if (!present)
      return success();
    if (*present)
      return failure();
    types.push_back(first);
    while (arity == Arity::Variadic &&
           succeeded(parser.parseOptionalComma()))
      if (parser.parseType(types.emplace_back()))
        return failure();
    return success();
  }
  SmallVector<Type, 4> types;
  return ParseResult(failure(parser.parseTypeList(types) ||
                             distribute(what, types, loc)));
}

/// Gives a list of types to the slots that `element` stands for.
ParseResult FormatOpParser::distribute(const FormatElement &element,
                                       ArrayRef<Type> types, llvm::SMLoc loc) {
  if (element.kind == Element::Qualified)
    return distribute(element.children[0], types, loc);
  if (element.kind == Element::Operand || element.kind == Element::Result) {
    auto &target = element.kind == Element::Operand
                       ? operandTypes[element.index]
                       : resultTypes[element.index];
    target.assign(types.begin(), types.end());
    return success();
  }
  bool isOperands = element.kind == Element::Operands;
  if (isOperands) {
    // How many there are of each is known.
    size_t total = 0;
    for (auto &list : operands)
      total += list.size();
    if (total != types.size())
      return parser.emitError(loc, "expected " + Twine(total) +
                                       " types, but found " +
                                       Twine(types.size()));
    for (auto [target, list] : llvm::zip_equal(operandTypes, operands)) {
      target.assign(types.begin(), types.begin() + list.size());
      types = types.drop_front(list.size());
    }
    return success();
  }
  auto &targets = resultTypes;
  const auto &slots = def.results;
  size_t variable = size_t(llvm::count_if(
      slots, [](const ValueSlot &s) { return s.arity != Arity::One; }));
  size_t fixed = slots.size() - variable;
  if (types.size() < fixed || (!variable && types.size() != fixed))
    return parser.emitError(loc, "expected " + Twine(fixed) +
                                     " types, but found " +
                                     Twine(types.size()));
  size_t rest = types.size() - fixed;
  for (auto [slot, target] : llvm::zip_equal(slots, targets)) {
    size_t size = slot.arity == Arity::One ? 1 : rest;
    target.assign(types.begin(), types.begin() + size);
    types = types.drop_front(size);
  }
  return success();
}

FailureOr<bool> FormatOpParser::parseOptional(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    return succeeded(parseLiteral(element.text, /*optional=*/true));
  case Element::Operand:
    if (parseOperands(element))
      return failure();
    return !operands[element.index].empty();
  case Element::Region: {
    auto region = std::make_unique<Region>();
    std::optional<ParseResult> present = parser.parseOptionalRegion(*region);
    if (present && *present)
      return failure();
    if (present)
      regions[element.index] = std::move(region);
    return present.has_value();
  }
  default: {
    const AttrSlot &slot = def.attributes[element.index];
    if (slot.kind.tag == ValueKind::Tag::Symbol) {
      StringAttr name;
      if (parser.parseOptionalSymbolName(name))
        return false;
      state.addAttribute(slot.name, name);
      return true;
    }
    Attribute value;
    std::optional<ParseResult> present = parser.parseOptionalAttribute(value);
    if (present && *present)
      return failure();
    if (present)
      state.addAttribute(slot.name, value);
    return present.has_value();
  }
  }
}

ParseResult FormatOpParser::parseGroup(const FormatElement &element) {
  FailureOr<bool> present = parseOptional(element.children[0]);
  if (failed(present))
    return failure();
  ArrayRef<FormatElement> rest = element.otherwise;
  if (*present)
    rest = ArrayRef<FormatElement>(element.children).drop_front();
  for (const FormatElement &child : rest) {
    // What a word says need not be said again.
    if (child.kind == Element::Attribute &&
        def.attributes[child.index].kind.tag == ValueKind::Tag::Unit) {
      state.addAttribute(def.attributes[child.index].name,
                         UnitAttr::get(parser.getContext()));
      continue;
    }
    if (parse(child))
      return failure();
  }
  return success();
}

ParseResult FormatOpParser::parse(ArrayRef<FormatElement> list) {
  for (const FormatElement &element : list)
    if (parse(element))
      return failure();
  return success();
}

ParseResult FormatOpParser::parse(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    return parseLiteral(element.text, /*optional=*/false);
  case Element::Operand:
    return parseOperands(element);
  case Element::Attribute:
    return parseAttribute(element);
  case Element::Type:
    return parseTypes(element);
  case Element::Qualified:
    return parse(element.children[0]);
  case Element::FunctionalType: {
    llvm::SMLoc loc = parser.getCurrentLocation();
    SmallVector<Type, 4> inputs, outputs;
    auto parseInput = [&] { return parser.parseType(inputs.emplace_back()); };
    return ParseResult(failure(
        parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                       parseInput) ||
        parser.parseArrowTypeList(outputs) ||
        distribute(element.children[0], inputs, loc) ||
        distribute(element.children[1], outputs, loc)));
  }
  case Element::Region:
    regions[element.index] = std::make_unique<Region>();
    return parser.parseRegion(*regions[element.index]);
  case Element::Successors: {
    Block *block = nullptr;
    std::optional<ParseResult> present = parser.parseOptionalSuccessor(block);
    if (!present)
      return success();
    if (*present)
      return failure();
    state.successors.push_back(block);
    while (succeeded(parser.parseOptionalComma())) {
      if (parser.parseSuccessor(block))
        return failure();
      state.successors.push_back(block);
    }
    return success();
  }
  case Element::AttrDict:
    return parser.parseOptionalAttrDict(state.attributes);
  case Element::AttrDictWithKeyword:
    return parser.parseOptionalAttrDictWithKeyword(state.attributes);
  case Element::Optional:
    return parseGroup(element);
  default:
    return success();
  }
}

ParseResult FormatOpParser::inferTypes() {
  if (!def.program)
    return success();
  Bindings<Attribute> bindings(*def.program);
  auto learn = [&](const std::vector<ValueSlot> &slots,
                   const std::vector<Types> &types) {
    for (auto [slot, list] : llvm::zip_equal(slots, types))
      if (!list.empty() && slot.constraint.node)
        bindings.bind(*slot.constraint.node, TypeAttr::get(list.front()));
  };
  learn(def.operands, operandTypes);
  learn(def.results, resultTypes);
  auto infer = [&](const ValueSlot &slot, Types &types, size_t count) {
    if (!types.empty() || !count || !slot.constraint.node)
      return success();
    auto type = dyn_cast_or_null<TypeAttr>(bindings.get(*slot.constraint.node));
    if (!type)
      return failure();
    types.assign(count, type.getValue());
    return success();
  };
  for (size_t i = 0; i < operands.size(); ++i)
    if (failed(infer(def.operands[i], operandTypes[i], operands[i].size())))
      return parser.emitError(parser.getNameLoc(),
                              "the type of operand '" + def.operands[i].name +
                                  "' does not follow from the types written");
  for (size_t i = 0; i < resultTypes.size(); ++i)
    if (def.results[i].arity == Arity::One &&
        failed(infer(def.results[i], resultTypes[i], 1)))
      return parser.emitError(parser.getNameLoc(),
                              "the type of result '" + def.results[i].name +
                                  "' does not follow from the types written");
  return success();
}

void FormatOpParser::addSegmentSizes(StringRef name,
                                     const std::vector<ValueSlot> &slots,
                                     ArrayRef<int32_t> sizes) {
  size_t variable = size_t(llvm::count_if(
      slots, [](const ValueSlot &s) { return s.arity != Arity::One; }));
  if (variable > 1 && def.findAttribute(name) >= 0)
    state.addAttribute(name,
                       DenseArrayAttr::get(
                           IntegerType::get(parser.getContext(), 32),
                           int64_t(sizes.size()),
                           ArrayRef<uint8_t>(
                               reinterpret_cast<const uint8_t *>(sizes.data()),
                               sizes.size() * sizeof(int32_t))));
}

ParseResult FormatOpParser::resolve() {
  SmallVector<int32_t, 8> operandSizes, resultSizes;
  for (size_t i = 0; i < operands.size(); ++i) {
    llvm::SMLoc loc =
        operands[i].empty()
            ? parser.getNameLoc()
            : llvm::SMLoc::getFromPointer(operands[i].front().loc);
    if (parser.resolveOperands(operands[i], operandTypes[i], loc,
                               state.operands))
      return failure();
    operandSizes.push_back(int32_t(operands[i].size()));
  }
  for (const Types &types : resultTypes) {
    llvm::append_range(state.types, types);
    resultSizes.push_back(int32_t(types.size()));
  }
  addSegmentSizes("operandSegmentSizes", def.operands, operandSizes);
  addSegmentSizes("resultSegmentSizes", def.results, resultSizes);
  for (std::unique_ptr<Region> &region : regions)
    state.regions.push_back(region ? std::move(region)
                                   : std::make_unique<Region>());
  return success();
}

ParseResult FormatOpParser::run() {
  return ParseResult(
      failure(parse(format.elements) || inferTypes() || resolve()));
}

void strata::setAssemblyFormat(OpDefinition &def,
                               std::unique_ptr<AssemblyFormat> format) {
  def.format = std::move(format);
  def.print = [](Operation *op, OpAsmPrinter &printer) {
    op->getDefinition().format->print(op, printer);
  };
  def.parse = [](OpAsmParser &parser, OperationState &state) {
    return state.name.getDefinition()->format->parse(parser, state);
  };
}

ParseResult AssemblyFormat::parse(OpAsmParser &parser,
                                  OperationState &state) const {
  return FormatOpParser(*this, parser, state).run();
}
