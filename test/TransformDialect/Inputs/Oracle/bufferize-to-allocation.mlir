// One operation in new memory.
module attributes {transform.with_named_sequence} {
func.func @pad(%t: tensor<?x10xindex>, %h1: index, %c: index) -> tensor<?x15xindex> {
  %0 = tensor.pad %t low[0, 3] high[%h1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x15xindex>
  return %0 : tensor<?x15xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill(%t: tensor<?x10xf32>, %f: f32) -> tensor<?x10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill_empty(%n: index, %f: f32) -> tensor<?x10xf32> {
  %t = tensor.empty(%n) : tensor<?x10xf32>
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @product(%a: tensor<4x8xf32>, %b: tensor<8x10xf32>, %c: tensor<4x10xf32>) -> tensor<4x10xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x10xf32>) outs(%c : tensor<4x10xf32>) -> tensor<4x10xf32>
  return %0 : tensor<4x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @insert(%a: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.insert"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @insert_slice(%a: tensor<4xf32>, %f: tensor<2xf32>, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert_slice %f into %a[%i][2][1] : tensor<2xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @alloc_tensor(%a: tensor<4xf32>, %i: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["bufferization.alloc_tensor"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @mask(%v: vector<16xf32>, %n: index, %t: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %m = vector.create_mask %n : vector<16xi1>
  %0 = vector.mask %m { vector.transfer_write %v, %t[%c0] {in_bounds=[true]} : vector<16xf32>, tensor<16xf32> } : vector<16xi1> -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["vector.mask"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @no_fold(%t: tensor<?x10xindex>, %h1: index, %c: index) -> tensor<?x10xindex> {
  %0 = tensor.pad %t nofold low[0, 0] high[%h1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x10xindex>
  return %0 : tensor<?x10xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0  : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill(%t: tensor<?x10xf32>, %f: f32) -> tensor<?x10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0  : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @no_fold(%t: tensor<?x10xindex>, %h1: index, %c: index) -> tensor<?x10xindex> {
  %0 = tensor.pad %t nofold low[0, 0] high[%h1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x10xindex>
  return %0 : tensor<?x10xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, alloc_op = "memref.alloca"} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill(%t: tensor<?x10xf32>, %f: f32) -> tensor<?x10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, alloc_op = "memref.alloca"} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @no_fold(%t: tensor<?x10xindex>, %h1: index, %c: index) -> tensor<?x10xindex> {
  %0 = tensor.pad %t nofold low[0, 0] high[%h1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x10xindex>
  return %0 : tensor<?x10xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, memcpy_op = "linalg.copy"} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill(%t: tensor<?x10xf32>, %f: f32) -> tensor<?x10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, memcpy_op = "linalg.copy"} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @no_fold(%t: tensor<?x10xindex>, %h1: index, %c: index) -> tensor<?x10xindex> {
  %0 = tensor.pad %t nofold low[0, 0] high[%h1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x10xindex>
  return %0 : tensor<?x10xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, bufferize_destination_only} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill(%t: tensor<?x10xf32>, %f: f32) -> tensor<?x10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, bufferize_destination_only} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @no_fold(%t: tensor<?x10xindex>, %h1: index, %c: index) -> tensor<?x10xindex> {
  %0 = tensor.pad %t nofold low[0, 0] high[%h1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : index
  } : tensor<?x10xindex> to tensor<?x10xindex>
  return %0 : tensor<?x10xindex>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, emit_dealloc} : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @fill(%t: tensor<?x10xf32>, %f: f32) -> tensor<?x10xf32> {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?x10xf32>) -> tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.bufferize_to_allocation %0 {memory_space = 3, emit_dealloc} : !transform.any_op
  transform.yield
}
}
