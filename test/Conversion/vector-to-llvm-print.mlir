// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Output.

func.func @f32(%v: f32) {
  vector.print %v : f32
  return
}
func.func @half(%v: f16) {
  vector.print %v : f16 punctuation <comma>
  return
}
func.func @bool(%v: i1) {
  vector.print %v : i1 punctuation <no_punctuation>
  return
}
func.func @signed(%v: i8) {
  vector.print %v : i8 punctuation <open>
  return
}
func.func @unsigned(%v: ui64) {
  vector.print %v : ui64 punctuation <close>
  return
}
func.func @text() {
  vector.print str "hi"
  return
}
func.func @other_text() {
  vector.print str ""
  return
}
func.func @vector(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  return
}

// CHECK:      module {
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str_0(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
// CHECK-NEXT:   llvm.func @printString(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @vector_print_str(dense<[104, 105, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
// CHECK-NEXT:   llvm.func @printClose()
// CHECK-NEXT:   llvm.func @printU64(i64)
// CHECK-NEXT:   llvm.func @printOpen()
// CHECK-NEXT:   llvm.func @printI64(i64)
// CHECK-NEXT:   llvm.func @printComma()
// CHECK-NEXT:   llvm.func @printF16(i16)
// CHECK-NEXT:   llvm.func @printNewline()
// CHECK-NEXT:   llvm.func @printF32(f32)
// CHECK-NEXT:   func.func @f32(%arg0: f32) {
// CHECK-NEXT:     llvm.call @printF32(%arg0) : (f32) -> ()
// CHECK-NEXT:     llvm.call @printNewline() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @half(%arg0: f16) {
// CHECK-NEXT:     %0 = llvm.bitcast %arg0 : f16 to i16
// CHECK-NEXT:     llvm.call @printF16(%0) : (i16) -> ()
// CHECK-NEXT:     llvm.call @printComma() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bool(%arg0: i1) {
// CHECK-NEXT:     %0 = arith.extui %arg0 : i1 to i64
// CHECK-NEXT:     llvm.call @printI64(%0) : (i64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @signed(%arg0: i8) {
// CHECK-NEXT:     %0 = arith.extsi %arg0 : i8 to i64
// CHECK-NEXT:     llvm.call @printI64(%0) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printOpen() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unsigned(%arg0: ui64) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : ui64 to i64
// CHECK-NEXT:     llvm.call @printU64(%0) : (i64) -> ()
// CHECK-NEXT:     llvm.call @printClose() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @text() {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
// CHECK-NEXT:     llvm.call @printString(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other_text() {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @vector_print_str_0 : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
// CHECK-NEXT:     llvm.call @printString(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vector(%arg0: vector<4xf32>) {
// CHECK-NEXT:     vector.print %arg0 : vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
