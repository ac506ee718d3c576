// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/PairClasses.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
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
                    func::FuncDialect, memref::MemRefDialect, scf::SCFDialect,
                    vector::VectorDialect>();
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

TEST_F(PairClassesTest, UnknownValues) {
  parse(R"(
    %c0 = arith.constant 0 : index
    affine.for %i = 0 to 8 {
      %c = memref.alloc(%n, %m) : memref<?x?xf32>
      %d0 = memref.dim %c, %c0 : memref<?x?xf32>
      %d1 = memref.dim %c, %c0 : memref<?x?xf32>
      affine.store %v, %a[%i + symbol(%d0)] : memref<64xf32>
      affine.store %v, %a[%i + symbol(%d1)] : memref<64xf32>
      affine.store %v, %a[%i + symbol(%d0)] : memref<64xf32>
      %x = affine.load %a[%i] : memref<64xf32>
      memref.dealloc %c : memref<?x?xf32>
    }
  )");
  EXPECT_EQ(classes->get(accesses[0]), classes->get(accesses[2]));
  EXPECT_NE(classes->get(accesses[0]), classes->get(accesses[1]));
  EXPECT_NE(get(0, 3), get(1, 3));
}

TEST_F(PairClassesTest, Vectors) {
  parse(R"(
    %two = vector.broadcast %v : f32 to vector<2xf32>
    %four = vector.broadcast %v : f32 to vector<4xf32>
    affine.for %i = 0 to 8 {
      affine.vector_store %two, %a[%i] : memref<64xf32>, vector<2xf32>
      affine.vector_store %four, %a[%i] : memref<64xf32>, vector<4xf32>
      affine.vector_store %two, %a[%i] : memref<64xf32>, vector<2xf32>
      affine.store %v, %a[%i] : memref<64xf32>
      %x = affine.load %a[%i] : memref<64xf32>
    }
  )");
  EXPECT_EQ(classes->get(accesses[0]), classes->get(accesses[2]));
  EXPECT_NE(classes->get(accesses[0]), classes->get(accesses[1]));
  EXPECT_NE(classes->get(accesses[0]), classes->get(accesses[3]));
}

TEST_F(PairClassesTest, LoopsOfOtherDialects) {
  parse(R"(
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      memref.store %v, %a[%i] : memref<64xf32>
    }
    scf.for %i = %c0 to %m step %c1 {
      memref.store %v, %a[%i] : memref<64xf32>
    }
    scf.for %i = %c0 to %n step %c1 {
      memref.store %v, %a[%i] : memref<64xf32>
    }
    affine.parallel (%i) = (0) to (%n) {
      affine.store %v, %a[%i] : memref<64xf32>
    }
    %x = affine.load %a[3] : memref<64xf32>
  )");
  EXPECT_EQ(classes->get(accesses[0]), classes->get(accesses[2]));
  EXPECT_NE(classes->get(accesses[0]), classes->get(accesses[1]));
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
