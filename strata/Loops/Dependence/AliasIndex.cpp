// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/AliasIndex.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace strata;

AliasIndex::AliasIndex(ArrayRef<const LoopAccess *> accesses,
                       const MemoryAliases &aliases)
    : aliases(aliases) {
  for (auto [number, access] : llvm::enumerate(accesses)) {
    all.push_back(unsigned(number));
    Value memory = access->getMemory();
    Value object = memory ? aliases.getObject(memory) : Value();
    if (object)
      byObject[object].push_back(unsigned(number));
    else
      unknown.push_back(unsigned(number));
  }
}

ArrayRef<unsigned> AliasIndex::getCandidates(Value memory) {
  Value object = memory ? aliases.getObject(memory) : Value();
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
