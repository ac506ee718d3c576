// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AllTypesMatch and its like: conditions that the types of several slots have
// something in common. Checked for every operation that has one, so written
// here and not interpreted.
#include "strata/Definition/Segments.h"
#include "strata/Definition/ShapesDetail.h"
#include "strata/Definition/TraitsDetail.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

namespace {
/// The property that types share.
enum class Property : uint8_t {
  Type,
  TypeID,
  ElementType,
  Shape,
  Rank,
  ElementCount
};

class MatchPredicate : public OperationPredicate {
public:
  MatchPredicate(const OpDefinition &def, Property property,
                 ArrayRef<unsigned> slots);
  std::optional<std::string> check(Operation *op, bool *isOwn) const override;

private:
  bool checkSlots(Operation *op) const;
  Property property;
  SmallVector<unsigned, 4> slots;
  unsigned numOperandSlots, numResultSlots;
  /// Each slot of values stands for one.
  bool isSimple;
};

/// Compares types with the first of them.
class TypeComparison {
public:
  explicit TypeComparison(Property property) : property(property) {}
  bool add(Type type) {
    if (first && (type == first || matches(type)))
      return true;
    bool isFirst = !first;
    first = isFirst ? type : first;
    return isFirst;
  }

private:
  bool matches(Type type) const;
  Property property;
  Type first;
};
} // namespace

static std::optional<Property> getProperty(StringRef traitName) {
  return llvm::StringSwitch<std::optional<Property>>(traitName)
      .Case("AllTypesMatch", Property::Type)
      .Case("AllTypeIDsMatch", Property::TypeID)
      .Case("AllElementTypesMatch", Property::ElementType)
      .Case("AllShapesMatch", Property::Shape)
      .Case("AllRanksMatch", Property::Rank)
      .Case("AllElementCountsMatch", Property::ElementCount)
      .Default(std::nullopt);
}

static StringRef getWords(Property property) {
  switch (property) {
  case Property::Type:
    return "type";
  case Property::TypeID:
    return "type IDs";
  case Property::ElementType:
    return "element type";
  case Property::Shape:
    return "shape";
  case Property::Rank:
    return "rank";
  case Property::ElementCount:
    return "element count";
  }
  llvm_unreachable("all properties are handled");
}

//===-- Properties -------------------------------------------------------===//

static bool hasSameClass(Type a, Type b) {
  if (a.getKind() != b.getKind())
    return false;
  if (auto format = dyn_cast<FloatType>(a))
    return format.getFormat() == cast<FloatType>(b).getFormat();
  if (auto dynamic = dyn_cast<DynamicType>(a))
    return &dynamic.getDefinition() == &cast<DynamicType>(b).getDefinition();
  return true;
}

bool TypeComparison::matches(Type type) const {
  if (property == Property::Type)
    return false;
  if (property == Property::TypeID)
    return hasSameClass(first, type);
  if (detail::isOfUnknownSyntax(first) || detail::isOfUnknownSyntax(type))
    return true;
  if (property == Property::ElementType)
    return detail::getElementTypeOrSelf(first) ==
           detail::getElementTypeOrSelf(type);
  detail::TypeShape a(first), b(type);
  if (!a.hasRank() || !b.hasRank())
    return false;
  if (property == Property::Rank)
    return a.getDims().size() == b.getDims().size();
  if (property == Property::Shape)
    return a.getDims() == b.getDims();
  std::optional<int64_t> count = a.getNumElements();
  return count && count == b.getNumElements();
}

//===-- The predicate ----------------------------------------------------===//

MatchPredicate::MatchPredicate(const OpDefinition &def, Property property,
                               ArrayRef<unsigned> slots)
    : property(property), slots(slots),
      numOperandSlots(unsigned(def.operands.size())),
      numResultSlots(unsigned(def.results.size())) {
  auto isOne = [](const ValueSlot &slot) { return slot.arity == Arity::One; };
  isSimple =
      llvm::all_of(def.operands, isOne) && llvm::all_of(def.results, isOne);
}

bool MatchPredicate::checkSlots(Operation *op) const {
  SmallVector<Segment, 4> operands, results;
  if (!isSimple && (failed(getOperandSegments(op, operands)) ||
                    failed(getResultSegments(op, results))))
    return true;
  TypeComparison comparison(property);
  for (unsigned slot : slots) {
    bool isOperand = slot < numOperandSlots;
    if (slot >= numOperandSlots + numResultSlots) {
      Attribute attr =
          op->getAttrSlots()[slot - numOperandSlots - numResultSlots];
      Type type = attr ? getAttributeType(attr) : Type();
      if (type && !comparison.add(type))
        return false;
      continue;
    }
    unsigned number = isOperand ? slot : slot - numOperandSlots;
    Segment segment{number, 1};
    if (!isSimple)
      segment = (isOperand ? operands : results)[number];
    for (unsigned i = segment.first; i < segment.first + segment.size; ++i)
      if (!comparison.add(isOperand ? op->getOperand(i).getType()
                                    : op->getResult(i).getType()))
        return false;
  }
  return true;
}

std::optional<std::string> MatchPredicate::check(Operation *op, bool *) const {
  if (checkSlots(op))
    return std::nullopt;
  return std::string();
}

std::shared_ptr<const OperationPredicate>
detail::makeMatchPredicate(const OpDefinition &def, StringRef traitName,
                           ArrayRef<unsigned> slots) {
  return std::make_shared<MatchPredicate>(def, *getProperty(traitName), slots);
}

std::string detail::getMatchSummary(const TraitUse &trait) {
  return "all of {" + llvm::join(trait.arguments, ", ") + "} have same " +
         getWords(*getProperty(trait.name)).str();
}
