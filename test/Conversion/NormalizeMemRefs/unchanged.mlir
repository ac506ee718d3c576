// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --normalize-memrefs %s | FileCheck %s
//
// Memrefs that stay, with all functions that call each other.

#transposed = affine_map<(d0, d1) -> (d1, d0)>

module @use {

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 - 4)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
// CHECK: module @use {
// CHECK-LABEL: func.func @unknown
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<2x3xf32, #map>) {
// CHECK-NEXT:   "test.use"(%[[MEMORY]]) : (memref<2x3xf32, #map>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
  func.func @unknown(%memory: memref<2x3xf32, #transposed>) {
    "test.use"(%memory) : (memref<2x3xf32, #transposed>) -> ()
    return
  }

// CHECK-LABEL: func.func @caller
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<2x3xf32, #map>) {
// CHECK-NEXT:   call @unknown(%[[MEMORY]]) : (memref<2x3xf32, #map>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
  func.func @caller(%memory: memref<2x3xf32, #transposed>) {
    call @unknown(%memory) : (memref<2x3xf32, #transposed>) -> ()
    return
  }
}

// Subscripts may be negative, or have symbols.
// CHECK-LABEL: func.func @subscripts
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<8xf32, #map1>, %[[ARG1:[a-z0-9_]+]]: memref<8xf32, #map2>, %[[ARG2:[a-z0-9_]+]]: memref<0x4xf32, #map>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @subscripts(%negative: memref<8xf32, affine_map<(d0) -> (d0 - 4)>>,
                      %symbol: memref<8xf32, affine_map<(d0)[s0] -> (d0 + s0)>>,
                      %none: memref<0x4xf32, #transposed>) {
  return
}

// The elements of the vector are no neighbours afterwards.
// CHECK-LABEL: func.func @vector
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<8x8xf32, #map>) -> vector<4xf32> {
// CHECK-NEXT:   %[[VECTOR_LOAD:.*]] = affine.vector_load %[[MEMORY]][0, 4] : memref<8x8xf32, #map>, vector<4xf32>
// CHECK-NEXT:   return %[[VECTOR_LOAD]] : vector<4xf32>
// CHECK-NEXT: }
func.func @vector(%memory: memref<8x8xf32, #transposed>) -> vector<4xf32> {
  %part = affine.vector_load %memory[0, 4] : memref<8x8xf32, #transposed>, vector<4xf32>
  return %part : vector<4xf32>
}

// CHECK-LABEL: func.func @cast
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<8x8xf32, #map>) -> memref<?x8xf32, #map> {
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[MEMORY]] : memref<8x8xf32, #map> to memref<?x8xf32, #map>
// CHECK-NEXT:   return %[[CAST]] : memref<?x8xf32, #map>
// CHECK-NEXT: }
func.func @cast(%memory: memref<8x8xf32, #transposed>) -> memref<?x8xf32, #transposed> {
  %cast = memref.cast %memory : memref<8x8xf32, #transposed> to memref<?x8xf32, #transposed>
  return %cast : memref<?x8xf32, #transposed>
}

// The view keeps its type, and so does the argument of the function.
// CHECK-LABEL: func.func @passes_view
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<8x8xf32>) {
// CHECK-NEXT:   %[[SUBVIEW:.*]] = memref.subview %[[MEMORY]][0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
// CHECK-NEXT:   call @takes_view(%[[SUBVIEW]]) : (memref<4x4xf32, strided<[8, 1]>>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @passes_view(%memory: memref<8x8xf32>) {
  %view = memref.subview %memory[0, 0] [4, 4] [1, 1]
    : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  call @takes_view(%view) : (memref<4x4xf32, strided<[8, 1]>>) -> ()
  return
}

// CHECK-LABEL: func.func @takes_view
// CHECK-SAME: (%[[VIEW:[a-z0-9_]+]]: memref<4x4xf32, strided<[8, 1]>>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @takes_view(%view: memref<4x4xf32, strided<[8, 1]>>) {
  return
}

// The type of a function that is referenced, not called, stays.
// CHECK-LABEL: func.func @referenced
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<2x3xf32, #map>) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @referenced(%memory: memref<2x3xf32, #transposed>) {
  return
}

// CHECK-LABEL: func.func @reference() {
// CHECK-NEXT:   %[[F:.*]] = constant @referenced : (memref<2x3xf32, #map>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @reference() {
  %function = func.constant @referenced : (memref<2x3xf32, #transposed>) -> ()
  return
}

// The number of tiles does not tell the size.
// CHECK-LABEL: func.func @size
// CHECK-SAME: (%[[MEMORY:[a-z0-9_]+]]: memref<?xf32, #map3>) -> index {
// CHECK-NEXT:   %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[MEMORY]], %[[ZERO]] : memref<?xf32, #map3>
// CHECK-NEXT:   return %[[DIM]] : index
// CHECK-NEXT: }
func.func @size(%memory: memref<?xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>) -> index {
  %zero = arith.constant 0 : index
  %size = memref.dim %memory, %zero : memref<?xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  return %size : index
}
