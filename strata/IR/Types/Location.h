// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Location: where an operation comes from, in eight bytes. Most locations are
// never read, so the common ones are numbers, not objects: a position in a
// source buffer known to the Context (buffer, offset), decoded to line and
// column on demand, or a (file, line, column) triple whose parts fit. All
// others are uniqued attributes (LocationAttr). Building one attribute a
// location is 40 % of the reference implementation's parsing time.
//
// Two equal handles denote the same location; the reverse holds only for
// canonical handles (Location::getCanonical), since a position has two forms.
#ifndef STRATA_IR_TYPES_LOCATION_H
#define STRATA_IR_TYPES_LOCATION_H

#include "strata/IR/Types/BuiltinAttributes.h"

namespace strata {

/// A location as an attribute.
class LocationAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr) { return isLocKind(attr.getKind()); }
  /// Visits the location and those that it consists of, outer ones first.
  WalkResult walk(function_ref<WalkResult(Location)> fn) const;
  /// The first `T` among the location and those that it consists of; null if there is
  /// none.
  template <typename T> T findInstanceOf() const;
};

/// A line and column of a source file, both counted from 1; 0 is "not known".
struct SourcePosition {
  uint32_t line = 0;
  uint32_t column = 0;
};

/// An 8-byte location handle. The default is the unknown location. Two handles
/// of the same location need not be equal; those that `getCanonical` returns are.
class Location {
public:
  Location() = default;
  /// The handle of a location attribute, canonical.
  Location(LocationAttr attr);
  /// The position `offset` (bytes from the start) of a source buffer.
  static Location fromOffset(uint32_t buffer, uint64_t offset) {
    Location loc;
    loc.bits = OffsetTag | uint64_t(buffer) << 40 | offset << 2;
    return loc;
  }
  /// `"file":line:column`.
  static Location fromFileLineCol(Context *ctx, StringAttr file, uint32_t line,
                                  uint32_t column);
  /// A packed location from a file number (Context::getFileNumber);
  /// std::nullopt if a part does not fit.
  static std::optional<Location> pack(uint32_t file, uint32_t line,
                                      uint32_t column) {
    if (file > 0xFFFF || line > 0xFFFFFF || column > 0x3FFFFF)
      return std::nullopt;
    return fromRaw(uint64_t(file) << 48 | uint64_t(line) << 24 |
                   uint64_t(column) << 2 | PackedTag);
  }
  /// `loc`, reached through a call at `caller`: the outermost of the calls that
  /// `loc` tells of, if any, was made there. O(1), however many those are; it
  /// becomes `callsite(callee at caller)` attributes on request, and most of
  /// those that inlining makes never are.
  static Location fromCallSite(Context *ctx, Location loc, Location caller);
  static Location fromRaw(uint64_t bits) {
    Location loc;
    loc.bits = bits;
    return loc;
  }
  static constexpr uint64_t MaxOffset = (uint64_t(1) << 38) - 1;

  /// From a location that must not be null.
  template <typename T,
            std::enable_if_t<std::is_base_of_v<LocationAttr, T>, int> = 0>
  Location(T attr) : Location(LocationAttr(attr)) {}

  bool isUnknown() const { return bits == 0; }
  bool operator==(Location other) const { return bits == other.bits; }
  bool operator!=(Location other) const { return bits != other.bits; }
  uint64_t getRaw() const { return bits; }

  /// True for a position in a source buffer.
  bool isOffset() const { return (bits & 3) == OffsetTag; }
  uint32_t getBuffer() const { return uint32_t(bits >> 40); }
  uint64_t getOffset() const { return bits >> 2 & MaxOffset; }
  /// True for a packed (file, line, column).
  bool isPacked() const { return (bits & 3) == PackedTag; }
  uint32_t getPackedFile() const { return uint32_t(bits >> 48); }
  uint32_t getPackedLine() const { return uint32_t(bits >> 24) & 0xFFFFFF; }
  uint32_t getPackedColumn() const { return uint32_t(bits >> 2) & 0x3FFFFF; }
  /// True for the locations that `fromCallSite` returns.
  bool isCallSite() const { return (bits & 3) == CallSiteTag; }
  /// The place itself and those of the calls through which it was reached, the
  /// outermost last; attributes of call sites are taken apart as well. A
  /// location that is no call site is the only place. O(number of call sites).
  SmallVector<Location, 8> getCallStack() const;
  /// The attribute of a handle that is none of these, null for unknown.
  LocationAttr getAttrOrNull() const {
    return (bits & 3) == 0 ? LocationAttr(reinterpret_cast<const AttrStorage *>(
                                 static_cast<uintptr_t>(bits)))
                           : LocationAttr();
  }

  /// The Context of the location's attribute. Other locations do not know
  /// theirs: it is the only Context of the process, or, of several, the one in
  /// which the calling thread last created an object (Context::getCurrent).
  Context *getContext() const;
  /// The location as an attribute, uniqued now if need be.
  LocationAttr getAttr(Context *ctx) const;
  LocationAttr getAttr() const { return getAttr(getContext()); }
  operator LocationAttr() const { return getAttr(); }
  /// Calls a function of the attribute: `loc->walk(...)`.
  auto operator->() const {
    struct Arrow {
      LocationAttr attr;
      LocationAttr *operator->() { return &attr; }
    };
    return Arrow{getAttr()};
  }
  /// The handle that stands for all handles of the same location.
  Location getCanonical(Context *ctx) const;

  void print(raw_ostream &os, Context *ctx) const;
  void print(raw_ostream &os) const { print(os, getContext()); }
  void dump() const;

private:
  static constexpr uint64_t OffsetTag = 1, PackedTag = 2, CallSiteTag = 3;
  /// The callee's location and the caller's, in an arena of the Context. Both
  /// can be call sites themselves.
  const Location *callSite() const {
    return reinterpret_cast<const Location *>(
        static_cast<uintptr_t>(bits & ~CallSiteTag));
  }
  uint64_t bits = 0;
};

/// `unknown`.
class UnknownLoc : public LocationAttr {
public:
  STRATA_HANDLE(UnknownLoc, LocationAttr, UnknownLoc)
  static UnknownLoc get(Context *ctx);
};

/// `"file":1:2` or `"file":1:2 to 3:4`.
class FileLineColRange : public LocationAttr {
public:
  STRATA_HANDLE(FileLineColRange, LocationAttr, FileLineColRange)
  /// An empty file name becomes `-`.
  static FileLineColRange get(StringAttr file, uint32_t line, uint32_t column,
                              uint32_t endLine, uint32_t endColumn);
  static FileLineColRange get(StringAttr file, uint32_t line, uint32_t column) {
    return get(file, line, column, line, column);
  }
  StringAttr getFilename() const;
  uint32_t getStartLine() const;
  uint32_t getStartColumn() const;
  uint32_t getEndLine() const;
  uint32_t getEndColumn() const;
  bool isPosition() const {
    return getStartLine() == getEndLine() && getStartColumn() == getEndColumn();
  }
};

/// `"file":1:2`.
class FileLineColLoc : public FileLineColRange {
public:
  using FileLineColRange::FileLineColRange;
  static bool classof(Attribute attr) {
    auto range = dyn_cast<FileLineColRange>(attr);
    return range && range.isPosition();
  }
  static FileLineColLoc get(StringAttr file, uint32_t line, uint32_t column);
  static FileLineColLoc get(Context *ctx, StringRef file, uint32_t line,
                            uint32_t column);
  uint32_t getLine() const { return getStartLine(); }
  uint32_t getColumn() const { return getStartColumn(); }
};

/// `"name"(child)`.
class NameLoc : public LocationAttr {
public:
  STRATA_HANDLE(NameLoc, LocationAttr, NameLoc)
  static NameLoc get(StringAttr name, Location child = {});
  StringAttr getName() const;
  /// Unknown where none was given.
  Location getChildLoc() const;
};

/// `callsite(callee at caller)`.
class CallSiteLoc : public LocationAttr {
public:
  STRATA_HANDLE(CallSiteLoc, LocationAttr, CallSiteLoc)
  static CallSiteLoc get(Context *ctx, Location callee, Location caller);
  static CallSiteLoc get(Location callee, Location caller) {
    return get(callee.getContext(), callee, caller);
  }
  Location getCallee() const;
  Location getCaller() const;
};

/// `fused<metadata>[locations]`.
class FusedLoc : public LocationAttr {
public:
  STRATA_HANDLE(FusedLoc, LocationAttr, FusedLoc)
  /// The list is normalised: nested fused locations with the same metadata (or
  /// none) are flattened, unknown and repeated ones dropped. Without metadata,
  /// one left stands for itself and none is unknown, so the result need not be
  /// a FusedLoc; with metadata, an empty list becomes `[unknown]`.
  ///
  /// Lists of more than MaxFlat locations are kept unflattened, so that a list
  /// that grows step by step takes linear space. They print like flat lists,
  /// but equal lists of that length need not be one object.
  static Location get(Context *ctx, ArrayRef<Location> locations,
                      Attribute metadata = {});
  static Location get(ArrayRef<Location> locations, Attribute metadata,
                      Context *ctx) {
    return get(ctx, locations, metadata);
  }
  static constexpr size_t MaxFlat = 64;
  /// The parts; of more than MaxFlat, some may be fused locations with the same
  /// metadata in their turn.
  ArrayRef<Location> getLocations() const;
  /// The normalised list. O(its length).
  SmallVector<Location, 8> getFlattened() const;
  Attribute getMetadata() const;

private:
  /// The parts of `part` if they stand for it in a list with `metadata`.
  static FusedLoc getSplicable(Location part, Attribute metadata);
};

template <typename T> T LocationAttr::findInstanceOf() const {
  T found;
  walk([&](Location loc) -> WalkResult {
    found = dyn_cast<T>(loc.getAttr());
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

raw_ostream &operator<<(raw_ostream &os, Location loc);

/// The file position a location leads to: itself, the child of a name, the
/// callee of a call site, the first of a fused list that leads anywhere.
struct FilePosition {
  StringRef file;
  uint32_t line = 0, column = 0;
};
std::optional<FilePosition> findFilePosition(Location loc, Context *ctx);

} // namespace strata

namespace llvm {
/// isa, cast and dyn_cast from locations to the classes of location attributes.
template <typename To>
struct CastInfo<To, strata::Location>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, strata::Location,
                              CastInfo<To, strata::Location>> {
  static bool isPossible(strata::Location loc) {
    return To::classof(loc.getAttr());
  }
  static To doCast(strata::Location loc) { return To(loc.getAttr().getImpl()); }
};
template <typename To>
struct CastInfo<To, const strata::Location> : CastInfo<To, strata::Location> {};
} // namespace llvm

#endif // STRATA_IR_TYPES_LOCATION_H
