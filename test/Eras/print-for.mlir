// Text that older versions of mlir-opt read.
// RUN: %opt --print-for=19 %s | FileCheck %s --check-prefixes=CHECK,V19
// RUN: %opt --print-for=16 %s | FileCheck %s --check-prefixes=CHECK,V16,OLD
// RUN: %opt --print-for=15 %s | FileCheck %s --check-prefixes=CHECK,V15,OLD
// RUN: %opt --print-for=19 %s | %opt --era=current - | FileCheck %s --check-prefix=AGAIN
// RUN: %opt --print-for=16 %s | %opt --era=current - | FileCheck %s --check-prefix=AGAIN
// RUN: %opt --print-for=15 %s | %opt --era=2021-current - | FileCheck %s --check-prefix=AGAIN

// Strided layouts are maps.
// V19-LABEL: func.func @layouts(%{{.*}}: memref<4x8xf32, strided<[?, 1], offset: 2>>)
// V16-LABEL: func.func @layouts(%{{.*}}: memref<4x8xf32, strided<[?, 1], offset: 2>>)
// V15-LABEL: func.func @layouts(%{{.*}}: memref<4x8xf32, #{{.*}}>)
func.func @layouts(%m: memref<4x8xf32, strided<[?, 1], offset: 2>>) {
  return
}

// Scalable dimensions share a bracket.
// V19-LABEL: func.func @scalable(%{{.*}}: vector<2x[4]x[8]xi8>)
// OLD-LABEL: func.func @scalable(%{{.*}}: vector<2x[4x8]xi8>)
func.func @scalable(%v: vector<2x[4]x[8]xi8>) {
  return
}

// Operations, cases of enumerations and dialects that were renamed.
// CHECK-LABEL: func.func @names
func.func @names(%x: f32, %m: memref<4xf32>, %i: index, %t: tensor<8xf32>, %p: tensor<2x4xf32>) {
  // V19: arith.maximumf
  // OLD: arith.maxf
  // AGAIN: arith.maximumf
  %max = arith.maximumf %x, %x : f32
  // V19: math.absf
  // V16: math.absf
  // V15: math.abs %
  %abs = math.absf %x : f32
  // V19: memref.atomic_rmw minimumf
  // OLD: memref.atomic_rmw minf
  // AGAIN: memref.atomic_rmw minimumf
  %min = memref.atomic_rmw minimumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// Buffers have the type of the memref only; assumptions have no result.
// CHECK-LABEL: func.func @buffers
func.func @buffers(%m: memref<4xf32>, %t: tensor<4xf32>) -> (tensor<4xf32>, memref<4xf32>) {
  // CHECK: bufferization.to_tensor %{{.*}} : memref<4xf32>{{$}}
  // AGAIN: bufferization.to_tensor %{{.*}} : memref<4xf32> to tensor<4xf32>
  %a = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  // CHECK: bufferization.to_memref %{{.*}} : memref<4xf32>{{$}}
  // AGAIN: bufferization.to_buffer %{{.*}} : tensor<4xf32> to memref<4xf32>
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  // CHECK: {{^ *}}memref.assume_alignment %{{.*}}, 16 {note = 1 : i64} : memref<4xf32>
  %c = memref.assume_alignment %m, 16 {note = 1} : memref<4xf32>
  return %a, %b : tensor<4xf32>, memref<4xf32>
}

// Sizes follow from the types.
// CHECK-LABEL: func.func @shapes
func.func @shapes(%t: tensor<8xf32>, %n: index) -> (tensor<2x4xf32>, tensor<3x?xf32>) {
  // V19: tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [2, 4] :
  // OLD: tensor.expand_shape %{{.*}} {{\[}}[0, 1]] : tensor<8xf32> into tensor<2x4xf32>
  // AGAIN: tensor.expand_shape %{{.*}} {{\[}}[0, 1]] output_shape [2, 4] :
  %a = tensor.expand_shape %t [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  // V19: tensor.empty(%{{.*}})
  // V16: tensor.empty(%{{.*}})
  // V15: linalg.init_tensor [3, %{{.*}}] : tensor<3x?xf32>
  // AGAIN: tensor.empty(%{{.*}})
  %b = tensor.empty(%n) : tensor<3x?xf32>
  return %a, %b : tensor<2x4xf32>, tensor<3x?xf32>
}

// CHECK-LABEL: func.func @vectors
func.func @vectors(%v: vector<4x8xf32>, %w: vector<8xf32>, %i: index) -> (vector<8xf32>, f32, f32) {
  // V19: vector.extract %{{.*}}[1] : vector<8xf32> from vector<4x8xf32>
  // OLD: vector.extract %{{.*}}[1] : vector<4x8xf32>{{$}}
  // AGAIN: vector.extract %{{.*}}[1] : vector<8xf32> from vector<4x8xf32>
  %a = vector.extract %v[1] : vector<8xf32> from vector<4x8xf32>
  // V19: vector.extract %{{.*}}[%{{.*}}] : f32 from vector<8xf32>
  // OLD: vector.extractelement %{{.*}}[%{{.*}} : index] : vector<8xf32>
  // AGAIN: vector.extract %{{.*}}[%{{.*}}] : f32 from vector<8xf32>
  %b = vector.extract %w[%i] : f32 from vector<8xf32>
  // V19: vector.reduction <maxnumf>, %{{.*}} : vector<8xf32> into f32
  // OLD: vector.reduction <maxf>, %{{.*}} : vector<8xf32> into f32
  // AGAIN: vector.reduction <maxnumf>, %{{.*}} : vector<8xf32> into f32
  %c = vector.reduction <maxnumf>, %w : vector<8xf32> into f32
  return %a, %b, %c : vector<8xf32>, f32, f32
}

// Each reduction was an operation, and yields ended the loop.
// CHECK-LABEL: func.func @reduction
func.func @reduction(%n: index, %x: f32) -> f32 {
  // CHECK: scf.parallel
  // V19: scf.reduce(%{{.*}} : f32) {
  // OLD: scf.reduce(%{{.*}}) : f32 {
  // OLD: scf.reduce.return
  // OLD: scf.yield
  // AGAIN: scf.reduce(%{{.*}} : f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %sum = arith.addf %a, %b : f32
      scf.reduce.return %sum : f32
    }
  }
  return %r : f32
}

// CHECK-LABEL: func.func @forall
func.func @forall(%n: index) {
  // V19: scf.forall (%{{.*}}, %{{.*}}) in (4, %{{.*}}) {
  // OLD: %[[FOUR:.*]] = arith.constant 4 : index
  // V16: scf.foreach_thread (%{{.*}}, %{{.*}}) in (%[[FOUR]], %{{.*}}) {
  // V15: scf.foreach_thread (%{{.*}}, %{{.*}}) in (%[[FOUR]], %{{.*}}) -> () {
  // AGAIN: scf.forall
  scf.forall (%i, %j) in (4, %n) {
    func.call @forall(%i) : (index) -> ()
  }
  return
}
