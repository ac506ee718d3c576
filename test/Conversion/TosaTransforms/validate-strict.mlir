// RUN: strata opt %s --tosa-validate=strict-op-spec-alignment --split-input-file --verify-diagnostics
// Profiles.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16]>} {
  func.func @f(%a: tensor<4xf32>) {
    // expected-error@+1 {{'tosa.abs' op illegal: requires [pro_fp] but not enabled in target}}
    %0 = tosa.abs %a : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// Extensions, which a module without target has none of.
func.func @f(%a: tensor<4xbf16>) {
  // expected-error@+1 {{'tosa.abs' op illegal: requires [bf16] but not enabled in target}}
  %0 = tosa.abs %a : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

// -----

// An extension of the target.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [bf16]>} {
  func.func @f(%a: tensor<4xbf16>) {
    %0 = tosa.abs %a : (tensor<4xbf16>) -> tensor<4xbf16>
    return
  }
}

// -----

// Extensions of a profile.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [bf16]>} {
  func.func @f(%a: tensor<4xbf16>) {
    // expected-error@+1 {{'tosa.abs' op illegal: requires [pro_fp] to work with but not enabled in target}}
    %0 = tosa.abs %a : (tensor<4xbf16>) -> tensor<4xbf16>
    return
  }
}

// -----

// Several extensions.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [bf16]>} {
  func.func @f(%a: tensor<4xbf16>) {
    // expected-error@+1 {{'tosa.cast' op illegal: requires all of [bf16, fp8e4m3] but not enabled in target}}
    %0 = tosa.cast %a : (tensor<4xbf16>) -> tensor<4xf8E4M3FN>
    return
  }
}

// -----

// Versions.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [fp8e4m3]>} {
  func.func @f(%a: tensor<1x4x4xf8E4M3FN>) {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
    // expected-error@+1 {{'tosa.matmul' op illegal: the target specification version (1.0) is not backwards compatible with the op compliance specification version (1.1)}}
    %0 = tosa.matmul %a, %a, %z, %z : (tensor<1x4x4xf8E4M3FN>, tensor<1x4x4xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x4x4xf32>
    return
  }
}

// -----

// Extensions of another version.
// expected-error@+1 {{extension 'int64' is not compatible with the target version 1.0, minimum required version is 1.1}}
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int64]>} {
}

// -----

// No profile.
// expected-error@+1 {{profile 'none' is not compatible with the target version 1.1, minimum required version is 0.0}}
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [none], extensions = [int16]>} {
}

// -----

// Version 1.1 has dynamic dimensions.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_fp], extensions = [int16]>} {
  func.func @f(%a: tensor<?xf32>, %s: tensor<1xi8>) {
    %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}

// -----

// An extension allows operands that are not constants.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [dynamic]>} {
  func.func @f(%a: tensor<4xf32>, %s: tensor<1xi8>) {
    %0 = tosa.mul %a, %a, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
    return
  }
}

// -----

// Rounding.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi8>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    // expected-error@+1 {{DOUBLE_ROUND is only allowed with scale32=true.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = false} : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
    return
  }
}

// -----

// Scales of 32 bits.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi48>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    // expected-error@+1 {{scale32 is not allowed with 48-bit input.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    return
  }
}

// -----

// Signs.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi8>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    // expected-error@+1 {{input and output cannot be both unsigned.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
    return
  }
}

// -----

// Unsigned inputs of wide results.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi8>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    // expected-error@+1 {{i32 output type is not allowed with unsigned input.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi32>
    return
  }
}

// -----

// Unsigned results of wide inputs.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi32>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    // expected-error@+1 {{i32 input type is not allowed with unsigned output.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    return
  }
}

// -----

// Unsigned results of 48 bits.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi48>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    // expected-error@+1 {{i48 input type is not allowed with unsigned output.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<4xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    return
  }
}

// -----

// Unsigned inputs of 48 bits.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi48>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    // expected-error@+1 {{i48 input type cannot be unsigned.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<4xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    return
  }
}

// -----

// Unsigned inputs of 32 bits.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi32>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    // expected-error@+1 {{i32 input type cannot be unsigned.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    return
  }
}

// -----

// Unsigned results of 32 bits.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int], extensions = [int16, doubleround]>} {
  func.func @f(%a: tensor<4xi8>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    %y = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    // expected-error@+1 {{i32 output type cannot be unsigned.}}
    %0 = tosa.rescale %a, %m, %s, %z, %y {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi32>
    return
  }
}

// -----

// Shifts are for 32 bits.
func.func @f(%a: tensor<4xi8>) {
  %s = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{requires shift = 0 for all input data types that are not int32_t, but got: 1}}
  %0 = tosa.mul %a, %a, %s : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

// Ranges of shifts.
func.func @f(%a: tensor<4xi32>) {
  %s = "tosa.const"() {values = dense<64> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error@+1 {{requires 0 <= shift && shift <= 63, but got: 64}}
  %0 = tosa.mul %a, %a, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

// Tables.
func.func @f(%a: tensor<4xi8>) {
  %t = "tosa.const"() {values = dense<1> : tensor<255xi8>} : () -> tensor<255xi8>
  // expected-error@+1 {{requires table size of 256, got 255}}
  %0 = tosa.table %a, %t : (tensor<4xi8>, tensor<255xi8>) -> tensor<4xi8>
  return
}

// -----

// Sizes of images.
func.func @f(%a: tensor<1x16384x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{expect input/output height/width dims to be < 16384, got [OH, OW, IH, IW] = 16384, 1, 16384, 1}}
  %0 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x16384x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16384x1x1xf32>
  return
}

// -----

// Numerators.
func.func @f(%a: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[2049, 2049, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{expect all scale numerator values to be <= (1 << 11), got scale_y_n=2049, scale_x_n=1}}
  %0 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Ratios.
func.func @f(%a: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 16, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{expect a downscale ratio larger than 1/16, got y=1/16, x=1/1}}
  %0 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Offsets.
func.func @f(%a: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 20]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 20]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{expect offsetX / scaleXNumerator to be in range [-1, 16), got 20/1}}
  %0 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Borders.
func.func @f(%a: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{expect borderY / scaleYNumerator to be in range [-16, 1), got 2/2}}
  %0 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Regions are isolated.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [controlflow]>} {
  func.func @f(%c: tensor<i1>, %a: tensor<4xf32>) {
    // expected-error@+1 {{'tosa.cond_if' op is not conformant to the TOSA specification. It requires the 'then' region is isolated from above.}}
    %0 = "tosa.cond_if"(%c, %a) ({
    ^bb0(%b: tensor<4xf32>):
      tosa.yield %a : tensor<4xf32>
    }, {
    ^bb0(%e: tensor<4xf32>):
      tosa.yield %e : tensor<4xf32>
    }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// Regions are isolated.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp], extensions = [controlflow]>} {
  func.func @f(%c: tensor<i1>, %a: tensor<4xf32>) {
    // expected-error@+1 {{'tosa.cond_if' op is not conformant to the TOSA specification. It requires the 'else' region is isolated from above.}}
    %0 = "tosa.cond_if"(%c, %a) ({
    ^bb0(%b: tensor<4xf32>):
      tosa.yield %b : tensor<4xf32>
    }, {
    ^bb0(%e: tensor<4xf32>):
      tosa.yield %a : tensor<4xf32>
    }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// Regions of loops are isolated.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [controlflow]>} {
  func.func @f(%a: tensor<i1>) {
    // expected-error@+1 {{It requires the 'cond' region is isolated from above.}}
    %0 = "tosa.while_loop"(%a) ({
    ^bb0(%b: tensor<i1>):
      tosa.yield %a : tensor<i1>
    }, {
    ^bb0(%e: tensor<i1>):
      tosa.yield %e : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    return
  }
}

// -----

// Regions of loops are isolated.
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [controlflow]>} {
  func.func @f(%a: tensor<i1>) {
    // expected-error@+1 {{It requires the 'body' region is isolated from above.}}
    %0 = "tosa.while_loop"(%a) ({
    ^bb0(%b: tensor<i1>):
      tosa.yield %b : tensor<i1>
    }, {
    ^bb0(%e: tensor<i1>):
      tosa.yield %a : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    return
  }
}
