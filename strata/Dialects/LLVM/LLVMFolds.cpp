// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds, and effects that depend on attributes.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Build/Fold.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

using Results = SmallVectorImpl<OpFoldResult>;

/// The operation called `name` that defines `value`; null if another one does.
static Operation *getDefiningOp(Value value, StringRef name) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().getStringRef() == name ? op : nullptr;
}

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
  return getDefiningOp(lhs, "llvm.alloca") &&
         getDefiningOp(rhs, "llvm.mlir.zero");
}

static LogicalResult foldICmp(Operation *op, ArrayRef<Attribute>,
                              Results &results) {
  constexpr uint64_t Eq = 0, Ne = 1;
  std::optional<uint64_t> predicate =
      getCaseNumber(op->getInherentAttrOrNull("predicate"));
  if (!predicate || *predicate > Ne)
    return failure();
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  bool isEqual = lhs == rhs;
  if (!isEqual && !isStackAndNull(lhs, rhs) && !isStackAndNull(rhs, lhs))
    return failure();
  results.push_back(
      getBit(op->getResult(0).getType(), isEqual == (predicate == Eq)));
  return success();
}

//===-- Casts --------------------------------------------------------------===//

/// A cast to the same type is its operand; one of another cast of the kind skips it.
static LogicalResult foldCast(Operation *op, ArrayRef<Attribute>,
                              Results &results) {
  Value operand = op->getOperand(0);
  Type type = op->getResult(0).getType();
  if (operand.getType() == type) {
    results.push_back(operand);
    return success();
  }
  Operation *inner = getDefiningOp(operand, op->getName().getStringRef());
  if (!inner)
    return failure();
  Value source = inner->getOperand(0);
  if (source.getType() == type)
    results.push_back(source);
  else
    op->setOperand(0, source);
  return success();
}

static LogicalResult foldZExt(Operation *op, ArrayRef<Attribute> operands,
                              Results &results) {
  auto value = dyn_cast_or_null<IntegerAttr>(operands[0]);
  auto type = dyn_cast<IntegerType>(op->getResult(0).getType());
  if (!value || !type || type.getWidth() < value.getValue().getBitWidth())
    return failure();
  results.push_back(
      IntegerAttr::get(type, value.getValue().zext(type.getWidth())));
  return success();
}

/// `llvm.or` and `llvm.shl` of two constants.
template <APInt (*compute)(const APInt &, const APInt &)>
static LogicalResult foldConstants(Operation *, ArrayRef<Attribute> operands,
                                   Results &results) {
  auto lhs = dyn_cast_or_null<IntegerAttr>(operands[0]);
  auto rhs = dyn_cast_or_null<IntegerAttr>(operands[1]);
  if (!lhs || !rhs || lhs.getType() != rhs.getType())
    return failure();
  results.push_back(
      IntegerAttr::get(lhs.getType(), compute(lhs.getValue(), rhs.getValue())));
  return success();
}

static APInt computeOr(const APInt &a, const APInt &b) { return a | b; }
static APInt computeShl(const APInt &a, const APInt &b) { return a.shl(b); }

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

static void setContainer(Operation *op, Value container,
                         ArrayRef<int64_t> position) {
  op->setOperand(0, container);
  op->setAttr("position",
              Builder(op->getContext()).getDenseI64ArrayAttr(position));
}

static LogicalResult foldExtractValue(Operation *op,
                                      ArrayRef<Attribute> operands,
                                      Results &results) {
  SmallVector<int64_t, 4> position = getPosition(op);
  if (Attribute element = getConstantElement(operands[0], position)) {
    results.push_back(element);
    return success();
  }
  Value container = op->getOperand(0);
  if (Operation *outer = getDefiningOp(container, "llvm.extractvalue")) {
    SmallVector<int64_t, 4> all = getPosition(outer);
    all.append(position.begin(), position.end());
    setContainer(op, outer->getOperand(0), all);
    return success();
  }
  Value first = container;
  while (Operation *insert = getDefiningOp(container, "llvm.insertvalue")) {
    SmallVector<int64_t, 4> where = getPosition(insert);
    if (where == position) {
      results.push_back(insert->getOperand(1));
      return success();
    }
    // The result is an element of the inserted value, or contains it.
    if (isPrefix(where, position) || isPrefix(position, where))
      break;
    container = insert->getOperand(0);
  }
  if (container == first)
    return failure();
  setContainer(op, container, position);
  return success();
}

//===-- llvm.getelementptr -------------------------------------------------===//

static constexpr int64_t dynamicGEPIndex = std::numeric_limits<int32_t>::min();

static LogicalResult foldAddress(Operation *op, ArrayRef<Attribute> operands,
                                 Results &results) {
  auto array = dyn_cast_or_null<DenseArrayAttr>(
      op->getInherentAttrOrNull("rawConstantIndices"));
  if (!array)
    return failure();
  SmallVector<int32_t, 4> constants;
  SmallVector<Value, 4> values = {op->getOperand(0)};
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
  Value base = op->getOperand(0);
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

static void getLoadEffects(Operation *op,
                           SmallVectorImpl<EffectInstance> &effects) {
  if (!op->getInherentAttrOrNull("invariant"))
    effects.push_back({MemoryEffect::Read, {}, op->getOperand(0)});
  if (isOrdered(op)) {
    effects.push_back({MemoryEffect::Write});
    effects.push_back({MemoryEffect::Read});
  }
}

static void getStoreEffects(Operation *op,
                            SmallVectorImpl<EffectInstance> &effects) {
  effects.push_back({MemoryEffect::Write, {}, op->getOperand(1)});
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
  auto addFold = [&](StringRef name, auto *fold) {
    OpHooks hooks;
    hooks.fold = fold;
    registerOpHooks(&ctx, name, hooks);
  };
  addFold("llvm.icmp", foldICmp);
  addFold("llvm.bitcast", foldCast);
  addFold("llvm.addrspacecast", foldCast);
  addFold("llvm.zext", foldZExt);
  addFold("llvm.or", foldConstants<computeOr>);
  addFold("llvm.shl", foldConstants<computeShl>);
  addFold("llvm.extractvalue", foldExtractValue);
  addFold("llvm.getelementptr", foldAddress);

  auto addEffects = [&](StringRef name, auto *getEffects) {
    OpHooks hooks;
    hooks.getEffects = getEffects;
    registerOpHooks(&ctx, name, hooks);
  };
  addEffects("llvm.load", getLoadEffects);
  addEffects("llvm.store", getStoreEffects);
  addEffects("llvm.inline_asm", getAssemblyEffects);
}
