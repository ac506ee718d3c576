// Dependences go forwards in all loops after skewing.
// RUN: %opt -affine-loop-skewing %s | FileCheck %s
// AUTOUPDATE

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 11)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + d1 + 1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0 + d1 + 11)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (-d0 + d1)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (-d0 - d1 + d2)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0 * 3)>
// CHECK-NEXT: #map7 = affine_map<(d0) -> (d0 * 2 + 97)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1) -> (d0 * -2 + d1)>
// CHECK-LABEL: func.func @seidel
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<12x12xf32>) {
// CHECK-NEXT:   affine.for %[[T:[a-z0-9_]+]] = 0 to 5 {
// CHECK-NEXT:     affine.for %[[ARG2:[a-z0-9_]+]] = #map(%[[T]]) to #map1(%[[T]]) {
// CHECK-NEXT:       affine.for %[[ARG3:[a-z0-9_]+]] = #map2(%[[T]], %[[ARG2]]) to #map3(%[[T]], %[[ARG2]]) {
// CHECK-NEXT:         %[[APPLY:.*]] = affine.apply #map4(%[[T]], %[[ARG2]])
// CHECK-NEXT:         %[[APPLY_1:.*]] = affine.apply #map5(%[[T]], %[[ARG2]], %[[ARG3]])
// CHECK-NEXT:         %[[X:.*]] = affine.load %[[A]][%[[APPLY]], %[[APPLY_1]] - 1] : memref<12x12xf32>
// CHECK-NEXT:         %[[Y:.*]] = affine.load %[[A]][%[[APPLY]] - 1, %[[APPLY_1]] + 1] : memref<12x12xf32>
// CHECK-NEXT:         %[[Z:.*]] = affine.load %[[A]][%[[APPLY]] + 1, %[[APPLY_1]] + 1] : memref<12x12xf32>
// CHECK-NEXT:         %[[S:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT:         %[[U:.*]] = arith.addf %[[S]], %[[Z]] : f32
// CHECK-NEXT:         affine.store %[[U]], %[[A]][%[[APPLY]], %[[APPLY_1]]] : memref<12x12xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @seidel(%a: memref<12x12xf32>) {
  affine.for %t = 0 to 5 {
    affine.for %i = 1 to 11 {
      affine.for %j = 1 to 11 {
        %x = affine.load %a[%i, %j - 1] : memref<12x12xf32>
        %y = affine.load %a[%i - 1, %j + 1] : memref<12x12xf32>
        %z = affine.load %a[%i + 1, %j + 1] : memref<12x12xf32>
        %s = arith.addf %x, %y : f32
        %u = arith.addf %s, %z : f32
        affine.store %u, %a[%i, %j] : memref<12x12xf32>
      }
    }
  }
  return
}

// The distance of the outer loop is 2, that of the inner one -3.
// CHECK-LABEL: func.func @wide
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<100x100xf32>) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 2 to 100 {
// CHECK-NEXT:     affine.for %[[ARG2:[a-z0-9_]+]] = #map6(%[[I]]) to #map7(%[[I]]) {
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map8(%[[I]], %[[ARG2]])
// CHECK-NEXT:       %[[X:.*]] = affine.load %[[A]][%[[I]] - 2, %[[APPLY]] + 3] : memref<100x100xf32>
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[I]], %[[APPLY]]] : memref<100x100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @wide(%a: memref<100x100xf32>) {
  affine.for %i = 2 to 100 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 97 {
      %x = affine.load %a[%i - 2, %j + 3] : memref<100x100xf32>
      affine.store %x, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// The distances have no bound.
// CHECK-LABEL: func.func @any
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[X:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   affine.for %[[I:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:     affine.for %[[J:[a-z0-9_]+]] = 0 to %[[N]] {
// CHECK-NEXT:       affine.store %[[X]], %[[A]][%[[I]] + %[[J]]] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[X]], %[[A]][0] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @any(%a: memref<?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      affine.store %x, %a[%i + %j] : memref<?xf32>
      affine.store %x, %a[0] : memref<?xf32>
    }
  }
  return
}
