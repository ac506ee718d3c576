// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata prove`: proofs of rewrite rules (docs/proofs.md).
#ifndef STRATA_TOOLING_PROVE_PROVECOMMAND_H
#define STRATA_TOOLING_PROVE_PROVECOMMAND_H

namespace strata {

/// Runs `strata prove`; `argv[0]` is the name in messages. Returns the exit code.
int runProve(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_PROVE_PROVECOMMAND_H
