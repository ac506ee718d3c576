// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/AccessGroups.h"

using namespace strata;

void AccessGroups::add(const LoopAccess &access) {
  Value memory = access.getMemory();
  Value object = memory ? aliases.getObject(memory) : Value();
  Value key = object ? object : memory;
  auto [number, isNew] = numbers.try_emplace(key, unsigned(groups.size()));
  if (isNew) {
    groups.push_back({key, {}, {}});
    if (!object)
      unknown.push_back(number->second);
  }
  Group &group = groups[number->second];
  (access.isStore() ? group.stores : group.loads).push_back(access);
}

void AccessGroups::forEachOverlapping(
    Value memory, function_ref<bool(const Group &)> visit) const {
  Value object = memory ? aliases.getObject(memory) : Value();
  if (!object) {
    for (const Group &group : groups)
      if (aliases.mayAlias(memory, group.memory) && !visit(group))
        return;
    return;
  }
  auto own = numbers.find(object);
  if (own != numbers.end() && !visit(groups[own->second]))
    return;
  for (unsigned number : unknown)
    if (aliases.mayAlias(memory, groups[number].memory) &&
        !visit(groups[number]))
      return;
}
