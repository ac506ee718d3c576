// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s
//
// Functions, their attributes and interfaces for C.

// CHECK-LABEL: llvm.func @one
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) {
// CHECK-NEXT:   llvm.return %[[A]] : i32
// CHECK-NEXT: }
func.func @one(%a: i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) { return %a : i32 }

// CHECK-LABEL: llvm.func internal @two
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-z0-9_]+]]: !llvm.ptr, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: i64, %[[ARG5:[a-z0-9_]+]]: i64) -> !llvm.struct<(i32, f32)> attributes {foo.x = 1 : i64} {
// CHECK-NEXT:   %[[Y:.*]] = "x.y"() : () -> f32
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON]][0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[Y]], %[[INSERTVALUE]][1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   llvm.return %[[INSERTVALUE_1]] : !llvm.struct<(i32, f32)>
// CHECK-NEXT: }
func.func @two(%a: i32, %b: memref<4xf32> {llvm.nonnull}) -> (i32 {llvm.zeroext}, f32 {llvm.noundef}) attributes {llvm.linkage = #llvm.linkage<internal>, foo.x = 1} { %c = "x.y"() : () -> f32
 return %a, %c : i32, f32 }

// CHECK-LABEL: llvm.func @va(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
func.func private @va(!llvm.ptr) -> i32 attributes {func.varargs = true}

// CHECK-LABEL: llvm.func @rn(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
func.func private @rn(f32) -> f32 attributes {llvm.readnone}

// CHECK-LABEL: llvm.func private @ci(
// CHECK-SAME: {{^}}%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-z0-9_]+]]: i64, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[ALLOCA:.*]] = llvm.alloca %[[CONSTANT]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[ARG1]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[ARG2]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[ARG3]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[ARG4]], %[[INSERTVALUE_3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[ALLOCA_1:.*]] = llvm.alloca %[[CONSTANT_1]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %[[INSERTVALUE_4]], %[[ALLOCA_1]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:   llvm.call @_mlir_ciface_ci(%[[ALLOCA]], %[[ALLOCA_1]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:   %[[LOAD:.*]] = llvm.load %[[ALLOCA]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   llvm.return %[[LOAD]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: }
func.func private @ci(memref<4xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface}

// CHECK-LABEL: llvm.func @_mlir_ciface_ci(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-LABEL: llvm.func private @ci2
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i64, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-z0-9_]+]]: i32) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[ARG1]], %[[INSERTVALUE]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[ALLOCA:.*]] = llvm.alloca %[[CONSTANT]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %[[INSERTVALUE_1]], %[[ALLOCA]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:   llvm.call @_mlir_ciface_ci2(%[[ALLOCA]], %[[ARG2]]) : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
func.func private @ci2(memref<*xf32>, i32) attributes {llvm.emit_c_interface}

// CHECK-LABEL: llvm.func @_mlir_ciface_ci2(!llvm.ptr, i32) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-LABEL: llvm.func @noargs() attributes {llvm.emit_c_interface, passthrough = ["noinline"]} {
// CHECK-NEXT:   llvm.return {foo}
// CHECK-NEXT: }
func.func @noargs() attributes {llvm.emit_c_interface, passthrough = ["noinline"]} { return {foo} }

// CHECK-LABEL: llvm.func @_mlir_ciface_noargs() attributes {llvm.emit_c_interface, passthrough = ["noinline"]} {
// CHECK-NEXT:   llvm.call @noargs() : () -> ()
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @caller
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-z0-9_]+]]: !llvm.ptr, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: i64, %[[ARG5:[a-z0-9_]+]]: i64) {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG1]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[ARG2]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[ARG3]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[ARG4]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[ARG5]], %[[INSERTVALUE_3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CALL:.*]] = llvm.call @one(%[[ARG0]]) {foo} : (i32) -> i32
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CALL_1:.*]] = llvm.call @two(%[[ARG0]], %[[EXTRACTVALUE]], %[[EXTRACTVALUE_1]], %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_3]], %[[EXTRACTVALUE_4]]) : (i32, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[CALL_1]][0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   %[[EXTRACTVALUE_6:.*]] = llvm.extractvalue %[[CALL_1]][1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   llvm.call @noargs() : () -> ()
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
func.func @caller(%a: i32, %m: memref<4xf32>) { 
  %0 = call @one(%a) {foo} : (i32) -> i32
  %1:2 = call @two(%a, %m) : (i32, memref<4xf32>) -> (i32, f32)
  call @noargs() : () -> ()
  return }

// CHECK-LABEL: func.func @t(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<4xf32>) {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
func.func @t(%a: tensor<4xf32>) { return }

// CHECK-LABEL: llvm.func @t2(i8, !llvm.array<2 x vector<2xf32>>, !llvm.struct<(f32, f32)>, i32, !llvm.ptr) attributes {sym_visibility = "private"}
func.func private @t2(f8E5M2, vector<2x2xf32>, complex<f32>, si32, (i32) -> i32) 

// CHECK-LABEL: llvm.func @byval
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !llvm.ptr {llvm.byval = i64}) {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
func.func @byval(%a: !llvm.ptr {llvm.byval = index})  { return }
module @inner { func.func @f() { return } }

// CHECK: module @inner {

// CHECK-LABEL: llvm.func @f() {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
