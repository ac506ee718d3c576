// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Model/DialectModel.h"

#include "strata/IR/Dialect.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

const std::string &DefinitionModel::describe(unsigned index) const {
  const ConstraintModel &constraint = constraints[index];
  if (!constraint.summary.empty())
    return constraint.summary;
  return constraint.isNamed ? constraint.name : constraint.expression;
}

bool DefinitionModel::isRequired(const SlotModel &slot) const {
  const ConstraintModel &constraint = constraintOf(slot);
  return slot.arity == Arity::One && !constraint.defaultValue &&
         !constraint.isDerived;
}

std::vector<const DefinitionModel *>
DialectModel::ofKind(DefinitionModel::Kind kind) const {
  std::vector<const DefinitionModel *> result;
  for (const DefinitionModel &def : definitions)
    if (def.kind == kind)
      result.push_back(&def);
  return result;
}

size_t DialectModel::count(DefinitionModel::Kind kind) const {
  return llvm::count_if(definitions, [&](const DefinitionModel &def) {
    return def.kind == kind;
  });
}

StringRef strata::stringify(DefinitionModel::Kind kind) {
  switch (kind) {
  case DefinitionModel::Kind::Operation:
    return "operation";
  case DefinitionModel::Kind::Type:
    return "type";
  case DefinitionModel::Kind::Attribute:
    return "attribute";
  }
  llvm_unreachable("all kinds are listed");
}

//===-- Definitions in C++ ------------------------------------------------===//

/// Adds a slot with a constraint of its own.
static void addSlot(DefinitionModel &def, std::vector<SlotModel> &slots,
                    StringRef name, Arity arity, StringRef summary) {
  ConstraintModel constraint;
  // The accepted set is known to C++ only.
  constraint.kind = ConstraintModel::Kind::Predicate;
  constraint.summary = summary.str();
  constraint.isOptional = arity == Arity::Optional;
  constraint.numUses = 1;
  slots.push_back({name.str(), arity, unsigned(def.constraints.size())});
  def.constraints.push_back(std::move(constraint));
}

static DefinitionModel describeDefinition(const OpDefinition &op) {
  DefinitionModel def;
  def.name = op.getStem().str();
  def.fullName = op.name.str();
  for (const TraitUse &trait : op.traitUses) {
    std::string arguments = llvm::join(trait.arguments, ", ");
    def.traits.push_back(trait.name.str() +
                         (arguments.empty() ? "" : "<" + arguments + ">"));
  }
  for (const ValueSlot &slot : op.operands)
    addSlot(def, def.operands, slot.name, slot.arity, slot.constraint.summary);
  for (const ValueSlot &slot : op.results)
    addSlot(def, def.results, slot.name, slot.arity, slot.constraint.summary);
  for (const AttrSlot &slot : op.attributes)
    addSlot(def, def.attributes, slot.name,
            slot.optional ? Arity::Optional : Arity::One,
            slot.constraint.summary);
  for (const RegionSlot &slot : op.regions) {
    RegionModel region;
    region.name = slot.name;
    region.isVariadic = slot.arity == Arity::Variadic;
    if (slot.blocks >= 0)
      region.numBlocks = slot.blocks;
    def.regions.push_back(std::move(region));
  }
  for (int i = 0; i < op.numSuccessors; ++i)
    def.successors.push_back("dest" + std::to_string(i));
  if (op.verify)
    def.hooks.push_back("verify");
  if (op.verifyRegions)
    def.hooks.push_back("verifyRegions");
  if (op.print)
    def.hooks.push_back("print");
  if (op.parse)
    def.hooks.push_back("parse");
  return def;
}

DialectModel strata::readDialect(const Dialect &dialect, StringRef summary,
                                 ArrayRef<const OpDefinition *> definitions) {
  DialectModel model;
  model.name = dialect.getNamespace().str();
  model.summary = summary.str();
  for (const OpDefinition *op : definitions)
    model.definitions.push_back(describeDefinition(*op));
  return model;
}

//===-- Builders -----------------------------------------------------------===//

std::vector<StringRef> strata::getBuilderNames(StringRef builder) {
  std::vector<StringRef> names;
  SmallVector<StringRef, 8> parts;
  builder.split(parts, ',');
  for (StringRef part : parts)
    names.push_back(part.trim());
  return names;
}

std::string strata::findBuilderProblem(const DefinitionModel &op,
                                       StringRef builder) {
  std::vector<StringRef> names = getBuilderNames(builder);
  std::vector<StringRef> known, required;
  auto add = [&](StringRef name, bool isRequired) {
    known.push_back(name);
    if (isRequired)
      required.push_back(name);
  };
  bool hasResult = llvm::any_of(op.results, [&](const SlotModel &slot) {
    return llvm::is_contained(names, StringRef(slot.name));
  });
  for (const SlotModel &slot : op.results)
    add(slot.name, hasResult && slot.arity == Arity::One);
  for (const SlotModel &slot : op.operands)
    add(slot.name, slot.arity == Arity::One);
  for (const SlotModel &slot : op.attributes)
    if (!op.constraintOf(slot).isDerived)
      add(slot.name, op.isRequired(slot));
  for (StringRef name : op.successors)
    add(name.rtrim('.'), !name.ends_with("..."));
  // Only the number of variadic regions is a parameter.
  if (!op.regions.empty() && op.regions.back().isVariadic)
    add(op.regions.back().name, false);
  for (auto [i, name] : llvm::enumerate(names)) {
    if (!llvm::is_contained(known, name))
      return ("'" + name +
              "' is not an operand, result, attribute, successor or variadic "
              "region")
          .str();
    if (llvm::is_contained(ArrayRef(names).take_front(i), name))
      return ("'" + name + "' is listed twice").str();
  }
  for (StringRef name : required)
    if (!llvm::is_contained(names, name))
      return ("'" + name + "' is required").str();
  return {};
}
