// RUN: strata opt --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s
//
// Allocation, access, copies, globals.

func.func @f(%m: memref<?x4xf32>, %i: index, %s: memref<8x8xf32, strided<[?, 1], offset: ?>>, %z: memref<f32>, %u: memref<*xf32>) {
  %x = memref.load %m[%i, %i] : memref<?x4xf32>
  memref.store %x, %s[%i, %i] : memref<8x8xf32, strided<[?, 1], offset: ?>>
  %l = memref.load %z[] : memref<f32>
  %a = memref.alloc(%i) : memref<?x4xf32>
  %b = memref.alloca() : memref<8xi1>
  %al = memref.alloc() {alignment = 64 : i64} : memref<8xi1>
  memref.dealloc %a : memref<?x4xf32>
  %d = memref.dim %m, %i : memref<?x4xf32>
  %c0 = arith.constant 0 : index
  %d0 = memref.dim %m, %c0 : memref<?x4xf32>
  %c = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %r = memref.rank %u : memref<*xf32>
  %dd = memref.dim %u, %i : memref<*xf32>
  memref.copy %m, %a : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %s, %s : memref<8x8xf32, strided<[?, 1], offset: ?>> to memref<8x8xf32, strided<[?, 1], offset: ?>>
  %rc = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [4, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  memref.prefetch %m[%i, %i], write, locality<1>, data : memref<?x4xf32>
  %g = memref.get_global @g : memref<4xi32>
  %at = memref.atomic_rmw addf %l, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %tr = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %bs, %o, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  memref.assume_alignment %m, 16 : memref<?x4xf32>
  return
}
memref.global "private" constant @g : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global @h : memref<2x2xf32> = uninitialized
memref.global "private" @k : memref<2xf32> = dense<0.0> {alignment = 32}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f(%[[M:[a-z0-9_]+]]: memref<?x4xf32>, %[[I:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: memref<8x8xf32, strided<[?, 1], offset: ?>>, %[[Z:[a-z0-9_]+]]: memref<f32>, %[[U:[a-z0-9_]+]]: memref<*xf32>) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[Z]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<8x8xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_3:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_4:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[MUL:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST_3]], %[[CONSTANT]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[ADD:.*]] = llvm.add %[[MUL]], %[[UNREALIZED_CONVERSION_CAST_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr inbounds|nuw %[[EXTRACTVALUE]][%[[ADD]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_2]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR_1:.*]] = llvm.getelementptr %[[EXTRACTVALUE_1]][%[[EXTRACTVALUE_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_2]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[MUL_1:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST_3]], %[[EXTRACTVALUE_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[ADD_1:.*]] = llvm.add %[[MUL_1]], %[[UNREALIZED_CONVERSION_CAST_3]] overflow<nsw, nuw> : i64
// CHECK-NEXT:     %[[GETELEMENTPTR_2:.*]] = llvm.getelementptr inbounds|nuw %[[GETELEMENTPTR_1]][%[[ADD_1]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %[[LOAD]], %[[GETELEMENTPTR_2]] : f32, !llvm.ptr
// CHECK-NEXT:     %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[LOAD_1:.*]] = llvm.load %[[EXTRACTVALUE_4]] : !llvm.ptr -> f32
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[MUL_2:.*]] = llvm.mul %[[CONSTANT_1]], %[[UNREALIZED_CONVERSION_CAST_3]] : i64
// CHECK-NEXT:     %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[GETELEMENTPTR_3:.*]] = llvm.getelementptr %[[ZERO]][%[[MUL_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[PTRTOINT:.*]] = llvm.ptrtoint %[[GETELEMENTPTR_3]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[CALL:.*]] = llvm.call @malloc(%[[PTRTOINT]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[CALL]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[CALL]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_3:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[CONSTANT_3]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_3]], %[[INSERTVALUE_2]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[CONSTANT_1]], %[[INSERTVALUE_3]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_5:.*]] = llvm.insertvalue %[[CONSTANT_1]], %[[INSERTVALUE_4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_6:.*]] = llvm.insertvalue %[[CONSTANT_2]], %[[INSERTVALUE_5]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_4:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[CONSTANT_5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[ALLOCA:.*]] = llvm.alloca %[[CONSTANT_4]] x i1 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_7:.*]] = llvm.insertvalue %[[ALLOCA]], %[[POISON_1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_8:.*]] = llvm.insertvalue %[[ALLOCA]], %[[INSERTVALUE_7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_6:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_9:.*]] = llvm.insertvalue %[[CONSTANT_6]], %[[INSERTVALUE_8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_10:.*]] = llvm.insertvalue %[[CONSTANT_4]], %[[INSERTVALUE_9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_11:.*]] = llvm.insertvalue %[[CONSTANT_5]], %[[INSERTVALUE_10]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_7:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[CONSTANT_8:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[ZERO_1:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[GETELEMENTPTR_4:.*]] = llvm.getelementptr %[[ZERO_1]][%[[CONSTANT_7]]] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %[[PTRTOINT_1:.*]] = llvm.ptrtoint %[[GETELEMENTPTR_4]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[CONSTANT_9:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %[[ADD_2:.*]] = llvm.add %[[PTRTOINT_1]], %[[CONSTANT_9]] : i64
// CHECK-NEXT:     %[[CALL_1:.*]] = llvm.call @malloc(%[[ADD_2]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %[[PTRTOINT_2:.*]] = llvm.ptrtoint %[[CALL_1]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[CONSTANT_10:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[SUB:.*]] = llvm.sub %[[CONSTANT_9]], %[[CONSTANT_10]] : i64
// CHECK-NEXT:     %[[ADD_3:.*]] = llvm.add %[[PTRTOINT_2]], %[[SUB]] : i64
// CHECK-NEXT:     %[[UREM:.*]] = llvm.urem %[[ADD_3]], %[[CONSTANT_9]] : i64
// CHECK-NEXT:     %[[SUB_1:.*]] = llvm.sub %[[ADD_3]], %[[UREM]] : i64
// CHECK-NEXT:     %[[INTTOPTR:.*]] = llvm.inttoptr %[[SUB_1]] : i64 to !llvm.ptr
// CHECK-NEXT:     %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_12:.*]] = llvm.insertvalue %[[CALL_1]], %[[POISON_2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_13:.*]] = llvm.insertvalue %[[INTTOPTR]], %[[INSERTVALUE_12]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_11:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_14:.*]] = llvm.insertvalue %[[CONSTANT_11]], %[[INSERTVALUE_13]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_15:.*]] = llvm.insertvalue %[[CONSTANT_7]], %[[INSERTVALUE_14]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_16:.*]] = llvm.insertvalue %[[CONSTANT_8]], %[[INSERTVALUE_15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[INSERTVALUE_6]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     llvm.call @free(%[[EXTRACTVALUE_5]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[CONSTANT_12:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[EXTRACTVALUE_6:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[ALLOCA_1:.*]] = llvm.alloca %[[CONSTANT_12]] x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[EXTRACTVALUE_6]], %[[ALLOCA_1]] : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT:     %[[GETELEMENTPTR_5:.*]] = llvm.getelementptr %[[ALLOCA_1]][0, %[[UNREALIZED_CONVERSION_CAST_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT:     %[[LOAD_2:.*]] = llvm.load %[[GETELEMENTPTR_5]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTVALUE_7:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_13:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[ALLOCA_2:.*]] = llvm.alloca %[[CONSTANT_13]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[UNREALIZED_CONVERSION_CAST_4]], %[[ALLOCA_2]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %[[CONSTANT_14:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %[[POISON_3:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[INSERTVALUE_17:.*]] = llvm.insertvalue %[[CONSTANT_14]], %[[POISON_3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[INSERTVALUE_18:.*]] = llvm.insertvalue %[[ALLOCA_2]], %[[INSERTVALUE_17]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[EXTRACTVALUE_8:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[EXTRACTVALUE_9:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[GETELEMENTPTR_6:.*]] = llvm.getelementptr %[[EXTRACTVALUE_9]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[CONSTANT_15:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[ADD_4:.*]] = llvm.add %[[CONSTANT_15]], %[[UNREALIZED_CONVERSION_CAST_3]] : i64
// CHECK-NEXT:     %[[GETELEMENTPTR_7:.*]] = llvm.getelementptr %[[GETELEMENTPTR_6]][%[[ADD_4]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %[[LOAD_3:.*]] = llvm.load %[[GETELEMENTPTR_7]] : !llvm.ptr -> i64
// CHECK-NEXT:     %[[CONSTANT_16:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[EXTRACTVALUE_10:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[MUL_3:.*]] = llvm.mul %[[CONSTANT_16]], %[[EXTRACTVALUE_10]] : i64
// CHECK-NEXT:     %[[EXTRACTVALUE_11:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[MUL_4:.*]] = llvm.mul %[[MUL_3]], %[[EXTRACTVALUE_11]] : i64
// CHECK-NEXT:     %[[ZERO_2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[GETELEMENTPTR_8:.*]] = llvm.getelementptr %[[ZERO_2]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[PTRTOINT_3:.*]] = llvm.ptrtoint %[[GETELEMENTPTR_8]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[MUL_5:.*]] = llvm.mul %[[MUL_4]], %[[PTRTOINT_3]] : i64
// CHECK-NEXT:     %[[EXTRACTVALUE_12:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_13:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR_9:.*]] = llvm.getelementptr %[[EXTRACTVALUE_12]][%[[EXTRACTVALUE_13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[EXTRACTVALUE_14:.*]] = llvm.extractvalue %[[INSERTVALUE_6]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_15:.*]] = llvm.extractvalue %[[INSERTVALUE_6]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR_10:.*]] = llvm.getelementptr %[[EXTRACTVALUE_14]][%[[EXTRACTVALUE_15]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.memcpy"(%[[GETELEMENTPTR_10]], %[[GETELEMENTPTR_9]], %[[MUL_5]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %[[STACKSAVE:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     %[[CONSTANT_17:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[CONSTANT_18:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[ALLOCA_3:.*]] = llvm.alloca %[[CONSTANT_18]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[UNREALIZED_CONVERSION_CAST_2]], %[[ALLOCA_3]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %[[POISON_4:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[INSERTVALUE_19:.*]] = llvm.insertvalue %[[CONSTANT_17]], %[[POISON_4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[INSERTVALUE_20:.*]] = llvm.insertvalue %[[ALLOCA_3]], %[[INSERTVALUE_19]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[CONSTANT_19:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %[[CONSTANT_20:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[ALLOCA_4:.*]] = llvm.alloca %[[CONSTANT_20]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[UNREALIZED_CONVERSION_CAST_2]], %[[ALLOCA_4]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %[[POISON_5:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[INSERTVALUE_21:.*]] = llvm.insertvalue %[[CONSTANT_19]], %[[POISON_5]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[INSERTVALUE_22:.*]] = llvm.insertvalue %[[ALLOCA_4]], %[[INSERTVALUE_21]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %[[CONSTANT_21:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[ALLOCA_5:.*]] = llvm.alloca %[[CONSTANT_21]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[INSERTVALUE_20]], %[[ALLOCA_5]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %[[ALLOCA_6:.*]] = llvm.alloca %[[CONSTANT_21]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %[[INSERTVALUE_22]], %[[ALLOCA_6]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %[[ZERO_3:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[GETELEMENTPTR_11:.*]] = llvm.getelementptr %[[ZERO_3]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[PTRTOINT_4:.*]] = llvm.ptrtoint %[[GETELEMENTPTR_11]] : !llvm.ptr to i64
// CHECK-NEXT:     llvm.call @memrefCopy(%[[PTRTOINT_4]], %[[ALLOCA_5]], %[[ALLOCA_6]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.intr.stackrestore %[[STACKSAVE]] : !llvm.ptr
// CHECK-NEXT:     %[[POISON_6:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_16:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_17:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_23:.*]] = llvm.insertvalue %[[EXTRACTVALUE_16]], %[[POISON_6]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_24:.*]] = llvm.insertvalue %[[EXTRACTVALUE_17]], %[[INSERTVALUE_23]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_25:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_3]], %[[INSERTVALUE_24]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_26:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_3]], %[[INSERTVALUE_25]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_22:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_27:.*]] = llvm.insertvalue %[[CONSTANT_22]], %[[INSERTVALUE_26]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_23:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_28:.*]] = llvm.insertvalue %[[CONSTANT_23]], %[[INSERTVALUE_27]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_24:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_29:.*]] = llvm.insertvalue %[[CONSTANT_24]], %[[INSERTVALUE_28]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_18:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[PTRTOINT_5:.*]] = llvm.ptrtoint %[[EXTRACTVALUE_18]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[EXTRACTVALUE_19:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_25:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[MUL_6:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST_3]], %[[CONSTANT_25]] : i64
// CHECK-NEXT:     %[[ADD_5:.*]] = llvm.add %[[MUL_6]], %[[UNREALIZED_CONVERSION_CAST_3]] : i64
// CHECK-NEXT:     %[[GETELEMENTPTR_12:.*]] = llvm.getelementptr %[[EXTRACTVALUE_19]][%[[ADD_5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.prefetch"(%[[GETELEMENTPTR_12]]) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:     %[[CONSTANT_26:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[CONSTANT_27:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[ZERO_4:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %[[GETELEMENTPTR_13:.*]] = llvm.getelementptr %[[ZERO_4]][%[[CONSTANT_26]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %[[PTRTOINT_6:.*]] = llvm.ptrtoint %[[GETELEMENTPTR_13]] : !llvm.ptr to i64
// CHECK-NEXT:     %[[ADDRESSOF:.*]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %[[GETELEMENTPTR_14:.*]] = llvm.getelementptr %[[ADDRESSOF]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT:     %[[CONSTANT_28:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %[[INTTOPTR_1:.*]] = llvm.inttoptr %[[CONSTANT_28]] : i64 to !llvm.ptr
// CHECK-NEXT:     %[[POISON_7:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_30:.*]] = llvm.insertvalue %[[INTTOPTR_1]], %[[POISON_7]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_31:.*]] = llvm.insertvalue %[[GETELEMENTPTR_14]], %[[INSERTVALUE_30]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_29:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_32:.*]] = llvm.insertvalue %[[CONSTANT_29]], %[[INSERTVALUE_31]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_33:.*]] = llvm.insertvalue %[[CONSTANT_26]], %[[INSERTVALUE_32]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_34:.*]] = llvm.insertvalue %[[CONSTANT_27]], %[[INSERTVALUE_33]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_20:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_30:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %[[MUL_7:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST_3]], %[[CONSTANT_30]] : i64
// CHECK-NEXT:     %[[ADD_6:.*]] = llvm.add %[[MUL_7]], %[[UNREALIZED_CONVERSION_CAST_3]] : i64
// CHECK-NEXT:     %[[GETELEMENTPTR_15:.*]] = llvm.getelementptr %[[EXTRACTVALUE_20]][%[[ADD_6]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[ATOMICRMW:.*]] = llvm.atomicrmw fadd %[[GETELEMENTPTR_15]], %[[LOAD_1]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     %[[POISON_8:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_21:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_35:.*]] = llvm.insertvalue %[[EXTRACTVALUE_21]], %[[POISON_8]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_22:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_36:.*]] = llvm.insertvalue %[[EXTRACTVALUE_22]], %[[INSERTVALUE_35]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_23:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_37:.*]] = llvm.insertvalue %[[EXTRACTVALUE_23]], %[[INSERTVALUE_36]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_24:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_38:.*]] = llvm.insertvalue %[[EXTRACTVALUE_24]], %[[INSERTVALUE_37]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_25:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_39:.*]] = llvm.insertvalue %[[EXTRACTVALUE_25]], %[[INSERTVALUE_38]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_26:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_40:.*]] = llvm.insertvalue %[[EXTRACTVALUE_26]], %[[INSERTVALUE_39]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_27:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_41:.*]] = llvm.insertvalue %[[EXTRACTVALUE_27]], %[[INSERTVALUE_40]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_28:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_29:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[POISON_9:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[INSERTVALUE_42:.*]] = llvm.insertvalue %[[EXTRACTVALUE_28]], %[[POISON_9]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[INSERTVALUE_43:.*]] = llvm.insertvalue %[[EXTRACTVALUE_29]], %[[INSERTVALUE_42]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[CONSTANT_31:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_44:.*]] = llvm.insertvalue %[[CONSTANT_31]], %[[INSERTVALUE_43]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[EXTRACTVALUE_30:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_31:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_32:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_33:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_34:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_35:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT_32:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %[[CONSTANT_33:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     llvm.intr.assume %[[CONSTANT_32]] ["align"(%[[EXTRACTVALUE_35]], %[[CONSTANT_33]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global private constant @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
// CHECK-NEXT:   llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.array<2 x array<2 x f32>> {
// CHECK-NEXT:     %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT:     llvm.return %[[UNDEF]] : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global private @k(dense<0.000000e+00> : tensor<2xf32>) {addr_space = 0 : i32, alignment = 32 : i64} : !llvm.array<2 x f32>
// CHECK-NEXT: }
