// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata query`: lists the places of source text that rules match.
#ifndef STRATA_TOOLING_REWRITE_QUERYCOMMAND_H
#define STRATA_TOOLING_REWRITE_QUERYCOMMAND_H

namespace strata {

/// Runs `strata query`; returns the exit code: 0 if anything matched, 1 if nothing did,
/// 2 after errors.
int runQuery(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_REWRITE_QUERYCOMMAND_H
