// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/ThreadPool.h"

#include <atomic>
#include <gtest/gtest.h>
#include <set>
#include <thread>
#include <vector>

using namespace strata;

TEST(ThreadPoolTest, EachNumberOnce) {
  ThreadPool pool;
  pool.setNumThreads(4);
  EXPECT_EQ(pool.getNumThreads(), 4u);
  std::vector<std::atomic<int>> calls(1000);
  pool.parallelFor(calls.size(), [&](size_t i) { ++calls[i]; });
  for (std::atomic<int> &count : calls)
    EXPECT_EQ(count, 1);
}

TEST(ThreadPoolTest, DisabledUsesTheCallingThread) {
  ThreadPool pool;
  pool.setNumThreads(4);
  pool.disable();
  EXPECT_FALSE(pool.isEnabled());
  EXPECT_EQ(pool.getNumThreads(), 1u);
  std::set<std::thread::id> threads;
  pool.parallelFor(10,
                   [&](size_t) { threads.insert(std::this_thread::get_id()); });
  EXPECT_EQ(threads, std::set{std::this_thread::get_id()});
}

TEST(ThreadPoolTest, Limits) {
  ThreadPool pool;
  EXPECT_GE(pool.getNumThreads(), 1u);
  pool.setNumThreads(1u << 30);
  EXPECT_LE(pool.getNumThreads(), 1u << 16);
  pool.parallelFor(0, [&](size_t) { FAIL(); });
}
