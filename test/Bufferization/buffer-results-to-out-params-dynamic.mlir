// AUTOUPDATE
// RUN: strata opt --buffer-results-to-out-params=hoist-dynamic-allocs %s | FileCheck %s
//
// Callers allocate memory with the sizes that they pass.

// CHECK-LABEL: func.func private @dynamic
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: memref<?xf32>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @dynamic(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}

// CHECK-LABEL: func.func @caller
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT:   call @dynamic(%[[N]], %[[ALLOC]]) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:   return %[[ALLOC]] : memref<?xf32>
// CHECK-NEXT: }
func.func @caller(%n: index) -> memref<?xf32> {
  %0 = call @dynamic(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}
