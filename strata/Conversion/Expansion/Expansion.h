// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules that are functions: an operation becomes the body of a function on its elements.
//
//   func.func @bf16_extf(%a: bf16) -> f32 attributes {conversion.expands = "arith.extf"} {
//     ...
//   }
//
// applies to `arith.extf` on numbers, vectors and tensors whose element types are those of the
// function; the body gets the shape of the result. With `conversion.any = "float"`, or
// `"integer"`, the type of the result stands for all such types, and constants are converted.
// `conversion.element = f32` names the type that stands for all, if it is not that of the result.
// Operations of the body that have fast-math flags get those of the operation. Calls of other
// functions of the file are replaced by their bodies. `conversion.where = {round = true}` restricts a
// rule to operations with these attributes. Operations with another rounding mode than
// to nearest, ties to even, are not expanded.
#ifndef STRATA_CONVERSION_EXPANSION_EXPANSION_H
#define STRATA_CONVERSION_EXPANSION_EXPANSION_H

#include "strata/IR/Fwd.h"

namespace strata {

class RewriterBase;
class RewritePatternSet;

/// A function of a file, and the operation that it expands.
struct ExpansionRule {
  /// The name of the operation, and that of the function.
  StringRef root, name;
  Operation *function;
};

struct ExpansionOptions {
  /// Without it, each math.fma of the function becomes a product and a sum.
  bool hasFMA = true;
};

/// The rules of the file `<file>.conversion.mlir` (BundledRules.h), in its order. The Context owns
/// them.
SmallVector<ExpansionRule> getExpansionRules(Context *ctx, StringRef file);

/// Replaces `op` by the body of `function`. Fails, and changes nothing, if its types or shape are
/// others.
LogicalResult expandByFunction(RewriterBase &rewriter, Operation *op,
                               Operation *function,
                               const ExpansionOptions &options = {});

/// Whether `op` has the attributes that `conversion.where` of `function` lists.
bool hasAttributesOf(Operation *function, Operation *op);

/// Creates the operations of `function` for the numbers `args`, and returns the number that it
/// returns. Null, and nothing is created, if its types are others.
Value createFunctionBody(OpBuilder &builder, Location loc, Operation *function,
                         ValueRange args, Type resultType);

/// Adds the rules of the file `<file>.conversion.mlir` (BundledRules.h) for whose names
/// `filter` is true.
void populateExpansionPatterns(RewritePatternSet &patterns, StringRef file,
                               function_ref<bool(StringRef name)> filter);

/// Whether `op` has a rounding mode other than to nearest, ties to even. Functions round in that
/// way, so they are not applied to `op`.
bool hasOtherRounding(Operation *op);

} // namespace strata

#endif // STRATA_CONVERSION_EXPANSION_EXPANSION_H
