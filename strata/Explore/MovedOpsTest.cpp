// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Explore/MovedOps.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

RecordedChange move(uint64_t op, std::string text) {
  RecordedChange change;
  change.kind = RecordedChange::Kind::Moved;
  change.op = op;
  change.after = std::move(text);
  change.location = "here";
  return change;
}

TEST(MovedOps, KeepsLinesThatAreNew) {
  MovedOps ops;
  RecordedStep first;
  first.given = {{1, "a", "here"}, {3, "c", "there"}};
  first.changes = {move(1, "a"), move(2, "b"), move(3, "c")};
  EXPECT_EQ(ops.extract(first), std::vector<uint64_t>{1});
  ASSERT_EQ(first.changes.size(), 2u);
  EXPECT_EQ(first.changes[0].op, 2u);
  RecordedStep second;
  second.changes = {move(1, "changed"), move(2, "b"), move(3, "c")};
  EXPECT_EQ(ops.extract(second), (std::vector<uint64_t>{2, 3}));
  ASSERT_EQ(second.changes.size(), 1u);
  EXPECT_EQ(second.changes[0].op, 1u);
}

} // namespace
