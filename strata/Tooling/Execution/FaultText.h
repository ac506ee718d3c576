// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages about programs that were stopped.
#ifndef STRATA_TOOLING_EXECUTION_FAULTTEXT_H
#define STRATA_TOOLING_EXECUTION_FAULTTEXT_H

#include "strata/CodegenProtocol/Protocol.h"

namespace strata {

/// Describes for users the fault that stopped a program, and its place. Begins
/// with the place in the source if it is known: `a.mlir:3:8: error: stack
/// overflow in function '@f'`.
std::string describeFault(const codegen::Fault &fault,
                          const codegen::FaultPlace &place,
                          const codegen::Request &request);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_FAULTTEXT_H
