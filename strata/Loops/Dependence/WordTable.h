// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// WordTable: numbers of different sequences of words.
#ifndef STRATA_LOOPS_DEPENDENCE_WORDTABLE_H
#define STRATA_LOOPS_DEPENDENCE_WORDTABLE_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace strata {

class WordTable {
public:
  /// The number of a sequence. Sequences are numbered from 0 on as they are first given.
  unsigned intern(ArrayRef<uintptr_t> sequence);
  unsigned size() const { return unsigned(keys.size()); }

private:
  struct Key {
    size_t begin;
    unsigned size;
    /// The next key of the same hash; -1 for none.
    int next;
  };
  std::vector<uintptr_t> words;
  std::vector<Key> keys;
  /// The last key of each hash.
  llvm::DenseMap<uint64_t, int> last;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_WORDTABLE_H
