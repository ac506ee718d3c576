// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls a function that was loaded, with the arguments of a request.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_RUN_H
#define STRATA_TOOLS_STRATA_CODEGEN_RUN_H

#include "tools/strata-codegen/EntryWrapper.h"

namespace strata::codegen {

class Loader;

/// A block with the arguments; data of memrefs stays in `memory`. Fails with a message in
/// `error` if the function has others.
LogicalResult makeBlock(const Call &call, const EntryLayout &layout,
                        char *memory, std::vector<char> &block,
                        std::string &error);

/// Calls the function the requested number of times, and reads the results of
/// the last call. Fails with a message in the response.
LogicalResult runCall(const Call &call, const EntryLayout &layout,
                      Loader &loader, std::vector<char> block,
                      Response &response);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_RUN_H
