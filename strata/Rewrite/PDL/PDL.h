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

/// Adds what `module`, which must have been verified, holds of `pdl.pattern`
/// operations and of matchers, `pdl_interp.func @matcher`; anything else in it
/// is passed over. What is wrong with a rule is reported at its place, and the
/// others are compiled nevertheless; fails if anything is. `module` is not
/// needed any more afterwards.
LogicalResult
addPDLPatterns(Operation *module, RewritePatternSet &set,
               const PDLNatives &natives = PDLNatives::getBuiltin());

/// Adds the patterns for a dialect conversion; no other driver can run them. Each
/// rule is a pattern by itself, since what it makes may turn out illegal, and
/// another one is tried then. What is matched are the operations of the input,
/// replaced or not. Values and types that were matched are converted by
/// `converter`, which must outlive the patterns, before something is made of them;
/// a rule does not match where there is no conversion, or where a single value
/// becomes any other number of them. What goes wrong in a rewrite makes the rule
/// fail, and is a reason that notes give. Rules with the attribute
/// `conversion.bounded_recursion` are applied to what they make.
LogicalResult
addPDLConversionPatterns(Operation *module, RewritePatternSet &set,
                         const TypeConverter &converter,
                         const PDLNatives &natives = PDLNatives::getBuiltin());

/// Registers the rewrites `convertValue`, `convertValues`, `convertType` and
/// `convertTypes`, by which rules of conversions ask for what values and types
/// become, and the latter two as constraints, which do not hold where there is no
/// conversion. What has been converted stays as it is.
void registerConversionPDLFunctions(PDLNatives &natives);

} // namespace strata

#endif // STRATA_REWRITE_PDL_PDL_H
