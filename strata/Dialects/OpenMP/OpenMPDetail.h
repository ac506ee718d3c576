// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the files of the dialect: cases of enumerations, and the operands
// of an operation by the name of their slot.
#ifndef STRATA_DIALECTS_OPENMP_OPENMPDETAIL_H
#define STRATA_DIALECTS_OPENMP_OPENMPDETAIL_H

#include "strata/Asm/OpImplementation.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"

namespace strata::omp_dialect {

/// The case `keyword` of the enumeration `#omp.<name>`; null if there is none.
Attribute getCase(Context *ctx, StringRef name, StringRef keyword);
/// The number of that case; it must exist.
uint64_t getCaseNumber(Context *ctx, StringRef name, StringRef keyword);
/// The keyword of a case of an enumeration of the dialect; empty for other attributes.
StringRef getKeyword(Attribute attr);
/// The number of a case, or of a set of cases, of an enumeration of the dialect.
uint64_t getNumber(Attribute attr);

/// The operands of the slot `name`.
OperandRange getOperands(Operation *op, StringRef name);
bool isA(Operation *op, StringRef name);
/// Whether `op` says how the loop in it is executed.
bool isLoopWrapper(Operation *op);

void registerClauses(Context &ctx);
void registerRegions(Context &ctx);
void registerLoops(Context &ctx);
void registerWrappers(Context &ctx);
void registerAtomics(Context &ctx);
void registerVerifiers(Context &ctx);
void registerDeclarations(Context &ctx);

} // namespace strata::omp_dialect

#endif // STRATA_DIALECTS_OPENMP_OPENMPDETAIL_H
