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

//===-- llvm.icmp ----------------------------------------------------------===//

/// The bit, for each element, as a constant of the type.
static Attribute getBit(Type type, bool bit) {
  Context *ctx = type.getContext();
  auto value = BoolAttr::get(ctx, bit);
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return value;
  return DenseElementsAttr::get(vector, ArrayRef<Attribute>(value));
}

/// Whether the operands are the address of memory on the stack and null.
static bool isStackAndNull(Value lhs, Value rhs) {
  return lhs.getDefiningOp<LLVM::AllocaOp>() &&
         rhs.getDefiningOp<LLVM::ZeroOp>();
}

static OpFoldResult foldICmp(LLVM::IcmpOp op, LLVM::IcmpOp::FoldAdaptor) {
  constexpr uint64_t Eq = 0, Ne = 1;
  std::optional<uint64_t> predicate =
      getCaseNumber(op->getInherentAttrOrNull("predicate"));
  if (!predicate || *predicate > Ne)
    return {};
  Value lhs = op.getLhs(), rhs = op.getRhs();
  bool isEqual = lhs == rhs;
  if (!isEqual && !isStackAndNull(lhs, rhs) && !isStackAndNull(rhs, lhs))
    return {};
  return getBit(op.getType(), isEqual == (predicate == Eq));
}

//===-- Casts --------------------------------------------------------------===//

/// A cast to the same type is its operand; one of another cast of the kind skips it.
template <typename Op>
static OpFoldResult foldCast(Op op, typename Op::FoldAdaptor) {
  Value operand = op.getArg();
  Type type = op.getType();
  if (operand.getType() == type)
    return operand;
  auto inner = operand.getDefiningOp<Op>();
  if (!inner)
    return {};
  Value source = inner.getArg();
  if (source.getType() == type)
    return source;
  op.setArg(source);
  return op.getRes();
}

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
  registerOpHooks<LLVM::IcmpOp>(&ctx,
                                {.fold = foldHook<LLVM::IcmpOp, foldICmp>});
  registerOpHooks<LLVM::AddrspacecastOp>(
      &ctx,
      {.fold =
           foldHook<LLVM::AddrspacecastOp, foldCast<LLVM::AddrspacecastOp>>});
  registerOpHooks<LLVM::BitcastOp>(
      &ctx, {.fold = foldHook<LLVM::BitcastOp, foldCast<LLVM::BitcastOp>>});
  registerOpHooks<LLVM::ExtractvalueOp>(
      &ctx, {.fold = foldHook<LLVM::ExtractvalueOp, foldExtractValue>});
  registerOpHooks<LLVM::LoadOp>(&ctx,
                                {.getEffects = typedHook<getLoadEffects>});
  registerOpHooks<LLVM::StoreOp>(&ctx,
                                 {.getEffects = typedHook<getStoreEffects>});
  registerOpHooks<LLVM::GEPOp>(&ctx, {.fold = typedHook<foldAddress>});
  registerOpHooks<LLVM::InlineAsmOp>(&ctx, {.getEffects = getAssemblyEffects});
}
