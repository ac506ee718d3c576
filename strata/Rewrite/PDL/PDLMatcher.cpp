// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/PDL/PDLMatcher.h"

#include "strata/Rewrite/PDL/PDLCompilerDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

struct PDLMatcher::Entry {
  std::shared_ptr<const pdl::Program> program;
  std::string root;
  unsigned benefit;
  /// A flag for each action.
  std::vector<bool> isSelected;
};

PDLMatcher::PDLMatcher() = default;
PDLMatcher::~PDLMatcher() = default;

LogicalResult PDLMatcher::add(Operation *module,
                              const llvm::DenseMap<Value, StringRef> &names,
                              const PDLNatives &natives) {
  LogicalResult result = pdl::compileMatches(
      module, natives, names,
      [&](std::shared_ptr<const pdl::Program> program, StringRef root,
          unsigned benefit) {
        size_t count = program->actions.size();
        entries.push_back({std::move(program), root.str(), benefit,
                           std::vector<bool>(count, true)});
      });
  llvm::stable_sort(entries, [](const Entry &a, const Entry &b) {
    return a.benefit > b.benefit;
  });
  byRoot.clear();
  return result;
}

void PDLMatcher::select(function_ref<bool(StringRef)> accepts) {
  for (Entry &entry : entries)
    for (auto [index, action] : llvm::enumerate(entry.program->actions))
      entry.isSelected[index] = accepts(action.name);
}

std::vector<StringRef> PDLMatcher::getRoots() const {
  std::vector<StringRef> roots;
  for (const Entry &entry : entries)
    if (!llvm::is_contained(roots, entry.root))
      roots.push_back(entry.root);
  return roots;
}

void PDLMatcher::match(Operation *op,
                       function_ref<void(const PDLMatch &)> found) {
  auto [place, isNew] = byRoot.try_emplace(&op->getDefinition());
  if (isNew)
    for (const Entry &entry : entries)
      if (entry.root.empty() || entry.root == op->getName().getStringRef())
        place->second.push_back(&entry);
  const Entry *current = nullptr;
  auto report = [&](const pdl::Action &action, ArrayRef<PDLValue> registers) {
    if (!current
             ->isSelected[size_t(&action - current->program->actions.data())])
      return;
    SmallVector<Operation *, 4> operations;
    for (pdl::Register number : action.matchedOps)
      operations.push_back(registers[number].getOperation());
    SmallVector<PDLMatch::Capture, 8> captures;
    for (const auto &[name, number] : action.captures)
      captures.push_back({name, registers[number]});
    found({action.name, op, operations, captures});
  };
  for (const Entry *entry : place->second) {
    current = entry;
    pdl::findMatches(*entry->program, op, report);
  }
}
