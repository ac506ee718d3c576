// RUN: strata opt --expand-strided-copy %s | FileCheck %s
//
// Loops over copies of contiguous memory, or over elements.

// Rows are not known to be contiguous: their length is unknown.
// CHECK-LABEL: @rows
// CHECK-SAME:      %[[X:.*]]: memref<?x?xf32, strided<[?, 1], offset: ?>>, %[[Y:.*]]: memref<?x?xf32>
// CHECK:         %[[C0:.*]] = arith.constant 0 : index
// CHECK:         %[[M:.*]] = memref.dim %[[X]], %[[C0]]
// CHECK:         %[[C1:.*]] = arith.constant 1 : index
// CHECK:         scf.for %[[I:.*]] = %{{.*}} to %[[M]] step %{{.*}} {
// CHECK:           %[[N:.*]] = memref.dim %[[X]], %[[C1]]
// CHECK:           scf.for %[[J:.*]] = %{{.*}} to %[[N]] step
// CHECK-NEXT:        %[[V:.*]] = memref.load %[[X]][%[[I]], %[[J]]]
// CHECK-NEXT:        memref.store %[[V]], %[[Y]][%[[I]], %[[J]]]
func.func @rows(%x: memref<?x?xf32, strided<[?, 1], offset: ?>>, %y: memref<?x?xf32>) {
  memref.copy %x, %y : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32>
  return
}

// The two inner dimensions are next to each other in both.
// CHECK-LABEL: @blocks
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<4x2x16xf32, strided<[64, 16, 1], offset: 3>>, %[[ARG1:[a-z0-9_]+]]: memref<?x2x16xf32>)
// CHECK:         %[[C4:.*]] = arith.constant 4 : index
// CHECK:         %[[C1:.*]] = arith.constant 1 : index
// CHECK:         %[[C0:.*]] = arith.constant 0 : index
// CHECK:         scf.for %[[I:.*]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:      memref.subview %[[ARG1]][%[[I]], 0, 0] [1, 2, 16] [1, 1, 1] : memref<?x2x16xf32> to memref<2x16xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT:      memref.subview %[[ARG0]][%[[I]], 0, 0] [1, 2, 16] [1, 1, 1]
// CHECK-NEXT:      memref.copy %{{.*}}, %{{.*}} : memref<2x16xf32, strided<[16, 1], offset: ?>> to memref<2x16xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT:    }
func.func @blocks(%x: memref<4x2x16xf32, strided<[64, 16, 1], offset: 3>>, %y: memref<?x2x16xf32>) {
  memref.copy %x, %y : memref<4x2x16xf32, strided<[64, 16, 1], offset: 3>> to memref<?x2x16xf32>
  return
}

// One row for all, and a single row.
// CHECK-LABEL: @repeated
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<4x16xf32, strided<[0, 1]>>, %[[ARG1:[a-z0-9_]+]]: memref<4x16xf32>, %[[ARG2:[a-z0-9_]+]]: memref<1x16xf32, strided<[?, 1]>>)
// CHECK:         memref.subview %[[ARG0]][%{{.*}}, 0] [1, 16] [1, 1] : memref<4x16xf32, strided<[0, 1]>> to memref<16xf32, strided<[1]>>
// CHECK:         }
// CHECK-NEXT:    memref.subview %[[ARG1]][0, 0] [1, 16] [1, 1]
// CHECK-NEXT:    memref.subview %{{.*}}[0, 0] [1, 16] [1, 1]
// CHECK-NEXT:    memref.subview %[[ARG2]][0, 0] [1, 16] [1, 1] : memref<1x16xf32, strided<[?, 1]>> to memref<16xf32, strided<[1]>>
// CHECK-NEXT:    memref.copy
func.func @repeated(%x: memref<4x16xf32, strided<[0, 1]>>, %y: memref<4x16xf32>, %z: memref<1x16xf32, strided<[?, 1]>>) {
  memref.copy %x, %y : memref<4x16xf32, strided<[0, 1]>> to memref<4x16xf32>
  %row = memref.subview %y[0, 0] [1, 16] [1, 1] : memref<4x16xf32> to memref<1x16xf32, strided<[16, 1]>>
  memref.copy %z, %row : memref<1x16xf32, strided<[?, 1]>> to memref<1x16xf32, strided<[16, 1]>>
  return
}

// A layout by a map; columns.
// CHECK-LABEL: @columns
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<3x5xi32, #map{{[0-9]*}}>, %[[ARG1:[a-z0-9_]+]]: memref<3x5xi32>, %[[ARG2:[a-z0-9_]+]]: memref<4x1xi32, strided<[2, 1]>>, %[[ARG3:[a-z0-9_]+]]: memref<4x1xi32>)
// CHECK-COUNT-2: scf.for
// CHECK:         memref.load %[[ARG0]][%[[I:.*]], %[[J:.*]]] : memref<3x5xi32, #map>
// CHECK-NEXT:    memref.store %{{.*}}, %[[ARG1]][%[[I]], %[[J]]] : memref<3x5xi32>
// CHECK:         scf.for
// CHECK:         memref.load %[[ARG2]][%{{.*}}, %c0{{.*}}] : memref<4x1xi32, strided<[2, 1]>>
func.func @columns(%x: memref<3x5xi32, affine_map<(d0, d1) -> (d1 * 3 + d0)>>, %y: memref<3x5xi32>,
                   %z: memref<4x1xi32, strided<[2, 1]>>, %u: memref<4x1xi32>) {
  memref.copy %x, %y : memref<3x5xi32, affine_map<(d0, d1) -> (d1 * 3 + d0)>> to memref<3x5xi32>
  memref.copy %z, %u : memref<4x1xi32, strided<[2, 1]>> to memref<4x1xi32>
  return
}

// Contiguous memory, and memory of any rank.
// CHECK-LABEL: @others
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xf32>, %[[ARG1:[a-z0-9_]+]]: memref<?xf32>, %[[ARG2:[a-z0-9_]+]]: memref<2x2xf32, strided<[8, 1]>>, %[[ARG3:[a-z0-9_]+]]: memref<*xf32>)
// CHECK-NEXT:    memref.copy %[[ARG0]], %[[ARG1]]
// CHECK-NEXT:    memref.copy %[[ARG2]], %[[ARG3]]
// CHECK-NEXT:    return
func.func @others(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<2x2xf32, strided<[8, 1]>>, %u: memref<*xf32>) {
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  memref.copy %z, %u : memref<2x2xf32, strided<[8, 1]>> to memref<*xf32>
  return
}

// Nothing is copied.
// CHECK-LABEL: @none
// CHECK-NEXT:    return
func.func @none(%x: memref<4x0xf32, strided<[16, 1]>>, %y: memref<4x0xf32>) {
  memref.copy %x, %y : memref<4x0xf32, strided<[16, 1]>> to memref<4x0xf32>
  return
}
