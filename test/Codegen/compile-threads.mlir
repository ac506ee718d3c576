// Parallel loops of compiled programs are executed by the threads of OpenMP's runtime, which the library
// needs.

// REQUIRES: codegen

// RUN: %strata compile %s --threads=2 -o %t.so
// RUN: env OMP_NUM_THREADS=2 %strata run %S/Inputs/compile-threads.mlir --shared-libs=%t.so zeros:5x3xf32 | FileCheck %s
// RUN: env OMP_NUM_THREADS=1 %strata run %S/Inputs/compile-threads.mlir --shared-libs=%t.so zeros:5x3xf32 | FileCheck %s
// RUN: %strata run %S/Inputs/compile-threads.mlir --shared-libs=%t.so zeros:0x3xf32 | FileCheck %s --check-prefix=EMPTY
// RUN: %strata compile %s --threads=2 -O0 --emit=s -o - | FileCheck %s --check-prefix=CALLS
// RUN: %strata compile %s -O0 --emit=s -o - | FileCheck %s --check-prefix=SERIAL
// RUN: %strata run %s --print-arguments -e fill zeros:5x3xf32 --threads=2 -O3 | FileCheck %s

// CALLS: GOMP_parallel
// SERIAL-NOT: GOMP_parallel

// CHECK: {{\[\[}}0, 1, 2], [10, 11, 12], [20, 21, 22], [30, 31, 32], [40, 41, 42]]
// EMPTY: []
func.func @fill(%a: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %a, %c0 : memref<?x?xf32>
  %columns = memref.dim %a, %c1 : memref<?x?xf32>
  scf.parallel (%i) = (%c0) to (%rows) step (%c1) {
    scf.parallel (%j) = (%c0) to (%columns) step (%c1) {
      %number = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      %integer = arith.index_cast %number : index to i32
      %x = arith.sitofp %integer : i32 to f32
      memref.store %x, %a[%i, %j] : memref<?x?xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
