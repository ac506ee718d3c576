// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/FormatText.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// Groups in groups; formats in use have two.
static constexpr unsigned maxFormatDepth = 50;

namespace {
struct Token {
  enum class Kind : uint8_t {
    Literal,
    Variable,
    Word,
    String,
    Sign,
    End,
    Error
  };
  Kind kind = Kind::End;
  /// The text without quotes and `$`.
  StringRef text;
  bool is(StringRef sign) const { return kind == Kind::Sign && text == sign; }
};

class Lexer {
public:
  explicit Lexer(StringRef text) : rest(text) {}
  Token next();

private:
  Token take(Token::Kind kind, size_t length) {
    Token token{kind, rest.take_front(length)};
    rest = rest.drop_front(length);
    return token;
  }
  /// Takes the text between quotes.
  Token takeQuoted(Token::Kind kind, char quote);
  StringRef rest;
};

class FormatTextParser {
public:
  explicit FormatTextParser(StringRef text) : lexer(text) { advance(); }
  bool parse(std::vector<FormatNode> &nodes);

private:
  void advance() { token = lexer.next(); }
  bool consume(StringRef sign) {
    if (!token.is(sign))
      return false;
    advance();
    return true;
  }
  bool atEndOfList() const {
    return token.kind == Token::Kind::End || token.is(")") || token.is("|");
  }
  bool parseList(std::vector<FormatNode> &nodes);
  bool parseElement(FormatNode &node);
  bool parseDirective(FormatNode &node);
  bool parseArguments(std::vector<FormatNode> &nodes);
  bool parseClauses(std::vector<FormatNode> &nodes);
  bool parseGroup(FormatNode &node);

  Lexer lexer;
  Token token;
  unsigned depth = 0;
};
} // namespace

Token Lexer::takeQuoted(Token::Kind kind, char quote) {
  size_t end = rest.find(quote, 1);
  if (end == StringRef::npos)
    return take(Token::Kind::Error, rest.size());
  Token token = take(kind, end + 1);
  token.text = token.text.drop_front().drop_back();
  return token;
}

Token Lexer::next() {
  rest = rest.ltrim(" \t\r\n");
  if (rest.empty())
    return Token();
  char first = rest.front();
  if (first == '`')
    return takeQuoted(Token::Kind::Literal, '`');
  if (first == '"')
    return takeQuoted(Token::Kind::String, '"');
  auto isWordChar = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  if (first == '$') {
    rest = rest.drop_front();
    size_t length = rest.take_while(isWordChar).size();
    return take(length ? Token::Kind::Variable : Token::Kind::Error, length);
  }
  if (llvm::isAlpha(first) || first == '_') {
    auto inWord = [&](char c) { return isWordChar(c) || c == '-'; };
    return take(Token::Kind::Word, rest.take_while(inWord).size());
  }
  return take(Token::Kind::Sign, 1);
}

bool FormatTextParser::parseArguments(std::vector<FormatNode> &nodes) {
  if (consume(")"))
    return true;
  if (depth == maxFormatDepth)
    return false;
  ++depth;
  // Some have a list of elements, such as a literal between two variables.
  bool isList = true;
  do {
    isList = parseElement(nodes.emplace_back());
    if (isList)
      nodes.back().isAnchor = consume("^");
  } while (isList && (consume(",") || !atEndOfList()));
  --depth;
  return isList && consume(")");
}

bool FormatTextParser::parseClauses(std::vector<FormatNode> &nodes) {
  if (depth == maxFormatDepth)
    return false;
  ++depth;
  bool isList = true;
  do {
    FormatNode &clause = nodes.emplace_back();
    clause.kind = FormatNode::Kind::Group;
    isList = parseList(clause.children);
  } while (isList && consume("|"));
  --depth;
  return isList && consume(")");
}

bool FormatTextParser::parseDirective(FormatNode &node) {
  node.kind = FormatNode::Kind::Directive;
  node.text = token.text.str();
  advance();
  if (node.text == "custom") {
    if (!consume("<") || token.kind != Token::Kind::Word)
      return false;
    node.text = ("custom<" + token.text).str();
    advance();
    // A directive of another dialect.
    while (consume(".")) {
      node.text += ("." + token.text).str();
      advance();
    }
    node.text += ">";
    return consume(">") && consume("(") && parseArguments(node.children);
  }
  if (node.text == "oilist") {
    node.kind = FormatNode::Kind::OIList;
    return consume("(") && parseClauses(node.children);
  }
  // After a directive without arguments, `(` begins a group.
  for (StringRef name : {"attr-dict", "attr-dict-with-keyword", "prop-dict",
                         "operands", "results", "regions", "successors"})
    if (node.text == name)
      return true;
  return !consume("(") || parseArguments(node.children);
}

bool FormatTextParser::parseGroup(FormatNode &node) {
  node.kind = FormatNode::Kind::Group;
  if (!parseList(node.children))
    return false;
  if (!consume(")"))
    return false;
  if (consume(":") &&
      !(consume("(") && parseList(node.otherwise) && consume(")")))
    return false;
  return consume("?");
}

bool FormatTextParser::parseElement(FormatNode &node) {
  node.text = token.text.str();
  switch (token.kind) {
  case Token::Kind::Literal:
    node.kind = FormatNode::Kind::Literal;
    break;
  case Token::Kind::Variable:
    node.kind = FormatNode::Kind::Variable;
    break;
  case Token::Kind::String:
    node.kind = FormatNode::Kind::String;
    break;
  case Token::Kind::Word:
    return parseDirective(node);
  default:
    node.text.clear();
    if (depth == maxFormatDepth || !consume("("))
      return false;
    ++depth;
    bool isGroup = parseGroup(node);
    --depth;
    return isGroup;
  }
  advance();
  return true;
}

bool FormatTextParser::parseList(std::vector<FormatNode> &nodes) {
  while (!atEndOfList()) {
    if (!parseElement(nodes.emplace_back()))
      return false;
    nodes.back().isAnchor = consume("^");
  }
  return true;
}

bool FormatTextParser::parse(std::vector<FormatNode> &nodes) {
  return parseList(nodes) && token.kind == Token::Kind::End;
}

std::optional<std::vector<FormatNode>> strata::parseFormatText(StringRef text) {
  std::vector<FormatNode> nodes;
  if (!FormatTextParser(text).parse(nodes))
    return std::nullopt;
  return nodes;
}

std::string strata::normalizeFormat(StringRef text) {
  std::string result;
  Lexer lexer(text);
  for (Token token = lexer.next(); token.kind != Token::Kind::End;
       token = lexer.next()) {
    if (!result.empty())
      result += ' ';
    if (token.kind == Token::Kind::Literal)
      result += ("`" + token.text + "`").str();
    else if (token.kind == Token::Kind::String)
      result += ("\"" + token.text + "\"").str();
    else if (token.kind == Token::Kind::Variable)
      result += ("$" + token.text).str();
    else
      result += token.text;
  }
  return result;
}

/// Calls `fn` for `nodes` and all that is in them. Parsing limits the depth.
template <typename Fn>
static void forEachNode(ArrayRef<FormatNode> nodes, const Fn &fn) {
  for (const FormatNode &node : nodes) {
    fn(node);
    forEachNode(ArrayRef<FormatNode>(node.children), fn);
    forEachNode(ArrayRef<FormatNode>(node.otherwise), fn);
  }
}

std::vector<StringRef> strata::getFormatVariables(ArrayRef<FormatNode> nodes) {
  std::vector<StringRef> names;
  forEachNode(nodes, [&](const FormatNode &node) {
    if (node.kind == FormatNode::Kind::Variable)
      names.push_back(node.text);
  });
  return names;
}
