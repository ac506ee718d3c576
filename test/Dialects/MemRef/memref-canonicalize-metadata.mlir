// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref.extract_strided_metadata and memref.reinterpret_cast.

// CHECK-LABEL: func.func @c1(%arg0: memref<?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, %arg1], strides: [%arg1, 1] : memref<?xf32> to memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<4x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @c1(%m: memref<?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c4, %n], strides: [%n, %c1] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @c2(%arg0: memref<?xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%c-1], sizes: [%c-1, %arg1], strides: [-1, 0] : memref<?xf32> to memref<?x?xf32, strided<[-1, 0], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<?x?xf32, strided<[-1, 0], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @c2(%m: memref<?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant -1 : index
  %c1 = arith.constant 0 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c0, %n], strides: [%c0, %c1] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @c3(%arg0: memref<*xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [5], sizes: [5, %arg1], strides: [%arg1, 5] : memref<*xf32> to memref<5x?xf32, strided<[?, 5], offset: 5>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<5x?xf32, strided<[?, 5], offset: 5>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @c3(%m: memref<*xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 5 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c0, %n], strides: [%n, %c0] : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @c4(%arg0: memref<*xf32>, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [5, %arg1], strides: [%arg1, 1] : memref<*xf32> to memref<5x?xf32, strided<[?, 1]>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<5x?xf32, strided<[?, 1]>> to memref<?x?xf32>
// CHECK-NEXT: return %cast : memref<?x?xf32>
// CHECK-NEXT: }
func.func @c4(%m: memref<*xf32>, %n: index) -> memref<?x?xf32> {
  %c0 = arith.constant 5 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%c0, %n], strides: [%n, 1] : memref<*xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5(%arg0: memref<*xf32>, %arg1: index) -> memref<?x?xf32, strided<[?, 1]>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [5, %arg1], strides: [%arg1, 1] : memref<*xf32> to memref<5x?xf32, strided<[?, 1]>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<5x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT: }
func.func @c5(%m: memref<*xf32>, %n: index) -> memref<?x?xf32, strided<[?, 1]>> {
  %c0 = arith.constant 5 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%c0, %n], strides: [%n, 1] : memref<*xf32> to memref<?x?xf32, strided<[?, 1]>>
  return %0 : memref<?x?xf32, strided<[?, 1]>>
}

// -----

// CHECK-LABEL: func.func @m1(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: return %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m1(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m2(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %reinterpret_cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %m to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m3(%arg0: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m3(%m: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m4(%arg0: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, %sizes#0], strides: [4, 1] : memref<?x4xf32> to memref<4x?xf32, strided<[4, 1]>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<4x?xf32, strided<[4, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m4(%m: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#1, %s#0], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m5(%arg0: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m5(%m: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [0], sizes: [%s#0, 4], strides: [4, 1] : memref<f32> to memref<?x4xf32>
  %1 = memref.cast %0 :  memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m6(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [1, %strides#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[1, ?], offset: ?>>
// CHECK-NEXT: %cast = memref.cast %reinterpret_cast : memref<?x?xf32, strided<[1, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %cast : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m6(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %m to offset: [%o], sizes: [%s#0, %s#1], strides: [1, %t#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[1, ?], offset: ?>>
  %1 = memref.cast %0 : memref<?x?xf32, strided<[1, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @x1(%arg0: memref<4x?xf32, strided<[?, 2], offset: 7>>) -> (index, index, index, index, index) {
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, strided<[?, 2], offset: 7>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %c7, %c4, %sizes#1, %strides#0, %c2 : index, index, index, index, index
// CHECK-NEXT: }
func.func @x1(%m: memref<4x?xf32, strided<[?, 2], offset: 7>>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 2], offset: 7>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @x2(%arg0: memref<4x?xf32, strided<[?, 2], offset: 7>>) -> (index, index, index, index, index) {
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, strided<[?, 2], offset: 7>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %c7, %c4, %sizes#1, %strides#0, %c2 : index, index, index, index, index
// CHECK-NEXT: }
func.func @x2(%m: memref<4x?xf32, strided<[?, 2], offset: 7>>) -> (index, index, index, index, index) {
  %c = memref.cast %m : memref<4x?xf32, strided<[?, 2], offset: 7>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @x3(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [%arg1, 4], strides: [%arg3, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %reinterpret_cast : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %base_buffer, %offset, %sizes#0, %c4, %strides#0, %c1 : memref<f32>, index, index, index, index, index
// CHECK-NEXT: }
func.func @x3(%m: memref<?xf32>, %n: index, %o1: index, %s1: index) -> (memref<f32>, index, index, index, index, index) {
  %c = memref.reinterpret_cast %m to offset: [%o1], sizes: [%n, 4], strides: [%s1, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
