// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata rewrite`: applies rules to source text.
#ifndef STRATA_TOOLING_REWRITE_REWRITECOMMAND_H
#define STRATA_TOOLING_REWRITE_REWRITECOMMAND_H

namespace strata {

/// Runs `strata rewrite`; returns the exit code: 1 after errors, and with --check if a file
/// would change.
int runRewrite(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_REWRITE_REWRITECOMMAND_H
