// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the files of the dialect: cases of enumerations, and the memory
// that functions and launches have besides their arguments.
#ifndef STRATA_DIALECTS_GPU_GPUDETAIL_H
#define STRATA_DIALECTS_GPU_GPUDETAIL_H

#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"

namespace strata::gpu_dialect {

/// `attr` if it is `#gpu.<name>`; null otherwise.
DynamicAttr getIf(Attribute attr, StringRef name);
/// The keyword of a case of an enumeration of the dialect; empty for other attributes.
StringRef getKeyword(Attribute attr);
/// The first parameter of the address space `attr` as a keyword, `workgroup`; empty for
/// other attributes.
StringRef getAddressSpace(Attribute attr);
/// The token that asynchronous operations return.
Type getTokenType(Context *ctx);

/// The syntax of the memory that an operation allocates for groups and for
/// threads: `workgroup(%a : memref<4xf32>) private(%b : memref<4xf32>)`. Its
/// values are the last arguments of the entry block of the region.
namespace attributions {
inline constexpr llvm::StringLiteral count = "workgroup_attributions";

/// Appends the arguments, and adds the number of those for groups to `state`. With
/// `withAttrs`, their attributes as well.
ParseResult parse(OpAsmParser &parser, OperationState &state, bool withAttrs,
                  SmallVectorImpl<OpAsmParser::Argument> &arguments);
/// Prints those from argument `first` on. The attributes of the operation hold those of
/// the arguments.
void print(OpAsmPrinter &printer, Operation *op, unsigned first);
/// The number of values for groups.
unsigned getNumWorkgroup(Operation *op);
LogicalResult verify(Operation *op, unsigned first);
} // namespace attributions

/// `needs to be named when marked 'async'`, unless a result is.
ParseResult checkNamed(OpAsmParser &parser, llvm::SMLoc loc);

void registerDirectives(Context &ctx);
void registerFunctions(Context &ctx);
void registerLaunches(Context &ctx);
void registerGroups(Context &ctx);

} // namespace strata::gpu_dialect

#endif // STRATA_DIALECTS_GPU_GPUDETAIL_H
