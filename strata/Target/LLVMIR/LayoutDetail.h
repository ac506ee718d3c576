// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sizes and alignments of types by a data layout string of LLVM.
#ifndef STRATA_TARGET_LLVMIR_LAYOUTDETAIL_H
#define STRATA_TARGET_LLVMIR_LAYOUTDETAIL_H

#include "strata/Target/LLVMIR/TypesDetail.h"

namespace strata::llvmir {

class Layout {
public:
  /// The layout of `text`, over the defaults. Unknown parts are ignored: the
  /// module's verifier has seen the text.
  Layout(const Types &types, StringRef text);

  /// The size in bits; for scalable vectors that for one `vscale`.
  uint64_t getSizeInBits(Type type) const;
  /// Bytes that are written.
  uint64_t getStoreSize(Type type) const {
    return llvm::divideCeil(getSizeInBits(type), 8);
  }
  /// The distance of elements in arrays.
  uint64_t getAllocSize(Type type) const;
  uint64_t getABIAlignment(Type type) const { return getAlignment(type, true); }
  uint64_t getPreferredAlignment(Type type) const {
    return getAlignment(type, false);
  }
  /// The width of integers that addresses are computed with.
  unsigned getIndexWidth(unsigned addressSpace) const;
  unsigned getPointerWidth(unsigned addressSpace) const;
  /// The offset in bytes from the start of a structure.
  uint64_t getFieldOffset(Type structType, uint64_t index) const;

  unsigned getAllocaSpace() const { return allocaSpace; }
  unsigned getProgramSpace() const { return programSpace; }

private:
  struct Entry {
    uint32_t width;
    /// Alignments in bytes.
    uint64_t abi, preferred;
  };
  struct PointerEntry {
    uint32_t space, width;
    uint64_t abi, preferred;
    uint32_t indexWidth;
  };
  void parse(StringRef item);
  void parsePointer(StringRef item);
  static void set(SmallVectorImpl<Entry> &entries, Entry entry);
  const PointerEntry &getPointer(unsigned space) const;
  uint64_t getAlignment(Type type, bool isABI) const;
  uint64_t getStructAlignment(Type type, bool isABI) const;
  uint64_t getIntAlignment(unsigned width, bool isABI) const;

  const Types &types;
  SmallVector<Entry, 8> ints, floats, vectors;
  SmallVector<PointerEntry, 2> pointers;
  Entry aggregate = {0, 1, 8};
  unsigned allocaSpace = 0, programSpace = 0;
};

/// Sets `text` to the data layout of a module; empty if it has none. Fails, after a
/// diagnostic, if LLVM cannot say it.
LogicalResult getLayoutText(Operation *module, std::string &text);

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_LAYOUTDETAIL_H
