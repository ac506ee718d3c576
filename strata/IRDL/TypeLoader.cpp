// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/IRDLDialect.h"

using namespace strata;
using namespace strata::irdl;

//===-- Enumerations -------------------------------------------------------===//

/// The strings of a list in `dict`; nothing if there is another thing.
static std::optional<std::vector<StringRef>> getNames(DictionaryAttr dict,
                                                      StringRef entry) {
  std::vector<StringRef> names;
  Attribute attr = dict.get(entry);
  if (!attr)
    return names;
  auto array = dyn_cast<ArrayAttr>(attr);
  if (!array)
    return std::nullopt;
  for (Attribute element : array) {
    auto name = dyn_cast<StringAttr>(element);
    if (!name)
      return std::nullopt;
    names.push_back(name.getValue());
  }
  return names;
}

/// Null after an error.
static std::unique_ptr<EnumDefinition> loadEnum(Operation *op,
                                                DictionaryAttr dict) {
  auto fail = [&](const Twine &message) {
    op->emitError("in 'strata.enum': ") << message;
    return nullptr;
  };
  static constexpr llvm::StringLiteral known[] = {
      "cases", "values", "type", "symbols", "bits",
      "separator", "groups", "plain", "mnemonic"};
  for (const NamedAttribute &entry : dict.getValue())
    if (!llvm::is_contained(known, entry.getNameRef()))
      return fail("'" + entry.getNameRef() + "' is not known");
  auto cases = getNames(dict, "cases"), symbols = getNames(dict, "symbols");
  if (!cases || cases->empty())
    return fail("'cases' must be a list of keywords");
  if (!symbols || (!symbols->empty() && symbols->size() != cases->size()))
    return fail("'symbols' must be a list of names, one for each case");
  auto def = std::make_unique<EnumDefinition>();
  def->name = nameOf(op).str();
  def->type = IntegerType::get(op->getContext(), 32);
  if (Attribute type = dict.get("type")) {
    auto wrapped = dyn_cast<TypeAttr>(type);
    auto integer =
        wrapped ? dyn_cast<IntegerType>(wrapped.getValue()) : IntegerType();
    if (!integer || integer.getWidth() > 64 || !integer.getWidth())
      return fail("'type' must be an integer type of 1 to 64 bits");
    def->type = integer;
  }
  ArrayRef<Attribute> values;
  if (Attribute attr = dict.get("values")) {
    auto array = dyn_cast<ArrayAttr>(attr);
    if (!array || array.getValue().size() != cases->size())
      return fail("'values' must be a list of integers, one for each case");
    values = array.getValue();
  }
  unsigned width = cast<IntegerType>(def->type).getWidth();
  for (size_t i = 0; i < cases->size(); ++i) {
    EnumDefinition::Case entry;
    entry.keyword = (*cases)[i].str();
    entry.symbol = symbols->empty() ? entry.keyword : (*symbols)[i].str();
    entry.value = i;
    if (!values.empty()) {
      auto value = dyn_cast<IntegerAttr>(values[i]);
      if (!value)
        return fail("'values' must be a list of integers, one for each case");
      entry.value = value.getValue().zextOrTrunc(width).getZExtValue();
    }
    if (def->find(entry.keyword))
      return fail("case '" + entry.keyword + "' is there twice");
    def->cases.push_back(std::move(entry));
  }
  def->isBits = bool(dict.get("bits"));
  def->printsGroups = bool(dict.get("groups"));
  if (Attribute separator = dict.get("separator")) {
    auto text = dyn_cast<StringAttr>(separator);
    if (!text || !llvm::is_contained({"|", ",", ", "}, text.getValue()))
      return fail("'separator' must be \"|\", \",\" or \", \"");
    def->separator = text.getValue().str();
  }
  return def;
}

//===-- Types and attributes -----------------------------------------------===//

LogicalResult irdl::loadType(TypeDefinition &def, Operation *op,
                             const Definitions &definitions, bool isExtended) {
  ConstraintLoader constraints(def.constraints, definitions);
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      if (failed(constraints.load(&inner)))
        return failure();
      if (inner.getName().getStringRef() != "irdl.parameters")
        continue;
      std::vector<std::string> names = getStrings(&inner, "names");
      for (auto [i, operand] : llvm::enumerate(inner.getOpOperands())) {
        TypeDefinition::Parameter parameter;
        parameter.name = i < names.size() ? names[i] : "";
        parameter.constraint = constraints.get(operand.get());
        if (isExtended) {
          std::optional<SlotInfo> info = readSlotInfo(
              operand.get(), def.constraints, parameter.constraint);
          if (!info)
            return failure();
          parameter.kind = info->kind;
          parameter.isOptional = info->isOptional;
        }
        def.parameters.push_back(std::move(parameter));
      }
    }
  if (!isExtended)
    return success();
  def.className = getString(op, "strata.class").str();
  def.traits = getStrings(op, "strata.traits");
  def.interfaces = getStrings(op, "strata.interfaces");
  return success();
}

LogicalResult irdl::declareEnum(TypeDefinition &def, Operation *op) {
  Attribute attr = op->getAttr("strata.enum");
  if (!attr)
    return success();
  auto dict = dyn_cast<DictionaryAttr>(attr);
  if (!dict || def.isType)
    return op->emitError("'strata.enum' is a dictionary, on attributes");
  def.enumeration = loadEnum(op, dict);
  if (!def.enumeration)
    return failure();
  def.isPlain = bool(dict.get("plain"));
  if (def.isPlain)
    return success();
  TypeDefinition::Parameter value;
  value.name = "value";
  value.kind.tag = ValueKind::Tag::Enum;
  value.kind.enumeration = def.enumeration.get();
  value.constraint = def.constraints.addAny();
  def.parameters.push_back(std::move(value));
  return success();
}

LogicalResult irdl::finishType(TypeDefinition &def, Operation *op) {
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      if (inner.getName().getStringRef() != "irdl.parameters")
        continue;
      for (auto [i, operand] : llvm::enumerate(inner.getOpOperands())) {
        std::optional<SlotInfo> info =
            readSlotInfo(operand.get(), def.constraints,
                         def.parameters[i].constraint);
        if (!info || info->defaultText.empty())
          continue;
        def.parameters[i].defaultValue =
            readDefault(operand.get().getDefiningOp(), *info);
        if (!def.parameters[i].defaultValue)
          return failure();
      }
    }
  return success();
}
