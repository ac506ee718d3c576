// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op requires 2 indices}}
  "vector.compressstore"(%m, %i, %mk, %v) : (memref<?x?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op base and valueToStore element type should match}}
  "vector.compressstore"(%m, %i, %i, %mk, %vh) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf16>) -> ()
  return
}
// -----
func.func @f(%i: index, %vs: vector<[4]xf32>, %m: memref<?x?xf32>, %mks: vector<[4]xi1>) {
  // expected-error @+1 {{op operand #3 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[4]xi1>'}}
  "vector.compressstore"(%m, %i, %i, %mks, %vs) : (memref<?x?xf32>, index, index, vector<[4]xi1>, vector<[4]xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  "vector.compressstore"(%m, %i, %i, %mk, %v) {alignment = 3 : i64} : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%f: f32, %i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op operand #1 must be variadic of index, but got 'f32'}}
  "vector.compressstore"(%m, %f, %i, %mk, %v) : (memref<?x?xf32>, f32, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %v5: vector<5xf32>) {
  // expected-error @+1 {{op expected valueToStore dim to match mask dim}}
  "vector.compressstore"(%m, %i, %i, %mk, %v5) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<5xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op requires 2 indices}}
  %0 = "vector.expandload"(%m, %i, %mk, %v) : (memref<?x?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op base and result element type should match}}
  %0 = "vector.expandload"(%m, %i, %i, %mk, %vh) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf16>) -> vector<4xf16>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op expected result dim to match mask dim}}
  %0 = "vector.expandload"(%m, %i, %i, %mk, %v) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<5xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %v5: vector<5xf32>) {
  // expected-error @+1 {{op expected pass_thru of same type as result type}}
  %0 = "vector.expandload"(%m, %i, %i, %mk, %v5) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %mk: vector<4xi1>, %mku: memref<*xf32>) {
  // expected-error @+1 {{op operand #0 must be memref of any type values, but got 'memref<*xf32>'}}
  %0 = "vector.expandload"(%mku, %i, %mk, %v) : (memref<*xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>, %idx: vector<4xindex>) {
  // expected-error @+1 {{op requires 2 indices}}
  %0 = "vector.gather"(%m, %i, %idx, %mk, %v) : (memref<?x?xf32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %idx: vector<4xindex>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op base and result element type should match}}
  %0 = "vector.gather"(%m, %i, %i, %idx, %mk, %vh) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf16>) -> vector<4xf16>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>, %idx5: vector<5xindex>) {
  // expected-error @+1 {{op expected result dim to match indices dim}}
  %0 = "vector.gather"(%m, %i, %i, %idx5, %mk, %v) : (memref<?x?xf32>, index, index, vector<5xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %idx: vector<4xindex>, %mk5: vector<5xi1>) {
  // expected-error @+1 {{op expected result dim to match mask dim}}
  %0 = "vector.gather"(%m, %i, %i, %idx, %mk5, %v) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<5xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %idx: vector<4xindex>, %v5: vector<5xf32>) {
  // expected-error @+1 {{op expected pass_thru of same type as result type}}
  %0 = "vector.gather"(%m, %i, %i, %idx, %mk, %v5) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %mk: vector<4xi1>, %idx: vector<4xindex>, %tu: tensor<*xf32>) {
  // expected-error @+1 {{op requires base to be a memref or ranked tensor type}}
  %0 = "vector.gather"(%tu, %i, %i, %idx, %mk, %v) : (tensor<*xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %mk: vector<4xi1>, %idx: vector<4xindex>) {
  // expected-error @+1 {{op operand #0 must be Tensor or MemRef of any type values, but got 'index'}}
  %0 = "vector.gather"(%i, %i, %i, %idx, %mk, %v) : (index, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op operand #3 must be vector of integer or index values, but got 'vector<4xf16>'}}
  %0 = "vector.gather"(%m, %i, %i, %vh, %mk, %v) : (memref<?x?xf32>, index, index, vector<4xf16>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires 2 indices}}
  %0 = "vector.load"(%m, %i) : (memref<?x?xf32>, index) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op base and result element types should match}}
  %0 = "vector.load"(%m, %i, %i) : (memref<?x?xf32>, index, index) -> vector<4xf16>
  return
}
// -----
func.func @f(%i: index, %m1: memref<?xf32>) {
  // expected-error @+1 {{op destination memref has lower rank than the result vector}}
  %0 = "vector.load"(%m1, %i) : (memref<?xf32>, index) -> vector<4x4xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %0 = "vector.load"(%m0) : (memref<f32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %mst: memref<4x4xf32, strided<[1, 4]>>) {
  // expected-error @+1 {{op most minor memref dim must have unit stride}}
  %0 = "vector.load"(%mst, %i, %i) : (memref<4x4xf32, strided<[1, 4]>>, index, index) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %mku: memref<*xf32>) {
  // expected-error @+1 {{op operand #0 must be memref of any type values, but got 'memref<*xf32>'}}
  %0 = "vector.load"(%mku, %i) : (memref<*xf32>, index) -> vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op requires 2 indices}}
  %0 = "vector.maskedload"(%m, %i, %mk, %v) : (memref<?x?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op base and result element type should match}}
  %0 = "vector.maskedload"(%m, %i, %i, %mk, %vh) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf16>) -> vector<4xf16>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op expected result shape to match mask shape}}
  %0 = "vector.maskedload"(%m, %i, %i, %mk, %v) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<5xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %v5: vector<5xf32>) {
  // expected-error @+1 {{op expected pass_thru of same type as result type}}
  %0 = "vector.maskedload"(%m, %i, %i, %mk, %v5) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<5xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op requires 2 indices}}
  "vector.maskedstore"(%m, %i, %mk, %v) : (memref<?x?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op base and valueToStore element type should match}}
  "vector.maskedstore"(%m, %i, %i, %mk, %vh) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf16>) -> ()
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %v5: vector<5xf32>) {
  // expected-error @+1 {{op expected valueToStore shape to match mask shape}}
  "vector.maskedstore"(%m, %i, %i, %mk, %v5) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<5xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>, %idx: vector<4xindex>) {
  // expected-error @+1 {{op requires 2 indices}}
  "vector.scatter"(%m, %i, %idx, %mk, %v) : (memref<?x?xf32>, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %mk: vector<4xi1>, %idx: vector<4xindex>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op base and valueToStore element type should match}}
  "vector.scatter"(%m, %i, %i, %idx, %mk, %vh) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf16>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk: vector<4xi1>, %idx5: vector<5xindex>) {
  // expected-error @+1 {{op expected valueToStore dim to match indices dim}}
  "vector.scatter"(%m, %i, %i, %idx5, %mk, %v) : (memref<?x?xf32>, index, index, vector<5xindex>, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %idx: vector<4xindex>, %mk5: vector<5xi1>) {
  // expected-error @+1 {{op expected valueToStore dim to match mask dim}}
  "vector.scatter"(%m, %i, %i, %idx, %mk5, %v) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<5xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %tu: tensor<*xf32>, %idx: vector<4xindex>, %mk: vector<4xi1>) {
  // expected-error @+1 {{op requires base to be a memref or ranked tensor type}}
  "vector.scatter"(%tu, %i, %i, %idx, %mk, %v) : (tensor<*xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires 2 indices}}
  "vector.store"(%v, %m, %i) : (vector<4xf32>, memref<?x?xf32>, index) -> ()
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op base and valueToStore element type should match}}
  "vector.store"(%vh, %m, %i, %i) : (vector<4xf16>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v2: vector<4x8xf32>, %m1: memref<?xf32>) {
  // expected-error @+1 {{op source memref has lower rank than the vector to store}}
  "vector.store"(%v2, %m1, %i) : (vector<4x8xf32>, memref<?xf32>, index) -> ()
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  "vector.store"(%v, %m0) : (vector<4xf32>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %mst: memref<4x4xf32, strided<[1, 4]>>) {
  // expected-error @+1 {{op most minor memref dim must have unit stride}}
  "vector.store"(%v, %mst, %i, %i) : (vector<4xf32>, memref<4x4xf32, strided<[1, 4]>>, index, index) -> ()
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires 2 indices}}
  %0 = "vector.transfer_read"(%m, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0,d1)->(d1)>}> : (memref<?x?xf32>, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 0}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0,d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0,d0+d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires permutation_map without symbols}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)[s0]->(d0,s0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>, %h: f16) {
  // expected-error @+1 {{op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %h) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (memref<?x?xf32>, index, index, f16) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<3xi16>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires valid padding vector elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %v) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (memref<?x?xf32>, index, index, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>, %mk5: vector<5xi1>) {
  // expected-error @+1 {{op inferred mask type ('vector<4xi1>') and mask operand type ('vector<5xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f, %mk5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (memref<?x?xf32>, index, index, f32, vector<5xi1>) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op operand #4 must be vector of 1-bit signless integer values, but got 'f32'}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (memref<?x?xf32>, index, index, f32, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%v2, %i, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (vector<4x8xf32>, index, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index) {
  // expected-error @+1 {{op operand #0 must be shaped of any type values, but got 'f32'}}
  %0 = "vector.transfer_read"(%f, %i, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (f32, index, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %mv: memref<?x?xvector<4x3xf32>>) {
  // expected-error @+1 {{op requires source element type and padding type to match.}}
  %0 = "vector.transfer_read"(%mv, %i, %i, %f) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0,d1)>}> : (memref<?x?xvector<4x3xf32>>, index, index, f32) -> vector<1x1x4x3xf32>
  return
}
// -----
func.func @f(%i: index, %mv: memref<?x?xvector<4x3xf32>>, %v43: vector<4x3xf32>) {
  // expected-error @+1 {{op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = "vector.transfer_read"(%mv, %i, %i, %v43) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0,d1)>}> : (memref<?x?xvector<4x3xf32>>, index, index, vector<4x3xf32>) -> vector<1x1x4x4xf32>
  return
}
// -----
func.func @f(%i: index, %mv: memref<?x?xvector<4x3xf32>>, %v43: vector<4x3xf32>) {
  // expected-error @+1 {{op requires source vector element and vector result ranks to match.}}
  %0 = "vector.transfer_read"(%mv, %i, %i, %v43) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->()>}> : (memref<?x?xvector<4x3xf32>>, index, index, vector<4x3xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f(%i: index, %mv: memref<?x?xvector<4x3xf32>>, %v43: vector<4x3xf32>, %mk11: vector<1x1xi1>) {
  // expected-error @+1 {{op does not support masks with vector element type}}
  %0 = "vector.transfer_read"(%mv, %i, %i, %v43, %mk11) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0,d1)->(d0,d1)>}> : (memref<?x?xvector<4x3xf32>>, index, index, vector<4x3xf32>, vector<1x1xi1>) -> vector<1x1x4x3xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d0, d1)> vs inBounds of size: 3}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false, false, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0,d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false, 1], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0,d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires attribute 'in_bounds'}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0,d1)->(d0,d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0,d1)->(d0,d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires 2 indices}}
  "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0,d1)->(d1)>}> : (vector<4xf32>, memref<?x?xf32>, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 0}}
  "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d1)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires a permutation_map with input dims of the same rank as the source type}}
  "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v2: vector<4x8xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires a permutation_map that is a permutation (found one dim used more than once)}}
  "vector.transfer_write"(%v2, %m, %i, %i) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d0,d0)>}> : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v2: vector<4x8xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op should not have broadcast dimensions}}
  "vector.transfer_write"(%v2, %m, %i, %i) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d0,0)>}> : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v2: vector<4x8xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  "vector.transfer_write"(%v2, %m, %i, %i) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d0,1)>}> : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v2: vector<4x8xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op requires a permutation_map with result dims of the same rank as the vector type}}
  "vector.transfer_write"(%v2, %m, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>, %mk5: vector<5xi1>) {
  // expected-error @+1 {{op inferred mask type ('vector<4xi1>') and mask operand type ('vector<5xi1>') don't match}}
  "vector.transfer_write"(%v, %m, %i, %i, %mk5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<5xi1>) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %m: memref<?x?xf32>) {
  // expected-error @+1 {{op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %t: tensor<?x?xf32>) {
  // expected-error @+1 {{op expected type of operand #1 ('tensor<?x?xf32>') to match type of corresponding result ('tensor<4x?xf32>')}}
  %0 = "vector.transfer_write"(%v, %t, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%i: index, %mv: memref<?x?xvector<4x3xf32>>, %vv: vector<3xf32>) {
  // expected-error @+1 {{op requires source vector element and vector result ranks to match.}}
  "vector.transfer_write"(%vv, %mv, %i, %i) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->()>}> : (vector<3xf32>, memref<?x?xvector<4x3xf32>>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %mv: memref<?x?xvector<4x3xf32>>, %v1144: vector<1x1x4x4xf32>) {
  // expected-error @+1 {{op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  "vector.transfer_write"(%v1144, %mv, %i, %i) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d0,d1)>}> : (vector<1x1x4x4xf32>, memref<?x?xvector<4x3xf32>>, index, index) -> ()
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op requires source to be a memref or ranked tensor type}}
  "vector.transfer_write"(%v, %v2, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0,d1)->(d0)>}> : (vector<4xf32>, vector<4x8xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%tu: tensor<*xf32>, %v: vector<4xf32>) {
  // expected-error @+1 {{op result #0 must be ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = "vector.transfer_write"(%v, %tu) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = affine_map<()->(0)>}> : (vector<4xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f(%mstat: memref<4x4xf32>) {
  // expected-error @+1 {{op expects concatenated result and operand shapes to be equal: 'memref<vector<4x5xf32>>'}}
  %0 = "vector.type_cast"(%mstat) : (memref<4x4xf32>) -> memref<vector<4x5xf32>>
  return
}
// -----
func.func @f(%mstat: memref<4x4xf32>) {
  // expected-error @+1 {{op expects result and operand with same underlying scalar type: 'memref<vector<4x4xf16>>'}}
  %0 = "vector.type_cast"(%mstat) : (memref<4x4xf32>) -> memref<vector<4x4xf16>>
  return
}
// -----
func.func @f(%mstr: memref<4x4xf32, strided<[?,1]>>) {
  // expected-error @+1 {{op expects operand to be a memref with identity layout}}
  %0 = "vector.type_cast"(%mstr) : (memref<4x4xf32, strided<[?,1]>>) -> memref<vector<4x4xf32>>
  return
}
// -----
func.func @f(%mstat: memref<4x4xf32>) {
  // expected-error @+1 {{op expects result in same memory space}}
  %0 = "vector.type_cast"(%mstat) : (memref<4x4xf32>) -> memref<vector<4x4xf32>, 3>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>) {
  // expected-error @+1 {{op operand #0 must be statically shaped memref of any type values, but got 'memref<?x?xf32>'}}
  %0 = "vector.type_cast"(%m) : (memref<?x?xf32>) -> memref<vector<4x4xf32>>
  return
}
// -----
func.func @f(%mstat: memref<4x4xf32>) {
  // expected-error @+1 {{op expects result to be a memref with identity layout}}
  %0 = "vector.type_cast"(%mstat) : (memref<4x4xf32>) -> memref<vector<4x4xf32>, strided<[], offset: 3>>
  return
}
// -----
func.func @masked_read(%m: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %m[%i, %i], %p {masked = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  return
}
// -----
func.func @masked_write(%m: memref<?x?xf32>, %i: index, %v: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op masked attribute has been removed. Use in_bounds instead.}}
  "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> {masked} : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @masked_broadcast(%m: memref<?xf32>, %i: index, %v: vector<8xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v, %m[%i] {masked, permutation_map = affine_map<(d0) -> (0)>} : vector<8xf32>, memref<?xf32>
  return
}
