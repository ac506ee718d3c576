// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of the bytecode format: versions, sections, codes of builtin types and
// attributes. docs/bytecode.md describes the format.
#ifndef STRATA_BYTECODE_FORMATDETAIL_H
#define STRATA_BYTECODE_FORMATDETAIL_H

#include "strata/Support/LLVM.h"

#include <cstdint>

namespace strata::bytecode {

constexpr StringRef Magic = "ML\xefR";
/// Fills the space before aligned data.
constexpr uint8_t Padding = 0xCB;

/// Versions in which something of the format changed.
enum Version : uint64_t {
  /// Dialect entries have a flag for a version.
  WithDialectVersions = 1,
  /// Isolated regions are sections of their own.
  WithRegionSections = 2,
  WithUseListOrders = 3,
  /// Unknown locations of arguments are left out; operation names are counted.
  WithElidedLocations = 4,
  /// Properties are separate from attributes.
  WithProperties = 5,
  /// Segment sizes are sparse arrays.
  WithSparseSegments = 6,
  CurrentVersion = 6,
};

enum class Section : uint8_t {
  Strings = 0,
  Dialects = 1,
  AttrTypes = 2,
  AttrTypeOffsets = 3,
  IR = 4,
  Resources = 5,
  ResourceOffsets = 6,
  DialectVersions = 7,
  Properties = 8,
};
constexpr unsigned NumSections = 9;
/// The bit, in the byte with the number of a section, that an alignment follows
/// its length.
constexpr uint8_t AlignedSection = 0x80;

/// The name of a section in messages.
inline StringRef getSectionName(Section section) {
  constexpr const char *names[NumSections] = {
      "String",   "Dialect",        "AttrType",        "AttrTypeOffset", "IR",
      "Resource", "ResourceOffset", "DialectVersions", "Properties"};
  return names[unsigned(section)];
}

/// Fields that an operation has.
enum OpMask : uint8_t {
  HasAttributes = 0x01,
  HasResults = 0x02,
  HasOperands = 0x04,
  HasSuccessors = 0x08,
  HasRegions = 0x10,
  HasUseListOrders = 0x20,
  HasProperties = 0x40,
};

enum class AttrCode : uint8_t {
  Array,
  Dictionary,
  String,
  TypedString,
  FlatSymbolRef,
  SymbolRef,
  Type,
  Unit,
  Integer,
  Float,
  CallSiteLoc,
  FileLineColLoc,
  FusedLoc,
  FusedLocWithMetadata,
  NameLoc,
  UnknownLoc,
  DenseResource,
  DenseArray,
  DenseElements,
  DenseStrings,
  SparseElements,
  Distinct,
  FileLineColRange,
};

enum class TypeCode : uint8_t {
  Integer,
  Index,
  Function,
  BF16,
  F16,
  F32,
  F64,
  F80,
  F128,
  Complex,
  MemRef,
  MemRefWithSpace,
  None,
  RankedTensor,
  RankedTensorWithEncoding,
  Tuple,
  UnrankedMemRef,
  UnrankedMemRefWithSpace,
  UnrankedTensor,
  Vector,
  ScalableVector,
};

enum class ResourceKind : uint8_t { Blob, Bool, String };

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_FORMATDETAIL_H
