// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata format`: formats source text (docs/formatting.md).
#ifndef STRATA_TOOLING_FORMAT_FORMATCOMMAND_H
#define STRATA_TOOLING_FORMAT_FORMATCOMMAND_H

namespace strata {

/// The exit code.
int runFormat(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_FORMAT_FORMATCOMMAND_H
