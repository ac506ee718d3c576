// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/SourceRewrite/SourceChangeLogDetail.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

int SourceChangeLog::find(Operation *op) const {
  auto found = recorder.byOp.find(op);
  return found == recorder.byOp.end() ? -1 : found->second;
}

int SourceChangeLog::findOwner(Operation *op) const {
  auto found = owners.find(op);
  return found == owners.end() ? find(op) : found->second;
}

void SourceChangeLog::notifyPatternBegin(StringRef, Operation *op) {
  isInRule = true;
  rootOp = op;
  root = findOwner(op);
  created.clear();
  before = {};
  if (root < 0)
    return;
  before.name = op->getName().getStringRef().str();
  llvm::append_range(before.operands, op->getOperands());
  llvm::append_range(before.types, op->getResultTypes());
  before.attributes = op->getAttrDictionary();
  if (op->getNumResults())
    before.valueName = names.values.lookup(op->getResult(0));
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
void SourceChangeLog::nameIndices() {
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

/// A name that begins with `stem` and that no value has.
StringRef SourceChangeLog::makeName(StringRef stem) {
  if (taken.empty())
    for (const auto &[value, name] : names.values)
      taken.insert(name);
  for (unsigned number = 0;; ++number) {
    std::string name = (stem + "_" + llvm::Twine(number)).str();
    if (taken.insert(name).second)
      return StringRef(name).copy(allocator);
  }
}

/// Names operations that a rule created beside those that replace its root, unless their
/// definition or a number does.
void SourceChangeLog::nameCreated() {
  StringRef stem = before.valueName;
  if (stem.empty() || llvm::all_of(stem, llvm::isDigit))
    return;
  for (Operation *op : created) {
    if (!op->getNumResults() || op->getDefinition().getAsmResultNames ||
        !names.values.lookup(op->getResult(0)).empty())
      continue;
    StringRef name = makeName(stem);
    names.values[op->getResult(0)] = name;
  }
}

void SourceChangeLog::addCreated(OpRecord &record) {
  for (Operation *op : created) {
    if (!llvm::is_contained(record.created, op))
      record.created.push_back(op);
    if (find(op) < 0)
      owners[op] = root;
  }
}

void SourceChangeLog::notifyPatternEnd(StringRef, LogicalResult result) {
  if (succeeded(result) && root >= 0) {
    OpRecord &record = recorder.records[size_t(root)];
    record.isReplaced = true;
    addCreated(record);
    record.reprint = OpRecord::Reprint::Outside;
    if (!created.empty()) {
      nameIndices();
      nameCreated();
      record.changes = describeChanges(created.back());
    }
  }
  isInRule = false;
  rootOp = nullptr;
  root = -1;
}

void SourceChangeLog::notifyOperationInserted(Operation *op,
                                              OpBuilder::InsertPoint previous) {
  if (!previous.isSet())
    created.push_back(op);
}

void SourceChangeLog::notifyOperationModified(Operation *op) {
  int index = find(op);
  // Users of a replaced value keep their text up to its name.
  if (index < 0 || replaced)
    return;
  if (!isInRule) {
    modified.push_back(index);
    return;
  }
  if (op == rootOp) {
    if (!llvm::is_contained(created, op))
      created.push_back(op);
    return;
  }
  OpRecord &record = recorder.records[size_t(index)];
  record.reprint = OpRecord::Reprint::Outside;
  if (!llvm::is_contained(record.created, op))
    record.created.push_back(op);
}

/// Gives `value`, which has none, the name of the value that it replaces.
void SourceChangeLog::nameReplacement(Value value, StringRef name) {
  Operation *def = value.getDefiningOp();
  int index = def ? find(def) : -1;
  // In the source, the name of a group of results is that of its first one.
  Value named = index >= 0 ? Value(def->getResult(0)) : value;
  if (!names.values.lookup(named).empty() ||
      !names.values.lookup(value).empty())
    return;
  names.values[value] = name;
  // An operation of the source whose results have no name.
  if (index >= 0)
    recorder.records[size_t(index)].reprint = OpRecord::Reprint::Outside;
}

void SourceChangeLog::notifyOperationReplaced(Operation *op,
                                              ValueRange values) {
  replaced = op;
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    StringRef name = names.values.lookup(result);
    names.values.erase(result);
    if (!name.empty())
      nameReplacement(value, name);
    SmallVector<SourceRange, 2> places = recorder.uses.lookup(result);
    recorder.uses.erase(result);
    if (places.empty())
      continue;
    llvm::append_range(recorder.uses[value], places);
    replacements.insert(value);
  }
}

void SourceChangeLog::notifyOperationErased(Operation *op) {
  if (replaced == op)
    replaced = nullptr;
  unused.remove(op);
  for (Value operand : op->getOperands())
    if (Operation *def = operand ? operand.getDefiningOp() : nullptr)
      unused.insert(def);
  llvm::erase(created, op);
  for (Value result : op->getResults()) {
    names.values.erase(result);
    recorder.uses.erase(result);
    replacements.remove(result);
  }
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      recorder.regions.erase(&block);
      for (auto &[first, arguments] : before.blocks)
        if (first == &block)
          first = nullptr;
      for (BlockArgument arg : block.getArguments()) {
        names.values.erase(arg);
        recorder.uses.erase(arg);
        replacements.remove(arg);
      }
    }
  int owner = findOwner(op);
  if (owner < 0)
    return;
  OpRecord &record = recorder.records[size_t(owner)];
  llvm::erase(record.created, op);
  if (owners.erase(op))
    return;
  record.op = nullptr;
  record.reprint = OpRecord::Reprint::Outside;
  record.isMerged |= isInRule && op != rootOp;
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
std::string SourceChangeLog::describeChanges(Operation *op) const {
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
