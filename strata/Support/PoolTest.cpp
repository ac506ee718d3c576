// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Pool.h"

#include <fstream>
#include <gtest/gtest.h>
#include <string>

using namespace strata;

/// Number of mappings of the process, which the system limits.
static size_t countMappings() {
  std::ifstream maps("/proc/self/maps");
  size_t count = 0;
  for (std::string line; std::getline(maps, line);)
    ++count;
  return count;
}

TEST(PoolTest, SlabsGoBack) {
  size_t before = countMappings();
  uint64_t bytes = getPooledBytes();
  for (int i = 0; i < 500; ++i) {
    Pool pool;
    *static_cast<char *>(pool.allocate(16)) = 1;
  }
  EXPECT_EQ(getPooledBytes(), bytes);
  EXPECT_LE(countMappings(), before + 8);
}

TEST(PoolTest, BlocksAreReused) {
  Pool pool;
  void *first = pool.allocate(40);
  pool.deallocate(first, 40);
#ifdef NDEBUG
  EXPECT_EQ(pool.allocate(33), first);
#else
  // Only when enough others were given back.
  void *second = pool.allocate(33);
  EXPECT_NE(second, first);
  for (unsigned i = 0; i < 4096; ++i)
    pool.deallocate(pool.allocate(400), 400);
  EXPECT_EQ(pool.allocate(33), first);
#endif
  EXPECT_NE(pool.allocate(33), first);
}
