// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/MemorySlotsDetail.h"
#include "strata/Transforms/MemorySlotsTestUtils.h"

#include "llvm/ADT/STLExtras.h"

#include <random>
#include <set>

using namespace strata;
using strata::detail::SlotRegion;

namespace {

class SlotRegionTest : public MemorySlotsTest {
protected:
  void SetUp() override {}

  /// A region of `count` blocks with random edges, none of them to the first.
  OwningOpRef<> makeGraph(unsigned count, std::mt19937 &random) {
    std::string text = "\"t.graph\"() ({\n";
    for (unsigned i = 0; i < count; ++i) {
      text += "^bb" + std::to_string(i) + ":\n \"t.br\"()";
      unsigned edges = count == 1 ? 0 : random() % 4;
      for (unsigned j = 0; j < edges; ++j)
        text +=
            (j ? ", ^bb" : "[^bb") + std::to_string(1 + random() % (count - 1));
      text += edges ? "] : () -> ()\n" : " : () -> ()\n";
    }
    return parse(text + "}) : () -> ()");
  }
};

/// The iterated dominance frontier by its definition.
std::set<uint32_t> findFrontier(Region &region, SlotRegion &blocks,
                                ArrayRef<uint32_t> defs) {
  DominanceInfo dominance;
  std::set<uint32_t> frontier, work(defs.begin(), defs.end());
  while (!work.empty()) {
    Block *def = blocks.getBlock(*work.begin());
    work.erase(work.begin());
    for (Block &block : region) {
      if (!dominance.isReachableFromEntry(&block) ||
          dominance.properlyDominates(def, &block))
        continue;
      for (BlockOperand &edge : block.getPredecessorUses()) {
        Block *from = edge.getOwner()->getBlock();
        uint32_t number = blocks.getNumber(&block);
        if (dominance.isReachableFromEntry(from) &&
            dominance.dominates(def, from) && frontier.insert(number).second)
          work.insert(number);
      }
    }
  }
  return frontier;
}

TEST_F(SlotRegionTest, FrontiersOfRandomGraphs) {
  std::mt19937 random(1);
  for (unsigned round = 0; round < 300; ++round) {
    unsigned count = 1 + random() % 14;
    OwningOpRef<> module = makeGraph(count, random);
    Region &region = module->getRegion(0).front().front().getRegion(0);
    DominanceInfo dominance;
    SlotRegion blocks(region, dominance);
    for (unsigned i = 0; i < 5; ++i) {
      std::set<uint32_t> chosen;
      for (unsigned j = random() % 4; j-- > 0;) {
        uint32_t number = random() % count;
        if (blocks.isReachable(number))
          chosen.insert(number);
      }
      SmallVector<uint32_t, 4> defs(chosen.begin(), chosen.end()), found;
      blocks.computeFrontier(defs, found);
      std::set<uint32_t> all(found.begin(), found.end());
      EXPECT_EQ(all.size(), found.size());
      EXPECT_EQ(all, findFrontier(region, blocks, defs));
    }
  }
}

TEST_F(SlotRegionTest, NumbersOfRandomGraphs) {
  std::mt19937 random(2);
  for (unsigned round = 0; round < 100; ++round) {
    unsigned count = 1 + random() % 20;
    OwningOpRef<> module = makeGraph(count, random);
    Region &region = module->getRegion(0).front().front().getRegion(0);
    DominanceInfo dominance;
    SlotRegion blocks(region, dominance);
    std::set<uint32_t> orders;
    for (uint32_t a = 0; a < count; ++a) {
      Block *block = blocks.getBlock(a);
      EXPECT_EQ(blocks.getNumber(block), a);
      EXPECT_EQ(blocks.isReachable(a), dominance.isReachableFromEntry(block));
      orders.insert(blocks.getOrder(a));
      for (uint32_t b = 0; b < count && blocks.isReachable(a); ++b) {
        if (!blocks.isReachable(b))
          continue;
        bool dominates = dominance.dominates(block, blocks.getBlock(b));
        EXPECT_EQ(blocks.dominates(a, b), dominates);
        EXPECT_TRUE(!dominates || blocks.getOrder(a) <= blocks.getOrder(b));
      }
    }
    EXPECT_EQ(orders.size(), count);
    EXPECT_EQ(*orders.rbegin(), count - 1);
  }
}

/// The order of operations, whatever regions they are in.
TEST_F(SlotRegionTest, OrderOfOperations) {
  OwningOpRef<> module = parse(R"~(
    "t.a"() ({
      "t.b"()[^bb2] : () -> ()
    ^bb1:
      "t.e"() : () -> ()
    ^bb2:
      "t.c"() ({ "t.d"() : () -> () }, { "t.d2"() : () -> () }) : () -> ()
      "t.br"()[^bb1] : () -> ()
    }, {
      "t.f"() : () -> ()
    }) : () -> ()
    "t.g"() : () -> ())~");
  std::vector<Operation *> ops;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module.get())
      ops.push_back(op);
  });
  llvm::sort(ops, [](Operation *a, Operation *b) {
    return a->getName().getStringRef() < b->getName().getStringRef();
  });
  llvm::erase_if(ops, [](Operation *op) {
    return op->getName().getStringRef() == "t.br";
  });
  DominanceInfo dominance;
  detail::SlotRegions regions(dominance);
  for (size_t i = 0; i < ops.size(); ++i)
    for (size_t j = 0; j < ops.size(); ++j)
      EXPECT_EQ(regions.isBefore(ops[i], ops[j]), i < j)
          << ops[i]->getName().getStringRef().str() << " "
          << ops[j]->getName().getStringRef().str();
}

} // namespace
