// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Lexer.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace toyc;

static bool isIdentifierChar(char c) { return llvm::isAlnum(c) || c == '_'; }

/// The length of the number, `12` or `1.5`, that `text` begins with.
static size_t measureNumber(StringRef text) {
  size_t length = text.take_while(llvm::isDigit).size();
  if (!text.substr(length).starts_with("."))
    return length;
  return length + 1 + text.substr(length + 1).take_while(llvm::isDigit).size();
}

static Token::Kind classifyWord(StringRef word) {
  return llvm::StringSwitch<Token::Kind>(word)
      .Case("def", Token::KeywordDef)
      .Case("return", Token::KeywordReturn)
      .Case("var", Token::KeywordVar)
      .Default(Token::Identifier);
}

static Token::Kind classifySign(char c) {
  switch (c) {
  case '(':
    return Token::LeftParen;
  case ')':
    return Token::RightParen;
  case '{':
    return Token::LeftBrace;
  case '}':
    return Token::RightBrace;
  case '[':
    return Token::LeftBracket;
  case ']':
    return Token::RightBracket;
  case '<':
    return Token::Less;
  case '>':
    return Token::Greater;
  case ',':
    return Token::Comma;
  case ';':
    return Token::Semicolon;
  case '=':
    return Token::Equal;
  case '+':
    return Token::Plus;
  case '*':
    return Token::Star;
  default:
    return Token::Unknown;
  }
}

void Lexer::skipSpace() {
  rest = rest.ltrim();
  while (rest.starts_with("#"))
    rest = rest.drop_until([](char c) { return c == '\n'; }).ltrim();
}

Token Lexer::take(Token::Kind kind, size_t length) {
  Token token{kind, rest.take_front(length)};
  rest = rest.drop_front(length);
  return token;
}

Token Lexer::next() {
  skipSpace();
  if (rest.empty())
    return {Token::End, rest};
  char first = rest.front();
  if (llvm::isDigit(first))
    return take(Token::Number, measureNumber(rest));
  if (isIdentifierChar(first)) {
    StringRef word = rest.take_while(isIdentifierChar);
    return take(classifyWord(word), word.size());
  }
  return take(classifySign(first), 1);
}
