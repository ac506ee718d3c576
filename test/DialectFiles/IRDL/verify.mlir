// RUN: %opt --irdl-file=%S/Inputs/verify.irdl.mlir --split-input-file --verify-diagnostics %s

func.func @rank(%m: memref<3x4xf32>, %i: index) {
  // expected-error @+1 {{'check.load' op expected 2 indices, but got 1}}
  %0 = check.load %m[%i] : memref<3x4xf32>
  return
}

// -----

func.func @function(%m: memref<f32>) {
  // expected-error @+1 {{'check.load' op expects the memref to have dimensions, but got 'memref<f32>'}}
  %0 = check.load %m[] : memref<f32>
  return
}

// -----

func.func @loop(%m: memref<3x7xf32>, %i: index) {
  // expected-error @+1 {{size 7 of dimension 1}}
  %0 = check.load %m[%i, %i] : memref<3x7xf32>
  return
}

// -----

func.func @leave(%m: memref<?x7xf32>, %i: index) {
  %0 = check.load %m[%i, %i] : memref<?x7xf32>
  return
}

// -----

func.func @count(%m: memref<2x3x2xf32>, %i: index) {
  // expected-error @+1 {{'check.load' op has two dimensions of size 2: 2, 3, 2}}
  %0 = check.load %m[%i, %i, %i] : memref<2x3x2xf32>
  return
}

// -----

func.func @strides(%m: memref<2x3xf32, strided<[9, 5], offset: 4>>, %i: index) {
  // expected-error @+1 {{'check.load' op stride 1 and offset 4}}
  %0 = check.load %m[%i, %i] : memref<2x3xf32, strided<[9, 5], offset: 4>>
  return
}

// -----

func.func @map_strides(%m: memref<2x3xf32, affine_map<(i, j)[s] -> (i * s + j * 2 + j * 3 + 4)>>, %i: index) {
  // expected-error @+1 {{'check.load' op stride 1 and offset 4}}
  %0 = check.load %m[%i, %i] : memref<2x3xf32, affine_map<(i, j)[s] -> (i * s + j * 2 + j * 3 + 4)>>
  return
}

// -----

func.func @not_strided(%m: memref<2x3xf32, affine_map<(i, j) -> (i floordiv 2 + j)>>, %i: index) {
  // expected-error @+1 {{'check.load' op is not strided}}
  %0 = check.load %m[%i, %i] : memref<2x3xf32, affine_map<(i, j) -> (i floordiv 2 + j)>>
  return
}

// -----

// expected-error @+1 {{'check.map' op has the constant 3}}
"check.map"() <{map = affine_map<(d0) -> (3)>, color = #check.color<red>, type = i32}> ({}) : () -> ()

// -----

// expected-error @+1 {{'check.map' op has d1 in (d0, d1) -> (d1)}}
"check.map"() <{map = affine_map<(d0, d1) -> (d1)>, color = #check.color<red>, type = i32}> ({}) : () -> ()

// -----

// expected-error @+1 {{'check.map' op is green, #check.color<green>}}
"check.map"() <{map = affine_map<(d0) -> (d0 + 1)>, color = #check.color<green>, type = i32}> ({}) : () -> ()

// -----

// expected-error @+1 {{'check.map' op has 96 bits}}
"check.map"() <{map = affine_map<(d0) -> (d0 + 1)>, color = #check.color<red>, type = vector<3xi32>}> ({}) : () -> ()

// -----

// expected-error @+1 {{'check.map' op contains check.map}}
"check.map"() <{map = affine_map<(d0) -> (d0)>, color = #check.color<red>, type = i32}> ({
  "check.map"() <{map = affine_map<(d0) -> (d0)>, color = #check.color<red>, type = i32}> ({}) : () -> ()
}) : () -> ()

// -----

func.func @unguarded(%x: i32) {
  // expected-error @+1 {{'check.unguarded' op cannot be verified: unknown method in 'getRank() > 1) return emitOpError("x");'}}
  "check.unguarded"(%x) : (i32) -> ()
  return
}

// -----

func.func @outer(%a: vector<3xf32>, %b: vector<4xf32>) -> vector<3x4xf32> {
  %0 = check.outer %a, %b : vector<3xf32>, vector<4xf32>
  return %0 : vector<3x4xf32>
}
