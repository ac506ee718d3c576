// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/ExpressionLexer.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// A comment to the end of the line. In text whose line ends were lost it is
/// taken to be one group in parentheses where it starts with one; else all that
/// follows.
void ExpressionLexer::skipLineComment() {
  size_t end = text.find('\n', position);
  if (end == StringRef::npos) {
    StringRef rest = text.substr(position + 2).ltrim(" ");
    if (rest.starts_with("("))
      end = text.find(')', position);
    if (end != StringRef::npos)
      ++end;
  }
  position = end == StringRef::npos ? text.size() : end;
}

void ExpressionLexer::skipSpace() {
  while (position < text.size()) {
    StringRef rest = text.substr(position);
    if (llvm::isSpace(rest[0])) {
      ++position;
    } else if (rest.starts_with("//")) {
      skipLineComment();
    } else if (rest.starts_with("/*")) {
      size_t end = text.find("*/", position + 2);
      position = end == StringRef::npos ? text.size() : end + 2;
    } else {
      return;
    }
  }
}

ExpressionToken ExpressionLexer::take(ExpressionToken::Kind kind,
                                      size_t length) {
  ExpressionToken token{kind, uint32_t(position),
                        text.substr(position, length)};
  position += token.text.size();
  return token;
}

static bool isNameChar(char c) { return llvm::isAlnum(c) || c == '_'; }

/// Whether the two characters are one token.
static bool isPairPunctuation(char first, char second) {
  switch (first) {
  case ':':
  case '&':
  case '|':
    return second == first || (first != ':' && second == '=');
  case '-':
    return second == '>' || second == '-' || second == '=';
  case '+':
    return second == '+' || second == '=';
  case '=':
  case '!':
  case '>':
  case '*':
  case '/':
  case '%':
  case '^':
    return second == '=';
  case '<':
    return second == '=' || second == '<';
  default:
    return false;
  }
}

ExpressionToken ExpressionLexer::next() {
  skipSpace();
  StringRef rest = text.substr(position);
  if (rest.empty())
    return take(ExpressionToken::End, 0);
  char first = rest[0];
  if (llvm::isDigit(first))
    return take(ExpressionToken::Integer, rest.take_while(isNameChar).size());
  if (isNameChar(first))
    return take(ExpressionToken::Name, rest.take_while(isNameChar).size());
  if (first == '$') {
    ExpressionToken token =
        take(ExpressionToken::Dollar,
             1 + rest.drop_front().take_while(isNameChar).size());
    token.text = token.text.drop_front();
    if (token.text.empty())
      token.kind = ExpressionToken::Error;
    return token;
  }
  if (first == '"') {
    size_t end = 1;
    while (end < rest.size() && rest[end] != '"')
      end += rest[end] == '\\' ? 2 : 1;
    if (end >= rest.size())
      return take(ExpressionToken::Error, rest.size());
    ExpressionToken token = take(ExpressionToken::String, end + 1);
    token.text = token.text.drop_front().drop_back();
    return token;
  }
  if (isPairPunctuation(first, rest.size() > 1 ? rest[1] : '\0'))
    return take(ExpressionToken::Punct, 2);
  if (StringRef("()[]{}<>.,;:?!=+-*/%&|^~").contains(first))
    return take(ExpressionToken::Punct, 1);
  return take(ExpressionToken::Error, 1);
}
