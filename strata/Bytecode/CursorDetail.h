// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cursor: reads the fields of a section of a bytecode file. Every read is checked
// against the end of the section; a diagnostic names the section and the byte.
#ifndef STRATA_BYTECODE_CURSORDETAIL_H
#define STRATA_BYTECODE_CURSORDETAIL_H

#include "strata/Bytecode/FormatDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"

#include <atomic>

namespace strata::bytecode {

/// A limit on the use of a resource by a file. Threads share it.
class Budget {
public:
  explicit Budget(uint64_t left) : left(left) {}
  /// Takes `amount`; false, with nothing taken, if less is left.
  bool take(uint64_t amount) {
    uint64_t before = left.load(std::memory_order_relaxed);
    while (amount <= before)
      if (left.compare_exchange_weak(before, before - amount,
                                     std::memory_order_relaxed))
        return true;
    return false;
  }

private:
  std::atomic<uint64_t> left;
};

/// The input file, for diagnostics.
struct InputFile {
  InputFile(Context *ctx, StringRef bytes, Location loc)
      : ctx(ctx), bytes(bytes), loc(loc),
        expansion(FreeExpansion + ExpansionPerByte * bytes.size()) {}
  /// The fixed part is for small files.
  static constexpr uint64_t FreeExpansion = 1 << 20, ExpansionPerByte = 8;

  Context *ctx;
  /// The whole file, or its name at line 0.
  StringRef bytes;
  Location loc;
  /// The version of the file; std::nullopt until the header has been read.
  std::optional<uint64_t> version;
  StringRef producer;
  /// The budget of objects that are larger than their description in the file.
  Budget expansion;

  /// An error at byte `offset`, which is in `section` if that is given.
  InFlightDiagnostic emitError(const Twine &message, uint64_t offset,
                               std::optional<Section> section) const;
};

/// Reads a number and moves `pos` past it. False, with nothing read, if it does
/// not end before `end`.
inline bool decodeVarInt(const uint8_t *&pos, const uint8_t *end,
                         uint64_t &value) {
  if (LLVM_UNLIKELY(pos == end))
    return false;
  if (LLVM_LIKELY(*pos & 1)) {
    value = *pos++ >> 1;
    return true;
  }
  // All bytes at once where there are enough; the first tells their number.
  unsigned extra = *pos ? unsigned(llvm::countr_zero(*pos)) : 8;
  if (LLVM_LIKELY(size_t(end - pos) >= sizeof(uint64_t) && extra < 8)) {
    unsigned unused = 8 * (7 - extra);
    value = llvm::support::endian::read64le(pos) << unused;
    value >>= unused + extra + 1;
    pos += extra + 1;
    return true;
  }
  if (LLVM_UNLIKELY(extra >= size_t(end - pos)))
    return false;
  uint64_t rest = 0;
  for (unsigned i = 0; i < extra; ++i)
    rest |= uint64_t(pos[i + 1]) << (8 * i);
  value = extra == 8 ? rest : (rest << (7 - extra)) | (*pos >> (extra + 1));
  pos += extra + 1;
  return true;
}

class Cursor {
public:
  Cursor() = default;
  Cursor(InputFile &file, StringRef bytes,
         std::optional<Section> section = std::nullopt)
      : file(&file), pos(bytes.bytes_begin()), end(bytes.bytes_end()),
        section(section) {}

  size_t remaining() const { return size_t(end - pos); }
  bool empty() const { return pos == end; }
  /// The offset in the file.
  uint64_t getOffset() const {
    return uint64_t(pos - file->bytes.bytes_begin());
  }
  InputFile &getFile() const { return *file; }
  /// The bytes that have not been read.
  StringRef getBytes() const {
    return StringRef(reinterpret_cast<const char *>(pos), remaining());
  }
  InFlightDiagnostic emitError(const Twine &message) const {
    return file->emitError(message, getOffset(), section);
  }

  LogicalResult readByte(uint8_t &value) {
    if (LLVM_UNLIKELY(pos == end)) {
      value = 0;
      return emitEndOfByte();
    }
    value = *pos++;
    return success();
  }
  LLVM_ATTRIBUTE_ALWAYS_INLINE LogicalResult readVarInt(uint64_t &value) {
    if (LLVM_LIKELY(pos != end && (*pos & 1))) {
      value = *pos++ >> 1;
      return success();
    }
    return readLongVarInt(value);
  }
  /// Set in a word of numbers that take a byte each.
  static constexpr uint64_t ShortVarInts = 0x0101010101010101;
  /// The bytes of a number that begins with `first`.
  static unsigned getVarIntSize(uint8_t first) {
    return 1 + unsigned(llvm::countr_zero(uint32_t(first) | 0x100));
  }
  /// Continues at `place`, which is in the remaining bytes.
  void skipTo(const uint8_t *place) {
    assert(place >= pos && place <= end && "not in the section");
    pos = place;
  }
  LogicalResult readSigned(int64_t &value) {
    uint64_t code;
    LogicalResult result = readVarInt(code);
    value = int64_t(code >> 1) ^ -int64_t(code & 1);
    return result;
  }
  LogicalResult readVarIntWithFlag(uint64_t &value, bool &flag) {
    LogicalResult result = readVarInt(value);
    flag = value & 1;
    value >>= 1;
    return result;
  }
  LogicalResult skipVarInts(uint64_t count) {
    uint64_t value;
    if (count >= 8)
      count -= readShortVarInts(count).size();
    for (uint64_t i = 0; i < count; ++i)
      if (LLVM_UNLIKELY(failed(readVarInt(value))))
        return failure();
    return success();
  }
  /// Reads numbers that take one byte each, at most `count`, until one that may be longer:
  /// their bytes, which are twice the number plus one. Eight at a time: there may be more.
  StringRef readShortVarInts(uint64_t count) {
    const uint8_t *begin = pos;
    while (count >= 8 && remaining() >= 8 &&
           (llvm::support::endian::read64le(pos) & ShortVarInts) ==
               ShortVarInts) {
      pos += 8;
      count -= 8;
    }
    return StringRef(reinterpret_cast<const char *>(begin),
                     size_t(pos - begin));
  }
  /// The number of items that follow, each at least one byte long.
  LogicalResult readCount(uint64_t &count, StringRef what) {
    if (failed(readVarInt(count)))
      return failure();
    return LLVM_LIKELY(count <= remaining()) ? success()
                                             : emitTooMany(count, what);
  }
  LogicalResult readBytes(uint64_t size, StringRef &bytes) {
    if (LLVM_UNLIKELY(size > remaining()))
      return emitEnd(size);
    bytes = StringRef(reinterpret_cast<const char *>(pos), size_t(size));
    pos += size;
    return success();
  }
  /// The bytes before a NUL, which is skipped.
  LogicalResult readNulTerminated(StringRef &bytes);
  /// Skips padding up to a place in the file that is a multiple of `alignment`.
  LogicalResult alignTo(uint64_t alignment);
  /// Reads the header of a section and makes `contents` the cursor of its
  /// contents.
  LogicalResult readSection(Section &id, Cursor &contents);
  /// The same for the section of isolated regions.
  LogicalResult readRegionSection(Cursor &contents);
  /// Fails unless the section has been used up.
  LogicalResult expectEnd(const Twine &what) const;
  LogicalResult emitTooMany(uint64_t count, StringRef what) const;

private:
  LogicalResult readLongVarInt(uint64_t &value);
  LogicalResult emitEnd(uint64_t size) const;
  LogicalResult emitEndOfByte() const;

  InputFile *file = nullptr;
  const uint8_t *pos = nullptr, *end = nullptr;
  std::optional<Section> section;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_CURSORDETAIL_H
