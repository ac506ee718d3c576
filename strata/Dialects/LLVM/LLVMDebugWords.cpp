// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words of debug information and their numbers, most of which are those of DWARF.
#include "strata/Dialects/LLVM/LLVMDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace strata;
using namespace strata::llvm_dialect;

namespace {
/// Words of DWARF; unknown words are the number `unknown`, or are omitted.
struct DwarfWords {
  llvm::StringLiteral name;
  unsigned (*find)(StringRef word);
  StringRef (*get)(unsigned number);
  unsigned unknown;
};

/// A row of DebugFlags.def.
struct DebugWord {
  llvm::StringLiteral words, word;
  uint64_t number;
};
} // namespace

static constexpr DwarfWords dwarfWords[] = {
    {"Tag", llvm::dwarf::getTag, llvm::dwarf::TagString,
     llvm::dwarf::DW_TAG_invalid},
    {"Language", llvm::dwarf::getLanguage, llvm::dwarf::LanguageString, 0},
    {"Encoding", llvm::dwarf::getAttributeEncoding,
     llvm::dwarf::AttributeEncodingString, 0},
    {"CallingConvention", llvm::dwarf::getCallingConvention,
     llvm::dwarf::ConventionString, 0},
    {"Operation", llvm::dwarf::getOperationEncoding,
     llvm::dwarf::OperationEncodingString, 0},
};

static constexpr DebugWord debugWords[] = {
#define STRATA_LLVM_DEBUG_WORD(WORDS, WORD, NUMBER) {WORDS, WORD, NUMBER},
#include "strata/Dialects/LLVM/DebugFlags.def"
};

static const DwarfWords *findDwarfWords(StringRef words) {
  for (const DwarfWords &known : dwarfWords)
    if (known.name == words)
      return &known;
  return nullptr;
}

static std::optional<uint64_t> findWord(StringRef words, StringRef word) {
  for (const DebugWord &known : debugWords)
    if (known.words == words && known.word == word)
      return known.number;
  return std::nullopt;
}

std::optional<uint64_t> llvm_dialect::findDebugWords(StringRef words,
                                                     StringRef text) {
  if (const DwarfWords *known = findDwarfWords(words)) {
    unsigned number = known->find(text);
    return number == known->unknown ? std::optional<uint64_t>()
                                    : std::optional<uint64_t>(number);
  }
  uint64_t number = 0;
  for (StringRef word : llvm::split(text, '|')) {
    std::optional<uint64_t> bits = findWord(words, word.trim());
    if (!bits && word.trim() != "Zero")
      return std::nullopt;
    number |= bits.value_or(0);
  }
  return number;
}

/// The words of the bits of `number`; empty if it has others.
static std::string getBits(StringRef words, uint64_t number) {
  std::string text;
  bool hasSeveral = false;
  for (const DebugWord &known : debugWords) {
    if (known.words != words || (known.number & ~number) || !known.number)
      continue;
    number &= ~known.number;
    hasSeveral |= !text.empty() || known.word.contains('|');
    text += (Twine(text.empty() ? "" : "|") + known.word).str();
  }
  if (number)
    return {};
  return hasSeveral ? "\"" + text + "\"" : text;
}

std::string llvm_dialect::getDebugWords(StringRef words, uint64_t number) {
  if (const DwarfWords *known = findDwarfWords(words))
    return number <= UINT32_MAX ? known->get(unsigned(number)).str() : "";
  if (words.ends_with("Flags"))
    return getBits(words, number);
  for (const DebugWord &known : debugWords)
    if (known.words == words && known.number == number)
      return known.word.str();
  return {};
}
