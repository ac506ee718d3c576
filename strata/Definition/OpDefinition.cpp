// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpDefinition.h"

#include "strata/Definition/Traits.h"
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
  std::optional<TraitId> id = findTraitId(ctx, trait);
  return id && traits.contains(*id);
}

void OpDefinition::addInterface(InterfaceTable table) {
  addInterfaceTrait(*this, table);
  bool isNew = interfaceTables.insert(std::move(table));
  assert(isNew && "the interface has a table already");
  (void)isNew;
}

unsigned TraitUse::getNumber(size_t i) const {
  unsigned number = 0;
  bool isWrong = StringRef(arguments[i]).getAsInteger(10, number);
  assert(!isWrong && "the argument is not a number");
  (void)isWrong;
  return number;
}
