// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/c/Handles.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Opt/Opt.h"

#include "llvm/ADT/STLExtras.h"

#include <cstdlib>

#include "bindings/c/EditLog.h"

using namespace strata;
using namespace strata::capi;

//===-- The last error -----------------------------------------------------===//

namespace {
struct LastError {
  StrataErrorCode code = StrataErrorNone;
  std::string message;
};
} // namespace

static LastError &getThreadError() {
  static thread_local LastError error;
  return error;
}

void capi::setError(StrataErrorCode code, const Twine &message) {
  getThreadError() = {code, message.str()};
}

StrataErrorCode strataGetLastError(void) { return getThreadError().code; }
StrataStringRef strataGetLastErrorMessage(void) {
  const std::string &message = getThreadError().message;
  return {message.data(), message.size()};
}
void strataClearLastError(void) { getThreadError() = {}; }
uint32_t strataGetInterfaceVersion(void) { return 1; }

StrataStringRef strataStringRefCreateFromCString(const char *text) {
  return {text, text ? StringRef(text).size() : 0};
}
bool strataStringRefEqual(StrataStringRef a, StrataStringRef b) {
  return a.length == b.length &&
         (!a.length ||
          (a.data && b.data &&
           StringRef(a.data, a.length) == StringRef(b.data, b.length)));
}

static thread_local unsigned callbackDepth = 0;
CallbackScope::CallbackScope() { ++callbackDepth; }
CallbackScope::~CallbackScope() { --callbackDepth; }
bool capi::isInCallback() { return callbackDepth != 0; }

static thread_local unsigned handlerDepth = 0;
HandlerScope::HandlerScope(ContextState &state)
    : state(state), wasBusy(state.isBusy.exchange(true)) {
  ++callbackDepth;
  ++handlerDepth;
}
HandlerScope::~HandlerScope() {
  --handlerDepth;
  --callbackDepth;
  state.isBusy = wasBusy;
}

static SmallVectorImpl<Operation *> &getProtected() {
  static thread_local SmallVector<Operation *, 4> operations;
  return operations;
}
ProtectedOperation::ProtectedOperation(Operation *op) {
  getProtected().push_back(op);
}
ProtectedOperation::~ProtectedOperation() { getProtected().pop_back(); }
bool capi::isProtected(Operation *op) {
  return llvm::any_of(getProtected(),
                      [op](Operation *inner) { return op->isAncestor(inner); });
}
bool capi::isProtected(Block *block) {
  return llvm::any_of(getProtected(), [block](Operation *inner) {
    return block->findAncestorOpInBlock(*inner) != nullptr;
  });
}

//===-- Addresses ----------------------------------------------------------===//

template <typename T> static T *allocateZero(size_t count) {
  void *memory = std::calloc(count, sizeof(T));
  if (!memory)
    llvm::report_bad_alloc_error("no memory for the table of handles");
  return static_cast<T *>(memory);
}

ConcurrentAddressMap::ConcurrentAddressMap()
    : root(allocateZero<std::atomic<Leaf *>>(size_t(1) << LevelBits)) {}

ConcurrentAddressMap::~ConcurrentAddressMap() {
  for (size_t i = 0; i < size_t(1) << LevelBits; ++i) {
    Leaf *level = root[i].load();
    if (!level)
      continue;
    for (size_t j = 0; j < size_t(1) << LevelBits; ++j)
      std::free(level[j].load());
    std::free(level);
  }
  std::free(root);
}

uint32_t ConcurrentAddressMap::lookup(const void *key) const {
  uintptr_t address = reinterpret_cast<uintptr_t>(key);
  constexpr uintptr_t Mask = (uintptr_t(1) << LevelBits) - 1;
  Leaf *level = root[address >> (SlabBits + LevelBits) & Mask].load(
      std::memory_order_acquire);
  if (!level)
    return 0;
  Entry *leaf =
      level[address >> SlabBits & Mask].load(std::memory_order_acquire);
  if (!leaf)
    return 0;
  return leaf[(address & ((uintptr_t(1) << SlabBits) - 1)) / Spacing].load(
      std::memory_order_acquire);
}

void ConcurrentAddressMap::set(const void *key, uint32_t value) {
  uintptr_t address = reinterpret_cast<uintptr_t>(key);
  constexpr uintptr_t Mask = (uintptr_t(1) << LevelBits) - 1;
  auto &first = root[address >> (SlabBits + LevelBits) & Mask];
  Leaf *level = first.load(std::memory_order_acquire);
  if (!level) {
    std::lock_guard lock(growth);
    if (!(level = first.load()))
      first = level = allocateZero<Leaf>(size_t(1) << LevelBits);
  }
  auto &second = level[address >> SlabBits & Mask];
  Entry *leaf = second.load(std::memory_order_acquire);
  if (!leaf) {
    std::lock_guard lock(growth);
    if (!(leaf = second.load()))
      second = leaf = allocateZero<Entry>((size_t(1) << SlabBits) / Spacing);
  }
  leaf[(address & ((uintptr_t(1) << SlabBits) - 1)) / Spacing].store(
      value, std::memory_order_release);
}

//===-- The table of Contexts ----------------------------------------------===//

namespace {
/// The Contexts of this copy of the library, and the generations at which the next ones begin.
struct ContextTable {
  static constexpr uint32_t Size = 1 << 14;
  std::atomic<ContextState *> states[Size];
  uint32_t generations[Size];
  std::mutex mutex;
  /// Numbers below were given out once.
  uint32_t numUsed;
  uint32_t numLive;
};
} // namespace

static ContextTable contextTable;

/// Begins handles of each copy of the library elsewhere, so that another copy most likely
/// detects them.
static uint64_t getFirstGeneration() {
  auto address = reinterpret_cast<uintptr_t>(&contextTable);
  return 1 + ((address >> 12) * 0x9E3779B97F4A7C15u >> 48);
}

/// Edits of IR that end objects.
class ContextState::Observer final : public ChainedMutationObserver {
public:
  Observer(Context *ctx, ContextState &state)
      : ChainedMutationObserver(ctx), state(state) {}

  void willInsert(Operation *op, Block *block, Operation *before) override {
    ChainedMutationObserver::willInsert(op, block, before);
    if (EditLog *log = EditLog::get(ctx)) {
      log->add(op, /*hasNewContents=*/true);
      log->add(block->getParentOp());
    }
  }
  void willRemove(Operation *op) override {
    ChainedMutationObserver::willRemove(op);
    if (EditLog *log = EditLog::get(ctx)) {
      log->addRemoved(op);
      log->add(op->getParentOp());
    }
  }
  void willSetOperand(OpOperand &operand, Value value) override {
    ChainedMutationObserver::willSetOperand(operand, value);
    addEdit(operand.getOwner());
  }
  void willResizeOperands(Operation *op, unsigned newSize) override {
    ChainedMutationObserver::willResizeOperands(op, newSize);
    addEdit(op);
  }
  void willSetSuccessor(BlockOperand &operand, Block *block) override {
    ChainedMutationObserver::willSetSuccessor(operand, block);
    addEdit(operand.getOwner());
  }
  void willSetAttrs(Operation *op) override {
    ChainedMutationObserver::willSetAttrs(op);
    addEdit(op);
  }
  void willSetType(Value value, Type type) override {
    ChainedMutationObserver::willSetType(value, type);
    EditLog *log = EditLog::get(ctx);
    if (!log)
      return;
    auto arg = dyn_cast<BlockArgument>(value);
    log->add(arg ? arg.getOwner()->getParentOp() : value.getDefiningOp());
    for (OpOperand &use : value.getUses())
      log->add(use.getOwner());
  }
  void willInsertBlock(Block *block, Region *region, Block *before) override {
    ChainedMutationObserver::willInsertBlock(block, region, before);
    if (EditLog *log = EditLog::get(ctx))
      log->add(region->getParentOp(), /*hasNewContents=*/true);
  }
  void willRemoveBlock(Block *block) override {
    ChainedMutationObserver::willRemoveBlock(block);
    EditLog *log = EditLog::get(ctx);
    if (!log)
      return;
    log->add(block->getParentOp());
    for (Operation &op : *block)
      log->addRemoved(&op);
  }
  void willChangeArguments(Block *block) override {
    ChainedMutationObserver::willChangeArguments(block);
    EditLog *log = EditLog::get(ctx);
    if (!log)
      return;
    log->add(block->getParentOp());
    for (BlockOperand &use : block->getPredecessorUses())
      log->add(use.getOwner());
  }
  void willDestroy(Operation *op) override {
    ChainedMutationObserver::willDestroy(op);
    if (EditLog *log = EditLog::get(ctx))
      log->willDestroy(op);
    if (!state.countLive())
      return;
    for (OpResult result : op->getResults())
      state.invalidate(result.getImpl());
    for (Region &region : op->getRegions())
      state.invalidate(&region);
    state.invalidate(op);
  }
  void willDestroyBlock(Block *block) override {
    ChainedMutationObserver::willDestroyBlock(block);
    if (!state.countLive())
      return;
    for (BlockArgument arg : block->getArguments())
      state.invalidate(arg.getImpl());
    state.invalidate(block);
  }
  void willDestroyArgument(BlockArgument arg) override {
    ChainedMutationObserver::willDestroyArgument(arg);
    state.invalidate(arg.getImpl());
  }
  /// An operation that was given out stays what it is.
  bool mayTurnInto(Operation *op, const OpDefinition &def) override {
    return !state.hasHandle(op) &&
           ChainedMutationObserver::mayTurnInto(op, def);
  }

private:
  void addEdit(Operation *op) {
    if (EditLog *log = EditLog::get(ctx))
      log->add(op);
  }

  ContextState &state;
};

ContextState *ContextState::create(bool multithreading) {
  ContextTable &table = contextTable;
  std::lock_guard lock(table.mutex);
  // Numbers are used in turn, so that a number returns as late as possible.
  uint32_t number = 0;
  for (uint32_t i = 1; i < ContextTable::Size && !number; ++i) {
    uint32_t candidate = 1 + (table.numUsed + i - 1) % (ContextTable::Size - 1);
    if (!table.states[candidate] &&
        table.generations[candidate] < LastGeneration)
      number = candidate;
  }
  if (!number) {
    setError(StrataErrorArgument, "there are too many contexts");
    return nullptr;
  }
  table.numUsed = number;
  auto *state = new ContextState;
  state->number = number;
  state->baseGeneration = table.generations[number] ? table.generations[number]
                                                    : getFirstGeneration();
  state->highestGeneration = state->baseGeneration;
  state->chunks.reset(
      new std::atomic<Slot *>[size_t(1) << (IndexBits - ChunkBits)]());
  state->ctx = std::make_unique<Context>();
  setUpToolContext(*state->ctx);
  state->ctx->enableMultithreading(multithreading);
  state->allocateSlot(state->ctx.get(), HandleKind::Context);
  state->observer = std::make_unique<Observer>(state->ctx.get(), *state);
  table.states[number].store(state, std::memory_order_release);
  ++table.numLive;
  return state;
}

void ContextState::destroy(ContextState *state) {
  ContextTable &table = contextTable;
  {
    std::lock_guard lock(table.mutex);
    table.states[state->number] = nullptr;
    table.generations[state->number] = uint32_t(
        std::min<uint64_t>(state->highestGeneration + 1, LastGeneration));
    --table.numLive;
  }
  delete state;
}

ContextState::~ContextState() {
  // Owned objects may hold IR; they end before the Context.
  auto objects = std::move(owned);
  objects.clear();
  observer.reset();
  ctx.reset();
  for (size_t i = 0; i < size_t(1) << (IndexBits - ChunkBits); ++i)
    if (Slot *chunk = chunks[i].load())
      delete[] chunk;
    else
      break;
}

ContextState *ContextState::find(Token token) {
  return contextTable.states[token >> (IndexBits + GenerationBits)].load(
      std::memory_order_acquire);
}

ContextState *ContextState::find(Context *ctx) {
  ContextTable &table = contextTable;
  std::lock_guard lock(table.mutex);
  for (auto &entry : table.states)
    if (ContextState *state = entry.load(); state && state->ctx.get() == ctx)
      return state;
  return nullptr;
}

PassRegistry &ContextState::getPasses() {
  std::lock_guard lock(mutex);
  if (!passes) {
    passes = std::make_unique<PassRegistry>();
    registerToolPasses(*passes);
  }
  return *passes;
}

//===-- Slots --------------------------------------------------------------===//

Slot *ContextState::getSlot(uint64_t index) const {
  Slot *chunk = chunks[index >> ChunkBits].load(std::memory_order_acquire);
  return chunk ? &chunk[index & (ChunkSize - 1)] : nullptr;
}

static const char *getKindName(HandleKind kind) {
  static const char *const names[] = {"object",
                                      "context",
                                      "operation",
                                      "block",
                                      "region",
                                      "value",
                                      "type",
                                      "attribute",
                                      "location",
                                      "expression",
                                      "affine map",
                                      "integer set",
                                      "diagnostic",
                                      "pass manager",
                                      "pass manager",
                                      "pass",
                                      "pattern set",
                                      "pattern set",
                                      "rewriter",
                                      "symbol table",
                                      "dialect",
                                      "program",
                                      "type converter",
                                      "conversion target",
                                      "set of functions",
                                      "list of results"};
  return names[unsigned(kind)];
}

/// Whether objects of the kind are destroyed before their Context.
static bool canEnd(HandleKind kind) {
  return kind >= HandleKind::Operation && kind <= HandleKind::Value;
}

bool ContextState::isAlive(Token token, HandleKind kind) const {
  Slot *slot = getSlot(token & IndexMask);
  uint64_t generation = token >> IndexBits & GenerationMask;
  return slot && slot->state.load() == (generation << 8 | uint64_t(kind));
}

void *ContextState::resolve(Token token, HandleKind kind) {
  if (LLVM_UNLIKELY(isBusy.load(std::memory_order_relaxed)) &&
      (!isInCallback() || (handlerDepth && canEnd(kind)))) {
    setError(StrataErrorBusy, handlerDepth ? "a handler of diagnostics uses IR"
                                           : "passes run on the context");
    return nullptr;
  }
  Slot *slot = getSlot(token & IndexMask);
  uint64_t generation = token >> IndexBits & GenerationMask;
  uint64_t state = slot ? slot->state.load(std::memory_order_acquire) : 0;
  if (LLVM_LIKELY(state == (generation << 8 | uint64_t(kind))))
    return reinterpret_cast<void *>(slot->object.load());
  if (slot && state >> 8 == generation && (state & 0xff) != 0)
    setError(StrataErrorForeign,
             Twine("the handle is of another kind than ") + getKindName(kind));
  else
    setError(StrataErrorStale,
             Twine("the ") + getKindName(kind) + " has been invalidated");
  return nullptr;
}

uint64_t ContextState::allocateSlot(const void *object, HandleKind kind) {
  uint64_t index;
  // Slots that were freed wait, so that generations last.
  constexpr size_t MinFree = 1024;
  if (freeSlots.size() > MinFree) {
    index = freeSlots.front();
    freeSlots.pop_front();
  } else {
    index = numSlots++;
    if (index > IndexMask)
      llvm::report_fatal_error("too many handles");
    auto &chunk = chunks[index >> ChunkBits];
    if (!chunk.load()) {
      auto *added = new Slot[ChunkSize];
      for (size_t i = 0; i < ChunkSize; ++i)
        added[i].state = baseGeneration << 8;
      chunk.store(added, std::memory_order_release);
    }
  }
  Slot *slot = getSlot(index);
  slot->object = reinterpret_cast<uintptr_t>(object);
  slot->state.store((slot->state.load() & ~uint64_t(0xff)) | uint64_t(kind),
                    std::memory_order_release);
  return index;
}

void ContextState::freeSlot(uint64_t index) {
  Slot *slot = getSlot(index);
  uint64_t generation = (slot->state.load() >> 8) + 1;
  slot->state.store(generation << 8, std::memory_order_release);
  slot->object = 0;
  highestGeneration = std::max(highestGeneration, generation);
  if (generation < LastGeneration)
    freeSlots.push_back(uint32_t(index));
}

Token ContextState::give(const void *object, HandleKind kind) {
  if (!object)
    return 0;
  uint64_t index = map.lookup(object);
  if (LLVM_UNLIKELY(!index)) {
    std::lock_guard lock(mutex);
    index = map.lookup(object);
    if (!index) {
      index = allocateSlot(object, kind);
      map.set(object, uint32_t(index));
      if (canEnd(kind))
        ++numLive;
    }
  }
  return makeToken(index, getSlot(index)->state.load() >> 8);
}

Token ContextState::give(Location loc) {
  uint64_t raw = loc.getCanonical(ctx.get()).getRaw();
  std::lock_guard lock(mutex);
  // The unknown location is 0; keys of the map are shifted to leave its special keys free.
  auto [it, isNew] = locations.try_emplace(raw + 1, 0);
  if (isNew) {
    locationValues.push_back(raw);
    it->second =
        uint32_t(allocateSlot(&locationValues.back(), HandleKind::Location));
  }
  return makeToken(it->second, getSlot(it->second)->state.load() >> 8);
}

Token ContextState::own(std::unique_ptr<OwnedObject> object, HandleKind kind,
                        const void *address) {
  std::lock_guard lock(mutex);
  uint64_t index = allocateSlot(address ? address : object.get(), kind);
  if (address) {
    map.set(address, uint32_t(index));
    ++numLive;
  }
  owned[uint32_t(index)] = std::move(object);
  return makeToken(index, getSlot(index)->state.load() >> 8);
}

bool ContextState::release(Token token, HandleKind kind) {
  if (!resolve(token, kind))
    return false;
  std::unique_ptr<OwnedObject> object;
  std::lock_guard lock(mutex);
  auto it = owned.find(uint32_t(token & IndexMask));
  if (it != owned.end()) {
    object = std::move(it->second);
    owned.erase(it);
  }
  Slot *slot = getSlot(token & IndexMask);
  auto *address = reinterpret_cast<void *>(slot->object.load());
  if (map.lookup(address) == (token & IndexMask)) {
    map.set(address, 0);
    --numLive;
  }
  freeSlot(token & IndexMask);
  return true;
}

void ContextState::invalidate(const void *object) {
  uint32_t index = map.lookup(object);
  if (!index)
    return;
  std::lock_guard lock(mutex);
  map.set(object, 0);
  freeSlot(index);
  --numLive;
}
