// RUN: not %opt %s 2>&1 | FileCheck %s
//
// Operands of a structured operation whose element type has no conversion to that of
// the output.

// CHECK: <unknown>:0: warning: could not cast operand of type 'f32' to 'index'
// CHECK: [[@LINE+2]]:8: error: custom op 'linalg.matmul' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'f32'
func.func @matmul(%a: tensor<4x4xf32>, %c: tensor<4x4xindex>) -> tensor<4x4xindex> {
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xindex>) -> tensor<4x4xindex>
  return %0 : tensor<4x4xindex>
}
