// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Promotion of memory slots: loads and stores of random slots, in one block and
// in a chain of diamonds. Parsing is not measured.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/MemorySlotInterfaces.h"
#include "strata/Transforms/Mem2Reg.h"

#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>
#include <random>

using namespace strata;

namespace {

constexpr const char *dialect = R"~(
  irdl.dialect @m attributes {strata.version = 1 : i32} {
    irdl.type @ptr
    irdl.operation @var attributes {
      strata.allocates = {pointer = "ptr", from = "type", element = "$_self.getValue()"},
      strata.format = "$type attr-dict"
    } {
      %ptr = irdl.base @m::@ptr
      %type = irdl.any {strata.kind = "type"}
      irdl.results(ptr: %ptr)
      irdl.attributes {"type" = %type}
    }
    irdl.operation @get attributes {
      strata.loads = {pointer = "ptr", value = "value"},
      strata.format = "$ptr attr-dict `:` type($value)"
    } {
      %ptr = irdl.base @m::@ptr
      %value = irdl.any
      irdl.operands(ptr: %ptr)
      irdl.results(value: %value)
    }
    irdl.operation @set attributes {
      strata.stores = {pointer = "ptr", value = "value"},
      strata.format = "$value `,` $ptr attr-dict `:` type($value)"
    } {
      %ptr = irdl.base @m::@ptr
      %value = irdl.any
      irdl.operands(value: %value, ptr: %ptr)
    }
  })~";

/// Writes a function with `numSlots` slots.
class Writer {
public:
  explicit Writer(int64_t numSlots) : numSlots(numSlots) {
    os << "func.func @f(%c: i1, %a: i32) {\n";
    for (int64_t i = 0; i < numSlots; ++i)
      os << "%s" << i << " = m.var i32\n";
  }
  void addAccesses(int64_t count) {
    std::string last = "%a";
    for (; count > 0; --count) {
      std::string slot = "%s" + std::to_string(random() % numSlots);
      if (random() & 1) {
        os << "m.set " << last << ", " << slot << " : i32\n";
        continue;
      }
      last = "%v" + std::to_string(numValues++);
      os << last << " = m.get " << slot << " : i32\n";
    }
  }
  void addDiamond(int64_t count) {
    std::string heads[4];
    for (std::string &head : heads)
      head = "^bb" + std::to_string(numBlocks++);
    os << "cf.br " << heads[0] << "\n" << heads[0] << ":\n";
    addAccesses(count);
    os << "cf.cond_br %c, " << heads[1] << ", " << heads[2] << "\n";
    for (int i = 1; i <= 2; ++i) {
      os << heads[i] << ":\n";
      addAccesses(count);
      os << "cf.br " << heads[3] << "\n";
    }
    os << heads[3] << ":\n";
  }
  std::string finish() { return text + "return\n}\n"; }

private:
  int64_t numSlots;
  std::string text;
  llvm::raw_string_ostream os{text};
  std::mt19937 random{1};
  int64_t numValues = 0, numBlocks = 0;
};

void promote(benchmark::State &state, const std::string &text) {
  for (auto _ : state) {
    state.PauseTiming();
    Context ctx;
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    OwningOpRef<> file = parseSourceString(dialect, ParserConfig(&ctx));
    (void)loadDialects(file.get());
    OwningOpRef<> module = parseSourceString(text, ParserConfig(&ctx));
    std::vector<Operation *> allocators;
    module->walk([&](Operation *op) {
      if (getInterface<PromotableAllocationOpInterface>(op))
        allocators.push_back(op);
    });
    IRRewriter rewriter(&ctx);
    DominanceInfo dominance;
    state.ResumeTiming();
    benchmark::DoNotOptimize(
        tryToPromoteMemorySlots(allocators, rewriter, dominance));
    state.PauseTiming();
    module.reset();
    file.reset();
    state.ResumeTiming();
  }
}

/// 100,000 accesses.
void BM_Mem2RegOneBlock(benchmark::State &state) {
  Writer writer(state.range(0));
  writer.addAccesses(100000);
  promote(state, writer.finish());
}
BENCHMARK(BM_Mem2RegOneBlock)
    ->Arg(100)
    ->Arg(10000)
    ->Unit(benchmark::kMillisecond);

/// 30,000 blocks of 3 accesses.
void BM_Mem2RegDiamonds(benchmark::State &state) {
  Writer writer(state.range(0));
  for (int i = 0; i < 10000; ++i)
    writer.addDiamond(3);
  promote(state, writer.finish());
}
BENCHMARK(BM_Mem2RegDiamonds)
    ->Arg(10)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond);

} // namespace
