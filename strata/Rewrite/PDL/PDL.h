// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns that are data: rules of the dialect pdl, and matchers of pdl_interp,
// are compiled to small programs that an interpreter runs (PDLProgramDetail.h).
// Rules of one root and benefit are one pattern, and share the checks that they
// begin with.
#ifndef STRATA_REWRITE_PDL_PDL_H
#define STRATA_REWRITE_PDL_PDL_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

class TypeConverter;

/// Adds the `pdl.pattern` operations and the matchers, `pdl_interp.func
/// @matcher`, of `module`, which must have been verified; other operations are
/// skipped. An error in a rule is reported at its place, and the other rules
/// are compiled nevertheless; fails if there is any. `module` is not needed
/// afterwards.
LogicalResult
addPDLPatterns(Operation *module, RewritePatternSet &set,
               const PDLNatives &natives = PDLNatives::getBuiltin());

/// Adds the patterns for a dialect conversion; no other driver can run them.
/// Each rule is a pattern by itself, because the operations that it creates may
/// turn out illegal, and another rule is tried then. Rules match the operations
/// of the input, replaced or not. Matched values and types are converted by
/// `converter`, which must outlive the patterns, before the rewrite uses them;
/// a rule does not match if there is no conversion, or if a single value is
/// converted to none or several. An error in a rewrite makes the rule fail, and
/// notes give it as the reason. Rules with the attribute
/// `conversion.bounded_recursion` are applied to operations that they create.
LogicalResult
addPDLConversionPatterns(Operation *module, RewritePatternSet &set,
                         const TypeConverter &converter,
                         const PDLNatives &natives = PDLNatives::getBuiltin());

/// Registers the rewrites `convertValue`, `convertValues`, `convertType` and
/// `convertTypes`, by which rules of conversions get the conversions of values
/// and types, and the latter two as constraints, which do not hold if there is
/// no conversion. Converted values and types stay unchanged.
void registerConversionPDLFunctions(PDLNatives &natives);

} // namespace strata

#endif // STRATA_REWRITE_PDL_PDL_H
