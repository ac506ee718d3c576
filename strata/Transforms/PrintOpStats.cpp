// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the number of operations of each name. Changes nothing.
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace strata;

namespace {
struct PrintOpStats : Pass {
  using Pass::Pass;
  Option<bool> json{*this, "json", "Print JSON"};

  void runOnOperation() override;

private:
  using Count = std::pair<StringRef, int64_t>;
  std::vector<Count> countOps();
  void printTable(ArrayRef<Count> counts);
  void printJSON(ArrayRef<Count> counts);
};
} // namespace

/// Sorted by name.
std::vector<PrintOpStats::Count> PrintOpStats::countOps() {
  llvm::DenseMap<const OpDefinition *, int64_t> numbers;
  getOperation()->walk([&](Operation *op) { ++numbers[&op->getDefinition()]; });
  std::vector<Count> counts;
  // Several definitions may have one name: one of before it was registered.
  llvm::DenseMap<StringRef, size_t> places;
  for (auto [def, number] : numbers) {
    auto [it, isNew] = places.try_emplace(def->name, counts.size());
    if (isNew)
      counts.push_back({def->name, 0});
    counts[it->second].second += number;
  }
  llvm::sort(counts);
  return counts;
}

static StringRef getDialect(StringRef name) {
  return name.contains('.') ? name.split('.').first : StringRef();
}
static StringRef getStem(StringRef name) {
  return name.contains('.') ? name.split('.').second : name;
}

void PrintOpStats::printTable(ArrayRef<Count> counts) {
  raw_ostream &os = getOutputStream();
  size_t dialectWidth = 0, stemWidth = 0;
  for (const Count &count : counts) {
    dialectWidth = std::max(dialectWidth, getDialect(count.first).size());
    stemWidth = std::max(stemWidth, getStem(count.first).size());
  }
  os << "Operations encountered:\n-----------------------\n";
  for (auto [name, number] : counts) {
    StringRef dialect = getDialect(name), stem = getStem(name);
    os.indent(unsigned(2 + dialectWidth - dialect.size()))
        << dialect << (dialect.empty() ? ' ' : '.') << stem;
    os.indent(unsigned(stemWidth - stem.size())) << " , " << number << '\n';
  }
}

void PrintOpStats::printJSON(ArrayRef<Count> counts) {
  raw_ostream &os = getOutputStream();
  os << "{\n";
  llvm::interleave(
      counts, os,
      [&](const Count &count) {
        os << "  " << llvm::json::Value(llvm::json::fixUTF8(count.first))
           << " : " << count.second;
      },
      ",\n");
  os << "\n}\n";
}

void PrintOpStats::runOnOperation() {
  std::vector<Count> counts = countOps();
  if (json)
    printJSON(counts);
  else
    printTable(counts);
  markAllAnalysesPreserved();
}

static constexpr PassInfo printOpStatsInfo = {
    .argument = "print-op-stats",
    .name = "PrintOpStats",
    .summary = "Print the number of operations by name",
    .create = makePass<PrintOpStats>,
};

void strata::registerPrintOpStatsPass(PassRegistry &registry) {
  registry.add(printOpStatsInfo);
}
