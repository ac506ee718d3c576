// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of the binary format of WebAssembly.
#ifndef STRATA_TARGET_WASM_BYTEREADER_H
#define STRATA_TARGET_WASM_BYTEREADER_H

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata::wasm {

/// Reads the bytes of a section or of the body of a function. A read that fails has
/// reported the place; it returns a value that must not be used.
class ByteReader {
public:
  /// Reads `bytes`, which messages call `name`.
  ByteReader(Context *ctx, StringRef bytes, StringAttr name)
      : ctx(ctx), bytes(bytes), name(name) {}

  Context *getContext() const { return ctx; }
  size_t getOffset() const { return offset; }
  bool atEnd() const { return offset == bytes.size(); }
  /// The place `name:0:offset`.
  Location getLoc(size_t at) const;
  Location getLoc() const { return getLoc(offset); }
  InFlightDiagnostic emitError() const { return strata::emitError(getLoc()); }

  ParseResult readByte(uint8_t &value);
  /// Reads `size` bytes.
  ParseResult readBytes(size_t size, StringRef &value);
  /// Numbers in LEB128 of at most 32 or 64 bits.
  ParseResult readU32(uint32_t &value);
  ParseResult readS32(int32_t &value);
  ParseResult readS64(int64_t &value);
  /// A name: UTF-8 after its size.
  ParseResult readName(StringRef &value);
  /// The number of elements of a vector. Each takes at least a byte, so that a number that
  /// is larger than the rest is an error.
  ParseResult readCount(uint32_t &value);
  ParseResult readValueType(Type &type);
  /// The type with the code `code`, null if no value has it.
  Type getValueType(uint8_t code) const;

private:
  ParseResult readSigned(unsigned maxBits, int64_t &value);

  Context *ctx;
  StringRef bytes;
  StringAttr name;
  size_t offset = 0;
};

} // namespace strata::wasm

#endif // STRATA_TARGET_WASM_BYTEREADER_H
