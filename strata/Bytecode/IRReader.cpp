// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/IRReaderDetail.h"
#include "strata/IR/Graph/Mutation.h"

using namespace strata;
using namespace strata::bytecode;

//===-- Values -------------------------------------------------------------===//

/// Makes `value` the operands in the list that ends with `last`, first ones first, so
/// that the list of uses is as if the value had been there before.
void IRReader::resolveForwardUses(uint64_t last, Value value) {
  SmallVector<uint32_t, 4> uses;
  for (uint32_t i = uint32_t(last); i; i = forwardUses[i - 1].next)
    uses.push_back(i);
  for (uint32_t i : llvm::reverse(uses))
    forwardUses[i - 1].operand->set(value);
}

LogicalResult IRReader::defineValue(Value value) {
  Frame &frame = frames.back();
  // The top level does not say how many values it has.
  if (LLVM_UNLIKELY(!frame.op && frame.nextValue == values.size()))
    values.push_back(0);
  if (LLVM_UNLIKELY(frame.nextValue >= values.size()))
    return cursor.emitError(
        "value index range was outside of the expected range for the parent "
        "region, which has " +
        Twine(values.size() - frame.firstValue) + " values");
  uintptr_t &slot = values[frame.nextValue++];
  if (LLVM_UNLIKELY(slot)) {
    resolveForwardUses(slot >> 1, value);
    --frame.numUndefined;
  }
  slot = reinterpret_cast<uintptr_t>(value.getImpl());
  return success();
}

LogicalResult IRReader::readOperands(Fields &fields) {
  uint64_t count;
  if (failed(cursor.readCount(count, "operands")))
    return failure();
  size_t numValues = values.size() - scope;
  const uintptr_t *numbered = values.data() + scope;
  fields.operands.resize(count);
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t number;
    if (failed(cursor.readVarInt(number)))
      return failure();
    if (LLVM_UNLIKELY(number >= numValues))
      return cursor.emitError("invalid value index: " + Twine(number));
    uintptr_t value = numbered[number];
    if (LLVM_LIKELY(value && !(value & 1)))
      fields.operands[i] = reinterpret_cast<detail::ValueImpl *>(value);
    else
      fields.forward.push_back({uint32_t(i), number});
  }
  return success();
}

//===-- Use-list orders ----------------------------------------------------===//

LogicalResult IRReader::readUseListOrders(
    uint64_t count, SmallVectorImpl<std::pair<uint64_t, size_t>> &orders) {
  uint64_t numOrders = 1;
  if (count > 1 && failed(cursor.readCount(numOrders, "use-list orders")))
    return failure();
  for (uint64_t i = 0; i < numOrders; ++i) {
    uint64_t index = 0, size;
    UseListOrder order;
    if ((count > 1 && failed(cursor.readVarInt(index))) ||
        failed(cursor.readVarIntWithFlag(size, order.isPairs)))
      return failure();
    if (index >= count)
      return cursor.emitError("expected the order of one of " + Twine(count) +
                              " values, found value " + Twine(index));
    if (size > cursor.remaining())
      return cursor.emitTooMany(size, "numbers of uses");
    order.numbers.resize(size);
    for (uint64_t &number : order.numbers)
      if (failed(cursor.readVarInt(number)))
        return failure();
    orders.push_back({index, useListOrders.size()});
    useListOrders.push_back(std::move(order));
  }
  return success();
}

/// The places that `order` gives to `count` uses. Fails if it gives one place to two.
static LogicalResult getPlaces(ArrayRef<uint64_t> numbers, bool isPairs,
                               size_t count, SmallVectorImpl<size_t> &places) {
  if (isPairs ? numbers.size() % 2 != 0 : numbers.size() != count)
    return failure();
  for (size_t i = 0; i < count; ++i)
    places.push_back(isPairs ? i : size_t(numbers[i]));
  for (size_t i = 0; isPairs && i < numbers.size(); i += 2) {
    if (numbers[i] >= count)
      return failure();
    places[numbers[i]] = numbers[i + 1];
  }
  SmallVector<bool, 16> taken(count);
  for (size_t place : places) {
    if (place >= count || taken[place])
      return failure();
    taken[place] = true;
  }
  return success();
}

/// The list of uses has the reference order: the last use that was read is the
/// first.
LogicalResult IRReader::applyUseListOrder(const UseListOrder &order) {
  SmallVector<OpOperand *, 16> uses;
  for (OpOperand &use : order.value.getUses())
    uses.push_back(&use);
  SmallVector<size_t, 16> places;
  if (failed(getPlaces(order.numbers, order.isPairs, uses.size(), places)))
    return cursor.emitError("expected the use-list order to be a permutation "
                            "of " +
                            Twine(uses.size()) + " uses");
  SmallVector<OpOperand *, 16> sorted(uses.size());
  for (size_t i = 0; i < uses.size(); ++i)
    sorted[places[i]] = uses[i];
  // Each goes to the front.
  for (OpOperand *use : llvm::reverse(sorted))
    detail::Mutation::setOperandBehind(*use, order.value, nullptr);
  return success();
}

//===-- Blocks and regions -------------------------------------------------===//

LogicalResult IRReader::enterRegions(Operation *op, bool isIsolated) {
  Frame frame;
  frame.op = op;
  frame.hasSection = isIsolated && version >= WithRegionSections;
  if (frame.hasSection) {
    Cursor contents;
    if (failed(cursor.readRegionSection(contents)))
      return failure();
    if (defer && defer({op, contents, depth + uint32_t(frames.size())}))
      return success();
    frame.outer = cursor;
    cursor = contents;
  }
  return enterFrame(frame, isIsolated);
}

LogicalResult IRReader::enterFrame(Frame &frame, bool isIsolated) {
  uint32_t limit = ctx.getResourceLimits().maxDepth;
  if (limit && depth + frames.size() > limit)
    return cursor.emitError("regions are nested more than " + Twine(limit) +
                            " levels deep");
  frame.outerScope = scope;
  frame.firstBlock = blocks.size();
  if (isIsolated)
    scope = values.size();
  frame.firstValue = values.size();
  frames.push_back(frame);
  return readRegionHeader();
}

/// Begins with the next region of the innermost operation, or leaves it.
LogicalResult IRReader::readRegionHeader() {
  while (true) {
    Frame &frame = frames.back();
    if (frame.nextRegion == frame.op->getNumRegions()) {
      scope = frame.outerScope;
      if (frame.hasSection)
        cursor = frame.outer;
      frames.pop_back();
      return success();
    }
    Region &region = frame.op->getRegion(frame.nextRegion++);
    uint64_t numBlocks, numValues;
    if (failed(cursor.readCount(numBlocks, "blocks")))
      return failure();
    if (!numBlocks)
      continue;
    if (failed(cursor.readVarInt(numValues)))
      return failure();
    if (numBlocks > announced || numValues > announced - numBlocks)
      return cursor.emitError("regions have more blocks and values than the "
                              "file has bytes");
    announced -= numBlocks + numValues;
    for (uint64_t i = 0; i < numBlocks; ++i) {
      blocks.push_back(Block::create(&ctx));
      region.push_back(blocks.back());
    }
    values.resize(values.size() + numValues);
    frame.numBlocks = numBlocks;
    frame.nextBlock = 0;
    frame.nextValue = frame.firstValue;
    return success();
  }
}

LogicalResult IRReader::finishRegion() {
  Frame &frame = frames.back();
  if (LLVM_UNLIKELY(frame.numUndefined))
    return cursor.emitError("the region uses " + Twine(frame.numUndefined) +
                            " values that it does not define");
  values.resize(frame.firstValue);
  blocks.resize(frame.firstBlock);
  return readRegionHeader();
}

LogicalResult IRReader::readArguments() {
  uint64_t count;
  if (failed(cursor.readCount(count, "block arguments")))
    return failure();
  Block *block = frames.back().block;
  for (uint64_t i = 0; i < count; ++i) {
    Type type;
    Location loc;
    bool hasLocation = true;
    uint64_t index;
    if (version < WithElidedLocations) {
      if (failed(tables.readType(cursor, type)))
        return failure();
    } else if (failed(cursor.readVarIntWithFlag(index, hasLocation)) ||
               failed(tables.getType(cursor, index, type))) {
      return failure();
    }
    if (hasLocation && failed(locations.read(cursor, loc)))
      return failure();
    if (failed(defineValue(block->addArgument(type, loc))))
      return failure();
  }
  if (version < WithUseListOrders)
    return success();
  uint8_t flag;
  if (failed(cursor.readByte(flag)))
    return failure();
  if (!(flag & HasUseListOrders))
    return success();
  SmallVector<std::pair<uint64_t, size_t>, 2> orders;
  if (failed(readUseListOrders(count, orders)))
    return failure();
  for (auto [index, order] : orders)
    useListOrders[order].value = block->getArgument(unsigned(index));
  return success();
}

LogicalResult IRReader::readBlockHeader() {
  Frame &frame = frames.back();
  bool hasArguments;
  if (failed(cursor.readVarIntWithFlag(frame.opsLeft, hasArguments)))
    return failure();
  if (frame.op)
    frame.block = blocks[frame.firstBlock + frame.nextBlock];
  ++frame.nextBlock;
  if (outlines && isOutlined(frame))
    reserveOutlines(frame.opsLeft);
  return hasArguments ? readArguments() : success();
}

//===-- Operations ---------------------------------------------------------===//

LogicalResult IRReader::readResultTypes(Fields &fields) {
  uint64_t count;
  if (failed(cursor.readCount(count, "results")))
    return failure();
  fields.types.resize(count);
  for (Type &type : fields.types)
    if (failed(tables.readType(cursor, type)))
      return failure();
  return success();
}

LogicalResult IRReader::readSuccessors(Fields &fields) {
  uint64_t count;
  if (failed(cursor.readCount(count, "successors")))
    return failure();
  const Frame &frame = frames.back();
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t number;
    if (failed(cursor.readVarInt(number)))
      return failure();
    if (!frame.op || number >= frame.numBlocks)
      return cursor.emitError("invalid successor index: " + Twine(number));
    fields.successors.push_back(blocks[frame.firstBlock + number]);
  }
  return success();
}

/// All fields up to the regions.
LogicalResult IRReader::readFields(Fields &fields) {
  uint8_t mask;
  if (failed(tables.readName(cursor, fields.name)) ||
      failed(cursor.readByte(mask)) ||
      failed(locations.read(cursor, fields.loc)))
    return failure();
  if (mask & HasAttributes &&
      failed(tables.readAttrOf(cursor, fields.attrs, "mlir::DictionaryAttr")))
    return failure();
  if (mask & HasProperties) {
    uint64_t index;
    if (failed(cursor.readVarInt(index)))
      return failure();
    if (failed(tables.getProperties(cursor, index, fields.properties)))
      return failure();
  }
  if ((mask & HasResults && failed(readResultTypes(fields))) ||
      (mask & HasOperands && failed(readOperands(fields))) ||
      (mask & HasSuccessors && failed(readSuccessors(fields))) ||
      (mask & HasUseListOrders &&
       failed(readUseListOrders(fields.types.size(), fields.orders))))
    return failure();
  if (!(mask & HasRegions))
    return success();
  if (failed(cursor.readVarIntWithFlag(fields.numRegions, fields.isIsolated)))
    return failure();
  if (fields.numRegions > cursor.remaining())
    return cursor.emitTooMany(fields.numRegions, "regions");
  return success();
}

LogicalResult IRReader::readOp() {
  Fields &fields = scratch;
  fields.name = nullptr;
  fields.loc = Location();
  fields.attrs = DictionaryAttr();
  fields.properties.reset();
  fields.types.clear();
  fields.operands.clear();
  fields.forward.clear();
  fields.successors.clear();
  fields.orders.clear();
  fields.numRegions = 0;
  if (failed(readFields(fields)))
    return failure();
  Operation *op = create(fields);
  if (!op)
    return failure();
  Frame &frame = frames.back();
  frame.block->push_back(op);
  for (auto [index, number] : fields.forward) {
    uintptr_t &slot = values[scope + number];
    if (!slot) {
      // The region that has to define it.
      for (Frame &owner : llvm::reverse(frames))
        if (scope + number >= owner.firstValue) {
          ++owner.numUndefined;
          break;
        }
    }
    forwardUses.push_back({&op->getOpOperand(index), uint32_t(slot >> 1)});
    slot = uintptr_t(forwardUses.size()) << 1 | 1;
  }
  for (unsigned i = 0, count = op->getNumResults(); i < count; ++i)
    if (failed(defineValue(op->getResult(i))))
      return failure();
  for (auto [index, order] : fields.orders)
    useListOrders[order].value = op->getResult(unsigned(index));
  return fields.numRegions ? enterRegions(op, fields.isIsolated) : success();
}

LogicalResult IRReader::read(Cursor section, Block *block, DeferFn deferFn) {
  defer = deferFn;
  cursor = section;
  announced = section.remaining();
  Frame top;
  top.block = block;
  top.numBlocks = 1;
  frames.push_back(top);
  return run();
}

LogicalResult IRReader::readDeferred(const DeferredRegions &regions,
                                     DeferFn deferFn) {
  defer = deferFn;
  cursor = regions.contents;
  announced = cursor.remaining();
  depth = regions.depth;
  Frame frame;
  frame.op = regions.op;
  frame.hasSection = true;
  // Errors after the regions are about the section.
  frame.outer = regions.contents;
  return failure(failed(enterFrame(frame, /*isIsolated=*/true)) ||
                 failed(run()));
}

LogicalResult IRReader::run() {
  while (!frames.empty()) {
    Frame &frame = frames.back();
    if (frame.opsLeft) {
      --frame.opsLeft;
      bool isSkipped = false;
      if (LLVM_UNLIKELY(outlines) && isOutlined(frame) &&
          failed(skipSymbol(isSkipped)))
        return failure();
      if (!isSkipped && failed(readOp()))
        return failure();
      continue;
    }
    if (frame.nextBlock < frame.numBlocks) {
      if (failed(readBlockHeader()))
        return failure();
      continue;
    }
    if (!frame.op) {
      frames.pop_back();
      break;
    }
    if (failed(finishRegion()))
      return failure();
  }
  for (const UseListOrder &order : useListOrders)
    if (failed(applyUseListOrder(order)))
      return failure();
  useListOrders.clear();
  forwardUses.clear();
  return success();
}
