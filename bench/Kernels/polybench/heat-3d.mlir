// The heat equation in three dimensions.
// CALL: f64[120x120x120] f64[120x120x120]
func.func @kernel_heat_3d(%A: memref<120x120x120xf64>, %B: memref<120x120x120xf64>) {
  %eighth = arith.constant 0.125 : f64
  %two = arith.constant 2.0 : f64
  affine.for %t = 0 to 50 {
    affine.for %i = 1 to 119 {
      affine.for %j = 1 to 119 {
        affine.for %k = 1 to 119 {
          %a = affine.load %A[%i + 1, %j, %k] : memref<120x120x120xf64>
          %a_1 = affine.load %A[%i, %j, %k] : memref<120x120x120xf64>
          %mul = arith.mulf %two, %a_1 fastmath<contract> : f64
          %sub = arith.subf %a, %mul fastmath<contract> : f64
          %a_2 = affine.load %A[%i - 1, %j, %k] : memref<120x120x120xf64>
          %add = arith.addf %sub, %a_2 fastmath<contract> : f64
          %mul_1 = arith.mulf %eighth, %add fastmath<contract> : f64
          %a_3 = affine.load %A[%i, %j + 1, %k] : memref<120x120x120xf64>
          %a_4 = affine.load %A[%i, %j, %k] : memref<120x120x120xf64>
          %mul_2 = arith.mulf %two, %a_4 fastmath<contract> : f64
          %sub_1 = arith.subf %a_3, %mul_2 fastmath<contract> : f64
          %a_5 = affine.load %A[%i, %j - 1, %k] : memref<120x120x120xf64>
          %add_1 = arith.addf %sub_1, %a_5 fastmath<contract> : f64
          %mul_3 = arith.mulf %eighth, %add_1 fastmath<contract> : f64
          %add_2 = arith.addf %mul_1, %mul_3 fastmath<contract> : f64
          %a_6 = affine.load %A[%i, %j, %k + 1] : memref<120x120x120xf64>
          %a_7 = affine.load %A[%i, %j, %k] : memref<120x120x120xf64>
          %mul_4 = arith.mulf %two, %a_7 fastmath<contract> : f64
          %sub_2 = arith.subf %a_6, %mul_4 fastmath<contract> : f64
          %a_8 = affine.load %A[%i, %j, %k - 1] : memref<120x120x120xf64>
          %add_3 = arith.addf %sub_2, %a_8 fastmath<contract> : f64
          %mul_5 = arith.mulf %eighth, %add_3 fastmath<contract> : f64
          %add_4 = arith.addf %add_2, %mul_5 fastmath<contract> : f64
          %a_9 = affine.load %A[%i, %j, %k] : memref<120x120x120xf64>
          %add_5 = arith.addf %add_4, %a_9 fastmath<contract> : f64
          affine.store %add_5, %B[%i, %j, %k] : memref<120x120x120xf64>
        }
      }
    }
    affine.for %i = 1 to 119 {
      affine.for %j = 1 to 119 {
        affine.for %k = 1 to 119 {
          %b = affine.load %B[%i + 1, %j, %k] : memref<120x120x120xf64>
          %b_1 = affine.load %B[%i, %j, %k] : memref<120x120x120xf64>
          %mul = arith.mulf %two, %b_1 fastmath<contract> : f64
          %sub = arith.subf %b, %mul fastmath<contract> : f64
          %b_2 = affine.load %B[%i - 1, %j, %k] : memref<120x120x120xf64>
          %add = arith.addf %sub, %b_2 fastmath<contract> : f64
          %mul_1 = arith.mulf %eighth, %add fastmath<contract> : f64
          %b_3 = affine.load %B[%i, %j + 1, %k] : memref<120x120x120xf64>
          %b_4 = affine.load %B[%i, %j, %k] : memref<120x120x120xf64>
          %mul_2 = arith.mulf %two, %b_4 fastmath<contract> : f64
          %sub_1 = arith.subf %b_3, %mul_2 fastmath<contract> : f64
          %b_5 = affine.load %B[%i, %j - 1, %k] : memref<120x120x120xf64>
          %add_1 = arith.addf %sub_1, %b_5 fastmath<contract> : f64
          %mul_3 = arith.mulf %eighth, %add_1 fastmath<contract> : f64
          %add_2 = arith.addf %mul_1, %mul_3 fastmath<contract> : f64
          %b_6 = affine.load %B[%i, %j, %k + 1] : memref<120x120x120xf64>
          %b_7 = affine.load %B[%i, %j, %k] : memref<120x120x120xf64>
          %mul_4 = arith.mulf %two, %b_7 fastmath<contract> : f64
          %sub_2 = arith.subf %b_6, %mul_4 fastmath<contract> : f64
          %b_8 = affine.load %B[%i, %j, %k - 1] : memref<120x120x120xf64>
          %add_3 = arith.addf %sub_2, %b_8 fastmath<contract> : f64
          %mul_5 = arith.mulf %eighth, %add_3 fastmath<contract> : f64
          %add_4 = arith.addf %add_2, %mul_5 fastmath<contract> : f64
          %b_9 = affine.load %B[%i, %j, %k] : memref<120x120x120xf64>
          %add_5 = arith.addf %add_4, %b_9 fastmath<contract> : f64
          affine.store %add_5, %A[%i, %j, %k] : memref<120x120x120xf64>
        }
      }
    }
  }
  return
}
