// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The handles of interfaces (Interfaces/), on operations of dialects.
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "strata/Analysis/AnalysisTestUtils.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

using namespace strata;

namespace {

class ControlFlowInterfacesTest : public AnalysisTest {};

TEST_F(ControlFlowInterfacesTest, Branches) {
  parse(R"mlir(
    func.func @f(%c: i1, %x: i64) {
      cf.cond_br %c, ^a(%x : i64), ^b {tag = "br"}
    ^a(%y: i64):
      return
    ^b:
      return
    }
  )mlir");
  auto branch = cast<BranchOpInterface>(find("br"));
  Block *entry = branch->getBlock(), *a = branch->getSuccessor(0);
  SuccessorOperands passed = branch.getSuccessorOperands(0);
  EXPECT_EQ(passed.size(), 1u);
  EXPECT_EQ(passed[0], entry->getArgument(1));
  EXPECT_EQ(passed.getOperandIndex(0), 1u);
  EXPECT_EQ(passed.getProducedOperandCount(), 0u);
  EXPECT_TRUE(branch.getSuccessorOperands(1).empty());
  EXPECT_EQ(branch.getSuccessorBlockArgument(1), a->getArgument(0));
  EXPECT_EQ(branch.getSuccessorBlockArgument(0), std::nullopt);
  Type i64 = IntegerType::get(&ctx, 64);
  EXPECT_TRUE(branch.areTypesCompatible(i64, i64));
  EXPECT_FALSE(branch.areTypesCompatible(i64, IndexType::get(&ctx)));
  SmallVector<Attribute> constants = {BoolAttr::get(&ctx, true), {}};
  EXPECT_EQ(branch.getSuccessorForOperands(constants), a);
  a->addArgument(i64, Location());
  passed.append({entry->getArgument(1)});
  EXPECT_EQ(passed.getForwardedOperands().size(), 2u);
  EXPECT_EQ(branch.getSuccessorOperands(0).size(), 2u);
}

TEST_F(ControlFlowInterfacesTest, Regions) {
  parse(R"mlir(
    func.func @f(%c: i1) {
      "t.if"(%c) ({
        "t.yield"() : () -> ()
      }, {
        "t.yield"() : () -> ()
      }) {tag = "if"} : (i1) -> ()
      return
    }
  )mlir");
  auto conditional = cast<RegionBranchOpInterface>(find("if"));
  SmallVector<RegionSuccessor> successors;
  conditional.getSuccessorRegions(RegionBranchPoint::parent(), successors);
  ASSERT_EQ(successors.size(), 2u);
  EXPECT_EQ(successors[0].getSuccessor(), &conditional->getRegion(0));
  EXPECT_TRUE(conditional.getEntrySuccessorOperands(successors[0]).empty());
  EXPECT_FALSE(conditional.isRepetitiveRegion(0));
  EXPECT_FALSE(conditional.hasLoop());
  successors.clear();
  conditional.getSuccessorRegions(&conditional->getRegion(1), successors);
  ASSERT_EQ(successors.size(), 1u);
  EXPECT_TRUE(successors[0].isParent());
}

TEST_F(ControlFlowInterfacesTest, Loops) {
  parse(R"mlir(
    func.func @f(%c: i1) {
      "t.loop"() ({
        "t.yield"() : () -> ()
      }) {tag = "loop"} : () -> ()
      return
    }
  )mlir");
  auto loop = cast<RegionBranchOpInterface>(find("loop"));
  EXPECT_TRUE(loop.isRepetitiveRegion(0));
  EXPECT_TRUE(loop.hasLoop());
}

TEST(EffectsTest, Instances) {
  EffectInstance write(MemoryEffects::Write::get(), Value(), "file");
  EXPECT_EQ(write.effect, MemoryEffect::Write);
  EXPECT_EQ(write.getResource(), "file");
  EXPECT_TRUE(isa<MemoryEffects::Write>(write.getEffect()));
  EXPECT_FALSE(isa<MemoryEffects::Read>(write.getEffect()));
}

} // namespace
