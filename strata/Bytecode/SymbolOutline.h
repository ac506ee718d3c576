// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A symbol of a bytecode file that has not been read, apart from its name:
// BytecodeReader::outline finds the symbols of a table, and BytecodeReader::read reads
// one of them. Left out are symbols that may be tables themselves, and those with
// operands or results: these are read with the table.
#ifndef STRATA_BYTECODE_SYMBOLOUTLINE_H
#define STRATA_BYTECODE_SYMBOLOUTLINE_H

#include "strata/IR/Symbols/SymbolTable.h"

namespace strata {

struct SymbolOutline {
  OperationName name = nullptr;
  /// The text of `sym_name`, in the file.
  StringRef symbol;
  SymbolTable::Visibility visibility = SymbolTable::Visibility::Public;
  /// The operation before it in its block, of those that were read; null for none.
  Operation *previous = nullptr;
  /// The offset of the operation in the file, in bytes.
  uint64_t offset = 0;
  /// The bytes of the operation in front of its regions, and those of the regions.
  uint32_t headerSize = 0;
  uint64_t bodySize = 0;
  uint32_t numRegions = 0;
  /// Levels of regions around it.
  uint32_t depth = 0;
};

} // namespace strata

#endif // STRATA_BYTECODE_SYMBOLOUTLINE_H
