// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A line on a terminal that says which pass runs, once a run takes long.
#ifndef STRATA_TOOLING_OPT_PASSPROGRESS_H
#define STRATA_TOOLING_OPT_PASSPROGRESS_H

namespace strata {

class PassManager;

/// Does nothing if standard error is not a terminal.
void enablePassProgress(PassManager &pm);

} // namespace strata

#endif // STRATA_TOOLING_OPT_PASSPROGRESS_H
