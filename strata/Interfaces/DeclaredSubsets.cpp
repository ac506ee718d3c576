// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/DeclaredSubsets.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Interfaces/SubsetOpInterface.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using Numbers = DeclaredSubset::Numbers;

static const DeclaredSubset &getSubset(Operation *op) {
  return *static_cast<const DeclaredSubset *>(
      op->getDefinition().findInterfaceData(SubsetOpInterface::name));
}

//===-- Numbers -----------------------------------------------------------===//

/// Stands for a number that is an operand.
static constexpr int64_t IsDynamic = std::numeric_limits<int64_t>::min();

namespace {
/// Reads the positions that the definition of one operation declares.
class SliceReader {
public:
  explicit SliceReader(Operation *op) : op(op), def(op->getDefinition()) {}
  bool read(HyperrectangularSlice &slice);

private:
  bool readNumbers(const Numbers &numbers, SmallVectorImpl<LinearForm> &to);
  bool readShape(unsigned slot, std::optional<unsigned> map, size_t rank,
                 SmallVectorImpl<LinearForm> &to);
  bool readSizes(const DeclaredSubset &subset, size_t rank,
                 SmallVectorImpl<LinearForm> &to);
  Attribute getAttribute(unsigned slot) {
    size_t index = slot - def.operands.size() - def.results.size();
    Attribute attr = op->getAttrSlots()[index];
    return attr ? attr : def.attributes[index].defaultValue;
  }

  Operation *op;
  const OpDefinition &def;
  SmallVector<Segment, 4> segments;
};
} // namespace

bool SliceReader::readNumbers(const Numbers &numbers,
                              SmallVectorImpl<LinearForm> &to) {
  Segment values = numbers.operand ? segments[*numbers.operand] : Segment();
  unsigned next = values.first, end = values.first + values.size;
  if (!numbers.attribute) {
    for (; next < end; ++next)
      to.push_back(LinearForm(op->getOperand(next)));
    return true;
  }
  auto array =
      dyn_cast_or_null<DenseArrayAttr>(getAttribute(*numbers.attribute));
  if (!array || !array.getElementType().isInteger(64))
    return false;
  const auto *data = array.getRawData().data();
  for (int64_t i = 0; i < array.getSize(); ++i) {
    int64_t number;
    memcpy(&number, data + size_t(i) * sizeof(number), sizeof(number));
    if (number != IsDynamic)
      to.push_back(LinearForm(number));
    else if (next < end)
      to.push_back(LinearForm(op->getOperand(next++)));
    else
      return false;
  }
  return next == end;
}

bool SliceReader::readShape(unsigned slot, std::optional<unsigned> map,
                            size_t rank, SmallVectorImpl<LinearForm> &to) {
  size_t numOperands = def.operands.size();
  Type type = slot < numOperands
                  ? op->getOperand(segments[slot].first).getType()
                  : op->getResult(0).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape() ||
      (isa<VectorType>(type) && cast<VectorType>(type).isScalable()))
    return false;
  ArrayRef<int64_t> shape = shaped.getShape();
  if (!map) {
    to.append(shape.begin(), shape.end());
    return true;
  }
  auto attr = dyn_cast_or_null<AffineMapAttr>(getAttribute(*map));
  if (!attr || attr.getValue().getNumResults() != shape.size())
    return false;
  to.assign(rank, LinearForm(1));
  llvm::BitVector taken{unsigned(rank)};
  for (auto [expr, size] :
       llvm::zip_equal(attr.getValue().getResults(), shape)) {
    if (expr.getKind() != AffineExprKind::DimId ||
        size_t(expr.getValue()) >= rank || taken[unsigned(expr.getValue())])
      return false;
    taken.set(unsigned(expr.getValue()));
    to[size_t(expr.getValue())] = LinearForm(size);
  }
  return true;
}

bool SliceReader::readSizes(const DeclaredSubset &subset, size_t rank,
                            SmallVectorImpl<LinearForm> &to) {
  const Numbers &sizes = subset.sizes;
  if (sizes.shape)
    return readShape(*sizes.shape, subset.map, rank, to);
  if (sizes.attribute || sizes.operand)
    return readNumbers(sizes, to);
  to.assign(rank, LinearForm(1));
  return true;
}

bool SliceReader::read(HyperrectangularSlice &slice) {
  const DeclaredSubset &subset = getSubset(op);
  if (op->getNumResults() != 1 || failed(getOperandSegments(op, segments)) ||
      (subset.condition && subset.condition->check(op)) ||
      !readNumbers(subset.offsets, slice.offsets))
    return false;
  size_t rank = slice.offsets.size();
  if (!readSizes(subset, rank, slice.sizes))
    return false;
  if (subset.strides.attribute || subset.strides.operand) {
    if (!readNumbers(subset.strides, slice.strides))
      return false;
  } else {
    slice.strides.assign(rank, LinearForm(1));
  }
  if (slice.sizes.size() != rank || slice.strides.size() != rank)
    return false;
  slice.isExact = !subset.exact || !subset.exact->check(op);
  if (subset.map)
    slice.layout.push_back(getAttribute(*subset.map));
  for (unsigned slot : subset.layout)
    slice.layout.push_back(getAttribute(slot));
  return true;
}

//===-- Tables ------------------------------------------------------------===//

static bool getAccessedSlice(Operation *op, HyperrectangularSlice &slice) {
  return SliceReader(op).read(slice);
}

/// The operand in `slot`, which stands for one, of an operation with a slice.
static OpOperand &getSlotOperand(Operation *op, unsigned slot) {
  SmallVector<Segment, 4> segments;
  (void)getOperandSegments(op, segments);
  return op->getOpOperand(segments[slot].first);
}

static OpOperand &getWhole(Operation *op) {
  return getSlotOperand(op, getSubset(op).whole);
}
static OpOperand &getPart(Operation *op) {
  return getSlotOperand(op, getSubset(op).part);
}

SmallVector<InterfaceTable, 4>
strata::getInterfaceTables(DeclaredSubset subset) {
  static constexpr SubsetOpInterface::Concept any = {getAccessedSlice};
  static constexpr SubsetExtractionOpInterface::Concept extraction = {getWhole};
  static constexpr SubsetInsertionOpInterface::Concept insertion = {getPart,
                                                                    getWhole};
  SmallVector<InterfaceTable, 4> tables;
  if (subset.inserts)
    tables.push_back({SubsetInsertionOpInterface::name, &insertion});
  else
    tables.push_back({SubsetExtractionOpInterface::name, &extraction});
  tables.push_back({SubsetOpInterface::name, &any,
                    std::make_shared<const DeclaredSubset>(std::move(subset))});
  return tables;
}
