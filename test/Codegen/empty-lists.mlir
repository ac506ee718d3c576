// Arrays without elements are printed, whatever their other sizes are.

// REQUIRES: codegen

// RUN: %strata run %s -e empty 3 0 | FileCheck %s --check-prefix=FEW --match-full-lines
// RUN: %strata run %s -e empty 9223372036854775807 0 | FileCheck %s --check-prefix=MANY --match-full-lines
// FEW: {{\[\[\], \[\], \[\]\]}}
// MANY: zeros:9223372036854775807x0xf32
func.func @empty(%rows: index, %columns: index) -> memref<?x?xf32> {
  %0 = memref.alloc(%rows, %columns) : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
