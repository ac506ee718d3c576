// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Eras/Era.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// The names of eras in the order of `Era`.
static constexpr StringLiteral names[] = {"2019", "2020", "2021", "current"};

std::string EraSet::getText() const {
  SmallVector<StringRef, 4> found;
  for (unsigned i = 0; i < std::size(names); ++i)
    if (contains(Era(i)))
      found.push_back(names[i]);
  return llvm::join(found, ", ");
}

std::string EraSet::getOption() const {
  if (!isOlder())
    return "auto";
  std::string first, last;
  for (unsigned i = 0; i < std::size(names); ++i)
    if (contains(Era(i))) {
      first = first.empty() ? names[i].str() : first;
      last = names[i].str();
    }
  return first == last ? first : first + "-" + last;
}

static std::optional<unsigned> findEra(StringRef name) {
  for (unsigned i = 0; i < std::size(names); ++i)
    if (names[i] == name)
      return i;
  return std::nullopt;
}

std::optional<EraSet> strata::parseEras(StringRef text) {
  if (text == "auto")
    return EraSet::all();
  auto [first, last] = text.split('-');
  std::optional<unsigned> begin = findEra(first);
  std::optional<unsigned> end = text.contains('-') ? findEra(last) : begin;
  if (!begin || !end || *end < *begin)
    return std::nullopt;
  EraSet result;
  for (unsigned i = *begin; i <= *end; ++i)
    result = result | Era(i);
  return result;
}
