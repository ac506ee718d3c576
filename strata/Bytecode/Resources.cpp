// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources: blobs of attributes, and metadata that belongs to no dialect. A blob is
// not copied if it lies aligned in a source buffer of the Context.
#include "strata/Bytecode/TablesDetail.h"

#include "llvm/Support/MemAlloc.h"

using namespace strata;
using namespace strata::bytecode;

LogicalResult Tables::readBlob(Cursor &value, uint64_t &alignment,
                               StringRef &data) {
  uint64_t size;
  if (failed(value.readVarInt(alignment)) || failed(value.readVarInt(size)))
    return failure();
  if (alignment > UINT32_MAX)
    return value.emitError("expected an alignment of at most " +
                           Twine(UINT32_MAX) + ", found " + Twine(alignment));
  if (alignment && failed(value.alignTo(alignment)))
    return failure();
  return value.readBytes(size, data);
}

LogicalResult Tables::readExternalResource(StringRef provider, StringRef key,
                                           ResourceKind kind, Cursor value) {
  ExternalResource entry;
  entry.provider = provider.str();
  entry.key = key.str();
  entry.loc = entry.valueLoc = file.loc;
  uint8_t boolean = 0;
  uint64_t alignment = 0;
  StringRef text;
  switch (kind) {
  case ResourceKind::Bool:
    entry.kind = ExternalResource::Bool;
    if (failed(value.readByte(boolean)))
      return failure();
    entry.boolean = boolean;
    break;
  case ResourceKind::String:
    entry.kind = ExternalResource::String;
    if (failed(readString(value, text)))
      return failure();
    break;
  case ResourceKind::Blob:
    entry.kind = ExternalResource::Blob;
    if (failed(readBlob(value, alignment, text)))
      return failure();
    break;
  }
  entry.data = text.str();
  entry.alignment = uint32_t(alignment);
  if (config.externalResources)
    config.externalResources->push_back(std::move(entry));
  return success();
}

/// Bytes that live as long as the Context.
static std::unique_ptr<uint8_t, void (*)(void *)>
keepBytes(StringRef data, uint64_t alignment, bool isMapped) {
  auto *bytes = reinterpret_cast<uint8_t *>(const_cast<char *>(data.data()));
  uint64_t mask = std::max<uint64_t>(alignment, 1) - 1;
  if (isMapped && !(reinterpret_cast<uintptr_t>(bytes) & mask))
    return {bytes, [](void *) {}};
  // In whole units of the alignment, as aligned_alloc demands.
  size_t unit = std::max<uint64_t>(alignment, alignof(std::max_align_t));
  size_t size = llvm::alignTo(std::max<size_t>(data.size(), 1), unit);
  auto *copy = static_cast<uint8_t *>(std::aligned_alloc(unit, size));
  if (!copy)
    llvm::report_bad_alloc_error("cannot allocate a resource");
  std::memcpy(copy, data.data(), data.size());
  return {copy, std::free};
}

LogicalResult Tables::readDialectResource(StringRef key, ResourceKind kind,
                                          Cursor value) {
  ResourceBlob &blob = ctx.getOrCreateBlob(key);
  resources.push_back(&blob);
  // Mentioned without data.
  if (value.empty())
    return success();
  if (kind != ResourceKind::Blob)
    return value.emitError("expected a blob resource entry for key '" + key +
                           "'");
  uint64_t alignment;
  StringRef data;
  if (failed(readBlob(value, alignment, data)))
    return failure();
  // The padding in the file is as long as that of the copy, if there is one.
  blob.data = keepBytes(data, alignment, isMapped(data));
  blob.size = data.size();
  blob.alignment = uint32_t(alignment);
  blob.hasData = true;
  return success();
}

bool Tables::isMapped(StringRef data) const {
  StringRef kept = ctx.getSourceBuffer(buffer).getText();
  return data.begin() >= kept.begin() && data.end() <= kept.end();
}

/// The entries of one group, of a dialect if there is no provider.
LogicalResult Tables::readResourceGroup(Cursor &offsets, Cursor &data,
                                        std::optional<StringRef> provider) {
  uint64_t count;
  if (failed(offsets.readCount(count, "resources")))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    StringRef key, bytes;
    uint64_t size;
    uint8_t kind;
    if (failed(readString(offsets, key)) || failed(offsets.readVarInt(size)) ||
        failed(offsets.readByte(kind)))
      return failure();
    if (kind > uint8_t(ResourceKind::String))
      return offsets.emitError("invalid resource kind: " +
                               Twine(unsigned(kind)));
    if (failed(data.readBytes(size, bytes)))
      return failure();
    Cursor value(file, bytes, Section::Resources);
    if (failed(provider ? readExternalResource(*provider, key,
                                               ResourceKind(kind), value)
                        : readDialectResource(key, ResourceKind(kind), value)))
      return failure();
  }
  return success();
}

LogicalResult Tables::readResources(Cursor offsets, Cursor data) {
  uint64_t numProviders;
  if (failed(offsets.readCount(numProviders, "resource providers")))
    return failure();
  for (uint64_t i = 0; i < numProviders; ++i) {
    StringRef provider;
    if (failed(readString(offsets, provider)) ||
        failed(readResourceGroup(offsets, data, provider)))
      return failure();
  }
  while (!offsets.empty()) {
    uint64_t index;
    if (failed(offsets.readVarInt(index)))
      return failure();
    if (index >= dialects.size())
      return offsets.emitError("invalid dialect index: " + Twine(index));
    Dialect *dialect;
    if (failed(loadDialect(offsets, index, dialect)))
      return failure();
    if (dialect != &ctx.getBuiltinDialect())
      return offsets.emitError("unexpected resources for dialect '" +
                               dialect->getNamespace() + "'");
    if (failed(readResourceGroup(offsets, data, std::nullopt)))
      return failure();
  }
  return success();
}
