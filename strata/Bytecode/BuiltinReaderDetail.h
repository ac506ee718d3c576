// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decodes types and attributes of the builtin dialect.
#ifndef STRATA_BYTECODE_BUILTINREADERDETAIL_H
#define STRATA_BYTECODE_BUILTINREADERDETAIL_H

#include "strata/Bytecode/TablesDetail.h"

namespace strata::bytecode {

class BuiltinReader {
public:
  BuiltinReader(Tables &tables, Cursor &cursor)
      : tables(tables), cursor(cursor), ctx(&tables.getContext()) {}
  LogicalResult readType(Type &type);
  /// Reads a location; false, with nothing read, if the code is that of another
  /// attribute.
  LogicalResult readLocation(AttrCode code, Location &loc);
  static bool isLocation(AttrCode code);
  LogicalResult readCode(AttrCode &code);
  LogicalResult readAttr(AttrCode code, Attribute &attr);

private:
  LogicalResult readTypes(SmallVectorImpl<Type> &types);
  LogicalResult readAttrs(SmallVectorImpl<Attribute> &attrs);
  LogicalResult readLocations(SmallVectorImpl<Location> &locs);
  LogicalResult readShape(SmallVectorImpl<int64_t> &shape);
  LogicalResult readShapedType(ShapedType &type);
  LogicalResult readBlob(ArrayRef<uint8_t> &bytes);
  LogicalResult readPosition(uint32_t &value);

  LogicalResult readCompound(TypeCode code, Type &type);
  LogicalResult readIntegerType(Type &type);
  LogicalResult readMemRef(bool hasSpace, Type &type);
  LogicalResult readTensor(bool hasEncoding, Type &type);
  LogicalResult readVector(bool isScalable, Type &type);

  LogicalResult readDictionary(Attribute &attr);
  LogicalResult readSymbolRef(bool isNested, Attribute &attr);
  LogicalResult readString(bool hasType, Attribute &attr);
  LogicalResult readInteger(Attribute &attr);
  LogicalResult readFloat(Attribute &attr);
  LogicalResult readDenseResource(Attribute &attr);
  LogicalResult readDenseArray(Attribute &attr);
  LogicalResult readDenseElements(Attribute &attr);
  LogicalResult readDenseStrings(Attribute &attr);
  LogicalResult readSparse(Attribute &attr);
  LogicalResult readRange(Location &loc);
  LogicalResult readFused(bool hasMetadata, Location &loc);

  auto emitter() {
    return [this] { return cursor.emitError(""); };
  }
  LogicalResult emitOtherType(StringRef expected, Type found) {
    return cursor.emitError("expected " + expected + ", found ") << found;
  }

  Tables &tables;
  Cursor &cursor;
  Context *ctx;
};

/// Reads an integer of `width` bits.
LogicalResult readInteger(Cursor &cursor, unsigned width, APInt &value);

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_BUILTINREADERDETAIL_H
