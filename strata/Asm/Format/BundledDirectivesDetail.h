// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom directives that all formats can call (docs/bundled-directives.md).
#ifndef STRATA_ASM_FORMAT_BUNDLEDDIRECTIVESDETAIL_H
#define STRATA_ASM_FORMAT_BUNDLEDDIRECTIVESDETAIL_H

#include "strata/Asm/Format/FormatDirective.h"

namespace strata::detail {

/// A directive and its name.
struct BundledDirective {
  StringLiteral name;
  FormatDirective directive;
};

/// The numbers in a dense array, or in an array of integers; std::nullopt for others.
std::optional<SmallVector<int64_t, 4>> getDimensions(Attribute attr);

/// Types with the values of their dynamic dimensions (SizedTypes.cpp).
ArrayRef<BundledDirective> getSizedTypeDirectives();
/// Lists of values and attributes with punctuation (ListDirectives.cpp).
ArrayRef<BundledDirective> getListDirectives();
/// Labelled and paired dimensions (DimensionDirectives.cpp).
ArrayRef<BundledDirective> getDimensionDirectives();
/// Regions whose arguments the text names (RegionDirectives.cpp).
ArrayRef<BundledDirective> getRegionDirectives();

/// A list of types with values in braces, each followed by `parseNext` until it returns false.
ParseResult parseSizedType(OpAsmParser &parser, Type &type,
                           SmallVectorImpl<UnresolvedOperand> &sizes);
/// Prints `type` with those of `sizes` that belong to it, which are removed from `sizes`.
/// `sized` is the interface of types that have one size: `*` for all but shaped ones.
void printSizedType(OpAsmPrinter &printer, Type type, ArrayRef<Value> &sizes,
                    StringRef sized);
/// `-> results`, each of them a type with sizes, or an operand that it is tied to.
struct TiedResults {
  ArrayRef<UnresolvedOperand> operands;
  ArrayRef<Type> operandTypes;
  SmallVectorImpl<Type> &types;
  SmallVectorImpl<UnresolvedOperand> *sizes;
  Attribute *tied;
};
ParseResult parseTiedResults(OpAsmParser &parser, const TiedResults &results);
void printTiedResults(OpAsmPrinter &printer, ArrayRef<Value> operands,
                      ArrayRef<Type> types, ArrayRef<Value> sizes,
                      Attribute tied, StringRef sized);

} // namespace strata::detail

#endif // STRATA_ASM_FORMAT_BUNDLEDDIRECTIVESDETAIL_H
