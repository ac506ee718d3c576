// The forms of several years, with comments that stay.

!f = tensor<4xf32>
#unused = affine_map<(d0) -> (d0)>

// A complex product.
func.func @elementwise(%re: !f,   %im: !f) -> tensor<4xcomplex<f32>> {
  %z = "stablehlo.complex"(%re, %im) : (!f, !f) -> tensor<4xcomplex<f32>>  // z
  // Squared.
  %square = "stablehlo.multiply"(%z, %z) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %square : tensor<4xcomplex<f32>>
}

func.func @compare(%a: !f, %b: !f) -> tensor<4xi1> {
  // ordered
  %less = "stablehlo.compare"(%a, %b) {comparison_direction = #stablehlo<comparison_direction LT>} : (!f, !f) -> tensor<4xi1>
  return %less : tensor<4xi1>
}

func.func @standard(%x: f32, %c: i1) -> f32 {
  %one = arith.constant 1.000000e+00 : f32 loc("one")
  %0:2 = "some.pair"(%x) : (f32) -> (f32, f32)
  %1 = arith.addf %0#1, %one : f32
  %2 = arith.select %c, %1, %0#0 : f32  // choose
  return %2 : f32
}

func.func @relu(%x: !f) -> !f {
  // The limit is six.
  %six = "tosa.clamp"(%x) {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (!f) -> !f
  return %six : !f
}

func.func @product(%x: tensor<4xi32>) -> tensor<4xi32> {
  %y_0 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.mul"(%x, %x, %y_0) : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %w = "tosa.mul"(%y, %x) {shift = 9 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32> // no rule
  return %w : tensor<4xi32>
}

func.func @tokens() {
  %t = "stablehlo.create_token"() : () -> !stablehlo.token // the first
  %u = "stablehlo.after_all"(%t, %t) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  /// after both
  "some.user"(%u, %t) {key = 1 : i64} : (!stablehlo.token, !stablehlo.token) -> ()
  return
}

func.func @counted(%c: i1) {
  scf.if %c {
    %i = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>   // lane
    "some.user"(%i) : (tensor<4xi32>) -> ()
  }
  return
}

func.func @calls(%x: i32) -> i32 {
  %y = "emitc.call_opaque"(%x) {callee = "f"} : (i32) -> i32
  return %y : i32
}
