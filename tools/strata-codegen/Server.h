// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The side of strata-codegen of the protocol.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_SERVER_H
#define STRATA_TOOLS_STRATA_CODEGEN_SERVER_H

namespace strata::codegen {

/// Answers the one request that comes over the channel (strata/CodegenProtocol/Protocol.h).
/// Returns the exit code of the process.
int serve();

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_SERVER_H
