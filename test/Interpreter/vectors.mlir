// RUN: %strata interpret %s --entry=elements '[1, 2.5, 3, -4]' '[0.1, 5, 6, 7]' 2 | FileCheck %s --check-prefix=ELEMENTS --match-full-lines
// RUN: %strata interpret %s --entry=shapes '[[1, 2, 3], [4, 5, 6]]' | FileCheck %s --check-prefix=SHAPES --match-full-lines
// RUN: %strata interpret %s --entry=combine '[[1, 2], [3, 4]]' '[true, false]' | FileCheck %s --check-prefix=COMBINE --match-full-lines
// RUN: %strata interpret %s --entry=memory '[0, 1, 2, 3, 4, 5, 6, 7]' '[true, false, true, true]' '[1, 0, 3, 2]' --print-arguments | FileCheck %s --check-prefix=MEMORY --match-full-lines
// RUN: %strata interpret %s --entry=tensors '[[0, 1, 2], [3, 4, 5]]' | FileCheck %s --check-prefix=TENSORS --match-full-lines
// RUN: not %strata interpret %s --entry=outside '[1, 2]' 2 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not %strata interpret %s --entry=scalable 2>&1 | FileCheck %s --check-prefix=SCALABLE
// RUN: not %strata interpret %s --entry=beyond '[0, 1, 2]' 2>&1 | FileCheck %s --check-prefix=BEYOND
//
// Operations of vector.

// ELEMENTS:      {{\[\[}}1, 1], [2.5, 2.5], [3, 3], [-4, -4]]
// ELEMENTS-NEXT: 3
// ELEMENTS-NEXT: [0, 16256, 0, 16416, 0, 16448, 0, -16256]
// ELEMENTS-NEXT: [-4, 5, poison, 7]
// ELEMENTS-NEXT: [1.1, 15, 21, -32]
// ELEMENTS-NEXT: [1, 0.1, 2.5, 5, 3, 6, -4, 7]
// ELEMENTS-NEXT: [1, 3]
// ELEMENTS-NEXT: [2.5, -4]
// ELEMENTS-NEXT: {{\[\[}}1, 2.5, 3, -4], [1, 2.5, 3, -4]]
// ELEMENTS-NEXT: poison
func.func @elements(%x: vector<4xf32>, %y: vector<4xf32>, %i: index) -> (vector<4x2xf32>, f32, vector<8xi16>, vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<2x4xf32>, f32) {
  %wide = vector.broadcast %x : vector<4xf32> to vector<2x4xf32>
  %turned = vector.transpose %wide, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %element = vector.extract %x[%i] : f32 from vector<4xf32>
  %bits = vector.bitcast %x : vector<4xf32> to vector<8xi16>
  %shuffled = vector.shuffle %x, %y [3, 5, -1, 7] : vector<4xf32>, vector<4xf32>
  %fused = vector.fma %x, %y, %x : vector<4xf32>
  %mixed = vector.interleave %x, %y : vector<4xf32> -> vector<8xf32>
  %even, %odd = vector.deinterleave %x : vector<4xf32> -> vector<2xf32>
  %inserted = vector.insert %element, %wide[1, %i] : f32 into vector<2x4xf32>
  %none = vector.extract %x[-1] : f32 from vector<4xf32>
  return %turned, %element, %bits, %shuffled, %fused, %mixed, %even, %odd, %inserted, %none : vector<4x2xf32>, f32, vector<8xi16>, vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<2x4xf32>, f32
}

// SHAPES:      {{\[\[}}1, 2], [3, 4], [5, 6]]
// SHAPES-NEXT: {{\[\[}}2, 3]]
// SHAPES-NEXT: {{\[\[}}1, 2, 3], [4, 3, 6]]
// SHAPES-NEXT: {{\[\[}}true, true, false], [false, false, false]]
// SHAPES-NEXT: {{\[\[}}true, false, false], [true, false, false]]
// SHAPES-NEXT: [0, 1, 2]
// SHAPES-NEXT: [1, 6]
func.func @shapes(%m: vector<2x3xi32>) -> (vector<3x2xi32>, vector<1x2xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi1>, vector<3xindex>, vector<2xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cast = vector.shape_cast %m : vector<2x3xi32> to vector<3x2xi32>
  %slice = vector.extract_strided_slice %m {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3xi32> to vector<1x2xi32>
  %column = vector.shape_cast %slice : vector<1x2xi32> to vector<2xi32>
  %tall = vector.shape_cast %slice : vector<1x2xi32> to vector<2x1xi32>
  %whole = vector.insert_strided_slice %tall, %m {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
  %mask = vector.create_mask %c1, %c2 : vector<2x3xi1>
  %known = vector.constant_mask [2, 1] : vector<2x3xi1>
  %step = vector.step : vector<3xindex>
  %all:6 = vector.to_elements %m : vector<2x3xi32>
  %few = vector.from_elements %all#0, %all#5 : vector<2xi32>
  return %cast, %slice, %whole, %mask, %known, %step, %few : vector<3x2xi32>, vector<1x2xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi1>, vector<3xindex>, vector<2xi32>
}

// COMBINE:      4
// COMBINE-NEXT: 1
// COMBINE-NEXT: [6, 7]
// COMBINE-NEXT: {{\[\[}}7, 10], [15, 22]]
// COMBINE-NEXT: {{\[\[}}1, 2], [2, 4]]
// COMBINE-NEXT: {{\[\[}}1, 2], [4, 6]]
// COMBINE-NEXT: {{\[\[}}0, 0], [1, 2]]
// COMBINE-NEXT: [3, 20]
func.func @combine(%m: vector<2x2xi32>, %flags: vector<2xi1>) -> (i32, i32, vector<2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2xi32>) {
  %zeros = arith.constant dense<0> : vector<2x2xi32>
  %none = arith.constant dense<0> : vector<2xi32>
  %other = arith.constant dense<20> : vector<2xi32>
  %two = arith.constant dense<[2, 1]> : vector<2xi32>
  %row = vector.extract %m[1] : vector<2xi32> from vector<2x2xi32>
  %first = vector.extract %m[0] : vector<2xi32> from vector<2x2xi32>
  %max = vector.reduction <maxsi>, %row : vector<2xi32> into i32
  %some = vector.mask %flags { vector.reduction <add>, %first : vector<2xi32> into i32 } : vector<2xi1> -> i32
  %sums = vector.multi_reduction <add>, %m, %two [0] : vector<2x2xi32> to vector<2xi32>
  %product = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %m, %m, %zeros : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  %outer = vector.outerproduct %first, %first : vector<2xi32>, vector<2xi32>
  %scan:2 = vector.scan <add>, %m, %none {inclusive = true, reduction_dim = 0 : i64} : vector<2x2xi32>, vector<2xi32>
  %before:2 = vector.scan <add>, %m, %none {inclusive = false, reduction_dim = 0 : i64} : vector<2x2xi32>, vector<2xi32>
  %nothing = vector.step : vector<2xindex>
  %memory = memref.alloc() : memref<2xi32>
  %c0 = arith.constant 0 : index
  %p = arith.constant 7 : i32
  vector.store %row, %memory[%c0] : memref<2xi32>, vector<2xi32>
  %read = vector.mask %flags, %other { vector.transfer_read %memory[%c0], %p {in_bounds = [true]} : memref<2xi32>, vector<2xi32> } : vector<2xi1> -> vector<2xi32>
  return %max, %some, %sums, %product, %outer, %scan#0, %before#0, %read : i32, i32, vector<2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>, vector<2xi32>
}

// MEMORY:      [2, 9, 4, 5]
// MEMORY-NEXT: [1, 9, 3, 2]
// MEMORY-NEXT: [2, 9, 3, 4]
// MEMORY-NEXT: [0, 1, 1, 2, 9, 3, 9, 9]
func.func @memory(%m: memref<8xi32>, %mask: vector<4xi1>, %places: vector<4xindex>) -> (vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %nine = arith.constant dense<9> : vector<4xi32>
  %masked = vector.maskedload %m[%c2], %mask, %nine : memref<8xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %gathered = vector.gather %m[%c0][%places], %mask, %nine : memref<8xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %expanded = vector.expandload %m[%c2], %mask, %nine : memref<8xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.store %nine, %m[%c4] : memref<8xi32>, vector<4xi32>
  vector.compressstore %m[%c2], %mask, %gathered : memref<8xi32>, vector<4xi1>, vector<4xi32>
  vector.scatter %m[%c2][%places], %mask, %expanded : memref<8xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32>
  vector.maskedstore %m[%c4], %mask, %nine : memref<8xi32>, vector<4xi1>, vector<4xi32>
  return %masked, %gathered, %expanded : vector<4xi32>, vector<4xi32>, vector<4xi32>
}

// TENSORS:      {{\[\[}}4, 5, 7], [7, 7, 7]]
// TENSORS-NEXT: {{\[\[}}0, 1, 2], [3, 4, 0]]
func.func @tensors(%t: tensor<2x3xi32>) -> (vector<2x3xi32>, tensor<2x3xi32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %padding = arith.constant 7 : i32
  %zeros = arith.constant dense<0> : vector<2x3xi32>
  %v = vector.transfer_read %t[%c1, %c1], %padding : tensor<2x3xi32>, vector<2x3xi32>
  %w = vector.transfer_write %zeros, %t[%c1, %c2] : vector<2x3xi32>, tensor<2x3xi32>
  return %v, %w : vector<2x3xi32>, tensor<2x3xi32>
}

// OUTSIDE: vectors.mlir:[[@LINE+2]]:8: error: index 2 of dimension 0 is outside of its size, 2
func.func @outside(%v: vector<2xi32>, %i: index) -> i32 {
  %0 = vector.extract %v[%i] : i32 from vector<2xi32>
  return %0 : i32
}

// SCALABLE: error: the interpreter has no scalable vectors
func.func @scalable() -> vector<[2]xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1 : vector<[2]xi1>
  return %0 : vector<[2]xi1>
}

// BEYOND: error: index 3 of dimension 0 is outside of its size, 3
func.func @beyond(%m: memref<3xi32>) -> vector<2xi32> {
  %c2 = arith.constant 2 : index
  %0 = vector.load %m[%c2] : memref<3xi32>, vector<2xi32>
  return %0 : vector<2xi32>
}
