// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Predicates/CppNames.h"

#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/STLExtras.h"

#include <mutex>
#include <shared_mutex>

using namespace strata;
using namespace strata::irdl;

//===-- Functions ---------------------------------------------------------===//

namespace {
/// The functions of a Context. Dialects are loaded by any thread, and register
/// theirs when they are.
struct PredicateFunctions final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.predicate-functions";
  std::shared_mutex mutex;
  llvm::StringMap<PredicateFunction> functions;
};
} // namespace

namespace {
struct NamespaceFinders final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.namespace-finders";
  std::vector<NamespaceFinder> finders;
};
} // namespace

namespace {
/// The functions that dialect files define, by name with the namespace.
struct SharedFunctions final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.shared-functions";
  struct Function {
    std::vector<std::string> parameters;
    std::string text;
    uint32_t number;
  };
  std::shared_mutex mutex;
  /// Predicates may refer to functions that were replaced.
  std::deque<Function> all;
  llvm::StringMap<const Function *> byName;
};
} // namespace

void irdl::shareFunction(Context &ctx, StringRef cppNamespace, StringRef name,
                         ArrayRef<std::string> parameters, StringRef text) {
  // Functions may call those of namespaces around theirs, which may be loaded later.
  constexpr uint32_t mostPerLevel = 1u << 24, maxDepth = 100;
  uint32_t depth = std::min(uint32_t(cppNamespace.count("::")), maxDepth);
  auto &shared = getContextData<SharedFunctions>(ctx);
  std::unique_lock lock(shared.mutex);
  shared.all.push_back({parameters.vec(), text.str(),
                        depth * mostPerLevel + uint32_t(shared.all.size())});
  shared.byName[(cppNamespace + "::" + name).str()] = &shared.all.back();
}

void irdl::addNamespaceFinder(Context &ctx, NamespaceFinder finder) {
  getContextData<NamespaceFinders>(ctx).finders.push_back(std::move(finder));
}

LogicalResult
strata::registerPredicateFunction(Context &ctx, StringRef name,
                                  const PredicateFunction &function) {
  auto &registry = getContextData<PredicateFunctions>(ctx);
  {
    std::unique_lock lock(registry.mutex);
    if (registry.functions.try_emplace(name, function).second)
      return success();
  }
  return emitRegisteredTwice(ctx, "predicate function", name);
}

bool strata::isPredicateFunctionRegistered(Context &ctx, StringRef name) {
  auto &registry = getContextData<PredicateFunctions>(ctx);
  std::shared_lock lock(registry.mutex);
  return registry.functions.count(name) != 0;
}

//===-- Objects -----------------------------------------------------------===//

/// The definition of a type or attribute of a loaded dialect; null for others.
static const TypeDefinition *getDefinition(Type type) {
  auto dynamic = dyn_cast_or_null<DynamicType>(type);
  return dynamic ? &dynamic.getDefinition() : nullptr;
}
static const TypeDefinition *getDefinition(Attribute attr) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  return dynamic ? &dynamic.getDefinition() : nullptr;
}

/// `name`, or the part of it after the last `::`.
static StringRef getLast(StringRef name) {
  size_t colon = name.rfind(':');
  return colon == StringRef::npos ? name : name.drop_front(colon + 1);
}

namespace {
/// The class of one definition.
class DefinitionClass : public PredicateClass {
public:
  explicit DefinitionClass(const TypeDefinition &def) : def(def) {}
  bool isInstance(Type type) const override {
    return getDefinition(type) == &def;
  }
  bool isInstance(Attribute attr) const override {
    return AttrKind::ofDefinition(def).canHold(attr);
  }
  const TypeDefinition &def;
};

/// The objects of one definition that satisfy a predicate.
class SubclassClass : public PredicateClass {
public:
  SubclassClass(const TypeDefinition &def, std::unique_ptr<Predicate> condition)
      : all(def), condition(std::move(condition)) {}
  bool isInstance(Type type) const override {
    return all.isInstance(type) && condition->evaluate(type).isTrue();
  }
  bool isInstance(Attribute attr) const override {
    return all.isInstance(attr) && condition->evaluate(attr).isTrue();
  }

private:
  DefinitionClass all;
  std::unique_ptr<Predicate> condition;
};

/// An interface, by name.
class InterfaceClass : public PredicateClass {
public:
  explicit InterfaceClass(StringRef name) : name(getLast(name)) {}
  bool isInstance(Type type) const override { return has(getDefinition(type)); }
  bool isInstance(Attribute attr) const override {
    return has(getDefinition(attr));
  }

private:
  bool has(const TypeDefinition *def) const {
    return def && llvm::any_of(def->interfaces, [&](StringRef interface) {
             return getLast(interface) == name;
           });
  }
  std::string name;
};
} // namespace

//===-- Getters -----------------------------------------------------------===//

/// The parameter that the getter `getX` of C++ returns, or -1.
static int findParameter(const TypeDefinition &def, StringRef getter) {
  if (!getter.consume_front("get"))
    return -1;
  for (auto [i, parameter] : llvm::enumerate(def.parameters))
    if (isAccessorOf(getter, parameter.name))
      return int(i);
  return -1;
}

PredicateValue irdl::getParameterValue(const AttrKind &kind, Attribute attr) {
  if (!attr)
    return PredicateValue();
  switch (kind.tag) {
  case AttrKind::Tag::Attribute:
    // A builtin attribute is itself, not what is in it.
    return attr;
  case AttrKind::Tag::Number:
  case AttrKind::Tag::Enum: {
    auto number = dyn_cast<IntegerAttr>(attr);
    bool isUnsigned = kind.isUnsigned || kind.tag == AttrKind::Tag::Enum;
    if (isa<FloatAttr>(attr))
      return PredicateValue(PredicateValue::Tag::Float,
                            attr.getAsOpaquePointer());
    if (number && isUnsigned && number.getValue().isIntN(63))
      return PredicateValue::getInt(int64_t(number.getValue().getZExtValue()));
    return PredicateValue::getParameter(attr);
  }
  case AttrKind::Tag::Array:
    return PredicateValue::getAttrs(cast<ArrayAttr>(attr).getValue());
  case AttrKind::Tag::Shape: {
    auto array = cast<DenseArrayAttr>(attr);
    return PredicateValue::getInts(
        {reinterpret_cast<const int64_t *>(array.getRawData().data()),
         size_t(array.getSize())});
  }
  case AttrKind::Tag::AffineMap:
    return PredicateValue(PredicateValue::Tag::AffineMap,
                          cast<AffineMapAttr>(attr).getValue().getImpl());
  default:
    return PredicateValue::getParameter(attr);
  }
}

Type irdl::findElementType(Type type) {
  const TypeDefinition *def = getDefinition(type);
  if (!def || def->isOpaque ||
      !llvm::is_contained(def->interfaces, "ShapedType"))
    return {};
  int index = findParameter(*def, "getElementType");
  if (index < 0)
    return {};
  auto element = dyn_cast_or_null<TypeAttr>(
      DynamicType(type.getImpl()).getParams()[size_t(index)]);
  return element ? element.getValue() : Type();
}

/// Calls the getter whose name `call.data` is.
static PredicateValue callGetter(const PredicateCall &call) {
  StringRef getter = *static_cast<const std::string *>(call.data);
  const PredicateValue &object = call.args.front();
  const TypeDefinition *def = nullptr;
  ArrayRef<Attribute> params;
  if (object.getTag() == PredicateValue::Tag::Type) {
    def = getDefinition(object.getType());
    if (def)
      params = DynamicType(object.getType().getImpl()).getParams();
  } else if (object.getTag() == PredicateValue::Tag::Attribute) {
    def = getDefinition(object.getAttr());
    if (def)
      params = DynamicAttr(object.getAttr().getImpl()).getParams();
  }
  int index = def ? findParameter(*def, getter) : -1;
  if (index < 0)
    return PredicateValue::getFailure("no such parameter");
  if (def->isOpaque)
    return PredicateValue::getUnknownParameter();
  return getParameterValue(def->parameters[size_t(index)].kind,
                           params[size_t(index)]);
}

//===-- Constructors ------------------------------------------------------===//

/// An integer of `type`, which may be null; null if the type cannot have it.
static Attribute makeNumber(Type type, int64_t number) {
  bool fits =
      type && type.isIntOrIndex() &&
      (!type.isInteger() ||
       APInt(64, uint64_t(number)).isSignedIntN(type.getIntOrFloatBitWidth()));
  return fits ? IntegerAttr::get(type, number) : Attribute();
}

/// The attribute that stores `value` as a parameter of `kind`; null if it cannot.
static Attribute makeParameter(const AttrKind &kind,
                               const PredicateValue &value, Context *ctx) {
  using Tag = PredicateValue::Tag;
  switch (value.getTag()) {
  case Tag::Type:
    return TypeAttr::get(value.getType());
  case Tag::Attribute:
    return value.getAttr();
  case Tag::String:
    return StringAttr::get(ctx, value.getString());
  case Tag::Bool:
    return BoolAttr::get(ctx, value.getBool());
  case Tag::Int:
    if (kind.tag == AttrKind::Tag::Bool)
      return BoolAttr::get(ctx, value.getInt() != 0);
    // A number for any attribute.
    if (kind.tag == AttrKind::Tag::Attribute && !kind.definition)
      return IntegerAttr::get(IntegerType::get(ctx, 64), value.getInt());
    return makeNumber(kind.tag == AttrKind::Tag::Enum ? kind.enumeration->type
                                                      : kind.type,
                      value.getInt());
  case Tag::Ints:
    return DenseI64ArrayAttr::get(
        ctx, {value.getPointer<const int64_t>(), value.getSize()});
  case Tag::Types: {
    SmallVector<Attribute> types;
    for (Type type : ArrayRef(value.getPointer<const Type>(), value.getSize()))
      types.push_back(TypeAttr::get(type));
    return ArrayAttr::get(ctx, types);
  }
  case Tag::Attrs:
    return ArrayAttr::get(
        ctx, {value.getPointer<const Attribute>(), value.getSize()});
  default:
    return {};
  }
}

/// Calls `X::get(...)` for the class of the definition that `call.data` is: the parameters in
/// order, possibly after the Context. The others have their defaults.
static PredicateValue callConstructor(const PredicateCall &call) {
  const auto &def = *static_cast<const TypeDefinition *>(call.data);
  ArrayRef<PredicateValue> args = call.args;
  if (!args.empty() && args.front().getTag() == PredicateValue::Tag::Context)
    args = args.drop_front();
  if (def.isOpaque || args.size() > def.parameters.size())
    return PredicateValue::getUnknownParameter();
  Context *ctx = def.dialect->getContext();
  SmallVector<Attribute, 4> params;
  for (auto [i, parameter] : llvm::enumerate(def.parameters)) {
    Attribute value = parameter.defaultValue;
    bool isGiven =
        i < args.size() && args[i].getTag() != PredicateValue::Tag::Null;
    if (isGiven)
      value = makeParameter(parameter.kind, args[i], ctx);
    if ((isGiven || !parameter.isOptional) &&
        (!value || !parameter.kind.canHold(value)))
      return PredicateValue::getFailure(
          "wrong parameters of a type or attribute");
    params.push_back(value);
  }
  // Errors are those of the predicate.
  DiagnosticCapture silence;
  auto report = [&] { return emitError(ctx, Location()); };
  if (def.isType)
    return DynamicType::getChecked(report, def, params);
  return DynamicAttr::getChecked(report, def, params);
}

//===-- Tables ------------------------------------------------------------===//

CppNames::CppNames(Dialect &dialect, ArrayRef<const TypeDefinition *> own)
    : ctx(dialect.getContext()), prefix(dialect.cppNamespace + "::") {
  for (const TypeDefinition *def : own)
    add(*def);
  for (const TypeDefinition *def : ctx->getTypeDefinitions())
    add(*def);
}

void CppNames::add(const TypeDefinition &def) {
  std::string space = def.dialect->cppNamespace + "::";
  definitions.push_back(&def);
  knownGetters.clear();
  if (!def.className.empty())
    classes.try_emplace(space + def.className, &def);
  for (const auto &[name, condition] : def.subclasses)
    subclasses.try_emplace(space + name, &def, condition);
  for (StringRef interface : def.interfaces) {
    interfaces.try_emplace(interface);
    if (!interface.contains("::"))
      interfaces.try_emplace(space + interface.str());
  }
  if (!def.enumeration)
    return;
  StringRef enumName = def.enumeration->className;
  enumName.consume_front("::");
  enumName.consume_front("mlir::");
  for (const EnumDefinition::Case &entry : def.enumeration->cases)
    constants.try_emplace((enumName + "::" + entry.symbol).str(),
                          int64_t(entry.value));
}

/// Loads the dialect called `dialectName`, unless its definitions are known.
void CppNames::loadDefinitions(StringRef dialectName) {
  if (!ctx->findDialect(dialectName) ||
      llvm::any_of(definitions, [&](const TypeDefinition *def) {
        return def->dialect->getNamespace() == dialectName;
      }))
    return;
  Dialect &dialect = ctx->getOrCreateDialect(dialectName);
  if (!dialect.hasTypeDefinitions)
    return;
  for (const TypeDefinition *def : ctx->getTypeDefinitions())
    if (def->dialect == &dialect)
      add(*def);
}

/// The namespace around `ns`; empty if there is none.
static StringRef getOuter(StringRef ns) {
  return ns.contains("::") ? ns.rsplit("::").first : StringRef();
}

/// Loads the registered dialects with the namespace, if they have not been loaded.
void CppNames::loadNamespace(StringRef cppNamespace) {
  for (const NamespaceFinder &finder :
       getContextData<NamespaceFinders>(*ctx).finders)
    for (const std::string &dialectName : finder(cppNamespace))
      loadDefinitions(dialectName);
}

/// Loads those of the namespaces around the dialect's own.
void CppNames::loadOuterNamespaces() {
  for (StringRef ns = getOuter(StringRef(prefix).drop_back(2)); !ns.empty();
       ns = getOuter(ns))
    loadNamespace(ns);
}

/// Loads the dialects that a name may belong to, if they have not been loaded. For an
/// unqualified one, these are those of the namespaces around; else those with its namespace, which may be relative to the
/// dialect's own, or whose name is the namespace in lower case.
void CppNames::mention(StringRef name) {
  auto [space, rest] = name.split("::");
  if (rest.empty())
    return loadOuterNamespaces();
  loadDefinitions(space.lower());
  if (getContextData<NamespaceFinders>(*ctx).finders.empty())
    return;
  // The name may be that of a class, or of something in a class.
  for (StringRef ns = getOuter(name); !ns.empty(); ns = getOuter(ns)) {
    StringRef around = StringRef(prefix).drop_back(2);
    for (;; around = getOuter(around)) {
      loadNamespace(around.empty() ? ns.str() : (around + "::" + ns).str());
      if (around.empty())
        break;
    }
  }
}

/// `name` in the namespace of the dialect, in one around it, or as it stands.
template <typename Table>
typename Table::const_iterator CppNames::findKnown(const Table &table,
                                                   StringRef name) const {
  for (StringRef ns = StringRef(prefix).drop_back(2); !ns.empty();
       ns = getOuter(ns))
    if (auto it = table.find((ns + "::" + name).str()); it != table.end())
      return it;
  return table.find(name);
}

template <typename Table>
typename Table::const_iterator CppNames::find(const Table &table,
                                              StringRef name) {
  auto it = findKnown(table, name);
  if (it != table.end())
    return it;
  mention(name);
  return findKnown(table, name);
}

//===-- Look-ups ----------------------------------------------------------===//

const PredicateClass *CppNames::keep(std::unique_ptr<PredicateClass> predicate,
                                     const TypeDefinition *definition) {
  tests.push_back({std::move(predicate), definition});
  const PredicateClass *added = tests.back().predicate.get();
  if (definition)
    tested.try_emplace(added, definition);
  return added;
}

std::optional<PredicateResolver::NamedPredicate>
CppNames::lookupPredicate(StringRef name) {
  auto found = predicates.find(name);
  if (found == predicates.end())
    return std::nullopt;
  return NamedPredicate{found->second.first, found->second.second};
}

/// The function of a dialect whose name with the namespace is `name`.
std::optional<PredicateResolver::Body>
CppNames::findSharedBody(StringRef name) {
  loadNamespace(getOuter(name));
  auto &shared = getContextData<SharedFunctions>(*ctx);
  std::shared_lock lock(shared.mutex);
  auto it = shared.byName.find(name);
  if (it == shared.byName.end())
    return std::nullopt;
  return Body{it->second->parameters, it->second->text, it->second->number};
}

std::optional<PredicateResolver::Body> CppNames::lookupBody(StringRef name,
                                                            uint32_t limit) {
  StringRef own = name;
  own.consume_front(prefix);
  if (auto found = bodies.find(own);
      found != bodies.end() && found->second.number < limit)
    return found->second;
  // Like in C++: the namespace of the dialect, those around it, and the name as it stands.
  bool isQualified = name.contains("::");
  StringRef ns = StringRef(prefix).drop_back(2);
  for (ns = isQualified ? ns : getOuter(ns); !ns.empty(); ns = getOuter(ns))
    if (std::optional<Body> body = findSharedBody((ns + "::" + name).str());
        body && body->number < limit)
      return body;
  std::optional<Body> body;
  if (isQualified)
    body = findSharedBody(name);
  return body && body->number < limit ? body : std::nullopt;
}

/// Null if the predicate `text` cannot be read, which is reported for the file that has it.
const PredicateClass *CppNames::makeSubclass(const TypeDefinition &def,
                                             StringRef text) {
  // A class that its own predicate mentions is unknown.
  if (isInSubclass)
    return nullptr;
  isInSubclass = true;
  PredicateError error;
  PredicateOptions options;
  options.resolver = this;
  std::unique_ptr<Predicate> condition = Predicate::parse(text, error, options);
  isInSubclass = false;
  if (!condition)
    return nullptr;
  return keep(std::make_unique<SubclassClass>(def, std::move(condition)), &def);
}

const PredicateClass *CppNames::lookupClass(StringRef name) {
  if (auto known = find(subclasses, name); known != subclasses.end())
    return makeSubclass(*known->second.first, known->second.second);
  auto known = find(classes, name);
  if (known != classes.end())
    return keep(std::make_unique<DefinitionClass>(*known->second),
                known->second);
  // Dialects that are loaded later may implement interfaces of builtin objects.
  std::optional<ClassTest> builtin = lookupBuiltinClass(name);
  if (find(interfaces, name) != interfaces.end() || (builtin && builtin->open))
    return keep(std::make_unique<InterfaceClass>(name), nullptr);
  return nullptr;
}

/// Whether objects of `only` have a getter called `name`; without it, any objects.
bool CppNames::isGetter(const TypeDefinition *only, StringRef name) {
  if (only)
    return findParameter(*only, name) >= 0;
  auto [known, isNew] = knownGetters.try_emplace(name);
  if (!isNew)
    return known->second;
  return known->second =
             llvm::any_of(definitions, [&](const TypeDefinition *def) {
               return findParameter(*def, name) >= 0;
             });
}

PredicateFunction CppNames::lookupMethod(const PredicateClass *object,
                                         StringRef name) {
  const TypeDefinition *only = tested.lookup(object);
  if (!isGetter(only, name))
    loadOuterNamespaces();
  if (!isGetter(only, name))
    return {};
  getters.push_back(name.str());
  return {callGetter, &getters.back(), 0, 0, /*readsOnlyArguments=*/true};
}

/// `type_isa` of the interface whose class `call.data` is. Types with unknown syntax may be
/// aliases.
static PredicateValue callTypeIsa(const PredicateCall &call) {
  const auto &interface = *static_cast<const PredicateClass *>(call.data);
  const PredicateValue &value = call.args.front();
  Type type;
  if (value.getTag() == PredicateValue::Tag::Type)
    type = value.getType();
  else if (value.getTag() == PredicateValue::Tag::Attribute)
    if (auto attr = dyn_cast<TypeAttr>(value.getAttr()))
      type = attr.getValue();
  if (!type)
    return PredicateValue::getFailure("expected a type");
  if (interface.isInstance(type))
    return PredicateValue::getBool(true);
  const TypeDefinition *def = getDefinition(type);
  return def && def->isOpaque ? PredicateValue::getUnknownParameter()
                              : PredicateValue::getBool(false);
}

PredicateFunction CppNames::lookupFunction(StringRef name) {
  StringRef className = name, interface = name;
  if (interface.consume_front("type_isa<") && interface.consume_back(">") &&
      find(interfaces, interface) != interfaces.end())
    return {callTypeIsa,
            keep(std::make_unique<InterfaceClass>(interface), nullptr), 1, 1,
            /*readsOnlyArguments=*/true};
  if (className.consume_back("::get"))
    if (auto known = find(classes, className); known != classes.end())
      return {callConstructor, known->second, 0,
              unsigned(known->second->parameters.size()) + 1,
              /*readsOnlyArguments=*/true};
  auto &registry = getContextData<PredicateFunctions>(*ctx);
  std::shared_lock lock(registry.mutex);
  for (const std::string &key : {prefix + name.str(), name.str()})
    if (auto it = registry.functions.find(key); it != registry.functions.end())
      return it->second;
  return {};
}

std::optional<int64_t> CppNames::lookupEnumConstant(StringRef name) {
  auto known = find(constants, name);
  if (known == constants.end())
    return std::nullopt;
  return known->second;
}

/// Whether `names`, some with arguments, have `trait`.
static bool contains(ArrayRef<std::string> names, StringRef trait) {
  return llvm::any_of(names, [&](StringRef name) {
    return getLast(name.split('<').first) == getLast(trait);
  });
}

std::optional<bool> CppNames::hasTrait(Type type, StringRef trait) const {
  const TypeDefinition *def = getDefinition(type);
  if (!def)
    return std::nullopt;
  return contains(def->traits, trait);
}

std::optional<bool> CppNames::hasTrait(Operation *op, StringRef trait) const {
  const OpDefinition &def = op->getDefinition();
  if (!def.registered)
    return std::nullopt;
  return llvm::any_of(def.traitUses, [&](const TraitUse &use) {
    return getLast(use.name) == getLast(trait);
  });
}
