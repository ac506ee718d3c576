// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Report/NestCosts.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/DialectRegistry.h"
#include "strata/Loops/Report/SourceNames.h"

#include "gtest/gtest.h"

using namespace strata;
using presburger::Polynomial;

namespace {
/// The costs of the first nest of a function, as text.
struct NestCostsTest : ::testing::Test {
  static DialectRegistry makeRegistry() {
    DialectRegistry registry;
    registry
        .insert<affine::AffineDialect, arith::ArithDialect, func::FuncDialect,
                math::MathDialect, memref::MemRefDialect, scf::SCFDialect>();
    return registry;
  }
  void compute(StringRef text) {
    module = parseSourceString<ModuleOp>(text.str(), &ctx);
    ASSERT_TRUE(module);
    SmallVector<Operation *, 8> nests = findNests(module.get().getOperation());
    ASSERT_FALSE(nests.empty());
    costs = computeNestCosts(nests.front());
    names = getSizeNames(costs.symbols);
  }
  std::string print(const std::optional<Polynomial> &number) const {
    return number ? number->toString(names) : "unknown";
  }

  DialectRegistry registry = makeRegistry();
  Context ctx{registry};
  OwningOpRef<ModuleOp> module;
  NestCosts costs;
  std::vector<std::string> names;
};
} // namespace

TEST_F(NestCostsTest, Product) {
  compute(R"(
    func.func @gemm(%n: index, %m: index, %l: index, %A: memref<?x?xf32>,
                    %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
      affine.for %i = 0 to %n {
        affine.for %j = 0 to %m {
          affine.for %k = 0 to %l {
            %a = affine.load %A[%i, %k] : memref<?x?xf32>
            %b = affine.load %B[%k, %j] : memref<?x?xf32>
            %p = arith.mulf %a, %b : f32
            %c = affine.load %C[%i, %j] : memref<?x?xf32>
            %s = arith.addf %c, %p : f32
            affine.store %s, %C[%i, %j] : memref<?x?xf32>
          }
        }
      }
      return
    })");
  EXPECT_EQ(print(costs.flops), "2*n*m*l");
  EXPECT_EQ(print(costs.accessedBytes), "16*n*m*l");
  EXPECT_EQ(print(costs.loadedBytes), "4*n*m + 4*n*l + 4*m*l");
  EXPECT_EQ(print(costs.storedBytes), "4*n*m");
  EXPECT_EQ(costs.iterationFlops, 2);
  EXPECT_EQ(costs.iterationBytes, 16);
  EXPECT_EQ(costs.floatBits, 32u);
  EXPECT_EQ(costs.unknown, nullptr);
}

TEST_F(NestCostsTest, Jacobi) {
  compute(R"(
    func.func @jacobi(%A: memref<100x80xf64>, %B: memref<100x80xf64>) {
      affine.for %t = 0 to 50 {
        affine.for %i = 1 to 99 {
          affine.for %j = 1 to 79 {
            %a = affine.load %A[%i, %j] : memref<100x80xf64>
            %w = affine.load %A[%i, %j - 1] : memref<100x80xf64>
            %e = affine.load %A[%i, %j + 1] : memref<100x80xf64>
            %n = affine.load %A[%i - 1, %j] : memref<100x80xf64>
            %s = affine.load %A[%i + 1, %j] : memref<100x80xf64>
            %0 = arith.addf %a, %w : f64
            %1 = arith.addf %0, %e : f64
            %2 = arith.addf %1, %n : f64
            %3 = arith.addf %2, %s : f64
            affine.store %3, %B[%i, %j] : memref<100x80xf64>
          }
        }
      }
      return
    })");
  EXPECT_EQ(costs.flops->getConstant(), 50 * 98 * 78 * 4);
  EXPECT_EQ(costs.accessedBytes->getConstant(), 50 * 98 * 78 * 6 * 8);
  // The inner elements, and those beside each of the four sides.
  EXPECT_EQ(costs.loadedBytes->getConstant(), (98 * 78 + 2 * 98 + 2 * 78) * 8);
  EXPECT_EQ(costs.storedBytes->getConstant(), 98 * 78 * 8);
}

TEST_F(NestCostsTest, Triangle) {
  compute(R"(
    func.func @syrk(%n: index, %m: index, %A: memref<?x?xf64>,
                    %C: memref<?x?xf64>) {
      affine.for %i = 0 to %n {
        affine.for %k = 0 to %m {
          affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
            %a = affine.load %A[%i, %k] : memref<?x?xf64>
            %b = affine.load %A[%j, %k] : memref<?x?xf64>
            %p = arith.mulf %a, %b : f64
            %c = affine.load %C[%i, %j] : memref<?x?xf64>
            %s = arith.addf %c, %p : f64
            affine.store %s, %C[%i, %j] : memref<?x?xf64>
          }
        }
      }
      return
    })");
  EXPECT_EQ(print(costs.flops), "n^2*m + n*m");
  EXPECT_EQ(print(costs.storedBytes), "4*n^2 + 4*n");
  EXPECT_EQ(print(costs.loadedBytes), "4*n^2 + 8*n*m + 4*n");
}

TEST_F(NestCostsTest, StepsAndVectors) {
  compute(R"(
    func.func @scale(%a: memref<100xf32>, %x: vector<4xf32>) {
      affine.for %i = 0 to 100 step 4 {
        %v = affine.vector_load %a[%i] : memref<100xf32>, vector<4xf32>
        %y = math.fma %v, %x, %x : vector<4xf32>
        %z = math.exp %y : vector<4xf32>
        affine.vector_store %z, %a[%i] : memref<100xf32>, vector<4xf32>
      }
      return
    })");
  EXPECT_EQ(print(costs.flops), "300");
  EXPECT_EQ(print(costs.accessedBytes), "800");
  EXPECT_EQ(print(costs.loadedBytes), "400");
}

TEST_F(NestCostsTest, Conditions) {
  StringRef text = R"(
    func.func @upper(%a: memref<10x10xf64>, %x: f64, %c: i1) {
      affine.for %i = 0 to 10 {
        affine.for %j = 0 to 10 {
          CONDITION {
            %v = affine.load %a[%i, %j] : memref<10x10xf64>
            %y = arith.mulf %v, %x : f64
            affine.store %y, %a[%i, %j] : memref<10x10xf64>
          }
        }
      }
      return
    })";
  auto [before, after] = text.split("CONDITION");
  compute(before.str() +
          "affine.if affine_set<(d0, d1) : (d1 - d0 >= 0)>(%i, %j)" +
          after.str());
  EXPECT_EQ(print(costs.flops), "55");
  EXPECT_EQ(print(costs.loadedBytes), "440");
  EXPECT_FALSE(costs.isUpperBound);
  compute(before.str() + "scf.if %c" + after.str());
  EXPECT_EQ(print(costs.flops), "100");
  EXPECT_TRUE(costs.isUpperBound);
}

TEST_F(NestCostsTest, Calls) {
  compute(R"(
    func.func private @g(f64) -> f64
    func.func @f(%a: memref<10xf64>) {
      affine.for %i = 0 to 10 {
        %v = affine.load %a[%i] : memref<10xf64>
        %w = arith.addf %v, %v : f64
        %y = func.call @g(%w) : (f64) -> f64
        affine.store %y, %a[%i] : memref<10xf64>
      }
      return
    })");
  EXPECT_EQ(print(costs.flops), "unknown");
  EXPECT_EQ(print(costs.accessedBytes), "unknown");
  EXPECT_NE(costs.unknown, nullptr);
  EXPECT_EQ(costs.iterationFlops, 1);
}

TEST_F(NestCostsTest, Executions) {
  StringRef loop = R"(
      affine.for %i = 0 to 10 {
        %v = memref.load %a[%i] : memref<10xf64>
        memref.store %v, %a[%i] : memref<10xf64>
      })";
  auto isOnce = [&](StringRef before, StringRef after) {
    compute(("func.func @f(%a: memref<10xf64>, %c: i1) {" + before + loop +
             after + "return }")
                .str());
    return isExecutedOnce(findNests(module.get().getOperation()).front());
  };
  EXPECT_TRUE(isOnce("", ""));
  EXPECT_FALSE(isOnce("scf.if %c {", "}"));
  EXPECT_FALSE(isOnce("func.call @f(%a, %c) : (memref<10xf64>, i1) -> ()", ""));
}

TEST_F(NestCostsTest, UnknownBounds) {
  compute(R"(
    func.func @gather(%a: memref<?xf64>, %p: memref<?xindex>, %x: f64) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      affine.for %i = 0 to 10 {
        %n = affine.load %p[%i] : memref<?xindex>
        scf.for %j = %c0 to %n step %c1 {
          %v = memref.load %a[%j] : memref<?xf64>
          %y = arith.mulf %v, %x : f64
          memref.store %y, %a[%j] : memref<?xf64>
        }
      }
      return
    })");
  EXPECT_EQ(print(costs.flops), "unknown");
  EXPECT_EQ(print(costs.loadedBytes), "unknown");
  EXPECT_NE(costs.unknown, nullptr);
  EXPECT_EQ(costs.iterationFlops, 1);
  EXPECT_EQ(costs.iterationBytes, 24);
}
