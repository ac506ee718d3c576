// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Analyze/LayoutReport.h"

#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Tooling/Analyze/ReportText.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using presburger::Optimum;
using presburger::Tri;

std::vector<LayoutFacts> strata::collectLayouts(Operation *root) {
  std::vector<LayoutFacts> list;
  llvm::DenseSet<Type> seen;
  auto add = [&](Value value, Operation *user) {
    auto type = dyn_cast<MemRefType>(value.getType());
    AffineMap map = type ? dialects::affine::getLayoutMap(type) : AffineMap();
    if (!map || !seen.insert(type).second)
      return;
    presburger::Budget budget;
    dialects::affine::OneToOneVerdict verdict =
        dialects::affine::isOneToOne(map, type.getShape(), budget);
    list.push_back(
        {type, user, std::move(verdict),
         dialects::affine::getResultRanges(map, type.getShape(), budget)});
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Value result : op->getResults())
      add(result, op);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value argument : block.getArguments())
          add(argument, op);
  });
  return list;
}

static void printVerdict(const LayoutFacts &facts, raw_ostream &os) {
  const std::optional<dialects::affine::IndexCollision> &collision =
      facts.verdict.collision;
  if (facts.verdict.holds == Tri::True)
    os << "yes";
  else if (!collision)
    os << "unknown";
  else
    os << "no, " << formatList(collision->first) << " and "
       << formatList(collision->second) << " have the same place";
  if (collision && !collision->symbols.empty())
    os << " for symbols " << formatList(collision->symbols);
}

static void printRange(std::pair<Optimum, Optimum> range, raw_ostream &os) {
  auto [least, greatest] = range;
  auto print = [&](const Optimum &optimum) {
    if (optimum.kind == Optimum::Bounded)
      os << optimum.value;
    else
      os << (optimum.kind == Optimum::Unbounded ? "unbounded" : "unknown");
  };
  if (least.kind == Optimum::Empty) {
    os << "no places";
    return;
  }
  print(least);
  os << " to ";
  print(greatest);
  if (least.kind == Optimum::Bounded && greatest.kind == Optimum::Bounded)
    os << ", size " << uint64_t(greatest.value) - uint64_t(least.value) + 1;
}

void strata::printLayout(const LayoutFacts &facts, raw_ostream &os) {
  os << facts.type << '\n'
     << "  first at " << formatPlace(facts.user) << "\n  one-to-one: ";
  printVerdict(facts, os);
  os << '\n';
  for (auto [i, range] : llvm::enumerate(facts.ranges)) {
    os << (facts.ranges.size() == 1
               ? "  places: "
               : "  places, dimension " + std::to_string(i) + ": ");
    printRange(range, os);
    os << '\n';
  }
}
