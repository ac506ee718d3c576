// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fills a DialectModel from the records of one dump. Private to this folder.
#ifndef STRATA_DIALECTFILES_ODS_IMPORTERDETAIL_H
#define STRATA_DIALECTFILES_ODS_IMPORTERDETAIL_H

#include "strata/DialectFiles/ODS/Draft.h"
#include "strata/DialectFiles/ODS/PredicateTree.h"
#include "strata/DialectFiles/ODS/Records.h"
#include "strata/DialectFiles/Predicates/Predicate.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <map>

namespace strata::ods {

/// A type, attribute or enumeration that records define.
struct DefinedClass {
  Record record;
  /// Empty for an enumeration: those belong to no dialect.
  std::string dialect;
  std::string name;
  bool isType = false;
};

/// The C++ names of all dumps.
class ClassTable {
public:
  void add(RecordDump &dump);
  /// Names that no record defines may be those of `resolver`, which must outlive this.
  void setOthers(PredicateResolver *resolver) { others = resolver; }
  PredicateResolver *getOthers() const { return others; }
  /// Adds a function that predicates of dialects in the namespace, or in namespaces within it,
  /// can call.
  void addFunction(StringRef name, StringRef cppNamespace);

  /// Finds a clean name, also one that relies on `cppNamespace`. Null if there
  /// is none.
  const DefinedClass *findClass(StringRef name, StringRef cppNamespace) const;
  /// The EnumInfo record of an enumeration's C++ type; null if there is none.
  Record findEnum(StringRef name, StringRef cppNamespace) const;
  /// The full name of the operation of a class; empty if there is none.
  StringRef findOp(StringRef name, StringRef cppNamespace) const;
  bool isInterface(StringRef name, StringRef cppNamespace) const;
  /// Adds a class of types or attributes of overlays.
  void addClass(StringRef name, StringRef cppNamespace);
  /// Adds an interface of types or attributes of overlays, which may be qualified.
  void addInterface(StringRef name, StringRef cppNamespace);
  bool isOverlaidInterface(StringRef name, StringRef cppNamespace) const;
  /// Whether `name` is such a class for a dialect in the namespace.
  bool isOverlaidClass(StringRef name, StringRef cppNamespace) const;
  bool isFunction(StringRef name, StringRef cppNamespace) const;
  /// Whether there are types, or attributes, of the dialect.
  bool definesAny(StringRef dialect, bool isType) const;
  /// Whether a type or attribute has a parameter with that getter.
  bool isGetter(StringRef method) const { return getters.contains(method); }
  /// Whether a record is a trait with that name, without namespaces.
  bool isTrait(StringRef name) const { return traits.contains(name); }

private:
  llvm::StringMap<DefinedClass> classes;
  llvm::StringMap<Record> enums;
  /// Enumerations by unqualified name; null for a name in several namespaces.
  llvm::StringMap<Record> enumsByStem;
  llvm::StringMap<std::string> ops;
  llvm::StringSet<> interfaces, getters, functions, traits, overlaidClasses,
      overlaidInterfaces;
  PredicateResolver *others = nullptr;
};

/// Name, in the dialect, of a record of class TypeDef or AttrDef.
std::string getDefinitionName(Record record);
/// The C++ class of an operation: its record's name after the first `_`.
std::string getOpClassName(Record op);
/// An EnumInfo record as data.
EnumModel makeEnum(Record info);
/// The keyword of the case, or cases joined by `|`, that C++ text means;
/// `{}` is the case of value 0.
std::optional<std::string> findCase(const EnumModel &model, StringRef text);

/// Names of the enumerations that a dialect file has, by C++ name.
using EnumNames = std::map<std::string, std::string>;

class Importer {
public:
  Importer(RecordDump &dump, const ClassTable &classes, EnumNames &enumNames,
           Context &ctx, DialectModel &model, std::vector<ImportNote> &notes)
      : dump(dump), classes(classes), enumNames(enumNames), ctx(ctx),
        model(model), notes(notes) {}

  /// Adds the definitions in the dump of the dialect of `model` that earlier
  /// dumps did not have.
  void run();
  /// Adds only definitions whose records satisfy `test`; all without it.
  void setFilter(std::function<bool(Record)> test) { filter = std::move(test); }

private:
  // Types, attributes, enumerations (ImportTypes.cpp).
  void importDefinition(Record record, bool isType);
  void importEnum(StringRef name, Record info, StringRef mnemonic);
  void describeParameter(const Record::Argument &argument, DefinitionModel &def,
                         SlotDraft &slot);
  /// False for a type of values that no kind has. Sets `isOfUnknownClass` for
  /// types and attributes that are ambiguous.
  bool describeParameterType(StringRef cppType, SlotDraft &slot,
                             bool &isOfUnknownClass);

  // Slots (ImportConstraints.cpp, ImportDefaults.cpp).
  /// The constraint that a record of class Pred is; many slots share one.
  struct KnownConstraint {
    /// std::nullopt if it is too long.
    std::optional<ConstraintTree> tree;
    /// The first unknown name of each of its expressions that has one.
    std::vector<std::string> unknownNames;
  };
  const KnownConstraint &getConstraintOf(Record predicate);
  ConstraintTree makeConstraint(Record record, DefinitionModel &def);
  SlotDraft importValue(const Record::Argument &argument, StringRef fallback,
                        DefinitionModel &def);
  SlotDraft importAttribute(Record attr, StringRef name, DefinitionModel &def);
  SlotDraft importProperty(Record prop, StringRef name, DefinitionModel &def);
  void setAttributeKind(Record attr, SlotDraft &slot);
  void setDefault(Record attr, StringRef cppText, SlotDraft &slot,
                  DefinitionModel &def);
  std::optional<std::string> convertDefault(Record attr, StringRef cppText);
  std::optional<std::string> convertBuilder(StringRef text);
  /// The type that a builder call creates, as text; empty if unknown.
  std::string convertType(StringRef builderCall);
  std::optional<std::string> convertParameters(Record def, StringRef text);
  /// The base that the enumeration's values have; it becomes part of the file.
  std::string useEnum(Record info, StringRef mnemonic = "");

  // Operations (ImportOps.cpp, ImportTraits.cpp).
  bool hasOtherParser(Record dialect, bool isType) const;
  void importDialect(Record record);
  void importOp(Record record);
  void importSlots(Record record, DefinitionModel &op);
  RegionModel importRegion(const Record::Argument &argument, unsigned index);
  void importHooks(Record record, DefinitionModel &op);
  void importFormat(Record record, DefinitionModel &op);
  void importTraits(Record record, DefinitionModel &op);
  void importTrait(Record trait, DefinitionModel &op);
  void importNativeTrait(Record trait, DefinitionModel &op);
  bool resolveOperations(std::vector<std::string> &arguments) const;
  void importInterface(Record trait, DefinitionModel &op);
  void importTypesMatch(Record trait, DefinitionModel &op);
  void importAllTypesMatch(Record trait, DefinitionModel &op);
  void importPredicate(Record trait, DefinitionModel &op);
  void checkTraits(DefinitionModel &op);
  void assumeGraphRegions(DefinitionModel &op);
  void checkPredicates(DefinitionModel &op);

  /// Whether the model has a definition of the kind and name of `def`.
  bool isImported(const DefinitionModel &def);
  std::optional<std::string> findBase(StringRef className);
  void note(const DefinitionModel &def, StringRef reason, const Twine &detail);
  std::string getFullName(const DefinitionModel &def) const {
    return model.name + "." + def.name;
  }

  RecordDump &dump;
  const ClassTable &classes;
  EnumNames &enumNames;
  /// Says which traits are known.
  Context &ctx;
  DialectModel &model;
  std::vector<ImportNote> &notes;
  std::function<bool(Record)> filter;
  llvm::StringMap<KnownConstraint> constraints;
  /// Kinds and names of the first `numKnown` definitions of the model.
  llvm::StringSet<> known;
  size_t numKnown = 0;
};

/// The name of an Interface record, with its namespace.
std::string getInterfaceName(Record interface);
/// A side effect as in `"read:spirv.Memory"`; empty for a decorator that is
/// none.
std::string describeEffect(Record effect);

/// Makes `effects` those that `words`, the attributes of an operation or of a
/// constraint, have.
void setEffects(Context &ctx, std::vector<NamedAttribute> &words,
                ArrayRef<std::string> effects);

/// Adds `word` unless it is in the list.
void addOnce(std::vector<std::string> &words, StringRef word);

/// The slots of `op`, for the names in predicates and traits.
OpDefinition makeDefinition(const DefinitionModel &op);

/// The names in `text`, a predicate, that neither the predicate language nor
/// the records know. `op` gives the meaning of `$name`; null for constraints of
/// types and attributes. A text that cannot be read counts as a name.
std::vector<std::string> findUnknownNames(StringRef text,
                                          const DefinitionModel *op,
                                          const ClassTable &classes,
                                          StringRef cppNamespace);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_IMPORTERDETAIL_H
