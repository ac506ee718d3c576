// The heat equation by alternating directions: a tridiagonal system for each column, then for each row.
// CALL: f64=-10.0 f64=21.0 f64=-10.0 f64=-5.0 f64=11.0 f64=-5.0 f64[400x400] f64[400x400]=zeros f64[400x400]=zeros f64[400x400]=zeros
func.func @kernel_adi(%a: f64, %b: f64, %c: f64, %d: f64, %e: f64, %f: f64,
                      %u: memref<400x400xf64>, %v: memref<400x400xf64>, %p: memref<400x400xf64>,
                      %q: memref<400x400xf64>) {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 399 {
      affine.store %one, %v[0, %i] : memref<400x400xf64>
      affine.store %zero, %p[%i, 0] : memref<400x400xf64>
      %v_value = affine.load %v[0, %i] : memref<400x400xf64>
      affine.store %v_value, %q[%i, 0] : memref<400x400xf64>
      affine.for %j = 1 to 399 {
        %neg = arith.negf %c fastmath<contract> : f64
        %p_value = affine.load %p[%i, %j - 1] : memref<400x400xf64>
        %mul = arith.mulf %a, %p_value fastmath<contract> : f64
        %add = arith.addf %mul, %b fastmath<contract> : f64
        %div = arith.divf %neg, %add fastmath<contract> : f64
        affine.store %div, %p[%i, %j] : memref<400x400xf64>
        %neg_1 = arith.negf %d fastmath<contract> : f64
        %u_value = affine.load %u[%j, %i - 1] : memref<400x400xf64>
        %mul_1 = arith.mulf %neg_1, %u_value fastmath<contract> : f64
        %mul_2 = arith.mulf %two, %d fastmath<contract> : f64
        %add_1 = arith.addf %one, %mul_2 fastmath<contract> : f64
        %u_value_1 = affine.load %u[%j, %i] : memref<400x400xf64>
        %mul_3 = arith.mulf %add_1, %u_value_1 fastmath<contract> : f64
        %add_2 = arith.addf %mul_1, %mul_3 fastmath<contract> : f64
        %u_value_2 = affine.load %u[%j, %i + 1] : memref<400x400xf64>
        %mul_4 = arith.mulf %f, %u_value_2 fastmath<contract> : f64
        %sub = arith.subf %add_2, %mul_4 fastmath<contract> : f64
        %q_value = affine.load %q[%i, %j - 1] : memref<400x400xf64>
        %mul_5 = arith.mulf %a, %q_value fastmath<contract> : f64
        %sub_1 = arith.subf %sub, %mul_5 fastmath<contract> : f64
        %p_value_1 = affine.load %p[%i, %j - 1] : memref<400x400xf64>
        %mul_6 = arith.mulf %a, %p_value_1 fastmath<contract> : f64
        %add_3 = arith.addf %mul_6, %b fastmath<contract> : f64
        %div_1 = arith.divf %sub_1, %add_3 fastmath<contract> : f64
        affine.store %div_1, %q[%i, %j] : memref<400x400xf64>
      }
      affine.store %one, %v[399, %i] : memref<400x400xf64>
      affine.for %j_back = 0 to 398 {
        %p_value = affine.load %p[%i, -%j_back + 398] : memref<400x400xf64>
        %v_value_1 = affine.load %v[-%j_back + 399, %i] : memref<400x400xf64>
        %mul = arith.mulf %p_value, %v_value_1 fastmath<contract> : f64
        %q_value = affine.load %q[%i, -%j_back + 398] : memref<400x400xf64>
        %add = arith.addf %mul, %q_value fastmath<contract> : f64
        affine.store %add, %v[-%j_back + 398, %i] : memref<400x400xf64>
      }
    }
    affine.for %i = 1 to 399 {
      affine.store %one, %u[%i, 0] : memref<400x400xf64>
      affine.store %zero, %p[%i, 0] : memref<400x400xf64>
      %u_value = affine.load %u[%i, 0] : memref<400x400xf64>
      affine.store %u_value, %q[%i, 0] : memref<400x400xf64>
      affine.for %j = 1 to 399 {
        %neg = arith.negf %f fastmath<contract> : f64
        %p_value = affine.load %p[%i, %j - 1] : memref<400x400xf64>
        %mul = arith.mulf %d, %p_value fastmath<contract> : f64
        %add = arith.addf %mul, %e fastmath<contract> : f64
        %div = arith.divf %neg, %add fastmath<contract> : f64
        affine.store %div, %p[%i, %j] : memref<400x400xf64>
        %neg_1 = arith.negf %a fastmath<contract> : f64
        %v_value = affine.load %v[%i - 1, %j] : memref<400x400xf64>
        %mul_1 = arith.mulf %neg_1, %v_value fastmath<contract> : f64
        %mul_2 = arith.mulf %two, %a fastmath<contract> : f64
        %add_1 = arith.addf %one, %mul_2 fastmath<contract> : f64
        %v_value_1 = affine.load %v[%i, %j] : memref<400x400xf64>
        %mul_3 = arith.mulf %add_1, %v_value_1 fastmath<contract> : f64
        %add_2 = arith.addf %mul_1, %mul_3 fastmath<contract> : f64
        %v_value_2 = affine.load %v[%i + 1, %j] : memref<400x400xf64>
        %mul_4 = arith.mulf %c, %v_value_2 fastmath<contract> : f64
        %sub = arith.subf %add_2, %mul_4 fastmath<contract> : f64
        %q_value = affine.load %q[%i, %j - 1] : memref<400x400xf64>
        %mul_5 = arith.mulf %d, %q_value fastmath<contract> : f64
        %sub_1 = arith.subf %sub, %mul_5 fastmath<contract> : f64
        %p_value_1 = affine.load %p[%i, %j - 1] : memref<400x400xf64>
        %mul_6 = arith.mulf %d, %p_value_1 fastmath<contract> : f64
        %add_3 = arith.addf %mul_6, %e fastmath<contract> : f64
        %div_1 = arith.divf %sub_1, %add_3 fastmath<contract> : f64
        affine.store %div_1, %q[%i, %j] : memref<400x400xf64>
      }
      affine.store %one, %u[%i, 399] : memref<400x400xf64>
      affine.for %j_back = 0 to 398 {
        %p_value = affine.load %p[%i, -%j_back + 398] : memref<400x400xf64>
        %u_value_1 = affine.load %u[%i, -%j_back + 399] : memref<400x400xf64>
        %mul = arith.mulf %p_value, %u_value_1 fastmath<contract> : f64
        %q_value = affine.load %q[%i, -%j_back + 398] : memref<400x400xf64>
        %add = arith.addf %mul, %q_value fastmath<contract> : f64
        affine.store %add, %u[%i, -%j_back + 398] : memref<400x400xf64>
      }
    }
  }
  return
}
