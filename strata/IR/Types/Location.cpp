// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/Location.h"

#include "strata/IR/Types/StorageDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::detail;

/// The file name as it is stored: an empty one becomes `-`.
static StringAttr normalizeFileName(StringAttr file) {
  return file.empty() ? StringAttr::get(file.getContext(), "-") : file;
}

//===-- Location ----------------------------------------------------------===//

Location Location::fromFileLineCol(Context *ctx, StringAttr file, uint32_t line,
                                   uint32_t column) {
  file = normalizeFileName(file);
  if (std::optional<uint32_t> number = ctx->getFileNumber(file))
    if (std::optional<Location> packed = pack(*number, line, column))
      return *packed;
  Location loc;
  loc.bits = reinterpret_cast<uintptr_t>(
      FileLineColRange::get(file, line, column).getImpl());
  return loc;
}

Location::Location(LocationAttr attr) {
  if (!attr || isa<UnknownLoc>(attr))
    return;
  if (auto range = dyn_cast<FileLineColRange>(attr)) {
    if (range.isPosition()) {
      *this = fromFileLineCol(attr.getContext(), range.getFilename(),
                              range.getStartLine(), range.getStartColumn());
      return;
    }
  }
  bits = reinterpret_cast<uintptr_t>(attr.getImpl());
}

Location Location::fromCallSite(Context *ctx, Location loc, Location caller) {
  Location parts[] = {loc, caller};
  const Location *stored = ctx->getPools().storage.copy(ArrayRef(parts)).data();
  return fromRaw(reinterpret_cast<uintptr_t>(stored) | CallSiteTag);
}

SmallVector<Location, 8> Location::getCallStack() const {
  SmallVector<Location, 8> stack, pending{*this};
  while (!pending.empty()) {
    Location loc = pending.pop_back_val();
    if (loc.isCallSite()) {
      pending.push_back(loc.callSite()[1]);
      pending.push_back(loc.callSite()[0]);
    } else if (auto site = dyn_cast_or_null<CallSiteLoc>(loc.getAttrOrNull())) {
      stack.push_back(site.getCallee());
      pending.push_back(site.getCaller());
    } else {
      stack.push_back(loc);
    }
  }
  return stack;
}

/// The attribute of a call site, from the outermost call inwards.
static Location resolveCallSite(Context *ctx, Location loc) {
  SmallVector<Location, 8> stack = loc.getCallStack();
  Location resolved = stack.pop_back_val();
  for (Location callee : llvm::reverse(stack))
    resolved = CallSiteLoc::get(ctx, callee, resolved);
  return resolved;
}

Location Location::getCanonical(Context *ctx) const {
  if (isCallSite())
    return runWithSufficientStackSpace(
        [&] { return resolveCallSite(ctx, *this); });
  if (!isOffset())
    return *this;
  const SourceBuffer &buffer = ctx->getSourceBuffer(getBuffer());
  SourcePosition position = buffer.decode(getOffset());
  return fromFileLineCol(ctx, buffer.getName(), position.line, position.column);
}

Context *Location::getContext() const {
  Location loc = *this;
  while (loc.isCallSite())
    loc = loc.callSite()[0];
  LocationAttr attr = loc.getAttrOrNull();
  return attr ? attr.getContext() : Context::getCurrent();
}

LocationAttr Location::getAttr(Context *ctx) const {
  if (isUnknown())
    return UnknownLoc::get(ctx);
  if (isOffset()) {
    const SourceBuffer &buffer = ctx->getSourceBuffer(getBuffer());
    SourcePosition position = buffer.decode(getOffset());
    return FileLineColRange::get(buffer.getName(), position.line,
                                 position.column);
  }
  if (isCallSite())
    return getCanonical(ctx).getAttrOrNull();
  if (isPacked())
    return FileLineColRange::get(ctx->getFileName(getPackedFile()),
                                 getPackedLine(), getPackedColumn());
  return getAttrOrNull();
}

void Location::print(raw_ostream &os, Context *ctx) const {
  if (auto *printLocation = ctx->getRenderer().printLocation)
    printLocation(*this, ctx, os);
  else
    os << "<<location>>";
}

void Location::dump() const {
  print(llvm::errs());
  llvm::errs() << "\n";
}

raw_ostream &strata::operator<<(raw_ostream &os, Location loc) {
  loc.print(os);
  return os;
}

WalkResult LocationAttr::walk(function_ref<WalkResult(Location)> fn) const {
  SmallVector<Location, 8> pending{Location(*this)};
  while (!pending.empty()) {
    Location loc = pending.pop_back_val();
    WalkResult result = fn(loc);
    if (result.wasInterrupted())
      return result;
    if (result.wasSkipped())
      continue;
    LocationAttr attr = loc.getAttr(getContext());
    if (auto name = dyn_cast<NameLoc>(attr)) {
      pending.push_back(name.getChildLoc());
    } else if (auto call = dyn_cast<CallSiteLoc>(attr)) {
      pending.push_back(call.getCaller());
      pending.push_back(call.getCallee());
    } else if (auto fused = dyn_cast<FusedLoc>(attr)) {
      ArrayRef<Location> parts = fused.getLocations();
      pending.append(parts.rbegin(), parts.rend());
    }
  }
  return WalkResult::advance();
}

//===-- Location attributes -----------------------------------------------===//

UnknownLoc UnknownLoc::get(Context *ctx) {
  return UnknownLoc(getBuiltin<SingletonStorage<Kind::UnknownLoc>>(ctx, {}));
}

FileLineColRange FileLineColRange::get(StringAttr file, uint32_t line,
                                       uint32_t column, uint32_t endLine,
                                       uint32_t endColumn) {
  return FileLineColRange(getBuiltin<FileLineColRangeStorage>(
      file.getContext(),
      {normalizeFileName(file), line, column, endLine, endColumn}));
}

StringAttr FileLineColRange::getFilename() const {
  return cast<StringAttr>(as<FileLineColRangeStorage>()->value.file);
}

uint32_t FileLineColRange::getStartLine() const {
  return as<FileLineColRangeStorage>()->value.line;
}

uint32_t FileLineColRange::getStartColumn() const {
  return as<FileLineColRangeStorage>()->value.column;
}

uint32_t FileLineColRange::getEndLine() const {
  return as<FileLineColRangeStorage>()->value.endLine;
}

uint32_t FileLineColRange::getEndColumn() const {
  return as<FileLineColRangeStorage>()->value.endColumn;
}

FileLineColLoc FileLineColLoc::get(StringAttr file, uint32_t line,
                                   uint32_t column) {
  return FileLineColLoc(
      FileLineColRange::get(file, line, column, line, column).getImpl());
}
FileLineColLoc FileLineColLoc::get(Context *ctx, StringRef file, uint32_t line,
                                   uint32_t column) {
  return get(StringAttr::get(ctx, file), line, column);
}

NameLoc NameLoc::get(StringAttr name, Location child) {
  Context *ctx = name.getContext();
  Location canonical = child.getCanonical(ctx);
  ArrayRef<Location> children(canonical);
  if (canonical.isUnknown())
    children = {};
  return NameLoc(getBuiltin<NameLocStorage>(ctx, {name, children}));
}

StringAttr NameLoc::getName() const {
  return cast<StringAttr>(as<NameLocStorage>()->value.attr);
}

Location NameLoc::getChildLoc() const {
  ArrayRef<Location> children = as<NameLocStorage>()->value.locations;
  return children.empty() ? Location() : children.front();
}

CallSiteLoc CallSiteLoc::get(Context *ctx, Location callee, Location caller) {
  Location parts[] = {callee.getCanonical(ctx), caller.getCanonical(ctx)};
  return CallSiteLoc(getBuiltin<CallSiteLocStorage>(ctx, {Attribute(), parts}));
}

Location CallSiteLoc::getCallee() const {
  return as<CallSiteLocStorage>()->value.locations[0];
}

Location CallSiteLoc::getCaller() const {
  return as<CallSiteLocStorage>()->value.locations[1];
}

FusedLoc FusedLoc::getSplicable(Location part, Attribute metadata) {
  auto fused = dyn_cast_or_null<FusedLoc>(part.getAttrOrNull());
  return fused && fused.getMetadata() == metadata ? fused : FusedLoc();
}

Location FusedLoc::get(Context *ctx, ArrayRef<Location> locations,
                       Attribute metadata) {
  size_t length = 0;
  for (Location loc : locations) {
    FusedLoc fused = getSplicable(loc, metadata);
    length += fused ? fused.getLocations().size() : 1;
  }
  SmallVector<Location, 8> parts;
  llvm::SmallSet<uint64_t, 8> seen;
  auto addPart = [&](Location part) {
    if (!part.isUnknown() && seen.insert(part.getRaw()).second)
      parts.push_back(part);
  };
  for (Location loc : locations) {
    Location part = loc.getCanonical(ctx);
    FusedLoc fused = getSplicable(part, metadata);
    if (!fused || length > MaxFlat)
      addPart(part);
    else
      llvm::for_each(fused.getLocations(), addPart);
  }
  if (!metadata && parts.size() <= 1)
    return parts.empty() ? Location() : parts.front();
  if (parts.empty())
    parts.push_back(Location());
  return FusedLoc(getBuiltin<FusedLocStorage>(ctx, {metadata, parts}));
}

ArrayRef<Location> FusedLoc::getLocations() const {
  return as<FusedLocStorage>()->value.locations;
}

SmallVector<Location, 8> FusedLoc::getFlattened() const {
  Attribute metadata = getMetadata();
  SmallVector<Location, 8> parts, worklist;
  llvm::SmallSet<uint64_t, 8> seen;
  auto push = [&](FusedLoc fused) {
    for (Location part : llvm::reverse(fused.getLocations()))
      worklist.push_back(part);
  };
  push(*this);
  while (!worklist.empty()) {
    Location part = worklist.pop_back_val();
    // The parts of a list that is repeated are all repeated.
    if (!seen.insert(part.getRaw()).second)
      continue;
    if (FusedLoc fused = getSplicable(part, metadata))
      push(fused);
    else
      parts.push_back(part);
  }
  return parts;
}

Attribute FusedLoc::getMetadata() const {
  return as<FusedLocStorage>()->value.attr;
}

std::optional<FilePosition> strata::findFilePosition(Location loc,
                                                     Context *ctx) {
  // Nesting is bounded only by the input: chains are followed by a loop, and
  // lists through a stack of pending locations.
  SmallVector<Location, 8> pending{loc};
  while (!pending.empty()) {
    Location current = pending.pop_back_val();
    if (current.isUnknown())
      continue;
    if (current.isOffset()) {
      const SourceBuffer &buffer = ctx->getSourceBuffer(current.getBuffer());
      SourcePosition position = buffer.decode(current.getOffset());
      return FilePosition{buffer.getName().getValue(), position.line,
                          position.column};
    }
    if (current.isPacked())
      return FilePosition{ctx->getFileName(current.getPackedFile()).getValue(),
                          current.getPackedLine(), current.getPackedColumn()};
    if (current.isCallSite()) {
      pending.push_back(current.getCallStack().front());
      continue;
    }
    LocationAttr attr = current.getAttrOrNull();
    if (auto range = dyn_cast<FileLineColRange>(attr))
      return FilePosition{range.getFilename().getValue(), range.getStartLine(),
                          range.getStartColumn()};
    if (auto named = dyn_cast<NameLoc>(attr)) {
      pending.push_back(named.getChildLoc());
    } else if (auto call = dyn_cast<CallSiteLoc>(attr)) {
      pending.push_back(call.getCallee());
    } else if (auto fused = dyn_cast<FusedLoc>(attr)) {
      for (Location part : llvm::reverse(fused.getLocations()))
        pending.push_back(part);
    }
  }
  return std::nullopt;
}
