// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Bounds of loops, and subscripts that the bounds simplify.

// CHECK: #map = affine_map<()[s0] -> (s0, 16)>
// CHECK: #map1 = affine_map<(d0)[s0] -> (s0, d0, s0)>
// CHECK-LABEL: func.func @bounds(%arg0: index) {
// CHECK-NEXT: affine.for %arg1 = 4 to min #map()[%arg0] {
// CHECK-NEXT: affine.for %arg2 = 0 to 64 {
// CHECK-NEXT: "use"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg2 = 0 to min #map1(%arg1)[%arg0] {
// CHECK-NEXT: "use"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @bounds(%n: index) {
  %c4 = arith.constant 4 : index
  affine.for %i = max affine_map<(d0) -> (d0, 1)>(%c4) to min affine_map<(d0)[s0] -> (s0, d0 * 4)>(%c4)[%n] {
    affine.for %j = 0 to min affine_map<(d0) -> (64, d0 + 70)>(%i) {
      "use"(%i, %j) : (index, index) -> ()
    }
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (s0, d0, s0)>(%i)[%n] {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @no_iterations(%arg0: f32, %arg1: index) -> (f32, f32) {
// CHECK-NEXT: %0 = affine.for %arg2 = 5 to 6 iter_args(%arg3 = %arg0) -> (f32) {
// CHECK-NEXT: %1 = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT: affine.yield %1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %arg0, %0 : f32, f32
// CHECK-NEXT: }
func.func @no_iterations(%a: f32, %n: index) -> (f32, f32) {
  %0 = affine.for %i = 5 to 5 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    affine.yield %y : f32
  }
  %1 = affine.for %i = 5 to 6 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    affine.yield %y : f32
  }
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @empty(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32, f32, f32, f32, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg0) -> (f32) {
// CHECK-NEXT: affine.yield %arg1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %1:2 = affine.for %arg3 = 0 to 2 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (f32, f32) {
// CHECK-NEXT: affine.yield %arg5, %arg4 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: %2 = affine.for %arg3 = 0 to 7 iter_args(%arg4 = %c0) -> (index) {
// CHECK-NEXT: affine.yield %arg3 : index
// CHECK-NEXT: }
// CHECK-NEXT: return %arg0, %0, %arg1, %1#0, %1#1, %2 : f32, f32, f32, f32, f32, index
// CHECK-NEXT: }
func.func @empty(%a: f32, %b: f32, %n: index) -> (f32, f32, f32, f32, f32, index) {
  %0 = affine.for %i = 0 to %n iter_args(%x = %a) -> (f32) {
    affine.yield %x : f32
  }
  %1 = affine.for %i = 0 to %n iter_args(%x = %a) -> (f32) {
    affine.yield %b : f32
  }
  %2 = affine.for %i = 0 to 7 iter_args(%x = %a) -> (f32) {
    affine.yield %b : f32
  }
  %3:2 = affine.for %i = 0 to 2 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    affine.yield %y, %x : f32, f32
  }
  %c0 = arith.constant 0 : index
  %4 = affine.for %i = 0 to 7 iter_args(%x = %c0) -> (index) {
    affine.yield %i : index
  }
  return %0, %1, %2, %3#0, %3#1, %4 : f32, f32, f32, f32, f32, index
}

// -----

// CHECK-LABEL: func.func @known_operands(%arg0: memref<100xf32>, %arg1: index) {
// CHECK-NEXT: affine.for %arg2 = 0 to %arg1 step 32 {
// CHECK-NEXT: affine.for %arg3 = 0 to 32 {
// CHECK-NEXT: %0 = affine.load %arg0[%arg2 floordiv 32] : memref<100xf32>
// CHECK-NEXT: %1 = affine.load %arg0[%arg3 mod 16] : memref<100xf32>
// CHECK-NEXT: %2 = affine.load %arg0[%arg3] : memref<100xf32>
// CHECK-NEXT: %3 = affine.load %arg0[1] : memref<100xf32>
// CHECK-NEXT: %4 = affine.load %arg0[%arg3 + %arg2 - (%arg3 floordiv 31) * 31 - (%arg2 floordiv 8) * 8] : memref<100xf32>
// CHECK-NEXT: "use"(%0, %1, %2, %3, %4) : (f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @known_operands(%m: memref<100xf32>, %n: index) {
  affine.for %i = 0 to %n step 32 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %m[(%i + %j) floordiv 32] : memref<100xf32>
      %1 = affine.load %m[(%i + %j) mod 16] : memref<100xf32>
      %2 = affine.load %m[%j mod 32] : memref<100xf32>
      %3 = affine.load %m[(%j + 1) ceildiv 33] : memref<100xf32>
      %4 = affine.load %m[%j mod 31 + %i mod 8] : memref<100xf32>
      "use"(%0, %1, %2, %3, %4) : (f32, f32, f32, f32, f32) -> ()
    }
  }
  return
}
