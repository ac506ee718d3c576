// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/PassStatistics.h"

#include "strata/Pass/PassManager.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace strata;

namespace {
using Entry = PassStatisticSum;
/// The statistics of one pass, summed up.
using Entries = std::vector<Entry>;
/// Sums by original pass, in the order of declaration.
using Sums = llvm::DenseMap<const Pass *, Entries>;
} // namespace

static void add(Entries &sum, const Entry &entry) {
  for (Entry &known : sum)
    if (known.name == entry.name) {
      known.value += entry.value;
      return;
    }
  sum.push_back(entry);
}

/// Adds the statistics of the passes of `pm` and of its copies.
static void collect(const OpPassManager &pm, Sums &sums) {
  for (const OpPassManager::Element &element : pm.getElements()) {
    if (element.nested) {
      collect(*element.nested, sums);
      continue;
    }
    Entries &sum = sums[element.pass->getOriginal()];
    for (const Pass::Statistic *statistic : element.pass->getStatistics())
      add(sum, {statistic->getName(), statistic->getDescription(),
                statistic->getValue()});
  }
  for (auto &copy : pm.getCopies())
    collect(*copy, sums);
}

static void printPass(raw_ostream &os, unsigned indent, StringRef name,
                      Entries entries) {
  os.indent(indent) << name << '\n';
  llvm::sort(entries,
             [](const Entry &a, const Entry &b) { return a.name < b.name; });
  size_t valueWidth = 0, nameWidth = 0;
  for (const Entry &entry : entries) {
    valueWidth = std::max(valueWidth, std::to_string(entry.value).size());
    nameWidth = std::max(nameWidth, entry.name.size());
  }
  for (const Entry &entry : entries) {
    std::string value = std::to_string(entry.value);
    os.indent(unsigned(indent + 2)) << "(S) ";
    os.indent(unsigned(valueWidth - value.size()))
        << value << ' ' << entry.name;
    os.indent(unsigned(nameWidth - entry.name.size()))
        << " - " << entry.description << '\n';
  }
}

static bool hasStatistics(const OpPassManager &pm) {
  bool found = false;
  pm.walkPasses([&](Pass &pass) { found |= !pass.getStatistics().empty(); });
  return found;
}

static void printPipeline(const OpPassManager &pm, raw_ostream &os,
                          unsigned indent, Sums &sums) {
  for (const OpPassManager::Element &element : pm.getElements()) {
    if (element.pass) {
      Entries &entries = sums[element.pass.get()];
      if (!entries.empty())
        printPass(os, indent, element.pass->getName(), entries);
      continue;
    }
    if (!hasStatistics(*element.nested))
      continue;
    os.indent(indent) << "'" << element.nested->getAnchor() << "' Pipeline\n";
    printPipeline(*element.nested, os, indent + 2, sums);
  }
}

static void printList(const OpPassManager &pm, raw_ostream &os, Sums &sums) {
  std::map<StringRef, Entries> byName;
  pm.walkPasses([&](Pass &pass) {
    for (const Entry &entry : sums[&pass])
      add(byName[pass.getName()], entry);
  });
  for (auto &[name, entries] : byName)
    if (!entries.empty())
      printPass(os, 0, name, entries);
}

void strata::printPassStatistics(const OpPassManager &pm, raw_ostream &os,
                                 PassStatisticsDisplay display) {
  std::string rule = "===" + std::string(73, '-') + "===\n";
  os << rule << std::string(25, ' ') << "... Pass statistics report ...\n"
     << rule;
  Sums sums;
  collect(pm, sums);
  if (display == PassStatisticsDisplay::List)
    printList(pm, os, sums);
  else
    printPipeline(pm, os, 0, sums);
  os << '\n';
  os.flush();
}

std::vector<PassStatisticSum> strata::getPassStatistics(const OpPassManager &pm,
                                                        const Pass &pass) {
  Sums sums;
  collect(pm, sums);
  return std::move(sums[pass.getOriginal()]);
}
