// Means of three neighbours, in turns from A to B and from B to A.
// CALL: f64[4000] f64[4000]
func.func @kernel_jacobi_1d(%A: memref<4000xf64>, %B: memref<4000xf64>) {
  %third = arith.constant 0.33333 : f64
  affine.for %t = 0 to 5000 {
    affine.for %i = 1 to 3999 {
      %a = affine.load %A[%i - 1] : memref<4000xf64>
      %a_1 = affine.load %A[%i] : memref<4000xf64>
      %add = arith.addf %a, %a_1 fastmath<contract> : f64
      %a_2 = affine.load %A[%i + 1] : memref<4000xf64>
      %add_1 = arith.addf %add, %a_2 fastmath<contract> : f64
      %mul = arith.mulf %third, %add_1 fastmath<contract> : f64
      affine.store %mul, %B[%i] : memref<4000xf64>
    }
    affine.for %i = 1 to 3999 {
      %b = affine.load %B[%i - 1] : memref<4000xf64>
      %b_1 = affine.load %B[%i] : memref<4000xf64>
      %add = arith.addf %b, %b_1 fastmath<contract> : f64
      %b_2 = affine.load %B[%i + 1] : memref<4000xf64>
      %add_1 = arith.addf %add, %b_2 fastmath<contract> : f64
      %mul = arith.mulf %third, %add_1 fastmath<contract> : f64
      affine.store %mul, %A[%i] : memref<4000xf64>
    }
  }
  return
}
