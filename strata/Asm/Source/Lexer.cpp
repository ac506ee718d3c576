// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/Lexer.h"

#include "strata/Support/StringEscape.h"

#include "llvm/ADT/bit.h"

#include <array>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

using namespace strata;

//===-- Token --------------------------------------------------------------===//

std::optional<unsigned> Token::getIntTypeWidth() const {
  StringRef digits = getSpelling().drop_front(*start == 'i' ? 1 : 2);
  unsigned width;
  if (digits.getAsInteger(10, width))
    return std::nullopt;
  return width;
}

std::optional<uint64_t> Token::getUInt64() const {
  uint64_t value;
  StringRef text = getSpelling();
  bool hex = isHex();
  if ((hex ? text.drop_front(2) : text).getAsInteger(hex ? 16 : 10, value))
    return std::nullopt;
  return value;
}

static std::string unescaped(StringRef body) {
  SmallVector<char, 64> bytes;
  size_t bad;
  (void)unescape(body, bytes, &bad); // The lexer has checked the escapes.
  return std::string(bytes.begin(), bytes.end());
}

std::string Token::getStringValue() const {
  return unescaped(getSpelling().drop_front(1).drop_back(1));
}

std::string Token::getSymbolName() const {
  StringRef text = getSpelling().drop_front(1);
  if (text.starts_with("\""))
    return unescaped(text.drop_front(1).drop_back(1));
  return text.str();
}

//===-- Character classes --------------------------------------------------===//

static constexpr std::array<uint8_t, 256> makeTable() {
  std::array<uint8_t, 256> table{};
  for (int c = 0; c < 256; ++c) {
    bool digit = c >= '0' && c <= '9';
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    bool punct = c == '$' || c == '.';
    uint8_t bits = 0;
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0)
      bits |= CharClass::Space;
    if (digit)
      bits |= CharClass::Digit;
    if (letter)
      bits |= CharClass::IdStart;
    if (digit || letter || punct)
      bits |= CharClass::IdBody;
    if (letter || punct || c == '-')
      bits |= CharClass::SuffixStart;
    if (digit || letter || punct || c == '-')
      bits |= CharClass::SuffixBody;
    if (digit || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))
      bits |= CharClass::Hex;
    table[c] = bits;
  }
  return table;
}

constinit const std::array<uint8_t, 256> CharClass::table = makeTable();

//===-- Lexer --------------------------------------------------------------===//

void Lexer::skipComment() {
  while (pos != end && *pos != '\n' && *pos != '\r')
    ++pos;
}

inline bool Lexer::skipSpace() {
  while (CharClass::is(*pos, CharClass::Space)) {
    if (LLVM_UNLIKELY(pos == end))
      return false;
    ++pos;
  }
  if (LLVM_UNLIKELY(pos >= end)) {
    pos = end;
    return false;
  }
  return true;
}

Token Lexer::lex(ErrorFn emitError) {
  while (true) {
    if (!skipSpace())
      return lexEnd(emitError);
    const char *start = pos++;
    char c = *start;
    switch (c) {
    case ':':
      return make(Token::Colon, start);
    case ',':
      return make(Token::Comma, start);
    case '=':
      return make(Token::Equal, start);
    case '>':
      return make(Token::Greater, start);
    case '<':
      return make(Token::Less, start);
    case '{':
      return make(takeIf('-', '#') ? Token::MetadataBegin : Token::LBrace,
                  start);
    case '}':
      return make(Token::RBrace, start);
    case '(':
      return make(Token::LParen, start);
    case ')':
      return make(Token::RParen, start);
    case '[':
      return make(Token::LSquare, start);
    case ']':
      return make(Token::RSquare, start);
    case '+':
      return make(Token::Plus, start);
    case '?':
      return make(Token::Question, start);
    case '*':
      return make(Token::Star, start);
    case '|':
      return make(Token::VerticalBar, start);
    case '-':
      return make(takeIf('>') ? Token::Arrow : Token::Minus, start);
    case '.':
      if (takeIf('.', '.'))
        return make(Token::Ellipsis, start);
      return error(pos, "expected three consecutive dots for an ellipsis",
                   emitError);
    case '/':
      if (*pos == '/') {
        skipComment();
        continue;
      }
      return make(Token::Slash, start);
    case '@':
      return lexAt(start, emitError);
    case '#':
      if (takeIf('-', '}'))
        return make(Token::MetadataEnd, start);
      return lexPrefixed(start, Token::HashIdentifier, "invalid attribute name",
                         emitError);
    case '%':
      return lexPrefixed(start, Token::PercentIdentifier, "invalid SSA name",
                         emitError);
    case '^':
      return lexPrefixed(start, Token::CaretIdentifier, "invalid block name",
                         emitError);
    case '!':
      return lexPrefixed(start, Token::ExclamationIdentifier,
                         "invalid type identifier", emitError);
    case '"':
      return lexString(start, emitError);
    default:
      if (CharClass::is(c, CharClass::IdStart))
        return lexIdentifier(start);
      if (CharClass::is(c, CharClass::Digit))
        return lexNumber(start);
      return lexHole(start, emitError);
    }
  }
}

void Lexer::lexHoles(const HoleTexts *texts) {
  holeTexts = texts;
  if (holeEnd)
    end = outerEnd;
  holeEnd = nullptr;
}

/// Moves past the expression in parentheses, in which `<` is an operator.
bool Lexer::skipParentheses() {
  unsigned open = 0;
  bool isInString = false;
  for (const char *at = pos; at != end; ++at) {
    isInString ^= *at == '"';
    if (isInString)
      continue;
    open += *at == '(';
    open -= *at == ')';
    if (open)
      continue;
    pos = at + 1;
    return true;
  }
  return false;
}

Token Lexer::lexHole(const char *start, ErrorFn emitError) {
  if (*start != '$' || !holeTexts)
    return error(start, "unexpected character", emitError);
  if (*pos == '(') {
    if (!skipParentheses())
      return error(start, "expected ')' at the end of '$('", emitError);
    return make(Token::Hole, start);
  }
  while (pos != end && CharClass::is(*pos, CharClass::IdBody))
    ++pos;
  if (pos == start + 1)
    return error(start, "expected the name of a hole", emitError);
  Token token = make(Token::Hole, start);
  auto text = holeTexts->find(token.getSpelling().drop_front());
  if (holeEnd || text == holeTexts->end())
    return token;
  holeEnd = pos;
  outerEnd = end;
  pos = holeText = text->second.begin();
  end = text->second.end();
  return lex(emitError);
}

Token Lexer::lexEnd(ErrorFn emitError) {
  if (LLVM_LIKELY(!holeEnd))
    return make(Token::Eof, pos);
  pos = std::exchange(holeEnd, nullptr);
  end = outerEnd;
  return lex(emitError);
}

Token Lexer::lexIdentifier(const char *start) {
  while (CharClass::is(*pos, CharClass::IdBody))
    ++pos;
  // `i`, `si` or `ui` directly followed by nothing but digits.
  const char *digits = start;
  if ((*digits == 's' || *digits == 'u') && digits + 1 < pos)
    ++digits;
  if (*digits != 'i' || digits + 1 == pos)
    return make(Token::BareIdentifier, start);
  for (const char *p = digits + 1; p != pos; ++p)
    if (!CharClass::is(*p, CharClass::Digit))
      return make(Token::BareIdentifier, start);
  return make(Token::IntType, start);
}

Token Lexer::lexNumber(const char *start) {
  // `0x` needs a hex digit; otherwise it is a zero and an identifier, as in
  // the shape `0xf32`... whose digits the parser takes apart again.
  if (*start == '0' && *pos == 'x' && CharClass::is(pos[1], CharClass::Hex)) {
    pos += 2;
    while (CharClass::is(*pos, CharClass::Hex))
      ++pos;
    return make(Token::Integer, start);
  }
  while (CharClass::is(*pos, CharClass::Digit))
    ++pos;
  if (*pos != '.')
    return make(Token::Integer, start);
  ++pos;
  while (CharClass::is(*pos, CharClass::Digit))
    ++pos;
  if (*pos == 'e' || *pos == 'E') {
    const char *p = pos + 1;
    if (*p == '+' || *p == '-')
      ++p;
    if (CharClass::is(*p, CharClass::Digit)) {
      pos = p;
      while (CharClass::is(*pos, CharClass::Digit))
        ++pos;
    }
  }
  return make(Token::Float, start);
}

/// First byte at or after `p` that may end a string or escape something: a
/// quote, a backslash, or a control character. Long strings, of megabytes where
/// they hold data, are passed 16 bytes at a time.
static const char *skipStringBody(const char *p, const char *end) {
#ifdef __SSE2__
  const __m128i quote = _mm_set1_epi8('"'), backslash = _mm_set1_epi8('\\'),
                control = _mm_set1_epi8(0x0C);
  while (end - p >= 16) {
    __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(p));
    __m128i hit =
        _mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(bytes, quote),
                                  _mm_cmpeq_epi8(bytes, backslash)),
                     _mm_cmpeq_epi8(_mm_min_epu8(bytes, control), bytes));
    if (unsigned mask = _mm_movemask_epi8(hit))
      return p + llvm::countr_zero(mask);
    p += 16;
  }
#endif
  while (p != end && uint8_t(*p) > 0x0C && *p != '"' && *p != '\\')
    ++p;
  return p;
}

Token Lexer::lexString(const char *start, ErrorFn emitError) {
  while (true) {
    pos = skipStringBody(pos, end);
    char c = *pos;
    switch (c) {
    case '"':
      ++pos;
      return make(Token::String, start);
    case 0:
      if (pos != end) {
        ++pos;
        continue;
      }
      [[fallthrough]];
    case '\n':
    case '\v':
    case '\f':
      if (c)
        ++pos;
      return error(pos - (c ? 1 : 0), "expected '\"' in string literal",
                   emitError);
    case '\\':
      ++pos;
      if (*pos == '"' || *pos == '\\' || *pos == 'n' || *pos == 't')
        ++pos;
      else if (CharClass::is(*pos, CharClass::Hex) &&
               CharClass::is(pos[1], CharClass::Hex))
        pos += 2;
      else
        return error(pos - 1, "unknown escape in string literal", emitError);
      continue;
    default:
      ++pos;
    }
  }
}

Token Lexer::lexAt(const char *start, ErrorFn emitError) {
  if (*pos == '"') {
    const char *quote = pos++;
    Token string = lexString(quote, emitError);
    if (string.is(Token::Error))
      return string;
    return make(Token::AtIdentifier, start);
  }
  if (!CharClass::is(*pos, CharClass::IdStart))
    return error(pos, "@ identifier expected to start with letter or '_'",
                 emitError);
  while (CharClass::is(*pos, CharClass::IdBody))
    ++pos;
  return make(Token::AtIdentifier, start);
}

Token Lexer::lexPrefixed(const char *start, Token::Kind kind, StringRef message,
                         ErrorFn emitError) {
  if (CharClass::is(*pos, CharClass::Digit)) {
    while (CharClass::is(*pos, CharClass::Digit))
      ++pos;
  } else if (CharClass::is(*pos, CharClass::SuffixStart)) {
    while (CharClass::is(*pos, CharClass::SuffixBody))
      ++pos;
  } else {
    return error(start, message, emitError);
  }
  return make(kind, start);
}

const char *Lexer::skipBalanced(const char *from, char &unbalanced,
                                size_t limit) const {
  SmallVector<char, 16> open;
  unbalanced = 0;
  const char *p = from;
  const char *last = size_t(end - from) > limit ? from + limit : end;
  while (true) {
    if (p >= last && p != end)
      return nullptr;
    char c = *p;
    switch (c) {
    case 0:
      unbalanced = open.empty() ? '\0' : open.back();
      return nullptr;
    case '<':
    case '(':
    case '[':
    case '{':
      open.push_back(c);
      ++p;
      break;
    case '>':
    case ')':
    case ']':
    case '}': {
      char want = c == '>' ? '<' : c == ')' ? '(' : c == ']' ? '[' : '{';
      if (open.empty() || open.back() != want) {
        unbalanced = open.empty() ? c : open.back();
        return nullptr;
      }
      open.pop_back();
      ++p;
      if (open.empty())
        return p;
      break;
    }
    case '-':
      p += p[1] == '>' ? 2 : 1;
      break;
    case '"': {
      ++p;
      while (*p != '"') {
        if (p >= last || *p == '\n' || *p == '\v' || *p == '\f')
          return nullptr;
        if (*p++ != '\\')
          continue;
        if (*p == '"' || *p == '\\' || *p == 'n' || *p == 't')
          ++p;
        else if (CharClass::is(*p, CharClass::Hex) &&
                 CharClass::is(p[1], CharClass::Hex))
          p += 2;
        else
          return nullptr;
      }
      ++p;
      break;
    }
    default:
      ++p;
    }
  }
}
