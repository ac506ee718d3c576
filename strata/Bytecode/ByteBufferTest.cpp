// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/ByteBufferDetail.h"
#include "strata/Bytecode/ChunkArrayDetail.h"
#include "strata/Bytecode/CursorDetail.h"
#include "strata/Support/Pool.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::bytecode;

static std::string getText(const ByteBuffer &buffer) {
  std::string text;
  llvm::raw_string_ostream os(text);
  buffer.copyTo(os);
  return os.str();
}

TEST(ByteBufferTest, Numbers) {
  std::vector<uint64_t> numbers = {0};
  for (unsigned bit = 0; bit < 64; ++bit)
    for (uint64_t number : {uint64_t(1) << bit, (uint64_t(2) << bit) - 1})
      numbers.push_back(number);
  ByteBuffer buffer;
  for (uint64_t number : numbers)
    buffer.writeVarInt(number);
  std::string text = getText(buffer);
  // At the end of the bytes and before it.
  for (std::string after : {"", "12345678"}) {
    std::string bytes = text + after;
    auto *pos = reinterpret_cast<const uint8_t *>(bytes.data());
    const uint8_t *end = pos + bytes.size();
    for (uint64_t number : numbers) {
      const uint8_t *begin = pos, *first = pos;
      uint64_t read;
      ASSERT_TRUE(decodeVarInt(pos, end, read));
      EXPECT_EQ(read, number);
      EXPECT_EQ(size_t(pos - begin), Cursor::getVarIntSize(*begin));
      EXPECT_FALSE(decodeVarInt(first, pos - 1, read));
    }
    EXPECT_EQ(size_t(end - pos), after.size());
  }
}

TEST(ByteBufferTest, ManyBytesTakeSeveralParts) {
  ByteBuffer buffer;
  std::string expected;
  std::string borrowed(5000, 'b'), longer(3 * ChunkSize, 'l');
  SmallVector<char> storage;
  EXPECT_EQ(buffer.getBytes(storage), "");
  for (unsigned i = 0; i < 1000000; ++i) {
    buffer.writeBytes("word.");
    expected += "word.";
  }
  buffer.borrowBytes(borrowed);
  buffer.borrowBytes("few");
  buffer.writeBytes(longer);
  buffer.writeByte('x');
  expected += borrowed + "few" + longer + "x";
  EXPECT_EQ(buffer.size(), expected.size());
  EXPECT_TRUE(getText(buffer) == expected);
  EXPECT_TRUE(buffer.getBytes(storage) == expected);
}

TEST(ByteBufferTest, Padding) {
  ByteBuffer buffer;
  std::string expected = "b";
  buffer.writeByte('b');
  for (size_t count : {0, 3, 5000, int(2 * ChunkSize + 1)}) {
    buffer.writePadding(count);
    expected += std::string(count, char(0xcb));
  }
  EXPECT_TRUE(getText(buffer) == expected);
}

TEST(ByteBufferTest, ClearedBytesAreWrittenOver) {
  ByteBuffer buffer;
  buffer.writeBytes("first");
  buffer.clear();
  buffer.writeBytes("second");
  SmallVector<char> storage;
  EXPECT_EQ(buffer.getBytes(storage), "second");
  // After several parts as well.
  buffer.writeBytes(std::string(2 * ChunkSize, 'l'));
  buffer.writeByte('x');
  buffer.clear();
  EXPECT_EQ(buffer.size(), 0u);
  EXPECT_EQ(buffer.getBytes(storage), "");
  buffer.writeBytes("third");
  EXPECT_EQ(buffer.getBytes(storage), "third");
}

TEST(ChunkArrayTest, ItemsDoNotMove) {
  ChunkArray<uint64_t> array;
  uint64_t *first = &array.push_back(7);
  for (uint64_t i = 1; i < 3 * ChunkArray<uint64_t>::PerChunk; ++i)
    array.push_back(i);
  EXPECT_EQ(first, &array[0]);
  EXPECT_EQ(array[array.size() - 1], array.size() - 1);
  size_t index = ChunkArray<uint64_t>::PerChunk - 2;
  EXPECT_EQ(array.getRun(index).size(), 2u);
  EXPECT_EQ(array.getRun(index)[1], index + 1);
  array.clear();
  EXPECT_EQ(array.size(), 0u);
}

TEST(ChunkArrayTest, ReleasedItemsGoBack) {
  constexpr size_t PerChunk = ChunkArray<uint32_t>::PerChunk;
  uint64_t before = getPooledBytes();
  {
    ChunkArray<uint32_t> array;
    // Some slabs, and a chunk that is not full.
    size_t count = 3 * (Pool::SlabSize / sizeof(uint32_t)) + 5;
    array.resize(count);
    for (size_t i = 0; i < count; ++i)
      array[i] = uint32_t(i);
    uint64_t full = getPooledBytes();
    array.release(1, PerChunk + 1);
    EXPECT_EQ(array[0], 0u);
    EXPECT_EQ(array[PerChunk + 1], PerChunk + 1);
    array.release(PerChunk + 1, count - 1);
    EXPECT_LT(getPooledBytes(), full);
    EXPECT_EQ(array[0], 0u);
    EXPECT_EQ(array[count - 1], count - 1);
    array.release(0, 1);
    array.release(count - 1, count);
    EXPECT_EQ(getPooledBytes(), before);
  }
  EXPECT_EQ(getPooledBytes(), before);
}
