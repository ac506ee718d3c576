// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/SparseTensor/LevelType.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata::sparse_tensor;
using llvm::StringRef;

static constexpr StringRef formatNames[] = {
    "dense",     "batch", "compressed", "singleton", "loose_compressed",
    "structured"};

std::optional<LevelFormat>
strata::sparse_tensor::findLevelFormat(StringRef name) {
  auto *found = llvm::find(formatNames, name);
  if (found == std::end(formatNames))
    return std::nullopt;
  return LevelFormat(found - std::begin(formatNames));
}

int64_t LevelType::encode() const {
  return int64_t(format) | int64_t(!isUnique) << 8 | int64_t(!isOrdered) << 9 |
         int64_t(isSoA) << 10 | int64_t(n) << 16 | int64_t(m) << 32;
}

LevelType LevelType::decode(int64_t number) {
  LevelType type;
  type.format = LevelFormat(number & 0xff);
  type.isUnique = !(number >> 8 & 1);
  type.isOrdered = !(number >> 9 & 1);
  type.isSoA = number >> 10 & 1;
  type.n = number >> 16 & 0xffff;
  type.m = number >> 32 & 0xffff;
  return type;
}

bool LevelType::isValid() const {
  if (isSoA && format != LevelFormat::Singleton)
    return false;
  return (isUnique && isOrdered) || format == LevelFormat::Compressed ||
         format == LevelFormat::LooseCompressed ||
         format == LevelFormat::Singleton;
}

std::string LevelType::toText() const {
  std::string text = formatNames[size_t(format)].str();
  if (format == LevelFormat::Structured)
    text += "[" + std::to_string(n) + ", " + std::to_string(m) + "]";
  llvm::SmallVector<StringRef, 3> words;
  if (!isUnique)
    words.push_back("nonunique");
  if (!isOrdered)
    words.push_back("nonordered");
  if (isSoA)
    words.push_back("soa");
  if (!words.empty())
    text += "(" + llvm::join(words, ", ") + ")";
  return text;
}
