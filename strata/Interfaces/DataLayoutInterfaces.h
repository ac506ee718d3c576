// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data layout: the sizes and alignments of values in memory, and properties of
// the target. Scopes (modules, and operations with the interface
// DataLayoutOpInterface) have a specification, an attribute with the interface
// DataLayoutSpecInterface such as `#dlti.dl_spec<index = 32>`. Its entries
// override those of the scopes around, and the defaults of builtin types:
//
//   DataLayout layout = DataLayout::closest(op);
//   if (layout.hasTypeSize(type))
//     bytes = layout.getTypeSize(type);
#ifndef STRATA_INTERFACES_DATALAYOUTINTERFACES_H
#define STRATA_INTERFACES_DATALAYOUTINTERFACES_H

#include "strata/IR/BuiltinDialect.h"

#include "llvm/Support/TypeSize.h"

namespace strata {

class DataLayout;

/// An entry of a specification: an attribute with the interface
/// DataLayoutEntryInterface, such as `#dlti.dl_entry<i64, dense<64> : vector<1xi64>>`.
struct DataLayoutEntry {
  Attribute attr;
  /// A TypeAttr or a StringAttr.
  Attribute key;
  Attribute value;

  bool isTypeEntry() const { return isa<TypeAttr>(key); }
  /// Null if the key is a string.
  Type getType() const;
  /// Empty if the key is a type.
  StringRef getName() const;
};

/// The entries of a specification or map of the dialect `dlti`, in order; empty
/// if `spec` is null or another attribute.
SmallVector<DataLayoutEntry> getDataLayoutEntries(Attribute spec);

/// The first attribute of `op` with the interface DataLayoutSpecInterface; null if
/// there is none.
Attribute getDataLayoutSpec(Operation *op);

/// A type with a layout of its own. Attached with C++ (docs/interfaces.md).
struct DataLayoutTypeInterface {
  static constexpr llvm::StringLiteral name = "DataLayoutTypeInterface";
  /// `entries` are those of the scope for types of the same definition.
  using Entries = ArrayRef<DataLayoutEntry>;
  llvm::TypeSize (*getTypeSizeInBits)(Type type, const DataLayout &layout,
                                      Entries entries) = nullptr;
  /// The ABI alignment in bytes.
  uint64_t (*getABIAlignment)(Type type, const DataLayout &layout,
                              Entries entries) = nullptr;
  /// The preferred alignment in bytes; the ABI alignment if null.
  uint64_t (*getPreferredAlignment)(Type type, const DataLayout &layout,
                                    Entries entries) = nullptr;
  /// The width in bits of integers with which offsets of pointers are computed.
  /// Null if the type has no such width.
  std::optional<uint64_t> (*getIndexBitwidth)(Type type,
                                              const DataLayout &layout,
                                              Entries entries) = nullptr;
};

/// Answers queries in one scope. It copies the required data: later changes of
/// specifications are not seen. Copies and queries are thread-safe.
class DataLayout {
public:
  /// The defaults, without a specification.
  DataLayout() = default;
  /// The layout inside `scope`, a module or an operation with the interface
  /// DataLayoutOpInterface.
  explicit DataLayout(Operation *scope);
  explicit DataLayout(ModuleOp module) : DataLayout(module.getOperation()) {}
  /// The layout that holds for `op`: that of the innermost scope that is `op` or is
  /// around it.
  static DataLayout closest(Operation *op);

  /// Whether values of the type have a size: integers, floats, `index`, complex
  /// numbers and vectors of such types, and types with DataLayoutTypeInterface.
  bool hasTypeSize(Type type) const;
  /// The size in bytes, rounded up. Vectors have a power of two of elements in
  /// the last dimension; elements take whole bytes. The size of a scalable
  /// vector is scalable. The four queries end the program if hasTypeSize is
  /// false. A size that exceeds 64 bits is 2^64 - 1.
  llvm::TypeSize getTypeSize(Type type) const;
  llvm::TypeSize getTypeSizeInBits(Type type) const;
  /// The ABI alignment in bytes. An integer without an entry has that of the
  /// next wider integer with one, or else of the widest.
  uint64_t getTypeABIAlignment(Type type) const;
  uint64_t getTypePreferredAlignment(Type type) const;
  /// The width in bits of `index`, 64 by default, or of offsets of pointers;
  /// std::nullopt for other types.
  std::optional<uint64_t> getTypeIndexBitwidth(Type type) const;

  /// Properties of the target; null if the specification does not say.
  Attribute getEndianness() const { return find("endianness"); }
  Attribute getDefaultMemorySpace() const {
    return find("default_memory_space");
  }
  Attribute getAllocaMemorySpace() const { return find("alloca_memory_space"); }
  Attribute getProgramMemorySpace() const {
    return find("program_memory_space");
  }
  Attribute getGlobalMemorySpace() const { return find("global_memory_space"); }
  Attribute getManglingMode() const { return find("mangling_mode"); }
  Attribute getLegalIntWidths() const { return find("legal_int_widths"); }
  Attribute getFunctionPointerAlignment() const {
    return find("function_pointer_alignment");
  }
  /// In bits; 0 if the specification does not say.
  uint64_t getStackAlignment() const;
  /// A property of a device of `dlti.target_system_spec`; null if there is none.
  Attribute getDevicePropertyValue(StringRef device, StringRef property) const;

private:
  enum class AlignmentKind { ABI, Preferred };
  uint64_t getAlignment(Type type, AlignmentKind kind) const;
  uint64_t getIntegerAlignment(unsigned width, AlignmentKind kind) const;
  uint64_t getFloatAlignment(Type type, AlignmentKind kind) const;
  uint64_t getDeclaredAlignment(Type type, AlignmentKind kind) const;
  SmallVector<DataLayoutEntry> getEntriesLike(Type type) const;
  uint64_t getIndexBitwidth() const;
  llvm::TypeSize getVectorSizeInBits(VectorType type) const;
  /// The value of `<dialect of the specification>.<name>`.
  Attribute find(StringRef name) const;
  void combineWith(Attribute spec);

  /// The combined entries: of each key one.
  SmallVector<DataLayoutEntry> entries;
  Attribute systemSpec;
};

} // namespace strata

#endif // STRATA_INTERFACES_DATALAYOUTINTERFACES_H
