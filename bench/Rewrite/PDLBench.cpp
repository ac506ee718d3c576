// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules that are data: what it costs to offer them an operation that they do not
// match, to apply them, and to read and compile them.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/PDL.h"

#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

using namespace strata;

namespace {
struct Env {
  Context ctx;
  Env() {
    ctx.allowUnregisteredDialects();
    ctx.disableMultithreading();
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
  }
  OwningOpRef<> parse(const std::string &text) {
    return parseSourceString(text, ParserConfig(&ctx), "bench");
  }
};
} // namespace

/// addi(x, t.opN(y)) -> t.newN(x, y), for each N.
static std::string makeRules(unsigned count) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (unsigned n = 0; n < count; ++n)
    os << "pdl.pattern @r" << n
       << " : benefit(1) {\n  %t = type\n  %x = operand\n  %y = operand\n"
          "  %a = operation \"t.op"
       << n
       << "\"(%y : !pdl.value) -> (%t : !pdl.type)\n  %r = result 0 of %a\n"
          "  %b = operation \"arith.addi\"(%r, %x : !pdl.value, !pdl.value) "
          "-> (%t : !pdl.type)\n  rewrite %b {\n    %c = operation \"t.new"
       << n
       << "\"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)\n    "
          "replace %b with %c\n  }\n}\n";
  return text;
}

/// Operations that no rule matches: the first operand is not made by a t.opN.
static std::string makeFunction(unsigned count) {
  std::string text =
      "func.func @f(%a: i32) {\n  %0 = \"t.other\"(%a) : (i32) -> "
      "i32\n";
  for (unsigned i = 1; i <= count; ++i)
    text += "  %" + std::to_string(i) + " = arith.addi %" +
            std::to_string(i - 1) + ", %a : i32\n";
  return text + "  return\n}\n";
}

static void offerRules(benchmark::State &state) {
  Env env;
  OwningOpRef<> rules = env.parse(makeRules(unsigned(state.range(0))));
  RewritePatternSet set(&env.ctx);
  if (failed(addPDLPatterns(rules.get(), set)))
    return state.SkipWithError("rules");
  FrozenRewritePatternSet patterns(std::move(set));
  OwningOpRef<> module = env.parse(makeFunction(1000));
  std::vector<Operation *> ops;
  module->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "arith.addi")
      ops.push_back(op);
  });
  const auto &list = patterns.lookup(&ops[0]->getDefinition());
  PatternRewriter rewriter(&env.ctx);
  for (auto _ : state)
    for (Operation *op : ops)
      for (const RewritePattern *pattern : list)
        benchmark::DoNotOptimize(
            succeeded(pattern->matchAndRewrite(op, rewriter)));
  state.SetItemsProcessed(int64_t(state.iterations() * ops.size()));
  state.counters["per_item"] = benchmark::Counter(
      double(state.iterations() * ops.size()),
      benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(offerRules)->Arg(1)->Arg(10)->Arg(100);

static void readRules(benchmark::State &state) {
  std::string text = makeRules(unsigned(state.range(0)));
  Env env;
  for (auto _ : state) {
    OwningOpRef<> rules = env.parse(text);
    RewritePatternSet set(&env.ctx);
    benchmark::DoNotOptimize(succeeded(addPDLPatterns(rules.get(), set)));
  }
}
BENCHMARK(readRules)->Arg(100)->Unit(benchmark::kMillisecond);

/// In a new Context, with all that has to be loaded.
static void readFirstRules(benchmark::State &state) {
  std::string text = makeRules(unsigned(state.range(0)));
  for (auto _ : state) {
    Env env;
    OwningOpRef<> rules = env.parse(text);
    RewritePatternSet set(&env.ctx);
    benchmark::DoNotOptimize(succeeded(addPDLPatterns(rules.get(), set)));
  }
}
BENCHMARK(readFirstRules)->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond);
