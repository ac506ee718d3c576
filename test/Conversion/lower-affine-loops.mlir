// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --lower-affine %s | FileCheck %s
//
// Carried values, copies and reductions.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index, %[[X:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: memref<8xf32>, %[[T:[a-z0-9_]+]]: memref<1xi32>) -> f32 {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[A]] to %[[N]] step %[[C1]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[X]]) -> (f32) {
// CHECK-NEXT:     %[[Y:.*]] = arith.addf %[[ARG6]], %[[X]] : f32
// CHECK-NEXT:     scf.yield %[[Y]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1_0:.*]] = arith.constant 1 : index
// CHECK-NEXT:   scf.for %[[ARG5_1:[a-z0-9_]+]] = %[[C0]] to %[[C4]] step %[[C1_0]] {
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG5_1]], %[[N]] : index
// CHECK-NEXT:     %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT:     %[[MINSI:.*]] = arith.minsi %[[ADDI]], %[[C7]] : index
// CHECK-NEXT:     %[[C1_9:.*]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG6_1:[a-z0-9_]+]] = %[[ARG5_1]] to %[[MINSI]] step %[[C1_9]] {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ADDI_1:.*]] = arith.addi %[[A]], %[[C1_1]] : index
// CHECK-NEXT:   memref.dma_start %[[M]][%[[ADDI_1]]], %[[M]][%[[N]]], %[[A]], %[[T]][%[[A]]], %[[N]], %[[A]] : memref<8xf32>, memref<8xf32>, memref<1xi32>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[ADDI_2:.*]] = arith.addi %[[A]], %[[C2]] : index
// CHECK-NEXT:   memref.dma_wait %[[T]][%[[ADDI_2]]], %[[A]] : memref<1xi32>
// CHECK-NEXT:   %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[ADDI_3:.*]] = arith.addi %[[A]], %[[C3]] : index
// CHECK-NEXT:   %[[LOAD:.*]] = vector.load %[[M]][%[[ADDI_3]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[C0_3]], %[[C0_2]] : index
// CHECK-NEXT:   scf.if %[[CMPI]] {
// CHECK-NEXT:     "foo.x"() : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C3_4:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[MAXSI:.*]] = arith.maxsi %[[A]], %[[C3_4]] : index
// CHECK-NEXT:   %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT:   %[[MINSI_1:.*]] = arith.minsi %[[N]], %[[C100]] : index
// CHECK-NEXT:   %[[C0_5:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT:   %[[C1_6:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C1_7:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %[[CST_8:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[PARALLEL:[a-z0-9_]+]]:2 = scf.parallel (%[[ARG5_2:[a-z0-9_]+]], %[[ARG6_2:[a-z0-9_]+]]) = (%[[MAXSI]], %[[C0_5]]) to (%[[MINSI_1]], %[[C10]]) step (%[[C1_6]], %[[C1_7]]) init (%[[CST]], %[[CST_8]]) -> (f32, f32) {
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[M]][%[[ARG5_2]]] : memref<8xf32>
// CHECK-NEXT:     scf.reduce(%[[LOAD_1]], %[[LOAD_1]] : f32, f32) {
// CHECK-NEXT:     ^bb0(%[[ARG7:[a-z0-9_]+]]: f32, %[[ARG8:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[MAXIMUMF:.*]] = arith.maximumf %[[ARG7]], %[[ARG8]] : f32
// CHECK-NEXT:       scf.reduce.return %[[MAXIMUMF]] : f32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG7_1:[a-z0-9_]+]]: f32, %[[ARG8_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       %[[MULF:.*]] = arith.mulf %[[ARG7_1]], %[[ARG8_1]] : f32
// CHECK-NEXT:       scf.reduce.return %[[MULF]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : f32
// CHECK-NEXT: }
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
