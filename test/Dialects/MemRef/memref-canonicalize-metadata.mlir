// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref.extract_strided_metadata and memref.reinterpret_cast.

// CHECK-LABEL: func.func @c1
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [4, %[[N]]], strides: [%[[N]], 1] : memref<?xf32> to memref<4x?xf32, strided<[?, 1]>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[REINTERPRET_CAST]] : memref<4x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @c1(%m: memref<?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c4, %n], strides: [%n, %c1] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @c2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[C0:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [%[[C0]]], sizes: [%[[C0]], %[[N]]], strides: [-1, 0] : memref<?xf32> to memref<?x?xf32, strided<[-1, 0], offset: ?>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[REINTERPRET_CAST]] : memref<?x?xf32, strided<[-1, 0], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @c2(%m: memref<?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant -1 : index
  %c1 = arith.constant 0 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c0, %n], strides: [%c0, %c1] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @c3
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<*xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [5], sizes: [5, %[[N]]], strides: [%[[N]], 5] : memref<*xf32> to memref<5x?xf32, strided<[?, 5], offset: 5>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[REINTERPRET_CAST]] : memref<5x?xf32, strided<[?, 5], offset: 5>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @c3(%m: memref<*xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 5 : index
  %0 = memref.reinterpret_cast %m to offset: [%c0], sizes: [%c0, %n], strides: [%n, %c0] : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @c4
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<*xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32> {
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [5, %[[N]]], strides: [%[[N]], 1] : memref<*xf32> to memref<5x?xf32, strided<[?, 1]>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[REINTERPRET_CAST]] : memref<5x?xf32, strided<[?, 1]>> to memref<?x?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32>
// CHECK-NEXT: }
func.func @c4(%m: memref<*xf32>, %n: index) -> memref<?x?xf32> {
  %c0 = arith.constant 5 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%c0, %n], strides: [%n, 1] : memref<*xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @c5
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<*xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?x?xf32, strided<[?, 1]>> {
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [5, %[[N]]], strides: [%[[N]], 1] : memref<*xf32> to memref<5x?xf32, strided<[?, 1]>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[REINTERPRET_CAST]] : memref<5x?xf32, strided<[?, 1]>> to memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, 1]>>
// CHECK-NEXT: }
func.func @c5(%m: memref<*xf32>, %n: index) -> memref<?x?xf32, strided<[?, 1]>> {
  %c0 = arith.constant 5 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%c0, %n], strides: [%n, 1] : memref<*xf32> to memref<?x?xf32, strided<[?, 1]>>
  return %0 : memref<?x?xf32, strided<[?, 1]>>
}

// -----

// CHECK-LABEL: func.func @m1
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: return %[[M]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m1(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[B:[a-z0-9_]+]], %[[O:[a-z0-9_]+]], %[[S:[a-z0-9_]+]]:2, %[[T:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [%[[O]]], sizes: [%[[S]]#0, %[[S]]#1], strides: [%[[T]]#0, %[[T]]#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %m to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m3
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[M]] : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m3(%m: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m4
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[B:[a-z0-9_]+]], %[[O:[a-z0-9_]+]], %[[S:[a-z0-9_]+]]:2, %[[T:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [4, %[[S]]#0], strides: [4, 1] : memref<?x4xf32> to memref<4x?xf32, strided<[4, 1]>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[REINTERPRET_CAST]] : memref<4x?xf32, strided<[4, 1]>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m4(%m: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#1, %s#0], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m5
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[M]] : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m5(%m: memref<?x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [0], sizes: [%s#0, 4], strides: [4, 1] : memref<f32> to memref<?x4xf32>
  %1 = memref.cast %0 :  memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @m6
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: %[[B:[a-z0-9_]+]], %[[O:[a-z0-9_]+]], %[[S:[a-z0-9_]+]]:2, %[[T:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [%[[O]]], sizes: [%[[S]]#0, %[[S]]#1], strides: [1, %[[T]]#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[1, ?], offset: ?>>
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[REINTERPRET_CAST]] : memref<?x?xf32, strided<[1, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[CAST]] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
func.func @m6(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %m to offset: [%o], sizes: [%s#0, %s#1], strides: [1, %t#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[1, ?], offset: ?>>
  %1 = memref.cast %0 : memref<?x?xf32, strided<[1, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: func.func @x1
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4x?xf32, strided<[?, 2], offset: 7>>) -> (index, index, index, index, index) {
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[B:[a-z0-9_]+]], %[[O:[a-z0-9_]+]], %[[S:[a-z0-9_]+]]:2, %[[T:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<4x?xf32, strided<[?, 2], offset: 7>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %[[C7]], %[[C4]], %[[S]]#1, %[[T]]#0, %[[C2]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @x1(%m: memref<4x?xf32, strided<[?, 2], offset: 7>>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 2], offset: 7>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @x2
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4x?xf32, strided<[?, 2], offset: 7>>) -> (index, index, index, index, index) {
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]]:2, %[[STRIDES:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<4x?xf32, strided<[?, 2], offset: 7>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %[[C7]], %[[C4]], %[[SIZES]]#1, %[[STRIDES]]#0, %[[C2]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @x2(%m: memref<4x?xf32, strided<[?, 2], offset: 7>>) -> (index, index, index, index, index) {
  %c = memref.cast %m : memref<4x?xf32, strided<[?, 2], offset: 7>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @x3
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index, %[[O1:[a-z0-9_]+]]: index, %[[S1:[a-z0-9_]+]]: index) -> (memref<f32>, index, index, index, index, index) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C:.*]] = memref.reinterpret_cast %[[M]] to offset: [%[[O1]]], sizes: [%[[N]], 4], strides: [%[[S1]], 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %[[B:[a-z0-9_]+]], %[[O:[a-z0-9_]+]], %[[S:[a-z0-9_]+]]:2, %[[T:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[C]] : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %[[B]], %[[O]], %[[S]]#0, %[[C4]], %[[T]]#0, %[[C1]] : memref<f32>, index, index, index, index, index
// CHECK-NEXT: }
func.func @x3(%m: memref<?xf32>, %n: index, %o1: index, %s1: index) -> (memref<f32>, index, index, index, index, index) {
  %c = memref.reinterpret_cast %m to offset: [%o1], sizes: [%n, 4], strides: [%s1, 1] : memref<?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}
