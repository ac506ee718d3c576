// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytes that are written, with the number formats of bytecode.
#ifndef STRATA_BYTECODE_BYTEBUFFERDETAIL_H
#define STRATA_BYTECODE_BYTEBUFFERDETAIL_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

namespace strata::bytecode {

/// A list of parts: bytes written here, in chunks (Chunks.h) once there are many, which are
/// not moved when more come; and bytes that lie elsewhere.
class ByteBuffer {
public:
  ByteBuffer() = default;
  ByteBuffer(const ByteBuffer &) = delete;
  ByteBuffer &operator=(const ByteBuffer &) = delete;
  ~ByteBuffer();

  size_t size() const { return finishedBytes + size_t(cursor - begin); }
  /// All bytes in one piece: in `storage`, if they are in several places. Valid until more is
  /// written.
  StringRef getBytes(SmallVectorImpl<char> &storage) const;
  /// Calls `fn` with the bytes part by part.
  template <typename Fn> void forEachPart(Fn fn) const {
    for (StringRef part : parts)
      fn(part);
    fn(getLastPart());
  }
  void copyTo(raw_ostream &os) const {
    forEachPart([&](StringRef part) { os << part; });
  }
  /// Removes all bytes. The memory of few bytes is kept.
  void clear() {
    if (LLVM_UNLIKELY(!parts.empty()))
      release();
    cursor = begin;
  }

  void writeByte(uint8_t byte) {
    reserve(1);
    *cursor++ = byte;
  }
  void writeBytes(StringRef bytes) {
    reserve(bytes.size());
    if (!bytes.empty())
      std::memcpy(cursor, bytes.data(), bytes.size());
    cursor += bytes.size();
  }
  /// Writes bytes that stay where they are as long as the buffer: many are not copied.
  void borrowBytes(StringRef bytes) {
    if (bytes.size() < MinBorrowed)
      return writeBytes(bytes);
    finishPart();
    parts.push_back(bytes);
    finishedBytes += bytes.size();
  }
  /// Writes the bytes that stand between aligned contents. Many take no memory.
  void writePadding(uint64_t count);
  void writeVarInt(uint64_t value) {
    reserve(MaxVarInt);
    if (LLVM_LIKELY(value < 128))
      *cursor++ = uint8_t(value << 1 | 1);
    else
      cursor += encodeVarInt(value, cursor);
  }
  void writeSigned(int64_t value) {
    writeVarInt(uint64_t(value) << 1 ^ uint64_t(value >> 63));
  }
  void writeVarIntWithFlag(uint64_t value, bool flag) {
    writeVarInt(value << 1 | flag);
  }
  /// An integer of a width that is known from its type.
  void writeInteger(const llvm::APInt &value) {
    unsigned width = value.getBitWidth();
    if (width <= 8)
      return writeByte(uint8_t(value.getZExtValue()));
    if (width <= 64)
      return writeSigned(int64_t(value.getZExtValue()));
    unsigned count = value.getActiveWords();
    writeVarInt(count);
    for (unsigned i = 0; i < count; ++i)
      writeSigned(int64_t(value.getRawData()[i]));
  }

  static constexpr size_t MaxVarInt = 9;
  /// Writes to `out`, which has room for MaxVarInt bytes; returns how many.
  static size_t encodeVarInt(uint64_t value, uint8_t *out) {
    unsigned bits = 64 - unsigned(llvm::countl_zero(value | 1));
    unsigned extra = (bits - 1) / 7;
    if (LLVM_UNLIKELY(extra > 7)) {
      *out = 0;
      llvm::support::endian::write64le(out + 1, value);
      return MaxVarInt;
    }
    llvm::support::endian::write64le(out, (value << 1 | 1) << extra);
    return extra + 1;
  }

private:
  /// Without copies in reader and writer, 20 MB of elements take 5 ms in place of 30.
  static constexpr size_t MinBorrowed = 1 << 12;

  StringRef getLastPart() const {
    return StringRef(reinterpret_cast<const char *>(begin),
                     size_t(cursor - begin));
  }
  void finishPart() {
    if (cursor != begin)
      parts.push_back(getLastPart());
    finishedBytes += size_t(cursor - begin);
    begin = cursor;
  }
  void reserve(size_t more) {
    if (LLVM_UNLIKELY(more > size_t(end - cursor)))
      grow(more);
  }
  LLVM_ATTRIBUTE_NOINLINE void grow(size_t more);
  void release();

  SmallVector<StringRef, 0> parts;
  size_t finishedBytes = 0;
  /// The part that is written, in the last one of `blocks`.
  uint8_t *begin = nullptr, *cursor = nullptr, *end = nullptr;
  struct Block {
    uint8_t *memory;
    bool isChunk;
  };
  SmallVector<Block, 1> blocks;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_BYTEBUFFERDETAIL_H
