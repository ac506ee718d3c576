// The lower triangular factor L of A = L L^T.
// CALL: f64[1000x1000]=spd
func.func @kernel_cholesky(%A: memref<1000x1000xf64>) {
  affine.for %i = 0 to 1000 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %a = affine.load %A[%i, %j] : memref<1000x1000xf64>
        %a_1 = affine.load %A[%i, %k] : memref<1000x1000xf64>
        %a_2 = affine.load %A[%j, %k] : memref<1000x1000xf64>
        %mul = arith.mulf %a_1, %a_2 fastmath<contract> : f64
        %sub = arith.subf %a, %mul fastmath<contract> : f64
        affine.store %sub, %A[%i, %j] : memref<1000x1000xf64>
      }
      %a = affine.load %A[%i, %j] : memref<1000x1000xf64>
      %a_1 = affine.load %A[%j, %j] : memref<1000x1000xf64>
      %div = arith.divf %a, %a_1 fastmath<contract> : f64
      affine.store %div, %A[%i, %j] : memref<1000x1000xf64>
    }
    affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
      %a = affine.load %A[%i, %i] : memref<1000x1000xf64>
      %a_1 = affine.load %A[%i, %k] : memref<1000x1000xf64>
      %a_2 = affine.load %A[%i, %k] : memref<1000x1000xf64>
      %mul = arith.mulf %a_1, %a_2 fastmath<contract> : f64
      %sub = arith.subf %a, %mul fastmath<contract> : f64
      affine.store %sub, %A[%i, %i] : memref<1000x1000xf64>
    }
    %a = affine.load %A[%i, %i] : memref<1000x1000xf64>
    %sqrt = math.sqrt %a : f64
    affine.store %sqrt, %A[%i, %i] : memref<1000x1000xf64>
  }
  return
}
