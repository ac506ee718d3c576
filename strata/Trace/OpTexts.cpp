// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Verify/Verifier.h"
#include "strata/Trace/RecorderDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- OpDirectory --------------------------------------------------------===//

bool OpDirectory::isKnown(Operation *op) const { return lookup(op) != 0; }

uint64_t OpDirectory::getNumber(Operation *op) {
  std::lock_guard<std::mutex> lock(mutex);
  Entry &entry = numbers[op];
  entry.isKnown = true;
  return entry.number ? entry.number : entry.number = ++last;
}

uint64_t OpDirectory::reserveNumber(Operation *op) {
  std::lock_guard<std::mutex> lock(mutex);
  Entry &entry = numbers[op];
  return entry.number ? entry.number : entry.number = ++last;
}

uint64_t OpDirectory::lookup(Operation *op) const {
  std::lock_guard<std::mutex> lock(mutex);
  Entry entry = numbers.lookup(op);
  return entry.isKnown ? entry.number : 0;
}

void OpDirectory::forget(Operation *op) {
  std::lock_guard<std::mutex> lock(mutex);
  numbers.erase(op);
}

bool OpDirectory::isDescribed(uint64_t number) const {
  std::lock_guard<std::mutex> lock(mutex);
  return descriptions.contains(number);
}

void OpDirectory::describe(uint64_t number, OpLine line) {
  std::lock_guard<std::mutex> lock(mutex);
  descriptions.try_emplace(number, std::move(line));
}

std::optional<OpLine> OpDirectory::getDescription(uint64_t number) const {
  std::lock_guard<std::mutex> lock(mutex);
  auto found = descriptions.find(number);
  return found == descriptions.end() ? std::nullopt : found->second;
}

void OpDirectory::dropDescription(uint64_t number) {
  std::lock_guard<std::mutex> lock(mutex);
  auto found = descriptions.find(number);
  if (found != descriptions.end())
    found->second.reset();
}

//===-- OpTexts ------------------------------------------------------------===//

static std::string mark(uint64_t number) {
  return NumberBegin + std::to_string(number) + NumberEnd;
}

std::string OpTexts::nameOp(Operation *op) {
  mentioned.push_back(op);
  return mark(directory.getNumber(op));
}

/// `arg0` for arguments of the isolated operation around, with the number of the
/// block if that is not the first: `bb2_arg0`. Others have that of the operation
/// that the block is in: `op17_arg0`, `op17_r1_bb2_arg0`.
std::string OpTexts::nameArgument(BlockArgument arg) {
  std::string name = "arg" + std::to_string(arg.getArgNumber());
  Block *block = arg.getOwner();
  if (!block->isEntryBlock())
    name = nameBlock(block) + "_" + name;
  Region *region = block->getParent();
  Operation *op = region ? region->getParentOp() : nullptr;
  if (!op)
    return "detached_" + name;
  bool isFirst = region->getRegionNumber() == 0;
  if (!isFirst)
    name = "r" + std::to_string(region->getRegionNumber()) + "_" + name;
  if (isFirst && op->hasTrait(OpTrait::IsolatedFromAbove))
    return name;
  return "op" + mark(directory.getNumber(op)) + "_" + name;
}

unsigned OpTexts::getNumber(Block *block) {
  Region *region = block->getParent();
  if (!region)
    return 0;
  if (auto known = blockNumbers.find(block); known != blockNumbers.end())
    return known->second;
  auto [count, isFirst] = numBlocks.try_emplace(region, 0);
  if (!isFirst)
    return blockNumbers[block] = count->second++;
  for (Block &each : *region)
    blockNumbers[&each] = count->second++;
  return blockNumbers[block];
}

std::string OpTexts::nameBlock(Block *block) {
  return "bb" + std::to_string(getNumber(block));
}

void OpTexts::forget(Operation *op) {
  for (Region &region : op->getRegions()) {
    numBlocks.erase(&region);
    for (Block &block : region)
      forget(&block);
  }
}

/// Whether an operation around `op` has lost an operand, as while it is erased. Verifiers
/// of `op` may inspect it.
static bool isInIncompleteOp(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    for (OpOperand &operand : parent->getOpOperands())
      if (!operand.get())
        return true;
  return false;
}

std::string OpTexts::print(Operation *op) {
  bool isFine = false;
  if (!op->getNumRegions() && op->isRegistered() && !isInIncompleteOp(op)) {
    DiagnosticCapture silence;
    isFine = succeeded(verify(op));
  }
  std::unique_ptr<OpLinePrinter> &printer = isFine ? custom : generic;
  if (!printer) {
    PrintingFlags flags;
    flags.generic = !isFine;
    constexpr int64_t MaxElements = 16;
    flags.elideElementsIfLarger = MaxElements;
    Namer &namer = *this;
    printer = std::make_unique<OpLinePrinter>(op->getContext(), flags, namer);
  }
  return printer->print(op);
}

std::string OpTexts::getName(Value value) {
  if (!value)
    return "<<NULL VALUE>>";
  if (auto arg = dyn_cast<BlockArgument>(value))
    return "%" + nameArgument(arg);
  Operation *op = value.getDefiningOp();
  std::string name = "%" + nameOp(op);
  if (op->getNumResults() > 1)
    name += "#" + std::to_string(cast<OpResult>(value).getResultNumber());
  return name;
}

static std::string getText(Location loc, Context *ctx) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printLocation(loc, ctx, os);
  os.flush();
  StringRef inner = text;
  inner.consume_front("loc(");
  inner.consume_back(")");
  return inner.str();
}

/// The locations that `loc` consists of; empty if it is a place.
static SmallVector<Location, 8> getParts(Location loc) {
  SmallVector<Location, 8> stack = loc.getCallStack();
  if (stack.size() > 1)
    return stack;
  LocationAttr attr = loc.getAttrOrNull();
  if (auto fused = dyn_cast_or_null<FusedLoc>(attr)) {
    ArrayRef<Location> parts = fused.getLocations();
    return {parts.begin(), parts.end()};
  }
  auto named = dyn_cast_or_null<NameLoc>(attr);
  if (named && named.getChildLoc().getAttrOrNull())
    return {named.getChildLoc()};
  return {};
}

/// A location that patterns fuse again and again gets a part with each step: all
/// of them would make the record of a chain quadratic.
std::string OpTexts::getLocation(Location loc, Context *ctx) {
  constexpr size_t MaxParts = 64, ShownParts = 16;
  SmallVector<Location, 16> parts{loc};
  for (size_t i = 0; i < parts.size() && parts.size() <= MaxParts; ++i)
    llvm::append_range(parts, getParts(parts[i]));
  if (parts.size() <= MaxParts)
    return getText(loc, ctx);
  std::string text = "fused[";
  size_t numShown = 0;
  for (Location part : parts) {
    if (!getParts(part).empty())
      continue;
    text += getText(part, ctx) + ", ";
    if (++numShown == ShownParts)
      break;
  }
  return text + "...]";
}

void OpTexts::describeMentioned(function_ref<bool(Operation *)> isShown) {
  SmallVector<Operation *, 8> ops;
  std::swap(ops, mentioned);
  for (Operation *op : ops) {
    uint64_t number = directory.getNumber(op);
    if (directory.isDescribed(number) || isShown(op))
      continue;
    std::string text = print(op);
    directory.describe(
        number, {std::move(text), getLocation(op->getLoc(), op->getContext())});
  }
  // Operations mentioned in a description are not described in turn.
  mentioned.clear();
}
