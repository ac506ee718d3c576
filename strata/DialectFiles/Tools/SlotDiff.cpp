// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operands, results, attributes and parameters of two versions.
#include "strata/DialectFiles/Tools/DialectDiffDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>
#include <set>

using namespace strata;
using Change = ConstraintChange::Kind;

/// The maximal number of places of a variable that are compared.
static constexpr size_t maxPlaces = 1000;

const SlotModel *strata::findSlot(const std::vector<SlotModel> &slots,
                                  StringRef name) {
  auto it = llvm::find_if(
      slots, [&](const SlotModel &slot) { return slot.name == name; });
  return it == slots.end() ? nullptr : &*it;
}

static StringRef nameOf(Arity arity) {
  return arity == Arity::One        ? "single"
         : arity == Arity::Optional ? "optional"
                                    : "variadic";
}

//===-- Values ------------------------------------------------------------===//

void DefinitionDiff::compareConstraint(StringRef what, const SlotModel &from,
                                       const SlotModel &to) {
  ConstraintChange change = table.compare(table.add(before, from.constraint),
                                          table.add(after, to.constraint));
  if (change.kind == Change::Same)
    return;
  StringRef verb = change.kind == Change::Widened     ? "widened"
                   : change.kind == Change::Tightened ? "tightened"
                                                      : "changed";
  add(change.kind != Change::Widened, "constraint",
      what + " '" + from.name + "' " + change.description + " (" + verb + ")");
}

void DefinitionDiff::compareArity(StringRef what, const SlotModel &from,
                                  const SlotModel &to, bool needsSizes) {
  if (from.arity == to.arity)
    return;
  bool isWider = to.arity == Arity::Variadic || from.arity == Arity::One;
  add(!isWider || needsSizes, "arity",
      what + " '" + from.name + "' is " + nameOf(to.arity) + ", was " +
          nameOf(from.arity) +
          (isWider && needsSizes
               ? "; the generic form now requires segment sizes"
               : ""));
}

/// Whether a group's size does not follow from the number of all values.
static bool needsSizes(const std::vector<SlotModel> &slots) {
  return llvm::count_if(slots, [](const SlotModel &slot) {
           return slot.arity != Arity::One;
         }) > 1;
}

/// Values count by position, their names because code uses them. Values of one
/// name are paired; the others are paired by position if their numbers are
/// equal.
void DefinitionDiff::compareValues(StringRef what, const Slots &from,
                                   const Slots &to) {
  bool sizesAreNew = needsSizes(to) && !needsSizes(from);
  auto addsNothing = [](const SlotModel &slot) {
    return slot.arity != Arity::One;
  };
  bool isSameNumber = from.size() == to.size();
  size_t last = 0;
  for (auto [i, slot] : llvm::enumerate(from)) {
    const SlotModel *other = findSlot(to, slot.name);
    if (!other && isSameNumber && !findSlot(from, to[i].name)) {
      other = &to[i];
      breaking("renamed", what + " '" + slot.name + "' is now called '" +
                              other->name + "'");
    }
    if (!other) {
      breaking("arity", what + " '" + slot.name + "' was removed");
      continue;
    }
    size_t position = other - to.data();
    if (position < last)
      breaking("arity",
               what + " '" + slot.name + "' was moved to another position");
    last = std::max(last, position);
    compareArity(what, slot, *other, sizesAreNew);
    compareConstraint(what, slot, *other);
  }
  for (auto [i, slot] : llvm::enumerate(to)) {
    if (findSlot(from, slot.name) ||
        (isSameNumber && !findSlot(to, from[i].name)))
      continue;
    bool mayBeAbsent = addsNothing(slot) && !sizesAreNew;
    add(!mayBeAbsent, "arity",
        (mayBeAbsent ? "new " : "new required ") + what + " '" + slot.name +
            "'");
  }
}

//===-- Attributes and parameters -----------------------------------------===//

static std::string textOf(const std::optional<std::string> &value) {
  return value ? "'" + *value + "'" : "none";
}

void DefinitionDiff::compareDefault(const SlotModel &from,
                                    const SlotModel &to) {
  const auto &was = before.constraintOf(from).defaultValue;
  const auto &is = after.constraintOf(to).defaultValue;
  if (was == is || (was && after.isRequired(to)))
    return;
  // An attribute that was required is given in all existing IR.
  bool wasRequired = before.isRequired(from);
  add(!wasRequired, "default",
      "the default of attribute '" + from.name + "' is " + textOf(is) +
          ", was " + textOf(was));
}

/// An attribute that was optional must be written today.
void DefinitionDiff::reportRequired(const SlotModel &from) {
  breaking("attribute", "attribute '" + from.name + "' is now required");
  if (const auto &was = before.constraintOf(from).defaultValue)
    setRule("default", from.name, *was);
}

void DefinitionDiff::compareAttribute(const SlotModel &from,
                                      const SlotModel &to) {
  bool wasRequired = before.isRequired(from), isRequired = after.isRequired(to);
  if (isRequired && !wasRequired)
    reportRequired(from);
  else if (wasRequired && !isRequired)
    compatible("attribute",
               "attribute '" + from.name + "' is no longer required");
  compareDefault(from, to);
  const std::string &was = before.constraintOf(from).storage;
  const std::string &is = after.constraintOf(to).storage;
  if (was != is)
    breaking("storage", "attribute '" + from.name + "' is stored as " +
                            (is.empty() ? "any attribute" : is) + ", was " +
                            (was.empty() ? "any attribute" : was));
  compareConstraint("attribute", from, to);
}

/// Whether attributes of the old and the new version differ only in their
/// names.
bool DefinitionDiff::isSameAttribute(const SlotModel &from,
                                     const SlotModel &to) {
  return before.isRequired(from) == after.isRequired(to) &&
         table.add(before, from.constraint) == table.add(after, to.constraint);
}

/// The new attribute that is `from` under another name: the only one of its
/// constraint that is new, where `from` is the only one that was removed. Null
/// if there is none.
const SlotModel *DefinitionDiff::findRenamedAttribute(const SlotModel &from) {
  const SlotModel *found = nullptr;
  for (const SlotModel &slot : after.attributes) {
    if (findSlot(before.attributes, slot.name) || !isSameAttribute(from, slot))
      continue;
    if (found)
      return nullptr;
    found = &slot;
  }
  for (const SlotModel &slot : before.attributes)
    if (found && &slot != &from && !findSlot(after.attributes, slot.name) &&
        isSameAttribute(slot, *found))
      return nullptr;
  return found;
}

/// Whether the new attribute `to` is one that had another name.
bool DefinitionDiff::isRenamed(const SlotModel &to) {
  return llvm::any_of(before.attributes, [&](const SlotModel &slot) {
    return !findSlot(after.attributes, slot.name) &&
           findRenamedAttribute(slot) == &to;
  });
}

void DefinitionDiff::reportRenamed(const SlotModel &from, const SlotModel &to) {
  breaking("renamed",
           "attribute '" + from.name + "' is now called '" + to.name + "'");
  setRule("attribute", from.name, to.name);
  compareAttribute(from, to);
}

void DefinitionDiff::compareAttributes() {
  for (const SlotModel &slot : before.attributes) {
    if (const SlotModel *other = findSlot(after.attributes, slot.name))
      compareAttribute(slot, *other);
    else if (const SlotModel *renamed = findRenamedAttribute(slot))
      reportRenamed(slot, *renamed);
    else
      breaking("attribute", "attribute '" + slot.name + "' was removed");
  }
  for (const SlotModel &slot : after.attributes) {
    if (findSlot(before.attributes, slot.name) || isRenamed(slot))
      continue;
    if (after.isRequired(slot))
      breaking("attribute", "new required attribute '" + slot.name + "'");
    else
      compatible("attribute", "new attribute '" + slot.name + "'");
  }
}

void DefinitionDiff::compareParameters() {
  const Slots &from = before.parameters, &to = after.parameters;
  if (from.size() != to.size()) {
    breaking("arity", "it has " + Twine(to.size()) + " parameters, had " +
                          Twine(from.size()));
    return;
  }
  for (auto [was, is] : llvm::zip(from, to)) {
    if (was.name != is.name)
      breaking("renamed",
               "parameter '" + was.name + "' is now called '" + is.name + "'");
    compareArity("parameter", was, is, /*needsSizes=*/false);
    compareConstraint("parameter", was, is);
  }
}

//===-- What must be equal ------------------------------------------------===//

/// For each variable that stands in several places, these: `lhs`, `rhs`,
/// `source<#1>`. Slots that `other` does not have are left out.
static std::vector<std::set<std::string>>
getPlaces(const DefinitionModel &def, const DefinitionModel &other) {
  std::map<unsigned, std::set<std::string>> places;
  struct Item {
    unsigned constraint;
    std::string place;
  };
  std::vector<Item> queue;
  for (auto slots :
       {&DefinitionModel::operands, &DefinitionModel::results,
        &DefinitionModel::attributes, &DefinitionModel::parameters})
    for (const SlotModel &slot : def.*slots)
      if (findSlot(other.*slots, slot.name))
        queue.push_back({slot.constraint, slot.name});
  for (size_t i = 0; i < queue.size() && i < maxPlaces; ++i) {
    Item item = queue[i];
    const ConstraintModel &constraint = def.constraints[item.constraint];
    if (constraint.isVariable())
      places[item.constraint].insert(item.place);
    // A constraint in an alternative need not hold.
    bool isList = constraint.kind == ConstraintModel::Kind::Parametric;
    if (constraint.kind == ConstraintModel::Kind::AnyOf)
      continue;
    for (auto [number, child] : llvm::enumerate(constraint.children))
      queue.push_back(
          {child, isList ? item.place + "<#" + std::to_string(number) + ">"
                         : item.place});
  }
  std::vector<std::set<std::string>> result;
  for (auto &[constraint, set] : places)
    if (set.size() > 1)
      result.push_back(std::move(set));
  return result;
}

/// Whether one of `sets` has all of `places` in it.
static bool isCovered(const std::set<std::string> &places,
                      ArrayRef<std::set<std::string>> sets) {
  return llvm::any_of(sets, [&](const std::set<std::string> &set) {
    return std::includes(set.begin(), set.end(), places.begin(), places.end());
  });
}

void DefinitionDiff::compareEqualities() {
  std::vector<std::set<std::string>> from = getPlaces(before, after),
                                     to = getPlaces(after, before);
  for (const std::set<std::string> &places : to)
    if (!isCovered(places, from))
      breaking("equal", llvm::join(places, ", ") + " must now be equal");
  for (const std::set<std::string> &places : from)
    if (!isCovered(places, to))
      compatible("equal", llvm::join(places, ", ") + " need not be equal");
}
