// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "strata/Support/StringEscape.h"

#include "llvm/ADT/SmallString.h"

#include "gtest/gtest.h"

#include <random>
#include <string>

using namespace strata;
using llvm::StringRef;

static std::string escape(StringRef text) {
  llvm::SmallString<64> out;
  printEscaped(text, out);
  return out.str().str();
}

/// The unescaped text, or `!` and the offset of the bad escape.
static std::string unescape(StringRef body) {
  llvm::SmallString<64> out;
  size_t badOffset = ~size_t(0);
  if (!strata::unescape(body, out, &badOffset))
    return "!" + std::to_string(badOffset);
  return out.str().str();
}

TEST(StringEscape, PrintsReferenceRows) {
  EXPECT_EQ(escape(""), "");
  EXPECT_EQ(escape("plain"), "plain");
  EXPECT_EQ(escape("tab\traw"), "tab\\09raw");
  EXPECT_EQ(escape("a\tb\nc"), "a\\09b\\0Ac");
  EXPECT_EQ(escape("a\\b"), "a\\\\b");
  EXPECT_EQ(escape("a\"b"), "a\\22b");
  EXPECT_EQ(escape(StringRef("AJ\x7F\x80\xFF\0", 6)), "AJ\\7F\\80\\FF\\00");
  EXPECT_EQ(escape("caf\xC3\xA9"), "caf\\C3\\A9");
  EXPECT_EQ(escape("\xE2\x82\xAC"), "\\E2\\82\\AC");
}

TEST(StringEscape, EscapesEachByteAtEachPlace) {
  for (int byte = 0; byte < 256; ++byte) {
    std::string escaped = escape(std::string(1, char(byte)));
    bool isPlain = byte >= 0x20 && byte <= 0x7E && byte != '"' && byte != '\\';
    EXPECT_EQ(escaped.size(), isPlain ? 1u : byte == '\\' ? 2u : 3u) << byte;
    for (size_t place = 0; place < 17; ++place) {
      std::string text(place, ' '), expected = text;
      text.append(1, char(byte)).append(17 - place, '~');
      expected.append(escaped).append(17 - place, '~');
      EXPECT_EQ(escape(text), expected);
    }
  }
}

TEST(StringEscape, AppendsToWhatIsThere) {
  llvm::SmallString<8> out("x = ");
  printEscaped("a\nb", out);
  EXPECT_EQ(out, "x = a\\0Ab");
  EXPECT_TRUE(strata::unescape("\\41", out, nullptr));
  EXPECT_EQ(out, "x = a\\0AbA");
}

TEST(StringEscape, UnescapesReferenceRows) {
  EXPECT_EQ(unescape("plain"), "plain");
  EXPECT_EQ(unescape("a\\tb\\nc"), "a\tb\nc");
  EXPECT_EQ(unescape("a\\\\b\\\"c"), "a\\b\"c");
  EXPECT_EQ(unescape("\\41\\4a\\7f\\80\\ff"), "AJ\x7F\x80\xFF");
  EXPECT_EQ(unescape("\\ee\\bb"), "\xEE\xBB");
  EXPECT_EQ(unescape("\\00"), std::string(1, '\0'));
  EXPECT_EQ(unescape("caf\xC3\xA9\t"), "caf\xC3\xA9\t");
}

TEST(StringEscape, RejectsUnknownEscapes) {
  EXPECT_EQ(unescape("a\\xb"), "!1");
  EXPECT_EQ(unescape("a\\rb"), "!1");
  EXPECT_EQ(unescape("ab\\4"), "!2");
  EXPECT_EQ(unescape("ab\\4g"), "!2");
  EXPECT_EQ(unescape("\\\\\\"), "!2");
  llvm::SmallString<8> out;
  EXPECT_FALSE(strata::unescape("ab\\x", out, nullptr));
  EXPECT_EQ(out, "ab");
}

TEST(StringEscape, UnescapesWhatItPrints) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 5000; ++i) {
    std::string text(random() % 40, ' ');
    for (char &c : text)
      c = random() % 4 != 0 ? char('A' + random() % 40) : char(random());
    EXPECT_EQ(unescape(escape(text)), text);
  }
}

TEST(StringEscape, BareIdentifiers) {
  for (const char *name : {"a", "_", "Z9", "foo.bar", "a$b.", "_0", "a_b"})
    EXPECT_TRUE(isBareIdentifier(name)) << name;
  for (const char *name :
       {"", "9a", "$a", ".a", "-", "a-b", "a b", "a\"", "\xC3\xA9", "a\xC3"})
    EXPECT_FALSE(isBareIdentifier(name)) << name;
  EXPECT_FALSE(isBareIdentifier(StringRef("a\0", 2)));
}
