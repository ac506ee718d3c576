// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names for values and blocks, in one walk before printing. A region continues
// from the counters its parent had at the end; sibling regions thus repeat the
// same names. With unique ids the counters just run on. Regions wait on a
// stack, so that of siblings the last comes first, which shows with unique ids
// only.
//
// Plain numbers, by far the most, cost one table entry each. Names in use are
// recorded from the first suggestion on: the walk then starts again, since the
// names of entry arguments seen so far count as well.
#include "strata/Asm/OperandNames.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/PrinterDetail.h"
#include "strata/Definition/Interfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Spelling ---------------------------------------------------------===//

void strata::sanitizeName(StringRef name, SmallVectorImpl<char> &out,
                          StringRef punctuation) {
  auto isPlain = [&](char c) {
    return llvm::isAlpha(c) || punctuation.contains(c);
  };
  if (name.empty())
    return;
  // Nearly all names are plain.
  if (isPlain(name.front()) && llvm::all_of(name, [&](char c) {
        return llvm::isAlnum(c) || punctuation.contains(c);
      })) {
    out.append(name.begin(), name.end());
    return;
  }
  if (!isPlain(name.front()) && name.front() != ' ')
    out.push_back('_');
  for (char c : name) {
    if (isPlain(c) || llvm::isDigit(c)) {
      out.push_back(c);
    } else if (c == ' ') {
      out.push_back('_');
    } else {
      out.push_back(llvm::hexdigit(uint8_t(c) >> 4));
      out.push_back(llvm::hexdigit(uint8_t(c) & 15));
    }
  }
}

/// The name of the first name location in `loc`, looking outside in and from
/// the left; empty if there is none.
static StringRef findLocName(Location loc) {
  SmallVector<Location, 8> worklist{loc};
  while (!worklist.empty()) {
    Location next = worklist.pop_back_val();
    if (next.isCallSite()) {
      llvm::append_range(worklist, llvm::reverse(next.getCallStack()));
      continue;
    }
    LocationAttr attr = next.getAttrOrNull();
    if (!attr)
      continue;
    if (auto name = dyn_cast<NameLoc>(attr))
      return name.getName().getValue();
    if (auto callSite = dyn_cast<CallSiteLoc>(attr)) {
      worklist.push_back(callSite.getCaller());
      worklist.push_back(callSite.getCallee());
    } else if (auto fused = dyn_cast<FusedLoc>(attr)) {
      for (Location part : llvm::reverse(fused.getLocations()))
        worklist.push_back(part);
    }
  }
  return {};
}

StringRef SsaNames::suggestFromLoc(Location loc) const {
  return flags.nameLocAsPrefix ? findLocName(loc) : StringRef();
}

/// The name in the source, if it says more than a number.
StringRef SsaNames::suggestFromSource(Value value) const {
  if (!flags.keepNames || !flags.names)
    return {};
  StringRef name = flags.names->values.lookup(value);
  name.consume_front("%");
  bool isNumber = !flags.keepAllNames && llvm::all_of(name, llvm::isDigit);
  return isNumber ? StringRef() : name;
}

/// `suggestion`, cleaned, with a number appended if it is taken.
StringRef SsaNames::uniqueName(StringRef suggestion) {
  SmallString<64> name;
  sanitizeName(suggestion, name);
  size_t size = name.size();
  while (used.contains(StringRef(name)) ||
         (!reserved.empty() && reserved.contains(name))) {
    name.resize(size);
    name += "_" + llvm::utostr(nextConflict++);
  }
  StringRef kept = saver.save(StringRef(name));
  used.insert(kept);
  usedOrder.push_back(kept);
  return kept;
}

NameCode SsaNames::makeSourceName(StringRef name) {
  if (!flags.keepAllNames)
    return makeName(name);
  names.push_back(name);
  return NameCode::get(NameCode::Text, uint32_t(names.size() - 1));
}

/// Names of the source may not be given to anything else.
void SsaNames::reserveSourceNames() {
  if (!flags.keepNames || !flags.keepAllNames || !flags.names)
    return;
  for (const auto &[value, name] : flags.names->values)
    reserved.insert(name.starts_with("%") ? name.drop_front() : name);
}

NameCode SsaNames::makeName(StringRef suggestion) {
  if (suggestion.empty()) {
    while (!reserved.empty() && reserved.contains(llvm::utostr(nextValue)))
      ++nextValue;
    return NameCode::get(NameCode::Number, nextValue++);
  }
  hasSuggestions = true;
  names.push_back(uniqueName(suggestion));
  return NameCode::get(NameCode::Text, uint32_t(names.size() - 1));
}

/// Forgets the names of regions that have ended and opens a new region within
/// scope number `parent`.
void SsaNames::pushScope(uint32_t parent) {
  if (!hasSuggestions)
    return;
  size_t keep = parent < scopes.size() ? scopes[parent] : usedOrder.size();
  for (size_t i = keep; i < usedOrder.size(); ++i)
    used.erase(usedOrder[i]);
  usedOrder.resize(keep);
  scopes.resize(std::min<size_t>(parent, scopes.size()));
  scopes.push_back(usedOrder.size());
}

//===-- Walk -------------------------------------------------------------===//

LLVM_ATTRIBUTE_ALWAYS_INLINE void SsaNames::gatherFlags(Operation *op) {
  addStorageFlags(op, typeFlags, attrFlags);
}

void SsaNames::nameResults(Operation *op) {
  SmallVector<Group, 4> found;
  StringRef locName = suggestFromLoc(op->getLoc());
  auto setName = [&](Value value, StringRef name) {
    auto result = dyn_cast<OpResult>(value);
    if (!result || result.getOwner() != op)
      return;
    found.push_back(
        {result.getResultNumber(), makeName(locName.empty() ? name : locName)});
  };
  for (unsigned i = 0, e = op->getNumResults(); i < e && flags.keepNames; ++i)
    if (StringRef name = suggestFromSource(op->getResult(i)); !name.empty())
      found.push_back({i, makeSourceName(name)});
  const OpDefinition &def = op->getDefinition();
  if (found.empty() && def.getAsmResultNames && asksForNames())
    def.getAsmResultNames(op, setName);
  if (llvm::none_of(found, [](const Group &group) { return group.first == 0; }))
    found.push_back({0, makeName(locName)});
  if (found.size() == 1)
    return ops.set(op, found.front().name.bits);
  llvm::sort(found,
             [](const Group &a, const Group &b) { return a.first < b.first; });
  groups.emplace_back(found.begin(), found.end());
  ops.set(op,
          NameCode::get(NameCode::Groups, uint32_t(groups.size() - 1)).bits);
}

LLVM_ATTRIBUTE_ALWAYS_INLINE void SsaNames::numberResults(Operation *op) {
  bool mayBeNamed = flags.keepNames || flags.nameLocAsPrefix ||
                    (op->getDefinition().getAsmResultNames && asksForNames());
  if (LLVM_UNLIKELY(mayBeNamed))
    return nameResults(op);
  ops.set(op, NameCode::get(NameCode::Number, nextValue++).bits);
}

void SsaNames::numberOp(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (LLVM_UNLIKELY(def.getAsmBlockNames && asksForNames()))
    def.getAsmBlockNames(op, [&](Block *block, StringRef name) {
      SmallString<32> text;
      sanitizeName(name, text);
      blockTexts.push_back({saver.save(StringRef(text)), 0});
      blocks.set(
          block,
          NameCode::get(NameCode::Text, uint32_t(blockTexts.size() - 1)).bits);
    });
  if (op->getNumResults())
    numberResults(op);
  else if (LLVM_UNLIKELY(flags.valueUsers))
    ops.set(op, NameCode::get(NameCode::Number, nextValue++).bits);
  gatherFlags(op);
  for (Region &region : op->getRegions())
    found.push_back(&region);
}

void SsaNames::nameArgument(BlockArgument arg, bool isEntry) {
  StringRef name = suggestFromSource(arg);
  if (flags.keepAllNames && !name.empty())
    return args.set(arg.getImpl(), makeSourceName(name).bits);
  if (name.empty())
    name = suggestFromLoc(arg.getLoc());
  if (isEntry) {
    uint32_t number = nextArgument++;
    if (name.empty() && !hasSuggestions)
      return args.set(arg.getImpl(),
                      NameCode::get(NameCode::Argument, number).bits);
    if (name.empty())
      return args.set(arg.getImpl(),
                      makeName("arg" + llvm::utostr(number)).bits);
  }
  args.set(arg.getImpl(), makeName(name).bits);
}

/// Keeps the block's name of the source, unless it could be mistaken for that
/// of another block.
void SsaNames::nameBlock(Block &block, uint32_t position) {
  NameCode named{blocks.lookup(&block)};
  if (LLVM_UNLIKELY(named && named.kind() == NameCode::Text)) {
    blockTexts[named.index()].position = position;
    return;
  }
  bool isOnly = position == 0 && !block.getNextNode();
  if (LLVM_LIKELY(!flags.keepNames || !flags.names))
    return isOnly ? void()
                  : blocks.set(&block,
                               NameCode::get(NameCode::Number, position).bits);
  StringRef source = flags.names->blocks.lookup(&block);
  source.consume_front("^");
  StringRef digits = source;
  digits.consume_front("bb");
  SmallString<32> text;
  sanitizeName(source, text);
  if (flags.keepAllNames && !source.empty()) {
    text = source;
  } else if (llvm::all_of(digits, llvm::isDigit) ||
             !usedBlockNames.insert(text).second) {
    blocks.set(&block, NameCode::get(NameCode::Number, position).bits);
    return;
  }
  blockTexts.push_back({saver.save(StringRef(text)), position});
  blocks.set(
      &block,
      NameCode::get(NameCode::Text, uint32_t(blockTexts.size() - 1)).bits);
}

void SsaNames::numberBlock(Block &block, uint32_t position, bool isEntry) {
  nameBlock(block, position);
  for (BlockArgument arg : block.getArguments()) {
    if (Type type = arg.getType())
      typeFlags |= type.getImpl()->flags;
    if (LLVM_UNLIKELY(!named.empty()) && named.contains(arg.getImpl()))
      continue;
    nameArgument(arg, isEntry);
  }
  numberOps(block);
}

void SsaNames::numberOps(Block &block) {
  uint32_t count = 0;
  for (Operation *op = block.getFirstOp(); op; op = op->getNextNode(), ++count)
    numberOp(op);
  if (LLVM_UNLIKELY(count >= LargeCount))
    large.insert(&block);
}

/// The name of `operand` for another value. The name of one of several results contains its number.
NameCode SsaNames::getOperandName(Value operand) {
  detail::ValueImpl *impl = operand.getImpl();
  if (impl->kind() == detail::ValueImpl::Argument)
    return of(impl);
  OpResult result(impl);
  NameCode name = of(result.getOwner());
  if (!name || result.getOwner()->getNumResults() == 1)
    return name;
  unsigned number = result.getResultNumber();
  unsigned size = result.getOwner()->getNumResults();
  if (name.kind() == NameCode::Groups) {
    ArrayRef<Group> all = getGroups(name);
    size_t i = all.size() - 1;
    while (all[i].first > number)
      --i;
    size = (i + 1 < all.size() ? all[i + 1].first : size) - all[i].first;
    number -= all[i].first;
    name = all[i].name;
  }
  if (size == 1)
    return name;
  std::string text = name.kind() == NameCode::Text ? getText(name).str()
                                                   : llvm::utostr(name.index());
  names.push_back(saver.save(text + "#" + llvm::utostr(number)));
  return NameCode::get(NameCode::Text, uint32_t(names.size() - 1));
}

/// Gives the arguments of the entry block the names of the operands (OperandNames.h).
void SsaNames::nameLikeOperands(Region &region, Operation *parent) {
  if (region.empty())
    return;
  Block &entry = *region.getFirstBlock();
  for (BlockArgument arg : entry.getArguments()) {
    if (arg.getArgNumber() >= parent->getNumOperands())
      return;
    NameCode name = getOperandName(parent->getOperand(arg.getArgNumber()));
    if (!name)
      continue;
    named.insert(arg.getImpl());
    args.set(arg.getImpl(), name.bits);
  }
}

void SsaNames::numberRegion(Region &region) {
  Operation *parent = region.getParentOp();
  if (LLVM_UNLIKELY(parent && parent->hasTrait(OpTrait::IsolatedFromAbove) &&
                    parent->getNumOperands() && !flags.generic) &&
      hasInterface<OperandNamesInterface>(parent->getDefinition()))
    nameLikeOperands(region, parent);
  if (parent && parent->getDefinition().getAsmBlockArgumentNames &&
      asksForNames())
    parent->getDefinition().getAsmBlockArgumentNames(
        region, [&](Value value, StringRef name) {
          if (!suggestFromSource(value).empty())
            return;
          named.insert(value.getImpl());
          args.set(value.getImpl(), makeName(name).bits);
        });
  uint32_t position = 0;
  for (Block *block = region.getFirstBlock(); block;
       block = block->getNextNode(), ++position)
    numberBlock(*block, position, /*isEntry=*/position == 0);
  if (LLVM_UNLIKELY(position >= LargeCount))
    large.insert(&region);
  named.clear();
  usedBlockNames.clear();
}

/// Numbers the regions of `op`, each from the counters in `context`, and all regions inside.
void SsaNames::numberRegions(RegionContext context, Operation *op) {
  bool unique = flags.uniqueSSAIds || flags.generic;
  auto push = [&](Region *region, const RegionContext &outside) {
    worklist.push_back(outside);
    worklist.back().region = region;
  };
  for (Region &region : op->getRegions())
    push(&region, context);
  bool restarts = !hasSuggestions;
  while (!worklist.empty()) {
    // The first suggestion makes all of it worthless; the caller starts again.
    if (restarts && hasSuggestions)
      return worklist.clear();
    RegionContext next = worklist.pop_back_val();
    if (!unique) {
      nextValue = next.value;
      nextArgument = next.argument;
      nextConflict = next.conflict;
    }
    pushScope(next.scope);
    numberRegion(*next.region);
    for (Region *region : found)
      push(region,
           {nullptr, nextValue, nextArgument, nextConflict, next.scope + 1});
    found.clear();
  }
}

void SsaNames::numberFrom(Operation *root) {
  pushScope(0);
  numberOp(root);
  found.clear();
  // The regions of the root do not see the names of its results.
  numberRegions({nullptr, 0, 0, 0, 1}, root);
}

NameCode SsaNames::ofOnlyBlock(Block *block) const {
  Region *region = block->getParent();
  Operation *parent = region ? region->getParentOp() : nullptr;
  bool isNamed = parent && region->hasOneBlock() && root->isAncestor(parent);
  return isNamed ? NameCode::get(NameCode::Number, 0) : NameCode();
}

void SsaNames::number(Operation *newRoot) {
  root = newRoot;
  nextValue = nextArgument = nextConflict = 0;
  hasSuggestions = flags.keepNames || flags.nameLocAsPrefix;
  reserveSourceNames();
  bool before = hasSuggestions;
  numberFrom(root);
  if (before == hasSuggestions)
    return;
  nextValue = nextArgument = nextConflict = 0;
  clearTexts();
  numberFrom(root);
}

void SsaNames::clearTexts() {
  names.clear();
  groups.clear();
  // Not `clear`, which takes as long as the set was ever large.
  for (StringRef name : usedOrder)
    used.erase(name);
  usedOrder.clear();
  scopes.clear();
}

/// Whether `block` and the regions of its operations have more than `limit` operations.
static bool hasMoreOpsInside(Block &block, size_t limit) {
  SmallVector<Block *, 32> worklist{&block};
  while (!worklist.empty())
    for (Operation &op : *worklist.pop_back_val()) {
      if (!limit--)
        return true;
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          worklist.push_back(&inner);
    }
  return false;
}

static bool hasAtMostOps(Block &block, size_t limit) {
  Operation *op = block.getFirstOp();
  for (; op && limit; op = op->getNextNode())
    --limit;
  return !op;
}

Block *SsaNames::numberTopLevelBlock(Operation *newRoot) {
  bool isPlain = !flags.keepNames && !flags.nameLocAsPrefix &&
                 !flags.uniqueSSAIds && !flags.generic && !flags.valueUsers;
  if (!isPlain || newRoot->getNumRegions() != 1 ||
      !newRoot->getRegion(0).hasOneBlock())
    return nullptr;
  // Few operations do not keep several threads busy.
  constexpr size_t ManyOps = 32;
  Region &region = newRoot->getRegion(0);
  Block &block = region.front();
  // The printer of the block may omit a terminator.
  if (!block.args_empty() || block.empty() ||
      block.back().mightHaveTrait(OpTrait::Terminator) ||
      hasAtMostOps(block, ManyOps) || !hasMoreOpsInside(block, LargeCount))
    return nullptr;
  root = newRoot;
  numberOp(root);
  found.clear();
  nextValue = 0;
  numberRegion(region);
  found.clear();
  if (hasSuggestions || !blockTexts.empty() || !groups.empty()) {
    hasSuggestions = false;
    nextValue = nextArgument = nextConflict = 0;
    clearTexts();
    return nullptr;
  }
  inside = {nullptr, nextValue, nextArgument, nextConflict, 0};
  return &block;
}

void SsaNames::numberRegionsOf(Operation *op) {
  if (!op->getNumRegions())
    return;
  const SsaNames &outside = outer ? *outer : *this;
  root = outside.root;
  auto number = [&] {
    clearTexts();
    blockTexts.clear();
    texts.Reset();
    numberRegions(outside.inside, op);
  };
  hasSuggestions = false;
  number();
  if (hasSuggestions)
    number();
}
