// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Clones, and the release of buffers.

// CHECK-LABEL: func.func @clone_dead(%arg0: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// A clone without uses.
func.func @clone_dead(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @clone_before_dealloc(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: return %arg0 : memref<?xf32>
// CHECK-NEXT: }
// The operand is released.
func.func @clone_before_dealloc(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_dealloc_of_clone(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: memref.store %arg1, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// The clone is released.
func.func @clone_dealloc_of_clone(%m: memref<?xf32>, %x: f32, %i: index) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @clone_both(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.store %arg1, %0[%arg2] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// Both are released.
func.func @clone_both(%m: memref<?xf32>, %x: f32, %i: index) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @clone_other_type(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> memref<?xf32> {
// CHECK-NEXT: %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %cast : memref<?xf32>
// CHECK-NEXT: }
// The types differ.
func.func @clone_other_type(%m: memref<4xf32>, %x: f32, %i: index) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_of_cast(%arg0: memref<4xf32>, %arg1: f32, %arg2: index) -> memref<4xf32> {
// CHECK-NEXT: return %arg0 : memref<4xf32>
// CHECK-NEXT: }
// The operand is a cast.
func.func @clone_of_cast(%m: memref<4xf32>, %x: f32, %i: index) -> memref<4xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<4xf32>
  memref.dealloc %c : memref<?xf32>
  return %0 : memref<4xf32>
}

// -----

// CHECK-LABEL: func.func @clone_two_deallocs(%arg0: memref<?xf32>, %arg1: i1) {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// The release is ambiguous.
func.func @clone_two_deallocs(%m: memref<?xf32>, %c: i1) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.dealloc %0 : memref<?xf32>
  return
^b:
  memref.dealloc %0 : memref<?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @clone_other_free_between(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg1 : memref<?xf32>
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
// Another buffer is released, which may be the same.
func.func @clone_other_free_between(%m: memref<?xf32>, %o: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.dealloc %o : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_dealloc_before(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: memref.dealloc %arg0 : memref<?xf32>
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %0 : memref<?xf32>
// CHECK-NEXT: }
// The release comes first.
func.func @clone_dealloc_before(%m: memref<?xf32>, %o: memref<?xf32>) -> memref<?xf32> {
  memref.dealloc %m : memref<?xf32>
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_realloc(%arg0: memref<?xf32>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT: %0 = bufferization.clone %arg0 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %1 = memref.realloc %arg0(%arg1) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %0 : memref<?xf32>
// CHECK-NEXT: return %1 : memref<?xf32>
// CHECK-NEXT: }
// The operand is allocated again.
func.func @clone_realloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_of_view(%arg0: memref<8xf32>, %arg1: index) -> memref<4xf32, strided<[1]>> {
// CHECK-NEXT: %subview = memref.subview %arg0[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: return %subview : memref<4xf32, strided<[1]>>
// CHECK-NEXT: }
// The operand is a part of the released memref.
func.func @clone_of_view(%m: memref<8xf32>, %n: index) -> memref<4xf32, strided<[1]>> {
  %s = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %0 = bufferization.clone %s : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
  memref.dealloc %m : memref<8xf32>
  return %0 : memref<4xf32, strided<[1]>>
}

// -----

// CHECK-LABEL: func.func @dealloc_empty() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// Nothing is released.
func.func @dealloc_empty() {
  bufferization.dealloc
  return
}

// -----

// CHECK-LABEL: func.func @dealloc_only_retained(%arg0: memref<?xf32>) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// Nothing has to be released later.
func.func @dealloc_only_retained(%m: memref<?xf32>) -> i1 {
  %0 = bufferization.dealloc retain (%m : memref<?xf32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_duplicates(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: i1, %arg3: i1, %arg4: memref<?xf32>) -> (i1, i1, i1) {
// CHECK-NEXT: %0 = arith.ori %arg2, %arg3 : i1
// CHECK-NEXT: %1:2 = bufferization.dealloc (%arg0, %arg1 : memref<?xf32>, memref<?xf32>) if (%0, %arg2) retain (%arg4, %arg1 : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: return %1#0, %1#0, %1#1 : i1, i1, i1
// CHECK-NEXT: }
// Memrefs that are given several times.
func.func @dealloc_duplicates(%a: memref<?xf32>, %b: memref<?xf32>, %c: i1, %d: i1, %r: memref<?xf32>) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a, %a, %b : memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%c, %d, %c) retain (%r, %r, %b : memref<?xf32>, memref<?xf32>, memref<?xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// -----

// CHECK-LABEL: func.func @dealloc_duplicates_same_condition(%arg0: memref<?xf32>, %arg1: i1, %arg2: i1) {
// CHECK-NEXT: bufferization.dealloc (%arg0 : memref<?xf32>) if (%arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }
// The conditions are equal.
func.func @dealloc_duplicates_same_condition(%a: memref<?xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%a, %a : memref<?xf32>, memref<?xf32>) if (%c, %c)
  return
}

// -----

// CHECK-LABEL: func.func @dealloc_false(%arg0: memref<?xf32>, %arg1: memref<4xf32>, %arg2: i1, %arg3: i1) -> i1 {
// CHECK-NEXT: %0 = bufferization.dealloc (%arg0 : memref<?xf32>) if (%arg2) retain (%arg1 : memref<4xf32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
// A condition is never true.
func.func @dealloc_false(%a: memref<?xf32>, %b: memref<4xf32>, %c: i1, %d: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%a, %b : memref<?xf32>, memref<4xf32>) if (%c, %false) retain (%b : memref<4xf32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_all_false(%arg0: memref<?xf32>, %arg1: memref<4xf32>, %arg2: i1, %arg3: i1) -> i1 {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false : i1
// CHECK-NEXT: }
// No condition is.
func.func @dealloc_all_false(%a: memref<?xf32>, %b: memref<4xf32>, %c: i1, %d: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%a, %b : memref<?xf32>, memref<4xf32>) if (%false, %false) retain (%b : memref<4xf32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_pair(%arg0: i1, %arg1: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// Allocations without other uses.
func.func @dealloc_pair(%c: i1, %n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc() : memref<4xf32>
  %s = memref.alloca() : memref<4xf32>
  bufferization.dealloc (%a, %b, %s : memref<?xf32>, memref<4xf32>, memref<4xf32>) if (%c, %c, %c)
  return
}

// -----

// CHECK-LABEL: func.func @dealloc_pair_retained(%arg0: i1, %arg1: index) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: %0 = bufferization.dealloc (%alloc : memref<?xf32>) if (%arg0) retain (%alloc : memref<?xf32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
// The memref is retained.
func.func @dealloc_pair_retained(%c: i1, %n: index) -> i1 {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = bufferization.dealloc (%a : memref<?xf32>) if (%c) retain (%a : memref<?xf32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_pair_used(%arg0: i1, %arg1: index, %arg2: memref<2xi32>) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: "test.foo"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT: %0 = bufferization.dealloc (%alloc : memref<?xf32>) if (%arg0) retain (%arg2 : memref<2xi32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
// One of them has other uses.
func.func @dealloc_pair_used(%c: i1, %n: index, %r: memref<2xi32>) -> i1 {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  "test.foo"(%a) : (memref<?xf32>) -> ()
  %0 = bufferization.dealloc (%a, %b : memref<?xf32>, memref<?xf32>) if (%c, %c) retain (%r : memref<2xi32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_metadata(%arg0: i1, %arg1: index, %arg2: memref<2xi32>) -> i1 {
// CHECK-NEXT: %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT: "test.foo"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT: %0 = bufferization.dealloc (%alloc : memref<?xf32>) if (%arg0) retain (%arg2 : memref<2xi32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
// The base of an allocation.
func.func @dealloc_metadata(%c: i1, %n: index, %r: memref<2xi32>) -> i1 {
  %a = memref.alloc(%n) : memref<?xf32>
  "test.foo"(%a) : (memref<?xf32>) -> ()
  %base, %o, %s, %t = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%r : memref<2xi32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_metadata_arg(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<2xi32>) -> i1 {
// CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg1 : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %0 = bufferization.dealloc (%base_buffer : memref<f32>) if (%arg0) retain (%arg2 : memref<2xi32>)
// CHECK-NEXT: return %0 : i1
// CHECK-NEXT: }
// The base of another memref.
func.func @dealloc_metadata_arg(%c: i1, %a: memref<?xf32>, %r: memref<2xi32>) -> i1 {
  %base, %o, %s, %t = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%r : memref<2xi32>)
  return %0 : i1
}
