// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Folds and patterns.

// CHECK-LABEL: func.func @neutral(%arg0: index) -> (index, index, index, index) {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: return %arg0, %arg0, %idx0, %arg0 : index, index, index, index
// CHECK-NEXT: }
func.func @neutral(%x: index) -> (index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.add %c0, %x
  %1 = index.sub %x, %c0
  %2 = index.mul %x, %c0
  %3 = index.mul %x, %c1
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

// CHECK-LABEL: func.func @constants() -> (index, index, index, index, index, index) {
// CHECK-NEXT: %idx-3 = index.constant -3
// CHECK-NEXT: %idx-4 = index.constant -4
// CHECK-NEXT: %idx1 = index.constant 1
// CHECK-NEXT: %idx7 = index.constant 7
// CHECK-NEXT: %idx-256 = index.constant -256
// CHECK-NEXT: return %idx-3, %idx-3, %idx-4, %idx1, %idx7, %idx-256 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @constants() -> (index, index, index, index, index, index) {
  %a = index.constant 7
  %b = index.constant -2
  %0 = index.divs %a, %b
  %1 = index.ceildivs %a, %b
  %2 = index.floordivs %a, %b
  %3 = index.rems %a, %b
  %4 = index.maxs %a, %b
  %5 = index.shl %b, %a
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @width() -> (index, index, index, index, i1, i64, index) {
// CHECK-NEXT: %idx7 = index.constant 7
// CHECK-NEXT: %idx-2 = index.constant -2
// CHECK-NEXT: %idx33 = index.constant 33
// CHECK-NEXT: %idx4294967296 = index.constant 4294967296
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %0 = index.divu %idx-2, %idx7
// CHECK-NEXT: %1 = index.shl %idx7, %idx33
// CHECK-NEXT: %2 = index.remu %idx7, %idx0
// CHECK-NEXT: %3 = index.cmp ult(%idx7, %idx4294967296)
// CHECK-NEXT: %4 = index.castu %idx-2 : index to i64
// CHECK-NEXT: %5 = index.sizeof
// CHECK-NEXT: return %0, %idx-2, %1, %2, %3, %4, %5 : index, index, index, index, i1, i64, index
// CHECK-NEXT: }
// The results depend on the width.
func.func @width() -> (index, index, index, index, i1, i64, index) {
  %a = index.constant 7
  %b = index.constant -2
  %c = index.constant 33
  %big = index.constant 4294967296
  %zero = index.constant 0
  %0 = index.divu %b, %a
  %1 = index.maxu %b, %big
  %2 = index.shl %a, %c
  %3 = index.remu %a, %zero
  %4 = index.cmp ult(%a, %big)
  %5 = index.castu %b : index to i64
  %6 = index.sizeof
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, i1, i64, index
}

// -----

// CHECK-LABEL: func.func @more() -> (index, index, index, index, index, index, index, index, index) {
// CHECK-NEXT: %idx3 = index.constant 3
// CHECK-NEXT: %idx2 = index.constant 2
// CHECK-NEXT: %idx7 = index.constant 7
// CHECK-NEXT: %idx5 = index.constant 5
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: return %idx3, %idx3, %idx2, %idx7, %idx5, %idx0, %idx0, %idx2, %idx0 : index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @more() -> (index, index, index, index, index, index, index, index, index) {
  %a = index.constant 6
  %b = index.constant 3
  %0 = index.mins %a, %b
  %1 = index.minu %a, %b
  %2 = index.and %a, %b
  %3 = index.or %a, %b
  %4 = index.xor %a, %b
  %5 = index.shrs %a, %b
  %6 = index.shru %a, %b
  %7 = index.ceildivu %a, %b
  %8 = index.remu %a, %b
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index, index, index, index
}

// -----

// CHECK-LABEL: func.func @casts() -> (i64, i8, index, index) {
// CHECK-NEXT: %idx253 = index.constant 253
// CHECK-NEXT: %idx-3 = index.constant -3
// CHECK-NEXT: %idx-2 = index.constant -2
// CHECK-NEXT: %0 = index.casts %idx-2 : index to i64
// CHECK-NEXT: %1 = index.castu %idx-2 : index to i8
// CHECK-NEXT: return %0, %1, %idx-3, %idx253 : i64, i8, index, index
// CHECK-NEXT: }
func.func @casts() -> (i64, i8, index, index) {
  %b = index.constant -2
  %i = arith.constant -3 : i8
  %0 = index.casts %b : index to i64
  %1 = index.castu %b : index to i8
  %2 = index.casts %i : i8 to index
  %3 = index.castu %i : i8 to index
  return %0, %1, %2, %3 : i64, i8, index, index
}

// -----

// CHECK-LABEL: func.func @merge(%arg0: index) -> (index, index, index) {
// CHECK-NEXT: %idx6 = index.constant 6
// CHECK-NEXT: %idx3 = index.constant 3
// CHECK-NEXT: %idx9 = index.constant 9
// CHECK-NEXT: %0 = index.add %arg0, %idx9
// CHECK-NEXT: %1 = index.mins %arg0, %idx3
// CHECK-NEXT: %2 = index.sub %arg0, %idx6
// CHECK-NEXT: %3 = index.sub %2, %idx3
// CHECK-NEXT: return %0, %1, %3 : index, index, index
// CHECK-NEXT: }
func.func @merge(%x: index) -> (index, index, index) {
  %a = index.constant 6
  %b = index.constant 3
  %0 = index.add %x, %a
  %1 = index.add %0, %b
  %2 = index.mins %x, %a
  %3 = index.mins %2, %b
  %4 = index.sub %x, %a
  %5 = index.sub %4, %b
  return %1, %3, %5 : index, index, index
}

// -----

// CHECK-LABEL: func.func @compare(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT: %false = index.bool.constant false
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %idx6 = index.constant 6
// CHECK-NEXT: %0 = index.minu %arg0, %idx6
// CHECK-NEXT: %1 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT: %2 = index.cmp ne(%arg1, %arg0)
// CHECK-NEXT: %3 = index.cmp uge(%0, %idx6)
// CHECK-NEXT: return %true, %1, %2, %true, %false, %false, %3, %true : i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @compare(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = index.constant 6
  %b = index.constant 3
  %c0 = index.constant 0
  %d = index.sub %x, %y
  %m = index.maxs %x, %a
  %u = index.minu %x, %a
  %0 = index.cmp sle(%x, %x)
  %1 = index.cmp slt(%d, %c0)
  %2 = index.cmp ne(%c0, %d)
  %3 = index.cmp sgt(%m, %b)
  %4 = index.cmp eq(%m, %b)
  %5 = index.cmp ugt(%u, %a)
  %6 = index.cmp uge(%u, %a)
  %7 = index.cmp sge(%a, %b)
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

// CHECK-LABEL: func.func @dead(%arg0: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead(%x: index) {
  %0 = index.divs %x, %x
  return
}
