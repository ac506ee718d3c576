// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits of operations by name: all that the operation definitions of MLIR's
// dialects use, spelled as C++ does (`IsTerminator`) or as ODS does
// (`Terminator`), with arguments in angle brackets: names of operations in
// `HasParent<func.func>`, of slots in `AllTypesMatch<lhs, rhs>`. Names of
// interfaces are accepted too.
//
// The verifier checks traits about structure, types and shapes, in MLIR's
// order: structural ones first, then slots and predicates, then the others as
// listed, and after the regions those about their contents. Other traits are
// recorded and can be queried (`OpDefinition::hasTrait`).
//
// A program adds traits of its own before dialect files that list them are
// loaded (docs/interfaces.md):
//
//   TraitInfo info;
//   info.name = "MultipleOf";
//   info.arguments = TraitArguments::Number;
//   info.verify = verifyMultipleOf;
//   if (failed(registerTrait(ctx, info))) ...
#ifndef STRATA_DEFINITION_TRAITS_H
#define STRATA_DEFINITION_TRAITS_H

#include "strata/Definition/OpDefinition.h"

namespace strata {

/// The arguments in angle brackets after a trait.
enum class TraitArguments : uint8_t {
  None,
  /// The name of one operation, or of one or more.
  Op,
  Ops,
  /// One number, or one or more.
  Number,
  Numbers,
  /// Names of two or more operands, results and attributes.
  Slots,
  /// Anything, or nothing.
  Any,
};

/// The consequence for users of a dialect if an operation gets or loses a
/// trait.
enum class TraitChange : uint8_t {
  /// The trait helps optimisations; valid IR stays valid.
  Compatible,
  /// The trait forbids IR: to get it breaks users.
  Restriction,
  /// The trait allows IR: to lose it breaks users.
  Permission,
  RestrictionAndPermission,
};

/// A trait, as programs register it.
struct TraitInfo {
  /// As C++ spells it, without arguments.
  StringRef name;
  /// As ODS spells it; empty if that is the same.
  StringRef odsName = {};
  TraitArguments arguments = TraitArguments::None;
  /// The phase in which `verify` runs.
  TraitPhase phase = TraitPhase::Ordinary;
  /// Null if there is nothing to check.
  TraitVerifier verify = nullptr;
  /// The verdict of `verify` depends on the types and attributes of an operation
  /// alone, so that operations without regions share it.
  bool isOfTypesOnly = false;
  /// The classification of `strata dialect diff`.
  TraitChange change = TraitChange::Restriction;
  /// How operations with the trait fold that have no hook for it; may be null.
  LogicalResult (*fold)(Operation *, ArrayRef<Attribute>,
                        SmallVectorImpl<OpFoldResult> &) = nullptr;
};

/// Registers a trait that only the C++ of a dialect has, or a check of
/// operations that list an interface. It replaces the trait of Traits.def with
/// that name in definitions that are made later. Fails, with a diagnostic, if
/// the name is malformed or registered already. Set-up.
LogicalResult registerTrait(Context *ctx, const TraitInfo &info);

/// The number of the trait or interface `name`, in either spelling. Numbers that
/// are not those of OpTrait are given out on first mention.
TraitId getTraitId(Context *ctx, StringRef name);
/// The number of `name` if it has one: no definition has a trait without.
std::optional<TraitId> findTraitId(Context *ctx, StringRef name);

/// The name in the text of a trait, without arguments.
StringRef getTraitName(StringRef text);
/// Whether definitions of `ctx` can have a trait of that name: it is one of
/// those here or was registered.
bool isTraitAvailable(Context *ctx, StringRef name);
/// The record of the trait called `name` in either spelling: the one registered with
/// `ctx`, which may be null, or that of Traits.def. Null if there is none, and for
/// interfaces and names for several traits.
const TraitInfo *findTraitInfo(Context *ctx, StringRef name);
/// The traits and interfaces that `text` stands for, as C++ spells them and with
/// their arguments: `Pure` is NoMemoryEffect, ConditionallySpeculatable and
/// AlwaysSpeculatableImplTrait.
std::vector<std::string> expandTrait(Context *ctx, StringRef text);
/// Whether traits of this name are known in either spelling, so that a
/// definition that has none of it is known to have none.
bool isKnownTrait(StringRef name);

/// Whether the trait of this name, with slots for arguments, adds a predicate to
/// the definition: `AllTypesMatch` and its like.
bool isMatchTrait(StringRef name);

/// Adds the traits in `texts` to `def`, whose slots and successors exist, in
/// order. False, with a message in `error`, if one is unknown or has the wrong
/// arguments.
bool addTraits(OpDefinition &def, ArrayRef<StringRef> texts,
               std::string &error);
/// Adds traits that are known to be right.
void addTraits(OpDefinition &def, ArrayRef<StringRef> texts);
/// Adds the interface of `table`, if `def` does not have it, as if it were listed
/// last, and the checks of `table`. The table itself is not added.
void addInterfaceTrait(OpDefinition &def, const InterfaceTable &table);

/// Computes `OpDefinition::isVerifiedByTypes`; call it when `def` is complete
/// except for its syntax.
bool isVerifiedByTypes(const OpDefinition &def);

} // namespace strata

#endif // STRATA_DEFINITION_TRAITS_H
