// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/EnumDefinition.h"

using namespace strata;

std::optional<uint64_t> EnumDefinition::find(StringRef keyword) const {
  for (const Case &known : cases)
    if (known.keyword == keyword)
      return known.value;
  return std::nullopt;
}

std::optional<uint64_t> EnumDefinition::symbolize(StringRef text) const {
  if (!isBits)
    return find(text);
  uint64_t value = 0;
  SmallVector<StringRef, 4> words;
  text.split(words, StringRef(separator).trim());
  for (StringRef word : words) {
    std::optional<uint64_t> bits = find(word.trim());
    if (!bits)
      return std::nullopt;
    value |= *bits;
  }
  return value;
}

bool EnumDefinition::isValid(uint64_t value) const {
  uint64_t all = 0;
  for (const Case &known : cases) {
    if (known.value == value)
      return true;
    all |= known.value;
  }
  return isBits && value != 0 && (value & ~all) == 0;
}

std::string EnumDefinition::stringify(uint64_t value) const {
  if (!isValid(value))
    return {};
  for (const Case &known : cases)
    if (known.value == value && (!isBits || value == 0 || printsGroups))
      return known.keyword;
  // Groups first, so that their bits are not named again.
  std::string text;
  uint64_t named = 0;
  auto add = [&](const Case &known) {
    if (!text.empty())
      text += separator;
    text += known.keyword;
    named |= known.value;
  };
  auto isGroup = [](const Case &known) {
    return (known.value & (known.value - 1)) != 0;
  };
  if (printsGroups)
    for (const Case &known : cases)
      if (isGroup(known) && (value & known.value) == known.value &&
          (named & known.value) != known.value)
        add(known);
  for (const Case &known : cases)
    if (known.value && !isGroup(known) && (value & known.value) &&
        !(named & known.value))
      add(known);
  return text;
}
