// Pieces of an input: processed on their own, joined by the output marker.
// RUN: not %opt --allow-unregistered-dialect --split-input-file %s 2> %t.err \
// RUN:   | FileCheck %s
// RUN: FileCheck --check-prefix=ERR %s < %t.err
// RUN: not %opt --allow-unregistered-dialect --split-input-file %s -o %t.out \
// RUN:   2> %t.err
// RUN: not ls %t.out
// RUN: not %opt --allow-unregistered-dialect --split-input-file="// ====" \
// RUN:   --output-split-marker="// PIECE" %s 2> %t.err | FileCheck --check-prefix=OTHER %s

// CHECK:      module {
// CHECK-NEXT:   "t.first"() : () -> ()
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: {{//}} -----
// CHECK-NEXT: {{//}} -----
// CHECK-NEXT: module {
// CHECK-NEXT:   "t.third"() : () -> ()
// CHECK-NEXT:   "t.near"() : () -> ()
// CHECK-NEXT: }
// OTHER: // PIECE
// OTHER: "t.after"
"t.first"() : () -> ()
// -----
// A piece that fails leaves its marker; lines are those of the whole file.
// ERR: warning: near miss with file split marker
// ERR: split-input.mlir:[[#@LINE+1]]:9: error: use of undeclared SSA value name
"t.use"(%x) : (i32) -> ()
  // -----
// The marker may stand anywhere in a line.
"t.third"() : () -> ()
// ----+ Nearly a marker: a warning, no end of the piece.
"t.near"() : () -> ()
// -----
// ====
"t.after"() : () -> ()
