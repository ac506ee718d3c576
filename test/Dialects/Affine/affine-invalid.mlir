// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32) {
  // expected-error @+1 {{op operand #0 must be variadic of index, but got 'i32'}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0) -> (d0)>}> : (i32) -> index
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{op requires attribute 'map'}}
  %0 = "affine.apply"(%a) : (index) -> index
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.memref, but found 'tensor<?xf32>'}}
  %0 = affine.load %m[%i] : tensor<?xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{op failed to verify that result type matches element type of 'memref'}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> i32
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected 'read' or 'write'}}
  affine.prefetch %m[%i], fetch, locality<3>, data : memref<?xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%i], read, locality<4>, data : memref<?xf32>
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  affine.for %k = %i to 7 step { }
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{a bound with 2 values must begin with 'min'}}
  affine.for %k = 0 to affine_map<(d0) -> (d0, 4)>(%i) { }
}
