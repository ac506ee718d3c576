// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random nests: the answers are those of a list of all iterations.
#include "strata/Loops/Dependence/AccessPair.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/DialectRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

#include <random>

using namespace strata;

namespace {
/// An iteration: the values of all variables.
using Point = SmallVector<int64_t, 4>;

/// c0 * i0 + c1 * i1 + ... + constant, then floordiv or mod.
struct Subscript {
  SmallVector<int64_t, 4> factors;
  int64_t constant = 0;
  int64_t divisor = 1;
  bool isMod = false;

  int64_t evaluate(const Point &point) const {
    int64_t sum = constant;
    for (auto [factor, value] : llvm::zip(factors, point))
      sum += factor * value;
    int64_t rest = ((sum % divisor) + divisor) % divisor;
    if (isMod)
      return rest;
    return (sum - rest) / divisor;
  }
  std::string print() const {
    std::string text = std::to_string(constant);
    for (auto [i, factor] : llvm::enumerate(factors))
      text += " + " + std::to_string(factor) + " * %i" + std::to_string(i);
    if (divisor == 1 && !isMod)
      return text;
    return "(" + text + ")" + (isMod ? " mod " : " floordiv ") +
           std::to_string(divisor);
  }
};

/// Loops from `first` to `last`, or to an outer variable, with a step.
struct Loop {
  int64_t first = 0, last = 0, step = 1;
  int outer = -1;
};

class RandomNest {
public:
  explicit RandomNest(unsigned seed) : random(seed) {
    unsigned depth = pick(1, 3);
    for (unsigned i = 0; i < depth; ++i) {
      Loop loop{pick(0, 2), pick(0, 6), pick(1, 3)};
      if (i > 0 && pick(0, 3) == 0)
        loop.outer = int(pick(0, i - 1));
      loops.push_back(loop);
    }
    for (auto *access : {&stored, &loaded})
      for (unsigned dim = 0; dim < 2; ++dim)
        access->push_back(makeSubscript());
  }

  std::string print() const {
    std::string text = "func.func @f(%a: memref<?x?xf32>) {\n";
    for (auto [i, loop] : llvm::enumerate(loops)) {
      text += "affine.for %i" + std::to_string(i) + " = " +
              std::to_string(loop.first) + " to ";
      text += loop.outer < 0 ? std::to_string(loop.last)
                             : "affine_map<(d0) -> (d0)>(%i" +
                                   std::to_string(loop.outer) + ")";
      text += " step " + std::to_string(loop.step) + " {\n";
    }
    text += "%x = affine.load %a[" + loaded[0].print() + ", " +
            loaded[1].print() + "] : memref<?x?xf32>\n";
    text += "affine.store %x, %a[" + stored[0].print() + ", " +
            stored[1].print() + "] : memref<?x?xf32>\n";
    return text + std::string(loops.size(), '}') + "\nreturn\n}\n";
  }

  std::vector<Point> getIterations() const {
    std::vector<Point> points{Point()};
    for (const Loop &loop : loops) {
      std::vector<Point> next;
      for (const Point &outer : points) {
        int64_t last = loop.outer < 0 ? loop.last : outer[loop.outer];
        for (int64_t i = loop.first; i < last; i += loop.step) {
          next.push_back(outer);
          next.back().push_back(i);
        }
      }
      points = std::move(next);
    }
    return points;
  }

  std::mt19937 random;
  SmallVector<Loop, 3> loops;
  SmallVector<Subscript, 2> stored, loaded;

  int64_t pick(int64_t low, int64_t high) {
    return low + int64_t(random() % uint64_t(high - low + 1));
  }

private:
  Subscript makeSubscript() {
    Subscript result;
    for (unsigned i = 0; i < loops.size(); ++i)
      result.factors.push_back(pick(0, 1) ? pick(-2, 2) : 0);
    result.constant = pick(-2, 3);
    if (pick(0, 3) == 0) {
      result.divisor = pick(2, 4);
      result.isMod = pick(0, 1);
    }
    return result;
  }
};

class AccessPairTest : public ::testing::Test {
protected:
  AccessPairTest() : ctx(getRegistry()) {}
  static DialectRegistry getRegistry() {
    DialectRegistry registry;
    registry.insert<affine::AffineDialect, arith::ArithDialect,
                    func::FuncDialect, memref::MemRefDialect>();
    return registry;
  }
  /// The accesses of a module of one function.
  SmallVector<LoopAccess, 8> parse(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, &ctx);
    if (!module)
      return {};
    SmallVector<LoopAccess, 8> accesses =
        collectAccesses(module->getOperation());
    // Functions and their terminators have unknown effects.
    llvm::erase_if(accesses, [](const LoopAccess &access) {
      return !access.hasIndices();
    });
    return accesses;
  }
  Region *getScope() { return &module->getBody()->front().getRegion(0); }
  void compare(unsigned seed);

  Context ctx;
  OwningOpRef<ModuleOp> module;
  presburger::Budget budget;
};
} // namespace

static bool holds(LevelOrder order, int64_t source, int64_t target) {
  switch (order.kind) {
  case LevelOrder::Any:
    return true;
  case LevelOrder::Equal:
    return source == target;
  case LevelOrder::Less:
    return source < target && (!order.within || target - source < order.within);
  case LevelOrder::Greater:
    return source > target;
  }
  return false;
}

/// Whether the two iterations are of one element and in order.
static bool isPair(const RandomNest &nest, ArrayRef<LevelOrder> orders,
                   const Point &source, const Point &target) {
  for (unsigned dim = 0; dim < 2; ++dim)
    if (nest.stored[dim].evaluate(source) != nest.loaded[dim].evaluate(target))
      return false;
  for (auto [order, a, b] : llvm::zip(orders, source, target))
    if (!holds(order, a, b))
      return false;
  return true;
}

/// The distances of the pairs of iterations of one element, and their bounds.
static std::pair<bool, SmallVector<DependenceComponent, 4>>
listPairs(const RandomNest &nest, ArrayRef<LevelOrder> orders) {
  std::pair<bool, SmallVector<DependenceComponent, 4>> result;
  result.second.resize(nest.loops.size());
  std::vector<Point> iterations = nest.getIterations();
  for (const Point &source : iterations)
    for (const Point &target : iterations) {
      if (!isPair(nest, orders, source, target))
        continue;
      for (auto [component, a, b] : llvm::zip(result.second, source, target)) {
        component.lb = std::min(result.first ? *component.lb : b - a, b - a);
        component.ub = std::max(result.first ? *component.ub : b - a, b - a);
      }
      result.first = true;
    }
  return result;
}

void AccessPairTest::compare(unsigned seed) {
  RandomNest nest(seed);
  budget = presburger::Budget();
  SmallVector<LoopAccess, 8> accesses = parse(nest.print());
  ASSERT_EQ(accesses.size(), 2u) << nest.print();
  MemoryAliases aliases(&module->getBody()->front());
  AccessPair pair(accesses[1], accesses[0], getScope(), aliases);
  ASSERT_EQ(pair.getCommonLevels().size(), nest.loops.size());
  for (unsigned round = 0; round < 4; ++round) {
    SmallVector<LevelOrder, 4> orders;
    for (unsigned i = 0; i < nest.loops.size(); ++i)
      orders.push_back(LevelOrder(LevelOrder::Kind(nest.pick(0, 3)),
                                  nest.pick(0, 1) ? nest.pick(2, 4) : 0));
    auto [exists, components] = listPairs(nest, orders);
    EXPECT_EQ(pair.exists(orders, budget), exists) << "seed " << seed << "\n"
                                                   << nest.print();
    std::optional<IterationPair> example = pair.findIterations(orders, budget);
    ASSERT_EQ(example.has_value(), exists) << "seed " << seed;
    if (example)
      EXPECT_TRUE(isPair(nest, orders, example->source, example->target))
          << "seed " << seed << "\n"
          << nest.print();
    if (!exists)
      continue;
    EXPECT_EQ(pair.getComponents(orders), components) << "seed " << seed << "\n"
                                                      << nest.print();
  }
}

TEST_F(AccessPairTest, RandomNestsAgreeWithEnumeration) {
  for (unsigned seed = 1; seed <= 100; ++seed)
    compare(seed);
}

TEST_F(AccessPairTest, UnknownIndicesMayBeEqual) {
  SmallVector<LoopAccess, 8> accesses = parse(R"(
func.func @f(%a: memref<?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %p = arith.muli %i, %n : index
    memref.store %x, %a[%p] : memref<?xf32>
  }
  return
})");
  ASSERT_EQ(accesses.size(), 1u);
  MemoryAliases aliases(&module->getBody()->front());
  AccessPair pair(accesses[0], accesses[0], getScope(), aliases);
  EXPECT_TRUE(pair.exists({LevelOrder::Less}, budget));
}

TEST_F(AccessPairTest, MemoryOfAnIterationIsItsOwn) {
  SmallVector<LoopAccess, 8> accesses = parse(R"(
func.func @f(%x: f32) {
  affine.for %i = 0 to 10 {
    %own = memref.alloc() : memref<4xf32>
    affine.store %x, %own[0] : memref<4xf32>
  }
  return
})");
  ASSERT_EQ(accesses.size(), 1u);
  MemoryAliases aliases(&module->getBody()->front());
  AccessPair pair(accesses[0], accesses[0], getScope(), aliases);
  EXPECT_FALSE(pair.exists({LevelOrder::Less}, budget));
  EXPECT_TRUE(pair.exists({LevelOrder::Equal}, budget));
}
