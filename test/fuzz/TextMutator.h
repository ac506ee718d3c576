// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mutations of text that keep most of it readable: whole lines and words are removed,
// repeated, exchanged or taken from elsewhere in the text. Bytes are left to libFuzzer.
#ifndef STRATA_TEST_FUZZ_TEXTMUTATOR_H
#define STRATA_TEST_FUZZ_TEXTMUTATOR_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cstring>
#include <random>
#include <string>
#include <vector>

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace strata {

class TextMutator {
public:
  TextMutator(StringRef text, unsigned seed) : text(text), random(seed) {}

  std::string mutate() {
    bool ofLines = random() % 2;
    std::vector<StringRef> parts = ofLines ? splitLines() : splitWords();
    if (parts.empty())
      return text.str();
    size_t at = random() % parts.size(), other = random() % parts.size();
    switch (random() % 4) {
    case 0:
      parts.erase(parts.begin() + ptrdiff_t(at));
      break;
    case 1:
      parts.insert(parts.begin() + ptrdiff_t(at), StringRef(parts[other]));
      break;
    case 2:
      parts[at] = parts[other];
      break;
    default:
      std::swap(parts[at], parts[other]);
    }
    return llvm::join(parts, "");
  }

private:
  std::vector<StringRef> splitLines() const {
    std::vector<StringRef> lines;
    for (StringRef rest = text; !rest.empty();) {
      size_t size = std::min(rest.find('\n'), rest.size() - 1) + 1;
      lines.push_back(rest.take_front(size));
      rest = rest.drop_front(size);
    }
    return lines;
  }

  /// Names with their sigils, numbers, and single other characters.
  std::vector<StringRef> splitWords() const {
    std::vector<StringRef> words;
    auto isInside = [](char c) {
      return llvm::isAlnum(c) || StringRef("._$%@#!^-").contains(c);
    };
    for (StringRef rest = text; !rest.empty();) {
      size_t size = std::max<size_t>(rest.take_while(isInside).size(), 1);
      words.push_back(rest.take_front(size));
      rest = rest.drop_front(size);
    }
    return words;
  }

  StringRef text;
  std::minstd_rand random;
};

/// Mutates text for `LLVMFuzzerCustomMutator`; returns the new size in bytes.
inline size_t mutateText(uint8_t *data, size_t size, size_t maxSize,
                         unsigned seed) {
  if (seed % 3 == 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  StringRef text(reinterpret_cast<const char *>(data), size);
  std::string mutated = TextMutator(text, seed).mutate();
  size = std::min(mutated.size(), maxSize);
  std::memcpy(data, mutated.data(), size);
  return size;
}

} // namespace strata

#endif // STRATA_TEST_FUZZ_TEXTMUTATOR_H
