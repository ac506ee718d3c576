// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/ObjectTableDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace strata;
using namespace strata::bytecode;

LogicalResult ObjectTable::read(Cursor &offsets, Cursor &data, uint64_t total,
                                uint64_t numDialects) {
  starts.reserve(total + 1);
  base = data.getOffset() << 1;
  while (starts.size() < total) {
    uint64_t dialect, inGroup;
    if (failed(offsets.readVarInt(dialect)) ||
        failed(offsets.readVarInt(inGroup)))
      return failure();
    if (dialect >= numDialects)
      return offsets.emitError("invalid dialect index: " + Twine(dialect));
    if (inGroup > total - starts.size())
      return offsets.emitError("expected a group of at most " +
                               Twine(total - starts.size()) +
                               " entries, found " + Twine(inGroup));
    if (inGroup)
      groups.push_back({starts.size(), uint32_t(dialect)});
    for (uint64_t i = 0; i < inGroup; ++i) {
      uint64_t size;
      bool isCustom;
      if (failed(offsets.readVarIntWithFlag(size, isCustom)))
        return failure();
      addStart(data.getOffset() << 1 | isCustom);
      StringRef bytes;
      if (failed(data.readBytes(size, bytes)))
        return failure();
    }
  }
  addStart(data.getOffset() << 1);
  count = total;
  objects.reset(static_cast<uint64_t *>(
      std::calloc(std::max<size_t>(count, 1), sizeof(uint64_t))));
  if (!objects)
    llvm::report_bad_alloc_error("cannot allocate a table of a bytecode file");
  return success();
}

void ObjectTable::addStart(uint64_t start) {
  start -= base;
  while (LLVM_UNLIKELY(start >> 32 > carries.size()))
    carries.push_back(starts.size());
  starts.push_back(uint32_t(start));
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
