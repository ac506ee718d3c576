// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/QuantTransforms/QuantTransforms.h"

#include "strata/Conversion/QuantTransforms/QuantTransformsDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::quantlower;

/// Storage types are numbered by width; unsigned ones have this flag.
static constexpr unsigned UnsignedFlag = 256;

static IntegerType getInteger(Context *ctx, quant::Storage storage) {
  return IntegerType::get(ctx, unsigned(storage) % UnsignedFlag);
}

IntegerType quantlower::getStorageType(Type type) {
  Context *ctx = type.getContext();
  if (auto uniform = dyn_cast<quant::UniformQuantizedType>(type))
    return getInteger(ctx, uniform.getStorageType());
  if (auto any = dyn_cast<quant::AnyQuantizedType>(type))
    return getInteger(ctx, any.getStorageType());
  return {};
}

bool quantlower::isSigned(quant::UniformQuantizedType type) {
  return unsigned(type.getStorageType()) < UnsignedFlag;
}

std::optional<int64_t> quantlower::getBlockSize(quant::AxesAttr axes,
                                                int64_t dim) {
  if (!axes.getBlocks())
    return std::nullopt;
  for (Attribute attr : axes.getBlocks()) {
    auto block = cast<quant::BlockAttr>(attr);
    if (block.getDimension() == dim)
      return block.getSize();
  }
  return std::nullopt;
}

/// Scales of blocks are lists of lists. The worklist is in reverse order.
static void addScales(quant::TileAttr tile, Scales &scales) {
  for (quant::TileAttr first = tile; first.getTiles();
       first = cast<quant::TileAttr>(first.getTiles()[0])) {
    scales.shape.push_back(int64_t(first.getTiles().size()));
    if (first.getTiles().empty())
      return;
  }
  SmallVector<quant::TileAttr> worklist{tile};
  while (!worklist.empty()) {
    quant::TileAttr next = worklist.pop_back_val();
    if (!next.getTiles()) {
      scales.values.push_back(next.getScale());
      continue;
    }
    for (Attribute part : llvm::reverse(next.getTiles().getValue()))
      worklist.push_back(cast<quant::TileAttr>(part));
  }
}

Scales quantlower::getScales(quant::UniformQuantizedType type) {
  Scales scales;
  quant::AxesAttr axes = type.getAxes();
  if (!axes) {
    scales.values.push_back(type.getScale());
    return scales;
  }
  if (axes.getTile()) {
    addScales(axes.getTile(), scales);
    return scales;
  }
  for (Attribute rest = axes.getChannels(); rest;) {
    auto channels = cast<quant::ChannelsAttr>(rest);
    scales.values.push_back(channels.getFirst());
    rest = channels.getRest();
  }
  scales.shape.push_back(int64_t(scales.values.size()));
  return scales;
}

void strata::registerQuantTransformsPasses(PassRegistry &registry) {
  registerStripPass(registry);
  registerNormalizePass(registry);
  registerLowerPass(registry);
}
