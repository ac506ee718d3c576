// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Holes of rewrite rules (docs/rules.md): types and attributes that stand for others, which
// a match supplies. They are types and attributes of the dialect `$`, a name that no text can
// spell, so that all of the IR can hold them. They are printed as `$name`.
#ifndef STRATA_IR_TYPES_HOLES_H
#define STRATA_IR_TYPES_HOLES_H

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

/// The hole called `name`, without `$`.
Type getTypeHole(Context *ctx, StringRef name);
Attribute getAttributeHole(Context *ctx, StringRef name);

/// The name of a hole; std::nullopt for other types and attributes, also for those that
/// contain holes.
std::optional<StringRef> getHoleName(Type type);
std::optional<StringRef> getHoleName(Attribute attr);
inline bool isHole(Type type) { return getHoleName(type).has_value(); }
inline bool isHole(Attribute attr) { return getHoleName(attr).has_value(); }

/// A type that follows from others, which are holes. A rule does not name it.
Type getInferredTypeHole(Context *ctx);
bool isInferredTypeHole(Type type);

} // namespace strata

#endif // STRATA_IR_TYPES_HOLES_H
