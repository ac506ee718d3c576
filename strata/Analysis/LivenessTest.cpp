// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/Liveness.h"

#include "strata/Analysis/AnalysisTestUtils.h"

using namespace strata;

namespace {

class LivenessTest : public AnalysisTest {
protected:
  void run(StringRef text) {
    parse(text);
    liveness.emplace(module.get());
  }
  Block *blockOf(StringRef name) { return find(name)->getBlock(); }
  std::optional<Liveness> liveness;
};

TEST_F(LivenessTest, Blocks) {
  run(R"mlir(
    func.func @f(%c: i1) {
      %a = "u.a"() {tag = "a"} : () -> i64
      %b = "u.b"() {tag = "b"} : () -> i64
      cf.cond_br %c, ^x, ^y
    ^x:
      "u.use"(%a) {tag = "useA"} : (i64) -> ()
      cf.br ^y
    ^y:
      "u.use"(%b) {tag = "useB"} : (i64) -> ()
      cf.cond_br %c, ^x, ^z
    ^z:
      "u.end"() {tag = "end"} : () -> ()
      return
    }
  )mlir");
  Value a = value("a"), b = value("b");
  Block *entry = blockOf("a"), *x = blockOf("useA"), *y = blockOf("useB"),
        *z = blockOf("end");
  EXPECT_TRUE(liveness->getLiveIn(entry).empty());
  Value c = entry->getArgument(0);
  EXPECT_EQ(liveness->getLiveOut(entry), ArrayRef<Value>({c, a, b}));
  EXPECT_EQ(liveness->getLiveIn(x), ArrayRef<Value>({c, a, b}));
  EXPECT_TRUE(liveness->isLiveOut(a, y)) << "the loop comes back to its use";
  EXPECT_TRUE(liveness->getLiveIn(z).empty());
  EXPECT_FALSE(liveness->isDeadAfter(a, find("useA")));
}

TEST_F(LivenessTest, LastUses) {
  run(R"mlir(
    func.func @f(%c: i1) {
      %a = "u.a"() {tag = "a"} : () -> i64
      "u.use"(%a) {tag = "first"} : (i64) -> ()
      "t.if"(%c) ({
        "u.use"(%a) {tag = "nested"} : (i64) -> ()
        "t.yield"() : () -> ()
      }, {
        "u.other"() {tag = "other"} : () -> ()
        "t.yield"() : () -> ()
      }) {tag = "last"} : (i1) -> ()
      "u.end"() {tag = "end"} : () -> ()
      return
    }
  )mlir");
  Value a = value("a");
  EXPECT_FALSE(liveness->isDeadAfter(a, find("first")));
  EXPECT_TRUE(liveness->isDeadAfter(a, find("last")));
  EXPECT_TRUE(liveness->isDeadAfter(a, find("nested")));
  EXPECT_TRUE(liveness->isLiveIn(a, blockOf("nested")));
  EXPECT_FALSE(liveness->isLiveOut(a, blockOf("nested")));
  EXPECT_FALSE(liveness->isLiveIn(a, blockOf("other")));
}

TEST_F(LivenessTest, WhatALoopUsesIsLiveThroughIt) {
  run(R"mlir(
    func.func @f() {
      %a = "u.a"() {tag = "a"} : () -> i64
      "t.loop"() ({
        "u.use"(%a) {tag = "use"} : (i64) -> ()
        %own = "u.own"() {tag = "own"} : () -> i64
        "u.use"(%own) {tag = "last"} : (i64) -> ()
        "t.yield"() : () -> ()
      }) {tag = "loop"} : () -> ()
      "u.what"() ({
        "u.use"(%a) {tag = "unknown"} : (i64) -> ()
        "t.yield"() : () -> ()
      }) : () -> ()
      return
    }
  )mlir");
  Value a = value("a");
  EXPECT_TRUE(liveness->isLiveOut(a, blockOf("use")));
  EXPECT_FALSE(liveness->isDeadAfter(a, find("use")));
  EXPECT_TRUE(liveness->isDeadAfter(value("own"), find("last")));
  EXPECT_FALSE(liveness->isDeadAfter(a, find("loop")));
  EXPECT_TRUE(liveness->isLiveOut(a, blockOf("unknown")))
      << "it may be executed again";
}

} // namespace
