// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Compile/CNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// Keywords of C and C++, and names that the headers declare themselves.
static constexpr StringLiteral ReservedWords =
    "alignas alignof and and_eq asm auto bitand bitor bool break case "
    "catch char char16_t char32_t char8_t class co_await co_return "
    "co_yield compl concept const const_cast consteval constexpr "
    "constinit continue decltype default delete do double dynamic_cast "
    "else enum explicit export extern false float for friend goto if "
    "inline int int16_t int32_t int64_t int8_t long mutable namespace new "
    "noexcept not not_eq nullptr operator or or_eq private protected "
    "public register reinterpret_cast requires restrict return short "
    "signed sizeof static static_assert static_cast struct switch "
    "template this thread_local throw true try typedef typeid typename "
    "typeof typeof_unqual uint16_t uint32_t uint64_t uint8_t union "
    "unsigned using virtual void volatile wchar_t while xor xor_eq";

static bool isReserved(StringRef name) {
  SmallVector<StringRef, 128> words;
  StringRef(ReservedWords).split(words, ' ');
  return llvm::is_contained(words, name);
}

static bool isNameCharacter(char c) { return llvm::isAlnum(c) || c == '_'; }

bool CNames::isName(StringRef symbol) {
  return !symbol.empty() && !llvm::isDigit(symbol.front()) &&
         llvm::all_of(symbol, isNameCharacter) && !isReserved(symbol);
}

std::string CNames::getName(StringRef symbol) {
  if (isName(symbol))
    return symbol.str();
  std::string name = symbol.str();
  for (char &c : name)
    c = isNameCharacter(c) ? c : '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name.insert(name.begin(), '_');
  while (!isName(name) || !taken.insert(name).second)
    name += '_';
  return name;
}
