// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom form of linalg.map and linalg.reduce: a region that is one operation on the
// arguments is written as its name, in braces at the beginning.
#ifndef STRATA_DIALECTS_LINALG_PAYLOADSYNTAX_H
#define STRATA_DIALECTS_LINALG_PAYLOADSYNTAX_H

#include "strata/Support/LLVM.h"

namespace strata {

class Operation;
class OpAsmParser;
class OpAsmPrinter;
struct OperationState;

ParseResult parseLinalgMap(OpAsmParser &parser, OperationState &state);
/// Whether the functions that print take `op`, which need not be valid.
bool canPrintPayload(Operation *op);
void printLinalgMap(Operation *op, OpAsmPrinter &printer);
ParseResult parseLinalgReduce(OpAsmParser &parser, OperationState &state);
void printLinalgReduce(Operation *op, OpAsmPrinter &printer);

} // namespace strata

#endif // STRATA_DIALECTS_LINALG_PAYLOADSYNTAX_H
