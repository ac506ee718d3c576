// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/TensorNatives.h"

#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Refines `joined`, which is unranked as long as no shape is known, by the
/// shape of `type`. False if they contradict each other.
static bool join(Type type, TensorType &joined) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked)
    return isa<TensorType>(type);
  if (!joined.hasRank()) {
    joined = ranked;
    return true;
  }
  if (ranked.getRank() != joined.getRank())
    return false;
  SmallVector<int64_t> shape(joined.getShape());
  for (auto [size, known] : llvm::zip(ranked.getShape(), shape)) {
    if (ShapedType::isDynamic(known))
      known = size;
    else if (!ShapedType::isDynamic(size) && size != known)
      return false;
  }
  joined = RankedTensorType::get(shape, ranked.getElementType());
  return true;
}

/// The type that refines all `types`; null if they contradict each other.
static TensorType joinAll(ArrayRef<Type> types) {
  auto first = dyn_cast<TensorType>(types.front());
  if (!first)
    return {};
  TensorType joined = UnrankedTensorType::get(first.getElementType());
  for (Type type : types)
    if (!join(type, joined))
      return {};
  return joined.hasRank()
             ? RankedTensorType::get(joined.getShape(), first.getElementType())
             : joined;
}

/// The type that refines all arguments.
static LogicalResult joinArguments(PatternRewriter &, ArrayRef<PDLValue> args,
                                   PDLResultList &results) {
  SmallVector<Type, 3> types;
  for (const PDLValue &arg : args) {
    if (arg.isNull() || arg.isRange() || arg.getKind() != PDLValue::Kind::Type)
      return failure();
    types.push_back(arg.getType());
  }
  TensorType joined = types.empty() ? TensorType() : joinAll(types);
  if (!joined)
    return failure();
  results.push_back(Type(joined));
  return success();
}

const PDLNatives &strata::getTensorNatives() {
  static const PDLNatives natives = [] {
    PDLNatives natives = PDLNatives::getBuiltin();
    PDLNative join;
    join.fn = joinArguments;
    join.results =
        std::vector<PDLNative::Parameter>{{PDLValue::Kind::Type, false}};
    natives.registerConstraintFunction("tensor.join", join);
    natives.registerConstraintFunction(
        "tensor.says_at_least", [](PatternRewriter &, Type type, Type other) {
          return success(detail::saysAtLeast(type, other));
        });
    return natives;
  }();
  return natives;
}
