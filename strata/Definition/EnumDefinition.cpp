// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/EnumDefinition.h"

using namespace strata;

std::optional<uint64_t> EnumDefinition::find(StringRef keyword) const {
  for (const Case &known : cases)
    if (known.keyword == keyword)
      return known.value;
  for (const Case &known : olderCases)
    if (known.keyword == keyword)
      return known.value;
  return std::nullopt;
}

StringRef EnumDefinition::findCurrent(StringRef olderKeyword) const {
  for (const Case &known : cases)
    if (known.keyword == olderKeyword)
      return {};
  for (const Case &older : olderCases)
    if (older.keyword == olderKeyword)
      for (const Case &known : cases)
        if (known.value == older.value)
          return known.keyword;
  return {};
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

bool EnumDefinition::visitWords(uint64_t value,
                                function_ref<void(StringRef)> fn) const {
  for (const Case &known : cases)
    if (known.value == value && (!isBits || value == 0 || printsGroups)) {
      fn(known.keyword);
      return true;
    }
  if (!isBits)
    return false;
  // Groups first, so that their bits are not named again.
  uint64_t named = 0;
  auto add = [&](const Case &known) {
    fn(known.keyword);
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
  return value != 0 && named == value;
}

bool EnumDefinition::isValid(uint64_t value) const {
  return visitWords(value, [](StringRef) {});
}

std::string EnumDefinition::stringify(uint64_t value) const {
  std::string text;
  bool isValid = visitWords(value, [&](StringRef keyword) {
    if (!text.empty())
      text += separator;
    text += keyword;
  });
  return isValid ? text : std::string();
}
