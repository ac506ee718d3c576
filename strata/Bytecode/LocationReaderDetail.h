// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the locations of operations. Most are a place in a file, one of its own for each
// operation: such a location is made of the bytes each time, which takes no lock and no
// memory, and a fifth of the instructions of an entry of the table.
#ifndef STRATA_BYTECODE_LOCATIONREADERDETAIL_H
#define STRATA_BYTECODE_LOCATIONREADERDETAIL_H

#include "strata/Bytecode/TablesDetail.h"

namespace strata::bytecode {

/// A reader of locations for one thread.
class LocationReader {
public:
  explicit LocationReader(Tables &tables) : tables(tables) {}
  LogicalResult read(Cursor &cursor, Location &loc) {
    uint64_t index;
    if (failed(cursor.readVarInt(index)))
      return failure();
    if (LLVM_LIKELY(index - first < count && decode(index, loc)))
      return success();
    return readFromTable(cursor, index, loc);
  }

private:
  static uint64_t readWord(StringRef bytes) {
    return llvm::support::endian::read64le(bytes.data());
  }
  bool decode(uint64_t index, Location &loc);
  LogicalResult readFromTable(Cursor &cursor, uint64_t index, Location &loc);

  Tables &tables;
  /// The group of the last location that came from the table.
  uint64_t first = 0, count = 0;
  /// The common prefix of the bytes of locations in its file, at most a word.
  uint64_t prefix = 0, prefixMask = 0;
  size_t prefixSize = 0;
  /// The beginning of the last word of the bytecode.
  const char *lastWord = nullptr;
  uint32_t fileNumber = 0;
};

/// Decodes a location in the last file; false if it is something else.
inline bool LocationReader::decode(uint64_t index, Location &loc) {
  StringRef bytes;
  if (LLVM_UNLIKELY(!tables.findFields(index, bytes) ||
                    bytes.size() < prefixSize || bytes.data() > lastWord ||
                    (readWord(bytes) & prefixMask) != prefix))
    return false;
  // Whole words are read as long as the file continues; that they belong to the
  // location is clear at the end.
  const uint8_t *pos = bytes.bytes_begin() + prefixSize;
  const uint8_t *end = tables.getFile().bytes.bytes_end();
  uint64_t line, column;
  if (LLVM_UNLIKELY(
          !decodeVarInt(pos, end, line) || !decodeVarInt(pos, end, column) ||
          pos != bytes.bytes_end() || line > UINT32_MAX || column > UINT32_MAX))
    return false;
  std::optional<Location> packed =
      Location::pack(fileNumber, uint32_t(line), uint32_t(column));
  if (LLVM_UNLIKELY(!packed))
    return false;
  loc = *packed;
  tables.keepLocation(index, loc);
  return true;
}

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_LOCATIONREADERDETAIL_H
