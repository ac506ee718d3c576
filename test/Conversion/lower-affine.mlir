// RUN: strata opt --allow-unregistered-dialect --lower-affine %s | FileCheck %s
//
// Expressions, bounds and conditions.

func.func @f(%a: index, %n: index, %m: memref<?x8xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %m[%i + 1, %a mod 8] : memref<?x8xf32>
    affine.store %x, %m[%i floordiv 3, %i ceildiv 4] : memref<?x8xf32>
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%a)[%n] to min affine_map<(d0)[s0] -> (d0, s0 * 2)>(%a)[%n] step 3 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 - 1 == 0)>(%i)[%n] {
      affine.prefetch %m[%i, 0], read, locality<3>, data : memref<?x8xf32>
    } else { affine.vector_store %v, %m[%i, 4] : memref<?x8xf32>, vector<4xf32> }
  }
  %r = affine.min affine_map<(d0) -> (d0, 16, d0 - 3)>(%a)
  %s = affine.apply affine_map<(d0)[s0] -> (d0 * -4 + s0 - 7)>(%a)[%n]
  affine.parallel (%i, %j) = (0, 0) to (10, %n) step (2, 3) { "foo.x"(%i) : (index) -> () }
  %red = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 { 
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32 }
  %q = affine.if affine_set<(d0) : (d0 >= 0)>(%a) -> f32 { affine.yield %red : f32 } else { affine.yield %red : f32 }
  %dl:2 = affine.delinearize_index %a into (4, 8) : index, index
  %li = affine.linearize_index [%dl#0, %dl#1] by (4, 8) : index
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: memref<?x8xf32>, %arg3: vector<4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c10 step %c1 {
// CHECK-NEXT:       %c1_11 = arith.constant 1 : index
// CHECK-NEXT:       %19 = arith.addi %arg4, %c1_11 : index
// CHECK-NEXT:       %c8_12 = arith.constant 8 : index
// CHECK-NEXT:       %20 = arith.remsi %arg0, %c8_12 : index
// CHECK-NEXT:       %c0_13 = arith.constant 0 : index
// CHECK-NEXT:       %21 = arith.cmpi slt, %20, %c0_13 : index
// CHECK-NEXT:       %22 = arith.addi %20, %c8_12 : index
// CHECK-NEXT:       %23 = arith.select %21, %22, %20 : index
// CHECK-NEXT:       %24 = memref.load %arg2[%19, %23] : memref<?x8xf32>
// CHECK-NEXT:       %c3_14 = arith.constant 3 : index
// CHECK-NEXT:       %c0_15 = arith.constant 0 : index
// CHECK-NEXT:       %c-1 = arith.constant -1 : index
// CHECK-NEXT:       %25 = arith.cmpi slt, %arg4, %c0_15 : index
// CHECK-NEXT:       %26 = arith.subi %c-1, %arg4 : index
// CHECK-NEXT:       %27 = arith.select %25, %26, %arg4 : index
// CHECK-NEXT:       %28 = arith.divsi %27, %c3_14 : index
// CHECK-NEXT:       %29 = arith.subi %c-1, %28 : index
// CHECK-NEXT:       %30 = arith.select %25, %29, %28 : index
// CHECK-NEXT:       %c4 = arith.constant 4 : index
// CHECK-NEXT:       %c0_16 = arith.constant 0 : index
// CHECK-NEXT:       %c1_17 = arith.constant 1 : index
// CHECK-NEXT:       %31 = arith.cmpi sle, %arg4, %c0_16 : index
// CHECK-NEXT:       %32 = arith.subi %c0_16, %arg4 : index
// CHECK-NEXT:       %33 = arith.subi %arg4, %c1_17 : index
// CHECK-NEXT:       %34 = arith.select %31, %32, %33 : index
// CHECK-NEXT:       %35 = arith.divsi %34, %c4 : index
// CHECK-NEXT:       %36 = arith.subi %c0_16, %35 : index
// CHECK-NEXT:       %37 = arith.addi %35, %c1_17 : index
// CHECK-NEXT:       %38 = arith.select %31, %36, %37 : index
// CHECK-NEXT:       memref.store %24, %arg2[%30, %38] : memref<?x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = arith.maxsi %arg0, %arg1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.muli %arg1, %c2 overflow<nsw> : index
// CHECK-NEXT:     %2 = arith.minsi %arg0, %1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     scf.for %arg4 = %0 to %2 step %c3 {
// CHECK-NEXT:       %c0_11 = arith.constant 0 : index
// CHECK-NEXT:       %c-1 = arith.constant -1 : index
// CHECK-NEXT:       %19 = arith.muli %arg1, %c-1 overflow<nsw> : index
// CHECK-NEXT:       %20 = arith.addi %arg4, %19 : index
// CHECK-NEXT:       %21 = arith.cmpi sge, %20, %c0_11 : index
// CHECK-NEXT:       %c-1_12 = arith.constant -1 : index
// CHECK-NEXT:       %22 = arith.addi %arg4, %c-1_12 : index
// CHECK-NEXT:       %23 = arith.cmpi eq, %22, %c0_11 : index
// CHECK-NEXT:       %24 = arith.andi %21, %23 : i1
// CHECK-NEXT:       scf.if %24 {
// CHECK-NEXT:         %c0_13 = arith.constant 0 : index
// CHECK-NEXT:         memref.prefetch %arg2[%arg4, %c0_13], read, locality<3>, data : memref<?x8xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %c4 = arith.constant 4 : index
// CHECK-NEXT:         vector.store %arg3, %arg2[%arg4, %c4] : memref<?x8xf32>, vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %3 = arith.addi %arg0, %c-3 : index
// CHECK-NEXT:     %4 = arith.minsi %arg0, %c16 : index
// CHECK-NEXT:     %5 = arith.minsi %4, %3 : index
// CHECK-NEXT:     %c-4 = arith.constant -4 : index
// CHECK-NEXT:     %6 = arith.muli %arg0, %c-4 overflow<nsw> : index
// CHECK-NEXT:     %7 = arith.addi %6, %arg1 : index
// CHECK-NEXT:     %c-7 = arith.constant -7 : index
// CHECK-NEXT:     %8 = arith.addi %7, %c-7 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c10_1 = arith.constant 10 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c3_4 = arith.constant 3 : index
// CHECK-NEXT:     scf.parallel (%arg4, %arg5) = (%c0_0, %c0_2) to (%c10_1, %arg1) step (%c2_3, %c3_4) {
// CHECK-NEXT:       "foo.x"(%arg4) : (index) -> ()
// CHECK-NEXT:       scf.reduce
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c10_6 = arith.constant 10 : index
// CHECK-NEXT:     %c1_7 = arith.constant 1 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %9 = scf.parallel (%arg4) = (%c0_5) to (%c10_6) step (%c1_7) init (%cst) -> f32 {
// CHECK-NEXT:       %cst_11 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       scf.reduce(%cst_11 : f32) {
// CHECK-NEXT:       ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:         %19 = arith.addf %arg5, %arg6 : f32
// CHECK-NEXT:         scf.reduce.return %19 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %10 = arith.cmpi sge, %arg0, %c0_8 : index
// CHECK-NEXT:     %11 = scf.if %10 -> (f32) {
// CHECK-NEXT:       scf.yield %9 : f32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %9 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %12 = arith.floordivsi %arg0, %c8 : index
// CHECK-NEXT:     %13 = arith.remsi %arg0, %c8 : index
// CHECK-NEXT:     %14 = arith.cmpi slt, %13, %c0_9 : index
// CHECK-NEXT:     %15 = arith.addi %13, %c8 overflow<nsw> : index
// CHECK-NEXT:     %16 = arith.select %14, %15, %13 : index
// CHECK-NEXT:     %c8_10 = arith.constant 8 : index
// CHECK-NEXT:     %17 = arith.muli %12, %c8_10 overflow<nsw> : index
// CHECK-NEXT:     %18 = arith.addi %17, %16 overflow<nsw> : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
