// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.contract. If the lowering that the option selects does not apply, one
// iterator is unrolled: first iterators of both operands and the result, then
// those of one operand, then reductions. The innermost remainder is a reduced
// product of two vectors.
#include "strata/Conversion/VectorLowering/ContractionDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::detail;
using vector::CombiningKind;

//===-- Contractions -------------------------------------------------------===//

static Subscripts getSubscripts(Attribute map) {
  Subscripts subscripts;
  AffineMap value = cast<AffineMapAttr>(map).getValue();
  for (unsigned dim = 0; dim < value.getNumResults(); ++dim)
    subscripts.push_back(int64_t(value.getDimPosition(dim)));
  return subscripts;
}

Contraction::Contraction(vector::ContractionOp op)
    : op(op), lhs(op.getLhs()), rhs(op.getRhs()), acc(op.getAcc()),
      lhsType(cast<VectorType>(lhs.getType())),
      rhsType(cast<VectorType>(rhs.getType())) {
  ArrayRef<Attribute> maps = op.getIndexingMaps().getValue();
  lhsDims = getSubscripts(maps[0]);
  rhsDims = getSubscripts(maps[1]);
  accDims = getSubscripts(maps[2]);
  for (Attribute type : op.getIteratorTypes().getValue())
    isReduction.push_back(cast<vector::IteratorTypeAttr>(type).getValue() ==
                          vector::IteratorType::reduction);
  auto maskOp = dyn_cast_or_null<vector::MaskOp>(op->getParentOp());
  replaced = maskOp ? maskOp.getOperation() : op.getOperation();
  if (maskOp)
    mask = maskOp.getMask();
}

int64_t Contraction::find(ArrayRef<int64_t> subscripts, int64_t iterator) {
  const auto *found = llvm::find(subscripts, iterator);
  return found == subscripts.end() ? -1 : found - subscripts.begin();
}

int64_t Contraction::getSize(int64_t iterator) const {
  int64_t dim = find(lhsDims, iterator);
  return dim >= 0 ? lhsType.getDimSize(unsigned(dim))
                  : rhsType.getDimSize(unsigned(find(rhsDims, iterator)));
}

bool Contraction::hasIterators(StringRef kinds) const {
  return kinds.size() == isReduction.size() &&
         llvm::all_of(llvm::zip(kinds, isReduction), [](auto pair) {
           return (std::get<0>(pair) == 'r') == std::get<1>(pair);
         });
}

bool Contraction::hasSubscripts(ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs,
                                ArrayRef<int64_t> acc) const {
  return ArrayRef<int64_t>(lhsDims) == lhs &&
         ArrayRef<int64_t>(rhsDims) == rhs && ArrayRef<int64_t>(accDims) == acc;
}

Type Contraction::getAccElementType() const {
  return getElementTypeOrSelf(acc.getType());
}

Value detail::multiply(const VectorBuilder &vector, Value lhs, Value rhs) {
  bool isFloat = isa<FloatType>(getElementTypeOrSelf(lhs.getType()));
  return vector.create(isFloat ? arith::MulFOp::getOperationName()
                               : arith::MulIOp::getOperationName(),
                       {lhs, rhs}, lhs.getType());
}

Value detail::transposeMatrix(const VectorBuilder &vector, Value matrix) {
  return vector.transpose(matrix, {1, 0});
}

//===-- Iterators ----------------------------------------------------------===//

/// The maps and types of the iterators but `iterator`.
static SmallVector<NamedAttribute, 3>
dropIterator(OpBuilder &builder, const Contraction &contraction,
             int64_t iterator) {
  SmallVector<Attribute, 3> maps;
  Context *ctx = builder.getContext();
  for (const Subscripts &subscripts :
       {contraction.lhsDims, contraction.rhsDims, contraction.accDims}) {
    SmallVector<AffineExpr, 4> results;
    for (int64_t dim : subscripts)
      if (dim != iterator)
        results.push_back(
            getAffineDimExpr(unsigned(dim - (dim > iterator)), ctx));
    maps.push_back(AffineMapAttr::get(AffineMap::get(
        unsigned(contraction.getNumIterators() - 1), 0, results, ctx)));
  }
  SmallVector<Attribute, 4> types(contraction.op.getIteratorTypes().getValue());
  types.erase(types.begin() + iterator);
  return {builder.getNamedAttr("indexing_maps", builder.getArrayAttr(maps)),
          builder.getNamedAttr("iterator_types", builder.getArrayAttr(types)),
          builder.getNamedAttr("kind", contraction.op.getKindAttr())};
}

/// A contraction for each number of `iterator`.
static Value unroll(const VectorBuilder &vector, const Contraction &contraction,
                    int64_t iterator) {
  int64_t lhsDim = Contraction::find(contraction.lhsDims, iterator);
  int64_t rhsDim = Contraction::find(contraction.rhsDims, iterator);
  int64_t accDim = Contraction::find(contraction.accDims, iterator);
  Type type = contraction.acc.getType();
  bool isReduction = contraction.isReduction[size_t(iterator)];
  Value result = isReduction ? contraction.acc : vector.zero(type);
  if (!result)
    return {};
  OpBuilder &builder = vector.getBuilder();
  SmallVector<NamedAttribute, 3> attributes =
      dropIterator(builder, contraction, iterator);
  for (int64_t number = 0; number < contraction.getSize(iterator); ++number) {
    Value lhs = vector.extractPart(contraction.lhs, lhsDim, number);
    Value rhs = vector.extractPart(contraction.rhs, rhsDim, number);
    Value acc = isReduction
                    ? result
                    : vector.extractPart(contraction.acc, accDim, number);
    Value mask = contraction.mask
                     ? vector.extractPart(contraction.mask, iterator, number)
                     : Value();
    Operation *part = vector::ContractionOp::create(
        builder, vector.getLoc(), acc.getType(), {lhs, rhs, acc}, attributes);
    Value partResult = vector.underMask(part, mask);
    result = isReduction
                 ? partResult
                 : vector.insertPart(partResult, result, accDim, number);
  }
  return result;
}

/// The contraction of two vectors of one dimension to a number.
static Value reduceProduct(const VectorBuilder &vector,
                           const Contraction &contraction) {
  OpBuilder &builder = vector.getBuilder();
  Value product = multiply(vector, contraction.lhs, contraction.rhs);
  Operation *reduction = vector::ReductionOp::create(
      builder, vector.getLoc(), contraction.acc.getType(),
      {product, contraction.acc},
      builder.getNamedAttr("kind", contraction.op.getKindAttr()));
  return vector.underMask(reduction, contraction.mask);
}

/// The iterator to unroll next. None if an iterator is not where it has to be.
static std::optional<int64_t> getNextIterator(const Contraction &contraction) {
  std::optional<int64_t> batch, reduction;
  for (int64_t iterator :
       llvm::seq<int64_t>(0, contraction.getNumIterators())) {
    bool isInLhs = Contraction::find(contraction.lhsDims, iterator) >= 0;
    bool isInRhs = Contraction::find(contraction.rhsDims, iterator) >= 0;
    bool isInAcc = Contraction::find(contraction.accDims, iterator) >= 0;
    bool isReduction = contraction.isReduction[size_t(iterator)];
    if (isReduction == isInAcc || (isReduction && !(isInLhs && isInRhs)))
      return std::nullopt;
    std::optional<int64_t> &first = isReduction ? reduction : batch;
    if (isInLhs && isInRhs && !first)
      first = iterator;
  }
  if (batch)
    return batch;
  for (const Subscripts *dims : {&contraction.lhsDims, &contraction.rhsDims})
    for (int64_t iterator : *dims)
      if (!contraction.isReduction[size_t(iterator)])
        return iterator;
  return reduction;
}

bool Contraction::isScalable(int64_t iterator) const {
  int64_t dim = find(lhsDims, iterator);
  return dim >= 0 ? getScalableFlags(lhsType)[size_t(dim)]
                  : getScalableFlags(rhsType)[size_t(find(rhsDims, iterator))];
}

/// The contraction with its operands extended to the element type of the result.
static Value widenOperands(const VectorBuilder &vector,
                           const Contraction &contraction) {
  Type from = contraction.getElementType(),
       to = contraction.getAccElementType();
  if (!isWider(to, from))
    return {};
  Value lhs = widen(vector, contraction.lhs, to);
  Value rhs = widen(vector, contraction.rhs, to);
  Operation *wide = vector::ContractionOp::create(
      vector.getBuilder(), vector.getLoc(), contraction.acc.getType(),
      {lhs, rhs, contraction.acc}, contraction.op->getAttrs());
  return vector.underMask(wide, contraction.mask);
}

//===-- Pattern ------------------------------------------------------------===//

namespace {
class LowerContraction final : public OpRewritePattern<vector::ContractionOp> {
public:
  explicit LowerContraction(const VectorLoweringOptions &options)
      : OpRewritePattern("lower-contraction"), options(options) {}
  LogicalResult matchAndRewrite(vector::ContractionOp op,
                                PatternRewriter &rewriter) const override {
    Contraction contraction(op);
    auto maskOp = dyn_cast<vector::MaskOp>(contraction.replaced);
    if ((maskOp && maskOp.getPassthru()) ||
        !contraction.getElementType().isIntOrIndexOrFloat())
      return failure();
    rewriter.setInsertionPoint(contraction.replaced);
    Value result = lower(VectorBuilder(rewriter, op->getLoc()), contraction);
    if (!result)
      return failure();
    rewriter.replaceOp(contraction.replaced, result);
    return success();
  }

private:
  Value lower(const VectorBuilder &vector,
              const Contraction &contraction) const {
    switch (options.contraction) {
    case ContractionLowering::Dot:
      if (Value result = contractByDotProducts(vector, contraction))
        return result;
      break;
    case ContractionLowering::Matmul:
      if (Value result = contractByMatrixIntrinsic(vector, contraction))
        return result;
      break;
    case ContractionLowering::OuterProduct:
      if (Value result = contractByOuterProducts(vector, contraction))
        return result;
      break;
    case ContractionLowering::ParallelArith:
      if (Value result = contractElementwise(vector, contraction))
        return result;
      break;
    }
    return lowerIterator(vector, contraction);
  }

  Value lowerIterator(const VectorBuilder &vector,
                      const Contraction &contraction) const {
    if (contraction.getElementType() != contraction.getAccElementType())
      return options.allContractions ? widenOperands(vector, contraction)
                                     : Value();
    if (contraction.op.getKind() != CombiningKind::ADD &&
        !options.allContractions)
      return {};
    std::optional<int64_t> iterator = getNextIterator(contraction);
    if (!iterator)
      return {};
    if (contraction.lhsType.getRank() == 1 &&
        contraction.rhsType.getRank() == 1 &&
        contraction.isReduction[size_t(*iterator)])
      return reduceProduct(vector, contraction);
    if (contraction.isScalable(*iterator) ||
        contraction.getSize(*iterator) > maxParts)
      return {};
    return unroll(vector, contraction, *iterator);
  }

  VectorLoweringOptions options;
};
} // namespace

void detail::populateContractionPatterns(RewritePatternSet &patterns,
                                         const VectorLoweringOptions &options) {
  patterns.add<LowerContraction>(options);
}
