// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%i: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.alloc(%i) : memref<4xf32>
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%i] : memref<4xf32>
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'memref.alloca' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.alloca(%i) : memref<4xf32>
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'memref.alloca' op symbol operand count does not equal memref symbol count: expected 1, got 2}}
  %0 = memref.alloca()[%i, %i] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %0 = memref.realloc %m(%i) : memref<4xf32> to memref<8xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf64>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf64>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf32, 1>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, 1>
}
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32, 1>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{unsupported layout for result memref type 'memref<?xf64, strided<[2]>, 1>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf64, strided<[2]>, 1>
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
  %0 = memref.realloc %m : memref<4x4xf32> to memref<8xf32>
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<4x4xf32>
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i) : (memref<4x4xf32>, index) -> i32
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %v, %m[%i] : memref<4x4xf32>
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%v, %m, %i) : (i32, memref<4x4xf32>, index) -> ()
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4x4xf32>) -> f32
}
// -----
func.func @f(%m: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %v, %m[%i] : (i32, memref<4xi32>) -> i32
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %v, %m[%i] : (f32, memref<4xf32>) -> f32
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<4xf32>) -> i32
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32, %y: f32): memref.atomic_yield %x : f32 }
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: i32): memref.atomic_yield %x : i32 }
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32): memref.atomic_yield %v : i32 }
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expects a non-empty block}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32): }
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expects region #0 to have 0 or 1 blocks}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32): "cf.br"()[^bb1] : () -> () ^bb1: memref.atomic_yield %x : f32 }
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %v : f32
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %m, 12 : memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %m, 0 : memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.assume_alignment' op requires the same type for all operands and results}}
  %0 = "memref.assume_alignment"(%m) {alignment = 8 : i32} : (memref<4xf32>) -> memref<8xf32>
}
// -----
func.func @f() {
  // expected-error @+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %0:2 = "memref.distinct_objects"(%a, %b) : (memref<4xf32>, memref<5xf32>) -> (memref<5xf32>, memref<4xf32>)
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @+1 {{region branch point}}
  memref.alloca_scope { %0 = "a.b"() : () -> i32 memref.alloca_scope.return %0 : i32 }
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  // expected-note @+1 {{region branch point}}
  %r = memref.alloca_scope -> f32 { %0 = "a.b"() : () -> i32 memref.alloca_scope.return %0 : i32 }
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @+1 {{'memref.alloca_scope' op region should have no arguments}}
  "memref.alloca_scope"() ({ ^bb0(%x: i32): memref.alloca_scope.return }) : () -> ()
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @+1 {{'memref.alloca_scope' op expects region #0 to have 0 or 1 blocks}}
  "memref.alloca_scope"() ({ cf.br ^bb0 ^bb0: memref.alloca_scope.return }) : () -> ()
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @+1 {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i, %i], read, locality<0>, data : memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i], read, locality<7>, data : memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %m[%i, %i], %i : memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %i: f32) {
  // expected-error @+1 {{'memref.rank' op operand #0 must be ranked or unranked memref of any type values, but got 'f32'}}
  %0 = "memref.rank"(%i) : (f32) -> index
}
// -----
func.func @f(%m: memref<4xf32>, %i: f32) {
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  // expected-error @+1 {{'memref.copy' op operand #1 must be ranked or unranked memref of any type values, but got 'f32'}}
  "memref.copy"(%m, %i) : (memref<4xf32>, f32) -> ()
}
// -----
func.func @f(%m: memref<4xf32>, %n: memref<4xi32>) {
  // expected-error @+1 {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %m, %n : memref<4xf32> to memref<4xi32>
}
// -----
func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) {
  // expected-error @+1 {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %m, %n : memref<4xf32> to memref<5xf32>
}
// -----
func.func @f(%m: memref<f32>, %i: index) {
  // expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %0 = memref.dim %m, %i : memref<f32>
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xi32>
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xi32, 1>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{different element types specified for source type 'memref<?xf32>' and result memref type 'memref<10xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xi32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for source type 'memref<?xf32>' and result memref type 'memref<10xf32, 1>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, 1>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10, 10], strides: [1] : memref<?xf32> to memref<10xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected 1 size values, got 2}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10, 10], strides: [1, 1] : memref<?xf32> to memref<10xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with size = 10 instead of 11 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<11xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with size = dynamic instead of 11 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<?xf32> to memref<11xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [2] : memref<?xf32> to memref<10xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [%i] : memref<?xf32> to memref<10xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with offset = 1 instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 0}}
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<10xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, affine_map<(d0) -> (d0 floordiv 2)>>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.reinterpret_cast %m to offset: [-1], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, strided<[1], offset: -1>>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -10}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [-10], strides: [1] : memref<?xf32> to memref<?xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "memref.reinterpret_cast"(%m, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>} : (memref<?xf32>, index) -> memref<4xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'memref.reinterpret_cast' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "memref.reinterpret_cast"(%m, %i) {operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>} : (memref<?xf32>, index) -> memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error @+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xi32>
}
// -----
func.func @f(%m: memref<4xf32>, %s: memref<?xindex>) {
  // expected-error @+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<?xindex>) -> memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %s: memref<2xindex>) {
  // expected-error @+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %s: memref<2x2xindex>) {
  // expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<2x2xindex>'}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2x2xindex>) -> memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32, strided<[2]>>, %s: memref<1xindex>) {
  // expected-error @+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xf32, strided<[2]>>, memref<1xindex>) -> memref<4xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %s: memref<1xindex>) {
  // expected-error @+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<1xindex>) -> memref<4xf32, strided<[2]>>
}
// -----
func.func @f(%m: memref<2048xi8>, %i: index) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<2048xi8> to memref<4xf32, strided<[2]>>
}
// -----
func.func @f(%m: memref<2048xi8, strided<[2]>>, %i: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<2048xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<2048xi8, strided<[2]>> to memref<4xf32>
}
// -----
func.func @f(%m: memref<2048xi8, 1>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<2048xi8, 1>' and view memref type 'memref<4xf32>'}}
  %0 = memref.view %m[%i][] : memref<2048xi8, 1> to memref<4xf32>
}
// -----
func.func @f(%m: memref<2048xi8>, %i: index) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.view %m[%i][%i] : memref<2048xi8> to memref<4xf32>
}
// -----
func.func @f(%m: memref<2048xf32>, %i: index) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<2048xf32>'}}
  %0 = memref.view %m[%i][] : memref<2048xf32> to memref<4xf32>
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<?x4xf32> to memref<?x4xf32>
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i) -> (i) : memref<?x4xf32> to memref<?x4xf32>
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+1 {{'memref.transpose' op result #0 must be strided memref of any type values, but got 'memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.subview %m[0, 0][4, 4][1] : memref<8x16xf32> to memref<4x4xf32>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected 2 offset values, got 1}}
  %0 = memref.subview %m[0][4][1] : memref<8x16xf32> to memref<4x4xf32>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = memref.subview %m[-1, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = memref.subview %m[0, 0][-4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 128>>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{slice along dimension 1 runs out-of-bounds: 18 >= 16}}
  %0 = memref.subview %m[4, 15][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: 79>>
}
// -----
func.func @f(%m: memref<8x16xf32, 1>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<8x16xf32, 1>' and subview memref type 'memref<4x4xf32, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32, 1> to memref<4x4xf32, strided<[16, 1]>>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<4x4xi32, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xi32, strided<[16, 1]>>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4x4xf32>'}}
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x4xf32>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected result type to be 'memref<4x4xf32, strided<[16, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<4x5xf32, strided<[16, 1]>>'}}
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<4x5xf32, strided<[16, 1]>>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<1x4x4xf32, strided<[64, 16, 1]>>'}}
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32> to memref<1x4x4xf32, strided<[64, 16, 1]>>
}
// -----
func.func @f(%m: memref<8x16xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) {
  // expected-error @+1 {{base type 'memref<8x16xf32, affine_map<(d0, d1) -> (d1, d0)>>' is not strided}}
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x4xf32, strided<[16, 1]>>
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "memref.subview"(%m, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>} : (memref<8x16xf32>, index) -> memref<4x4xf32, strided<[16, 1]>>
}
// -----
func.func @f(%m: memref<*xf32>, %i: index) {
  // expected-error @+1 {{'memref.subview' op operand #0 must be memref of any type values, but got 'memref<*xf32>'}}
  %0 = "memref.subview"(%m, %i) {operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>} : (memref<*xf32>, index) -> memref<4x4xf32, strided<[16, 1]>>
}
// -----
func.func @f(%m: memref<f32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [1, 2] : memref<f32> into memref<1x2xf32>
}
// -----
func.func @f(%m: memref<f32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 0}}
  %0 = memref.expand_shape %m [[0]] output_shape [1] : memref<f32> into memref<1xf32>
}
// -----
func.func @f(%m: memref<6xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 3 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3, 4] : memref<6xf32> into memref<2x3xf32>
}
// -----
func.func @f(%m: memref<6xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
}
// -----
func.func @f(%m: memref<6xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (6) must equal reassociation group size (2)}}
  %0 = memref.expand_shape %m [[0]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
}
// -----
func.func @f(%m: memref<6xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %0 = memref.expand_shape %m [[1, 0]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
}
// -----
func.func @f(%m: memref<6xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<6xf32> into memref<2x3xf32>
}
// -----
func.func @f(%m: memref<6xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 3] : memref<6xf32> into memref<?x3xf32>
}
// -----
func.func @f(%m: memref<6xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32>' but found 'memref<2x3xi32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xi32>
}
// -----
func.func @f(%m: memref<2x3xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6] : memref<2x3xf32> into memref<6xf32>
}
// -----
func.func @f(%m: memref<1x2xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<1x2xf32> into memref<f32>
}
// -----
func.func @f(%m: memref<1x1xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid number of reassociation groups: found 1, expected 0}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32> into memref<f32>
}
// -----
func.func @f(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (7) must equal reassociation group size (6)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<7xf32>
}
// -----
func.func @f(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<?xf32>
}
// -----
func.func @f(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<6xf32>' but found 'memref<6xi32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32> into memref<6xi32>
}
// -----
func.func @f(%m: memref<2x3xf32, strided<[4, 1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, strided<[4, 1]>> into memref<6xf32>
}
// -----
func.func @f(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation index 2 is out of bounds}}
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3xf32> into memref<6xf32>
}
// -----
func.func @f(%m: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op has source rank 2 and result rank 3. This is not a collapse (2 < 3).}}
  %0 = memref.collapse_shape %m [[0], [1], []] : memref<2x3xf32> into memref<2x3x1xf32>
}
// -----
func.func @f(%m: memref<2x3x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[0, 2], [1]] : memref<2x3x4xf32> into memref<2x12xf32>
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%a, %i, %i, %b, %i, %i, %t, %i, %i, %i, %i) : (memref<4x4xf32>, index, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, index, index, index) -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%k, %i, %i, %b, %i, %i, %t, %i) : (i32, index, index, memref<4xf32, 1>, index, index, memref<1xi32>, index) -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%a, %k, %k, %b, %i, %i, %t, %i) : (memref<4x4xf32>, i32, i32, memref<4xf32, 1>, index, index, memref<1xi32>, index) -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%a, %i, %i, %k, %i, %i, %t, %i) : (memref<4x4xf32>, index, index, i32, index, index, memref<1xi32>, index) -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%a, %i, %i, %b, %k, %i, %t, %i) : (memref<4x4xf32>, index, index, memref<4xf32, 1>, i32, index, memref<1xi32>, index) -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%a, %i, %i, %b, %i, %k, %t, %i) : (memref<4x4xf32>, index, index, memref<4xf32, 1>, index, i32, memref<1xi32>, index) -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%a, %i, %i, %b, %i, %i, %k, %i) : (memref<4x4xf32>, index, index, memref<4xf32, 1>, index, index, i32, index) -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%a, %i, %i, %b, %i, %i, %t, %k) : (memref<4x4xf32>, index, index, memref<4xf32, 1>, index, index, memref<1xi32>, i32) -> ()
}
// -----
func.func @f(%a: memref<4x4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %u: memref<*xf32>, %i: index, %k: i32) {
  // expected-error @+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%a, %i, %i, %b, %i, %i, %t, %i, %k, %i) : (memref<4x4xf32>, index, index, memref<4xf32, 1>, index, index, memref<1xi32>, index, i32, index) -> ()
}
// -----
  // expected-error @+1 {{'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'}}
"memref.global"() {sym_name = "g", type = memref<?xf32>, sym_visibility = "private"} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() {sym_name = "g", type = memref<*xf32>, sym_visibility = "private"} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 5 : i32}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, sym_visibility = "private", initial_value = 5 : i32} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got "a"}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, sym_visibility = "private", initial_value = "a"} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, sym_visibility = "private", initial_value = dense<1> : tensor<2xi32>} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op initial value shape expected to be 2 but was 3}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, sym_visibility = "private", initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op initial value shape expected to be 2 but was 1, 2}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, sym_visibility = "private", initial_value = dense<1.0> : tensor<1x2xf32>} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got array<f32: 1.000000e+00, 2.000000e+00>}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, sym_visibility = "private", initial_value = array<f32: 1.0, 2.0>} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, sym_visibility = "private", initial_value = dense<1.0> : tensor<2xf32>, alignment = 3 : i64} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "bad"}}
"memref.global"() {sym_name = "g", type = memref<2xf32>, sym_visibility = "bad", initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
// -----
  // expected-error @+1 {{'memref.global' op requires attribute 'type'}}
"memref.global"() {sym_name = "g"} : () -> ()
// -----
  // expected-error @+1 {{'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xi32>'}}
func.func @f() { %0 = memref.get_global @f : memref<?xi32> }
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<i32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<i32>, index, index, index, index, index
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %b, %o = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<2xf32>'}}
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<2xf32>, index, index, index, index, index
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op result #1 must be index, but got 'i32'}}
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, i32, index, index, index, index
}
// -----
func.func @f(%m: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>'}}
  %b:6 = memref.extract_strided_metadata %m : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> -> memref<f32>, index, index, index, index, index
}
// -----
func.func @f(%m: memref<?x4xf32>) {
  // expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i32'}}
  %b = "memref.extract_aligned_pointer_as_index"(%m) : (memref<?x4xf32>) -> i32
}
// -----
func.func @f(%m: memref<8x16xf32>, %i: index) {
  // expected-error @+1 {{expected 1 offset values, got 2}}
  %0 = "memref.reinterpret_cast"(%m) {operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 1>} : (memref<8x16xf32>) -> memref<4x4xf32>
}
// -----
module {
  // expected-error @+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %0 = memref.alloca() : memref<4xf32>
}
// -----
func.func @f(%m: memref<2xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %0 = memref.expand_shape %m [[0]] output_shape [2, 1] : memref<2xf32> into memref<2x1xf32>
}
// -----
func.func @f(%m: memref<2x1xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (2) inconsistent with number of reassociation indices (1)}}
  %0 = memref.collapse_shape %m [[0]] : memref<2x1xf32> into memref<2xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 0 values}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 3>} : (memref<?xf32>) -> memref<?x3xf32>
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<5xf32>' is not equivalent to the canonical transposed input type 'memref<4xf32, strided<[1]>>'}}
  %0 = memref.transpose %m (i) -> (i) : memref<4xf32> to memref<5xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> { ^bb0(%x: f32): func.return }
}
