// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// linalg.pack and linalg.unpack: inverses, padding, casts and static shapes.

// CHECK-LABEL: func.func @pack_unpack_padding
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4xf32>, %[[D:[a-z0-9_]+]]: tensor<15xf32>, %[[E:[a-z0-9_]+]]: tensor<4x4xf32>, %[[P:[a-z0-9_]+]]: f32) -> tensor<4x4xf32> {
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<4x4xf32> -> tensor<15xf32>
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[UNPACK]] padding_value(%[[P]] : f32) inner_dims_pos = [0] inner_tiles = [4] into %[[E]] : tensor<15xf32> -> tensor<4x4xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<4x4xf32>
// CHECK-NEXT: }
// Padding may change values.
func.func @pack_unpack_padding(%a: tensor<4x4xf32>, %d: tensor<15xf32>, %e: tensor<4x4xf32>, %p: f32) -> tensor<4x4xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<4x4xf32> -> tensor<15xf32>
  %1 = linalg.pack %0 padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<15xf32> -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_unpack_dynamic_other
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x4xf32>, %[[D:[a-z0-9_]+]]: tensor<?xf32>, %[[E:[a-z0-9_]+]]: tensor<?x4xf32>, %[[P:[a-z0-9_]+]]: f32) -> tensor<?x4xf32> {
// CHECK-NEXT: return %[[A]] : tensor<?x4xf32>
// CHECK-NEXT: }
// Inverses with dynamic sizes.
func.func @pack_unpack_dynamic_other(%a: tensor<?x4xf32>, %d: tensor<?xf32>, %e: tensor<?x4xf32>, %p: f32) -> tensor<?x4xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<?x4xf32> -> tensor<?xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<?xf32> -> tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_pack_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[D:[a-z0-9_]+]]: tensor<?x4xf32>, %[[E:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT: return %[[A]] : tensor<?xf32>
// CHECK-NEXT: }
// The other way round.
func.func @unpack_pack_dynamic(%a: tensor<?xf32>, %d: tensor<?x4xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<?xf32> -> tensor<?x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<?x4xf32> -> tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_pack_padding
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<15xf32>, %[[D:[a-z0-9_]+]]: tensor<4x4xf32>, %[[E:[a-z0-9_]+]]: tensor<15xf32>, %[[P:[a-z0-9_]+]]: f32) -> tensor<15xf32> {
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[A]] padding_value(%[[P]] : f32) inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<15xf32> -> tensor<4x4xf32>
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[PACK]] inner_dims_pos = [0] inner_tiles = [4] into %[[E]] : tensor<4x4xf32> -> tensor<15xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<15xf32>
// CHECK-NEXT: }
// Padding.
func.func @unpack_pack_padding(%a: tensor<15xf32>, %d: tensor<4x4xf32>, %e: tensor<15xf32>, %p: f32) -> tensor<15xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<15xf32> -> tensor<4x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [4] into %e : tensor<4x4xf32> -> tensor<15xf32>
  return %1 : tensor<15xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_pack_other_perm
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16x16xf32>, %[[D:[a-z0-9_]+]]: tensor<4x4x4x4xf32>, %[[E:[a-z0-9_]+]]: tensor<16x16xf32>) -> tensor<16x16xf32> {
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[A]] outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %[[D]] : tensor<16x16xf32> -> tensor<4x4x4x4xf32>
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[PACK]] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %[[E]] : tensor<4x4x4x4xf32> -> tensor<16x16xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<16x16xf32>
// CHECK-NEXT: }
// The permutations differ.
func.func @unpack_pack_other_perm(%a: tensor<16x16xf32>, %d: tensor<4x4x4x4xf32>, %e: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<16x16xf32> -> tensor<4x4x4x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<4x4x4x4xf32> -> tensor<16x16xf32>
  return %1 : tensor<16x16xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_pack_identity_perm
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16x16xf32>, %[[D:[a-z0-9_]+]]: tensor<4x4x4x4xf32>, %[[E:[a-z0-9_]+]]: tensor<16x16xf32>) -> tensor<16x16xf32> {
// CHECK-NEXT: return %[[A]] : tensor<16x16xf32>
// CHECK-NEXT: }
// The permutations are equal, although one is not given.
func.func @unpack_pack_identity_perm(%a: tensor<16x16xf32>, %d: tensor<4x4x4x4xf32>, %e: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.pack %a outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<16x16xf32> -> tensor<4x4x4x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<4x4x4x4xf32> -> tensor<16x16xf32>
  return %1 : tensor<16x16xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_pack_const_tile
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16xf32>, %[[D:[a-z0-9_]+]]: tensor<4x4xf32>, %[[DD:[a-z0-9_]+]]: tensor<4x?xf32>, %[[E:[a-z0-9_]+]]: tensor<16xf32>) -> tensor<16xf32> {
// CHECK-NEXT: return %[[A]] : tensor<16xf32>
// CHECK-NEXT: }
// Tiles that are constants.
func.func @unpack_pack_const_tile(%a: tensor<16xf32>, %d: tensor<4x4xf32>, %dd: tensor<4x?xf32>, %e: tensor<16xf32>) -> tensor<16xf32> {
  %c4 = arith.constant 4 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c4] into %dd : tensor<16xf32> -> tensor<4x?xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [%c4] into %e : tensor<4x?xf32> -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_pack_other_type_fill
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[D:[a-z0-9_]+]]: tensor<4x4xf32>, %[[E:[a-z0-9_]+]]: tensor<16xf32>, %[[P:[a-z0-9_]+]]: f32) -> tensor<16xf32> {
// CHECK-NEXT: %[[F:.*]] = linalg.fill ins(%[[P]] : f32) outs(%[[E]] : tensor<16xf32>) -> tensor<16xf32>
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<?xf32> -> tensor<4x4xf32>
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[PACK]] inner_dims_pos = [0] inner_tiles = [4] into %[[F]] : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<16xf32>
// CHECK-NEXT: }
// The destination stays if the types differ.
func.func @unpack_pack_other_type_fill(%a: tensor<?xf32>, %d: tensor<4x4xf32>, %e: tensor<16xf32>, %p: f32) -> tensor<16xf32> {
  %f = linalg.fill ins(%p : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<?xf32> -> tensor<4x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [4] into %f : tensor<4x4xf32> -> tensor<16xf32>
  return %1 : tensor<16xf32>
}

// -----

// CHECK-LABEL: func.func @pack_const_tile
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16xf32>, %[[D:[a-z0-9_]+]]: tensor<4x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[A]] inner_dims_pos = [0] inner_tiles = [%[[C4]]] into %[[D]] : tensor<16xf32> -> tensor<4x?xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<4x?xf32>
// CHECK-NEXT: }
// A constant tile alone stays.
func.func @pack_const_tile(%a: tensor<16xf32>, %d: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c4] into %d : tensor<16xf32> -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @padding_kept_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[D:[a-z0-9_]+]]: tensor<4x4xf32>, %[[P:[a-z0-9_]+]]: f32) -> tensor<4x4xf32> {
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[A]] padding_value(%[[P]] : f32) inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<?xf32> -> tensor<4x4xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<4x4xf32>
// CHECK-NEXT: }
// It is unknown whether tiles are full.
func.func @padding_kept_dynamic(%a: tensor<?xf32>, %d: tensor<4x4xf32>, %p: f32) -> tensor<4x4xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<?xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @padding_dynamic_tile
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16xf32>, %[[D:[a-z0-9_]+]]: tensor<4x?xf32>, %[[P:[a-z0-9_]+]]: f32, %[[T:[a-z0-9_]+]]: index) -> tensor<4x?xf32> {
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[A]] padding_value(%[[P]] : f32) inner_dims_pos = [0] inner_tiles = [%[[T]]] into %[[D]] : tensor<16xf32> -> tensor<4x?xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<4x?xf32>
// CHECK-NEXT: }
// The same for dynamic tiles.
func.func @padding_dynamic_tile(%a: tensor<16xf32>, %d: tensor<4x?xf32>, %p: f32, %t: index) -> tensor<4x?xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [%t] into %d : tensor<16xf32> -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: func.func @padding_not_needed_other_dim_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16x?xf32>, %[[D:[a-z0-9_]+]]: tensor<4x?x4xf32>, %[[P:[a-z0-9_]+]]: f32, %[[T:[a-z0-9_]+]]: index) -> tensor<4x?x4xf32> {
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] {foo} : tensor<16x?xf32> -> tensor<4x?x4xf32>
// CHECK-NEXT: return %[[PACK]] : tensor<4x?x4xf32>
// CHECK-NEXT: }
// All tiles are full.
func.func @padding_not_needed_other_dim_dynamic(%a: tensor<16x?xf32>, %d: tensor<4x?x4xf32>, %p: f32, %t: index) -> tensor<4x?x4xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [4] into %d {foo} : tensor<16x?xf32> -> tensor<4x?x4xf32>
  return %0 : tensor<4x?x4xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_destinations
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4xf32>, %[[D:[a-z0-9_]+]]: tensor<16xf32>, %[[G:[a-z0-9_]+]]: tensor<16xf32>, %[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (tensor<16xf32>, tensor<16xf32>) {
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NEXT: %[[UNPACK_0:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NEXT: return %[[UNPACK]], %[[UNPACK_0]] : tensor<16xf32>, tensor<16xf32>
// CHECK-NEXT: }
// The destination is overwritten.
func.func @unpack_destinations(%a: tensor<4x4xf32>, %d: tensor<16xf32>, %g: tensor<16xf32>, %x: f32, %i: index) -> (tensor<16xf32>, tensor<16xf32>) {
  %s = tensor.insert %x into %d[%i] : tensor<16xf32>
  %u = bufferization.materialize_in_destination %g in %d : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %s : tensor<4x4xf32> -> tensor<16xf32>
  %1 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %u : tensor<4x4xf32> -> tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}

// -----

// CHECK-LABEL: func.func @slice_unpack_small
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4xf32>, %[[D:[a-z0-9_]+]]: tensor<16xf32>) -> tensor<12xf32> {
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[UNPACK]][0] [12] [1] : tensor<16xf32> to tensor<12xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<12xf32>
// CHECK-NEXT: }
// A whole tile is left out.
func.func @slice_unpack_small(%a: tensor<4x4xf32>, %d: tensor<16xf32>) -> tensor<12xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<4x4xf32> -> tensor<16xf32>
  %1 = tensor.extract_slice %0[0] [12] [1] : tensor<16xf32> to tensor<12xf32>
  return %1 : tensor<12xf32>
}

// -----

// CHECK-LABEL: func.func @slice_unpack_offset
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4xf32>, %[[D:[a-z0-9_]+]]: tensor<16xf32>) -> tensor<14xf32> {
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[UNPACK]][1] [14] [1] : tensor<16xf32> to tensor<14xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<14xf32>
// CHECK-NEXT: }
// The part does not start at 0.
func.func @slice_unpack_offset(%a: tensor<4x4xf32>, %d: tensor<16xf32>) -> tensor<14xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<4x4xf32> -> tensor<16xf32>
  %1 = tensor.extract_slice %0[1] [14] [1] : tensor<16xf32> to tensor<14xf32>
  return %1 : tensor<14xf32>
}

// -----

// CHECK-LABEL: func.func @slice_unpack_untiled
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8x4xf32>, %[[D:[a-z0-9_]+]]: tensor<16x8xf32>) -> tensor<14x7xf32> {
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<4x8x4xf32> -> tensor<16x8xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[UNPACK]][0, 0] [14, 7] [1, 1] : tensor<16x8xf32> to tensor<14x7xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<14x7xf32>
// CHECK-NEXT: }
// A dimension without tiles is cut.
func.func @slice_unpack_untiled(%a: tensor<4x8x4xf32>, %d: tensor<16x8xf32>) -> tensor<14x7xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<4x8x4xf32> -> tensor<16x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [14, 7] [1, 1] : tensor<16x8xf32> to tensor<14x7xf32>
  return %1 : tensor<14x7xf32>
}

// -----

// CHECK-LABEL: func.func @slice_unpack_later
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x4xf32>, %[[D:[a-z0-9_]+]]: tensor<16xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<14xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[D]][0] [14] [1] : tensor<16xf32> to tensor<14xf32>
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[EXTRACTED_SLICE]] {k} : tensor<4x4xf32> -> tensor<14xf32>
// CHECK-NEXT: %[[X:.*]] = "test.foo"() : () -> index
// CHECK-NEXT: return %[[UNPACK]] : tensor<14xf32>
// CHECK-NEXT: }
// A part of the result with all tiles.
func.func @slice_unpack_later(%a: tensor<4x4xf32>, %d: tensor<16xf32>, %n: index) -> tensor<14xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d {k} : tensor<4x4xf32> -> tensor<16xf32>
  %x = "test.foo"() : () -> index
  %1 = tensor.extract_slice %0[0] [14] [1] : tensor<16xf32> to tensor<14xf32>
  return %1 : tensor<14xf32>
}

// -----

// CHECK-LABEL: func.func @slice_unpack_dynamic_other
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?x4xf32>, %[[D:[a-z0-9_]+]]: tensor<16x?xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<14x?xf32> {
// CHECK-NEXT: %[[X:.*]] = "test.foo"() : () -> index
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] {k} : tensor<4x?x4xf32> -> tensor<16x?xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[UNPACK]][0, 0] [14, %[[X]]] [1, 1] : tensor<16x?xf32> to tensor<14x?xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<14x?xf32>
// CHECK-NEXT: }
// The size of a dimension without tiles is unknown.
func.func @slice_unpack_dynamic_other(%a: tensor<4x?x4xf32>, %d: tensor<16x?xf32>, %n: index) -> tensor<14x?xf32> {
  %x = "test.foo"() : () -> index
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d {k} : tensor<4x?x4xf32> -> tensor<16x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [14, %x] [1, 1] : tensor<16x?xf32> to tensor<14x?xf32>
  return %1 : tensor<14x?xf32>
}

// -----

// CHECK-LABEL: func.func @slice_unpack_size_after
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?x4xf32>, %[[D:[a-z0-9_]+]]: tensor<16x?xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<14x?xf32> {
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] {k} : tensor<4x?x4xf32> -> tensor<16x?xf32>
// CHECK-NEXT: %[[X:.*]] = "test.foo"() : () -> index
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[UNPACK]][0, 0] [14, %[[X]]] [1, 1] : tensor<16x?xf32> to tensor<14x?xf32>
// CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<14x?xf32>
// CHECK-NEXT: }
// The same, with a size that is computed later.
func.func @slice_unpack_size_after(%a: tensor<4x?x4xf32>, %d: tensor<16x?xf32>, %n: index) -> tensor<14x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d {k} : tensor<4x?x4xf32> -> tensor<16x?xf32>
  %x = "test.foo"() : () -> index
  %1 = tensor.extract_slice %0[0, 0] [14, %x] [1, 1] : tensor<16x?xf32> to tensor<14x?xf32>
  return %1 : tensor<14x?xf32>
}

// -----

// CHECK-LABEL: func.func @slice_unpack_perm
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<2x4x4x8xf32>, %[[D:[a-z0-9_]+]]: tensor<16x16xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<14x9xf32> {
// CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[D]][0, 0] [14, 9] [1, 1] : tensor<16x16xf32> to tensor<14x9xf32>
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[A]] outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %[[EXTRACTED_SLICE]] {k} : tensor<2x4x4x8xf32> -> tensor<14x9xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<14x9xf32>
// CHECK-NEXT: }
// Permuted tiles.
func.func @slice_unpack_perm(%a: tensor<2x4x4x8xf32>, %d: tensor<16x16xf32>, %n: index) -> tensor<14x9xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %d {k} : tensor<2x4x4x8xf32> -> tensor<16x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [14, 9] [1, 1] : tensor<16x16xf32> to tensor<14x9xf32>
  return %1 : tensor<14x9xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_infer_attr
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x?x4xf32>, %[[D:[a-z0-9_]+]]: tensor<?x8xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<4x?x4xf32> to tensor<4x8x4xf32>
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[CAST]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] : tensor<4x8x4xf32> -> tensor<?x8xf32>
// CHECK-NEXT: return %[[UNPACK]] : tensor<?x8xf32>
// CHECK-NEXT: }
// Sizes follow from the destination.
func.func @unpack_infer_attr(%a: tensor<4x?x4xf32>, %d: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %d {k} : tensor<4x?x4xf32> -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// CHECK-LABEL: func.func @pack_infer_both
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<3x?x?xf32>, %[[D:[a-z0-9_]+]]: tensor<?x8x?x4xf32>) -> tensor<?x8x?x4xf32> {
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<3x?x?xf32> to tensor<3x8x?xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[D]] : tensor<?x8x?x4xf32> to tensor<3x8x?x4xf32>
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[CAST]] inner_dims_pos = [2] inner_tiles = [4] into %[[CAST_0]] {k} : tensor<3x8x?xf32> -> tensor<3x8x?x4xf32>
// CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[PACK]] : tensor<3x8x?x4xf32> to tensor<?x8x?x4xf32>
// CHECK-NEXT: return %[[CAST_1]] : tensor<?x8x?x4xf32>
// CHECK-NEXT: }
// Sizes of both.
func.func @pack_infer_both(%a: tensor<3x?x?xf32>, %d: tensor<?x8x?x4xf32>) -> tensor<?x8x?x4xf32> {
  %0 = linalg.pack %a inner_dims_pos = [2] inner_tiles = [4] into %d {k} : tensor<3x?x?xf32> -> tensor<?x8x?x4xf32>
  return %0 : tensor<?x8x?x4xf32>
}

// -----

// CHECK-LABEL: func.func @pack_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16xf32>, %[[D:[a-z0-9_]+]]: tensor<4x4xf32>, %[[P:[a-z0-9_]+]]: f32) -> tensor<?x?xf32> {
// CHECK-NEXT: %[[PACK:.*]] = linalg.pack %[[A]] inner_dims_pos = [0] inner_tiles = [4] into %[[D]] {k} : tensor<16xf32> -> tensor<4x4xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[PACK]] : tensor<4x4xf32> to tensor<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT: }
// Casts are left out, and tiles static.
func.func @pack_cast(%a: tensor<16xf32>, %d: tensor<4x4xf32>, %p: f32) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %a : tensor<16xf32> to tensor<?xf32>
  %1 = tensor.cast %d : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = linalg.pack %0 padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [%c4] into %1 {k} : tensor<?xf32> -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @unpack_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<16xf32>, %[[D:[a-z0-9_]+]]: tensor<4x4xf32>, %[[T:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[UNPACK:.*]] = linalg.unpack %[[D]] inner_dims_pos = [0] inner_tiles = [4] into %[[A]] {k} : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[UNPACK]] : tensor<16xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
// The same for unpack.
func.func @unpack_cast(%a: tensor<16xf32>, %d: tensor<4x4xf32>, %t: index) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<16xf32> to tensor<?xf32>
  %1 = tensor.cast %d : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = linalg.unpack %1 inner_dims_pos = [0] inner_tiles = [%t] into %0 {k} : tensor<?x?xf32> -> tensor<?xf32>
  return %2 : tensor<?xf32>
}
