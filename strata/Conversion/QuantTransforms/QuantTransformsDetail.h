// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of quantized types, in a form that is easy to compute with.
#ifndef STRATA_CONVERSION_QUANTTRANSFORMS_QUANTTRANSFORMSDETAIL_H
#define STRATA_CONVERSION_QUANTTRANSFORMS_QUANTTRANSFORMSDETAIL_H

#include "strata/Dialects/Quant/QuantOps.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <optional>

namespace strata {

class PassRegistry;

namespace quantlower {

/// The signless integer that stores numbers of `type`, or null if it is of another kind.
IntegerType getStorageType(Type type);

/// Scales and zero points of blocks of elements.
struct Scales {
  /// The number of scales in each dimension. Empty for one scale.
  SmallVector<int64_t> shape;
  /// The scales, in the order of their indices.
  SmallVector<quant::ScaleAttr> values;
};

/// The scales of `type`, of all its dimensions if it has scales of blocks.
Scales getScales(quant::UniformQuantizedType type);

/// Whether the integers that store numbers of `type` are signed.
bool isSigned(quant::UniformQuantizedType type);

/// The number of elements along dimension `dim` that share a scale, if the type says it.
std::optional<int64_t> getBlockSize(quant::AxesAttr axes, int64_t dim);

void registerStripPass(PassRegistry &registry);
void registerNormalizePass(PassRegistry &registry);
void registerLowerPass(PassRegistry &registry);

} // namespace quantlower
} // namespace strata

#endif // STRATA_CONVERSION_QUANTTRANSFORMS_QUANTTRANSFORMSDETAIL_H
