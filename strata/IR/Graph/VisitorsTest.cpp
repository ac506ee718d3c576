// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Visitors.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
/// module { a { ^: b { ^: c }  ^: d } {} e }, each operation with its name.
class VisitorsTest : public testing::Test {
protected:
  VisitorsTest() : builder(&ctx) {
    builder.setInsertionPointToEnd(module->getBody());
    Operation *a = add("a", 2);
    builder.createBlock(&a->getRegion(0));
    Operation *b = add("b", 1);
    builder.createBlock(&b->getRegion(0));
    add("c", 0);
    builder.createBlock(&a->getRegion(0));
    add("d", 0);
    builder.setInsertionPointToEnd(module->getBody());
    add("e", 0);
  }
  Operation *add(StringRef name, unsigned numRegions) {
    return builder.create(Location(), ("t." + name).str(), {}, {}, {}, {},
                          numRegions);
  }
  static char nameOf(Operation *op) {
    return op ? op->getName().getStringRef().back() : '?';
  }
  /// The first operation of a block, by its letter; `-` without any.
  static char nameOf(Block *block) {
    return block->empty() ? '-' : nameOf(&block->front());
  }
  /// The owner's letter and the number of a region.
  static std::string nameOf(Region *region) {
    return nameOf(region->getParentOp()) +
           std::to_string(region->getRegionNumber());
  }
  Context ctx;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module = ModuleOp::create(&ctx, Location());
};
} // namespace

TEST_F(VisitorsTest, Operations) {
  std::string pre, post, ofBlock, ofRegion;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) { pre += nameOf(op); });
  module->walk([&](Operation *op) { post += nameOf(op); });
  EXPECT_EQ(pre, "eabcde");
  EXPECT_EQ(post, "cbdaee");
  module->getBody()->walk([&](Operation *op) { ofBlock += nameOf(op); });
  EXPECT_EQ(ofBlock, "cbdae");
  module->getBodyRegion().walk<WalkOrder::PreOrder>(
      [&](Operation *op) { ofRegion += nameOf(op); });
  EXPECT_EQ(ofRegion, "abcde");
}

TEST_F(VisitorsTest, Blocks) {
  std::string pre, post, ofRegion;
  module->walk<WalkOrder::PreOrder>(
      [&](Block *block) { pre += nameOf(block); });
  module->walk([&](Block *block) { post += nameOf(block); });
  EXPECT_EQ(pre, "abcd");
  EXPECT_EQ(post, "cbda");
  module->getBody()->front().getRegion(0).walk(
      [&](Block *block) { ofRegion += nameOf(block); });
  EXPECT_EQ(ofRegion, "cbd");
}

TEST_F(VisitorsTest, Regions) {
  std::string pre, post;
  module->walk<WalkOrder::PreOrder>(
      [&](Region *region) { pre += nameOf(region); });
  module->walk([&](Region *region) { post += nameOf(region); });
  EXPECT_EQ(pre, "e0a0b0a1");
  EXPECT_EQ(post, "b0a0a1e0");
}

TEST_F(VisitorsTest, SkipAndInterrupt) {
  std::string seen;
  WalkResult result =
      module->walk<WalkOrder::PreOrder>([&](Block *block) -> WalkResult {
        seen += nameOf(block);
        return nameOf(block) == 'b' ? WalkResult::skip()
                                    : WalkResult::advance();
      });
  EXPECT_EQ(seen, "abd");
  EXPECT_FALSE(result.wasInterrupted());
  seen.clear();
  result = module->walk([&](Region *region) -> WalkResult {
    seen += nameOf(region);
    return region->getRegionNumber() ? WalkResult::interrupt()
                                     : WalkResult::advance();
  });
  EXPECT_EQ(seen, "b0a0a1");
  EXPECT_TRUE(result.wasInterrupted());
  // A failure interrupts, too.
  EXPECT_TRUE(
      module->walk([](Operation *) { return failure(); }).wasInterrupted());
}

TEST_F(VisitorsTest, VisitedOnesMayBeErased) {
  module->walk([&](Operation *op) {
    if (nameOf(op) == 'c' || nameOf(op) == 'd')
      op->erase();
  });
  std::string left;
  module->walk([&](Operation *op) { left += nameOf(op); });
  EXPECT_EQ(left, "baee");
  module->walk([&](Block *block) {
    if (block->empty())
      block->erase();
  });
  unsigned numBlocks = 0;
  module->walk([&](Block *) { ++numBlocks; });
  EXPECT_EQ(numBlocks, 2u);
  module->walk<WalkOrder::PreOrder>([&](Operation *op) -> WalkResult {
    if (nameOf(op) != 'a')
      return WalkResult::advance();
    op->erase();
    return WalkResult::skip();
  });
  EXPECT_EQ(module->getBody()->size(), 1u);
}

TEST_F(VisitorsTest, ByClass) {
  ModuleOp inner = ModuleOp::create(builder, Location());
  unsigned count = 0;
  module->walk([&](ModuleOp visited) {
    ++count;
    EXPECT_TRUE(visited == inner || visited == *module);
  });
  EXPECT_EQ(count, 2u);
  EXPECT_EQ(llvm::range_size(module->getOps<ModuleOp>()), 1);
  EXPECT_EQ(*module->getOps<ModuleOp>().begin(), inner);
  EXPECT_EQ(inner->getParentOfType<ModuleOp>(), *module);
  EXPECT_EQ(llvm::range_size(module->getBody()->without_terminator()), 2);
  EXPECT_EQ(llvm::range_size(module->getBody()->front().getRegion(0).getOps()),
            2);
}
