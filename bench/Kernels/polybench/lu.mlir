// The factors of A = L U, in place of A.
// CALL: f64[700x700]=spd
func.func @kernel_lu(%A: memref<700x700xf64>) {
  affine.for %i = 0 to 700 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %a = affine.load %A[%i, %j] : memref<700x700xf64>
        %a_1 = affine.load %A[%i, %k] : memref<700x700xf64>
        %a_2 = affine.load %A[%k, %j] : memref<700x700xf64>
        %mul = arith.mulf %a_1, %a_2 fastmath<contract> : f64
        %sub = arith.subf %a, %mul fastmath<contract> : f64
        affine.store %sub, %A[%i, %j] : memref<700x700xf64>
      }
      %a = affine.load %A[%i, %j] : memref<700x700xf64>
      %a_1 = affine.load %A[%j, %j] : memref<700x700xf64>
      %div = arith.divf %a, %a_1 fastmath<contract> : f64
      affine.store %div, %A[%i, %j] : memref<700x700xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 700 {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %a = affine.load %A[%i, %j] : memref<700x700xf64>
        %a_1 = affine.load %A[%i, %k] : memref<700x700xf64>
        %a_2 = affine.load %A[%k, %j] : memref<700x700xf64>
        %mul = arith.mulf %a_1, %a_2 fastmath<contract> : f64
        %sub = arith.subf %a, %mul fastmath<contract> : f64
        affine.store %sub, %A[%i, %j] : memref<700x700xf64>
      }
    }
  }
  return
}
