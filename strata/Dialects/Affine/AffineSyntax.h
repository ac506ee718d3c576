// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom forms of the affine dialect that formats cannot express: affine.parallel,
// whose bounds are groups of expressions, and affine.dma_start and affine.dma_wait, whose
// operands are grouped by the inputs of their maps.
#ifndef STRATA_DIALECTS_AFFINE_AFFINESYNTAX_H
#define STRATA_DIALECTS_AFFINE_AFFINESYNTAX_H

#include "strata/Support/LLVM.h"

namespace strata {

class Operation;
class OpAsmParser;
class OpAsmPrinter;
struct OperationState;

ParseResult parseAffineParallel(OpAsmParser &parser, OperationState &state);
/// Whether the function that prints accepts `op`, which need not be valid.
bool canPrintAffineParallel(Operation *op);
void printAffineParallel(Operation *op, OpAsmPrinter &printer);

ParseResult parseAffineDmaStart(OpAsmParser &parser, OperationState &state);
bool canPrintAffineDmaStart(Operation *op);
void printAffineDmaStart(Operation *op, OpAsmPrinter &printer);

ParseResult parseAffineDmaWait(OpAsmParser &parser, OperationState &state);
bool canPrintAffineDmaWait(Operation *op);
void printAffineDmaWait(Operation *op, OpAsmPrinter &printer);

} // namespace strata

#endif // STRATA_DIALECTS_AFFINE_AFFINESYNTAX_H
