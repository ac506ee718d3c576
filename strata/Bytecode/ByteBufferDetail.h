// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytes that are written, with the number formats of bytecode.
#ifndef STRATA_BYTECODE_BYTEBUFFERDETAIL_H
#define STRATA_BYTECODE_BYTEBUFFERDETAIL_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <cstring>
#include <memory>

namespace strata::bytecode {

class ByteBuffer {
public:
  size_t size() const { return used + borrowedBytes; }
  /// Of a buffer without borrowed bytes.
  StringRef getBytes() const {
    assert(borrowed.empty() && "the bytes are in several places");
    return getOwnBytes();
  }
  void copyTo(raw_ostream &os) const;
  void clear() { used = 0; }

  void writeByte(uint8_t byte) {
    reserve(1);
    data[used++] = byte;
  }
  void writeBytes(StringRef bytes) {
    reserve(bytes.size());
    if (!bytes.empty())
      std::memcpy(data.get() + used, bytes.data(), bytes.size());
    used += bytes.size();
  }
  /// Writes bytes that stay where they are as long as the buffer: many are not copied.
  void borrowBytes(StringRef bytes) {
    if (bytes.size() < MinBorrowed)
      return writeBytes(bytes);
    borrowed.push_back({used, bytes});
    borrowedBytes += bytes.size();
  }
  void writeVarInt(uint64_t value) {
    reserve(MaxVarInt);
    used += encodeVarInt(value, data.get() + used);
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
    if (LLVM_LIKELY(value < 128)) {
      *out = uint8_t(value << 1 | 1);
      return 1;
    }
    unsigned bits = 64 - unsigned(llvm::countl_zero(value));
    unsigned extra = (bits - 1) / 7;
    if (extra > 7) {
      *out = 0;
      for (unsigned i = 0; i < 8; ++i)
        out[i + 1] = uint8_t(value >> (8 * i));
      return MaxVarInt;
    }
    uint64_t word = (value << 1 | 1) << extra;
    for (unsigned i = 0; i <= extra; ++i)
      out[i] = uint8_t(word >> (8 * i));
    return extra + 1;
  }

private:
  /// Copying elements of 20 MB took a third of the time of reading and writing them.
  static constexpr size_t MinBorrowed = 1 << 12;
  struct Borrowed {
    /// The number of own bytes before.
    size_t position;
    StringRef bytes;
  };
  StringRef getOwnBytes() const {
    return StringRef(reinterpret_cast<const char *>(data.get()), used);
  }
  void reserve(size_t more) {
    if (LLVM_UNLIKELY(more > capacity - used))
      grow(more);
  }
  /// Large blocks grow where they are, or by moving pages, without a copy.
  void grow(size_t more) {
    size_t size = std::max<size_t>({used + more, capacity * 2, 256});
    auto *larger = static_cast<uint8_t *>(std::realloc(data.get(), size));
    if (!larger)
      llvm::report_bad_alloc_error("out of memory for bytecode");
    (void)data.release();
    data.reset(larger);
    capacity = size;
  }
  struct Free {
    void operator()(uint8_t *block) const { std::free(block); }
  };
  std::unique_ptr<uint8_t[], Free> data;
  size_t used = 0, capacity = 0;
  SmallVector<Borrowed, 0> borrowed;
  size_t borrowedBytes = 0;
};

inline void ByteBuffer::copyTo(raw_ostream &os) const {
  size_t done = 0;
  for (const Borrowed &part : borrowed) {
    os << getOwnBytes().slice(done, part.position) << part.bytes;
    done = part.position;
  }
  os << getOwnBytes().drop_front(done);
}

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_BYTEBUFFERDETAIL_H
