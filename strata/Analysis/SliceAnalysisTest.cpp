// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/SliceAnalysis.h"

#include "strata/Analysis/AnalysisTestUtils.h"

using namespace strata;

namespace {

class SliceAnalysisTest : public AnalysisTest {
protected:
  void SetUp() override {
    parse(R"mlir(
      func.func @f(%arg: i1) {
        %a = "u.a"() {tag = "a"} : () -> i64
        %b = "u.b"(%a) {tag = "b"} : (i64) -> i64
        %c = "u.c"(%a) {tag = "c"} : (i64) -> i64
        %d = "u.d"(%b, %c) {tag = "d"} : (i64, i64) -> i64
        "t.if"(%arg) ({
          "u.use"(%b) {tag = "nested"} : (i64) -> ()
          "t.yield"() : () -> ()
        }, {
          "t.yield"() : () -> ()
        }) {tag = "if"} : (i1) -> ()
        return
      }
    )mlir");
  }
  /// The tags of `slice`, in order.
  std::string getTags(const SliceSet &slice) {
    std::string tags;
    for (Operation *op : slice)
      if (auto tag = op->getAttrOfType<StringAttr>("tag"))
        tags += (tags.empty() ? "" : " ") + tag.str();
    return tags;
  }
};

TEST_F(SliceAnalysisTest, Backward) {
  SliceSet slice;
  (void)getBackwardSlice(find("d"), &slice);
  EXPECT_EQ(getTags(slice), "a b c");
  BackwardSliceOptions options;
  options.inclusive = true;
  options.filter = [&](Operation *op) { return op != find("b"); };
  slice.clear();
  (void)getBackwardSlice(value("d"), &slice, options);
  EXPECT_EQ(getTags(slice), "a c d");
  slice.clear();
  (void)getBackwardSlice(value("d"), &slice);
  EXPECT_EQ(getTags(slice), "a b c");
}

TEST_F(SliceAnalysisTest, BackwardThroughRegions) {
  SliceSet slice;
  (void)getBackwardSlice(find("if"), &slice);
  EXPECT_EQ(getTags(slice), "");
  BackwardSliceOptions options;
  options.omitUsesFromAbove = false;
  (void)getBackwardSlice(find("if"), &slice, options);
  EXPECT_EQ(getTags(slice), "a b");
}

TEST_F(SliceAnalysisTest, Forward) {
  SliceSet slice;
  getForwardSlice(find("c"), &slice);
  EXPECT_EQ(getTags(slice), "d");
  slice.clear();
  getForwardSlice(value("a"), &slice);
  EXPECT_EQ(slice.size(), 4u);
  EXPECT_TRUE(slice.contains(find("nested")));
  slice.clear();
  getForwardSlice(find("if"), &slice);
  EXPECT_TRUE(slice.contains(find("nested")));
}

TEST_F(SliceAnalysisTest, TopologicalSort) {
  SliceSet ops;
  for (StringRef tag : {"nested", "if", "d", "c", "a"})
    ops.insert(find(tag));
  EXPECT_EQ(getTags(topologicalSort(ops)), "a c d if nested");
}

TEST_F(SliceAnalysisTest, DeepChainsDoNotRecurse) {
  Operation *first = find("a"), *last = first;
  for (unsigned i = 0; i < 200000; ++i) {
    OperationState state(Location(), OperationName("u.next", &ctx),
                         last->getResults(), last->getResultTypes());
    Operation *next = Operation::create(state);
    first->getBlock()->insert(std::next(last->getIterator()), next);
    last = next;
  }
  SliceSet slice;
  (void)getBackwardSlice(last, &slice);
  EXPECT_EQ(slice.size(), 200000u);
  EXPECT_EQ(slice[0], first);
}

} // namespace
