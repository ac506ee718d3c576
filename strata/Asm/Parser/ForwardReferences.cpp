// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Uses of values before their definitions: placeholders stand for the values meanwhile.
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The value of a result that is not defined here.
Value Parser::resolveForward(const UnresolvedOperand &operand, Type type) {
  ValueEntry &entry = values[operand.name];
  // A use before the definition: an earlier one of the same result has made
  // the placeholder.
  for (uint32_t i = entry.forward; i; i = forwardRefs[i - 1].next) {
    ForwardRef &ref = forwardRefs[i - 1];
    if (ref.number != operand.number)
      continue;
    Value value = ref.placeholder->getResult(0);
    if (value.getType() == type) {
      if (observesUses)
        observeUse(operand, value);
      return value;
    }
    reportOtherType(operand, type, value, ref.offset);
    return {};
  }
  if (entry.first)
    return (void)emitError(operand.loc, "reference to invalid result number"),
           Value();
  ForwardRef ref;
  ref.placeholder = Operation::create(locOf(operand.loc), placeholderDef, type,
                                      {}, {}, {}, 0);
  ref.name = operand.name;
  ref.number = operand.number;
  ref.offset = offsetOf(operand.loc);
  ref.next = entry.forward;
  forwardRefs.push_back(ref);
  entry.forward = uint32_t(forwardRefs.size());
  ++pendingForwardRefs;
  if (observesUses)
    observeUse(operand, ref.placeholder->getResult(0));
  return ref.placeholder->getResult(0);
}

uint32_t Parser::hold(const UnresolvedOperand &operand) {
  uint32_t found = values[operand.name].forward;
  while (forwardRefs[found - 1].number != operand.number)
    found = forwardRefs[found - 1].next;
  ++forwardRefs[found - 1].holders;
  return found;
}

void Parser::releaseForward(ArrayRef<uint32_t> held) {
  for (uint32_t ref : held)
    --forwardRefs[ref - 1].holders;
}

/// Replaces the placeholders of the values that were defined as `name` at `loc`.
ParseResult Parser::resolvePending(ValueEntry &entry, StringRef name,
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
ParseResult Parser::replaceForward(ForwardRef &ref, Value value, StringRef name,
                                   const char *loc) {
  Value used = ref.placeholder->getResult(0);
  if (used.getType() != value.getType()) {
    auto diag = emitError(loc, "definition of SSA value '%");
    diag << name << "#" << ref.number << "' has type " << value.getType();
    if (diag.isActive())
      diag.attachNote(locOf(placeOf(ref.offset)))
          << "previously used here with type " << used.getType();
    return failure();
  }
  if (observesUses)
    observer->didResolveValue(used, value);
  used.replaceAllUsesWith(value);
  if (LLVM_UNLIKELY(ref.holders))
    return success();
  ref.placeholder->destroy();
  ref.placeholder = nullptr;
  --pendingForwardRefs;
  return success();
}

/// Operations around the region may have used names that it defined for itself.
void Parser::keepHeld(ValueEntry &entry, uint32_t forward) {
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
llvm::StringSet<> Parser::getSkippedNames() const {
  llvm::StringSet<> names;
  for (StringRef text : skipped)
    for (size_t at = text.find('%'); at != StringRef::npos;
         at = text.find('%', at + 1))
      names.insert(text.drop_front(at + 1).take_while(
          [](char c) { return CharClass::is(c, CharClass::IdBody); }));
  return names;
}

ParseResult Parser::finishForwardRefs() {
  if (!pendingForwardRefs)
    return success();
  SmallVector<uint32_t, 4> offsets;
  llvm::StringSet<> skippedNames = getSkippedNames();
  for (ForwardRef &ref : forwardRefs)
    if (ref.placeholder && !skippedNames.contains(valueNames.getName(ref.name)))
      offsets.push_back(ref.offset);
  llvm::sort(offsets);
  for (uint32_t offset : offsets)
    (void)emitError(placeOf(offset), "use of undeclared SSA value name");
  return failure();
}
