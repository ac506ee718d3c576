// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom form that function-like operations share:
//
//   visibility? @name(%a: i32 {d.attr}, ...) -> (i32 {d.attr}) attributes {...}
//   { body }
//
// An operation whose form is exactly this uses parseFunctionOp and
// printFunctionOp as its hooks' bodies; others put theirs together from the
// parts. Interfaces/FunctionInterfaces.h says what a function is.
#ifndef STRATA_ASM_FUNCTIONIMPLEMENTATION_H
#define STRATA_ASM_FUNCTIONIMPLEMENTATION_H

#include "strata/Asm/OpImplementation.h"

namespace strata {

/// A parsed signature.
struct ParsedSignature {
  /// The arguments; they have no names if the signature lists types only.
  SmallVector<OpAsmParser::Argument, 4> arguments;
  bool areNamed = false;
  /// There was `...` at the end.
  bool isVariadic = false;
  SmallVector<Type, 4> resultTypes;
  SmallVector<DictionaryAttr, 4> resultAttrs;

  SmallVector<Type, 4> getArgumentTypes() const;
  /// The arguments to name in the body; empty if they have no names.
  ArrayRef<OpAsmParser::Argument> getEntryArguments() const;
};

/// The syntax that differs between kinds of functions.
struct FunctionSyntax {
  /// The attribute with the type.
  StringRef typeAttr = "function_type";
  bool allowVariadic = false;
  /// The type with that signature; null, possibly with a text in `error`, if
  /// there is none. A builtin function type if the hook is null.
  Type (*buildType)(Context *, ArrayRef<Type> inputs, ArrayRef<Type> results,
                    bool isVariadic, std::string &error) = nullptr;
};

/// `public`, `private` or `nested`, if there.
void parseOptionalVisibilityKeyword(OpAsmParser &parser, OperationState &state);
/// Parses `(...)`, and the results after an arrow if there is one.
ParseResult parseFunctionSignature(OpAsmParser &parser, bool allowVariadic,
                                   ParsedSignature &signature);
/// Adds the arrays of attributes, where there are any.
void addArgAndResultAttrs(OperationState &state,
                          const ParsedSignature &signature);
/// A body, if there: it must not be empty.
ParseResult parseOptionalFunctionBody(OpAsmParser &parser,
                                      OperationState &state,
                                      const ParsedSignature &signature);
ParseResult parseFunctionOp(OpAsmParser &parser, OperationState &state,
                            const FunctionSyntax &syntax = {});

/// Whether `function` has what its form shows; else it is printed in generic
/// form.
bool canPrintFunction(Operation *function);
/// The arguments, named unless the function is a declaration, and the results.
void printFunctionSignature(OpAsmPrinter &printer, Operation *function,
                            bool isVariadic = false);
/// Prints the other attributes: neither symbol nor type nor those in `elided`.
void printFunctionAttributes(OpAsmPrinter &printer, Operation *function,
                             ArrayRef<StringRef> elided = {});
/// Prints a blank and the body. Prints nothing for a declaration.
void printFunctionBody(OpAsmPrinter &printer, Operation *function);
void printFunctionOp(OpAsmPrinter &printer, Operation *function,
                     const FunctionSyntax &syntax = {},
                     bool isVariadic = false);

} // namespace strata

#endif // STRATA_ASM_FUNCTIONIMPLEMENTATION_H
