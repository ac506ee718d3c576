// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates: the statements of lambdas and of verifiers. Loops end after
// Predicate::MaxSteps.
#include "strata/DialectFiles/Predicates/PredicateParserDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace strata;

std::optional<uint32_t> PredicateParser::declare(StringRef name,
                                                 int classIndex) {
  if (localClasses.size() == MaxLocals) {
    failAt(token.offset,
           "expected at most " + Twine(MaxLocals) + " local variables");
    return std::nullopt;
  }
  uint32_t slot = uint32_t(localClasses.size());
  localClasses.push_back(classIndex);
  variables.push_back({name.str(), slot});
  return slot;
}

NodeId PredicateParser::parseBlock() {
  if (!expect("{"))
    return NoNode;
  NodeId statements = parseStatements();
  return statements == NoNode || !expect("}") ? NoNode : statements;
}

/// Statements up to a closing brace, or the end of the text.
NodeId PredicateParser::parseStatements() {
  uint32_t offset = token.offset;
  size_t scope = variables.size();
  SmallVector<NodeId, 4> list;
  while (!token.is("}") && token.kind != ExpressionToken::End) {
    if (consume(";"))
      continue;
    NodeId statement = parseStatement();
    if (statement == NoNode)
      return NoNode;
    list.push_back(statement);
  }
  variables.resize(scope);
  return addList(at(PredicateOp::Sequence, offset), list);
}

/// The statements of a body, which have to return.
NodeId PredicateParser::parseBody() {
  unsigned outer = std::exchange(numReturns, 0);
  NodeId statements = parseStatements();
  bool returns = std::exchange(numReturns, outer) != 0;
  if (statements == NoNode || returns || token.kind != ExpressionToken::End)
    return statements;
  return failAt(token.offset, "expected a 'return' statement");
}

NodeId PredicateParser::parseStatement() {
  Nesting nesting(*this);
  if (depth > Predicate::MaxDepth)
    return failAt(token.offset, "statements are nested too deeply");
  if (token.is("{"))
    return parseBlock();
  if (token.isName("if"))
    return parseIf();
  if (token.isName("for"))
    return parseFor();
  if (token.isName("continue") || token.isName("break")) {
    PredicateNode node =
        at(PredicateOp::Leave, token.offset, token.isName("continue") ? 1 : 2);
    if (!loops)
      return fail("a loop around this statement");
    advance();
    return expect(";") ? add(node) : NoNode;
  }
  if (token.isName("return")) {
    PredicateNode node = at(PredicateOp::Return, token.offset);
    ++numReturns;
    advance();
    node.a = parseExpr();
    if (node.a == NoNode || !expect(";"))
      return NoNode;
    return add(node, node.a);
  }
  if (token.isName("emitOpError") || token.isName("emitError")) {
    PredicateNode node = at(PredicateOp::Discard, token.offset);
    node.a = parseExpr();
    return node.a == NoNode || !expect(";") ? NoNode : add(node, node.a);
  }
  if (atDeclaration())
    return parseDeclaration();
  NodeId assignment = parseAssignment();
  return assignment == NoNode || !expect(";") ? NoNode : assignment;
}

/// The local variable that the token names; std::nullopt after an error.
std::optional<uint32_t> PredicateParser::findVariable() const {
  if (token.kind == ExpressionToken::Name)
    for (const Variable &variable : llvm::reverse(variables))
      if (variable.name == token.text)
        return variable.slot;
  return std::nullopt;
}

/// `x = e`, `x += e` and its like, `++x`, `x++`, `x.push_back(e)`.
NodeId PredicateParser::parseAssignment() {
  uint32_t offset = token.offset;
  StringRef step;
  if (token.is("++") || token.is("--")) {
    step = token.text;
    advance();
  }
  std::optional<uint32_t> slot = findVariable();
  if (!slot)
    return fail("declaration, assignment, 'if', 'for' or 'return'");
  PredicateNode current = at(PredicateOp::Local, offset);
  current.a = *slot;
  advance();
  if (step.empty() && (token.is("++") || token.is("--"))) {
    step = token.text;
    advance();
  }
  NodeId value;
  if (!step.empty()) {
    value = makeBinary(step.take_front(), add(current),
                       addConstant(PredicateValue::getInt(1)), offset);
  } else if (token.is(".")) {
    value = parseAppend(add(current), offset);
  } else {
    StringRef op = token.text;
    bool isUpdate = op.size() == 2 && op.ends_with("=") &&
                    StringRef("+-*/%&|^").contains(op[0]);
    if (!isUpdate && !token.is("="))
      return fail("'=' after the name of a variable");
    advance();
    value = parseExpr();
    if (isUpdate)
      value = makeBinary(op.take_front(), add(current), value, offset);
  }
  if (value == NoNode)
    return NoNode;
  PredicateNode node = at(PredicateOp::Let, offset);
  node.a = value;
  node.b = *slot;
  localClasses[*slot] = -1;
  return add(node, value);
}

/// The value of `list` after `.push_back(e)`, or a diagnostic after
/// `.attachNote(e) << ...`.
NodeId PredicateParser::parseAppend(NodeId list, uint32_t offset) {
  advance();
  if (options.isBody && token.isName("attachNote"))
    return parseNote(offset);
  if (!token.isName("push_back"))
    return fail("'push_back'");
  advance();
  if (!expect("("))
    return NoNode;
  NodeId element = parseExpr();
  if (element == NoNode || !expect(")"))
    return NoNode;
  return addList(
      at(PredicateOp::Call, offset, uint16_t(BuiltinFunction::PushBack)),
      {list, element});
}

/// `attachNote(e) << ...`, or without the operation or value `e` where it points.
NodeId PredicateParser::parseNote(uint32_t offset) {
  advance();
  if (!expect("("))
    return NoNode;
  NodeId place = token.is(")") ? addConstant(PredicateValue()) : parseExpr();
  if (place == NoNode || !expect(")"))
    return NoNode;
  return parseEmission("attachNote", place, offset);
}

/// `for (auto x : range)`, `for (auto [i, x] : enumerate(range))`, `for (T i = a; i <
/// b; ++i)`.
NodeId PredicateParser::parseFor() {
  uint32_t offset = token.offset;
  advance();
  if (!expect("("))
    return NoNode;
  size_t scope = variables.size();
  ++loops;
  NodeId loop =
      atCountedFor() ? parseCountedFor(offset) : parseRangeFor(offset);
  --loops;
  variables.resize(scope);
  return loop;
}

/// Whether the head of a loop has semicolons.
bool PredicateParser::atCountedFor() {
  Place place = save();
  while (token.kind != ExpressionToken::End && !token.is(":") &&
         !token.is("=") && !token.is(";"))
    advance();
  bool result = !token.is(":");
  restore(place);
  return result;
}

NodeId PredicateParser::parseRangeFor(uint32_t offset) {
  std::string type;
  SmallVector<std::string, 2> names;
  bool isTuple;
  if (!parseTypeName(type) || !parseVariableNames(names, isTuple) ||
      !expect(":"))
    return NoNode;
  NodeId range = parseExpr();
  if (range == NoNode || !expect(")"))
    return NoNode;
  PredicateNode node =
      at(PredicateOp::ForRange, offset, isTuple ? names.size() : 0);
  node.payload = int64_t(localClasses.size());
  for (const std::string &name : names)
    if (!declare(name))
      return NoNode;
  return addList(node, {range, parseStatement()});
}

NodeId PredicateParser::parseCountedFor(uint32_t offset) {
  NodeId start = parseDeclaration();
  if (start == NoNode)
    return NoNode;
  NodeId condition = parseExpr();
  if (condition == NoNode || !expect(";"))
    return NoNode;
  NodeId step = parseAssignment();
  if (step == NoNode || !expect(")"))
    return NoNode;
  return addList(at(PredicateOp::For, offset),
                 {start, condition, step, parseStatement()});
}

/// `x`, or `[x, y]`.
bool PredicateParser::parseVariableNames(SmallVectorImpl<std::string> &names,
                                         bool &isTuple) {
  isTuple = consume("[");
  do {
    if (token.kind != ExpressionToken::Name) {
      fail("name of a variable");
      return false;
    }
    names.push_back(token.text.str());
    advance();
  } while (isTuple && consume(","));
  return !isTuple || expect("]");
}

/// `auto [x, y] = e;`.
NodeId PredicateParser::parseTupleDeclaration(uint32_t offset) {
  SmallVector<std::string, 2> names;
  bool isTuple;
  if (!parseVariableNames(names, isTuple) || !expect("="))
    return NoNode;
  NodeId value = parseExpr();
  if (value == NoNode || !expect(";"))
    return NoNode;
  PredicateNode node =
      at(PredicateOp::LetTuple, offset, uint16_t(names.size()));
  node.a = value;
  node.b = uint32_t(localClasses.size());
  for (const std::string &name : names)
    if (!declare(name))
      return NoNode;
  return add(node, value);
}

NodeId PredicateParser::parseIf() {
  uint32_t offset = token.offset;
  advance();
  if (!expect("("))
    return NoNode;
  size_t scope = variables.size();
  SmallVector<NodeId, 4> list;
  // `if (auto x = ...)`.
  NodeId let = NoNode;
  NodeId condition;
  if (atDeclaration()) {
    let = parseDeclaration();
    if (let == NoNode)
      return NoNode;
    if (program.nodes[let].op != PredicateOp::Let)
      return failAt(offset, "expected one variable in the condition");
    PredicateNode local = at(PredicateOp::Local, offset);
    local.a = program.nodes[let].b;
    condition = token.is(")") ? add(local) : parseExpr();
  } else {
    condition = parseExpr();
  }
  if (condition == NoNode || !expect(")"))
    return NoNode;
  list.push_back(condition);
  list.push_back(parseStatement());
  if (list.back() == NoNode)
    return NoNode;
  if (token.isName("else")) {
    advance();
    list.push_back(parseStatement());
  }
  variables.resize(scope);
  NodeId id = addList(at(PredicateOp::If, offset), list);
  if (let == NoNode)
    return id;
  return addList(at(PredicateOp::Sequence, offset), {let, id});
}

/// Whether variables of a type may be declared without a value.
static bool hasDefault(StringRef type) {
  return type == "SmallVector" || lookupCoercion(type);
}

/// True if the next tokens read as a type and a name.
bool PredicateParser::atDeclaration() {
  if (token.kind != ExpressionToken::Name && !token.is("::"))
    return false;
  Place place = save();
  std::string type;
  bool hadError = failed;
  PredicateError oldError = error;
  bool result = parseTypeName(type) && (token.kind == ExpressionToken::Name ||
                                        (type == "auto" && token.is("[")));
  if (result && token.is("[")) {
    result = true;
  } else if (result) {
    advance();
    result = token.is("=") || token.is("(") || token.is("{") || token.is("[") ||
             ((token.is(";") || token.is(",")) && hasDefault(type));
  }
  failed = hadError;
  error = oldError;
  restore(place);
  return result;
}

/// `auto x = e;`, `T x(e);`, `T x{e};`, `T x[] = {...};`, `T x;`, `T x = e, y = f;`. In
/// the head of an `if` the closing parenthesis stands for the semicolon.
NodeId PredicateParser::parseDeclaration() {
  uint32_t offset = token.offset;
  std::string type;
  if (!parseTypeName(type))
    return NoNode;
  if (token.is("["))
    return parseTupleDeclaration(offset);
  SmallVector<NodeId, 2> list;
  do {
    list.push_back(parseDeclarator(type, offset));
    if (list.back() == NoNode)
      return NoNode;
  } while (consume(","));
  if (!token.is(")") && !expect(";"))
    return NoNode;
  return list.size() == 1 ? list.front()
                          : addList(at(PredicateOp::Sequence, offset), list);
}

/// The value of a variable of the type that is declared without a value.
NodeId PredicateParser::makeDefault(StringRef type) {
  std::optional<Coercion> to = lookupCoercion(type);
  if (type == "SmallVector")
    return addConstant(PredicateValue::getInts({}));
  if (to == Coercion::Bool)
    return addConstant(PredicateValue::getBool(false));
  return addConstant(to && *to < Coercion::Type ? PredicateValue::getInt(0)
                                                : PredicateValue());
}

/// The name of a variable of `type`, and its value.
NodeId PredicateParser::parseDeclarator(StringRef type, uint32_t offset) {
  PredicateNode node = at(PredicateOp::Let, offset);
  if (token.kind != ExpressionToken::Name)
    return fail("name of a variable");
  std::string name = token.text.str();
  advance();
  bool isArray = consume("[");
  if (isArray) {
    if (token.kind == ExpressionToken::Integer)
      advance();
    if (!expect("]"))
      return NoNode;
  }
  NodeId value;
  if (consume("=")) {
    value = parseExpr();
  } else if (token.is("(") || token.is("{")) {
    StringRef close = token.is("{") ? "}" : ")";
    advance();
    value = parseExpr();
    if (value != NoNode && !expect(close))
      return NoNode;
  } else {
    value = makeDefault(type);
  }
  if (value != NoNode && !isArray && type != "SmallVector")
    value = coerced(value, type == "VectorType" || type == "VectorType::Builder"
                               ? Coercion::Vector
                               : lookupCoercion(type));
  if (value == NoNode)
    return NoNode;
  std::optional<uint32_t> slot = declare(name, classIndexOf(value));
  if (!slot)
    return NoNode;
  node.a = value;
  node.b = *slot;
  return add(node, value);
}
