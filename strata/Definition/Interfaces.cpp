// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Interfaces.h"

#include "strata/Definition/RegistryDetail.h"
#include "strata/IR/Context.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Targets ----------------------------------------------------------===//

namespace {
/// The object to which an interface is attached, by name.
struct Target {
  enum class Kind : uint8_t { Operation, Type, Attribute, Dialect };
  Kind kind = Kind::Operation;
  /// The text as given.
  StringRef text;
  StringRef dialect;
  /// The name after the dialect and a dot; empty for dialects.
  StringRef name;

  bool isOperation() const { return kind == Kind::Operation; }
  bool isType() const { return kind == Kind::Type; }
};
} // namespace

/// std::nullopt if `text` is malformed.
static std::optional<Target> parseTarget(StringRef text) {
  Target target;
  target.text = text;
  StringRef rest = text;
  bool hasDot = rest.contains('.');
  if (rest.consume_front("!"))
    target.kind = Target::Kind::Type;
  else if (rest.consume_front("#"))
    target.kind = Target::Kind::Attribute;
  else if (!hasDot)
    target.kind = Target::Kind::Dialect;
  std::tie(target.dialect, target.name) = rest.split('.');
  bool hasName = !target.name.empty() && !target.name.ends_with(".");
  auto isNameChar = [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.' || c == '-';
  };
  if (target.dialect.empty() || !llvm::all_of(rest, isNameChar) ||
      hasName != (target.kind != Target::Kind::Dialect))
    return std::nullopt;
  return target;
}

/// The message about a target that its dialect does not define, where `names`
/// are the names, with sigils, of the dialect's definitions.
static LogicalResult emitUndefined(EmitErrorFn emitError, StringRef interface,
                                   const Target &target,
                                   ArrayRef<StringRef> names) {
  // The dialect is the same.
  size_t prefix = target.text.size() - target.name.size();
  std::vector<StringRef> stems;
  for (StringRef name : names)
    stems.push_back(name.drop_front(prefix));
  StringRef nearest = findNearest(target.name, stems);
  std::string hint;
  if (!nearest.empty())
    hint =
        ("; did you mean '" + target.text.take_front(prefix) + nearest + "'?")
            .str();
  return emitError() << "interface '" << interface << "' is attached to '"
                     << target.text << "', which dialect '" << target.dialect
                     << "' does not define" << hint;
}

/// The names, with sigils, of all types or attributes of `dialect`.
static std::vector<std::string> getTypeNames(const Dialect &dialect,
                                             bool isType) {
  std::vector<std::string> names;
  std::string prefix =
      ((isType ? "!" : "#") + dialect.getNamespace() + ".").str();
  Context *ctx = dialect.getContext();
  if (&dialect == &ctx->getBuiltinDialect())
    for (StringRef name : AttrBase::getBuiltinNames(isType))
      names.push_back(prefix + name.str());
  for (const TypeDefinition *def : ctx->getTypeDefinitions())
    if (def->dialect == &dialect && def->isType == isType)
      names.push_back(prefix + def->name.str());
  return names;
}

/// Checks that `dialect`, whose operations are `opNames`, defines `target`.
static LogicalResult verifyTarget(const Dialect &dialect, const Target &target,
                                  StringRef interface,
                                  ArrayRef<StringRef> opNames,
                                  EmitErrorFn emitError) {
  if (target.isOperation())
    return llvm::is_contained(opNames, target.text)
               ? success()
               : emitUndefined(emitError, interface, target, opNames);
  Context *ctx = dialect.getContext();
  const TypeDefinition *def =
      ctx->findTypeDefinition(dialect, target.name, target.isType());
  if (def && def->isPlain)
    return emitError() << "interface '" << interface << "' is attached to '"
                       << target.text
                       << "', whose values are builtin integer attributes";
  if (def)
    return success();
  std::vector<std::string> names = getTypeNames(dialect, target.isType());
  std::vector<StringRef> refs(names.begin(), names.end());
  return llvm::is_contained(refs, target.text)
             ? success()
             : emitUndefined(emitError, interface, target, refs);
}

LogicalResult strata::verifyAttachedInterfaces(const Dialect &dialect,
                                               ArrayRef<StringRef> opNames,
                                               EmitErrorFn emitError) {
  const auto &attached = dialect.getContext()->getRegistry().interfaces;
  SmallVector<StringRef> targets;
  for (const auto &entry : attached)
    if (parseTarget(entry.getKey())->dialect == dialect.getNamespace())
      targets.push_back(entry.getKey());
  llvm::sort(targets);
  for (StringRef target : targets) {
    StringRef interface =
        attached.find(target)->second.getTables().front().name;
    if (failed(verifyTarget(dialect, *parseTarget(target), interface, opNames,
                            emitError)))
      return failure();
  }
  return success();
}

//===-- Attaching --------------------------------------------------------===//

/// The tables of a builtin type or attribute.
static InterfaceMap &getBuiltinTables(Registry &registry,
                                      const AttrBase &base) {
  if (base.floatFormat < 0)
    return registry.builtinInterfaces[size_t(base.kind)];
  if (size_t(base.floatFormat) >= registry.floatInterfaces.size())
    registry.floatInterfaces.resize(size_t(base.floatFormat) + 1);
  return registry.floatInterfaces[size_t(base.floatFormat)];
}

/// Checks `target` if its dialect is loaded.
static LogicalResult verifyIfLoaded(Dialect &dialect, const Target &target,
                                    StringRef interface,
                                    EmitErrorFn emitError) {
  if (!dialect.isLoaded() || dialect.hasPendingLoader())
    return success();
  std::vector<std::string> names;
  if (target.isOperation())
    names = dialect.getContext()->getOpNames(dialect);
  std::vector<StringRef> refs(names.begin(), names.end());
  return verifyTarget(dialect, target, interface, refs, emitError);
}

/// Adds `table` to the interfaces attached to `target`, and to the definition
/// if there is one. False if the interface has a table.
static bool addTable(Dialect &dialect, const Target &target,
                     const InterfaceTable &table) {
  Context *ctx = dialect.getContext();
  Registry &registry = ctx->getRegistry();
  if (target.kind == Target::Kind::Dialect)
    return dialect.interfaces.insert(table);
  if (target.isOperation()) {
    OpDefinition *def = ctx->findOpDefinition(target.text);
    if (def && def->interfaceTables.find(table.name))
      return false;
    if (!registry.interfaces[target.text].insert(table))
      return false;
    if (def) {
      def->addInterface(table);
      def->isVerifiedByTypes &= isVerifiedByTypes(*def);
    }
    return true;
  }
  if (&dialect == &ctx->getBuiltinDialect()) {
    auto base = AttrBase::findBuiltin(target.name, target.isType());
    return getBuiltinTables(registry, *base).insert(table);
  }
  if (!registry.interfaces[target.text].insert(table))
    return false;
  // The Context's record, which is only handed out as const.
  if (auto *def = const_cast<TypeDefinition *>(
          ctx->findTypeDefinition(dialect, target.name, target.isType())))
    takeAttachedInterfaces(*def);
  return true;
}

LogicalResult strata::attachInterface(Context *ctx, StringRef target,
                                      const InterfaceTable &table) {
  auto fail = [&] { return emitError(ctx, Location()); };
  std::optional<Target> parsed = parseTarget(target);
  if (!parsed)
    return fail() << "interface '" << table.name << "' is attached to '"
                  << target
                  << "'; expected an operation 'dialect.name', a type "
                     "'!dialect.name', an attribute '#dialect.name' or a "
                     "dialect 'name'";
  Dialect &dialect = ctx->mentionDialect(parsed->dialect);
  if (parsed->kind != Target::Kind::Dialect &&
      failed(verifyIfLoaded(dialect, *parsed, table.name, fail)))
    return failure();
  if (addTable(dialect, *parsed, table))
    return success();
  return fail() << "interface '" << table.name << "' is already attached to '"
                << target << "'";
}

LogicalResult strata::takeAttachedInterfaces(OpDefinition &def,
                                             EmitErrorFn emitError) {
  const auto &attached = def.ctx->getRegistry().interfaces;
  auto found = attached.find(def.name);
  if (found == attached.end())
    return success();
  for (const InterfaceTable &table : found->second.getTables()) {
    if (def.interfaceTables.find(table.name))
      return emitError() << "interface '" << table.name
                         << "' is already attached to '" << def.name << "'";
    def.addInterface(table);
  }
  return success();
}

void strata::takeAttachedInterfaces(TypeDefinition &def) {
  const auto &attached = def.dialect->getContext()->getRegistry().interfaces;
  auto found = attached.find((def.isType ? "!" : "#") + def.getFullName());
  if (found == attached.end())
    return;
  for (const InterfaceTable &table : found->second.getTables())
    if (def.interfaceTables.insert(table) &&
        !llvm::is_contained(def.interfaces, table.name))
      def.interfaces.push_back(table.name.str());
}

//===-- Finding ----------------------------------------------------------===//

static const InterfaceTable *findBuiltin(Context *ctx, Kind kind,
                                         InterfaceId interface) {
  return ctx->getRegistry().builtinInterfaces[size_t(kind)].find(interface);
}

const InterfaceTable *strata::findInterface(Type type, InterfaceId interface) {
  if (auto dynamic = dyn_cast<DynamicType>(type))
    return dynamic.getDefinition().interfaceTables.find(interface);
  if (auto floatType = dyn_cast<FloatType>(type)) {
    const auto &tables = type.getContext()->getRegistry().floatInterfaces;
    size_t format = size_t(floatType.getFormat());
    return format < tables.size() ? tables[format].find(interface) : nullptr;
  }
  return findBuiltin(type.getContext(), type.getKind(), interface);
}

const InterfaceTable *strata::findInterface(Attribute attr,
                                            InterfaceId interface) {
  if (auto dynamic = dyn_cast<DynamicAttr>(attr))
    return dynamic.getDefinition().interfaceTables.find(interface);
  return findBuiltin(attr.getContext(), attr.getKind(), interface);
}
