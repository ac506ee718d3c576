// The solution of A x = b by the factors of A = L U.
// CALL: f64[700x700]=spd f64[700] f64[700]=zeros f64[700]=zeros
func.func @kernel_ludcmp(%A: memref<700x700xf64>, %b: memref<700xf64>, %x: memref<700xf64>,
                         %y: memref<700xf64>) {
  affine.for %i = 0 to 700 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %a = affine.load %A[%i, %j] : memref<700x700xf64>
      %w_1 = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) iter_args(%w = %a) -> (f64) {
        %a_1 = affine.load %A[%i, %k] : memref<700x700xf64>
        %a_2 = affine.load %A[%k, %j] : memref<700x700xf64>
        %mul = arith.mulf %a_1, %a_2 fastmath<contract> : f64
        %sub = arith.subf %w, %mul fastmath<contract> : f64
        affine.yield %sub : f64
      }
      %a_1 = affine.load %A[%j, %j] : memref<700x700xf64>
      %div = arith.divf %w_1, %a_1 fastmath<contract> : f64
      affine.store %div, %A[%i, %j] : memref<700x700xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 700 {
      %a = affine.load %A[%i, %j] : memref<700x700xf64>
      %w_1 = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%w = %a) -> (f64) {
        %a_1 = affine.load %A[%i, %k] : memref<700x700xf64>
        %a_2 = affine.load %A[%k, %j] : memref<700x700xf64>
        %mul = arith.mulf %a_1, %a_2 fastmath<contract> : f64
        %sub = arith.subf %w, %mul fastmath<contract> : f64
        affine.yield %sub : f64
      }
      affine.store %w_1, %A[%i, %j] : memref<700x700xf64>
    }
  }
  affine.for %i = 0 to 700 {
    %b_value = affine.load %b[%i] : memref<700xf64>
    %w_1 = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%w = %b_value) -> (f64) {
      %a = affine.load %A[%i, %j] : memref<700x700xf64>
      %y_value = affine.load %y[%j] : memref<700xf64>
      %mul = arith.mulf %a, %y_value fastmath<contract> : f64
      %sub = arith.subf %w, %mul fastmath<contract> : f64
      affine.yield %sub : f64
    }
    affine.store %w_1, %y[%i] : memref<700xf64>
  }
  affine.for %i_back = 0 to 700 {
    %y_value = affine.load %y[-%i_back + 699] : memref<700xf64>
    %w_1 = affine.for %j = affine_map<(d0) -> (-d0 + 700)>(%i_back) to 700 iter_args(%w = %y_value) -> (f64) {
      %a = affine.load %A[-%i_back + 699, %j] : memref<700x700xf64>
      %x_value = affine.load %x[%j] : memref<700xf64>
      %mul = arith.mulf %a, %x_value fastmath<contract> : f64
      %sub = arith.subf %w, %mul fastmath<contract> : f64
      affine.yield %sub : f64
    }
    %a = affine.load %A[-%i_back + 699, -%i_back + 699] : memref<700x700xf64>
    %div = arith.divf %w_1, %a fastmath<contract> : f64
    affine.store %div, %x[-%i_back + 699] : memref<700xf64>
  }
  return
}
