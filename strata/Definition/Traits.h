// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits of operations by name: all that the operation definitions of MLIR's
// dialects use, spelled as C++ does (`IsTerminator`) or as ODS does
// (`Terminator`), with arguments in angle brackets: names of operations in
// `HasParent<func.func>`, of slots in `AllTypesMatch<lhs, rhs>`. Names of
// interfaces are accepted too.
//
// Those about structure, types and shapes are checked by the verifier, in
// MLIR's order: structural ones first, then slots and predicates, then the
// others as listed, and after the regions those about their contents. The rest
// is recorded and can be asked for (`OpDefinition::hasTrait`).
#ifndef STRATA_DEFINITION_TRAITS_H
#define STRATA_DEFINITION_TRAITS_H

#include "strata/Definition/OpDefinition.h"

namespace strata {

/// Checks one trait of a registered operation.
using TraitVerifier = LogicalResult (*)(Operation *, const TraitUse &);

/// Makes a trait known that only the C++ of a dialect has, or an interface with
/// something to check; null checks nothing. In place of what is known under the
/// name. Set-up.
void registerTrait(Context *ctx, StringRef name,
                   TraitVerifier verify = nullptr);

/// The name in the text of a trait, without arguments.
StringRef getTraitName(StringRef text);
/// Whether definitions of `ctx` can have a trait of that name: it is one of
/// those here or was registered.
bool isTraitAvailable(Context *ctx, StringRef name);
/// Whether traits of this name are known in either spelling, so that a
/// definition that has none of it is known to have none.
bool isKnownTrait(StringRef name);

/// Whether the trait of this name, with slots for arguments, adds a predicate to
/// the definition: `AllTypesMatch` and its like.
bool isMatchTrait(StringRef name);

/// Adds the traits in `texts` to `def`, whose slots and successors are there,
/// in order. False, with a message in `error`, if one is not known or has the
/// wrong arguments.
bool addTraits(OpDefinition &def, ArrayRef<StringRef> texts,
               std::string &error);
/// The same for traits that are known to be right.
void addTraits(OpDefinition &def, ArrayRef<StringRef> texts);

/// What `OpDefinition::isVerifiedByTypes` should be; to be asked when all of
/// `def` is there but its syntax.
bool isVerifiedByTypes(const OpDefinition &def);

} // namespace strata

#endif // STRATA_DEFINITION_TRAITS_H
