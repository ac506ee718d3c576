// The functions of math on f64 by arithmetic without branches: the rules of expand-vector-math, as
// functions on elements (Expansion/Expansion.h). docs/optimize.md has their errors, and
// utils/vector-math.sollya the polynomials. Functions with `conversion.ulp` are faster and less
// accurate. Functions with `conversion.fma` are for processors with instructions for sums of products:
// they need products that are not rounded, or are no faster than calls without. No operation has
// fast-math flags, since they would undo corrections of rounding errors.

// 2^n p, where n is the integer in the low bits of `shifted`, from -2044 to 2046. In two steps, since the
// power may be infinite or less than the smallest normal number where the product is not.
func.func @scale_f64(%p: f64, %shifted: f64) -> f64 {
  %n = arith.bitcast %shifted : f64 to i64
  %c52 = arith.constant 52 : i64
  %exponent = arith.shli %n, %c52 : i64
  %c51 = arith.constant 51 : i64
  %shifted_2 = arith.shli %n, %c51 : i64
  %exponent_bits = arith.constant -4503599627370496 : i64
  %first = arith.andi %shifted_2, %exponent_bits : i64
  %second = arith.subi %exponent, %first : i64
  %one_bits = arith.constant 4607182418800017408 : i64
  %sum = arith.addi %first, %one_bits : i64
  %low = arith.bitcast %sum : i64 to f64
  %sum_2 = arith.addi %second, %one_bits : i64
  %high = arith.bitcast %sum_2 : i64 to f64
  %product = arith.mulf %p, %low : f64
  %product_2 = arith.mulf %product, %high : f64
  return %product_2 : f64
}

// x = n ln 2 + r, and e^x = 2^n e^r, with a polynomial for e^r. Adding `magic` rounds to the integer
// n, which is then in the low bits of the sum. ln 2 is the sum of two numbers, of which the
// product of the first by n is exact. Beyond the bounds of x results are 0 and infinity; NaN
// passes all comparisons.
func.func @exp_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.exp"} {
  %minus_c746 = arith.constant -746.0 : f64
  %is = arith.cmpf olt, %x, %minus_c746 : f64
  %above = arith.select %is, %minus_c746, %x : f64
  %c710 = arith.constant 710.0 : f64
  %is_2 = arith.cmpf ogt, %above, %c710 : f64
  %clamped = arith.select %is_2, %c710, %above : f64
  %log2e = arith.constant 1.4426950408889634 : f64
  %magic = arith.constant 6.755399441055744e+15 : f64
  %shifted = math.fma %clamped, %log2e, %magic : f64
  %n = arith.subf %shifted, %magic : f64
  %minus_ln2_hi = arith.constant -0.6931471805601177 : f64
  %rest = math.fma %n, %minus_ln2_hi, %clamped : f64
  %minus_ln2_lo = arith.constant 1.7239444525614835e-13 : f64
  %r = math.fma %n, %minus_ln2_lo, %rest : f64
  %p_c11 = arith.constant 2.5003855985455915e-08 : f64
  %p_c10 = arith.constant 2.763048861603942e-07 : f64
  %p_10 = math.fma %p_c11, %r, %p_c10 : f64
  %p_c9 = arith.constant 2.7557574642765556e-06 : f64
  %p_9 = math.fma %p_10, %r, %p_c9 : f64
  %p_c8 = arith.constant 2.4801492379093137e-05 : f64
  %p_8 = math.fma %p_9, %r, %p_c8 : f64
  %p_c7 = arith.constant 1.984126951943869e-04 : f64
  %p_7 = math.fma %p_8, %r, %p_c7 : f64
  %p_c6 = arith.constant 0.0013888888944390138 : f64
  %p_6 = math.fma %p_7, %r, %p_c6 : f64
  %p_c5 = arith.constant 0.008333333333488636 : f64
  %p_5 = math.fma %p_6, %r, %p_c5 : f64
  %p_c4 = arith.constant 0.04166666666652687 : f64
  %p_4 = math.fma %p_5, %r, %p_c4 : f64
  %p_c3 = arith.constant 0.16666666666666421 : f64
  %p_3 = math.fma %p_4, %r, %p_c3 : f64
  %p_c2 = arith.constant 0.5000000000000011 : f64
  %p_2 = math.fma %p_3, %r, %p_c2 : f64
  %one = arith.constant 1.0 : f64
  %p_1 = math.fma %p_2, %r, %one : f64
  %p = math.fma %p_1, %r, %one : f64
  %scale_f64 = func.call @scale_f64(%p, %shifted) : (f64, f64) -> f64
  return %scale_f64 : f64
}

// x = n + r, where r is exact.
func.func @exp2_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.exp2"} {
  %minus_c1076 = arith.constant -1076.0 : f64
  %is = arith.cmpf olt, %x, %minus_c1076 : f64
  %above = arith.select %is, %minus_c1076, %x : f64
  %c1025 = arith.constant 1025.0 : f64
  %is_2 = arith.cmpf ogt, %above, %c1025 : f64
  %clamped = arith.select %is_2, %c1025, %above : f64
  %magic = arith.constant 6.755399441055744e+15 : f64
  %shifted = arith.addf %clamped, %magic : f64
  %n = arith.subf %shifted, %magic : f64
  %r = arith.subf %clamped, %n : f64
  %p_c12 = arith.constant 2.5347121462991543e-11 : f64
  %p_c11 = arith.constant 4.4777733289709636e-10 : f64
  %p_11 = math.fma %p_c12, %r, %p_c11 : f64
  %p_c10 = arith.constant 7.055179731007167e-09 : f64
  %p_10 = math.fma %p_11, %r, %p_c10 : f64
  %p_c9 = arith.constant 1.0177906105768696e-07 : f64
  %p_9 = math.fma %p_10, %r, %p_c9 : f64
  %p_c8 = arith.constant 1.3215486031693731e-06 : f64
  %p_8 = math.fma %p_9, %r, %p_c8 : f64
  %p_c7 = arith.constant 1.5252734219089084e-05 : f64
  %p_7 = math.fma %p_8, %r, %p_c7 : f64
  %p_c6 = arith.constant 1.5403530394342456e-04 : f64
  %p_6 = math.fma %p_7, %r, %p_c6 : f64
  %p_c5 = arith.constant 0.0013333558145993498 : f64
  %p_5 = math.fma %p_6, %r, %p_c5 : f64
  %p_c4 = arith.constant 0.009618129107627948 : f64
  %p_4 = math.fma %p_5, %r, %p_c4 : f64
  %p_c3 = arith.constant 0.05550410866482347 : f64
  %p_3 = math.fma %p_4, %r, %p_c3 : f64
  %p_c2 = arith.constant 0.24022650695910072 : f64
  %p_2 = math.fma %p_3, %r, %p_c2 : f64
  %p_c1 = arith.constant 0.6931471805599453 : f64
  %p_1 = math.fma %p_2, %r, %p_c1 : f64
  %one = arith.constant 1.0 : f64
  %p = math.fma %p_1, %r, %one : f64
  %scale_f64 = func.call @scale_f64(%p, %shifted) : (f64, f64) -> f64
  return %scale_f64 : f64
}

// 2^n q + (2^n - 1), where q = e^r - 1 = r + r^2 s(r); `error` is the rounding error of r. The powers are
// halves of those that are meant, which would be infinite for n = 1024.
func.func @expm1_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.expm1"} {
  %minus_c40 = arith.constant -40.0 : f64
  %is = arith.cmpf olt, %x, %minus_c40 : f64
  %above = arith.select %is, %minus_c40, %x : f64
  %c710 = arith.constant 710.0 : f64
  %is_2 = arith.cmpf ogt, %above, %c710 : f64
  %clamped = arith.select %is_2, %c710, %above : f64
  %log2e = arith.constant 1.4426950408889634 : f64
  %magic = arith.constant 6.755399441055744e+15 : f64
  %shifted = math.fma %clamped, %log2e, %magic : f64
  %n = arith.subf %shifted, %magic : f64
  %minus_ln2_hi = arith.constant -0.6931471805601177 : f64
  %rest = math.fma %n, %minus_ln2_hi, %clamped : f64
  %minus_ln2_lo = arith.constant 1.7239444525614835e-13 : f64
  %r = math.fma %n, %minus_ln2_lo, %rest : f64
  %s_c10 = arith.constant 2.0920368157540625e-09 : f64
  %s_c9 = arith.constant 2.5105450976377234e-08 : f64
  %s_9 = math.fma %s_c10, %r, %s_c9 : f64
  %s_c8 = arith.constant 2.7557256960490596e-07 : f64
  %s_8 = math.fma %s_9, %r, %s_c8 : f64
  %s_c7 = arith.constant 2.7557254736064e-06 : f64
  %s_7 = math.fma %s_8, %r, %s_c7 : f64
  %s_c6 = arith.constant 2.480158734245771e-05 : f64
  %s_6 = math.fma %s_7, %r, %s_c6 : f64
  %s_c5 = arith.constant 1.9841269875470465e-04 : f64
  %s_5 = math.fma %s_6, %r, %s_c5 : f64
  %s_c4 = arith.constant 0.0013888888888876976 : f64
  %s_4 = math.fma %s_5, %r, %s_c4 : f64
  %s_c3 = arith.constant 0.008333333333325884 : f64
  %s_3 = math.fma %s_4, %r, %s_c3 : f64
  %s_c2 = arith.constant 0.04166666666666668 : f64
  %s_2 = math.fma %s_3, %r, %s_c2 : f64
  %s_c1 = arith.constant 0.1666666666666667 : f64
  %s_1 = math.fma %s_2, %r, %s_c1 : f64
  %half = arith.constant 0.5 : f64
  %s = math.fma %s_1, %r, %half : f64
  %square = arith.mulf %r, %r : f64
  %difference = arith.subf %rest, %r : f64
  %error = math.fma %n, %minus_ln2_lo, %difference : f64
  %fma = math.fma %square, %s, %error : f64
  %q = arith.addf %r, %fma : f64
  %bits = arith.bitcast %shifted : f64 to i64
  %c52 = arith.constant 52 : i64
  %shifted_2 = arith.shli %bits, %c52 : i64
  %half_bits = arith.constant 4602678819172646912 : i64
  %sum = arith.addi %shifted_2, %half_bits : i64
  %half_power = arith.bitcast %sum : i64 to f64
  %low = arith.subf %half_power, %half : f64
  %half_2 = math.fma %q, %half_power, %low : f64
  %magnitude = math.absf %x : f64
  %epsilon = arith.constant 1.1102230246251565e-16 : f64
  %is_small = arith.cmpf olt, %magnitude, %epsilon : f64
  %sum_2 = arith.addf %half_2, %half_2 : f64
  %selected = arith.select %is_small, %x, %sum_2 : f64
  return %selected : f64
}

// 1 - 2 / (e^(2x) + 1), with the exponential as in @exp_f64 but of twice the argument, and x + x^3 p(x^2) for
// small numbers, and NaN. All results from 19.1 are 1.
func.func @tanh_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.tanh"} {
  %magnitude = math.absf %x : f64
  %c20 = arith.constant 20.0 : f64
  %is = arith.cmpf ogt, %magnitude, %c20 : f64
  %clamped = arith.select %is, %c20, %magnitude : f64
  %two_log2e = arith.constant 2.8853900817779268 : f64
  %magic = arith.constant 6.755399441055744e+15 : f64
  %shifted = math.fma %clamped, %two_log2e, %magic : f64
  %n = arith.subf %shifted, %magic : f64
  %minus_half_ln2_hi = arith.constant -0.34657359028005885 : f64
  %rest = math.fma %n, %minus_half_ln2_hi, %clamped : f64
  %minus_half_ln2_lo = arith.constant 8.619722262807417e-14 : f64
  %r = math.fma %n, %minus_half_ln2_lo, %rest : f64
  %s_c11 = arith.constant 5.1207897058213715e-05 : f64
  %s_c10 = arith.constant 2.8293620342824367e-04 : f64
  %s_10 = math.fma %s_c11, %r, %s_c10 : f64
  %s_c9 = arith.constant 0.0014109478217095965 : f64
  %s_9 = math.fma %s_10, %r, %s_c9 : f64
  %s_c8 = arith.constant 0.006349182049047843 : f64
  %s_8 = math.fma %s_9, %r, %s_c8 : f64
  %s_c7 = arith.constant 0.025396824984881522 : f64
  %s_7 = math.fma %s_8, %r, %s_c7 : f64
  %s_c6 = arith.constant 0.08888888924409688 : f64
  %s_6 = math.fma %s_7, %r, %s_c6 : f64
  %s_c5 = arith.constant 0.26666666667163635 : f64
  %s_5 = math.fma %s_6, %r, %s_c5 : f64
  %s_c4 = arith.constant 0.66666666666443 : f64
  %s_4 = math.fma %s_5, %r, %s_c4 : f64
  %s_c3 = arith.constant 1.3333333333333137 : f64
  %s_3 = math.fma %s_4, %r, %s_c3 : f64
  %s_c2 = arith.constant 2.0000000000000044 : f64
  %s_2 = math.fma %s_3, %r, %s_c2 : f64
  %s_c1 = arith.constant 2.0 : f64
  %s_1 = math.fma %s_2, %r, %s_c1 : f64
  %one = arith.constant 1.0 : f64
  %s = math.fma %s_1, %r, %one : f64
  %bits = arith.bitcast %shifted : f64 to i64
  %c52 = arith.constant 52 : i64
  %shifted_2 = arith.shli %bits, %c52 : i64
  %bits_2 = arith.bitcast %s : f64 to i64
  %sum = arith.addi %shifted_2, %bits_2 : i64
  %power = arith.bitcast %sum : i64 to f64
  %sum_2 = arith.addf %power, %one : f64
  %quotient = arith.divf %one, %sum_2 : f64
  %minus_c2 = arith.constant -2.0 : f64
  %large = math.fma %minus_c2, %quotient, %one : f64
  %square = arith.mulf %magnitude, %magnitude : f64
  %p_c10 = arith.constant -2.0548844161565862e-05 : f64
  %p_c9 = arith.constant 8.502497738986619e-05 : f64
  %p_9 = math.fma %p_c10, %square, %p_c9 : f64
  %p_c8 = arith.constant -2.3457282604691832e-04 : f64
  %p_8 = math.fma %p_9, %square, %p_c8 : f64
  %p_c7 = arith.constant 5.889116526021947e-04 : f64
  %p_7 = math.fma %p_8, %square, %p_c7 : f64
  %p_c6 = arith.constant -0.0014556559175780486 : f64
  %p_6 = math.fma %p_7, %square, %p_c6 : f64
  %p_c5 = arith.constant 0.003592109470979882 : f64
  %p_5 = math.fma %p_6, %square, %p_c5 : f64
  %p_c4 = arith.constant -0.008863234310132946 : f64
  %p_4 = math.fma %p_5, %square, %p_c4 : f64
  %p_c3 = arith.constant 0.02186948848855307 : f64
  %p_3 = math.fma %p_4, %square, %p_c3 : f64
  %p_c2 = arith.constant -0.05396825396726923 : f64
  %p_2 = math.fma %p_3, %square, %p_c2 : f64
  %p_c1 = arith.constant 0.1333333333333247 : f64
  %p_1 = math.fma %p_2, %square, %p_c1 : f64
  %p_c0 = arith.constant -0.3333333333333333 : f64
  %p = math.fma %p_1, %square, %p_c0 : f64
  %product = arith.mulf %magnitude, %square : f64
  %small = math.fma %product, %p, %magnitude : f64
  %c0_55 = arith.constant 0.55 : f64
  %is_2 = arith.cmpf oge, %magnitude, %c0_55 : f64
  %result = arith.select %is_2, %large, %small : f64
  %signed = math.copysign %result, %x : f64
  return %signed : f64
}

// 1 - 2^h(x - 1), where h is log2 of 1 - erf, and x + x p(x^2) for small numbers, and NaN.
func.func @erf_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.erf", conversion.fma} {
  %magnitude = math.absf %x : f64
  %square = arith.mulf %magnitude, %magnitude : f64
  %p_c11 = arith.constant -7.78714026300816e-10 : f64
  %p_c10 = arith.constant 1.3714890690732947e-08 : f64
  %p_10 = math.fma %p_c11, %square, %p_c10 : f64
  %p_c9 = arith.constant -1.620715229537573e-07 : f64
  %p_9 = math.fma %p_10, %square, %p_c9 : f64
  %p_c8 = arith.constant 1.6447228937057244e-06 : f64
  %p_8 = math.fma %p_9, %square, %p_c8 : f64
  %p_c7 = arith.constant -1.4924718787982984e-05 : f64
  %p_7 = math.fma %p_8, %square, %p_c7 : f64
  %p_c6 = arith.constant 1.2055293808155596e-04 : f64
  %p_6 = math.fma %p_7, %square, %p_c6 : f64
  %p_c5 = arith.constant -8.548325931727704e-04 : f64
  %p_5 = math.fma %p_6, %square, %p_c5 : f64
  %p_c4 = arith.constant 0.005223977605995373 : f64
  %p_4 = math.fma %p_5, %square, %p_c4 : f64
  %p_c3 = arith.constant -0.02686617064306099 : f64
  %p_3 = math.fma %p_4, %square, %p_c3 : f64
  %p_c2 = arith.constant 0.11283791670943447 : f64
  %p_2 = math.fma %p_3, %square, %p_c2 : f64
  %p_c1 = arith.constant -0.37612638903183476 : f64
  %p_1 = math.fma %p_2, %square, %p_c1 : f64
  %p_c0 = arith.constant 0.12837916709551256 : f64
  %p = math.fma %p_1, %square, %p_c0 : f64
  %small = math.fma %magnitude, %p, %magnitude : f64
  %c6 = arith.constant 6.0 : f64
  %is = arith.cmpf ogt, %magnitude, %c6 : f64
  %clamped = arith.select %is, %c6, %magnitude : f64
  %one = arith.constant 1.0 : f64
  %difference = arith.subf %clamped, %one : f64
  %h_c18 = arith.constant 1.4991139756301122e-12 : f64
  %h_c17 = arith.constant -4.1572190717334726e-11 : f64
  %h_17 = math.fma %h_c18, %difference, %h_c17 : f64
  %h_c16 = arith.constant 5.312699893385225e-10 : f64
  %h_16 = math.fma %h_17, %difference, %h_c16 : f64
  %h_c15 = arith.constant -4.1319342737052385e-09 : f64
  %h_15 = math.fma %h_16, %difference, %h_c15 : f64
  %h_c14 = arith.constant 2.1512656667398377e-08 : f64
  %h_14 = math.fma %h_15, %difference, %h_c14 : f64
  %h_c13 = arith.constant -7.507472500839305e-08 : f64
  %h_13 = math.fma %h_14, %difference, %h_c13 : f64
  %h_c12 = arith.constant 1.4073103245176677e-07 : f64
  %h_12 = math.fma %h_13, %difference, %h_c12 : f64
  %h_c11 = arith.constant 2.061255122193348e-07 : f64
  %h_11 = math.fma %h_12, %difference, %h_c11 : f64
  %h_c10 = arith.constant -2.971622281411134e-06 : f64
  %h_10 = math.fma %h_11, %difference, %h_c10 : f64
  %h_c9 = arith.constant 1.386271163957994e-05 : f64
  %h_9 = math.fma %h_10, %difference, %h_c9 : f64
  %h_c8 = arith.constant -3.918231523237394e-05 : f64
  %h_8 = math.fma %h_9, %difference, %h_c8 : f64
  %h_c7 = arith.constant 3.7910959293924435e-05 : f64
  %h_7 = math.fma %h_8, %difference, %h_c7 : f64
  %h_c6 = arith.constant 3.4238396737589963e-04 : f64
  %h_6 = math.fma %h_7, %difference, %h_c6 : f64
  %h_c5 = arith.constant -0.002853510226150318 : f64
  %h_5 = math.fma %h_6, %difference, %h_c5 : f64
  %h_c4 = arith.constant 0.014475750108813025 : f64
  %h_4 = math.fma %h_5, %difference, %h_c4 : f64
  %h_c3 = arith.constant -0.0599599900388176 : f64
  %h_3 = math.fma %h_4, %difference, %h_c3 : f64
  %h_c2 = arith.constant -1.216346657686163 : f64
  %h_2 = math.fma %h_3, %difference, %h_c2 : f64
  %h_c1 = arith.constant -3.807225345853604 : f64
  %h_1 = math.fma %h_2, %difference, %h_c1 : f64
  %h_c0 = arith.constant -2.6684166967815997 : f64
  %h = math.fma %h_1, %difference, %h_c0 : f64
  %magic = arith.constant 6.755399441055744e+15 : f64
  %shifted = arith.addf %h, %magic : f64
  %n = arith.subf %shifted, %magic : f64
  %r = arith.subf %h, %n : f64
  %e_c12 = arith.constant 2.5347121462991543e-11 : f64
  %e_c11 = arith.constant 4.4777733289709636e-10 : f64
  %e_11 = math.fma %e_c12, %r, %e_c11 : f64
  %e_c10 = arith.constant 7.055179731007167e-09 : f64
  %e_10 = math.fma %e_11, %r, %e_c10 : f64
  %e_c9 = arith.constant 1.0177906105768696e-07 : f64
  %e_9 = math.fma %e_10, %r, %e_c9 : f64
  %e_c8 = arith.constant 1.3215486031693731e-06 : f64
  %e_8 = math.fma %e_9, %r, %e_c8 : f64
  %e_c7 = arith.constant 1.5252734219089084e-05 : f64
  %e_7 = math.fma %e_8, %r, %e_c7 : f64
  %e_c6 = arith.constant 1.5403530394342456e-04 : f64
  %e_6 = math.fma %e_7, %r, %e_c6 : f64
  %e_c5 = arith.constant 0.0013333558145993498 : f64
  %e_5 = math.fma %e_6, %r, %e_c5 : f64
  %e_c4 = arith.constant 0.009618129107627948 : f64
  %e_4 = math.fma %e_5, %r, %e_c4 : f64
  %e_c3 = arith.constant 0.05550410866482347 : f64
  %e_3 = math.fma %e_4, %r, %e_c3 : f64
  %e_c2 = arith.constant 0.24022650695910072 : f64
  %e_2 = math.fma %e_3, %r, %e_c2 : f64
  %e_c1 = arith.constant 0.6931471805599453 : f64
  %e_1 = math.fma %e_2, %r, %e_c1 : f64
  %e = math.fma %e_1, %r, %one : f64
  %bits = arith.bitcast %shifted : f64 to i64
  %c52 = arith.constant 52 : i64
  %shifted_2 = arith.shli %bits, %c52 : i64
  %bits_2 = arith.bitcast %e : f64 to i64
  %sum = arith.addi %shifted_2, %bits_2 : i64
  %power = arith.bitcast %sum : i64 to f64
  %large = arith.subf %one, %power : f64
  %is_2 = arith.cmpf oge, %magnitude, %one : f64
  %result = arith.select %is_2, %large, %small : f64
  %signed = math.copysign %result, %x : f64
  return %signed : f64
}

// f - log(1 + f), where the logarithm is 2s + s^3 p(s^2) with s = f / (2 + f), and 2s =
// f - f^2 / 2 + s f^2 / 2.
func.func @log_tail_f64(%f: f64) -> f64 {
  %two = arith.constant 2.0 : f64
  %sum = arith.addf %f, %two : f64
  %s = arith.divf %f, %sum : f64
  %z = arith.mulf %s, %s : f64
  %p_c6 = arith.constant 0.14617797125896773 : f64
  %p_c5 = arith.constant 0.1533161084202332 : f64
  %p_5 = math.fma %p_c6, %z, %p_c5 : f64
  %p_c4 = arith.constant 0.1818289246286912 : f64
  %p_4 = math.fma %p_5, %z, %p_c4 : f64
  %p_c3 = arith.constant 0.22222211090523236 : f64
  %p_3 = math.fma %p_4, %z, %p_c3 : f64
  %p_c2 = arith.constant 0.28571428626210205 : f64
  %p_2 = math.fma %p_3, %z, %p_c2 : f64
  %p_c1 = arith.constant 0.3999999999989928 : f64
  %p_1 = math.fma %p_2, %z, %p_c1 : f64
  %p_c0 = arith.constant 0.666666666666667 : f64
  %p = math.fma %p_1, %z, %p_c0 : f64
  %half = arith.constant 0.5 : f64
  %product = arith.mulf %f, %half : f64
  %half_square = arith.mulf %product, %f : f64
  %inner = math.fma %z, %p, %half_square : f64
  %negative = arith.negf %s : f64
  %fma = math.fma %negative, %inner, %half_square : f64
  return %fma : f64
}

// `value` for numbers from 0 to infinity, and the limits of a logarithm for all others.
func.func @log_special_f64(%x: f64, %value: f64) -> f64 {
  %inf = arith.constant 0x7FF0000000000000 : f64
  %is = arith.cmpf olt, %x, %inf : f64
  %positive = arith.select %is, %value, %x : f64
  %zero = arith.constant 0.0 : f64
  %is_2 = arith.cmpf oeq, %x, %zero : f64
  %minus_inf = arith.constant 0xFFF0000000000000 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %special = arith.select %is_2, %minus_inf, %nan : f64
  %is_3 = arith.cmpf ole, %x, %zero : f64
  %selected = arith.select %is_3, %special, %positive : f64
  return %selected : f64
}

// x = 2^n m, where m = 1 + f is between the roots of 1/2 and 2. The bits of n are those of an integer of f64.
// Numbers less than the smallest normal one are scaled.
func.func @log_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.log"} {
  %min_normal = arith.constant 2.2250738585072014e-308 : f64
  %is_tiny = arith.cmpf olt, %x, %min_normal : f64
  %two_54 = arith.constant 1.8014398509481984e+16 : f64
  %product = arith.mulf %x, %two_54 : f64
  %normal = arith.select %is_tiny, %product, %x : f64
  %bias_tiny = arith.constant 4.503599627371573e+15 : f64
  %bias = arith.constant 4.503599627371519e+15 : f64
  %bias_2 = arith.select %is_tiny, %bias_tiny, %bias : f64
  %bits = arith.bitcast %normal : f64 to i64
  %sqrt_half_gap = arith.constant 2638147582215219 : i64
  %offset = arith.addi %bits, %sqrt_half_gap : i64
  %mantissa_bits = arith.constant 4503599627370495 : i64
  %masked = arith.andi %offset, %mantissa_bits : i64
  %sqrt_half_bits = arith.constant 4604544271217802189 : i64
  %sum = arith.addi %masked, %sqrt_half_bits : i64
  %m = arith.bitcast %sum : i64 to f64
  %c52 = arith.constant 52 : i64
  %shifted = arith.shrui %offset, %c52 : i64
  %two_52_bits = arith.constant 4841369599423283200 : i64
  %either = arith.ori %shifted, %two_52_bits : i64
  %flt = arith.bitcast %either : i64 to f64
  %n = arith.subf %flt, %bias_2 : f64
  %one = arith.constant 1.0 : f64
  %f = arith.subf %m, %one : f64
  %tail = func.call @log_tail_f64(%f) : (f64) -> f64
  %negative = arith.negf %tail : f64
  %ln2_lo = arith.constant -1.7239444525614835e-13 : f64
  %low = math.fma %n, %ln2_lo, %negative : f64
  %sum_2 = arith.addf %f, %low : f64
  %ln2_hi = arith.constant 0.6931471805601177 : f64
  %value = math.fma %n, %ln2_hi, %sum_2 : f64
  %log_special_f64 = func.call @log_special_f64(%x, %value) : (f64, f64) -> f64
  return %log_special_f64 : f64
}

// n + log2(e) (f - tail), with log2(e) as a sum of two numbers.
func.func @log2_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.log2"} {
  %min_normal = arith.constant 2.2250738585072014e-308 : f64
  %is_tiny = arith.cmpf olt, %x, %min_normal : f64
  %two_54 = arith.constant 1.8014398509481984e+16 : f64
  %product = arith.mulf %x, %two_54 : f64
  %normal = arith.select %is_tiny, %product, %x : f64
  %bias_tiny = arith.constant 4.503599627371573e+15 : f64
  %bias = arith.constant 4.503599627371519e+15 : f64
  %bias_2 = arith.select %is_tiny, %bias_tiny, %bias : f64
  %bits = arith.bitcast %normal : f64 to i64
  %sqrt_half_gap = arith.constant 2638147582215219 : i64
  %offset = arith.addi %bits, %sqrt_half_gap : i64
  %mantissa_bits = arith.constant 4503599627370495 : i64
  %masked = arith.andi %offset, %mantissa_bits : i64
  %sqrt_half_bits = arith.constant 4604544271217802189 : i64
  %sum = arith.addi %masked, %sqrt_half_bits : i64
  %m = arith.bitcast %sum : i64 to f64
  %c52 = arith.constant 52 : i64
  %shifted = arith.shrui %offset, %c52 : i64
  %two_52_bits = arith.constant 4841369599423283200 : i64
  %either = arith.ori %shifted, %two_52_bits : i64
  %flt = arith.bitcast %either : i64 to f64
  %n = arith.subf %flt, %bias_2 : f64
  %one = arith.constant 1.0 : f64
  %f = arith.subf %m, %one : f64
  %tail = func.call @log_tail_f64(%f) : (f64) -> f64
  %minus_log2e = arith.constant -1.4426950408889634 : f64
  %product_2 = arith.mulf %tail, %minus_log2e : f64
  %log2e_lo = arith.constant 4.3584687174185184e-09 : f64
  %low = math.fma %f, %log2e_lo, %product_2 : f64
  %log2e_hi = arith.constant 1.4426950365304947 : f64
  %value = math.fma %f, %log2e_hi, %low : f64
  %sum_2 = arith.addf %value, %n : f64
  %log_special_f64 = func.call @log_special_f64(%x, %sum_2) : (f64, f64) -> f64
  return %log_special_f64 : f64
}

// n log10(2) + log10(e) (f - tail).
func.func @log10_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.log10"} {
  %min_normal = arith.constant 2.2250738585072014e-308 : f64
  %is_tiny = arith.cmpf olt, %x, %min_normal : f64
  %two_54 = arith.constant 1.8014398509481984e+16 : f64
  %product = arith.mulf %x, %two_54 : f64
  %normal = arith.select %is_tiny, %product, %x : f64
  %bias_tiny = arith.constant 4.503599627371573e+15 : f64
  %bias = arith.constant 4.503599627371519e+15 : f64
  %bias_2 = arith.select %is_tiny, %bias_tiny, %bias : f64
  %bits = arith.bitcast %normal : f64 to i64
  %sqrt_half_gap = arith.constant 2638147582215219 : i64
  %offset = arith.addi %bits, %sqrt_half_gap : i64
  %mantissa_bits = arith.constant 4503599627370495 : i64
  %masked = arith.andi %offset, %mantissa_bits : i64
  %sqrt_half_bits = arith.constant 4604544271217802189 : i64
  %sum = arith.addi %masked, %sqrt_half_bits : i64
  %m = arith.bitcast %sum : i64 to f64
  %c52 = arith.constant 52 : i64
  %shifted = arith.shrui %offset, %c52 : i64
  %two_52_bits = arith.constant 4841369599423283200 : i64
  %either = arith.ori %shifted, %two_52_bits : i64
  %flt = arith.bitcast %either : i64 to f64
  %n = arith.subf %flt, %bias_2 : f64
  %one = arith.constant 1.0 : f64
  %f = arith.subf %m, %one : f64
  %tail = func.call @log_tail_f64(%f) : (f64) -> f64
  %minus_log10e = arith.constant -0.4342944819032518 : f64
  %product_2 = arith.mulf %tail, %minus_log10e : f64
  %log10e_lo = arith.constant 1.0728208431540585e-09 : f64
  %low = math.fma %f, %log10e_lo, %product_2 : f64
  %log10_2_lo = arith.constant -8.532344317057107e-14 : f64
  %low2 = math.fma %n, %log10_2_lo, %low : f64
  %log10e_hi = arith.constant 0.434294480830431 : f64
  %sum_2 = math.fma %f, %log10e_hi, %low2 : f64
  %log10_2_hi = arith.constant 0.3010299956640665 : f64
  %value = math.fma %n, %log10_2_hi, %sum_2 : f64
  %log_special_f64 = func.call @log_special_f64(%x, %value) : (f64, f64) -> f64
  return %log_special_f64 : f64
}

// As @log_f64 of 1 + x, but f = x 2^-n + (2^-n - 1), with its rounding error, is computed from x.
func.func @log1p_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.log1p"} {
  %one = arith.constant 1.0 : f64
  %u = arith.addf %x, %one : f64
  %bits = arith.bitcast %u : f64 to i64
  %sqrt_half_gap = arith.constant 2638147582215219 : i64
  %offset = arith.addi %bits, %sqrt_half_gap : i64
  %c52 = arith.constant 52 : i64
  %exponent = arith.shrui %offset, %c52 : i64
  %mantissa_bits = arith.constant 4503599627370495 : i64
  %masked = arith.andi %offset, %mantissa_bits : i64
  %sqrt_half_bits = arith.constant 4604544271217802189 : i64
  %sum = arith.addi %masked, %sqrt_half_bits : i64
  %m = arith.bitcast %sum : i64 to f64
  %two_52_bits = arith.constant 4841369599423283200 : i64
  %either = arith.ori %exponent, %two_52_bits : i64
  %flt = arith.bitcast %either : i64 to f64
  %bias = arith.constant 4.503599627371519e+15 : f64
  %n = arith.subf %flt, %bias : f64
  %shifted = arith.shli %exponent, %c52 : i64
  %inverse_bits = arith.constant 9214364837600034816 : i64
  %difference = arith.subi %inverse_bits, %shifted : i64
  %inverse = arith.bitcast %difference : i64 to f64
  %base = arith.subf %inverse, %one : f64
  %scaled = arith.mulf %x, %inverse : f64
  %exact = arith.addf %scaled, %base : f64
  // The power is not a normal number for the largest x, of which 1 is no part.
  %two_53 = arith.constant 9.007199254740992e+15 : f64
  %is_large = arith.cmpf ogt, %x, %two_53 : f64
  %difference_2 = arith.subf %m, %one : f64
  %f = arith.select %is_large, %difference_2, %exact : f64
  %difference_3 = arith.subf %exact, %base : f64
  %error = arith.subf %scaled, %difference_3 : f64
  %zero = arith.constant 0.0 : f64
  %correction = arith.select %is_large, %zero, %error : f64
  %tail = func.call @log_tail_f64(%f) : (f64) -> f64
  %difference_4 = arith.subf %correction, %tail : f64
  %ln2_lo = arith.constant -1.7239444525614835e-13 : f64
  %low = math.fma %n, %ln2_lo, %difference_4 : f64
  %sum_2 = arith.addf %f, %low : f64
  %ln2_hi = arith.constant 0.6931471805601177 : f64
  %value = math.fma %n, %ln2_hi, %sum_2 : f64
  %finite = func.call @log_special_f64(%u, %value) : (f64, f64) -> f64
  %magnitude = math.absf %x : f64
  %epsilon = arith.constant 1.1102230246251565e-16 : f64
  %is = arith.cmpf olt, %magnitude, %epsilon : f64
  %selected = arith.select %is, %x, %finite : f64
  return %selected : f64
}

// 2^(y log2 |x|), where the logarithm and the product are sums of two numbers, with the sign of x if y is
// odd. The logarithm of m = 1 + f is k (s + s^3 / 3 + ...) with s = f / (2 + f), k = 2 / ln 2.
// The special values are those of C.
func.func @pow_f64(%x: f64, %y: f64) -> f64
    attributes {conversion.expands = "math.powf", conversion.fma} {
  %magnitude = math.absf %x : f64
  %min_normal = arith.constant 2.2250738585072014e-308 : f64
  %is_tiny = arith.cmpf olt, %magnitude, %min_normal : f64
  %two_54 = arith.constant 1.8014398509481984e+16 : f64
  %product = arith.mulf %magnitude, %two_54 : f64
  %normal = arith.select %is_tiny, %product, %magnitude : f64
  %bias_tiny = arith.constant 4.503599627371573e+15 : f64
  %bias = arith.constant 4.503599627371519e+15 : f64
  %bias_2 = arith.select %is_tiny, %bias_tiny, %bias : f64
  %bits = arith.bitcast %normal : f64 to i64
  %sqrt_half_gap = arith.constant 2638147582215219 : i64
  %offset = arith.addi %bits, %sqrt_half_gap : i64
  %mantissa_bits = arith.constant 4503599627370495 : i64
  %masked = arith.andi %offset, %mantissa_bits : i64
  %sqrt_half_bits = arith.constant 4604544271217802189 : i64
  %sum = arith.addi %masked, %sqrt_half_bits : i64
  %m = arith.bitcast %sum : i64 to f64
  %c52 = arith.constant 52 : i64
  %shifted = arith.shrui %offset, %c52 : i64
  %two_52_bits = arith.constant 4841369599423283200 : i64
  %either = arith.ori %shifted, %two_52_bits : i64
  %flt = arith.bitcast %either : i64 to f64
  %n = arith.subf %flt, %bias_2 : f64
  %one = arith.constant 1.0 : f64
  %f = arith.subf %m, %one : f64
  // s
  %two = arith.constant 2.0 : f64
  %divisor = arith.addf %f, %two : f64
  %difference = arith.subf %divisor, %two : f64
  %divisor_low = arith.subf %f, %difference : f64
  %inverse = arith.divf %one, %divisor : f64
  %s = arith.mulf %f, %inverse : f64
  %negative = arith.negf %s : f64
  %remainder = math.fma %negative, %divisor, %f : f64
  %negative_2 = arith.negf %s : f64
  %fma = math.fma %negative_2, %divisor_low, %remainder : f64
  %s_low = arith.mulf %fma, %inverse : f64
  // s^2 and s^3
  %z = arith.mulf %s, %s : f64
  %sum_2 = arith.addf %s, %s : f64
  %negative_3 = arith.negf %z : f64
  %fma_2 = math.fma %s, %s, %negative_3 : f64
  %z_low = math.fma %sum_2, %s_low, %fma_2 : f64
  %cube = arith.mulf %z, %s : f64
  %negative_4 = arith.negf %cube : f64
  %fma_3 = math.fma %z, %s, %negative_4 : f64
  %fma_4 = math.fma %z, %s_low, %fma_3 : f64
  %cube_low = math.fma %z_low, %s, %fma_4 : f64
  // s^3 (k / 3 + z p(z))
  %p_c6 = arith.constant 0.1863243216629198 : f64
  %p_c5 = arith.constant 0.19167412655479446 : f64
  %p_5 = math.fma %p_c6, %z, %p_c5 : f64
  %p_c4 = arith.constant 0.22196697933649778 : f64
  %p_4 = math.fma %p_5, %z, %p_c4 : f64
  %p_c3 = arith.constant 0.26230804513879247 : f64
  %p_3 = math.fma %p_4, %z, %p_c3 : f64
  %p_c2 = arith.constant 0.3205988986855695 : f64
  %p_2 = math.fma %p_3, %z, %p_c2 : f64
  %p_c1 = arith.constant 0.4121985831098222 : f64
  %p_1 = math.fma %p_2, %z, %p_c1 : f64
  %p_c0 = arith.constant 0.5770780163555858 : f64
  %p = math.fma %p_1, %z, %p_c0 : f64
  %higher = arith.mulf %z, %p : f64
  %third_k_hi = arith.constant 0.9617966939259756 : f64
  %factor = arith.addf %higher, %third_k_hi : f64
  %difference_2 = arith.subf %factor, %third_k_hi : f64
  %difference_3 = arith.subf %higher, %difference_2 : f64
  %third_k_lo = arith.constant 5.0577616648125907e-17 : f64
  %factor_low = arith.addf %difference_3, %third_k_lo : f64
  %t = arith.mulf %cube, %factor : f64
  %negative_5 = arith.negf %t : f64
  %fma_5 = math.fma %cube, %factor, %negative_5 : f64
  %fma_6 = math.fma %cube, %factor_low, %fma_5 : f64
  %t_low = math.fma %cube_low, %factor, %fma_6 : f64
  // k s
  %k_hi = arith.constant 2.8853900817779268 : f64
  %u = arith.mulf %s, %k_hi : f64
  %negative_6 = arith.negf %u : f64
  %fma_7 = math.fma %s, %k_hi, %negative_6 : f64
  %fma_8 = math.fma %s_low, %k_hi, %fma_7 : f64
  %k_lo = arith.constant 4.0710547481862066e-17 : f64
  %u_low = math.fma %s, %k_lo, %fma_8 : f64
  // The sum with n
  %first = arith.addf %n, %u : f64
  %difference_4 = arith.subf %first, %n : f64
  %first_low = arith.subf %u, %difference_4 : f64
  %second = arith.addf %first, %t : f64
  %difference_5 = arith.subf %second, %first : f64
  %second_low = arith.subf %t, %difference_5 : f64
  %sum_3 = arith.addf %first_low, %second_low : f64
  %sum_4 = arith.addf %u_low, %t_low : f64
  %low = arith.addf %sum_3, %sum_4 : f64
  %log = arith.addf %second, %low : f64
  %difference_6 = arith.subf %log, %second : f64
  %log_low = arith.subf %low, %difference_6 : f64
  %zero = arith.constant 0.0 : f64
  %is = arith.cmpf oeq, %magnitude, %zero : f64
  %minus_inf = arith.constant 0xFFF0000000000000 : f64
  %from_zero = arith.select %is, %minus_inf, %log : f64
  %inf = arith.constant 0x7FF0000000000000 : f64
  %is_2 = arith.cmpf olt, %magnitude, %inf : f64
  %extended = arith.select %is_2, %from_zero, %magnitude : f64
  %product_2 = arith.mulf %y, %extended : f64
  %negative_7 = arith.negf %product_2 : f64
  %fma_9 = math.fma %y, %extended, %negative_7 : f64
  %exact_low = math.fma %y, %log_low, %fma_9 : f64
  %magnitude_2 = math.absf %product_2 : f64
  %argument_limit = arith.constant 1100.0 : f64
  %is_bounded = arith.cmpf olt, %magnitude_2, %argument_limit : f64
  %product_low = arith.select %is_bounded, %exact_low, %zero : f64
  %minus_c1080 = arith.constant -1080.0 : f64
  %is_3 = arith.cmpf olt, %product_2, %minus_c1080 : f64
  %above = arith.select %is_3, %minus_c1080, %product_2 : f64
  %c1030 = arith.constant 1030.0 : f64
  %is_4 = arith.cmpf ogt, %above, %c1030 : f64
  %clamped = arith.select %is_4, %c1030, %above : f64
  %magic = arith.constant 6.755399441055744e+15 : f64
  %shifted_2 = arith.addf %clamped, %magic : f64
  %difference_7 = arith.subf %shifted_2, %magic : f64
  %difference_8 = arith.subf %clamped, %difference_7 : f64
  %r = arith.addf %difference_8, %product_low : f64
  %e_c12 = arith.constant 2.5347121462991543e-11 : f64
  %e_c11 = arith.constant 4.4777733289709636e-10 : f64
  %e_11 = math.fma %e_c12, %r, %e_c11 : f64
  %e_c10 = arith.constant 7.055179731007167e-09 : f64
  %e_10 = math.fma %e_11, %r, %e_c10 : f64
  %e_c9 = arith.constant 1.0177906105768696e-07 : f64
  %e_9 = math.fma %e_10, %r, %e_c9 : f64
  %e_c8 = arith.constant 1.3215486031693731e-06 : f64
  %e_8 = math.fma %e_9, %r, %e_c8 : f64
  %e_c7 = arith.constant 1.5252734219089084e-05 : f64
  %e_7 = math.fma %e_8, %r, %e_c7 : f64
  %e_c6 = arith.constant 1.5403530394342456e-04 : f64
  %e_6 = math.fma %e_7, %r, %e_c6 : f64
  %e_c5 = arith.constant 0.0013333558145993498 : f64
  %e_5 = math.fma %e_6, %r, %e_c5 : f64
  %e_c4 = arith.constant 0.009618129107627948 : f64
  %e_4 = math.fma %e_5, %r, %e_c4 : f64
  %e_c3 = arith.constant 0.05550410866482347 : f64
  %e_3 = math.fma %e_4, %r, %e_c3 : f64
  %e_c2 = arith.constant 0.24022650695910072 : f64
  %e_2 = math.fma %e_3, %r, %e_c2 : f64
  %e_c1 = arith.constant 0.6931471805599453 : f64
  %e_1 = math.fma %e_2, %r, %e_c1 : f64
  %e = math.fma %e_1, %r, %one : f64
  %power = func.call @scale_f64(%e, %shifted_2) : (f64, f64) -> f64
  // All numbers from 2^52 are integers, and those from 2^53 are even.
  %abs_y = math.absf %y : f64
  %two_52 = arith.constant 4.503599627370496e+15 : f64
  %is_5 = arith.cmpf ogt, %abs_y, %two_52 : f64
  %bounded = arith.select %is_5, %two_52, %abs_y : f64
  %sum_5 = arith.addf %bounded, %two_52 : f64
  %difference_9 = arith.subf %sum_5, %two_52 : f64
  %is_integer = arith.cmpf oeq, %difference_9, %bounded : f64
  %two_53 = arith.constant 9.007199254740992e+15 : f64
  %is_6 = arith.cmpf ogt, %abs_y, %two_53 : f64
  %selected = arith.select %is_6, %two_53, %abs_y : f64
  %half = arith.constant 0.5 : f64
  %half_2 = arith.mulf %selected, %half : f64
  %sum_6 = arith.addf %half_2, %two_52 : f64
  %difference_10 = arith.subf %sum_6, %two_52 : f64
  %has_rest = arith.cmpf une, %difference_10, %half_2 : f64
  %is_odd = arith.andi %has_rest, %is_integer : i1
  %bits_2 = arith.bitcast %power : f64 to i64
  %bits_3 = arith.bitcast %x : f64 to i64
  %sign_bit = arith.constant -9223372036854775808 : i64
  %masked_2 = arith.andi %bits_3, %sign_bit : i64
  %xor = arith.xori %bits_2, %masked_2 : i64
  %signed = arith.bitcast %xor : i64 to f64
  %real = arith.select %is_odd, %signed, %power : f64
  %is_7 = arith.cmpf olt, %x, %zero : f64
  %is_8 = arith.cmpf ogt, %x, %minus_inf : f64
  %is_root = arith.andi %is_7, %is_8 : i1
  %nan = arith.constant 0x7FF8000000000000 : f64
  %of_fraction = arith.select %is_root, %nan, %power : f64
  %value = arith.select %is_integer, %real, %of_fraction : f64
  %is_9 = arith.cmpf oeq, %y, %zero : f64
  %is_10 = arith.cmpf oeq, %x, %one : f64
  %is_one = arith.ori %is_9, %is_10 : i1
  %minus_one = arith.constant -1.0 : f64
  %is_11 = arith.cmpf oeq, %x, %minus_one : f64
  %is_12 = arith.cmpf oeq, %abs_y, %inf : f64
  %is_unit = arith.andi %is_11, %is_12 : i1
  %either_2 = arith.ori %is_one, %is_unit : i1
  %selected_2 = arith.select %either_2, %one, %value : f64
  return %selected_2 : f64
}

// The angle of the point (x, y), whose coordinates are not negative: that between it and the nearest of
// 0, pi / 4 and pi / 2, by a polynomial for the arc tangent, plus that angle.
func.func @angle_f64(%y: f64, %x: f64) -> f64 {
  %tan_3 = arith.constant 2.414213562373095 : f64
  %product = arith.mulf %x, %tan_3 : f64
  %is_steep = arith.cmpf ogt, %y, %product : f64
  %tan_1 = arith.constant 0.41421356237309503 : f64
  %product_2 = arith.mulf %x, %tan_1 : f64
  %is_middle = arith.cmpf ogt, %y, %product_2 : f64
  %difference = arith.subf %y, %x : f64
  %dividend_1 = arith.select %is_middle, %difference, %y : f64
  %sum = arith.addf %y, %x : f64
  %divisor_1 = arith.select %is_middle, %sum, %x : f64
  %negative = arith.negf %x : f64
  %dividend = arith.select %is_steep, %negative, %dividend_1 : f64
  %divisor = arith.select %is_steep, %y, %divisor_1 : f64
  %zero = arith.constant 0.0 : f64
  %quarter_pi_hi = arith.constant 0.7853981633974483 : f64
  %base_1 = arith.select %is_middle, %quarter_pi_hi, %zero : f64
  %quarter_pi_lo = arith.constant 3.061616997868383e-17 : f64
  %base_low_1 = arith.select %is_middle, %quarter_pi_lo, %zero : f64
  %half_pi_hi = arith.constant 1.5707963267948966 : f64
  %base = arith.select %is_steep, %half_pi_hi, %base_1 : f64
  %half_pi_lo = arith.constant 6.123233995736766e-17 : f64
  %base_low = arith.select %is_steep, %half_pi_lo, %base_low_1 : f64
  %z = arith.divf %dividend, %divisor : f64
  %square = arith.mulf %z, %z : f64
  %p_c10 = arith.constant -0.01925080050340318 : f64
  %p_c9 = arith.constant 0.03929628038344076 : f64
  %p_9 = math.fma %p_c10, %square, %p_c9 : f64
  %p_c8 = arith.constant -0.0508785944000655 : f64
  %p_8 = math.fma %p_9, %square, %p_c8 : f64
  %p_c7 = arith.constant 0.05858648773610551 : f64
  %p_7 = math.fma %p_8, %square, %p_c7 : f64
  %p_c6 = arith.constant -0.06664574529915125 : f64
  %p_6 = math.fma %p_7, %square, %p_c6 : f64
  %p_c5 = arith.constant 0.07692188166947386 : f64
  %p_5 = math.fma %p_6, %square, %p_c5 : f64
  %p_c4 = arith.constant -0.09090904820809684 : f64
  %p_4 = math.fma %p_5, %square, %p_c4 : f64
  %p_c3 = arith.constant 0.1111111102223566 : f64
  %p_3 = math.fma %p_4, %square, %p_c3 : f64
  %p_c2 = arith.constant -0.14285714284773784 : f64
  %p_2 = math.fma %p_3, %square, %p_c2 : f64
  %p_c1 = arith.constant 0.19999999999996243 : f64
  %p_1 = math.fma %p_2, %square, %p_c1 : f64
  %p_c0 = arith.constant -0.3333333333333333 : f64
  %p = math.fma %p_1, %square, %p_c0 : f64
  %product_3 = arith.mulf %z, %square : f64
  %small = math.fma %product_3, %p, %base_low : f64
  %sum_2 = arith.addf %z, %small : f64
  %sum_3 = arith.addf %base, %sum_2 : f64
  return %sum_3 : f64
}

func.func @atan_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.atan"} {
  %one = arith.constant 1.0 : f64
  %magnitude = math.absf %x : f64
  %angle_f64 = func.call @angle_f64(%magnitude, %one) : (f64, f64) -> f64
  %signed = math.copysign %angle_f64, %x : f64
  return %signed : f64
}

func.func @asin_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.asin", conversion.fma} {
  %magnitude = math.absf %x : f64
  %one = arith.constant 1.0 : f64
  %difference = arith.subf %one, %magnitude : f64
  %sum = arith.addf %one, %magnitude : f64
  %product = arith.mulf %difference, %sum : f64
  %root = math.sqrt %product : f64
  %angle_f64 = func.call @angle_f64(%magnitude, %root) : (f64, f64) -> f64
  %signed = math.copysign %angle_f64, %x : f64
  return %signed : f64
}

func.func @acos_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.acos", conversion.fma} {
  %magnitude = math.absf %x : f64
  %one = arith.constant 1.0 : f64
  %difference = arith.subf %one, %magnitude : f64
  %sum = arith.addf %one, %magnitude : f64
  %product = arith.mulf %difference, %sum : f64
  %root = math.sqrt %product : f64
  %angle = func.call @angle_f64(%root, %magnitude) : (f64, f64) -> f64
  %pi_hi = arith.constant 3.141592653589793 : f64
  %difference_2 = arith.subf %pi_hi, %angle : f64
  %pi_lo = arith.constant 1.2246467991473532e-16 : f64
  %other = arith.addf %difference_2, %pi_lo : f64
  %zero = arith.constant 0.0 : f64
  %is = arith.cmpf olt, %x, %zero : f64
  %selected = arith.select %is, %other, %angle : f64
  return %selected : f64
}

// (e + e / (e + 1)) / 2, where e = e^x - 1, which is a quarter until the end, since it may be infinite.
func.func @expm1_quarter_f64(%x: f64) -> f64 {
  %log2e = arith.constant 1.4426950408889634 : f64
  %magic = arith.constant 6.755399441055744e+15 : f64
  %shifted = math.fma %x, %log2e, %magic : f64
  %n = arith.subf %shifted, %magic : f64
  %minus_ln2_hi = arith.constant -0.6931471805601177 : f64
  %rest = math.fma %n, %minus_ln2_hi, %x : f64
  %minus_ln2_lo = arith.constant 1.7239444525614835e-13 : f64
  %r = math.fma %n, %minus_ln2_lo, %rest : f64
  %s_c10 = arith.constant 2.0920368157540625e-09 : f64
  %s_c9 = arith.constant 2.5105450976377234e-08 : f64
  %s_9 = math.fma %s_c10, %r, %s_c9 : f64
  %s_c8 = arith.constant 2.7557256960490596e-07 : f64
  %s_8 = math.fma %s_9, %r, %s_c8 : f64
  %s_c7 = arith.constant 2.7557254736064e-06 : f64
  %s_7 = math.fma %s_8, %r, %s_c7 : f64
  %s_c6 = arith.constant 2.480158734245771e-05 : f64
  %s_6 = math.fma %s_7, %r, %s_c6 : f64
  %s_c5 = arith.constant 1.9841269875470465e-04 : f64
  %s_5 = math.fma %s_6, %r, %s_c5 : f64
  %s_c4 = arith.constant 0.0013888888888876976 : f64
  %s_4 = math.fma %s_5, %r, %s_c4 : f64
  %s_c3 = arith.constant 0.008333333333325884 : f64
  %s_3 = math.fma %s_4, %r, %s_c3 : f64
  %s_c2 = arith.constant 0.04166666666666668 : f64
  %s_2 = math.fma %s_3, %r, %s_c2 : f64
  %s_c1 = arith.constant 0.1666666666666667 : f64
  %s_1 = math.fma %s_2, %r, %s_c1 : f64
  %half = arith.constant 0.5 : f64
  %s = math.fma %s_1, %r, %half : f64
  %square = arith.mulf %r, %r : f64
  %difference = arith.subf %rest, %r : f64
  %error = math.fma %n, %minus_ln2_lo, %difference : f64
  %fma = math.fma %square, %s, %error : f64
  %q = arith.addf %r, %fma : f64
  %bits = arith.bitcast %shifted : f64 to i64
  %c52 = arith.constant 52 : i64
  %shifted_2 = arith.shli %bits, %c52 : i64
  %quarter_bits = arith.constant 4598175219545276416 : i64
  %sum = arith.addi %shifted_2, %quarter_bits : i64
  %power = arith.bitcast %sum : i64 to f64
  %c0_25 = arith.constant 0.25 : f64
  %difference_2 = arith.subf %power, %c0_25 : f64
  %fma_2 = math.fma %q, %power, %difference_2 : f64
  return %fma_2 : f64
}

func.func @sinh_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.sinh"} {
  %magnitude = math.absf %x : f64
  %c710_6 = arith.constant 710.6 : f64
  %is = arith.cmpf ogt, %magnitude, %c710_6 : f64
  %clamped = arith.select %is, %c710_6, %magnitude : f64
  %e = func.call @expm1_quarter_f64(%clamped) : (f64) -> f64
  %c0_25 = arith.constant 0.25 : f64
  %sum = arith.addf %e, %c0_25 : f64
  %quotient = arith.divf %c0_25, %sum : f64
  %sum_2 = math.fma %e, %quotient, %e : f64
  %value = arith.addf %sum_2, %sum_2 : f64
  %c1em8 = arith.constant 1.0e-08 : f64
  %is_small = arith.cmpf olt, %magnitude, %c1em8 : f64
  %selected = arith.select %is_small, %magnitude, %value : f64
  %signed = math.copysign %selected, %x : f64
  return %signed : f64
}

func.func @cosh_f64(%x: f64) -> f64
    attributes {conversion.expands = "math.cosh"} {
  %magnitude = math.absf %x : f64
  %c710_6 = arith.constant 710.6 : f64
  %is = arith.cmpf ogt, %magnitude, %c710_6 : f64
  %clamped = arith.select %is, %c710_6, %magnitude : f64
  %expm1_quarter_f64 = func.call @expm1_quarter_f64(%clamped) : (f64) -> f64
  %c0_25 = arith.constant 0.25 : f64
  %power = arith.addf %expm1_quarter_f64, %c0_25 : f64
  %c0_0625 = arith.constant 0.0625 : f64
  %quotient = arith.divf %c0_0625, %power : f64
  %sum = arith.addf %power, %quotient : f64
  %sum_2 = arith.addf %sum, %sum : f64
  return %sum_2 : f64
}
