// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Folds of memref operations: casts into users, sizes, views, and reshapes.

// CHECK-LABEL: func.func @castcast2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>) -> memref<8xf32> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<?xf32> to memref<8xf32>
// CHECK-NEXT: return %[[CAST]] : memref<8xf32>
// CHECK-NEXT: }
func.func @castcast2(%a: memref<?xf32>) -> memref<8xf32> { %0 = memref.cast %a : memref<?xf32> to memref<*xf32> %1 = memref.cast %0 : memref<*xf32> to memref<8xf32> return %1 : memref<8xf32> }

// -----

// CHECK-LABEL: func.func @castcast3
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<*xf32>) -> memref<8xf32> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<*xf32> to memref<?xf32>
// CHECK-NEXT: %[[CAST_0:.*]] = memref.cast %[[CAST]] : memref<?xf32> to memref<8xf32>
// CHECK-NEXT: return %[[CAST_0]] : memref<8xf32>
// CHECK-NEXT: }
func.func @castcast3(%a: memref<*xf32>) -> memref<8xf32> { %0 = memref.cast %a : memref<*xf32> to memref<?xf32> %1 = memref.cast %0 : memref<?xf32> to memref<8xf32> return %1 : memref<8xf32> }

// -----

// CHECK-LABEL: func.func @loadcast(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[A]][%[[I]]] : memref<?xf32>
// CHECK-NEXT: return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @loadcast(%a: memref<?xf32>, %i: index) -> f32 { %0 = memref.cast %a : memref<?xf32> to memref<4xf32> %1 = memref.load %0[%i] : memref<4xf32> return %1 : f32 }

// -----

// CHECK-LABEL: func.func @loadcastl
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[A]][%[[I]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @loadcastl(%a: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> f32 { %0 = memref.cast %a : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32> %1 = memref.load %0[%i] : memref<4xf32> return %1 : f32 }

// -----

// CHECK-LABEL: func.func @dimexp
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[S:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[A]] {{\[\[}}0, 1]] output_shape [%[[S]], 4] : memref<?xf32> into memref<?x4xf32>
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[EXPAND_SHAPE]], %[[C0]] : memref<?x4xf32>
// CHECK-NEXT: %[[DIM_0:.*]] = memref.dim %[[A]], %[[C0]] : memref<?xf32>
// CHECK-NEXT: return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT: }
func.func @dimexp(%a: memref<?xf32>, %s: index, %v: index) -> (index, index) { %e = memref.expand_shape %a [[0, 1]] output_shape [%s, 4] : memref<?xf32> into memref<?x4xf32> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xf32> %k = memref.collapse_shape %e [[0, 1]] : memref<?x4xf32> into memref<?xf32> %d2 = memref.dim %k, %c0 : memref<?xf32> return %d, %d2 : index, index }

// -----

// CHECK-LABEL: func.func @dimcol
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?x4xf32>) -> index {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[A]] {{\[\[}}0, 1]] : memref<?x4xf32> into memref<?xf32>
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[COLLAPSE_SHAPE]], %[[C0]] : memref<?xf32>
// CHECK-NEXT: return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dimcol(%a: memref<?x4xf32>) -> index { %e = memref.collapse_shape %a [[0, 1]] : memref<?x4xf32> into memref<?xf32> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?xf32> return %d : index }

// -----

// CHECK-LABEL: func.func @dimview
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xi8>, %[[S:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C9:.*]] = arith.constant 9 : index
// CHECK-NEXT: %[[VIEW:.*]] = memref.view %[[A]][%[[S]]][%[[V]]] : memref<?xi8> to memref<?x4xf32>
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[VIEW]], %[[C9]] : memref<?x4xf32>
// CHECK-NEXT: return %[[V]], %[[DIM]] : index, index
// CHECK-NEXT: }
func.func @dimview(%a: memref<?xi8>, %s: index, %v: index) -> (index, index) { %e = memref.view %a[%s][%v] : memref<?xi8> to memref<?x4xf32> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xf32>  %c9 = arith.constant 9 : index  %dd = memref.dim %e, %c9 : memref<?x4xf32> return %d, %dd : index, index }

// -----

// CHECK-LABEL: func.func @dimri(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: memref<?xi8>, %[[S:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[A]] to offset: [%[[S]]], sizes: [%[[V]], 4], strides: [%[[S]], 1] : memref<?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[REINTERPRET_CAST]], %[[C0]] : memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dimri(%a: memref<?xi8>, %s: index, %v: index) -> index { %e = memref.reinterpret_cast %a to offset: [%s], sizes: [%v, 4], strides: [%s, 1] : memref<?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xi8, strided<[?, 1], offset: ?>> return %d : index }

// -----

// CHECK-LABEL: func.func @dimri2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xi8>, %[[S:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[REINTERPRET_CAST]], %[[C0]] : memref<?x4xi8, strided<[?, 1], offset: ?>>
// CHECK-NEXT: return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dimri2(%a: memref<?xi8>, %s: index, %v: index) -> index { %e = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xi8, strided<[?, 1], offset: ?>> return %d : index }

// -----

// CHECK-LABEL: func.func @dimsub
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?x?x?xi8>, %[[S:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT: return %[[V]] : index
// CHECK-NEXT: }
func.func @dimsub(%a: memref<?x?x?xi8>, %s: index, %v: index) -> index { %e = memref.subview %a[0, %s, 0] [1, %v, 4] [1, 1, 1] : memref<?x?x?xi8> to memref<?x4xi8, strided<[?, 1], offset: ?>> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?x4xi8, strided<[?, 1], offset: ?>> return %d : index }

// -----

// CHECK-LABEL: func.func @dimcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xi8>) -> index {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<?xi8> to memref<*xi8>
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[CAST]], %[[C0]] : memref<*xi8>
// CHECK-NEXT: return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dimcast(%a: memref<?xi8>) -> index { %e = memref.cast %a : memref<?xi8> to memref<*xi8> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<*xi8> return %d : index }

// -----

// CHECK-LABEL: func.func @dimmsc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xi8>, %[[S:[a-z0-9_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[MEMSPACECAST:.*]] = memref.memory_space_cast %[[A]] : memref<?xi8> to memref<?xi8, 1>
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[MEMSPACECAST]], %[[C0]] : memref<?xi8, 1>
// CHECK-NEXT: %[[ASSUME_ALIGN:.*]] = memref.assume_alignment %[[A]], 4 : memref<?xi8>
// CHECK-NEXT: %[[DIM_0:.*]] = memref.dim %[[ASSUME_ALIGN]], %[[C0]] : memref<?xi8>
// CHECK-NEXT: return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT: }
func.func @dimmsc(%a: memref<?xi8>, %s: index) -> (index, index) { %e = memref.memory_space_cast %a : memref<?xi8> to memref<?xi8, 1> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?xi8, 1> %f = memref.assume_alignment %a, 4 : memref<?xi8> %d2 = memref.dim %f, %c0 : memref<?xi8> return %d, %d2 : index, index }

// -----

// CHECK-LABEL: func.func @dimrealloc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xi8>, %[[S:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[REALLOC:.*]] = memref.realloc %[[A]](%[[S]]) : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[REALLOC]], %[[C0]] : memref<?xi8>
// CHECK-NEXT: memref.dealloc %[[REALLOC]] : memref<?xi8>
// CHECK-NEXT: return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dimrealloc(%a: memref<?xi8>, %s: index) -> (index) { %e = memref.realloc %a(%s) : memref<?xi8> to memref<?xi8> %c0 = arith.constant 0 : index %d = memref.dim %e, %c0 : memref<?xi8> memref.dealloc %e : memref<?xi8> return %d : index }

// -----

// CHECK-LABEL: func.func @resh(
// CHECK-SAME: {{^}}%[[ARG0:[a-z0-9_]+]]: memref<?x?xi8>, %[[ARG1:[a-z0-9_]+]]: memref<1xindex>, %[[ARG2:[a-z0-9_]+]]: memref<2xindex>) -> memref<?x?xi8> {
// CHECK-NEXT: %[[RESHAPE:.*]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<?x?xi8>, memref<1xindex>) -> memref<?xi8>
// CHECK-NEXT: %[[RESHAPE_0:.*]] = memref.reshape %[[RESHAPE]](%[[ARG2]]) : (memref<?xi8>, memref<2xindex>) -> memref<?x?xi8>
// CHECK-NEXT: return %[[RESHAPE_0]] : memref<?x?xi8>
// CHECK-NEXT: }
func.func @resh(%a: memref<?x?xi8>, %s: memref<1xindex>, %t : memref<2xindex>) -> memref<?x?xi8> { %e = memref.reshape %a(%s) : (memref<?x?xi8>, memref<1xindex>) -> memref<?xi8> %f = memref.reshape %e(%t) : (memref<?xi8>, memref<2xindex>) -> memref<?x?xi8>  return %f : memref<?x?xi8> }

// -----

// CHECK-LABEL: func.func @resh1
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xi8>, %[[S:[a-z0-9_]+]]: memref<1xindex>) -> memref<?xi8> {
// CHECK-NEXT: %[[RESHAPE:.*]] = memref.reshape %[[A]](%[[S]]) : (memref<?xi8>, memref<1xindex>) -> memref<?xi8>
// CHECK-NEXT: return %[[RESHAPE]] : memref<?xi8>
// CHECK-NEXT: }
func.func @resh1(%a: memref<?xi8>, %s: memref<1xindex>) -> memref<?xi8> { %e = memref.reshape %a(%s) : (memref<?xi8>, memref<1xindex>) -> memref<?xi8>  return %e : memref<?xi8> }

// -----

// CHECK-LABEL: func.func @resh2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>, %[[S:[a-z0-9_]+]]: memref<1xindex>) -> memref<?xi8> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %[[RESHAPE:.*]] = memref.reshape %[[CAST]](%[[S]]) : (memref<?xi8>, memref<1xindex>) -> memref<?xi8>
// CHECK-NEXT: return %[[RESHAPE]] : memref<?xi8>
// CHECK-NEXT: }
func.func @resh2(%a: memref<4xi8>, %s: memref<1xindex>) -> memref<?xi8> { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %e = memref.reshape %c(%s) : (memref<?xi8>, memref<1xindex>) -> memref<?xi8>  return %e : memref<?xi8> }

// -----

// CHECK-LABEL: func.func @reallocast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>) -> memref<8xi8> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %[[REALLOC:.*]] = memref.realloc %[[CAST]] : memref<?xi8> to memref<8xi8>
// CHECK-NEXT: return %[[REALLOC]] : memref<8xi8>
// CHECK-NEXT: }
func.func @reallocast(%a: memref<4xi8>) -> memref<8xi8> { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %e = memref.realloc %c : memref<?xi8> to memref<8xi8>  return %e : memref<8xi8> }

// -----

// CHECK-LABEL: func.func @realloconst
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>) -> memref<?xi8> {
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[REALLOC:.*]] = memref.realloc %[[A]](%[[C8]]) : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: return %[[REALLOC]] : memref<?xi8>
// CHECK-NEXT: }
func.func @realloconst(%a: memref<4xi8>) -> memref<?xi8> { %c = arith.constant 8 : index %e = memref.realloc %a(%c) : memref<4xi8> to memref<?xi8>  return %e : memref<?xi8> }

// -----

// CHECK-LABEL: func.func @rank
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>) -> index {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<4xi8> to memref<*xi8>
// CHECK-NEXT: %[[RANK:.*]] = memref.rank %[[CAST]] : memref<*xi8>
// CHECK-NEXT: return %[[RANK]] : index
// CHECK-NEXT: }
func.func @rank(%a: memref<4xi8>) -> (index) { %c = memref.cast %a : memref<4xi8> to memref<*xi8> %e = memref.rank %c : memref<*xi8> return %e : index }

// -----

// CHECK-LABEL: func.func @distinct
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>) -> memref<4xi8> {
// CHECK-NEXT: %[[DISTINCT_OBJECTS:.*]] = memref.distinct_objects %[[A]] : memref<4xi8>
// CHECK-NEXT: return %[[DISTINCT_OBJECTS]] : memref<4xi8>
// CHECK-NEXT: }
func.func @distinct(%a: memref<4xi8>) -> (memref<4xi8>) { %c = memref.distinct_objects %a : memref<4xi8> return %c : memref<4xi8> }

// -----

// CHECK-LABEL: func.func @prefetchcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>, %[[I:[a-z0-9_]+]]: index) {
// CHECK-NEXT: memref.prefetch %[[A]][%[[I]]], read, locality<1>, data : memref<4xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @prefetchcast(%a: memref<4xi8>, %i: index) { %c = memref.cast %a : memref<4xi8> to memref<?xi8> memref.prefetch %c[%i], read, locality<1>, data : memref<?xi8> return }

// -----

// CHECK-LABEL: func.func @gatomic
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<4xi8>, %[[ARG1:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[ARG0]] : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %[[GENERIC_ATOMIC_RMW:.*]] = memref.generic_atomic_rmw %[[CAST]][%[[ARG1]]] : memref<?xi8> {
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: i8):
// CHECK-NEXT: memref.atomic_yield %[[ARG2]] : i8
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @gatomic(%a: memref<4xi8>, %i: index) { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %0 = memref.generic_atomic_rmw %c[%i] : memref<?xi8> { ^bb0(%x: i8): memref.atomic_yield %x : i8 } return }

// -----

// CHECK-LABEL: func.func @dealloccast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>, %[[I:[a-z0-9_]+]]: index) {
// CHECK-NEXT: memref.dealloc %[[A]] : memref<4xi8>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dealloccast(%a: memref<4xi8>, %i: index) { %c = memref.cast %a : memref<4xi8> to memref<?xi8> memref.dealloc %c : memref<?xi8>  return }

// -----

// CHECK-LABEL: func.func @msccast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>) -> memref<?xi8, 1> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %[[MEMSPACECAST:.*]] = memref.memory_space_cast %[[CAST]] : memref<?xi8> to memref<?xi8, 1>
// CHECK-NEXT: return %[[MEMSPACECAST]] : memref<?xi8, 1>
// CHECK-NEXT: }
func.func @msccast(%a: memref<4xi8>) -> memref<?xi8, 1> { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %m = memref.memory_space_cast %c : memref<?xi8> to memref<?xi8, 1> return %m : memref<?xi8, 1> }

// -----

// CHECK-LABEL: func.func @mscid
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>) -> memref<4xi8> {
// CHECK-NEXT: return %[[A]] : memref<4xi8>
// CHECK-NEXT: }
func.func @mscid(%a: memref<4xi8>) -> memref<4xi8> { %m = memref.memory_space_cast %a : memref<4xi8> to memref<4xi8> %m1 = memref.memory_space_cast %a : memref<4xi8> to memref<4xi8, 1> %m2 = memref.memory_space_cast %m1 : memref<4xi8, 1> to memref<4xi8> return %m2 : memref<4xi8> }

// -----

// CHECK-LABEL: func.func @assumecast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>) -> memref<?xi8> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: %[[ASSUME_ALIGN:.*]] = memref.assume_alignment %[[CAST]], 4 : memref<?xi8>
// CHECK-NEXT: return %[[ASSUME_ALIGN]] : memref<?xi8>
// CHECK-NEXT: }
func.func @assumecast(%a: memref<4xi8>) -> memref<?xi8> { %c = memref.cast %a : memref<4xi8> to memref<?xi8> %m = memref.assume_alignment %c, 4 : memref<?xi8> return %m : memref<?xi8> }

// -----

// CHECK-LABEL: func.func @transcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4x5xi8>) -> memref<?x?xi8, strided<[1, ?]>> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<4x5xi8> to memref<?x?xi8>
// CHECK-NEXT: %[[TRANSPOSE:.*]] = memref.transpose %[[CAST]] (d0, d1) -> (d1, d0) : memref<?x?xi8> to memref<?x?xi8, strided<[1, ?]>>
// CHECK-NEXT: return %[[TRANSPOSE]] : memref<?x?xi8, strided<[1, ?]>>
// CHECK-NEXT: }
func.func @transcast(%a: memref<4x5xi8>) -> memref<?x?xi8, strided<[1, ?]>> { %c = memref.cast %a : memref<4x5xi8> to memref<?x?xi8> %m = memref.transpose %c (i, j) -> (j, i) : memref<?x?xi8> to memref<?x?xi8, strided<[1, ?]>> return %m : memref<?x?xi8, strided<[1, ?]>> }

// -----

// CHECK-LABEL: func.func @parts
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<20x42xf32>, %[[B:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index) -> (memref<20x42xf32>, memref<?xf32>) {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[B]][0] [%[[N]]] [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %[[A]], %[[SUBVIEW]] : memref<20x42xf32>, memref<?xf32>
// CHECK-NEXT: }
func.func @parts(%a: memref<20x42xf32>, %b: memref<?xf32>, %n: index) -> (memref<20x42xf32>, memref<?xf32>) {
  %0 = memref.subview %a[0, 0] [20, 42] [1, 1] : memref<20x42xf32> to memref<20x42xf32>
  %1 = memref.subview %b[0] [%n] [1] : memref<?xf32> to memref<?xf32>
  %2 = memref.subview %1[0] [%n] [1] : memref<?xf32> to memref<?xf32>
  return %0, %2 : memref<20x42xf32>, memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @reinterpret
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xi8>, %[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: index) -> (memref<?xi8>, memref<?xi8>) {
// CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [%[[M]]], strides: [1] : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: %[[REINTERPRET_CAST_0:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [%[[N]]], strides: [1] : memref<?xi8> to memref<?xi8>
// CHECK-NEXT: return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_0]] : memref<?xi8>, memref<?xi8>
// CHECK-NEXT: }
func.func @reinterpret(%a: memref<?xi8>, %n: index, %m: index) -> (memref<?xi8>, memref<?xi8>) {
  %0 = memref.subview %a[0] [%n] [1] : memref<?xi8> to memref<?xi8>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%m], strides: [1] : memref<?xi8> to memref<?xi8>
  %2 = memref.reinterpret_cast %1 to offset: [0], sizes: [%n], strides: [1] : memref<?xi8> to memref<?xi8>
  return %1, %2 : memref<?xi8>, memref<?xi8>
}

// -----

// CHECK-LABEL: func.func @transposes
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>) {
// CHECK-NEXT: %[[TRANSPOSE:.*]] = memref.transpose %[[A]] (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
// CHECK-NEXT: return %[[A]], %[[TRANSPOSE]] : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>
// CHECK-NEXT: }
func.func @transposes(%a: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>) {
  %0 = memref.transpose %a (i, j, k) -> (j, k, i) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %1 = memref.transpose %0 (i, j, k) -> (k, i, j) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<2x3x4xf32>
  %2 = memref.transpose %0 (i, j, k) -> (j, k, i) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  return %1, %2 : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>
}

// -----

// CHECK-LABEL: func.func @inverses
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<12x4xf32>, %[[B:[a-z0-9_]+]]: memref<?x?xf32>, %[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: index) -> (memref<12x4xf32>, memref<?x?xf32>) {
// CHECK-NEXT: return %[[A]], %[[B]] : memref<12x4xf32>, memref<?x?xf32>
// CHECK-NEXT: }
func.func @inverses(%a: memref<12x4xf32>, %b: memref<?x?xf32>, %n: index, %m: index) -> (memref<12x4xf32>, memref<?x?xf32>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [3, 4, 4] : memref<12x4xf32> into memref<3x4x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<3x4x4xf32> into memref<12x4xf32>
  %2 = memref.expand_shape %b [[0, 1], [2]] output_shape [%n, 4, %m] : memref<?x?xf32> into memref<?x4x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  return %1, %3 : memref<12x4xf32>, memref<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @viewOfAll
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<128xi8>) -> (memref<128xi8>, memref<128xi8>) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[VIEW:.*]] = memref.view %[[A]][%[[C1]]][] : memref<128xi8> to memref<128xi8>
// CHECK-NEXT: return %[[A]], %[[VIEW]] : memref<128xi8>, memref<128xi8>
// CHECK-NEXT: }
func.func @viewOfAll(%a: memref<128xi8>) -> (memref<128xi8>, memref<128xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.view %a[%c0][] : memref<128xi8> to memref<128xi8>
  %1 = memref.view %a[%c1][] : memref<128xi8> to memref<128xi8>
  return %0, %1 : memref<128xi8>, memref<128xi8>
}

// -----

// CHECK-LABEL: func.func @assumptions
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<8xf32>) -> memref<8xf32> {
// CHECK-NEXT: %[[ASSUME_ALIGN:.*]] = memref.assume_alignment %[[A]], 16 : memref<8xf32>
// CHECK-NEXT: %[[ASSUME_ALIGN_0:.*]] = memref.assume_alignment %[[ASSUME_ALIGN]], 8 : memref<8xf32>
// CHECK-NEXT: return %[[ASSUME_ALIGN_0]] : memref<8xf32>
// CHECK-NEXT: }
func.func @assumptions(%a: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.assume_alignment %a, 16 : memref<8xf32>
  %1 = memref.assume_alignment %0, 16 : memref<8xf32>
  %2 = memref.assume_alignment %1, 8 : memref<8xf32>
  return %2 : memref<8xf32>
}

// -----

// CHECK-LABEL: func.func @storeKeepsValue
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4xi8>, %[[B:[a-z0-9_]+]]: memref<1xmemref<?xi8>>, %[[V:[a-z0-9_]+]]: i8, %[[I:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[A]] : memref<4xi8> to memref<?xi8>
// CHECK-NEXT: memref.store %[[V]], %[[A]][%[[I]]] : memref<4xi8>
// CHECK-NEXT: memref.store %[[CAST]], %[[B]][%[[I]]] : memref<1xmemref<?xi8>>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @storeKeepsValue(%a: memref<4xi8>, %b: memref<1xmemref<?xi8>>, %v: i8, %i: index) {
  %0 = memref.cast %a : memref<4xi8> to memref<?xi8>
  memref.store %v, %0[%i] : memref<?xi8>
  %c = memref.cast %b : memref<1xmemref<?xi8>> to memref<?xmemref<?xi8>>
  memref.store %0, %c[%i] : memref<?xmemref<?xi8>>
  return
}
