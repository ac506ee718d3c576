// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of vector that move elements, make masks, and print.
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interpreter/VectorDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace strata;
using namespace strata::interpreter;

//===-- Parts --------------------------------------------------------------===//

/// Poison in place of the result, whatever its shape is.
static LogicalResult addPoison(Operation *op, Execution &execution) {
  Type type = op->getResult(0).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  addVector(execution, makePoison(shaped ? countElements(shaped.getShape()) : 1,
                                  getElementType(type)));
  return success();
}

/// The position of a part of a vector; std::nullopt after a diagnostic. No number in
/// `isPoison` if one of the numbers is the one that stands for poison.
static std::optional<SmallVector<int64_t, 4>>
getPosition(Execution &execution, ArrayRef<int64_t> shape, unsigned slot,
            bool &isPoison) {
  SmallVector<int64_t, 4> position =
      getMixed(execution, "static_position", slot);
  auto known = cast<DenseI64ArrayAttr>(
      execution.getOperation()->getAttr("static_position"));
  isPoison = llvm::is_contained(known.asArrayRef(), -1);
  if (isPoison || findElement(execution, shape, position))
    return position;
  return std::nullopt;
}

static LogicalResult executeExtract(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::ExtractOp>();
  const Elements &source = adaptor.getSource().getElements();
  bool isPoison = false;
  auto position = getPosition(execution, source.shape, 1, isPoison);
  if (!position)
    return failure();
  if (isPoison)
    return addPoison(op, execution);
  size_t count = countElements(
      ArrayRef<int64_t>(source.shape).drop_front(position->size()));
  addVector(execution, ArrayRef(source.scalars)
                           .slice(getPlace(source.shape, *position), count)
                           .vec());
  return success();
}

static LogicalResult executeInsert(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::InsertOp>();
  ArrayRef<Scalar> part = adaptor.getValueToStore().getScalars();
  const Elements &dest = adaptor.getDest().getElements();
  bool isPoison = false;
  auto position = getPosition(execution, dest.shape, 2, isPoison);
  if (!position)
    return failure();
  if (isPoison)
    return addPoison(op, execution);
  std::vector<Scalar> scalars = dest.scalars;
  llvm::copy(part,
             scalars.begin() + ptrdiff_t(getPlace(dest.shape, *position)));
  addVector(execution, std::move(scalars));
  return success();
}

/// Goes through the elements of a slice, by the position in the vector with fewer elements
/// and in the one with more.
static LogicalResult
forEachInSlice(Operation *op, ArrayRef<int64_t> small, size_t rank,
               function_ref<void(ArrayRef<int64_t>, ArrayRef<int64_t>)> fn) {
  auto offsets = getNumbers(cast<ArrayAttr>(op->getAttr("offsets")));
  auto strides = getNumbers(cast<ArrayAttr>(op->getAttr("strides")));
  return forEachPoint(small, [&](ArrayRef<int64_t> point) -> LogicalResult {
    SmallVector<int64_t, 4> whole(rank, 0);
    size_t lead = rank - point.size();
    for (size_t dim = 0; dim < point.size(); ++dim)
      whole[lead + dim] = point[dim];
    // Offsets are of the first dimensions; strides of those of the slice.
    for (size_t dim = 0; dim < offsets.size(); ++dim) {
      int64_t stride = 1;
      if (dim >= lead && dim - lead < strides.size())
        stride = strides[dim - lead];
      whole[dim] = offsets[dim] + whole[dim] * stride;
    }
    fn(point, whole);
    return success();
  });
}

static LogicalResult executeVectorExtractSlice(Operation *op,
                                               Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::ExtractStridedSliceOp>();
  const Elements &source = adaptor.getSource().getElements();
  ArrayRef<int64_t> shape =
      cast<VectorType>(op->getResult(0).getType()).getShape();
  std::vector<Scalar> scalars;
  (void)forEachInSlice(op, shape, source.shape.size(),
                       [&](ArrayRef<int64_t>, ArrayRef<int64_t> whole) {
                         scalars.push_back(
                             source.scalars[getPlace(source.shape, whole)]);
                       });
  addVector(execution, std::move(scalars));
  return success();
}

static LogicalResult executeVectorInsertSlice(Operation *op,
                                              Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::InsertStridedSliceOp>();
  const Elements &part = adaptor.getValueToStore().getElements();
  const Elements &dest = adaptor.getDest().getElements();
  std::vector<Scalar> scalars = dest.scalars;
  (void)forEachInSlice(op, part.shape, dest.shape.size(),
                       [&](ArrayRef<int64_t> point, ArrayRef<int64_t> whole) {
                         scalars[getPlace(dest.shape, whole)] =
                             part.scalars[getPlace(part.shape, point)];
                       });
  addVector(execution, std::move(scalars));
  return success();
}

//===-- Order --------------------------------------------------------------===//

/// Dimensions of size 1, and missing ones, are repeated.
static LogicalResult executeBroadcast(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::BroadcastOp>();
  const RuntimeValue &source = adaptor.getSource();
  ArrayRef<int64_t> from = getShape(source),
                    shape =
                        cast<VectorType>(op->getResult(0).getType()).getShape();
  std::vector<Scalar> scalars;
  (void)forEachPoint(shape, [&](ArrayRef<int64_t> point) -> LogicalResult {
    SmallVector<int64_t, 4> position(point.take_back(from.size()));
    for (auto [number, size] : llvm::zip(position, from))
      number = size == 1 ? 0 : number;
    scalars.push_back(source.getScalars()[getPlace(from, position)]);
    return success();
  });
  addVector(execution, std::move(scalars));
  return success();
}

static LogicalResult executeTranspose(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::TransposeOp>();
  const Elements &source = adaptor.getVector().getElements();
  ArrayRef<int64_t> permutation =
      cast<DenseI64ArrayAttr>(op->getAttr("permutation")).asArrayRef();
  std::vector<Scalar> scalars;
  (void)forEachPoint(cast<VectorType>(op->getResult(0).getType()).getShape(),
                     [&](ArrayRef<int64_t> point) -> LogicalResult {
                       SmallVector<int64_t, 4> position(point.size());
                       for (auto [number, dim] : llvm::zip(point, permutation))
                         position[size_t(dim)] = number;
                       scalars.push_back(
                           source.scalars[getPlace(source.shape, position)]);
                       return success();
                     });
  addVector(execution, std::move(scalars));
  return success();
}

static LogicalResult executeShapeCast(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::ShapeCastOp>();
  addVector(execution, adaptor.getSource().getScalars().vec());
  return success();
}

/// The rows of both vectors, one after the other, by their numbers.
static LogicalResult executeShuffle(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::ShuffleOp>();
  ArrayRef<Scalar> first = adaptor.getV1().getScalars(),
                   second = adaptor.getV2().getScalars();
  ArrayRef<int64_t> shape = getShape(adaptor.getV1());
  size_t row = countElements(shape.drop_front(shape.empty() ? 0 : 1));
  Type element = getElementType(op->getResult(0).getType());
  std::vector<Scalar> scalars;
  for (int64_t number :
       cast<DenseI64ArrayAttr>(op->getAttr("mask")).asArrayRef()) {
    size_t place = size_t(number) * row;
    if (number < 0)
      llvm::append_range(scalars, makePoison(row, element));
    else if (place < first.size())
      llvm::append_range(scalars, first.slice(place, row));
    else
      llvm::append_range(scalars, second.slice(place - first.size(), row));
  }
  addVector(execution, std::move(scalars));
  return success();
}

static LogicalResult executeInterleave(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::InterleaveOp>();
  std::vector<Scalar> scalars;
  for (auto [even, odd] : llvm::zip(adaptor.getLhs().getScalars(),
                                    adaptor.getRhs().getScalars())) {
    scalars.push_back(even);
    scalars.push_back(odd);
  }
  addVector(execution, std::move(scalars));
  return success();
}

static LogicalResult executeDeinterleave(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::DeinterleaveOp>();
  std::vector<Scalar> parts[2];
  for (auto [i, scalar] : llvm::enumerate(adaptor.getSource().getScalars()))
    parts[i % 2].push_back(scalar);
  addVector(execution, std::move(parts[0]), 0);
  addVector(execution, std::move(parts[1]), 1);
  return success();
}

static LogicalResult executeVectorFromElements(Operation *,
                                               Execution &execution) {
  std::vector<Scalar> scalars;
  for (const RuntimeValue &element : execution.getOperands())
    llvm::append_range(scalars, element.getScalars());
  addVector(execution, std::move(scalars));
  return success();
}

static LogicalResult executeToElements(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::ToElementsOp>();
  for (const Scalar &scalar : adaptor.getSource().getScalars())
    execution.addResult(scalar);
  return success();
}

/// Bits follow each other from the lowest one of the first element on. Elements are poison
/// if one that they have bits of is.
static LogicalResult executeVectorBitcast(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::BitCastOp>();
  ArrayRef<Scalar> source = adaptor.getSource().getScalars();
  unsigned from = getScalarWidth(getOperandScalar(execution, 0)),
           to = getScalarWidth(getResultScalar(execution));
  if (!from || !to)
    return execution.fail("the interpreter has no values of this type");
  size_t count = source.size() * from / to;
  std::vector<Scalar> scalars;
  for (size_t i = 0; i < count; ++i) {
    Scalar scalar(APInt::getZero(to));
    for (unsigned bit = 0; bit < to; ++bit) {
      size_t at = i * to + bit;
      const Scalar &part = source[at / from];
      scalar.isPoison |= part.isPoison;
      scalar.bits.setBitVal(bit, part.bits[unsigned(at % from)]);
    }
    scalars.push_back(std::move(scalar));
  }
  (void)op;
  addVector(execution, std::move(scalars));
  return success();
}

//===-- Masks --------------------------------------------------------------===//

/// Set before the bound of each dimension.
static LogicalResult addMaskOf(Operation *op, Execution &execution,
                               ArrayRef<int64_t> bounds) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  if (type.getRank() == 0) {
    addVector(execution, {Scalar::boolean(bounds.front() > 0)});
    return success();
  }
  std::vector<Scalar> scalars;
  (void)forEachPoint(
      type.getShape(), [&](ArrayRef<int64_t> point) -> LogicalResult {
        scalars.push_back(Scalar::boolean(
            llvm::all_of(llvm::zip(point, bounds), [](auto pair) {
              return std::get<0>(pair) < std::get<1>(pair);
            })));
        return success();
      });
  addVector(execution, std::move(scalars));
  return success();
}

static LogicalResult executeCreateMask(Operation *op, Execution &execution) {
  return addMaskOf(op, execution, toNumbers(execution.getOperands()));
}

static LogicalResult executeConstantMask(Operation *op, Execution &execution) {
  return addMaskOf(
      op, execution,
      cast<DenseI64ArrayAttr>(op->getAttr("mask_dim_sizes")).asArrayRef());
}

static LogicalResult executeStep(Operation *op, Execution &execution) {
  std::vector<Scalar> scalars;
  for (int64_t
           i = 0,
           size = cast<VectorType>(op->getResult(0).getType()).getDimSize(0);
       i < size; ++i)
    scalars.push_back(Scalar::index(i));
  addVector(execution, std::move(scalars));
  return success();
}

/// The operation in the region sees the mask. Where it is not set, the value beside it is
/// the result.
static LogicalResult executeMask(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::MaskOp>();
  vector::MaskOp maskOp(op);
  SmallVector<RuntimeValue, 1> yielded;
  if (failed(execution.runRegion(op->getRegion(0), {}, yielded)))
    return failure();
  if (!maskOp.getPassthru()) {
    execution.addResults(yielded);
    return success();
  }
  Mask mask(adaptor.getMask());
  const RuntimeValue &other = adaptor.getPassthru();
  ArrayRef<int64_t> shape = getShape(adaptor.getMask());
  if (yielded.size() != 1 || !llvm::equal(getShape(yielded[0]), shape) ||
      !llvm::equal(getShape(other), shape))
    return execution.fail("the mask has another shape than the result");
  std::vector<Scalar> scalars;
  auto choose = [&](ArrayRef<int64_t> point) -> LogicalResult {
    FailureOr<bool> isSet = mask.isSet(execution, point);
    if (failed(isSet))
      return failure();
    const RuntimeValue &value = *isSet ? yielded[0] : other;
    scalars.push_back(value.getScalars()[getPlace(shape, point)]);
    return success();
  };
  if (failed(forEachPoint(shape, choose)))
    return failure();
  addVector(execution, std::move(scalars));
  return success();
}

//===-- Output -------------------------------------------------------------===//

static void printElement(const Scalar &scalar, Type type, raw_ostream &os) {
  bool isUnsigned =
      type.isIndex() || type.isInteger(1) || type.isUnsignedInteger();
  printNumber(scalar, type, isUnsigned, os);
}

static void printVector(ArrayRef<int64_t> shape, ArrayRef<Scalar> scalars,
                        Type type, raw_ostream &os) {
  size_t part = scalars.size() / size_t(shape.front());
  os << "( ";
  for (int64_t i = 0; i < shape.front(); ++i) {
    os << (i ? ", " : "");
    ArrayRef<Scalar> scalarsOfPart = scalars.slice(size_t(i) * part, part);
    if (shape.size() == 1)
      printElement(scalarsOfPart.front(), type, os);
    else
      printVector(shape.drop_front(), scalarsOfPart, type, os);
  }
  os << " )";
}

static LogicalResult executePrint(Operation *op, Execution &execution) {
  raw_ostream *os = execution.getInterpreter().getOutput();
  if (!os)
    return success();
  vector::PrintOp print(op);
  if (op->getNumOperands()) {
    const RuntimeValue &value = execution.getOperand(0);
    Type scalar = getOperandScalar(execution, 0);
    ArrayRef<int64_t> shape = getShape(value);
    if (!value.isElements())
      printElement(value.getScalar(), scalar, *os);
    else
      printVector(shape.empty() ? ArrayRef<int64_t>(1) : shape,
                  value.getScalars(), scalar, *os);
  }
  if (auto text = print.getStringLiteral()) {
    *os << *text;
    return success();
  }
  switch (print.getPunctuation()) {
  case vector::PrintPunctuation::NoPunctuation:
    break;
  case vector::PrintPunctuation::NewLine:
    *os << '\n';
    break;
  case vector::PrintPunctuation::Comma:
    *os << ", ";
    break;
  case vector::PrintPunctuation::Open:
    *os << "( ";
    break;
  case vector::PrintPunctuation::Close:
    *os << " )";
    break;
  }
  return success();
}

static constexpr Semantics vectorElementSemantics[] = {
    semanticsOf<vector::BitCastOp>(executeVector<executeVectorBitcast>),
    semanticsOf<vector::BroadcastOp>(executeVector<executeBroadcast>),
    semanticsOf<vector::ConstantMaskOp>(executeVector<executeConstantMask>),
    semanticsOf<vector::CreateMaskOp>(executeVectorAt<executeCreateMask>),
    semanticsOf<vector::DeinterleaveOp>(executeVector<executeDeinterleave>),
    semanticsOf<vector::ExtractOp>(executeVector<executeExtract>),
    semanticsOf<vector::ExtractStridedSliceOp>(
        executeVector<executeVectorExtractSlice>),
    semanticsOf<vector::FromElementsOp>(
        executeVector<executeVectorFromElements>),
    semanticsOf<vector::InsertOp>(executeVector<executeInsert>),
    semanticsOf<vector::InsertStridedSliceOp>(
        executeVector<executeVectorInsertSlice>),
    semanticsOf<vector::InterleaveOp>(executeVector<executeInterleave>),
    semanticsOf<vector::MaskOp>(executeVector<executeMask>),
    semanticsOf<vector::PrintOp>(executeVector<executePrint>),
    semanticsOf<vector::ShapeCastOp>(executeVector<executeShapeCast>),
    semanticsOf<vector::ShuffleOp>(executeVector<executeShuffle>),
    semanticsOf<vector::StepOp>(executeVector<executeStep>),
    semanticsOf<vector::ToElementsOp>(executeVector<executeToElements>),
    semanticsOf<vector::TransposeOp>(executeVector<executeTranspose>),
};

LogicalResult interpreter::registerVectorElementSemantics(Context &ctx) {
  return attachAll(ctx, vectorElementSemantics);
}
