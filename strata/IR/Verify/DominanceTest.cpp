// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Verify/Dominance.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

#include <random>

using namespace strata;

namespace {

class DominanceTest : public testing::Test {
protected:
  DominanceTest() { ctx.allowUnregisteredDialects(); }

  /// An operation with one region of `numBlocks` blocks, which end with
  /// branches along `edges`.
  OwningOpRef<> makeGraph(size_t numBlocks,
                          const std::vector<std::vector<size_t>> &edges) {
    Operation *op = Operation::create({}, ctx.getOpDefinition("t.region"), {},
                                      {}, {}, {}, /*numRegions=*/1);
    blocks.clear();
    for (size_t i = 0; i < numBlocks; ++i)
      blocks.push_back(&op->getRegion(0).emplaceBlock());
    for (size_t i = 0; i < numBlocks; ++i) {
      SmallVector<Block *> successors;
      for (size_t target : edges[i])
        successors.push_back(blocks[target]);
      builder.setInsertionPointToEnd(blocks[i]);
      builder.create({}, "t.br", {}, {}, {}, successors);
    }
    return OwningOpRef<>(op);
  }

  Context ctx;
  OpBuilder builder{&ctx};
  std::vector<Block *> blocks;
};

/// Marks the nodes reachable from `roots` without going through `avoided`.
static std::vector<bool> reach(const std::vector<std::vector<size_t>> &edges,
                               const std::vector<size_t> &roots,
                               size_t avoided) {
  std::vector<bool> seen(edges.size());
  std::vector<size_t> pending;
  auto visit = [&](size_t block) {
    if (block != avoided && !seen[block]) {
      seen[block] = true;
      pending.push_back(block);
    }
  };
  for (size_t root : roots)
    visit(root);
  while (!pending.empty()) {
    size_t block = pending.back();
    pending.pop_back();
    for (size_t target : edges[block])
      visit(target);
  }
  return seen;
}

static std::vector<std::vector<size_t>> makeEdges(std::mt19937 &random,
                                                  size_t numBlocks) {
  std::vector<std::vector<size_t>> edges(numBlocks);
  for (auto &targets : edges)
    for (size_t n = random() % 4; n > 0; --n)
      targets.push_back(random() % numBlocks);
  return edges;
}

TEST_F(DominanceTest, AgreesWithReachability) {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    size_t numBlocks = 1 + random() % 24;
    auto edges = makeEdges(random, numBlocks);
    OwningOpRef<> op = makeGraph(numBlocks, edges);
    DominanceInfo info(op.get());
    std::vector<bool> live = reach(edges, {0}, SIZE_MAX);
    for (size_t a = 0; a < numBlocks; ++a) {
      EXPECT_EQ(info.isReachableFromEntry(blocks[a]), live[a]);
      std::vector<bool> around = reach(edges, {0}, a);
      for (size_t b = 0; b < numBlocks; ++b) {
        bool expected = a == b || !live[b] || (live[a] && !around[b]);
        ASSERT_EQ(info.dominates(blocks[a], blocks[b]), expected)
            << a << " " << b;
        ASSERT_EQ(info.properlyDominates(blocks[a], blocks[b]),
                  expected && a != b);
      }
    }
  }
}

TEST_F(DominanceTest, PostDominanceIsDominanceOfTheReverse) {
  std::mt19937 random(11);
  for (int round = 0; round < 300; ++round) {
    size_t numBlocks = 1 + random() % 24;
    auto edges = makeEdges(random, numBlocks);
    std::vector<std::vector<size_t>> reverse(numBlocks);
    std::vector<size_t> roots;
    for (size_t i = 0; i < numBlocks; ++i) {
      if (edges[i].empty())
        roots.push_back(i);
      for (size_t target : edges[i])
        reverse[target].push_back(i);
    }
    // Loops without exit get roots of their own, the last block first.
    for (size_t i = numBlocks; i-- > 0;)
      if (!reach(reverse, roots, SIZE_MAX)[i])
        roots.push_back(i);
    OwningOpRef<> op = makeGraph(numBlocks, edges);
    PostDominanceInfo info(op.get());
    for (size_t a = 0; a < numBlocks; ++a) {
      std::vector<bool> around = reach(reverse, roots, a);
      for (size_t b = 0; b < numBlocks; ++b)
        ASSERT_EQ(info.postDominates(blocks[a], blocks[b]),
                  a == b || !around[b]);
    }
  }
}

TEST_F(DominanceTest, NearestCommonDominator) {
  OwningOpRef<> op = makeGraph(5, {{1, 2}, {3}, {3}, {4}, {}});
  DominanceInfo info;
  EXPECT_EQ(info.findNearestCommonDominator(blocks[1], blocks[2]), blocks[0]);
  EXPECT_EQ(info.findNearestCommonDominator(blocks[3], blocks[4]), blocks[3]);
  const RegionDomTree &tree = info.getDomTree(&op->getRegion(0));
  EXPECT_EQ(tree.getIDom(blocks[3]), blocks[0]);
  EXPECT_EQ(tree.getIDom(blocks[4]), blocks[3]);
  EXPECT_EQ(tree.getIDom(blocks[0]), nullptr);
  // From inside a nested region.
  builder.setInsertionPointToStart(blocks[4]);
  Operation *inner = builder.create({}, "t.region", {}, {}, {}, {}, 1);
  Block *nested = &inner->getRegion(0).emplaceBlock();
  EXPECT_EQ(info.findNearestCommonDominator(nested, blocks[3]), blocks[3]);
  EXPECT_EQ(info.findNearestCommonDominator(nested, nested), nested);
  EXPECT_TRUE(info.properlyDominates(blocks[3], nested));
  EXPECT_TRUE(info.properlyDominates(blocks[4], nested));
  EXPECT_FALSE(info.properlyDominates(nested, blocks[4]));
}

TEST_F(DominanceTest, Operations) {
  OwningOpRef<> op = makeGraph(2, {{1}, {}});
  Type i32 = builder.getI32Type();
  builder.setInsertionPointToStart(blocks[0]);
  Operation *first = builder.create({}, "t.a", {}, {i32});
  Operation *around = builder.create({}, "t.region", {}, {i32}, {}, {}, 1);
  Block *nested = &around->getRegion(0).emplaceBlock();
  builder.setInsertionPointToStart(nested);
  Operation *inner = builder.create({}, "t.b", {}, {i32});
  Operation *inner2 = builder.create({}, "t.c", {}, {i32});
  Operation *second = blocks[1]->getLastOp();
  DominanceInfo info;
  EXPECT_TRUE(info.properlyDominates(first, around));
  EXPECT_FALSE(info.properlyDominates(around, first));
  EXPECT_FALSE(info.properlyDominates(first, first));
  EXPECT_TRUE(info.dominates(first, first));
  EXPECT_TRUE(info.properlyDominates(first, inner));
  EXPECT_FALSE(info.properlyDominates(inner, second));
  EXPECT_TRUE(info.properlyDominates(around, inner));
  EXPECT_FALSE(info.properlyDominates(around, inner, /*enclosingOpOk=*/false));
  EXPECT_FALSE(info.properlyDominates(around->getResult(0), inner));
  EXPECT_TRUE(info.properlyDominates(first->getResult(0), second));
  // The only block of an unregistered operation's region has no order.
  EXPECT_FALSE(info.hasSSADominance(nested));
  EXPECT_TRUE(info.properlyDominates(inner2, inner));
  BlockArgument arg = blocks[1]->addArgument(i32, {});
  EXPECT_TRUE(info.properlyDominates(arg, second));
  EXPECT_FALSE(info.properlyDominates(arg, first));
  PostDominanceInfo post;
  EXPECT_TRUE(post.properlyPostDominates(second, first));
  EXPECT_TRUE(post.properlyPostDominates(around, first));
  EXPECT_FALSE(post.properlyPostDominates(first, around));
}

TEST_F(DominanceTest, LongGraphs) {
  constexpr size_t Count = 50000;
  // A chain, with each block also going back to the one before.
  std::vector<std::vector<size_t>> edges(Count);
  for (size_t i = 0; i + 1 < Count; ++i)
    edges[i] = {i + 1, i ? i - 1 + (i == 1) : 1};
  OwningOpRef<> chain = makeGraph(Count, edges);
  RegionDomTree tree(chain->getRegion(0));
  EXPECT_TRUE(tree.properlyDominates(blocks[1], blocks[Count - 1]));
  EXPECT_EQ(tree.getIDom(blocks[Count - 1]), blocks[Count - 2]);
  // Two chains with rungs between them in both directions.
  for (size_t i = 0; i + 2 < Count; ++i)
    edges[i] = {i + 2, i ? i ^ 1 : 1};
  edges[Count - 2] = edges[Count - 1] = {};
  for (auto &targets : edges)
    for (size_t &target : targets)
      target = target ? target : 2;
  OwningOpRef<> ladder = makeGraph(Count, edges);
  tree.build(ladder->getRegion(0));
  EXPECT_TRUE(tree.isReachable(blocks[Count - 1]));
  EXPECT_TRUE(tree.properlyDominates(blocks[0], blocks[Count - 1]));
  EXPECT_FALSE(tree.properlyDominates(blocks[2], blocks[Count - 1]));
}

} // namespace
