// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates: nodes, operators, postfix forms, literals. Names and lambdas are
// in PredicateNameParser.cpp.
#include "strata/DialectFiles/Predicates/PredicateParserDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace strata;

//===-- Tokens and errors -------------------------------------------------===//

bool PredicateParser::consume(StringRef punct) {
  if (!token.is(punct))
    return false;
  advance();
  return true;
}

bool PredicateParser::expect(StringRef punct) {
  if (consume(punct))
    return true;
  fail(("'" + punct + "'").str());
  return false;
}

NodeId PredicateParser::failAt(size_t offset, const Twine &message) {
  if (failed)
    return NoNode;
  failed = true;
  error.offset = expansionOf ? *expansionOf : offset;
  error.message = message.str();
  return NoNode;
}

NodeId PredicateParser::fail(StringRef expected) {
  std::string found = "end of text";
  if (token.kind != ExpressionToken::End)
    found = ("'" + token.text.take_front(40) + "'").str();
  return failAt(token.offset, "expected " + expected + ", found " + found);
}

//===-- Nodes -------------------------------------------------------------===//

PredicateNode PredicateParser::at(PredicateOp op, uint32_t offset,
                                  uint16_t aux) const {
  return {.op = op, .aux = aux, .offset = expansionOf.value_or(offset)};
}

NodeId PredicateParser::add(PredicateNode node, ArrayRef<NodeId> nodeChildren) {
  unsigned height = 0;
  for (NodeId child : nodeChildren) {
    if (child == NoNode)
      return NoNode;
    height = std::max<unsigned>(height, heights[child]);
  }
  if (height >= Predicate::MaxHeight)
    return failAt(node.offset, "expression is too deep");
  program.nodes.push_back(node);
  heights.push_back(uint16_t(height + 1));
  return NodeId(program.nodes.size() - 1);
}

NodeId PredicateParser::addList(PredicateNode node, ArrayRef<NodeId> list) {
  node.a = uint32_t(program.children.size());
  node.b = uint32_t(list.size());
  NodeId id = add(node, list);
  if (id != NoNode)
    program.children.insert(program.children.end(), list.begin(), list.end());
  return id;
}

NodeId PredicateParser::addConstant(PredicateValue value) {
  PredicateNode node = at(PredicateOp::Constant, token.offset);
  node.a = uint32_t(program.constants.size());
  program.constants.push_back(value);
  return add(node);
}

NodeId PredicateParser::addUnknown(StringRef name, uint32_t offset) {
  if (!llvm::is_contained(program.unknownNames, name))
    program.unknownNames.push_back(name.str());
  return add(at(PredicateOp::Unknown, offset));
}

NodeId PredicateParser::coerced(NodeId child, std::optional<Coercion> to) {
  if (!to || child == NoNode)
    return child;
  PredicateNode node =
      at(PredicateOp::Coerce, program.nodes[child].offset, uint16_t(*to));
  node.a = child;
  return add(node, child);
}

std::optional<int64_t> PredicateParser::getConstantInt(NodeId id) const {
  const PredicateNode &node = program.nodes[id];
  if (node.op != PredicateOp::Constant ||
      program.constants[node.a].getTag() != PredicateValue::Tag::Int)
    return std::nullopt;
  return program.constants[node.a].getInt();
}

/// The class that the value of `id` was cast to, or -1.
int PredicateParser::classIndexOf(NodeId id) const {
  const PredicateNode &node = program.nodes[id];
  if (node.op == PredicateOp::Cast)
    return int(node.b);
  return node.op == PredicateOp::Local ? localClasses[node.a] : -1;
}

//===-- Operators ---------------------------------------------------------===//

bool PredicateParser::run() {
  lexer = ExpressionLexer(program.text);
  advance();
  for (const std::string &parameter : options.parameters)
    declare(parameter);
  program.root = options.isBody ? parseBody() : parseExpr();
  if (!failed && token.kind != ExpressionToken::End)
    fail("end of text");
  return !failed;
}

NodeId PredicateParser::parseExpr() {
  Nesting nesting(*this);
  if (depth > Predicate::MaxDepth)
    return failAt(token.offset, "expression is nested too deeply");
  uint32_t offset = token.offset;
  NodeId condition = parseBinary(1);
  if (condition == NoNode || !consume("?"))
    return condition;
  NodeId then = parseExpr();
  if (then == NoNode || !expect(":"))
    return NoNode;
  NodeId otherwise = parseExpr();
  return addList(at(PredicateOp::Conditional, offset),
                 {condition, then, otherwise});
}

static unsigned precedenceOf(const ExpressionToken &token) {
  if (token.kind != ExpressionToken::Punct)
    return 0;
  static constexpr struct {
    StringLiteral op;
    unsigned precedence;
  } Table[] = {{"||", 1}, {"&&", 2}, {"|", 3},  {"^", 4},  {"&", 5},  {"==", 6},
               {"!=", 6}, {"<", 7},  {">", 7},  {"<=", 7}, {">=", 7}, {"<<", 8},
               {"+", 9},  {"-", 9},  {"*", 10}, {"/", 10}, {"%", 10}};
  for (const auto &entry : Table)
    if (token.text == entry.op)
      return entry.precedence;
  return 0;
}

/// Makes one test of neighbours in a disjunction that ask one type for its
/// float format.
void PredicateParser::mergeFloatTests(SmallVectorImpl<NodeId> &list) {
  auto isSame = [&](NodeId a, NodeId b) {
    const PredicateNode &first = program.nodes[a], &second = program.nodes[b];
    if (first.op != PredicateOp::FloatTest ||
        second.op != PredicateOp::FloatTest)
      return false;
    const PredicateNode &x = program.nodes[first.a],
                        &y = program.nodes[second.a];
    return x.op == y.op && x.a == y.a &&
           (x.op == PredicateOp::Self || x.op == PredicateOp::Local);
  };
  size_t kept = 0;
  for (size_t i = 1; i < list.size(); ++i) {
    if (isSame(list[kept], list[i]))
      program.nodes[list[kept]].payload |= program.nodes[list[i]].payload;
    else
      list[++kept] = list[i];
  }
  list.truncate(kept + 1);
}

NodeId PredicateParser::parseBinary(unsigned minPrecedence) {
  NodeId lhs = parseUnary();
  while (lhs != NoNode) {
    unsigned precedence = precedenceOf(token);
    if (precedence < minPrecedence || !precedence)
      return lhs;
    ExpressionToken op = token;
    advance();
    // Chains of && and || become one node, however long they are.
    if (precedence <= 2) {
      SmallVector<NodeId, 8> list{lhs};
      do {
        NodeId next = parseBinary(precedence + 1);
        if (next == NoNode)
          return NoNode;
        list.push_back(next);
      } while (consume(op.text));
      PredicateOp all = precedence == 1 ? PredicateOp::Or : PredicateOp::And;
      if (all == PredicateOp::Or)
        mergeFloatTests(list);
      lhs = list.size() == 1 ? list[0] : addList(at(all, op.offset), list);
      continue;
    }
    bool shiftRight =
        op.text == ">" && token.is(">") && token.offset == op.offset + 1;
    if (shiftRight)
      advance();
    NodeId rhs = parseBinary(shiftRight ? 9 : precedence + 1);
    lhs = makeBinary(shiftRight ? ">>" : op.text, lhs, rhs, op.offset);
  }
  return NoNode;
}

NodeId PredicateParser::makeBinary(StringRef op, NodeId lhs, NodeId rhs,
                                   uint32_t offset) {
  static constexpr struct {
    StringLiteral op;
    Comparison how;
  } Comparisons[] = {
      {"==", Comparison::Equal},     {"!=", Comparison::NotEqual},
      {"<", Comparison::Less},       {">", Comparison::Greater},
      {"<=", Comparison::LessEqual}, {">=", Comparison::GreaterEqual}};
  static constexpr struct {
    const char *op;
    Arithmetic how;
  } Operators[] = {{"+", Arithmetic::Add},   {"-", Arithmetic::Sub},
                   {"*", Arithmetic::Mul},   {"/", Arithmetic::Div},
                   {"%", Arithmetic::Rem},   {"<<", Arithmetic::Shl},
                   {">>", Arithmetic::Shr},  {"&", Arithmetic::BitAnd},
                   {"|", Arithmetic::BitOr}, {"^", Arithmetic::BitXor}};
  if (lhs == NoNode || rhs == NoNode)
    return NoNode;
  PredicateNode node = at(PredicateOp::Compare, offset);
  for (const auto &entry : Comparisons)
    if (op == entry.op)
      node.aux = uint16_t(entry.how);
  for (const auto &entry : Operators) {
    if (op != entry.op)
      continue;
    node.op = PredicateOp::Binary;
    node.aux = uint16_t(entry.how);
  }
  if (node.op == PredicateOp::Compare && !checkComparison(node, lhs, rhs))
    return NoNode;
  node.a = lhs;
  node.b = rhs;
  return add(node, {lhs, rhs});
}

/// The kind of the value of `id`, as a noun; empty if only evaluation tells.
StringRef PredicateParser::getStaticKind(NodeId id) const {
  const PredicateNode &node = program.nodes[id];
  switch (node.op) {
  case PredicateOp::Constant:
    switch (program.constants[node.a].getTag()) {
    case PredicateValue::Tag::Int:
    case PredicateValue::Tag::Bool:
      return "a number";
    case PredicateValue::Tag::String:
      return "a string";
    default:
      return "";
    }
  case PredicateOp::Method:
    return PredicateMethod(node.aux) == PredicateMethod::getType &&
                   node.b == 1 &&
                   program.nodes[program.children[node.a]].op ==
                       PredicateOp::Slot
               ? "a type"
               : "";
  default:
    return "";
  }
}

/// Fails if the operands of a comparison never have the same kind, or are types, which have no
/// order.
bool PredicateParser::checkComparison(const PredicateNode &node, NodeId lhs,
                                      NodeId rhs) {
  StringRef left = getStaticKind(lhs), right = getStaticKind(rhs);
  if (left.empty() || right.empty())
    return true;
  auto how = Comparison(node.aux);
  bool isOrder = how != Comparison::Equal && how != Comparison::NotEqual;
  if (left != right)
    failAt(node.offset, "comparison of " + left + " with " + right);
  else if (isOrder && left == "a type")
    failAt(node.offset, "types have no order");
  return !failed;
}

NodeId PredicateParser::parseUnary() {
  ExpressionToken op = token;
  if (!op.is("!") && !op.is("-") && !op.is("+") && !op.is("~") && !op.is("*") &&
      !op.is("&"))
    return parsePostfix();
  Nesting nesting(*this);
  if (depth > Predicate::MaxDepth)
    return failAt(token.offset, "expression is nested too deeply");
  advance();
  NodeId child = parseUnary();
  if (child == NoNode || op.is("+") || op.is("&"))
    return child;
  if (op.is("-"))
    if (std::optional<int64_t> value = getConstantInt(child))
      return addConstant(PredicateValue::getInt(-*value));
  PredicateNode node = at(op.is("!")   ? PredicateOp::Not
                          : op.is("-") ? PredicateOp::Negate
                          : op.is("~") ? PredicateOp::Complement
                                       : PredicateOp::Deref,
                          op.offset);
  node.a = child;
  return add(node, child);
}

//===-- Postfix forms -----------------------------------------------------===//

NodeId PredicateParser::parsePostfix() {
  return parsePostfixOf(parsePrimary());
}

NodeId PredicateParser::parsePostfixOf(NodeId object) {
  while (object != NoNode) {
    uint32_t offset = token.offset;
    if (consume(".") || consume("->")) {
      object = parseMember(object);
    } else if (consume("[")) {
      NodeId index = parseExpr();
      if (index == NoNode || !expect("]"))
        return NoNode;
      PredicateNode node = at(PredicateOp::Index, offset);
      node.a = object;
      node.b = index;
      object = add(node, {object, index});
    } else if (token.is("(")) {
      const PredicateNode lambda = program.nodes[object];
      if (lambda.op != PredicateOp::Lambda)
        return fail("a function before '('");
      advance();
      SmallVector<NodeId, 4> list{object};
      if (!parseArgs(list, ")"))
        return NoNode;
      if (list.size() - 1 != lambda.b)
        return failAt(offset, "expected " + Twine(lambda.b) +
                                  " arguments of the lambda, found " +
                                  Twine(list.size() - 1));
      object = addList(at(PredicateOp::Apply, offset), list);
    } else {
      return object;
    }
  }
  return NoNode;
}

NodeId PredicateParser::parseMember(NodeId object) {
  uint32_t offset = token.offset;
  if (token.kind != ExpressionToken::Name)
    return fail("name of a method");
  StringRef name = token.text;
  advance();
  // `x.template hasTrait<T>()` and `x.isa<T>()`.
  if (name == "template" && token.kind == ExpressionToken::Name) {
    name = token.text;
    advance();
  }
  if (name == "getProperties" && token.is("("))
    return parseProperty(offset);
  if (token.is("<") && atTemplateArgs()) {
    if (name == "hasTrait")
      return parseHasTrait(object, offset);
    SmallVector<std::string, 2> classes;
    if (!parseTemplateArgs(classes) || !expect("(") || !expect(")"))
      return NoNode;
    return addUnknown(name, offset);
  }
  if (!token.is("("))
    return fail("'(' after the name of a method");
  advance();
  SmallVector<NodeId, 4> args;
  if (!parseArgs(args, ")"))
    return NoNode;
  return makeMethod(object, name, args, offset);
}

NodeId PredicateParser::parseHasTrait(NodeId object, uint32_t offset) {
  SmallVector<std::string, 2> traits;
  if (!parseTemplateArgs(traits) || !expect("(") || !expect(")"))
    return NoNode;
  if (traits.size() != 1)
    return failAt(offset, "expected one trait, found " + Twine(traits.size()));
  StringRef name = StringRef(traits[0]).copy(program.memory);
  PredicateNode node = at(PredicateOp::HasTrait, offset);
  node.a = object;
  node.b = uint32_t(program.constants.size());
  program.constants.push_back(PredicateValue::getString(name));
  return add(node, object);
}

/// The signs that a method of integer types accepts; std::nullopt if it is another.
static std::optional<uint16_t> getTestedSigns(PredicateMethod method) {
  switch (method) {
  case PredicateMethod::isInteger:
    return AnySign;
  case PredicateMethod::isSignlessInteger:
    return Signless;
  case PredicateMethod::isSignedInteger:
    return Signed;
  case PredicateMethod::isUnsignedInteger:
    return Unsigned;
  default:
    return std::nullopt;
  }
}

/// The kinds of types, a bit each, that a method accepts; 0 if it is another.
static uint64_t getTestedKinds(PredicateMethod method) {
  auto bit = [](Kind kind) { return uint64_t(1) << unsigned(kind); };
  const uint64_t ints = bit(Kind::IntegerType), index = bit(Kind::IndexType),
                 floats = bit(Kind::FloatType);
  switch (method) {
  case PredicateMethod::isIndex:
    return index;
  case PredicateMethod::isFloat:
    return floats;
  case PredicateMethod::isIntOrIndex:
    return ints | index;
  case PredicateMethod::isIntOrFloat:
    return ints | floats;
  case PredicateMethod::isIntOrIndexOrFloat:
    return ints | index | floats;
  default:
    return 0;
  }
}

/// The float format that a method accepts; std::nullopt if it is another.
static std::optional<FloatType::Format>
getTestedFormat(PredicateMethod method) {
  using Format = FloatType::Format;
  switch (method) {
  case PredicateMethod::isF16:
    return Format::F16;
  case PredicateMethod::isBF16:
    return Format::BF16;
  case PredicateMethod::isTF32:
    return Format::TF32;
  case PredicateMethod::isF32:
    return Format::F32;
  case PredicateMethod::isF64:
    return Format::F64;
  case PredicateMethod::isF80:
    return Format::F80;
  case PredicateMethod::isF128:
    return Format::F128;
  default:
    return std::nullopt;
  }
}

/// Tests of the kind of a type, which need no general call.
std::optional<NodeId> PredicateParser::makeTypeTest(NodeId object,
                                                    PredicateMethod method,
                                                    ArrayRef<NodeId> args,
                                                    uint32_t offset) {
  PredicateNode node = at(PredicateOp::IntegerTest, offset);
  node.a = object;
  node.payload = -1;
  if (std::optional<uint16_t> signs = getTestedSigns(method)) {
    node.aux = *signs;
  } else if (uint64_t kinds = getTestedKinds(method)) {
    node.op = PredicateOp::KindTest;
    node.payload = int64_t(kinds);
  } else if (std::optional<FloatType::Format> format =
                 getTestedFormat(method)) {
    node.op = PredicateOp::FloatTest;
    node.payload = int64_t(1) << unsigned(*format);
  } else {
    return std::nullopt;
  }
  if (!args.empty()) {
    std::optional<int64_t> width = getConstantInt(args[0]);
    if (node.op != PredicateOp::IntegerTest || args.size() != 1 || !width ||
        *width < 0)
      return std::nullopt;
    node.payload = *width;
  }
  return add(node, object);
}

NodeId PredicateParser::makeMethod(NodeId object, StringRef name,
                                   ArrayRef<NodeId> args, uint32_t offset) {
  if (options.isBody && (name == "emitOpError" || name == "emitError")) {
    SmallVector<NodeId, 4> parts{object};
    llvm::append_range(parts, args);
    return parseEmission(name == "emitError" ? "errorAt" : "opErrorAt", parts,
                         offset);
  }
  if (name == "getType")
    object = asObject(object);
  std::optional<PredicateMethod> method = lookupMethodName(name);
  int classIndex = classIndexOf(object);
  const PredicateClass *objectClass = nullptr;
  bool builtin = false;
  if (classIndex >= 0) {
    const ClassTest &test = program.classes[classIndex];
    objectClass = test.dynamic;
    builtin = !test.open && !test.dynamic;
  }
  if (method)
    if (auto node = makeTypeTest(object, *method, args, offset))
      return *node;
  SmallVector<NodeId, 4> list{object};
  llvm::append_range(list, args);
  PredicateFunction native;
  // `Type` and `Attribute` do not restrict the class.
  bool plain = builtin && (program.classes[classIndex].kinds &
                           (uint64_t(1) << unsigned(Kind::DynamicType) |
                            uint64_t(1) << unsigned(Kind::DynamicAttr)));
  if (options.resolver && (!builtin || plain))
    native = options.resolver->lookupMethod(objectClass, name);
  if (!method) {
    // A function of a dialect file can be a method of its first parameter, also in place of a
    // getter.
    if (auto function = findFunction(name))
      return makeFunctionCall(*function, name, list, offset);
    if (native)
      return makeNative(native, list, offset, true);
    return addUnknown(name, offset);
  }
  PredicateNode node = at(PredicateOp::Method, offset, uint16_t(*method));
  node.payload = -1;
  if (native) {
    if (!checkArity(native, args.size(), offset))
      return NoNode;
    node.payload = int64_t(program.functions.size());
    program.functions.push_back(native);
  }
  return addList(node, list);
}

bool PredicateParser::parseArgs(SmallVectorImpl<NodeId> &args,
                                StringRef close) {
  if (consume(close))
    return true;
  do {
    NodeId arg = parseExpr();
    if (arg == NoNode)
      return false;
    args.push_back(arg);
  } while (consume(","));
  return expect(close);
}

//===-- Primary expressions -----------------------------------------------===//

NodeId PredicateParser::parsePrimary() {
  switch (token.kind) {
  case ExpressionToken::Name:
    return parseNamed();
  case ExpressionToken::Dollar:
    return parseDollar();
  case ExpressionToken::Integer:
  case ExpressionToken::String:
    return parseLiteral();
  default:
    break;
  }
  if (token.is("::"))
    return parseNamed();
  if (token.is("("))
    return parseParen();
  if (token.is("["))
    return parseLambda();
  if (token.is("{"))
    return parseBraces();
  return fail("expression");
}

NodeId PredicateParser::parseParen() {
  advance();
  if (token.kind == ExpressionToken::Name) {
    StringRef name = token.text;
    if (name.starts_with("PredCombiner")) {
      advance();
      return parseCombiner(name);
    }
    // `(int)x`.
    Place place = save();
    std::optional<Coercion> to = lookupCoercion(name);
    advance();
    if (to && *to < Coercion::Type && consume(")")) {
      Nesting nesting(*this);
      if (depth > Predicate::MaxDepth)
        return failAt(token.offset, "expression is nested too deeply");
      return coerced(parseUnary(), to);
    }
    restore(place);
  }
  NodeId inner = parseExpr();
  if (inner == NoNode || !expect(")"))
    return NoNode;
  return inner;
}

/// `PredCombinerAnd a b ...)`. The dump lacks the effect of substitution and
/// concatenation, so their value is unknown.
NodeId PredicateParser::parseCombiner(StringRef name) {
  Nesting nesting(*this);
  if (depth > Predicate::MaxDepth)
    return failAt(token.offset, "expression is nested too deeply");
  uint32_t offset = token.offset;
  SmallVector<NodeId, 4> list;
  while (!consume(")")) {
    NodeId child = token.is("(") ? parseParen() : parseExpr();
    if (child == NoNode)
      return NoNode;
    list.push_back(child);
  }
  name.consume_front("PredCombiner");
  if (name == "And" || name == "Or")
    return addList(
        at(name == "And" ? PredicateOp::And : PredicateOp::Or, offset), list);
  if (name == "Not" && list.size() == 1) {
    PredicateNode node = at(PredicateOp::Not, offset);
    node.a = list[0];
    return add(node, list);
  }
  return addUnknown(("PredCombiner" + name).str(), offset);
}

NodeId PredicateParser::parseDollar() {
  ExpressionToken name = token;
  advance();
  if (name.text == "_self" && options.hasSelf)
    return add(at(PredicateOp::Self, name.offset));
  if (name.text == "_op")
    return add(at(PredicateOp::Op, name.offset));
  if (name.text == "_ctxt" || name.text == "_ctx" || name.text == "_builder")
    return add(at(PredicateOp::CurrentContext, name.offset));
  for (auto [index, source] : llvm::enumerate(options.sources)) {
    if (source != name.text)
      continue;
    PredicateNode node = at(PredicateOp::Source, name.offset);
    node.a = uint32_t(index);
    return add(node);
  }
  if (std::optional<NodeId> slot = makeSlot(name.text, false, name.offset))
    return *slot;
  return addUnknown(("$" + name.text).str(), name.offset);
}

/// The characters of a string literal, with the escapes of C replaced.
static std::string unescape(StringRef text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      result += text[i];
      continue;
    }
    char c = text[++i];
    result += c == 'n' ? '\n' : c == 't' ? '\t' : c;
  }
  return result;
}

NodeId PredicateParser::parseLiteral() {
  ExpressionToken literal = token;
  if (literal.kind == ExpressionToken::String) {
    StringRef text = StringRef(unescape(literal.text)).copy(program.memory);
    NodeId id = addConstant(PredicateValue::getString(text));
    advance();
    return id;
  }
  StringRef digits = literal.text;
  if (!digits.starts_with("0x"))
    digits = digits.rtrim("uUlL");
  int64_t value;
  if (digits.getAsInteger(0, value))
    return fail("integer of 64 bits");
  NodeId id = addConstant(PredicateValue::getInt(value));
  advance();
  return id;
}

/// An initialiser in braces. For constant integers it is created once.
NodeId PredicateParser::parseBraces() {
  uint32_t offset = token.offset;
  advance();
  SmallVector<NodeId, 8> list;
  if (!parseArgs(list, "}"))
    return NoNode;
  SmallVector<int64_t, 8> ints;
  for (NodeId id : list)
    if (std::optional<int64_t> value = getConstantInt(id))
      ints.push_back(*value);
  if (ints.size() != list.size())
    return addList(at(PredicateOp::List, offset), list);
  ArrayRef<int64_t> kept = ArrayRef<int64_t>(ints).copy(program.memory);
  return addConstant(PredicateValue::getInts(kept));
}
