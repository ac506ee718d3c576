// The functions of math on f32 by arithmetic without branches: the rules of expand-vector-math, as
// functions on elements (Expansion/Expansion.h). docs/optimize.md has their errors, and
// utils/vector-math.sollya the polynomials. Functions with `conversion.ulp` are faster and less
// accurate. Functions with `conversion.fma` are for processors with instructions for sums of products:
// they need products that are not rounded, or are no faster than calls without. No operation has
// fast-math flags, since they would undo corrections of rounding errors.

// 2^n p, where n is the integer in the low bits of `shifted`, from -252 to 254. In two steps, since the
// power may be infinite or less than the smallest normal number where the product is not.
func.func @scale_f32(%p: f32, %shifted: f32) -> f32 {
  %n = arith.bitcast %shifted : f32 to i32
  %c23 = arith.constant 23 : i32
  %exponent = arith.shli %n, %c23 : i32
  %c22 = arith.constant 22 : i32
  %shifted_2 = arith.shli %n, %c22 : i32
  %exponent_bits = arith.constant -8388608 : i32
  %first = arith.andi %shifted_2, %exponent_bits : i32
  %second = arith.subi %exponent, %first : i32
  %one_bits = arith.constant 1065353216 : i32
  %sum = arith.addi %first, %one_bits : i32
  %low = arith.bitcast %sum : i32 to f32
  %sum_2 = arith.addi %second, %one_bits : i32
  %high = arith.bitcast %sum_2 : i32 to f32
  %product = arith.mulf %p, %low : f32
  %product_2 = arith.mulf %product, %high : f32
  return %product_2 : f32
}

// x = n ln 2 + r, and e^x = 2^n e^r, with a polynomial for e^r. Adding `magic` rounds to the integer
// n, which is then in the low bits of the sum. ln 2 is the sum of two numbers, of which the
// product of the first by n is exact. Beyond the bounds of x results are 0 and infinity; NaN
// passes all comparisons.
func.func @exp_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.exp"} {
  %minus_c104 = arith.constant -104.0 : f32
  %is = arith.cmpf olt, %x, %minus_c104 : f32
  %above = arith.select %is, %minus_c104, %x : f32
  %c89 = arith.constant 89.0 : f32
  %is_2 = arith.cmpf ogt, %above, %c89 : f32
  %clamped = arith.select %is_2, %c89, %above : f32
  %log2e = arith.constant 1.442695 : f32
  %magic = arith.constant 1.2582912e+07 : f32
  %shifted = math.fma %clamped, %log2e, %magic : f32
  %n = arith.subf %shifted, %magic : f32
  %minus_ln2_hi = arith.constant -0.69314575 : f32
  %rest = math.fma %n, %minus_ln2_hi, %clamped : f32
  %minus_ln2_lo = arith.constant -1.4286068e-06 : f32
  %r = math.fma %n, %minus_ln2_lo, %rest : f32
  %p_c6 = arith.constant 0.0013782197 : f32
  %p_c5 = arith.constant 0.008368677 : f32
  %p_5 = math.fma %p_c6, %r, %p_c5 : f32
  %p_c4 = arith.constant 0.041668966 : f32
  %p_4 = math.fma %p_5, %r, %p_c4 : f32
  %p_c3 = arith.constant 0.16666521 : f32
  %p_3 = math.fma %p_4, %r, %p_c3 : f32
  %p_c2 = arith.constant 0.4999999 : f32
  %p_2 = math.fma %p_3, %r, %p_c2 : f32
  %one = arith.constant 1.0 : f32
  %p_1 = math.fma %p_2, %r, %one : f32
  %p = math.fma %p_1, %r, %one : f32
  %scale_f32 = func.call @scale_f32(%p, %shifted) : (f32, f32) -> f32
  return %scale_f32 : f32
}

// With a polynomial of one degree less.
func.func @exp_4ulp_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.exp", conversion.ulp = 4} {
  %minus_c104 = arith.constant -104.0 : f32
  %is = arith.cmpf olt, %x, %minus_c104 : f32
  %above = arith.select %is, %minus_c104, %x : f32
  %c89 = arith.constant 89.0 : f32
  %is_2 = arith.cmpf ogt, %above, %c89 : f32
  %clamped = arith.select %is_2, %c89, %above : f32
  %log2e = arith.constant 1.442695 : f32
  %magic = arith.constant 1.2582912e+07 : f32
  %shifted = math.fma %clamped, %log2e, %magic : f32
  %n = arith.subf %shifted, %magic : f32
  %minus_ln2_hi = arith.constant -0.69314575 : f32
  %rest = math.fma %n, %minus_ln2_hi, %clamped : f32
  %minus_ln2_lo = arith.constant -1.4286068e-06 : f32
  %r = math.fma %n, %minus_ln2_lo, %rest : f32
  %p_c5 = arith.constant 0.008312338 : f32
  %p_c4 = arith.constant 0.04189026 : f32
  %p_4 = math.fma %p_c5, %r, %p_c4 : f32
  %p_c3 = arith.constant 0.16667117 : f32
  %p_3 = math.fma %p_4, %r, %p_c3 : f32
  %p_c2 = arith.constant 0.4999923 : f32
  %p_2 = math.fma %p_3, %r, %p_c2 : f32
  %one = arith.constant 1.0 : f32
  %p_1 = math.fma %p_2, %r, %one : f32
  %p = math.fma %p_1, %r, %one : f32
  %scale_f32 = func.call @scale_f32(%p, %shifted) : (f32, f32) -> f32
  return %scale_f32 : f32
}

// x = n + r, where r is exact.
func.func @exp2_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.exp2"} {
  %minus_c151 = arith.constant -151.0 : f32
  %is = arith.cmpf olt, %x, %minus_c151 : f32
  %above = arith.select %is, %minus_c151, %x : f32
  %c129 = arith.constant 129.0 : f32
  %is_2 = arith.cmpf ogt, %above, %c129 : f32
  %clamped = arith.select %is_2, %c129, %above : f32
  %magic = arith.constant 1.2582912e+07 : f32
  %shifted = arith.addf %clamped, %magic : f32
  %n = arith.subf %shifted, %magic : f32
  %r = arith.subf %clamped, %n : f32
  %p_c6 = arith.constant 1.5241285e-04 : f32
  %p_c5 = arith.constant 0.0013391302 : f32
  %p_5 = math.fma %p_c6, %r, %p_c5 : f32
  %p_c4 = arith.constant 0.009618834 : f32
  %p_4 = math.fma %p_5, %r, %p_c4 : f32
  %p_c3 = arith.constant 0.05550359 : f32
  %p_3 = math.fma %p_4, %r, %p_c3 : f32
  %p_c2 = arith.constant 0.24022645 : f32
  %p_2 = math.fma %p_3, %r, %p_c2 : f32
  %p_c1 = arith.constant 0.6931472 : f32
  %p_1 = math.fma %p_2, %r, %p_c1 : f32
  %one = arith.constant 1.0 : f32
  %p = math.fma %p_1, %r, %one : f32
  %scale_f32 = func.call @scale_f32(%p, %shifted) : (f32, f32) -> f32
  return %scale_f32 : f32
}

// 2^n q + (2^n - 1), where q = e^r - 1 = r + r^2 s(r); `error` is the rounding error of r. The powers are
// halves of those that are meant, which would be infinite for n = 128.
func.func @expm1_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.expm1"} {
  %minus_c18 = arith.constant -18.0 : f32
  %is = arith.cmpf olt, %x, %minus_c18 : f32
  %above = arith.select %is, %minus_c18, %x : f32
  %c89 = arith.constant 89.0 : f32
  %is_2 = arith.cmpf ogt, %above, %c89 : f32
  %clamped = arith.select %is_2, %c89, %above : f32
  %log2e = arith.constant 1.442695 : f32
  %magic = arith.constant 1.2582912e+07 : f32
  %shifted = math.fma %clamped, %log2e, %magic : f32
  %n = arith.subf %shifted, %magic : f32
  %minus_ln2_hi = arith.constant -0.69314575 : f32
  %rest = math.fma %n, %minus_ln2_hi, %clamped : f32
  %minus_ln2_lo = arith.constant -1.4286068e-06 : f32
  %r = math.fma %n, %minus_ln2_lo, %rest : f32
  %s_c5 = arith.constant 1.99723e-04 : f32
  %s_c4 = arith.constant 0.0013930869 : f32
  %s_4 = math.fma %s_c5, %r, %s_c4 : f32
  %s_c3 = arith.constant 0.008333177 : f32
  %s_3 = math.fma %s_4, %r, %s_c3 : f32
  %s_c2 = arith.constant 0.041666508 : f32
  %s_2 = math.fma %s_3, %r, %s_c2 : f32
  %s_c1 = arith.constant 0.16666667 : f32
  %s_1 = math.fma %s_2, %r, %s_c1 : f32
  %half = arith.constant 0.5 : f32
  %s = math.fma %s_1, %r, %half : f32
  %square = arith.mulf %r, %r : f32
  %difference = arith.subf %rest, %r : f32
  %error = math.fma %n, %minus_ln2_lo, %difference : f32
  %fma = math.fma %square, %s, %error : f32
  %q = arith.addf %r, %fma : f32
  %bits = arith.bitcast %shifted : f32 to i32
  %c23 = arith.constant 23 : i32
  %shifted_2 = arith.shli %bits, %c23 : i32
  %half_bits = arith.constant 1056964608 : i32
  %sum = arith.addi %shifted_2, %half_bits : i32
  %half_power = arith.bitcast %sum : i32 to f32
  %low = arith.subf %half_power, %half : f32
  %half_2 = math.fma %q, %half_power, %low : f32
  %magnitude = math.absf %x : f32
  %epsilon = arith.constant 5.9604645e-08 : f32
  %is_small = arith.cmpf olt, %magnitude, %epsilon : f32
  %sum_2 = arith.addf %half_2, %half_2 : f32
  %selected = arith.select %is_small, %x, %sum_2 : f32
  return %selected : f32
}

// 1 - 2 / (e^(2x) + 1), with the exponential as in @exp_f32 but of twice the argument, and x + x^3 p(x^2) for
// small numbers, and NaN. All results from 9.02 are 1.
func.func @tanh_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.tanh"} {
  %magnitude = math.absf %x : f32
  %c9_5 = arith.constant 9.5 : f32
  %is = arith.cmpf ogt, %magnitude, %c9_5 : f32
  %clamped = arith.select %is, %c9_5, %magnitude : f32
  %two_log2e = arith.constant 2.88539 : f32
  %magic = arith.constant 1.2582912e+07 : f32
  %shifted = math.fma %clamped, %two_log2e, %magic : f32
  %n = arith.subf %shifted, %magic : f32
  %minus_half_ln2_hi = arith.constant -0.34657288 : f32
  %rest = math.fma %n, %minus_half_ln2_hi, %clamped : f32
  %minus_half_ln2_lo = arith.constant -7.143034e-07 : f32
  %r = math.fma %n, %minus_half_ln2_lo, %rest : f32
  %s_c6 = arith.constant 0.08820606 : f32
  %s_c5 = arith.constant 0.26779768 : f32
  %s_5 = math.fma %s_c6, %r, %s_c5 : f32
  %s_c4 = arith.constant 0.66670346 : f32
  %s_4 = math.fma %s_5, %r, %s_c4 : f32
  %s_c3 = arith.constant 1.3333217 : f32
  %s_3 = math.fma %s_4, %r, %s_c3 : f32
  %s_c2 = arith.constant 1.9999996 : f32
  %s_2 = math.fma %s_3, %r, %s_c2 : f32
  %s_c1 = arith.constant 2.0 : f32
  %s_1 = math.fma %s_2, %r, %s_c1 : f32
  %one = arith.constant 1.0 : f32
  %s = math.fma %s_1, %r, %one : f32
  %bits = arith.bitcast %shifted : f32 to i32
  %c23 = arith.constant 23 : i32
  %shifted_2 = arith.shli %bits, %c23 : i32
  %bits_2 = arith.bitcast %s : f32 to i32
  %sum = arith.addi %shifted_2, %bits_2 : i32
  %power = arith.bitcast %sum : i32 to f32
  %sum_2 = arith.addf %power, %one : f32
  %quotient = arith.divf %one, %sum_2 : f32
  %minus_c2 = arith.constant -2.0 : f32
  %large = math.fma %minus_c2, %quotient, %one : f32
  %square = arith.mulf %magnitude, %magnitude : f32
  %p_c3 = arith.constant 0.016460646 : f32
  %p_c2 = arith.constant -0.052685317 : f32
  %p_2 = math.fma %p_c3, %square, %p_c2 : f32
  %p_c1 = arith.constant 0.13320965 : f32
  %p_1 = math.fma %p_2, %square, %p_c1 : f32
  %p_c0 = arith.constant -0.3333296 : f32
  %p = math.fma %p_1, %square, %p_c0 : f32
  %product = arith.mulf %magnitude, %square : f32
  %small = math.fma %product, %p, %magnitude : f32
  %c0_55 = arith.constant 0.55 : f32
  %is_2 = arith.cmpf oge, %magnitude, %c0_55 : f32
  %result = arith.select %is_2, %large, %small : f32
  %signed = math.copysign %result, %x : f32
  return %signed : f32
}

// (e^(2x) - 1) / (e^(2x) + 1) for all numbers.
func.func @tanh_4ulp_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.tanh", conversion.ulp = 4} {
  %magnitude = math.absf %x : f32
  %c9_5 = arith.constant 9.5 : f32
  %is = arith.cmpf ogt, %magnitude, %c9_5 : f32
  %clamped = arith.select %is, %c9_5, %magnitude : f32
  %two_log2e = arith.constant 2.88539 : f32
  %magic = arith.constant 1.2582912e+07 : f32
  %shifted = math.fma %clamped, %two_log2e, %magic : f32
  %n = arith.subf %shifted, %magic : f32
  %minus_half_ln2_hi = arith.constant -0.34657288 : f32
  %rest = math.fma %n, %minus_half_ln2_hi, %clamped : f32
  %minus_half_ln2_lo = arith.constant -7.143034e-07 : f32
  %r = math.fma %n, %minus_half_ln2_lo, %rest : f32
  %s_c4 = arith.constant 0.08918612 : f32
  %s_c3 = arith.constant 0.26762435 : f32
  %s_3 = math.fma %s_c4, %r, %s_c3 : f32
  %s_c2 = arith.constant 0.6666634 : f32
  %s_2 = math.fma %s_3, %r, %s_c2 : f32
  %s_c1 = arith.constant 1.3333261 : f32
  %s_1 = math.fma %s_2, %r, %s_c1 : f32
  %s_c0 = arith.constant 2.0 : f32
  %s = math.fma %s_1, %r, %s_c0 : f32
  %square = arith.mulf %r, %r : f32
  %sum = arith.addf %r, %r : f32
  %q = math.fma %square, %s, %sum : f32
  %bits = arith.bitcast %shifted : f32 to i32
  %c23 = arith.constant 23 : i32
  %shifted_2 = arith.shli %bits, %c23 : i32
  %one_bits = arith.constant 1065353216 : i32
  %sum_2 = arith.addi %shifted_2, %one_bits : i32
  %power = arith.bitcast %sum_2 : i32 to f32
  %one = arith.constant 1.0 : f32
  %difference = arith.subf %power, %one : f32
  %dividend = math.fma %q, %power, %difference : f32
  %sum_3 = arith.addf %power, %one : f32
  %divisor = math.fma %q, %power, %sum_3 : f32
  %quotient = arith.divf %dividend, %divisor : f32
  %signed = math.copysign %quotient, %x : f32
  return %signed : f32
}

// 1 - 2^h(x), where h is log2 of 1 - erf, and x + x p(x^2) for small numbers, and NaN.
func.func @erf_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.erf"} {
  %magnitude = math.absf %x : f32
  %square = arith.mulf %magnitude, %magnitude : f32
  %p_c6 = arith.constant 7.9241305e-05 : f32
  %p_c5 = arith.constant -8.031836e-04 : f32
  %p_5 = math.fma %p_c6, %square, %p_c5 : f32
  %p_c4 = arith.constant 0.0051908446 : f32
  %p_4 = math.fma %p_5, %square, %p_c4 : f32
  %p_c3 = arith.constant -0.026855174 : f32
  %p_3 = math.fma %p_4, %square, %p_c3 : f32
  %p_c2 = arith.constant 0.11283619 : f32
  %p_2 = math.fma %p_3, %square, %p_c2 : f32
  %p_c1 = arith.constant -0.3761263 : f32
  %p_1 = math.fma %p_2, %square, %p_c1 : f32
  %p_c0 = arith.constant 0.12837917 : f32
  %p = math.fma %p_1, %square, %p_c0 : f32
  %small = math.fma %magnitude, %p, %magnitude : f32
  %four = arith.constant 4.0 : f32
  %is = arith.cmpf ogt, %magnitude, %four : f32
  %clamped = arith.select %is, %four, %magnitude : f32
  %h_c6 = arith.constant 2.6772666e-04 : f32
  %h_c5 = arith.constant -0.0042409566 : f32
  %h_5 = math.fma %h_c6, %clamped, %h_c5 : f32
  %h_c4 = arith.constant 0.031458423 : f32
  %h_4 = math.fma %h_5, %clamped, %h_c4 : f32
  %h_c3 = arith.constant -0.1486515 : f32
  %h_3 = math.fma %h_4, %clamped, %h_c3 : f32
  %h_c2 = arith.constant -0.92076504 : f32
  %h_2 = math.fma %h_3, %clamped, %h_c2 : f32
  %h_c1 = arith.constant -1.625975 : f32
  %h_1 = math.fma %h_2, %clamped, %h_c1 : f32
  %h_c0 = arith.constant -5.103097e-04 : f32
  %h = math.fma %h_1, %clamped, %h_c0 : f32
  %magic = arith.constant 1.2582912e+07 : f32
  %shifted = arith.addf %h, %magic : f32
  %n = arith.subf %shifted, %magic : f32
  %r = arith.subf %h, %n : f32
  %e_c5 = arith.constant 0.0013274751 : f32
  %e_c4 = arith.constant 0.009671565 : f32
  %e_4 = math.fma %e_c5, %r, %e_c4 : f32
  %e_c3 = arith.constant 0.055506993 : f32
  %e_3 = math.fma %e_4, %r, %e_c3 : f32
  %e_c2 = arith.constant 0.24022241 : f32
  %e_2 = math.fma %e_3, %r, %e_c2 : f32
  %e_c1 = arith.constant 0.693147 : f32
  %e_1 = math.fma %e_2, %r, %e_c1 : f32
  %one = arith.constant 1.0 : f32
  %e = math.fma %e_1, %r, %one : f32
  %bits = arith.bitcast %shifted : f32 to i32
  %c23 = arith.constant 23 : i32
  %shifted_2 = arith.shli %bits, %c23 : i32
  %bits_2 = arith.bitcast %e : f32 to i32
  %sum = arith.addi %shifted_2, %bits_2 : i32
  %power = arith.bitcast %sum : i32 to f32
  %large = arith.subf %one, %power : f32
  %is_2 = arith.cmpf oge, %magnitude, %one : f32
  %result = arith.select %is_2, %large, %small : f32
  %signed = math.copysign %result, %x : f32
  return %signed : f32
}

// `value` for numbers from 0 to infinity, and the limits of a logarithm for all others.
func.func @log_special_f32(%x: f32, %value: f32) -> f32 {
  %inf = arith.constant 0x7F800000 : f32
  %is = arith.cmpf olt, %x, %inf : f32
  %positive = arith.select %is, %value, %x : f32
  %zero = arith.constant 0.0 : f32
  %is_2 = arith.cmpf oeq, %x, %zero : f32
  %minus_inf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %special = arith.select %is_2, %minus_inf, %nan : f32
  %is_3 = arith.cmpf ole, %x, %zero : f32
  %selected = arith.select %is_3, %special, %positive : f32
  return %selected : f32
}

// x = 2^n m, where m is between the roots of 1/2 and 2, and the logarithm is that of m = 1 + f, which is f + f^2 p(f),
// plus n ln 2. Numbers less than the smallest normal one are scaled.
func.func @log_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.log"} {
  %min_normal = arith.constant 1.1754944e-38 : f32
  %is_tiny = arith.cmpf olt, %x, %min_normal : f32
  %two_23 = arith.constant 8.388608e+06 : f32
  %product = arith.mulf %x, %two_23 : f32
  %normal = arith.select %is_tiny, %product, %x : f32
  %sqrt_half_tiny = arith.constant 1253377267 : i32
  %sqrt_half_bits = arith.constant 1060439283 : i32
  %bias = arith.select %is_tiny, %sqrt_half_tiny, %sqrt_half_bits : i32
  %bits = arith.bitcast %normal : f32 to i32
  %offset = arith.subi %bits, %bias : i32
  %mantissa_bits = arith.constant 8388607 : i32
  %masked = arith.andi %offset, %mantissa_bits : i32
  %sum = arith.addi %masked, %sqrt_half_bits : i32
  %m = arith.bitcast %sum : i32 to f32
  %c23 = arith.constant 23 : i32
  %shifted = arith.shrsi %offset, %c23 : i32
  %n = arith.sitofp %shifted : i32 to f32
  %one = arith.constant 1.0 : f32
  %f = arith.subf %m, %one : f32
  %p_c8 = arith.constant -0.083311506 : f32
  %p_c7 = arith.constant 0.12812409 : f32
  %p_7 = math.fma %p_c8, %f, %p_c7 : f32
  %p_c6 = arith.constant -0.1294008 : f32
  %p_6 = math.fma %p_7, %f, %p_c6 : f32
  %p_c5 = arith.constant 0.14188085 : f32
  %p_5 = math.fma %p_6, %f, %p_c5 : f32
  %p_c4 = arith.constant -0.166436 : f32
  %p_4 = math.fma %p_5, %f, %p_c4 : f32
  %p_c3 = arith.constant 0.20001979 : f32
  %p_3 = math.fma %p_4, %f, %p_c3 : f32
  %p_c2 = arith.constant -0.2500028 : f32
  %p_2 = math.fma %p_3, %f, %p_c2 : f32
  %p_c1 = arith.constant 0.33333325 : f32
  %p_1 = math.fma %p_2, %f, %p_c1 : f32
  %p_c0 = arith.constant -0.5 : f32
  %p = math.fma %p_1, %f, %p_c0 : f32
  %product_2 = arith.mulf %f, %f : f32
  %product_3 = arith.mulf %product_2, %p : f32
  %ln2_lo = arith.constant 1.4286068e-06 : f32
  %tail = math.fma %n, %ln2_lo, %product_3 : f32
  %sum_2 = arith.addf %f, %tail : f32
  %ln2_hi = arith.constant 0.69314575 : f32
  %value = math.fma %n, %ln2_hi, %sum_2 : f32
  %log_special_f32 = func.call @log_special_f32(%x, %value) : (f32, f32) -> f32
  return %log_special_f32 : f32
}

// n + f log2(e) + f^2 p(f), with the logarithm as a sum of two numbers.
func.func @log2_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.log2"} {
  %min_normal = arith.constant 1.1754944e-38 : f32
  %is_tiny = arith.cmpf olt, %x, %min_normal : f32
  %two_23 = arith.constant 8.388608e+06 : f32
  %product = arith.mulf %x, %two_23 : f32
  %normal = arith.select %is_tiny, %product, %x : f32
  %sqrt_half_tiny = arith.constant 1253377267 : i32
  %sqrt_half_bits = arith.constant 1060439283 : i32
  %bias = arith.select %is_tiny, %sqrt_half_tiny, %sqrt_half_bits : i32
  %bits = arith.bitcast %normal : f32 to i32
  %offset = arith.subi %bits, %bias : i32
  %mantissa_bits = arith.constant 8388607 : i32
  %masked = arith.andi %offset, %mantissa_bits : i32
  %sum = arith.addi %masked, %sqrt_half_bits : i32
  %m = arith.bitcast %sum : i32 to f32
  %c23 = arith.constant 23 : i32
  %shifted = arith.shrsi %offset, %c23 : i32
  %n = arith.sitofp %shifted : i32 to f32
  %one = arith.constant 1.0 : f32
  %f = arith.subf %m, %one : f32
  %p_c8 = arith.constant -0.116859965 : f32
  %p_c7 = arith.constant 0.18611339 : f32
  %p_7 = math.fma %p_c8, %f, %p_c7 : f32
  %p_c6 = arith.constant -0.1882639 : f32
  %p_6 = math.fma %p_7, %f, %p_c6 : f32
  %p_c5 = arith.constant 0.20450678 : f32
  %p_5 = math.fma %p_6, %f, %p_c5 : f32
  %p_c4 = arith.constant -0.23994952 : f32
  %p_4 = math.fma %p_5, %f, %p_c4 : f32
  %p_c3 = arith.constant 0.28857732 : f32
  %p_3 = math.fma %p_4, %f, %p_c3 : f32
  %p_c2 = arith.constant -0.3606826 : f32
  %p_2 = math.fma %p_3, %f, %p_c2 : f32
  %p_c1 = arith.constant 0.48089805 : f32
  %p_1 = math.fma %p_2, %f, %p_c1 : f32
  %p_c0 = arith.constant -0.7213475 : f32
  %p = math.fma %p_1, %f, %p_c0 : f32
  %product_2 = arith.mulf %f, %f : f32
  %product_3 = arith.mulf %product_2, %p : f32
  %log2e_lo = arith.constant -1.7605285e-04 : f32
  %tail = math.fma %f, %log2e_lo, %product_3 : f32
  %log2e_hi = arith.constant 1.4428711 : f32
  %head = math.fma %f, %log2e_hi, %tail : f32
  %sum_2 = arith.addf %head, %n : f32
  %log_special_f32 = func.call @log_special_f32(%x, %sum_2) : (f32, f32) -> f32
  return %log_special_f32 : f32
}

// n log10(2) + f log10(e) + f^2 p(f).
func.func @log10_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.log10"} {
  %min_normal = arith.constant 1.1754944e-38 : f32
  %is_tiny = arith.cmpf olt, %x, %min_normal : f32
  %two_23 = arith.constant 8.388608e+06 : f32
  %product = arith.mulf %x, %two_23 : f32
  %normal = arith.select %is_tiny, %product, %x : f32
  %sqrt_half_tiny = arith.constant 1253377267 : i32
  %sqrt_half_bits = arith.constant 1060439283 : i32
  %bias = arith.select %is_tiny, %sqrt_half_tiny, %sqrt_half_bits : i32
  %bits = arith.bitcast %normal : f32 to i32
  %offset = arith.subi %bits, %bias : i32
  %mantissa_bits = arith.constant 8388607 : i32
  %masked = arith.andi %offset, %mantissa_bits : i32
  %sum = arith.addi %masked, %sqrt_half_bits : i32
  %m = arith.bitcast %sum : i32 to f32
  %c23 = arith.constant 23 : i32
  %shifted = arith.shrsi %offset, %c23 : i32
  %n = arith.sitofp %shifted : i32 to f32
  %one = arith.constant 1.0 : f32
  %f = arith.subf %m, %one : f32
  %p_c8 = arith.constant -0.035056427 : f32
  %p_c7 = arith.constant 0.056117676 : f32
  %p_7 = math.fma %p_c8, %f, %p_c7 : f32
  %p_c6 = arith.constant -0.056768265 : f32
  %p_6 = math.fma %p_7, %f, %p_c6 : f32
  %p_c5 = arith.constant 0.06155166 : f32
  %p_5 = math.fma %p_6, %f, %p_c5 : f32
  %p_c4 = arith.constant -0.07221874 : f32
  %p_4 = math.fma %p_5, %f, %p_c4 : f32
  %p_c3 = arith.constant 0.08687076 : f32
  %p_3 = math.fma %p_4, %f, %p_c3 : f32
  %p_c2 = arith.constant -0.10857688 : f32
  %p_2 = math.fma %p_3, %f, %p_c2 : f32
  %p_c1 = arith.constant 0.14476474 : f32
  %p_1 = math.fma %p_2, %f, %p_c1 : f32
  %p_c0 = arith.constant -0.21714723 : f32
  %p = math.fma %p_1, %f, %p_c0 : f32
  %product_2 = arith.mulf %f, %f : f32
  %product_3 = arith.mulf %product_2, %p : f32
  %log10_2_lo = arith.constant 4.605039e-06 : f32
  %low = math.fma %n, %log10_2_lo, %product_3 : f32
  %log10e_lo = arith.constant -3.168997e-05 : f32
  %tail = math.fma %f, %log10e_lo, %low : f32
  %log10e_hi = arith.constant 0.43432617 : f32
  %head = math.fma %f, %log10e_hi, %tail : f32
  %log10_2_hi = arith.constant 0.3010254 : f32
  %value = math.fma %n, %log10_2_hi, %head : f32
  %log_special_f32 = func.call @log_special_f32(%x, %value) : (f32, f32) -> f32
  return %log_special_f32 : f32
}

// As @log_f32 of 1 + x, but f = x 2^-n + (2^-n - 1), with its rounding error, is computed from x.
func.func @log1p_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.log1p"} {
  %one = arith.constant 1.0 : f32
  %u = arith.addf %x, %one : f32
  %pattern = arith.bitcast %u : f32 to i32
  %sqrt_half_bits = arith.constant 1060439283 : i32
  %offset = arith.subi %pattern, %sqrt_half_bits : i32
  %exponent_bits = arith.constant -8388608 : i32
  %exponent = arith.andi %offset, %exponent_bits : i32
  %difference = arith.subi %pattern, %exponent : i32
  %m = arith.bitcast %difference : i32 to f32
  %c23 = arith.constant 23 : i32
  %shifted = arith.shrsi %offset, %c23 : i32
  %n = arith.sitofp %shifted : i32 to f32
  %one_bits = arith.constant 1065353216 : i32
  %difference_2 = arith.subi %one_bits, %exponent : i32
  %inverse = arith.bitcast %difference_2 : i32 to f32
  %base = arith.subf %inverse, %one : f32
  %scaled = arith.mulf %x, %inverse : f32
  %exact = arith.addf %scaled, %base : f32
  // The power is not a normal number for the largest x, of which 1 is no part.
  %two_24 = arith.constant 1.6777216e+07 : f32
  %is_large = arith.cmpf ogt, %x, %two_24 : f32
  %difference_3 = arith.subf %m, %one : f32
  %f = arith.select %is_large, %difference_3, %exact : f32
  %difference_4 = arith.subf %exact, %base : f32
  %error = arith.subf %scaled, %difference_4 : f32
  %zero = arith.constant 0.0 : f32
  %correction = arith.select %is_large, %zero, %error : f32
  %p_c8 = arith.constant -0.083311506 : f32
  %p_c7 = arith.constant 0.12812409 : f32
  %p_7 = math.fma %p_c8, %f, %p_c7 : f32
  %p_c6 = arith.constant -0.1294008 : f32
  %p_6 = math.fma %p_7, %f, %p_c6 : f32
  %p_c5 = arith.constant 0.14188085 : f32
  %p_5 = math.fma %p_6, %f, %p_c5 : f32
  %p_c4 = arith.constant -0.166436 : f32
  %p_4 = math.fma %p_5, %f, %p_c4 : f32
  %p_c3 = arith.constant 0.20001979 : f32
  %p_3 = math.fma %p_4, %f, %p_c3 : f32
  %p_c2 = arith.constant -0.2500028 : f32
  %p_2 = math.fma %p_3, %f, %p_c2 : f32
  %p_c1 = arith.constant 0.33333325 : f32
  %p_1 = math.fma %p_2, %f, %p_c1 : f32
  %p_c0 = arith.constant -0.5 : f32
  %p = math.fma %p_1, %f, %p_c0 : f32
  %product = arith.mulf %f, %f : f32
  %low = math.fma %product, %p, %correction : f32
  %ln2_lo = arith.constant 1.4286068e-06 : f32
  %tail = math.fma %n, %ln2_lo, %low : f32
  %sum = arith.addf %f, %tail : f32
  %ln2_hi = arith.constant 0.69314575 : f32
  %value = math.fma %n, %ln2_hi, %sum : f32
  %finite = func.call @log_special_f32(%u, %value) : (f32, f32) -> f32
  %magnitude = math.absf %x : f32
  %epsilon = arith.constant 5.9604645e-08 : f32
  %is_small = arith.cmpf olt, %magnitude, %epsilon : f32
  %selected = arith.select %is_small, %x, %finite : f32
  return %selected : f32
}

// The angles of sin, cos and tan are x 2 / pi, modulo 4 quarters of a turn. Numbers from 2^45 are
// divided by a power of two that leaves an integer less than 2^45; the product of that by 2 / pi
// times the power, modulo 4, is the same angle. The factors are sums of two numbers.
func.func @scaled_f32(%x: f32) -> f32 {
  %magnitude = math.absf %x : f32
  %bound_3 = arith.constant 2.5961484e+33 : f32
  %is = arith.cmpf olt, %magnitude, %bound_3 : f32
  %scale_3 = arith.constant 1.3552527e-20 : f32
  %scale_4 = arith.constant 3.2311743e-27 : f32
  %beyond_2 = arith.select %is, %scale_3, %scale_4 : f32
  %bound_2 = arith.constant 6.1897002e+26 : f32
  %is_2 = arith.cmpf olt, %magnitude, %bound_2 : f32
  %scale_2 = arith.constant 5.684342e-14 : f32
  %beyond_1 = arith.select %is_2, %scale_2, %beyond_2 : f32
  %bound_1 = arith.constant 1.4757395e+20 : f32
  %is_3 = arith.cmpf olt, %magnitude, %bound_1 : f32
  %scale_1 = arith.constant 2.3841858e-07 : f32
  %beyond_0 = arith.select %is_3, %scale_1, %beyond_1 : f32
  %bound_0 = arith.constant 3.5184372e+13 : f32
  %is_4 = arith.cmpf olt, %magnitude, %bound_0 : f32
  %one = arith.constant 1.0 : f32
  %scale = arith.select %is_4, %one, %beyond_0 : f32
  %product = arith.mulf %x, %scale : f32
  return %product : f32
}

func.func @factor_f32(%x: f32) -> f64 {
  %magnitude = math.absf %x : f32
  %bound_3 = arith.constant 2.5961484e+33 : f32
  %is = arith.cmpf olt, %magnitude, %bound_3 : f32
  %factor_3 = arith.constant -0.06009869095139399 : f64
  %factor_4 = arith.constant -0.17985219560718455 : f64
  %beyond_2 = arith.select %is, %factor_3, %factor_4 : f64
  %bound_2 = arith.constant 6.1897002e+26 : f32
  %is_2 = arith.cmpf olt, %magnitude, %bound_2 : f32
  %factor_2 = arith.constant 0.25516699311764457 : f64
  %beyond_1 = arith.select %is_2, %factor_2, %beyond_2 : f64
  %bound_1 = arith.constant 1.4757395e+20 : f32
  %is_3 = arith.cmpf olt, %magnitude, %bound_1 : f32
  %factor_1 = arith.constant 0.8577204358975871 : f64
  %beyond_0 = arith.select %is_3, %factor_1, %beyond_1 : f64
  %bound_0 = arith.constant 3.5184372e+13 : f32
  %is_4 = arith.cmpf olt, %magnitude, %bound_0 : f32
  %factor_0 = arith.constant 0.6366197723675814 : f64
  %selected = arith.select %is_4, %factor_0, %beyond_0 : f64
  return %selected : f64
}

func.func @factor_low_f32(%x: f32) -> f64 {
  %magnitude = math.absf %x : f32
  %bound_3 = arith.constant 2.5961484e+33 : f32
  %is = arith.cmpf olt, %magnitude, %bound_3 : f32
  %factor_low_3 = arith.constant 1.858264037650871e-19 : f64
  %factor_low_4 = arith.constant 8.109755044395704e-18 : f64
  %beyond_2 = arith.select %is, %factor_low_3, %factor_low_4 : f64
  %bound_2 = arith.constant 6.1897002e+26 : f32
  %is_2 = arith.cmpf olt, %magnitude, %bound_2 : f32
  %factor_low_2 = arith.constant -9.36186138372574e-18 : f64
  %beyond_1 = arith.select %is_2, %factor_low_2, %beyond_2 : f64
  %bound_1 = arith.constant 1.4757395e+20 : f32
  %is_3 = arith.cmpf olt, %magnitude, %bound_1 : f32
  %factor_low_1 = arith.constant 2.5476313601644308e-17 : f64
  %beyond_0 = arith.select %is_3, %factor_low_1, %beyond_1 : f64
  %bound_0 = arith.constant 3.5184372e+13 : f32
  %is_4 = arith.cmpf olt, %magnitude, %bound_0 : f32
  %factor_low_0 = arith.constant -3.935735335036497e-17 : f64
  %selected = arith.select %is_4, %factor_low_0, %beyond_0 : f64
  return %selected : f64
}

// The product as a number whose low bits are the nearest integer.
func.func @quarters_f32(%x: f32) -> f64 {
  %scaled_f32 = func.call @scaled_f32(%x) : (f32) -> f32
  %wide = arith.extf %scaled_f32 : f32 to f64
  %factor_f32 = func.call @factor_f32(%x) : (f32) -> f64
  %magic64 = arith.constant 6.755399441055744e+15 : f64
  %fma = math.fma %wide, %factor_f32, %magic64 : f64
  return %fma : f64
}

// The angle minus that integer of quarters.
func.func @angle_f32(%x: f32, %quarters: f64) -> f64 {
  %scaled_f32 = func.call @scaled_f32(%x) : (f32) -> f32
  %wide = arith.extf %scaled_f32 : f32 to f64
  %factor = func.call @factor_f32(%x) : (f32) -> f64
  %product = arith.mulf %wide, %factor : f64
  %factor_low_f32 = func.call @factor_low_f32(%x) : (f32) -> f64
  %negative = arith.negf %product : f64
  %fma = math.fma %wide, %factor, %negative : f64
  %low = math.fma %wide, %factor_low_f32, %fma : f64
  %magic64 = arith.constant 6.755399441055744e+15 : f64
  %difference = arith.subf %quarters, %magic64 : f64
  %rest = arith.subf %product, %difference : f64
  %sum = arith.addf %rest, %low : f64
  %half_pi = arith.constant 1.5707963267948966 : f64
  %product_2 = arith.mulf %sum, %half_pi : f64
  return %product_2 : f64
}

// The sine of r + q pi / 2.
func.func @sin_quadrant_f32(%r: f32, %q: i32) -> f32 {
  %z = arith.mulf %r, %r : f32
  %s_c2 = arith.constant -1.9583857e-04 : f32
  %s_c1 = arith.constant 0.008332717 : f32
  %s_1 = math.fma %s_c2, %z, %s_c1 : f32
  %s_c0 = arith.constant -0.16666664 : f32
  %s = math.fma %s_1, %z, %s_c0 : f32
  %product = arith.mulf %z, %r : f32
  %sine = math.fma %product, %s, %r : f32
  %cosine_c4 = arith.constant 2.454394e-05 : f32
  %cosine_c3 = arith.constant -0.0013888272 : f32
  %cosine_3 = math.fma %cosine_c4, %z, %cosine_c3 : f32
  %cosine_c2 = arith.constant 0.041666664 : f32
  %cosine_2 = math.fma %cosine_3, %z, %cosine_c2 : f32
  %cosine_c1 = arith.constant -0.5 : f32
  %cosine_1 = math.fma %cosine_2, %z, %cosine_c1 : f32
  %one = arith.constant 1.0 : f32
  %cosine = math.fma %cosine_1, %z, %one : f32
  %one_2 = arith.constant 1 : i32
  %masked = arith.andi %q, %one_2 : i32
  %zero = arith.constant 0 : i32
  %is_odd = arith.cmpi ne, %masked, %zero : i32
  %value = arith.select %is_odd, %cosine, %sine : f32
  %two = arith.constant 2 : i32
  %masked_2 = arith.andi %q, %two : i32
  %c30 = arith.constant 30 : i32
  %sign = arith.shli %masked_2, %c30 : i32
  %bits = arith.bitcast %value : f32 to i32
  %xor = arith.xori %bits, %sign : i32
  %flt = arith.bitcast %xor : i32 to f32
  return %flt : f32
}

func.func @sin_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.sin", conversion.fma} {
  %quarters = func.call @quarters_f32(%x) : (f32) -> f64
  %angle_f32 = func.call @angle_f32(%x, %quarters) : (f32, f64) -> f64
  %angle = arith.truncf %angle_f32 : f64 to f32
  %bits = arith.bitcast %quarters : f64 to i64
  %converted = arith.trunci %bits : i64 to i32
  %sine = func.call @sin_quadrant_f32(%angle, %converted) : (f32, i32) -> f32
  %magnitude = math.absf %x : f32
  %c1em4 = arith.constant 1.0e-04 : f32
  %is_small = arith.cmpf olt, %magnitude, %c1em4 : f32
  %selected = arith.select %is_small, %x, %sine : f32
  return %selected : f32
}

func.func @cos_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.cos", conversion.fma} {
  %quarters = func.call @quarters_f32(%x) : (f32) -> f64
  %angle_f32 = func.call @angle_f32(%x, %quarters) : (f32, f64) -> f64
  %angle = arith.truncf %angle_f32 : f64 to f32
  %bits = arith.bitcast %quarters : f64 to i64
  %converted = arith.trunci %bits : i64 to i32
  %one = arith.constant 1 : i32
  %sum = arith.addi %converted, %one : i32
  %sin_quadrant_f32 = func.call @sin_quadrant_f32(%angle, %sum) : (f32, i32) -> f32
  return %sin_quadrant_f32 : f32
}

// The sine over the cosine, in f64.
func.func @tan_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.tan", conversion.fma} {
  %quarters = func.call @quarters_f32(%x) : (f32) -> f64
  %r = func.call @angle_f32(%x, %quarters) : (f32, f64) -> f64
  %z = arith.mulf %r, %r : f64
  %s_c4 = arith.constant -2.4805614296211098e-08 : f64
  %s_c3 = arith.constant 2.7555990752913396e-06 : f64
  %s_3 = math.fma %s_c4, %z, %s_c3 : f64
  %s_c2 = arith.constant -1.9841266916674854e-04 : f64
  %s_2 = math.fma %s_3, %z, %s_c2 : f64
  %s_c1 = arith.constant 0.008333333331079322 : f64
  %s_1 = math.fma %s_2, %z, %s_c1 : f64
  %s_c0 = arith.constant -0.16666666666663887 : f64
  %s = math.fma %s_1, %z, %s_c0 : f64
  %product = arith.mulf %z, %r : f64
  %sine = math.fma %product, %s, %r : f64
  %cosine_c6 = arith.constant 2.070058261112133e-09 : f64
  %cosine_c5 = arith.constant -2.755636954399572e-07 : f64
  %cosine_5 = math.fma %cosine_c6, %z, %cosine_c5 : f64
  %cosine_c4 = arith.constant 2.480158521068198e-05 : f64
  %cosine_4 = math.fma %cosine_5, %z, %cosine_c4 : f64
  %cosine_c3 = arith.constant -0.001388888888727734 : f64
  %cosine_3 = math.fma %cosine_4, %z, %cosine_c3 : f64
  %cosine_c2 = arith.constant 0.04166666666666468 : f64
  %cosine_2 = math.fma %cosine_3, %z, %cosine_c2 : f64
  %cosine_c1 = arith.constant -0.5 : f64
  %cosine_1 = math.fma %cosine_2, %z, %cosine_c1 : f64
  %one = arith.constant 1.0 : f64
  %cosine = math.fma %cosine_1, %z, %one : f64
  %bits = arith.bitcast %quarters : f64 to i64
  %one_2 = arith.constant 1 : i64
  %masked = arith.andi %bits, %one_2 : i64
  %zero = arith.constant 0 : i64
  %is_odd = arith.cmpi ne, %masked, %zero : i64
  %negative = arith.negf %cosine : f64
  %dividend = arith.select %is_odd, %negative, %sine : f64
  %divisor = arith.select %is_odd, %sine, %cosine : f64
  %quotient = arith.divf %dividend, %divisor : f64
  %tangent = arith.truncf %quotient : f64 to f32
  %magnitude = math.absf %x : f32
  %c1em4 = arith.constant 1.0e-04 : f32
  %is_small = arith.cmpf olt, %magnitude, %c1em4 : f32
  %selected = arith.select %is_small, %x, %tangent : f32
  return %selected : f32
}

// Functions in f64 follow, with relative errors of about 2^-34, for results in f32. They have no special
// values: numbers of f32, and powers of them, are normal numbers of f64.
//
// The logarithm of a positive number.
func.func @log2_wide(%x: f64) -> f64 {
  %bits = arith.bitcast %x : f64 to i64
  %w_sqrt_half_gap = arith.constant 2638147582215219 : i64
  %offset = arith.addi %bits, %w_sqrt_half_gap : i64
  %c52 = arith.constant 52 : i64
  %shifted = arith.shrui %offset, %c52 : i64
  %w_two_52_bits = arith.constant 4841369599423283200 : i64
  %either = arith.ori %shifted, %w_two_52_bits : i64
  %flt = arith.bitcast %either : i64 to f64
  %w_bias = arith.constant 4.503599627371519e+15 : f64
  %n = arith.subf %flt, %w_bias : f64
  %w_mantissa_bits = arith.constant 4503599627370495 : i64
  %masked = arith.andi %offset, %w_mantissa_bits : i64
  %w_sqrt_half_bits = arith.constant 4604544271217802189 : i64
  %sum = arith.addi %masked, %w_sqrt_half_bits : i64
  %m = arith.bitcast %sum : i64 to f64
  %one = arith.constant 1.0 : f64
  %f = arith.subf %m, %one : f64
  %p_c11 = arith.constant -0.08634727923464262 : f64
  %p_c10 = arith.constant 0.15485951169268927 : f64
  %p_10 = math.fma %p_c11, %f, %p_c10 : f64
  %p_c9 = arith.constant -0.1569828033189004 : f64
  %p_9 = math.fma %p_10, %f, %p_c9 : f64
  %p_c8 = arith.constant 0.1590011963696894 : f64
  %p_8 = math.fma %p_9, %f, %p_c8 : f64
  %p_c7 = arith.constant -0.17904682662805896 : f64
  %p_7 = math.fma %p_8, %f, %p_c7 : f64
  %p_c6 = arith.constant 0.20609626954227842 : f64
  %p_6 = math.fma %p_7, %f, %p_c6 : f64
  %p_c5 = arith.constant -0.24050418222825945 : f64
  %p_5 = math.fma %p_6, %f, %p_c5 : f64
  %p_c4 = arith.constant 0.2885406434278656 : f64
  %p_4 = math.fma %p_5, %f, %p_c4 : f64
  %p_c3 = arith.constant -0.36067280036053023 : f64
  %p_3 = math.fma %p_4, %f, %p_c3 : f64
  %p_c2 = arith.constant 0.4808983207281832 : f64
  %p_2 = math.fma %p_3, %f, %p_c2 : f64
  %p_c1 = arith.constant -0.721347525214345 : f64
  %p_1 = math.fma %p_2, %f, %p_c1 : f64
  %p_c0 = arith.constant 1.4426950409393513 : f64
  %p = math.fma %p_1, %f, %p_c0 : f64
  %fma = math.fma %f, %p, %n : f64
  return %fma : f64
}

func.func @exp2_wide(%x: f64) -> f64 {
  %magic64 = arith.constant 6.755399441055744e+15 : f64
  %shifted = arith.addf %x, %magic64 : f64
  %n = arith.subf %shifted, %magic64 : f64
  %r = arith.subf %x, %n : f64
  %p_c7 = arith.constant 1.5196134002134048e-05 : f64
  %p_c6 = arith.constant 1.546678152226966e-04 : f64
  %p_6 = math.fma %p_c7, %r, %p_c6 : f64
  %p_c5 = arith.constant 0.0013333935356939562 : f64
  %p_5 = math.fma %p_6, %r, %p_c5 : f64
  %p_c4 = arith.constant 0.009618038059638153 : f64
  %p_4 = math.fma %p_5, %r, %p_c4 : f64
  %p_c3 = arith.constant 0.055504103653905915 : f64
  %p_3 = math.fma %p_4, %r, %p_c3 : f64
  %p_c2 = arith.constant 0.24022651067002856 : f64
  %p_2 = math.fma %p_3, %r, %p_c2 : f64
  %p_c1 = arith.constant 0.6931471807047638 : f64
  %p_1 = math.fma %p_2, %r, %p_c1 : f64
  %one = arith.constant 1.0 : f64
  %p = math.fma %p_1, %r, %one : f64
  %bits = arith.bitcast %shifted : f64 to i64
  %c52 = arith.constant 52 : i64
  %shifted_2 = arith.shli %bits, %c52 : i64
  %w_one_bits = arith.constant 4607182418800017408 : i64
  %sum = arith.addi %shifted_2, %w_one_bits : i64
  %power = arith.bitcast %sum : i64 to f64
  %product = arith.mulf %p, %power : f64
  return %product : f64
}

func.func @expm1_wide(%x: f64) -> f64 {
  %log2e_d = arith.constant 1.4426950408889634 : f64
  %magic64 = arith.constant 6.755399441055744e+15 : f64
  %shifted = math.fma %x, %log2e_d, %magic64 : f64
  %n = arith.subf %shifted, %magic64 : f64
  %minus_ln2 = arith.constant -0.6931471805599453 : f64
  %r = math.fma %n, %minus_ln2, %x : f64
  %s_c6 = arith.constant 2.4876243942735153e-05 : f64
  %s_c5 = arith.constant 1.9899335145608357e-04 : f64
  %s_5 = math.fma %s_c6, %r, %s_c5 : f64
  %s_c4 = arith.constant 0.0013888824028554 : f64
  %s_4 = math.fma %s_5, %r, %s_c4 : f64
  %s_c3 = arith.constant 0.008333298409613821 : f64
  %s_3 = math.fma %s_4, %r, %s_c3 : f64
  %s_c2 = arith.constant 0.041666666854176436 : f64
  %s_2 = math.fma %s_3, %r, %s_c2 : f64
  %s_c1 = arith.constant 0.1666666671916686 : f64
  %s_1 = math.fma %s_2, %r, %s_c1 : f64
  %s_c0 = arith.constant 0.49999999999909805 : f64
  %s = math.fma %s_1, %r, %s_c0 : f64
  %product = arith.mulf %r, %r : f64
  %q = math.fma %product, %s, %r : f64
  %bits = arith.bitcast %shifted : f64 to i64
  %c52 = arith.constant 52 : i64
  %shifted_2 = arith.shli %bits, %c52 : i64
  %w_one_bits = arith.constant 4607182418800017408 : i64
  %sum = arith.addi %shifted_2, %w_one_bits : i64
  %power = arith.bitcast %sum : i64 to f64
  %one = arith.constant 1.0 : f64
  %difference = arith.subf %power, %one : f64
  %fma = math.fma %q, %power, %difference : f64
  return %fma : f64
}

func.func @log1p_wide(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %sum = arith.addf %x, %one : f64
  %bits = arith.bitcast %sum : f64 to i64
  %w_sqrt_half_gap = arith.constant 2638147582215219 : i64
  %sum_2 = arith.addi %bits, %w_sqrt_half_gap : i64
  %c52 = arith.constant 52 : i64
  %exponent = arith.shrui %sum_2, %c52 : i64
  %w_two_52_bits = arith.constant 4841369599423283200 : i64
  %either = arith.ori %exponent, %w_two_52_bits : i64
  %flt = arith.bitcast %either : i64 to f64
  %w_bias = arith.constant 4.503599627371519e+15 : f64
  %n = arith.subf %flt, %w_bias : f64
  %shifted = arith.shli %exponent, %c52 : i64
  %w_inverse_bits = arith.constant 9214364837600034816 : i64
  %difference = arith.subi %w_inverse_bits, %shifted : i64
  %inverse = arith.bitcast %difference : i64 to f64
  %difference_2 = arith.subf %inverse, %one : f64
  %f = math.fma %x, %inverse, %difference_2 : f64
  %p_c10 = arith.constant -0.06158067119070869 : f64
  %p_c9 = arith.constant 0.1084212506307791 : f64
  %p_9 = math.fma %p_c10, %f, %p_c9 : f64
  %p_c8 = arith.constant -0.10851652426143715 : f64
  %p_8 = math.fma %p_9, %f, %p_c8 : f64
  %p_c7 = arith.constant 0.10995892515096545 : f64
  %p_7 = math.fma %p_8, %f, %p_c7 : f64
  %p_c6 = arith.constant -0.12412035301657565 : f64
  %p_6 = math.fma %p_7, %f, %p_c6 : f64
  %p_c5 = arith.constant 0.1428763644715196 : f64
  %p_5 = math.fma %p_6, %f, %p_c5 : f64
  %p_c4 = arith.constant -0.1667046277305528 : f64
  %p_4 = math.fma %p_5, %f, %p_c4 : f64
  %p_c3 = arith.constant 0.20000036156818732 : f64
  %p_3 = math.fma %p_4, %f, %p_c3 : f64
  %p_c2 = arith.constant -0.2499993360051913 : f64
  %p_2 = math.fma %p_3, %f, %p_c2 : f64
  %p_c1 = arith.constant 0.333333325861278 : f64
  %p_1 = math.fma %p_2, %f, %p_c1 : f64
  %p_c0 = arith.constant -0.5000000032124782 : f64
  %p = math.fma %p_1, %f, %p_c0 : f64
  %product = arith.mulf %f, %f : f64
  %tail = arith.mulf %product, %p : f64
  %sum_3 = arith.addf %f, %tail : f64
  %ln2 = arith.constant 0.6931471805599453 : f64
  %fma = math.fma %n, %ln2, %sum_3 : f64
  return %fma : f64
}

// The angle of the point (x, y), whose coordinates are not negative.
func.func @angle_wide(%y: f64, %x: f64) -> f64 {
  %is_steep = arith.cmpf ogt, %y, %x : f64
  %dividend = arith.select %is_steep, %x, %y : f64
  %divisor = arith.select %is_steep, %y, %x : f64
  %z = arith.divf %dividend, %divisor : f64
  %square = arith.mulf %z, %z : f64
  %p_c11 = arith.constant 6.24517535535991e-04 : f64
  %p_c10 = arith.constant -0.004395391302488797 : f64
  %p_10 = math.fma %p_c11, %square, %p_c10 : f64
  %p_c9 = arith.constant 0.01448721252838036 : f64
  %p_9 = math.fma %p_10, %square, %p_c9 : f64
  %p_c8 = arith.constant -0.030471669051803752 : f64
  %p_8 = math.fma %p_9, %square, %p_c8 : f64
  %p_c7 = arith.constant 0.04776267271005282 : f64
  %p_7 = math.fma %p_8, %square, %p_c7 : f64
  %p_c6 = arith.constant -0.06271508620079363 : f64
  %p_6 = math.fma %p_7, %square, %p_c6 : f64
  %p_c5 = arith.constant 0.07595372403659564 : f64
  %p_5 = math.fma %p_6, %square, %p_c5 : f64
  %p_c4 = arith.constant -0.09075436575327644 : f64
  %p_4 = math.fma %p_5, %square, %p_c4 : f64
  %p_c3 = arith.constant 0.1110962997986116 : f64
  %p_3 = math.fma %p_4, %square, %p_c3 : f64
  %p_c2 = arith.constant -0.14285640301804975 : f64
  %p_2 = math.fma %p_3, %square, %p_c2 : f64
  %p_c1 = arith.constant 0.19999998544801761 : f64
  %p_1 = math.fma %p_2, %square, %p_c1 : f64
  %p_c0 = arith.constant -0.3333333332858768 : f64
  %p = math.fma %p_1, %square, %p_c0 : f64
  %product = arith.mulf %z, %square : f64
  %angle = math.fma %product, %p, %z : f64
  %half_pi = arith.constant 1.5707963267948966 : f64
  %complement = arith.subf %half_pi, %angle : f64
  %selected = arith.select %is_steep, %complement, %angle : f64
  return %selected : f64
}

// 2^(y log2 |x|), with the sign of x if y is odd. The special values are those of C.
func.func @pow_f32(%x: f32, %y: f32) -> f32
    attributes {conversion.expands = "math.powf"} {
  %magnitude = math.absf %x : f32
  %wide = arith.extf %magnitude : f32 to f64
  %log = func.call @log2_wide(%wide) : (f64) -> f64
  %zero = arith.constant 0.0 : f64
  %is = arith.cmpf oeq, %wide, %zero : f64
  %minus_inf = arith.constant 0xFFF0000000000000 : f64
  %from_zero = arith.select %is, %minus_inf, %log : f64
  %inf = arith.constant 0x7FF0000000000000 : f64
  %is_2 = arith.cmpf olt, %wide, %inf : f64
  %extended = arith.select %is_2, %from_zero, %wide : f64
  %converted = arith.extf %y : f32 to f64
  %product = arith.mulf %converted, %extended : f64
  %minus_c300 = arith.constant -300.0 : f64
  %is_3 = arith.cmpf olt, %product, %minus_c300 : f64
  %above = arith.select %is_3, %minus_c300, %product : f64
  %c300 = arith.constant 300.0 : f64
  %is_4 = arith.cmpf ogt, %above, %c300 : f64
  %clamped = arith.select %is_4, %c300, %above : f64
  %exp2_wide = func.call @exp2_wide(%clamped) : (f64) -> f64
  %power = arith.truncf %exp2_wide : f64 to f32
  // All numbers from 2^24 are even. Adding 2^52 leaves the integer in the low bits.
  %magnitude_2 = math.absf %y : f32
  %wide_y = arith.extf %magnitude_2 : f32 to f64
  %two_25 = arith.constant 3.3554432e+07 : f64
  %is_5 = arith.cmpf ogt, %wide_y, %two_25 : f64
  %bounded = arith.select %is_5, %two_25, %wide_y : f64
  %two_52 = arith.constant 4.503599627370496e+15 : f64
  %shifted = arith.addf %bounded, %two_52 : f64
  %difference = arith.subf %shifted, %two_52 : f64
  %is_integer = arith.cmpf oeq, %difference, %bounded : f64
  %bits = arith.bitcast %shifted : f64 to i64
  %converted_2 = arith.trunci %bits : i64 to i32
  %c31 = arith.constant 31 : i32
  %parity = arith.shli %converted_2, %c31 : i32
  %bits_2 = arith.bitcast %power : f32 to i32
  %bits_3 = arith.bitcast %x : f32 to i32
  %masked = arith.andi %parity, %bits_3 : i32
  %xor = arith.xori %bits_2, %masked : i32
  %signed = arith.bitcast %xor : i32 to f32
  %zero_2 = arith.constant 0.0 : f32
  %is_6 = arith.cmpf olt, %x, %zero_2 : f32
  %minus_inf_2 = arith.constant 0xFF800000 : f32
  %is_7 = arith.cmpf ogt, %x, %minus_inf_2 : f32
  %is_root = arith.andi %is_6, %is_7 : i1
  %nan = arith.constant 0x7FC00000 : f32
  %of_fraction = arith.select %is_root, %nan, %power : f32
  %real = arith.select %is_integer, %signed, %of_fraction : f32
  %is_8 = arith.cmpf oeq, %y, %zero_2 : f32
  %one = arith.constant 1.0 : f32
  %is_9 = arith.cmpf oeq, %x, %one : f32
  %is_one = arith.ori %is_8, %is_9 : i1
  %minus_one = arith.constant -1.0 : f32
  %is_10 = arith.cmpf oeq, %x, %minus_one : f32
  %magnitude_3 = math.absf %y : f32
  %inf_2 = arith.constant 0x7F800000 : f32
  %is_11 = arith.cmpf oeq, %magnitude_3, %inf_2 : f32
  %is_unit = arith.andi %is_10, %is_11 : i1
  %either = arith.ori %is_one, %is_unit : i1
  %selected = arith.select %either, %one, %real : f32
  return %selected : f32
}

// 2^h(|x|), where h is log2 of the function, and 2 minus that for negative numbers.
func.func @erfc_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.erfc"} {
  %magnitude = math.absf %x : f32
  %c10_1 = arith.constant 10.1 : f32
  %is = arith.cmpf ogt, %magnitude, %c10_1 : f32
  %clamped = arith.select %is, %c10_1, %magnitude : f32
  %converted = arith.extf %clamped : f32 to f64
  %h_c18 = arith.constant -2.6929632473619893e-16 : f64
  %h_c17 = arith.constant 3.2321407036317225e-14 : f64
  %h_17 = math.fma %h_c18, %converted, %h_c17 : f64
  %h_c16 = arith.constant -1.7625225468278992e-12 : f64
  %h_16 = math.fma %h_17, %converted, %h_c16 : f64
  %h_c15 = arith.constant 5.826401186192036e-11 : f64
  %h_15 = math.fma %h_16, %converted, %h_c15 : f64
  %h_c14 = arith.constant -1.3117486387664383e-09 : f64
  %h_14 = math.fma %h_15, %converted, %h_c14 : f64
  %h_c13 = arith.constant 2.1391714814604405e-08 : f64
  %h_13 = math.fma %h_14, %converted, %h_c13 : f64
  %h_c12 = arith.constant -2.6207071970424503e-07 : f64
  %h_12 = math.fma %h_13, %converted, %h_c12 : f64
  %h_c11 = arith.constant 2.4659657305578773e-06 : f64
  %h_11 = math.fma %h_12, %converted, %h_c11 : f64
  %h_c10 = arith.constant -1.8040277659447158e-05 : f64
  %h_10 = math.fma %h_11, %converted, %h_c10 : f64
  %h_c9 = arith.constant 1.0291578135486049e-04 : f64
  %h_9 = math.fma %h_10, %converted, %h_c9 : f64
  %h_c8 = arith.constant -4.5335658364752444e-04 : f64
  %h_8 = math.fma %h_9, %converted, %h_c8 : f64
  %h_c7 = arith.constant 0.0014847372810182205 : f64
  %h_7 = math.fma %h_8, %converted, %h_c7 : f64
  %h_c6 = arith.constant -0.003144003200366573 : f64
  %h_6 = math.fma %h_7, %converted, %h_c6 : f64
  %h_c5 = arith.constant 8.424046657386482e-04 : f64
  %h_5 = math.fma %h_6, %converted, %h_c5 : f64
  %h_c4 = arith.constant 0.027315594854888627 : f64
  %h_4 = math.fma %h_5, %converted, %h_c4 : f64
  %h_c3 = arith.constant -0.14817971362077556 : f64
  %h_3 = math.fma %h_4, %converted, %h_c3 : f64
  %h_c2 = arith.constant -0.918463461990704 : f64
  %h_2 = math.fma %h_3, %converted, %h_c2 : f64
  %h_c1 = arith.constant -1.6279059937380116 : f64
  %h_1 = math.fma %h_2, %converted, %h_c1 : f64
  %h_c0 = arith.constant -1.1671474411936817e-08 : f64
  %h = math.fma %h_1, %converted, %h_c0 : f64
  %tail = func.call @exp2_wide(%h) : (f64) -> f64
  %two = arith.constant 2.0 : f64
  %complement = arith.subf %two, %tail : f64
  %zero = arith.constant 0.0 : f32
  %is_2 = arith.cmpf olt, %x, %zero : f32
  %selected = arith.select %is_2, %complement, %tail : f64
  %converted_2 = arith.truncf %selected : f64 to f32
  return %converted_2 : f32
}

func.func @cbrt_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.cbrt"} {
  %magnitude = math.absf %x : f32
  %converted = arith.extf %magnitude : f32 to f64
  %log = func.call @log2_wide(%converted) : (f64) -> f64
  %third = arith.constant 0.3333333333333333 : f64
  %product = arith.mulf %log, %third : f64
  %exp2_wide = func.call @exp2_wide(%product) : (f64) -> f64
  %root = arith.truncf %exp2_wide : f64 to f32
  %signed = math.copysign %root, %x : f32
  %zero = arith.constant 0.0 : f32
  %is = arith.cmpf ogt, %magnitude, %zero : f32
  %inf = arith.constant 0x7F800000 : f32
  %is_2 = arith.cmpf olt, %magnitude, %inf : f32
  %is_finite = arith.andi %is, %is_2 : i1
  %selected = arith.select %is_finite, %signed, %x : f32
  return %selected : f32
}

// (e + e / (e + 1)) / 2, where e = e^x - 1.
func.func @sinh_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.sinh"} {
  %magnitude = math.absf %x : f32
  %c90 = arith.constant 90.0 : f32
  %is = arith.cmpf ogt, %magnitude, %c90 : f32
  %clamped = arith.select %is, %c90, %magnitude : f32
  %converted = arith.extf %clamped : f32 to f64
  %e = func.call @expm1_wide(%converted) : (f64) -> f64
  %one = arith.constant 1.0 : f64
  %sum = arith.addf %e, %one : f64
  %quotient = arith.divf %e, %sum : f64
  %sum_2 = arith.addf %e, %quotient : f64
  %half = arith.constant 0.5 : f64
  %product = arith.mulf %sum_2, %half : f64
  %converted_2 = arith.truncf %product : f64 to f32
  %signed = math.copysign %converted_2, %x : f32
  return %signed : f32
}

func.func @cosh_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.cosh"} {
  %magnitude = math.absf %x : f32
  %c90 = arith.constant 90.0 : f32
  %is = arith.cmpf ogt, %magnitude, %c90 : f32
  %clamped = arith.select %is, %c90, %magnitude : f32
  %converted = arith.extf %clamped : f32 to f64
  %expm1_wide = func.call @expm1_wide(%converted) : (f64) -> f64
  %one = arith.constant 1.0 : f64
  %power = arith.addf %expm1_wide, %one : f64
  %quotient = arith.divf %one, %power : f64
  %sum = arith.addf %power, %quotient : f64
  %half = arith.constant 0.5 : f64
  %product = arith.mulf %sum, %half : f64
  %converted_2 = arith.truncf %product : f64 to f32
  return %converted_2 : f32
}

// log(1 + x + x^2 / (1 + sqrt(x^2 + 1)))
func.func @asinh_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.asinh"} {
  %magnitude = math.absf %x : f32
  %wide = arith.extf %magnitude : f32 to f64
  %square = arith.mulf %wide, %wide : f64
  %one = arith.constant 1.0 : f64
  %sum = arith.addf %square, %one : f64
  %root = math.sqrt %sum : f64
  %sum_2 = arith.addf %root, %one : f64
  %small = arith.divf %square, %sum_2 : f64
  %sum_3 = arith.addf %wide, %small : f64
  %log1p_wide = func.call @log1p_wide(%sum_3) : (f64) -> f64
  %value = arith.truncf %log1p_wide : f64 to f32
  %inf = arith.constant 0x7F800000 : f32
  %is = arith.cmpf olt, %magnitude, %inf : f32
  %finite = arith.select %is, %value, %magnitude : f32
  %signed = math.copysign %finite, %x : f32
  return %signed : f32
}

// log(1 + (x - 1) + sqrt(x^2 - 1))
func.func @acosh_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.acosh"} {
  %wide = arith.extf %x : f32 to f64
  %one = arith.constant 1.0 : f64
  %t = arith.subf %wide, %one : f64
  %sum = arith.addf %wide, %one : f64
  %product = arith.mulf %t, %sum : f64
  %root = math.sqrt %product : f64
  %sum_2 = arith.addf %t, %root : f64
  %log1p_wide = func.call @log1p_wide(%sum_2) : (f64) -> f64
  %value = arith.truncf %log1p_wide : f64 to f32
  %inf = arith.constant 0x7F800000 : f32
  %is = arith.cmpf olt, %x, %inf : f32
  %finite = arith.select %is, %value, %x : f32
  %one_2 = arith.constant 1.0 : f32
  %is_2 = arith.cmpf olt, %x, %one_2 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %special = arith.select %is_2, %nan, %x : f32
  %is_3 = arith.cmpf oge, %x, %one_2 : f32
  %selected = arith.select %is_3, %finite, %special : f32
  return %selected : f32
}

// log(1 + 2x / (1 - x)) / 2
func.func @atanh_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.atanh"} {
  %magnitude = math.absf %x : f32
  %wide = arith.extf %magnitude : f32 to f64
  %sum = arith.addf %wide, %wide : f64
  %one = arith.constant 1.0 : f64
  %difference = arith.subf %one, %wide : f64
  %quotient = arith.divf %sum, %difference : f64
  %log1p_wide = func.call @log1p_wide(%quotient) : (f64) -> f64
  %half = arith.constant 0.5 : f64
  %product = arith.mulf %log1p_wide, %half : f64
  %value = arith.truncf %product : f64 to f32
  %one_2 = arith.constant 1.0 : f32
  %is = arith.cmpf oeq, %magnitude, %one_2 : f32
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %border = arith.select %is, %inf, %nan : f32
  %is_2 = arith.cmpf olt, %magnitude, %one_2 : f32
  %result = arith.select %is_2, %value, %border : f32
  %signed = math.copysign %result, %x : f32
  return %signed : f32
}

func.func @atan_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.atan"} {
  %magnitude = math.absf %x : f32
  %magnitude_2 = arith.extf %magnitude : f32 to f64
  %one = arith.constant 1.0 : f64
  %angle = func.call @angle_wide(%magnitude_2, %one) : (f64, f64) -> f64
  %converted = arith.truncf %angle : f64 to f32
  %signed = math.copysign %converted, %x : f32
  return %signed : f32
}

func.func @asin_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.asin", conversion.fma} {
  %magnitude = math.absf %x : f32
  %wide = arith.extf %magnitude : f32 to f64
  %one = arith.constant 1.0 : f64
  %difference = arith.subf %one, %wide : f64
  %sum = arith.addf %one, %wide : f64
  %product = arith.mulf %difference, %sum : f64
  %root = math.sqrt %product : f64
  %angle_wide = func.call @angle_wide(%wide, %root) : (f64, f64) -> f64
  %converted = arith.truncf %angle_wide : f64 to f32
  %signed = math.copysign %converted, %x : f32
  return %signed : f32
}

func.func @acos_f32(%x: f32) -> f32
    attributes {conversion.expands = "math.acos", conversion.fma} {
  %wide = arith.extf %x : f32 to f64
  %one = arith.constant 1.0 : f64
  %difference = arith.subf %one, %wide : f64
  %sum = arith.addf %one, %wide : f64
  %product = arith.mulf %difference, %sum : f64
  %root = math.sqrt %product : f64
  %magnitude = math.absf %wide : f64
  %angle = func.call @angle_wide(%root, %magnitude) : (f64, f64) -> f64
  %pi = arith.constant 3.141592653589793 : f64
  %other = arith.subf %pi, %angle : f64
  %zero = arith.constant 0.0 : f32
  %is = arith.cmpf olt, %x, %zero : f32
  %selected = arith.select %is, %other, %angle : f64
  %converted = arith.truncf %selected : f64 to f32
  return %converted : f32
}

// Infinite coordinates count as equal, and more than all others; zero counts as positive.
func.func @atan2_f32(%y: f32, %x: f32) -> f32
    attributes {conversion.expands = "math.atan2"} {
  %magnitude = math.absf %y : f32
  %abs_y = arith.extf %magnitude : f32 to f64
  %magnitude_2 = math.absf %x : f32
  %abs_x = arith.extf %magnitude_2 : f32 to f64
  %inf = arith.constant 0x7FF0000000000000 : f64
  %is = arith.cmpf oeq, %abs_y, %inf : f64
  %c1e300 = arith.constant 1.0e+300 : f64
  %finite_y = arith.select %is, %c1e300, %abs_y : f64
  %is_2 = arith.cmpf oeq, %abs_x, %inf : f64
  %finite_x = arith.select %is_2, %c1e300, %abs_x : f64
  %zero = arith.constant 0.0 : f64
  %is_3 = arith.cmpf oeq, %finite_x, %zero : f64
  %c1em300 = arith.constant 1.0e-300 : f64
  %positive_x = arith.select %is_3, %c1em300, %finite_x : f64
  %angle = func.call @angle_wide(%finite_y, %positive_x) : (f64, f64) -> f64
  %bits = arith.bitcast %x : f32 to i32
  %zero_2 = arith.constant 0 : i32
  %is_left = arith.cmpi slt, %bits, %zero_2 : i32
  %pi = arith.constant 3.141592653589793 : f64
  %other = arith.subf %pi, %angle : f64
  %result = arith.select %is_left, %other, %angle : f64
  %converted = arith.truncf %result : f64 to f32
  %signed = math.copysign %converted, %y : f32
  return %signed : f32
}
