// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/ObjectTableDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace strata;
using namespace strata::bytecode;

LogicalResult ObjectTable::read(Cursor &offsets, Cursor &data, uint64_t total,
                                uint64_t numDialects) {
  starts.reserve(total + 1);
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
      starts.push_back(data.getOffset() << 1 | isCustom);
      StringRef bytes;
      if (failed(data.readBytes(size, bytes)))
        return failure();
    }
  }
  starts.push_back(data.getOffset() << 1);
  count = total;
  objects.reset(static_cast<uint64_t *>(
      std::calloc(std::max<size_t>(count, 1), sizeof(uint64_t))));
  if (!objects)
    llvm::report_bad_alloc_error("cannot allocate a table of a bytecode file");
  return success();
}

ObjectEntry ObjectTable::getEntry(uint64_t index) const {
  auto group = llvm::upper_bound(
      groups, index, [](uint64_t i, const Group &g) { return i < g.first; });
  ObjectEntry entry;
  entry.offset = starts[index] >> 1;
  entry.size = (starts[index + 1] >> 1) - entry.offset;
  entry.isCustom = starts[index] & 1;
  entry.dialect = std::prev(group)->dialect;
  return entry;
}
