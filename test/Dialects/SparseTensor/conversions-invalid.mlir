// Verifiers of conversions, slices and specifiers.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @slice_offset() {
  %t = "f.v"() : () -> tensor<10x10xf64, #SL>
  // expected-error@+1 {{requested dimension out of bound}}
  %r = "sparse_tensor.slice.offset"(%t) {dim = 2 : index} : (tensor<10x10xf64, #SL>) -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @slice_offset() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{'sparse_tensor.slice.offset' op operand #0 must be sparse tensor slice of any type values, but got 'tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>'}}
  %r = "sparse_tensor.slice.offset"(%t) {dim = 0 : index} : (tensor<10x10xf64, #CSR>) -> index
  return
}

// -----

#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @slice_stride() {
  %t = "f.v"() : () -> tensor<10x10xf64, #SL>
  // expected-error@+1 {{requested dimension out of bound}}
  %r = "sparse_tensor.slice.stride"(%t) {dim = 2 : index} : (tensor<10x10xf64, #SL>) -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @slice_stride() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{'sparse_tensor.slice.stride' op operand #0 must be sparse tensor slice of any type values, but got 'tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>'}}
  %r = "sparse_tensor.slice.stride"(%t) {dim = 0 : index} : (tensor<10x10xf64, #CSR>) -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @convert() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{unexpected conversion mismatch in dimension 1}}
  %r = "sparse_tensor.convert"(%t) : (tensor<10x10xf64, #CSR>) -> tensor<10x20xf64, #CSC>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @convert() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{unexpected conversion mismatch in rank}}
  %r = "sparse_tensor.convert"(%t) : (tensor<10x10xf64, #CSR>) -> tensor<10xf64, #SV>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @convert() {
  %t = "f.v"() : () -> tensor<?x10xf64, #CSC>
  // expected-error@+1 {{unexpected conversion mismatch in dimension 0}}
  %r = "sparse_tensor.convert"(%t) : (tensor<?x10xf64, #CSC>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @convert() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{cannot convert to a sparse tensor slice}}
  %r = "sparse_tensor.convert"(%t) : (tensor<10x10xf64, #CSR>) -> tensor<10x10xf64, #SL>
  return
}

// -----

#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func @reinterpret_map() {
  %t = "f.v"() : () -> tensor<10x12xf64, #BSR>
  // expected-error@+1 {{Level size mismatch between source/dest tensors}}
  %r = "sparse_tensor.reinterpret_map"(%t) : (tensor<10x12xf64, #BSR>) -> tensor<5x4x2x4xf64, #sparse_tensor.encoding<{ map = (a,b,c,d) -> (a : dense, b : compressed, c : dense, d : dense) }>>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
func.func @reinterpret_map() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Element type mismatch between source/dest tensors}}
  %r = "sparse_tensor.reinterpret_map"(%t) : (tensor<10x10xf64, #CSR>) -> tensor<10x10xf32, #CSC>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>
func.func @reinterpret_map() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Level type mismatch between source/dest tensors}}
  %r = "sparse_tensor.reinterpret_map"(%t) : (tensor<10x10xf64, #CSR>) -> tensor<10x10xf64, #DCSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSR32 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 16 }>
func.func @reinterpret_map() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR32>
  // expected-error@+1 {{Crd/Pos width mismatch between source/dest tensors}}
  %r = "sparse_tensor.reinterpret_map"(%t) : (tensor<10x10xf64, #CSR32>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @reorder_coo() {
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %r = "sparse_tensor.reorder_coo"(%t) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (tensor<10x10xf64, #CSR>) -> tensor<10x10xf64, #COO>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @reorder_coo() {
  %t = "f.v"() : () -> tensor<10x10xf64, #COO>
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %r = "sparse_tensor.reorder_coo"(%t) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (tensor<10x10xf64, #COO>) -> tensor<10x10xf64, #CSR>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#UCOO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
func.func @reorder_coo() {
  %t = "f.v"() : () -> tensor<10x10xf64, #UCOO>
  // expected-error@+1 {{Unmatched storage format between input and result COO}}
  %r = "sparse_tensor.reorder_coo"(%t) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (tensor<10x10xf64, #UCOO>) -> tensor<10x10xf32, #COO>
  return
}

// -----

#UCOO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
func.func @reorder_coo() {
  %t = "f.v"() : () -> tensor<10x10xf64, #UCOO>
  // expected-error@+1 {{Unmatched dim2lvl map between input and result COO}}
  %r = "sparse_tensor.reorder_coo"(%t) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>} : (tensor<10x10xf64, #UCOO>) -> tensor<10x10xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed(nonunique), d0 : singleton) }>>
  return
}
