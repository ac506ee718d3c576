// AUTOUPDATE
// RUN: %opt --canonicalize --split-input-file %s | FileCheck %s
//
// Folds and patterns.

// CHECK-LABEL: func.func @neutral
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index) -> (index, index, index, index) {
// CHECK-NEXT:   %[[C0:.*]] = index.constant 0
// CHECK-NEXT:   return %[[X]], %[[X]], %[[C0]], %[[X]] : index, index, index, index
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
// CHECK-NEXT:   %[[IDXM3:.*]] = index.constant -3
// CHECK-NEXT:   %[[IDXM4:.*]] = index.constant -4
// CHECK-NEXT:   %[[IDX1:.*]] = index.constant 1
// CHECK-NEXT:   %[[A:.*]] = index.constant 7
// CHECK-NEXT:   %[[IDXM256:.*]] = index.constant -256
// CHECK-NEXT:   return %[[IDXM3]], %[[IDXM3]], %[[IDXM4]], %[[IDX1]], %[[A]], %[[IDXM256]] : index, index, index, index, index, index
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

// The results depend on the width.
// CHECK-LABEL: func.func @width() -> (index, index, index, index, i1, i64, index) {
// CHECK-NEXT:   %[[A:.*]] = index.constant 7
// CHECK-NEXT:   %[[B:.*]] = index.constant -2
// CHECK-NEXT:   %[[C:.*]] = index.constant 33
// CHECK-NEXT:   %[[BIG:.*]] = index.constant 4294967296
// CHECK-NEXT:   %[[ZERO:.*]] = index.constant 0
// CHECK-NEXT:   %[[DIVU:.*]] = index.divu %[[B]], %[[A]]
// CHECK-NEXT:   %[[SHL:.*]] = index.shl %[[A]], %[[C]]
// CHECK-NEXT:   %[[REMU:.*]] = index.remu %[[A]], %[[ZERO]]
// CHECK-NEXT:   %[[CMP:.*]] = index.cmp ult(%[[A]], %[[BIG]])
// CHECK-NEXT:   %[[CASTU:.*]] = index.castu %[[B]] : index to i64
// CHECK-NEXT:   %[[SIZEOF:.*]] = index.sizeof
// CHECK-NEXT:   return %[[DIVU]], %[[B]], %[[SHL]], %[[REMU]], %[[CMP]], %[[CASTU]], %[[SIZEOF]] : index, index, index, index, i1, i64, index
// CHECK-NEXT: }
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
// CHECK-NEXT:   %[[B:.*]] = index.constant 3
// CHECK-NEXT:   %[[IDX2:.*]] = index.constant 2
// CHECK-NEXT:   %[[IDX7:.*]] = index.constant 7
// CHECK-NEXT:   %[[IDX5:.*]] = index.constant 5
// CHECK-NEXT:   %[[IDX0:.*]] = index.constant 0
// CHECK-NEXT:   return %[[B]], %[[B]], %[[IDX2]], %[[IDX7]], %[[IDX5]], %[[IDX0]], %[[IDX0]], %[[IDX2]], %[[IDX0]] : index, index, index, index, index, index, index, index, index
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
// CHECK-NEXT:   %[[IDX253:.*]] = index.constant 253
// CHECK-NEXT:   %[[IDXM3:.*]] = index.constant -3
// CHECK-NEXT:   %[[B:.*]] = index.constant -2
// CHECK-NEXT:   %[[CASTS:.*]] = index.casts %[[B]] : index to i64
// CHECK-NEXT:   %[[CASTU:.*]] = index.castu %[[B]] : index to i8
// CHECK-NEXT:   return %[[CASTS]], %[[CASTU]], %[[IDXM3]], %[[IDX253]] : i64, i8, index, index
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

// CHECK-LABEL: func.func @merge
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index) -> (index, index, index) {
// CHECK-NEXT:   %[[A:.*]] = index.constant 6
// CHECK-NEXT:   %[[B:.*]] = index.constant 3
// CHECK-NEXT:   %[[IDX9:.*]] = index.constant 9
// CHECK-NEXT:   %[[ADD:.*]] = index.add %[[X]], %[[IDX9]]
// CHECK-NEXT:   %[[MINS:.*]] = index.mins %[[X]], %[[B]]
// CHECK-NEXT:   %[[SUB:.*]] = index.sub %[[X]], %[[A]]
// CHECK-NEXT:   %[[SUB_1:.*]] = index.sub %[[SUB]], %[[B]]
// CHECK-NEXT:   return %[[ADD]], %[[MINS]], %[[SUB_1]] : index, index, index
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

// CHECK-LABEL: func.func @compare
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index, %[[Y:[a-z0-9_]+]]: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
// CHECK-NEXT:   %[[FALSE:.*]] = index.bool.constant false
// CHECK-NEXT:   %[[TRUE:.*]] = index.bool.constant true
// CHECK-NEXT:   %[[A:.*]] = index.constant 6
// CHECK-NEXT:   %[[C0:.*]] = index.constant 0
// CHECK-NEXT:   %[[D:.*]] = index.sub %[[X]], %[[Y]]
// CHECK-NEXT:   %[[U:.*]] = index.minu %[[X]], %[[A]]
// CHECK-NEXT:   %[[CMP:.*]] = index.cmp slt(%[[D]], %[[C0]])
// CHECK-NEXT:   %[[CMP_1:.*]] = index.cmp ne(%[[Y]], %[[X]])
// CHECK-NEXT:   %[[CMP_2:.*]] = index.cmp uge(%[[U]], %[[A]])
// CHECK-NEXT:   return %[[TRUE]], %[[CMP]], %[[CMP_1]], %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[CMP_2]], %[[TRUE]] : i1, i1, i1, i1, i1, i1, i1, i1
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

// CHECK-LABEL: func.func @dead
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: index) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @dead(%x: index) {
  %0 = index.divs %x, %x
  return
}
