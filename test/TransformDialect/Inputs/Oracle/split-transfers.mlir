// Transfers that may be out of bounds, by each strategy.
module attributes {transform.with_named_sequence} {
func.func @read(%A: memref<?xf32>, %i: index, %f: f32) -> vector<8xf32> {
  %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @write(%A: memref<?xf32>, %i: index, %v: vector<8xf32>)  {
  vector.transfer_write %v, %A[%i] : vector<8xf32>, memref<?xf32>
  return
}
func.func @one_dim(%A: memref<16x8xf32>, %i: index, %f: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %1 = vector.transfer_read %A[%i, %c0], %f {in_bounds = [false, true]} : memref<16x8xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @masked(%A: memref<?xf32>, %i: index, %f: f32, %m: vector<8xi1>) -> vector<8xf32> {
  %1 = vector.transfer_read %A[%i], %f, %m : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @permuted(%A: memref<?x?xf32>, %i: index, %f: f32) -> vector<8x4xf32> {
  %1 = vector.transfer_read %A[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<8x4xf32>
  return %1: vector<8x4xf32>
}
func.func @loop(%A: memref<?xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %n step %c8 {
    %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
    %2 = arith.addf %1, %1 : vector<8xf32>
    vector.transfer_write %2, %A[%i] : vector<8xf32>, memref<?xf32>
  }
  return
}
func.func @in_branch(%A: memref<?xf32>, %i: index, %f: f32, %c: i1) {
  scf.if %c {
    %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
    "use"(%1) : (vector<8xf32>) -> ()
  }
  return
}
func.func @constant_within(%A: memref<16xf32>, %f: f32) -> vector<8xf32> {
  %c4 = arith.constant 4 : index
  %1 = vector.transfer_read %A[%c4], %f : memref<16xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @constant_outside(%A: memref<16xf32>, %f: f32) -> vector<8xf32> {
  %c4 = arith.constant 12 : index
  %1 = vector.transfer_read %A[%c4], %f : memref<16xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @constant_index(%A: memref<?xf32>, %f: f32) -> vector<8xf32> {
  %c4 = arith.constant 4 : index
  %1 = vector.transfer_read %A[%c4], %f : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @half_constant(%A: memref<16x?xf32>, %f: f32, %i: index) -> vector<4x8xf32> {
  %c4 = arith.constant 4 : index
  %1 = vector.transfer_read %A[%c4, %i], %f : memref<16x?xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @broadcast(%A: memref<?xf32>, %f: f32, %i: index) -> vector<4x8xf32> {
  %1 = vector.transfer_read %A[%i], %f {in_bounds=[true, false], permutation_map=affine_map<(d0)->(0,d0)>}: memref<?xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @strides(%A: memref<?x?xf32, strided<[?, ?], offset: 4>>, %f: f32, %i: index) -> vector<4x8xf32> {
  %1 = vector.transfer_read %A[%i, %i], %f : memref<?x?xf32, strided<[?, ?], offset: 4>>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @composed(%A: memref<?xf32>, %f: f32, %i: index) -> vector<8xf32> {
  %c4 = affine.apply affine_map<()[s0]->(s0 * 2 + 3)>()[%i]
  %1 = vector.transfer_read %A[%c4], %f : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
func.func @read(%A: memref<?xf32>, %i: index, %f: f32) -> vector<8xf32> {
  %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @one_dim(%A: memref<16x8xf32>, %i: index, %f: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %1 = vector.transfer_read %A[%i, %c0], %f {in_bounds = [false, true]} : memref<16x8xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
func.func @read(%A: memref<?xf32>, %i: index, %f: f32) -> vector<8xf32> {
  %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @write(%A: memref<?xf32>, %i: index, %v: vector<8xf32>)  {
  vector.transfer_write %v, %A[%i] : vector<8xf32>, memref<?xf32>
  return
}
func.func @one_dim(%A: memref<16x8xf32>, %i: index, %f: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %1 = vector.transfer_read %A[%i, %c0], %f {in_bounds = [false, true]} : memref<16x8xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @masked(%A: memref<?xf32>, %i: index, %f: f32, %m: vector<8xi1>) -> vector<8xf32> {
  %1 = vector.transfer_read %A[%i], %f, %m : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @permuted(%A: memref<?x?xf32>, %i: index, %f: f32) -> vector<8x4xf32> {
  %1 = vector.transfer_read %A[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<8x4xf32>
  return %1: vector<8x4xf32>
}
func.func @loop(%A: memref<?xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %n step %c8 {
    %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
    %2 = arith.addf %1, %1 : vector<8xf32>
    vector.transfer_write %2, %A[%i] : vector<8xf32>, memref<?xf32>
  }
  return
}
func.func @in_branch(%A: memref<?xf32>, %i: index, %f: f32, %c: i1) {
  scf.if %c {
    %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
    "use"(%1) : (vector<8xf32>) -> ()
  }
  return
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
func.func @read(%A: memref<?xf32>, %i: index, %f: f32) -> vector<8xf32> {
  %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @write(%A: memref<?xf32>, %i: index, %v: vector<8xf32>)  {
  vector.transfer_write %v, %A[%i] : vector<8xf32>, memref<?xf32>
  return
}
func.func @one_dim(%A: memref<16x8xf32>, %i: index, %f: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %1 = vector.transfer_read %A[%i, %c0], %f {in_bounds = [false, true]} : memref<16x8xf32>, vector<4x8xf32>
  return %1: vector<4x8xf32>
}
func.func @masked(%A: memref<?xf32>, %i: index, %f: f32, %m: vector<8xi1>) -> vector<8xf32> {
  %1 = vector.transfer_read %A[%i], %f, %m : memref<?xf32>, vector<8xf32>
  return %1: vector<8xf32>
}
func.func @permuted(%A: memref<?x?xf32>, %i: index, %f: f32) -> vector<8x4xf32> {
  %1 = vector.transfer_read %A[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<8x4xf32>
  return %1: vector<8x4xf32>
}
func.func @loop(%A: memref<?xf32>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %n step %c8 {
    %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
    %2 = arith.addf %1, %1 : vector<8xf32>
    vector.transfer_write %2, %A[%i] : vector<8xf32>, memref<?xf32>
  }
  return
}
func.func @in_branch(%A: memref<?xf32>, %i: index, %f: f32, %c: i1) {
  scf.if %c {
    %1 = vector.transfer_read %A[%i], %f : memref<?xf32>, vector<8xf32>
    "use"(%1) : (vector<8xf32>) -> ()
  }
  return
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "none"
    } : !transform.any_op
    transform.yield
  }
}
