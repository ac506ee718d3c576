// AUTOUPDATE
// RUN: %opt %s --transform-interpreter --split-input-file | FileCheck %s
//
// Nests of affine loops: several iterations of the outer loop together, and all iterations by one loop.

module attributes {transform.with_named_sequence} {

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @nest
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x10xf32>, %[[V:[a-z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to 8 step 2 {
// CHECK-NEXT:     affine.for %[[J:[a-z0-9_]+]] = 0 to 10 {
// CHECK-NEXT:       %[[LOAD:.*]] = affine.load %[[V]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       affine.store %[[LOAD]], %[[M]][%[[ARG2]], %[[J]]] : memref<8x10xf32>
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[LOAD_1:.*]] = affine.load %[[V]][%[[APPLY]]] : memref<8xf32>
// CHECK-NEXT:       affine.store %[[LOAD_1]], %[[M]][%[[APPLY]], %[[J]]] : memref<8x10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   } {outer}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nest(%m: memref<8x10xf32>, %v: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      %a = affine.load %v[%i] : memref<8xf32>
      affine.store %a, %m[%i, %j] : memref<8x10xf32>
    }
  } {outer}
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match attributes{outer} in %root : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll_and_jam %f {factor = 2} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[MATCH:.*]] = transform.structured.match attributes {outer} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.loop.unroll_and_jam %[[MATCH]] {factor = 2 : i64} : !transform.any_op
// CHECK-NEXT:   transform.yield
// CHECK: #map = affine_map<() -> (8)>
// CHECK-NEXT: #map1 = affine_map<() -> (10)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 mod s0)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 floordiv s0)>
// CHECK-NEXT: module attributes {transform.with_named_sequence} {
// CHECK-LABEL: func.func @nest
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x10xf32>, %[[V:[a-z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map2(%[[APPLY]])[%[[APPLY_1]]]
// CHECK-NEXT:   affine.for %[[ARG2:[a-z0-9_]+]] = 0 to %[[APPLY_2]] {
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map3(%[[ARG2]])[%[[APPLY_1]]]
// CHECK-NEXT:     %[[APPLY_4:.*]] = affine.apply #map4(%[[ARG2]])[%[[APPLY_1]]]
// CHECK-NEXT:     %[[A:.*]] = affine.load %[[V]][%[[APPLY_4]]] : memref<8xf32>
// CHECK-NEXT:     affine.store %[[A]], %[[M]][%[[APPLY_4]], %[[APPLY_3]]] : memref<8x10xf32>
// CHECK-NEXT:   } {new, outer}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @nest(%m: memref<8x10xf32>, %v: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 10 {
      %a = affine.load %v[%i] : memref<8xf32>
      affine.store %a, %m[%i, %j] : memref<8x10xf32>
    }
  } {outer}
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match attributes{outer} in %root : (!transform.any_op) -> !transform.any_op
  %c = transform.loop.coalesce %f : (!transform.any_op) -> !transform.any_op
  transform.annotate %c "new" : !transform.any_op
  transform.yield
}
}

// CHECK: transform.named_sequence @__transform_main(%[[ROOT:[a-z0-9_]+]]: !transform.any_op {transform.readonly}) {
// CHECK-NEXT:   %[[MATCH:.*]] = transform.structured.match attributes {outer} in %[[ROOT]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   %[[C:.*]] = transform.loop.coalesce %[[MATCH]] : (!transform.any_op) -> !transform.any_op
// CHECK-NEXT:   transform.annotate %[[C]] "new" : !transform.any_op
// CHECK-NEXT:   transform.yield
