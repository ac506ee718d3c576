// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/FormulaDetail.h"
#include "strata/Polyhedral/PresburgerText.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

/// Nesting of parentheses and of `exists`.
static constexpr unsigned MaxDepth = 100;

namespace {
/// A parser by recursive descent. Functions return false after an error.
class Parser {
public:
  Parser(StringRef text, std::string &error) : text(text), error(error) {}
  std::optional<NamedRelation> parse();

private:
  // Characters.
  void skipSpace();
  bool peek(StringRef token);
  bool accept(StringRef token);
  bool expect(StringRef token);
  bool acceptWord(StringRef word);
  StringRef acceptName();
  std::optional<int64_t> acceptNumber();
  bool fail(const Twine &message);

  // Tuples.
  bool parseSymbols();
  bool parsePiece();
  bool parseTuple(SmallVectorImpl<unsigned> &columns, Disjunction &equal);
  bool finishPiece(ArrayRef<unsigned> domain, ArrayRef<unsigned> range,
                   const Disjunction &formula);

  // Formulas: parsed to a disjunction of conjunctions.
  bool parseOr(Disjunction &out, unsigned depth);
  bool parseAnd(Disjunction &out, unsigned depth);
  bool parseUnit(Disjunction &out, unsigned depth);
  bool parseExists(Disjunction &out, unsigned depth);
  bool parseBoundName(Disjunction &definitions, unsigned depth);
  bool parseComparison(Disjunction &out, unsigned depth);
  bool parseList(SmallVectorImpl<Linear> &out, unsigned depth);
  std::optional<Comparison> acceptComparison();

  // Expressions.
  bool parseSum(Linear &out, unsigned depth);
  bool parseTerm(Linear &out, unsigned depth);
  bool parseFactor(Linear &out, unsigned depth);
  bool parseDivision(Linear &out, unsigned depth, StringRef function);
  bool parsePositive(int64_t &value);
  std::optional<unsigned> lookUp(StringRef name) const;

  StringRef text;
  size_t position = 0;
  std::string &error;
  size_t errorPosition = 0;
  Formula formula;
  /// Names in scope; the innermost last.
  SmallVector<std::pair<std::string, unsigned>, 8> scope;
  unsigned numSymbols = 0;
  std::optional<PresburgerRelation> result;
  SmallVector<std::string, 0> names;
};
} // namespace

//===- Characters ---------------------------------------------------------===//

void Parser::skipSpace() {
  while (position < text.size() && llvm::isSpace(text[position]))
    ++position;
}

bool Parser::peek(StringRef token) {
  skipSpace();
  return text.substr(position).starts_with(token);
}

bool Parser::accept(StringRef token) {
  if (!peek(token))
    return false;
  position += token.size();
  return true;
}

bool Parser::expect(StringRef token) {
  return accept(token) || fail("expected '" + token + "'");
}

static bool isNameChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '\'';
}

bool Parser::acceptWord(StringRef word) {
  size_t end = position;
  if (!peek(word))
    return false;
  end = position + word.size();
  if (end < text.size() && isNameChar(text[end]))
    return false;
  position = end;
  return true;
}

StringRef Parser::acceptName() {
  skipSpace();
  size_t end = position;
  if (end < text.size() && !llvm::isDigit(text[end]))
    while (end < text.size() && isNameChar(text[end]))
      ++end;
  StringRef name = text.slice(position, end);
  position = end;
  return name;
}

std::optional<int64_t> Parser::acceptNumber() {
  skipSpace();
  size_t end = position;
  while (end < text.size() && llvm::isDigit(text[end]))
    ++end;
  int64_t value = 0;
  if (end == position || text.slice(position, end).getAsInteger(10, value))
    return std::nullopt;
  position = end;
  return value;
}

/// Keeps the error that is farthest in the text: alternatives are tried.
bool Parser::fail(const Twine &message) {
  if (error.empty() || position > errorPosition) {
    errorPosition = position;
    error = ("at " + Twine(position) + ": " + message).str();
  }
  return false;
}

//===- Tuples -------------------------------------------------------------===//

std::optional<NamedRelation> Parser::parse() {
  if (peek("[") && !parseSymbols())
    return std::nullopt;
  if (!expect("{"))
    return std::nullopt;
  do {
    if (!parsePiece())
      return std::nullopt;
  } while (accept(";"));
  if (!expect("}"))
    return std::nullopt;
  skipSpace();
  if (position != text.size()) {
    fail("expected the end");
    return std::nullopt;
  }
  error.clear();
  return NamedRelation{*result, names};
}

bool Parser::parseSymbols() {
  accept("[");
  while (!accept("]")) {
    StringRef name = acceptName();
    if (name.empty())
      return fail("expected the name of a symbol");
    scope.emplace_back(name.str(), formula.addVariable());
    ++numSymbols;
    if (!peek("]") && !expect(","))
      return false;
  }
  return expect("->");
}

bool Parser::parsePiece() {
  scope.truncate(numSymbols);
  formula.reset(numSymbols);
  Disjunction constraints = {Conjunction()};
  SmallVector<unsigned, 8> domain, range;
  if (!parseTuple(range, constraints))
    return false;
  if (accept("->")) {
    domain = range;
    range.clear();
    if (!parseTuple(range, constraints))
      return false;
  }
  if (accept(":")) {
    Disjunction condition;
    if (!parseOr(condition, 0))
      return false;
    if (!formula.conjoin(constraints, condition))
      return fail("formula is too large");
  }
  return finishPiece(domain, range, constraints);
}

/// Reads new names, and expressions that dimensions are equal to.
bool Parser::parseTuple(SmallVectorImpl<unsigned> &columns,
                        Disjunction &equal) {
  acceptName();
  if (!expect("["))
    return false;
  while (!accept("]")) {
    unsigned variable = formula.addVariable();
    columns.push_back(variable);
    size_t start = position;
    StringRef name = acceptName();
    bool isAlone = peek(",") || peek("]");
    if (!name.empty() && isAlone && !lookUp(name)) {
      scope.emplace_back(name.str(), variable);
    } else {
      position = start;
      Linear value;
      if (!parseSum(value, 0))
        return false;
      Disjunction equality = formula.compare(formula.getVariable(variable),
                                             Comparison::Equal, value);
      if (!formula.conjoin(equal, equality))
        return fail("formula is too large");
    }
    if (!peek("]") && !expect(","))
      return false;
  }
  return true;
}

bool Parser::finishPiece(ArrayRef<unsigned> domain, ArrayRef<unsigned> range,
                         const Disjunction &constraints) {
  PresburgerSpace space = PresburgerSpace::getRelationSpace(
      domain.size(), range.size(), numSymbols);
  if (!result)
    result.emplace(space);
  if (!result->getSpace().isCompatible(space))
    return fail("tuples of different sizes");
  SmallVector<unsigned, 8> columns(domain);
  columns.append(range.begin(), range.end());
  for (unsigned i = 0; i < numSymbols; ++i)
    columns.push_back(i);
  bool isFirst = names.empty();
  names.resize(columns.size());
  for (unsigned i = 0, e = columns.size(); i < e; ++i) {
    std::string name;
    for (const auto &[each, variable] : scope)
      if (variable == columns[i])
        name = each;
    if (isFirst)
      names[i] = name;
    else if (names[i] != name)
      names[i].clear();
  }
  for (const Conjunction &conjunction : constraints) {
    auto relation = formula.build(conjunction, space, columns);
    if (!relation)
      return fail("number is too large");
    result->addDisjunct(relation->simplify());
  }
  return true;
}

//===- Formulas -----------------------------------------------------------===//

bool Parser::parseOr(Disjunction &out, unsigned depth) {
  do {
    Disjunction next;
    if (!parseAnd(next, depth))
      return false;
    if (out.size() + next.size() > Formula::MaxDisjuncts)
      return fail("formula is too large");
    out.append(next.begin(), next.end());
  } while (acceptWord("or"));
  return true;
}

bool Parser::parseAnd(Disjunction &out, unsigned depth) {
  out = {Conjunction()};
  do {
    Disjunction next;
    if (!parseUnit(next, depth))
      return false;
    if (!formula.conjoin(out, next))
      return fail("formula is too large");
  } while (acceptWord("and"));
  return true;
}

bool Parser::parseUnit(Disjunction &out, unsigned depth) {
  if (depth > MaxDepth)
    return fail("nesting is too deep");
  if (acceptWord("exists"))
    return parseExists(out, depth + 1);
  if (acceptWord("true")) {
    out = {Conjunction()};
    return true;
  }
  if (acceptWord("false"))
    return true;
  size_t start = position;
  if (accept("(")) {
    if (parseOr(out, depth + 1) && accept(")") && !acceptComparison() &&
        !peek("+") && !peek("-") && !peek("mod") && !peek("%") && !peek("*"))
      return true;
    // The parenthesis belongs to an expression.
    out.clear();
    position = start;
  }
  return parseComparison(out, depth + 1);
}

/// exists (a, b = floor(...) : formula), also without parentheses.
bool Parser::parseExists(Disjunction &out, unsigned depth) {
  size_t outer = scope.size();
  bool isParenthesized = accept("(");
  Disjunction definitions = {Conjunction()};
  do {
    if (!parseBoundName(definitions, depth))
      return false;
  } while (accept(","));
  if (!expect(":") || !parseOr(out, depth))
    return false;
  scope.truncate(outer);
  if (!formula.conjoin(out, definitions))
    return fail("formula is too large");
  return !isParenthesized || expect(")");
}

bool Parser::parseBoundName(Disjunction &definitions, unsigned depth) {
  StringRef name = acceptName();
  if (name.empty())
    return fail("expected a name");
  if (!accept("=")) {
    scope.emplace_back(name.str(), formula.addVariable());
    return true;
  }
  Linear value;
  if (!parseSum(value, depth + 1))
    return false;
  unsigned variable = formula.addVariable();
  scope.emplace_back(name.str(), variable);
  Disjunction equality =
      formula.compare(formula.getVariable(variable), Comparison::Equal, value);
  return formula.conjoin(definitions, equality) || fail("formula is too large");
}

std::optional<Comparison> Parser::acceptComparison() {
  if (accept("<="))
    return Comparison::LessEqual;
  if (accept(">="))
    return Comparison::GreaterEqual;
  if (accept("!="))
    return Comparison::NotEqual;
  if (accept("<"))
    return Comparison::Less;
  if (accept(">"))
    return Comparison::Greater;
  if (accept("==") || accept("="))
    return Comparison::Equal;
  return std::nullopt;
}

bool Parser::parseList(SmallVectorImpl<Linear> &out, unsigned depth) {
  do {
    out.emplace_back();
    if (!parseSum(out.back(), depth))
      return false;
  } while (accept(","));
  return true;
}

bool Parser::parseComparison(Disjunction &out, unsigned depth) {
  SmallVector<Linear, 2> lhs;
  if (!parseList(lhs, depth))
    return false;
  std::optional<Comparison> comparison = acceptComparison();
  if (!comparison)
    return fail("expected a comparison");
  out = {Conjunction()};
  for (; comparison; comparison = acceptComparison()) {
    SmallVector<Linear, 2> rhs;
    if (!parseList(rhs, depth))
      return false;
    for (const Linear &a : lhs)
      for (const Linear &b : rhs)
        if (!formula.conjoin(out, formula.compare(a, *comparison, b)))
          return fail("formula is too large");
    lhs = rhs;
  }
  return true;
}

//===- Expressions --------------------------------------------------------===//

std::optional<unsigned> Parser::lookUp(StringRef name) const {
  for (size_t i = scope.size(); i > 0; --i)
    if (scope[i - 1].first == name)
      return scope[i - 1].second;
  return std::nullopt;
}

bool Parser::parseSum(Linear &out, unsigned depth) {
  if (depth > MaxDepth)
    return fail("nesting is too deep");
  int64_t sign = accept("-") ? -1 : 1;
  while (true) {
    Linear term;
    if (!parseTerm(term, depth))
      return false;
    out.add(term, sign);
    if (peek("->"))
      return true;
    if (accept("+"))
      sign = 1;
    else if (accept("-"))
      sign = -1;
    else
      return true;
  }
}

bool Parser::parsePositive(int64_t &value) {
  std::optional<int64_t> number = acceptNumber();
  if (!number || *number <= 0 || *number > MaxCoefficient)
    return fail("expected a positive number");
  value = *number;
  return true;
}

/// A factor, products with numbers, and remainders.
bool Parser::parseTerm(Linear &out, unsigned depth) {
  if (!parseFactor(out, depth))
    return false;
  while (true) {
    if (accept("*")) {
      Linear factor;
      if (!parseFactor(factor, depth))
        return false;
      if (!out.isConstant() && !factor.isConstant())
        return fail("product of two variables");
      if (out.isConstant())
        std::swap(out, factor);
      out.scale(factor.constant);
      continue;
    }
    if (!acceptWord("mod") && !accept("%"))
      return true;
    int64_t divisor = 1;
    if (!parsePositive(divisor))
      return false;
    // e - d * floor(e / d)
    out.add(formula.addDivision(out, divisor), -divisor);
  }
}

bool Parser::parseFactor(Linear &out, unsigned depth) {
  if (std::optional<int64_t> number = acceptNumber()) {
    out.constant = *number;
    skipSpace();
    bool isFactor = position < text.size() && !peek("and") && !peek("or") &&
                    !peek("mod") &&
                    (llvm::isAlpha(text[position]) || text[position] == '_' ||
                     text[position] == '(');
    if (!isFactor)
      return true;
    Linear factor;
    if (!parseFactor(factor, depth + 1))
      return false;
    factor.scale(*number);
    out = factor;
    return true;
  }
  if (accept("(")) {
    Linear sum;
    if (!parseSum(sum, depth + 1) || !expect(")"))
      return false;
    out = sum;
    return true;
  }
  if (accept("-")) {
    if (depth > MaxDepth)
      return fail("nesting is too deep");
    if (!parseFactor(out, depth + 1))
      return false;
    out.scale(-1);
    return true;
  }
  StringRef name = acceptName();
  if (name.empty())
    return fail("expected an expression");
  if ((name == "floor" || name == "ceil" || name == "floord") && accept("("))
    return parseDivision(out, depth, name);
  std::optional<unsigned> variable = lookUp(name);
  if (!variable)
    return fail("unknown name '" + name + "'");
  out = formula.getVariable(*variable);
  return true;
}

/// The rest of floor(e/d), floord(e, d) or ceil(e/d).
bool Parser::parseDivision(Linear &out, unsigned depth, StringRef function) {
  int64_t divisor = 1;
  Linear dividend;
  if (!parseSum(dividend, depth + 1) ||
      !expect(function == "floord" ? "," : "/") || !parsePositive(divisor) ||
      !expect(")"))
    return false;
  bool isCeil = function == "ceil";
  if (isCeil)
    dividend.scale(-1);
  out = formula.addDivision(dividend, divisor);
  if (isCeil)
    out.scale(-1);
  return true;
}

std::optional<NamedRelation> presburger::parseRelation(StringRef text,
                                                       std::string &error) {
  error.clear();
  return Parser(text, error).parse();
}
