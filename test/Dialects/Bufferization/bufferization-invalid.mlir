// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%t: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
}
// -----
func.func @f(%t: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?xf32>
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if (%c)
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m, %c, %m) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<4xf32>, i1, memref<4xf32>) -> ()
}
// -----
func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op result #0 must be variadic of 1-bit signless integer, but got 'i32'}}
  %0 = "bufferization.dealloc"(%m, %c, %m) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<4xf32>, i1, memref<4xf32>) -> i32
}
// -----
func.func @f(%s: tensor<4xf32>, %d: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %s in %d : (tensor<4xf32>, memref<4xf32>) -> ()
}
// -----
func.func @f(%s: tensor<4xf32>, %d: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %s in writable %d : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
}
// -----
func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %s in restrict %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
}
// -----
func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %s in %d : (tensor<4xf32>, tensor<4xf32>) -> ()
}
// -----
func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %s in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
}
// -----
func.func @f(%s: tensor<4xf32>, %d: tensor<5xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %0 = bufferization.materialize_in_destination %s in %d : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
}
// -----
func.func @f(%s: tensor<4xf32>, %d: tensor<4x4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  %0 = bufferization.materialize_in_destination %s in %d : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
}
// -----
func.func @f(%s: tensor<4xf32>, %d: memref<4xi32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  bufferization.materialize_in_destination %s in writable %d : (tensor<4xf32>, memref<4xi32>) -> ()
}
// -----
func.func @f(%s: tensor<4xf32>, %d: vector<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %s in writable %d : (tensor<4xf32>, vector<4xf32>) -> ()
}
// -----
func.func @f(%s: tensor<4xf32>, %d: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op result #0 must be tensor of any type values, but got 'memref<4xf32>'}}
  %0 = bufferization.materialize_in_destination %s in %d : (tensor<4xf32>, tensor<4xf32>) -> memref<4xf32>
}
// -----
func.func @f(%t: tensor<4xf32>) {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<5xf32>
}
// -----
func.func @f(%m: memref<5xf32>) {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<5xf32> to tensor<4xf32>
}
// -----
func.func @f(%t: tensor<4xf32>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xi32>
}
// -----
func.func @f(%m: memref<4xi32>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<4xi32> to tensor<4xf32>
}
// -----
func.func @f() -> (f32 {bufferization.manual_deallocation}) {
  // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}
