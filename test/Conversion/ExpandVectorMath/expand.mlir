// RUN: strata opt --expand-vector-math %s | FileCheck %s
// RUN: strata opt --expand-vector-math='fma=false' %s | FileCheck %s --check-prefix=SUMS
// RUN: strata opt --expand-vector-math='ulp=4' %s | FileCheck %s --check-prefix=FOUR

// Only operations that may be approximated.
// CHECK-LABEL: func.func @exact
// CHECK-NEXT:    %[[FIRST:.*]] = math.exp %{{.*}} : f32
// CHECK-NEXT:    %[[SECOND:.*]] = math.exp %[[FIRST]] fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : f32
// CHECK-NEXT:    return %[[SECOND]]
func.func @exact(%x: f32) -> f32 {
  %first = math.exp %x : f32
  %second = math.exp %first fastmath<reassoc,nnan,ninf,nsz,arcp,contract> : f32
  return %second : f32
}

// CHECK-LABEL: func.func @approximate
// CHECK-NOT:     math.exp
// CHECK:         math.fma
// CHECK-NOT:     fastmath
// CHECK:         return
// SUMS-LABEL:  func.func @approximate
// SUMS-NOT:      math.fma
// SUMS:          arith.mulf
// SUMS-NEXT:     arith.addf
func.func @approximate(%x: f32) -> f32 {
  %y = math.exp %x fastmath<afn> : f32
  return %y : f32
}

// The product of a user stays.
// SUMS-LABEL: func.func @fma
// SUMS:         math.fma %{{.*}}, %{{.*}}, %{{.*}} fastmath<afn> : f64
func.func @fma(%x: f64) -> f64 {
  %y = math.fma %x, %x, %x fastmath<afn> : f64
  return %y : f64
}

// CHECK-LABEL: func.func @vectors
// CHECK-SAME:    (%[[X:[a-z0-9_]+]]: vector<2x4xf64>
// CHECK:         arith.cmpf olt, %[[X]], %{{.*}} : vector<2x4xf64>
// CHECK:         arith.shli %{{.*}}, %{{.*}} : vector<2x4xi64>
// CHECK-NOT:     math.exp
func.func @vectors(%x: vector<2x4xf64>) -> vector<2x4xf64> {
  %y = math.exp %x fastmath<fast> : vector<2x4xf64>
  return %y : vector<2x4xf64>
}

// CHECK-LABEL: func.func @narrow
// CHECK:         %[[WIDE:.*]] = arith.extf %{{.*}} : vector<4xf16> to vector<4xf32>
// CHECK:         %[[NARROW:.*]] = arith.truncf %{{.*}} : vector<4xf32> to vector<4xf16>
// CHECK:         arith.extf %{{.*}} : bf16 to f32
// CHECK-NOT:     math.tanh
// CHECK:         return %[[NARROW]]
func.func @narrow(%x: vector<4xf16>, %y: bf16) -> (vector<4xf16>, bf16) {
  %a = math.tanh %x fastmath<afn> : vector<4xf16>
  %b = math.tanh %y fastmath<afn> : bf16
  return %a, %b : vector<4xf16>, bf16
}

// The exact version has a polynomial for small numbers.
// CHECK-LABEL: func.func @accuracy
// CHECK:         arith.select %{{.*}}, %{{.*}}, %{{.*}} : f32
// CHECK:         arith.select
// FOUR-LABEL:  func.func @accuracy
// FOUR:          arith.select
// FOUR-NOT:      arith.select
// FOUR:          return
func.func @accuracy(%x: f32) -> f32 {
  %y = math.tanh %x fastmath<afn> : f32
  return %y : f32
}

// Operations without a function, and types without one, stay. The power needs products that are not rounded.
// CHECK-LABEL: func.func @others
// CHECK:         math.sin %{{.*}} fastmath<afn> : f64
// CHECK:         math.exp %{{.*}} fastmath<afn> : f80
// CHECK:         math.ceil %{{.*}} fastmath<afn> : f32
// CHECK-NOT:     math.powf
// SUMS-LABEL:  func.func @others
// SUMS:          math.powf
func.func @others(%x: f64, %y: f80, %z: f32, %w: f64) -> (f64, f80, f32, f64) {
  %a = math.sin %x fastmath<afn> : f64
  %b = math.exp %y fastmath<afn> : f80
  %c = math.ceil %z fastmath<afn> : f32
  %d = math.powf %x, %w fastmath<afn> : f64
  return %a, %b, %c, %d : f64, f80, f32, f64
}

// Constants need a static shape.
// CHECK-LABEL: func.func @shapes
// CHECK:         math.tanh %{{.*}} : tensor<?xf32>
// CHECK:         math.tanh %{{.*}} : tensor<*xbf16>
// CHECK-NOT:     math.tanh
// CHECK:         return
func.func @shapes(%x: tensor<?xf32>, %y: tensor<*xbf16>, %z: tensor<4xf16>, %w: vector<[4]xf32>)
    -> (tensor<?xf32>, tensor<*xbf16>, tensor<4xf16>, vector<[4]xf32>) {
  %a = math.tanh %x fastmath<afn> : tensor<?xf32>
  %b = math.tanh %y fastmath<afn> : tensor<*xbf16>
  %c = math.tanh %z fastmath<afn> : tensor<4xf16>
  %d = math.tanh %w fastmath<afn> : vector<[4]xf32>
  return %a, %b, %c, %d : tensor<?xf32>, tensor<*xbf16>, tensor<4xf16>, vector<[4]xf32>
}

// Operations with two results stay.
// CHECK-LABEL: func.func @both
// CHECK-NEXT:    math.sincos
func.func @both(%x: f32) -> (f32, f32) {
  %sin, %cos = math.sincos %x fastmath<afn> : f32
  return %sin, %cos : f32, f32
}
