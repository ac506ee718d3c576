// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/DimsAndSymbols.h"

#include "strata/Definition/Segments.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;

/// The operation that defines `value`, which may be null.
static Operation *getSource(Value value) {
  return value ? value.getDefiningOp() : nullptr;
}

/// The dimension of `dim`, a memref.dim or tensor.dim: its constant index, or
/// std::nullopt.
static std::optional<int64_t> getDimIndex(Operation *dim) {
  Operation *constant = getSource(dim->getOperand(1));
  if (!constant)
    return std::nullopt;
  auto index = dyn_cast_or_null<IntegerAttr>(getConstantValue(constant));
  if (!index || index.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return index.getValue().getSExtValue();
}

/// The operand of `op`, which creates a memref of the type `type`, that is the size of
/// dimension `index`; null if there is none.
static Value getDynamicSize(Operation *op, ShapedType type, int64_t index) {
  // The group of operands with the sizes.
  bool isView = isa<memref::ViewOp, memref::SubViewOp>(op);
  if (!isView && !isa<memref::AllocOp>(op))
    return {};
  StringRef name = isView ? "sizes" : "dynamicSizes";
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)))
    return {};
  const OpDefinition &def = op->getDefinition();
  ArrayRef<int64_t> shape = type.getShape();
  unsigned place = 0;
  // The sizes of a subview may be those of more dimensions than it has.
  if (isa<memref::SubViewOp>(op)) {
    auto sizes = op->getAttrOfType<DenseI64ArrayAttr>("static_sizes");
    if (!sizes || sizes.size() != type.getRank())
      return {};
    shape = sizes.asArrayRef();
  }
  for (int64_t dim = 0; dim < index; ++dim)
    place += ShapedType::isDynamic(shape[dim]);
  for (auto [slot, segment] : llvm::zip(def.operands, segments))
    if (slot.name == name && place < segment.size)
      return op->getOperand(segment.first + place);
  return {};
}

namespace {
/// Decides for one value. The values that it depends on are put on a worklist;
/// each value is visited at most once as a dimension and once as a symbol.
class Decision {
public:
  /// `place` is the region that uses the value; null if nothing is around the user.
  explicit Decision(Region *place) : place(place) {}

  bool run(Value value, bool isDim) {
    if (isPlain(value, isDim))
      return true;
    push(value, isDim);
    while (!worklist.empty()) {
      auto [next, asDim] = worklist.pop_back_val();
      if (!next || !next.getType().isIndex())
        return false;
      if (isTopLevel(next))
        continue;
      if (!(asDim ? visitDim(next) : visitSymbol(next)))
        return false;
    }
    return true;
  }

private:
  /// Whether `value` is an argument of the body of a function or loop that is valid at
  /// first sight, as most are.
  static bool isPlain(Value value, bool isDim) {
    auto argument = dyn_cast_or_null<BlockArgument>(value);
    if (!argument || !argument.getType().isIndex())
      return false;
    Operation *parent = argument.getOwner()->getParentOp();
    return isScope(parent) ||
           (isDim && argument.getArgNumber() == 0 &&
            isa_and_nonnull<dialects::affine::AffineForOp>(parent));
  }

  void push(Value value, bool isDim) {
    if ((isDim ? seenDims : seenSymbols).insert(value.getImpl()).second)
      worklist.push_back({value, isDim});
  }

  static bool isScope(Operation *op) {
    return op && op->isRegistered() && op->hasTrait(OpTrait::AffineScope);
  }

  /// Whether `value` is defined directly in the closest scope around the user or outside
  /// of it: in the region of a scope, or with a scope between it and the user.
  bool isTopLevel(Value value) {
    Region *home = value.getParentRegion();
    if (!home)
      return false;
    if (isScope(home->getParentOp()))
      return true;
    for (Region *region = place; region && region != home;
         region = region->getParentRegion())
      if (isScope(region->getParentOp()))
        return true;
    return false;
  }

  bool visitDim(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op) {
      // Other arguments are carried values.
      auto argument = cast<BlockArgument>(value);
      Operation *parent = argument.getOwner()->getParentOp();
      return isa_and_nonnull<dialects::affine::AffineParallelOp>(parent) ||
             (isa_and_nonnull<dialects::affine::AffineForOp>(parent) &&
              argument.getArgNumber() == 0);
    }
    if (isa<dialects::affine::AffineApplyOp,
            dialects::affine::AffineDelinearizeIndexOp,
            dialects::affine::AffineLinearizeIndexOp>(op)) {
      for (Value operand : op->getOperands())
        push(operand, /*isDim=*/true);
      return true;
    }
    push(value, /*isDim=*/false);
    return true;
  }

  bool visitSymbol(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || !op->isRegistered())
      return false;
    if (op->hasTrait(OpTrait::ConstantLike))
      return true;
    if (isa<memref::DimOp, tensor::DimOp>(op))
      return visitSize(op);
    if (!isPure(op))
      return false;
    for (Value operand : op->getOperands())
      push(operand, /*isDim=*/false);
    return true;
  }

  /// Whether the size that `dim` returns is a symbol, if the pushed values are.
  bool visitSize(Operation *dim) {
    if (dim->getNumOperands() != 2)
      return false;
    Value shaped = dim->getOperand(0);
    if (shaped && isTopLevel(shaped))
      return true;
    Operation *source = getSource(shaped);
    while (isa_and_nonnull<memref::CastOp>(source) &&
           source->getNumOperands() == 1)
      source = getSource(source->getOperand(0));
    std::optional<int64_t> index = getDimIndex(dim);
    if (!source || !index || source->getNumResults() != 1)
      return false;
    auto type = dyn_cast<ShapedType>(source->getResult(0).getType());
    if (!type || !type.hasRank() || *index < 0 || *index >= type.getRank())
      return false;
    if (!type.isDynamicDim(unsigned(*index)))
      return true;
    Value size = getDynamicSize(source, type, *index);
    if (!size)
      return false;
    push(size, /*isDim=*/false);
    return true;
  }

  Region *place;
  llvm::SmallDenseSet<const void *, 8> seenDims, seenSymbols;
  SmallVector<std::pair<Value, bool>, 8> worklist;
};
} // namespace

bool strata::isValidAffineSymbol(Operation *user, Value value) {
  return isValidAffineSymbol(user->getParentRegion(), value);
}

bool strata::isValidAffineSymbol(Region *place, Value value) {
  return Decision(place).run(value, /*isDim=*/false);
}

bool strata::isValidAffineDim(Operation *user, Value value) {
  return isValidAffineDim(user->getParentRegion(), value);
}

bool strata::isValidAffineDim(Region *place, Value value) {
  return Decision(place).run(value, /*isDim=*/true);
}

/// The value of a call with one argument.
static PredicateValue decide(const PredicateCall &call, bool isDim) {
  if (!call.op || call.args[0].getTag() != PredicateValue::Tag::Value)
    return PredicateValue::getFailure("expected a value of an operation");
  return PredicateValue::getBool(
      Decision(call.op->getParentRegion()).run(call.args[0].getValue(), isDim));
}

void strata::registerDimsAndSymbols(Context &ctx) {
  PredicateFunction dim, symbol;
  dim.minArgs = dim.maxArgs = symbol.minArgs = symbol.maxArgs = 1;
  dim.call = [](const PredicateCall &call) {
    return decide(call, /*isDim=*/true);
  };
  symbol.call = [](const PredicateCall &call) {
    return decide(call, /*isDim=*/false);
  };
  (void)registerPredicateFunction(ctx, "affine::isValidDim", dim);
  (void)registerPredicateFunction(ctx, "affine::isValidSymbol", symbol);
}
