// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resolves the keys of extensions against the slots of an operation, and attaches
// the extensions.
#include "strata/DialectFiles/Extension/ExtensionDetail.h"
#include "strata/DialectFiles/Extension/ExtensionForm.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::irdl;

//===-- Keys --------------------------------------------------------------===//

namespace strata::irdl {
/// Resolves the keys of one attribute. Failures report the reason.
class ExtensionResolver {
public:
  ExtensionResolver(const OpDefinition &def, const ExtensionSource &source,
                    const Definitions &definitions,
                    const ExtensionAttribute &attribute)
      : def(def), definitions(definitions),
        attribute(attribute), text{source.loc, attribute.name,
                                   source.mayBeUnknown} {}

  /// Appends the entries of `value`; entries with an unknown condition or type
  /// are left out.
  LogicalResult resolve(Attribute value,
                        SmallVectorImpl<ExtensionEntry> &entries);

private:
  using Value = ExtensionEntry::Value;
  LogicalResult resolveEntry(ArrayRef<std::pair<unsigned, StringRef>> texts,
                             SmallVectorImpl<ExtensionEntry> &entries);
  LogicalResult resolveKey(const ExtensionKey &key, StringRef part,
                           Value &value);
  LogicalResult resolveCode(const ExtensionKey &key, StringRef part,
                            Value &value);
  /// The number of the slot or region `name`; if there is none, reports an
  /// error.
  std::optional<unsigned> findSlot(KeyKind kind, StringRef name,
                                   StringRef &problem) const;
  std::optional<unsigned> findRegion(StringRef name) const;
  InFlightDiagnostic fail(const ExtensionKey &key, StringRef part,
                          StringRef problem) {
    return emitError(def.ctx, text.loc)
           << describeKeyProblem(attribute, key, part, problem);
  }

  const OpDefinition &def;
  const Definitions &definitions;
  const ExtensionAttribute &attribute;
  TextSource text;
  /// The file declares that a part of the entry is unknown.
  bool isUnknown = false;
};
} // namespace strata::irdl

std::optional<unsigned> ExtensionResolver::findRegion(StringRef name) const {
  for (auto [i, region] : llvm::enumerate(def.regions))
    if (region.name == name)
      return unsigned(i);
  return std::nullopt;
}

std::optional<unsigned> ExtensionResolver::findSlot(KeyKind kind,
                                                    StringRef name,
                                                    StringRef &problem) const {
  problem = describeMismatch(kind);
  if (kind == KeyKind::Region)
    return findRegion(name);
  std::optional<unsigned> slot = def.findSlot(name);
  if (!slot)
    return std::nullopt;
  size_t numOperands = def.operands.size();
  bool isOperand = *slot < numOperands;
  bool isAttribute = *slot >= numOperands + def.results.size();
  bool isResult = !isOperand && !isAttribute;
  bool isSingle = isOperand && def.operands[*slot].arity == Arity::One;
  bool isOnlyResult =
      isResult && def.results.size() == 1 && def.results[0].arity == Arity::One;
  bool fits = false;
  switch (kind) {
  case KeyKind::Operand:
    fits = isSingle;
    break;
  case KeyKind::AnyOperand:
    fits = isOperand;
    break;
  case KeyKind::OnlyResult:
    fits = isOnlyResult;
    break;
  case KeyKind::Result:
    fits = isResult;
    break;
  case KeyKind::Value:
    fits = isSingle || isOnlyResult;
    break;
  case KeyKind::Attribute:
    fits = isAttribute;
    break;
  case KeyKind::OperandOrAttribute:
    fits = !isResult;
    break;
  case KeyKind::Slot:
    fits = isSingle || !isOperand;
    if (!fits)
      problem = describeMismatch(KeyKind::Operand);
    break;
  default:
    break;
  }
  return fits ? slot : std::nullopt;
}

LogicalResult ExtensionResolver::resolveCode(const ExtensionKey &key,
                                             StringRef part, Value &value) {
  if (key.kind == KeyKind::Condition) {
    auto condition = loadCondition(text, part, definitions, def);
    if (failed(condition))
      return failure();
    value.condition = *condition;
    isUnknown |= !value.condition;
    return success();
  }
  if (key.kind == KeyKind::TypeCondition) {
    auto condition = loadTypeCondition(text, part, definitions, def, key.types);
    if (failed(condition))
      return failure();
    value.typeCondition = *condition;
    isUnknown |= !value.typeCondition;
    return success();
  }
  auto function = loadTypeFunction(text, part, definitions, def);
  if (failed(function))
    return failure();
  value.function = *function;
  isUnknown |= !value.function;
  return success();
}

/// The form of `part` has been checked.
LogicalResult ExtensionResolver::resolveKey(const ExtensionKey &key,
                                            StringRef part, Value &value) {
  switch (key.kind) {
  case KeyKind::Text:
  case KeyKind::Any:
  case KeyKind::Operation:
    return success();
  case KeyKind::Number:
    (void)part.getAsInteger(10, value.number);
    return success();
  case KeyKind::Keyword:
    value.number = llvm::find(key.keywords, part) - key.keywords.begin();
    return success();
  case KeyKind::Condition:
  case KeyKind::TypeFunction:
  case KeyKind::TypeCondition:
    return resolveCode(key, part, value);
  default:
    break;
  }
  StringRef problem;
  std::optional<unsigned> slot = findSlot(key.kind, part, problem);
  if (!slot)
    return fail(key, part, problem);
  value.slots.push_back(*slot);
  return success();
}

LogicalResult
ExtensionResolver::resolveEntry(ArrayRef<std::pair<unsigned, StringRef>> texts,
                                SmallVectorImpl<ExtensionEntry> &entries) {
  ExtensionEntry entry;
  entry.keys = attribute.keys;
  entry.values.resize(attribute.keys.size());
  isUnknown = false;
  for (auto [index, given] : texts) {
    const ExtensionKey &key = attribute.keys[index];
    Value &value = entry.values[index];
    value.isGiven = true;
    value.text = given;
    for (StringRef part : splitKeyText(key, given))
      if (failed(resolveKey(key, part, value)))
        return failure();
  }
  if (!isUnknown)
    entries.push_back(std::move(entry));
  return success();
}

LogicalResult
ExtensionResolver::resolve(Attribute value,
                           SmallVectorImpl<ExtensionEntry> &entries) {
  if (attribute.keys.empty())
    return success();
  SmallVector<std::pair<unsigned, StringRef>, 8> texts;
  auto add = [&](unsigned key, Attribute given) {
    auto string = dyn_cast<StringAttr>(given);
    texts.push_back({key, string ? string.getValue() : StringRef()});
  };
  if (auto dict = dyn_cast<DictionaryAttr>(value)) {
    for (auto [i, key] : llvm::enumerate(attribute.keys))
      if (Attribute given = dict.get(key.name))
        add(unsigned(i), given);
    return resolveEntry(texts, entries);
  }
  auto array = dyn_cast<ArrayAttr>(value);
  if (!array) {
    add(0, value);
    return isa<StringAttr>(value) ? resolveEntry(texts, entries) : success();
  }
  if (attribute.form != ExtensionForm::Rows) {
    for (Attribute given : array)
      add(0, given);
    return resolveEntry(texts, entries);
  }
  for (Attribute row : array) {
    texts.clear();
    for (auto [i, given] : llvm::enumerate(cast<ArrayAttr>(row)))
      add(unsigned(std::min(i, attribute.keys.size() - 1)), given);
    if (failed(resolveEntry(texts, entries)))
      return failure();
  }
  return success();
}

//===-- Extensions of an operation ----------------------------------------===//

ExtensionArgs &ExtensionLoader::getArgs(const Extension &extension) {
  for (ExtensionArgs &args : used)
    if (args.extension == &extension)
      return args;
  ExtensionArgs &args = used.emplace_back();
  args.def = &def;
  args.loc = source.loc;
  args.extension = &extension;
  return args;
}

LogicalResult ExtensionLoader::attach() {
  for (const auto &[slotName, use] : source.onSlots)
    if (std::optional<unsigned> slot = def.findSlot(slotName))
      getArgs(*use.extension)
          .onSlots.push_back({*slot, use.attribute->name, use.value});
  for (const ExtensionUse &use : source.attributes) {
    ExtensionArgs::Resolved &resolved =
        getArgs(*use.extension).attributes.emplace_back();
    resolved.attribute = use.attribute;
    resolved.value = use.value;
    if (failed(ExtensionResolver(def, source, definitions, *use.attribute)
                   .resolve(use.value, resolved.entries)))
      return failure();
  }
  for (ExtensionArgs &args : used) {
    if (args.extension->attach && failed(args.extension->attach(args)))
      return failure();
    for (const InterfaceTable &table : args.tables)
      if (!llvm::is_contained(def.interfaces, table.name))
        def.interfaces.push_back(table.name.str());
  }
  return success();
}

StringRef ExtensionLoader::getFirstName(const ExtensionArgs &args) {
  if (!args.attributes.empty())
    return args.attributes.front().attribute->name;
  return args.onSlots.front().name;
}

LogicalResult ExtensionLoader::addTables(const ExtensionArgs &args) {
  for (const InterfaceTable &table : args.tables) {
    if (!def.findInterface(table.name)) {
      def.addInterface(table);
      continue;
    }
    InFlightDiagnostic diag = args.emitError();
    diag << "interface '" << table.name << "' ";
    const auto *other = llvm::find_if(used, [&](const ExtensionArgs &other) {
      return &other != &args &&
             llvm::any_of(other.tables, [&](const InterfaceTable &known) {
               return known.name == table.name;
             });
    });
    if (other != used.end())
      diag << "of '" << def.name << "' is implemented by both '"
           << getFirstName(*other) << "' and '";
    else
      diag << "is registered for '" << def.name
           << "' and also implemented by '";
    return diag << getFirstName(args) << "'";
  }
  return success();
}

LogicalResult ExtensionLoader::finish() {
  for (const ExtensionArgs &args : used)
    if (failed(addTables(args)))
      return failure();
  for (const ExtensionArgs &args : used)
    for (const InterfaceTable &table : args.defaultTables)
      if (!def.findInterface(table.name))
        def.addInterface(table);
  for (const ExtensionArgs &args : used) {
    if (args.extension->verify && failed(args.extension->verify(args)))
      return failure();
  }
  return success();
}
