// RUN: strata opt --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s
//
// Functions, their attributes and interfaces for C.

func.func @one(%a: i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) { return %a : i32 }
func.func @two(%a: i32, %b: memref<4xf32> {llvm.nonnull}) -> (i32 {llvm.zeroext}, f32 {llvm.noundef}) attributes {llvm.linkage = #llvm.linkage<internal>, foo.x = 1} { %c = "x.y"() : () -> f32
 return %a, %c : i32, f32 }
func.func private @va(!llvm.ptr) -> i32 attributes {func.varargs = true}
func.func private @rn(f32) -> f32 attributes {llvm.readnone}
func.func private @ci(memref<4xf32>) -> memref<4xf32> attributes {llvm.emit_c_interface}
func.func private @ci2(memref<*xf32>, i32) attributes {llvm.emit_c_interface}
func.func @noargs() attributes {llvm.emit_c_interface, passthrough = ["noinline"]} { return {foo} }
func.func @caller(%a: i32, %m: memref<4xf32>) { 
  %0 = call @one(%a) {foo} : (i32) -> i32
  %1:2 = call @two(%a, %m) : (i32, memref<4xf32>) -> (i32, f32)
  call @noargs() : () -> ()
  return }
func.func @t(%a: tensor<4xf32>) { return }
func.func private @t2(f8E5M2, vector<2x2xf32>, complex<f32>, si32, (i32) -> i32) 
func.func @byval(%a: !llvm.ptr {llvm.byval = index})  { return }
module @inner { func.func @f() { return } }

// CHECK:      module {
// CHECK-NEXT:   llvm.func @one(%arg0: i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) {
// CHECK-NEXT:     llvm.return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func internal @two(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> !llvm.struct<(i32, f32)> attributes {foo.x = 1 : i64} {
// CHECK-NEXT:     %0 = "x.y"() : () -> f32
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %3 = llvm.insertvalue %0, %2[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     llvm.return %3 : !llvm.struct<(i32, f32)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @va(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @rn(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
// CHECK-NEXT:   llvm.func private @ci(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %7 = llvm.insertvalue %arg4, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %9 = llvm.alloca %8 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %7, %9 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_ci(%1, %9) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     %10 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     llvm.return %10 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_ci(!llvm.ptr, !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT:   llvm.func private @ci2(%arg0: i64, %arg1: !llvm.ptr, %arg2: i32) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %2, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     llvm.call @_mlir_ciface_ci2(%4, %arg2) : (!llvm.ptr, i32) -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_ci2(!llvm.ptr, i32) attributes {llvm.emit_c_interface, sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @noargs() attributes {llvm.emit_c_interface, passthrough = ["noinline"]} {
// CHECK-NEXT:     llvm.return {foo}
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @_mlir_ciface_noargs() attributes {llvm.emit_c_interface, passthrough = ["noinline"]} {
// CHECK-NEXT:     llvm.call @noargs() : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @caller(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = llvm.call @one(%arg0) {foo} : (i32) -> i32
// CHECK-NEXT:     %7 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %8 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %9 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %10 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %11 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %12 = llvm.call @two(%arg0, %7, %8, %9, %10, %11) : (i32, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %13 = llvm.extractvalue %12[0] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     %14 = llvm.extractvalue %12[1] : !llvm.struct<(i32, f32)>
// CHECK-NEXT:     llvm.call @noargs() : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @t(%arg0: tensor<4xf32>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @t2(i8, !llvm.array<2 x vector<2xf32>>, !llvm.struct<(f32, f32)>, i32, !llvm.ptr) attributes {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @byval(%arg0: !llvm.ptr {llvm.byval = i64}) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     llvm.func @f() {
// CHECK-NEXT:       llvm.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
