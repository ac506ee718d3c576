// Facts from the C++ code of Triton's dialect for NVIDIA's GPUs.
irdl.dialect @ttng attributes {
  strata.version = 1 : i32,
  strata.functions = [
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
      "if (source.getElementType() != result.getElementType()) return emitOpError(\"The source and result must have the same element type.\");",
      "if (result.getShape().size() != 2) return emitOpError(\"The result must be a 2D tensor memory buffer.\");",
      "return success();"]
  }
}
