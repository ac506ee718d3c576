// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/BytecodeTestUtils.h"
#include "strata/Bytecode/ObjectTableDetail.h"
#include "strata/Support/Pool.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::bytecode;

namespace {
class ObjectTableTest : public ::testing::Test {
protected:
  /// Reads `count` objects from `offsets`; their bytes are not read.
  LogicalResult read(const std::string &offsets, StringRef data,
                     uint64_t count) {
    DiagnosticCapture silence;
    InputFile file(&ctx, data, Location());
    Cursor cursor(file, offsets), contents(file, data);
    return table.emplace().read(cursor, contents, count, /*numDialects=*/2);
  }
  /// Whether a sparse index of the same has the same entries.
  bool hasSameSparsely(const std::string &offsets, StringRef data) {
    InputFile file(&ctx, data, Location());
    Cursor cursor(file, offsets), contents(file, data);
    ObjectTable sparse;
    if (failed(sparse.read(cursor, contents, table->size(), 2,
                           ObjectTable::Index::Sparse)))
      return false;
    for (uint64_t i = 0; i < table->size(); ++i) {
      ObjectEntry a = table->getEntry(i), b = sparse.getEntry(i);
      if (a.offset != b.offset || a.size != b.size ||
          a.isCustom != b.isCustom || a.dialect != b.dialect ||
          table->getGroup(i) != sparse.getGroup(i) ||
          table->getStart(i) != sparse.getStart(i))
        return false;
    }
    return table->getStart(table->size()) == sparse.getStart(table->size());
  }

  Context ctx;
  std::optional<ObjectTable> table;
};
} // namespace

TEST_F(ObjectTableTest, Groups) {
  std::string offsets = nums({0, 1, 2 << 1 | 1, 1, 2, 0 << 1, 300 << 1 | 1});
  std::string data(302, 'x');
  ASSERT_TRUE(succeeded(read(offsets, data, 3)));
  EXPECT_EQ(table->getEntry(0).size, 2u);
  EXPECT_TRUE(table->getEntry(0).isCustom);
  EXPECT_EQ(table->getEntry(1).size, 0u);
  EXPECT_FALSE(table->getEntry(1).isCustom);
  EXPECT_EQ(table->getEntry(2).offset, 2u);
  EXPECT_EQ(table->getEntry(2).size, 300u);
  EXPECT_EQ(table->getEntry(2).dialect, 1u);
  EXPECT_EQ(table->getGroup(0), std::pair(uint64_t(0), uint64_t(1)));
  EXPECT_EQ(table->getGroup(2), std::pair(uint64_t(1), uint64_t(3)));
  EXPECT_TRUE(hasSameSparsely(offsets, data));
}

TEST_F(ObjectTableTest, Empty) {
  ASSERT_TRUE(succeeded(read("", "", 0)));
  EXPECT_TRUE(hasSameSparsely("", ""));
}

TEST_F(ObjectTableTest, SparseIndex) {
  // Groups that begin anywhere in a block, and long sizes anywhere in a group.
  std::string offsets, data;
  uint64_t count = 0;
  for (uint64_t inGroup : {1, 7, 8, 127, 128, 129, 300, 64}) {
    offsets += nums({count % 2, inGroup});
    for (uint64_t i = 0; i < inGroup; ++i, ++count) {
      uint64_t size = (i + inGroup) % 37 == 5 ? 100 : i % 64;
      offsets += nums({size << 1 | (i % 3 == 0)});
      data += std::string(size, 'x');
    }
  }
  ASSERT_TRUE(succeeded(read(offsets, data, count)));
  EXPECT_TRUE(hasSameSparsely(offsets, data));
  EXPECT_FALSE(hasSameSparsely(offsets, StringRef(data).drop_back()));
}

TEST_F(ObjectTableTest, ManyObjects) {
  constexpr uint64_t Count = 600000;
  ByteBuffer offsets;
  offsets.writeVarInt(0);
  offsets.writeVarInt(Count);
  uint64_t total = 0;
  auto sizeOf = [](uint64_t i) { return i % 1001 ? i % 7 : 1000; };
  for (uint64_t i = 0; i < Count; ++i) {
    offsets.writeVarIntWithFlag(sizeOf(i), i % 2);
    total += sizeOf(i);
  }
  std::string data(total, 'x');
  std::string offsetBytes;
  llvm::raw_string_ostream os(offsetBytes);
  offsets.copyTo(os);
  ASSERT_TRUE(succeeded(read(os.str(), data, Count)));
  uint64_t offset = 0;
  for (uint64_t i = 0; i < Count; ++i) {
    ObjectEntry entry = table->getEntry(i);
    ASSERT_EQ(entry.offset, offset);
    ASSERT_EQ(entry.size, sizeOf(i));
    ASSERT_EQ(entry.isCustom, bool(i % 2));
    offset += entry.size;
  }
}

TEST_F(ObjectTableTest, SizesBeyondTheData) {
  // Short ones, of which eight are read at a time, and long ones.
  std::string eight = nums({0, 8, 2, 2, 2, 2, 2, 2, 2, 2});
  EXPECT_TRUE(succeeded(read(eight, std::string(8, 'x'), 8)));
  EXPECT_TRUE(failed(read(eight, std::string(7, 'x'), 8)));
  EXPECT_TRUE(failed(read(nums({0, 1, 600}), std::string(299, 'x'), 1)));
}

TEST_F(ObjectTableTest, DistantObjects) {
  // Address space without memory.
  constexpr uint64_t Size = uint64_t(9) << 30, Long = uint64_t(3) << 30;
  void *memory = strata::detail::allocateZeroPages(Size);
  StringRef data(static_cast<const char *>(memory), Size);
  // An object of 3 GiB in each place among objects of one byte.
  for (uint64_t place = 0; place < 20; ++place) {
    constexpr uint64_t Count = 40;
    auto sizeOf = [&](uint64_t i) {
      return i == place || i == place + 9 ? Long : 1;
    };
    std::string offsets = nums({0, Count});
    for (uint64_t i = 0; i < Count; ++i)
      offsets += nums({sizeOf(i) << 1 | 1});
    ASSERT_TRUE(succeeded(read(offsets, data, Count)));
    uint64_t offset = 0;
    for (uint64_t i = 0; i < Count; ++i) {
      ObjectEntry entry = table->getEntry(i);
      EXPECT_EQ(entry.offset, offset) << place << ' ' << i;
      EXPECT_EQ(entry.size, sizeOf(i)) << place << ' ' << i;
      EXPECT_TRUE(entry.isCustom);
      offset += sizeOf(i);
    }
  }
  strata::detail::freeZeroPages(memory, Size);
}
