// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The folds of Shard.irdl.mlir that are C++.
#ifndef STRATA_DIALECTS_SHARD_SHARDHOOKS_H
#define STRATA_DIALECTS_SHARD_SHARDHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call it before the dialect is loaded.
void registerShardHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_SHARD_SHARDHOOKS_H
