// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of SparseTensor.irdl.mlir that are C++.
#ifndef STRATA_DIALECTS_SPARSETENSOR_SPARSETENSORHOOKS_H
#define STRATA_DIALECTS_SPARSETENSOR_SPARSETENSORHOOKS_H

#include <cstdint>

namespace strata {

class Context;
class RankedTensorType;

namespace sparse_tensor {

/// The size of a level of a sparse tensor, or ShapedType::kDynamic.
int64_t getLevelSize(RankedTensorType type, unsigned lvl);

} // namespace sparse_tensor

/// Attaches the hooks. Call it before the dialect is loaded.
void registerSparseTensorHooks(Context &ctx);

/// Attaches the verifiers and inferred types of operations. registerSparseTensorHooks calls it.
void registerSparseVerifiers(Context &ctx);

/// Attaches the folds. registerSparseTensorHooks calls it.
void registerSparseFolds(Context &ctx);

/// Attaches the hooks of loops over iteration spaces. registerSparseTensorHooks calls it.
void registerSparseIteration(Context &ctx);

/// Registers the verifier of encodings. Call it when the dialect is registered.
void registerSparseEncodings(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_SPARSETENSOR_SPARSETENSORHOOKS_H
