// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32) {
  // expected-error @+1 {{op operand #0 must be variadic of index, but got 'i32'}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0) -> (d0)>}> : (i32) -> index
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{op requires attribute 'map'}}
  %0 = "affine.apply"(%a) : (index) -> index
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.memref, but found 'tensor<?xf32>'}}
  %0 = affine.load %m[%i] : tensor<?xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{op result type must match element type of memref}}
  %0 = "affine.load"(%m, %i) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index) -> i32
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%i], fetch, locality<3>, data : memref<?xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%i], read, locality<4>, data : memref<?xf32>
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  affine.for %k = %i to 7 step { }
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %k = 0 to affine_map<(d0) -> (d0, 4)>(%i) { }
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.apply"(%a) {map = affine_map<(d0, d1) -> (d0)>} : (index) -> index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%a) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.min"(%a) {map = affine_map<(d0, d1) -> (d0)>} : (index) -> index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.min' op affine map expect at least one result}}
  %0 = "affine.min"(%a) {map = affine_map<(d0) -> ()>} : (index) -> index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.max' op operand count and affine map dimension and symbol count must match}}
  %0 = "affine.max"(%a) {map = affine_map<(d0, d1) -> (d0)>} : (index) -> index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.max' op affine map expect at least one result}}
  %0 = "affine.max"(%a) {map = affine_map<(d0) -> ()>} : (index) -> index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  %0:2 = affine.delinearize_index %a into (4, 4, 4) : index, index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %a into (4, 0) : index, index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.delinearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  %0:2 = "affine.delinearize_index"(%a, %b) {static_basis = array<i64: 4, 4>} : (index, index) -> (index, index)
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%a, %b] by (4, 4, 4) : index
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %m[%a] : memref<?x4xf32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%m, %a) {map = affine_map<(d0, d1) -> (d0, d1)>} : (memref<?x4xf32>, index) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %a, %b) {map = affine_map<(d0, d1) -> (d0, d1)>} : (memref<?x4xf32>, index, index) -> i32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.load' op requires attribute 'map'}}
  %0 = "affine.load"(%m, %a, %b) : (memref<?x4xf32>, index, index) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.load' op operand #2 must be variadic of index, but got 'i32'}}
  %0 = "affine.load"(%m, %a, %i) {map = affine_map<(d0, d1) -> (d0, d1)>} : (memref<?x4xf32>, index, i32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.store' op affine map num results must equal memref rank}}
  affine.store %x, %m[%a] : memref<?x4xf32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.store' op expects as many subscripts as affine map inputs}}
  "affine.store"(%x, %m, %a) {map = affine_map<(d0, d1) -> (d0, d1)>} : (f32, memref<?x4xf32>, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%i, %m, %a, %b) {map = affine_map<(d0, d1) -> (d0, d1)>} : (i32, memref<?x4xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%a], read, locality<3>, data : memref<?x4xf32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m, %a) {map = affine_map<(d0, d1) -> (d0, d1)>, isWrite = false, localityHint = 1 : i32, isDataCache = true} : (memref<?x4xf32>, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.prefetch' op requires attribute 'map'}}
  "affine.prefetch"(%m, %a) {isWrite = false, localityHint = 1 : i32, isDataCache = true} : (memref<?x4xf32>, index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[%a, %b] : memref<?x4xf32>, vector<4xf64>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.vector_load' op affine map num results must equal memref rank}}
  %0 = affine.vector_load %m[%a] : memref<?x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.vector_load' op result #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = affine.vector_load %m[%a, %b] : memref<?x4xf32>, vector<f32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.vector_store' op affine map num results must equal memref rank}}
  affine.vector_store %v, %m[%a] : memref<?x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %v, %t[%a] : memref<1xi32>, vector<4xf32>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.vector_load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.vector_load"(%m, %a) {map = affine_map<(d0, d1) -> (d0, d1)>} : (memref<?x4xf32>, index) -> vector<4xf64>
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.if' op requires attribute 'condition'}}
  "affine.if"(%a) ({ affine.yield }, {}) : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %r = affine.if affine_set<(d0) : (d0 >= 0)>(%a) -> f32 { affine.yield %x : f32 }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
  %r = affine.if affine_set<(d0) : (d0 >= 0)>(%a) -> f32 { affine.yield %x : f32 } else { affine.yield %i : i32 }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %r = affine.if affine_set<(d0) : (d0 >= 0)>(%a) -> f32 { affine.yield %x : f32 } else { affine.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.if' op region #0 should have no arguments}}
  "affine.if"(%a) ({ ^bb0(%q: i32): affine.yield }, {}) {condition = affine_set<(d0) : (d0 >= 0)>} : (index) -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.yield' op must be the last operation in the parent block}}
  affine.yield
  return
}
// -----
func.func @f(%c: i1) {
  // expected-error @+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  scf.if %c { affine.yield }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.for' op expected lower bound map to have at least one result}}
  "affine.for"() ({ ^bb0(%k: index): affine.yield }) {lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.for' op expected upper bound map to have at least one result}}
  "affine.for"() ({ ^bb0(%k: index): affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> ()>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.for' op attribute 'step' failed to satisfy constraint: index attribute}}
  "affine.for"() ({ ^bb0(%k: index): affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() ({ ^bb0(%k: i32): affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 0 != 1}}
  "affine.for"() ({ ^bb0(%k: index, %l: index): affine.yield }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "affine.for"() ({  }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %r = "affine.for"(%x) ({ ^bb0(%k: index, %y: i32): affine.yield %x : f32 }) {lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>} : (f32) -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{result number not allowed in argument list}}
  affine.for %k#0 = 0 to 4 { }
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (0) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() ({ ^bb0: affine.yield }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  "affine.parallel"() ({ ^bb0(%k: index): affine.yield }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = [0]} : () -> ()
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = "affine.parallel"() ({ ^bb0(%k: index): affine.yield %x : f32 }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = [1]} : () -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  %r = "affine.parallel"() ({ ^bb0(%k: index): affine.yield %x : f32 }) {lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = [99]} : () -> f32
  return
}
// -----
func.func @f(%a: index, %b: index, %x: f32, %i: i32, %m: memref<?x4xf32>, %v: vector<4xf32>, %z: memref<f32>, %t: memref<1xi32>) {
  // expected-error @+1 {{'affine.prefetch' op requires zero results}}
  %0 = "affine.prefetch"(%m, %a) {map = affine_map<(d0) -> (d0)>, isWrite = false, localityHint = 1 : i32, isDataCache = true} : (memref<?x4xf32>, index) -> index
  return
}
// -----
func.func @apply_results(%a: index) {
  // expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%a)
}
// -----
func.func @apply_results_bound(%a: index) {
  // expected-error @+1 {{'affine.apply' op requires one result}}
  %0:2 = affine.apply affine_map<(d0) -> (d0, d0)>(%a)
  return
}
// -----
func.func @apply_results_generic(%a: index) {
  // expected-error @+1 {{'affine.apply' op mapping must produce one value}}
  %0 = "affine.apply"(%a) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}
// -----
func.func @min_operands(%a: index) {
  // expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
  %0 = affine.min affine_map<(d0) -> (d0)>(%a, %a)
  return
}
