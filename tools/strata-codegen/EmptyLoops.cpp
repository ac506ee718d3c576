// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/EmptyLoops.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;
using namespace strata::codegen;

namespace {
/// Finds metadata in text, outside of comments and strings.
class Scanner {
public:
  explicit Scanner(StringRef text) : rest(text) {}
  StringRef findEmptyLoop();

private:
  void skipSpace();
  bool take(StringRef token);
  void scanMetadata();

  StringRef rest;
  /// Loops, with the number of their node; numbers of nodes without operands.
  SmallVector<std::pair<StringRef, StringRef>> loops;
  llvm::StringSet<> empty;
};
} // namespace

void Scanner::skipSpace() {
  while (true) {
    rest = rest.ltrim();
    if (!rest.starts_with(";"))
      return;
    rest = rest.drop_until([](char c) { return c == '\n'; });
  }
}

/// Takes a token after space.
bool Scanner::take(StringRef token) {
  skipSpace();
  return rest.consume_front(token);
}

/// Scans metadata after an exclamation mark.
void Scanner::scanMetadata() {
  StringRef begin = rest;
  StringRef name = rest.take_while([](char c) {
    return llvm::isAlnum(c) || StringRef("$._-\\").contains(c);
  });
  rest = rest.drop_front(name.size());
  if (name == "llvm.loop") {
    if (!take("!"))
      return;
    StringRef number = rest.take_while(llvm::isDigit);
    rest = rest.drop_front(number.size());
    if (!number.empty() || (take("{") && take("}")))
      loops.push_back({begin, number});
  } else if (!name.empty() && llvm::all_of(name, llvm::isDigit) && take("=")) {
    (void)take("distinct");
    if (take("!") && take("{") && take("}"))
      empty.insert(name);
  }
}

StringRef Scanner::findEmptyLoop() {
  empty.insert("");
  while (true) {
    rest = rest.drop_until(
        [](char c) { return c == '!' || c == '"' || c == ';'; });
    if (rest.empty())
      break;
    char found = rest.front();
    rest = rest.drop_front();
    if (found == '!')
      scanMetadata();
    else
      rest = rest.drop_until(
                     [&](char c) { return c == (found == ';' ? '\n' : '"'); })
                 .drop_front(found == '"' && !rest.empty());
  }
  for (auto [place, number] : loops)
    if (empty.contains(number))
      return place;
  return {};
}

StringRef codegen::findEmptyLoop(StringRef text) {
  if (!text.contains("!llvm.loop") || text.contains("Debug Info Version"))
    return {};
  return Scanner(text).findEmptyLoop();
}
