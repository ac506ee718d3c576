// Verifiers of the arrays that store tensors.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<11xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{inconsistent number of fields between input/output}}
  %r = "sparse_tensor.assemble"(%l0, %v) : (tensor<11xindex>, tensor<20xf64>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<11xi32>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{input/output element-types don't match}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<11xi32>, tensor<20xindex>, tensor<20xf64>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<11xindex>
  %l1 = "f.v"() : () -> tensor<20xi32>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{input/output element-types don't match}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<11xindex>, tensor<20xi32>, tensor<20xf64>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<11xindex>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf32>
  // expected-error@+1 {{input/output element-types don't match}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<11xindex>, tensor<20xindex>, tensor<20xf32>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<11xindex>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{the sparse-tensor must have static shape}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<11xindex>, tensor<20xindex>, tensor<20xf64>) -> tensor<?x10xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<11xf32>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{'sparse_tensor.assemble' op operand #0 must be variadic of ranked tensor of signless integer or index values, but got 'tensor<11xf32>'}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<11xf32>, tensor<20xindex>, tensor<20xf64>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<11xi64>
  %l1 = "f.v"() : () -> tensor<20xi64>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{input/output element-types don't match}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<11xi64>, tensor<20xi64>, tensor<20xf64>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<2xindex>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{input/output trailing COO level-ranks don't match}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<2xindex>, tensor<20xindex>, tensor<20xf64>) -> tensor<10x10xf64, #COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<2xindex>
  %l1 = "f.v"() : () -> tensor<20x3xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{input/output trailing COO level-ranks don't match}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<2xindex>, tensor<20x3xindex>, tensor<20xf64>) -> tensor<10x10xf64, #COO>
  return
}

// -----

#CSR32 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
func.func @assemble() {
  %l0 = "f.v"() : () -> tensor<11xindex>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{input/output element-types don't match}}
  %r = "sparse_tensor.assemble"(%l0, %l1, %v) : (tensor<11xindex>, tensor<20xindex>, tensor<20xf64>) -> tensor<10x10xf64, #CSR32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @disassemble() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %l0 = "f.v"() : () -> tensor<11xindex>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{output values and return value type mismatch}}
  %r:6 = "sparse_tensor.disassemble"(%t, %l0, %l1, %v) : (tensor<10x10xf64, #CSR>, tensor<11xindex>, tensor<20xindex>, tensor<20xf64>) -> (tensor<11xindex>, tensor<20xindex>, tensor<20xf32>, i32, i32, i32)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @disassemble() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %l0 = "f.v"() : () -> tensor<11xindex>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{output levels and return levels type mismatch}}
  %r:6 = "sparse_tensor.disassemble"(%t, %l0, %l1, %v) : (tensor<10x10xf64, #CSR>, tensor<11xindex>, tensor<20xindex>, tensor<20xf64>) -> (tensor<12xindex>, tensor<20xindex>, tensor<20xf64>, i32, i32, i32)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @disassemble() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %l0 = "f.v"() : () -> tensor<11xindex>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf32>
  // expected-error@+1 {{input/output element-types don't match}}
  %r:6 = "sparse_tensor.disassemble"(%t, %l0, %l1, %v) : (tensor<10x10xf64, #CSR>, tensor<11xindex>, tensor<20xindex>, tensor<20xf32>) -> (tensor<11xindex>, tensor<20xindex>, tensor<20xf32>, i32, i32, i32)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @disassemble() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %l0 = "f.v"() : () -> tensor<11xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{inconsistent number of fields between input/output}}
  %r:4 = "sparse_tensor.disassemble"(%t, %l0, %v) : (tensor<10x10xf64, #CSR>, tensor<11xindex>, tensor<20xf64>) -> (tensor<11xindex>, tensor<20xf64>, i32, i32)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @disassemble() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %l0 = "f.v"() : () -> tensor<11xindex>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{output values and return value type mismatch}}
  %r:6 = "sparse_tensor.disassemble"(%t, %l0, %l1, %v) : (tensor<10x10xf64, #CSR>, tensor<11xindex>, tensor<20xindex>, tensor<20xf64>) -> (tensor<11xindex>, tensor<20xindex>, tensor<21xf64>, i32, i32, i32)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @disassemble() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %l0 = "f.v"() : () -> tensor<11xi32>
  %l1 = "f.v"() : () -> tensor<20xindex>
  %v = "f.v"() : () -> tensor<20xf64>
  // expected-error@+1 {{input/output element-types don't match}}
  %r:6 = "sparse_tensor.disassemble"(%t, %l0, %l1, %v) : (tensor<10x10xf64, #CSR>, tensor<11xi32>, tensor<20xindex>, tensor<20xf64>) -> (tensor<11xi32>, tensor<20xindex>, tensor<20xf64>, i32, i32, i32)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @positions() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{requested level is out of bounds}}
  %r = "sparse_tensor.positions"(%t) {level = 2 : index} : (tensor<10x10xf64, #CSR>) -> memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @positions() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{unexpected type for positions}}
  %r = "sparse_tensor.positions"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR>) -> memref<?xi32>
  return
}

// -----

#CSR32 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
func.func @positions() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR32>
  // expected-error@+1 {{unexpected type for positions}}
  %r = "sparse_tensor.positions"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR32>) -> memref<?xindex>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @positions() {
  %t = "f.v"() : () -> tensor<10x10xf64, #COO>
  // expected-error@+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?xindex, strided<[?], offset: ?>>'}}
  // expected-error@+1 {{'sparse_tensor.positions' op failed to infer returned types}}
  %r = "sparse_tensor.positions"(%t) {level = 1 : index} : (tensor<10x10xf64, #COO>) -> memref<?xindex, strided<[?], offset: ?>>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @positions() {
  %t = "f.v"() : () -> tensor<10x10xf64, #COO>
  // expected-error@+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?xindex, strided<[?], offset: ?>>'}}
  // expected-error@+1 {{'sparse_tensor.positions' op failed to infer returned types}}
  %r = "sparse_tensor.positions"(%t) {level = 0 : index} : (tensor<10x10xf64, #COO>) -> memref<?xindex, strided<[?], offset: ?>>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @positions() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?x?xindex>'}}
  // expected-error@+1 {{'sparse_tensor.positions' op failed to infer returned types}}
  %r = "sparse_tensor.positions"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR>) -> memref<?x?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @positions() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<4xindex>'}}
  // expected-error@+1 {{'sparse_tensor.positions' op failed to infer returned types}}
  %r = "sparse_tensor.positions"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR>) -> memref<4xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @positions() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?xindex, 1>'}}
  // expected-error@+1 {{'sparse_tensor.positions' op failed to infer returned types}}
  %r = "sparse_tensor.positions"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR>) -> memref<?xindex, 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @coordinates() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{requested level is out of bounds}}
  %r = "sparse_tensor.coordinates"(%t) {level = 2 : index} : (tensor<10x10xf64, #CSR>) -> memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @coordinates() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{unexpected type for coordinates}}
  %r = "sparse_tensor.coordinates"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR>) -> memref<?xi32>
  return
}

// -----

#CSR32 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
func.func @coordinates() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR32>
  // expected-error@+1 {{unexpected type for coordinates}}
  %r = "sparse_tensor.coordinates"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR32>) -> memref<?xindex>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @coordinates() {
  %t = "f.v"() : () -> tensor<10x10xf64, #COO>
  // expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xindex, strided<[?], offset: ?>>' are incompatible with return type(s) of operation 'memref<?xindex>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
  %r = "sparse_tensor.coordinates"(%t) {level = 1 : index} : (tensor<10x10xf64, #COO>) -> memref<?xindex>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @coordinates() {
  %t = "f.v"() : () -> tensor<10x10xf64, #COO>
  // expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xindex, strided<[?], offset: ?>>' are incompatible with return type(s) of operation 'memref<?xindex>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
  %r = "sparse_tensor.coordinates"(%t) {level = 0 : index} : (tensor<10x10xf64, #COO>) -> memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @coordinates() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?x?xindex>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
  %r = "sparse_tensor.coordinates"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR>) -> memref<?x?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @coordinates() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<4xindex>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
  %r = "sparse_tensor.coordinates"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR>) -> memref<4xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @coordinates() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?xindex, 1>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
  %r = "sparse_tensor.coordinates"(%t) {level = 1 : index} : (tensor<10x10xf64, #CSR>) -> memref<?xindex, 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @coordinates_buffer() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{expected sparse tensor with a COO region}}
  %r = "sparse_tensor.coordinates_buffer"(%t) : (tensor<10x10xf64, #CSR>) -> memref<?xindex>
  return
}

// -----

#COOS = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
func.func @coordinates_buffer() {
  %t = "f.v"() : () -> tensor<10x10xf64, #COOS>
  // expected-error@+1 {{expected sparse tensor with a COO region}}
  %r = "sparse_tensor.coordinates_buffer"(%t) : (tensor<10x10xf64, #COOS>) -> memref<?xindex>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @coordinates_buffer() {
  %t = "f.v"() : () -> tensor<10x10xf64, #COO>
  // expected-error@+2 {{'sparse_tensor.coordinates_buffer' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?xi32>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates_buffer' op failed to infer returned types}}
  %r = "sparse_tensor.coordinates_buffer"(%t) : (tensor<10x10xf64, #COO>) -> memref<?xi32>
  return
}

// -----

#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @coordinates_buffer() {
  %t = "f.v"() : () -> tensor<10xf64, #SV>
  // expected-error@+1 {{expected sparse tensor with a COO region}}
  %r = "sparse_tensor.coordinates_buffer"(%t) : (tensor<10xf64, #SV>) -> memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @values() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{unexpected mismatch in element types}}
  %r = "sparse_tensor.values"(%t) : (tensor<10x10xf64, #CSR>) -> memref<?xf32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @values() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+2 {{'sparse_tensor.values' op inferred type(s) 'memref<?xf64>' are incompatible with return type(s) of operation 'memref<10xf64>'}}
  // expected-error@+1 {{'sparse_tensor.values' op failed to infer returned types}}
  %r = "sparse_tensor.values"(%t) : (tensor<10x10xf64, #CSR>) -> memref<10xf64>
  return
}
