// Structured operations with one list of operands, and generic ones with a trait.
#accesses = [(i, j) -> (j, i), (i, j) -> (i, j)]
#trait = {args_in: 1, args_out: 1, indexing_maps: #accesses, iterator_types: ["parallel", "parallel"], library_call: "turn", my.a: "kept too"}
func @f(%a: memref<?x?xf32>, %v: memref<?xf32>, %s: memref<f32>, %x: f32) {
  linalg.matmul(%a, %a, %a) {step: 1} : memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>
  linalg.matvec(%a, %v, %v) : memref<?x?xf32>, memref<?xf32>, memref<?xf32>
  linalg.dot(%v, %v, %s) : memref<?xf32>, memref<?xf32>, memref<f32>
  linalg.fill(%a, %x) : memref<?x?xf32>, f32
  linalg.copy(%v, %v) : memref<?xf32>, memref<?xf32>
  linalg.copy(%a, %a) {inputPermutation: (i, j) -> (j, i), outputPermutation: (i, j) -> (i, j)} : memref<?x?xf32>, memref<?x?xf32>
  linalg.generic #trait %a, %a {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } {kept: 1} : memref<?x?xf32>, memref<?x?xf32>
  linalg.generic {args_in: 1, args_out: 1, indexing_maps: #accesses, iterator_types: ["parallel", "parallel"], my.b} %a, %a {
  ^bb0(%p: f32, %q: f32):
    linalg.yield %p : f32
  } : memref<?x?xf32>, memref<?x?xf32>
  return
}
func @conv(%f: memref<?x?x?x?xf32>, %i: memref<?x?x?x?xf32>) {
  linalg.conv(%f, %i, %i) {dilations: [1, 2], strides: [3, 4]} : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>, memref<?x?x?x?xf32>
  return
}
