// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the loader, which compiles models of dialects (Model/DialectModel.h)
// to definitions. ConstraintLoader.cpp compiles constraints, TypeLoader.cpp types,
// attributes and enumerations, OpLoader.cpp operations; DialectLoader.cpp puts them
// together. All of it reports errors at the places that the model has.
#ifndef STRATA_DIALECTFILES_LOADER_DIALECTLOADERDETAIL_H
#define STRATA_DIALECTFILES_LOADER_DIALECTLOADERDETAIL_H

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/DialectFiles/IRDL/Vocabulary.h"
#include "strata/DialectFiles/Model/DialectModel.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

namespace strata {
struct FormatError;
} // namespace strata

namespace strata::irdl {

/// The symbol that `op` defines.
StringRef nameOf(Operation *op);

/// The name of a type or attribute in a reference, `@name`. A sigil before it
/// says which of the two it is: `@"!name"`.
struct ReferencedName {
  explicit ReferencedName(StringRef name);
  StringRef stem;
  bool mayBeType, mayBeAttribute;
};

/// The definitions that names in a file can mean.
class Definitions {
public:
  explicit Definitions(Context *ctx) : ctx(ctx) {}
  Context *getContext() const { return ctx; }
  /// False if there is one of that name.
  bool declare(TypeDefinition &def);
  /// Marks `def` as erroneous; the error has been reported. References to it
  /// fail without another error.
  void setFailed(const TypeDefinition &def) { failedTypes.insert(&def); }
  bool hasFailed(const TypeDefinition &def) const {
    return failedTypes.contains(&def);
  }
  /// Makes the named predicates of `dialect` known, which must outlive this.
  void addPredicates(Dialect &dialect,
                     const std::vector<NamedPredicateModel> &predicates) {
    named[&dialect] = &predicates;
  }
  /// Makes the functions of `dialect` known, which must outlive this.
  void addFunctions(Dialect &dialect,
                    const std::vector<FunctionModel> &functions) {
    if (!functions.empty())
      bodies[&dialect] = &functions;
  }
  /// Checks the functions of `model`, which defines `dialect`.
  LogicalResult verifyFunctions(const DialectModel &model,
                                Dialect &dialect) const;
  /// Checks the named predicates of `model`, which defines `dialect`.
  LogicalResult verifyPredicates(const DialectModel &model,
                                 Dialect &dialect) const;
  /// The names that the predicates of a dialect may mention. Asked when all types
  /// are declared.
  std::shared_ptr<PredicateResolver> getNames(Dialect &dialect) const;
  /// The predicate made from `text` in a dialect before, null if there is none:
  /// most of them occur often. `isPartial` if it may have unknown names.
  std::shared_ptr<const AttrPredicate> &
  getPredicate(Dialect &dialect, StringAttr text, bool isPartial) const {
    return predicates[{{&dialect, text}, isPartial}];
  }
  /// The definition that the symbol reference of `user` means; null, after an
  /// error that names the operation `opName`, if there is none, and for one that has
  /// failed.
  const TypeDefinition *find(const ConstraintModel &user,
                             StringRef opName) const;
  /// The base that `irdl.base` names; std::nullopt after an error.
  std::optional<AttrBase> findBase(const ConstraintModel &constraint) const;

private:
  const TypeDefinition *find(StringRef fullName, bool isType) const;
  Context *ctx;
  /// Declared types and attributes by full name with `!` or `#`.
  llvm::StringMap<const TypeDefinition *> declared;
  std::vector<const TypeDefinition *> declaredInOrder;
  llvm::DenseSet<const TypeDefinition *> failedTypes;
  mutable llvm::DenseMap<Dialect *, std::shared_ptr<PredicateResolver>> names;
  llvm::DenseMap<const Dialect *, const std::vector<NamedPredicateModel> *>
      named;
  llvm::DenseMap<const Dialect *, const std::vector<FunctionModel> *> bodies;
  mutable llvm::DenseMap<std::pair<std::pair<Dialect *, Attribute>, unsigned>,
                         std::shared_ptr<const AttrPredicate>>
      predicates;
};

/// Compiles the constraints of one definition of `dialect`, in order.
class ConstraintLoader {
public:
  using Index = ConstraintProgram::Index;
  ConstraintLoader(ConstraintProgram &program, const Definitions &definitions,
                   Dialect &dialect)
      : program(program), definitions(definitions), dialect(dialect) {}

  LogicalResult load(const DefinitionModel &def);
  /// The node of constraint `constraint` of the model.
  Index get(unsigned constraint) const { return indices[constraint]; }
  std::vector<Index> getAll(ArrayRef<unsigned> constraints) const;

private:
  LogicalResult load(const ConstraintModel &constraint);
  /// Null, after an error, if the text cannot be read or has unknown names and is
  /// not marked as known to C++ only.
  std::shared_ptr<const AttrPredicate>
  compilePredicate(const ConstraintModel &constraint) const;
  std::optional<AttrBase>
  findParametric(const ConstraintModel &constraint) const;

  ConstraintProgram &program;
  const Definitions &definitions;
  Dialect &dialect;
  /// The indices by constraint of the model.
  std::vector<Index> indices;
};

/// The properties of the slot that a constraint constrains.
struct SlotInfo {
  std::string summary;
  AttrKind kind;
};
/// std::nullopt after an error. `node` is compiled from `constraint`.
std::optional<SlotInfo> getSlotInfo(const ConstraintModel &constraint,
                                    const ConstraintProgram &program,
                                    ConstraintProgram::Index node,
                                    Context *ctx);
/// The default value of `constraint` as an attribute of `kind`; null after an
/// error.
Attribute readDefault(const ConstraintModel &constraint, const AttrKind &kind,
                      Context *ctx);

/// Reads the parts that other definitions may refer to: names of C++, of
/// parameters, the enumeration.
LogicalResult declareType(TypeDefinition &def, const DefinitionModel &model,
                          bool isExtended);
/// Fills in `def`, whose names are set.
LogicalResult loadType(TypeDefinition &def, const DefinitionModel &model,
                       const Definitions &definitions, bool isExtended);
/// Completes `def` where that needs all types of the dialect: kinds of parameters;
/// then default values, which need the kinds.
LogicalResult loadKinds(TypeDefinition &def, const DefinitionModel &model);
LogicalResult loadDefaults(TypeDefinition &def, const DefinitionModel &model);
/// Compiles the verifier of a type or attribute, and checks the predicates of its further
/// classes.
LogicalResult loadTypeVerifier(TypeDefinition &def,
                               const DefinitionModel &model,
                               const Definitions &definitions);

/// The place of a C++ text of a definition.
struct TextSource {
  Location loc;
  /// The attribute that holds it.
  StringRef attrName;
  /// Unknown names are no error: `strata.missing` lists `predicate`.
  bool mayBeUnknown = false;
};
/// The source of the texts in an attribute of the definition `model`, or of the constraint
/// or region of it at `loc`.
TextSource getSource(const DefinitionModel &model, StringRef attrName,
                     std::optional<Location> loc = std::nullopt);

/// Parts of an operation; the slots of `def` are set.
LogicalResult loadTraits(OpDefinition &def, const DefinitionModel &model,
                         const Definitions &definitions);
LogicalResult loadPredicates(OpDefinition &def, const DefinitionModel &model,
                             const Definitions &definitions);
/// Compiles the verifiers that are data. The slots of `def` must exist.
LogicalResult loadVerifiers(OpDefinition &def, const DefinitionModel &model,
                            const Definitions &definitions);
/// Fills in the sources of attributes that follow from others if they are not
/// written. The slots of `def` must exist.
LogicalResult loadImpliedAttributes(OpDefinition &def,
                                    const DefinitionModel &model,
                                    const Definitions &definitions);
/// Fills in the places where defaults are printed. The slots of `def` must
/// exist.
LogicalResult loadShownDefaults(OpDefinition &def, const DefinitionModel &model,
                                const Definitions &definitions);
/// Fills in the named arguments of regions. The slots of `def` must exist.
LogicalResult loadArguments(OpDefinition &def, const DefinitionModel &model,
                            const Definitions &definitions);
LogicalResult loadEquations(OpDefinition &def, const DefinitionModel &model,
                            const Definitions &definitions);
/// The type that `text` gives as a function of a type or attribute of `def`. Fails
/// after an error; null if the file says that names in it are unknown.
FailureOr<std::shared_ptr<const TypeFunction>>
loadTypeFunction(const TextSource &source, StringRef text,
                 const Definitions &definitions, const OpDefinition &def);
/// The condition on operations that `text` gives. It does not hold where its value
/// is unknown. Fails and is null as `loadTypeFunction`.
FailureOr<std::shared_ptr<const OperationPredicate>>
loadCondition(const TextSource &source, StringRef text,
              const Definitions &definitions, const OpDefinition &def);
/// The condition on the types called `types` that `text` gives. Fails and is null as
/// `loadTypeFunction`.
FailureOr<std::shared_ptr<const TypeCondition>>
loadTypeCondition(const TextSource &source, StringRef text,
                  const Definitions &definitions, const OpDefinition &def,
                  ArrayRef<StringRef> types);
/// Reports `error` in `text`, the format of `model`.
LogicalResult reportFormatError(Context *ctx, const DefinitionModel &model,
                                StringRef text, const FormatError &error);
/// Attaches the C++ that is registered for `def`, and checks that the file lists
/// it.
LogicalResult loadHooks(OpDefinition &def, const DefinitionModel &model);
/// Checks that hooks are registered only for operations that the dialect has;
/// `names` are theirs.
LogicalResult verifyHooks(const DialectModel &model, const Dialect &dialect,
                          ArrayRef<StringRef> names);
/// Fills in `def`, whose names are set, from `model`, an operation of a dialect
/// whose types are loaded.
LogicalResult loadOperation(OpDefinition &def, const DefinitionModel &model,
                            const Definitions &definitions, bool isExtended);

} // namespace strata::irdl

#endif // STRATA_DIALECTFILES_LOADER_DIALECTLOADERDETAIL_H
