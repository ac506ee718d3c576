// Conversions to other dialects.
module attributes {transform.with_named_sequence} {
func.func @a(%x: i32, %y: index) -> i32 {
  %z = arith.addi %x, %x : i32
  %w = arith.addi %y, %y : index
  "use"(%w) : (index) -> ()
  return %z : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {
    transform.apply_conversion_patterns.dialect_to_llvm "arith"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 64}
  } {legal_dialects = ["llvm", "func"], illegal_dialects = ["arith"], partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%x: i32, %y: index, %c: memref<4xf32>) -> f32 {
  %0 = memref.load %c[%y] : memref<4xf32>
  return %0 : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {
    transform.apply_conversion_patterns.dialect_to_llvm "memref"
    transform.apply_conversion_patterns.func.func_to_llvm
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32, use_bare_ptr_call_conv = true}
  } {legal_dialects = ["llvm"], partial_conversion} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @a(%x: vector<4xf32>) -> f32 {
  %0 = vector.extract %x[1] : f32 from vector<4xf32>
  %1 = vector.reduction <add>, %x : vector<4xf32> into f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {
    transform.apply_conversion_patterns.vector.vector_to_llvm
    transform.apply_conversion_patterns.dialect_to_llvm "arith"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["llvm"], illegal_dialects = ["vector", "arith"], partial_conversion, preserve_handles} : !transform.any_op
  transform.annotate %f "kept" : !transform.any_op
  transform.yield
}
}
