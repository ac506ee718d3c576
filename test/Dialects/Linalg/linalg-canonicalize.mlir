// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Structured operations that do nothing, and static shapes.

// CHECK-LABEL: func.func @copy_same_type
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[COPY:.*]] = linalg.copy ins(%[[A]] : tensor<4xf32>) outs(%[[B]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[COPY]] : tensor<4xf32>
// CHECK-NEXT: }
// Copies of tensors stay.
func.func @copy_same_type(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @copy_buffer
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[B:[a-z0-9_]+]]: memref<4xf32>) {
// CHECK-NEXT: linalg.copy ins(%[[A]] : memref<?xf32>) outs(%[[B]] : memref<4xf32>)
// CHECK-NEXT: return
// CHECK-NEXT: }
// A memref is copied to itself.
func.func @copy_buffer(%a: memref<?xf32>, %b: memref<4xf32>) {
  linalg.copy ins(%a : memref<?xf32>) outs(%b : memref<4xf32>)
  linalg.copy ins(%a : memref<?xf32>) outs(%a : memref<?xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @generic_static_from_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
// The result of an identity has the type of the output.
#id = affine_map<(d0) -> (d0)>
func.func @generic_static_from_dynamic(%a: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @identity_yields_two
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[A]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[B]], %[[C]] : tensor<4xf32>, tensor<?xf32>
// CHECK-NEXT: }
// Outputs that are yielded count, too.
func.func @identity_yields_two(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %c = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b, %c : tensor<4xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z, %x : f32, f32
  } -> (tensor<4xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @generic_attrs
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: return %[[A]] : tensor<4xf32>
// CHECK-NEXT: }
// Attributes do not matter.
#id = affine_map<(d0) -> (d0)>
func.func @generic_attrs(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"], doc = "x", library_call = "f"} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> ()>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @generic_scalar_input
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%[[A]] : f32) outs(%[[B]] : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT: linalg.yield %[[Y]] : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %[[GENERIC]] : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// The maps differ, although the output is yielded.
#id = affine_map<(d0) -> (d0)>
func.func @generic_scalar_input(%a: f32, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, #id], iterator_types = ["parallel"]} ins(%a : f32) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @generic_buffer_out
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xf32>, %[[B:[a-z0-9_]+]]: memref<4xf32>) {
// CHECK-NEXT: linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[A]] : memref<4xf32>) outs(%[[B]] : memref<4xf32>) {
// CHECK-NEXT: ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT: linalg.yield %[[OUT]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%[[A]] : memref<4xf32>) {
// CHECK-NEXT: ^bb0(%[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT: linalg.yield %[[Y]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// Memrefs that are the input and the output.
#id = affine_map<(d0) -> (d0)>
func.func @generic_buffer_out(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  }
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0(%y: f32):
    linalg.yield %y : f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @encoding_identity
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32, "e">, %[[C:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<4xf32, "e"> to tensor<4xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<4xf32>
// CHECK-NEXT: }
// The encodings differ.
#id = affine_map<(d0) -> (d0)>
func.func @encoding_identity(%a: tensor<4xf32, "e">, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32, "e">) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @element_type_differs
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[C:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[A]] : tensor<4xf32>) outs(%[[C]] : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT: linalg.yield %[[CST]] : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %[[GENERIC]] : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// A constant is yielded.
#id = affine_map<(d0) -> (d0)>
func.func @element_type_differs(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.constant 1.0 : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @map_identity
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[MAPPED:.*]] = linalg.map ins(%[[A]] : tensor<4xf32>) outs(%[[B]] : tensor<4xf32>)
// CHECK-NEXT: (%[[IN:[a-z0-9_]+]]: f32, %[[INIT:[a-z0-9_]+]]: f32) {
// CHECK-NEXT: linalg.yield %[[IN]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[MAPPED]] : tensor<4xf32>
// CHECK-NEXT: }
// linalg.map is not erased.
func.func @map_identity(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.map ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>)
    (%in: f32, %init: f32) { linalg.yield %in : f32 }
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @reduce_nothing
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[REDUCED:.*]] = linalg.reduce ins(%[[A]] : tensor<4xf32>) outs(%[[B]] : tensor<4xf32>) dimensions = []
// CHECK-NEXT: (%[[IN:[a-z0-9_]+]]: f32, %[[INIT:[a-z0-9_]+]]: f32) {
// CHECK-NEXT: linalg.yield %[[IN]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[REDUCED]] : tensor<4xf32>
// CHECK-NEXT: }
// linalg.reduce is not erased.
func.func @reduce_nothing(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) dimensions = []
    (%in: f32, %init: f32) { linalg.yield %in : f32 }
  return %0 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @generic_zero(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: memref<0xf32>, %[[B:[a-z0-9_]+]]: memref<?xf32>, %[[C:[a-z0-9_]+]]: memref<0x3xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// A memref without elements says that there are no iterations.
#id = affine_map<(d0) -> (d0)>
func.func @generic_zero(%a: memref<0xf32>, %b: memref<?xf32>, %c: memref<0x3xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<?xf32>) outs(%a : memref<0xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  }
  %cst = arith.constant 1.0 : f32
  linalg.fill ins(%cst : f32) outs(%c : memref<0x3xf32>)
  return
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @generic_zero_tensor
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<0xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG2:[a-z0-9_]+]]: f32) -> (tensor<0xf32>, tensor<0xf32>) {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[ARG1]] : tensor<?xf32> to tensor<0xf32>
// CHECK-NEXT: %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[CAST]] : tensor<0xf32>) outs(%[[ARG0]] : tensor<0xf32>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[Z:.*]] = arith.addf %[[X]], %[[Y]] : f32
// CHECK-NEXT: linalg.yield %[[Z]] : f32
// CHECK-NEXT: } -> tensor<0xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill ins(%[[ARG2]] : f32) outs(%[[ARG0]] : tensor<0xf32>) -> tensor<0xf32>
// CHECK-NEXT: return %[[GENERIC]], %[[FILL]] : tensor<0xf32>, tensor<0xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// A tensor without elements does not.
#id = affine_map<(d0) -> (d0)>
func.func @generic_zero_tensor(%a: tensor<0xf32>, %b: tensor<?xf32>, %cst : f32) -> (tensor<0xf32>, tensor<0xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : tensor<?xf32>) outs(%a : tensor<0xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<0xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%a : tensor<0xf32>) -> tensor<0xf32>
  return %0, %1 : tensor<0xf32>, tensor<0xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @dead_things
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[B:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[GENERIC:[a-z0-9_]+]]:2 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[A]], %[[A]] : tensor<4xf32>, tensor<4xf32>) outs(%[[B]], %[[B]] : tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32, %[[OUT_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[Z:.*]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT: linalg.yield %[[Z]], %[[Z]] : f32, f32
// CHECK-NEXT: } -> (tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT: return %[[GENERIC]]#0 : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// Results and operands that are not used stay.
#id = affine_map<(d0) -> (d0)>
func.func @dead_things(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%a, %a: tensor<4xf32>, tensor<4xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %u: f32, %v : f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z, %z : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @dead(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[C:[a-z0-9_]+]]: tensor<4xf32>, %[[M:[a-z0-9_]+]]: memref<4xf32>) {
// CHECK-NEXT: %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[A]] : tensor<4xf32>) outs(%[[C]] : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT: "test.effect"() : () -> ()
// CHECK-NEXT: linalg.yield %[[X]] : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// Operations without uses and effects.
func.func @dead(%a: tensor<4xf32>, %c: tensor<4xf32>, %m: memref<4xf32>) {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.softmax dimension(0) ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    "test.effect"() : () -> ()
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @fill_of_cast
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: tensor<4xf32>, %[[F0:[a-z0-9_]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill {k} ins(%[[F0]] : f32) outs(%[[B]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[FILL]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[C]] : tensor<?xf32>
// CHECK-NEXT: }
// A cast is moved after the operation.
func.func @fill_of_cast(%b: tensor<4xf32>, %f0: f32) -> tensor<?xf32> {
  %c = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %0 = linalg.fill {k} ins(%f0 : f32) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @cast_of_fill(
// CHECK-SAME: {{^}}%[[B:[a-z0-9_]+]]: tensor<?xf32>, %[[F0:[a-z0-9_]+]]: f32) -> tensor<4xf32> {
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[B]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill {k} ins(%[[F0]] : f32) outs(%[[C]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[FILL]] : tensor<4xf32>
// CHECK-NEXT: }
// A cast to a more static type is moved before the operation.
func.func @cast_of_fill(%b: tensor<?xf32>, %f0: f32) -> tensor<4xf32> {
  %0 = linalg.fill {k} ins(%f0 : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  %c = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @cast_of_fill_other_block
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: tensor<?xf32>, %[[F0:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: i1) -> tensor<4xf32> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill {k} ins(%[[F0]] : f32) outs(%[[B]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: cf.cond_br %[[I]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[FILL]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: return %[[C]] : tensor<4xf32>
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[D:.*]] = tensor.cast %[[FILL]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: return %[[D]] : tensor<4xf32>
// CHECK-NEXT: }
// The cast is in another block.
func.func @cast_of_fill_other_block(%b: tensor<?xf32>, %f0: f32, %i: i1) -> tensor<4xf32> {
  %0 = linalg.fill {k} ins(%f0 : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  cf.cond_br %i, ^a, ^b
^a:
  %c = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %c : tensor<4xf32>
^b:
  %d = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %d : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @cast_to_unranked
// CHECK-SAME: (%[[B:[a-z0-9_]+]]: tensor<?xf32>, %[[F0:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: i1) -> tensor<*xf32> {
// CHECK-NEXT: %[[FILL:.*]] = linalg.fill {k} ins(%[[F0]] : f32) outs(%[[B]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[FILL]] : tensor<?xf32> to tensor<*xf32>
// CHECK-NEXT: return %[[C]] : tensor<*xf32>
// CHECK-NEXT: }
// A cast to a type that says less.
func.func @cast_to_unranked(%b: tensor<?xf32>, %f0: f32, %i: i1) -> tensor<*xf32> {
  %0 = linalg.fill {k} ins(%f0 : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  %c = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>
  return %c : tensor<*xf32>
}

// -----

// CHECK-LABEL: func.func @producer_and_consumer
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x8xf32>, %[[C:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<4x8xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[C]] : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %[[MATMUL:.*]] = linalg.matmul ins(%[[A]], %[[B]] : tensor<4x?xf32>, tensor<?x8xf32>) outs(%[[CAST]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[EXP:.*]] = linalg.exp ins(%[[MATMUL]] : tensor<4x8xf32>) outs(%[[MATMUL]] : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: return %[[EXP]] : tensor<4x8xf32>
// CHECK-NEXT: }
// Casts meet static shapes.
func.func @producer_and_consumer(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>) -> tensor<4x8xf32> {
  %x = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = linalg.matmul ins(%x, %b : tensor<?x?xf32>, tensor<?x8xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @softmax_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x5xf32>, %[[B:[a-z0-9_]+]]: tensor<4x5xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[SOFTMAX:.*]] = linalg.softmax dimension(1) ins(%[[A]] : tensor<4x5xf32>) outs(%[[B]] : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[SOFTMAX]] : tensor<4x5xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
// Operations with destinations that are not structured.
func.func @softmax_cast(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x5xf32> to tensor<?x?xf32>
  %2 = linalg.softmax dimension(1) ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @softmax_consumer_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x?xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT: %[[SOFTMAX:.*]] = linalg.softmax dimension(1) ins(%[[A]] : tensor<?x?xf32>) outs(%[[B]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[SOFTMAX]] : tensor<?x?xf32> to tensor<4x5xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<4x5xf32>
// CHECK-NEXT: }
// Only structured operations take casts of results.
func.func @softmax_consumer_cast(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<4x5xf32> {
  %2 = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x5xf32>
  return %3 : tensor<4x5xf32>
}

// -----

// CHECK-LABEL: func.func @matmuls
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?xf32>, %[[B:[a-z0-9_]+]]: tensor<8x?xf32>, %[[C:[a-z0-9_]+]]: tensor<?x16xf32>) -> tensor<?x16xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[B]] : tensor<8x?xf32> to tensor<8x16xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[C]] : tensor<?x16xf32> to tensor<4x16xf32>
// CHECK-NEXT: %[[MATMUL:.*]] = linalg.matmul ins(%[[CAST]], %[[CAST_0]] : tensor<4x8xf32>, tensor<8x16xf32>) outs(%[[CAST_1]] : tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[CAST_2:.*]] = tensor.cast %[[MATMUL]] : tensor<4x16xf32> to tensor<?x16xf32>
// CHECK-NEXT: return %[[CAST_2]] : tensor<?x16xf32>
// CHECK-NEXT: }
// Sizes of operands follow from others.
func.func @matmuls(%a: tensor<4x?xf32>, %b: tensor<8x?xf32>, %c: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x?xf32>, tensor<8x?xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @matmul_maps
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4xf32>, %[[B:[a-z0-9_]+]]: tensor<8x?xf32>, %[[C:[a-z0-9_]+]]: tensor<?x16xf32>) -> tensor<?x16xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<?x4xf32> to tensor<8x4xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[B]] : tensor<8x?xf32> to tensor<8x16xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[C]] : tensor<?x16xf32> to tensor<4x16xf32>
// CHECK-NEXT: %[[MATMUL:.*]] = linalg.matmul indexing_maps = [#map, #map1, #map2] {foo} ins(%[[CAST]], %[[CAST_0]] : tensor<8x4xf32>, tensor<8x16xf32>) outs(%[[CAST_1]] : tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT: %[[CAST_2:.*]] = tensor.cast %[[MATMUL]] : tensor<4x16xf32> to tensor<?x16xf32>
// CHECK-NEXT: return %[[CAST_2]] : tensor<?x16xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// The operation keeps its maps and attributes.
func.func @matmul_maps(%a: tensor<?x4xf32>, %b: tensor<8x?xf32>, %c: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {foo} ins(%a, %b : tensor<?x4xf32>, tensor<8x?xf32>) outs(%c : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// -----

// CHECK-LABEL: func.func @batch
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4x?xf32>, %[[B:[a-z0-9_]+]]: tensor<2x8x?xf32>, %[[C:[a-z0-9_]+]]: tensor<?x?x16xf32>) -> tensor<?x?x16xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<?x4x?xf32> to tensor<2x4x8xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[B]] : tensor<2x8x?xf32> to tensor<2x8x16xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[C]] : tensor<?x?x16xf32> to tensor<2x4x16xf32>
// CHECK-NEXT: %[[BATCH_MATMUL:.*]] = linalg.batch_matmul ins(%[[CAST]], %[[CAST_0]] : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%[[CAST_1]] : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
// CHECK-NEXT: %[[CAST_2:.*]] = tensor.cast %[[BATCH_MATMUL]] : tensor<2x4x16xf32> to tensor<?x?x16xf32>
// CHECK-NEXT: return %[[CAST_2]] : tensor<?x?x16xf32>
// CHECK-NEXT: }
// All dimensions.
func.func @batch(%a: tensor<?x4x?xf32>, %b: tensor<2x8x?xf32>, %c: tensor<?x?x16xf32>) -> tensor<?x?x16xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<?x4x?xf32>, tensor<2x8x?xf32>) outs(%c : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
  return %0 : tensor<?x?x16xf32>
}

// -----

// CHECK-LABEL: func.func @infer_conv
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<1x?x?x3xf32>, %[[F:[a-z0-9_]+]]: tensor<3x3x3x?xf32>, %[[O:[a-z0-9_]+]]: tensor<?x16x16x8xf32>) -> tensor<?x16x16x8xf32> {
// CHECK-NEXT: %[[CONV_2D_NHWC_HWCF:.*]] = linalg.conv_2d_nhwc_hwcf ins(%[[A]], %[[F]] : tensor<1x?x?x3xf32>, tensor<3x3x3x?xf32>) outs(%[[O]] : tensor<?x16x16x8xf32>) -> tensor<?x16x16x8xf32>
// CHECK-NEXT: return %[[CONV_2D_NHWC_HWCF]] : tensor<?x16x16x8xf32>
// CHECK-NEXT: }
// Maps that are no projected permutations give no sizes.
func.func @infer_conv(%a: tensor<1x?x?x3xf32>, %f: tensor<3x3x3x?xf32>, %o: tensor<?x16x16x8xf32>) -> tensor<?x16x16x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %f : tensor<1x?x?x3xf32>, tensor<3x3x3x?xf32>) outs(%o : tensor<?x16x16x8xf32>) -> tensor<?x16x16x8xf32>
  return %0 : tensor<?x16x16x8xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @infer_repeat
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[O:[a-z0-9_]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%[[A]] : tensor<?x?xf32>) outs(%[[O]] : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: f32, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT: linalg.yield %[[X]] : f32
// CHECK-NEXT: } -> tensor<4xf32>
// CHECK-NEXT: return %[[GENERIC]] : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// Nor do maps with a dimension twice.
func.func @infer_repeat(%a: tensor<?x?xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<?x?xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> ()>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @infer_vector
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xf32>, %[[O:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%[[A]] : vector<4xf32>) outs(%[[O]] : tensor<?xf32>) {
// CHECK-NEXT: ^bb0(%[[X:[a-z0-9_]+]]: vector<4xf32>, %[[Y:[a-z0-9_]+]]: f32):
// CHECK-NEXT: linalg.yield %[[Y]] : f32
// CHECK-NEXT: } -> tensor<?xf32>
// CHECK-NEXT: return %[[GENERIC]] : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// An input that has no dimensions for the loops.
func.func @infer_vector(%a: vector<4xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : vector<4xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: vector<4xf32>, %y: f32):
    linalg.yield %y : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @encoding(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?x4xf32, "e">, %[[C:[a-z0-9_]+]]: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<?x4xf32, "e"> to tensor<4x4xf32, "e">
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[C]] : tensor<4x?xf32> to tensor<4x4xf32>
// CHECK-NEXT: %[[EXP:.*]] = linalg.exp ins(%[[CAST]] : tensor<4x4xf32, "e">) outs(%[[CAST_0]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[EXP]] : tensor<4x4xf32> to tensor<4x?xf32>
// CHECK-NEXT: return %[[CAST_1]] : tensor<4x?xf32>
// CHECK-NEXT: }
// The encoding of an operand stays.
func.func @encoding(%a: tensor<?x4xf32, "e">, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.exp ins(%a : tensor<?x4xf32, "e">) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @dim_of_matmul
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x?xf32>, %[[C:[a-z0-9_]+]]: tensor<?x?xf32>, %[[I:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[C]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[C]], %[[I]] : tensor<?x?xf32>
// CHECK-NEXT: return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT: }
// The size of a result is that of the output.
func.func @dim_of_matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %i : tensor<?x?xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: func.func @dim_of_pack
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x?xf32>, %[[B:[a-z0-9_]+]]: tensor<?x?x4x4xf32>, %[[I:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?x?x4x4xf32>
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[B]], %[[I]] : tensor<?x?x4x4xf32>
// CHECK-NEXT: return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT: }
// The dimension of the destination.
func.func @dim_of_pack(%a: tensor<?x?xf32>, %b: tensor<?x?x4x4xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<?x?xf32> -> tensor<?x?x4x4xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x4x4xf32>
  %2 = tensor.dim %0, %i : tensor<?x?x4x4xf32>
  return %1, %2 : index, index
}
