// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits about types and shapes of operands and results.
#include "strata/Definition/ShapesDetail.h"
#include "strata/Definition/TraitsDetail.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/OpDisplayName.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using detail::getElementTypeOrSelf;
using detail::TypeShape;

//===-- Types ------------------------------------------------------------===//

/// The type of the numbers in tensors, vectors, and tensors of vectors.
static Type getTensorOrVectorElementType(Type type) {
  while (isa<VectorType, RankedTensorType, UnrankedTensorType>(type))
    type = cast<ShapedType>(type).getElementType();
  return type;
}

static bool isCompatible(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

/// Whether two types could have the same shape at run time; types without shape
/// among themselves do.
static bool haveCompatibleShapes(Type a, Type b) {
  TypeShape shapeA(a), shapeB(b);
  if (!shapeA.isShaped() || !shapeB.isShaped())
    return shapeA.isShaped() == shapeB.isShaped();
  if (!shapeA.hasRank() || !shapeB.hasRank())
    return true;
  ArrayRef<int64_t> x = shapeA.getDims(), y = shapeB.getDims();
  if (x.size() != y.size())
    return false;
  for (auto [i, j] : llvm::zip_equal(x, y))
    if (!isCompatible(i, j))
      return false;
  return true;
}

static bool isScalable(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.isScalable();
}

/// Whether types could all have one shape at run time, or have all none. Like
/// upstream, does not compare which dimensions of vectors are scalable.
static bool haveOneShape(ArrayRef<Type> types) {
  auto isShaped = [](Type type) { return TypeShape(type).isShaped(); };
  if (llvm::none_of(types, isShaped))
    return true;
  if (!llvm::all_of(types, isShaped) ||
      (llvm::any_of(types, isScalable) && !llvm::all_of(types, isScalable)))
    return false;
  // The known size of each dimension so far.
  std::optional<SmallVector<int64_t, 4>> shape;
  for (Type type : types) {
    TypeShape shaped(type);
    if (!shaped.hasRank())
      continue;
    if (!shape) {
      shape.emplace(shaped.getDims());
      continue;
    }
    if (shape->size() != shaped.getDims().size())
      return false;
    for (auto [known, dim] : llvm::zip_equal(*shape, shaped.getDims())) {
      if (!isCompatible(known, dim))
        return false;
      if (ShapedType::isDynamic(known))
        known = dim;
    }
  }
  return true;
}

//===-- Lists of values --------------------------------------------------===//

/// Whether `fits` of the types of all operands from `first` on.
template <typename Fn>
static bool allOperands(Operation *op, Fn fits, unsigned first = 0) {
  for (unsigned i = first, e = op->getNumOperands(); i < e; ++i)
    if (!fits(op->getOperand(i).getType()))
      return false;
  return true;
}
template <typename Fn>
static bool allResults(Operation *op, Fn fits, unsigned first = 0) {
  for (unsigned i = first, e = op->getNumResults(); i < e; ++i)
    if (!fits(op->getResult(i).getType()))
      return false;
  return true;
}

static SmallVector<Type, 8> getOperandTypes(Operation *op) {
  SmallVector<Type, 8> types;
  allOperands(op, [&](Type type) {
    types.push_back(type);
    return true;
  });
  return types;
}

static LogicalResult verifyOneOperand(Operation *op) {
  if (op->getNumOperands())
    return success();
  return op->emitOpError("expected 1 or more operands, but found 0");
}

/// Reports that element types or shapes do not match, unless those of a type are unknown.
static LogicalResult failUnlessUnknown(Operation *op, const Twine &message) {
  if (llvm::any_of(op->getOperandTypes(), detail::isOfUnknownSyntax) ||
      llvm::any_of(op->getResultTypes(), detail::isOfUnknownSyntax))
    return success();
  return op->emitOpError(message);
}

static LogicalResult verifyOneOfEach(Operation *op) {
  if (failed(verifyOneOperand(op)))
    return failure();
  if (op->getNumResults())
    return success();
  return op->emitOpError("expected 1 or more results");
}

//===-- Same types -------------------------------------------------------===//

LogicalResult detail::verifySameTypeOperands(Operation *op, const TraitUse &) {
  if (op->getNumOperands() < 2)
    return success();
  Type type = op->getOperand(0).getType();
  if (allOperands(
          op, [&](Type other) { return other == type; }, 1))
    return success();
  return op->emitOpError("requires all operands to have the same type");
}

LogicalResult detail::verifySameOperandsShape(Operation *op, const TraitUse &) {
  if (failed(verifyOneOperand(op)))
    return failure();
  if (haveOneShape(getOperandTypes(op)))
    return success();
  return failUnlessUnknown(op, "requires the same shape for all operands");
}

LogicalResult detail::verifySameOperandsAndResultShape(Operation *op,
                                                       const TraitUse &) {
  if (failed(verifyOneOfEach(op)))
    return failure();
  SmallVector<Type, 8> types = getOperandTypes(op);
  allResults(op, [&](Type type) {
    types.push_back(type);
    return true;
  });
  if (haveOneShape(types))
    return success();
  return failUnlessUnknown(
      op, "requires the same shape for all operands and results");
}

LogicalResult detail::verifySameOperandsElementType(Operation *op,
                                                    const TraitUse &) {
  if (failed(verifyOneOperand(op)))
    return failure();
  Type element = getElementTypeOrSelf(op->getOperand(0).getType());
  auto fits = [&](Type other) {
    return getElementTypeOrSelf(other) == element;
  };
  if (allOperands(op, fits, 1))
    return success();
  return failUnlessUnknown(op,
                           "requires the same element type for all operands");
}

LogicalResult detail::verifySameOperandsAndResultElementType(Operation *op,
                                                             const TraitUse &) {
  if (failed(verifyOneOfEach(op)))
    return failure();
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  auto fits = [&](Type other) {
    return getElementTypeOrSelf(other) == element;
  };
  if (allResults(op, fits, 1) && allOperands(op, fits))
    return success();
  return failUnlessUnknown(
      op, "requires the same element type for all operands and results");
}

LogicalResult detail::verifySameOperandsAndResultType(Operation *op,
                                                      const TraitUse &) {
  if (failed(verifyOneOfEach(op)))
    return failure();
  Type type = op->getResult(0).getType(), element = getElementTypeOrSelf(type);
  auto tensor = dyn_cast<RankedTensorType>(type);
  Attribute encoding = tensor ? tensor.getEncoding() : Attribute();
  auto check = [&](Type other) -> LogicalResult {
    if (LLVM_LIKELY(other == type))
      return success();
    if (getElementTypeOrSelf(other) != element ||
        !haveCompatibleShapes(other, type))
      return op->emitOpError(
          "requires the same type for all operands and results");
    auto otherTensor = dyn_cast<RankedTensorType>(other);
    if (encoding && (!otherTensor || otherTensor.getEncoding() != encoding))
      return op->emitOpError(
          "requires the same encoding for all operands and results");
    return success();
  };
  auto fits = [&](Type other) { return succeeded(check(other)); };
  return success(allResults(op, fits, 1) && allOperands(op, fits));
}

LogicalResult detail::verifySameOperandsAndResultRank(Operation *op,
                                                      const TraitUse &) {
  if (failed(verifyOneOperand(op)))
    return failure();
  // The rank of the first ranked type.
  std::optional<size_t> rank;
  auto fits = [&](Type type) {
    TypeShape shape(type);
    if (!shape.hasRank())
      return true;
    if (!rank)
      rank = shape.getDims().size();
    return shape.getDims().size() == *rank;
  };
  if (!allOperands(op, fits))
    return failUnlessUnknown(op, "operands don't have matching ranks");
  if (!allResults(op, fits))
    return failUnlessUnknown(op,
                             "result type has different rank than operands");
  return success();
}

/// Says that the results are not of the types `inferred`. Upstream does without
/// showing the operation.
static void reportInferred(Operation *op, ArrayRef<Type> inferred,
                           ArrayRef<Type> found) {
  InFlightDiagnostic diag = emitError(op->getContext(), op->getLoc(), "'");
  auto list = [&](ArrayRef<Type> types) {
    llvm::interleave(
        types, [&](Type type) { diag << type; }, [&] { diag << ", "; });
  };
  diag << getDisplayName(op->getDefinition()) << "' op inferred type(s) ";
  list(inferred);
  diag << " are incompatible with return type(s) of operation ";
  list(found);
}

LogicalResult detail::verifyInferredTypes(Operation *op, const TraitUse &) {
  const OpDefinition &def = op->getDefinition();
  SmallVector<Type, 4> inferred, found;
  // Where types follow from equations and constraints, these are checked.
  if (!def.inferTypes && (!def.hasTrait(OpTrait::SameOperandsAndResultType) ||
                          !op->getNumOperands()))
    return success();
  if (!def.inferTypes) {
    Type type = op->getOperand(0).getType();
    if (allResults(op, [&](Type other) { return other == type; }))
      return success();
    inferred.assign(op->getNumResults(), type);
  } else if (failed(inferResultTypes(op, inferred))) {
    return op->emitOpError("failed to infer returned types");
  }
  for (unsigned i = 0, e = op->getNumResults(); i < e; ++i)
    found.push_back(op->getResult(i).getType());
  if (inferred == found ||
      (def.areCompatibleTypes && def.areCompatibleTypes(inferred, found)))
    return success();
  reportInferred(op, inferred, found);
  return op->emitOpError("failed to infer returned types");
}

//===-- Kinds of numbers -------------------------------------------------===//

static bool isSignlessIntegerLike(Type type) {
  type = getTensorOrVectorElementType(type);
  return isa<IndexType>(type) || type.isSignlessInteger();
}

static bool isFloatLike(Type type) {
  return isa<FloatType>(getTensorOrVectorElementType(type));
}

LogicalResult detail::verifyResultsAreBoolLike(Operation *op,
                                               const TraitUse &) {
  auto fits = [](Type type) {
    return getTensorOrVectorElementType(type).isSignlessInteger(1);
  };
  if (allResults(op, fits))
    return success();
  return op->emitOpError("requires a bool result type");
}

LogicalResult detail::verifyResultsAreFloatLike(Operation *op,
                                                const TraitUse &) {
  if (allResults(op, isFloatLike))
    return success();
  return op->emitOpError("requires a floating point type");
}

LogicalResult detail::verifyResultsAreSignlessIntegerLike(Operation *op,
                                                          const TraitUse &) {
  if (allResults(op, isSignlessIntegerLike))
    return success();
  return op->emitOpError("requires an integer or index type");
}

LogicalResult detail::verifyOperandsAreFloatLike(Operation *op,
                                                 const TraitUse &) {
  if (allOperands(op, isFloatLike))
    return success();
  return op->emitOpError("requires a float type");
}

LogicalResult detail::verifyOperandsAreSignlessIntegerLike(Operation *op,
                                                           const TraitUse &) {
  if (allOperands(op, isSignlessIntegerLike))
    return success();
  return op->emitOpError("requires an integer or index type");
}

//===-- Broadcasting and mapping -----------------------------------------===//

static bool isTensor(Type type) {
  return isa<RankedTensorType, UnrankedTensorType>(type);
}

/// The size along a dimension in which operands have sizes `a` and `b`;
/// std::nullopt if they do not match.
static std::optional<int64_t> broadcast(int64_t a, int64_t b) {
  if (ShapedType::isDynamic(a) || ShapedType::isDynamic(b)) {
    // A static size other than 1 wins.
    if (!ShapedType::isDynamic(a) && a > 1)
      return a;
    if (!ShapedType::isDynamic(b) && b > 1)
      return b;
    return ShapedType::kDynamic;
  }
  if (a == b || b == 1)
    return a;
  if (a == 1)
    return b;
  return std::nullopt;
}

/// Broadcasts `shape` with `other`, aligned at their last dimensions.
static bool broadcastShape(SmallVectorImpl<int64_t> &shape,
                           ArrayRef<int64_t> other) {
  if (shape.size() < other.size())
    shape.insert(shape.begin(), other.size() - shape.size(), 1);
  size_t offset = shape.size() - other.size();
  for (auto [i, dim] : llvm::enumerate(other)) {
    std::optional<int64_t> result = broadcast(shape[offset + i], dim);
    if (!result)
      return false;
    shape[offset + i] = *result;
  }
  return true;
}

static std::string toString(ArrayRef<int64_t> shape) {
  return llvm::join(llvm::map_range(shape,
                                    [](int64_t dim) {
                                      return ShapedType::isDynamic(dim)
                                                 ? "?"
                                                 : std::to_string(dim);
                                    }),
                    "x");
}

/// The shape of a ranked tensor or a vector.
static std::optional<ArrayRef<int64_t>> getBroadcastShape(Type type) {
  if (!isa<RankedTensorType, VectorType>(type))
    return std::nullopt;
  return cast<ShapedType>(type).getShape();
}

LogicalResult detail::verifyResultsBroadcastableShape(Operation *op,
                                                      const TraitUse &) {
  auto isNoVector = [](Type type) { return !isa<VectorType>(type); };
  auto isNoTensor = [](Type type) { return !isTensor(type); };
  if (!(allOperands(op, isNoVector) && allResults(op, isNoVector)) &&
      !(allOperands(op, isNoTensor) && allResults(op, isNoTensor)))
    return op->emitError("cannot broadcast vector with tensor");
  SmallVector<int64_t, 4> shape;
  bool hasShape = false;
  auto fits = [&](Type type) {
    std::optional<ArrayRef<int64_t>> other = getBroadcastShape(type);
    hasShape |= other.has_value();
    return !other || broadcastShape(shape, *other);
  };
  if (!allOperands(op, fits))
    return op->emitOpError("operands don't have broadcast-compatible shapes");
  if (!hasShape)
    return success();
  for (unsigned i = 0, e = op->getNumResults(); i < e; ++i) {
    std::optional<ArrayRef<int64_t>> found =
        getBroadcastShape(op->getResult(i).getType());
    if (!found)
      continue;
    ArrayRef<int64_t> suffix = found->take_back(shape.size());
    if (suffix.size() == shape.size() &&
        llvm::all_of(llvm::zip_equal(suffix, shape), [](auto dims) {
          return isCompatible(std::get<0>(dims), std::get<1>(dims));
        }))
      continue;
    return op->emitOpError("result type '")
           << toString(*found)
           << "' not broadcast compatible with broadcasted operands's shapes '"
           << toString(shape) << "'";
  }
  return success();
}

LogicalResult detail::verifyElementwise(Operation *op, const TraitUse &) {
  auto isMappable = [](Type type) {
    return isTensor(type) || isa<VectorType>(type);
  };
  SmallVector<Type, 8> types;
  auto collect = [&](Type type) {
    if (isMappable(type))
      types.push_back(type);
    return true;
  };
  allOperands(op, collect);
  size_t operands = types.size();
  allResults(op, collect);
  size_t results = types.size() - operands;
  if (types.empty())
    return success();
  if (!operands)
    return op->emitOpError("if a result is non-scalar, then at least one "
                           "operand must be non-scalar");
  if (!results)
    return op->emitOpError("if an operand is non-scalar, then there must be at "
                           "least one non-scalar result");
  if (results != op->getNumResults())
    return op->emitOpError("if an operand is non-scalar, then all results must "
                           "be non-scalar");
  bool sameKind = llvm::all_of(types, [&](Type type) {
    return type.getKind() == types.front().getKind();
  });
  if (sameKind && haveOneShape(types))
    return success();
  return op->emitOpError("all non-scalar operands/results must have the same "
                         "shape and base type");
}
