// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/PairClasses.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/DialectRegistry.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class PairClassesTest : public ::testing::Test {
protected:
  PairClassesTest() {
    DialectRegistry registry;
    registry.insert<affine::AffineDialect, arith::ArithDialect,
                    func::FuncDialect, memref::MemRefDialect>();
    ctx.appendDialectRegistry(registry);
  }
  /// Parses the body of a function, and collects its accesses.
  void parse(StringRef body) {
    std::string text = "func.func @f(%a: memref<64xf32>, %b: memref<64xf32>, "
                       "%n: index, %m: index, %v: f32) {\n" +
                       body.str() + "return\n}";
    module = parseSourceString<ModuleOp>(text, &ctx);
    ASSERT_TRUE(module);
    auto function = cast<func::FuncOp>(&module->getBody()->front());
    for (Operation &op : function.getBody().front())
      collectAccesses(&op, accesses);
    classes.emplace(&function.getBody(), accesses.size());
  }
  unsigned get(unsigned source, unsigned target) {
    return classes->get(accesses[source], accesses[target]);
  }

  Context ctx;
  OwningOpRef<ModuleOp> module;
  SmallVector<LoopAccess, 8> accesses;
  std::optional<PairClasses> classes;
};
} // namespace

TEST_F(PairClassesTest, InnerLoopsOfEqualBounds) {
  parse(R"(
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to %n {
        affine.store %v, %a[%i + %j] : memref<64xf32>
      }
      affine.for %j = 0 to %n {
        affine.store %v, %a[%i + %j] : memref<64xf32>
      }
      affine.for %j = 0 to %m {
        affine.store %v, %a[%i + %j] : memref<64xf32>
      }
      affine.for %j = 0 to %n {
        affine.store %v, %b[%i + %j] : memref<64xf32>
      }
      affine.for %j = 0 to %n step 2 {
        affine.store %v, %a[%i + %j] : memref<64xf32>
      }
      %x = affine.load %a[%i] : memref<64xf32>
    }
  )");
  EXPECT_EQ(classes->get(accesses[0]), classes->get(accesses[1]));
  for (unsigned other : {2, 3, 4, 5})
    EXPECT_NE(classes->get(accesses[0]), classes->get(accesses[other]));
  // Pairs with the last access.
  EXPECT_EQ(get(0, 5), get(1, 5));
  EXPECT_NE(get(0, 5), get(5, 0));
  for (unsigned other : {2, 3, 4})
    EXPECT_NE(get(0, 5), get(other, 5));
  // An access has two levels in common with itself, and one with its equal.
  EXPECT_NE(get(0, 0), get(0, 1));
  EXPECT_NE(get(0, 1), get(1, 0));
}

TEST_F(PairClassesTest, KindsAndConditions) {
  parse(R"(
    affine.for %i = 0 to 8 {
      affine.store %v, %a[%i] : memref<64xf32>
      %x = affine.load %a[%i] : memref<64xf32>
      affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) {
        affine.store %v, %a[%i] : memref<64xf32>
      }
      %y = affine.load %a[%i] : memref<64xf32>
      %k = affine.apply affine_map<(d0)[s0] -> (d0 + s0 - s0)>(%i)[%n]
      %z = affine.load %a[%k] : memref<64xf32>
    }
  )");
  EXPECT_EQ(classes->get(accesses[0]), classes->get(accesses[1]));
  EXPECT_NE(classes->get(accesses[0]), classes->get(accesses[2]));
  EXPECT_EQ(get(0, 1), get(0, 3));
  EXPECT_NE(get(0, 1), get(1, 0));
  EXPECT_NE(get(0, 1), get(2, 1));
}

TEST_F(PairClassesTest, MemoryOfAnIteration) {
  parse(R"(
    affine.for %i = 0 to 8 {
      %c = memref.alloc() : memref<64xf32>
      affine.for %j = 0 to 8 {
        affine.store %v, %c[%j] : memref<64xf32>
        affine.store %v, %a[%j] : memref<64xf32>
      }
      affine.for %j = 0 to 8 {
        %x = affine.load %c[%j] : memref<64xf32>
        %y = affine.load %c[%j] : memref<64xf32>
        %z = affine.load %a[%j] : memref<64xf32>
      }
      memref.dealloc %c : memref<64xf32>
    }
  )");
  EXPECT_EQ(get(0, 2), get(0, 3));
  EXPECT_NE(get(0, 2), get(1, 4));
}

TEST_F(PairClassesTest, FewAccessesAreNotCompared) {
  parse(R"(
    affine.for %i = 0 to 8 {
      affine.store %v, %a[%i] : memref<64xf32>
      affine.store %v, %a[%i] : memref<64xf32>
    }
  )");
  EXPECT_NE(get(0, 1), get(0, 1));
}
