// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/InterfaceMap.h"

using namespace strata;

void InterfaceMap::addSlot(uint64_t hash, uint32_t number) {
  size_t at = hash;
  while (slots[at & (slots.size() - 1)].number)
    ++at;
  slots[at & (slots.size() - 1)] = {hash, number};
}

bool InterfaceMap::insert(InterfaceTable table) {
  InterfaceId id(table.name);
  if (find(id))
    return false;
  tables.push_back(std::move(table));
  if (2 * tables.size() <= slots.size()) {
    addSlot(id.getHash(), uint32_t(tables.size()));
    return true;
  }
  slots.assign(slots.empty() ? 2 : 2 * slots.size(), Slot());
  for (size_t i = 0; i < tables.size(); ++i)
    addSlot(InterfaceId(tables[i].name).getHash(), uint32_t(i + 1));
  return true;
}
