// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Folds of memref operations: casts into users, sizes, views, and reshapes.

// CHECK-LABEL: func.func @castcast2(%arg0: memref<?xf32>) -> memref<8xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xf32> to memref<8xf32>
// CHECK-NEXT: return %cast : memref<8xf32>
// CHECK-NEXT: }
func.func @castcast2(%a: memref<?xf32>) -> memref<8xf32> { %0 = memref.cast %a : memref<?xf32> to memref<*xf32> %1 = memref.cast %0 : memref<*xf32> to memref<8xf32> return %1 : memref<8xf32> }

// -----

// CHECK-LABEL: func.func @castcast3(%arg0: memref<*xf32>) -> memref<8xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<*xf32> to memref<?xf32>
// CHECK-NEXT: %cast_0 = memref.cast %cast : memref<?xf32> to memref<8xf32>
// CHECK-NEXT: return %cast_0 : memref<8xf32>
// CHECK-NEXT: }
func.func @castcast3(%a: memref<*xf32>) -> memref<8xf32> { %0 = memref.cast %a : memref<*xf32> to memref<?xf32> %1 = memref.cast %0 : memref<?xf32> to memref<8xf32> return %1 : memref<8xf32> }

// -----

// CHECK-LABEL: func.func @loadcast(%arg0: memref<?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<?xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @loadcast(%a: memref<?xf32>, %i: index) -> f32 { %0 = memref.cast %a : memref<?xf32> to memref<4xf32> %1 = memref.load %0[%i] : memref<4xf32> return %1 : f32 }

// -----

// CHECK-LABEL: func.func @loadcastl(%arg0: memref<?xf32, strided<[?], offset: ?>>, %arg1: index) -> f32 {
// CHECK-NEXT: %0 = memref.load %arg0[%arg1] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
func.func @loadcastl(%a: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> f32 { %0 = memref.cast %a : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32> %1 = memref.load %0[%i] : memref<4xf32> return %1 : f32 }

// -----

// CHECK-LABEL: func.func @dimexp(%arg0: memref<?xf32>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg1, 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT: %dim = memref.dim %expand_shape, %c0 : memref<?x4xf32>
// CHECK-NEXT: %dim_0 = memref.dim %arg0, %c0 : memref<?xf32>
// CHECK-NEXT: return %dim, %dim_0 : index, index
// CHECK-NEXT: }
func.func @dimexp(%a: memref<?xf32>, %s: index, %v: index) -> (index, index) { %e = memref.expand_shape %a [[0, 1]] output_shape [%s, 4] : memref<?xf32> into memref<?x4xf32> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xf32> %k = memref.collapse_shape %e [[0, 1]] : memref<?x4xf32> into memref<?xf32> %d2 = memref.dim %k, %c0 : memref<?xf32> return %d, %d2 : index, index }

// -----

// CHECK-LABEL: func.func @dimcol(%arg0: memref<?x4xf32>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<?x4xf32> into memref<?xf32>
// CHECK-NEXT: %dim = memref.dim %collapse_shape, %c0 : memref<?xf32>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @dimcol(%a: memref<?x4xf32>) -> index { %e = memref.collapse_shape %a [[0, 1]] : memref<?x4xf32> into memref<?xf32> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?xf32> return %d : index }

// -----

// CHECK-LABEL: func.func @dimview(%arg0: memref<?xi8>, %arg1: index, %arg2: index) -> (index, index) {
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %view = memref.view %arg0[%arg1][%arg2] : memref<?xi8> to memref<?x4xf32>
// CHECK-NEXT: %dim = memref.dim %view, %c9 : memref<?x4xf32>
// CHECK-NEXT: return %arg2, %dim : index, index
// CHECK-NEXT: }
func.func @dimview(%a: memref<?xi8>, %s: index, %v: index) -> (index, index) { %e = memref.view %a[%s][%v] : memref<?xi8> to memref<?x4xf32> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xf32>  %c9 = arith.constant 9 : index  %dd = memref.dim %e, %c9 : memref<?x4xf32> return %d, %dd : index, index }

// -----

// CHECK-LABEL: func.func @dimri(%arg0: memref<?xi8>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%arg2, 4], strides: [%arg1, 1] : memref<?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %dim = memref.dim %reinterpret_cast, %c0 : memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @dimri(%a: memref<?xi8>, %s: index, %v: index) -> index { %e = memref.reinterpret_cast %a to offset: [%s], sizes: [%v, 4], strides: [%s, 1] : memref<?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xi8, strided<[?, 1], offset: ?>> return %d : index }

// -----

// CHECK-LABEL: func.func @dimri2(%arg0: memref<?xi8>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %dim = memref.dim %reinterpret_cast, %c0 : memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @dimri2(%a: memref<?xi8>, %s: index, %v: index) -> index { %e = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xi8, strided<[?, 1], offset: ?>> return %d : index }

// -----

// CHECK-LABEL: func.func @dimsub(%arg0: memref<?x?x?xi8>, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: return %arg2 : index
// CHECK-NEXT: }
func.func @dimsub(%a: memref<?x?x?xi8>, %s: index, %v: index) -> index { %e = memref.subview %a[0, %s, 0] [1, %v, 4] [1, 1, 1] : memref<?x?x?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xi8, strided<[?, 1], offset: ?>> return %d : index }

// -----

// CHECK-LABEL: func.func @dimcast(%arg0: memref<?xi8>) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?xi8> to memref<*xi8>
// CHECK-NEXT: %dim = memref.dim %cast, %c0 : memref<*xi8>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @dimcast(%a: memref<?xi8>) -> index { %e = memref.cast %a : memref<?xi8> to memref<*xi8> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<*xi8> return %d : index }

// -----

// CHECK-LABEL: func.func @dimmsc(%arg0: memref<?xi8>, %arg1: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %arg0 : memref<?xi8> to memref<?xi8, 1>
// CHECK-NEXT: %dim = memref.dim %memspacecast, %c0 : memref<?xi8, 1>
// CHECK-NEXT: %assume_align = memref.assume_alignment %arg0, 4 : memref<?xi8>
// CHECK-NEXT: %dim_0 = memref.dim %assume_align, %c0 : memref<?xi8>
// CHECK-NEXT: return %dim, %dim_0 : index, index
// CHECK-NEXT: }
func.func @dimmsc(%a: memref<?xi8>, %s: index) -> (index, index) { %e = memref.memory_space_cast %a : memref<?xi8> to memref<?xi8, 1> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?xi8, 1> %f = memref.assume_alignment %a, 4 : memref<?xi8> %d2 = memref.dim %f, %c0 : memref<?xi8> return %d, %d2 : index, index }

// -----

// CHECK-LABEL: func.func @dimrealloc(%arg0: memref<?xi8>, %arg1: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = memref.realloc %arg0(%arg1) : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: %dim = memref.dim %0, %c0 : memref<?xi8>
// CHECK-NEXT: memref.dealloc %0 : memref<?xi8>
// CHECK-NEXT: return %dim : index
// CHECK-NEXT: }
func.func @dimrealloc(%a: memref<?xi8>, %s: index) -> (index) { %e = memref.realloc %a(%s) : memref<?xi8> to memref<?xi8> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?xi8> memref.dealloc %e : memref<?xi8> return %d : index }

// -----

// CHECK-LABEL: func.func @resh(%arg0: memref<?x?xi8>, %arg1: memref<1xindex>, %arg2: memref<2xindex>) -> memref<?x?xi8> {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg1) : (memref<?x?xi8>, memref<1xindex>) -> memref<?xi8>
// CHECK-NEXT: %reshape_0 = memref.reshape %reshape(%arg2) : (memref<?xi8>, memref<2xindex>) -> memref<?x?xi8>
// CHECK-NEXT: return %reshape_0 : memref<?x?xi8>
// CHECK-NEXT: }
func.func @resh(%a: memref<?x?xi8>, %s: memref<1xindex>, %t : memref<2xindex>) -> memref<?x?xi8> { %e = memref.reshape %a(%s) : (memref<?x?xi8>, memref<1xindex>) -> memref<?xi8> %f = memref.reshape %e(%t) : (memref<?xi8>, memref<2xindex>) -> memref<?x?xi8>  return %f : memref<?x?xi8> }

// -----

// CHECK-LABEL: func.func @resh1(%arg0: memref<?xi8>, %arg1: memref<1xindex>) -> memref<?xi8> {
// CHECK-NEXT: %reshape = memref.reshape %arg0(%arg1) : (memref<?xi8>, memref<1xindex>) -> memref<?xi8>
// CHECK-NEXT: return %reshape : memref<?xi8>
// CHECK-NEXT: }
func.func @resh1(%a: memref<?xi8>, %s: memref<1xindex>) -> memref<?xi8> { %e = memref.reshape %a(%s) : (memref<?xi8>, memref<1xindex>) -> memref<?xi8>  return %e : memref<?xi8> }

// -----

// CHECK-LABEL: func.func @resh2(%arg0: memref<4xi8>, %arg1: memref<1xindex>) -> memref<?xi8> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %reshape = memref.reshape %cast(%arg1) : (memref<?xi8>, memref<1xindex>) -> memref<?xi8>
// CHECK-NEXT: return %reshape : memref<?xi8>
// CHECK-NEXT: }
func.func @resh2(%a: memref<4xi8>, %s: memref<1xindex>) -> memref<?xi8> { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %e = memref.reshape %c(%s) : (memref<?xi8>, memref<1xindex>) -> memref<?xi8>  return %e : memref<?xi8> }

// -----

// CHECK-LABEL: func.func @reallocast(%arg0: memref<4xi8>) -> memref<8xi8> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %0 = memref.realloc %cast : memref<?xi8> to memref<8xi8>
// CHECK-NEXT: return %0 : memref<8xi8>
// CHECK-NEXT: }
func.func @reallocast(%a: memref<4xi8>) -> memref<8xi8> { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %e = memref.realloc %c : memref<?xi8> to memref<8xi8>  return %e : memref<8xi8> }

// -----

// CHECK-LABEL: func.func @realloconst(%arg0: memref<4xi8>) -> memref<?xi8> {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %0 = memref.realloc %arg0(%c8) : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: return %0 : memref<?xi8>
// CHECK-NEXT: }
func.func @realloconst(%a: memref<4xi8>) -> memref<?xi8> { %c = arith.constant 8 : index %e = memref.realloc %a(%c) : memref<4xi8> to memref<?xi8>  return %e : memref<?xi8> }

// -----

// CHECK-LABEL: func.func @rank(%arg0: memref<4xi8>) -> index {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi8> to memref<*xi8>
// CHECK-NEXT: %0 = memref.rank %cast : memref<*xi8>
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
func.func @rank(%a: memref<4xi8>) -> (index) { %c = memref.cast %a : memref<4xi8> to memref<*xi8> %e = memref.rank %c : memref<*xi8> return %e : index }

// -----

// CHECK-LABEL: func.func @distinct(%arg0: memref<4xi8>) -> memref<4xi8> {
// CHECK-NEXT: %0 = memref.distinct_objects %arg0 : memref<4xi8>
// CHECK-NEXT: return %0 : memref<4xi8>
// CHECK-NEXT: }
func.func @distinct(%a: memref<4xi8>) -> (memref<4xi8>) { %c = memref.distinct_objects %a : memref<4xi8> return %c : memref<4xi8> }

// -----

// CHECK-LABEL: func.func @prefetchcast(%arg0: memref<4xi8>, %arg1: index) {
// CHECK-NEXT: memref.prefetch %arg0[%arg1], read, locality<1>, data : memref<4xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @prefetchcast(%a: memref<4xi8>, %i: index) { %c = memref.cast %a : memref<4xi8> to memref<?xi8> memref.prefetch %c[%i], read, locality<1>, data : memref<?xi8> return }

// -----

// CHECK-LABEL: func.func @gatomic(%arg0: memref<4xi8>, %arg1: index) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %0 = memref.generic_atomic_rmw %cast[%arg1] : memref<?xi8> {
// CHECK-NEXT: ^bb0(%arg2: i8):
// CHECK-NEXT: memref.atomic_yield %arg2 : i8
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @gatomic(%a: memref<4xi8>, %i: index) { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %0 = memref.generic_atomic_rmw %c[%i] : memref<?xi8> { ^bb0(%x: i8): memref.atomic_yield %x : i8 } return }

// -----

// CHECK-LABEL: func.func @dealloccast(%arg0: memref<4xi8>, %arg1: index) {
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dealloccast(%a: memref<4xi8>, %i: index) { %c = memref.cast %a : memref<4xi8> to memref<?xi8> memref.dealloc %c : memref<?xi8>  return }

// -----

// CHECK-LABEL: func.func @msccast(%arg0: memref<4xi8>) -> memref<?xi8, 1> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %memspacecast = memref.memory_space_cast %cast : memref<?xi8> to memref<?xi8, 1>
// CHECK-NEXT: return %memspacecast : memref<?xi8, 1>
// CHECK-NEXT: }
func.func @msccast(%a: memref<4xi8>) -> memref<?xi8, 1> { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %m = memref.memory_space_cast %c : memref<?xi8> to memref<?xi8, 1> return %m : memref<?xi8, 1> }

// -----

// CHECK-LABEL: func.func @mscid(%arg0: memref<4xi8>) -> memref<4xi8> {
// CHECK-NEXT: return %arg0 : memref<4xi8>
// CHECK-NEXT: }
func.func @mscid(%a: memref<4xi8>) -> memref<4xi8> { %m = memref.memory_space_cast %a : memref<4xi8> to memref<4xi8> %m1 = memref.memory_space_cast %a : memref<4xi8> to memref<4xi8, 1> %m2 = memref.memory_space_cast %m1 : memref<4xi8, 1> to memref<4xi8> return %m2 : memref<4xi8> }

// -----

// CHECK-LABEL: func.func @assumecast(%arg0: memref<4xi8>) -> memref<?xi8> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %assume_align = memref.assume_alignment %cast, 4 : memref<?xi8>
// CHECK-NEXT: return %assume_align : memref<?xi8>
// CHECK-NEXT: }
func.func @assumecast(%a: memref<4xi8>) -> memref<?xi8> { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %m = memref.assume_alignment %c, 4 : memref<?xi8> return %m : memref<?xi8> }

// -----

// CHECK-LABEL: func.func @transcast(%arg0: memref<4x5xi8>) -> memref<?x?xi8, strided<[1, ?]>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4x5xi8> to memref<?x?xi8>
// CHECK-NEXT: %transpose = memref.transpose %cast (d0, d1) -> (d1, d0) : memref<?x?xi8> to memref<?x?xi8, strided<[1, ?]>>
// CHECK-NEXT: return %transpose : memref<?x?xi8, strided<[1, ?]>>
// CHECK-NEXT: }
func.func @transcast(%a: memref<4x5xi8>) -> memref<?x?xi8, strided<[1, ?]>> { %c = memref.cast %a : memref<4x5xi8> to memref<?x?xi8> %m = memref.transpose %c (i, j) -> (j, i) : memref<?x?xi8> to memref<?x?xi8, strided<[1, ?]>> return %m : memref<?x?xi8, strided<[1, ?]>> }

// -----

// CHECK-LABEL: func.func @parts(%arg0: memref<20x42xf32>, %arg1: memref<?xf32>, %arg2: index) -> (memref<20x42xf32>, memref<?xf32>) {
// CHECK-NEXT: %subview = memref.subview %arg1[0] [%arg2] [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %arg0, %subview : memref<20x42xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @parts(%a: memref<20x42xf32>, %b: memref<?xf32>, %n: index) -> (memref<20x42xf32>, memref<?xf32>) {
  %0 = memref.subview %a[0, 0] [20, 42] [1, 1] : memref<20x42xf32> to memref<20x42xf32>
  %1 = memref.subview %b[0] [%n] [1] : memref<?xf32> to memref<?xf32>
  %2 = memref.subview %1[0] [%n] [1] : memref<?xf32> to memref<?xf32>
  return %0, %2 : memref<20x42xf32>, memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @reinterpret(%arg0: memref<?xi8>, %arg1: index, %arg2: index) -> (memref<?xi8>, memref<?xi8>) {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg2], strides: [1] : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: %reinterpret_cast_0 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg1], strides: [1] : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: return %reinterpret_cast, %reinterpret_cast_0 : memref<?xi8>, memref<?xi8>
// CHECK-NEXT: }
func.func @reinterpret(%a: memref<?xi8>, %n: index, %m: index) -> (memref<?xi8>, memref<?xi8>) {
  %0 = memref.subview %a[0] [%n] [1] : memref<?xi8> to memref<?xi8>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%m], strides: [1] : memref<?xi8> to memref<?xi8>
  %2 = memref.reinterpret_cast %1 to offset: [0], sizes: [%n], strides: [1] : memref<?xi8> to memref<?xi8>
  return %1, %2 : memref<?xi8>, memref<?xi8>
}

// -----

// CHECK-LABEL: func.func @transposes(%arg0: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>) {
// CHECK-NEXT: %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
// CHECK-NEXT: return %arg0, %transpose : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>
// CHECK-NEXT: }
func.func @transposes(%a: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>) {
  %0 = memref.transpose %a (i, j, k) -> (j, k, i) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %1 = memref.transpose %0 (i, j, k) -> (k, i, j) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<2x3x4xf32>
  %2 = memref.transpose %0 (i, j, k) -> (j, k, i) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  return %1, %2 : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>
}

// -----

// CHECK-LABEL: func.func @inverses(%arg0: memref<12x4xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) -> (memref<12x4xf32>, memref<?x?xf32>) {
// CHECK-NEXT: return %arg0, %arg1 : memref<12x4xf32>, memref<?x?xf32>
// CHECK-NEXT: }
func.func @inverses(%a: memref<12x4xf32>, %b: memref<?x?xf32>, %n: index, %m: index) -> (memref<12x4xf32>, memref<?x?xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [3, 4, 4] : memref<12x4xf32> into memref<3x4x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<3x4x4xf32> into memref<12x4xf32>
  %2 = memref.expand_shape %b [[0, 1], [2]] output_shape [%n, 4, %m] : memref<?x?xf32> into memref<?x4x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  return %1, %3 : memref<12x4xf32>, memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @viewOfAll(%arg0: memref<128xi8>) -> (memref<128xi8>, memref<128xi8>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %view = memref.view %arg0[%c1][] : memref<128xi8> to memref<128xi8>
// CHECK-NEXT: return %arg0, %view : memref<128xi8>, memref<128xi8>
// CHECK-NEXT: }
func.func @viewOfAll(%a: memref<128xi8>) -> (memref<128xi8>, memref<128xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.view %a[%c0][] : memref<128xi8> to memref<128xi8>
  %1 = memref.view %a[%c1][] : memref<128xi8> to memref<128xi8>
  return %0, %1 : memref<128xi8>, memref<128xi8>
}

// -----

// CHECK-LABEL: func.func @assumptions(%arg0: memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT: %assume_align = memref.assume_alignment %arg0, 16 : memref<8xf32>
// CHECK-NEXT: %assume_align_0 = memref.assume_alignment %assume_align, 8 : memref<8xf32>
// CHECK-NEXT: return %assume_align_0 : memref<8xf32>
// CHECK-NEXT: }
func.func @assumptions(%a: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.assume_alignment %a, 16 : memref<8xf32>
  %1 = memref.assume_alignment %0, 16 : memref<8xf32>
  %2 = memref.assume_alignment %1, 8 : memref<8xf32>
  return %2 : memref<8xf32>
}

// -----

// CHECK-LABEL: func.func @storeKeepsValue(%arg0: memref<4xi8>, %arg1: memref<1xmemref<?xi8>>, %arg2: i8, %arg3: index) {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: memref.store %arg2, %arg0[%arg3] : memref<4xi8>
// CHECK-NEXT: memref.store %cast, %arg1[%arg3] : memref<1xmemref<?xi8>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @storeKeepsValue(%a: memref<4xi8>, %b: memref<1xmemref<?xi8>>, %v: i8, %i: index) {
  %0 = memref.cast %a : memref<4xi8> to memref<?xi8>
  memref.store %v, %0[%i] : memref<?xi8>
  %c = memref.cast %b : memref<1xmemref<?xi8>> to memref<?xmemref<?xi8>>
  memref.store %0, %c[%i] : memref<?xmemref<?xi8>>
  return
}
