// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the loader: what its parts share. ConstraintLoader.cpp compiles
// constraints, TypeLoader.cpp types, attributes and enumerations, OpLoader.cpp
// operations of the extension; DialectLoader.cpp puts them together.
#ifndef STRATA_IRDL_DIALECTLOADERDETAIL_H
#define STRATA_IRDL_DIALECTLOADERDETAIL_H

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Operation.h"
#include "strata/IRDL/Vocabulary.h"
#include "strata/Predicate/Predicate.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace strata::irdl {

/// The symbol that `op` defines.
StringRef nameOf(Operation *op);
/// Checks the attributes of extensions on `dialect`, an irdl.dialect, and on the
/// operations in it (Extension/Extension.h). Reports all that is wrong.
LogicalResult verifyVocabulary(Operation *dialect);

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
  /// What the predicates of a dialect may mention. Asked when all types are
  /// declared.
  std::shared_ptr<PredicateResolver> getNames(Dialect &dialect) const;
  /// The predicate made from `text` in a dialect before, null if there is none:
  /// most of them occur often. `isPartial` if it may have unknown names.
  std::shared_ptr<const AttrPredicate> &
  getPredicate(Dialect &dialect, StringAttr text, bool isPartial) const {
    return predicates[{{&dialect, text}, isPartial}];
  }
  /// The definition that `@dialect::@name` means; null, after an error at
  /// `user`, if there is none.
  const TypeDefinition *find(Operation *user, SymbolRefAttr ref) const;
  /// The base that `irdl.base` names; nothing after an error.
  std::optional<AttrBase> findBase(Operation *op) const;

private:
  const TypeDefinition *find(StringRef fullName, bool isType) const;
  Context *ctx;
  /// By full name behind `!` or `#`.
  llvm::StringMap<const TypeDefinition *> declared;
  /// In order.
  std::vector<const TypeDefinition *> all;
  mutable llvm::DenseMap<Dialect *, std::shared_ptr<PredicateResolver>> names;
  mutable llvm::DenseMap<std::pair<std::pair<Dialect *, Attribute>, unsigned>,
                         std::shared_ptr<const AttrPredicate>>
      predicates;
};

/// Compiles the constraints of one definition, in the order of its operations.
class ConstraintLoader {
public:
  using Index = ConstraintProgram::Index;
  ConstraintLoader(ConstraintProgram &program, const Definitions &definitions)
      : program(program), definitions(definitions) {}

  /// Compiles `op` if it is a constraint; success if it is anything else.
  LogicalResult load(Operation *op);
  Index get(Value value) const { return indices.lookup(value.getImpl()); }
  std::vector<Index> getAll(Operation *op) const;

private:
  LogicalResult checkOperands(Operation *user) const;
  /// Null, after an error, if the text cannot be read or has names in it that
  /// nobody knows, and is not marked as one of C++.
  std::shared_ptr<const AttrPredicate> compilePredicate(Operation *op) const;
  ConstraintProgram &program;
  const Definitions &definitions;
  llvm::DenseMap<const void *, Index> indices;
};

/// What the extension says on a constraint.
struct SlotInfo {
  std::string summary;
  bool isOptional = false;
  ValueKind kind;
  /// There is a default value, and its text, which may be empty.
  bool hasDefault = false;
  StringRef defaultText;
};
/// Nothing after an error. `node` is what was compiled of `constraint`.
std::optional<SlotInfo> readSlotInfo(Value constraint,
                                     const ConstraintProgram &program,
                                     ConstraintProgram::Index node);
/// The value that the default of `info` means; null after an error at `op`.
Attribute readDefault(Operation *op, const SlotInfo &info);

/// Reads what others may refer to: names of C++, of parameters, the enumeration.
LogicalResult declareType(TypeDefinition &def, Operation *op, bool isExtended);
/// Fills in `def`, whose names are set, from `op`, an irdl.type or
/// irdl.attribute.
LogicalResult loadType(TypeDefinition &def, Operation *op,
                       const Definitions &definitions, bool isExtended);
/// What needs all types to be there, of the extension: kinds of parameters; and
/// what needs these: default values.
LogicalResult loadKinds(TypeDefinition &def, Operation *op);
LogicalResult loadDefaults(TypeDefinition &def, Operation *op);

/// The operation that an irdl.operation of plain IRDL defines.
std::unique_ptr<OpConstraints> loadConstraints(Operation *op,
                                               const Definitions &definitions);
/// Parts of an irdl.operation of the extension; the slots of `def` are there.
LogicalResult loadTraits(OpDefinition &def, Operation *op);
LogicalResult loadPredicates(OpDefinition &def, Operation *op,
                             const Definitions &definitions);
LogicalResult loadEquations(OpDefinition &def, Operation *op,
                            const Definitions &definitions);
/// Whether `op` says that predicates on it may have names that are not known.
bool hasUnknownPredicates(Operation *op);
/// Where a C++ text of a dialect file stands.
struct TextSource {
  Location loc;
  StringRef attrName;
  /// The file says that names in it may not be known.
  bool mayBeUnknown = false;
};
/// The type that `text` means as a function of a type or attribute of `def`. Fails
/// after an error; null if it has names that are not known, and may have them.
FailureOr<std::shared_ptr<const TypeFunction>>
loadTypeFunction(const TextSource &source, StringRef text,
                 const Definitions &definitions, const OpDefinition &def);
/// The condition on operations of `def` that `text` means; fails and is null as
/// `loadTypeFunction`. It does not hold where that cannot be told.
FailureOr<std::shared_ptr<const OperationPredicate>>
loadCondition(const TextSource &source, StringRef text,
              const Definitions &definitions, const OpDefinition &def);
/// Names results that no extension has named, where there are several.
void suggestResultNames(OpDefinition &def);
/// Attaches what is registered in C++ for `def`, and checks that it is what `op`
/// lists.
LogicalResult loadHooks(OpDefinition &def, Operation *op);
/// Checks that hooks are registered only for operations that `dialect`, defined
/// by `op`, has; `names` are theirs.
LogicalResult verifyHooks(Operation *op, const Dialect &dialect,
                          ArrayRef<StringRef> names);
/// Fills in `def`, whose names are set, from `op`, an irdl.operation of an
/// extended dialect whose types are there.
LogicalResult loadOperation(OpDefinition &def, Operation *op,
                            const Definitions &definitions);

} // namespace strata::irdl

#endif // STRATA_IRDL_DIALECTLOADERDETAIL_H
