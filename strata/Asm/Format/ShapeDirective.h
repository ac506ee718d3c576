// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shape in formats of types such as `!amx.tile<16x32xbf16>`: sizes, each followed by
// an `x`. It is a parameter of kind `dense<i64>`; the format continues with the type of
// the elements: custom<Shape>($shape) `` $elementType.
#ifndef STRATA_ASM_FORMAT_SHAPEDIRECTIVE_H
#define STRATA_ASM_FORMAT_SHAPEDIRECTIVE_H

#include "strata/Support/LLVM.h"

namespace strata {

class Context;

/// Registers the directive as `name`, `dialect.name`. Sizes may be `?` if `allowsDynamic`.
void addShapeDirective(Context &ctx, StringRef name, bool allowsDynamic);

/// The directive `CountedType($count, $type, "dialect")`: `4xi8`. Types of the dialect are
/// written without its name.
struct FormatDirective getCountedTypeDirective();
/// The directive `CountedResults($x, type($x), type($results), attr-dict)`: `[2] %x : i32`. A
/// string as a fifth argument is the type, which is not written then.
struct FormatDirective getCountedResultsDirective();

} // namespace strata

#endif // STRATA_ASM_FORMAT_SHAPEDIRECTIVE_H
