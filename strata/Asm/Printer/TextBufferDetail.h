// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The output of the printer: a plain character buffer in front of a
// raw_ostream, and a cache of short renderings. A virtual or even an outlined
// call for each token would cost more than the rest of printing.
#ifndef STRATA_ASM_PRINTER_TEXTBUFFERDETAIL_H
#define STRATA_ASM_PRINTER_TEXTBUFFERDETAIL_H

#include "strata/Support/Hex.h"
#include "strata/Support/LLVM.h"
#include "strata/Support/StringEscape.h"

#include "llvm/Support/Compiler.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>
#include <memory>

namespace strata {

/// "00" to "99".
struct DigitPairs {
  char chars[200];
  constexpr DigitPairs() : chars() {
    for (int i = 0; i < 100; ++i) {
      chars[2 * i] = char('0' + i / 10);
      chars[2 * i + 1] = char('0' + i % 10);
    }
  }
};
inline constexpr DigitPairs digitPairs;

/// The four digits of `value`, which is below 10000, first digit lowest.
inline uint32_t getFourDigits(uint32_t value) {
  uint32_t high = value * 5243 >> 19;
  uint16_t pairs[2];
  std::memcpy(&pairs[0], digitPairs.chars + 2 * high, 2);
  std::memcpy(&pairs[1], digitPairs.chars + 2 * (value - 100 * high), 2);
  return pairs[0] | uint32_t(pairs[1]) << 16;
}

/// Writes `value`, below 10000, in decimal, touching four bytes; returns the
/// end.
inline char *writeShort(char *at, uint32_t value) {
  unsigned count = 1 + (value > 9) + (value > 99) + (value > 999);
  uint32_t digits = getFourDigits(value) >> (8 * (4 - count));
  std::memcpy(at, &digits, 4);
  return at + count;
}

/// Writes the four digits of `value`, below 10000; returns the end.
inline char *writeFourDigits(char *at, uint32_t value) {
  uint32_t digits = getFourDigits(value);
  std::memcpy(at, &digits, 4);
  return at + 4;
}

/// Writes `value` in decimal, touching three bytes beyond; returns the end.
inline char *writeUnsigned(char *at, uint32_t value) {
  if (value < 10000)
    return writeShort(at, value);
  uint32_t high = value / 10000;
  if (high < 10000)
    return writeFourDigits(writeShort(at, high), value % 10000);
  at = writeFourDigits(writeShort(at, high / 10000), high % 10000);
  return writeFourDigits(at, value % 10000);
}
inline char *writeUnsigned64(char *at, uint64_t value) {
  if (LLVM_LIKELY(value <= UINT32_MAX))
    return writeUnsigned(at, uint32_t(value));
  at = writeUnsigned64(at, value / 10000);
  return writeFourDigits(at, uint32_t(value % 10000));
}

/// memcpy for texts that are short as a rule.
inline void copyText(char *to, const char *from, size_t size) {
  if (size > 16) {
    std::memcpy(to, from, size);
  } else if (size >= 8) {
    uint64_t head, tail;
    std::memcpy(&head, from, 8);
    std::memcpy(&tail, from + size - 8, 8);
    std::memcpy(to, &head, 8);
    std::memcpy(to + size - 8, &tail, 8);
  } else if (size >= 4) {
    uint32_t head, tail;
    std::memcpy(&head, from, 4);
    std::memcpy(&tail, from + size - 4, 4);
    std::memcpy(to, &head, 4);
    std::memcpy(to + size - 4, &tail, 4);
  } else {
    for (size_t i = 0; i < size; ++i)
      to[i] = from[i];
  }
}

/// Buffered output; flushed when full and at the end.
class TextBuffer {
public:
  /// The number of bytes after the buffer that copies of whole blocks may
  /// overwrite.
  static constexpr size_t Slack = 128;
  static constexpr size_t Large = 1 << 16, Small = 1 << 10;

  TextBuffer(raw_ostream &os, size_t capacity)
      : os(os), buffer(new char[capacity + Slack]), cur(buffer.get()),
        end(cur + capacity) {}
  TextBuffer(const TextBuffer &) = delete;
  TextBuffer &operator=(const TextBuffer &) = delete;
  ~TextBuffer() { flush(); }

  void flush() {
    if (LLVM_UNLIKELY(holds))
      return grow(Slack);
    os.write(buffer.get(), size_t(cur - buffer.get()));
    flushed += uint64_t(cur - buffer.get());
    cur = buffer.get();
    ++flushes;
  }
  /// The number of bytes written, including those in the buffer.
  uint64_t getPosition() const {
    return flushed + uint64_t(cur - buffer.get());
  }
  /// Makes room for `size` bytes, which must not exceed the capacity.
  void reserve(size_t size) {
    if (LLVM_UNLIKELY(size_t(end - cur) < size))
      flush();
  }
  void put(char c) {
    reserve(1);
    *cur++ = c;
  }
  void put(StringRef text) {
    if (LLVM_UNLIKELY(size_t(end - cur) < text.size()))
      return putLong(text);
    copyText(cur, text.data(), text.size());
    cur += text.size();
  }
  template <size_t N> void put(const char (&literal)[N]) {
    reserve(N - 1);
    std::memcpy(cur, literal, N - 1);
    cur += N - 1;
  }
  void put(const SmallVectorImpl<char> &text) {
    put(StringRef(text.data(), text.size()));
  }
  void putUnsigned(uint64_t value) {
    reserve(20);
    cur = writeUnsigned64(cur, value);
  }
  void putSigned(int64_t value) {
    if (value < 0) {
      put('-');
      return putUnsigned(-uint64_t(value));
    }
    putUnsigned(uint64_t(value));
  }
  void putSpaces(size_t count) {
    while (LLVM_UNLIKELY(count > 64)) {
      putBlock(64);
      count -= 64;
    }
    putBlock(count);
  }
  /// The digits of `bytes`, in pieces of the buffer's size.
  void putHex(ArrayRef<uint8_t> bytes) {
    while (!bytes.empty()) {
      reserve(128);
      size_t count = std::min(bytes.size(), size_t(end - cur) / 2);
      encodeHex(bytes.take_front(count), cur);
      cur += 2 * count;
      bytes = bytes.drop_front(count);
    }
  }
  /// `text` between quotes, escaped.
  void putQuoted(StringRef text) {
    scratch.clear();
    printEscaped(text, scratch);
    put('"');
    put(scratch);
    put('"');
  }
  /// `text` as it is where it is a bare identifier, else quoted.
  void putKeywordOrString(StringRef text) {
    if (isBareIdentifier(text))
      return put(text);
    putQuoted(text);
  }

  /// The place to write at, with room for `size` bytes; the end goes to
  /// `setCursor`.
  char *getCursor(size_t size) {
    reserve(size);
    return cur;
  }
  void setCursor(char *at) { cur = at; }

  /// A place in the output, to take back what was written since.
  struct Mark {
    char *at;
    uint64_t flushes;
  };
  Mark mark() const { return {cur, flushes}; }
  /// The text written since `mark`; std::nullopt if part of it was flushed.
  std::optional<StringRef> since(Mark mark) const {
    if (mark.flushes != flushes)
      return std::nullopt;
    return StringRef(mark.at, size_t(cur - mark.at));
  }

  /// While it lives, written text stays in the buffer, which grows, and can be
  /// read and changed. Holds may be nested.
  class Hold {
  public:
    explicit Hold(TextBuffer &out)
        : out(out), start(size_t(out.cur - out.buffer.get())) {
      ++out.holds;
    }
    Hold(const Hold &) = delete;
    Hold &operator=(const Hold &) = delete;
    ~Hold() { --out.holds; }
    /// The text written since; valid until the next write.
    StringRef getText() const {
      const char *begin = out.buffer.get() + start;
      return {begin, size_t(out.cur - begin)};
    }
    void set(size_t index, char c) { out.buffer[start + index] = c; }

  private:
    TextBuffer &out;
    size_t start;
  };

  /// Memory for text that callers compose before they write it.
  SmallVector<char, 256> scratch;

private:
  LLVM_ATTRIBUTE_NOINLINE void putLong(StringRef text) {
    if (LLVM_UNLIKELY(holds)) {
      grow(text.size());
      return put(text);
    }
    flush();
    os << text;
    flushed += text.size();
  }
  /// Makes the buffer larger by `size` bytes at least.
  LLVM_ATTRIBUTE_NOINLINE void grow(size_t size) {
    size_t used = size_t(cur - buffer.get());
    size_t capacity = 2 * size_t(end - buffer.get()) + size;
    std::unique_ptr<char[]> larger(new char[capacity + Slack]);
    std::memcpy(larger.get(), buffer.get(), used);
    buffer = std::move(larger);
    cur = buffer.get() + used;
    end = buffer.get() + capacity;
    // Marks are places in the old one.
    ++flushes;
  }
  void putBlock(size_t count) {
    reserve(count);
    std::memset(cur, ' ', 64);
    cur += count;
  }

  raw_ostream &os;
  std::unique_ptr<char[]> buffer;
  char *cur, *end;
  uint64_t flushes = 0, flushed = 0;
  unsigned holds = 0;
};

/// Short renderings by key, two to a set: a few types, names and dictionaries
/// make up nearly all of a file.
template <typename Key, unsigned Bits> class RenderCache {
public:
  static constexpr size_t MaxText = 96;

  RenderCache() : slots(new Slot[Slots]) {}

  /// Copies the rendering of `key` to `at`, where Slack bytes more than its
  /// size may be touched; returns its end, or null if there is none.
  char *copy(const Key &key, char *at) const {
    const Slot *slot = &slots[slotOf(key)];
    if (LLVM_UNLIKELY(!(slot->key == key)) && !((++slot)->key == key))
      return nullptr;
    for (size_t done = 0; done < slot->size; done += 32)
      std::memcpy(at + done, slot->chars + done, 32);
    return at + slot->size;
  }
  /// Writes the rendering of `key` if there is one; returns whether there was.
  bool emit(const Key &key, TextBuffer &out) const {
    char *end = copy(key, out.getCursor(MaxText));
    if (!end)
      return false;
    out.setCursor(end);
    return true;
  }
  void remember(const Key &key, std::optional<StringRef> rendering) {
    if (!rendering || rendering->size() > MaxText)
      return;
    Slot &slot = slots[slotOf(key) + (next++ & 1)];
    slot.key = key;
    slot.size = uint32_t(rendering->size());
    std::memcpy(slot.chars, rendering->data(), rendering->size());
  }

private:
  static constexpr size_t Slots = size_t(1) << Bits;
  struct Slot {
    Key key = {};
    uint32_t size = 0;
    char chars[MaxText];
  };
  static size_t slotOf(const Key &key) {
    return size_t(key.hash() * 0x9E3779B97F4A7C15u >> (65 - Bits)) * 2;
  }
  std::unique_ptr<Slot[]> slots;
  /// The entry of a set that is replaced next.
  size_t next = 0;
};

/// An address, with room for a mode in the low bits.
struct AddressKey {
  uintptr_t address = 0;
  uint64_t hash() const { return address; }
  bool operator==(const AddressKey &other) const {
    return address == other.address;
  }
};

/// The types of an operation: operands, then results.
struct SignatureKey {
  static constexpr unsigned MaxTypes = 6;
  /// The default is no operation's.
  uint32_t numOperands = 0, numResults = MaxTypes + 1;
  const void *types[MaxTypes] = {};
  uint64_t hash() const {
    uint64_t result = numOperands;
    for (unsigned i = 0; i < numOperands + numResults; ++i)
      result = (result ^ uintptr_t(types[i])) * 0x9FB21C651E98DF25u;
    return result ^ result >> 32;
  }
  bool operator==(const SignatureKey &other) const {
    if (numOperands != other.numOperands || numResults != other.numResults)
      return false;
    for (unsigned i = 0; i < numOperands + numResults; ++i)
      if (types[i] != other.types[i])
        return false;
    return true;
  }
};

/// The buffer as a raw_ostream, for hooks that want one.
class TextBufferStream : public llvm::raw_ostream {
public:
  explicit TextBufferStream(TextBuffer &out) : out(out) { SetUnbuffered(); }
  ~TextBufferStream() override = default;

private:
  void write_impl(const char *ptr, size_t size) override {
    written += size;
    out.put(StringRef(ptr, size));
  }
  uint64_t current_pos() const override { return written; }
  TextBuffer &out;
  uint64_t written = 0;
};

} // namespace strata

#endif // STRATA_ASM_PRINTER_TEXTBUFFERDETAIL_H
