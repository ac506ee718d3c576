// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/IRWriterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::bytecode;

IRWriter::IRWriter(const WriterInput &input, Numbering &numbering)
    : input(input), numbering(numbering), version(input.version) {
  if (!input.source)
    return;
  for (Cursor entry : input.source->getTables().getProperties()) {
    propertyNumbers.try_emplace(entry.getBytes(), numProperties++);
    properties.writeVarInt(entry.remaining());
    properties.writeBytes(entry.getBytes());
  }
}

uint32_t IRWriter::takeOperand(Operation *op, unsigned index) {
  if (uint32_t number = numbering.takeOperand(*region))
    return region->firstValue + number - 1;
  // The value belongs to another region, or is defined later.
  Value value = op->getOperand(index);
  Region *owner = value.getParentRegion();
  const RegionInfo *info =
      owner == op->getParentRegion() ? region : numbering.findRegion(owner);
  return info->firstValue + numbering.getValue(value) - 1;
}

//===-- Properties ---------------------------------------------------------===//

bool IRWriter::hasProperties(Operation *op, const NumberedName &name) const {
  if (version < WithProperties)
    return false;
  return !name.plan.empty() || (!op->isRegistered() && op->getPropertiesAttr());
}

/// The sizes themselves if more than half of them are not zero, else pairs.
void IRWriter::writeSegments(DenseI32ArrayAttr sizes) {
  ArrayRef<int32_t> elements = sizes.asArrayRef();
  size_t count = elements.size() - size_t(llvm::count(elements, 0));
  if (count > elements.size() / 2) {
    scratch.writeVarIntWithFlag(elements.size(), false);
    for (int32_t size : elements)
      scratch.writeVarInt(uint32_t(size));
    return;
  }
  scratch.writeVarIntWithFlag(count, true);
  if (!count)
    return;
  uint64_t last = 0;
  for (auto [i, size] : llvm::enumerate(elements))
    if (size)
      last = i;
  unsigned width = last ? 64 - unsigned(llvm::countl_zero(last)) : 0;
  scratch.writeVarInt(width);
  for (auto [i, size] : llvm::enumerate(elements))
    if (size)
      scratch.writeVarInt(uint64_t(uint32_t(size)) << width | i);
}

void IRWriter::writeField(const PropertyField &field, Attribute attr) {
  switch (field.kind) {
  case PropertyLayout::Kind::Segments:
    if (version >= WithSparseSegments)
      return writeSegments(cast<DenseI32ArrayAttr>(attr));
    [[fallthrough]];
  case PropertyLayout::Kind::Required:
    return scratch.writeVarInt(numbering.getIndex(attr));
  case PropertyLayout::Kind::Optional:
    return attr ? scratch.writeVarIntWithFlag(numbering.getIndex(attr), true)
                : scratch.writeVarInt(0);
  case PropertyLayout::Kind::Flag: {
    auto boolean = dyn_cast_or_null<BoolAttr>(attr);
    return scratch.writeByte(attr && (!boolean || boolean.getValue()));
  }
  case PropertyLayout::Kind::Number: {
    auto integer = dyn_cast_or_null<IntegerAttr>(attr);
    return scratch.writeVarInt(integer ? integer.getValue().getLimitedValue()
                                       : 0);
  }
  }
}

/// The number of the entry for the properties of `op`.
uint32_t IRWriter::addProperties(Operation *op, uint32_t nameIndex) {
  const NumberedName &name = numbering.getNames()[nameIndex];
  SmallVector<Attribute, 4> attrs;
  if (name.plan.empty())
    attrs.push_back(op->getPropertiesAttr());
  for (const PropertyField &field : name.plan)
    attrs.push_back(getFieldAttr(op, field));
  // The properties of the previous operation are often the same.
  LastProperties &last = lastProperties[nameIndex];
  if (last.attrs == attrs)
    return last.number;
  scratch.clear();
  if (name.plan.empty())
    scratch.writeVarInt(numbering.getIndex(attrs.front()));
  for (auto [field, attr] : llvm::zip(name.plan, attrs))
    writeField(field, attr);
  SmallVector<char, 0> storage;
  StringRef bytes = scratch.getBytes(storage);
  auto [it, inserted] = propertyNumbers.try_emplace(bytes, numProperties);
  if (inserted) {
    ++numProperties;
    properties.writeVarInt(bytes.size());
    properties.writeBytes(bytes);
  }
  last.attrs = std::move(attrs);
  last.number = it->second;
  return last.number;
}

//===-- Use-list orders ----------------------------------------------------===//

/// The place of `op` in a pre-order walk.
uint32_t IRWriter::getPosition(Operation *op) {
  if (!positions) {
    positions = std::make_unique<BasicAddressMap<sizeof(Operation)>>();
    uint32_t count = 0;
    input.root->walk<WalkOrder::PreOrder>(
        [&](Operation *inner) { positions->set(inner, ++count); });
  }
  return positions->lookup(op);
}

/// Adds the order of the uses of `value` unless it is that in which a reader makes
/// them: the last use of a pre-order walk first.
void IRWriter::findOrder(Value value, unsigned number) {
  if (!numbering.mayBeReordered(value))
    return;
  bool isSorted = true;
  OpOperand *before = nullptr;
  for (OpOperand &use : value.getUses()) {
    if (before) {
      Operation *a = use.getOwner(), *b = before->getOwner();
      bool isLess = a == b ? use.getOperandNumber() < before->getOperandNumber()
                    : a->getBlock() == b->getBlock()
                        ? a->isBeforeInBlock(b)
                        : getPosition(a) < getPosition(b);
      isSorted &= isLess;
      if (!isSorted)
        break;
    }
    before = &use;
  }
  if (isSorted)
    return;
  SmallVector<std::pair<uint64_t, uint32_t>, 8> uses;
  for (auto [i, use] : llvm::enumerate(value.getUses()))
    uses.push_back(
        {uint64_t(getPosition(use.getOwner())) << 32 | use.getOperandNumber(),
         uint32_t(i)});
  llvm::sort(uses, std::greater<>());
  orders.push_back({number, {}});
  for (auto &[key, place] : uses)
    orders.back().second.push_back(place);
}

void IRWriter::writeOrder(ArrayRef<uint32_t> places) {
  size_t moved = 0;
  for (auto [i, place] : llvm::enumerate(places))
    moved += place != i;
  if (moved >= places.size() / 2) {
    ir.writeVarIntWithFlag(places.size(), false);
    for (uint32_t place : places)
      ir.writeVarInt(place);
    return;
  }
  ir.writeVarIntWithFlag(2 * moved, true);
  for (auto [i, place] : llvm::enumerate(places))
    if (place != i) {
      ir.writeVarInt(i);
      ir.writeVarInt(place);
    }
}

void IRWriter::writeOrders(unsigned numValues) {
  if (numValues > 1)
    ir.writeVarInt(orders.size());
  // mlir-opt has a table of this kind, and so this order of the values.
  llvm::DenseMap<unsigned, ArrayRef<uint32_t>> byNumber;
  for (const auto &[number, places] : orders)
    byNumber.insert({number, places});
  for (const auto &[number, places] : byNumber) {
    if (numValues > 1)
      ir.writeVarInt(number);
    writeOrder(places);
  }
  orders.clear();
}

//===-- Operations ---------------------------------------------------------===//

void IRWriter::writeFields(Operation *op, const OpRecord &record, uint8_t mask,
                           DictionaryAttr dictionary) {
  ir.writeVarInt(numbering.getLocation(record));
  if (mask & HasAttributes)
    ir.writeVarInt(numbering.getIndex(Attribute(dictionary)));
  if (mask & HasProperties)
    ir.writeVarInt(addProperties(op, numbering.getName(record)));
  if (mask & HasResults) {
    ir.writeVarInt(op->getNumResults());
    for (Type type : op->getResultTypes())
      ir.writeVarInt(getIndex(type));
  }
  if (mask & HasOperands) {
    ir.writeVarInt(op->getNumOperands());
    for (unsigned i = 0, count = op->getNumOperands(); i < count; ++i)
      ir.writeVarInt(takeOperand(op, i));
  }
  if (mask & HasSuccessors) {
    ir.writeVarInt(op->getNumSuccessors());
    for (Block *successor : op->getSuccessors())
      ir.writeVarInt(numbering.getBlock(successor));
  }
}

void IRWriter::writeOp(Operation *op) {
  const OpRecord &record = numbering.takeOp(*region);
  uint32_t index = numbering.getName(record);
  const NumberedName &name = numbering.getNames()[index];
  DictionaryAttr dictionary = numbering.getDictionary(op, name);
  unsigned numResults = op->getNumResults();
  if (version >= WithUseListOrders && numbering.hasReorderedUses())
    for (unsigned i = 0; i < numResults; ++i)
      findOrder(op->getResult(i), i);
  uint8_t mask = (dictionary ? HasAttributes : 0) |
                 (numResults ? HasResults : 0) |
                 (op->getNumOperands() ? HasOperands : 0) |
                 (op->getNumSuccessors() ? HasSuccessors : 0) |
                 (op->getNumRegions() ? HasRegions : 0) |
                 (orders.empty() ? 0 : HasUseListOrders) |
                 (hasProperties(op, name) ? HasProperties : 0);
  ir.writeVarInt(index);
  ir.writeByte(mask);
  writeFields(op, record, mask, dictionary);
  if (!orders.empty())
    writeOrders(numResults);
  if (mask & HasRegions)
    openRegions(op);
}

//===-- Blocks and regions -------------------------------------------------===//

void IRWriter::openRegions(Operation *op) {
  uint32_t count = op->getNumRegions();
  uint32_t first = numbering.takeRegions(*region, count);
  bool isIsolated = numbering.areIsolated(first, count);
  ir.writeVarIntWithFlag(count, isIsolated);
  auto isEmpty = [](Region &region) { return region.empty(); };
  std::optional<StringRef> bytes;
  if (input.source && llvm::all_of(op->getRegions(), isEmpty) &&
      (bytes = input.source->findBytes(op))) {
    ir.writeByte(uint8_t(Section::IR));
    ir.writeVarInt(bytes->size());
    return ir.borrowBytes(*bytes);
  }
  Frame frame;
  frame.op = op;
  frame.firstRegion = first;
  frame.outer = region;
  frame.hasSection = isIsolated && version >= WithRegionSections;
  if (frame.hasSection) {
    ir.writeByte(uint8_t(Section::IR));
    frame.length = lengths.size();
    lengths.push_back({ir.size(), 0, lengthBytes});
  }
  for (uint32_t i = first; i < first + count; ++i)
    numbering.getRegion(i).firstValue =
        isIsolated ? 0 : region->firstValue + region->numValues;
  frames.push_back(frame);
}

void IRWriter::writeArguments(Block *block) {
  ir.writeVarInt(block->getNumArguments());
  for (auto [i, arg] : llvm::enumerate(block->getArguments())) {
    Location loc = arg.getLoc();
    uint32_t type = getIndex(arg.getType());
    uint32_t location = numbering.takeArgument(*region);
    if (version < WithElidedLocations) {
      ir.writeVarInt(type);
      ir.writeVarInt(location);
    } else {
      bool hasLocation = !loc.isUnknown();
      ir.writeVarIntWithFlag(type, hasLocation);
      if (hasLocation)
        ir.writeVarInt(location);
    }
    if (version >= WithUseListOrders && numbering.hasReorderedUses())
      findOrder(arg, unsigned(i));
  }
  if (version < WithUseListOrders)
    return;
  ir.writeByte(orders.empty() ? 0 : HasUseListOrders);
  if (!orders.empty())
    writeOrders(block->getNumArguments());
}

/// Begins with the block of the innermost frame.
void IRWriter::writeBlock() {
  Frame &frame = frames.back();
  Block *block = frame.block;
  ir.writeVarIntWithFlag(numbering.takeBlock(*frame.region),
                         block->getNumArguments());
  if (block->getNumArguments())
    writeArguments(block);
  frame.next = block->getFirstOp();
}

/// Releases the records of the written operations in the region of `frame`:
/// their memory is used for the bytes that follow.
void IRWriter::releaseRecords(Frame &frame) {
  numbering.release(frame.released, frame.region->next);
  frame.released = frame.region->next;
}

/// Begins with the next region of the innermost operation, or leaves it.
void IRWriter::writeRegion() {
  Frame &frame = frames.back();
  if (frame.region)
    releaseRecords(frame);
  if (frame.nextRegion == frame.op->getNumRegions()) {
    if (frame.hasSection) {
      Length &length = lengths[frame.length];
      length.value =
          ir.size() - length.position + (lengthBytes - length.before);
      uint8_t bytes[ByteBuffer::MaxVarInt];
      lengthBytes += ByteBuffer::encodeVarInt(length.value, bytes);
    }
    region = frame.outer;
    frames.pop_back();
    return;
  }
  frame.block = frame.op->getRegion(frame.nextRegion).getFirstBlock();
  region = frame.region =
      &numbering.getRegion(frame.firstRegion + frame.nextRegion++);
  frame.released = region->next;
  ir.writeVarInt(region->numBlocks);
  if (!frame.block)
    return;
  ir.writeVarInt(region->numValues);
  writeBlock();
}

void IRWriter::write() {
  /// Records of operations of one region that are kept although they were used.
  constexpr uint32_t MaxKept = 4096;
  region = &numbering.getTop();
  lastProperties.resize(numbering.getNames().size());
  ir.writeVarIntWithFlag(1, false);
  writeOp(input.root);
  while (!frames.empty()) {
    Frame &frame = frames.back();
    if (Operation *op = frame.next) {
      if (LLVM_UNLIKELY(frame.region->next.op - frame.released.op >= MaxKept))
        releaseRecords(frame);
      frame.next = op->getNextNode();
      writeOp(op);
    } else if (frame.block && frame.block->getNextNode()) {
      frame.block = frame.block->getNextNode();
      writeBlock();
    } else {
      writeRegion();
    }
  }
}

void IRWriter::copyTo(raw_ostream &os) const {
  size_t done = 0;
  ArrayRef<Length> next = lengths;
  ir.forEachPart([&](StringRef part) {
    size_t end = done + part.size();
    while (!next.empty() && next.front().position <= end) {
      size_t size = next.front().position - done;
      os << part.take_front(size);
      part = part.drop_front(size);
      done += size;
      uint8_t encoded[ByteBuffer::MaxVarInt];
      size = ByteBuffer::encodeVarInt(next.front().value, encoded);
      os.write(reinterpret_cast<const char *>(encoded), size);
      next = next.drop_front();
    }
    os << part;
    done = end;
  });
}
