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

LogicalResult ObjectTable::read(Cursor &offsets, Cursor &data, uint64_t total,
                                uint64_t numDialects) {
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
      groups.push_back({numStarts, uint32_t(dialect)});
    if (failed(readGroup(offsets, data, inGroup)))
      return failure();
  }
  addStart(data.getOffset() << 1);
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
  void *memory = mapped ? strata::detail::allocateZeroPages(mapped)
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

uint64_t ObjectTable::getDistantStart(uint64_t index) const {
  uint64_t high = uint64_t(llvm::upper_bound(carries, index) - carries.begin());
  return base + (high << 32 | starts[index]);
}

std::pair<uint64_t, uint64_t> ObjectTable::getGroup(uint64_t index) const {
  auto next = llvm::upper_bound(
      groups, index, [](uint64_t i, const Group &g) { return i < g.first; });
  return {std::prev(next)->first, next == groups.end() ? count : next->first};
}

ObjectEntry ObjectTable::getEntry(uint64_t index) const {
  auto group = llvm::upper_bound(
      groups, index, [](uint64_t i, const Group &g) { return i < g.first; });
  uint64_t start = getStart(index);
  ObjectEntry entry;
  entry.offset = start >> 1;
  entry.size = (getStart(index + 1) >> 1) - entry.offset;
  entry.isCustom = start & 1;
  entry.dialect = std::prev(group)->dialect;
  return entry;
}
