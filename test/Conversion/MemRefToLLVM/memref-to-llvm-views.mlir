// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s
//
// Reshapes, views, address spaces.

// CHECK-LABEL: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[S:[a-z0-9_]+]]: memref<8x8xf32>, %[[SHD:[a-z0-9_]+]]: memref<3xi32>, %[[SHD2:[a-z0-9_]+]]: memref<2xindex>, %[[I:[a-z0-9_]+]]: index, %[[U:[a-z0-9_]+]]: memref<*xf32>, %[[DM:[a-z0-9_]+]]: memref<?x?xf32>, %[[C:[a-z0-9_]+]]: memref<4xf32, 1>, %[[M:[a-z0-9_]+]]: memref<4xi32>, %[[BB:[a-z0-9_]+]]: memref<?xi8>, %[[Q:[a-z0-9_]+]]: memref<?xf32>, %[[OFF:[a-z0-9_]+]]: memref<4xf32, strided<[1], offset: 3>>) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[OFF]] : memref<4xf32, strided<[1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[BB]] : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[U]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_3:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_4:.*]] = builtin.unrealized_conversion_cast %[[DM]] : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_5:.*]] = builtin.unrealized_conversion_cast %[[SHD]] : memref<3xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_6:.*]] = builtin.unrealized_conversion_cast %[[S]] : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_6]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_6]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[EXTRACTVALUE_1]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[CONSTANT]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = llvm.getelementptr inbounds|nuw %[[EXTRACTVALUE_2]][%[[CONSTANT_2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:   %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] : !llvm.ptr -> i32
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_7:.*]] = builtin.unrealized_conversion_cast %[[LOAD]] : i32 to i64
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_7]], %[[INSERTVALUE_2]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_4:.*]] = llvm.insertvalue %[[CONSTANT_1]], %[[INSERTVALUE_3]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[MUL:.*]] = llvm.mul %[[CONSTANT_1]], %[[UNREALIZED_CONVERSION_CAST_7]] : i64
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_5:.*]] = llvm.insertvalue %[[CONSTANT_3]], %[[INSERTVALUE_4]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_6:.*]] = llvm.insertvalue %[[MUL]], %[[INSERTVALUE_5]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[MUL_1:.*]] = llvm.mul %[[MUL]], %[[CONSTANT_3]] : i64
// CHECK-NEXT:   %[[CONSTANT_4:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[GETELEMENTPTR_1:.*]] = llvm.getelementptr inbounds|nuw %[[EXTRACTVALUE_3]][%[[CONSTANT_4]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:   %[[LOAD_1:.*]] = llvm.load %[[GETELEMENTPTR_1]] : !llvm.ptr -> i32
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_8:.*]] = builtin.unrealized_conversion_cast %[[LOAD_1]] : i32 to i64
// CHECK-NEXT:   %[[INSERTVALUE_7:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_8]], %[[INSERTVALUE_6]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_8:.*]] = llvm.insertvalue %[[MUL_1]], %[[INSERTVALUE_7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[MUL_2:.*]] = llvm.mul %[[MUL_1]], %[[UNREALIZED_CONVERSION_CAST_8]] : i64
// CHECK-NEXT:   %[[GENERIC_ATOMIC_RMW:.*]] = memref.generic_atomic_rmw %[[M]][%[[I]]] : memref<4xi32> {
// CHECK-NEXT:   ^bb0(%[[ARG11:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[ARG11]], %[[ARG11]] : i32
// CHECK-NEXT:     memref.atomic_yield %[[ADDI]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[CONSTANT_5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR_2:.*]] = llvm.getelementptr %[[ZERO]][%[[CONSTANT_5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:   %[[PTRTOINT:.*]] = llvm.ptrtoint %[[GETELEMENTPTR_2]] : !llvm.ptr to i64
// CHECK-NEXT:   %[[ADDRESSOF:.*]] = llvm.mlir.addressof @gg : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR_3:.*]] = llvm.getelementptr %[[ADDRESSOF]][0] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK-NEXT:   %[[CONSTANT_6:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:   %[[INTTOPTR:.*]] = llvm.inttoptr %[[CONSTANT_6]] : i64 to !llvm.ptr
// CHECK-NEXT:   %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   %[[INSERTVALUE_9:.*]] = llvm.insertvalue %[[INTTOPTR]], %[[POISON_1]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   %[[INSERTVALUE_10:.*]] = llvm.insertvalue %[[GETELEMENTPTR_3]], %[[INSERTVALUE_9]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   %[[CONSTANT_7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_11:.*]] = llvm.insertvalue %[[CONSTANT_7]], %[[INSERTVALUE_10]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   %[[CONSTANT_8:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_9:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[ZERO_1:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR_4:.*]] = llvm.getelementptr %[[ZERO_1]][%[[CONSTANT_8]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT:   %[[PTRTOINT_1:.*]] = llvm.ptrtoint %[[GETELEMENTPTR_4]] : !llvm.ptr to i64
// CHECK-NEXT:   %[[ADDRESSOF_1:.*]] = llvm.mlir.addressof @gx : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR_5:.*]] = llvm.getelementptr %[[ADDRESSOF_1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(f32, f32)>>
// CHECK-NEXT:   %[[CONSTANT_10:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:   %[[INTTOPTR_1:.*]] = llvm.inttoptr %[[CONSTANT_10]] : i64 to !llvm.ptr
// CHECK-NEXT:   %[[POISON_2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_12:.*]] = llvm.insertvalue %[[INTTOPTR_1]], %[[POISON_2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_13:.*]] = llvm.insertvalue %[[GETELEMENTPTR_5]], %[[INSERTVALUE_12]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_11:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_14:.*]] = llvm.insertvalue %[[CONSTANT_11]], %[[INSERTVALUE_13]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_15:.*]] = llvm.insertvalue %[[CONSTANT_8]], %[[INSERTVALUE_14]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_16:.*]] = llvm.insertvalue %[[CONSTANT_9]], %[[INSERTVALUE_15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_12:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[ALLOCA:.*]] = llvm.alloca %[[CONSTANT_12]] x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %[[EXTRACTVALUE_4]], %[[ALLOCA]] : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR_6:.*]] = llvm.getelementptr %[[ALLOCA]][0, %[[UNREALIZED_CONVERSION_CAST_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT:   %[[LOAD_2:.*]] = llvm.load %[[GETELEMENTPTR_6]] : !llvm.ptr -> i64
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_9:.*]] = builtin.unrealized_conversion_cast %[[C1]] : index to i64
// CHECK-NEXT:   %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_6:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_2]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:   %[[GETELEMENTPTR_7:.*]] = llvm.getelementptr %[[EXTRACTVALUE_6]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:   %[[CONSTANT_13:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[ADD:.*]] = llvm.add %[[CONSTANT_13]], %[[UNREALIZED_CONVERSION_CAST_9]] : i64
// CHECK-NEXT:   %[[GETELEMENTPTR_8:.*]] = llvm.getelementptr %[[GETELEMENTPTR_7]][%[[ADD]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:   %[[LOAD_3:.*]] = llvm.load %[[GETELEMENTPTR_8]] : !llvm.ptr -> i64
// CHECK-NEXT:   %[[CONSTANT_14:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_15:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[ZERO_2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR_9:.*]] = llvm.getelementptr %[[ZERO_2]][%[[CONSTANT_14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %[[PTRTOINT_2:.*]] = llvm.ptrtoint %[[GETELEMENTPTR_9]] : !llvm.ptr to i64
// CHECK-NEXT:   %[[CALL:.*]] = llvm.call @malloc(%[[PTRTOINT_2]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:   %[[ADDRSPACECAST:.*]] = llvm.addrspacecast %[[CALL]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:   %[[POISON_3:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_17:.*]] = llvm.insertvalue %[[ADDRSPACECAST]], %[[POISON_3]][0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_18:.*]] = llvm.insertvalue %[[ADDRSPACECAST]], %[[INSERTVALUE_17]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_16:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_19:.*]] = llvm.insertvalue %[[CONSTANT_16]], %[[INSERTVALUE_18]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_20:.*]] = llvm.insertvalue %[[CONSTANT_14]], %[[INSERTVALUE_19]][3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_21:.*]] = llvm.insertvalue %[[CONSTANT_15]], %[[INSERTVALUE_20]][4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_17:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:   %[[CONSTANT_18:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[ALLOCA_1:.*]] = llvm.alloca %[[CONSTANT_17]] x f32 : (i64) -> !llvm.ptr<1>
// CHECK-NEXT:   %[[POISON_4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_22:.*]] = llvm.insertvalue %[[ALLOCA_1]], %[[POISON_4]][0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_23:.*]] = llvm.insertvalue %[[ALLOCA_1]], %[[INSERTVALUE_22]][1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_19:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_24:.*]] = llvm.insertvalue %[[CONSTANT_19]], %[[INSERTVALUE_23]][2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_25:.*]] = llvm.insertvalue %[[CONSTANT_17]], %[[INSERTVALUE_24]][3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_26:.*]] = llvm.insertvalue %[[CONSTANT_18]], %[[INSERTVALUE_25]][4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[POISON_5:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_7:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_27:.*]] = llvm.insertvalue %[[EXTRACTVALUE_7]], %[[POISON_5]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[EXTRACTVALUE_8:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[GETELEMENTPTR_10:.*]] = llvm.getelementptr %[[EXTRACTVALUE_8]][%[[UNREALIZED_CONVERSION_CAST_3]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:   %[[INSERTVALUE_28:.*]] = llvm.insertvalue %[[GETELEMENTPTR_10]], %[[INSERTVALUE_27]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_20:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_29:.*]] = llvm.insertvalue %[[CONSTANT_20]], %[[INSERTVALUE_28]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_30:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_3]], %[[INSERTVALUE_29]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_21:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_31:.*]] = llvm.insertvalue %[[CONSTANT_21]], %[[INSERTVALUE_30]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_22:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:   %[[INSERTVALUE_32:.*]] = llvm.insertvalue %[[CONSTANT_22]], %[[INSERTVALUE_31]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[MUL_3:.*]] = llvm.mul %[[CONSTANT_21]], %[[UNREALIZED_CONVERSION_CAST_3]] : i64
// CHECK-NEXT:   %[[INSERTVALUE_33:.*]] = llvm.insertvalue %[[MUL_3]], %[[INSERTVALUE_32]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[INSERTVALUE_34:.*]] = llvm.insertvalue %[[UNREALIZED_CONVERSION_CAST_3]], %[[INSERTVALUE_33]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[MUL_4:.*]] = llvm.mul %[[MUL_3]], %[[CONSTANT_22]] : i64
// CHECK-NEXT:   %[[INSERTVALUE_35:.*]] = llvm.insertvalue %[[MUL_4]], %[[INSERTVALUE_34]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:   %[[STACKSAVE:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:   llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "foo.x"() : () -> ()
// CHECK-NEXT:   llvm.intr.stackrestore %[[STACKSAVE]] : !llvm.ptr
// CHECK-NEXT:   llvm.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[RL:.*]] = memref.realloc %[[Q]] : memref<?xf32> to memref<8xf32>
// CHECK-NEXT:   %[[EXTRACTVALUE_9:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CONSTANT_23:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:   %[[GETELEMENTPTR_11:.*]] = llvm.getelementptr %[[EXTRACTVALUE_9]][%[[CONSTANT_23]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:   %[[CONSTANT_24:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:   %[[CONSTANT_25:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:   llvm.intr.assume %[[CONSTANT_24]] ["align"(%[[GETELEMENTPTR_11]], %[[CONSTANT_25]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%s: memref<8x8xf32>, %shd: memref<3xi32>, %shd2: memref<2xindex>, %i: index, %u: memref<*xf32>, %dm: memref<?x?xf32>, %c: memref<4xf32, 1>, %m: memref<4xi32>, %bb: memref<?xi8>, %q: memref<?xf32>, %off: memref<4xf32, strided<[1], offset: 3>>) {
  %rs = memref.reshape %s(%shd) : (memref<8x8xf32>, memref<3xi32>) -> memref<?x4x?xf32>
  %ga = memref.generic_atomic_rmw %m[%i] : memref<4xi32> { ^bb0(%x: i32): %y = arith.addi %x, %x : i32
    memref.atomic_yield %y : i32 }
  %g = memref.get_global @gg : memref<index>
  %gx = memref.get_global @gx : memref<2xcomplex<f32>>
  %d = memref.dim %dm, %i : memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %d1 = memref.dim %dm, %c1 : memref<?x?xf32>
  %dd = memref.dim %u, %c1 : memref<*xf32>
  %al = memref.alloc() : memref<4xf32, 1>
  %ala = memref.alloca() : memref<4xf32, 1>
  %v = memref.view %bb[%i][%i, %i] : memref<?xi8> to memref<?x4x?xf32>
  memref.alloca_scope { 
    "foo.x"() : () -> ()
  }
  %rl = memref.realloc %q : memref<?xf32> to memref<8xf32>
  memref.assume_alignment %off, 16 : memref<4xf32, strided<[1], offset: 3>>
  return
}
memref.global "private" @gg : memref<index> = dense<7>
memref.global "nested" constant @gx : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global @ge : memref<2xvector<4xf32>>
memref.global @gi : memref<2xindex, 3> = dense<[1, 2]>

// CHECK: llvm.mlir.global private @gg(7 : index) {addr_space = 0 : i32} : i64
// CHECK-NEXT: llvm.mlir.global private constant @gx(dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>) {addr_space = 0 : i32} : !llvm.array<2 x struct<(f32, f32)>>
// CHECK-NEXT: llvm.mlir.global external @ge() {addr_space = 0 : i32} : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT: llvm.mlir.global external @gi(dense<[1, 2]> : tensor<2xindex>) {addr_space = 3 : i32} : !llvm.array<2 x i64>
