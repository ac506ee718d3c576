// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The programs below a folder.
#ifndef STRATA_TOOLING_LANGUAGESERVER_PROGRAMLIST_H
#define STRATA_TOOLING_LANGUAGESERVER_PROGRAMLIST_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata {

/// The files `*.mlir` below `folder`, sorted, without hidden folders. Some of a folder with more
/// than 20,000 entries are missing, and files of more than 4 MB.
std::vector<std::string> listPrograms(StringRef folder);

} // namespace strata

#endif // STRATA_TOOLING_LANGUAGESERVER_PROGRAMLIST_H
