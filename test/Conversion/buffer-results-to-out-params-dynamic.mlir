// RUN: strata opt --buffer-results-to-out-params=hoist-dynamic-allocs %s | FileCheck %s
//
// Callers allocate memory with the sizes that they pass.

func.func private @dynamic(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}
func.func @caller(%n: index) -> memref<?xf32> {
  %0 = call @dynamic(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func private @dynamic(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: index) -> memref<?xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     call @dynamic(%arg0, %alloc) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:     return %alloc : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
