// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counts operations without making them: each field is read only to find the next.
#include "strata/Bytecode/OperationCounterDetail.h"

using namespace strata;
using namespace strata::bytecode;

LogicalResult OperationCounter::skipUseListOrders(uint64_t numValues) {
  uint64_t numOrders = 1, size;
  if (numValues > 1 && failed(cursor.readCount(numOrders, "use-list orders")))
    return failure();
  for (uint64_t i = 0; i < numOrders; ++i) {
    bool isPairs;
    if ((numValues > 1 && failed(cursor.skipVarInts(1))) ||
        failed(cursor.readVarIntWithFlag(size, isPairs)) ||
        failed(cursor.skipVarInts(size)))
      return failure();
  }
  return success();
}

LogicalResult OperationCounter::skipList(StringRef what, uint64_t &count) {
  return failure(failed(cursor.readCount(count, what)) ||
                 failed(cursor.skipVarInts(count)));
}

/// Skips a number. Uses branches, which the processor predicts: with the size
/// of a number as a result, each number would wait for the previous one.
LLVM_ATTRIBUTE_ALWAYS_INLINE static void skipVarInt(const uint8_t *&pos) {
  if (LLVM_LIKELY(*pos & 1))
    ++pos;
  else if (*pos & 2)
    pos += 2;
  else if (*pos & 4)
    pos += 3;
  else
    pos += Cursor::getVarIntSize(*pos);
}

/// Skips a list of numbers with its count. False if it may be longer than the
/// bytes up to `limit`, after which an operation without lists fits.
LLVM_ATTRIBUTE_ALWAYS_INLINE static bool skipShortList(const uint8_t *&pos,
                                                       const uint8_t *limit) {
  if (LLVM_UNLIKELY(pos > limit || !(*pos & 1)))
    return false;
  unsigned count = *pos++ >> 1;
  if (LLVM_LIKELY(count <= 8)) {
    // Mostly each takes a byte.
    uint64_t all = count ? Cursor::ShortVarInts >> (64 - 8 * count) : 0;
    if (LLVM_LIKELY((llvm::support::endian::read64le(pos) & all) == all)) {
      pos += count;
      return true;
    }
  }
  for (; count > 0; --count) {
    if (LLVM_UNLIKELY(pos > limit))
      return false;
    pos += Cursor::getVarIntSize(*pos);
  }
  return true;
}

/// Skips a list of one result and a list of at most five operands if all
/// numbers take a byte, as in most operations. False, at the same place, if
/// they do not. Eight bytes follow.
LLVM_ATTRIBUTE_ALWAYS_INLINE static bool skipOneResult(const uint8_t *&pos) {
  constexpr uint8_t One = 1 << 1 | 1;
  uint64_t word = llvm::support::endian::read64le(pos);
  unsigned count = uint8_t(word >> 16) >> 1;
  uint64_t all = Cursor::ShortVarInts >> (8 * (5 - count) & 63);
  if (uint8_t(word) != One || count > 5 || (word & all) != all)
    return false;
  pos += 3 + count;
  return true;
}

/// Skips an operation without regions and orders of uses. False if it is
/// another one, or may be longer than the bytes up to `limit`.
LLVM_ATTRIBUTE_ALWAYS_INLINE static bool skipPlainOp(const uint8_t *&pos,
                                                     const uint8_t *limit) {
  skipVarInt(pos);
  uint8_t mask = *pos++;
  if (LLVM_UNLIKELY(mask & (HasRegions | HasUseListOrders)))
    return false;
  skipVarInt(pos);
  if (mask & HasAttributes)
    skipVarInt(pos);
  if (mask & HasProperties)
    skipVarInt(pos);
  if (LLVM_LIKELY((mask & ~(HasAttributes | HasProperties)) ==
                  (HasResults | HasOperands))) {
    if (skipOneResult(pos))
      return true;
  }
  return (!(mask & HasResults) || skipShortList(pos, limit)) &&
         (!(mask & HasOperands) || skipShortList(pos, limit)) &&
         (!(mask & HasSuccessors) || skipShortList(pos, limit));
}

/// Skips operations of the innermost block as long as they are plain: a number a time took
/// three times the instructions.
void OperationCounter::skipPlainOps(uint64_t &left) {
  // Five numbers and a mask may be read without a check for the end of the
  // file; it is checked afterwards whether they are in the section.
  constexpr size_t MaxFields = 5 * 9 + 1;
  StringRef file = cursor.getFile().bytes, section = cursor.getBytes();
  if (file.size() < MaxFields)
    return;
  const uint8_t *limit = file.bytes_end() - MaxFields;
  const uint8_t *pos = section.bytes_begin(), *next = pos;
  uint64_t before = left;
  while (left && next <= limit && skipPlainOp(next, limit) &&
         next <= section.bytes_end()) {
    pos = next;
    --left;
  }
  numOps += before - left;
  cursor.skipTo(pos);
}

LogicalResult OperationCounter::skipOp() {
  ++numOps;
  uint8_t mask;
  uint64_t count, numResults = 0;
  // The name, and the location after the mask.
  if (failed(cursor.skipVarInts(1)) || failed(cursor.readByte(mask)) ||
      failed(cursor.skipVarInts(1 + !!(mask & HasAttributes) +
                                !!(mask & HasProperties))) ||
      (mask & HasResults && failed(skipList("results", numResults))) ||
      (mask & HasOperands && failed(skipList("operands", count))) ||
      (mask & HasSuccessors && failed(skipList("successors", count))) ||
      (mask & HasUseListOrders && failed(skipUseListOrders(numResults))))
    return failure();
  if (!(mask & HasRegions))
    return success();
  bool isIsolated;
  uint64_t numRegions;
  if (failed(cursor.readVarIntWithFlag(numRegions, isIsolated)))
    return failure();
  // Without regions there is no section.
  if (!numRegions)
    return success();
  if (maxDepth && levels.size() > maxDepth)
    return cursor.emitError("regions are nested more than " + Twine(maxDepth) +
                            " levels deep");
  Level level;
  level.regionsLeft = numRegions;
  if (isIsolated && version >= WithRegionSections) {
    Cursor contents;
    if (failed(cursor.readRegionSection(contents)))
      return failure();
    level.outer = cursor;
    cursor = contents;
  }
  levels.push_back(level);
  return success();
}

LogicalResult OperationCounter::skipArguments() {
  uint64_t count;
  if (failed(cursor.readCount(count, "block arguments")))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t type;
    bool hasLocation = true;
    if (failed(version < WithElidedLocations
                   ? cursor.readVarInt(type)
                   : cursor.readVarIntWithFlag(type, hasLocation)) ||
        (hasLocation && failed(cursor.skipVarInts(1))))
      return failure();
  }
  uint8_t flag = 0;
  if (version >= WithUseListOrders && failed(cursor.readByte(flag)))
    return failure();
  return flag & HasUseListOrders ? skipUseListOrders(count) : success();
}

/// Begins with the next block or region of the innermost operation, or leaves it.
LogicalResult OperationCounter::next() {
  Level &level = levels.back();
  if (level.blocksLeft) {
    --level.blocksLeft;
    bool hasArguments;
    if (failed(cursor.readVarIntWithFlag(level.opsLeft, hasArguments)))
      return failure();
    return hasArguments ? skipArguments() : success();
  }
  if (level.regionsLeft) {
    --level.regionsLeft;
    if (failed(cursor.readCount(level.blocksLeft, "blocks")))
      return failure();
    return cursor.skipVarInts(level.blocksLeft ? 1 : 0);
  }
  if (level.outer)
    cursor = *level.outer;
  levels.pop_back();
  return success();
}

LogicalResult OperationCounter::count(Cursor regions, uint64_t numRegions) {
  cursor = regions;
  Level level;
  level.regionsLeft = numRegions;
  levels.push_back(level);
  while (!levels.empty()) {
    skipPlainOps(levels.back().opsLeft);
    if (levels.back().opsLeft) {
      --levels.back().opsLeft;
      if (failed(skipOp()))
        return failure();
    } else if (failed(next())) {
      return failure();
    }
  }
  return success();
}
