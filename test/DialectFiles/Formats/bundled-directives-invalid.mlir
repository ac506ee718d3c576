// RUN: %opt --irdl-file=%S/Inputs/bundled.irdl.mlir --split-input-file --verify-diagnostics %s

func.func @f(%t: tensor<4xf32>, %u: tensor<4xf32>) {
  // expected-error @+1 {{tied operand not found for result reference}}
  %0 = d.call(%t) : (tensor<4xf32>) -> %u
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @+1 {{the type of the tied operand is not known}}
  %0 = d.call(%t) : () -> %t
}

// -----

// expected-error @+1 {{Unexpected dimension c, expecting b}}
#a = #d.labels<[c]x[i, o]>

// -----

// expected-error @+1 {{Unexpected dimension 2000}}
#a = #d.labels<[b, 2000]x[i, o]>

// -----

// expected-error @+1 {{Duplicate entries for spatial dimension 0}}
#a = #d.labels<[b, 0, 0]x[i, o]>

// -----

// expected-error @+1 {{Expected dimensions b not specified}}
#a = #d.labels<[0]x[i, o]>

// -----

// expected-error @+1 {{Expected spatial dimensions 0 not specified}}
#a = #d.labels<[b, 1]x[i, o]>

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: in_batc}}
#a = #d.labels<raw in_batc = 0>

// -----

// expected-error @+1 {{struct is missing required parameter: in_rest}}
#a = #d.labels<raw in_batch = 0>

// -----

// expected-error @+1 {{expected rows of the same length}}
d.conv dims = [b]x[i, o], sum = [] x [] window = {pad = [[1], [1, 2]]} format = e1m1

// -----

// expected-error @+1 {{Unexpected keyword stride}}
d.conv dims = [b]x[i, o], sum = [] x [] window = {stride = [1], stride = [1]} format = e1m1

// -----

// expected-error @+1 {{expected exponent mantissa in format e#m#, saw m1e1}}
d.conv dims = [b]x[i, o], sum = [] x [] window = {} format = m1e1

// -----

// expected-error @+1 {{unable to parse exponent '99999999999'}}
d.conv dims = [b]x[i, o], sum = [] x [] window = {} format = e99999999999m1

// -----

func.func @f(%t: tensor<4xf32>, %init: tensor<f32>) {
  // expected-error @+1 {{expected the inner-op to be a commutative binary-op from the d dialect, with zero region, producing single result}}
  %0 = d.reduce(%t init: %init) applies d.sub across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
}

// -----

func.func @f(%t: tensor<4xf32>, %init: tensor<f32>) {
  // expected-error @+1 {{expected 2 types, but found 1}}
  %0 = d.reduce(%t init: %init) applies d.add across dimensions = [0] : (tensor<4xf32>) -> tensor<f32>
}

// -----

func.func @f(%t: f32, %init: tensor<f32>) {
  // expected-error @+1 {{expected one input, a tensor}}
  %0 = d.reduce(%t init: %init) applies d.add across dimensions = [0] : (f32, tensor<f32>) -> tensor<f32>
}

// -----

// expected-error @+2 {{expected a number of 32 bits}}
d.fork() default {
} part0() count(99999999999) {
} : () -> ()

// -----

// expected-error @+1 {{expected a number of 32 bits}}
#padded = #d.padded<[-1:+4]>
