// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/RegionUtils.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/BuiltinDialect.h"

#include "gtest/gtest.h"

using namespace strata;

TEST(RegionUtilsTest, ValuesFromAbove) {
  Context ctx;
  ctx.allowUnregisteredDialects();
  auto module = parseSourceString<ModuleOp>(R"mlir(
    %a, %b = "u.def"() : () -> (i32, i32)
    "u.outer"(%b) ({
      %c = "u.def"() : () -> i32
      "u.inner"() ({
        "u.use"(%a, %c, %a) : (i32, i32, i32) -> ()
      }) : () -> ()
    }) : (i32) -> ()
  )mlir",
                                            &ctx);
  ASSERT_TRUE(module);
  Operation &def = module->front();
  Operation *outer = def.getNextNode();
  Operation *inner = outer->getRegion(0).front().getLastOp();
  Value a = def.getResult(0), b = def.getResult(1);
  Value c = outer->getRegion(0).front().front().getResult(0);

  llvm::SetVector<Value> values;
  getUsedValuesDefinedAbove(inner->getRegions(), values);
  EXPECT_EQ(values.getArrayRef(), ArrayRef<Value>({a, c}));
  values.clear();
  getUsedValuesDefinedAbove(inner->getRegion(0), outer->getRegion(0), values);
  EXPECT_EQ(values.getArrayRef(), ArrayRef<Value>(a));
  unsigned count = 0;
  visitUsedValuesDefinedAbove(outer->getRegions(),
                              [&](OpOperand *) { ++count; });
  EXPECT_EQ(count, 2u);

  replaceAllUsesInRegionWith(a, b, outer->getRegion(0));
  EXPECT_TRUE(a.use_empty());
  replaceAllUsesInRegionWith(b, a, inner->getRegion(0));
  EXPECT_TRUE(b.hasOneUse()) << "the use of the operation itself stays";
}
