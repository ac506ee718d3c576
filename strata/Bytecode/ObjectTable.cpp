// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/ObjectTableDetail.h"
#include "strata/Support/Pool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <cstdlib>

using namespace strata;
using namespace strata::bytecode;

/// Reads the sizes of the `inGroup` objects of a group, whose bytes are the next of `data`.
LogicalResult ObjectTable::readGroup(Cursor &offsets, Cursor &data,
                                     uint64_t inGroup) {
  StringRef bytes;
  while (inGroup > 0) {
    StringRef sizes = offsets.readShortVarInts(inGroup);
    if (failed(addShort(sizes, data)))
      return failure();
    inGroup -= sizes.size();
    // One that is longer, or the last ones.
    uint64_t size;
    bool isCustom;
    for (unsigned i = 0; i < 8 && inGroup > 0; ++i, --inGroup) {
      if (failed(offsets.readVarIntWithFlag(size, isCustom)))
        return failure();
      addStart(data.getOffset() << 1 | isCustom);
      if (failed(data.readBytes(size, bytes)))
        return failure();
    }
  }
  return success();
}

/// Adds objects with sizes that take one byte each.
LogicalResult ObjectTable::addShort(StringRef sizes, Cursor &data) {
  StringRef bytes;
  while (!sizes.empty()) {
    MutableArrayRef<uint32_t> run =
        starts.getRun(numStarts).take_front(sizes.size());
    uint64_t first = (data.getOffset() << 1) - base, start = first;
    for (size_t i = 0; i < run.size(); ++i) {
      uint64_t size = uint8_t(sizes[i]) >> 1;
      run[i] = uint32_t(start | (size & 1));
      start += size & ~uint64_t(1);
    }
    if (LLVM_UNLIKELY(first >> 32 != carries.size() ||
                      start >> 32 != carries.size())) {
      // With a carry, one by one.
      for (uint64_t place = first; char byte : sizes.take_front(run.size())) {
        addStart(base + (place | (uint8_t(byte) >> 1 & 1)));
        place += uint8_t(byte) >> 2 << 1;
      }
    } else {
      numStarts += run.size();
    }
    sizes = sizes.drop_front(run.size());
    if (failed(data.readBytes((start - first) >> 1, bytes)))
      return failure();
  }
  return success();
}

/// The sum of eight sizes that take a byte each, a flag and the mark of a short number
/// below them.
static uint64_t addEight(const uint8_t *sizes) {
  constexpr uint64_t Sizes = 0x3f3f3f3f3f3f3f3f, Halves = 0x00ff00ff00ff00ff;
  uint64_t bytes = llvm::support::endian::read64le(sizes) >> 2 & Sizes;
  uint64_t pairs = (bytes & Halves) + (bytes >> 8 & Halves);
  return pairs * 0x0001000100010001 >> 48;
}

/// Adds `inBlock` objects of one dialect to a sparse index.
LogicalResult ObjectTable::addBlock(Cursor &offsets, Cursor &data,
                                    uint64_t inBlock) {
  blocks.push_back({data.getOffset(), offsets.getBytes().bytes_begin()});
  numStarts += inBlock;
  StringRef bytes;
  while (inBlock > 0) {
    StringRef sizes = offsets.readShortVarInts(inBlock);
    uint64_t sum = 0;
    for (size_t i = 0; i < sizes.size(); i += 8)
      sum += addEight(sizes.bytes_begin() + i);
    if (failed(data.readBytes(sum, bytes)))
      return failure();
    inBlock -= sizes.size();
    for (unsigned i = 0; i < 8 && inBlock > 0; ++i, --inBlock) {
      uint64_t size;
      bool isCustom;
      if (failed(offsets.readVarIntWithFlag(size, isCustom)) ||
          failed(data.readBytes(size, bytes)))
        return failure();
    }
  }
  return success();
}

LogicalResult ObjectTable::read(Cursor &offsets, Cursor &data, uint64_t total,
                                uint64_t numDialects, Index index) {
  isDirect = index == Index::Full;
  if (isDirect)
    starts.resize(total + 1);
  base = data.getOffset() << 1;
  while (numStarts < total) {
    uint64_t dialect, inGroup;
    if (failed(offsets.readVarInt(dialect)) ||
        failed(offsets.readVarInt(inGroup)))
      return failure();
    if (dialect >= numDialects)
      return offsets.emitError("invalid dialect index: " + Twine(dialect));
    if (inGroup > total - numStarts)
      return offsets.emitError("expected a group of at most " +
                               Twine(total - numStarts) + " entries, found " +
                               Twine(inGroup));
    if (inGroup)
      groups.push_back({numStarts, uint32_t(dialect), blocks.size()});
    if (index == Index::Full && failed(readGroup(offsets, data, inGroup)))
      return failure();
    for (; index == Index::Sparse && inGroup;
         inGroup -= std::min(inGroup, PerBlock))
      if (failed(addBlock(offsets, data, std::min(inGroup, PerBlock))))
        return failure();
  }
  if (index == Index::Full)
    addStart(data.getOffset() << 1);
  dataEnd = data.getOffset();
  sizesEnd = offsets.getBytes().bytes_begin();
  count = total;
  allocateObjects();
  return success();
}

/// Many are in pages that take no memory before they are used: calloc would clear memory
/// that was used before.
void ObjectTable::allocateObjects() {
  constexpr size_t MinPages = 1 << 17;
  size_t bytes = std::max<size_t>(count, 1) * sizeof(uint64_t);
  size_t mapped = bytes < MinPages ? 0 : llvm::alignTo(bytes, MinPages);
  void *memory =
      mapped ? strata::detail::allocateZeroPages(mapped, /*hugePages=*/isDirect)
             : std::calloc(1, bytes);
  if (!memory)
    llvm::report_bad_alloc_error("cannot allocate a table of a bytecode file");
  objects = {static_cast<uint64_t *>(memory), Free(mapped)};
}

void ObjectTable::Free::operator()(uint64_t *memory) const {
  if (mapped)
    strata::detail::freeZeroPages(memory, mapped);
  else
    std::free(memory);
}

const ObjectTable::Group &ObjectTable::findGroup(uint64_t index) const {
  return *std::prev(llvm::upper_bound(
      groups, index, [](uint64_t i, const Group &g) { return i < g.first; }));
}

/// Entry `index` of a sparse index.
ObjectEntry ObjectTable::findSparse(uint64_t index) const {
  const Group &group = findGroup(index);
  uint64_t left = index - group.first;
  const Block &block = blocks[group.firstBlock + left / PerBlock];
  left %= PerBlock;
  uint64_t offset = block.offset, size = 0;
  const uint8_t *pos = block.sizes;
  for (; left >= 8 && (llvm::support::endian::read64le(pos) &
                       Cursor::ShortVarInts) == Cursor::ShortVarInts;
       left -= 8, pos += 8)
    offset += addEight(pos);
  // They have been read before.
  for (; left > 0; --left) {
    (void)decodeVarInt(pos, sizesEnd, size);
    offset += size >> 1;
  }
  (void)decodeVarInt(pos, sizesEnd, size);
  return {offset, size >> 1, bool(size & 1), group.dialect};
}

/// The start of an object that is not in `starts` alone.
uint64_t ObjectTable::findStart(uint64_t index) const {
  if (carries.empty()) {
    if (index == count)
      return dataEnd << 1;
    ObjectEntry entry = findSparse(index);
    return entry.offset << 1 | entry.isCustom;
  }
  uint64_t high = uint64_t(llvm::upper_bound(carries, index) - carries.begin());
  return base + (high << 32 | starts[index]);
}

std::pair<uint64_t, uint64_t> ObjectTable::getGroup(uint64_t index) const {
  auto next = llvm::upper_bound(
      groups, index, [](uint64_t i, const Group &g) { return i < g.first; });
  return {std::prev(next)->first, next == groups.end() ? count : next->first};
}

ObjectEntry ObjectTable::getEntry(uint64_t index) const {
  if (!isDirect && carries.empty())
    return findSparse(index);
  uint64_t start = getStart(index);
  ObjectEntry entry;
  entry.offset = start >> 1;
  entry.size = (getStart(index + 1) >> 1) - entry.offset;
  entry.isCustom = start & 1;
  entry.dialect = findGroup(index).dialect;
  return entry;
}
