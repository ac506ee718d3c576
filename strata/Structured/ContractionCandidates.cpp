// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The named products, convolutions and poolings that a linalg.generic may be: each of the right
// ranks is created, detached, with the strides and dilations that the maps tell, and compared.
#include "strata/Dialects/Linalg/StructuredBody.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/SpecializationDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

namespace {
/// A named operation with two inputs. The number of window dimensions is 0 for products.
struct Candidate {
  StringRef name;
  int64_t imageRank, kernelRank;
  unsigned numWindowDims;
  bool hasStrides;
};
} // namespace

template <typename Op>
static constexpr Candidate makeCandidate(int64_t imageRank, int64_t kernelRank,
                                         unsigned numWindowDims = 0,
                                         bool hasStrides = true) {
  return {Op::getOperationName(), imageRank, kernelRank, numWindowDims,
          hasStrides && numWindowDims};
}

static constexpr Candidate candidates[] = {
    makeCandidate<MatmulOp>(2, 2),
    makeCandidate<BatchMatmulOp>(3, 3),
    makeCandidate<Conv1DOp>(1, 1, 1, false),
    makeCandidate<Conv2DOp>(2, 2, 2, false),
    makeCandidate<Conv3DOp>(3, 3, 3, false),
    makeCandidate<Conv1DNwcWcfOp>(3, 3, 1),
    makeCandidate<Conv1DNcwFcwOp>(3, 3, 1),
    makeCandidate<Conv2DNhwcHwcfOp>(4, 4, 2),
    makeCandidate<Conv2DNchwFchwOp>(4, 4, 2),
    makeCandidate<Conv2DNhwcFhwcOp>(4, 4, 2),
    makeCandidate<Conv3DNdhwcDhwcfOp>(5, 5, 3),
    makeCandidate<Conv3DNcdhwFcdhwOp>(5, 5, 3),
    makeCandidate<DepthwiseConv1DNwcWcOp>(3, 2, 1),
    makeCandidate<DepthwiseConv1DNcwCwOp>(3, 2, 1),
    makeCandidate<DepthwiseConv1DNwcWcmOp>(3, 3, 1),
    makeCandidate<DepthwiseConv2DNhwcHwcOp>(4, 3, 2),
    makeCandidate<DepthwiseConv2DNchwChwOp>(4, 3, 2),
    makeCandidate<DepthwiseConv2DNhwcHwcmOp>(4, 4, 2),
    makeCandidate<DepthwiseConv3DNdhwcDhwcOp>(5, 4, 3),
    makeCandidate<DepthwiseConv3DNcdhwCdhwOp>(5, 4, 3),
    makeCandidate<DepthwiseConv3DNdhwcDhwcmOp>(5, 5, 3),
    makeCandidate<PoolingNhwcSumOp>(4, 2, 2),
    makeCandidate<PoolingNchwSumOp>(4, 2, 2),
    makeCandidate<PoolingNhwcMaxOp>(4, 2, 2),
    makeCandidate<PoolingNhwcMaxUnsignedOp>(4, 2, 2),
    makeCandidate<PoolingNchwMaxOp>(4, 2, 2),
    makeCandidate<PoolingNhwcMinOp>(4, 2, 2),
    makeCandidate<PoolingNhwcMinUnsignedOp>(4, 2, 2),
    makeCandidate<PoolingNwcSumOp>(3, 1, 1),
    makeCandidate<PoolingNcwSumOp>(3, 1, 1),
    makeCandidate<PoolingNwcMaxOp>(3, 1, 1),
    makeCandidate<PoolingNwcMaxUnsignedOp>(3, 1, 1),
    makeCandidate<PoolingNcwMaxOp>(3, 1, 1),
    makeCandidate<PoolingNwcMinOp>(3, 1, 1),
    makeCandidate<PoolingNwcMinUnsignedOp>(3, 1, 1),
    makeCandidate<PoolingNdhwcSumOp>(5, 3, 3),
    makeCandidate<PoolingNdhwcMaxOp>(5, 3, 3),
    makeCandidate<PoolingNdhwcMinOp>(5, 3, 3),
};

//===-- Strides and dilations ----------------------------------------------===//

namespace {
/// A loop times a positive number.
struct Term {
  unsigned loop;
  int64_t factor;
};

/// The strides and dilations of all dimensions of the image that windows move along.
struct Windows {
  SmallVector<int64_t> strides, dilations;
};
} // namespace

static std::optional<Term> getTerm(AffineExpr expr) {
  int64_t factor = 1;
  if (expr.getKind() == AffineExprKind::Mul && expr.getRHS().isConstant()) {
    factor = expr.getRHS().getValue();
    expr = expr.getLHS();
  }
  auto loop = dyn_cast<AffineDimExpr>(expr);
  return loop && factor > 0 ? std::optional<Term>({loop.getPosition(), factor})
                            : std::nullopt;
}

/// std::nullopt if a dimension has another form than a parallel loop plus a reduction.
static std::optional<Windows> getWindows(LinalgOp op) {
  Windows windows;
  SmallVector<IteratorType> types = op.getIteratorTypesArray();
  for (AffineExpr result : op.getIndexingMapsArray().front().getResults()) {
    if (isa<AffineDimExpr>(result))
      continue;
    if (result.getKind() != AffineExprKind::Add)
      return std::nullopt;
    auto first = getTerm(result.getLHS()), second = getTerm(result.getRHS());
    if (!first || !second)
      return std::nullopt;
    if (types[first->loop] != IteratorType::parallel)
      std::swap(first, second);
    windows.strides.push_back(first->factor);
    windows.dilations.push_back(second->factor);
  }
  return windows;
}

//===-- Candidates ---------------------------------------------------------===//

/// A detached operation on the operands of `op`.
static Operation *createCandidate(const Candidate &candidate, GenericOp op,
                                  const Windows &windows, bool isUnsigned) {
  OpBuilder builder(op->getContext());
  LinalgOp structured(op.getOperation());
  OperationState state(op.getLoc(),
                       OperationName(candidate.name, op->getContext()));
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  state.addAttribute(
      "operandSegmentSizes",
      builder.getDenseI32ArrayAttr({int32_t(structured.getNumDpsInputs()),
                                    int32_t(structured.getNumDpsInits())}));
  if (candidate.hasStrides) {
    auto type = RankedTensorType::get({int64_t(windows.strides.size())},
                                      builder.getI64Type());
    state.addAttribute(
        "strides",
        DenseElementsAttr::get(type, ArrayRef<int64_t>(windows.strides)));
    state.addAttribute(
        "dilations",
        DenseElementsAttr::get(type, ArrayRef<int64_t>(windows.dilations)));
  }
  if (isUnsigned)
    state.addAttribute(
        "cast", TypeFnAttr::get(op->getContext(), TypeFn::cast_unsigned));
  state.addRegion();
  Operation *named = Operation::create(state);
  fillStructuredRegion(named);
  return named;
}

/// The operation if it is equivalent to `op`; null otherwise. Convolutions must have the order of
/// loops and operands of the named operation, as in MLIR.
static Operation *tryCandidate(const Candidate &candidate, GenericOp op,
                               const Windows &windows, bool isUnsigned) {
  Operation *named = createCandidate(candidate, op, windows, isUnsigned);
  if (linalg::detail::computesSame(LinalgOp(named), LinalgOp(op.getOperation()),
                                   candidate.numWindowDims != 0))
    return named;
  named->destroy();
  return nullptr;
}

/// Whether bodies of named operations have functions for `type`. Products of i1 are conjunctions.
static bool isNumber(Type type) {
  Type element = getStructuredElementType(type);
  return isa<IntegerType, FloatType, IndexType, ComplexType>(element) &&
         !element.isInteger(1);
}

Operation *linalg::detail::createContractionLike(GenericOp op) {
  LinalgOp structured(op.getOperation());
  if (structured.getNumDpsInputs() != 2 || structured.getNumDpsInits() != 1 ||
      structured.getNumReductionLoops() == 0 ||
      !llvm::all_of(op->getOperandTypes(), isNumber))
    return nullptr;
  auto windows = getWindows(structured);
  if (!windows)
    return nullptr;
  int64_t imageRank = structured.getRank(structured.getDpsInputOperand(0));
  int64_t kernelRank = structured.getRank(structured.getDpsInputOperand(1));
  for (const Candidate &candidate : candidates) {
    if (candidate.imageRank != imageRank ||
        candidate.kernelRank != kernelRank ||
        candidate.numWindowDims != windows->strides.size())
      continue;
    if (Operation *named = tryCandidate(candidate, op, *windows, false))
      return named;
    if (candidate.numWindowDims)
      continue;
    if (Operation *named = tryCandidate(candidate, op, *windows, true))
      return named;
  }
  return nullptr;
}
