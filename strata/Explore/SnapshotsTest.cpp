// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Explore/Snapshots.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Trace/Recorder.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

/// Discards a record.
struct NoSink final : RecordSink {
  void addPass(const RecordedPass &) override {}
  void addStep(const RecordedStep &) override {}
  void addFailure(const RecordedPass &) override {}
};

class SnapshotsTest : public ::testing::Test {
protected:
  void read(StringRef text) {
    ctx.allowUnregisteredDialects();
    op = parseSourceString(text, ParserConfig(&ctx));
    ASSERT_TRUE(bool(op));
    recorder.emplace(op.get(), sink);
    snapshots.emplace(*recorder);
    EXPECT_TRUE(snapshots->take(op.get(), 0, /*isValid=*/true));
  }
  bool take(unsigned position) {
    return snapshots->take(op.get(), position, /*isValid=*/true);
  }
  const ExploreData &finish() {
    recorder->stop();
    snapshots->finish(data);
    return data;
  }
  const IROpVersions &find(StringRef name) {
    for (const IROpVersions &each : data.ops)
      if (each.name == name)
        return each;
    ADD_FAILURE() << "there is no " << name.str();
    return data.ops.front();
  }
  Block &getBody() { return op->getRegion(0).front(); }

  Context ctx;
  NoSink sink;
  OwningOpRef<> op;
  std::optional<RewriteRecorder> recorder;
  std::optional<IRSnapshots> snapshots;
  ExploreData data;
};

TEST_F(SnapshotsTest, DividesText) {
  read(R"mlir(
    %x = "t.a"() : () -> i32
    "t.b"(%x) ({
      "t.c"() : () -> ()
    }, {
    ^bb0(%y: i32):
      "t.d"(%y)[^bb1] : (i32) -> ()
    ^bb1:
      "t.e"() : () -> ()
    }) : (i32) -> ()
  )mlir");
  const ExploreData &found = finish();
  ASSERT_EQ(found.ops.size(), 6u);
  uint64_t a = find("t.a").number, b = find("t.b").number;
  EXPECT_EQ(find("t.a").texts[0].second,
            "%" + std::to_string(a) + " = \"t.a\"() : () -> i32");
  EXPECT_EQ(find("t.b").texts[0].second,
            "\"t.b\"(%" + std::to_string(a) +
                ") ({\x7f}, {\x7f}) : (i32) -> ()");
  std::string y = "%op" + std::to_string(b) + "_r1_arg0";
  const IRBodyVersion &body = find("t.b").bodies[0].second;
  ASSERT_EQ(body.size(), 2u);
  EXPECT_EQ(body[0], (std::vector<IRBlockVersion>{{"", {find("t.c").number}}}));
  EXPECT_EQ(body[1], (std::vector<IRBlockVersion>{
                         {"^bb0(" + y + ": i32):", {find("t.d").number}},
                         {"^bb1:", {find("t.e").number}}}));
  EXPECT_EQ(find("t.d").texts[0].second,
            "\"t.d\"(" + y + ")[^bb1] : (i32) -> ()");
}

TEST_F(SnapshotsTest, StoresChangesAlone) {
  read(R"mlir(
    %x = "t.a"() : () -> i32
    "t.b"(%x) : (i32) -> ()
    "t.c"() : () -> ()
  )mlir");
  EXPECT_FALSE(take(1));
  getBody().back().erase();
  EXPECT_TRUE(take(2));
  getBody().front().setAttr("k", UnitAttr::get(&ctx));
  EXPECT_TRUE(take(3));
  EXPECT_FALSE(take(4));
  finish();
  EXPECT_EQ(find("t.b").texts.size(), 1u);
  ASSERT_EQ(find("t.a").texts.size(), 2u);
  EXPECT_EQ(find("t.a").texts[1].first, 3u);
  const auto &bodies = find("builtin.module").bodies;
  ASSERT_EQ(bodies.size(), 2u);
  EXPECT_EQ(bodies[1].first, 2u);
  EXPECT_EQ(bodies[1].second[0][0].ops.size(), 2u);
}

TEST_F(SnapshotsTest, LabelsStayWithOperations) {
  read(R"mlir(
    "t.f"() ({
      "t.br"()[^bb2] : () -> ()
    ^bb1:
      "t.x"()[^bb2] : () -> ()
    ^bb2:
      "t.y"() : () -> ()
    }) : () -> ()
  )mlir");
  Region &region = getBody().front().getRegion(0);
  region.front().getNextNode()->erase();
  EXPECT_TRUE(take(1));
  finish();
  EXPECT_EQ(find("t.br").texts.size(), 1u);
  const IRBodyVersion &body = find("t.f").bodies.back().second;
  ASSERT_EQ(body[0].size(), 2u);
  EXPECT_EQ(body[0][1].label, "^bb2:");
}

} // namespace
