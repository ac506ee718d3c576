// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Eras/VersionCheckDetail.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;

VersionCheck::VersionCheck(Context *ctx, OlderForm &form)
    : form(form), history(getContextData<OpHistory>(*ctx)),
      names(ctx->getBuiltinDialect(), {}) {
  for (const auto &entry : history.since) {
    auto [fullName, keyword] = entry.first().split('=');
    if (keyword.empty() || entry.second.version <= form.version)
      continue;
    auto [dialect, name] = fullName.split('.');
    const TypeDefinition *def = ctx->findTypeDefinition(
        ctx->getOrCreateDialect(dialect), name, /*isType=*/false);
    if (def && def->enumeration)
      cases[def->enumeration.get()].push_back(
          {keyword, fullName, &entry.second});
  }
}

/// The record of something that the version does not have under this name.
const SinceVersion *VersionCheck::findNewer(StringRef what) const {
  auto found = history.since.find(what);
  return found != history.since.end() && found->second.version > form.version
             ? &found->second
             : nullptr;
}

void VersionCheck::report(Operation *op, const Missing &missing) {
  failed = true;
  op->emitError("'") << form.getName(op->getDefinition())
                     << "' cannot be printed for LLVM " << form.version << ": "
                     << missing.what << " requires LLVM " << missing.version
                     << " or later";
}

//===-- Definitions ------------------------------------------------------===//

std::vector<VersionCheck::Limit> VersionCheck::planLimits(
    const OpDefinition &def,
    const llvm::StringMap<SmallVector<VersionLimit, 1>> &table) {
  std::vector<Limit> limits;
  auto found = table.find(def.name);
  if (found == table.end())
    return limits;
  for (const VersionLimit &record : found->second) {
    if (record.version <= form.version)
      continue;
    PredicateOptions options;
    options.resolver = &names;
    options.op = &def;
    PredicateError error;
    auto predicate = Predicate::parse(record.predicate, error, options);
    std::string problem = predicate ? std::string() : error.message;
    if (predicate && !predicate->getUnknownNames().empty())
      problem = "unknown name '" + predicate->getUnknownNames().front() + "'";
    limits.push_back({&record, std::move(predicate), problem});
  }
  return limits;
}

void VersionCheck::planAttributes(const OpDefinition &def, Plan &plan) {
  OlderForm::OpForm opForm;
  for (const AttrSlot &slot : def.attributes) {
    std::string what = (def.name + "/" + slot.name).str();
    const SinceVersion *since = findNewer(what);
    plan.attributes.push_back(since && since->older.empty() ? since : nullptr);
    if (since)
      opForm.attributes.push_back({slot.name, since->older});
  }
  if (!opForm.attributes.empty())
    form.ops[&def].attributes = std::move(opForm.attributes);
}

void VersionCheck::makePlan(const OpDefinition &def, Plan &plan) {
  std::string name = def.name.str();
  const SinceVersion *since = findNewer(name);
  while (since && !since->older.empty()) {
    name = since->older;
    since = findNewer(name);
  }
  if (name == def.name)
    name = getDisplayName(def);
  if (!since)
    since = findNewer(StringRef(name).split('.').first);
  planAttributes(def, plan);
  if (name != def.name)
    form.ops[&def].name = name;
  if (since)
    plan.missing = {"operation '" + name + "'", since->version};
  plan.limits = planLimits(def, history.limits);
  plan.customForms = planLimits(def, history.customForms);
}

const VersionCheck::Plan &VersionCheck::getPlan(const OpDefinition &def) {
  std::unique_ptr<Plan> &plan = plans[&def];
  if (!plan) {
    plan = std::make_unique<Plan>();
    makePlan(def, *plan);
  }
  return *plan;
}

//===-- Types and attributes ---------------------------------------------===//

std::optional<VersionCheck::Missing>
VersionCheck::findMissing(StringRef sigil, const TypeDefinition &def) const {
  StringRef dialect = def.dialect->getNamespace();
  std::string name = (sigil + dialect + "." + def.name).str();
  const SinceVersion *since = findNewer(name);
  if (since && !since->older.empty())
    return std::nullopt;
  if (!since)
    since = findNewer(dialect);
  if (!since)
    return std::nullopt;
  return Missing{(sigil == "!" ? "type '" : "attribute '") + name + "'",
                 since->version};
}

std::optional<VersionCheck::Missing>
VersionCheck::findMissingCase(const EnumDefinition &def, uint64_t value) const {
  auto newer = cases.find(&def);
  if (newer == cases.end())
    return std::nullopt;
  std::string text = def.stringify(value);
  SmallVector<StringRef, 4> words;
  StringRef(text).split(words, StringRef(def.separator));
  for (StringRef word : words)
    for (const NewerCase &entry : newer->second)
      if (entry.keyword == word.trim() && entry.since->older.empty())
        return Missing{
            ("case '" + entry.keyword + "' of '" + entry.enumeration + "'")
                .str(),
            entry.since->version};
  return std::nullopt;
}

/// Whether all scalable dimensions are the last ones.
static bool hasTrailingScalableDims(VectorType type) {
  bool isScalable = false;
  for (bool dim : type.getScalableDims()) {
    if (isScalable && !dim)
      return false;
    isScalable |= dim;
  }
  return true;
}

std::optional<VersionCheck::Missing>
VersionCheck::findMissing(Type type) const {
  if (auto dynamic = dyn_cast<DynamicType>(type))
    return findMissing("!", dynamic.getDefinition());
  if (auto floatType = dyn_cast<FloatType>(type)) {
    std::string name = ("!" + floatType.getSpelling()).str();
    if (const SinceVersion *since = findNewer(name))
      return Missing{("type '" + floatType.getSpelling() + "'").str(),
                     since->version};
  }
  auto vector = dyn_cast<VectorType>(type);
  if (vector && !form.hasScalableDims() && !hasTrailingScalableDims(vector))
    return Missing{"a vector with a scalable dimension in front of one that is "
                   "not scalable",
                   19};
  return std::nullopt;
}

std::optional<VersionCheck::Missing>
VersionCheck::findMissing(Attribute attr) const {
  if (isa<StridedLayoutAttr>(attr) && !form.hasStridedLayouts())
    return Missing{"attribute 'strided'", 16};
  if (isa<DenseArrayAttr>(attr) && !form.hasArraySegments())
    return Missing{"attribute 'array'", 16};
  for (auto [isOne, name] :
       {std::pair(isa<DistinctAttr>(attr), StringRef("distinct")),
        {isa<DenseResourceElementsAttr>(attr), "dense_resource"}})
    if (isOne)
      if (const SinceVersion *since = findNewer(("#" + name).str()))
        return Missing{("attribute '" + name + "'").str(), since->version};
  auto dynamic = dyn_cast<DynamicAttr>(attr);
  if (!dynamic)
    return std::nullopt;
  const TypeDefinition &def = dynamic.getDefinition();
  if (auto missing = findMissing("#", def))
    return missing;
  if (!def.enumeration || dynamic.getParams().empty())
    return std::nullopt;
  auto number = dyn_cast_or_null<IntegerAttr>(dynamic.getParams()[0]);
  if (!number)
    return std::nullopt;
  return findMissingCase(*def.enumeration, number.getValue().getZExtValue());
}

void VersionCheck::checkObject(Operation *op, Attribute attr) {
  if (!attr || known.contains(attr.getImpl()))
    return;
  std::optional<Missing> missing;
  AttrTypeWalker walker;
  walker.addWalk([&](Type part) {
    if (!missing)
      missing = findMissing(part);
  });
  walker.addWalk([&](Attribute part) {
    if (!missing)
      missing = findMissing(part);
  });
  walker.walk(attr);
  if (missing)
    report(op, *missing);
  else
    known.insert(attr.getImpl());
}

void VersionCheck::checkObject(Operation *op, Type type) {
  if (type)
    checkObject(op, TypeAttr::get(type));
}

//===-- Operations -------------------------------------------------------===//

/// Whether the custom form leaves out the value.
static bool isImplied(Operation *op, const AttrSlot &slot, Attribute value) {
  bool isOwn = false;
  return value == slot.defaultValue ||
         (slot.implied && value == slot.implied->evaluate(op, &isOwn));
}

/// The attribute in slot `i` of `op`, which has a definition.
void VersionCheck::checkSlot(Operation *op, const Plan &plan, size_t i) {
  const AttrSlot &slot = op->getDefinition().attributes[i];
  Attribute value = op->getAttrSlots()[i];
  if (!value || isImplied(op, slot, value))
    return;
  if (const SinceVersion *since = plan.attributes[i]) {
    if (!since->isImplied && value != since->implied)
      report(op, {"attribute '" + slot.name + "'", since->version});
    return;
  }
  // The custom form writes lists without `array`.
  bool isList = isa<DenseArrayAttr>(value) &&
                (isSegmentSizes(slot.name) || !form.genericOps.contains(op));
  if (!isList)
    checkObject(op, value);
  checkCases(op, slot.kind, value);
}

/// The cases of enumerations that `value` of kind `kind` has as numbers.
void VersionCheck::checkCases(Operation *op, const AttrKind &kind,
                              Attribute value) {
  if (auto array = dyn_cast<ArrayAttr>(value); array && kind.element)
    for (Attribute element : array)
      checkCases(op, *kind.element, element);
  auto number = dyn_cast<IntegerAttr>(value);
  if (!kind.enumeration || !number)
    return;
  if (auto missing =
          findMissingCase(*kind.enumeration, number.getValue().getZExtValue()))
    report(op, *missing);
}

void VersionCheck::checkAttributes(Operation *op, const Plan &plan) {
  const OpDefinition &def = op->getDefinition();
  ArrayRef<Attribute> slots = op->getAttrSlots();
  for (size_t i = 0; i < slots.size(); ++i) {
    if (def.registered && i < def.attributes.size())
      checkSlot(op, plan, i);
    else if (auto properties = dyn_cast_or_null<DictionaryAttr>(slots[i]))
      for (NamedAttribute attr : properties)
        if (!isSegmentSizes(attr.getNameRef()))
          checkObject(op, attr.getValue());
  }
  for (NamedAttribute attr : op->getDiscardableAttrs())
    if (def.registered || !isSegmentSizes(attr.getNameRef()))
      checkObject(op, attr.getValue());
}

/// Whether the predicate of `limit` holds for `op`; false, after a diagnostic, if that
/// cannot be said.
bool VersionCheck::evaluate(Operation *op, const Limit &limit) {
  std::string problem = limit.problem;
  if (problem.empty()) {
    PredicateResult result = limit.predicate->evaluate(op);
    if (!result.isUnknown())
      return result.isTrue();
    problem = limit.predicate->describe(result);
  }
  failed = true;
  op->emitError("history file: the predicate '")
      << limit.record->predicate << "' has no answer: " << problem;
  return false;
}

void VersionCheck::check(Operation *op) {
  const Plan &plan = getPlan(op->getDefinition());
  if (plan.missing)
    return report(op, *plan.missing);
  for (const Limit &limit : plan.limits)
    if (!evaluate(op, limit))
      return report(op, {limit.record->message, limit.record->version});
  for (const Limit &limit : plan.customForms)
    if (evaluate(op, limit))
      form.genericOps.insert(op);
  checkAttributes(op, plan);
  for (Type type : op->getResultTypes())
    checkObject(op, type);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument arg : block.getArguments())
        checkObject(op, arg.getType());
}
