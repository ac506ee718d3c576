// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the C++ of OpenACC.irdl.mlir.
#ifndef STRATA_DIALECTS_OPENACC_OPENACCDETAIL_H
#define STRATA_DIALECTS_OPENACC_OPENACCDETAIL_H

namespace strata {

class Context;

namespace acc_dialect {

/// Registers the patterns of atomic operations.
void registerAtomics(Context &ctx);
/// Registers the directives of clauses with device types.
void registerClauses(Context &ctx);
/// Registers the directives of single operands and loops.
void registerLoops(Context &ctx);
/// Attaches the verifiers.
void registerVerifiers(Context &ctx);

} // namespace acc_dialect
} // namespace strata

#endif // STRATA_DIALECTS_OPENACC_OPENACCDETAIL_H
