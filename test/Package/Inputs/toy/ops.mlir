// Operations that the front end does not generate: other shapes, functions with
// known shapes.

// CHECK-LABEL: func.func @shapes(
// CHECK-SAME: %[[X:.*]]: f64, %[[Y:[^:]*]]: f64)
toy.func @shapes(%x: tensor<1x2x1xf64>) -> tensor<2x1xf64> {
  // A scalar is a row.
  // CHECK: %[[ONE:.*]] = arith.constant 1.0
  // CHECK: call @toy_print_f64(%[[ONE]])
  // CHECK-NEXT: call @toy_print_newline()
  %0 = toy.constant dense<1.0> : tensor<f64>
  toy.print %0 : tensor<f64>
  // A tensor without elements is nothing.
  // CHECK-NEXT: call @toy_print_f64(%[[X]])
  %1 = toy.constant dense<> : tensor<0x2xf64>
  %2 = toy.transpose %1 : tensor<0x2xf64> to tensor<2x0xf64>
  toy.print %2 : tensor<2x0xf64>
  // CHECK-NEXT: call @toy_print_newline()
  // CHECK-NEXT: call @toy_print_f64(%[[Y]])
  // CHECK-NEXT: call @toy_print_newline()
  %3 = toy.transpose %x : tensor<1x2x1xf64> to tensor<1x2x1xf64>
  toy.print %3 : tensor<1x2x1xf64>
  // CHECK-NEXT: return %[[X]], %[[Y]]
  %4 = toy.reshape %3 : tensor<1x2x1xf64> to tensor<2x1xf64>
  toy.return %4 : tensor<2x1xf64>
}

// CHECK: func.func private @external(f64, f64)
toy.func private @external(tensor<2xf64>)

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[A:.*]]: f64, %[[B:.*]]: f64)
toy.func @calls(%x: tensor<2xf64>) {
  // CHECK: call @external(%[[A]], %[[B]])
  toy.generic_call @external(%x) : (tensor<2xf64>) -> ()
  // CHECK: %[[R:.*]]:2 = call @shapes(%[[A]], %[[B]])
  %0 = toy.reshape %x : tensor<2xf64> to tensor<1x2x1xf64>
  %1 = toy.generic_call @shapes(%0) : (tensor<1x2x1xf64>) -> tensor<2x1xf64>
  // CHECK: arith.addf %[[R]]#0, %[[R]]#0
  // CHECK: arith.addf %[[R]]#1, %[[R]]#1
  %2 = toy.add %1, %1 : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xf64>
  toy.print %2 : tensor<2x1xf64>
  toy.return
}

// CHECK-LABEL: func.func @permutation(
// CHECK-SAME: %[[V0:.*]]: f64, %[[V1:.*]]: f64, %[[V2:.*]]: f64, %[[V3:.*]]: f64, %[[V4:.*]]: f64, %[[V5:.*]]: f64)
toy.func @permutation(%x: tensor<1x2x3xf64>) -> tensor<3x2x1xf64> {
  // CHECK: return %[[V0]], %[[V3]], %[[V1]], %[[V4]], %[[V2]], %[[V5]]
  %0 = toy.transpose %x : tensor<1x2x3xf64> to tensor<3x2x1xf64>
  toy.return %0 : tensor<3x2x1xf64>
}
