// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of templates for tuples of vectors and for masks of contractions. The parts of
// a tuple are known if an operation of older text makes it.
#include "strata/Eras/TextTemplateDetail.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Tuples ---------------------------------------------------------------===//

/// The position at which the slice with this number begins, in the order of the
/// rows, if `vector` is cut into slices of `sizes`.
static SmallVector<int64_t, 4>
getSliceOffsets(VectorType vector, ArrayRef<int64_t> sizes, uint64_t number) {
  SmallVector<int64_t, 4> offsets(sizes.size(), 0);
  for (size_t i = sizes.size(); i-- > 0;) {
    uint64_t size = uint64_t(std::max<int64_t>(sizes[i], 1));
    uint64_t count =
        llvm::divideCeil(uint64_t(vector.getDimSize(unsigned(i))), size);
    offsets[i] = int64_t(number % std::max<uint64_t>(count, 1) * size);
    number /= std::max<uint64_t>(count, 1);
  }
  return offsets;
}

static void printList(llvm::raw_ostream &os, ArrayRef<int64_t> numbers) {
  os << "[";
  llvm::interleaveComma(numbers, os);
  os << "]";
}

std::string TemplateExpander::addName() {
  return "%strata_p" + llvm::utostr(numAdded++);
}

std::string TemplateExpander::addSlice(Operation *slices, uint64_t number,
                                       Type type) {
  auto from = dyn_cast<VectorType>(slices->getOperand(0).getType());
  auto part = dyn_cast<VectorType>(type);
  SmallVector<int64_t, 4> sizes =
      getNumbers(slices->getAttr("sizes")).value_or(SmallVector<int64_t, 4>());
  if (!from || !part || int64_t(sizes.size()) != from.getRank() ||
      part.getRank() != from.getRank())
    return "";
  std::string name = addName();
  llvm::raw_string_ostream text(prelude);
  text << name << " = vector.extract_strided_slice "
       << getName(slices->getOperand(0)) << " {offsets = ";
  printList(text, getSliceOffsets(from, sizes, number));
  text << ", sizes = ";
  printList(text, part.getShape());
  text << ", strides = ";
  printList(text, SmallVector<int64_t, 4>(sizes.size(), 1));
  text << "} : " << from << " to " << part << "\n";
  return name;
}

std::string TemplateExpander::addTuplePart(Value tuple, uint64_t number) {
  auto type = dyn_cast<TupleType>(tuple.getType());
  if (!type || number >= type.getTypes().size())
    return "";
  Type part = type.getTypes()[size_t(number)];
  Operation *op = tuple.getDefiningOp();
  StringRef kind = op ? op->getName().getStringRef() : "";
  if (kind == "vector_old.tuple")
    return number < op->getNumOperands()
               ? getName(op->getOperand(unsigned(number)))
               : "";
  if (kind == "vector_old.extract_slices")
    return addSlice(op, number, part);
  auto from = kind == "vector_old.cast_of_tuples"
                  ? dyn_cast<TupleType>(op->getOperand(0).getType())
                  : TupleType();
  std::string source;
  if (from && number < from.getTypes().size())
    source = addTuplePart(op->getOperand(0), number);
  if (source.empty())
    return "";
  std::string name = addName();
  llvm::raw_string_ostream(prelude)
      << name << " = vector.shape_cast " << source << " : "
      << from.getTypes()[size_t(number)] << " to " << part << "\n";
  return name;
}

/// `tuple_part($tuple, $op.index)`: the part, and its type.
LogicalResult TemplateExpander::addTuplePart(ArrayRef<Argument> list) {
  auto index = dyn_cast_or_null<IntegerAttr>(
      list.size() == 2 ? list[1].getAttr() : Attribute());
  if (!index || !list[0].single)
    return failure();
  uint64_t number = index.getValue().getLimitedValue();
  std::string name = addTuplePart(list[0].single, number);
  if (name.empty())
    return failure();
  os << name << " : "
     << cast<TupleType>(list[0].single.getType()).getTypes()[size_t(number)];
  return success();
}

/// `joined_slices($tuple, $op.sizes, $type)`: a vector of the slices.
LogicalResult TemplateExpander::addJoinedSlices(ArrayRef<Argument> list) {
  auto vector = dyn_cast_or_null<VectorType>(
      list.size() == 3 ? list[2].getType() : Type());
  auto tuple = vector && list[0].single
                   ? dyn_cast<TupleType>(list[0].single.getType())
                   : TupleType();
  SmallVector<int64_t, 4> sizes =
      getNumbers(list[1].getAttr()).value_or(SmallVector<int64_t, 4>());
  if (!tuple || int64_t(sizes.size()) != vector.getRank())
    return failure();
  std::string whole = addName(), slices;
  Attribute zero =
      Builder(vector.getContext()).getZeroAttr(vector.getElementType());
  if (!zero)
    return failure();
  llvm::raw_string_ostream(prelude)
      << whole << " = arith.constant " << DenseElementsAttr::get(vector, zero)
      << "\n";
  for (size_t i = 0; i < tuple.getTypes().size(); ++i) {
    std::string part = addTuplePart(list[0].single, i);
    if (part.empty())
      return failure();
    std::string next = addName();
    llvm::raw_string_ostream text(slices);
    text << next << " = vector.insert_strided_slice " << part << ", " << whole
         << " {offsets = ";
    printList(text, getSliceOffsets(vector, sizes, i));
    text << ", strides = ";
    printList(text, SmallVector<int64_t, 4>(sizes.size(), 1));
    text << "} : " << tuple.getTypes()[i] << " into " << vector << "\n";
    whole = next;
  }
  os << slices;
  return success();
}

//===-- Masks ----------------------------------------------------------------===//

/// The mask of an operand whose dimensions are those of `map`, as one of the shape of all
/// loops; empty if it cannot be.
std::string TemplateExpander::addLoopMask(Value mask, AffineMap map,
                                          ArrayRef<int64_t> loops) {
  auto type = dyn_cast<VectorType>(mask.getType());
  if (!type || type.getRank() != int64_t(map.getNumResults()))
    return "";
  // The loops that the operand does not have are in front of the others.
  SmallVector<int64_t, 4> order, shape;
  SmallVector<unsigned, 4> dims;
  for (AffineExpr expr : map.getResults())
    dims.push_back(isa<AffineDimExpr>(expr)
                       ? cast<AffineDimExpr>(expr).getPosition()
                       : unsigned(loops.size()));
  for (unsigned i = 0; i < loops.size(); ++i)
    if (!llvm::is_contained(dims, i)) {
      order.push_back(i);
      shape.push_back(loops[i]);
    }
  for (auto [i, dim] : llvm::enumerate(dims)) {
    order.push_back(dim);
    shape.push_back(type.getDimSize(unsigned(i)));
  }
  if (order.size() != loops.size())
    return "";
  llvm::raw_string_ostream text(prelude);
  std::string name = getName(mask);
  auto element = type.getElementType();
  auto wide = VectorType::get(shape, element);
  if (wide != type) {
    std::string next = addName();
    text << next << " = vector.broadcast " << name << " : " << type << " to "
         << wide << "\n";
    name = next;
  }
  if (llvm::is_sorted(order))
    return name;
  SmallVector<int64_t, 4> permutation(loops.size(), 0);
  for (auto [i, loop] : llvm::enumerate(order))
    permutation[size_t(loop)] = int64_t(i);
  std::string next = addName();
  text << next << " = vector.transpose " << name << ", ";
  printList(text, permutation);
  text << " : " << wide << " to " << VectorType::get(loops, element) << "\n";
  return next;
}

/// The sizes of the loops of a contraction, by its masks and the maps of the operands.
static std::optional<SmallVector<int64_t, 4>> getLoops(Value a, Value b,
                                                       Attribute attr) {
  auto maps = dyn_cast_or_null<ArrayAttr>(attr);
  if (!maps || maps.size() < 2 || !a || !b)
    return std::nullopt;
  Value masks[] = {a, b};
  SmallVector<int64_t, 4> loops;
  for (auto [value, element] : llvm::zip(masks, maps)) {
    auto map = dyn_cast<AffineMapAttr>(element);
    auto type = dyn_cast<VectorType>(value.getType());
    if (!map || !type ||
        type.getRank() != int64_t(map.getValue().getNumResults()))
      return std::nullopt;
    loops.resize(map.getValue().getNumDims(), -1);
    for (auto [expr, size] :
         llvm::zip(map.getValue().getResults(), type.getShape()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        loops[dim.getPosition()] = size;
  }
  return llvm::is_contained(loops, -1) ? std::nullopt : std::optional(loops);
}

/// `contraction_mask($a, $b, $trait.indexing_maps)`: the intersection of both
/// masks.
LogicalResult TemplateExpander::addContractionMask(ArrayRef<Argument> list) {
  auto loops = list.size() == 3
                   ? getLoops(list[0].single, list[1].single, list[2].getAttr())
                   : std::nullopt;
  if (!loops)
    return failure();
  auto maps = cast<ArrayAttr>(list[2].getAttr());
  std::string masks[2];
  for (unsigned i = 0; i < 2; ++i) {
    masks[i] = addLoopMask(list[i].single,
                           cast<AffineMapAttr>(maps[i]).getValue(), *loops);
    if (masks[i].empty())
      return failure();
  }
  Type element = cast<VectorType>(list[0].single.getType()).getElementType();
  std::string name = addName();
  llvm::raw_string_ostream(prelude)
      << name << " = arith.andi " << masks[0] << ", " << masks[1] << " : "
      << VectorType::get(*loops, element) << "\n";
  os << name;
  return success();
}

/// `contraction_mask_type($a, $b, $trait.indexing_maps)`.
LogicalResult
TemplateExpander::addContractionMaskType(ArrayRef<Argument> list) {
  auto loops = list.size() == 3
                   ? getLoops(list[0].single, list[1].single, list[2].getAttr())
                   : std::nullopt;
  if (!loops)
    return failure();
  os << VectorType::get(
      *loops, cast<VectorType>(list[0].single.getType()).getElementType());
  return success();
}
