// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the IR section and the properties section. The nesting is a list of open
// operations, not recursion. The length of a section inside comes before its bytes:
// it is left out at first, and put in when the bytes are copied to the output.
#ifndef STRATA_BYTECODE_IRWRITERDETAIL_H
#define STRATA_BYTECODE_IRWRITERDETAIL_H

#include "strata/Bytecode/ByteBufferDetail.h"
#include "strata/Bytecode/NumberingDetail.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

namespace strata::bytecode {

class IRWriter {
public:
  IRWriter(const WriterInput &input, Numbering &numbering);
  void write();

  /// Size and bytes of the IR section, lengths of inner sections included.
  uint64_t getSize() const { return ir.size() + lengthBytes; }
  void copyTo(raw_ostream &os) const;
  uint32_t getNumProperties() const { return numProperties; }
  const ByteBuffer &getProperties() const { return properties; }

private:
  /// A length that is missing at byte `position` of `ir`.
  struct Length {
    size_t position;
    uint64_t value;
    /// `lengthBytes` when the section was opened.
    uint64_t before;
  };
  struct Frame {
    Operation *op;
    bool hasSection;
    size_t length = 0;
    /// The index of the first region in the numbering.
    uint32_t firstRegion = 0;
    unsigned nextRegion = 0;
    RegionInfo *region = nullptr, *outer = nullptr;
    /// Records of `region` up to here have been released.
    RecordPlace released;
    Block *block = nullptr;
    Operation *next = nullptr;
  };
  /// Orders of the uses of values, by the number of the value.
  using Orders = SmallVector<std::pair<unsigned, SmallVector<uint32_t, 8>>, 1>;

  void writeOp(Operation *op);
  void writeFields(Operation *op, const OpRecord &record, uint8_t mask,
                   DictionaryAttr dictionary);
  void openRegions(Operation *op);
  void releaseRecords(Frame &frame);
  void writeRegion();
  void writeBlock();
  void writeArguments(Block *block);
  /// The number of the value of the next operand, which is `index` of `op`.
  uint32_t takeOperand(Operation *op, unsigned index);

  bool hasProperties(Operation *op, const NumberedName &name) const;
  uint32_t addProperties(Operation *op, uint32_t nameIndex);
  uint32_t getIndex(Type type) {
    if (LLVM_UNLIKELY(type != lastType)) {
      lastTypeIndex = numbering.getIndex(type);
      lastType = type;
    }
    return lastTypeIndex;
  }
  void writeField(const PropertyField &field, Attribute attr);
  void writeSegments(DenseI32ArrayAttr sizes);

  /// Finds the orders of uses of the values of an operation or block, and
  /// writes them.
  void findOrder(Value value, unsigned number);
  void writeOrders(unsigned numValues);
  void writeOrder(ArrayRef<uint32_t> places);
  uint32_t getPosition(Operation *op);

  const WriterInput &input;
  Numbering &numbering;
  uint64_t version;
  ByteBuffer ir, properties, scratch;
  std::vector<Length> lengths;
  uint64_t lengthBytes = 0;
  llvm::StringMap<uint32_t, llvm::BumpPtrAllocator> propertyNumbers;
  /// The last properties of operations of a name.
  struct LastProperties {
    SmallVector<Attribute, 4> attrs;
    uint32_t number = 0;
  };
  std::vector<LastProperties> lastProperties;
  Type lastType;
  uint32_t lastTypeIndex = 0;
  uint32_t numProperties = 0;
  Orders orders;
  std::vector<Frame> frames;
  RegionInfo *region = nullptr;
  /// Positions of operations in a pre-order walk, computed on first use.
  std::unique_ptr<BasicAddressMap<sizeof(Operation)>> positions;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_IRWRITERDETAIL_H
