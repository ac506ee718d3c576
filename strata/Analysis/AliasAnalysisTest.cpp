// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/AliasAnalysis.h"

#include "strata/Analysis/AnalysisTestUtils.h"

using namespace strata;

namespace {

class AliasAnalysisTest : public AnalysisTest {
protected:
  void run(StringRef text) {
    parse(text);
    Operation *function = &module.get()->getRegion(0).front().front();
    analysis.emplace(function);
    entry = &function->getRegion(0).front();
  }
  AliasResult alias(StringRef a, StringRef b) {
    return analysis->alias(value(a), value(b));
  }
  ModRefResult modRef(StringRef op, StringRef location) {
    return analysis->getModRef(find(op), value(location));
  }
  std::optional<AliasAnalysis> analysis;
  Block *entry = nullptr;
};

TEST_F(AliasAnalysisTest, Allocations) {
  run(R"mlir(
    func.func @f(%arg: i64, %other: i64) {
      %a = "t.alloc"() {tag = "a"} : () -> i64
      %b = "t.alloc"() {tag = "b"} : () -> i64
      %c = arith.constant {tag = "c"} 1 : i64
      %v = "t.view"(%a) {tag = "v"} : (i64) -> i64
      %w = "t.view"(%arg) {tag = "w"} : (i64) -> i64
      return
    }
  )mlir");
  EXPECT_EQ(alias("a", "a"), AliasResult::MustAlias);
  EXPECT_EQ(alias("a", "b"), AliasResult::NoAlias);
  EXPECT_EQ(alias("a", "c"), AliasResult::NoAlias);
  EXPECT_EQ(alias("a", "v"), AliasResult::MayAlias);
  EXPECT_EQ(alias("b", "v"), AliasResult::NoAlias);
  EXPECT_EQ(alias("a", "w"), AliasResult::NoAlias);
  Value first = entry->getArgument(0), second = entry->getArgument(1);
  EXPECT_EQ(analysis->alias(first, second), AliasResult::MayAlias);
  EXPECT_EQ(analysis->alias(value("w"), second), AliasResult::MayAlias);
}

TEST_F(AliasAnalysisTest, ControlFlow) {
  run(R"mlir(
    func.func @f(%c: i1) {
      %a = "t.alloc"() {tag = "a"} : () -> i64
      %b = "t.alloc"() {tag = "b"} : () -> i64
      %d = "t.alloc"() {tag = "d"} : () -> i64
      %i = "t.if"(%c) ({
        "t.yield"(%a) : (i64) -> ()
      }, {
        "t.yield"(%d) : (i64) -> ()
      }) {tag = "i"} : (i1) -> i64
      cf.cond_br %c, ^x(%a : i64), ^x(%b : i64)
    ^x(%x: i64):
      %v = "t.view"(%x) {tag = "v"} : (i64) -> i64
      return
    }
  )mlir");
  EXPECT_EQ(alias("v", "a"), AliasResult::MayAlias);
  EXPECT_EQ(alias("v", "b"), AliasResult::MayAlias);
  EXPECT_EQ(alias("v", "d"), AliasResult::NoAlias);
  EXPECT_EQ(alias("i", "b"), AliasResult::NoAlias);
  EXPECT_EQ(alias("i", "d"), AliasResult::MayAlias);
}

TEST_F(AliasAnalysisTest, ALoopMayMeetTheMemoryOfAnotherRound) {
  run(R"mlir(
    func.func @f() {
      cf.br ^x
    ^x:
      %a = "t.alloc"() {tag = "a"} : () -> i64
      cf.br ^y(%a : i64)
    ^y(%last: i64):
      %v = "t.view"(%last) {tag = "v"} : (i64) -> i64
      %b = "t.alloc"() {tag = "b"} : () -> i64
      cf.br ^y(%b : i64)
    }
  )mlir");
  EXPECT_EQ(alias("v", "b"), AliasResult::MayAlias);
}

TEST_F(AliasAnalysisTest, ModRef) {
  run(R"mlir(
    func.func @f(%c: i1) {
      %a = "t.alloc"() {tag = "a"} : () -> i64
      %b = "t.alloc"() {tag = "b"} : () -> i64
      %l = "t.load"(%a) {tag = "load"} : (i64) -> i64
      "t.store"(%l, %a) {tag = "store"} : (i64, i64) -> ()
      "t.if"(%c) ({
        %m = "t.load"(%a) : (i64) -> i64
        "t.store"(%m, %b) : (i64, i64) -> ()
        "t.yield"() : () -> ()
      }, {
        "t.yield"() : () -> ()
      }) {tag = "if"} : (i1) -> ()
      "u.unknown"() {tag = "unknown"} : () -> ()
      return
    }
  )mlir");
  EXPECT_EQ(modRef("load", "a"), ModRefResult::Ref);
  EXPECT_EQ(modRef("load", "b"), ModRefResult::NoModRef);
  EXPECT_EQ(modRef("store", "a"), ModRefResult::Mod);
  EXPECT_EQ(modRef("if", "a"), ModRefResult::Ref);
  EXPECT_EQ(modRef("if", "b"), ModRefResult::Mod);
  EXPECT_EQ(modRef("a", "b"), ModRefResult::NoModRef);
  EXPECT_EQ(modRef("unknown", "a"), ModRefResult::ModRef);
}

} // namespace
