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

DmaElement affine::getDmaElement(Operation *op,
                                 const TransferElement &element) {
  DmaElement result;
  result.memref = element.memory;
  result.map = element.map;
  llvm::append_range(result.operands, element.getIndices(op));
  return result;
}

static void append(const DmaElement &element,
                   SmallVectorImpl<Value> &operands) {
  operands.push_back(element.memref);
  llvm::append_range(operands, element.operands);
}

void affine::setDmaElements(RewriterBase &rewriter, Operation *op,
                            ArrayRef<DmaElement> elements) {
  unsigned count = TransferOpInterface(op).getTransfer()->count;
  SmallVector<Value> operands;
  for (const DmaElement &element : elements)
    append(element, operands);
  llvm::append_range(operands, op->getOperands().drop_front(count));
  bool isStart = isa<AffineDmaStartOp>(op);
  rewriter.modifyOpInPlace(op, [&] {
    op->setOperands(operands);
    op->setAttr(TagMap, AffineMapAttr::get(elements.back().map));
    if (!isStart)
      return;
    op->setAttr(SourceMap, AffineMapAttr::get(elements[0].map));
    op->setAttr(DestinationMap, AffineMapAttr::get(elements[1].map));
  });
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
