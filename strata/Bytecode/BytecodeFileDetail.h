// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file as a whole: header, sections and tables.
#ifndef STRATA_BYTECODE_BYTECODEFILEDETAIL_H
#define STRATA_BYTECODE_BYTECODEFILEDETAIL_H

#include "strata/Bytecode/TablesDetail.h"

#include <array>

namespace strata::bytecode {

class BytecodeFile {
public:
  /// The file is in source buffer `buffer`, or `bytes` are a copy of a part of it.
  BytecodeFile(uint32_t buffer, StringRef bytes, const ParserConfig &config);
  BytecodeFile(const BytecodeFile &) = delete;

  /// Reads all but the operations.
  LogicalResult open();

  // After `open`:
  Tables &getTables() { return tables; }
  const Tables &getTables() const { return tables; }
  const InputFile &getInput() const { return file; }
  const ParserConfig &getConfig() const { return config; }
  Cursor getOperations() const { return *get(Section::IR); }
  /// An error about the file as a whole.
  InFlightDiagnostic emitError(const Twine &message) const {
    return cursor.emitError(message);
  }

private:
  LogicalResult readHeader();
  LogicalResult readSections();
  LogicalResult checkSections();
  LogicalResult readTables();
  const std::optional<Cursor> &get(Section section) const {
    return sections[unsigned(section)];
  }

  ParserConfig config;
  InputFile file;
  Cursor cursor;
  /// Sections by number.
  std::array<std::optional<Cursor>, NumSections> sections;
  Tables tables;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_BYTECODEFILEDETAIL_H
