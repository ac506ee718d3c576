// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/AppendedBranchOperands.h"

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace strata;

namespace {
/// The numbers that are added to entries of i32 arrays, by name of the attribute.
using Growth = std::map<std::string, std::map<unsigned, int32_t>>;
} // namespace

static void grow(Operation *op, const Growth &growth) {
  for (const auto &[name, entries] : growth) {
    auto sizes = op->getAttrOfType<DenseI32ArrayAttr>(name);
    if (!sizes)
      continue;
    SmallVector<int32_t> numbers(sizes.asArrayRef());
    for (auto [entry, count] : entries)
      if (entry < numbers.size())
        numbers[entry] += count;
    op->setAttr(name, Builder(op->getContext()).getDenseI32ArrayAttr(numbers));
  }
}

void AppendedBranchOperands::add(Operation *branch, unsigned index,
                                 ArrayRef<Value> values) {
  branches[branch].push_back({index, SmallVector<Value, 2>(values)});
}

void AppendedBranchOperands::apply(Operation *branch,
                                   SmallVectorImpl<Entry> &entries) {
  llvm::stable_sort(entries, [](const Entry &a, const Entry &b) {
    return a.index < b.index;
  });
  const OpDefinition &def = branch->getDefinition();
  bool hasSizes = def.findAttribute("operandSegmentSizes") >= 0;
  BranchOperands passed;
  Growth growth;
  // Successors without operands share the place of the next one.
  std::map<std::pair<unsigned, unsigned>, ArrayRef<Value>> places;
  for (auto [i, entry] : llvm::enumerate(entries)) {
    FailureOr<SuccessorOperands> group = passed.get(branch, entry.index);
    assert(succeeded(group) && group->slot >= 0 && "values cannot be appended");
    auto count = int32_t(entry.values.size());
    if (hasSizes)
      growth["operandSegmentSizes"][unsigned(group->slot)] += count;
    if (group->group >= 0)
      growth[def.operands[group->slot].groupSizes][unsigned(group->group)] +=
          count;
    places[{group->operands.first + group->operands.size, unsigned(i)}] =
        entry.values;
  }
  SmallVector<Value, 8> operands;
  unsigned next = 0;
  for (const auto &[place, values] : places) {
    for (; next < place.first; ++next)
      operands.push_back(branch->getOperand(next));
    llvm::append_range(operands, values);
  }
  for (; next < branch->getNumOperands(); ++next)
    operands.push_back(branch->getOperand(next));
  grow(branch, growth);
  branch->setOperands(operands);
}

void AppendedBranchOperands::apply() {
  for (auto &[branch, entries] : branches)
    apply(branch, entries);
  branches.clear();
}
