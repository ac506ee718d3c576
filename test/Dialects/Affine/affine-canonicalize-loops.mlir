// AUTOUPDATE
// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Bounds of loops, and subscripts that the bounds simplify.

// CHECK: #map = affine_map<()[s0] -> (s0, 16)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (s0, d0, s0)>
// CHECK-LABEL: func.func @bounds
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   affine.for %[[ARG1:[a-z0-9_]+]] = 4 to min #map()[%[[N]]] {
// CHECK-NEXT:     affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 64 {
// CHECK-NEXT:       "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2_1:[a-z0-9_]+]] = 0 to min #map1(%[[ARG1]])[%[[N]]] {
// CHECK-NEXT:       "use"(%[[ARG1]], %[[ARG2_1]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
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

// CHECK-LABEL: func.func @no_iterations
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index) -> (f32, f32) {
// CHECK-NEXT:   %[[FOR:.*]] = affine.for %[[I:[a-z0-9_]+]] = 5 to 6 iter_args(%[[X:[a-z0-9_]+]] = %[[A]]) -> (f32) {
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[X]], %[[X]] : f32
// CHECK-NEXT:     affine.yield %[[ADDF]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[A]], %[[FOR]] : f32, f32
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

// CHECK-LABEL: func.func @empty
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index) -> (f32, f32, f32, f32, f32, index) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[FOR:.*]] = affine.for %[[ARG3:[a-z0-9_]+]] = 0 to %[[N]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[A]]) -> (f32) {
// CHECK-NEXT:     affine.yield %[[B]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[FOR_1:[a-z0-9_]+]]:2 = affine.for %[[I:[a-z0-9_]+]] = 0 to 2 iter_args(%[[X:[a-z0-9_]+]] = %[[A]], %[[Y:[a-z0-9_]+]] = %[[B]]) -> (f32, f32) {
// CHECK-NEXT:     affine.yield %[[Y]], %[[X]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[FOR_2:.*]] = affine.for %[[I_1:[a-z0-9_]+]] = 0 to 7 iter_args(%[[X_1:[a-z0-9_]+]] = %[[C0]]) -> (index) {
// CHECK-NEXT:     affine.yield %[[I_1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[A]], %[[FOR]], %[[B]], %[[FOR_1]]#0, %[[FOR_1]]#1, %[[FOR_2]] : f32, f32, f32, f32, f32, index
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

// CHECK-LABEL: func.func @known_operands
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<100xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to %[[N]] step 32 {
// CHECK-NEXT:     affine.for %[[J:[a-z0-9_]+]] = 0 to 32 {
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[M]][%[[I]] floordiv 32] : memref<100xf32>
// CHECK-NEXT:       %[[LOAD_1:.*]] = affine.load %[[M]][%[[J]] mod 16] : memref<100xf32>
// CHECK-NEXT:       %[[LOAD_2:.*]] = affine.load %[[M]][%[[J]]] : memref<100xf32>
// CHECK-NEXT:       %[[LOAD_3:.*]] = affine.load %[[M]][1] : memref<100xf32>
// CHECK-NEXT:       %[[LOAD_4:.*]] = affine.load %[[M]][%[[J]] + %[[I]] - (%[[J]] floordiv 31) * 31 - (%[[I]] floordiv 8) * 8] : memref<100xf32>
// CHECK-NEXT:       "use"(%[[LOAD]], %[[LOAD_1]], %[[LOAD_2]], %[[LOAD_3]], %[[LOAD_4]]) : (f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
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
