// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Segments.h"

#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool isVariable(const ValueSlot &slot) {
  return slot.arity != Arity::One;
}

/// The segments of slots with a value each, as most have.
static LogicalResult findSingleSegments(size_t count, size_t total,
                                        SmallVectorImpl<Segment> &segments) {
  segments.clear();
  if (count != total)
    return failure();
  segments.resize_for_overwrite(count);
  for (size_t i = 0; i < count; ++i)
    segments[i] = {unsigned(i), 1};
  return success();
}

/// The segments if all of varying length have `each` values.
static LogicalResult findEqualSegments(ArrayRef<ValueSlot> slots, size_t each,
                                       SmallVectorImpl<Segment> &segments) {
  unsigned first = 0;
  for (const ValueSlot &slot : slots) {
    unsigned size = isVariable(slot) ? unsigned(each) : 1;
    segments.push_back({first, size});
    first += size;
  }
  return success();
}

LogicalResult strata::findSegments(ArrayRef<ValueSlot> slots, size_t total,
                                   Attribute sizes,
                                   SmallVectorImpl<Segment> &segments) {
  size_t variable = size_t(llvm::count_if(slots, isVariable));
  if (!variable)
    return findSingleSegments(slots.size(), total, segments);
  segments.clear();
  size_t fixed = slots.size() - variable;
  if (total < fixed)
    return failure();
  auto array =
      variable > 1 ? dyn_cast_or_null<DenseArrayAttr>(sizes) : DenseArrayAttr();
  if (!array)
    return (total - fixed) % variable
               ? failure()
               : findEqualSegments(slots, (total - fixed) / variable, segments);
  if (!array.getElementType().isInteger(32) ||
      array.getSize() != int64_t(slots.size()))
    return failure();
  const uint8_t *given = array.getRawData().data();
  size_t first = 0;
  for (size_t i = 0; i < slots.size(); ++i) {
    int32_t size;
    memcpy(&size, given + i * sizeof(size), sizeof(size));
    if (size < 0 || size_t(size) > total - first)
      return failure();
    segments.push_back({unsigned(first), unsigned(size)});
    first += size_t(size);
  }
  return success(first == total);
}

/// The attribute `name` with the sizes of segments; null without.
static Attribute getSizes(Operation *op, StringRef name) {
  const OpDefinition &def = op->getDefinition();
  if (def.isPlain)
    return op->getDiscardableAttr(name);
  int slot = def.findAttribute(name);
  return slot < 0 ? Attribute() : op->getAttrSlots()[slot];
}

/// Whether the sizes of segments do not follow from the number of values.
static bool hasSeveralVariable(ArrayRef<ValueSlot> slots) {
  return llvm::count_if(slots, isVariable) > 1;
}

LogicalResult strata::getOperandSegments(Operation *op,
                                         SmallVectorImpl<Segment> &segments) {
  const OpDefinition &def = op->getDefinition();
  return findSegments(def.operands, op->getNumOperands(),
                      hasSeveralVariable(def.operands)
                          ? getSizes(op, "operandSegmentSizes")
                          : Attribute(),
                      segments);
}

LogicalResult strata::getResultSegments(Operation *op,
                                        SmallVectorImpl<Segment> &segments) {
  const OpDefinition &def = op->getDefinition();
  return findSegments(def.results, op->getNumResults(),
                      hasSeveralVariable(def.results)
                          ? getSizes(op, "resultSegmentSizes")
                          : Attribute(),
                      segments);
}

/// The number of values of `segment` that remain when those in `which` are
/// removed.
static int32_t countLeft(Segment segment, const llvm::BitVector &which) {
  int32_t left = 0;
  for (unsigned i = segment.first; i < segment.first + segment.size; ++i)
    left += !which.test(i);
  return left;
}

/// Sets attribute `name` to the sizes that `segments` have without `which`.
static void setSizes(Operation *op, StringRef name, ArrayRef<Segment> segments,
                     const llvm::BitVector &which) {
  SmallVector<int32_t, 4> sizes;
  for (Segment segment : segments)
    sizes.push_back(countLeft(segment, which));
  op->setAttr(name, Builder(op->getContext()).getDenseI32ArrayAttr(sizes));
}

void strata::eraseOperandsInSegments(Operation *op,
                                     const llvm::BitVector &which) {
  if (which.none())
    return;
  const OpDefinition &def = op->getDefinition();
  SmallVector<Segment, 4> segments;
  if (succeeded(getOperandSegments(op, segments))) {
    for (auto [slot, segment] : llvm::zip(def.operands, segments)) {
      SmallVector<Segment, 4> groups;
      if (!slot.groupSizes.empty() &&
          succeeded(
              divideSegment(segment, op->getAttr(slot.groupSizes), groups)))
        setSizes(op, slot.groupSizes, groups, which);
    }
    if (def.findAttribute("operandSegmentSizes") >= 0)
      setSizes(op, "operandSegmentSizes", segments, which);
  }
  SmallVector<Value, 8> left;
  for (OpOperand &operand : op->getOpOperands())
    if (!which.test(operand.getOperandNumber()))
      left.push_back(operand.get());
  op->setOperands(left);
}

/// Adds `count` to entry `entry` of the i32 array `name`, if it exists.
static void addToSizes(Operation *op, StringRef name, unsigned entry,
                       size_t count) {
  auto sizes = op->getAttrOfType<DenseArrayAttr>(name);
  if (!sizes || int64_t(entry) >= sizes.getSize())
    return;
  SmallVector<int32_t, 4> numbers(size_t(sizes.getSize()));
  memcpy(numbers.data(), sizes.getRawData().data(),
         numbers.size() * sizeof(int32_t));
  numbers[entry] += int32_t(count);
  op->setAttr(name, Builder(op->getContext()).getDenseI32ArrayAttr(numbers));
}

void strata::insertOperandsInSegments(Operation *op, unsigned slot, int group,
                                      unsigned index, ArrayRef<Value> values) {
  const OpDefinition &def = op->getDefinition();
  if (def.findAttribute("operandSegmentSizes") >= 0)
    addToSizes(op, "operandSegmentSizes", slot, values.size());
  if (group >= 0)
    addToSizes(op, def.operands[slot].groupSizes, unsigned(group),
               values.size());
  op->insertOperands(index, values);
}

/// The segments of `total` things where only the last slot may have any number.
template <typename Slots, typename Fn>
static LogicalResult divide(const Slots &slots, unsigned total, Fn isVariadic,
                            SmallVectorImpl<Segment> &segments) {
  segments.clear();
  unsigned next = 0;
  for (const auto &slot : slots) {
    unsigned size = isVariadic(slot) ? total - std::min(next, total) : 1;
    segments.push_back({next, size});
    next += size;
  }
  return success(next == total);
}

LogicalResult strata::getRegionSegments(Operation *op,
                                        SmallVectorImpl<Segment> &segments) {
  return divide(
      op->getDefinition().regions, op->getNumRegions(),
      [](const RegionSlot &slot) { return slot.arity != Arity::One; },
      segments);
}

LogicalResult strata::getSuccessorSegments(Operation *op,
                                           SmallVectorImpl<Segment> &segments) {
  return divide(
      op->getDefinition().successors, op->getNumSuccessors(),
      [](const SuccessorSlot &slot) { return slot.isVariadic; }, segments);
}

//===-- Segments of segments ---------------------------------------------===//

/// The numbers in an i32 array; std::nullopt for any other attribute.
static std::optional<SmallVector<int32_t, 4>> readSizes(Attribute attr) {
  auto array = dyn_cast_or_null<DenseArrayAttr>(attr);
  if (!array || !array.getElementType().isInteger(32))
    return std::nullopt;
  SmallVector<int32_t, 4> sizes(size_t(array.getSize()));
  if (!sizes.empty())
    memcpy(sizes.data(), array.getRawData().data(),
           sizes.size() * sizeof(int32_t));
  return sizes;
}

static constexpr StringRef sizesNames[] = {"operandSegmentSizes",
                                           "resultSegmentSizes"};
static constexpr StringRef oldSizesNames[] = {"operand_segment_sizes",
                                              "result_segment_sizes"};

bool strata::isSegmentSizes(StringRef attrName) {
  return llvm::is_contained(sizesNames, attrName);
}

bool strata::isOldSegmentSizes(StringRef attrName) {
  return llvm::is_contained(oldSizesNames, attrName);
}

void strata::completeSegmentSizes(OperationState &state) {
  const OpDefinition &def = *state.name.getDefinition();
  for (size_t i = 0; i < std::size(sizesNames); ++i) {
    int slot = def.findAttribute(sizesNames[i]);
    if (slot < 0)
      continue;
    size_t numSlots = (i == 0 ? def.operands : def.results).size();
    auto isSizes = [&](const auto &entry) { return int(entry.first) == slot; };
    // The last one counts.
    Attribute sizes;
    llvm::erase_if(state.attributes, [&](const NamedAttribute &attr) {
      if (attr.getNameRef() != sizesNames[i] &&
          attr.getNameRef() != oldSizesNames[i])
        return false;
      auto numbers = readSizes(attr.getValue());
      if (numbers && numbers->size() == numSlots)
        sizes = attr.getValue();
      return true;
    });
    // Attributes count more than slots.
    if (!sizes && llvm::any_of(state.slots, isSizes))
      continue;
    if (!sizes) {
      SmallVector<uint8_t> zeros(numSlots * sizeof(int32_t), 0);
      sizes = DenseArrayAttr::get(IntegerType::get(def.ctx, 32),
                                  int64_t(numSlots), zeros);
    }
    state.addAttribute(sizesNames[i], sizes);
  }
}

LogicalResult strata::divideSegment(Segment group, Attribute sizes,
                                    SmallVectorImpl<Segment> &segments) {
  segments.clear();
  std::optional<SmallVector<int32_t, 4>> list = readSizes(sizes);
  if (!list)
    return failure();
  for (int32_t size : *list) {
    if (size < 0 || unsigned(size) > group.size)
      return failure();
    segments.push_back({group.first, unsigned(size)});
    group.first += unsigned(size);
    group.size -= unsigned(size);
  }
  return success(group.size == 0);
}

LogicalResult strata::verifySegmentSizes(Operation *op, StringRef attrName,
                                         StringRef groupName, size_t count,
                                         std::optional<size_t> numSegments) {
  std::optional<SmallVector<int32_t, 4>> sizes =
      readSizes(op->getInherentAttrOrNull(attrName));
  if (!sizes)
    return op->emitOpError("requires dense i32 array attribute '")
           << attrName << "'";
  uint64_t total = 0;
  for (int32_t size : *sizes) {
    if (size < 0)
      return op->emitOpError("'")
             << attrName << "' attribute cannot have negative elements";
    total += uint32_t(size);
  }
  if (total != count)
    return op->emitOpError()
           << groupName << " count (" << uint64_t(count)
           << ") does not match with the total size (" << total
           << ") specified in attribute '" << attrName << "'";
  if (numSegments && sizes->size() != *numSegments)
    return op->emitOpError("'")
           << attrName << "' attribute must have " << uint64_t(*numSegments)
           << " elements, but got " << uint64_t(sizes->size());
  return success();
}
