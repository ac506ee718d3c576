// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of expressions: operators of C++, calls of functions, names of operands and
// attributes. Types are inferred by unification: each operand, result and node has a type
// variable, and functions make some of them equal.
#include "strata/Definition/EnumDefinition.h"
#include "strata/Semantics/Expression.h"
#include "strata/Support/ExpressionLexer.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::semantics;

/// Nesting of parentheses and calls.
static constexpr unsigned MaxDepth = 100;
/// Nodes of one expression.
static constexpr size_t MaxNodes = 1000;

namespace {
/// A type to be inferred, in a union-find forest.
struct TypeVariable {
  unsigned parent = 0;
  NodeType::Sort sort = NodeType::Sort::Number;
  bool isBit = false;
  SmallVector<unsigned, 2> slots;
};

struct Operator {
  llvm::StringLiteral text;
  unsigned precedence;
};
} // namespace

/// Binary operators, as in C++; all associate to the left.
static constexpr Operator operators[] = {
    {"||", 1}, {"&&", 2}, {"|", 3},  {"^", 4}, {"&", 5},  {"==", 6},
    {"!=", 6}, {"<", 7},  {"<=", 7}, {">", 7}, {">=", 7}, {"<<", 8},
    {"+", 9},  {"-", 9},  {"*", 10}, {"/", 10}};

namespace strata::semantics {

class ExpressionParser {
public:
  ExpressionParser(StringRef text, const Signature &signature,
                   ExpressionError &error)
      : signature(signature), error(error), lexer(text) {
    token = lexer.next();
    size_t numSlots = signature.operands.size() + signature.results.size();
    for (unsigned slot = 0; slot < numSlots; ++slot)
      variables.push_back({slot, NodeType::Sort::Number, false, {slot}});
  }

  std::shared_ptr<const Expression> parse(StringRef text,
                                          ExpectedType expected);

private:
  /// A node, and its type variable.
  using Index = std::optional<uint32_t>;

  Index parseExpression();
  Index parseBinary(unsigned minPrecedence);
  bool checkOperator();
  Index parseUnary();
  Index parsePrimary();
  Index parseName();
  Index parseNumber();
  Index parseCall(const ExpressionToken &name);
  Index parseSwitch();
  Index parseWidth();
  Index parseAttribute(unsigned index);
  Index finishBinary(StringRef text, Index lhs, Index rhs, size_t offset);
  Index makeCall(const FunctionInfo &info, ArrayRef<uint32_t> args,
                 std::optional<unsigned> slot, size_t offset);
  Index makeLogical(NodeKind kind, ArrayRef<uint32_t> operands, size_t offset);
  Index makeSelect(uint32_t condition, uint32_t yes, uint32_t no,
                   size_t offset);
  Index addNode(Node node, unsigned variable);

  unsigned makeVariable(NodeType::Sort sort = NodeType::Sort::Number,
                        bool isBit = false);
  unsigned findRoot(unsigned variable) const;
  LogicalResult restrict(unsigned variable, NodeType::Sort sort, size_t offset);
  LogicalResult makeBit(unsigned variable, size_t offset);
  LogicalResult unify(unsigned a, unsigned b, size_t offset);
  LogicalResult makeParameter(char letter, uint32_t arg,
                              std::optional<unsigned> &lower,
                              std::optional<unsigned> &upper, size_t offset);
  LogicalResult finishTypes();
  void setDirectFunction();
  void setReadOperands();

  /// The operand or result called `name`, results after operands.
  std::optional<unsigned> findSlot(StringRef name) const;
  /// Reads the name of an operand or result, whose type is meant.
  std::optional<unsigned> parseTypeName();
  Index addLiteral(StringRef text, NodeType::Sort sort, bool isBit);
  const FunctionInfo *findFunction(StringRef name, size_t numArgs) const;

  LogicalResult fail(const Twine &message, size_t offset) {
    if (error.message.empty())
      error = {message.str(), offset};
    return failure();
  }
  Index failAt(const Twine &message, const ExpressionToken &place) {
    (void)fail(message, place.offset);
    return std::nullopt;
  }
  /// Skips `text`, or fails.
  bool expect(StringRef text);
  ExpressionToken take() {
    ExpressionToken taken = token;
    token = lexer.next();
    return taken;
  }

  const Signature &signature;
  ExpressionError &error;
  ExpressionLexer lexer;
  ExpressionToken token;
  std::shared_ptr<Expression> expression = std::make_shared<Expression>();
  std::vector<TypeVariable> variables;
  /// The type variable of each node, and its place in the text.
  std::vector<unsigned> nodeVariables;
  std::vector<size_t> nodeOffsets;
  /// The operands and results whose types are named.
  SmallVector<unsigned, 2> namedSlots;
  size_t offset = 0;
  unsigned depth = 0;
};

} // namespace strata::semantics

static std::string describe(const ExpressionToken &token) {
  if (token.kind == ExpressionToken::End)
    return "the end";
  return ("'" + token.text + "'").str();
}

bool ExpressionParser::expect(StringRef text) {
  if (token.is(text)) {
    take();
    return true;
  }
  (void)failAt("expected '" + text + "', found " + describe(token), token);
  return false;
}

//===-- Types --------------------------------------------------------------===//

unsigned ExpressionParser::makeVariable(NodeType::Sort sort, bool isBit) {
  auto index = unsigned(variables.size());
  variables.push_back({index, sort, isBit, {}});
  return index;
}

unsigned ExpressionParser::findRoot(unsigned variable) const {
  while (variables[variable].parent != variable)
    variable = variables[variable].parent;
  return variable;
}

LogicalResult ExpressionParser::restrict(unsigned variable, NodeType::Sort sort,
                                         size_t offset) {
  TypeVariable &root = variables[findRoot(variable)];
  if (sort == NodeType::Sort::Number || root.sort == sort)
    return success();
  if (root.sort != NodeType::Sort::Number)
    return fail(sort == NodeType::Sort::Float
                    ? "expected a float, found an integer"
                    : "expected an integer, found a float",
                offset);
  root.sort = sort;
  return success();
}

LogicalResult ExpressionParser::makeBit(unsigned variable, size_t offset) {
  variables[findRoot(variable)].isBit = true;
  return restrict(variable, NodeType::Sort::Integer, offset);
}

LogicalResult ExpressionParser::unify(unsigned a, unsigned b, size_t offset) {
  a = findRoot(a);
  b = findRoot(b);
  if (a == b)
    return success();
  if (failed(restrict(a, variables[b].sort, offset)))
    return failure();
  variables[a].isBit |= variables[b].isBit;
  llvm::append_range(variables[a].slots, variables[b].slots);
  variables[b].parent = a;
  return success();
}

/// Makes the type of `arg` the one that a letter of a signature says; `lower` and `upper`
/// are the variables of lower and upper case letters.
LogicalResult ExpressionParser::makeParameter(char letter, uint32_t arg,
                                              std::optional<unsigned> &lower,
                                              std::optional<unsigned> &upper,
                                              size_t offset) {
  unsigned variable = nodeVariables[arg];
  if (letter == 'b')
    return makeBit(variable, offset);
  std::optional<unsigned> &shared = llvm::isLower(letter) ? lower : upper;
  if (!shared)
    shared = variable;
  char kind = llvm::toLower(letter);
  NodeType::Sort sort = kind == 'i'   ? NodeType::Sort::Integer
                        : kind == 'f' ? NodeType::Sort::Float
                                      : NodeType::Sort::Number;
  if (failed(unify(*shared, variable, offset)))
    return failure();
  return restrict(*shared, sort, offset);
}

/// Numbers the types of nodes and of the slots that are named as types. A type is that of a
/// slot, or i1.
LogicalResult ExpressionParser::finishTypes() {
  std::vector<std::optional<uint16_t>> numbers(variables.size());
  auto getNumber = [&](unsigned root) {
    if (numbers[root])
      return *numbers[root];
    const TypeVariable &variable = variables[root];
    numbers[root] = uint16_t(expression->types.size());
    NodeType type{variable.sort, std::nullopt, variable.slots};
    if (!variable.isBit) {
      type.slot = type.others.front();
      type.others.erase(type.others.begin());
    }
    expression->types.push_back(std::move(type));
    return *numbers[root];
  };
  for (auto [i, node] : llvm::enumerate(expression->nodes)) {
    unsigned root = findRoot(nodeVariables[i]);
    const TypeVariable &variable = variables[root];
    if (!variable.isBit && variable.slots.empty())
      return fail("the type of this number is that of no operand or result",
                  nodeOffsets[i]);
    node.type = getNumber(root);
  }
  for (unsigned slot : namedSlots)
    getNumber(findRoot(slot));
  return success();
}

//===-- Nodes --------------------------------------------------------------===//

ExpressionParser::Index ExpressionParser::addNode(Node node,
                                                  unsigned variable) {
  if (expression->nodes.size() == MaxNodes) {
    (void)fail("the expression has more than " + Twine(MaxNodes) + " parts",
               offset);
    return std::nullopt;
  }
  expression->nodes.push_back(std::move(node));
  nodeVariables.push_back(variable);
  nodeOffsets.push_back(offset);
  return uint32_t(expression->nodes.size() - 1);
}

ExpressionParser::Index ExpressionParser::makeCall(const FunctionInfo &info,
                                                   ArrayRef<uint32_t> args,
                                                   std::optional<unsigned> slot,
                                                   size_t offset) {
  std::optional<unsigned> lower, upper;
  for (auto [letter, arg] : llvm::zip(info.getParameters(), args))
    if (failed(makeParameter(letter, arg, lower, upper, nodeOffsets[arg])))
      return std::nullopt;
  char letter = info.getResult();
  unsigned result = letter == 'b' ? makeVariable(NodeType::Sort::Integer, true)
                    : slot        ? *slot
                                  : *lower;
  NodeType::Sort sort = letter == 'i'   ? NodeType::Sort::Integer
                        : letter == 'f' ? NodeType::Sort::Float
                                        : NodeType::Sort::Number;
  // A test names the type of floats that it is about.
  if (letter == 'b')
    sort = NodeType::Sort::Float;
  if (slot && failed(restrict(*slot, sort, offset)))
    return std::nullopt;
  this->offset = offset;
  if (info.function == Function::Bitcast)
    expression->bitcasts.push_back(uint32_t(expression->nodes.size()));
  Node node{NodeKind::Call, info.function};
  node.payload = slot.value_or(0);
  node.operands.assign(args.begin(), args.end());
  return addNode(std::move(node), result);
}

ExpressionParser::Index
ExpressionParser::makeLogical(NodeKind kind, ArrayRef<uint32_t> operands,
                              size_t offset) {
  for (uint32_t operand : operands)
    if (failed(makeBit(nodeVariables[operand], nodeOffsets[operand])))
      return std::nullopt;
  this->offset = offset;
  Node node{kind};
  node.operands.assign(operands.begin(), operands.end());
  return addNode(std::move(node), makeVariable(NodeType::Sort::Integer, true));
}

ExpressionParser::Index ExpressionParser::makeSelect(uint32_t condition,
                                                     uint32_t yes, uint32_t no,
                                                     size_t offset) {
  if (failed(makeBit(nodeVariables[condition], nodeOffsets[condition])) ||
      failed(unify(nodeVariables[yes], nodeVariables[no], nodeOffsets[no])))
    return std::nullopt;
  this->offset = offset;
  Node node{NodeKind::Select};
  node.operands = {condition, yes, no};
  return addNode(std::move(node), nodeVariables[yes]);
}

//===-- Operators ----------------------------------------------------------===//

ExpressionParser::Index ExpressionParser::parseExpression() {
  if (depth == MaxDepth)
    return failAt("the expression is nested too deeply", token);
  ++depth;
  Index value = parseBinary(1);
  if (value && token.is("?")) {
    size_t place = take().offset;
    Index yes = parseExpression();
    if (!yes || !expect(":"))
      return std::nullopt;
    Index no = parseExpression();
    if (!no)
      return std::nullopt;
    value = makeSelect(*value, *yes, *no, place);
  }
  --depth;
  return value;
}

/// Fails at `%`, whose meaning would depend on the sign.
bool ExpressionParser::checkOperator() {
  if (!token.is("%"))
    return true;
  (void)failAt("there is no operator '%', use 'urem', 'srem' or 'frem'", token);
  return false;
}

ExpressionParser::Index ExpressionParser::parseBinary(unsigned minPrecedence) {
  Index lhs = parseUnary();
  while (lhs) {
    const Operator *found =
        llvm::find_if(operators, [&](const Operator &candidate) {
          return token.is(candidate.text);
        });
    if (found == std::end(operators) || found->precedence < minPrecedence)
      return checkOperator() ? lhs : std::nullopt;
    ExpressionToken place = take();
    Index rhs = parseBinary(found->precedence + 1);
    if (!rhs)
      return std::nullopt;
    lhs = finishBinary(found->text, lhs, rhs, place.offset);
  }
  return lhs;
}

ExpressionParser::Index ExpressionParser::finishBinary(StringRef text,
                                                       Index lhs, Index rhs,
                                                       size_t offset) {
  if (text == "&&" || text == "||")
    return makeLogical(text == "&&" ? NodeKind::LogicalAnd
                                    : NodeKind::LogicalOr,
                       {*lhs, *rhs}, offset);
  return makeCall(*findFunction(text, 2), {*lhs, *rhs}, std::nullopt, offset);
}

ExpressionParser::Index ExpressionParser::parseUnary() {
  if (!token.is("-") && !token.is("~") && !token.is("!"))
    return parsePrimary();
  if (depth == MaxDepth)
    return failAt("the expression is nested too deeply", token);
  ++depth;
  ExpressionToken place = take();
  Index operand = parseUnary();
  --depth;
  if (!operand)
    return std::nullopt;
  if (place.is("!"))
    return makeLogical(NodeKind::LogicalNot, {*operand}, place.offset);
  return makeCall(*findFunction(place.text, 1), {*operand}, std::nullopt,
                  place.offset);
}

//===-- Primary expressions ------------------------------------------------===//

ExpressionParser::Index ExpressionParser::parsePrimary() {
  if (token.kind == ExpressionToken::Integer)
    return parseNumber();
  if (token.kind == ExpressionToken::Name)
    return parseName();
  // `>>` is two tokens.
  if (token.is(">"))
    return failAt("there is no operator '>>', use 'lshr' or 'ashr'", token);
  if (!token.is("("))
    return failAt("expected an expression, found " + describe(token), token);
  take();
  Index value = parseExpression();
  return value && expect(")") ? value : std::nullopt;
}

ExpressionParser::Index ExpressionParser::parseNumber() {
  ExpressionToken digits = take();
  offset = digits.offset;
  std::string text = digits.text.str();
  NodeType::Sort sort = NodeType::Sort::Number;
  if (token.is(".")) {
    take();
    if (token.kind != ExpressionToken::Integer)
      return failAt("expected digits, found " + describe(token), token);
    text += ("." + take().text).str();
    sort = NodeType::Sort::Float;
  }
  if (!llvm::all_of(text, [](char c) { return llvm::isDigit(c) || c == '.'; }))
    return failAt("expected a decimal number, found '" + text + "'", digits);
  return addLiteral(text, sort, /*isBit=*/false);
}

ExpressionParser::Index
ExpressionParser::addLiteral(StringRef text, NodeType::Sort sort, bool isBit) {
  Node node{NodeKind::Literal};
  node.payload = uint32_t(expression->literals.size());
  StringRef digits = text.split('.').first;
  expression->literals.push_back(
      {text.str(), APInt(unsigned(4 * digits.size()), digits, 10)});
  return addNode(std::move(node), makeVariable(sort, isBit));
}

std::optional<unsigned> ExpressionParser::parseTypeName() {
  ExpressionToken name = take();
  std::optional<unsigned> slot =
      name.kind == ExpressionToken::Name ? findSlot(name.text) : std::nullopt;
  if (slot)
    namedSlots.push_back(*slot);
  else
    (void)failAt("expected the name of an operand or result, found " +
                     describe(name),
                 name);
  return slot;
}

std::optional<unsigned> ExpressionParser::findSlot(StringRef name) const {
  const auto *operand = llvm::find(ArrayRef(signature.operands), name);
  if (operand != ArrayRef(signature.operands).end())
    return unsigned(operand - ArrayRef(signature.operands).begin());
  const auto *result = llvm::find(ArrayRef(signature.results), name);
  if (result == ArrayRef(signature.results).end())
    return std::nullopt;
  return unsigned(signature.operands.size() +
                  (result - ArrayRef(signature.results).begin()));
}

const FunctionInfo *ExpressionParser::findFunction(StringRef name,
                                                   size_t numArgs) const {
  const FunctionInfo *byName = nullptr;
  for (const FunctionInfo &info : getFunctions())
    if (info.name == name) {
      byName = &info;
      if (info.getParameters().size() == numArgs)
        return &info;
    }
  return byName;
}

ExpressionParser::Index ExpressionParser::parseName() {
  ExpressionToken name = take();
  offset = name.offset;
  if (token.is("(")) {
    if (name.isName("switch"))
      return parseSwitch();
    return name.isName("width") ? parseWidth() : parseCall(name);
  }
  if (name.isName("true") || name.isName("false")) {
    return addLiteral(name.isName("true") ? "1" : "0", NodeType::Sort::Integer,
                      /*isBit=*/true);
  }
  for (auto [i, attribute] : llvm::enumerate(signature.attributes))
    if (name.text == attribute.name)
      return parseAttribute(unsigned(i));
  std::optional<unsigned> slot = findSlot(name.text);
  if (!slot)
    return failAt("'" + name.text +
                      "' is neither an operand nor an attribute with a number",
                  name);
  if (*slot >= signature.operands.size())
    return failAt("'" + name.text + "' is a result, whose value is not known",
                  name);
  Node node{NodeKind::Operand};
  node.payload = *slot;
  return addNode(std::move(node), *slot);
}

ExpressionParser::Index ExpressionParser::parseAttribute(unsigned index) {
  const AttributeName &attribute = signature.attributes[index];
  Node node{NodeKind::Attribute};
  node.payload = index;
  node.mask = 1;
  if (attribute.cases) {
    if (!expect("."))
      return std::nullopt;
    ExpressionToken name = take();
    std::optional<uint64_t> number = attribute.cases->find(name.text);
    if (!number)
      return failAt(
          "'" + name.text + "' is no case of '" + attribute.name + "'", name);
    node.mask = attribute.cases->isBits ? *number : 0;
    if (!attribute.cases->isBits)
      node.cases = {*number};
  }
  return addNode(std::move(node), makeVariable(NodeType::Sort::Integer, true));
}

ExpressionParser::Index ExpressionParser::parseWidth() {
  size_t place = offset;
  take();
  std::optional<unsigned> slot = parseTypeName();
  if (!slot || !expect(")"))
    return std::nullopt;
  Node node{NodeKind::Width};
  node.payload = *slot;
  offset = place;
  return addNode(std::move(node), makeVariable(NodeType::Sort::Integer));
}

ExpressionParser::Index
ExpressionParser::parseCall(const ExpressionToken &name) {
  const FunctionInfo *info = findFunction(name.text, 0);
  if (!info)
    return failAt("there is no function '" + name.text + "'", name);
  take();
  SmallVector<uint32_t, 3> args;
  std::optional<unsigned> slot;
  StringRef parameters = info->getParameters();
  for (auto [i, letter] : llvm::enumerate(parameters)) {
    if (letter == 't') {
      slot = parseTypeName();
      if (!slot)
        return std::nullopt;
    } else {
      Index arg = parseExpression();
      if (!arg)
        return std::nullopt;
      args.push_back(*arg);
    }
    bool isLast = i + 1 == parameters.size();
    if (!isLast && token.is(")"))
      return failAt("'" + name.text + "' has " + Twine(parameters.size()) +
                        " parameters, found " + Twine(i + 1),
                    token);
    if (!expect(isLast ? ")" : ","))
      return std::nullopt;
  }
  return makeCall(*info, args, slot, name.offset);
}

/// `switch(attribute, case: value, ..., default: value)`.
ExpressionParser::Index ExpressionParser::parseSwitch() {
  size_t place = offset;
  take();
  ExpressionToken name = take();
  const auto *attribute = llvm::find_if(
      ArrayRef(signature.attributes), [&](const AttributeName &candidate) {
        return candidate.cases && candidate.name == name.text;
      });
  if (attribute == ArrayRef(signature.attributes).end())
    return failAt("expected an attribute that is an enumeration, found " +
                      describe(name),
                  name);
  Node node{NodeKind::Switch};
  node.payload = unsigned(attribute - signature.attributes.data());
  while (!node.mask && token.is(",")) {
    take();
    ExpressionToken word = take();
    std::optional<uint64_t> number = attribute->cases->find(word.text);
    node.mask = word.isName("default") && !number;
    if (!number && !node.mask)
      return failAt(
          "'" + word.text + "' is no case of '" + attribute->name + "'", word);
    if (number && llvm::is_contained(node.cases, *number))
      return failAt("case '" + word.text + "' is repeated", word);
    if (number)
      node.cases.push_back(*number);
    if (!expect(":"))
      return std::nullopt;
    Index value = parseExpression();
    if (!value)
      return std::nullopt;
    node.operands.push_back(*value);
    if (failed(unify(nodeVariables[node.operands.front()],
                     nodeVariables[*value], nodeOffsets[*value])))
      return std::nullopt;
  }
  ExpressionToken end = token;
  if (!expect(")"))
    return std::nullopt;
  for (const EnumDefinition::Case &known : attribute->cases->cases)
    if (!node.mask && !llvm::is_contained(node.cases, known.value))
      return failAt("case '" + known.keyword + "' has no value", end);
  if (node.operands.empty())
    return failAt("expected a case", end);
  offset = place;
  unsigned variable = nodeVariables[node.operands.front()];
  return addNode(std::move(node), variable);
}

//===-- Whole expressions --------------------------------------------------===//

/// Recognizes `f(lhs, rhs)`.
void ExpressionParser::setDirectFunction() {
  ArrayRef<Node> nodes = expression->nodes;
  if (nodes.size() != 3 || nodes[2].kind != NodeKind::Call)
    return;
  for (unsigned i : {0u, 1u})
    if (nodes[i].kind != NodeKind::Operand || nodes[i].payload != i ||
        nodes[2].operands[i] != i)
      return;
  expression->direct = getTotalIntegerFunction(nodes[2].function);
}

/// Finds the operands that each node reads in every evaluation; operands of nodes come first.
void ExpressionParser::setReadOperands() {
  std::vector<uint64_t> reads;
  for (const Node &node : expression->nodes) {
    auto get = [&](size_t i) { return reads[node.operands[i]]; };
    uint64_t bits = 0;
    switch (node.kind) {
    case NodeKind::Operand:
      bits = node.payload < 64 ? uint64_t(1) << node.payload : 0;
      break;
    case NodeKind::Select:
      bits = get(0) | (get(1) & get(2));
      break;
    case NodeKind::Switch:
      bits = ~uint64_t(0);
      for (uint32_t operand : node.operands)
        bits &= reads[operand];
      break;
    case NodeKind::LogicalAnd:
    case NodeKind::LogicalOr:
      bits = get(0);
      break;
    default:
      for (uint32_t operand : node.operands)
        bits |= reads[operand];
      break;
    }
    reads.push_back(bits);
  }
  expression->readOperands = reads.back();
}

std::shared_ptr<const Expression>
ExpressionParser::parse(StringRef text, ExpectedType expected) {
  Index value = parseExpression();
  if (!value)
    return nullptr;
  if (token.kind != ExpressionToken::End) {
    (void)failAt("expected the end, found " + describe(token), token);
    return nullptr;
  }
  unsigned variable = nodeVariables[*value];
  LogicalResult typed =
      expected.result
          ? unify(unsigned(signature.operands.size()) + *expected.result,
                  variable, nodeOffsets[*value])
          : makeBit(variable, nodeOffsets[*value]);
  if (failed(typed) || failed(finishTypes()))
    return nullptr;
  expression->text = text.str();
  setDirectFunction();
  setReadOperands();
  return expression;
}

std::shared_ptr<const Expression> Expression::parse(StringRef text,
                                                    const Signature &signature,
                                                    ExpectedType expected,
                                                    ExpressionError &error) {
  return ExpressionParser(text, signature, error).parse(text, expected);
}
