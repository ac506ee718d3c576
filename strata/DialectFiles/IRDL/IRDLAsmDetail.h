// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the current syntax (IRDLAsm.cpp) and that of earlier years
// (IRDLOlderSyntax.cpp).
#ifndef STRATA_DIALECTFILES_IRDL_IRDLASMDETAIL_H
#define STRATA_DIALECTFILES_IRDL_IRDLASMDETAIL_H

#include "strata/Asm/OpImplementation.h"
#include "strata/DialectFiles/IRDL/IRDLDetail.h"

namespace strata::irdl {

/// A dictionary, if there is one, whose attributes win over those the state has
/// already. Inherent ones must fit their slots.
ParseResult parseAttrDict(OpAsmParser &parser, OperationState &state,
                          bool withKeyword = false);
/// The end of all constraints: dictionary and result.
ParseResult finishConstraint(OpAsmParser &parser, OperationState &state,
                             ArrayRef<UnresolvedOperand> operands = {});
/// `<` values `>` and all that follows in `irdl.parametric`.
ParseResult parseArguments(OpAsmParser &parser, OperationState &state);

// Older spellings.

/// The name of a definition without `@`; fails silently if there is none.
ParseResult parseNameWithoutSigil(OpAsmParser &parser, StringAttr &name);
/// A value without name, with a variadicity before it if `hasVariadicity`.
/// Reads nothing, and gives nothing, where there is something else.
std::optional<Variadicity> parseUnnamed(OpAsmParser &parser,
                                        bool hasVariadicity,
                                        UnresolvedOperand &value);
/// `state` is an outermost dialect whose region has been read: gives references
/// to the dialect's own types and attributes, `@name`, their full form.
void completeReferences(OperationState &state);
/// Whether the text after the name of `irdl.is` or `irdl.parametric` is that of the next two
/// functions.
bool mayBeOlder(OpAsmParser &parser);
/// `:` type
ParseResult parseIsType(OpAsmParser &parser, OperationState &state);
/// `:` string `<` values `>`
ParseResult parseParametricType(OpAsmParser &parser, OperationState &state);
/// Adds the operations that have other names today.
void installOlderOps(Context &ctx);

} // namespace strata::irdl

#endif // STRATA_DIALECTFILES_IRDL_IRDLASMDETAIL_H
