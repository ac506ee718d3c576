// Means of nine neighbours, in place.
// CALL: f64[800x800]
func.func @kernel_seidel_2d(%A: memref<800x800xf64>) {
  %nine = arith.constant 9.0 : f64
  affine.for %t = 0 to 40 {
    affine.for %i = 1 to 799 {
      affine.for %j = 1 to 799 {
        %a = affine.load %A[%i - 1, %j - 1] : memref<800x800xf64>
        %a_1 = affine.load %A[%i - 1, %j] : memref<800x800xf64>
        %add = arith.addf %a, %a_1 fastmath<contract> : f64
        %a_2 = affine.load %A[%i - 1, %j + 1] : memref<800x800xf64>
        %add_1 = arith.addf %add, %a_2 fastmath<contract> : f64
        %a_3 = affine.load %A[%i, %j - 1] : memref<800x800xf64>
        %add_2 = arith.addf %add_1, %a_3 fastmath<contract> : f64
        %a_4 = affine.load %A[%i, %j] : memref<800x800xf64>
        %add_3 = arith.addf %add_2, %a_4 fastmath<contract> : f64
        %a_5 = affine.load %A[%i, %j + 1] : memref<800x800xf64>
        %add_4 = arith.addf %add_3, %a_5 fastmath<contract> : f64
        %a_6 = affine.load %A[%i + 1, %j - 1] : memref<800x800xf64>
        %add_5 = arith.addf %add_4, %a_6 fastmath<contract> : f64
        %a_7 = affine.load %A[%i + 1, %j] : memref<800x800xf64>
        %add_6 = arith.addf %add_5, %a_7 fastmath<contract> : f64
        %a_8 = affine.load %A[%i + 1, %j + 1] : memref<800x800xf64>
        %add_7 = arith.addf %add_6, %a_8 fastmath<contract> : f64
        %div = arith.divf %add_7, %nine fastmath<contract> : f64
        affine.store %div, %A[%i, %j] : memref<800x800xf64>
      }
    }
  }
  return
}
