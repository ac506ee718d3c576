// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"

#include "strata/Definition/Interfaces.h"
#include "strata/Definition/RegistryDetail.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/RemarkEngineDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/RecursiveLock.h"
#include "strata/Support/Thread.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/MemoryBuffer.h"

#include <array>
#include <cstring>
#include <deque>
#include <shared_mutex>
#include <thread>

using namespace strata;

bool ResourceLimits::refusesMemory(uint64_t bytes) const {
  return maxMemory && getPooledBytes() + bytes > maxMemory;
}

//===-- SourceBuffer -------------------------------------------------------===//

SourceBuffer::SourceBuffer(std::unique_ptr<llvm::MemoryBuffer> source,
                           StringAttr name,
                           std::shared_ptr<const LineTable> table)
    : buffer(std::move(source)), name(name), lines(std::move(table)) {
  if (!lines)
    lines = std::make_shared<LineTable>(buffer->getBuffer());
}
SourceBuffer::~SourceBuffer() = default;

StringRef SourceBuffer::getText() const { return buffer->getBuffer(); }

const std::vector<uint32_t> &LineTable::lineStarts() const {
  std::call_once(once, [this] {
    starts.push_back(0);
    const char *at = text.begin();
    while (const void *found = memchr(at, '\n', text.end() - at)) {
      at = static_cast<const char *>(found) + 1;
      starts.push_back(uint32_t(at - text.begin()));
    }
  });
  return starts;
}

SourcePosition LineTable::decode(uint64_t offset) const {
  const std::vector<uint32_t> &lines = lineStarts();
  auto it = llvm::upper_bound(lines, offset) - 1;
  return {uint32_t(it - lines.begin()) + 1, uint32_t(offset - *it) + 1};
}

StringRef LineTable::getLine(uint32_t line) const {
  const std::vector<uint32_t> &lines = lineStarts();
  if (line == 0 || line > lines.size())
    return {};
  StringRef rest = text.drop_front(lines[line - 1]);
  return rest.take_until([](char c) { return c == '\n' || c == '\r'; });
}

//===-- Context ------------------------------------------------------------===//

namespace strata {
class ContextImpl {
public:
  mutable std::shared_mutex mutex;
  llvm::BumpPtrAllocator names;
  llvm::StringMap<std::unique_ptr<Dialect>> dialects;
  llvm::StringMap<std::unique_ptr<OpDefinition>> ops;
  std::vector<std::unique_ptr<OpDefinition>> formerOps;
  /// Types by full name without `!`.
  llvm::StringMap<std::unique_ptr<TypeDefinition>> types;
  std::vector<std::unique_ptr<TypeDefinition>> formerTypes;
  llvm::StringMap<std::unique_ptr<ResourceBlob>> blobs;
  std::vector<ResourceBlob *> blobOrder;
  std::deque<std::unique_ptr<SourceBuffer>> buffers;
  llvm::DenseMap<Attribute, uint32_t> fileNumbers;
  /// File names by number. Read without a lock, because each location that is
  /// written looks one up.
  struct FileNames {
    static constexpr uint32_t Size = 256;
    std::array<std::atomic<const AttrStorage *>, Size> names{};
  };
  std::array<std::atomic<FileNames *>, 65536 / FileNames::Size> fileNames{};
  std::vector<std::unique_ptr<FileNames>> fileNamesOwned;
  uint32_t numFiles = 0;
  std::mutex poolMutex;
  std::deque<PoolSet> pools;
  std::vector<std::pair<std::thread::id, PoolSet *>> poolOwners;
  /// The lock that is held while a dialect's loader runs; loaders may mention
  /// other dialects.
  RecursiveLock loadLock;
  static void setState(Dialect &dialect, Dialect::State state, bool unknown) {
    dialect.state = state;
    dialect.allowUnknown = unknown;
  }
  static void setLoader(Dialect &dialect,
                        std::function<void(Dialect &)> loader) {
    dialect.loader = std::move(loader);
    dialect.isPending = true;
  }
  static void extendLoader(Dialect &dialect,
                           std::function<void(Dialect &)> amend) {
    dialect.loader = [load = std::move(dialect.loader),
                      amend = std::move(amend)](Dialect &loaded) {
      load(loaded);
      amend(loaded);
    };
  }
  static bool isPending(const Dialect &dialect) {
    return dialect.isPending.load(std::memory_order_acquire);
  }
};
} // namespace strata

bool strata::detail::isLoadingDialect(Context &ctx) {
  return ctx.getImpl().loadLock.isHeld();
}

static uint64_t nextContextNumber() {
  static std::atomic<uint64_t> next{1};
  return next++;
}

namespace {
/// The Contexts that are alive, oldest first.
struct LiveContexts {
  std::mutex mutex;
  std::vector<std::pair<uint64_t, Context *>> entries;
};
} // namespace

static LiveContexts &getLiveContexts() {
  static LiveContexts contexts;
  return contexts;
}

Context *Context::getCurrent() {
  LiveContexts &live = getLiveContexts();
  std::lock_guard lock(live.mutex);
  for (auto [number, ctx] : live.entries)
    if (number == poolCache.context)
      return ctx;
  return live.entries.empty() ? nullptr : live.entries.back().second;
}

Context::Context()
    : number(nextContextNumber()), impl(std::make_unique<ContextImpl>()),
      registry(std::make_unique<Registry>()),
      uniquer(*this, getPools().storage) {
  LiveContexts &live = getLiveContexts();
  {
    std::lock_guard lock(live.mutex);
    live.entries.push_back({number, this});
  }
  builtin = &loadDialect("builtin");
  defineBuiltinOps(*this);
}

Context::~Context() {
  LiveContexts &live = getLiveContexts();
  {
    std::lock_guard lock(live.mutex);
    llvm::erase_if(live.entries,
                   [&](const auto &entry) { return entry.second == this; });
  }
  // They may hold operations.
  for (auto &entry : impl->dialects)
    entry.second->pendingOps.reset();
}

void Context::setRemarkEngine(
    std::unique_ptr<remark::detail::RemarkEngine> engine) {
  remarkEngine = std::move(engine);
}

PoolSet &Context::findPools() {
  std::lock_guard<std::mutex> lock(impl->poolMutex);
  std::thread::id self = std::this_thread::get_id();
  PoolSet *found = nullptr;
  for (auto &[thread, pools] : impl->poolOwners)
    if (thread == self)
      found = pools;
  if (!found) {
    found = &impl->pools.emplace_back();
    impl->poolOwners.push_back({self, found});
  }
  poolCache = {number, found};
  return *found;
}

Dialect *Context::findDialect(StringRef name) const {
  std::shared_lock lock(impl->mutex);
  auto it = impl->dialects.find(name);
  return it == impl->dialects.end() ? nullptr : it->second.get();
}

Dialect &Context::getOrCreateDialect(StringRef name) {
  if (Dialect *found = findDialect(name)) {
    finishLoading(*found);
    return *found;
  }
  return mentionDialect(name);
}

Dialect &Context::mentionDialect(StringRef name) {
  std::unique_lock lock(impl->mutex);
  auto [it, inserted] = impl->dialects.try_emplace(name);
  if (inserted)
    it->second = std::make_unique<Dialect>(this, it->first());
  return *it->second;
}

Dialect &Context::declareDialect(StringRef name) {
  Dialect &dialect = getOrCreateDialect(name);
  if (!dialect.isLoaded())
    ContextImpl::setState(dialect, Dialect::State::Declared, true);
  return dialect;
}

Dialect &Context::loadDialect(StringRef name) {
  Dialect &dialect = getOrCreateDialect(name);
  ContextImpl::setState(dialect, Dialect::State::Loaded, false);
  return dialect;
}

Dialect &Context::registerDialect(StringRef name,
                                  std::function<void(Dialect &)> loader) {
  Dialect *known = findDialect(name);
  if (known && known->isLoaded())
    return *known;
  Dialect &dialect = loadDialect(name);
  ContextImpl::setLoader(dialect, std::move(loader));
  return dialect;
}

void Context::whenLoaded(StringRef name, std::function<void(Dialect &)> amend) {
  Dialect *dialect = findDialect(name);
  if (!dialect || !dialect->isLoaded())
    return;
  if (ContextImpl::isPending(*dialect))
    ContextImpl::extendLoader(*dialect, std::move(amend));
  else
    amend(*dialect);
}

void Context::finishLoading(Dialect &dialect) {
  if (LLVM_LIKELY(!ContextImpl::isPending(dialect)))
    return;
  std::lock_guard lock(impl->loadLock);
  // Null where another thread was faster, and while the loader runs.
  auto loader = std::exchange(dialect.loader, nullptr);
  if (!loader)
    return;
  std::vector<Diagnostic> messages;
  bool hasFailed;
  {
    DiagnosticCapture capture;
    loader(dialect);
    hasFailed = capture.hasErrors();
    messages = capture.take();
  }
  for (Diagnostic &message : messages)
    diagnostics.emit(std::move(message));
  // If diagnostics are captured, keep the loader so that the next use of the
  // dialect fails again.
  if (hasFailed && DiagnosticCapture::isActive())
    dialect.loader = std::move(loader);
  else
    dialect.isPending.store(false, std::memory_order_release);
}

std::vector<StringRef> Context::getKnownDialects() const {
  std::shared_lock lock(impl->mutex);
  std::vector<StringRef> names;
  for (auto &entry : impl->dialects)
    if (entry.second->isKnown())
      names.push_back(entry.first());
  llvm::sort(names);
  return names;
}

std::vector<Dialect *> Context::getLoadedDialects() const {
  std::vector<Dialect *> loaded;
  for (StringRef name : getKnownDialects())
    if (Dialect *dialect = getLoadedDialect(name))
      loaded.push_back(dialect);
  return loaded;
}

void Context::loadAllAvailableDialects() {
  for (StringRef name : getKnownDialects())
    getOrLoadDialect(name);
}

std::vector<const OpDefinition *> Context::getOpDefinitions(Dialect &dialect) {
  finishLoading(dialect);
  if (dialect.pendingOps) {
    std::lock_guard loading(impl->loadLock);
    for (const std::string &name : dialect.pendingOps->getNames())
      dialect.pendingOps->load(name);
  }
  std::shared_lock lock(impl->mutex);
  std::vector<const OpDefinition *> definitions;
  for (auto &entry : impl->ops)
    if (entry.second->dialect == &dialect && entry.second->registered)
      definitions.push_back(entry.second.get());
  llvm::sort(definitions, [](const OpDefinition *a, const OpDefinition *b) {
    return a->name < b->name;
  });
  return definitions;
}

/// Makes the record for `name` in an already locked table.
static OpDefinition *makeDefinition(Context *ctx, Dialect &dialect,
                                    StringRef name) {
  auto *def = new OpDefinition();
  def->name = name;
  def->dialect = &dialect;
  def->ctx = ctx;
  def->propertiesAreInherent = dialect.isKnown();
  return def;
}

const OpDefinition *Context::getOpDefinition(StringRef name) {
  {
    const OpDefinition *found = nullptr;
    {
      std::shared_lock lock(impl->mutex);
      auto it = impl->ops.find(name);
      if (it != impl->ops.end())
        found = it->second.get();
    }
    if (found && found->registered) {
      // The record may be half made.
      finishLoading(*found->dialect);
      return found;
    }
  }
  auto [dialectName, stem] = name.split('.');
  Dialect &dialect = getOrCreateDialect(dialectName);
  if (dialect.pendingOps) {
    std::lock_guard loading(impl->loadLock);
    dialect.pendingOps->load(stem);
  }
  std::unique_lock lock(impl->mutex);
  auto [it, inserted] = impl->ops.try_emplace(name);
  if (inserted)
    it->second.reset(makeDefinition(this, dialect, it->first()));
  return it->second.get();
}

OpDefinition *Context::findOpDefinition(StringRef name) {
  std::shared_lock lock(impl->mutex);
  auto it = impl->ops.find(name);
  return it != impl->ops.end() && it->second->registered ? it->second.get()
                                                         : nullptr;
}

std::vector<std::string> Context::getOpNames(const Dialect &dialect) {
  std::vector<std::string> names;
  if (dialect.pendingOps) {
    std::lock_guard loading(impl->loadLock);
    for (const std::string &stem : dialect.pendingOps->getNames())
      names.push_back((dialect.getNamespace() + "." + stem).str());
  }
  {
    std::shared_lock lock(impl->mutex);
    for (auto &entry : impl->ops)
      if (entry.second->dialect == &dialect && entry.second->registered)
        names.push_back(entry.first().str());
  }
  llvm::sort(names);
  return names;
}

OpDefinition &Context::defineOp(StringRef name) {
  Dialect &dialect = getOrCreateDialect(name.split('.').first);
  std::unique_lock lock(impl->mutex);
  auto [it, inserted] = impl->ops.try_emplace(name);
  assert((inserted || !it->second->registered) &&
         "operation is already defined");
  // Operations made without definition keep the record they were made with.
  if (!inserted)
    impl->formerOps.push_back(std::move(it->second));
  it->second.reset(makeDefinition(this, dialect, it->first()));
  OpDefinition &def = *it->second;
  def.registered = true;
  def.propertiesAreInherent = true;
  lock.unlock();
  LogicalResult result =
      takeAttachedInterfaces(def, [&] { return emitError(this, Location()); });
  assert(succeeded(result) && "the definition is new");
  (void)result;
  return def;
}

void Context::addOpDefinition(std::unique_ptr<OpDefinition> def) {
  std::unique_lock lock(impl->mutex);
  auto [it, inserted] = impl->ops.try_emplace(def->name);
  assert((inserted || !it->second->registered) &&
         "operation is already defined");
  if (!inserted)
    impl->formerOps.push_back(std::move(it->second));
  def->name = it->first();
  def->registered = true;
  def->propertiesAreInherent = true;
  // Other threads find it whole or not at all.
  it->second = std::move(def);
}

void Context::setPendingOps(Dialect &dialect, std::unique_ptr<PendingOps> ops) {
  dialect.pendingOps = std::move(ops);
}

static std::string getTypeKey(const Dialect &dialect, StringRef name,
                              bool isType) {
  return ((isType ? "!" : "#") + dialect.getNamespace() + "." + name).str();
}

void Context::addTypeDefinition(std::unique_ptr<TypeDefinition> def) {
  takeAttachedInterfaces(*def);
  std::unique_lock lock(impl->mutex);
  auto [it, inserted] = impl->types.try_emplace(
      getTypeKey(*def->dialect, def->name, def->isType));
  assert(inserted && "type is already defined");
  if (inserted)
    it->second = std::move(def);
}

void Context::removeTypeDefinitions(Dialect &dialect) {
  std::unique_lock lock(impl->mutex);
  SmallVector<StringRef> keys;
  for (auto &entry : impl->types)
    if (entry.second->dialect == &dialect)
      keys.push_back(entry.first());
  for (StringRef key : keys) {
    auto it = impl->types.find(key);
    impl->formerTypes.push_back(std::move(it->second));
    impl->types.erase(it);
  }
  dialect.hasTypeDefinitions = dialect.isExtended = false;
  dialect.hasTypes = dialect.hasAttributes = false;
  dialect.hasOtherTypes = dialect.hasOtherAttributes = false;
  dialect.hasOtherOperations = false;
}

const TypeDefinition *Context::findTypeDefinition(const Dialect &dialect,
                                                  StringRef name,
                                                  bool isType) const {
  std::shared_lock lock(impl->mutex);
  auto it = impl->types.find(getTypeKey(dialect, name, isType));
  return it == impl->types.end() ? nullptr : it->second.get();
}

std::vector<const TypeDefinition *> Context::getTypeDefinitions() const {
  std::shared_lock lock(impl->mutex);
  std::vector<std::pair<StringRef, const TypeDefinition *>> sorted;
  for (auto &entry : impl->types)
    sorted.push_back({entry.first(), entry.second.get()});
  llvm::sort(sorted, llvm::less_first());
  std::vector<const TypeDefinition *> result;
  result.reserve(sorted.size());
  for (auto &[key, def] : sorted)
    result.push_back(def);
  return result;
}

ResourceBlob &Context::getOrCreateBlob(StringRef key) {
  std::unique_lock lock(impl->mutex);
  auto [it, inserted] = impl->blobs.try_emplace(key);
  if (inserted) {
    it->second = std::make_unique<ResourceBlob>();
    it->second->key = it->first();
    impl->blobOrder.push_back(it->second.get());
  }
  return *it->second;
}

std::vector<ResourceBlob *> Context::getBlobs() {
  std::shared_lock lock(impl->mutex);
  return impl->blobOrder;
}

uint32_t Context::addSourceBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer,
                                  std::shared_ptr<const LineTable> lines) {
  StringAttr name = StringAttr::get(this, buffer->getBufferIdentifier());
  std::unique_lock lock(impl->mutex);
  impl->buffers.push_back(std::make_unique<SourceBuffer>(
      std::move(buffer), name, std::move(lines)));
  return uint32_t(impl->buffers.size() - 1);
}

const SourceBuffer &Context::getSourceBuffer(uint32_t id) const {
  std::shared_lock lock(impl->mutex);
  return *impl->buffers[id];
}

std::optional<uint32_t> Context::getFileNumber(StringAttr name) {
  {
    std::shared_lock lock(impl->mutex);
    auto it = impl->fileNumbers.find(name);
    if (it != impl->fileNumbers.end())
      return it->second;
  }
  std::unique_lock lock(impl->mutex);
  using FileNames = ContextImpl::FileNames;
  if (impl->numFiles > 0xFFFF)
    return std::nullopt;
  auto [it, inserted] = impl->fileNumbers.try_emplace(name, impl->numFiles);
  if (!inserted)
    return it->second;
  uint32_t number = impl->numFiles++;
  std::atomic<FileNames *> &names = impl->fileNames[number / FileNames::Size];
  if (!names) {
    impl->fileNamesOwned.push_back(std::make_unique<FileNames>());
    names = impl->fileNamesOwned.back().get();
  }
  names.load()->names[number % FileNames::Size] = name.getImpl();
  return number;
}

StringAttr Context::getFileName(uint32_t fileNumber) const {
  using FileNames = ContextImpl::FileNames;
  FileNames *names = impl->fileNames[fileNumber / FileNames::Size];
  return cast<StringAttr>(
      Attribute(names->names[fileNumber % FileNames::Size].load()));
}

unsigned Context::getNumThreads() const {
  // Threads to share work with may need the lock that a loader holds.
  return impl->loadLock.isHeld() ? 1 : threads.getNumThreads();
}

void Context::parallelFor(size_t count, function_ref<void(size_t)> fn) {
  if (!impl->loadLock.isHeld())
    return threads.parallelFor(count, fn);
  for (size_t i = 0; i < count; ++i)
    fn(i);
}

//===-- Names --------------------------------------------------------------===//

StringAttr OperationName::getIdentifier() const {
  return StringAttr::get(getContext(), getStringRef());
}

OperationName::OperationName(StringRef name, Context *ctx)
    : def(ctx->getOpDefinition(name)) {}
