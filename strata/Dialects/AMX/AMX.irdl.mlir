// Instructions of x86 processors on tiles, which are registers with rows.
irdl.dialect @amx attributes {
  strata.version = 1 : i32,
  strata.namespace = "amx",
  strata.summary = "tiles of x86 processors",
  strata.description = "Operations of the Advanced Matrix Extensions: loads, stores and products of tiles, registers that hold up to 16 rows of 64 bytes.",
  strata.functions = [
    ["verifyTileSize", "type",
      "auto shape = type.getShape();",
      "int64_t bytes = shape[1] * (type.getElementType().getIntOrFloatBitWidth() / 8);",
      "if (shape[0] > 16) return emitOpError(\"bad row height: \") << shape[0];",
      "if (bytes > 64 || bytes % 4 != 0) return emitOpError(\"bad column width: \") << bytes;",
      "return success();"],
    ["verifyProduct", "lhs, rhs, acc, scale",
      "if (failed(verifyTileSize(lhs)) || failed(verifyTileSize(rhs)) || failed(verifyTileSize(acc))) return failure();",
      "auto a = lhs.getShape(), b = rhs.getShape(), c = acc.getShape();",
      "int64_t depth = a[1] / scale, columns = b[1] / scale;",
      "if (a[0] != c[0] || columns != c[1] || depth != b[0]) return emitOpError(\"bad mult shape: \") << c[0] << \" x \" << c[1] << \" x \" << depth;",
      "return success();"]
  ],
  strata.named_predicates = [
    ["tile_element", "f32 || f16 || bf16 || signless_integer(32, 8)", "32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer"],
    ["tile", "isa<amx::TileType>($_self) && cast<amx::TileType>($_self).getShape().size() == 2", "tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values"],
    ["half_tile", "tile && (cast<amx::TileType>($_self).getElementType().isF16() || cast<amx::TileType>($_self).getElementType().isBF16())", "tile of 16-bit float or bfloat16 type values"],
    ["float_tile", "tile && cast<amx::TileType>($_self).getElementType().isF32()", "tile of 32-bit float values"],
    ["byte_tile", "tile && cast<amx::TileType>($_self).getElementType().isSignlessInteger(8)", "tile of 8-bit signless integer values"],
    ["integer_tile", "tile && cast<amx::TileType>($_self).getElementType().isSignlessInteger(32)", "tile of 32-bit signless integer values"]
  ]
} {
  irdl.type @tile attributes {
    strata.class = "TileType",
    strata.summary = "tile",
    strata.description = "Rows and columns of numbers in a register for tiles.",
    strata.interfaces = ["ShapedTypeInterface"],
    strata.examples = ["!amx.tile<16x32xbf16>"],
    strata.format = "`<` custom<Shape>($shape) `` $elementType `>`"
  } {
    %shape = irdl.any {strata.kind = "dense<i64>", strata.cpp_type = "ArrayRef<int64_t>", strata.summary = "shape"}
    %element = irdl.c_pred "tile_element" {strata.kind = "type"}
    irdl.parameters(shape: %shape, elementType: %element)
  }
  irdl.operation @tile_load attributes {
    strata.class = "TileLoadOp",
    strata.summary = "load of a tile",
    strata.description = "Loads the rows of a tile from memory, from the given indices on. `stride` is the distance of rows, by default that of the memref.",
    strata.examples = ["%r = amx.tile_load %a[%c0, %c0] : memref<16x64xi8> into !amx.tile<16x64xi8>"],
    strata.verify = [
      "if ($indices.size() != $base.getType().getRank()) return emitOpError(\"requires \") << $base.getType().getRank() << \" indices\";",
      "return verifyTileSize($res.getType());"
    ],
    strata.format = "$base `[` $indices `]` (`,` $stride^)? attr-dict `:` type($base) `into` qualified(type($res))"
  } {
    %base = irdl.c_pred "ranked_memref" {strata.summary = "memref of any type values", strata.effects = ["read"]}
    %indices = irdl.is index {strata.summary = "index"}
    %stride = irdl.is index {strata.summary = "index"}
    irdl.operands(base: %base, indices: variadic %indices, stride: optional %stride)
    %res = irdl.c_pred "tile"
    irdl.results(res: %res)
  }
  irdl.operation @tile_mulf attributes {
    strata.class = "TileMulFOp",
    strata.summary = "product of tiles of floats",
    strata.description = "Multiplies two tiles of 16-bit floats, the second of which has pairs of rows side by side, and adds a tile of 32-bit floats.",
    strata.examples = ["%r = amx.tile_mulf %a, %a, %b : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>"],
    strata.traits = ["AllTypesMatch<acc, res>", "Pure"],
    strata.verify = [
      "if (failed(verifyProduct($lhs.getType(), $rhs.getType(), $acc.getType(), 2))) return failure();",
      "if ($lhs.getType().getElementType() != $rhs.getType().getElementType()) return emitOpError(\"unsupported type combination\");"
    ],
    strata.format = "$lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
  } {
    %lhs = irdl.c_pred "half_tile"
    %rhs = irdl.c_pred "half_tile"
    %acc = irdl.c_pred "float_tile"
    irdl.operands(lhs: %lhs, rhs: %rhs, acc: %acc)
    %res = irdl.c_pred "float_tile"
    irdl.results(res: %res)
  }
  irdl.operation @tile_muli attributes {
    strata.class = "TileMulIOp",
    strata.summary = "product of tiles of integers",
    strata.description = "Multiplies two tiles of bytes, the second of which has four rows side by side, and adds a tile of 32-bit integers. Factors are signed unless they are marked by `zext`.",
    strata.examples = ["%r = amx.tile_muli %a zext, %a, %b : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>"],
    strata.traits = ["AllTypesMatch<acc, res>", "Pure"],
    strata.verify = ["return verifyProduct($lhs.getType(), $rhs.getType(), $acc.getType(), 4);"],
    strata.format = "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))"
  } {
    %lhs = irdl.c_pred "byte_tile"
    %rhs = irdl.c_pred "byte_tile"
    %acc = irdl.c_pred "integer_tile"
    irdl.operands(lhs: %lhs, rhs: %rhs, acc: %acc)
    %isZextLhs = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    %isZextRhs = irdl.base "#builtin.unit" {strata.kind = "unit", strata.summary = "unit attribute", strata.optional}
    irdl.attributes {"isZextLhs" = %isZextLhs, "isZextRhs" = %isZextRhs}
    %res = irdl.c_pred "integer_tile"
    irdl.results(res: %res)
  }
  irdl.operation @tile_store attributes {
    strata.class = "TileStoreOp",
    strata.summary = "store of a tile",
    strata.description = "Stores the rows of a tile to memory, from the given indices on.",
    strata.examples = ["amx.tile_store %a[%c0, %c0], %b : memref<16x16xi32>, !amx.tile<16x16xi32>"],
    strata.verify = [
      "if ($indices.size() != $base.getType().getRank()) return emitOpError(\"requires \") << $base.getType().getRank() << \" indices\";",
      "return verifyTileSize($val.getType());"
    ],
    strata.format = "$base `[` $indices `]` `,` $val (`,` $stride^)? attr-dict `:` type($base) `,` qualified(type($val))"
  } {
    %base = irdl.c_pred "ranked_memref" {strata.summary = "memref of any type values", strata.effects = ["write"]}
    %indices = irdl.is index {strata.summary = "index"}
    %val = irdl.c_pred "tile"
    %stride = irdl.is index {strata.summary = "index"}
    irdl.operands(base: %base, indices: variadic %indices, val: %val, stride: optional %stride)
  }
  irdl.operation @tile_zero attributes {
    strata.class = "TileZeroOp",
    strata.summary = "tile of zeros",
    strata.description = "A tile whose elements are 0.",
    strata.examples = ["%r = amx.tile_zero : !amx.tile<0x1xf32>"],
    strata.verify = ["return verifyTileSize($res.getType());"],
    strata.format = "attr-dict `:` qualified(type($res))"
  } {
    %res = irdl.c_pred "tile"
    irdl.results(res: %res)
  }
}
