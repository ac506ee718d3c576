// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Operation.h"

#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Graph/MutationObserver.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/Verify/Verifier.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using detail::Mutation;
using detail::OutOfLineResultImpl;
using detail::ValueImpl;

//===-- Creation -----------------------------------------------------------===//

size_t Operation::allocationSize() const {
  size_t size = sizeof(Operation) + numResults * resultSize(numResults);
  if (hasTail)
    size += sizeof(Tail) + tail()->numAttrSlots * sizeof(Attribute) +
            tail()->numSuccessors * sizeof(BlockOperand) +
            tail()->numRegions * sizeof(Region);
  return size;
}

// Inlined into the functions that use them: with integer types that are got without a
// detour, 0.3 to 0.5 % of the instructions to read and print a module.
LLVM_ATTRIBUTE_ALWAYS_INLINE
void Operation::initTail(ArrayRef<Block *> successors, Attribute properties) {
  unsigned numSlots = tail()->numAttrSlots;
  if (def->registered)
    for (unsigned i = 0; i < numSlots; ++i)
      new (attrSlotArray() + i) Attribute(def->attributes[i].getInitialValue());
  else if (numSlots)
    new (attrSlotArray()) Attribute(properties);
  for (auto [i, block] : llvm::enumerate(successors)) {
    auto *operand = new (successorArray() + i) BlockOperand();
    operand->owner = this;
    operand->block = block;
    if (block)
      operand->link();
  }
  for (unsigned i = 0; i < tail()->numRegions; ++i)
    new (regionArray() + i) Region(this);
}

/// Asserts that the parts of an operation of `ctx` belong to `ctx`.
static void checkSameContext(Context *ctx, Location loc, ArrayRef<Type> types,
                             ArrayRef<Value> operands, Attribute attrs,
                             ArrayRef<Block *> successors) {
#ifndef NDEBUG
  auto isForeign = [ctx](auto part) {
    return part && part.getContext() != ctx;
  };
  assert(!isForeign(loc.getAttrOrNull()) && "location of another Context");
  assert(llvm::none_of(types, isForeign) && "result type of another Context");
  for (Value operand : operands)
    assert((!operand || !isForeign(operand.getType())) &&
           "operand of another Context");
  assert(!isForeign(attrs) && "attribute of another Context");
  for (Block *block : successors)
    assert((!block || block->getContext() == ctx) &&
           "successor of another Context");
#else
  (void)ctx, (void)loc, (void)types, (void)operands, (void)attrs;
  (void)successors;
#endif
}

LLVM_ATTRIBUTE_ALWAYS_INLINE
Operation *Operation::createFrom(Location loc, const OpDefinition *def,
                                 ArrayRef<Type> types, ArrayRef<Value> operands,
                                 DictionaryAttr discardable,
                                 ArrayRef<Block *> successors,
                                 unsigned numRegions, Attribute properties) {
  checkSameContext(def->ctx, loc, types, operands, discardable, successors);
  PoolSet &pools = def->ctx->getPools();
  unsigned numResults = types.size();
  unsigned numSlots = def->registered ? unsigned(def->attributes.size())
                                      : unsigned(bool(properties));
  bool hasTail = numSlots || !successors.empty() || numRegions;
  size_t size = sizeof(Operation) + numResults * resultSize(numResults);
  if (hasTail)
    size += sizeof(Tail) + numSlots * sizeof(Attribute) +
            successors.size() * sizeof(BlockOperand) +
            numRegions * sizeof(Region);
  auto *op = new (pools.operations.allocate(size)) Operation();
  op->def = def;
  op->location = loc;
  op->attributes =
      discardable && !discardable.empty() ? discardable.getImpl() : nullptr;
  op->numResults = numResults;
  op->marked = false;
  op->hasTail = hasTail;
  bool large = numResults > 6;
  for (unsigned i = 0; i < numResults; ++i) {
    ValueImpl *result = op->resultImpl(i);
    result->init(types[i], large ? ValueImpl::OutOfLine : i);
    if (large)
      static_cast<OutOfLineResultImpl *>(result)->index = i;
  }
  if (hasTail) {
    *op->tail() = {uint32_t(successors.size()), numRegions, numSlots, 0};
    op->initTail(successors, properties);
  }
  if (!operands.empty()) {
    auto size = uint32_t(operands.size());
    op->operands = op->allocateOperands(pools.operands, size, size);
    for (auto [i, value] : llvm::enumerate(operands)) {
      auto *operand = new (op->operands + i) OpOperand(i);
      operand->value = value;
      if (value)
        operand->link(value.getImpl());
    }
  }
  return op;
}

Operation *Operation::create(Location loc, const OpDefinition *def,
                             TypeRange types, ValueRange operands,
                             DictionaryAttr discardable,
                             ArrayRef<Block *> successors, unsigned numRegions,
                             Attribute properties) {
  SmallVector<Type, 4> typeStorage;
  SmallVector<Value, 4> operandStorage;
  return createFrom(loc, def, types.getArray(typeStorage),
                    operands.getArray(operandStorage), discardable, successors,
                    numRegions, properties);
}

Operation *Operation::create(OperationState &state) {
  const OpDefinition *def = state.name.getDefinition();
  SmallVector<NamedAttribute, 4> discardable;
  SmallVector<std::pair<int, Attribute>, 4> inherent;
  for (const NamedAttribute &attr : state.attributes) {
    int slot = def->registered ? def->findAttribute(attr.getNameRef()) : -1;
    if (slot < 0)
      discardable.push_back(attr);
    else
      inherent.push_back({slot, attr.getValue()});
  }
  DictionaryAttr dictionary;
  if (!discardable.empty())
    dictionary = DictionaryAttr::get(def->ctx, discardable);
  Operation *op = create(state.location, def, state.types, state.operands,
                         dictionary, state.successors,
                         unsigned(state.regions.size()), state.propertiesAttr);
  for (auto [slot, value] : state.slots)
    op->attrSlotArray()[slot] = value;
  for (auto [slot, value] : inherent)
    op->attrSlotArray()[slot] = value;
  for (auto [i, region] : llvm::enumerate(state.regions))
    if (region)
      op->getRegion(i).takeBody(*region);
  return op;
}

void OperationState::addAttribute(StringRef attrName, Attribute value) {
  Context *ctx = name.getDefinition()->ctx;
  attributes.push_back(NamedAttribute(StringAttr::get(ctx, attrName), value));
}

//===-- Destruction --------------------------------------------------------===//

void Operation::dropAllReferences() {
  bool isObserved = getContext()->getObserver();
  auto drop = [isObserved](Operation *op) {
    if (isObserved) {
      for (OpOperand &operand : op->getOpOperands())
        operand.set({});
      for (BlockOperand &operand : op->getBlockOperands())
        operand.set(nullptr);
      return;
    }
    for (OpOperand &operand : op->getOpOperands())
      if (operand.value) {
        operand.unlink();
        operand.value = {};
      }
    for (BlockOperand &operand : op->getBlockOperands())
      if (operand.block) {
        operand.unlink();
        operand.block = nullptr;
      }
  };
  if (getNumRegions())
    walk<WalkOrder::PreOrder>(drop);
  else
    drop(this);
}

/// Frees the operation itself; its regions must be empty and its operands
/// dropped.
void Operation::destroyShallow() {
  dropAllUses();
  if (MutationObserver *observer = getContext()->getObserver())
    observer->willDestroy(this);
  freeOperands();
  Pool &pool = getContext()->getPools().operations;
  size_t size = allocationSize();
#ifndef NDEBUG
  for (unsigned i = 0; i < numResults; ++i)
    resultImpl(i)->typeAndKind = ValueImpl::Erased;
  def = nullptr;
#endif
  pool.deallocate(this, size);
}

void Operation::freeOperands() {
  if (!operands)
    return;
  deallocateOperands(getContext()->getPools().operands, operands);
  operands = nullptr;
}

void Operation::destroy() {
  assert(!parent && "operation is still in a block");
  // All uses inside are dropped first; then everything is freed in post-order
  // with an explicit list, so that depth does not matter.
  dropAllReferences();
  if (!getNumRegions())
    return destroyShallow();
  SmallVector<Operation *, 16> pending{this};
  while (!pending.empty()) {
    Operation *op = pending.back();
    bool descended = false;
    for (Region &region : op->getRegions()) {
      for (Block *block = region.firstBlock; block && !descended;
           block = region.firstBlock) {
        if (Operation *inner = block->first) {
          Mutation::removeOp(inner);
          pending.push_back(inner);
          descended = true;
          break;
        }
        Mutation::removeBlock(block);
        block->destroy();
      }
      if (descended)
        break;
    }
    if (descended)
      continue;
    pending.pop_back();
    op->destroyShallow();
  }
}

void Operation::remove() { Mutation::removeOp(this); }

void Operation::erase() {
  checkLive();
  assert(use_empty() && "results still have uses");
  Mutation::removeOp(this);
  destroy();
}

void Operation::dropAllUses() {
  for (unsigned i = 0; i < numResults; ++i)
    while (OpOperand *use = resultImpl(i)->firstUse)
      Mutation::setOperand(*use, {});
}

//===-- Place --------------------------------------------------------------===//

void Operation::setLoc(Location loc) { Mutation::setLoc(this, loc); }

bool Operation::isAncestor(const Operation *other) const {
  for (; other; other = other->getParentOp())
    if (this == other)
      return true;
  return false;
}

/// Gives this operation a number between those of its neighbours, or renumbers
/// the block when there is no room.
void Operation::updateOrder() {
  uint32_t before = prev ? prev->order : 0;
  if (prev && !before)
    return parent->recomputeOpOrder();
  if (!next) {
    order = before + OrderStride;
    if (order < before)
      parent->recomputeOpOrder();
    return;
  }
  uint32_t after = next->order;
  if (after <= before + 1)
    return parent->recomputeOpOrder();
  order = before + (after - before) / 2;
}

bool Operation::isBeforeInBlock(Operation *other) {
  assert(parent && parent == other->parent && "not in the same block");
  if (LLVM_UNLIKELY(!parent->orderValid)) {
    parent->recomputeOpOrder();
  } else {
    if (!order)
      updateOrder();
    if (!other->order)
      other->updateOrder();
  }
  return order < other->order;
}

void Operation::moveBefore(Operation *other) {
  assert(other->getBlock() && "the other operation is not in a block");
  if (this == other)
    return;
  Mutation::removeOp(this);
  Mutation::insertOp(this, other->parent, other);
}

void Operation::moveBefore(Block *block, Block::iterator position) {
  Operation *before = position.getNodePtr();
  if (this == before)
    return;
  Mutation::removeOp(this);
  Mutation::insertOp(this, block, before);
}

void Operation::moveAfter(Operation *other) {
  assert(other->getBlock() && "the other operation is not in a block");
  if (this == other)
    return;
  moveBefore(other->parent, Block::iterator(other->next, other->parent));
}
void Operation::moveAfter(Block *block, Block::iterator position) {
  moveBefore(block, std::next(position));
}

//===-- Operands and results -----------------------------------------------===//

LLVM_ATTRIBUTE_ALWAYS_INLINE
OpOperand *Operation::allocateOperands(Pool &pool, uint32_t size,
                                       uint32_t capacity) {
  char *memory = static_cast<char *>(pool.allocate(getArrayBytes(capacity)));
  bool isShort = capacity <= MaxShortCapacity;
  if (LLVM_UNLIKELY(!isShort)) {
    new (memory) OperandSizes{size, capacity};
    memory += sizeof(OperandSizes);
  }
  auto *header = new (memory) OperandHeader();
  header->capacity = isShort ? capacity : MaxShortCapacity + 1;
  header->size = isShort ? size : 0;
  header->owner = uint64_t(reinterpret_cast<uintptr_t>(this));
  return reinterpret_cast<OpOperand *>(header + 1);
}

void Operation::deallocateOperands(Pool &pool, OpOperand *operands) {
  auto *header = reinterpret_cast<OperandHeader *>(operands) - 1;
  uint32_t capacity = getSizes(header).capacity;
  void *memory = header;
  if (capacity > MaxShortCapacity)
    memory = reinterpret_cast<OperandSizes *>(header) - 1;
  pool.deallocate(memory, getArrayBytes(capacity));
}

/// Sets the number of operands; new ones are null.
void Operation::resizeOperands(uint32_t size) {
  uint32_t oldSize = getNumOperands();
  for (uint32_t i = size; i < oldSize; ++i)
    if (operands[i].value)
      operands[i].unlink();
  uint32_t oldCapacity = operands ? getSizes(header()).capacity : 0;
  if (operands && size <= oldCapacity) {
    for (uint32_t i = oldSize; i < size; ++i)
      new (operands + i) OpOperand(i);
    setSize(header(), size);
    return;
  }
  if (!size)
    return;
  Pool &pool = getContext()->getPools().operands;
  auto capacity = std::max(size, uint32_t(llvm::NextPowerOf2(oldCapacity + 2)));
  OpOperand *moved = allocateOperands(pool, size, capacity);
  for (uint32_t i = 0; i < size; ++i) {
    auto *operand = new (moved + i) OpOperand(i);
    if (i >= oldSize || !operands[i].value)
      continue;
    // A moved operand becomes a new use, as in MLIR, which has the same
    // capacities.
    operand->value = operands[i].value;
    operands[i].unlink();
    operand->link(operand->value.getImpl());
  }
  if (operands)
    deallocateOperands(pool, operands);
  operands = moved;
}

void Operation::setOperands(ValueRange values) {
  SmallVector<Value, 8> copy(values.begin(), values.end());
  if (copy.size() != getNumOperands())
    Mutation::resizeOperands(this, copy.size());
  for (auto [i, value] : llvm::enumerate(copy))
    Mutation::setOperand(operands[i], value);
}

void Operation::setOperands(unsigned start, unsigned count, ValueRange values) {
  assert(start + count <= getNumOperands() && "operands out of range");
  SmallVector<Value, 8> copy(values.begin(), values.end());
  if (copy.size() < count)
    eraseOperands(start + copy.size(), count - copy.size());
  for (unsigned i = 0; i < count && i < copy.size(); ++i)
    Mutation::setOperand(operands[start + i], copy[i]);
  if (copy.size() > count)
    insertOperands(start + count, ArrayRef(copy).drop_front(count));
}

void Operation::insertOperands(unsigned index, ValueRange values) {
  assert(index <= getNumOperands() && "index of an operand out of range");
  SmallVector<Value, 8> copy(values.begin(), values.end());
  unsigned oldSize = getNumOperands(), count = unsigned(copy.size());
  Mutation::resizeOperands(this, oldSize + count);
  // From the last on: the first of those that move is the newest use then.
  for (unsigned i = oldSize; i-- > index;)
    Mutation::setOperand(operands[i + count], operands[i].get());
  for (unsigned i = 0; i < count; ++i)
    Mutation::setOperand(operands[index + i], copy[i]);
}

void Operation::eraseOperands(const llvm::BitVector &which) {
  for (unsigned i = getNumOperands(); i-- > 0;)
    if (which.test(i))
      eraseOperand(i);
}

void Operation::eraseOperands(unsigned index, unsigned count) {
  assert(index + count <= getNumOperands() && "operands out of range");
  if (!count)
    return;
  unsigned size = getNumOperands() - count;
  for (unsigned i = index; i < size; ++i)
    Mutation::setOperand(operands[i], operands[i + count].get());
  Mutation::resizeOperands(this, size);
}

void Operation::replaceUsesOfWith(Value from, Value to) {
  for (OpOperand &operand : getOpOperands())
    if (operand.get() == from)
      operand.set(to);
}

bool Operation::isUsedOutsideOfBlock(Block *block) const {
  return llvm::any_of(getUsers(), [block](Operation *user) {
    return user->getBlock() != block;
  });
}

void Operation::replaceAllUsesWith(ValueRange values) {
  assert(values.size() == numResults && "one value for each result");
  for (unsigned i = 0; i < numResults; ++i)
    getResult(i).replaceAllUsesWith(values[i]);
}

void Operation::replaceUsesWithIf(
    ValueRange values, function_ref<bool(OpOperand &)> shouldReplace) {
  assert(values.size() == numResults && "one value for each result");
  for (unsigned i = 0; i < numResults; ++i)
    getResult(i).replaceUsesWithIf(values[i], shouldReplace);
}

void Operation::replaceAllUsesWith(Operation *other) {
  assert(other->getNumResults() == numResults &&
         "one new result for each old one");
  for (unsigned i = 0; i < numResults; ++i)
    getResult(i).replaceAllUsesWith(other->getResult(i));
}

//===-- Attributes ---------------------------------------------------------===//

DictionaryAttr Operation::getDiscardableAttrDictionary() const {
  return attributes ? DictionaryAttr(attributes)
                    : DictionaryAttr::get(getContext());
}

ArrayRef<NamedAttribute> Operation::getDiscardableAttrs() const {
  if (!attributes)
    return {};
  return DictionaryAttr(attributes).getValue();
}

void Operation::setDiscardableAttrs(DictionaryAttr dictionary) {
  Mutation::setDiscardableAttrs(this, dictionary);
}

Attribute Operation::getDiscardableAttr(StringRef name) const {
  return attributes ? DictionaryAttr(attributes).get(name) : Attribute();
}

void Operation::setDiscardableAttr(StringRef name, Attribute value) {
  setDiscardableAttr(StringAttr::get(getContext(), name), value);
}

Attribute Operation::removeDiscardableAttr(StringRef name) {
  Attribute old = getDiscardableAttr(name);
  if (old)
    setDiscardableAttr(name, {});
  return old;
}

void Operation::addMissingDerivedAttribute() {
  const DerivedAttribute &derived = def->derivedAttribute;
  if (!getDiscardableAttr(derived.name.getValue()))
    if (Attribute value = derived.compute(this))
      setDiscardableAttr(derived.name, value);
}

void Operation::setDiscardableAttr(StringAttr name, Attribute value) {
  SmallVector<NamedAttribute, 8> entries;
  bool found = false;
  for (const NamedAttribute &entry : getDiscardableAttrs()) {
    if (entry.getName() != name) {
      entries.push_back(entry);
      continue;
    }
    found = true;
    if (value)
      entries.push_back(NamedAttribute(name, value));
  }
  if (!found && value)
    entries.push_back(NamedAttribute(name, value));
  Mutation::setDiscardableAttrs(this,
                                DictionaryAttr::get(getContext(), entries));
}

void Operation::setAttrSlot(unsigned index, Attribute value) {
  Mutation::setAttrSlot(this, index, value);
}

Attribute Operation::getPropertiesAttr() const {
  if (def->registered || !hasTail || !tail()->numAttrSlots)
    return {};
  return attrSlotArray()[0];
}

Attribute Operation::getPropertiesAsAttribute() const {
  if (!def->registered)
    return getPropertiesAttr();
  SmallVector<NamedAttribute, 8> entries;
  for (auto [slot, value] : llvm::zip(def->attributes, getAttrSlots()))
    if (value)
      entries.push_back(
          NamedAttribute(StringAttr::get(getContext(), slot.name), value));
  if (entries.empty())
    return {};
  return DictionaryAttr::getWithSorted(getContext(), entries);
}

std::optional<Attribute> Operation::getInherentAttr(StringRef name) const {
  if (!def->registered) {
    Attribute attr = getInherentAttrOrNull(name);
    return attr ? std::optional(attr) : std::nullopt;
  }
  int slot = def->findAttribute(name);
  return slot < 0 ? std::nullopt : std::optional(getAttrSlots()[slot]);
}

Attribute Operation::getInherentAttrOrNull(StringRef name) const {
  if (!def->registered) {
    auto dictionary = dyn_cast_or_null<DictionaryAttr>(getPropertiesAttr());
    return dictionary ? dictionary.get(name) : Attribute();
  }
  int slot = def->findAttribute(name);
  return slot < 0 ? Attribute() : getAttrSlots()[slot];
}

Attribute Operation::getAttr(StringRef name) const {
  if (Attribute inherent = getInherentAttrOrNull(name))
    return inherent;
  return getDiscardableAttr(name);
}

void Operation::setAttr(StringRef name, Attribute value) {
  int slot = def->registered ? def->findAttribute(name) : -1;
  if (slot >= 0)
    return Mutation::setAttrSlot(this, slot, value);
  setDiscardableAttr(StringAttr::get(getContext(), name), value);
}

Attribute Operation::removeAttr(StringRef name) {
  Attribute old = getAttr(name);
  if (old)
    setAttr(name, {});
  return old;
}

SmallVector<NamedAttribute> Operation::getAttrs() const {
  SmallVector<NamedAttribute> entries;
  llvm::append_range(entries, getDiscardableAttrs());
  if (auto inherent =
          dyn_cast_or_null<DictionaryAttr>(getPropertiesAsAttribute())) {
    llvm::append_range(entries, inherent.getValue());
    llvm::sort(entries, [](const NamedAttribute &a, const NamedAttribute &b) {
      return a.getNameRef() < b.getNameRef();
    });
  }
  return entries;
}

DictionaryAttr Operation::getAttrDictionary() const {
  return DictionaryAttr::get(getContext(), getAttrs());
}

void Operation::setAttrs(ArrayRef<NamedAttribute> attrs) {
  SmallVector<NamedAttribute> discardable;
  for (const NamedAttribute &entry : getAttrs())
    if (def->registered && def->findAttribute(entry.getNameRef()) >= 0 &&
        llvm::none_of(attrs, [&](const NamedAttribute &attr) {
          return attr.getName() == entry.getName();
        }))
      setAttr(entry.getNameRef(), {});
  for (const NamedAttribute &attr : attrs)
    if (def->registered && def->findAttribute(attr.getNameRef()) >= 0)
      setAttr(attr.getNameRef(), attr.getValue());
    else
      discardable.push_back(attr);
  setDiscardableAttrs(DictionaryAttr::get(getContext(), discardable));
}
void Operation::setAttrs(DictionaryAttr attrs) { setAttrs(attrs.getValue()); }

//===-- Walking ------------------------------------------------------------===//

bool detail::WalkFrame::settle() {
  while (!next) {
    if (block)
      block = block->getNextNode();
    while (!block) {
      if (region == op->getNumRegions())
        return false;
      block = op->getRegion(region++).getFirstBlock();
    }
    next = block->getFirstOp();
  }
  return true;
}

//===-- Diagnostics --------------------------------------------------------===//

/// Prints `op` in custom form if it verifies, otherwise in generic form.
static void appendVerified(Diagnostic &note, Operation *op) {
  bool isFine;
  {
    DiagnosticCapture silence;
    isFine = succeeded(verify(op));
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  op->getContext()->getRenderer().printOp(op, os, /*generic=*/!isFine);
  os.flush();
  note << (StringRef(text).contains('\n') ? "\n" : "")
       << StringRef(text).rtrim();
}

static InFlightDiagnostic emitOn(Operation *op, DiagnosticSeverity severity,
                                 const Twine &message) {
  Context *ctx = op->getContext();
  Diagnostic diag(ctx, op->getLoc(), severity);
  diag << message;
  detail::attachStackTrace(diag);
  if (ctx->shouldPrintOpOnDiagnostic() && ctx->getRenderer().printOp) {
    Diagnostic &note = diag.attachNote(op->getLoc());
    note << "see current operation: ";
    if (severity == DiagnosticSeverity::Error)
      note << *op;
    else
      appendVerified(note, op);
  }
  return InFlightDiagnostic(std::move(diag));
}

InFlightDiagnostic Operation::emitError(const Twine &message) {
  return emitOn(this, DiagnosticSeverity::Error, message);
}
InFlightDiagnostic Operation::emitWarning(const Twine &message) {
  return emitOn(this, DiagnosticSeverity::Warning, message);
}
InFlightDiagnostic Operation::emitRemark(const Twine &message) {
  return emitOn(this, DiagnosticSeverity::Remark, message);
}
InFlightDiagnostic Operation::emitOpError(const Twine &message) {
  return emitError("'" + getDisplayName(getDefinition()) + "' op " + message);
}

LogicalResult Operation::fold(ArrayRef<Attribute> constants,
                              SmallVectorImpl<OpFoldResult> &results) {
  return strata::fold(this, constants, results);
}
LogicalResult Operation::fold(SmallVectorImpl<OpFoldResult> &results) {
  return strata::fold(this, results);
}

//===-- Printing -----------------------------------------------------------===//

static bool verifiesSilently(Operation *op) {
  DiagnosticCapture silence;
  return succeeded(verify(op));
}

void Operation::print(raw_ostream &os, const PrintingFlags &flags) {
  const auto &print = getContext()->getRenderer().printOpWithFlags;
  if (!print) {
    os << "<<no renderer: call installRenderer>>";
    return;
  }
  PrintingFlags used = flags;
  if (!used.generic && !used.assumeVerified) {
    if (!verifiesSilently(this)) {
      os << "// the operation does not verify\n";
      used.generic = true;
    } else if (Operation *parent = getParentOp()) {
      // Values are numbered, and named, from the outermost operation on.
      while (Operation *next = parent->getParentOp())
        parent = next;
      used.asksForNames &= verifiesSilently(parent);
    }
  }
  print(this, os, used);
}

void Operation::dump() {
  print(llvm::errs(), OpPrintingFlags().useLocalScope());
  llvm::errs() << "\n";
}

raw_ostream &strata::operator<<(raw_ostream &os, OperationName name) {
  return os << name.getStringRef();
}

raw_ostream &strata::operator<<(raw_ostream &os, Operation &op) {
  op.print(os, OpPrintingFlags().useLocalScope());
  return os;
}
