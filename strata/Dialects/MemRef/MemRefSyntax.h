// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Syntax of the memref dialect that formats cannot express: the initial value of
// memref.global, whose type follows from that of the memref, and memref.dma_start, whose
// operands are grouped by the ranks of their types.
#ifndef STRATA_DIALECTS_MEMREF_MEMREFSYNTAX_H
#define STRATA_DIALECTS_MEMREF_MEMREFSYNTAX_H

#include "strata/Asm/Format/FormatDirective.h"

namespace strata {

/// `memref<2xf32> = dense<1.0>` with arguments for the type and the initial value.
/// `uninitialized` is the unit attribute.
ParseResult parseGlobalType(OpAsmParser &parser,
                            MutableArrayRef<ParsedArgument> args);
void printGlobalType(OpAsmPrinter &printer, Operation *op,
                     ArrayRef<PrintedArgument> args);

ParseResult parseDmaStart(OpAsmParser &parser, OperationState &state);
/// Whether printDmaStart accepts `op`, which need not be valid.
bool canPrintDmaStart(Operation *op);
void printDmaStart(Operation *op, OpAsmPrinter &printer);

} // namespace strata

#endif // STRATA_DIALECTS_MEMREF_MEMREFSYNTAX_H
