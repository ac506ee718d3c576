// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the IR section: operations are created as they are met, in the order of the
// file, which is a pre-order walk. The nesting is a list of open regions, not
// recursion.
#ifndef STRATA_BYTECODE_IRREADERDETAIL_H
#define STRATA_BYTECODE_IRREADERDETAIL_H

#include "strata/Bytecode/LocationReaderDetail.h"
#include "strata/Bytecode/SymbolOutline.h"
#include "strata/IR/Graph/Operation.h"

#include <array>

namespace strata::bytecode {

/// The regions of an isolated operation that were not read.
struct DeferredRegions {
  Operation *op = nullptr;
  /// The cursor of their section.
  Cursor contents;
  /// The depth of nesting.
  uint32_t depth = 0;
};

class IRReader {
public:
  /// Whether the regions are left for later. Asked for isolated regions that are a
  /// section of their own.
  using DeferFn = function_ref<bool(const DeferredRegions &)>;

  explicit IRReader(Tables &tables)
      : tables(tables), file(tables.getFile()), ctx(tables.getContext()),
        locations(tables), version(*file.version) {}

  /// Reads the operations of the IR section into `block`.
  LogicalResult read(Cursor section, Block *block, DeferFn deferFn = nullptr);
  /// Reads regions that were left for later. A reader can read many of them one after
  /// the other, but nothing after an error.
  LogicalResult readDeferred(const DeferredRegions &regions,
                             DeferFn deferFn = nullptr);
  /// Leaves out the symbols of readDeferred that can be read on their own, and appends
  /// them to `symbols`.
  void leaveOut(std::vector<SymbolOutline> &symbols) { outlines = &symbols; }
  /// Appends a symbol that was left out to `block`.
  LogicalResult readSymbol(const SymbolOutline &symbol, Block *block,
                           DeferFn deferFn);

private:
  /// The regions of an operation, of which one is read, or the top level.
  struct Frame {
    Operation *op = nullptr;
    unsigned nextRegion = 0;
    /// Isolated regions have one from version 2 on.
    bool hasSection = false;
    /// The cursor after the section.
    Cursor outer;
    /// The first number of the values outside.
    size_t outerScope = 0;
    // For the region: its blocks, in `blocks`.
    size_t firstBlock = 0, numBlocks = 0, nextBlock = 0;
    Block *block = nullptr;
    uint64_t opsLeft = 0;
    /// The values of the region, in `values`.
    size_t firstValue = 0, nextValue = 0;
    /// Operands that were read before the values they use.
    size_t numUndefined = 0;
  };
  /// The order of the uses of a value.
  struct UseListOrder {
    Value value;
    bool isPairs;
    SmallVector<uint64_t, 4> numbers;
  };
  /// An operand that was read before the value it uses.
  struct ForwardUse {
    OpOperand *operand;
    uint32_t next;
  };
  /// The fields of the operation that is read.
  struct Fields {
    const NameEntry *name = nullptr;
    Location loc;
    DictionaryAttr attrs;
    std::optional<Cursor> properties;
    SmallVector<Type, 4> types;
    SmallVector<Value, 8> operands;
    /// Index of the operand and number of the value.
    SmallVector<std::pair<uint32_t, uint64_t>, 2> forward;
    SmallVector<Block *, 2> successors;
    SmallVector<std::pair<uint64_t, size_t>, 1> orders;
    uint64_t numRegions = 0;
    bool isIsolated = false;
  };

  /// The attributes of properties that were read, for operations of one name: most
  /// properties are those of many operations.
  struct KnownProperties {
    const NameEntry *name = nullptr;
    const char *bytes = nullptr;
    SmallVector<Attribute, 4> attrs;
  };

  /// The fields of the properties of an operation that hold its name and
  /// visibility as a symbol.
  struct SymbolFields {
    void find(const NameEntry &entry, uint64_t version);
    const NameEntry *name = nullptr;
    /// Whether the operations of the region can be skipped.
    bool canSkip = false;
    unsigned symbol = 0;
    std::optional<unsigned> visibility;
  };

  LogicalResult run();
  LogicalResult readOp();
  // Symbols that are left out (SymbolOutline.cpp).
  bool isOutlined(const Frame &frame) const {
    return frames.size() == 1 && frame.numBlocks == 1 &&
           frame.op->getNumRegions() == 1;
  }
  void reserveOutlines(uint64_t numOps);
  LogicalResult skipSymbol(bool &isSkipped);
  bool findSymbol(Cursor properties, SymbolOutline &outline);
  LogicalResult readFields(Fields &fields);
  LogicalResult readResultTypes(Fields &fields);
  LogicalResult readOperands(Fields &fields);
  LogicalResult readSuccessors(Fields &fields);
  /// Reads orders of `count` values; the value of entry `i` of `useListOrders` that is
  /// added is number `orders[i].first`.
  LogicalResult
  readUseListOrders(uint64_t count,
                    SmallVectorImpl<std::pair<uint64_t, size_t>> &orders);
  Operation *create(Fields &fields);
  /// Makes an operation whose attributes have to be divided.
  Operation *createFromState(Fields &fields, Attribute properties);
  LogicalResult enterRegions(Operation *op, bool isIsolated);
  /// Isolated regions have values of their own.
  LogicalResult enterFrame(Frame &frame, bool isIsolated);
  LogicalResult readRegionHeader();
  LogicalResult readBlockHeader();
  LogicalResult readArguments();
  LogicalResult finishRegion();
  LogicalResult defineValue(Value value);
  void resolveForwardUses(uint64_t first, Value value);

  // Properties (PropertyReader.cpp).
  LogicalResult readSlots(Operation *op, const NameEntry &name,
                          Cursor properties);
  LogicalResult readSegments(unsigned count, Cursor &properties,
                             Attribute &sizes);
  LogicalResult readFlag(Cursor &properties, Attribute &attr);
  LogicalResult readField(const PropertyField &field, Cursor &properties,
                          Attribute &attr);
  LogicalResult readDictionary(const NameEntry &name, Cursor properties,
                               Attribute &dictionary);
  void divideAttributes(const PropertyLayout &layout, DictionaryAttr &attrs,
                        Attribute &properties);
  LogicalResult addAttributes(const NameEntry &name, DictionaryAttr attrs,
                              SmallVectorImpl<NamedAttribute> &attributes,
                              SmallVectorImpl<NamedAttribute> &namesakes);

  LogicalResult applyUseListOrder(const UseListOrder &order);

  Tables &tables;
  InputFile &file;
  Context &ctx;
  LocationReader locations;
  uint64_t version;
  DeferFn defer = nullptr;
  /// The number of blocks and values that may still be announced before they
  /// are defined; each needs a byte at least.
  uint64_t announced = 0;
  /// The number of levels around the current operation.
  uint32_t depth = 0;
  /// The cursor of the innermost section.
  Cursor cursor;
  std::vector<Frame> frames;
  std::vector<Block *> blocks;
  /// The values by number, from `scope` on: a value; or, with the lowest bit
  /// set, the number of the last forward use; or 0.
  std::vector<uintptr_t> values;
  size_t scope = 0;
  std::vector<ForwardUse> forwardUses;
  std::vector<UseListOrder> useListOrders;
  /// Properties by a hash of `bytes`.
  std::array<KnownProperties, 64> knownProperties;
  /// Null unless symbols are left out.
  std::vector<SymbolOutline> *outlines = nullptr;
  SymbolFields symbolFields;
  Fields scratch;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_IRREADERDETAIL_H
