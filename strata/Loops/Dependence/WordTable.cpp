// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/WordTable.h"

#include "llvm/ADT/Hashing.h"

using namespace strata;

unsigned WordTable::intern(ArrayRef<uintptr_t> sequence) {
  uint64_t hash = llvm::hash_combine_range(sequence.begin(), sequence.end());
  int &first = last.try_emplace(hash, -1).first->second;
  for (int number = first; number >= 0; number = keys[size_t(number)].next) {
    const Key &key = keys[size_t(number)];
    if (ArrayRef(words).slice(key.begin, key.size) == sequence)
      return unsigned(number);
  }
  keys.push_back({words.size(), unsigned(sequence.size()), first});
  words.insert(words.end(), sequence.begin(), sequence.end());
  first = int(keys.size()) - 1;
  return unsigned(first);
}
