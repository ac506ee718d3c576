// Facts from the C++ code of Triton's dialect for NVIDIA's GPUs.
irdl.dialect @ttng attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["countCtas", "op",
      "auto outer = op;",
      "for (int64_t i = 0; i < 64; ++i) {",
      "  if (!outer) break;",
      "  if (outer.hasAttr(\"ttg.num-ctas\")) return outer.getAttr(\"ttg.num-ctas\").getInt();",
      "  outer = outer.getParentOp();",
      "}",
      "return 1;"],
    ["verifyOutside", "op",
      "auto outer = op;",
      "for (int64_t i = 0; i < 64; ++i) {",
      "  if (!outer) break;",
      "  if (outer.getName() == \"ttg.warp_specialize\") return emitOpError(\"cannot be used inside `ttg.warp_specialize`\");",
      "  outer = outer.getParentOp();",
      "}",
      "return success();"],
    ["verifyCluster", "op",
      "if (countCtas(op) <= 1) return emitOpError(\"requires ttg.num-ctas > 1\");",
      "return verifyOutside(op);"],
    ["verifyKernel", "op",
      "auto outer = op;",
      "for (int64_t i = 0; i < 64; ++i) {",
      "  if (!outer) break;",
      "  if (outer.getName() == \"tt.func\" && outer.hasAttr(\"sym_visibility\") && outer.getAttr(\"sym_visibility\").getValue() == \"private\")",
      "    return emitOpError(\"must be inside a kernel function\");",
      "  outer = outer.getParentOp();",
      "}",
      "return success();"],
    ["allocShapeOf", "type",
      "return type.getAllocShape() ? type.getAllocShape().asArrayRef() : type.getShape().asArrayRef();"],
    ["isMutable", "type",
      "return type.getMutableMemory();"]
  ],
  strata.formats = [
    ["Token", "dependency, token", "(`[` present($token)^ $dependency `]`)?"],
    ["BarriersAndPreds", "barriers, predicates", "repeat(`,` $barriers `[` $predicates `]`)"]]
} {
  irdl.operation @tmem_store attributes {
    strata.verify = [
      "if (!isMutable($dst.getType())) return emitOpError(\"Cannot store into an immutable alloc\");",
      "return success();"]
  }
  irdl.operation @tmem_copy attributes {
    strata.verify = [
      "if (!isMutable($dst.getType())) return emitOpError(\"Cannot copy into an immutable alloc\");",
      "return success();"]
  }
  irdl.operation @init_barrier attributes {
    strata.verify = [
      "if ($count < 1) return emitOpError(\"count must be greater than or equal to 1\");",
      "if (countCtas($_op) > 1) return verifyOutside($_op);",
      "return success();"]
  }
  irdl.operation @tmem_load attributes {
    strata.verify = [
      "if ($abs && !$redOp) return emitOpError(\"'abs' requires 'redOp' to be set\");",
      "if ($NaN && !$redOp) return emitOpError(\"'NaN' requires 'redOp' to be set\");",
      "auto element = getElementTypeOrSelf($result.getType());",
      "if ($abs && !element.isF32()) return emitOpError(\"'abs' requires floating-point element type (f32)\");",
      "if ($NaN && !element.isF32()) return emitOpError(\"'NaN' requires floating-point element type (f32)\");",
      "return success();"]
  }
  irdl.operation @tmem_subslice attributes {
    strata.verify = [
      "auto source = $src.getType(), result = $result.getType();",
      "if (!isa<TensorMemoryEncodingAttr>(source.getEncoding())) return emitOpError(\"The source must be a tensor memory buffer.\");",
      "if (source.getElementType() != result.getElementType()) return emitOpError(\"The source and result must have the same element type.\");",
      "if (result.getShape().size() != 2) return emitOpError(\"The result must be a 2D tensor memory buffer.\");",
      "if (!equal(allocShapeOf(source), allocShapeOf(result))) return emitOpError(\"The source and result must have the same alloc shape.\");",
      "if (source.getShape().size() == 2 && $N + result.getShape()[1] > source.getShape()[1])",
      "  return emitOpError(\"The split offset may not exceed the source shape\");",
      "return success();"]
  }
  irdl.operation @cluster_arrive attributes {strata.verify = ["return verifyCluster($_op);"]}
  irdl.operation @cluster_wait attributes {strata.verify = ["return verifyCluster($_op);"]}
  irdl.operation @cluster_barrier attributes {
    strata.verify = [
      "if (countCtas($_op) <= 1) return emitOpError(\"requires ttg.num-ctas > 1\");",
      "return verifyKernel($_op);"]
  }
  irdl.operation @async_shared_store attributes {
    strata.verify = [
      "if (countCtas($_op) < 2) return emitOpError(\"requires at least two CTAs in the cluster\");"]
  }
  irdl.operation @async_tma_gather attributes {
    strata.verify = [
      "auto barrier = $barrier.getType();",
      "if (!barrier.getElementType().isInteger(64) || barrier.getShape().size() != 1 || barrier.getShape()[0] > countCtas($_op))",
      "  return emitOpError(\"barrier allocation must be a descriptor of Nxi64 type with N <= number of CTAs\");",
      "if (!isMutable($result.getType())) return emitOpError(\"cannot store into immutable memory\");"]
  }
  irdl.operation @async_tma_copy_global_to_local attributes {
    strata.verify = [
      "if (isa<TensorDescIm2ColType>($desc.getType())) {",
      "  if ($offsets.size() == 0) return emitOpError(\"IM2COL mode requires offsets to be provided\");",
      "  if ($offsets.size() != $coord.size() - 2)",
      "    return emitOpError(\"IM2COL mode with \") << $coord.size() << \"D coordinates requires \" << $coord.size() - 2 << \" offsets, but got \" << $offsets.size();",
      "} else if ($offsets.size() != 0) {",
      "  return emitOpError(\"TILED mode does not support offsets\");",
      "}"]
  }
  irdl.operation @tc_gen5_mma_scaled attributes {
    strata.verify = [
      "if (!$is_async && $barriers.size() != 0) return emitOpError(\"The op is synchronous but a barrier is present.\");"]
  }
}
