// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-error @below {{pattern descriptor does not specify type converter and apply_conversion_patterns op has no default type converter}}
    transform.apply_conversion_patterns to %root {
      // expected-note @below {{pattern descriptor op}}
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.apply_conversion_patterns to %root {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      // expected-error @below {{expected an index bitwidth between 1 and 16777215}}
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 0}
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{target op}}
  func.func @f() {
    // expected-error @below {{failed to legalize operation 'use'}}
    // expected-note @below {{there is no pattern for this operation}}
    "use"() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{dialect conversion failed}}
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["func"]} : !transform.any_op
    transform.yield
  }
}

// -----

// A dialect without conversion matters where there is something to convert.
module attributes {transform.with_named_sequence} {
  func.func @f() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %none = transform.structured.match ops{["gpu.module"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %none {
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      // expected-error @below {{the patterns of 'transform.apply_conversion_patterns.gpu.gpu_to_nvvm' are not implemented}}
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
    transform.yield
  }
}
