func.func @vectors(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = arith.subi %a, %b : vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @bits(%a: vector<2x3xi1>, %b: vector<2x3xi1>) -> vector<2x3xi1> {
  %0 = arith.andi %a, %b : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

// Sizes that are open are the same in a call.
func.func @tensors(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = arith.addf %a, %b : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// Long arrays are given by a seed.
func.func @long(%a: vector<64xf32>, %b: memref<8x?xi8>) -> vector<64xf32> {
  return %a : vector<64xf32>
}

func.func @complex(%a: complex<f32>, %b: tensor<2xcomplex<f32>>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}
