// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Both directions copy runs of plain bytes at once; printing tests eight bytes
// with one word of arithmetic, as most strings need no escape at all.

#include "strata/Support/StringEscape.h"

#include "llvm/ADT/StringExtras.h"

#include <array>
#include <cstdint>
#include <cstring>

using llvm::SmallVectorImpl;
using llvm::StringRef;

static constexpr uint64_t everyByte(uint8_t byte) {
  return uint64_t(0x0101010101010101) * byte;
}

/// Non-zero if any byte of `word` is zero; exact as a test for the whole word.
static constexpr uint64_t hasZeroByte(uint64_t word) {
  return (word - everyByte(1)) & ~word & everyByte(0x80);
}

static constexpr bool isPlain(uint8_t byte) {
  return byte >= 0x20 && byte <= 0x7E && byte != '"' && byte != '\\';
}

/// Whether all eight bytes of `word` are plain.
static constexpr bool isPlainWord(uint64_t word) {
  uint64_t special = word & everyByte(0x80);
  special |= (word - everyByte(0x20)) & ~word & everyByte(0x80);
  special |= hasZeroByte(word ^ everyByte(0x7F));
  special |= hasZeroByte(word ^ everyByte('"'));
  special |= hasZeroByte(word ^ everyByte('\\'));
  return special == 0;
}

/// The number of plain bytes that `text` begins with.
static size_t countPlain(StringRef text) {
  size_t count = 0;
  for (; count + 8 <= text.size(); count += 8) {
    uint64_t word;
    std::memcpy(&word, text.data() + count, 8);
    if (!isPlainWord(word))
      break;
  }
  while (count < text.size() && isPlain(uint8_t(text[count])))
    ++count;
  return count;
}

void strata::printEscaped(StringRef text, SmallVectorImpl<char> &out) {
  while (true) {
    StringRef plain = text.take_front(countPlain(text));
    out.append(plain.begin(), plain.end());
    text = text.drop_front(plain.size());
    if (text.empty())
      return;
    uint8_t byte = uint8_t(text.front());
    out.push_back('\\');
    if (byte == '\\') {
      out.push_back('\\');
    } else {
      out.push_back(llvm::hexdigit(byte >> 4));
      out.push_back(llvm::hexdigit(byte & 15));
    }
    text = text.drop_front();
  }
}

/// Appends the byte for the escape that `text` begins with, after the
/// backslash, and returns how many characters it took; 0 for an unknown escape.
static size_t unescapeOne(StringRef text, SmallVectorImpl<char> &out) {
  if (text.empty())
    return 0;
  switch (text[0]) {
  case '\\':
  case '"':
    out.push_back(text[0]);
    return 1;
  case 'n':
    out.push_back('\n');
    return 1;
  case 't':
    out.push_back('\t');
    return 1;
  default:
    break;
  }
  if (text.size() < 2)
    return 0;
  unsigned high = llvm::hexDigitValue(text[0]);
  unsigned low = llvm::hexDigitValue(text[1]);
  if (high > 15 || low > 15)
    return 0;
  out.push_back(char(high << 4 | low));
  return 2;
}

bool strata::unescape(StringRef body, SmallVectorImpl<char> &out,
                      size_t *badOffset) {
  size_t position = 0;
  while (true) {
    size_t escape = body.find('\\', position);
    StringRef plain = body.slice(position, escape);
    out.append(plain.begin(), plain.end());
    if (escape == StringRef::npos)
      return true;
    size_t length = unescapeOne(body.substr(escape + 1), out);
    if (length == 0) {
      if (badOffset != nullptr)
        *badOffset = escape;
      return false;
    }
    position = escape + 1 + length;
  }
}

static constexpr bool canBegin(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static consteval std::array<bool, 256> makeContinuations() {
  std::array<bool, 256> result{};
  for (size_t i = 0; i < result.size(); ++i) {
    char c = char(i);
    result[i] = canBegin(c) || (c >= '0' && c <= '9') || c == '$' || c == '.';
  }
  return result;
}

bool strata::isBareIdentifier(StringRef name) {
  static constexpr std::array<bool, 256> continuations = makeContinuations();
  if (name.empty() || !canBegin(name[0]))
    return false;
  for (char c : name.drop_front())
    if (!continuations[uint8_t(c)])
      return false;
  return true;
}
