// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random nests of one load and several stores: the relations are those of an execution.
#include "strata/Loops/Dependence/LastWriters.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/DialectRegistry.h"

#include "llvm/ADT/STLExtras.h"

#include "gtest/gtest.h"

#include <cstdlib>
#include <map>
#include <memory>
#include <random>
#include <set>

using namespace strata;

namespace {
using Iteration = std::vector<int64_t>;

/// A sum of the variables around, with a quotient or remainder.
struct Sum {
  std::vector<int64_t> factors;
  int64_t constant = 0, divisor = 1;
  bool isMod = false;

  int64_t evaluate(const Iteration &point) const {
    int64_t sum = constant;
    for (auto [factor, value] : llvm::zip(factors, point))
      sum += factor * value;
    int64_t rest = ((sum % divisor) + divisor) % divisor;
    return isMod ? rest : (sum - rest) / divisor;
  }
  std::string print() const {
    std::string text = std::to_string(constant);
    for (auto [i, factor] : llvm::enumerate(factors))
      text += " + " + std::to_string(factor) + " * d" + std::to_string(i);
    if (divisor == 1 && !isMod)
      return text;
    return "(" + text + ")" + (isMod ? " mod " : " floordiv ") +
           std::to_string(divisor);
  }
};

/// A loop, a branch on `bound >= 0`, the load, or store `number`.
struct Node {
  enum Kind { Loop, Branch, Load, Store } kind = Loop;
  Sum bound;
  int64_t first = 0, step = 1;
  unsigned number = 0;
  /// The variables around the node, by their numbers.
  std::vector<unsigned> variables;
  unsigned variable = 0;
  std::vector<std::unique_ptr<Node>> body, otherwise;
};

/// A function whose memory has one dimension.
class RandomProgram {
public:
  explicit RandomProgram(unsigned seed) : random(seed) {
    fill(top, 0, {});
    if (!hasLoad)
      top.push_back(makeAccess(Node::Load, {}));
  }

  std::string print() const {
    std::string text = "func.func @f(%a: memref<?xf32>, %x: f32) {\n";
    for (const auto &node : top)
      print(*node, text);
    return text + "return\n}\n";
  }
  /// The last writers by execution: for each iteration of the load, the store and its iteration,
  /// or number -1.
  std::map<Iteration, std::pair<int, Iteration>> execute() const {
    std::map<Iteration, std::pair<int, Iteration>> result;
    std::map<int64_t, std::pair<int, Iteration>> memory;
    for (const auto &node : top)
      execute(*node, {}, memory, result);
    return result;
  }
  unsigned numStores = 0;

private:
  int64_t pick(int64_t low, int64_t high) {
    return low + int64_t(random() % uint64_t(high - low + 1));
  }
  Sum makeSum(size_t numVariables) {
    Sum sum;
    for (size_t i = 0; i < numVariables; ++i)
      sum.factors.push_back(pick(0, 3) ? pick(0, 1) : pick(-1, 2));
    sum.constant = pick(-1, 3);
    if (pick(0, 5) == 0) {
      sum.divisor = pick(2, 3);
      sum.isMod = pick(0, 1);
    }
    return sum;
  }
  std::unique_ptr<Node> makeAccess(Node::Kind kind,
                                   std::vector<unsigned> variables) {
    auto node = std::make_unique<Node>();
    node->kind = kind;
    node->bound = makeSum(variables.size());
    node->variables = std::move(variables);
    if (kind == Node::Load)
      hasLoad = true;
    else
      node->number = numStores++;
    return node;
  }
  void fill(std::vector<std::unique_ptr<Node>> &list, unsigned depth,
            const std::vector<unsigned> &variables) {
    for (int64_t i = pick(2, 3); i > 0; --i) {
      int64_t choice = pick(0, 9);
      if (depth < 3 && choice < (depth ? 4 : 7)) {
        list.push_back(makeNested(depth, variables, choice == 0 && depth));
      } else if (!hasLoad && numStores > 0 && choice > 6) {
        list.push_back(makeAccess(Node::Load, variables));
      } else if (numStores < 4) {
        list.push_back(makeAccess(Node::Store, variables));
      }
    }
  }
  std::unique_ptr<Node> makeNested(unsigned depth,
                                   const std::vector<unsigned> &variables,
                                   bool isBranch) {
    auto node = std::make_unique<Node>();
    node->variables = variables;
    node->kind = isBranch ? Node::Branch : Node::Loop;
    node->bound = makeSum(variables.size());
    if (isBranch) {
      fill(node->body, depth + 1, variables);
      if (pick(0, 1))
        fill(node->otherwise, depth + 1, variables);
      return node;
    }
    if (pick(0, 3)) {
      node->bound = Sum();
      node->bound.factors.assign(variables.size(), 0);
      node->bound.constant = pick(0, 5) ? pick(2, 5) : pick(0, 1);
    }
    node->first = pick(0, 1);
    node->step = pick(0, 3) ? 1 : 2;
    node->variable = numVariables++;
    std::vector<unsigned> inner = variables;
    inner.push_back(node->variable);
    fill(node->body, depth + 1, inner);
    return node;
  }

  static std::string printMap(const Node &node, const char *kind,
                              const std::string &suffix) {
    std::string text = std::string(kind) + "<(";
    std::string operands = "(";
    for (auto [i, variable] : llvm::enumerate(node.variables)) {
      text += (i ? ", d" : "d") + std::to_string(i);
      operands += (i ? ", %i" : "%i") + std::to_string(variable);
    }
    return text + ")" + suffix + ">" + operands + ")";
  }
  static void print(const Node &node, std::string &text) {
    std::string sum = node.bound.print();
    if (node.kind == Node::Loop) {
      text += "affine.for %i" + std::to_string(node.variable) + " = " +
              std::to_string(node.first) + " to " +
              printMap(node, "affine_map", " -> (" + sum + ")") + " step " +
              std::to_string(node.step) + " {\n";
    } else if (node.kind == Node::Branch) {
      text += "affine.if " +
              printMap(node, "affine_set", " : (" + sum + " >= 0)") + " {\n";
    } else {
      std::string place = "%p" + std::to_string(node.number) +
                          (node.kind == Node::Load ? "l" : "s");
      text += place + " = affine.apply " +
              printMap(node, "affine_map", " -> (" + sum + ")") + "\n";
      text += node.kind == Node::Load ? "%v = affine.load %a[" + place + "]"
                                      : "affine.store %x, %a[" + place + "]";
      text += " : memref<?xf32>\n";
      return;
    }
    for (const auto &inner : node.body)
      print(*inner, text);
    if (!node.otherwise.empty())
      text += "} else {\n";
    for (const auto &inner : node.otherwise)
      print(*inner, text);
    text += "}\n";
  }

  void execute(const Node &node, const Iteration &point,
               std::map<int64_t, std::pair<int, Iteration>> &memory,
               std::map<Iteration, std::pair<int, Iteration>> &result) const {
    int64_t value = node.bound.evaluate(point);
    if (node.kind == Node::Load) {
      auto place = memory.find(value);
      result[point] =
          place == memory.end() ? std::pair(-1, Iteration()) : place->second;
    } else if (node.kind == Node::Store) {
      memory[value] = {int(node.number), point};
    } else if (node.kind == Node::Branch) {
      for (const auto &inner : value >= 0 ? node.body : node.otherwise)
        execute(*inner, point, memory, result);
    } else {
      for (int64_t i = node.first; i < value; i += node.step) {
        Iteration next = point;
        next.push_back(i);
        for (const auto &inner : node.body)
          execute(*inner, next, memory, result);
      }
    }
  }

  std::mt19937 random;
  std::vector<std::unique_ptr<Node>> top;
  bool hasLoad = false;
  unsigned numVariables = 0;
};

class LastWritersTest : public ::testing::Test {
protected:
  LastWritersTest() : ctx(getRegistry()) {}
  static DialectRegistry getRegistry() {
    DialectRegistry registry;
    registry.insert<affine::AffineDialect, arith::ArithDialect,
                    func::FuncDialect, memref::MemRefDialect>();
    return registry;
  }
  /// The accesses of a module whose first function is the one that is analysed.
  void parse(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, &ctx);
    ASSERT_TRUE(module) << text;
    accesses.clear();
    for (Operation &op : getScope()->front().without_terminator())
      llvm::append_range(accesses, collectAccesses(&op));
  }
  Region *getScope() { return &module->getBody()->front().getRegion(0); }
  LastWriters find() {
    MemoryAliases aliases(&module->getBody()->front());
    const LoopAccess *load = llvm::find_if(
        accesses, [](const LoopAccess &access) { return !access.isStore(); });
    return LastWriters(*load, accesses, getScope(), aliases, budget);
  }
  void compare(unsigned seed);

  Context ctx;
  OwningOpRef<ModuleOp> module;
  SmallVector<LoopAccess, 8> accesses;
  presburger::Budget budget;
};
} // namespace

void LastWritersTest::compare(unsigned seed) {
  RandomProgram program(seed);
  std::string text = "seed " + std::to_string(seed) + "\n" + program.print();
  parse(program.print());
  budget = presburger::Budget();
  LastWriters writers = find();
  EXPECT_TRUE(writers.isExact()) << text;
  auto executed = program.execute();
  // Stores are numbered as in the text.
  std::set<std::pair<int, Iteration>> expected, found;
  bool readsInitial = false;
  for (const auto &[point, writer] : executed) {
    readsInitial |= writer.first < 0;
    if (writer.first < 0)
      continue;
    Iteration pair = point;
    pair.insert(pair.end(), writer.second.begin(), writer.second.end());
    expected.insert({writer.first, pair});
  }
  SmallVector<const LoopAccess *> stores;
  for (const LoopAccess &access : accesses)
    if (access.isStore())
      stores.push_back(&access);
  for (const LastWriter &writer : writers.getWriters()) {
    presburger::Budget rest;
    auto points = writer.iterations.enumeratePoints(rest);
    ASSERT_TRUE(points) << text;
    for (const auto &point : *points)
      found.insert({int(llvm::find(stores, writer.store) - stores.begin()),
                    Iteration(point.begin(), point.end())});
  }
  EXPECT_EQ(found, expected) << text;
  EXPECT_EQ(writers.mayReadInitialValue(), readsInitial) << text;
  EXPECT_EQ(writers.getOnlyWriter() != nullptr,
            !readsInitial && writers.getWriters().size() == 1)
      << text;
}

/// STRATA_SEEDS is the number of programs of a longer run.
TEST_F(LastWritersTest, RandomProgramsAgreeWithExecution) {
  const char *count = std::getenv("STRATA_SEEDS");
  for (unsigned seed = 1; seed <= (count ? unsigned(atoi(count)) : 100u);
       ++seed)
    compare(seed);
}

TEST_F(LastWritersTest, TheOnlyWriter) {
  parse(R"(
func.func @f(%a: memref<?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n {
    affine.store %x, %a[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %y = affine.load %a[%i] : memref<?xf32>
  }
  return
})");
  LastWriters writers = find();
  EXPECT_TRUE(writers.isExact());
  EXPECT_FALSE(writers.mayReadInitialValue());
  EXPECT_TRUE(writers.getOnlyWriter());
}

TEST_F(LastWritersTest, UnknownStoresMayBeLast) {
  parse(R"(
func.func @f(%a: memref<?xf32>, %x: f32, %n: index) {
  affine.store %x, %a[0] : memref<?xf32>
  affine.for %i = 0 to 10 {
    %p = arith.muli %i, %n : index
    memref.store %x, %a[%p] : memref<?xf32>
  }
  func.call @g() : () -> ()
  %y = affine.load %a[0] : memref<?xf32>
  return
}
func.func private @g()
)");
  LastWriters writers = find();
  EXPECT_FALSE(writers.isExact());
  EXPECT_FALSE(writers.mayReadInitialValue());
  EXPECT_EQ(writers.getWriters().size(), 3u);
  EXPECT_FALSE(writers.getOnlyWriter());
}

TEST_F(LastWritersTest, IterationsOfParallelLoopsHaveNoOrder) {
  parse(R"(
func.func @f(%a: memref<?xf32>, %x: f32) {
  affine.parallel (%i) = (0) to (10) {
    affine.store %x, %a[%i] : memref<?xf32>
    %y = affine.load %a[4] : memref<?xf32>
  }
  return
})");
  LastWriters writers = find();
  EXPECT_TRUE(writers.mayReadInitialValue());
  ASSERT_EQ(writers.getWriters().size(), 1u);
  EXPECT_FALSE(writers.isExact());
  // Iteration 4 itself, and any other iteration that reads element 4.
  EXPECT_EQ(writers.getWriters().front().iterations.countPoints(budget), 10u);
}
