// x1 += A y1 and x2 += A^T y2.
// CALL: f64[2000] f64[2000] f64[2000] f64[2000] f64[2000x2000]
func.func @kernel_mvt(%x1: memref<2000xf64>, %x2: memref<2000xf64>, %y1: memref<2000xf64>,
                      %y2: memref<2000xf64>, %A: memref<2000x2000xf64>) {
  affine.for %i = 0 to 2000 {
    affine.for %j = 0 to 2000 {
      %x1_value = affine.load %x1[%i] : memref<2000xf64>
      %a = affine.load %A[%i, %j] : memref<2000x2000xf64>
      %y1_value = affine.load %y1[%j] : memref<2000xf64>
      %mul = arith.mulf %a, %y1_value fastmath<contract> : f64
      %add = arith.addf %x1_value, %mul fastmath<contract> : f64
      affine.store %add, %x1[%i] : memref<2000xf64>
    }
  }
  affine.for %i = 0 to 2000 {
    affine.for %j = 0 to 2000 {
      %x2_value = affine.load %x2[%i] : memref<2000xf64>
      %a = affine.load %A[%j, %i] : memref<2000x2000xf64>
      %y2_value = affine.load %y2[%j] : memref<2000xf64>
      %mul = arith.mulf %a, %y2_value fastmath<contract> : f64
      %add = arith.addf %x2_value, %mul fastmath<contract> : f64
      affine.store %add, %x2[%i] : memref<2000xf64>
    }
  }
  return
}
