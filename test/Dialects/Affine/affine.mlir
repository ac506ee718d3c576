// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%a: index, %b: index, %m : memref<?xf32>) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%a) {foo}
  affine.if affine_set<(d0) : (d0 >= 0)>(%a) { } else { } {b}
  %1 = affine.if affine_set<() : (0 >= 0)>() -> index { affine.yield %a : index } else { affine.yield %a : index } {b}
  affine.for %i = 0 to 4 { } {x}
  affine.for %i = %a to %b step 3 { }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%a) to min affine_map<(d0)[s0] -> (d0, s0)>(%a)[%b] step 3 { }
  %2:2 = affine.for %i = max affine_map<()[s0, s1] -> (s0, s1)>()[%a, %b] to 7 iter_args(%x = %a, %y = %b) -> (index, index) { affine.yield %x, %y : index, index }
  affine.for %i = affine_map<()[s0] -> (s0)>()[%a] to affine_map<(d0) -> (d0)>(%b) { }
  affine.for %i = affine_map<() -> (3)>() to affine_map<(d0) -> (7)>(%b) { }
  %3 = affine.load %m[%a + 1] : memref<?xf32>
  %4 = affine.load %m[%a * 2 + symbol(%b) - 3] {foo = 1} : memref<?xf32>
  affine.store %4, %m[symbol(%a)] : memref<?xf32>
  %v = affine.vector_load %m[%a] : memref<?xf32>, vector<4xf32>
  affine.vector_store %v, %m[%a] : memref<?xf32>, vector<4xf32>
  affine.prefetch %m[%a + 5], read, locality<3>, data : memref<?xf32>
  affine.prefetch %m[%a + 5], write, locality<0>, instr : memref<?xf32>
  %l = affine.linearize_index disjoint [%a, %b] by (3, 5) : index
  return
}

// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: memref<?xf32>)
// CHECK-NEXT: %[[APPLY:.*]] = affine.apply #map(%[[ARG0]]) {foo}
// CHECK-NEXT: affine.if #set(%[[ARG0]]) {
// CHECK-NEXT: } else {
// CHECK-NEXT: } {b}
// CHECK-NEXT: %[[IF:.*]] = affine.if #set1() -> index {
// CHECK-NEXT: affine.yield %[[ARG0]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: affine.yield %[[ARG0]] : index
// CHECK-NEXT: } {b}
// CHECK-NEXT: affine.for %[[ARG3:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT: } {x}
// CHECK-NEXT: affine.for %[[ARG3_1:[a-z0-9_]+]] = %[[ARG0]] to %[[ARG1]] step 3 {
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG3_2:[a-z0-9_]+]] = #map1(%[[ARG0]]) to min #map2(%[[ARG0]])[%[[ARG1]]] step 3 {
// CHECK-NEXT: }
// CHECK-NEXT: %[[FOR:[a-z0-9_]+]]:2 = affine.for %[[ARG3_3:[a-z0-9_]+]] = max #map3()[%[[ARG0]], %[[ARG1]]] to 7 iter_args(%[[ARG4:[a-z0-9_]+]] = %[[ARG0]], %[[ARG5:[a-z0-9_]+]] = %[[ARG1]]) -> (index, index) {
// CHECK-NEXT: affine.yield %[[ARG4]], %[[ARG5]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG3_4:[a-z0-9_]+]] = %[[ARG0]] to #map(%[[ARG1]]) {
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %[[ARG3_5:[a-z0-9_]+]] = 3 to #map4(%[[ARG1]]) {
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[ARG2]][%[[ARG0]] + 1] : memref<?xf32>
// CHECK-NEXT: %[[LOAD_1:.*]] = affine.load %[[ARG2]][%[[ARG0]] * 2 + symbol(%[[ARG1]]) - 3] {foo = 1 : i64} : memref<?xf32>
// CHECK-NEXT: affine.store %[[LOAD_1]], %[[ARG2]][symbol(%[[ARG0]])] : memref<?xf32>
// CHECK-NEXT: %[[V:.*]] = affine.vector_load %[[ARG2]][%[[ARG0]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: affine.vector_store %[[V]], %[[ARG2]][%[[ARG0]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: affine.prefetch %[[ARG2]][%[[ARG0]] + 5], read, locality<3>, data : memref<?xf32>
// CHECK-NEXT: affine.prefetch %[[ARG2]][%[[ARG0]] + 5], write, locality<0>, instr : memref<?xf32>
// CHECK-NEXT: %[[L:.*]] = affine.linearize_index disjoint [%[[ARG0]], %[[ARG1]]] by (3, 5) : index
// CHECK-NEXT: return

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: memref<?xf32>)
// GENERIC: %[[APPLY:.*]] = "affine.apply"(%[[ARG0]]) <{map = #map}> {foo} : (index) -> index
// GENERIC: "affine.if"(%[[ARG0]]) <{condition = #set}> ({
// GENERIC: %[[IF:.*]] = "affine.if"() <{condition = #set1}> ({
// GENERIC: "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
// GENERIC: "affine.for"(%[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 1, 0>, step = 3 : index, upperBoundMap = #map3}> ({
// GENERIC: "affine.for"(%[[ARG0]], %[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 1, 2, 0>, step = 3 : index, upperBoundMap = #map5}> ({
// GENERIC: %[[FOR:[a-z0-9_]+]]:2 = "affine.for"(%[[ARG0]], %[[ARG1]], %[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map6, operandSegmentSizes = array<i32: 2, 0, 2>, step = 1 : index, upperBoundMap = #map7}> ({
// GENERIC: "affine.for"(%[[ARG0]], %[[ARG1]]) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map}> ({
// GENERIC: "affine.for"(%[[ARG1]]) <{lowerBoundMap = #map8, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map9}> ({
// GENERIC: %[[LOAD:.*]] = "affine.load"(%[[ARG2]], %[[ARG0]]) <{map = #map4}> : (memref<?xf32>, index) -> f32
// GENERIC: %[[LOAD_1:.*]] = "affine.load"(%[[ARG2]], %[[ARG0]], %[[ARG1]]) <{map = #map10}> {foo = 1 : i64} : (memref<?xf32>, index, index) -> f32
// GENERIC: "affine.store"(%[[LOAD_1]], %[[ARG2]], %[[ARG0]]) <{map = #map3}> : (f32, memref<?xf32>, index) -> ()
// GENERIC: %[[VECTOR_LOAD:.*]] = "affine.vector_load"(%[[ARG2]], %[[ARG0]]) <{map = #map}> : (memref<?xf32>, index) -> vector<4xf32>
// GENERIC: "affine.vector_store"(%[[VECTOR_LOAD]], %[[ARG2]], %[[ARG0]]) <{map = #map}> : (vector<4xf32>, memref<?xf32>, index) -> ()
// GENERIC: "affine.prefetch"(%[[ARG2]], %[[ARG0]]) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = #map11}> : (memref<?xf32>, index) -> ()
// GENERIC: "affine.prefetch"(%[[ARG2]], %[[ARG0]]) <{isDataCache = false, isWrite = true, localityHint = 0 : i32, map = #map11}> : (memref<?xf32>, index) -> ()
// GENERIC: %[[LINEARIZE_INDEX:.*]] = "affine.linearize_index"(%[[ARG0]], %[[ARG1]]) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 3, 5>}> : (index, index) -> index
