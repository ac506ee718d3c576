// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the printer writes: a plain character buffer in front of a
// raw_ostream, and a cache of short renderings. A virtual or even an outlined
// call for each token would cost more than the rest of printing.
#ifndef STRATA_ASM_TEXTBUFFERDETAIL_H
#define STRATA_ASM_TEXTBUFFERDETAIL_H

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

/// Writes `value` in decimal; returns the end.
inline char *writeUnsigned(char *at, uint64_t value) {
  if (value < 10) {
    *at = char('0' + value);
    return at + 1;
  }
  unsigned count = 2;
  for (uint64_t power = 100; value >= power; power *= 10)
    if (++count == 20)
      break;
  char *first = at + count;
  for (; value >= 100; value /= 100)
    std::memcpy(first -= 2, digitPairs.chars + 2 * (value % 100), 2);
  if (value >= 10)
    std::memcpy(first - 2, digitPairs.chars + 2 * value, 2);
  else
    first[-1] = char('0' + value);
  return at + count;
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
  /// Bytes behind the buffer that copies in whole blocks may overwrite.
  static constexpr size_t Slack = 128;
  static constexpr size_t Large = 1 << 16, Small = 1 << 10;

  TextBuffer(raw_ostream &os, size_t capacity)
      : os(os), buffer(new char[capacity + Slack]), cur(buffer.get()),
        end(cur + capacity) {}
  TextBuffer(const TextBuffer &) = delete;
  TextBuffer &operator=(const TextBuffer &) = delete;
  ~TextBuffer() { flush(); }

  void flush() {
    os.write(buffer.get(), size_t(cur - buffer.get()));
    cur = buffer.get();
    ++flushes;
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
    cur = writeUnsigned(cur, value);
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
  /// What was written since `mark`, nothing if some of it is gone.
  std::optional<StringRef> since(Mark mark) const {
    if (mark.flushes != flushes)
      return std::nullopt;
    return StringRef(mark.at, size_t(cur - mark.at));
  }

  /// Copies `size` bytes, at most Slack, in blocks of 32: both `text` and the
  /// buffer may be touched beyond the end.
  void putBlocks(const char *text, size_t size) {
    reserve(size);
    for (size_t done = 0; done < size; done += 32)
      std::memcpy(cur + done, text + done, 32);
    cur += size;
  }

  /// For text that is made elsewhere first.
  SmallVector<char, 256> scratch;

private:
  LLVM_ATTRIBUTE_NOINLINE void putLong(StringRef text) {
    flush();
    os << text;
  }
  void putBlock(size_t count) {
    reserve(count);
    std::memset(cur, ' ', 64);
    cur += count;
  }

  raw_ostream &os;
  std::unique_ptr<char[]> buffer;
  char *cur, *end;
  uint64_t flushes = 0;
};

/// Short renderings by address of the object: direct-mapped, since a few types,
/// names and dictionaries make up nearly all of a file.
class RenderCache {
public:
  static constexpr size_t MaxText = 96;

  RenderCache() : keys(new uintptr_t[Slots]()), texts(new Text[Slots]) {}

  /// Writes the rendering of `key` if it is there.
  bool emit(uintptr_t key, TextBuffer &out) const {
    size_t slot = slotOf(key);
    if (keys[slot] != key)
      return false;
    const Text &text = texts[slot];
    out.putBlocks(text.chars, text.size);
    return true;
  }
  void remember(uintptr_t key, std::optional<StringRef> rendering) {
    if (!rendering || rendering->size() > MaxText)
      return;
    size_t slot = slotOf(key);
    keys[slot] = key;
    texts[slot].size = uint32_t(rendering->size());
    std::memcpy(texts[slot].chars, rendering->data(), rendering->size());
  }

private:
  static constexpr unsigned Bits = 11;
  static constexpr size_t Slots = size_t(1) << Bits;
  struct Text {
    uint32_t size;
    char chars[MaxText];
  };
  static size_t slotOf(uintptr_t key) {
    return size_t(uint64_t(key) * 0x9E3779B97F4A7C15u >> (64 - Bits));
  }
  std::unique_ptr<uintptr_t[]> keys;
  std::unique_ptr<Text[]> texts;
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

#endif // STRATA_ASM_TEXTBUFFERDETAIL_H
