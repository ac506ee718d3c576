// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Chunks.h"

#include "strata/Support/Pool.h"

#include <cstdint>
#include <cstring>
#include <gtest/gtest.h>
#include <set>
#include <thread>

using namespace strata;

TEST(ChunksTest, ChunksOfSeveralSlabs) {
  uint64_t before = getPooledBytes();
  std::vector<char *> chunks;
  std::set<char *> addresses;
  for (int i = 0; i < 100; ++i) {
    auto *chunk = static_cast<char *>(allocateChunk());
    EXPECT_EQ(reinterpret_cast<uintptr_t>(chunk) % ChunkSize, 0u);
    std::memset(chunk, i, ChunkSize);
    chunks.push_back(chunk);
    addresses.insert(chunk);
  }
  EXPECT_EQ(addresses.size(), chunks.size());
  EXPECT_EQ(getPooledBytes(), before + 4 * Pool::SlabSize);
  for (int i = 0; i < 100; ++i)
    EXPECT_EQ(chunks[i][ChunkSize - 1], char(i));
  // Returned chunks are reused before more memory is taken.
  freeChunk(chunks[50]);
  EXPECT_EQ(allocateChunk(), chunks[50]);
  for (char *chunk : chunks)
    freeChunk(chunk);
  EXPECT_EQ(getPooledBytes(), before);
  // Some slabs are kept without being counted; they are used before more memory is taken.
  auto *again = static_cast<char *>(allocateChunk());
  EXPECT_TRUE(addresses.count(again));
  EXPECT_EQ(getPooledBytes(), before + Pool::SlabSize);
  freeChunk(again);
  EXPECT_EQ(getPooledBytes(), before);
}

TEST(ChunksTest, ThreadsShareSlabs) {
  uint64_t before = getPooledBytes();
  std::vector<std::thread> threads;
  threads.reserve(4);
  for (int thread = 0; thread < 4; ++thread)
    threads.emplace_back([] {
      std::vector<void *> chunks;
      for (int i = 0; i < 400; ++i) {
        chunks.push_back(allocateChunk());
        std::memset(chunks.back(), 1, 64);
        if (i % 3 == 0) {
          freeChunk(chunks.front());
          chunks.erase(chunks.begin());
        }
      }
      for (void *chunk : chunks)
        freeChunk(chunk);
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(getPooledBytes(), before);
}
