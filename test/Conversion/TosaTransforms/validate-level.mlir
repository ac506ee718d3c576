// RUN: strata opt %s --tosa-validate --split-input-file --verify-diagnostics
// RUN: strata opt %s --tosa-attach-target=level=none --tosa-validate --split-input-file -o /dev/null
// Unranked tensors.
func.func @f(%a: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.abs' op failed level check: unranked tensor}}
  %0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

// Dynamic results.
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.abs' op failed level check: result shape dimension cannot be dynamic when targeting TOSA specification version 1.0 or below}}
  %0 = tosa.abs %a : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

// Ranks of tensors.
func.func @f(%a: tensor<1x1x1x1x1x1x1xf32>) {
  // expected-error@+1 {{'tosa.abs' op failed level check: operand rank(shape) <= MAX_RANK}}
  %0 = tosa.abs %a : (tensor<1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1xf32>
  return
}

// -----

// Ranks of shapes.
func.func @f(%a: tensor<1x1x1x1xf32>) {
  %p = tosa.const_shape {values = dense<0> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.pad' op failed shape type level check: '!tosa.shape<8>' exceeds MAX_RANK}}
  %0 = tosa.pad %a, %p, %z : (tensor<1x1x1x1xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Sizes of tensors.
func.func @f(%a: tensor<536870912xf32>) {
  // expected-error@+1 {{'tosa.abs' op failed level check: operand tensor size (in bytes) <= (1 << MAX_LOG2_SIZE - 1)}}
  %0 = tosa.abs %a : (tensor<536870912xf32>) -> tensor<536870912xf32>
  return
}

// -----

// Variables.
// expected-error@+1 {{'tosa.variable' op failed level check: variable type rank(shape) <= MAX_RANK}}
tosa.variable @v : tensor<1x1x1x1x1x1x1xf32>

// -----

// Kernels of pools.
func.func @f(%a: tensor<1x8193x1x1xf32>) {
  // expected-error@+1 {{failed level check: kernel <= MAX_KERNEL}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 8193, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8193x1x1xf32>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Strides of pools.
func.func @f(%a: tensor<1x1x1x1xf32>) {
  // expected-error@+1 {{failed level check: stride <= MAX_STRIDE}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 8193>} : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Dilations.
func.func @f(%a: tensor<1x1x1x1xf32>, %w: tensor<1x1x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{failed level check: dilation <= MAX_KERNEL}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 8193, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Padding.
func.func @f(%a: tensor<1x1x1x1xf32>, %w: tensor<1x1x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{failed level check: pad <= MAX_KERNEL}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 8193, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8194x1x1xf32>
  return
}

// -----

// Kernels.
func.func @f(%a: tensor<1x8193x1x1xf32>, %w: tensor<1x3x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{failed level check: dilation_y * KH <= MAX_KERNEL)}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 4096, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8193x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Kernels in the other dimension.
func.func @f(%a: tensor<1x1x8193x1xf32>, %w: tensor<1x1x8193x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{failed level check: dilation_x * KW <= MAX_KERNEL)}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x8193x1xf32>, tensor<1x1x8193x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Kernels in three dimensions.
func.func @f(%a: tensor<1x8193x1x1x1xf32>, %w: tensor<1x8193x1x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{failed level check: dilation_d * KD <= MAX_KERNEL)}}
  %0 = tosa.conv3d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x8193x1x1x1xf32>, tensor<1x8193x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1x1xf32>
  return
}

// -----

// Kernels of transposed convolutions.
func.func @f(%a: tensor<1x1x1x1xf32>, %w: tensor<1x8193x1x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{failed level check: KH <= MAX_KERNEL}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xf32>, tensor<1x8193x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8193x1x1xf32>
  return
}

// -----

// Kernels of transposed convolutions.
func.func @f(%a: tensor<1x1x1x1xf32>, %w: tensor<1x1x8193x1xf32>, %b: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{failed level check: KW <= MAX_KERNEL}}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x1xf32>, tensor<1x1x8193x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x8193x1xf32>
  return
}

// -----

// Fourier transforms.
func.func @f(%a: tensor<1x16384x1xf32>) {
  // expected-error@+1 {{failed level check: H <= MAX_KERNEL}}
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x16384x1xf32>, tensor<1x16384x1xf32>) -> (tensor<1x16384x1xf32>, tensor<1x16384x1xf32>)
  return
}

// -----

// Fourier transforms of real numbers.
func.func @f(%a: tensor<1x1x16384xf32>) {
  // expected-error@+1 {{failed level check: W <= MAX_KERNEL}}
  %0, %1 = tosa.rfft2d %a : (tensor<1x1x16384xf32>) -> (tensor<1x1x8193xf32>, tensor<1x1x8193xf32>)
  return
}

// -----

// Scales.
func.func @f(%a: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[257, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{failed level check: scale_y_n/scale_y_d <= MAX_SCALE}}
  %0 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Scales in the other dimension.
func.func @f(%a: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 257, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{failed level check: scale_x_n/scale_x_d <= MAX_SCALE}}
  %0 = tosa.resize %a, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

// Numbers of tensors.
func.func @f(%a: tensor<1xf32>) {
  // expected-error@+1 {{failed level check for MAX_TENSOR_LIST_SIZE: input1}}
  %0 = tosa.concat %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {axis = 0 : i32} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<65xf32>
  return
}

// -----

// Numbers of operands of custom operations.
func.func @f(%a: tensor<1xf32>) {
  // expected-error@+1 {{failed level check for MAX_TENSOR_LIST_SIZE: input_list}}
  tosa.custom %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {domain_name = "d", implementation_attrs = "", operator_name = "n"} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

// -----

// Numbers of results.
func.func @f(%a: tensor<1xf32>) {
  // expected-error@+1 {{failed level check for MAX_TENSOR_LIST_SIZE: output_list}}
  %0:65 = tosa.custom %a {domain_name = "d", implementation_attrs = "", operator_name = "n"} : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  return
}

// -----

// Nesting of control flow.
func.func @f(%c: tensor<i1>, %a: tensor<4xf32>) {
  %r1 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    %r2 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
      %r3 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
        %r4 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
          %r5 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
  // expected-error@+1 {{'tosa.cond_if' op failed level check: 6 >= MAX_NESTING}}
            %r6 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
              tosa.yield %a : tensor<4xf32>
            } else {
              tosa.yield %a : tensor<4xf32>
            }
            tosa.yield %a : tensor<4xf32>
          } else {
            tosa.yield %a : tensor<4xf32>
          }
          tosa.yield %a : tensor<4xf32>
        } else {
          tosa.yield %a : tensor<4xf32>
        }
        tosa.yield %a : tensor<4xf32>
      } else {
        tosa.yield %a : tensor<4xf32>
      }
      tosa.yield %a : tensor<4xf32>
    } else {
      tosa.yield %a : tensor<4xf32>
    }
    tosa.yield %a : tensor<4xf32>
  } else {
    tosa.yield %a : tensor<4xf32>
  }
  return
}

// -----

// Numbers of values of control flow.
func.func @f(%c: tensor<i1>, %a: tensor<1xf32>) {
  // expected-error@+1 {{failed level check for MAX_TENSOR_LIST_SIZE: outputs}}
  %0:65 = tosa.cond_if %c : tensor<i1> -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    tosa.yield %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  } else {
    tosa.yield %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
  return
}
