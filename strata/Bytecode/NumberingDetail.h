// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers the entries of the tables of a bytecode file: dialects, operation
// names, types, attributes, resources; and values. The order is that of
// mlir-opt, so that the bytes are: entries that are referred to most often come
// first, since small numbers take less space, and within a range of numbers of
// one size those of one dialect come together (docs/bytecode.md).
#ifndef STRATA_BYTECODE_NUMBERINGDETAIL_H
#define STRATA_BYTECODE_NUMBERINGDETAIL_H

#include "strata/Bytecode/EncoderDetail.h"
#include "strata/Bytecode/LocationNumbersDetail.h"
#include "strata/Bytecode/PropertyPlanDetail.h"
#include "strata/Bytecode/WriterSourceDetail.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Support/AddressNumbers.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"

#include <array>
#include <atomic>
#include <vector>

namespace strata::bytecode {

/// The input and the options of the writer.
struct WriterInput {
  Context *ctx;
  Operation *root;
  uint64_t version;
  /// The file of regions that are not decoded; null without any.
  const WriterSource *source = nullptr;
};

/// A type or attribute, or a location, which has no storage if it is packed. Sorting
/// overwrites what it sorts by: most operations have a location of their own, so there may
/// be more entries than operations.
struct NumberedObject {
  /// The address of its storage, or Location::getRaw() of a canonical location.
  uint64_t key;
  union {
    /// The number of the dialect before sorting, see Numbering::getDialect.
    uint32_t dialect;
    /// After sorting: entry `i` has the number of the entry that is the `i`th of the file.
    uint32_t entryInFile;
  };
  union {
    /// The number of references to the object, before sorting.
    uint32_t numRefs;
    /// The index of the object in the file, after sorting.
    uint32_t fileIndex;
  };
};

/// Types or attributes: in the order in which they were met, and, once sorted, in the order
/// of the file.
struct NumberedObjects {
  /// Objects of one dialect that follow each other in the file.
  struct Group {
    uint32_t dialect;
    size_t size;
  };
  ChunkArray<NumberedObject> entries;
  std::vector<Group> groups;
  /// The number of objects of the source, which come before those in `entries`.
  uint32_t first = 0;

  size_t size() const { return entries.size(); }
  /// The key of object `index` of those that are not of the source, in the order of the
  /// file.
  uint64_t getKeyInFile(size_t index) const {
    return entries[entries[index].entryInFile].key;
  }
  /// The index in the file of the object that is numbered `number`.
  uint32_t getFileIndex(uint32_t number) const {
    return number < first ? number : entries[number - first].fileIndex;
  }
  void sort();
};

struct NumberedName {
  const OpDefinition *def;
  uint32_t dialect;
  uint32_t numRefs;
  /// Whether the file marks the operation as registered: its properties are encoded field by field,
  /// not as one attribute.
  bool isRegistered = false;
  /// Fields of its properties.
  SmallVector<PropertyField, 4> plan = {};
  /// The attribute slots of the last operation, and the numbers in `attrs` of those that
  /// are written: the next one often has the same.
  SmallVector<Attribute, 4> lastSlots = {};
  SmallVector<uint32_t, 4> lastNumbers = {};
};

/// The writer's record of an operation.
struct OpRecord {
  /// The entries of its location in `attrs` and of its name in `names`: numbers in the
  /// order in which these were met, not indices of the file.
  uint32_t location, name;
};

/// Entries of the records of operations, blocks, arguments and operands in their arrays.
struct RecordPlace {
  uint32_t op = 0, block = 0, argument = 0;
  uint64_t operand = 0;
};

/// The writer's record of a region. The records of its operations, operands,
/// blocks, arguments and inner regions are contiguous in arrays of Numbering,
/// in the order in which they are written.
struct RegionInfo {
  /// The entry of the region around it in `regions` plus 1; 0 if there is none.
  uint32_t parent = 0;
  /// For the first region of an operation: the number of its first result, from
  /// 1, in the region around it.
  uint32_t firstResult = 0;
  /// The next records, and the next region inside.
  RecordPlace next;
  uint32_t nextRegion = 0;
  uint32_t numBlocks = 0, numValues = 0;
  /// Operations around the region.
  uint32_t depth = 0;
  /// The least depth of regions of which values are used inside.
  uint32_t minDepth = UINT32_MAX;
  /// Number of the first value, set when the region is written.
  uint32_t firstValue = 0;
};

/// The attribute of a field of the properties of `op`; null if it is absent.
inline Attribute getFieldAttr(Operation *op, const PropertyField &field) {
  if (op->isRegistered())
    return op->getAttrSlots()[field.slot];
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAttr());
  return dictionary ? dictionary.get(field.name) : Attribute();
}

class Numbering {
public:
  /// Numbers the entries of the input. With `isParallel`, one thread numbers
  /// the entries of tables and another one the values: writing a million
  /// operations took 23 % less time than with one thread.
  Numbering(const WriterInput &input, bool isParallel);
  ~Numbering();

  /// Fails for IR that cannot be written: after a diagnostic, but in parallel without one.
  LogicalResult run();

  // The entries after the source's entries.
  ArrayRef<Dialect *> getDialects() const { return dialects; }
  const NumberedObjects &getAttrs() const { return attrs; }
  const NumberedObjects &getTypes() const { return types; }
  /// The names, including those of the source.
  ArrayRef<NumberedName> getNames() const { return names; }
  ArrayRef<ResourceBlob *> getResources() const { return resources; }

  uint32_t getIndex(Type type) const {
    return types.getFileIndex(typeIds.lookup(type.getImpl()) - 1);
  }
  uint32_t getIndex(Attribute attr) const { return getIndexOfKey(keyOf(attr)); }
  uint32_t getIndex(Location loc) const { return getIndexOfKey(keyOf(loc)); }
  /// The numbers of the next location, and name, of the operations in `region`.
  uint32_t getLocation(const OpRecord &op) const {
    return attrs.getFileIndex(op.location);
  }
  uint32_t getName(const OpRecord &op) const { return nameRanks[op.name]; }
  const OpRecord &takeOp(RegionInfo &region) const {
    return ops[region.next.op++];
  }
  /// The index of the location of the next argument.
  uint32_t takeArgument(RegionInfo &region) const {
    return attrs.getFileIndex(arguments[region.next.argument++]);
  }
  /// The number of operations in the next block.
  uint32_t takeBlock(RegionInfo &region) const {
    return blockSizes[region.next.block++];
  }
  /// The number of the value of the next operand, like getValue; 0 if it is
  /// unknown.
  uint32_t takeOperand(RegionInfo &region) const {
    return operands[region.next.operand++];
  }
  /// Whether the uses of `value` may have another order than readers give them.
  bool mayBeReordered(Value value) const {
    return reordered.contains(value.getImpl());
  }
  /// Whether there are any of these.
  bool hasReorderedUses() const { return !reordered.empty(); }
  /// The first of the next `count` regions inside.
  uint32_t takeRegions(RegionInfo &region, uint32_t count) const {
    region.nextRegion += count;
    return region.nextRegion - count;
  }
  /// The records from `first` up to `last`, which are of one region, are not used any more.
  void release(const RecordPlace &first, const RecordPlace &last) {
    ops.release(first.op, last.op);
    blockSizes.release(first.block, last.block);
    arguments.release(first.argument, last.argument);
    operands.release(first.operand, last.operand);
  }
  RegionInfo &getRegion(uint32_t number) { return regions[number]; }
  RegionInfo &getTop() { return top; }
  uint32_t getIndex(ResourceBlob *blob) const {
    return resourceIds.lookup(blob);
  }
  /// Null if the region is not written.
  const RegionInfo *findRegion(Region *region) const {
    uint32_t first = region ? opNumbers.lookup(region->getParentOp()) : 0;
    return first ? &regions[first - 1 + region->getRegionNumber()] : nullptr;
  }
  /// The number of `value`, which is defined inside of the written operation,
  /// in its region, from 1; 0 if its definition has not been numbered yet.
  uint32_t getValue(Value value) const {
    if (auto result = dyn_cast<OpResult>(value)) {
      Operation *op = result.getOwner();
      uint32_t first = opNumbers.lookup(op);
      if (first && LLVM_UNLIKELY(op->getNumRegions()))
        first = regions[first - 1].firstResult;
      return first ? first + result.getResultNumber() : 0;
    }
    auto argument = cast<BlockArgument>(value);
    Block *block = argument.getOwner();
    if (LLVM_LIKELY(!block->getPrevNode()))
      return argument.getArgNumber() + 1;
    uint32_t first = firstArguments.lookup(block);
    return first ? first + argument.getArgNumber() : 0;
  }
  uint32_t getBlock(Block *block) const { return blockNumbers.lookup(block); }
  /// Whether nothing inside `count` regions, those of an operation, uses values from
  /// outside.
  bool areIsolated(uint32_t first, uint32_t count) const;
  /// The dictionary that is written for `op`, or null.
  DictionaryAttr getDictionary(Operation *op, const NumberedName &name) const {
    if (LLVM_UNLIKELY(input.version < WithProperties))
      return getOlderDictionary(op, name);
    DictionaryAttr dictionary = op->getRawDiscardableAttrs();
    return dictionary && !dictionary.empty() ? dictionary : DictionaryAttr();
  }

  /// The number of a dialect, which gets one if it has none.
  uint32_t getDialect(Dialect *dialect);

  // The functions that encodings call on a sink of Encoder.
  void code(TypeCode) {}
  void code(AttrCode) {}
  void number(uint64_t) {}
  void signedNumber(int64_t) {}
  void byte(uint8_t) {}
  void string(StringRef) {}
  void blob(ArrayRef<uint8_t>) {}
  void integer(const APInt &) {}
  void resource(ResourceBlob &blob);
  void type(Type type) { add(type); }
  void attr(Attribute attr) { add(attr); }
  void location(Location loc) {
    hasInnerLocations = true;
    (void)add(loc);
  }

private:
  static const void *asStorage(uint64_t key) {
    return reinterpret_cast<const void *>(uintptr_t(key));
  }
  /// The dictionary that versions before properties write for `op`: its discardable
  /// attributes and its properties; null if it is empty.
  DictionaryAttr getOlderDictionary(Operation *op,
                                    const NumberedName &name) const;
  uint64_t keyOf(Location loc) const {
    if (!loc.isPacked() && (loc.isOffset() || loc.isCallSite()))
      loc = loc.getCanonical(ctx);
    return loc.isUnknown() ? unknownKey : loc.getRaw();
  }
  uint64_t keyOf(Attribute attr) const {
    if (auto loc = dyn_cast<LocationAttr>(attr))
      return keyOf(Location(loc));
    return reinterpret_cast<uintptr_t>(attr.getImpl());
  }
  uint32_t getIndexOfKey(uint64_t key) const {
    Location loc = Location::fromRaw(key);
    uint32_t id = loc.isPacked() ? locationIds.lookup(loc)
                                 : attrIds.lookup(asStorage(key));
    return attrs.getFileIndex(id - 1);
  }
  void addSource(const Tables &tables);
  uint32_t addNewName(NumberedName name);
  void add(Type type);
  void add(Attribute attr);
  /// Returns the number in `attrs`.
  uint32_t add(Location loc) {
    return LLVM_LIKELY(loc.isPacked()) ? addPlace(loc) : addOther(loc);
  }
  uint32_t addPlace(Location packed);
  uint32_t addOther(Location loc);
  /// Counts a reference; the number in `attrs`, and whether it is the first.
  std::pair<uint32_t, bool> count(uint64_t key, Dialect *dialect);
  uint32_t addName(const OpDefinition *def) {
    auto &recent = recentNames[(reinterpret_cast<uintptr_t>(def) / 64) % 64];
    if (LLVM_UNLIKELY(recent.first != def))
      recent = {def, findOrAddName(def)};
    ++names[recent.second].numRefs;
    return recent.second;
  }
  uint32_t findOrAddName(const OpDefinition *def);
  enum Part { Objects = 1, Values = 2 };
  template <unsigned Parts> void addAll();
  void addObjects(Operation *op);
  void addObjects(Block &block);
  void addValues(Operation *op, uint32_t number, RegionInfo &info);
  void addValues(Block &block, RegionInfo &info);
  void addAttributes(Operation *op, NumberedName &name);
  void addProperties(Operation *op, NumberedName &name);
  void addSlots(Operation *op, NumberedName &name);
  LogicalResult emitUnsupported(Operation *op, const Twine &reason);
  void addOperands(Operation *op, RegionInfo &info);
  bool isRead(OpOperand &use, Operation *op) const;
  /// Numbers the regions of `op`; `parent` is that of RegionInfo.
  void addRegionInfos(Operation *op, uint32_t parent);
  void sortNames();
  void sort();

  const WriterInput &input;
  Context *ctx;
  bool isParallel;
  uint64_t unknownKey;
  std::atomic<bool> hasErrors = false;
  /// The first operation whose properties the version of the file cannot have.
  Operation *firstWithoutProperties = nullptr;

  /// The number of entries of the source.
  uint32_t firstDialect = 0, firstName = 0, firstResource = 0;
  /// Operation names of the source, with `+` before those with fields for properties.
  llvm::StringMap<uint32_t> sourceNames;
  llvm::StringMap<uint32_t> sourceDialects;
  std::vector<Dialect *> dialects;
  llvm::DenseMap<Dialect *, uint32_t> dialectIds;
  /// The number of the builtin dialect once it has one.
  std::optional<uint32_t> builtinId;
  Dialect *lastDialect = nullptr;
  uint32_t lastDialectId = 0;
  std::vector<NumberedName> names;
  llvm::DenseMap<const OpDefinition *, uint32_t> nameIds;
  /// The names of the last operations, by a hash of the definition.
  std::array<std::pair<const OpDefinition *, uint32_t>, 64> recentNames = {};
  std::vector<uint32_t> nameRanks;
  NumberedObjects attrs, types;
  /// Numbers by storage, from 1, like the next ones.
  BasicAddressNumbers<32> attrIds;
  LocationNumbers locationIds;
  /// Locations are looked up when attributes are written.
  bool hasInnerLocations = false;
  /// The file of the last packed location, and the number of its name.
  uint32_t lastFile = UINT32_MAX, lastFileId = 0;
  BasicAddressNumbers<32> typeIds;
  Type lastType;
  uint32_t lastTypeEntry = 0;
  std::vector<ResourceBlob *> resources;
  llvm::DenseMap<ResourceBlob *, uint32_t> resourceIds;

  ChunkArray<OpRecord> ops;
  /// Locations in `attrs` before they are sorted.
  ChunkArray<uint32_t> arguments;
  ChunkArray<uint32_t> blockSizes;
  /// Numbers of values as getValue gives them: writing accesses neither
  /// operands again, nor the operations that define them (bench/Bytecode).
  ChunkArray<uint32_t> operands;
  llvm::DenseSet<const void *> reordered;
  ChunkArray<RegionInfo> regions;
  /// The record of the region around the root.
  RegionInfo top;
  /// For an operation with regions the number of the first one, from 1; for
  /// others the number of the first result.
  BasicAddressMap<sizeof(Operation)> opNumbers;
  /// For blocks other than the first one of a region: their number in the
  /// region, and the number of their first argument.
  BasicAddressMap<64> blockNumbers, firstArguments;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_NUMBERINGDETAIL_H
