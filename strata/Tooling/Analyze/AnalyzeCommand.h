// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata analyze`: facts about programs, for people and programs.
#ifndef STRATA_TOOLING_ANALYZE_ANALYZECOMMAND_H
#define STRATA_TOOLING_ANALYZE_ANALYZECOMMAND_H

namespace strata {

/// Runs `strata analyze`; `argv[0]` is the name in messages. Returns the exit code.
int runAnalyze(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_ANALYZE_ANALYZECOMMAND_H
