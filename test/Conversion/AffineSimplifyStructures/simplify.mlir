// AUTOUPDATE
// RUN: strata opt --affine-simplify-structures --allow-unregistered-dialect %s | FileCheck %s
//
// Maps and sets are simplified; affine operations on them are canonicalized.

// CHECK: #map = affine_map<(d0) -> (d0, 7)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #set = affine_set<(d0, d1) : (d0 - 100 == 0, d1 - 10 == 0, d1 >= 0)>
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[MEMORY:[a-z0-9_]+]]: memref<10x20xf32>, %[[VALUE:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     affine.for %[[ARG4:[a-z0-9_]+]] = 3 to min #map(%[[I]]) {
// CHECK-NEXT:       affine.if #set(%[[I]], %[[ARG4]]) {
// CHECK-NEXT:         affine.store %[[VALUE]], %[[MEMORY]][%[[I]], %[[ARG4]]] : memref<10x20xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       "mine.use"(%[[I]]) {map = #map1} : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @loop(%n: index, %memory: memref<10x20xf32>, %value: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0 + 3 - d0)>(%i) to min affine_map<(d0)[s0] -> (d0 * 2 - d0 + s0 - s0, 7, 7)>(%i)[%n] {
      affine.if affine_set<(d0, d1) : (d0 - 100 == 0, d1 - 10 == 0, d1 >= 0, d1 + 101 >= 0)>(%i, %j) {
        affine.store %value, %memory[%i, %j + %i - %i] : memref<10x20xf32>
      }
      affine.if affine_set<(d0) : (d0 - 1 == 0, d0 - 2 == 0)>(%i) {
        affine.store %value, %memory[%i, %j] : memref<10x20xf32>
      }
      %same = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + 3) floordiv 4)>(%i, %j)
      %unused = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      "mine.use"(%same) {map = affine_map<(d0, d1) -> (d0 + d1 - d0)>} : (index) -> ()
    }
  }
  return
}
