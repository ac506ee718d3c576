// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The irdl dialect: the language that dialects are defined in, itself defined
// in C++. Nothing here gives a meaning to the definitions; that is the
// loader's.
//
// Values are of type `!irdl.attribute` (a constraint) or `!irdl.region`;
// variadicities are `#irdl<variadicity_array[ single,  optional]>`. Types and
// attributes are opaque ones with exactly these bodies.
//
// Older spellings (see docs/mlir-differences.md) are read as today's
// operations.
#ifndef STRATA_DIALECTFILES_IRDL_IRDLDIALECT_H
#define STRATA_DIALECTFILES_IRDL_IRDLDIALECT_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Makes the dialect known to `ctx`; its definitions are made when it is first
/// mentioned. Set-up.
void registerIRDLDialect(Context &ctx);

namespace irdl {

/// The number of values of an operand or result definition.
enum class Variadicity : uint8_t { Single, Optional, Variadic };

/// The type of constraints, `!irdl.attribute`.
Type getAttributeType(Context *ctx);
/// The type of region definitions, `!irdl.region`.
Type getRegionType(Context *ctx);
bool isAttributeType(Type type);
bool isRegionType(Type type);

/// `#irdl<variadicity_array[...]>`.
Attribute getVariadicityArray(Context *ctx, ArrayRef<Variadicity> values);
bool isVariadicityArray(Attribute attr);
/// The values of a variadicity array.
SmallVector<Variadicity, 4> getVariadicities(Attribute array);
/// `single`, `optional` or `variadic`.
StringRef stringify(Variadicity value);
/// The variadicity called `keyword`, or std::nullopt.
std::optional<Variadicity> parseVariadicity(StringRef keyword);

/// The `irdl.dialect` around `op`, or `op` itself; null outside of one.
Operation *getEnclosingDialect(Operation *op);
/// True inside an `irdl.dialect` that carries an attribute of the namespace
/// `strata`: there names may be whatever MLIR accepts as names, and need not
/// follow the rules of irdl.
bool hasRelaxedNames(Operation *op);
/// Checks `name`, the name of `what`, by the rules of irdl; reports at `op`.
LogicalResult verifyName(Operation *op, StringRef name, const Twine &what,
                         bool relaxed);

} // namespace irdl
} // namespace strata

#endif // STRATA_DIALECTFILES_IRDL_IRDLDIALECT_H
