// Verifiers of specifiers, coordinates, concatenations and buffers.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @get_lvl_sz_2_sparse_tensor_storage_speci() {
  %s = "f.v"() : () -> !sparse_tensor.storage_specifier<#CSR>
  // expected-error@+1 {{requested level is out of bounds}}
  %r = "sparse_tensor.storage_specifier.get"(%s) {specifierKind = #sparse_tensor<kind lvl_sz>, level = 2 : index} : (!sparse_tensor.storage_specifier<#CSR>) -> (index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @get_lvl_sz_sparse_tensor_storage_specifi() {
  %s = "f.v"() : () -> !sparse_tensor.storage_specifier<#CSR>
  // expected-error@+1 {{missing level argument}}
  %r = "sparse_tensor.storage_specifier.get"(%s) {specifierKind = #sparse_tensor<kind lvl_sz>} : (!sparse_tensor.storage_specifier<#CSR>) -> (index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @get_val_mem_sz_0_sparse_tensor_storage_s() {
  %s = "f.v"() : () -> !sparse_tensor.storage_specifier<#CSR>
  // expected-error@+1 {{redundant level argument for querying value memory size}}
  %r = "sparse_tensor.storage_specifier.get"(%s) {specifierKind = #sparse_tensor<kind val_mem_sz>, level = 0 : index} : (!sparse_tensor.storage_specifier<#CSR>) -> (index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @get_dim_offset_0_sparse_tensor_storage_s() {
  %s = "f.v"() : () -> !sparse_tensor.storage_specifier<#CSR>
  // expected-error@+1 {{requested slice data on non-slice tensor}}
  %r = "sparse_tensor.storage_specifier.get"(%s) {specifierKind = #sparse_tensor<kind dim_offset>, level = 0 : index} : (!sparse_tensor.storage_specifier<#CSR>) -> (index)
  return
}

// -----

#SL = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
func.func @get_dim_stride_2_sparse_tensor_storage_s() {
  %s = "f.v"() : () -> !sparse_tensor.storage_specifier<#SL>
  // expected-error@+1 {{requested level is out of bounds}}
  %r = "sparse_tensor.storage_specifier.get"(%s) {specifierKind = #sparse_tensor<kind dim_stride>, level = 2 : index} : (!sparse_tensor.storage_specifier<#SL>) -> (index)
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
func.func @get_pos_mem_sz_1_sparse_tensor_storage_s() {
  %s = "f.v"() : () -> !sparse_tensor.storage_specifier<#COO>
  // expected-error@+1 {{requested position memory size on a singleton level}}
  %r = "sparse_tensor.storage_specifier.get"(%s) {specifierKind = #sparse_tensor<kind pos_mem_sz>, level = 1 : index} : (!sparse_tensor.storage_specifier<#COO>) -> (index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @set() {
  %s = "f.v"() : () -> !sparse_tensor.storage_specifier<#CSR>
  %v = "f.v"() : () -> index
  // expected-error@+1 {{requested level is out of bounds}}
  %r = "sparse_tensor.storage_specifier.set"(%s, %v) {specifierKind = #sparse_tensor<kind lvl_sz>, level = 4 : index} : (!sparse_tensor.storage_specifier<#CSR>, index) -> (!sparse_tensor.storage_specifier<#CSR>)
  return
}

// -----

#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func @crd_2_2_dim_to_lvl_BSR() {
  %i0 = "f.v"() : () -> index
  %i1 = "f.v"() : () -> index
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %r:2 = "sparse_tensor.crd_translate"(%i0, %i1) {direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #BSR} : (index, index) -> (index, index)
  return
}

// -----

#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func @crd_2_2_lvl_to_dim_BSR() {
  %i0 = "f.v"() : () -> index
  %i1 = "f.v"() : () -> index
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %r:2 = "sparse_tensor.crd_translate"(%i0, %i1) {direction = #sparse_tensor<CrdTransDirection lvl_to_dim>, encoder = #BSR} : (index, index) -> (index, index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @crd_2_3_dim_to_lvl_CSR() {
  %i0 = "f.v"() : () -> index
  %i1 = "f.v"() : () -> index
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %r:3 = "sparse_tensor.crd_translate"(%i0, %i1) {direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #CSR} : (index, index) -> (index, index, index)
  return
}

// -----

#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func @crd_2_3_dim_to_lvl_BSR() {
  %i0 = "f.v"() : () -> index
  %i1 = "f.v"() : () -> index
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %r:3 = "sparse_tensor.crd_translate"(%i0, %i1) {direction = #sparse_tensor<CrdTransDirection dim_to_lvl>, encoder = #BSR} : (index, index) -> (index, index, index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @crd_2_3_lvl_to_dim_CSR() {
  %i0 = "f.v"() : () -> index
  %i1 = "f.v"() : () -> index
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %r:3 = "sparse_tensor.crd_translate"(%i0, %i1) {direction = #sparse_tensor<CrdTransDirection lvl_to_dim>, encoder = #CSR} : (index, index) -> (index, index, index)
  return
}

// -----

#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
func.func @crd_2_3_lvl_to_dim_BSR() {
  %i0 = "f.v"() : () -> index
  %i1 = "f.v"() : () -> index
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %r:3 = "sparse_tensor.crd_translate"(%i0, %i1) {direction = #sparse_tensor<CrdTransDirection lvl_to_dim>, encoder = #BSR} : (index, index) -> (index, index, index)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_one() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Need at least two tensors to concatenate.}}
  %r = "sparse_tensor.concatenate"(%c0) {dimension = 0 : index} : (tensor<10x10xf64, #CSR>) -> (tensor<10x10xf64, #CSR>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_dim() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Concat-dimension is out of bounds for dimension-rank (2 >= 2)}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 2 : index} : (tensor<10x10xf64, #CSR>, tensor<10x10xf64, #CSR>) -> (tensor<20x10xf64, #CSR>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @concat_rank() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<10xf64, #SV>
  // expected-error@+1 {{Input tensor $1 has a different rank (rank=1) from the output tensor (rank=2).}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<10x10xf64, #CSR>, tensor<10xf64, #SV>) -> (tensor<20x10xf64, #CSR>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_other() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<10x11xf64, #CSR>
  // expected-error@+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<10x10xf64, #CSR>, tensor<10x11xf64, #CSR>) -> (tensor<20x10xf64, #CSR>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_sum() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<10x10xf64, #CSR>, tensor<10x10xf64, #CSR>) -> (tensor<21x10xf64, #CSR>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_dyn() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<?x10xf64, #CSR>
  // expected-error@+1 {{Input tensor $1 has dynamic shape}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<10x10xf64, #CSR>, tensor<?x10xf64, #CSR>) -> (tensor<20x10xf64, #CSR>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_dyn_other() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<10x?xf64, #CSR>
  // expected-error@+1 {{Input tensor $1 has dynamic shape}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<10x10xf64, #CSR>, tensor<10x?xf64, #CSR>) -> (tensor<20x10xf64, #CSR>)
  return
}

// -----

func.func @concat_rank0() {
  %c0 = "f.v"() : () -> tensor<f64>
  %c1 = "f.v"() : () -> tensor<f64>
  // expected-error@+1 {{Concat-dimension is out of bounds for dimension-rank (0 >= 0)}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
func.func @concat_dstrank() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{Input tensor $0 has a different rank (rank=2) from the output tensor (rank=1).}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<10x10xf64, #CSR>, tensor<10x10xf64, #CSR>) -> (tensor<20xf64, #SV>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_dynall() {
  %c0 = "f.v"() : () -> tensor<?x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<?x10xf64, #CSR>
  // expected-error@+1 {{Input tensor $0 has dynamic shape}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<?x10xf64, #CSR>, tensor<?x10xf64, #CSR>) -> (tensor<?x10xf64, #CSR>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_odim() {
  %c0 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  %c1 = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %r = "sparse_tensor.concatenate"(%c0, %c1) {dimension = 0 : index} : (tensor<10x10xf64, #CSR>, tensor<10x10xf64, #CSR>) -> (tensor<20x11xf64, #CSR>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concat_none() {
  // expected-error@+1 {{Need at least two tensors to concatenate.}}
  %r = "sparse_tensor.concatenate"() {dimension = 0 : index} : () -> (tensor<20x?xf64, #CSR>)
  return
}

// -----

func.func @push_back_n0() {
  %c = "f.v"() : () -> index
  %b = "f.v"() : () -> memref<?xf64>
  %v = "f.v"() : () -> f64
  %n = arith.constant 0 : index
  // expected-error@+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %r:2 = "sparse_tensor.push_back"(%c, %b, %v, %n) : (index, memref<?xf64>, f64, index) -> (memref<?xf64>, index)
  return
}

// -----

func.func @push_back_n_1() {
  %c = "f.v"() : () -> index
  %b = "f.v"() : () -> memref<?xf64>
  %v = "f.v"() : () -> f64
  %n = arith.constant -1 : index
  // expected-error@+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %r:2 = "sparse_tensor.push_back"(%c, %b, %v, %n) : (index, memref<?xf64>, f64, index) -> (memref<?xf64>, index)
  return
}

// -----

func.func @push_back_type() {
  %c = "f.v"() : () -> index
  %b = "f.v"() : () -> memref<?xf64>
  %v = "f.v"() : () -> f32
  // expected-error@+1 {{'sparse_tensor.push_back' op failed to verify that value type matches element type of inBuffer}}
  %r:2 = "sparse_tensor.push_back"(%c, %b, %v) : (index, memref<?xf64>, f32) -> (memref<?xf64>, index)
  return
}

// -----

func.func @sort_small() {
  %xy = "f.v"() : () -> memref<19xindex>
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 19 < 20}}
  "sparse_tensor.sort"(%n, %xy) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = affine_map<(i,j)->(i,j)>} : (index, memref<19xindex>) -> ()
  return
}

// -----

func.func @sort_smally() {
  %xy = "f.v"() : () -> memref<20xindex>
  %y0 = "f.v"() : () -> memref<5xf64>
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected dimension(y) >= n got 5 < 10}}
  "sparse_tensor.sort"(%n, %xy, %y0) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = affine_map<(i,j)->(i,j)>} : (index, memref<20xindex>, memref<5xf64>) -> ()
  return
}

// -----

func.func @sort_perm() {
  %xy = "f.v"() : () -> memref<?xindex>
  %n = "f.v"() : () -> index
  // expected-error@+1 {{Expected a permutation map, got (d0, d1) -> (d0, d0)}}
  "sparse_tensor.sort"(%n, %xy) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = affine_map<(i,j)->(i,i)>} : (index, memref<?xindex>) -> ()
  return
}

// -----

func.func @sort_perm2() {
  %xy = "f.v"() : () -> memref<?xindex>
  %n = "f.v"() : () -> index
  // expected-error@+1 {{Expected a permutation map, got (d0, d1) -> (d0)}}
  "sparse_tensor.sort"(%n, %xy) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = affine_map<(i,j)->(i)>} : (index, memref<?xindex>) -> ()
  return
}

// -----

func.func @sort_type() {
  %xy = "f.v"() : () -> memref<?xf64>
  %n = "f.v"() : () -> index
  // expected-error@+1 {{'sparse_tensor.sort' op operand #1 must be 1D memref of integer or index values, but got 'memref<?xf64>'}}
  "sparse_tensor.sort"(%n, %xy) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = affine_map<(i,j)->(i,j)>} : (index, memref<?xf64>) -> ()
  return
}

// -----

func.func @sort_ny() {
  %xy = "f.v"() : () -> memref<29xindex>
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 29 < 30}}
  "sparse_tensor.sort"(%n, %xy) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = affine_map<(i,j)->(i,j)>, ny = 1 : index} : (index, memref<29xindex>) -> ()
  return
}

// -----

func.func @sort_empty() {
  %xy = "f.v"() : () -> memref<?xindex>
  %n = "f.v"() : () -> index
  // expected-error@+1 {{Expected rank(perm_map) > 1, got 0}}
  "sparse_tensor.sort"(%n, %xy) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = affine_map<()->()>} : (index, memref<?xindex>) -> ()
  return
}

// -----

func.func @sort_sym() {
  %xy = "f.v"() : () -> memref<?xindex>
  %n = "f.v"() : () -> index
  // expected-error@+1 {{Expected rank(perm_map) > 1, got 0}}
  "sparse_tensor.sort"(%n, %xy) {algorithm = #sparse_tensor<SparseTensorSortAlgorithm quick_sort>, perm_map = affine_map<()[s]->(s)>} : (index, memref<?xindex>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @compress() {
  %a = "f.v"() : () -> memref<?xf64>
  %b = "f.v"() : () -> memref<?xi1>
  %c = "f.v"() : () -> memref<?xindex>
  %d = "f.v"() : () -> index
  %t = "f.v"() : () -> tensor<10x10xf64, #CSR>
  // expected-error@+1 {{'sparse_tensor.compress' op incorrect number of coordinates}}
  %r = "sparse_tensor.compress"(%a, %b, %c, %d, %t) {} : (memref<?xf64>, memref<?xi1>, memref<?xindex>, index, tensor<10x10xf64, #CSR>) -> (tensor<10x10xf64, #CSR>)
  return
}
