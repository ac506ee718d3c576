// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `snapshot-op-locations`, which writes a file.
#ifndef STRATA_TOOLING_OPT_SNAPSHOTOPLOCATIONS_H
#define STRATA_TOOLING_OPT_SNAPSHOTOPLOCATIONS_H

namespace strata {

class PassRegistry;
void registerSnapshotOpLocationsPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TOOLING_OPT_SNAPSHOTOPLOCATIONS_H
