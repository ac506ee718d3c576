// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ names that the records of a dump define, and the undefined names in
// predicates.
#include "strata/Definition/OpDefinition.h"
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImporterDetail.h"
#include "strata/DialectFiles/Predicates/Predicate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::ods;

/// `ns::name`, clean.
static std::string qualify(StringRef cppNamespace, StringRef name) {
  std::string ns = cleanName(cppNamespace);
  return ns.empty() ? cleanName(name) : ns + "::" + cleanName(name);
}

std::string ods::getDefinitionName(Record record) {
  StringRef mnemonic = record.getString("mnemonic");
  if (!mnemonic.empty())
    return mnemonic.str();
  StringRef fullName =
      record.getString(record.isA("TypeDef") ? "typeName" : "attrName");
  StringRef stem = fullName.split('.').second;
  return stem.empty() ? record.getName().str() : stem.str();
}

std::string ods::getOpClassName(Record op) {
  auto [prefix, rest] = op.getName().split('_');
  return rest.empty()     ? prefix.str()
         : prefix.empty() ? "_" + rest.str()
                          : rest.str();
}

/// `get` and the parameter's name in camel case.
static std::string getGetterName(StringRef parameter) {
  return "get" + llvm::convertToCamelFromSnakeCase(parameter, true);
}

void ClassTable::add(RecordDump &dump) {
  for (StringRef kind : {"TypeDef", "AttrDef"})
    for (Record record : dump.getInstances(kind)) {
      DefinedClass defined{record,
                           record.getRecord("dialect").getString("name").str(),
                           getDefinitionName(record), kind == "TypeDef"};
      classes.try_emplace(cleanName(record.getString("cppType")), defined);
      for (const Record::Argument &argument : record.getArguments("parameters"))
        getters.insert(getGetterName(argument.name));
    }
  for (Record record : dump.getInstances("EnumInfo")) {
    StringRef ns = record.getString("cppNamespace");
    std::string name = qualify(ns, record.getString("className"));
    enums.try_emplace(name, record);
    auto [stem, isNew] =
        enumsByStem.try_emplace(record.getString("className"), record);
    if (!isNew && stem->second && stem->second.getString("cppNamespace") != ns)
      stem->second = Record();
    StringRef special = record.getString("specializedAttrClassName");
    if (record.getBit("genSpecializedAttr") && !special.empty())
      classes.try_emplace(
          qualify(ns, special),
          DefinedClass{record, "", record.getString("className").str()});
  }
  for (Record record : dump.getInstances("Op"))
    if (!record.isAnonymous())
      ops.try_emplace(
          qualify(record.getString("cppNamespace"), getOpClassName(record)),
          (record.getRecord("opDialect").getString("name") + "." +
           record.getString("opName"))
              .str());
  for (Record record : dump.getInstances("NativeTrait"))
    traits.insert(getUnqualified(cleanName(record.getString("trait"))));
  for (Record record : dump.getInstances("Interface"))
    interfaces.insert(qualify(record.getString("cppNamespace"),
                              record.getString("cppInterfaceName")));
}

/// Looks `name` up as it stands, in the namespace, and in the namespaces around it.
template <typename Map>
static auto findQualified(const Map &map, StringRef name,
                          StringRef cppNamespace) {
  auto found = map.find(cleanName(name));
  std::string space = cleanName(cppNamespace);
  for (StringRef ns = space; found == map.end() && !ns.empty();
       ns = ns.contains("::") ? ns.rsplit("::").first : StringRef())
    found = map.find(qualify(ns, name));
  return found;
}

const DefinedClass *ClassTable::findClass(StringRef name,
                                          StringRef cppNamespace) const {
  auto found = findQualified(classes, name, cppNamespace);
  return found == classes.end() ? nullptr : &found->second;
}

Record ClassTable::findEnum(StringRef name, StringRef cppNamespace) const {
  auto found = findQualified(enums, name, cppNamespace);
  if (found != enums.end())
    return found->second;
  // Headers import names from namespaces within the dialect's own.
  Record only = enumsByStem.lookup(getUnqualified(name));
  std::string owner = only ? cleanName(only.getString("cppNamespace")) : "";
  return StringRef(owner).starts_with((cppNamespace + "::").str()) ? only
                                                                   : Record();
}

StringRef ClassTable::findOp(StringRef name, StringRef cppNamespace) const {
  auto found = findQualified(ops, name, cppNamespace);
  if (found != ops.end())
    return found->second;
  // These need no records.
  return llvm::StringSwitch<StringRef>(cleanName(name))
      .Case("ModuleOp", "builtin.module")
      .Case("UnrealizedConversionCastOp", "builtin.unrealized_conversion_cast")
      .Default("");
}

bool ClassTable::definesAny(StringRef dialect, bool isType) const {
  return llvm::any_of(classes, [&](const auto &entry) {
    return entry.second.dialect == dialect && entry.second.isType == isType;
  });
}

void ClassTable::addClass(StringRef name, StringRef cppNamespace) {
  overlaidClasses.insert(name.contains("::") ? cleanName(name)
                                             : qualify(cppNamespace, name));
}

void ClassTable::addInterface(StringRef name, StringRef cppNamespace) {
  addClass(name, cppNamespace);
  overlaidInterfaces.insert(name.contains("::") ? cleanName(name)
                                                : qualify(cppNamespace, name));
}

bool ClassTable::isOverlaidInterface(StringRef name,
                                     StringRef cppNamespace) const {
  return findQualified(overlaidInterfaces, name, cppNamespace) !=
         overlaidInterfaces.end();
}

bool ClassTable::isOverlaidClass(StringRef name, StringRef cppNamespace) const {
  return findQualified(overlaidClasses, name, cppNamespace) !=
         overlaidClasses.end();
}

void ClassTable::addFunction(StringRef name, StringRef cppNamespace) {
  functions.insert(qualify(cppNamespace, name));
}

bool ClassTable::isFunction(StringRef name, StringRef cppNamespace) const {
  return findQualified(functions, name, cppNamespace) != functions.end();
}

bool ClassTable::isInterface(StringRef name, StringRef cppNamespace) const {
  return findQualified(interfaces, name, cppNamespace) != interfaces.end();
}

//===-- Unknown names -----------------------------------------------------===//

namespace {
/// Knows only the names that the records define: predicates are parsed with it,
/// never evaluated.
class RecordResolver : public PredicateResolver {
public:
  RecordResolver(const ClassTable &classes, StringRef cppNamespace)
      : classes(classes), cppNamespace(cppNamespace) {}

  const PredicateClass *lookupClass(StringRef name) override {
    // Records do not determine which types implement an interface: C++ may
    // attach it to any type.
    const DefinedClass *found = classes.findClass(name, cppNamespace);
    if (classes.isOverlaidClass(name, cppNamespace))
      return &someClass;
    if (!found && classes.getOthers())
      return classes.getOthers()->lookupClass(name);
    if (!found || found->dialect == "builtin")
      return nullptr;
    // The file gets a copy of an enumeration of others, under its own name.
    if (found->record.isA("EnumInfo") &&
        cleanName(found->record.getString("cppNamespace")) != cppNamespace)
      return nullptr;
    return &someClass;
  }
  PredicateFunction lookupMethod(const PredicateClass *,
                                 StringRef name) override {
    if (classes.isGetter(name))
      return makeFunction();
    return classes.getOthers()
               ? classes.getOthers()->lookupMethod(nullptr, name)
               : PredicateFunction();
  }
  PredicateFunction lookupFunction(StringRef name) override {
    StringRef className = name;
    StringRef interface = name;
    bool isInterfaceTest = interface.consume_front("type_isa<") &&
                           interface.consume_back(">") &&
                           classes.isOverlaidInterface(interface, cppNamespace);
    bool isKnown = isInterfaceTest || classes.isFunction(name, cppNamespace) ||
                   (className.consume_back("::get") && isMade(className));
    return isKnown ? makeFunction() : PredicateFunction();
  }
  std::optional<int64_t> lookupEnumConstant(StringRef name) override {
    auto [owner, symbol] = name.rsplit("::");
    Record info = classes.findEnum(owner, cppNamespace);
    if (!info)
      return std::nullopt;
    for (Record entry : info.getRecords("enumerants"))
      if (entry.getString("symbol") == symbol)
        return entry.getInt("value");
    return std::nullopt;
  }

private:
  /// Whether objects of the class can be made from their parameters.
  bool isMade(StringRef className) {
    const DefinedClass *found = classes.findClass(className, cppNamespace);
    return found && found->dialect != "builtin" &&
           !found->record.isA("EnumInfo");
  }
  static PredicateFunction makeFunction() {
    PredicateFunction function;
    function.call = [](const PredicateCall &) {
      return PredicateValue::getFailure("not evaluated");
    };
    return function;
  }

  const ClassTable &classes;
  StringRef cppNamespace;
  PredicateClass someClass;
};
} // namespace

OpDefinition ods::makeDefinition(const DefinitionModel &op) {
  OpDefinition def;
  def.hasSignature = true;
  for (const SlotModel &slot : op.operands)
    def.operands.push_back({slot.name, slot.arity, {}});
  for (const SlotModel &slot : op.results)
    def.results.push_back({slot.name, slot.arity, {}});
  for (const SlotModel &slot : op.attributes)
    def.attributes.emplace_back().name = slot.name;
  for (const RegionModel &region : op.regions)
    def.regions.push_back({region.name});
  return def;
}

std::vector<std::string> ods::findUnknownNames(StringRef text,
                                               const DefinitionModel *op,
                                               const ClassTable &classes,
                                               StringRef cppNamespace) {
  RecordResolver resolver(classes, cppNamespace);
  OpDefinition def;
  if (op)
    def = makeDefinition(*op);
  PredicateError error;
  PredicateOptions options;
  options.resolver = &resolver;
  options.op = op ? &def : nullptr;
  std::unique_ptr<Predicate> predicate = Predicate::parse(text, error, options);
  if (!predicate)
    return {"(" + error.message + ")"};
  ArrayRef<std::string> unknown = predicate->getUnknownNames();
  return {unknown.begin(), unknown.end()};
}

void ods::addOnce(std::vector<std::string> &words, StringRef word) {
  if (!llvm::is_contained(words, word))
    words.push_back(word.str());
}
