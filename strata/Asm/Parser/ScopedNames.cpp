// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Parser/ScopedNamesDetail.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/Holes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

ScopedNames::ScopedNames(Parser &parser, Context *ctx)
    : p(parser), placeholderDef(ctx->getOpDefinition(
                     "builtin.unrealized_conversion_cast")) {}

ScopedNames::~ScopedNames() {
  for (ForwardRef &ref : forwardRefs)
    if (ref.placeholder) {
      ref.placeholder->dropAllUses();
      ref.placeholder->destroy();
    }
}

void ScopedNames::reserve(size_t count) {
  valueNames.reserve(count);
  values.reserve(count);
  definedNames.reserve(count);
}

Value ScopedNames::resolveOperand(const UnresolvedOperand &operand, Type type) {
  ValueEntry &entry = values[operand.name];
  if (LLVM_LIKELY(entry.first)) {
    if (LLVM_UNLIKELY(operand.number >= entry.count))
      return resolveForward(operand, type);
    Value value = entry.get(operand.number);
    if (LLVM_LIKELY(value.getType() == type)) {
      if (LLVM_UNLIKELY(p.observesUses))
        observeUse(operand, value);
      return value;
    }
    if (mergeTypes(value, type))
      return value;
    reportOtherType(operand, type, value, entry.offset);
    return {};
  }
  return resolveForward(operand, type);
}

Value ScopedNames::getDefinedValue(const UnresolvedOperand &operand) const {
  const ValueEntry &entry = values[operand.name];
  bool isDefined = entry.first && operand.number < entry.count;
  return isDefined ? entry.get(operand.number) : Value();
}

void ScopedNames::reportOtherType(const UnresolvedOperand &operand, Type type,
                                  Value value, uint32_t priorOffset) {
  auto diag = p.emitError(operand.loc, "use of value '%");
  diag << valueNames.getName(operand.name)
       << "' expects different type than prior uses: " << type << " vs "
       << value.getType();
  if (diag.isActive())
    diag.attachNote(p.locOf(p.placeOf(priorOffset))) << "prior use here";
}

bool ScopedNames::mergeTypes(Value value, Type type) {
  if (!p.acceptsHoles())
    return false;
  if (isInferredTypeHole(value.getType()))
    value.setType(type);
  else if (!isInferredTypeHole(type))
    return false;
  return true;
}

void ScopedNames::observeUse(const UnresolvedOperand &operand, Value value) {
  StringRef name = valueNames.getName(operand.name);
  const char *end = operand.loc + 1 + name.size();
  if (*end == '#')
    end += 1 + StringRef(end + 1, p.lexer.getEnd() - end - 1)
                   .take_while(llvm::isDigit)
                   .size();
  p.observer->didUseValue(value, name, p.rangeOf(operand.loc, end));
}

ParseResult ScopedNames::defineValue(StringRef name, const char *loc,
                                     Value first, uint32_t count) {
  uint32_t id = intern(name);
  ValueEntry &entry = values[id];
  if (LLVM_UNLIKELY(entry.first)) {
    auto diag = p.emitError(loc, "redefinition of SSA value '%" + name + "'");
    if (diag.isActive())
      diag.attachNote(p.locOf(p.placeOf(entry.offset)))
          << "previously defined here";
    return failure();
  }
  entry.first = first.getImpl();
  entry.count = count;
  entry.offset = p.offsetOf(loc);
  definedNames.push_back(id);
  if (LLVM_UNLIKELY(recordedNames))
    recordedNames->try_emplace(first, valueNames.getName(id));
  if (recordsDefinitions) {
    if (id >= everDefined.size())
      everDefined.resize(std::max<size_t>(id + 1, everDefined.size() * 2));
    everDefined[id] = true;
  }
  if (LLVM_UNLIKELY(p.observer))
    p.observer->didDefineValues(first, count, name,
                                p.rangeOf(loc, loc + 1 + name.size()));
  return LLVM_LIKELY(!entry.forward) ? success()
                                     : resolvePending(entry, name, loc);
}

/// The place at which the first value of that name is defined, or used before
/// its definition.
std::optional<uint32_t> ScopedNames::findReference(uint32_t name) const {
  const ValueEntry &entry = values[name];
  if (entry.first)
    return entry.offset;
  for (uint32_t i = entry.forward; i; i = forwardRefs[i - 1].next)
    if (forwardRefs[i - 1].number == 0)
      return forwardRefs[i - 1].offset;
  return std::nullopt;
}

//===-- Uses before definitions --------------------------------------------===//

/// The value of a result that is not defined here.
Value ScopedNames::resolveForward(const UnresolvedOperand &operand, Type type) {
  ValueEntry &entry = values[operand.name];
  // A use before the definition: an earlier one of the same result has made
  // the placeholder.
  for (uint32_t i = entry.forward; i; i = forwardRefs[i - 1].next) {
    ForwardRef &ref = forwardRefs[i - 1];
    if (ref.number != operand.number)
      continue;
    Value value = ref.placeholder->getResult(0);
    if (value.getType() == type) {
      if (p.observesUses)
        observeUse(operand, value);
      return value;
    }
    if (mergeTypes(value, type))
      return value;
    reportOtherType(operand, type, value, ref.offset);
    return {};
  }
  if (entry.first)
    return (void)p.emitError(operand.loc, "reference to invalid result number"),
           Value();
  ForwardRef ref;
  ref.placeholder = Operation::create(p.locOf(operand.loc), placeholderDef,
                                      type, {}, {}, {}, 0);
  ref.name = operand.name;
  ref.number = operand.number;
  ref.offset = p.offsetOf(operand.loc);
  ref.next = entry.forward;
  forwardRefs.push_back(ref);
  entry.forward = uint32_t(forwardRefs.size());
  ++pendingForwardRefs;
  if (p.observesUses)
    observeUse(operand, ref.placeholder->getResult(0));
  return ref.placeholder->getResult(0);
}

uint32_t ScopedNames::hold(const UnresolvedOperand &operand) {
  uint32_t found = values[operand.name].forward;
  while (forwardRefs[found - 1].number != operand.number)
    found = forwardRefs[found - 1].next;
  ++forwardRefs[found - 1].holders;
  return found;
}

void ScopedNames::releaseForward(ArrayRef<uint32_t> held) {
  for (uint32_t ref : held)
    --forwardRefs[ref - 1].holders;
}

/// Replaces the placeholders of the values that were defined as `name` at `loc`.
ParseResult ScopedNames::resolvePending(ValueEntry &entry, StringRef name,
                                        const char *loc) {
  // By result, of which each has one placeholder.
  SmallVector<uint32_t, 4> pending;
  for (uint32_t i = entry.forward; i; i = forwardRefs[i - 1].next)
    pending.push_back(i);
  llvm::sort(pending, [&](uint32_t a, uint32_t b) {
    return forwardRefs[a - 1].number < forwardRefs[b - 1].number;
  });
  entry.forward = 0;
  for (uint32_t i : pending) {
    ForwardRef &ref = forwardRefs[i - 1];
    Value used = ref.placeholder->getResult(0);
    // Results that do not exist stay undeclared, and so do values that only
    // operations around the region use.
    bool isOther =
        ref.number >= entry.count || (ref.holders && used.use_empty());
    if (!isOther &&
        failed(replaceForward(ref, entry.get(ref.number), name, loc)))
      return failure();
    if (isOther || ref.placeholder) {
      ref.next = entry.forward;
      entry.forward = i;
    }
  }
  return success();
}

/// Makes `value`, result `ref.number` of `name`, which is defined at `loc`, the one that
/// `ref` stands for. The placeholder stays if it is held.
ParseResult ScopedNames::replaceForward(ForwardRef &ref, Value value,
                                        StringRef name, const char *loc) {
  Value used = ref.placeholder->getResult(0);
  if (used.getType() != value.getType() && !mergeTypes(value, used.getType())) {
    auto diag = p.emitError(loc, "definition of SSA value '%");
    diag << name << "#" << ref.number << "' has type " << value.getType();
    if (diag.isActive())
      diag.attachNote(p.locOf(p.placeOf(ref.offset)))
          << "previously used here with type " << used.getType();
    return failure();
  }
  if (p.observesUses)
    p.observer->didResolveValue(used, value);
  used.replaceAllUsesWith(value);
  if (LLVM_UNLIKELY(ref.holders))
    return success();
  ref.placeholder->destroy();
  ref.placeholder = nullptr;
  --pendingForwardRefs;
  return success();
}

/// Operations around the region may have used names that it defined for itself.
void ScopedNames::keepHeld(ValueEntry &entry, uint32_t forward) {
  while (forward) {
    ForwardRef &ref = forwardRefs[forward - 1];
    uint32_t next = ref.next;
    if (ref.holders) {
      ref.next = entry.forward;
      entry.forward = forward;
    }
    forward = next;
  }
}

/// The names of values in text that was passed over after errors: they may be
/// defined there.
static llvm::StringSet<> getSkippedNames(ArrayRef<StringRef> skipped) {
  llvm::StringSet<> names;
  for (StringRef text : skipped)
    for (size_t at = text.find('%'); at != StringRef::npos;
         at = text.find('%', at + 1))
      names.insert(text.drop_front(at + 1).take_while(
          [](char c) { return CharClass::is(c, CharClass::IdBody); }));
  return names;
}

ParseResult ScopedNames::finishForwardRefs() {
  if (!pendingForwardRefs)
    return success();
  SmallVector<uint32_t, 4> offsets;
  llvm::StringSet<> skippedNames = getSkippedNames(p.skipped);
  for (ForwardRef &ref : forwardRefs)
    if (ref.placeholder && !skippedNames.contains(valueNames.getName(ref.name)))
      offsets.push_back(ref.offset);
  llvm::sort(offsets);
  for (uint32_t offset : offsets)
    (void)p.emitError(p.placeOf(offset), "use of undeclared SSA value name");
  return failure();
}

SmallVector<ForwardRef, 8> ScopedNames::getFreeValues(bool withNumbers) const {
  SmallVector<ForwardRef, 8> free;
  // The results after the first of a group have no definition of their own.
  for (const ForwardRef &ref : forwardRefs)
    if (ref.placeholder && (ref.number == 0 || withNumbers))
      free.push_back(ref);
  llvm::sort(free, [](const ForwardRef &a, const ForwardRef &b) {
    return a.offset < b.offset;
  });
  return free;
}

void ScopedNames::dropForwardRefs() {
  for (ForwardRef &ref : forwardRefs) {
    values[ref.name].forward = 0;
    if (!ref.placeholder)
      continue;
    ref.placeholder->dropAllUses();
    ref.placeholder->destroy();
    ref.placeholder = nullptr;
  }
  pendingForwardRefs = 0;
}

void ScopedNames::replaceFree(const ForwardRef &free, Value value) {
  uint32_t *link = &values[free.name].forward;
  while (forwardRefs[*link - 1].number != free.number)
    link = &forwardRefs[*link - 1].next;
  ForwardRef &ref = forwardRefs[*link - 1];
  *link = ref.next;
  ref.placeholder->getResult(0).replaceAllUsesWith(value);
  ref.placeholder->destroy();
  ref.placeholder = nullptr;
  --pendingForwardRefs;
  if (!recordedNames)
    return;
  std::string name = (getName(free.name) + "#" + Twine(free.number)).str();
  recordedNames->try_emplace(value, StringAttr::get(p.ctx, name).getValue());
}

//===-- Regions and blocks -------------------------------------------------===//

void ScopedNames::pushRegion() {
  scopes.emplace_back();
  scopes.back().firstName = definedNames.size();
  scopes.back().number = nextRegion++;
}

ParseResult ScopedNames::popRegion() {
  RegionScope &scope = scopes.back();
  for (size_t i = scope.firstName; i < definedNames.size(); ++i) {
    ValueEntry &entry = values[definedNames[i]];
    uint32_t forward = entry.forward;
    entry = ValueEntry();
    if (LLVM_UNLIKELY(forward))
      keepHeld(entry, forward);
  }
  definedNames.resize(scope.firstName);
  // Blocks that were mentioned but not defined, in the order of their places.
  SmallVector<std::pair<uint32_t, Block *>, 2> undefined;
  for (uint32_t id : scope.mentioned) {
    BlockEntry &entry = blocks[id];
    if (!entry.defined)
      undefined.push_back({entry.offset, entry.block});
    entry = BlockEntry();
  }
  for (auto &[id, hidden] : scope.hidden)
    blocks[id] = hidden;
  scopes.pop_back();
  if (undefined.empty())
    return success();
  llvm::sort(undefined);
  for (auto &[offset, block] : undefined) {
    (void)p.emitError(p.placeOf(offset), "reference to an undefined block");
    block->destroy();
  }
  return failure();
}

/// Leaves a region that could not be read.
void ScopedNames::dropRegion() {
  RegionScope &scope = scopes.back();
  for (size_t i = scope.firstName; i < definedNames.size(); ++i)
    values[definedNames[i]] = ValueEntry();
  definedNames.resize(scope.firstName);
  for (uint32_t id : scope.mentioned) {
    // Blocks that are referenced but not defined have no owner yet.
    if (blocks[id].block && !blocks[id].defined)
      blocks[id].block->destroy();
    blocks[id] = BlockEntry();
  }
  for (auto &[id, hidden] : scope.hidden)
    blocks[id] = hidden;
  scopes.pop_back();
}

/// The entry of a block name in the current region.
BlockEntry &ScopedNames::getBlock(StringRef name, const char *at) {
  uint32_t id = blockNames.intern(name);
  if (id >= blocks.size())
    blocks.resize(std::max<size_t>(id + 1, blocks.size() * 2));
  BlockEntry &entry = blocks[id];
  RegionScope &scope = scopes.back();
  if (entry.region != scope.number) {
    if (entry.region)
      scope.hidden.push_back({id, entry});
    entry = BlockEntry();
    entry.region = scope.number;
    entry.offset = p.offsetOf(at);
    scope.mentioned.push_back(id);
  }
  return entry;
}

void ScopedNames::forEachFreeBlock(
    function_ref<void(BlockEntry &, StringRef name)> fn) {
  for (uint32_t id : scopes.back().mentioned)
    if (!blocks[id].defined)
      fn(blocks[id], blockNames.getName(id));
}

void ScopedNames::destroyFreeBlocks() {
  for (RegionScope &scope : scopes)
    for (uint32_t id : scope.mentioned)
      if (BlockEntry &entry = blocks[id]; entry.block && !entry.defined)
        entry.block->destroy();
}

//===-- Names of two parts -------------------------------------------------===//

bool ScopedNames::canTakeValues(ScopedNames &second) {
  // Names visible here must not be defined there, and open uses here must find
  // definitions of their type on the outermost level there.
  for (uint32_t id = 0; id < second.valueNames.size(); ++id) {
    if (!second.wasEverDefined(id))
      continue;
    uint32_t own = valueNames.intern(second.valueNames.getName(id));
    if (own >= values.size())
      continue;
    if (values[own].first)
      return false;
    if (!values[own].forward)
      continue;
    ValueEntry &entry = second.values[id];
    if (!entry.first)
      return false;
    for (uint32_t i = values[own].forward; i; i = forwardRefs[i - 1].next) {
      ForwardRef &ref = forwardRefs[i - 1];
      if (ref.number >= entry.count ||
          entry.get(ref.number).getType() !=
              ref.placeholder->getResult(0).getType())
        return false;
    }
  }
  for (ForwardRef &ref : second.forwardRefs) {
    if (!ref.placeholder)
      continue;
    Type type = ref.placeholder->getResult(0).getType();
    uint32_t own = valueNames.intern(second.valueNames.getName(ref.name));
    if (own >= values.size())
      continue;
    ValueEntry &entry = values[own];
    if (entry.first &&
        (ref.number >= entry.count || entry.get(ref.number).getType() != type))
      return false;
    for (uint32_t i = entry.forward; i; i = forwardRefs[i - 1].next)
      if (forwardRefs[i - 1].number == ref.number &&
          forwardRefs[i - 1].placeholder->getResult(0).getType() != type)
        return false;
  }
  return true;
}

bool ScopedNames::canTakeBlocks(ScopedNames &second) {
  for (uint32_t id : second.scopes.front().mentioned) {
    uint32_t own = blockNames.intern(second.blockNames.getName(id));
    if (own < blocks.size() && blocks[own].region == scopes.back().number &&
        blocks[own].defined && second.blocks[id].defined)
      return false;
  }
  return true;
}

/// Makes the uses of `from` uses of `to`, in front of those it has and in the
/// order they have: as if they had been read one after the other.
static void moveUses(Value from, Value to) {
  SmallVector<OpOperand *, 8> uses;
  for (OpOperand &use : from.getUses())
    uses.push_back(&use);
  for (OpOperand *use : llvm::reverse(uses))
    use->set(to);
}

void ScopedNames::takeValues(ScopedNames &second) {
  // Open uses here that the second half defines.
  for (uint32_t id : second.definedNames) {
    uint32_t own = valueNames.intern(second.valueNames.getName(id));
    if (own >= values.size() || !values[own].forward)
      continue;
    for (uint32_t i = values[own].forward; i; i = forwardRefs[i - 1].next) {
      ForwardRef &ref = forwardRefs[i - 1];
      // These came before the uses that the second half has found.
      Value value = second.values[id].get(ref.number);
      SmallVector<OpOperand *, 8> later;
      for (OpOperand &use : value.getUses())
        later.push_back(&use);
      ref.placeholder->getResult(0).replaceAllUsesWith(value);
      for (OpOperand *use : llvm::reverse(later))
        use->set(value);
      ref.placeholder->destroy();
      ref.placeholder = nullptr;
      --pendingForwardRefs;
    }
    values[own].forward = 0;
  }
  // Open uses there: defined here, open here too, or still to come.
  for (ForwardRef &ref : second.forwardRefs) {
    if (!ref.placeholder)
      continue;
    uint32_t own = valueNames.intern(second.valueNames.getName(ref.name));
    if (own >= values.size())
      values.resize(valueNames.size() + 64);
    ValueEntry &entry = values[own];
    Value known;
    if (entry.first)
      known = entry.get(ref.number);
    else
      for (uint32_t i = entry.forward; i && !known; i = forwardRefs[i - 1].next)
        if (forwardRefs[i - 1].number == ref.number)
          known = forwardRefs[i - 1].placeholder->getResult(0);
    if (known) {
      moveUses(ref.placeholder->getResult(0), known);
      ref.placeholder->destroy();
    } else {
      ForwardRef moved = ref;
      moved.name = own;
      moved.next = entry.forward;
      forwardRefs.push_back(moved);
      entry.forward = uint32_t(forwardRefs.size());
      ++pendingForwardRefs;
    }
    ref.placeholder = nullptr;
  }
}

void ScopedNames::takeBlocks(ScopedNames &second) {
  for (uint32_t id : second.scopes.front().mentioned) {
    BlockEntry &theirs = second.blocks[id];
    BlockEntry &ours =
        getBlock(second.blockNames.getName(id), p.placeOf(theirs.offset));
    if (!ours.block) {
      ours.block = theirs.block;
      ours.defined = theirs.defined;
      ours.offset = theirs.offset;
    } else if (theirs.defined) {
      ours.block->replaceAllUsesWith(theirs.block);
      ours.block->destroy();
      ours.block = theirs.block;
      ours.defined = true;
      ours.offset = theirs.offset;
    } else {
      theirs.block->replaceAllUsesWith(ours.block);
      theirs.block->destroy();
    }
  }
  second.scopes.front().mentioned.clear();
}
