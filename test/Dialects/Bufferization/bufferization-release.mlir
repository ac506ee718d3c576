// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Clones, and the release of buffers.

// CHECK-LABEL: func.func @clone_dead
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// A clone without uses.
func.func @clone_dead(%m: memref<4xf32>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @clone_before_dealloc
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: return %[[M]] : memref<?xf32>
// CHECK-NEXT: }
// The operand is released.
func.func @clone_before_dealloc(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_dealloc_of_clone
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) {
// CHECK-NEXT: memref.store %[[X]], %[[M]][%[[I]]] : memref<?xf32>
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

// CHECK-LABEL: func.func @clone_both
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[CLONE:.*]] = bufferization.clone %[[M]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.store %[[X]], %[[CLONE]][%[[I]]] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %[[CLONE]] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %[[M]] : memref<?xf32>
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

// CHECK-LABEL: func.func @clone_other_type
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[M]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?xf32>
// CHECK-NEXT: }
// The types differ.
func.func @clone_other_type(%m: memref<4xf32>, %x: f32, %i: index) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_of_cast
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<4xf32>, %[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> memref<4xf32> {
// CHECK-NEXT: return %[[M]] : memref<4xf32>
// CHECK-NEXT: }
// The operand is a cast.
func.func @clone_of_cast(%m: memref<4xf32>, %x: f32, %i: index) -> memref<4xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<4xf32>
  memref.dealloc %c : memref<?xf32>
  return %0 : memref<4xf32>
}

// -----

// CHECK-LABEL: func.func @clone_two_deallocs
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT: %[[CLONE:.*]] = bufferization.clone %[[M]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.dealloc %[[CLONE]] : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: memref.dealloc %[[CLONE]] : memref<?xf32>
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

// CHECK-LABEL: func.func @clone_other_free_between
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[O:[a-z0-9_]+]]: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[CLONE:.*]] = bufferization.clone %[[M]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %[[O]] : memref<?xf32>
// CHECK-NEXT: memref.dealloc %[[M]] : memref<?xf32>
// CHECK-NEXT: return %[[CLONE]] : memref<?xf32>
// CHECK-NEXT: }
// Another buffer is released, which may be the same.
func.func @clone_other_free_between(%m: memref<?xf32>, %o: memref<?xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  memref.dealloc %o : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_dealloc_before
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[O:[a-z0-9_]+]]: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT: memref.dealloc %[[M]] : memref<?xf32>
// CHECK-NEXT: %[[CLONE:.*]] = bufferization.clone %[[M]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return %[[CLONE]] : memref<?xf32>
// CHECK-NEXT: }
// The release comes first.
func.func @clone_dealloc_before(%m: memref<?xf32>, %o: memref<?xf32>) -> memref<?xf32> {
  memref.dealloc %m : memref<?xf32>
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_realloc
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT: %[[CLONE:.*]] = bufferization.clone %[[M]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %[[REALLOC:.*]] = memref.realloc %[[M]](%[[N]]) : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.dealloc %[[CLONE]] : memref<?xf32>
// CHECK-NEXT: return %[[REALLOC]] : memref<?xf32>
// CHECK-NEXT: }
// The operand is allocated again.
func.func @clone_realloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @clone_of_view
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[N:[a-z0-9_]+]]: index) -> memref<4xf32, strided<[1]>> {
// CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: return %[[SUBVIEW]] : memref<4xf32, strided<[1]>>
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

// CHECK-LABEL: func.func @dealloc_only_retained
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<?xf32>) -> i1 {
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: return %[[FALSE]] : i1
// CHECK-NEXT: }
// Nothing has to be released later.
func.func @dealloc_only_retained(%m: memref<?xf32>) -> i1 {
  %0 = bufferization.dealloc retain (%m : memref<?xf32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_duplicates(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[B:[a-z0-9_]+]]: memref<?xf32>, %[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1, %[[R:[a-z0-9_]+]]: memref<?xf32>) -> (i1, i1, i1) {
// CHECK-NEXT: %[[ORI:.*]] = arith.ori %[[C]], %[[D]] : i1
// CHECK-NEXT: %[[DEALLOC:[a-z0-9_]+]]:2 = bufferization.dealloc (%[[A]], %[[B]] : memref<?xf32>, memref<?xf32>) if (%[[ORI]], %[[C]]) retain (%[[R]], %[[B]] : memref<?xf32>, memref<?xf32>)
// CHECK-NEXT: return %[[DEALLOC]]#0, %[[DEALLOC]]#0, %[[DEALLOC]]#1 : i1, i1, i1
// CHECK-NEXT: }
// Memrefs that are given several times.
func.func @dealloc_duplicates(%a: memref<?xf32>, %b: memref<?xf32>, %c: i1, %d: i1, %r: memref<?xf32>) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%a, %a, %b : memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%c, %d, %c) retain (%r, %r, %b : memref<?xf32>, memref<?xf32>, memref<?xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// -----

// CHECK-LABEL: func.func @dealloc_duplicates_same_condition
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1) {
// CHECK-NEXT: bufferization.dealloc (%[[A]] : memref<?xf32>) if (%[[C]])
// CHECK-NEXT: return
// CHECK-NEXT: }
// The conditions are equal.
func.func @dealloc_duplicates_same_condition(%a: memref<?xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%a, %a : memref<?xf32>, memref<?xf32>) if (%c, %c)
  return
}

// -----

// CHECK-LABEL: func.func @dealloc_false
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[B:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1) -> i1 {
// CHECK-NEXT: %[[DEALLOC:.*]] = bufferization.dealloc (%[[A]] : memref<?xf32>) if (%[[C]]) retain (%[[B]] : memref<4xf32>)
// CHECK-NEXT: return %[[DEALLOC]] : i1
// CHECK-NEXT: }
// A condition is never true.
func.func @dealloc_false(%a: memref<?xf32>, %b: memref<4xf32>, %c: i1, %d: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%a, %b : memref<?xf32>, memref<4xf32>) if (%c, %false) retain (%b : memref<4xf32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_all_false
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<?xf32>, %[[B:[a-z0-9_]+]]: memref<4xf32>, %[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1) -> i1 {
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: return %[[FALSE]] : i1
// CHECK-NEXT: }
// No condition is.
func.func @dealloc_all_false(%a: memref<?xf32>, %b: memref<4xf32>, %c: i1, %d: i1) -> i1 {
  %false = arith.constant false
  %0 = bufferization.dealloc (%a, %b : memref<?xf32>, memref<4xf32>) if (%false, %false) retain (%b : memref<4xf32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_pair(
// CHECK-SAME: {{^}}%[[C:[a-z0-9_]+]]: i1, %[[N:[a-z0-9_]+]]: index) {
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

// CHECK-LABEL: func.func @dealloc_pair_retained
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[N:[a-z0-9_]+]]: index) -> i1 {
// CHECK-NEXT: %[[A:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT: %[[DEALLOC:.*]] = bufferization.dealloc (%[[A]] : memref<?xf32>) if (%[[C]]) retain (%[[A]] : memref<?xf32>)
// CHECK-NEXT: return %[[DEALLOC]] : i1
// CHECK-NEXT: }
// The memref is retained.
func.func @dealloc_pair_retained(%c: i1, %n: index) -> i1 {
  %a = memref.alloc(%n) : memref<?xf32>
  %0 = bufferization.dealloc (%a : memref<?xf32>) if (%c) retain (%a : memref<?xf32>)
  return %0 : i1
}

// -----

// CHECK-LABEL: func.func @dealloc_pair_used
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[N:[a-z0-9_]+]]: index, %[[R:[a-z0-9_]+]]: memref<2xi32>) -> i1 {
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT: "test.foo"(%[[ALLOC]]) : (memref<?xf32>) -> ()
// CHECK-NEXT: %[[DEALLOC:.*]] = bufferization.dealloc (%[[ALLOC]] : memref<?xf32>) if (%[[C]]) retain (%[[R]] : memref<2xi32>)
// CHECK-NEXT: return %[[DEALLOC]] : i1
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

// CHECK-LABEL: func.func @dealloc_metadata(
// CHECK-SAME: {{^}}%[[C:[a-z0-9_]+]]: i1, %[[N:[a-z0-9_]+]]: index, %[[R:[a-z0-9_]+]]: memref<2xi32>) -> i1 {
// CHECK-NEXT: %[[A:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT: "test.foo"(%[[A]]) : (memref<?xf32>) -> ()
// CHECK-NEXT: %[[DEALLOC:.*]] = bufferization.dealloc (%[[A]] : memref<?xf32>) if (%[[C]]) retain (%[[R]] : memref<2xi32>)
// CHECK-NEXT: return %[[DEALLOC]] : i1
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

// CHECK-LABEL: func.func @dealloc_metadata_arg
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: memref<?xf32>, %[[R:[a-z0-9_]+]]: memref<2xi32>) -> i1 {
// CHECK-NEXT: %[[BASE:[a-z0-9_]+]], %[[O:[a-z0-9_]+]], %[[S:[a-z0-9_]+]], %[[T:.*]] = memref.extract_strided_metadata %[[A]] : memref<?xf32> -> memref<f32>, index, index, index
// CHECK-NEXT: %[[DEALLOC:.*]] = bufferization.dealloc (%[[BASE]] : memref<f32>) if (%[[C]]) retain (%[[R]] : memref<2xi32>)
// CHECK-NEXT: return %[[DEALLOC]] : i1
// CHECK-NEXT: }
// The base of another memref.
func.func @dealloc_metadata_arg(%c: i1, %a: memref<?xf32>, %r: memref<2xi32>) -> i1 {
  %base, %o, %s, %t = memref.extract_strided_metadata %a : memref<?xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%r : memref<2xi32>)
  return %0 : i1
}
