// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Definitions as data: the description of an operation, as a record. Parsing,
// printing, verifying, hashing, comparing and cloning loop over the record; no
// operation has C++ of its own except for the hooks named here. Registered,
// run-time defined and unregistered operations differ only in the contents of
// their record: an unregistered one has no slots and keeps a single attribute
// as its properties.
#ifndef STRATA_DEFINITION_OPDEFINITION_H
#define STRATA_DEFINITION_OPDEFINITION_H

#include "strata/Definition/AttrKind.h"
#include "strata/Definition/Constraint.h"
#include "strata/Definition/InterfaceMap.h"
#include "strata/Definition/TraitSet.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/Location.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace strata {

class AssemblyFormat;
class OpFoldResult;
class RewritePatternSet;
class OpAsmParser;
class OpAsmPrinter;
class SymbolTableCollection;

/// The number of values, or regions, of a slot.
enum class Arity : uint8_t { One, Optional, Variadic };

/// A predicate on a type or attribute with the words that describe it. The
/// definitions loader compiles richer constraints to this form.
struct TypeConstraint {
  /// As in "operand #0 must be <summary>, but got ...".
  std::string summary;
  /// Null accepts everything.
  bool (*predicate)(Type) = nullptr;
  /// In the definition's program, for definitions that were loaded.
  std::optional<uint32_t> node = std::nullopt;
  /// The one type that fits, where the program does not say so.
  Type onlyType = {};
  /// The definition of all attributes that fit, if they have the same one:
  /// formats write them without prefix.
  const TypeDefinition *definition = nullptr;
  /// The builtin kind of all attributes that fit, if they have the same one:
  /// formats reject others.
  std::optional<AttrBase> builtin = std::nullopt;
};
struct AttrConstraint {
  std::string summary;
  bool (*predicate)(Attribute) = nullptr;
  /// The attributes that the properties can store, if they are more than
  /// `predicate` accepts: other attributes are rejected when the properties are
  /// read, these when the operation is verified. Null is the same as
  /// `predicate`.
  bool (*storage)(Attribute) = nullptr;
  /// In the definition's program, for definitions that were loaded.
  std::optional<uint32_t> node = std::nullopt;

  /// True if `attr` can be among the properties.
  bool canHold(Attribute attr) const {
    auto *test = storage ? storage : predicate;
    return !test || test(attr);
  }
};

struct ValueSlot {
  std::string name;
  Arity arity = Arity::One;
  TypeConstraint constraint;
  /// For variadic operands that are a list of groups: the name of the i32 array
  /// attribute with the sizes of the groups; empty for others.
  std::string groupSizes = {};
};
struct AttrSlot {
  std::string name;
  bool optional = false;
  AttrConstraint constraint;
  /// How assembly formats write it.
  AttrKind kind = {};
  /// The value of an absent attribute; null if the attribute is required, or if
  /// its absence means something else.
  Attribute defaultValue = {};
  /// Gives the value that the custom form does not write; null without.
  std::shared_ptr<const AttrFunction> implied = {};
  /// The condition under which the custom form prints the default value too;
  /// null if it never does.
  std::shared_ptr<const OperationPredicate> shown = {};
  /// Operations are created without it, rather than with its default.
  bool startsAbsent = false;
  Attribute getInitialValue() const {
    return startsAbsent ? Attribute() : defaultValue;
  }
};
/// A named argument of a region's entry block, or a list of them: one for each value,
/// or element of an array, in another slot.
struct ArgumentSlot {
  std::string name;
  /// The slot that the types follow from, numbered as in `OpDefinition::findSlot`.
  unsigned from = 0;
  /// Applied to the type of each value, or to the attribute; null if the types are
  /// the same.
  std::shared_ptr<const TypeFunction> function = nullptr;
  /// There may be any number of them.
  bool isList = false;

  /// Appends the types of the arguments. `types` are those of the values of the slot
  /// `from`; if that is an attribute, it is `attr`. Fails if they do not follow.
  LogicalResult getTypes(ArrayRef<Type> types, Attribute attr,
                         SmallVectorImpl<Type> &result) const;
};
struct RegionSlot {
  std::string name;
  Arity arity = Arity::One;
  /// The required number of blocks; negative for any.
  int blocks = -1;
  /// Fewest and most blocks; negative for any.
  int minBlocks = -1, maxBlocks = -1;
  /// Nodes of the definition's program for the arguments of the entry block;
  /// nothing accepts any.
  std::optional<std::vector<uint32_t>> arguments = std::nullopt;
  /// All arguments of the entry block, if they have names. Then there must be a
  /// block.
  std::vector<ArgumentSlot> namedArguments = {};
};

struct SuccessorSlot {
  std::string name;
  bool isVariadic = false;
};

/// A condition on an operation: "failed to verify that <summary>".
struct OpPredicate {
  std::shared_ptr<const OperationPredicate> predicate;
  std::string summary;
};

/// Type `to` is a function of `from`. Slots are given by index: operands first,
/// then results, then attributes.
struct TypeEquation {
  unsigned to = 0, from = 0;
  /// Further slots that the function is given.
  std::vector<unsigned> others = {};
  /// Null if they are the same.
  std::shared_ptr<const TypeFunction> function;
  /// The text of the verifier's diagnostic if it does not hold; empty if the
  /// verifier does not check it.
  std::string summary;
};

/// A consequence of a trait or a constraint for types; see
/// Definition/TypeInference.h.
struct TypeRule {
  enum class Kind : uint8_t {
    /// Slots `slots` have the same type; attributes among them give theirs.
    Same,
    /// Slot `slots[0]` is of `type`.
    Exactly,
    /// Equation `index`.
    Equation,
    /// The nodes of the program say more.
    Constraints,
  };
  Kind kind = Kind::Same;
  unsigned index = 0;
  Type type = {};
  std::vector<unsigned> slots = {};
};

/// The inputs from which the result types of an operation may be inferred.
struct InferenceInput {
  const OpDefinition &def;
  Location loc;
  ArrayRef<Value> operands;
  /// The attributes by slot, with defaults filled in.
  ArrayRef<Attribute> attributes;
  ArrayRef<Region *> regions;
};

/// When the verifier checks a trait: before operands, results and attributes, after
/// them, or when the regions have been verified.
enum class TraitPhase : uint8_t { Structural, Ordinary, Regions };

/// A trait or interface of a definition; see Definition/Traits.h.
struct TraitUse {
  /// Without arguments, spelled as C++ does.
  StringRef name;
  std::vector<std::string> arguments = {};
  /// The check that the verifier runs in phase Structural or Ordinary; null if
  /// there is none.
  TraitVerifier verify = nullptr;
  /// The check that the verifier runs in phase Regions; null if there is none.
  TraitVerifier verifyRegions = nullptr;
  /// All operations with the same types and attributes share the verdict of
  /// `verify`.
  bool isOfTypesOnly = false;

  /// Argument `i`, which must be a number.
  unsigned getNumber(size_t i) const;
};

enum class MemoryEffect : uint8_t { Read, Write, Allocate, Free };
struct EffectInstance;

/// An effect that a definition declares; see Interfaces/SideEffectInterfaces.h.
struct DeclaredEffect {
  MemoryEffect effect = MemoryEffect::Read;
  std::string resource = {};
  /// The operand or result that it is on.
  std::optional<unsigned> slot = std::nullopt;
  /// Only values that may refer to memory have it: memrefs, and values of types that
  /// dialect files define.
  bool ofMemory = false;
};

/// A discardable attribute that follows from the rest of an operation. Readers of all
/// forms add it to operations that lack it (Operation::addDerivedAttribute); the custom
/// form leaves it out.
struct DerivedAttribute {
  /// Null without such an attribute.
  StringAttr name;
  /// The value for an operation that need not be valid; null if there is none.
  Attribute (*compute)(Operation *) = nullptr;
};

/// The record of an operation name. Owned by the Context; immutable once the
/// operation can be created, so that threads share it freely.
struct OpDefinition {
  /// Full name, e.g. `builtin.module`; the part after the dialect is `getStem`.
  StringRef name;
  Dialect *dialect = nullptr;
  Context *ctx = nullptr;
  /// False for names that were only mentioned.
  bool registered = false;
  /// Attributes of operations with this name that live in the properties are
  /// visited when the printer looks for aliases. True for registered operations
  /// and for those of dialects that are declared but not loaded.
  bool propertiesAreInherent = false;
  /// All traits and interfaces.
  TraitSet traits;

  std::vector<ValueSlot> operands;
  std::vector<ValueSlot> results;
  /// Inherent attributes, sorted by name: the operation's slots.
  std::vector<AttrSlot> attributes;
  /// An attribute is implied by others, or by types, if it is not written.
  bool hasImpliedAttributes = false;
  std::vector<RegionSlot> regions;
  /// A region has named arguments.
  bool hasNamedArguments = false;
  /// Number of successors, or -1 for any number.
  int numSuccessors = -1;
  /// The named successors; the last one may stand for any number.
  std::vector<SuccessorSlot> successors;
  /// False where operand and result counts are not checked.
  bool hasSignature = false;
  /// The constraints of the nodes in slots; null if there are none. Slots with
  /// the same node have the same type or attribute.
  std::unique_ptr<const ConstraintProgram> program;
  /// Defined in plain IRDL: operations have no properties, sizes of segments are
  /// discardable attributes, and messages have the wording of IRDL.
  bool isPlain = false;
  /// For plain definitions: discardable attributes that operations must have,
  /// and the nodes that they must satisfy. Other attributes are accepted.
  std::vector<std::pair<StringAttr, uint32_t>> requiredAttributes;
  DerivedAttribute derivedAttribute;
  /// The C++ name, without namespace.
  std::string className;
  /// The interfaces that `addTraits` (Traits.h) adds after the traits that it
  /// is given, and those it finds among the traits.
  std::vector<std::string> interfaces;
  std::vector<DeclaredEffect> memoryEffects;
  /// Conditions on the operation as a whole.
  std::vector<OpPredicate> predicates;
  /// How types follow from each other.
  std::vector<TypeEquation> equations;
  /// The types of integers whose text has none (`to` is an attribute).
  std::vector<TypeEquation> numberTypes;
  /// The consequences of traits, equations and constraints for types.
  std::vector<TypeRule> typeRules;
  /// Suggested names, by result slot, and of the arguments of regions' entry
  /// blocks; an empty one stands for a number.
  std::vector<std::string> resultNames, argumentNames;
  /// Name of the operation that ends regions without saying so; empty without.
  std::string implicitTerminator;
  /// Traits with their arguments, as listed, then interfaces.
  std::vector<TraitUse> traitUses;
  /// For each phase: the indices in `traitUses` of the traits that the verifier
  /// checks.
  std::array<std::vector<unsigned>, 3> traitChecks;
  /// Operations without regions and successors that have one signature
  /// (IR/Verify/SignatureCacheDetail.h) share the verdict of slots and traits.
  bool isVerifiedByTypes = false;
  /// For operations that are constants: the slot of the attribute with their
  /// value; -1 for others.
  int constantSlot = -1;
  /// The value of constants that have no such attribute; null of others.
  Attribute constantValue = {};
  /// The tables of interfaces.
  InterfaceMap interfaceTables;

  /// The custom form as data, which the print and parse hooks run if they are
  /// those of Asm/Format/AssemblyFormat.h.
  std::shared_ptr<const AssemblyFormat> format;

  /// Checks before and after the regions are verified that are data; run before the
  /// hooks `verify` and `verifyRegions`. Null without.
  std::shared_ptr<const OperationVerifier> verifyBody, verifyRegionsBody;
  /// Checks of the regions that follow from declared interfaces; run before
  /// `verifyRegionsBody`.
  std::vector<std::shared_ptr<const OperationVerifier>> regionVerifiers;
  /// Checks of symbols that are data; run before the hook `verifySymbolUses`. Null
  /// without. Set by setSymbolUseVerifier (OpHooks.h).
  std::shared_ptr<const SymbolUseVerifier> verifySymbolUsesBody;

  // Hooks; null where the record says it all.
  /// Checks of traits that have no name, between slots and ordinary traits.
  LogicalResult (*verifyTraits)(Operation *) = nullptr;
  /// Checks beyond slots and traits, before regions are verified.
  LogicalResult (*verify)(Operation *) = nullptr;
  /// Checks that need verified regions.
  LogicalResult (*verifyRegions)(Operation *) = nullptr;
  /// Checks of the symbols that the operation mentions, called when the symbol
  /// table around it has been verified otherwise.
  LogicalResult (*verifySymbolUses)(Operation *,
                                    SymbolTableCollection &) = nullptr;
  /// Gives the types of the results, once the rest is known; see
  /// Definition/TypeInference.h.
  LogicalResult (*inferTypes)(const InferenceInput &,
                              SmallVectorImpl<Type> &) = nullptr;
  /// Whether results may have the types `found` where `inferred` is inferred;
  /// null asks that they are the same.
  bool (*areCompatibleTypes)(ArrayRef<Type> inferred,
                             ArrayRef<Type> found) = nullptr;
  /// Appends the effects of an operation that its definition cannot say.
  void (*getEffects)(Operation *, SmallVectorImpl<EffectInstance> &) = nullptr;
  /// Results of an operation whose operands have these constant values; see
  /// IR/Build/Fold.h.
  LogicalResult (*fold)(Operation *, ArrayRef<Attribute>,
                        SmallVectorImpl<OpFoldResult> &) = nullptr;
  /// The results of an operation that declares its values (Semantics/OpSemantics.h) for these
  /// constants, where `fold` fails; null for others.
  LogicalResult (*foldConstants)(Operation *, ArrayRef<Attribute>,
                                 SmallVectorImpl<OpFoldResult> &) = nullptr;
  /// Adds the patterns that bring such operations into canonical form.
  void (*canonicalize)(RewritePatternSet &) = nullptr;
  /// Whether the custom form says all of an operation; null always.
  bool (*canPrint)(Operation *) = nullptr;
  /// The custom form, after the name; null prints the generic form.
  void (*print)(Operation *, OpAsmPrinter &) = nullptr;
  /// A definition that is not registered but has this hook is an older spelling:
  /// the hook gives the state another name.
  ParseResult (*parse)(OpAsmParser &, OperationState &) = nullptr;
  /// Suggest names for printing, not in generic form: for results (a group of
  /// results has the name of its first one), for arguments of the operation's
  /// regions, for blocks. An empty name stands for a number.
  void (*getAsmResultNames)(Operation *,
                            function_ref<void(Value, StringRef)>) = nullptr;
  void (*getAsmBlockArgumentNames)(
      Region &, function_ref<void(Value, StringRef)>) = nullptr;
  void (*getAsmBlockNames)(Operation *,
                           function_ref<void(Block *, StringRef)>) = nullptr;

  /// Whether the symbols that such an operation mentions are checked.
  bool hasSymbolUseVerifier() const {
    return verifySymbolUses || verifySymbolUsesBody;
  }
  /// Whether it has a trait, given as an OpTrait or an id of getTraitId
  /// (Traits.h). O(1).
  bool hasTrait(TraitId trait) const { return traits.contains(trait); }
  /// By the name of a trait or interface without arguments, as C++ spells it
  /// (`IsTerminator`), or as ODS does (`Terminator`). O(1).
  bool hasTrait(StringRef trait) const;
  ArrayRef<unsigned> getTraitChecks(TraitPhase phase) const {
    return traitChecks[size_t(phase)];
  }
  /// The functions of an interface, null without. O(1).
  const void *findInterface(InterfaceId interface) const {
    const InterfaceTable *table = interfaceTables.find(interface);
    return table ? table->functions : nullptr;
  }
  /// The `data` of its table, null without. O(1).
  const void *findInterfaceData(InterfaceId interface) const {
    const InterfaceTable *table = interfaceTables.find(interface);
    return table ? table->data.get() : nullptr;
  }
  /// Gives the definition an interface and its checks. The interface must have no
  /// table. Set-up.
  void addInterface(InterfaceTable table);
  /// The name without dialect and dot.
  StringRef getStem() const;
  /// Index of the inherent attribute `attrName`, or -1.
  int findAttribute(StringRef attrName) const;
  /// Whether attribute `index` can be `attr`, considering only conditions that
  /// do not depend on the rest of an operation.
  bool acceptsAttribute(unsigned index, Attribute attr) const;
  /// The index of the operand, result or attribute `slotName`: operands first,
  /// then results, then attributes.
  std::optional<unsigned> findSlot(StringRef slotName) const;
};

/// The name of an operation, as a handle to its definition.
class OperationName {
public:
  OperationName(const OpDefinition *def) : def(def) {}
  /// The definition for `name`, made on first mention.
  OperationName(StringRef name, Context *ctx);
  StringRef getStringRef() const { return def->name; }
  /// The part before the first dot, and the part after it.
  StringRef getDialectNamespace() const {
    return getStringRef().split('.').first;
  }
  StringRef stripDialect() const { return getStringRef().split('.').second; }
  StringAttr getIdentifier() const;
  Context *getContext() const { return def->ctx; }
  bool isRegistered() const { return def->registered; }
  Dialect *getDialect() const { return def->dialect; }
  const OpDefinition *getDefinition() const { return def; }
  bool hasTrait(TraitId trait) const { return def->hasTrait(trait); }
  template <OpTrait trait> bool hasTrait() const { return hasTrait(trait); }
  /// Whether the operation has the trait, or is not registered.
  template <OpTrait trait> bool mightHaveTrait() const {
    return !def->registered || def->hasTrait(trait);
  }
  bool operator==(OperationName other) const { return def == other.def; }
  bool operator!=(OperationName other) const { return def != other.def; }

private:
  const OpDefinition *def;
};

} // namespace strata

/// Keys of maps and sets.
template <> struct llvm::DenseMapInfo<strata::OperationName, void> {
  using Pointers = llvm::DenseMapInfo<const strata::OpDefinition *>;
  static strata::OperationName getEmptyKey() { return Pointers::getEmptyKey(); }
  static strata::OperationName getTombstoneKey() {
    return Pointers::getTombstoneKey();
  }
  static unsigned getHashValue(strata::OperationName name) {
    return Pointers::getHashValue(name.getDefinition());
  }
  static bool isEqual(strata::OperationName a, strata::OperationName b) {
    return a == b;
  }
};

#endif // STRATA_DEFINITION_OPDEFINITION_H
