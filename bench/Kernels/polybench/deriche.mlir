// Smoothing of an image by Deriche's recursive filter, in both directions of rows, then of columns.
// CALL: f64=0.0864 f64=0.0575 f64=0.1158 f64=-0.0524 f64=1.2130 f64=-0.3679 f64=1.0 f64[2048x1080] f64[2048x1080]=zeros f64[2048x1080]=zeros f64[2048x1080]=zeros
func.func @kernel_deriche(%a1: f64, %a2: f64, %a3: f64, %a4: f64, %b1: f64, %b2: f64, %c: f64,
                          %image: memref<2048x1080xf64>, %out: memref<2048x1080xf64>,
                          %y1: memref<2048x1080xf64>, %y2: memref<2048x1080xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 2048 {
    %last:3 = affine.for %j = 0 to 1080 iter_args(%xm1 = %zero, %ym2 = %zero, %ym1 = %zero) -> (f64, f64, f64) {
      %image_value = affine.load %image[%i, %j] : memref<2048x1080xf64>
      %mul = arith.mulf %a1, %image_value fastmath<contract> : f64
      %mul_1 = arith.mulf %a2, %xm1 fastmath<contract> : f64
      %add = arith.addf %mul, %mul_1 fastmath<contract> : f64
      %mul_2 = arith.mulf %b1, %ym1 fastmath<contract> : f64
      %add_1 = arith.addf %add, %mul_2 fastmath<contract> : f64
      %mul_3 = arith.mulf %b2, %ym2 fastmath<contract> : f64
      %add_2 = arith.addf %add_1, %mul_3 fastmath<contract> : f64
      affine.store %add_2, %y1[%i, %j] : memref<2048x1080xf64>
      %image_value_1 = affine.load %image[%i, %j] : memref<2048x1080xf64>
      %y1_value = affine.load %y1[%i, %j] : memref<2048x1080xf64>
      affine.yield %image_value_1, %ym1, %y1_value : f64, f64, f64
    }
  }
  affine.for %i = 0 to 2048 {
    %last:4 = affine.for %j_back = 0 to 1080 iter_args(%xp2 = %zero, %xp1 = %zero, %yp2 = %zero, %yp1 = %zero) -> (f64, f64, f64, f64) {
      %mul = arith.mulf %a3, %xp1 fastmath<contract> : f64
      %mul_1 = arith.mulf %a4, %xp2 fastmath<contract> : f64
      %add = arith.addf %mul, %mul_1 fastmath<contract> : f64
      %mul_2 = arith.mulf %b1, %yp1 fastmath<contract> : f64
      %add_1 = arith.addf %add, %mul_2 fastmath<contract> : f64
      %mul_3 = arith.mulf %b2, %yp2 fastmath<contract> : f64
      %add_2 = arith.addf %add_1, %mul_3 fastmath<contract> : f64
      affine.store %add_2, %y2[%i, -%j_back + 1079] : memref<2048x1080xf64>
      %image_value = affine.load %image[%i, -%j_back + 1079] : memref<2048x1080xf64>
      %y2_value = affine.load %y2[%i, -%j_back + 1079] : memref<2048x1080xf64>
      affine.yield %xp1, %image_value, %yp1, %y2_value : f64, f64, f64, f64
    }
  }
  affine.for %i = 0 to 2048 {
    affine.for %j = 0 to 1080 {
      %y1_value = affine.load %y1[%i, %j] : memref<2048x1080xf64>
      %y2_value = affine.load %y2[%i, %j] : memref<2048x1080xf64>
      %add = arith.addf %y1_value, %y2_value fastmath<contract> : f64
      %mul = arith.mulf %c, %add fastmath<contract> : f64
      affine.store %mul, %out[%i, %j] : memref<2048x1080xf64>
    }
  }
  affine.for %j = 0 to 1080 {
    %last:3 = affine.for %i = 0 to 2048 iter_args(%tm1 = %zero, %ym2 = %zero, %ym1 = %zero) -> (f64, f64, f64) {
      %out_value = affine.load %out[%i, %j] : memref<2048x1080xf64>
      %mul = arith.mulf %a1, %out_value fastmath<contract> : f64
      %mul_1 = arith.mulf %a2, %tm1 fastmath<contract> : f64
      %add = arith.addf %mul, %mul_1 fastmath<contract> : f64
      %mul_2 = arith.mulf %b1, %ym1 fastmath<contract> : f64
      %add_1 = arith.addf %add, %mul_2 fastmath<contract> : f64
      %mul_3 = arith.mulf %b2, %ym2 fastmath<contract> : f64
      %add_2 = arith.addf %add_1, %mul_3 fastmath<contract> : f64
      affine.store %add_2, %y1[%i, %j] : memref<2048x1080xf64>
      %out_value_1 = affine.load %out[%i, %j] : memref<2048x1080xf64>
      %y1_value = affine.load %y1[%i, %j] : memref<2048x1080xf64>
      affine.yield %out_value_1, %ym1, %y1_value : f64, f64, f64
    }
  }
  affine.for %j = 0 to 1080 {
    %last:4 = affine.for %i_back = 0 to 2048 iter_args(%tp2 = %zero, %tp1 = %zero, %yp2 = %zero, %yp1 = %zero) -> (f64, f64, f64, f64) {
      %mul = arith.mulf %a3, %tp1 fastmath<contract> : f64
      %mul_1 = arith.mulf %a4, %tp2 fastmath<contract> : f64
      %add = arith.addf %mul, %mul_1 fastmath<contract> : f64
      %mul_2 = arith.mulf %b1, %yp1 fastmath<contract> : f64
      %add_1 = arith.addf %add, %mul_2 fastmath<contract> : f64
      %mul_3 = arith.mulf %b2, %yp2 fastmath<contract> : f64
      %add_2 = arith.addf %add_1, %mul_3 fastmath<contract> : f64
      affine.store %add_2, %y2[-%i_back + 2047, %j] : memref<2048x1080xf64>
      %out_value = affine.load %out[-%i_back + 2047, %j] : memref<2048x1080xf64>
      %y2_value = affine.load %y2[-%i_back + 2047, %j] : memref<2048x1080xf64>
      affine.yield %tp1, %out_value, %yp1, %y2_value : f64, f64, f64, f64
    }
  }
  affine.for %i = 0 to 2048 {
    affine.for %j = 0 to 1080 {
      %y1_value = affine.load %y1[%i, %j] : memref<2048x1080xf64>
      %y2_value = affine.load %y2[%i, %j] : memref<2048x1080xf64>
      %add = arith.addf %y1_value, %y2_value fastmath<contract> : f64
      %mul = arith.mulf %c, %add fastmath<contract> : f64
      affine.store %mul, %out[%i, %j] : memref<2048x1080xf64>
    }
  }
  return
}
