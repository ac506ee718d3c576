// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%a: tensor<1xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<1xf32>' and result type 'tensor<2xf32>' are cast incompatible}}
  %0 = tensor.cast %a : tensor<1xf32> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: memref<1xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand #0 must be tensor of any type values, but got 'memref<1xf32>'}}
  %0 = "tensor.cast"(%a) : (memref<1xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  // expected-error @+1 {{'tensor.bitcast' op operand type 'tensor<1xf32>' and result type 'tensor<2xi32>' are cast incompatible}}
  %0 = tensor.bitcast %a : tensor<1xf32> to tensor<2xi32>
  return
}
// -----
func.func @f(%a: tensor<1xindex>) {
  // expected-error @+1 {{'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<1xindex>'}}
  %0 = tensor.bitcast %a : tensor<1xindex> to tensor<1xi64>
  return
}
// -----
func.func @f(%a: tensor<f32>, %i: index) {
  // expected-error @+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %a, %i : tensor<f32>
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.empty(%i) : tensor<4xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{custom op 'tensor.empty' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.empty() : tensor<*xf32>
  return
}
// -----
func.func @f(%a: tensor<?x?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %a[%i] : tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %i: index) {
  // expected-error @+1 {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract %a[%i] : tensor<*xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%a, %i) : (tensor<?xf32>, index) -> i32
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %i: i32) {
  // expected-error @+1 {{'tensor.extract' op operand #1 must be variadic of index, but got 'i32'}}
  %0 = "tensor.extract"(%a, %i) : (tensor<?xf32>, i32) -> f32
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %f into %a[] : tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %i: index, %f: f64) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%f, %a, %i) : (f64, tensor<?xf32>, index) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%f, %a, %i) : (f32, tensor<?xf32>, index) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %i: index, %f: f32) {
  // expected-error @+1 {{custom op 'tensor.insert' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.insert %f into %a[%i] : tensor<*xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %f : tensor<?xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.from_elements %f : tensor<*xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = tensor.from_elements %f : tensor<2xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%f) : (f32) -> tensor<2xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %f : tensor<?xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%f) : (f32) -> tensor<8xf64>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.splat %f : tensor<*xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error @+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<?xi32>) -> tensor<2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<1xf32>) {
  // expected-error @+1 {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<1xf32>'}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4x4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.extract_slice %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<?x4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf64>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.extract_slice %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4x1xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (3 vs 2) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %a[0, 0, 0] [4, 4, 4] [1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected 3 offset values, got 2}}
  %0 = tensor.extract_slice %a[0, 0] [4, 4] [1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 8 >= 8}}
  %0 = tensor.extract_slice %a[0, 0, 0] [9, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<9x4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{offset 1 is out-of-bounds: 16 >= 16}}
  %0 = tensor.extract_slice %a[0, 16, 0] [8, 0, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<8x0x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %a[0, -1, 0] [8, 8, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<8x8x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -8}}
  %0 = tensor.extract_slice %a[0, 0, 0] [8, -8, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<8x?x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x?x4xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  %0 = "tensor.extract_slice"(%a, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 4, 0>, static_sizes = array<i64: 8, 20, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x?x4xf32>, index) -> tensor<8x20x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>) {
  // expected-error @+1 {{custom op 'tensor.extract_slice' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract_slice %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<*xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf64>) {
  // expected-error @+1 {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %b into %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf64> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x?xf32>) {
  // expected-error @+1 {{expected type to be 'tensor<4x4x4xf32>' or a rank-reduced version. (size mismatch) }}
  %0 = tensor.insert_slice %b into %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x?xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4x1xf32>) {
  // expected-error @+1 {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.insert_slice %b into %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4x1xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 8 >= 8}}
  %0 = tensor.insert_slice %b into %a[5, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = tensor.insert_slice %b into %a[9, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  // expected-error @+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%b, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 4, 0>, static_sizes = array<i64: 4, 4, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<4x4x4xf32>, tensor<8x16x4xf32>) -> tensor<8x16x?xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  // expected-error @+1 {{expected 3 offset values, got 4}}
  %0 = "tensor.insert_slice"(%b, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 4, 0, 0>, static_sizes = array<i64: 4, 4, 4, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x4x4xf32>, tensor<8x16x4xf32>) -> tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 3) so the rank of the result type is well-formed.}}
  %0 = tensor.insert_slice %b into %a[0, 0] [4, 4,4] [1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  // expected-error @+1 {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %b into %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  %r = scf.forall (%k) in (8) shared_outs(%o = %a) -> tensor<8x16x4xf32> { scf.forall.in_parallel {
  // expected-error @+1 {{slice along dimension 0 runs out-of-bounds: 8 >= 8}}
  tensor.parallel_insert_slice %b into %o[5, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  }}
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x3xf32>) {
  %r = scf.forall (%k) in (8) shared_outs(%o = %a) -> tensor<8x16x4xf32> { scf.forall.in_parallel {
  // expected-error @+1 {{expected type to be 'tensor<4x4x4xf32>' or a rank-reduced version. (size mismatch) }}
  tensor.parallel_insert_slice %b into %o[5, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x3xf32> into tensor<8x16x4xf32>
  }}
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf64>) {
  %r = scf.forall (%k) in (8) shared_outs(%o = %a) -> tensor<8x16x4xf32> { scf.forall.in_parallel {
  // expected-error @+1 {{expected element type to be 'f32'}}
  tensor.parallel_insert_slice %b into %o[5, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf64> into tensor<8x16x4xf32>
  }}
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  %r = scf.forall (%k) in (8) shared_outs(%o = %a) -> tensor<8x16x4xf32> { scf.forall.in_parallel {
  // expected-error @+1 {{expected 3 offset values, got 2}}
  tensor.parallel_insert_slice %b into %o[0, 0] [4, 4] [1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  }}
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  %r = scf.forall (%k) in (8) shared_outs(%o = %a) -> tensor<8x16x4xf32> { scf.forall.in_parallel {
  // expected-error @+1 {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
  tensor.parallel_insert_slice %b into %a[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<4x4x4xf32> into tensor<8x16x4xf32>
  }}
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>, %i: index) {
  %r = scf.forall (%k) in (8) shared_outs(%o = %a) -> tensor<8x16x4xf32> { scf.forall.in_parallel {
  // expected-error @+1 {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  "tensor.parallel_insert_slice"(%b, %o, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, 4, 0>, static_sizes = array<i64: 8, 20, 4>, static_strides = array<i64: 1, 1, 1>}>: (tensor<4x4x4xf32>, tensor<8x16x4xf32>, index) -> ()
  }}
  return
}
// -----
func.func @f(%a: tensor<8x16x4xf32>, %b: tensor<4x4x4xf32>) {
  %r = scf.forall (%k) in (8) shared_outs(%o = %a) -> tensor<8x16x4xf32> { scf.forall.in_parallel {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 3) so the rank of the result type is well-formed.}}
  "tensor.parallel_insert_slice"(%b, %o) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 8, 20, 4>, static_strides = array<i64: 1, 1, 1>}>: (tensor<4x4x4xf32>, tensor<8x16x4xf32>) -> ()
  }}
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i] : tensor<?xf32> into tensor<?x4xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 12}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [3, 4] : tensor<?xf32> into tensor<3x4xf32>
  return
}
// -----
func.func @f(%a: tensor<10x20xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed type to be 'tensor<10x20xi32>', but got 'tensor<10x20xf32>'}}
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [10, 2, 10] : tensor<10x20xf32> into tensor<10x2x10xi32>
  return
}
// -----
func.func @f(%a: tensor<10x20xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<200xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<10x20xf32>'.}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [200] : tensor<10x20xf32> into tensor<200xf32>
  return
}
// -----
func.func @f(%a: tensor<10x20xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.expand_shape %a [[0], [1]] output_shape [10, 2, 10] : tensor<10x20xf32> into tensor<10x2x10xf32>
  return
}
// -----
func.func @f(%a: tensor<10x20xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.expand_shape %a [[0], [2, 1]] output_shape [10, 2, 10] : tensor<10x20xf32> into tensor<10x2x10xf32>
  return
}
// -----
func.func @f(%a: tensor<10x20xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [10, 2, 10] : tensor<10x20xf32> into tensor<10x2x10xf32>
  return
}
// -----
func.func @f(%a: tensor<10x20xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 1 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [10, %i, 10] : tensor<10x20xf32> into tensor<10x?x10xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  %0 = "tensor.expand_shape"(%a, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 1, 1>}> : (tensor<1xf32>, index) -> tensor<1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes}}
  %0 = "tensor.expand_shape"(%a) <{reassociation = [0, 1], static_output_shape = array<i64: 1, 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 1 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x7xf32>
  return
}
// -----
func.func @f(%a: tensor<?x5x6xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x5x6xf32> into tensor<5x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<20x6xf32>', but got 'tensor<20x6xi32>'}}
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x6xi32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x5x6xf32> into tensor<20x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %0 = tensor.collapse_shape %a [[0, 1], [3]] : tensor<4x5x6xf32> into tensor<20x6xf32>
  return
}
// -----
func.func @f(%a: tensor<4x5x6xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %a [[0, 1], [1, 2]] : tensor<4x5x6xf32> into tensor<20x30xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x2xf32>'.}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'tensor.concat' op requires at least one input}}
  %0 = tensor.concat dim(0) : () -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(1) %a : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op result type 'tensor<9xf32>'does not match inferred shape 'tensor<8xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xi32>
  return
}
// -----
func.func @f(%a: tensor<4x5xf32>, %b: tensor<4x4xf32>) {
  // expected-error @+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x5xf32>, tensor<4x4xf32>) -> tensor<8x5xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{must have one body argument per input dimension}}
  %0 = tensor.generate %i { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %f: f32) {
  // expected-error @+1 {{all body arguments must be index}}
  %0 = tensor.generate %i { ^bb0(%x: i32): tensor.yield %f : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index, %d: f64) {
  // expected-error @+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %d : f64 } : tensor<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  // expected-error @+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i { ^bb0(%x: index): "foo"() : () -> () } : tensor<?xf32>
  return
}
// -----
func.func @f(%f: f32) {
  // expected-error @+1 {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %f : f32
}
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  // expected-error @+1 {{expected the block to have 2 arguments}}
  %0 = tensor.pad %a low[1, 2] high[2, 3] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<5x8xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  // expected-error @+1 {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %a low[1, 2] high[2, 3] { ^bb0(%x: index, %y: i32): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<5x8xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %d: f64) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %a low[1, 2] high[2, 3] { ^bb0(%x: index, %y: index): tensor.yield %d : f64 } : tensor<2x3xf32> to tensor<5x8xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  // expected-error @+1 {{specified type 'tensor<5x9xf32>' does not match the inferred type 'tensor<5x8xf32>'}}
  %0 = tensor.pad %a low[1, 2] high[2, 3] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<5x9xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %f: f32) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<2x3xf32>', specified resultType is 'tensor<5x7xf32>'}}
  %0 = tensor.pad %a low[1, 1] high[2] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<5x7xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error @+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.pad %a low[1, 2] high[2, 3] { ^bb0(%x: index, %y: index): "foo"() : () -> () } : tensor<2x3xf32> to tensor<5x8xf32>
  return
}
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %s[%i] gather_dims([]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
  return
}
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %s[%i] gather_dims([0, 1, 2, 3]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
  return
}
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %s[%i] gather_dims([0, -1]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
  return
}
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %s[%i] gather_dims([0, 3]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
  return
}
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %s[%i] gather_dims([1, 0]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
  return
}
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %s[%i] gather_dims([0]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
  return
}
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x1x16x1xf32>' or its rank-reduced variant 'tensor<1x16xf32>' (got: 'tensor<1x17xf32>')}}
  %0 = tensor.gather %s[%i] gather_dims([0, 2]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x17xf32>
  return
}
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<2xf32>) {
  // expected-error @+1 {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<2xf32>'}}
  %0 = tensor.gather %s[%i] gather_dims([0, 2]) : (tensor<8x16x4xf32>, tensor<2xf32>) -> tensor<16xf32>
  return
}
// -----
func.func @f(%s: tensor<1x16xf32>, %d: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 2]) : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%s: tensor<1x17xf32>, %d: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x1x16x1xf32>' or its rank-reduced variant 'tensor<1x16xf32>' (got: 'tensor<1x17xf32>')}}
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 2]) unique : (tensor<1x17xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%s: tensor<1x16xf32>, %d: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 5]) unique : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x5xf32>
  return
}
// -----
func.func @f(%s: tensor<1x16xf32>, %d: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims must be non-empty}}
  %0 = tensor.scatter %s into %d[%i] scatter_dims([]) : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x5xf32>
  return
}
// -----
func.func @f(%s: tensor<1x16xf32>, %d: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims overflow dest rank}}
  %0 = tensor.scatter %s into %d[%i] scatter_dims([0, 1, 2, 3]) : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%s: tensor<1x16xf32>, %d: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims values must be strictly increasing}}
  %0 = tensor.scatter %s into %d[%i] scatter_dims([2, 1]) unique : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%s: tensor<1x16xf32>, %d: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims length must match the size of last dimension of indices}}
  %0 = tensor.scatter %s into %d[%i] scatter_dims([2]) : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
  return
}
// -----
func.func @f(%s: tensor<1x16xf32>, %d: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims value must be non-negative}}
  %0 = tensor.scatter %s into %d[%i] scatter_dims([-2, 1]) : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
  return
}
