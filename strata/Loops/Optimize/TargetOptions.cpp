// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/TargetOptions.h"

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

TargetOptions::TargetOptions(PassOptions &owner)
    : cpu(owner, "cpu", "The processor, or native for that of this machine",
          "x86-64"),
      l1Bytes(owner, "l1-bytes",
              "The size of the first level of caches for data; 0 for that of "
              "the processor",
              0),
      l2Bytes(owner, "l2-bytes",
              "The size of the second level; 0 for that of the processor", 0),
      l3Bytes(owner, "l3-bytes",
              "The share of the third level; 0 for that of the processor", 0) {}

std::optional<TargetModel> TargetOptions::getModel(Operation *op) const {
  std::optional<TargetModel> target = getTargetModel(*cpu);
  if (!target) {
    op->emitError("the processor '")
        << *cpu << "' has no model of its caches and registers";
    return std::nullopt;
  }
  auto set = [](int64_t &bytes, uint64_t given) {
    if (given != 0)
      bytes = int64_t(std::min<uint64_t>(given, INT32_MAX));
  };
  set(target->l1Bytes, *l1Bytes);
  set(target->l2Bytes, *l2Bytes);
  set(target->l3Bytes, *l3Bytes);
  return target;
}

SmallVector<std::pair<std::string, std::string>, 2>
TargetOptions::getValues() const {
  SmallVector<std::pair<std::string, std::string>, 2> values = {{"cpu", *cpu}};
  for (const PassOption<uint64_t> *bytes : {&l1Bytes, &l2Bytes, &l3Bytes})
    if (**bytes != 0)
      values.emplace_back(bytes->getName().str(), llvm::utostr(**bytes));
  return values;
}
