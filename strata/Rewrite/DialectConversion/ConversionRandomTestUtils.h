// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random programs for tests of conversions: functions that call each other, with
// chains of blocks and loops, nested regions of one or more blocks, operations of
// the dialect `t`; and a description of all that a program is.
#ifndef STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONRANDOMTESTUTILS_H
#define STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONRANDOMTESTUTILS_H

#include "strata/Rewrite/DialectConversion/ConversionTestUtils.h"

#include <random>

namespace strata {

class Chance {
public:
  explicit Chance(unsigned seed) : random(seed) {}
  bool oneIn(unsigned n) { return random() % n == 0; }
  unsigned below(unsigned n) { return unsigned(random() % n); }
  template <typename List> const auto &pick(const List &list) {
    return list[below(unsigned(std::size(list)))];
  }

private:
  std::mt19937 random;
};

/// Writes a program.
class RandomProgram {
public:
  explicit RandomProgram(Chance &chance) : chance(chance) {}

  std::string make() {
    const char *external = "func.func private @ext(i32, i1) -> i32\n";
    text = external;
    for (unsigned i = 0, e = 1 + chance.below(2); i < e; ++i)
      makeFunction(i);
    if (chance.oneIn(3)) {
      text += "module @inner {\n";
      text += external;
      makeFunction(0);
      text += "}\n";
    }
    return std::move(text);
  }

private:
  struct Typed {
    std::string name;
    const char *type;
  };
  static constexpr const char *types[] = {"i32", "i64", "i1", "f16", "!t.pair"};

  std::string fresh() { return "%v" + std::to_string(next++); }
  /// A value of `type`; functions have an argument of each.
  std::string find(StringRef type) {
    SmallVector<const Typed *> fitting;
    for (const Typed &value : values)
      if (type == value.type)
        fitting.push_back(&value);
    return chance.pick(fitting)->name;
  }
  std::string list(ArrayRef<Typed> items, bool withTypes) {
    std::string result;
    for (const Typed &item : items)
      result += (result.empty() ? "" : ", ") + item.name +
                (withTypes ? ": " + std::string(item.type) : "");
    return result;
  }
  std::string listTypes(ArrayRef<Typed> items) {
    std::string result;
    for (const Typed &item : items)
      result += (result.empty() ? "" : ", ") + std::string(item.type);
    return "(" + result + ")";
  }
  SmallVector<Typed> pickValues(unsigned max) {
    SmallVector<Typed> picked;
    for (unsigned i = chance.below(max + 1); i > 0; --i)
      picked.push_back(chance.pick(values));
    return picked;
  }
  SmallVector<Typed> makeArgs(unsigned max) {
    SmallVector<Typed> args;
    for (unsigned i = chance.below(max + 1); i > 0; --i)
      args.push_back({fresh(), chance.pick(types)});
    return args;
  }

  void makeFunction(unsigned number) {
    values.clear();
    SmallVector<Typed> args;
    for (const char *type : types)
      args.push_back({fresh(), type});
    llvm::append_range(values, args);
    text += "func.func @f" + std::to_string(number) + "(" + list(args, true) +
            ") -> i32 {\n";
    makeBlocks(3, 1 + chance.below(4),
               [&] { text += "return " + find("i32") + " : i32\n"; });
    text += "}\n";
  }

  /// Blocks that follow each other, with ways back: each dominates the next.
  template <typename Fn>
  void makeBlocks(unsigned depth, unsigned count, Fn &&end) {
    unsigned first = nextBlock;
    nextBlock += count;
    SmallVector<SmallVector<Typed>> args(1);
    for (unsigned i = 1; i < count; ++i)
      args.push_back(makeArgs(2));
    for (unsigned i = 0; i < count; ++i) {
      if (i) {
        text += "^bb" + std::to_string(first + i);
        text += args[i].empty() ? ":\n" : "(" + list(args[i], true) + "):\n";
        llvm::append_range(values, args[i]);
      }
      makeOps(depth);
      if (i + 1 == count) {
        end();
        continue;
      }
      std::string to = makeTarget(first + i + 1, args[i + 1]);
      unsigned other = chance.oneIn(2) && i ? 1 + chance.below(i) : i + 1;
      if (chance.oneIn(2))
        text += "cf.br " + to + "\n";
      else
        text += "cf.cond_br " + find("i1") + ", " + to + ", " +
                makeTarget(first + other, args[other]) + "\n";
    }
  }
  std::string makeTarget(unsigned block, ArrayRef<Typed> args) {
    SmallVector<Typed> passed;
    for (const Typed &arg : args)
      passed.push_back({find(arg.type), arg.type});
    std::string result = "^bb" + std::to_string(block);
    if (passed.empty())
      return result;
    std::string typeList = listTypes(passed);
    return result + "(" + list(passed, false) + " : " +
           typeList.substr(1, typeList.size() - 2) + ")";
  }

  void makeOps(unsigned depth) {
    for (unsigned i = 0, e = chance.below(5); i < e; ++i)
      makeOp(depth);
  }
  void makeOp(unsigned depth) {
    SmallVector<Typed> results;
    switch (chance.below(7)) {
    case 0:
      results = makeArgs(3);
      return write(results, chance.oneIn(4) ? "x.unknown" : "t.def", {});
    case 1: {
      const char *type = chance.pick(types);
      results = {{fresh(), type}};
      return write(results, "t.add", {{find(type), type}, {find(type), type}});
    }
    case 2:
      return write({}, chance.oneIn(3) ? "low.use" : "t.use", pickValues(3));
    case 3:
      return write({}, "t.use", pickValues(4));
    case 4:
      if (depth && chance.oneIn(2))
        makeRegion(depth - 1);
      return;
    case 5:
      results = {{fresh(), "i32"}};
      text += results[0].name + " = func.call @ext(" + find("i32") + ", " +
              find("i1") + ") : (i32, i1) -> i32\n";
      values.push_back(results[0]);
      return;
    default:
      return makeCall();
    }
  }
  void makeCall() {
    Typed result{fresh(), "i32"};
    SmallVector<Typed> args;
    for (const char *type : types)
      args.push_back({find(type), type});
    text += result.name + " = func.call @f0(" + list(args, false) +
            ") : " + listTypes(args) + " -> i32\n";
    values.push_back(result);
  }
  void write(ArrayRef<Typed> results, StringRef name,
             ArrayRef<Typed> operands) {
    if (!results.empty())
      text += list(results, false) + " = ";
    text += "\"" + name.str() + "\"(" + list(operands, false) + ")";
    if (chance.oneIn(3))
      text += " {n = " + std::to_string(chance.below(9)) + " : i32}";
    text += " : " + listTypes(operands) + " -> " + listTypes(results) + "\n";
    llvm::append_range(values, results);
  }
  void makeRegion(unsigned depth) {
    text += "\"t.region\"() ({\n";
    size_t visible = values.size();
    SmallVector<Typed> args = makeArgs(2);
    if (!args.empty())
      text +=
          "^bb" + std::to_string(nextBlock++) + "(" + list(args, true) + "):\n";
    llvm::append_range(values, args);
    makeBlocks(depth, chance.oneIn(2) ? 1 : 2 + chance.below(2),
               [&] { text += "\"t.yield\"() : () -> ()\n"; });
    values.resize(visible);
    text += "}) : () -> ()\n";
  }

  Chance &chance;
  std::string text;
  std::vector<Typed> values;
  unsigned next = 0, nextBlock = 1;
};

/// The users of each value and the predecessors of each block, in their order.
inline std::string describeUses(Operation *root) {
  llvm::DenseMap<Operation *, unsigned> numbers;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    numbers.try_emplace(op, unsigned(numbers.size()));
  });
  std::string text;
  llvm::raw_string_ostream os(text);
  auto list = [&](auto &&uses) {
    for (auto &use : uses) {
      auto found = numbers.find(use.getOwner());
      os << ' ' << (found == numbers.end() ? -1 : int(found->second)) << '.'
         << use.getOperandNumber();
    }
    os << ';';
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    os << numbers.lookup(op) << ':';
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      list(op->getResult(i).getUses());
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        list(block.getPredecessorUses());
        for (BlockArgument arg : block.getArguments())
          list(arg.getUses());
      }
    os << '\n';
  });
  return text;
}

/// All there is to see, with locations and the order of uses.
inline std::string describe(Operation *root) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintingFlags flags;
  flags.debugInfo = true;
  printOperation(root, os, flags);
  return text + describeUses(root);
}

} // namespace strata

#endif // STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONRANDOMTESTUTILS_H
