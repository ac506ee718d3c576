// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Context: owner of everything that is uniqued (types, attributes, locations,
// strings), of definitions and dialects, of source buffers, resource blobs and
// the pools that IR lives in. All its services may be used by several threads
// at once, except for those marked "set-up".
#ifndef STRATA_IR_CONTEXT_H
#define STRATA_IR_CONTEXT_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/Location.h"
#include "strata/Support/Pool.h"
#include "strata/Support/ResourceLimits.h"
#include "strata/Support/ThreadPool.h"

#include "llvm/Support/MemoryBuffer.h"

#include <functional>
#include <memory>

namespace strata {

class ContextImpl;
class Registry;
class MutationObserver;
class RewriteObserver;
class IRUnit;

namespace tracing {
class Action;
} // namespace tracing

namespace remark::detail {
class RemarkEngine;
} // namespace remark::detail

/// The memory of one thread: operation headers, operand arrays, blocks, and
/// uniqued objects.
struct PoolSet {
  Pool operations, operands, blocks;
  StorageArena storage;
};

/// A blob of the file metadata, named by `dense_resource` attributes. Entries
/// of one name are one blob; data may arrive after the first mention.
struct ResourceBlob {
  StringRef key;
  std::unique_ptr<uint8_t, void (*)(void *)> data{nullptr, nullptr};
  size_t size = 0;
  uint32_t alignment = 0;
  bool hasData = false;
};

struct InterfaceVerifiers;

/// Renders IR as text; installed by Asm, so that IR knows no syntax.
struct IRRenderer {
  void (*printType)(Type, raw_ostream &) = nullptr;
  void (*printAttr)(Attribute, raw_ostream &) = nullptr;
  void (*printAffineExpr)(AffineExpr, raw_ostream &) = nullptr;
  void (*printAffineMap)(AffineMap, raw_ostream &) = nullptr;
  void (*printIntegerSet)(IntegerSet, raw_ostream &) = nullptr;
  void (*printLocation)(Location, Context *, raw_ostream &) = nullptr;
  /// Generic form when `generic`, else as printed by default.
  std::function<void(Operation *, raw_ostream &, bool generic)> printOp;
  /// As `flags` say; does not verify.
  void (*printOpWithFlags)(Operation *, raw_ostream &,
                           const PrintingFlags &flags) = nullptr;
  void (*printValue)(Value, raw_ostream &) = nullptr;
  /// `%0`, as the operations around the value are numbered.
  void (*printAsOperand)(Value, raw_ostream &,
                         const PrintingFlags &flags) = nullptr;
  /// The block with its label and operations, in generic form; `^bb0` alone if
  /// `isOperand`.
  void (*printBlock)(Block *, raw_ostream &, bool isOperand) = nullptr;
};

/// The beginnings of the lines of a text; found by one scan, on demand. Several
/// Contexts may share the table of one text. Thread-safe.
class LineTable {
public:
  /// `text` must outlive the table.
  explicit LineTable(StringRef text) : text(text) {}
  /// Line and column of byte `offset`; O(log lines) after the first call.
  SourcePosition decode(uint64_t offset) const;
  /// The text of line `line` (from 1), without its end.
  StringRef getLine(uint32_t line) const;

private:
  const std::vector<uint32_t> &lineStarts() const;
  StringRef text;
  mutable std::once_flag once;
  mutable std::vector<uint32_t> starts;
};

/// The text of an input, with the data needed to decode positions in it.
class SourceBuffer {
public:
  /// Makes a line table unless one for the same text is given.
  SourceBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer, StringAttr name,
               std::shared_ptr<const LineTable> lines = nullptr);
  ~SourceBuffer();
  StringAttr getName() const { return name; }
  StringRef getText() const;
  SourcePosition decode(uint64_t offset) const { return lines->decode(offset); }
  StringRef getLine(uint32_t line) const { return lines->getLine(line); }

private:
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  StringAttr name;
  std::shared_ptr<const LineTable> lines;
};

class Context {
public:
  Context();
  /// A Context with the dialects of `registry`.
  explicit Context(const DialectRegistry &registry);
  ~Context();
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;

  /// The only Context of the process. If there are several: the one in which the
  /// calling thread created IR, a type or an attribute last. Null if there is none.
  /// Locations use it (Location::getContext).
  static Context *getCurrent();

  // Dialects and definitions.

  /// The dialect called `name`, made as "mentioned" if new.
  Dialect &getOrCreateDialect(StringRef name);
  /// The dialect called `name`, made as "mentioned" if new. Does not run its loader.
  Dialect &mentionDialect(StringRef name);
  /// The dialect called `name`; null if nothing mentioned it. Does not run its loader.
  Dialect *findDialect(StringRef name) const;
  /// Marks a dialect as declared: known, but without definitions. Set-up.
  Dialect &declareDialect(StringRef name);
  /// Marks a dialect as loaded. Set-up.
  Dialect &loadDialect(StringRef name);
  /// The dialect called `name`, with its definitions made. Null if it is neither
  /// loaded nor registered.
  Dialect *getOrLoadDialect(StringRef name);
  /// The dialect of the class `DialectT`. If it is not registered, it is registered
  /// first, which is set-up: passes list the dialects that they need in
  /// `getDependentDialects`.
  template <typename DialectT> DialectT *getOrLoadDialect() {
    StringRef name = DialectT::getDialectNamespace();
    if (!getLoadedDialect(name))
      DialectT::registerDialect(*this);
    return static_cast<DialectT *>(getOrLoadDialect(name));
  }
  template <typename DialectT> DialectT *loadDialect() {
    return getOrLoadDialect<DialectT>();
  }
  template <typename DialectT, typename OtherT, typename... MoreTs>
  void loadDialect() {
    loadDialect<DialectT>();
    loadDialect<OtherT, MoreTs...>();
  }
  /// Makes the definitions of all registered dialects.
  void loadAllAvailableDialects();
  /// The dialect if it is loaded or registered; null otherwise.
  Dialect *getLoadedDialect(StringRef name) const {
    Dialect *dialect = findDialect(name);
    return dialect && dialect->isLoaded() ? dialect : nullptr;
  }
  template <typename DialectT> DialectT *getLoadedDialect() const {
    return static_cast<DialectT *>(
        getLoadedDialect(DialectT::getDialectNamespace()));
  }
  /// Adds the registrations of `registry`.
  void appendDialectRegistry(const DialectRegistry &registry);
  /// Marks a dialect as loaded whose definitions `loader` makes when the
  /// dialect or one of its operations is first used, by any thread; other
  /// threads that use it meanwhile wait. Hooks that must work before the
  /// definitions are loaded, such as `verifyOperationAttribute`, are set on the
  /// result. Does nothing if the dialect is loaded. Set-up.
  Dialect &registerDialect(StringRef name,
                           std::function<void(Dialect &)> loader);
  /// Calls `amend` when the definitions of the dialect exist: at once, or at the end of
  /// the loading of a dialect that is registered, before others see it. Nothing is called
  /// for a dialect that is neither loaded nor registered. Set-up.
  void whenLoaded(StringRef dialect, std::function<void(Dialect &)> amend);
  Dialect &getBuiltinDialect() const { return *builtin; }
  /// Names of all known dialects, sorted.
  std::vector<StringRef> getKnownDialects() const;
  /// The dialects that are loaded or registered, sorted by name.
  std::vector<Dialect *> getLoadedDialects() const;
  /// Whether an operation of that name is registered. Loads its dialect if that is
  /// registered.
  bool isOperationRegistered(StringRef name) {
    return getOpDefinition(name)->registered;
  }
  /// Adds the definition of an operation; the name must not be defined yet. It has
  /// the interfaces that are attached under the name (Definition/Interfaces.h).
  /// Operations that were made under it before stay unregistered. Set-up.
  OpDefinition &defineOp(StringRef name);
  /// Adds a record made elsewhere, whose names are set, and which has taken the
  /// interfaces that are attached under the name.
  void addOpDefinition(std::unique_ptr<OpDefinition> def);
  /// For the loader of `dialect`: makes the rest of its operations when they are
  /// mentioned.
  void setPendingOps(Dialect &dialect, std::unique_ptr<PendingOps> ops);
  /// The definition for `name`, an unregistered one made on first mention.
  const OpDefinition *getOpDefinition(StringRef name);
  /// The registered definition for `name` if it has been made, else null. Set-up.
  OpDefinition *findOpDefinition(StringRef name);
  /// The full names of all registered operations of `dialect`, sorted, and of those
  /// whose definitions are made when they are mentioned. Does not run its loader.
  std::vector<std::string> getOpNames(const Dialect &dialect);
  /// The registered operations of `dialect`, sorted by name; its loader has run
  /// then. Goes through all names.
  std::vector<const OpDefinition *> getOpDefinitions(Dialect &dialect);

  /// Takes over the record of a type or attribute, whose name must not be
  /// taken. Set-up.
  void addTypeDefinition(std::unique_ptr<TypeDefinition> def);
  /// Forgets the types and attributes of a dialect whose loading failed. Objects
  /// made of them stay valid. Set-up.
  void removeTypeDefinitions(Dialect &dialect);
  /// Null if there is none.
  const TypeDefinition *findTypeDefinition(const Dialect &dialect,
                                           StringRef name, bool isType) const;

  /// All of them, by name.
  std::vector<const TypeDefinition *> getTypeDefinitions() const;

  void allowUnregisteredDialects(bool allow = true) {
    allowUnregistered = allow;
  }
  bool allowsUnregisteredDialects() const { return allowUnregistered; }

  // Uniquing and memory.

  Uniquer &getUniquer() { return uniquer; }
  /// The pools of the calling thread.
  PoolSet &getPools() {
    if (LLVM_LIKELY(poolCache.context == number))
      return *poolCache.pools;
    return findPools();
  }
  ResourceBlob &getOrCreateBlob(StringRef key);
  /// Blobs in the order of first mention.
  std::vector<ResourceBlob *> getBlobs();

  // Source text.

  /// Takes over a buffer; positions in it can be locations from now on.
  /// `lines`, if given, is the table of the same text.
  uint32_t addSourceBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer,
                           std::shared_ptr<const LineTable> lines = nullptr);
  const SourceBuffer &getSourceBuffer(uint32_t id) const;
  /// Number of a file name in packed locations, or std::nullopt if no number is
  /// left.
  std::optional<uint32_t> getFileNumber(StringAttr name);
  StringAttr getFileName(uint32_t number) const;

  // Diagnostics and rendering.

  DiagnosticEngine &getDiagEngine() { return diagnostics; }
  IRRenderer &getRenderer() { return renderer; }
  /// Null until Interfaces installs them (Interfaces/InterfaceVerifiers.h).
  const InterfaceVerifiers *getInterfaceVerifiers() const {
    return interfaceVerifiers;
  }
  /// Set-up. `verifiers` must outlive the Context.
  void setInterfaceVerifiers(const InterfaceVerifiers *verifiers) {
    interfaceVerifiers = verifiers;
  }
  /// Whether verifier messages carry a "see current operation" note.
  bool shouldPrintOpOnDiagnostic() const {
    return printsOpOnDiagnostic && !diagnostics.omitsOperations();
  }
  void printOpOnDiagnostic(bool enable) { printsOpOnDiagnostic = enable; }
  /// Whether diagnostics carry a note with the stack trace of their origin.
  bool shouldPrintStackTraceOnDiagnostic() const {
    return printsStackTraceOnDiagnostic;
  }
  /// Set-up.
  void printStackTraceOnDiagnostic(bool enable) {
    printsStackTraceOnDiagnostic = enable;
  }
  /// The engine of optimization remarks (Remarks.h); null if they are not wanted.
  remark::detail::RemarkEngine *getRemarkEngine() const {
    return remarkEngine.get();
  }
  /// Set-up.
  void setRemarkEngine(std::unique_ptr<remark::detail::RemarkEngine> engine);

  // Threads.

  /// Set-up. With threading off, parallel services run on the calling thread.
  void disableMultithreading(bool disable = true) { threads.disable(disable); }
  /// Set-up.
  void enableMultithreading(bool enable = true) { threads.disable(!enable); }
  bool isMultithreadingEnabled() const { return threads.isEnabled(); }
  /// Number of threads for parallel work, counting the caller; set-up. One
  /// while the calling thread loads a dialect.
  void setNumThreads(unsigned count) { threads.setNumThreads(count); }
  unsigned getNumThreads() const;
  /// Runs `fn(0..count-1)`, on several threads if enabled; waits.
  void parallelFor(size_t count, function_ref<void(size_t)> fn);
  /// The threads that these functions use, for code that knows no Context. Must
  /// not be used while a dialect is loaded: the threads may need the lock for
  /// loading.
  const ThreadPool &getThreadPool() const { return threads; }

  ResourceLimits &getResourceLimits() { return limits; }
  MutationObserver *getObserver() const {
    return observer.load(std::memory_order_relaxed);
  }
  /// Sets the only observer; null removes it. Set-up.
  void setObserver(MutationObserver *newObserver) { observer = newObserver; }

  /// The observer of rewrite steps (RewriteObserver.h); may be null.
  RewriteObserver *getRewriteObserver() const {
    return rewriteObserver.load(std::memory_order_relaxed);
  }
  /// Sets the only observer of rewrites; null removes it. Set-up.
  void setRewriteObserver(RewriteObserver *newObserver) {
    rewriteObserver = newObserver;
  }

  // Actions (Action.h).

  /// Receives an action in place of its execution; `execute` executes it, and is called
  /// at most once, by the same thread.
  using ActionHandler = std::function<void(function_ref<void()> execute,
                                           const tracing::Action &action)>;
  /// Sets the only handler of actions; an empty one removes it. Set-up. Threads that
  /// run passes call it at the same time.
  void registerActionHandler(ActionHandler handler) {
    actionHandler = std::move(handler);
  }
  bool hasActionHandler() const { return bool(actionHandler); }
  /// Executes an action of class `ActionT`, which is constructed from `units` and
  /// `args` if there is a handler. The handler may omit the execution.
  template <typename ActionT, typename... Args>
  void executeAction(function_ref<void()> execute, ArrayRef<IRUnit> units,
                     Args &&...args);

  ContextImpl &getImpl() { return *impl; }
  /// The records that OpHooks.h, Traits.h and ContextData.h registered.
  Registry &getRegistry() const { return *registry; }

private:
  friend class ContextImpl;
  PoolSet &findPools();
  /// Runs the loader of `dialect` if it has not run.
  void finishLoading(Dialect &dialect);
  struct PoolCache {
    uint64_t context;
    PoolSet *pools;
  };
  static thread_local PoolCache poolCache;

  /// Never reused, so that a cache entry of a dead Context is never taken for
  /// that of a new one at its address.
  uint64_t number;
  std::unique_ptr<ContextImpl> impl;
  std::unique_ptr<Registry> registry;
  Uniquer uniquer;
  Dialect *builtin = nullptr;
  DiagnosticEngine diagnostics;
  IRRenderer renderer;
  const InterfaceVerifiers *interfaceVerifiers = nullptr;
  ResourceLimits limits;
  std::atomic<MutationObserver *> observer{nullptr};
  std::atomic<RewriteObserver *> rewriteObserver{nullptr};
  ActionHandler actionHandler;
  ThreadPool threads;
  bool allowUnregistered = false;
  bool printsOpOnDiagnostic = true;
  bool printsStackTraceOnDiagnostic = false;
  std::unique_ptr<remark::detail::RemarkEngine> remarkEngine;
};

} // namespace strata

#endif // STRATA_IR_CONTEXT_H
