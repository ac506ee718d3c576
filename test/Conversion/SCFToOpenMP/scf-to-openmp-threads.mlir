// AUTOUPDATE
// The number of threads is that of the option.
// RUN: %opt --allow-unregistered-dialect --split-input-file --convert-scf-to-openmp='num-threads=4' %s | FileCheck %s

// CHECK-LABEL: func.func @par
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:   omp.parallel num_threads(%[[CONSTANT_1]] : i32) {
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG4:[a-z0-9_]+]], %[[ARG5:[a-z0-9_]+]]) : index = (%[[A]], %[[A]]) to (%[[B]], %[[B]]) step (%[[C]], %[[C]]) collapse(2) {
// CHECK-NEXT:         memref.alloca_scope  {
// CHECK-NEXT:           memref.store %[[CST]], %[[M]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:           %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:           %[[CONSTANT_3:.*]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:           omp.parallel num_threads(%[[CONSTANT_3]] : i32) {
// CHECK-NEXT:             omp.wsloop {
// CHECK-NEXT:               omp.loop_nest (%[[ARG6:[a-z0-9_]+]]) : index = (%[[A]]) to (%[[B]]) step (%[[C]]) {
// CHECK-NEXT:                 memref.alloca_scope  {
// CHECK-NEXT:                   "test.x"(%[[ARG6]], %[[ARG5]]) : (index, index) -> ()
// CHECK-NEXT:                 }
// CHECK-NEXT:                 omp.yield
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:             omp.terminator
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @par(%a: index, %b: index, %c: index, %m: memref<?xf32>) {
  %cst = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c, %c) {
    memref.store %cst, %m[%i] : memref<?xf32>
    scf.parallel (%k) = (%a) to (%b) step (%c) {
      "test.x"(%k, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}
