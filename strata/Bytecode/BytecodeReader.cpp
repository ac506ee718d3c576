// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/BytecodeReader.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Bytecode/BytecodeFileDetail.h"
#include "strata/Bytecode/IRReaderDetail.h"
#include "strata/Bytecode/OperationCounterDetail.h"
#include "strata/Bytecode/WriterSourceDetail.h"
#include "strata/IR/Threading.h"

#include "llvm/ADT/DenseMap.h"

#include <mutex>

using namespace strata;
using namespace strata::bytecode;

class BytecodeReader::Impl final : public WriterSource {
public:
  Impl(uint32_t buffer, StringRef bytes, const ParserConfig &config,
       bool lazyLoad)
      : file(buffer, bytes, config), lazyLoad(lazyLoad) {
    if (lazyLoad)
      file.getTables().keepLocations();
  }
  LogicalResult readTopLevel(Block *block, DecodeFn decodeNow);
  LogicalResult materialize(Operation *op, DecodeFn decodeNow,
                            std::vector<SymbolOutline> *outlines = nullptr);
  Operation *read(const SymbolOutline &symbol, Block *block);
  LogicalResult finalize(DecodeFn shouldMaterialize);
  FailureOr<uint64_t> countOperations(Operation *root) const;
  FailureOr<uint64_t> countOperations(const SymbolOutline &symbol) const;
  std::optional<DeferredRegions> find(Operation *op) const;
  std::optional<DeferredRegions> take(Operation *op);
  std::vector<DeferredRegions> getDeferred() const;
  const Tables &getTables() const override { return file.getTables(); }
  std::optional<StringRef> findBytes(Operation *op) const override {
    std::optional<DeferredRegions> regions = find(op);
    if (!regions)
      return std::nullopt;
    return regions->contents.getBytes();
  }

  BytecodeFile file;
  bool lazyLoad;
  mutable std::mutex mutex;
  /// A DeferredRegions in a third of the memory.
  struct Place {
    uint64_t offset, size;
    uint32_t depth;
  };
  /// The regions that have not been decoded.
  llvm::DenseMap<Operation *, Place> deferred;

private:
  DeferredRegions getRegions(Operation *op, const Place &place) const {
    InputFile &input = file.getTables().getFile();
    return {op,
            Cursor(input, input.bytes.substr(place.offset, place.size),
                   Section::IR),
            place.depth};
  }
  bool defer(const DeferredRegions &regions, DecodeFn decodeNow,
             std::vector<DeferredRegions> &found);
  void add(ArrayRef<DeferredRegions> found);
  LogicalResult decode(const DeferredRegions &regions, DecodeFn decodeNow,
                       std::vector<SymbolOutline> *outlines);
};

/// Whether `regions` are left undecoded; then they are added to `found`.
bool BytecodeReader::Impl::defer(const DeferredRegions &regions,
                                 DecodeFn decodeNow,
                                 std::vector<DeferredRegions> &found) {
  if (!lazyLoad || decodeNow(regions.op))
    return false;
  found.push_back(regions);
  return true;
}

void BytecodeReader::Impl::add(ArrayRef<DeferredRegions> found) {
  std::lock_guard guard(mutex);
  deferred.reserve(unsigned(deferred.size() + found.size()));
  for (const DeferredRegions &regions : found)
    deferred[regions.op] = {regions.contents.getOffset(),
                            regions.contents.remaining(), regions.depth};
}

/// The regions of `op`, if they are not decoded.
std::optional<DeferredRegions> BytecodeReader::Impl::find(Operation *op) const {
  std::lock_guard guard(mutex);
  auto found = deferred.find(op);
  if (found == deferred.end())
    return std::nullopt;
  return getRegions(op, found->second);
}

FailureOr<uint64_t>
BytecodeReader::Impl::countOperations(Operation *root) const {
  const InputFile &input = file.getInput();
  if (!input.version)
    return failure();
  OperationCounter counter(*input.version,
                           input.ctx->getResourceLimits().maxDepth);
  uint64_t numDecoded = 0;
  bool hasFailed = false;
  root->walk([&](Operation *op) {
    numDecoded += op != root;
    std::optional<DeferredRegions> regions = find(op);
    if (regions && !hasFailed)
      hasFailed = failed(counter.count(regions->contents, op->getNumRegions()));
  });
  if (hasFailed)
    return failure();
  return numDecoded + counter.getCount();
}

FailureOr<uint64_t>
BytecodeReader::Impl::countOperations(const SymbolOutline &symbol) const {
  InputFile &input = file.getTables().getFile();
  OperationCounter counter(*input.version,
                           input.ctx->getResourceLimits().maxDepth);
  Cursor regions(
      input,
      input.bytes.substr(symbol.offset + symbol.headerSize, symbol.bodySize),
      Section::IR);
  if (failed(counter.count(regions, symbol.numRegions)))
    return failure();
  return counter.getCount();
}

std::optional<DeferredRegions> BytecodeReader::Impl::take(Operation *op) {
  std::lock_guard guard(mutex);
  auto found = deferred.find(op);
  if (found == deferred.end())
    return std::nullopt;
  DeferredRegions regions = getRegions(op, found->second);
  deferred.erase(found);
  return regions;
}

/// All that has not been decoded, in the order of the file.
std::vector<DeferredRegions> BytecodeReader::Impl::getDeferred() const {
  std::lock_guard guard(mutex);
  std::vector<DeferredRegions> all;
  all.reserve(deferred.size());
  for (const auto &[op, place] : deferred)
    all.push_back(getRegions(op, place));
  llvm::sort(all, [](const DeferredRegions &a, const DeferredRegions &b) {
    return a.contents.getOffset() < b.contents.getOffset();
  });
  return all;
}

LogicalResult BytecodeReader::Impl::readTopLevel(Block *block,
                                                 DecodeFn decodeNow) {
  installMissingAsm(*file.getConfig().ctx);
  if (failed(file.open()))
    return failure();
  std::vector<DeferredRegions> found;
  if (failed(IRReader(file.getTables())
                 .read(file.getOperations(), block,
                       [&](const DeferredRegions &regions) {
                         return defer(regions, decodeNow, found);
                       })))
    return failure();
  add(found);
  return success();
}

/// Decodes `regions`. Operations nested in them become visible only when all of
/// them have been decoded. After a failure the regions are empty and can be
/// requested again.
LogicalResult
BytecodeReader::Impl::decode(const DeferredRegions &regions, DecodeFn decodeNow,
                             std::vector<SymbolOutline> *outlines) {
  IRReader reader(file.getTables());
  size_t numOutlines = outlines ? outlines->size() : 0;
  if (outlines)
    reader.leaveOut(*outlines);
  std::vector<DeferredRegions> found;
  if (succeeded(
          reader.readDeferred(regions, [&](const DeferredRegions &nested) {
            return defer(nested, decodeNow, found);
          }))) {
    add(found);
    return success();
  }
  for (Region &region : regions.op->getRegions()) {
    region.dropAllReferences();
    region.clear();
  }
  if (outlines)
    outlines->resize(numOutlines);
  add(regions);
  return failure();
}

LogicalResult
BytecodeReader::Impl::materialize(Operation *op, DecodeFn decodeNow,
                                  std::vector<SymbolOutline> *outlines) {
  std::optional<DeferredRegions> regions = take(op);
  return regions ? decode(*regions, decodeNow, outlines) : success();
}

Operation *BytecodeReader::Impl::read(const SymbolOutline &symbol,
                                      Block *block) {
  IRReader reader(file.getTables());
  std::vector<DeferredRegions> found;
  Operation *last = block->getLastOp();
  if (succeeded(
          reader.readSymbol(symbol, block, [&](const DeferredRegions &regions) {
            return defer(regions, neverNow, found);
          }))) {
    add(found);
    return block->getLastOp();
  }
  if (Operation *added = block->getLastOp(); added != last) {
    added->dropAllReferences();
    added->erase();
  }
  return nullptr;
}

LogicalResult BytecodeReader::Impl::finalize(DecodeFn shouldMaterialize) {
  // Regions nested in decoded ones come in the next round.
  while (true) {
    std::vector<DeferredRegions> wanted;
    for (const DeferredRegions &regions : getDeferred())
      if (shouldMaterialize(regions.op))
        wanted.push_back(regions);
    if (wanted.empty())
      break;
    for (const DeferredRegions &regions : wanted)
      (void)take(regions.op);
    if (failed(failableParallelForEach(
            file.getConfig().ctx, wanted, [&](const DeferredRegions &regions) {
              return decode(regions, neverNow, nullptr);
            })))
      return failure();
  }
  for (const DeferredRegions &regions : getDeferred()) {
    (void)take(regions.op);
    regions.op->dropAllUses();
    regions.op->erase();
  }
  return success();
}

//===-- Interface ----------------------------------------------------------===//

BytecodeReader::BytecodeReader(uint32_t buffer, StringRef bytes,
                               const ParserConfig &config, bool lazyLoad)
    : impl(std::make_unique<Impl>(buffer, bytes, config, lazyLoad)) {}
BytecodeReader::BytecodeReader(uint32_t buffer, const ParserConfig &config,
                               bool lazyLoad)
    : BytecodeReader(buffer, config.ctx->getSourceBuffer(buffer).getText(),
                     config, lazyLoad) {}
BytecodeReader::~BytecodeReader() = default;

LogicalResult BytecodeReader::readTopLevel(Block *block, DecodeFn decodeNow) {
  return impl->readTopLevel(block, decodeNow);
}

OwningOpRef<ModuleOp>
BytecodeReader::readModule(std::vector<SymbolOutline> *outlines) {
  Context *ctx = impl->file.getConfig().ctx;
  OwningOpRef<ModuleOp> module = ModuleOp::create(ctx, Location());
  Block *body = module->getBody();
  if (outlines)
    impl->file.getTables().indexSparsely();
  if (failed(readTopLevel(body)))
    return nullptr;
  Operation *first = body->getFirstOp();
  if (first && first == body->getLastOp() && isa<ModuleOp>(first)) {
    first->remove();
    module = OwningOpRef<ModuleOp>(cast<ModuleOp>(first));
  }
  if (failed(impl->materialize(module.get(), neverNow, outlines)))
    return nullptr;
  return module;
}

std::vector<DeferredBody> BytecodeReader::getDeferredBodies() const {
  std::vector<DeferredBody> bodies;
  for (const DeferredRegions &regions : impl->getDeferred())
    bodies.push_back({regions.op, regions.contents.getBytes(),
                      regions.contents.getOffset()});
  return bodies;
}

int64_t BytecodeReader::getNumOpsToMaterialize() const {
  std::lock_guard guard(impl->mutex);
  return int64_t(impl->deferred.size());
}

bool BytecodeReader::isMaterializable(Operation *op) const {
  std::lock_guard guard(impl->mutex);
  return impl->deferred.contains(op);
}

std::optional<uint64_t> BytecodeReader::getBodySize(Operation *op) const {
  std::optional<DeferredRegions> regions = impl->find(op);
  if (!regions)
    return std::nullopt;
  return regions->contents.remaining();
}

FailureOr<uint64_t> BytecodeReader::countOperations(Operation *op) const {
  return impl->countOperations(op);
}

FailureOr<uint64_t>
BytecodeReader::countOperations(const SymbolOutline &symbol) const {
  return impl->countOperations(symbol);
}

LogicalResult BytecodeReader::outline(Operation *table,
                                      std::vector<SymbolOutline> &symbols) {
  return impl->materialize(table, neverNow, &symbols);
}

Operation *BytecodeReader::read(const SymbolOutline &symbol, Block *block) {
  return impl->read(symbol, block);
}

LogicalResult BytecodeReader::materialize(Operation *op, DecodeFn decodeNow) {
  return impl->materialize(op, decodeNow);
}

LogicalResult BytecodeReader::materializeAll(Operation *op) {
  auto always = [](Operation *) { return true; };
  // Decoded operations may hold regions that are not decoded.
  SmallVector<Operation *> open;
  op->walk([&](Operation *inner) {
    if (isMaterializable(inner))
      open.push_back(inner);
  });
  for (Operation *inner : open)
    if (failed(materialize(inner, always)))
      return failure();
  return success();
}

LogicalResult BytecodeReader::finalize(DecodeFn shouldMaterialize) {
  return impl->finalize(shouldMaterialize);
}

void BytecodeReader::forget(Operation *op) { (void)impl->take(op); }

uint64_t BytecodeReader::getVersion() const {
  return impl->file.getInput().version.value_or(0);
}

StringRef BytecodeReader::getProducer() const {
  return impl->file.getInput().producer;
}

const WriterSource &BytecodeReader::getSource() const { return *impl; }

std::vector<BytecodeReader::DialectInfo> BytecodeReader::getDialects() const {
  std::vector<DialectInfo> dialects;
  for (const DialectEntry &entry : impl->file.getTables().getDialects())
    dialects.push_back({entry.name, entry.version.has_value()});
  return dialects;
}
