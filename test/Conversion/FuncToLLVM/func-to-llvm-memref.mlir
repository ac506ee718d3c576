// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-func-to-llvm %s | FileCheck %s
//
// Memrefs in signatures; unranked ones are copied.

// CHECK-LABEL: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-LABEL: llvm.func @free(!llvm.ptr)
// CHECK-LABEL: llvm.func @ext(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
func.func private @ext(memref<?xf32>, index) -> memref<*xf32>

// CHECK-LABEL: func.func @g
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[M:[a-z0-9_]+]]: memref<?x4xf32, strided<[?, 1], offset: ?>>, %[[U:[a-z0-9_]+]]: memref<*xf32>, %[[C:[a-z0-9_]+]]: complex<f32>, %[[T:[a-z0-9_]+]]: tuple<i32>) {
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
func.func @g(%a: i32, %m: memref<?x4xf32, strided<[?, 1], offset: ?>>, %u: memref<*xf32>, %c: complex<f32>, %t: tuple<i32>) {
  return
}

// CHECK-LABEL: llvm.func @h
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr, %[[ARG2:[a-z0-9_]+]]: i64, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: i64, %[[ARG5:[a-z0-9_]+]]: i64 {foo.bar = 1 : i32}) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[ARG1]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[ARG2]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[ARG3]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[ARG4]], %[[INSERTVALUE_3]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CALL:.*]] = llvm.call @h(%[[EXTRACTVALUE]], %[[EXTRACTVALUE_1]], %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_3]], %[[EXTRACTVALUE_4]], %[[ARG5]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[CALL]][0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   %[[EXTRACTVALUE_6:.*]] = llvm.extractvalue %[[CALL]][1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   %[[ADDRESSOF:.*]] = llvm.mlir.addressof @h : !llvm.ptr
// CHECK-NEXT:   %[[EXTRACTVALUE_7:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_8:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_9:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_10:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_11:.*]] = llvm.extractvalue %[[INSERTVALUE_4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CALL_1:.*]] = llvm.call %[[ADDRESSOF]](%[[EXTRACTVALUE_7]], %[[EXTRACTVALUE_8]], %[[EXTRACTVALUE_9]], %[[EXTRACTVALUE_10]], %[[EXTRACTVALUE_11]], %[[ARG5]]) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   %[[EXTRACTVALUE_12:.*]] = llvm.extractvalue %[[CALL_1]][0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   %[[EXTRACTVALUE_13:.*]] = llvm.extractvalue %[[CALL_1]][1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   %[[INSERTVALUE_5:.*]] = llvm.insertvalue %[[EXTRACTVALUE_12]], %[[POISON_1]][0] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   %[[INSERTVALUE_6:.*]] = llvm.insertvalue %[[EXTRACTVALUE_6]], %[[INSERTVALUE_5]][1] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   llvm.return %[[INSERTVALUE_6]] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT: }
func.func @h(%m: memref<4xf32> {llvm.noalias}, %i: index {foo.bar = 1 : i32}) -> (memref<4xf32>, index) attributes {llvm.emit_c_interface} {
  %0:2 = call @h(%m, %i) : (memref<4xf32>, index) -> (memref<4xf32>, index)
  %f = constant @h : (memref<4xf32>, index) -> (memref<4xf32>, index)
  %1:2 = call_indirect %f(%m, %i) : (memref<4xf32>, index) -> (memref<4xf32>, index)
  return %1#0, %0#1 : memref<4xf32>, index
}

// CHECK-LABEL: llvm.func @_mlir_ciface_h
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !llvm.ptr, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr {llvm.noalias}, %[[ARG2:[a-z0-9_]+]]: i64 {foo.bar = 1 : i32}) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:   %[[LOAD:.*]] = llvm.load %[[ARG1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[LOAD]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[LOAD]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[LOAD]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[LOAD]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[LOAD]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CALL:.*]] = llvm.call @h(%[[EXTRACTVALUE]], %[[EXTRACTVALUE_1]], %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_3]], %[[EXTRACTVALUE_4]], %[[ARG2]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT:   llvm.store %[[CALL]], %[[ARG0]] : !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>, !llvm.ptr
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @k
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i64, %[[ARG1:[a-z0-9_]+]]: !llvm.ptr) -> !llvm.struct<(i64, ptr)> {
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[ARG0]], %[[POISON]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[ARG1]], %[[INSERTVALUE]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[INSERTVALUE_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[INSERTVALUE_1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[CALL:.*]] = llvm.call @k(%[[EXTRACTVALUE]], %[[EXTRACTVALUE_1]]) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:   %[[MUL:.*]] = llvm.mul %[[CONSTANT_1]], %[[CONSTANT_3]] : i64
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[CALL]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[MUL_1:.*]] = llvm.mul %[[CONSTANT_1]], %[[EXTRACTVALUE_2]] : i64
// CHECK-NEXT:   %[[ADD:.*]] = llvm.add %[[MUL_1]], %[[CONSTANT]] : i64
// CHECK-NEXT:   %[[MUL_2:.*]] = llvm.mul %[[ADD]], %[[CONSTANT_2]] : i64
// CHECK-NEXT:   %[[ADD_1:.*]] = llvm.add %[[MUL]], %[[MUL_2]] : i64
// CHECK-NEXT:   %[[ALLOCA:.*]] = llvm.alloca %[[ADD_1]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[CALL]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   "llvm.intr.memcpy"(%[[ALLOCA]], %[[EXTRACTVALUE_3]], %[[ADD_1]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:   llvm.call @free(%[[EXTRACTVALUE_3]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[CALL]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[EXTRACTVALUE_4]], %[[POISON_1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[ALLOCA]], %[[INSERTVALUE_2]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[CONSTANT_4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_5:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_6:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_7:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:   %[[MUL_3:.*]] = llvm.mul %[[CONSTANT_5]], %[[CONSTANT_7]] : i64
// CHECK-NEXT:   %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[INSERTVALUE_3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[MUL_4:.*]] = llvm.mul %[[CONSTANT_5]], %[[EXTRACTVALUE_5]] : i64
// CHECK-NEXT:   %[[ADD_2:.*]] = llvm.add %[[MUL_4]], %[[CONSTANT_4]] : i64
// CHECK-NEXT:   %[[MUL_5:.*]] = llvm.mul %[[ADD_2]], %[[CONSTANT_6]] : i64
// CHECK-NEXT:   %[[ADD_3:.*]] = llvm.add %[[MUL_3]], %[[MUL_5]] : i64
// CHECK-NEXT:   %[[CALL_1:.*]] = llvm.call @malloc(%[[ADD_3]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:   %[[EXTRACTVALUE_6:.*]] = llvm.extractvalue %[[INSERTVALUE_3]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   "llvm.intr.memcpy"(%[[CALL_1]], %[[EXTRACTVALUE_6]], %[[ADD_3]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:   %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[EXTRACTVALUE_7:.*]] = llvm.extractvalue %[[INSERTVALUE_3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[EXTRACTVALUE_7]], %[[POISON_2]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[INSERTVALUE_5:.*]] = llvm.insertvalue %[[CALL_1]], %[[INSERTVALUE_4]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   llvm.return %[[INSERTVALUE_5]] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: }
func.func @k(%u: memref<*xf32>) -> memref<*xf32> {
  %0 = call @k(%u) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
