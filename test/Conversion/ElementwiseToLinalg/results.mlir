// RUN: grep 'RUN-FN[:]' %s > %t.converted
// RUN: strata opt --convert-elementwise-to-linalg %s >> %t.converted
// RUN: %run-fn %s
// RUN: %run-fn %t.converted

// RUN-FN: combine([1, 2, 3], [4, 1, 3]) == ([5, 3, 6], [4, 2, 3])
func.func @combine(%a: tensor<3xi32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %sum = arith.addi %a, %b : tensor<3xi32>
  %is_less = arith.cmpi slt, %a, %b : tensor<3xi32>
  %larger = arith.select %is_less, %b, %a : tensor<3xi1>, tensor<3xi32>
  return %sum, %larger : tensor<3xi32>, tensor<3xi32>
}
