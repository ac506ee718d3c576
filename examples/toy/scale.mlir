// Functions that are called with known shapes need not be inlined.
toy.func private @square(%x: tensor<2xf64>) -> tensor<2xf64> {
  %0 = toy.mul %x, %x : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  toy.return %0 : tensor<2xf64>
}

toy.func @main() {
  %0 = toy.constant dense<[3.0, 4.0]> : tensor<2xf64>
  %1 = toy.generic_call @square(%0) : (tensor<2xf64>) -> tensor<2xf64>
  toy.print %1 : tensor<2xf64>
  toy.return
}
