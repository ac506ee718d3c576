// RUN: %opt --split-input-file --verify-diagnostics %s

func.func @steps(%n: index) {
  // expected-error @+1 {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%i) = (0) to (4) step (%n) {
  }
}
// -----
func.func @reduction() {
  // expected-error @+1 {{custom op 'affine.parallel' invalid reduction value: "bad"}}
  affine.parallel (%i) = (0) to (4) reduce ("bad") -> (f32) {
  }
}
// -----
func.func @word() {
  // expected-error @+1 {{expected attribute value}}
  affine.parallel (%i) = (0) to (4) reduce (addf) -> (f32) {
  }
}
// -----
func.func @no_reduction(%x: f32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (4) -> (f32) {
    affine.yield %x : f32
  }
}
// -----
func.func @empty_group() {
  // expected-error @+1 {{'affine.parallel' op expected upper bound map to have at least one result}}
  affine.parallel (%i) = (0) to (min()) {
  }
}
// -----
func.func @groups() {
  // expected-error @+1 {{'affine.parallel' op expected lower bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (100)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
}
// -----
func.func @operands() {
  // expected-error @+1 {{'affine.parallel' op expected as many operands as the maps have inputs}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (100)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
}
// -----
func.func @strides(%m: memref<4xf32>, %tag: memref<1xi32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %m[0], %m[0], %tag[0], %n, %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
}
// -----
func.func @types(%m: memref<4xf32>, %tag: memref<1xi32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %m[0], %m[0], %tag[0], %n : memref<4xf32>, memref<1xi32>
}
// -----
func.func @tag(%tag: f32, %n: index) {
  // expected-error @+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %tag[0], %n : f32
}
// -----
func.func @tag(%m: memref<4xf32>, %tag: f32, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %m[0], %m[0], %tag[0], %n : memref<4xf32>, memref<4xf32>, f32
}
// -----
func.func @map(%tag: memref<1xi32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op expected an affine map 'tag_map'}}
  "affine.dma_wait"(%tag, %n) : (memref<1xi32>, index) -> ()
}
// -----
func.func @count(%tag: memref<1xi32>) {
  // expected-error @+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%tag) {tag_map = affine_map<() -> (0)>} : (memref<1xi32>) -> ()
}
// -----
func.func @index(%m: memref<4xf32>, %tag: memref<1xi32>, %n: index, %x: f32) {
  // expected-error @+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %x, %tag, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<() -> (0)>} : (memref<4xf32>, index, memref<4xf32>, f32, memref<1xi32>, index) -> ()
}
// -----
func.func @dim(%m: memref<4xf32>, %tag: memref<1xi32>, %n: index) {
  scf.for %i = %n to %n step %n {
    // expected-error @+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%i], %m[0], %tag[0], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
  }
}
