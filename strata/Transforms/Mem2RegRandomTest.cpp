// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random functions with slots behave the same before and after promotion. An
// interpreter runs both and compares the operands of `t.use`; `m.undef` equals
// an uninitialized slot. A sequence of coins, the same in both runs, decides
// the branches. For more functions set STRATA_MEM2REG_FUNCTIONS to their
// number.
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Transforms/MemorySlotsTestUtils.h"

#include "llvm/ADT/STLExtras.h"

#include <random>

using namespace strata;

namespace {

//===-- Functions ---------------------------------------------------------===//

/// Writes one function.
class Generator {
public:
  explicit Generator(uint32_t seed) : random(seed) {}
  std::string run();

private:
  unsigned pick(size_t count) { return unsigned(random() % count); }
  std::string pick(const std::vector<std::string> &list) {
    return list[pick(list.size())];
  }
  void findDominators();
  void writeBlock(unsigned block);
  void writeOps(unsigned count, unsigned depth);
  void writeAccess();
  void writeRegion(unsigned depth);
  void writeTerminator(unsigned block);
  std::string passTo(unsigned block);
  std::string newName() { return "%v" + std::to_string(numNames++); }

  std::mt19937 random;
  std::string text;
  unsigned numBlocks = 0, numNames = 0;
  std::vector<std::vector<unsigned>> successors;
  std::vector<std::vector<bool>> dominators;
  std::vector<unsigned> numArguments;
  /// The block that each slot is in, and whether it holds the address of
  /// another.
  std::vector<std::pair<unsigned, bool>> slots;
  /// The values of the block that is being written.
  std::vector<std::string> values, visible, visibleOfPointers, pointers;
};

void Generator::findDominators() {
  std::vector<bool> all(numBlocks, true);
  dominators.assign(numBlocks, all);
  dominators[0].assign(numBlocks, false);
  dominators[0][0] = true;
  std::vector<bool> isReached(numBlocks);
  isReached[0] = true;
  for (unsigned round = 0; round < 2 * numBlocks; ++round)
    for (unsigned from = 0; from < numBlocks; ++from)
      for (unsigned to : successors[from]) {
        if (!isReached[from])
          continue;
        isReached[to] = true;
        for (unsigned i = 0; i < numBlocks; ++i)
          if (i != to && !dominators[from][i])
            dominators[to][i] = false;
      }
}

void Generator::writeAccess() {
  if (!visibleOfPointers.empty() && pick(4) == 0) {
    std::string slot = pick(visibleOfPointers);
    if (pick(2)) {
      text += "m.set " + pick(pointers) + ", " + slot + " : !m.ptr\n";
      return;
    }
    std::string name = newName();
    text += name + " = m.get " + slot + " : !m.ptr\n";
    return;
  }
  if (visible.empty())
    return;
  std::string slot = pick(visible), name = newName();
  switch (pick(5)) {
  case 0:
  case 1:
    text += name + " = m.get " + slot + " : i32\n";
    values.push_back(name);
    break;
  case 2:
  case 3:
    text += "m.set " + pick(values) + ", " + slot + " : i32\n";
    break;
  case 4:
    text +=
        name + " = m.swap " + pick(values) + ", " + slot + " : i32 -> i32\n";
    values.push_back(name);
    break;
  }
}

/// Slots inside are its own, with some exceptions.
void Generator::writeRegion(unsigned depth) {
  auto savedValues = values;
  auto savedVisible = visible;
  text += "\"t.region\"() ({\n";
  if (pick(4))
    visible.clear();
  std::string name = newName();
  text += name + " = m.var i32\n";
  visible.push_back(name);
  writeOps(pick(5), depth + 1);
  text += "}) : () -> ()\n";
  values = savedValues;
  visible = savedVisible;
}

void Generator::writeOps(unsigned count, unsigned depth) {
  for (unsigned i = 0; i < count; ++i) {
    unsigned kind = pick(20);
    if (kind < 11) {
      writeAccess();
    } else if (kind < 13) {
      std::string name = newName();
      text += name + " = arith.addi " + pick(values) + ", " + pick(values) +
              " : i32\n";
      values.push_back(name);
    } else if (kind < 14 && depth < 3) {
      writeRegion(depth);
    } else if (kind < 15 && !visible.empty()) {
      text += "m.alias " + pick(visible) + " :\n";
    } else {
      text += "\"t.use\"(" + pick(values) + ") : (i32) -> ()\n";
    }
  }
}

std::string Generator::passTo(unsigned block) {
  std::string text = "^bb" + std::to_string(block);
  for (unsigned i = 0; i < numArguments[block]; ++i)
    text += (i ? ", " : "(") + pick(values);
  for (unsigned i = 0; i < numArguments[block]; ++i)
    text += i ? ", i32" : " : i32";
  return text + (numArguments[block] ? ")" : "");
}

void Generator::writeTerminator(unsigned block) {
  auto &targets = successors[block];
  if (targets.empty()) {
    text += "return\n";
  } else if (targets.size() == 1) {
    text += "cf.br " + passTo(targets[0]) + "\n";
  } else {
    text += "%c" + std::to_string(block) + " = \"t.coin\"() : () -> i1\n";
    text += "cf.cond_br %c" + std::to_string(block) + ", " +
            passTo(targets[0]) + ", " + passTo(targets[1]) + "\n";
  }
}

void Generator::writeBlock(unsigned block) {
  values = {"%a", "%b"};
  visible.clear();
  visibleOfPointers.clear();
  pointers = {"%outside"};
  if (block)
    text += "^bb" + std::to_string(block);
  for (unsigned i = 0; block && i < numArguments[block]; ++i) {
    values.push_back("%a" + std::to_string(block) + "_" + std::to_string(i));
    text += (i ? ", " : "(") + values.back() + ": i32";
  }
  if (block)
    text += numArguments[block] ? "):\n" : ":\n";
  auto add = [&](unsigned i) {
    std::string name = "%s" + std::to_string(i);
    (slots[i].second ? visibleOfPointers : visible).push_back(name);
    if (pick(3) == 0)
      pointers.push_back(name);
  };
  for (unsigned i = 0; i < slots.size(); ++i)
    if (slots[i].first != block && dominators[block][slots[i].first])
      add(i);
  writeOps(pick(3), 0);
  for (unsigned i = 0; i < slots.size(); ++i) {
    if (slots[i].first != block)
      continue;
    text += "%s" + std::to_string(i) +
            (slots[i].second ? " = m.var !m.ptr\n" : " = m.var i32\n");
    add(i);
    writeOps(pick(3), 0);
  }
  writeOps(pick(8), 0);
  writeTerminator(block);
}

std::string Generator::run() {
  numBlocks = 1 + pick(9);
  successors.resize(numBlocks);
  for (unsigned i = 0; i < numBlocks && numBlocks > 1; ++i)
    for (unsigned j = pick(8) ? 1 + pick(2) : 0; j-- > 0;)
      successors[i].push_back(1 + pick(numBlocks - 1));
  for (unsigned i = 0; i < numBlocks; ++i)
    numArguments.push_back(i ? pick(3) / 2 : 0);
  findDominators();
  for (unsigned i = 1 + pick(5); i-- > 0;)
    slots.push_back({pick(4) ? 0 : pick(numBlocks), pick(6) == 0});
  text = "func.func @f(%a: i32, %b: i32, %outside: !m.ptr) {\n";
  for (unsigned i = 0; i < numBlocks; ++i)
    writeBlock(i);
  return text + "}\n";
}

//===-- Execution ---------------------------------------------------------===//

/// The run-time content of a value: a number, a slot, or an unspecified value.
struct Content {
  bool isDefined = false;
  uint32_t number = 0;
};

class Interpreter {
public:
  /// The operands of `t.use` in at most `maxSteps` uses, ends, and coins.
  std::vector<std::string> run(Operation *function, uint32_t seed);

private:
  static constexpr unsigned MaxEvents = 60;
  bool runBlock(Block &block);
  bool runOp(Operation *op);
  void branch(Operation *op, unsigned successor);
  bool note(std::string text) {
    events.push_back(std::move(text));
    return events.size() < MaxEvents;
  }

  std::mt19937 coins;
  llvm::DenseMap<Value, Content> contents;
  std::vector<Content> memory;
  std::vector<std::string> events;
  Block *next = nullptr;
};

void Interpreter::branch(Operation *op, unsigned successor) {
  next = op->getSuccessor(successor);
  SuccessorOperands passed = *getSuccessorOperands(op, successor);
  std::vector<Content> arguments;
  for (unsigned i = 0; i < passed.operands.size; ++i)
    arguments.push_back(contents[op->getOperand(passed.operands.first + i)]);
  for (auto [argument, content] :
       llvm::zip_equal(next->getArguments(), arguments))
    contents[argument] = content;
}

/// False at the end.
bool Interpreter::runOp(Operation *op) {
  StringRef name = op->getName().getStringRef();
  auto operand = [&](unsigned i) { return contents[op->getOperand(i)]; };
  auto access = [&](unsigned i) -> Content & {
    return memory[operand(i).number];
  };
  Content result;
  if (name == "m.var") {
    result = {true, uint32_t(memory.size())};
    memory.push_back({});
  } else if (name == "m.get") {
    result = access(0);
  } else if (name == "m.set") {
    access(1) = operand(0);
  } else if (name == "m.swap") {
    result = std::exchange(access(1), operand(0));
  } else if (name == "arith.addi") {
    result = {operand(0).isDefined && operand(1).isDefined,
              operand(0).number + operand(1).number};
  } else if (name == "t.coin") {
    result = {true, uint32_t(coins() & 1)};
    if (!note("coin"))
      return false;
  } else if (name == "t.use") {
    std::string number = std::to_string(operand(0).number);
    if (!note(operand(0).isDefined ? number : "undef"))
      return false;
  } else if (name == "t.region") {
    if (!runBlock(op->getRegion(0).front()))
      return false;
  } else if (name == "cf.br") {
    branch(op, 0);
  } else if (name == "cf.cond_br") {
    branch(op, operand(0).number ? 0 : 1);
  } else if (name == "func.return") {
    next = nullptr;
  }
  if (op->getNumResults() == 1)
    contents[op->getResult(0)] = result;
  return true;
}

bool Interpreter::runBlock(Block &block) {
  for (Operation &op : block)
    if (!runOp(&op))
      return false;
  return true;
}

std::vector<std::string> Interpreter::run(Operation *function, uint32_t seed) {
  coins.seed(seed);
  Region &body = function->getRegion(0);
  memory.push_back({});
  contents[body.getArgument(0)] = {true, 3};
  contents[body.getArgument(1)] = {true, 50};
  contents[body.getArgument(2)] = {true, 0};
  next = &body.front();
  // Loops without a coin and without a use do not end by themselves.
  for (unsigned steps = 0; next && steps < 500; ++steps) {
    Block *block = next;
    if (!runBlock(*block))
      break;
  }
  return events;
}

//===-- Comparison --------------------------------------------------------===//

using Mem2RegRandomTest = MemorySlotsTest;

TEST_F(Mem2RegRandomTest, BehaviourIsKept) {
  unsigned numFunctions = 400;
  if (const char *count = std::getenv("STRATA_MEM2REG_FUNCTIONS"))
    numFunctions = unsigned(std::atoi(count));
  for (uint32_t seed = 0; seed < numFunctions; ++seed) {
    std::string text = Generator(seed).run();
    OwningOpRef<> module = parse(text);
    ASSERT_TRUE(module) << text;
    Operation *function = &module->getRegion(0).front().front();
    std::vector<std::vector<std::string>> before;
    for (uint32_t coins = 0; coins < 4; ++coins)
      before.push_back(Interpreter().run(function, coins));
    promote(module.get());
    for (uint32_t coins = 0; coins < 4; ++coins)
      ASSERT_EQ(Interpreter().run(function, coins), before[coins])
          << text << print(module.get());
  }
  // Most slots are promoted, and many need arguments.
  EXPECT_GT(promotion.promotedAmount, numFunctions);
  EXPECT_GT(promotion.newBlockArgumentAmount, numFunctions / 4);
}

} // namespace
