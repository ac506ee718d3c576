// Verifiers that are statements.
irdl.dialect @check attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["hasDims", "type, what",
     "if (type.getRank() == 0)",
     "  return emitOpError() << \"expects \" << what << \" to have dimensions, but got \" << type;",
     "return success();"],
    ["countOf", "values, wanted",
     "int64_t count = 0;",
     "for (auto value : values) {",
     "  if (value != wanted)",
     "    continue;",
     "  ++count;",
     "}",
     "return count;"],
    ["rowOf", "a, b",
     "SmallVector<int64_t> shape;",
     "shape.push_back(a.getDimSize(0));",
     "shape.push_back(b.getDimSize(0));",
     "return VectorType::get(shape, a.getElementType());"]]
} {
  irdl.attribute @color attributes {strata.enum = {cases = ["red", "green"]}}
  irdl.operation @load attributes {
    strata.format = "$memref `[` $indices `]` attr-dict `:` type($memref)",
    strata.infer = [["result", "memref", "$_self.getElementType()"]],
    strata.verify = [
      "auto type = $memref.getType();",
      "auto rank = type.getRank();",
      "if ($indices.size() != rank)",
      "  return emitOpError(\"expected \") << rank << \" indices, but got \" << $indices.size();",
      "if (failed(hasDims(type, \"the memref\")))",
      "  return failure();",
      "for (auto [i, size] : llvm::enumerate(type.getShape())) {",
      "  if (ShapedType::isDynamic(size))",
      "    break;",
      "  if (size == 7)",
      "    return emitError(\"size \") << size << \" of dimension \" << i;",
      "}",
      "if (countOf(type.getShape(), 2) > 1) return emitOpError(\"has two dimensions of size 2: \") << type.getShape();",
      "auto layout = getStridesAndOffset(type);",
      "if (!layout) return emitOpError(\"is not strided\");",
      "auto [strides, offset] = layout;",
      "for (int64_t i = 0, e = rank; i < e; ++i)",
      "  if (strides[i] == 5 && offset != 0) return emitOpError(\"stride \") << i << \" and offset \" << offset;"]
  } {
    %memref = irdl.c_pred "ranked_memref"
    %index = irdl.is index
    irdl.operands(memref: %memref, indices: variadic %index)
    %any = irdl.any
    irdl.results(result: %any)
  }
  irdl.operation @map attributes {
    strata.traits = ["NoTerminator"],
    strata.verify = [
      "auto map = $map.getValue();",
      "if (map.isIdentity()) return success();",
      "for (auto e : map.getResults()) {",
      "  if (e.getKind() == AffineExprKind::Constant) return emitOpError(\"has the constant \") << e.getValue();",
      "  if (e.getKind() == AffineExprKind::DimId && e.getPosition() == 1) return emitOpError(\"has \") << e << \" in \" << map;",
      "}",
      "if ($color == 1) { emitOpError(\"is \") << stringifyEnum($color) << \", \" << $color; return failure(); }",
      "auto bits = getTypeSizeInBits($type);",
      "if (bits > 64) return emitOpError(\"has \") << bits << \" bits\";"],
    strata.verify_regions = [
      "if ($body.empty()) return success();",
      "for (auto op : $body.front().getOperations())",
      "  if (op.getName() == \"check.map\") return emitOpError(\"contains \") << op.getName();"]
  } {
    %map = irdl.base "#builtin.affine_map"
    %color = irdl.base @check::@color
    %type = irdl.any {strata.kind = "type"}
    irdl.attributes {"map" = %map, "color" = %color, "type" = %type}
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @unguarded attributes {
    strata.verify = ["if ($x.getType().getRank() > 1) return emitOpError(\"x\");"]
  } {
    %any = irdl.any
    irdl.operands(x: %any)
  }
  irdl.operation @outer attributes {
    strata.infer = [["result", "a, b", "rowOf($_self, $b)"]],
    strata.format = "$a `,` $b attr-dict `:` type($a) `,` type($b)"
  } {
    %a = irdl.c_pred "vector"
    %b = irdl.c_pred "vector"
    irdl.operands(a: %a, b: %b)
    %r = irdl.any
    irdl.results(result: %r)
  }
}
