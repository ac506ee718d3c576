// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/UpgradeLogDetail.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Parsing --------------------------------------------------------------===//

void SourceRecorder::didParseOperation(Operation *op, SourceRange place,
                                       SourceRange name) {
  byOp[op] = int(records.size());
  OpRecord &record = records.emplace_back();
  record.op = op;
  record.place = place;
  record.name = name;
}

void SourceRecorder::didParseRegion(Region &region, SourceRange body) {
  RegionRecord &record = regions[&region.front()];
  record = {};
  record.body = body;
  for (Block &block : region)
    record.blocks.push_back(&block);
  for (BlockArgument arg : region.front().getArguments()) {
    record.arguments.push_back(arg);
    record.types.push_back(arg.getType());
  }
}

void SourceRecorder::didResolveValue(Value placeholder, Value value) {
  SmallVector<SourceRange, 2> places = std::move(uses[placeholder]);
  uses.erase(placeholder);
  llvm::append_range(uses[value], places);
}

void SourceRecorder::finish() {
  for (auto [i, record] : llvm::enumerate(records)) {
    auto parent = byOp.find(record.op->getParentOp());
    if (parent != byOp.end())
      record.parent = parent->second;
    byBegin.push_back(int(i));
  }
  llvm::stable_sort(byBegin, [&](int a, int b) {
    return records[size_t(a)].place.begin < records[size_t(b)].place.begin;
  });
}

int SourceRecorder::findLast(uint64_t position) const {
  auto next = llvm::upper_bound(byBegin, position, [&](uint64_t at, int index) {
    return at < records[size_t(index)].place.begin;
  });
  return next == byBegin.begin() ? -1 : *std::prev(next);
}

//===-- Upgrading ------------------------------------------------------------===//

int ChangeLog::find(Operation *op) const {
  auto found = recorder.byOp.find(op);
  return found == recorder.byOp.end() ? -1 : found->second;
}

void ChangeLog::notifyPatternBegin(StringRef, Operation *op) {
  isInRule = true;
  root = find(op);
  created.clear();
  before = {};
  if (root < 0)
    return;
  before.name = op->getName().getStringRef().str();
  llvm::append_range(before.operands, op->getOperands());
  llvm::append_range(before.types, op->getResultTypes());
  before.attributes = op->getAttrDictionary();
  for (Region &region : op->getRegions()) {
    auto &[block, arguments] = before.blocks.emplace_back();
    if (region.empty())
      continue;
    block = &region.front();
    for (BlockArgument arg : block->getArguments())
      arguments.push_back({arg, names.values.lookup(arg)});
  }
}

/// Operations that a rule put in front of a block stand for the first arguments, which it
/// removed, and get their names.
void ChangeLog::nameIndices() {
  for (auto &[block, arguments] : before.blocks) {
    if (!block)
      continue;
    Operation *op = block->getFirstOp();
    for (auto &[value, name] : arguments) {
      if (llvm::is_contained(block->getArguments(), value))
        break;
      names.values.erase(value);
      if (!op || find(op) >= 0 || op->getNumResults() != 1 ||
          op->getNumOperands() != 0)
        break;
      if (!name.empty())
        names.values[op->getResult(0)] = name;
      op = op->getNextNode();
    }
  }
}

void ChangeLog::notifyPatternEnd(StringRef, LogicalResult result) {
  if (succeeded(result) && root >= 0) {
    OpRecord &record = recorder.records[root];
    record.isReplaced = true;
    record.created = created;
    record.reprint = OpRecord::Reprint::Outside;
    if (!created.empty()) {
      nameIndices();
      record.changes = describeChanges(created.back());
    }
  }
  isInRule = false;
  root = -1;
}

void ChangeLog::notifyOperationInserted(Operation *op,
                                        OpBuilder::InsertPoint previous) {
  if (!previous.isSet())
    created.push_back(op);
}

void ChangeLog::notifyOperationModified(Operation *op) {
  int index = find(op);
  if (index >= 0 && !isInRule)
    modified.push_back(index);
  else if (index >= 0 && index == root && !llvm::is_contained(created, op))
    created.push_back(op);
}

void ChangeLog::notifyOperationReplaced(Operation *op, ValueRange values) {
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    StringRef name = names.values.lookup(result);
    StringRef other = names.values.lookup(value);
    names.values.erase(result);
    if (other.empty() && !name.empty()) {
      names.values[value] = name;
    } else if (!other.empty()) {
      auto found = recorder.uses.find(result);
      if (found == recorder.uses.end())
        continue;
      for (SourceRange place : found->second)
        recorder.edits.add(place, ("%" + other).str(),
                           "value of an operation that is gone");
    }
    SmallVector<SourceRange, 2> places = recorder.uses.lookup(result);
    recorder.uses.erase(result);
    llvm::append_range(recorder.uses[value], places);
  }
}

void ChangeLog::notifyOperationErased(Operation *op) {
  int index = find(op);
  llvm::erase(created, op);
  for (Value result : op->getResults())
    names.values.erase(result);
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      recorder.regions.erase(&block);
      for (auto &[first, arguments] : before.blocks)
        if (first == &block)
          first = nullptr;
      for (BlockArgument arg : block.getArguments())
        names.values.erase(arg);
    }
  if (index < 0)
    return;
  OpRecord &record = recorder.records[index];
  record.op = nullptr;
  record.reprint = OpRecord::Reprint::Outside;
  record.isMerged |= isInRule && index != root;
  recorder.byOp.erase(op);
}

static bool isPermutation(ArrayRef<Value> a, ArrayRef<Value> b) {
  llvm::DenseMap<Value, int> counts;
  for (Value value : a)
    ++counts[value];
  for (Value value : b)
    --counts[value];
  return llvm::all_of(counts, [](const auto &entry) { return !entry.second; });
}

/// The changes of a rule, where the name of the last operation may be that of
/// the old one.
std::string ChangeLog::describeChanges(Operation *op) const {
  std::vector<std::string> changes;
  SmallVector<Value, 4> operands(op->getOperands());
  if (operands != before.operands && isPermutation(operands, before.operands))
    changes.push_back("operands reordered");
  else if (operands.size() > before.operands.size())
    changes.push_back("operands added");
  // The attributes of an operation of a history file are parts of its syntax.
  if (op->getName().getStringRef() != before.name) {
    changes.insert(changes.begin(), "syntax changed");
    return llvm::join(changes, ", ");
  }
  DictionaryAttr after = op->getAttrDictionary();
  for (NamedAttribute attr : after) {
    Attribute old =
        before.attributes ? before.attributes.get(attr.getName()) : Attribute();
    if (old != attr.getValue())
      changes.push_back("attribute '" + attr.getNameRef().str() +
                        (old ? "' changed" : "' added"));
  }
  if (before.attributes)
    for (NamedAttribute attr : before.attributes)
      if (!after || !after.get(attr.getName()))
        changes.push_back("attribute '" + attr.getNameRef().str() +
                          "' dropped");
  if (!llvm::equal(before.types, op->getResultTypes()))
    changes.push_back("result types changed");
  for (auto [region, entry] : llvm::zip(op->getRegions(), before.blocks))
    if (!region.empty() && entry.first &&
        region.front().getNumArguments() != entry.second.size())
      changes.push_back("region arguments changed");
  return changes.empty() ? "syntax changed" : llvm::join(changes, ", ");
}
