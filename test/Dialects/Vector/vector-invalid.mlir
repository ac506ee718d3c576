// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that all of {source, result} have same rank}}
  %0 = "vector.bitcast"(%v) : (vector<4xf32>) -> vector<2x4xf16>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = "vector.bitcast"(%v) : (vector<4xf32>) -> vector<4xf16>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op dimension size mismatch at: 0}}
  %0 = "vector.bitcast"(%v2) : (vector<4x8xf32>) -> vector<3x8xf32>
  return
}
// -----
func.func @f(%v0: vector<f32>) {
  // expected-error @+1 {{op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = "vector.bitcast"(%v0) : (vector<f32>) -> vector<i16>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op result #0 must be vector of any type values, but got 'tensor<8xf16>'}}
  %0 = "vector.bitcast"(%v) : (vector<4xf32>) -> tensor<8xf16>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{op failed to verify that source operand and result have same element type}}
  %0 = "vector.broadcast"(%f) : (f32) -> vector<4xf16>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op source rank higher than destination rank}}
  %0 = "vector.broadcast"(%v2) : (vector<4x8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op dimension mismatch (4 vs. 3)}}
  %0 = "vector.broadcast"(%v) : (vector<4xf32>) -> vector<2x3xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op dimension mismatch (4 vs. [4])}}
  %0 = "vector.broadcast"(%v) : (vector<4xf32>) -> vector<2x[4]xf32>
  return
}
// -----
func.func @f(%vs: vector<[4]xf32>) {
  // expected-error @+1 {{op dimension mismatch ([4] vs. 4)}}
  %0 = "vector.broadcast"(%vs) : (vector<[4]xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%vs: vector<[4]xf32>) {
  // expected-error @+1 {{op dimension mismatch ([4] vs. [8])}}
  %0 = "vector.broadcast"(%vs) : (vector<[4]xf32>) -> vector<2x[8]xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>) {
  // expected-error @+1 {{op source type is not a vector}}
  %0 = "vector.broadcast"(%m) : (memref<?x?xf32>) -> vector<[2]x4xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = array<i64>} : () -> vector<i1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = array<i64: 2>} : () -> vector<i1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{op must specify array attr of size equal vector result rank}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = array<i64: 1>} : () -> vector<4x4xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{op array attr of size out of bounds of vector result dimension size}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = array<i64: 1, 5>} : () -> vector<4x4xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = array<i64: 1, 2>} : () -> vector<4x[4]xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = array<i64: 1, 0>} : () -> vector<4x4xi1>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{op result #0 must be vector of 1-bit signless integer values, but got 'vector<4x[4]xi8>'}}
  %0 = "vector.constant_mask"() {mask_dim_sizes = array<i64: 0, 0>} : () -> vector<4x[4]xi8>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op expected an indexing map for each vector operand}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op expected indexing map 2 to have 3 number of inputs}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op expected indexing map 1 to have 2 number of outputs}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k+1)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op expected indexing map 0 to have no symbols}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)[s]->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%f: f32, %a: vector<2x3xf32>, %b: vector<3x4xf32>) {
  // expected-error @+1 {{op invalid accumulator/result vector shape}}
  %0 = "vector.contract"(%a,%b,%f) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->()>], iterator_types = [#vector.iterator_type<reduction>, #vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, f32) -> f32
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %v3: vector<3xf32>, %b2: vector<2x3xf32>) {
  // expected-error @+1 {{op invalid accumulator/result vector shape, expected: 'vector<2xf32>'}}
  %0 = "vector.contract"(%a,%b2,%v3) <{indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<2x3xf32>, vector<3xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %c: vector<2x4xf32>, %b54: vector<5x4xf32>) {
  // expected-error @+1 {{op invalid contracting dimension map}}
  %0 = "vector.contract"(%a,%b54,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<5x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op expected at least one contracting dimension pair}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%b: vector<3x4xf32>, %c: vector<2x4xf32>, %ah: vector<2x3xf16>) {
  // expected-error @+1 {{op failed to verify that lhs and rhs have same element type}}
  %0 = "vector.contract"(%ah,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf16>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op failed to verify that third operand acc and result have same element type}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf16>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op unsupported contraction type}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<xor>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%asi: vector<2x3xsi32>, %bsi: vector<3x4xsi32>, %csi: vector<2x4xsi32>) {
  // expected-error @+1 {{op only supports signless integer types}}
  %0 = "vector.contract"(%asi,%bsi,%csi) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xsi32>,vector<3x4xsi32>,vector<2x4xsi32>) -> vector<2x4xsi32>
  return
}
// -----
func.func @f(%f: f32, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op operand #0 must be vector of any type values, but got 'f32'}}
  %0 = "vector.contract"(%f,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (f32,vector<3x4xf32>,vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel", #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{op requires attribute 'iterator_types'}}
  %0 = "vector.contract"(%a,%b,%c) <{indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @f(%b5: vector<5x2x3xf32>, %b4: vector<4x3x4xf32>, %c5: vector<5x2x4xf32>) {
  // expected-error @+1 {{op invalid batch dimension map}}
  %0 = "vector.contract"(%b5,%b4,%c5) <{indexing_maps = [affine_map<(b,i,j,k)->(b,i,k)>, affine_map<(b,i,j,k)->(b,k,j)>, affine_map<(b,i,j,k)->(b,i,j)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<5x2x3xf32>, vector<4x3x4xf32>, vector<5x2x4xf32>) -> vector<5x2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %u: vector<2x4x6xf32>) {
  // expected-error @+1 {{op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = "vector.contract"(%a,%b,%u) <{indexing_maps = [affine_map<(i,j,k,l)->(i,k)>, affine_map<(i,j,k,l)->(k,j)>, affine_map<(i,j,k,l)->(i,j,l)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>, #vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4x6xf32>) -> vector<2x4x6xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{op must specify exactly one operand for 0-D create_mask}}
  %0 = "vector.create_mask"() : () -> vector<i1>
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{op must specify an operand for each result vector dimension}}
  %0 = "vector.create_mask"(%i, %i) : (index, index) -> vector<4xi1>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{op operand #0 must be variadic of index, but got 'f32'}}
  %0 = "vector.create_mask"(%f) : (f32) -> vector<4xi1>
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xf32>'}}
  %0 = "vector.create_mask"(%i) : (index) -> vector<4xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %0:2 = "vector.deinterleave"(%vodd) : (vector<2x3xf32>) -> (vector<2x1xf32>, vector<2x1xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0:2 = "vector.deinterleave"(%v) : (vector<4xf32>) -> (vector<4xf32>, vector<4xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that all of {res1, res2} have same type}}
  %0:2 = "vector.deinterleave"(%v) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf16>)
  return
}
// -----
func.func @f(%v0: vector<f32>) {
  // expected-error @+1 {{op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0:2 = "vector.deinterleave"(%v0) : (vector<f32>) -> (vector<2xf16>, vector<2xf16>)
  return
}
// -----
func.func @f(%ss: vector<[1]xf32>) {
  // expected-error @+1 {{op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0:2 = "vector.deinterleave"(%ss) : (vector<[1]xf32>) -> (vector<[1]xf32>, vector<[1]xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that operand and result have same element type}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f16
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> vector<f32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: 4>}> : (vector<4xf32>) -> f32
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected position attribute of rank no greater than vector rank}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: 1, 2>}> : (vector<4xf32>) -> f32
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+2 {{op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<9xf32>'}}
  // expected-error @+1 {{op failed to infer returned types}}
  %0 = "vector.extract"(%v2) <{static_position = array<i64: 0>}> : (vector<4x8xf32>) -> vector<9xf32>
  return
}
// -----
func.func @f(%i: index, %v: vector<4xf32>) {
  // expected-error @+1 {{op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v, %i, %i) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>, index, index) -> f32
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected offsets, sizes and strides attributes of same size}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1], sizes = [2], strides = [1, 1]}> : (vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected offsets attribute of rank no greater than vector rank}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1, 1], sizes = [2, 2], strides = [1, 1]}> : (vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [4], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1], sizes = [0], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1], sizes = [4], strides = [1]}> : (vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected strides to be confined to [1, 2)}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1], sizes = [2], strides = [2]}> : (vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op expected result type to be 'vector<2xf32>'}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f(%vs: vector<[4]xf32>) {
  // expected-error @+1 {{op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = "vector.extract_strided_slice"(%vs) <{offsets = [0], sizes = [2], strides = [1]}> : (vector<[4]xf32>) -> vector<[2]xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
  %0 = "vector.extract_strided_slice"(%v) <{offsets = [0 : i32], sizes = [2], strides = [1]}> : (vector<4xf32>) -> vector<[2]xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op requires attribute 'offsets'}}
  %0 = "vector.extract_strided_slice"(%v) <{sizes = [], strides = []}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%vi: vector<4xi32>) {
  // expected-error @+1 {{op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'}}
  %0 = "vector.fma"(%vi, %vi, %vi) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %0 = "vector.fma"(%v, %vh, %v) : (vector<4xf32>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%f) : (f32) -> vector<2xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{op result #0 must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = "vector.from_elements"(%f, %f) : (f32, f32) -> vector<[2]xf32>
  return
}
// -----
func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.insert"(%f, %v) <{static_position = array<i64: 0>}> : (f32, vector<4xf32>) -> vector<5xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %h: f16) {
  // expected-error @+1 {{op failed to verify that source operand and result have same element type}}
  %0 = "vector.insert"(%h, %v) <{static_position = array<i64: 0>}> : (f16, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{op expected position attribute of rank no greater than dest vector rank}}
  %0 = "vector.insert"(%f, %v) <{static_position = array<i64: 0, 1>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = "vector.insert"(%f, %v) <{static_position = array<i64: 4>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{op expected position attribute rank to match the dest vector rank}}
  %0 = "vector.insert"(%f, %v) <{static_position = array<i64>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op expected position attribute rank + source rank to match dest vector rank}}
  %0 = "vector.insert"(%v, %v2) <{static_position = array<i64: 1, 2>}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>, %v0: vector<f32>) {
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = "vector.insert"(%v0, %v2) <{static_position = array<i64: 1, 2>}> : (vector<f32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op expected offsets of same size as destination vector rank}}
  %0 = "vector.insert_strided_slice"(%v, %v2) <{offsets = [1], strides = [1]}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op expected strides of same size as source vector rank}}
  %0 = "vector.insert_strided_slice"(%v, %v2) <{offsets = [1, 1], strides = [1, 1]}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op expected source rank to be no greater than destination rank}}
  %0 = "vector.insert_strided_slice"(%v2, %v) <{offsets = [1], strides = [1, 1]}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = "vector.insert_strided_slice"(%v, %v2) <{offsets = [4, 1], strides = [1]}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %0 = "vector.insert_strided_slice"(%v, %v2) <{offsets = [1, 5], strides = [1]}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op expected strides to be confined to [1, 2)}}
  %0 = "vector.insert_strided_slice"(%v, %v2) <{offsets = [1, 4], strides = [2]}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %vs2: vector<2x[4]xf32>) {
  // expected-error @+1 {{op mismatching scalable flags (at source vector idx=0)}}
  %0 = "vector.insert_strided_slice"(%v, %vs2) <{offsets = [0, 0], strides = [1]}> : (vector<4xf32>, vector<2x[4]xf32>) -> vector<2x[4]xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that operand #0 and result have same element type}}
  %0 = "vector.insert_strided_slice"(%vh, %v2) <{offsets = [1, 4], strides = [2]}> : (vector<4xf16>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = "vector.interleave"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "vector.interleave"(%v, %vh) : (vector<4xf32>, vector<4xf16>) -> vector<8xf32>
  return
}
// -----
func.func @f(%v0: vector<f32>) {
  // expected-error @+1 {{op result #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = "vector.interleave"(%v0, %v0) : (vector<f32>, vector<f32>) -> vector<f32>
  return
}
// -----
func.func @f(%m: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{op expects only one operation to mask}}
  vector.mask %m { arith.addf %p, %p : vector<16xf32>  arith.addf %p, %p : vector<16xf32> } : vector<16xi1>
  return
}
// -----
func.func @f(%m: vector<16xi1>, %p: vector<16xf32>) {
  // expected-error @+1 {{op expects number of results to match mask region yielded values}}
  "vector.mask"(%m) ({ "vector.yield"(%p) : (vector<16xf32>) -> () }) : (vector<16xi1>) -> ()
  return
}
// -----
func.func @f(%m: vector<16xi1>, %base: memref<?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{op expects number of results to match maskable operation number of results}}
  "vector.mask"(%m) ({ %x = "vector.transfer_read"(%base, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index, f32) -> vector<16xf32> "vector.yield"() : () -> () }) : (vector<16xi1>) -> ()
  return
}
// -----
func.func @f(%m: vector<16xi1>, %base: memref<?xf32>, %i: index, %f: f32, %p: vector<16xf32>) {
  // expected-error @+1 {{op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %r = "vector.mask"(%m) ({ %x = "vector.transfer_read"(%base, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index, f32) -> vector<16xf32> "vector.yield"(%p) : (vector<16xf32>) -> () }) : (vector<16xi1>) -> vector<16xf32>
  return
}
// -----
func.func @f(%m: vector<16xi1>, %base: memref<?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{op expects result type to match maskable operation result type}}
  %r = "vector.mask"(%m) ({ %x = "vector.transfer_read"(%base, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index, f32) -> vector<16xf32> "vector.yield"(%x) : (vector<16xf32>) -> () }) : (vector<16xi1>) -> vector<8xf32>
  return
}
// -----
func.func @f(%m8: vector<8xi1>, %base: memref<?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{op expects a 'vector<16xi1>' mask for the maskable operation}}
  %r = "vector.mask"(%m8) ({ %x = "vector.transfer_read"(%base, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index, f32) -> vector<16xf32> "vector.yield"(%x) : (vector<16xf32>) -> () }) : (vector<8xi1>) -> vector<16xf32>
  return
}
// -----
func.func @f(%m: vector<16xi1>, %base: memref<?xf32>, %i: index, %f: f32, %p8: vector<8xf32>) {
  // expected-error @+1 {{op expects passthru type to match result type}}
  %r = "vector.mask"(%m, %p8) ({ %x = "vector.transfer_read"(%base, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index, f32) -> vector<16xf32> "vector.yield"(%x) : (vector<16xf32>) -> () }) : (vector<16xi1>, vector<8xf32>) -> vector<16xf32>
  return
}
// -----
func.func @f(%m: vector<16xi1>, %base: memref<?xf32>, %i: index, %p: vector<16xf32>) {
  // expected-error @+1 {{op doesn't expect a passthru argument for this maskable operation}}
  "vector.mask"(%m, %p) ({ "vector.transfer_write"(%p, %base, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0)->(d0)>}> : (vector<16xf32>, memref<?xf32>, index) -> () "vector.yield"() : () -> () }) : (vector<16xi1>, vector<16xf32>) -> ()
  return
}
// -----
func.func @f(%m: vector<16xi1>) {
  // expected-error @+1 {{op expects a terminator within the mask region}}
  "vector.mask"(%m) ({ "func.return"() : () -> () }) : (vector<16xi1>) -> ()
  return
}
// -----
func.func @f(%m: vector<16xi1>) {
  // expected-error @+1 {{op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%m) ({ }) : (vector<16xi1>) -> ()
  return
}
// -----
func.func @f(%m: vector<16xi1>) {
  // expected-error @+1 {{op region should have no arguments}}
  "vector.mask"(%m) ({ ^bb0(%x: index): "vector.yield"() : () -> () }) : (vector<16xi1>) -> ()
  return
}
// -----
func.func @f(%m: vector<16xi1>, %base: memref<?xf32>, %i: index) {
  // expected-error @+1 {{op expects a MaskableOpInterface within the mask region}}
  %r = "vector.mask"(%m) ({ %x = vector.load %base[%i] : memref<?xf32>, vector<16xf32> "vector.yield"(%x) : (vector<16xf32>) -> () }) : (vector<16xi1>) -> vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = "vector.multi_reduction"(%v2, %v) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that all of {dest, acc} have same type}}
  %0 = "vector.multi_reduction"(%v2, %vh) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf16>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that source operand and result have same element type}}
  %0 = "vector.multi_reduction"(%v2, %vh) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf16>) -> vector<4xf16>
  return
}
// -----
func.func @f(%v8: vector<8xf32>, %c48: vector<4x8xf32>) {
  // expected-error @+1 {{op expected 1-d vector for operand #1}}
  %0 = "vector.outerproduct"(%c48,%v8) <{kind = #vector.kind<add>}> : (vector<4x8xf32>,vector<8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%v4,%v8) <{kind = #vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>) {
  // expected-error @+1 {{op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%v4,%v8) <{kind = #vector.kind<add>}> : (vector<4xf32>,vector<8xf32>) -> vector<4x7xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v8: vector<8xf32>, %c84: vector<8x4xf32>) {
  // expected-error @+1 {{op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%v4,%v8,%c84) <{kind = #vector.kind<add>}> : (vector<4xf32>,vector<8xf32>,vector<8x4xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>) {
  // expected-error @+1 {{op unsupported outerproduct type}}
  %0 = "vector.outerproduct"(%v4,%f) <{kind = #vector.kind<xor>}> : (vector<4xf32>,f32) -> vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that rhs operand and result have same element type}}
  %0 = "vector.outerproduct"(%v4,%vh) <{kind = #vector.kind<add>}> : (vector<4xf32>,vector<4xf16>) -> vector<4x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that lhs operand and result have same element type}}
  %0 = "vector.outerproduct"(%vh,%v4) <{kind = #vector.kind<add>}> : (vector<4xf16>,vector<4xf32>) -> vector<4x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %vs: vector<[4]xf32>) {
  // expected-error @+1 {{op expected either both or only #2 operand dim to be scalable}}
  %0 = "vector.outerproduct"(%vs,%v4) <{kind = #vector.kind<add>}> : (vector<[4]xf32>,vector<4xf32>) -> vector<[4]x4xf32>
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>) {
  // expected-error @+1 {{op operand #2 must be vector of any type values, but got 'f32'}}
  %0 = "vector.outerproduct"(%v4,%v4,%f) <{kind = #vector.kind<add>}> : (vector<4xf32>,vector<4xf32>,f32) -> vector<4x4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that `source` or `punctuation` are not set when printing strings}}
  "vector.print"(%v) <{punctuation = #vector.punctuation<newline>, stringLiteral = "a"}> : (vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op unsupported reduction rank: 2}}
  %0 = "vector.reduction"(%v2) <{kind = #vector.kind<add>}> : (vector<4x8xf32>) -> f32
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op unsupported reduction type ''f32'' for kind 'xor'}}
  %0 = "vector.reduction"(%v) <{kind = #vector.kind<xor>}> : (vector<4xf32>) -> f32
  return
}
// -----
func.func @f(%vi: vector<4xi32>) {
  // expected-error @+1 {{op unsupported reduction type ''i32'' for kind 'minnumf'}}
  %0 = "vector.reduction"(%vi) <{kind = #vector.kind<minnumf>}> : (vector<4xi32>) -> i32
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that source operand and result have same element type}}
  %0 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f16
  return
}
// -----
func.func @f(%v: vector<4xf32>, %h: f16) {
  // expected-error @+1 {{op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%v, %h) <{kind = #vector.kind<add>}> : (vector<4xf32>, f16) -> f32
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op unsupported reduction type ''vector<4xf32>'' for kind 'add'}}
  %0 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%s16: vector<[16]xf32>) {
  // expected-error @+1 {{op failed to verify that position is a multiple of the result length.}}
  %0 = "vector.scalable.extract"(%s16) <{pos = 3}> : (vector<[16]xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%s16: vector<[16]xf32>) {
  // expected-error @+1 {{op failed to verify that all of {source, result} have same element type}}
  %0 = "vector.scalable.extract"(%s16) <{pos = 4}> : (vector<[16]xf32>) -> vector<4xf16>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op operand #0 must be  of ranks 1, but got 'vector<4xf32>'}}
  %0 = "vector.scalable.extract"(%v) <{pos = 4}> : (vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%s16: vector<[16]xf32>) {
  // expected-error @+1 {{op result #0 must be  of ranks 1, but got 'vector<4x1xf32>'}}
  %0 = "vector.scalable.extract"(%s16) <{pos = 4}> : (vector<[16]xf32>) -> vector<4x1xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %s16: vector<[16]xf32>) {
  // expected-error @+1 {{op failed to verify that position is a multiple of the source length.}}
  %0 = "vector.scalable.insert"(%v, %s16) <{pos = 3}> : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
  return
}
// -----
func.func @f(%vh: vector<4xf16>, %s16: vector<[16]xf32>) {
  // expected-error @+1 {{op failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = "vector.scalable.insert"(%vh, %s16) <{pos = 4}> : (vector<4xf16>, vector<[16]xf32>) -> vector<[16]xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %s16: vector<[16]xf32>) {
  // expected-error @+1 {{op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.scalable.insert"(%v, %s16) <{pos = 4}> : (vector<4xf32>, vector<[16]xf32>) -> vector<[8]xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op operand #1 must be  of ranks 1, but got 'vector<4xf32>'}}
  %0 = "vector.scalable.insert"(%v, %v) <{pos = 4}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op reduction dimension 2 has to be less than 2}}
  %0:2 = "vector.scan"(%v2, %v) <{kind = #vector.kind<add>, reduction_dim = 2 : i64, inclusive = true}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op incompatible input/initial value shapes}}
  %0:2 = "vector.scan"(%v2, %v) <{kind = #vector.kind<add>, reduction_dim = -1 : i64, inclusive = true}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op initial value rank 2 has to be equal to 1}}
  %0:2 = "vector.scan"(%v2, %v2) <{kind = #vector.kind<add>, reduction_dim = 1 : i64, inclusive = true}> : (vector<4x8xf32>, vector<4x8xf32>) -> (vector<4x8xf32>, vector<4x8xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op unsupported reduction type 'f32' for kind 'xor'}}
  %0:2 = "vector.scan"(%v2, %v) <{kind = #vector.kind<xor>, reduction_dim = 1 : i64, inclusive = true}> : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v0: vector<f32>) {
  // expected-error @+1 {{op requires attribute 'inclusive'}}
  %0:2 = "vector.scan"(%v, %v0) <{kind = #vector.kind<add>, reduction_dim = 0 : i64}> : (vector<4xf32>, vector<f32>) -> (vector<4xf32>, vector<f32>)
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op has different number of elements at source (32) and result (31)}}
  %0 = "vector.shape_cast"(%v2) : (vector<4x8xf32>) -> vector<31xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op has different source and result element types}}
  %0 = "vector.shape_cast"(%v2) : (vector<4x8xf32>) -> vector<32xf16>
  return
}
// -----
func.func @f(%vs2: vector<2x[4]xf32>) {
  // expected-error @+1 {{op has different number of scalable dims at source (1) and result (0)}}
  %0 = "vector.shape_cast"(%vs2) : (vector<2x[4]xf32>) -> vector<8xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op mask index #2 out of range}}
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 8>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op mask length mismatch}}
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %v2: vector<4x8xf32>) {
  // expected-error @+1 {{op rank mismatch}}
  %0 = "vector.shuffle"(%v, %v2) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4x8xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op dimension mismatch}}
  %0 = "vector.shuffle"(%v2, %v2) <{mask = array<i64: 0, 1>}> : (vector<4x8xf32>, vector<4x8xf32>) -> vector<2x9xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op invalid mask length}}
  %0 = "vector.shuffle"(%v, %v) <{mask = array<i64>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @f(%vs: vector<[4]xf32>) {
  // expected-error @+1 {{op operand #0 must be fixed-length vector of any type values, but got 'vector<[4]xf32>'}}
  %0 = "vector.shuffle"(%vs, %vs) <{mask = array<i64: 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<1xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that second operand v2 and result have same element type}}
  %0 = "vector.shuffle"(%v, %vh) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<4xf16>) -> vector<1xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>, %vh: vector<4xf16>) {
  // expected-error @+1 {{op failed to verify that first operand v1 and result have same element type}}
  %0 = "vector.shuffle"(%vh, %v) <{mask = array<i64: 0>}> : (vector<4xf16>, vector<4xf32>) -> vector<1xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = "vector.step"() : () -> vector<4xi32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error @+1 {{op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:2 = "vector.to_elements"(%v) : (vector<4xf32>) -> (f32, f32)
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op vector result rank mismatch: 1}}
  %0 = "vector.transpose"(%v2) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<32xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op transposition length mismatch: 1}}
  %0 = "vector.transpose"(%v2) <{permutation = array<i64: 1>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op transposition index out of range: 2}}
  %0 = "vector.transpose"(%v2) <{permutation = array<i64: 1, 2>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op transposition index out of range: -1}}
  %0 = "vector.transpose"(%v2) <{permutation = array<i64: 1, -1>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op duplicate position index: 1}}
  %0 = "vector.transpose"(%v2) <{permutation = array<i64: 1, 1>}> : (vector<4x8xf32>) -> vector<8x8xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op dimension size mismatch at: 1}}
  %0 = "vector.transpose"(%v2) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @f(%v2: vector<4x8xf32>) {
  // expected-error @+1 {{op failed to verify that operand and result have same element type}}
  %0 = "vector.transpose"(%v2) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf16>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{op result #0 must be index, but got 'i32'}}
  %0 = "vector.vscale"() : () -> i32
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{expected attribute value}}
  %0 = vector.contract %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.contract' invalid kind of attribute specified}}
  %0 = vector.contract 7 %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.contract' expected "iterator_types" array attribute}}
  %0 = vector.contract {kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{custom op 'vector.contract' expected 'into'}}
  %0 = vector.contract {indexing_maps = [], iterator_types = []} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> to vector<2x4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+2 {{custom op 'vector.multi_reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  // expected-error @+1 {{custom op 'vector.multi_reduction' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  %0 = vector.multi_reduction <sub>, %a, %a [] : vector<4xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  vector.mask %m : vector<4xi1>
  return
}
// -----
func.func @f(%a: vector<4xf32>) {
  // expected-error @+2 {{custom op 'vector.extract' expected 'from'}}
  %0 = vector.extract %a[0] : vector<4xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %m: memref<?xf32>, %i: index, %f: f32, %k: vector<5xi1>) { // expected-note {{prior use here}}
  // expected-error @+1 {{use of value '%k' expects different type than prior uses: 'vector<4xi1>' vs 'vector<5xi1>'}}
  %0 = vector.transfer_read %m[%i], %f, %k : memref<?xf32>, vector<4xf32>
  return
}
