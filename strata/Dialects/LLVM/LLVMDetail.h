// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the files of the dialect: types and enumerations of the dialect,
// and the parts of which its hooks consist.
#ifndef STRATA_DIALECTS_LLVM_LLVMDETAIL_H
#define STRATA_DIALECTS_LLVM_LLVMDETAIL_H

#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {
class EncodingReader;
class EncodingWriter;
} // namespace strata

namespace strata::llvm_dialect {

/// The definition of the type, or attribute, `name` of the dialect; null if there is
/// none.
const TypeDefinition *findDefinition(Context *ctx, StringRef name, bool isType);
/// `type` if it is `!llvm.<name>`; null otherwise.
DynamicType getIf(Type type, StringRef name);
/// `!llvm.<name>` for a type without parameters.
Type getSimpleType(Context *ctx, StringRef name);
/// The arguments and results of a function type of the dialect, which has no results if
/// it is `void`; null for other types.
FunctionType getSignature(Type type);
/// Whether a function type of the dialect ends in `...`.
bool isVariadic(Type type);
/// The function type of the dialect with that signature. Null, with a text in `error`,
/// if there is none.
Type buildFunctionType(Context *ctx, ArrayRef<Type> inputs,
                       ArrayRef<Type> results, bool isVariadic,
                       std::string &error);

/// The type that the inherent attribute `attrName` is; null if it is absent or none.
Type getTypeOf(Operation *op, StringRef attrName);

/// A case of the enumeration `name` as the value of an attribute.
Attribute getCase(Context *ctx, StringRef name, uint64_t number);
/// The number of a case; std::nullopt for other attributes.
std::optional<uint64_t> getCaseNumber(Attribute attr);
/// Parses a keyword of the enumeration `name`, if there is one, as the attribute
/// `attrName`.
void parseOptionalCase(OpAsmParser &parser, OperationState &state,
                       StringRef name, StringRef attrName);
/// Prints the keyword of the attribute `attrName`, of the enumeration `name`,
/// and a blank. Prints nothing if it is the case `implied` or absent.
void printCase(OpAsmPrinter &printer, Operation *op, StringRef name,
               StringRef attrName, std::optional<uint64_t> implied = {});

/// Operand bundles of a call, `["tag"(%a, %b : i32, i32)]`.
struct Bundles {
  SmallVector<UnresolvedOperand, 2> operands;
  SmallVector<Type, 2> types;
  SmallVector<int32_t, 2> sizes;
  SmallVector<Attribute, 2> tags;
};
ParseResult parseBundles(OpAsmParser &parser, Bundles &bundles);
void printBundles(OpAsmPrinter &printer, ArrayRef<Value> operands,
                  Attribute sizes, Attribute tags);

/// The number of `text`, a word of the vocabulary `words` (DebugEncodings.def)
/// or several joined by `|`; std::nullopt if a word is unknown.
std::optional<uint64_t> findDebugWords(StringRef words, StringRef text);
/// The text for a number, in quotes if it is several words; empty if there is none.
std::string getDebugWords(StringRef words, uint64_t number);
/// Writes the fields of an attribute of debug information. False, with nothing written, if
/// it is none, or its text has another form.
bool writeDebugAttribute(DynamicAttr attr, EncodingWriter &writer);
/// Reads the fields after the number `code`; null after an error.
Attribute readDebugAttribute(Context &ctx, uint64_t code,
                             EncodingReader &reader);

void registerTypes(Context &ctx);
void registerDirectives(Context &ctx);
void registerFunctions(Context &ctx);
void registerCalls(Context &ctx);
void registerBranches(Context &ctx);
void registerFolds(Context &ctx);
void registerDataLayouts(Context &ctx);
void registerParameters(Context &ctx);
void registerVerifiers(Context &ctx);
void registerEncodings(Context &ctx);

} // namespace strata::llvm_dialect

#endif // STRATA_DIALECTS_LLVM_LLVMDETAIL_H
