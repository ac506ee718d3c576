// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds, and effects that depend on attributes.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

using Results = SmallVectorImpl<OpFoldResult>;

//===-- llvm.extractvalue --------------------------------------------------===//

static SmallVector<int64_t, 4> getPosition(Operation *op) {
  SmallVector<int64_t, 4> position;
  if (auto array = dyn_cast_or_null<DenseArrayAttr>(
          op->getInherentAttrOrNull("position")))
    for (Attribute entry : getArrayElements(array))
      position.push_back(cast<IntegerAttr>(entry).getValue().getSExtValue());
  return position;
}

/// The element of a constant, if it is a number.
static Attribute getConstantElement(Attribute constant,
                                    ArrayRef<int64_t> position) {
  if (position.size() != 1 || position[0] < 0)
    return {};
  auto index = size_t(position[0]);
  if (auto array = dyn_cast_or_null<ArrayAttr>(constant))
    return index < array.size() ? array[index] : Attribute();
  auto elements = dyn_cast_or_null<DenseElementsAttr>(constant);
  if (!elements || elements.getType().getRank() != 1 ||
      isa<ComplexType>(elements.getElementType()) ||
      position[0] >= elements.getNumElements())
    return {};
  return elements.isSplat()
             ? *elements.getValues<Attribute>().begin()
             : *std::next(elements.getValues<Attribute>().begin(), position[0]);
}

/// Whether `prefix` is the beginning of `all`.
static bool isPrefix(ArrayRef<int64_t> prefix, ArrayRef<int64_t> all) {
  return prefix.size() <= all.size() && all.take_front(prefix.size()) == prefix;
}

static OpFoldResult setContainer(LLVM::ExtractvalueOp op, Value container,
                                 ArrayRef<int64_t> position) {
  op.setContainer(container);
  op->setAttr("position",
              Builder(op->getContext()).getDenseI64ArrayAttr(position));
  return op.getRes();
}

static OpFoldResult
foldExtractValue(LLVM::ExtractvalueOp op,
                 LLVM::ExtractvalueOp::FoldAdaptor adaptor) {
  SmallVector<int64_t, 4> position = getPosition(op);
  if (Attribute element = getConstantElement(adaptor.getContainer(), position))
    return element;
  Value container = op.getContainer();
  if (auto outer = container.getDefiningOp<LLVM::ExtractvalueOp>()) {
    SmallVector<int64_t, 4> all = getPosition(outer);
    all.append(position.begin(), position.end());
    return setContainer(op, outer.getContainer(), all);
  }
  Value first = container;
  while (auto insert = container.getDefiningOp<LLVM::InsertvalueOp>()) {
    SmallVector<int64_t, 4> where = getPosition(insert);
    if (where == position)
      return insert.getValue();
    // The result is an element of the inserted value, or contains it.
    if (isPrefix(where, position) || isPrefix(position, where))
      break;
    container = insert.getContainer();
  }
  return container == first ? OpFoldResult()
                            : setContainer(op, container, position);
}

//===-- llvm.getelementptr -------------------------------------------------===//

static constexpr int64_t dynamicGEPIndex = std::numeric_limits<int32_t>::min();

static LogicalResult foldAddress(LLVM::GEPOp op, ArrayRef<Attribute> operands,
                                 Results &results) {
  auto array = dyn_cast_or_null<DenseArrayAttr>(
      op->getInherentAttrOrNull("rawConstantIndices"));
  if (!array)
    return failure();
  SmallVector<int32_t, 4> constants;
  SmallVector<Value, 4> values = {op.getBase()};
  unsigned next = 1;
  for (Attribute entry : getArrayElements(array)) {
    int64_t index = cast<IntegerAttr>(entry).getValue().getSExtValue();
    if (index == dynamicGEPIndex && next < op->getNumOperands()) {
      auto known = dyn_cast_or_null<IntegerAttr>(operands[next]);
      std::optional<int64_t> number =
          known ? known.getValue().trySExtValue() : std::nullopt;
      if (number && llvm::isInt<32>(*number) && *number != dynamicGEPIndex)
        index = *number;
      else
        values.push_back(op->getOperand(next));
      ++next;
    }
    constants.push_back(int32_t(index));
  }
  Value base = op.getBase();
  if (constants.size() == 1 && constants[0] == 0 &&
      base.getType() == op->getResult(0).getType()) {
    results.push_back(base);
    return success();
  }
  if (values.size() == op->getNumOperands())
    return failure();
  op->setOperands(values);
  op->setAttr("rawConstantIndices",
              Builder(op->getContext()).getDenseI32ArrayAttr(constants));
  return success();
}

//===-- Effects ------------------------------------------------------------===//

/// Whether an access is volatile, or ordered with other accesses.
static bool isOrdered(Operation *op) {
  constexpr uint64_t Unordered = 1;
  return op->getInherentAttrOrNull("volatile_") ||
         getCaseNumber(op->getInherentAttrOrNull("ordering")) > Unordered;
}

static void getLoadEffects(LLVM::LoadOp op,
                           SmallVectorImpl<EffectInstance> &effects) {
  if (!op->getInherentAttrOrNull("invariant"))
    effects.push_back({MemoryEffect::Read, {}, op.getAddr()});
  if (isOrdered(op)) {
    effects.push_back({MemoryEffect::Write});
    effects.push_back({MemoryEffect::Read});
  }
}

static void getStoreEffects(LLVM::StoreOp op,
                            SmallVectorImpl<EffectInstance> &effects) {
  effects.push_back({MemoryEffect::Write, {}, op.getAddr()});
  if (isOrdered(op)) {
    effects.push_back({MemoryEffect::Write});
    effects.push_back({MemoryEffect::Read});
  }
}

static void getAssemblyEffects(Operation *op,
                               SmallVectorImpl<EffectInstance> &effects) {
  if (!op->getInherentAttrOrNull("has_side_effects"))
    return;
  effects.push_back({MemoryEffect::Write});
  effects.push_back({MemoryEffect::Read});
}

void llvm_dialect::registerFolds(Context &ctx) {
  registerOpHooks<LLVM::ExtractvalueOp>(
      &ctx, {.fold = foldHook<LLVM::ExtractvalueOp, foldExtractValue>});
  registerOpHooks<LLVM::LoadOp>(&ctx,
                                {.getEffects = typedHook<getLoadEffects>});
  registerOpHooks<LLVM::StoreOp>(&ctx,
                                 {.getEffects = typedHook<getStoreEffects>});
  registerOpHooks<LLVM::GEPOp>(&ctx, {.fold = typedHook<foldAddress>});
  registerOpHooks<LLVM::InlineAsmOp>(&ctx, {.getEffects = getAssemblyEffects});
}
