// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the C++ of SPIRV.irdl.mlir.
#ifndef STRATA_DIALECTS_SPIRV_SPIRVDETAIL_H
#define STRATA_DIALECTS_SPIRV_SPIRVDETAIL_H

#include "strata/Asm/OpImplementation.h"

namespace strata::spirv_dialect {

/// The case `keyword` of the enumeration `#spirv.<name>`; null for an unknown word.
Attribute getCase(Context *ctx, StringRef name, StringRef keyword);
/// The union of the cases `keywords` of the bit enumeration `#spirv.<name>`, which
/// `|` separates; null for an unknown word.
Attribute getCases(Context *ctx, StringRef name, StringRef keywords);
/// Parses a number of 32 bits without a sign.
ParseResult parseNumber(OpAsmParser &parser, int64_t &number);
/// The 32-bit integer attribute of `value`.
Attribute makeNumber(OpAsmParser &parser, int64_t value);
/// The value of an integer attribute without a sign; 0 for other attributes and null.
int64_t readNumber(Attribute attr);
/// The keyword of a case of an enumeration; empty for other attributes.
std::string getKeyword(Attribute attr);
/// Parses a case of `#spirv.<name>`. The error for another word is `error` and the word.
ParseResult parseCase(OpAsmParser &parser, StringRef name, StringRef error,
                      Attribute &result);
/// Parses a type that can be a part of others.
ParseResult parseMember(OpAsmParser &parser, Type &type);

void registerTypes(Context &ctx);
void registerStructs(Context &ctx);
void registerTargets(Context &ctx);
void registerFormats(Context &ctx);
void registerMemoryFormats(Context &ctx);

} // namespace strata::spirv_dialect

#endif // STRATA_DIALECTS_SPIRV_SPIRVDETAIL_H
