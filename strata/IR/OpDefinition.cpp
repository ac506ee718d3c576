// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/OpDefinition.h"

#include "strata/IR/Dialect.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

StringRef OpDefinition::getStem() const {
  StringRef prefix = dialect->getNamespace();
  if (name.size() > prefix.size() && name[prefix.size()] == '.')
    return name.drop_front(prefix.size() + 1);
  return name;
}

int OpDefinition::findAttribute(StringRef attrName) const {
  for (auto [i, slot] : llvm::enumerate(attributes))
    if (slot.name == attrName)
      return int(i);
  return -1;
}

std::optional<unsigned> OpDefinition::findSlot(StringRef slotName) const {
  unsigned number = 0;
  auto isIn = [&](const auto &slots) {
    for (const auto &slot : slots) {
      if (slot.name == slotName)
        return true;
      ++number;
    }
    return false;
  };
  if (isIn(operands) || isIn(results) || isIn(attributes))
    return number;
  return std::nullopt;
}

bool OpDefinition::hasTrait(StringRef trait) const {
  return std::binary_search(traitSet.begin(), traitSet.end(), trait);
}

const void *OpDefinition::findInterface(StringRef interfaceName) const {
  auto table = llvm::lower_bound(
      interfaceTables, interfaceName,
      [](const InterfaceTable &a, StringRef b) { return a.name < b; });
  return table != interfaceTables.end() && table->name == interfaceName
             ? table->functions
             : nullptr;
}

void OpDefinition::findSharedConstraints() {
  if (!program)
    return;
  // The first slot that reaches a node, or Many.
  constexpr int Nobody = -1, Many = -2;
  std::vector<int> owners(program->size(), Nobody);
  auto visit = [&](uint32_t node, int slot, auto fn) {
    SmallVector<uint32_t, 8> worklist{node};
    std::vector<bool> seen(program->size());
    while (!worklist.empty()) {
      uint32_t index = worklist.pop_back_val();
      if (seen[index])
        continue;
      seen[index] = true;
      fn(owners[index], slot);
      llvm::append_range(worklist, (*program)[index].children);
    }
  };
  auto claim = [](int &owner, int slot) {
    owner = owner == Nobody || owner == slot ? slot : Many;
  };
  int slot = 0;
  for (auto *values : {&operands, &results})
    for (ValueSlot &value : *values) {
      if (value.constraint.node)
        visit(*value.constraint.node, slot, claim);
      ++slot;
    }
  for (AttrSlot &attr : attributes) {
    if (attr.constraint.node)
      visit(*attr.constraint.node, slot, claim);
    ++slot;
  }
  for (RegionSlot &region : regions)
    for (uint32_t node : region.arguments.value_or(std::vector<uint32_t>())) {
      visit(node, slot, claim);
      ++slot;
    }
  for (auto *values : {&operands, &results})
    for (ValueSlot &value : *values)
      if (value.constraint.node)
        visit(*value.constraint.node, 0, [&](int &owner, int) {
          value.constraint.isShared |= owner == Many;
        });
}
