// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates: lambdas and the statements in them. Loops and assignments are not
// in the language, so that an evaluation ends.
#include "strata/Predicate/PredicateParserDetail.h"

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

/// `const ::mlir::Type &`; the name without prefixes, arguments and so on.
bool PredicateParser::parseTypeName(std::string &name) {
  while (token.isName("const") || token.isName("static") ||
         token.isName("constexpr"))
    advance();
  bool qualified;
  if (!parseName(name, qualified))
    return false;
  if (token.is("<")) {
    SmallVector<std::string, 2> args;
    if (!parseTemplateArgs(args))
      return false;
  }
  while (token.isName("const") || token.is("&") || token.is("*") ||
         token.is("&&"))
    advance();
  return true;
}

/// `[&](::mlir::Type t) -> bool { ... }`.
NodeId PredicateParser::parseLambda() {
  PredicateNode lambda = at(PredicateOp::Lambda, token.offset);
  advance();
  while (token.is("&") || token.is("=") || token.is(",") ||
         token.kind == PredicateToken::Name)
    advance();
  if (!expect("]"))
    return NoNode;
  size_t scope = variables.size();
  lambda.payload = int64_t(localClasses.size());
  if (!parseParams(lambda))
    return NoNode;
  if (consume("->")) {
    std::string result;
    if (!parseTypeName(result))
      return NoNode;
  }
  if (!token.is("{"))
    return fail("'{' and the body of the lambda");
  lambda.a = parseBlock();
  variables.resize(scope);
  // The usual body is one return, which needs no statements.
  if (lambda.a != NoNode) {
    const PredicateNode &body = program.nodes[lambda.a];
    if (body.op == PredicateOp::Sequence && body.b == 1 &&
        program.nodes[program.children[body.a]].op == PredicateOp::Return)
      lambda.a = program.nodes[program.children[body.a]].a;
  }
  return add(lambda, lambda.a);
}

bool PredicateParser::parseParams(PredicateNode &lambda) {
  if (!consume("(") || consume(")"))
    return true;
  do {
    std::string type;
    if (!parseTypeName(type))
      return false;
    StringRef name;
    if (token.kind == PredicateToken::Name) {
      name = token.text;
      advance();
    }
    if (lambda.b >= 16) {
      failAt(token.offset, "expected at most 16 parameters");
      return false;
    }
    if (type == "Type")
      lambda.aux |= uint16_t(1u << lambda.b);
    if (!declare(name))
      return false;
    ++lambda.b;
  } while (consume(","));
  return expect(")");
}

NodeId PredicateParser::parseBlock() {
  uint32_t offset = token.offset;
  if (!expect("{"))
    return NoNode;
  size_t scope = variables.size();
  SmallVector<NodeId, 4> list;
  while (!consume("}")) {
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

NodeId PredicateParser::parseStatement() {
  Nesting nesting(*this);
  if (depth > Predicate::MaxDepth)
    return failAt(token.offset, "statements are nested too deeply");
  if (token.is("{"))
    return parseBlock();
  if (token.isName("if"))
    return parseIf();
  if (token.isName("return")) {
    PredicateNode node = at(PredicateOp::Return, token.offset);
    advance();
    node.a = parseExpr();
    if (node.a == NoNode || !expect(";"))
      return NoNode;
    return add(node, node.a);
  }
  if (atDeclaration())
    return parseDeclaration();
  return fail("declaration, 'if' or 'return'");
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

/// True if what follows reads as a type and a name.
bool PredicateParser::atDeclaration() {
  if (token.kind != PredicateToken::Name && !token.is("::"))
    return false;
  Place place = save();
  std::string type;
  bool hadError = failed;
  PredicateError oldError = error;
  bool result = parseTypeName(type) && token.kind == PredicateToken::Name;
  if (result) {
    advance();
    result = token.is("=") || token.is("(") || token.is("{") || token.is("[");
  }
  failed = hadError;
  error = oldError;
  restore(place);
  return result;
}

/// `auto x = e;`, `T x(e);`, `T x{e};`, `T x[] = {...};`. In the head of an
/// `if` the closing parenthesis stands for the semicolon.
NodeId PredicateParser::parseDeclaration() {
  PredicateNode node = at(PredicateOp::Let, token.offset);
  std::string type;
  if (!parseTypeName(type))
    return NoNode;
  std::string name = token.text.str();
  advance();
  bool isArray = consume("[");
  if (isArray) {
    if (token.kind == PredicateToken::Integer)
      advance();
    if (!expect("]"))
      return NoNode;
  }
  NodeId value;
  if (consume("=")) {
    value = parseExpr();
  } else {
    StringRef close = token.is("{") ? "}" : ")";
    advance();
    value = parseExpr();
    if (value != NoNode && !expect(close))
      return NoNode;
  }
  if (value == NoNode)
    return NoNode;
  if (!isArray)
    value = coerced(value, type == "VectorType" || type == "VectorType::Builder"
                               ? Coercion::Vector
                               : lookupCoercion(type));
  if (value == NoNode || (!token.is(")") && !expect(";")))
    return NoNode;
  std::optional<uint32_t> slot = declare(name, classIndexOf(value));
  if (!slot)
    return NoNode;
  node.a = value;
  node.b = *slot;
  return add(node, value);
}
