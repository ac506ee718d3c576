// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/AffineDma.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

static constexpr StringLiteral SourceMap = "src_map";
static constexpr StringLiteral DestinationMap = "dst_map";
static constexpr StringLiteral TagMap = "tag_map";

static void append(const DmaElement &element,
                   SmallVectorImpl<Value> &operands) {
  operands.push_back(element.memref);
  llvm::append_range(operands, element.operands);
}

AffineDmaStartOp affine::createDmaStart(OpBuilder &builder, Location loc,
                                        const DmaStart &dma) {
  SmallVector<Value> operands;
  for (const DmaElement *element : {&dma.source, &dma.destination, &dma.tag})
    append(*element, operands);
  operands.push_back(dma.numElements);
  if (dma.stride) {
    operands.push_back(dma.stride);
    operands.push_back(dma.numElementsPerStride);
  }
  SmallVector<NamedAttribute> attrs{
      builder.getNamedAttr(SourceMap, AffineMapAttr::get(dma.source.map)),
      builder.getNamedAttr(DestinationMap,
                           AffineMapAttr::get(dma.destination.map)),
      builder.getNamedAttr(TagMap, AffineMapAttr::get(dma.tag.map))};
  return AffineDmaStartOp::create(builder, loc, TypeRange(), operands, attrs);
}

AffineDmaWaitOp affine::createDmaWait(OpBuilder &builder, Location loc,
                                      const DmaWait &dma) {
  SmallVector<Value> operands;
  append(dma.tag, operands);
  operands.push_back(dma.numElements);
  NamedAttribute attr =
      builder.getNamedAttr(TagMap, AffineMapAttr::get(dma.tag.map));
  return AffineDmaWaitOp::create(builder, loc, TypeRange(), operands, attr);
}
