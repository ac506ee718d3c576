// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates: arrays, comparison of values, and the slots of operations.
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using Tag = PredicateValue::Tag;

//===-- Arrays ------------------------------------------------------------===//

/// The integer at byte `index * bytes` of little-endian data.
static int64_t readInt(const uint8_t *data, size_t index, unsigned bytes) {
  uint64_t value = 0;
  for (unsigned i = 0; i < bytes; ++i)
    value |= uint64_t(data[index * bytes + i]) << (8 * i);
  unsigned shift = 64 - 8 * bytes;
  return int64_t(value << shift) >> shift;
}

/// The elements of `elements` as numbers; false if they are no integers, or too many.
bool PredicateEvaluator::asInts(DenseElementsAttr elements,
                                PredicateValue &range) {
  Type type = elements.getElementType();
  std::optional<int64_t> count = elements.getType().getNumElementsChecked();
  if (!type.isIntOrIndex() ||
      (type.isInteger() && type.getIntOrFloatBitWidth() > 64) || !count ||
      *count > int64_t(Predicate::MaxSteps) || !step(size_t(*count)))
    return false;
  MutableArrayRef<int64_t> values = allocate<int64_t>(size_t(*count));
  for (auto [to, number] : llvm::zip(values, elements.getValues<APInt>()))
    to = type.isUnsignedInteger() ? int64_t(number.getZExtValue())
                                  : number.getSExtValue();
  range = PredicateValue::getInts(values);
  return true;
}

bool PredicateEvaluator::asRange(PredicateValue value, PredicateValue &range) {
  switch (value.getTag()) {
  case Tag::Ints:
  case Tag::Bools:
  case Tag::Types:
  case Tag::Attrs:
  case Tag::Array:
    range = value;
    return true;
  case Tag::Attribute:
    break;
  default:
    return false;
  }
  if (auto array = dyn_cast<ArrayAttr>(value.getAttr())) {
    range = PredicateValue::getAttrs(array.getValue());
    return true;
  }
  if (auto elements = dyn_cast<DenseElementsAttr>(value.getAttr()))
    return asInts(elements, range);
  auto dense = dyn_cast<DenseArrayAttr>(value.getAttr());
  if (!dense || !dense.getElementType().isInteger())
    return false;
  unsigned width = dense.getElementType().getIntOrFloatBitWidth();
  size_t size = size_t(dense.getSize());
  unsigned bytes = (width + 7) / 8;
  if (width > 64 || !step() || dense.getRawData().size() < size * bytes)
    return false;
  const uint8_t *data = dense.getRawData().data();
  if (width == 1) {
    MutableArrayRef<bool> values = allocate<bool>(size);
    for (size_t i = 0; i < size; ++i)
      values[i] = data[i] != 0;
    range = PredicateValue(Tag::Bools, values.data(), uint32_t(size));
    return true;
  }
  MutableArrayRef<int64_t> values = allocate<int64_t>(size);
  for (size_t i = 0; i < size; ++i)
    values[i] = readInt(data, i, bytes);
  range = PredicateValue::getInts(values);
  return true;
}

PredicateValue PredicateEvaluator::getElement(PredicateValue range,
                                              size_t index) {
  switch (range.getTag()) {
  case Tag::Ints:
    return integer(range.getPointer<const int64_t>()[index]);
  case Tag::Bools:
    return boolean(range.getPointer<const bool>()[index]);
  case Tag::Types:
    return range.getPointer<const Type>()[index];
  case Tag::Attrs:
    return range.getPointer<const Attribute>()[index];
  case Tag::Array:
    return range.getPointer<const PredicateValue>()[index];
  default:
    return fail("expected an array");
  }
}

bool PredicateEvaluator::asInts(PredicateValue value, ArrayRef<int64_t> &ints) {
  PredicateValue range;
  if (!asRange(value, range))
    return false;
  if (range.getTag() == Tag::Ints) {
    ints = {range.getPointer<const int64_t>(), range.getSize()};
    return true;
  }
  MutableArrayRef<int64_t> values = allocate<int64_t>(range.getSize());
  for (size_t i = 0; i < values.size(); ++i)
    if (!step() || !asInt(getElement(range, i), values[i]))
      return false;
  ints = values;
  return true;
}

//===-- Comparison --------------------------------------------------------===//

static bool isNumber(PredicateValue value) {
  return value.getTag() == Tag::Int || value.getTag() == Tag::Bool ||
         value.getTag() == Tag::BigInt;
}

/// Compares numbers of any width; false if they cannot be compared. If two
/// numbers do not fit 64 bits, the sign decides, if it can.
static bool compareNumbers(PredicateValue a, PredicateValue b, int &order) {
  int64_t x, y;
  bool fitsA = PredicateEvaluator::asInt(a, x);
  bool fitsB = PredicateEvaluator::asInt(b, y);
  if (fitsA && fitsB) {
    order = x < y ? -1 : x > y;
    return true;
  }
  if ((!fitsA && a.getTag() != Tag::BigInt) ||
      (!fitsB && b.getTag() != Tag::BigInt) || (!fitsA && !fitsB))
    return false;
  auto attr = cast<IntegerAttr>((fitsA ? b : a).getAttr());
  bool negative =
      !attr.getType().isUnsignedInteger() && attr.getValue().isNegative();
  order = negative == fitsA ? 1 : -1;
  return true;
}

int PredicateEvaluator::equal(PredicateValue a, PredicateValue b,
                              unsigned depth) {
  if (a.isNull() || b.isNull())
    return a.isNull() && b.isNull();
  int order;
  int64_t number;
  if (isNumber(a) || isNumber(b)) {
    // An attribute next to a number stands for its value.
    if (!asInt(a, number) && a.getTag() != Tag::BigInt)
      return -1;
    if (!asInt(b, number) && b.getTag() != Tag::BigInt)
      return -1;
    return compareNumbers(a, b, order) ? order == 0 : -1;
  }
  StringRef x, y;
  if (a.getTag() == Tag::String || b.getTag() == Tag::String)
    return asString(a, x) && asString(b, y) ? x == y : -1;
  Type s, t;
  if (a.getTag() == Tag::Type || b.getTag() == Tag::Type)
    return asType(a, s) && asType(b, t) ? s == t : -1;
  if (a.getTag() == Tag::Value)
    noteLook();
  if (a.getTag() == b.getTag() &&
      (a.getTag() == Tag::Attribute || a.getTag() == Tag::Value ||
       a.getTag() == Tag::Operation || a.getTag() == Tag::Region ||
       a.getTag() == Tag::Block || a.getTag() == Tag::Context ||
       a.getTag() == Tag::AffineMap || a.getTag() == Tag::AffineExpr ||
       a.getTag() == Tag::Float || a.getTag() == Tag::Iterator))
    return a.getPointer<void>() == b.getPointer<void>();
  PredicateValue listA, listB;
  if (depth > 8 || !asRange(a, listA) || !asRange(b, listB))
    return -1;
  if (listA.getSize() != listB.getSize())
    return 0;
  for (size_t i = 0; i < listA.getSize(); ++i) {
    if (!step())
      return -1;
    int result = equal(getElement(listA, i), getElement(listB, i), depth + 1);
    if (result != 1)
      return result;
  }
  return 1;
}

PredicateValue PredicateEvaluator::compare(Comparison how, PredicateValue a,
                                           PredicateValue b) {
  // The usual cases first.
  if (how == Comparison::Equal || how == Comparison::NotEqual) {
    bool wanted = how == Comparison::Equal;
    if (a.getTag() == b.getTag() &&
        (a.getTag() == Tag::Int || a.getTag() == Tag::Type))
      return boolean((a.getInt() == b.getInt()) == wanted);
    int result = equal(a, b);
    return result < 0 ? fail("values cannot be compared")
                      : boolean(bool(result) == wanted);
  }
  int order;
  int64_t number;
  if (a.getTag() == Tag::Int && b.getTag() == Tag::Int)
    order = a.getInt() < b.getInt() ? -1 : a.getInt() > b.getInt();
  else if (a.getTag() == Tag::Float && b.getTag() == Tag::Float) {
    auto x = cast<FloatAttr>(a.getAttr()), y = cast<FloatAttr>(b.getAttr());
    if (x.getType() != y.getType())
      return fail("values cannot be ordered");
    APFloat::cmpResult result = x.getValue().compare(y.getValue());
    if (result == APFloat::cmpUnordered)
      return boolean(false);
    order = result == APFloat::cmpLessThan ? -1 : result != APFloat::cmpEqual;
  } else if ((!isNumber(a) && !asInt(a, number)) ||
             (!isNumber(b) && !asInt(b, number)) ||
             !compareNumbers(a, b, order))
    return fail("values cannot be ordered");
  switch (how) {
  case Comparison::Less:
    return boolean(order < 0);
  case Comparison::LessEqual:
    return boolean(order <= 0);
  case Comparison::Greater:
    return boolean(order > 0);
  default:
    return boolean(order >= 0);
  }
}

//===-- Slots -------------------------------------------------------------===//

namespace {
/// The values, or regions, of a slot: `count` from `first` on.
struct Segment {
  size_t first = 0, count = 0;
};
} // namespace

/// The sizes of the groups as the operation's attribute says, if it has one.
static bool readSizes(Operation *op, StringRef attrName, size_t index,
                      size_t numSlots, Segment &segment) {
  auto sizes = dyn_cast_or_null<DenseArrayAttr>(op->getAttr(attrName));
  if (!sizes || !sizes.getElementType().isInteger(32) ||
      sizes.getSize() != int64_t(numSlots))
    return false;
  segment = {};
  for (size_t i = 0; i <= index; ++i) {
    int64_t size = readInt(sizes.getRawData().data(), i, 4);
    if (size < 0)
      return false;
    segment.first += i < index ? size_t(size) : 0;
    segment.count = size_t(size);
  }
  return true;
}

/// The segment of slot `index` among `total` values. The operation's attribute
/// divides several slots of varying length, or they have one length.
template <typename Slot>
static bool findSegment(Operation *op, ArrayRef<Slot> slots, size_t index,
                        size_t total, StringRef sizesName, Segment &segment) {
  size_t varying = 0, varyingBefore = 0;
  for (size_t i = 0; i < slots.size(); ++i) {
    bool varies = slots[i].arity != Arity::One;
    varying += varies;
    varyingBefore += varies && i < index;
  }
  bool read = varying > 1 && !sizesName.empty() &&
              readSizes(op, sizesName, index, slots.size(), segment);
  if (!read) {
    size_t fixed = slots.size() - varying;
    if (total < fixed || (varying && (total - fixed) % varying) ||
        (!varying && total != fixed))
      return false;
    size_t length = varying ? (total - fixed) / varying : 0;
    segment.first = index - varyingBefore + varyingBefore * length;
    segment.count = slots[index].arity == Arity::One ? 1 : length;
  }
  if (slots[index].arity != Arity::Variadic && segment.count > 1)
    return false;
  return segment.first <= total && segment.count <= total - segment.first;
}

/// One value, null for an optional one that is missing, or an array.
template <typename Get>
static PredicateValue
makeSlotValue(Arity arity, Segment segment, Get get,
              function_ref<MutableArrayRef<PredicateValue>(size_t)> allocate) {
  if (arity == Arity::Variadic) {
    MutableArrayRef<PredicateValue> values = allocate(segment.count);
    for (size_t i = 0; i < segment.count; ++i)
      values[i] = get(segment.first + i);
    return PredicateValue::getArray(values);
  }
  return segment.count ? PredicateValue(get(segment.first)) : PredicateValue();
}

PredicateValue PredicateEvaluator::evalSlot(const PredicateNode &node) {
  if (!op)
    return fail("no operation");
  const OpDefinition &def = op->getDefinition();
  if (def.name != program.opName)
    return fail("operation of another definition");
  Segment segment;
  size_t index = node.a;
  auto make = [&](size_t count) { return allocate<PredicateValue>(count); };
  constexpr const char *Counts = "number of values does not fit the slots";
  switch (SlotKind(node.aux)) {
  case SlotKind::Operand:
    if (!findSegment<ValueSlot>(op, def.operands, index, op->getNumOperands(),
                                "operandSegmentSizes", segment))
      return fail(Counts);
    return makeSlotValue(
        def.operands[index].arity, segment,
        [&](size_t i) { return op->getOperand(unsigned(i)); }, make);
  case SlotKind::Result:
    if (!findSegment<ValueSlot>(op, def.results, index, op->getNumResults(),
                                "resultSegmentSizes", segment))
      return fail(Counts);
    return makeSlotValue(
        def.results[index].arity, segment,
        [&](size_t i) { return Value(op->getResult(unsigned(i))); }, make);
  case SlotKind::Region:
    noteLook(Look::AtRegions);
    if (!findSegment<RegionSlot>(op, def.regions, index, op->getNumRegions(),
                                 "", segment))
      return fail(Counts);
    return makeSlotValue(
        def.regions[index].arity, segment,
        [&](size_t i) { return &op->getRegion(unsigned(i)); }, make);
  case SlotKind::Attr:
  case SlotKind::RawAttr:
    break;
  }
  Attribute attr = op->isRegistered() ? op->getAttrSlots()[index]
                                      : op->getAttr(def.attributes[index].name);
  if (!attr)
    attr = def.attributes[index].defaultValue;
  return SlotKind(node.aux) == SlotKind::RawAttr
             ? PredicateValue(attr)
             : PredicateValue::getParameter(attr);
}
