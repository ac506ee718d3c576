// The forms of several years, with comments that stay.

!f = tensor<4xf32>
#unused = affine_map<(d0) -> (d0)>

// A complex product.
func.func @elementwise(%re: !f,   %im: !f) -> tensor<4xcomplex<f32>> {
  %z = "mhlo.complex"(%re, %im) : (!f, !f) -> tensor<4xcomplex<f32>>  // z
  // Squared.
  %square = "mhlo.multiply"(%z, %z)
      : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>)
      -> tensor<4xcomplex<f32>>
  return %square : tensor<4xcomplex<f32>>
}

func.func @compare(%a: !f, %b: !f) -> tensor<4xi1> {
  %less = "mhlo.compare"(%a, %b) {
    comparison_direction = "LT" // ordered
  } : (!f, !f) -> tensor<4xi1>
  return %less : tensor<4xi1>
}

func.func @standard(%x: f32, %c: i1) -> f32 {
  %one = "std.constant"() {value = 1.0 : f32} : () -> f32 loc("one")
  %0:2 = "some.pair"(%x) : (f32) -> (f32, f32)
  %1 = "std.addf"(%0#1,    %one) : (f32, f32) -> f32
  %2 = "std.select"(%c, %1, %0#0) : (i1, f32, f32) -> f32  // choose
  "std.return"(%2) : (f32) -> ()
}

func.func @relu(%x: !f) -> !f {
  // The limit is six.
  %six = "tosa.reluN"(%x) {max_int = 6 : i64, max_fp = 6.0 : f32} : (!f) -> !f
  return %six : !f
}

func.func @product(%x: tensor<4xi32>) -> tensor<4xi32> {
  %y = "tosa.mul"(%x, %x) {shift = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %w = "tosa.mul"(%y, %x) {shift = 9 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32> // no rule
  return %w : tensor<4xi32>
}

func.func @tokens() {
  %t = "mhlo.create_token"() : () -> !mhlo.token // the first
  %u = "mhlo.after_all"(%t, %t) : (!mhlo.token, !mhlo.token) -> !mhlo.token
  "some.user"(%u, /// after both
              %t) {key = 1} : (!mhlo.token, !mhlo.token) -> ()
  return
}

func.func @counted(%c: i1) {
  scf.if %c {
    %i = "mhlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>   // lane
    "some.user"(%i) : (tensor<4xi32>) -> ()
  }
  return
}

func.func @calls(%x: i32) -> i32 {
  %y = "emitc.call"(%x) {callee = "f"} : (i32) -> i32
  return %y : i32
}
