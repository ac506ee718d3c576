// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"

#include "strata/IR/Dialect.h"

#include "gtest/gtest.h"

using namespace strata;

TEST(ContextTest, WhenLoadedWaitsForTheDefinitions) {
  Context ctx;
  std::string calls;
  ctx.registerDialect("a", [&](Dialect &) { calls += "load "; });
  ctx.whenLoaded("a", [&](Dialect &dialect) {
    calls += dialect.getNamespace().str() + " ";
  });
  EXPECT_EQ(calls, "");
  ctx.getOrLoadDialect("a");
  EXPECT_EQ(calls, "load a ");
  ctx.whenLoaded("a", [&](Dialect &) { calls += "at once"; });
  EXPECT_EQ(calls, "load a at once");
}

TEST(ContextTest, WhenLoadedIgnoresUnknownDialects) {
  Context ctx;
  bool isCalled = false;
  ctx.whenLoaded("a", [&](Dialect &) { isCalled = true; });
  ctx.loadDialect("a");
  EXPECT_FALSE(isCalled);
}
