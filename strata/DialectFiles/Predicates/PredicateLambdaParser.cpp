// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates: lambdas, and the functions of dialect files, which are called as lambdas
// are.
#include "strata/DialectFiles/Predicates/PredicateParserDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace strata;

/// Parses a type of C++ such as `const ::mlir::Type &`; `name` becomes its name without namespaces
/// and template arguments.
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
         token.kind == ExpressionToken::Name)
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
  unsigned outerReturns = numReturns;
  lambda.a = parseBlock();
  numReturns = outerReturns;
  variables.resize(scope);
  return addLambda(lambda);
}

NodeId PredicateParser::addLambda(PredicateNode lambda) {
  // The usual body is one return, which needs no statements.
  if (lambda.a != NoNode) {
    const PredicateNode &body = program.nodes[lambda.a];
    if (body.op == PredicateOp::Sequence && body.b == 1 &&
        program.nodes[program.children[body.a]].op == PredicateOp::Return)
      lambda.a = program.nodes[program.children[body.a]].a;
  }
  return add(lambda, lambda.a);
}

/// The function of a dialect file that can be called here.
std::optional<PredicateResolver::Body>
PredicateParser::findFunction(StringRef name) {
  return options.resolver ? options.resolver->lookupBody(name, functionLimit)
                          : std::nullopt;
}

/// `name(args)`, if a dialect file defines a function of that name.
std::optional<NodeId> PredicateParser::parseFunctionCall(StringRef name,
                                                         uint32_t offset) {
  auto function = findFunction(name);
  if (!function)
    return std::nullopt;
  advance();
  SmallVector<NodeId, 4> args;
  if (!parseArgs(args, ")"))
    return NoNode;
  return makeFunctionCall(*function, name, args, offset);
}

/// A call of a function of a dialect file: a lambda that is called at once. Its body sees its
/// parameters and the operation only.
NodeId
PredicateParser::makeFunctionCall(const PredicateResolver::Body &function,
                                  StringRef name, ArrayRef<NodeId> args,
                                  uint32_t offset) {
  if (args.size() != function.parameters.size())
    return failAt(offset, "expected " + Twine(function.parameters.size()) +
                              " arguments of '" + name + "', found " +
                              Twine(args.size()));
  if (!checkExpansion(offset))
    return NoNode;
  Place place = save();
  // Its variables end with the call, and others take their places.
  size_t numOuterLocals = localClasses.size();
  std::optional<uint32_t> outer = expansionOf;
  std::vector<Variable> outerVariables = std::exchange(variables, {});
  uint32_t outerLimit = std::exchange(functionLimit, function.number);
  expansionOf = outer.value_or(offset);
  PredicateNode lambda = at(PredicateOp::Lambda, offset);
  lambda.payload = int64_t(localClasses.size());
  lambda.b = uint32_t(function.parameters.size());
  bool declared = llvm::all_of(function.parameters, [&](StringRef parameter) {
    return declare(parameter).has_value();
  });
  lexer = ExpressionLexer(StringRef(function.text).copy(program.memory));
  advance();
  lambda.a = declared ? parseBody() : NoNode;
  expansionOf = outer;
  variables = std::move(outerVariables);
  functionLimit = outerLimit;
  localClasses.resize(numOuterLocals);
  restore(place);
  SmallVector<NodeId, 4> list{addLambda(lambda)};
  llvm::append_range(list, args);
  return list[0] == NoNode ? NoNode
                           : addList(at(PredicateOp::Apply, offset), list);
}

bool PredicateParser::parseParams(PredicateNode &lambda) {
  if (!consume("(") || consume(")"))
    return true;
  do {
    std::string type;
    if (!parseTypeName(type))
      return false;
    StringRef name;
    if (token.kind == ExpressionToken::Name) {
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
