// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles of the C interface (docs/decisions/0040). A handle is a number of 64 bits:
//
//   [number of the Context 14][generation 24][index of a slot 26]
//
// A slot holds the object's address, its kind and its generation, which changes when the object
// is erased. Objects get a slot when they are first given out; others cost nothing. The observer
// of the Context's edits frees the slots of objects that are destroyed. A table of the library
// leads from numbers to Contexts.
#ifndef STRATA_BINDINGS_C_HANDLES_H
#define STRATA_BINDINGS_C_HANDLES_H

#include "strata/IR/Context.h"
#include "strata/IR/Graph/MutationObserver.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Pass/PassRegistry.h"

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "strata-c/Support.h"

namespace strata::capi {

enum class HandleKind : uint8_t {
  None,
  Context,
  Operation,
  Block,
  Region,
  Value,
  Type,
  Attribute,
  Location,
  AffineExpr,
  AffineMap,
  IntegerSet,
  Diagnostic,
  PassManager,
  OpPassManager,
  Pass,
  PatternSet,
  FrozenPatternSet,
  Rewriter,
  SymbolTable,
  DialectInfo,
  Program,
  TypeConverter,
  ConversionTarget,
  PDLNatives,
  PDLResultList,
};

/// Sets the last error of the calling thread.
void setError(StrataErrorCode code, const Twine &message);

using Token = uint64_t;
constexpr unsigned IndexBits = 26, GenerationBits = 24;
constexpr uint64_t IndexMask = (uint64_t(1) << IndexBits) - 1;
constexpr uint64_t GenerationMask = (uint64_t(1) << GenerationBits) - 1;
/// Slots and Contexts whose generation gets there are not used again.
constexpr uint64_t LastGeneration = GenerationMask - 1;

/// Numbers by address, as BasicAddressMap, which several threads may use at once.
class ConcurrentAddressMap {
public:
  ConcurrentAddressMap();
  ~ConcurrentAddressMap();
  uint32_t lookup(const void *key) const;
  void set(const void *key, uint32_t value);

private:
  static constexpr size_t SlabBits = 21, LevelBits = 13, Spacing = 16;
  using Entry = std::atomic<uint32_t>;
  using Leaf = std::atomic<Entry *>;
  std::atomic<Leaf *> *root;
  std::mutex growth;
};

struct Slot {
  /// Generation in the upper bits, kind in the lowest byte.
  std::atomic<uint64_t> state{0};
  std::atomic<uintptr_t> object{0};
};

/// An object that the Context owns, and that its handle stands for.
struct OwnedObject {
  virtual ~OwnedObject() = default;
};

/// A Context with the handles of its objects.
class ContextState {
public:
  ~ContextState();
  /// Null, after an error, if there are too many Contexts.
  static ContextState *create(bool multithreading);
  /// Destroys it with its Context.
  static void destroy(ContextState *state);
  /// The Context of the handle; null if it does not exist any more.
  static ContextState *find(Token token);
  static ContextState *find(Context *ctx);

  Context &getContext() { return *ctx; }
  Token getToken() const { return makeToken(0, baseGeneration); }

  /// The object of a handle, after an error null. The handle is of this Context.
  void *resolve(Token token, HandleKind kind);
  /// Whether the object of a handle of this Context exists.
  bool isAlive(Token token, HandleKind kind) const;
  /// The handle of an object that exists. Null gives 0.
  Token give(const void *object, HandleKind kind);
  Token give(Location loc);
  Location getLocation(void *object) const {
    return Location::fromRaw(*static_cast<const uint64_t *>(object));
  }
  /// Takes over an object, which `release` deletes.
  /// The handle stands for the object `address`, which is a part of it, if that is not null.
  Token own(std::unique_ptr<OwnedObject> object, HandleKind kind,
            const void *address = nullptr);
  bool release(Token token, HandleKind kind);
  /// The handle of the object, if it has one, becomes stale.
  void invalidate(const void *object);
  bool hasHandle(const void *object) const { return map.lookup(object) != 0; }
  /// Objects with a handle that can be erased.
  size_t countLive() const { return numLive.load(); }

  PassRegistry &getPasses();

  /// While passes run, other threads may not use the Context.
  std::atomic<bool> isBusy{false};
  /// Calls that use the Context after their callbacks, which therefore may not destroy it.
  std::atomic<unsigned> numCallers{0};

private:
  class Observer;
  ContextState() = default;
  Token makeToken(uint64_t index, uint64_t generation) const {
    return uint64_t(number) << (IndexBits + GenerationBits) |
           generation << IndexBits | index;
  }
  Slot *getSlot(uint64_t index) const;
  /// Requires the lock.
  uint64_t allocateSlot(const void *object, HandleKind kind);
  void freeSlot(uint64_t index);

  static constexpr size_t ChunkBits = 12, ChunkSize = size_t(1) << ChunkBits;
  uint32_t number = 0;
  uint64_t baseGeneration = 1;
  std::unique_ptr<Context> ctx;
  std::unique_ptr<Observer> observer;
  std::unique_ptr<PassRegistry> passes;
  ConcurrentAddressMap map;
  std::mutex mutex;
  std::unique_ptr<std::atomic<Slot *>[]> chunks;
  uint64_t numSlots = 0;
  std::deque<uint32_t> freeSlots;
  std::atomic<size_t> numLive{0};
  uint64_t highestGeneration = 1;
  llvm::DenseMap<uint64_t, uint32_t> locations;
  std::deque<uint64_t> locationValues;
  llvm::DenseMap<uint32_t, std::unique_ptr<OwnedObject>> owned;
};

/// A call that has callbacks, and uses the Context afterwards.
class CallerScope {
public:
  explicit CallerScope(ContextState &state) : state(state) {
    ++state.numCallers;
  }
  ~CallerScope() { --state.numCallers; }

private:
  ContextState &state;
};

/// The Context is busy: IR is not changed meanwhile, except by callbacks of passes.
class BusyScope {
public:
  explicit BusyScope(ContextState &state)
      : state(state), wasBusy(state.isBusy.exchange(true)) {}
  ~BusyScope() { state.isBusy = wasBusy; }

private:
  ContextState &state;
  bool wasBusy;
};

/// The thread runs a callback of passes, and may use the busy Context.
class CallbackScope {
public:
  CallbackScope();
  ~CallbackScope();
};
bool isInCallback();

/// The thread runs a handler of diagnostics, which may not use IR: its caller relies on it.
class HandlerScope {
public:
  explicit HandlerScope(ContextState &state);
  ~HandlerScope();

private:
  ContextState &state;
  bool wasBusy;
};

/// An operation that stays where it is while a callback runs, because its caller uses it.
class ProtectedOperation {
public:
  explicit ProtectedOperation(Operation *op);
  ~ProtectedOperation();
};
/// Whether `op` is or contains a protected operation.
bool isProtected(Operation *op);
bool isProtected(Block *block);

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_HANDLES_H
