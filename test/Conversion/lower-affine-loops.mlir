// RUN: strata opt --allow-unregistered-dialect --lower-affine %s | FileCheck %s
//
// Carried values, copies and reductions.

func.func @f(%a: index, %n: index, %x: f32, %m: memref<8xf32>, %t: memref<1xi32>) -> f32 {
  %r = affine.for %i = %a to %n iter_args(%s = %x) -> f32 {
    %y = arith.addf %s, %x : f32
    affine.yield %y : f32
  }
  affine.for %i = 0 to 4 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + s0, 7)>(%i)[%n] { 
     }
  } 
  affine.dma_start %m[%a + 1], %m[%n], %t[%a], %a, %n, %a : memref<8xf32>, memref<8xf32>, memref<1xi32>
  affine.dma_wait %t[%a + 2], %a : memref<1xi32>
  %v = affine.vector_load %m[%a + 3] : memref<8xf32>, vector<4xf32>
  affine.if affine_set<() : ()>() { "foo.x"() : () -> () }
  %p:2 = affine.parallel (%i, %j) = (max(%a, 3), 0) to (min(%n, 100), 10) reduce ("maximumf", "mulf") -> (f32, f32) {
    %q = affine.load %m[%i] {foo = 1} : memref<8xf32>
    affine.yield %q, %q : f32, f32
  }
  %z = affine.max affine_map<(d0) -> (d0)>(%a)
  return %r : f32
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: f32, %arg3: memref<8xf32>, %arg4: memref<1xi32>) -> f32 {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg0 to %arg1 step %c1 iter_args(%arg6 = %arg2) -> (f32) {
// CHECK-NEXT:       %9 = arith.addf %arg6, %arg2 : f32
// CHECK-NEXT:       scf.yield %9 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c4 step %c1_0 {
// CHECK-NEXT:       %9 = arith.addi %arg5, %arg1 : index
// CHECK-NEXT:       %c7 = arith.constant 7 : index
// CHECK-NEXT:       %10 = arith.minsi %9, %c7 : index
// CHECK-NEXT:       %c1_9 = arith.constant 1 : index
// CHECK-NEXT:       scf.for %arg6 = %arg5 to %10 step %c1_9 {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %1 = arith.addi %arg0, %c1_1 : index
// CHECK-NEXT:     memref.dma_start %arg3[%1], %arg3[%arg1], %arg0, %arg4[%arg0], %arg1, %arg0 : memref<8xf32>, memref<8xf32>, memref<1xi32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %2 = arith.addi %arg0, %c2 : index
// CHECK-NEXT:     memref.dma_wait %arg4[%2], %arg0 : memref<1xi32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %3 = arith.addi %arg0, %c3 : index
// CHECK-NEXT:     %4 = vector.load %arg3[%3] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %5 = arith.cmpi eq, %c0_3, %c0_2 : index
// CHECK-NEXT:     scf.if %5 {
// CHECK-NEXT:       "foo.x"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     %6 = arith.maxsi %arg0, %c3_4 : index
// CHECK-NEXT:     %c100 = arith.constant 100 : index
// CHECK-NEXT:     %7 = arith.minsi %arg1, %c100 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c1_6 = arith.constant 1 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %cst_8 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %8:2 = scf.parallel (%arg5, %arg6) = (%6, %c0_5) to (%7, %c10) step (%c1_6, %c1_7) init (%cst, %cst_8) -> (f32, f32) {
// CHECK-NEXT:       %9 = memref.load %arg3[%arg5] : memref<8xf32>
// CHECK-NEXT:       scf.reduce(%9, %9 : f32, f32) {
// CHECK-NEXT:       ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT:         %10 = arith.maximumf %arg7, %arg8 : f32
// CHECK-NEXT:         scf.reduce.return %10 : f32
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT:         %10 = arith.mulf %arg7, %arg8 : f32
// CHECK-NEXT:         scf.reduce.return %10 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
