// RUN: strata opt --tosa-to-linalg-pipeline %s | FileCheck %s
// RUN: strata opt --tosa-to-linalg-pipeline --dump-pass-pipeline %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=PASSES
// RUN: not strata opt --tosa-to-linalg-pipeline %S/Inputs/dynamic.mlir 2>&1 | FileCheck %s --check-prefix=ERROR

// PASSES: Pass Manager with 10 passes
// PASSES: tosa-validate{allow-invalid-op-datatype-combinations=false strict-op-spec-alignment=false}
// PASSES: tosa-to-linalg

// The operations are validated before they are converted.
// ERROR: error: 'tosa.abs' op failed level check: operand shape dimension cannot be dynamic

// CHECK-LABEL: func.func @abs
// CHECK: linalg.generic
// CHECK: math.absf
// CHECK-NOT: tosa.
func.func @abs(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.abs %a : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
