// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/Wasm/ByteReader.h"

#include "strata/Dialects/WasmSSA/WasmSSAOps.h"
#include "strata/IR/Types/Location.h"

#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace strata;
using namespace strata::wasm;

Location ByteReader::getLoc(size_t at) const {
  return FileLineColLoc::get(name, 0, uint32_t(at));
}

ParseResult ByteReader::readBytes(size_t size, StringRef &value) {
  size_t left = bytes.size() - offset;
  if (size > left)
    return emitError() << "trying to extract " << uint64_t(size)
                       << "bytes when only " << uint64_t(left)
                       << "are available";
  value = bytes.substr(offset, size);
  offset += size;
  return success();
}

ParseResult ByteReader::readByte(uint8_t &value) {
  StringRef byte;
  if (readBytes(1, byte))
    return failure();
  value = uint8_t(byte.front());
  return success();
}

ParseResult ByteReader::readU32(uint32_t &value) {
  const char *error = nullptr;
  unsigned size = 0;
  uint64_t number = llvm::decodeULEB128(bytes.bytes_begin() + offset, &size,
                                        bytes.bytes_end(), &error);
  if (error || !llvm::isUInt<32>(number) || size > 5)
    return emitError() << "expected a number without sign of 32 bits in LEB128";
  offset += size;
  value = uint32_t(number);
  return success();
}

ParseResult ByteReader::readSigned(unsigned maxBits, int64_t &value) {
  const char *error = nullptr;
  unsigned size = 0;
  value = llvm::decodeSLEB128(bytes.bytes_begin() + offset, &size,
                              bytes.bytes_end(), &error);
  if (error || !llvm::isIntN(maxBits, value) || size > (maxBits + 6) / 7)
    return emitError() << "expected a number with sign of " << uint64_t(maxBits)
                       << " bits in LEB128";
  offset += size;
  return success();
}

ParseResult ByteReader::readS32(int32_t &value) {
  int64_t number;
  if (readSigned(32, number))
    return failure();
  value = int32_t(number);
  return success();
}

ParseResult ByteReader::readS64(int64_t &value) {
  return readSigned(64, value);
}

ParseResult ByteReader::readName(StringRef &value) {
  uint32_t size;
  if (readU32(size))
    return failure();
  size_t start = offset;
  if (readBytes(size, value))
    return failure();
  auto *first = reinterpret_cast<const llvm::UTF8 *>(value.begin());
  if (llvm::isLegalUTF8String(
          &first, reinterpret_cast<const llvm::UTF8 *>(value.end())))
    return success();
  return strata::emitError(getLoc(start)) << "expected a name in UTF-8";
}

ParseResult ByteReader::readCount(uint32_t &value) {
  size_t start = offset;
  if (readU32(value))
    return failure();
  size_t left = bytes.size() - offset;
  if (value <= left)
    return success();
  return strata::emitError(getLoc(start))
         << value << " elements do not fit into " << uint64_t(left) << " bytes";
}

Type ByteReader::getValueType(uint8_t code) const {
  switch (code) {
  case 0x7f:
    return IntegerType::get(ctx, 32);
  case 0x7e:
    return IntegerType::get(ctx, 64);
  case 0x7d:
    return Float32Type::get(ctx);
  case 0x7c:
    return Float64Type::get(ctx);
  case 0x7b:
    return IntegerType::get(ctx, 128);
  case 0x70:
    return wasmssa::FuncRefType::get(ctx);
  case 0x6f:
    return wasmssa::ExternRefType::get(ctx);
  default:
    return Type();
  }
}

ParseResult ByteReader::readValueType(Type &type) {
  size_t start = offset;
  uint8_t code;
  if (readByte(code))
    return failure();
  type = getValueType(code);
  if (type)
    return success();
  return strata::emitError(getLoc(start))
         << "invalid value type encoding: " << uint64_t(code);
}
