// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata ls`: the contents of a file of text or bytecode: symbols, numbers of
// operations, sizes, dialects, resources.
#ifndef STRATA_TOOLING_LIST_LISTCOMMAND_H
#define STRATA_TOOLING_LIST_LISTCOMMAND_H

namespace strata {

/// Runs the tool; `argv[0]` is the name for messages. Returns the exit code.
int runList(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_LIST_LISTCOMMAND_H
