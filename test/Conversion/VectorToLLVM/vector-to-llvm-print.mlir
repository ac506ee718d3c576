// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Output.

// CHECK: llvm.mlir.global private constant @vector_print_str_0(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
// CHECK-LABEL: llvm.func @printString(!llvm.ptr)
// CHECK: llvm.mlir.global private constant @vector_print_str(dense<[104, 105, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-LABEL: llvm.func @printClose()
// CHECK-LABEL: llvm.func @printU64(i64)
// CHECK-LABEL: llvm.func @printOpen()
// CHECK-LABEL: llvm.func @printI64(i64)
// CHECK-LABEL: llvm.func @printComma()
// CHECK-LABEL: llvm.func @printF16(i16)
// CHECK-LABEL: llvm.func @printNewline()
// CHECK-LABEL: llvm.func @printF32(f32)
// CHECK-LABEL: func.func @f32
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: f32) {
// CHECK-NEXT:   llvm.call @printF32(%[[V]]) : (f32) -> ()
// CHECK-NEXT:   llvm.call @printNewline() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f32(%v: f32) {
  vector.print %v : f32
  return
}

// CHECK-LABEL: func.func @half
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: f16) {
// CHECK-NEXT:   %[[BITCAST:.*]] = llvm.bitcast %[[V]] : f16 to i16
// CHECK-NEXT:   llvm.call @printF16(%[[BITCAST]]) : (i16) -> ()
// CHECK-NEXT:   llvm.call @printComma() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @half(%v: f16) {
  vector.print %v : f16 punctuation <comma>
  return
}

// CHECK-LABEL: func.func @bool
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[V]] : i1 to i64
// CHECK-NEXT:   llvm.call @printI64(%[[EXTUI]]) : (i64) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @bool(%v: i1) {
  vector.print %v : i1 punctuation <no_punctuation>
  return
}

// CHECK-LABEL: func.func @signed
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: i8) {
// CHECK-NEXT:   %[[EXTSI:.*]] = arith.extsi %[[V]] : i8 to i64
// CHECK-NEXT:   llvm.call @printI64(%[[EXTSI]]) : (i64) -> ()
// CHECK-NEXT:   llvm.call @printOpen() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @signed(%v: i8) {
  vector.print %v : i8 punctuation <open>
  return
}

// CHECK-LABEL: func.func @unsigned
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: ui64) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : ui64 to i64
// CHECK-NEXT:   llvm.call @printU64(%[[UNREALIZED_CONVERSION_CAST]]) : (i64) -> ()
// CHECK-NEXT:   llvm.call @printClose() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unsigned(%v: ui64) {
  vector.print %v : ui64 punctuation <close>
  return
}

// CHECK-LABEL: func.func @text() {
// CHECK-NEXT:   %[[ADDRESSOF:.*]] = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[ADDRESSOF]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:   llvm.call @printString(%[[GETELEMENTPTR]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @text() {
  vector.print str "hi"
  return
}

// CHECK-LABEL: func.func @other_text() {
// CHECK-NEXT:   %[[ADDRESSOF:.*]] = llvm.mlir.addressof @vector_print_str_0 : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[ADDRESSOF]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// CHECK-NEXT:   llvm.call @printString(%[[GETELEMENTPTR]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @other_text() {
  vector.print str ""
  return
}

// CHECK-LABEL: func.func @vector(
// CHECK-SAME: {{^}}%[[V:[a-z0-9_]+]]: vector<4xf32>) {
// CHECK-NEXT:   vector.print %[[V]] : vector<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @vector(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  return
}
