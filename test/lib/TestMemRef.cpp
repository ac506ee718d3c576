// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TestMemRef.h"

#include "strata/Definition/Interfaces.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Build/Fold.h"
#include "strata/Interfaces/MemorySlotInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Types -------------------------------------------------------------===//

/// Indices of an element are an array of integers.
static Attribute makeIndex(Context *ctx, ArrayRef<int64_t> indices) {
  SmallVector<Attribute, 4> attrs;
  for (int64_t index : indices)
    attrs.push_back(IntegerAttr::get(IndexType::get(ctx), index));
  return ArrayAttr::get(ctx, attrs);
}

/// As in memref: of more than 16 elements nothing is gained, and one element is
/// not an aggregate.
static std::optional<SubelementTypes> getSubelementIndexMap(Type type) {
  auto memref = cast<MemRefType>(type);
  constexpr int64_t MaxElements = 16;
  if (!memref.hasStaticShape() || memref.getNumElements() > MaxElements ||
      memref.getNumElements() < 2)
    return std::nullopt;
  SubelementTypes elements;
  ArrayRef<int64_t> shape = memref.getShape();
  SmallVector<int64_t, 4> indices(shape.size());
  for (int64_t i = 0, e = memref.getNumElements(); i != e; ++i) {
    int64_t rest = i;
    for (size_t dim = shape.size(); dim-- > 0; rest /= shape[dim])
      indices[dim] = rest % shape[dim];
    elements[makeIndex(type.getContext(), indices)] = memref.getElementType();
  }
  return elements;
}

static Type getTypeAtIndex(Type type, Attribute index) {
  auto elements = getSubelementIndexMap(type);
  return elements ? elements->lookup(index) : Type();
}

//===-- memref.alloca -----------------------------------------------------===//

static void
getDestructurableSlots(Operation *op,
                       SmallVectorImpl<DestructurableMemorySlot> &slots) {
  Value memref = op->getResult(0);
  auto *aggregate = getInterface<DestructurableTypeInterface>(memref.getType());
  if (!aggregate)
    return;
  if (auto elements = aggregate->getSubelementIndexMap(memref.getType()))
    slots.push_back({{memref, memref.getType()}, std::move(*elements)});
}

static void destructure(Operation *op, const DestructurableMemorySlot &slot,
                        ArrayRef<Attribute> usedIndices, RewriterBase &rewriter,
                        SmallVectorImpl<Operation *> &newAllocators,
                        SubSlots &subslots) {
  for (Attribute index : usedIndices) {
    Type elementType = slot.subelementTypes.lookup(index);
    Operation *made = rewriter.create(
        op->getLoc(), "memref.alloca", {}, {MemRefType::get({}, elementType)},
        {rewriter.getNamedAttr("operandSegmentSizes",
                               rewriter.getDenseI32ArrayAttr({0, 0}))});
    newAllocators.push_back(made);
    subslots[index] = {made->getResult(0), elementType};
  }
}

//===-- memref.load and memref.store --------------------------------------===//

/// The index of the memref among the operands; indices follow it.
static unsigned getMemRefNumber(Operation *op) {
  return op->getNumResults() ? 0 : 1;
}

/// The element that `op` accesses, if that is known and within bounds.
static Attribute getElementIndex(Operation *op) {
  unsigned number = getMemRefNumber(op);
  auto type = cast<MemRefType>(op->getOperand(number).getType());
  SmallVector<int64_t, 4> indices;
  for (int64_t size : type.getShape()) {
    auto index = dyn_cast_or_null<IntegerAttr>(
        getConstantValue(op->getOperand(++number)));
    if (!index || index.getValue().isNegative() ||
        index.getValue().getSExtValue() >= size)
      return {};
    indices.push_back(index.getValue().getSExtValue());
  }
  return makeIndex(op->getContext(), indices);
}

static bool canRewire(Operation *op, const DestructurableMemorySlot &slot,
                      SubelementIndices &usedIndices,
                      SmallVectorImpl<MemorySlot> &) {
  unsigned number = getMemRefNumber(op);
  bool isAddress = number == 1 && op->getOperand(0) == slot.ptr;
  if (op->getOperand(number) != slot.ptr || isAddress)
    return false;
  Attribute index = getElementIndex(op);
  if (!index || !getInterface<DestructurableTypeInterface>(slot.elemType)
                     ->getTypeAtIndex(slot.elemType, index))
    return false;
  usedIndices.insert(index);
  return true;
}

static DeletionKind rewire(Operation *op, const DestructurableMemorySlot &,
                           const SubSlots &subslots, RewriterBase &rewriter) {
  Value part = subslots.lookup(getElementIndex(op)).ptr;
  rewriter.modifyOpInPlace(op, [&] {
    unsigned number = getMemRefNumber(op);
    op->eraseOperands(number + 1, op->getNumOperands() - number - 1);
    op->setOperand(number, part);
  });
  return DeletionKind::Keep;
}

//===-- Registration ------------------------------------------------------===//

static constexpr DestructurableTypeInterface aggregates = {
    getSubelementIndexMap, getTypeAtIndex};
static constexpr DestructurableAllocationOpInterface::Concept allocations = {
    .getDestructurableSlots = getDestructurableSlots,
    .destructure = destructure};
static constexpr DestructurableAccessorOpInterface::Concept accessors = {
    canRewire, rewire};

void strata::registerTestMemRef(Context &ctx) {
  (void)attachInterface(&ctx, "!builtin.memref", aggregates);
  OpHooks allocation, access;
  allocation.addInterface(allocations);
  access.addInterface(accessors);
  registerOpHooks(&ctx, "memref.alloca", allocation);
  registerOpHooks(&ctx, "memref.load", access);
  registerOpHooks(&ctx, "memref.store", access);
}
