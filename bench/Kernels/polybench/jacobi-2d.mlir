// Means of five neighbours, in turns from A to B and from B to A.
// CALL: f64[1300x1300] f64[1300x1300]
func.func @kernel_jacobi_2d(%A: memref<1300x1300xf64>, %B: memref<1300x1300xf64>) {
  %fifth = arith.constant 0.2 : f64
  affine.for %t = 0 to 50 {
    affine.for %i = 1 to 1299 {
      affine.for %j = 1 to 1299 {
        %a = affine.load %A[%i, %j] : memref<1300x1300xf64>
        %a_1 = affine.load %A[%i, %j - 1] : memref<1300x1300xf64>
        %add = arith.addf %a, %a_1 fastmath<contract> : f64
        %a_2 = affine.load %A[%i, %j + 1] : memref<1300x1300xf64>
        %add_1 = arith.addf %add, %a_2 fastmath<contract> : f64
        %a_3 = affine.load %A[%i + 1, %j] : memref<1300x1300xf64>
        %add_2 = arith.addf %add_1, %a_3 fastmath<contract> : f64
        %a_4 = affine.load %A[%i - 1, %j] : memref<1300x1300xf64>
        %add_3 = arith.addf %add_2, %a_4 fastmath<contract> : f64
        %mul = arith.mulf %fifth, %add_3 fastmath<contract> : f64
        affine.store %mul, %B[%i, %j] : memref<1300x1300xf64>
      }
    }
    affine.for %i = 1 to 1299 {
      affine.for %j = 1 to 1299 {
        %b = affine.load %B[%i, %j] : memref<1300x1300xf64>
        %b_1 = affine.load %B[%i, %j - 1] : memref<1300x1300xf64>
        %add = arith.addf %b, %b_1 fastmath<contract> : f64
        %b_2 = affine.load %B[%i, %j + 1] : memref<1300x1300xf64>
        %add_1 = arith.addf %add, %b_2 fastmath<contract> : f64
        %b_3 = affine.load %B[%i + 1, %j] : memref<1300x1300xf64>
        %add_2 = arith.addf %add_1, %b_3 fastmath<contract> : f64
        %b_4 = affine.load %B[%i - 1, %j] : memref<1300x1300xf64>
        %add_3 = arith.addf %add_2, %b_4 fastmath<contract> : f64
        %mul = arith.mulf %fifth, %add_3 fastmath<contract> : f64
        affine.store %mul, %A[%i, %j] : memref<1300x1300xf64>
      }
    }
  }
  return
}
