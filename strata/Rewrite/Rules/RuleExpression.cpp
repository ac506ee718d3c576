// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/Rules/RuleExpressionDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::rules;

namespace {
/// A binary operator; those of the same level associate to the left.
struct Operator {
  StringRef text, function;
  unsigned level;
  /// The operands of the function are in the other order.
  bool isSwapped = false;
};

class ExpressionReader {
public:
  using Kind = Expression::Kind;
  ExpressionReader(StringRef text, ExpressionErrorFn onError)
      : rest(text), onError(onError) {}
  std::optional<Expression> readAll(bool isCondition);

private:
  std::optional<Expression> consumeBinding();
  std::optional<Expression> readCondition();
  std::optional<Expression> readBinary(unsigned level);
  std::optional<Expression> readPrimary();
  std::optional<Expression> readPrimaryBody();
  std::optional<Expression> readNumber();
  std::optional<Expression> readString();
  std::optional<Expression> readAttribute();
  std::optional<Expression> readName();
  bool readArguments(Expression &call);

  void skipBlanks();
  bool consumeIf(StringRef text);
  const Operator *findOperator(unsigned level);
  /// A word of identifier characters.
  StringRef takeWord();
  std::nullopt_t fail(const Twine &message) {
    onError(rest.data(), message);
    return std::nullopt;
  }

  StringRef rest;
  ExpressionErrorFn onError;
  unsigned depth = 0, numTerms = 0;
};
} // namespace

static constexpr unsigned NumLevels = 6, MaxDepth = 1000, MaxTerms = 1000;
/// Longer texts come before their prefixes.
static const Operator Operators[] = {
    {"==", "eq", 0},        {"!=", "ne", 0},  {"<=", "sle", 0},
    {">=", "sle", 0, true}, {"<<", "shl", 3}, {"<", "slt", 0},
    {">", "slt", 0, true},  {"|", "or", 1},   {"^", "xor", 2},
    {"&", "and", 2},        {"+", "add", 4},  {"-", "sub", 4},
    {"*", "mul", 5}};

void ExpressionReader::skipBlanks() {
  while (true) {
    rest = rest.ltrim();
    if (!rest.starts_with("//"))
      return;
    rest = rest.drop_until([](char c) { return c == '\n'; });
  }
}

bool ExpressionReader::consumeIf(StringRef text) {
  skipBlanks();
  return rest.consume_front(text);
}

StringRef ExpressionReader::takeWord() {
  StringRef word = rest.take_while(
      [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
  rest = rest.drop_front(word.size());
  return word;
}

std::optional<Expression> ExpressionReader::readAll(bool isCondition) {
  std::optional<Expression> result =
      isCondition ? readCondition() : readBinary(0);
  skipBlanks();
  if (result && !rest.empty())
    return fail("expected operator");
  return result;
}

/// Consumes `$name =` or `%name =`, if it comes next: a binding without its value.
std::optional<Expression> ExpressionReader::consumeBinding() {
  StringRef start = rest;
  bool isValue = rest.starts_with("%");
  if (!isValue && !rest.starts_with("$"))
    return std::nullopt;
  rest = rest.drop_front();
  StringRef name = takeWord();
  skipBlanks();
  bool isBinding = rest.starts_with("=") && !rest.starts_with("==");
  if (isBinding && !name.empty()) {
    rest = rest.drop_front();
    return Expression{isValue ? Kind::ValueBinding : Kind::Binding, name,
                      start.data()};
  }
  rest = start;
  return std::nullopt;
}

/// `$name = expression`, `%name = expression`, or a condition.
std::optional<Expression> ExpressionReader::readCondition() {
  skipBlanks();
  if (std::optional<Expression> binding = consumeBinding()) {
    std::optional<Expression> value = readBinary(0);
    if (!value)
      return std::nullopt;
    binding->args.push_back(std::move(*value));
    return binding;
  }
  bool isNegated = consumeIf("!");
  std::optional<Expression> condition = readBinary(0);
  if (!condition)
    return std::nullopt;
  condition->isNegated = isNegated;
  skipBlanks();
  if (rest.starts_with("is ")) {
    const char *loc = condition->loc;
    rest = rest.drop_front(3).ltrim();
    Expression test{Kind::Is, rest.rtrim(), loc, {*condition}};
    test.isNegated = std::exchange(test.args.front().isNegated, false);
    if (test.text.empty())
      return fail("expected predicate");
    rest = rest.drop_front(rest.size());
    return test;
  }
  return condition;
}

const Operator *ExpressionReader::findOperator(unsigned level) {
  skipBlanks();
  for (const Operator &op : Operators)
    if (rest.starts_with(op.text))
      return op.level == level ? &op : nullptr;
  return nullptr;
}

std::optional<Expression> ExpressionReader::readBinary(unsigned level) {
  if (level == NumLevels)
    return readPrimary();
  std::optional<Expression> left = readBinary(level + 1);
  while (left) {
    const Operator *op = findOperator(level);
    if (!op)
      return left;
    if (++numTerms > MaxTerms)
      return fail("the expression has more than " + Twine(MaxTerms) +
                  " operators");
    const char *loc = rest.data();
    rest = rest.drop_front(op->text.size());
    std::optional<Expression> right = readBinary(level + 1);
    if (!right)
      return std::nullopt;
    Expression call{Kind::Call, op->function, loc, {}};
    call.isOperator = true;
    call.args = {std::move(*left), std::move(*right)};
    if (op->isSwapped)
      std::swap(call.args.front(), call.args.back());
    left = std::move(call);
  }
  return left;
}

std::optional<Expression> ExpressionReader::readPrimary() {
  if (++depth > MaxDepth)
    return fail("the expression is nested too deeply");
  std::optional<Expression> result =
      runWithSufficientStackSpace([&] { return readPrimaryBody(); });
  --depth;
  return result;
}

std::optional<Expression> ExpressionReader::readPrimaryBody() {
  skipBlanks();
  const char *loc = rest.data();
  if (rest.consume_front("(")) {
    std::optional<Expression> inner = readBinary(0);
    if (inner && !consumeIf(")"))
      return fail("expected ')'");
    return inner;
  }
  if (rest.starts_with("%") || rest.starts_with("$")) {
    Kind kind = rest.front() == '%' ? Kind::Value : Kind::Hole;
    rest = rest.drop_front();
    StringRef name = takeWord();
    if (kind == Kind::Value && rest.consume_front("#")) {
      takeWord();
      name = StringRef(name.data(), size_t(rest.data() - name.data()));
    }
    if (name.empty())
      return fail("expected name");
    return Expression{kind, name, loc};
  }
  if (rest.starts_with("\""))
    return readString();
  if (rest.starts_with("#"))
    return readAttribute();
  if (!rest.empty() && (llvm::isDigit(rest.front()) || rest.front() == '-'))
    return readNumber();
  return readName();
}

std::optional<Expression> ExpressionReader::readNumber() {
  const char *loc = rest.data();
  rest.consume_front("-");
  StringRef digits =
      rest.take_while([](char c) { return llvm::isAlnum(c) || c == '.'; });
  rest = rest.drop_front(digits.size());
  if (digits.empty())
    return fail("expected number");
  return Expression{Kind::Number, StringRef(loc, size_t(rest.data() - loc)),
                    loc};
}

std::optional<Expression> ExpressionReader::readString() {
  const char *loc = rest.data();
  size_t end = rest.find('"', 1);
  if (end == StringRef::npos)
    return fail("expected '\"'");
  StringRef text = rest.slice(1, end);
  rest = rest.drop_front(end + 1);
  return Expression{Kind::String, text, loc};
}

/// `#dialect.name<...>`, with balanced brackets.
std::optional<Expression> ExpressionReader::readAttribute() {
  const char *loc = rest.data();
  rest = rest.drop_front();
  takeWord();
  if (rest.starts_with("<")) {
    unsigned open = 0;
    do {
      open += rest.front() == '<';
      open -= rest.front() == '>';
      rest = rest.drop_front();
    } while (open && !rest.empty());
    if (open)
      return fail("expected '>'");
  }
  return Expression{Kind::Attribute, StringRef(loc, size_t(rest.data() - loc)),
                    loc};
}

std::optional<Expression> ExpressionReader::readName() {
  const char *loc = rest.data();
  StringRef word = takeWord();
  if (word.empty())
    return fail("expected expression");
  if (word == "true" || word == "false")
    return Expression{Kind::Number, word, loc};
  if (!consumeIf("("))
    return Expression{Kind::Case, word, loc};
  Expression call{Kind::Call, word, loc};
  if (!readArguments(call))
    return std::nullopt;
  return call;
}

bool ExpressionReader::readArguments(Expression &call) {
  if (consumeIf(")"))
    return true;
  do {
    std::optional<Expression> arg = readBinary(0);
    if (!arg)
      return false;
    call.args.push_back(std::move(*arg));
  } while (consumeIf(","));
  if (consumeIf(")"))
    return true;
  (void)fail("expected ',' or ')'");
  return false;
}

std::optional<Expression> rules::parseCondition(StringRef text,
                                                ExpressionErrorFn onError) {
  return ExpressionReader(text, onError).readAll(/*isCondition=*/true);
}

std::optional<Expression> rules::parseExpression(StringRef text,
                                                 ExpressionErrorFn onError) {
  return ExpressionReader(text, onError).readAll(/*isCondition=*/false);
}
