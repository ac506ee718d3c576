// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/AsmState.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace strata;

TEST(AsmStateTest, PlacesOfOperationsAndRegions) {
  Context ctx;
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  ctx.allowUnregisteredDialects();
  OwningOpRef<> root =
      parseSourceString("\"t.a\"() ({ \"t.b\"() ({}) : () -> () }) : () -> ()",
                        ParserConfig(&ctx));
  ASSERT_TRUE(root);
  std::string text;
  llvm::raw_string_ostream os(text);
  std::vector<PrintedOp> ops;
  std::vector<PrintedRegion> regions;
  printOperation(root.get(), os, {}, ops, &regions);
  os.flush();
  auto slice = [&](uint64_t begin, uint64_t end) {
    return text.substr(size_t(begin), size_t(end - begin));
  };
  ASSERT_EQ(ops.size(), 3u);
  EXPECT_EQ(slice(ops[0].offset, ops[0].end) + "\n", text);
  EXPECT_EQ(
      slice(ops[1].offset, ops[1].end),
      "\"t.a\"() ({\n    \"t.b\"() ({\n    }) : () -> ()\n  }) : () -> ()");
  ASSERT_EQ(regions.size(), 3u);
  EXPECT_EQ(regions[1].region, &ops[1].op->getRegion(0));
  EXPECT_EQ(slice(regions[1].begin, regions[1].end),
            "\n    \"t.b\"() ({\n    }) : () -> ()\n  ");
  EXPECT_EQ(slice(regions[2].begin, regions[2].end), "\n    ");
}
