// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/AliasIndex.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace strata;

AliasIndex::AliasIndex(ArrayRef<Value> objects) {
  for (auto [number, object] : llvm::enumerate(objects)) {
    all.push_back(unsigned(number));
    if (object)
      byObject[object].push_back(unsigned(number));
    else
      unknown.push_back(unsigned(number));
  }
}

ArrayRef<unsigned> AliasIndex::getCandidates(Value object) {
  if (!object)
    return all;
  ArrayRef<unsigned> own;
  auto entry = byObject.find(object);
  if (entry != byObject.end())
    own = entry->second;
  if (unknown.empty())
    return own;
  auto [list, isNew] = candidates.try_emplace(object);
  if (isNew)
    std::merge(own.begin(), own.end(), unknown.begin(), unknown.end(),
               std::back_inserter(list->second));
  return list->second;
}
