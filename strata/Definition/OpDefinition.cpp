// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpDefinition.h"

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

bool OpDefinition::acceptsAttribute(unsigned index, Attribute attr) const {
  const AttrConstraint &constraint = attributes[index].constraint;
  if (constraint.predicate && !constraint.predicate(attr))
    return false;
  if (!constraint.node)
    return true;
  // A test of its own needs no checker.
  const ConstraintProgram::Node &node = (*program)[*constraint.node];
  if (node.op == ConstraintProgram::Op::Predicate &&
      program->isPure(*constraint.node))
    return !node.predicate->check(attr);
  return ConstraintChecker(*program).test(*constraint.node, attr);
}

bool OpDefinition::hasTrait(StringRef trait) const {
  return std::binary_search(traitSet.begin(), traitSet.end(), trait);
}

/// Where the table of an interface is, or belongs.
static auto findTable(auto &tables, StringRef interfaceName) {
  return llvm::lower_bound(
      tables, interfaceName,
      [](const InterfaceTable &a, StringRef b) { return a.name < b; });
}

const void *OpDefinition::findInterface(StringRef interfaceName) const {
  auto table = findTable(interfaceTables, interfaceName);
  return table != interfaceTables.end() && table->name == interfaceName
             ? table->functions
             : nullptr;
}

const void *OpDefinition::findInterfaceData(StringRef interfaceName) const {
  auto table = findTable(interfaceTables, interfaceName);
  return table != interfaceTables.end() && table->name == interfaceName
             ? table->data.get()
             : nullptr;
}

void OpDefinition::addInterface(InterfaceTable table) {
  auto place = findTable(interfaceTables, table.name);
  assert((place == interfaceTables.end() || place->name != table.name) &&
         "the interface has a table already");
  interfaceTables.insert(place, std::move(table));
}
