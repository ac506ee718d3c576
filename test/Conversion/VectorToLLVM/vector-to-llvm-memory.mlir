// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Access to memory.

func.func @load(%m: memref<8x8xf32>, %i: index) -> vector<4xf32> {
  %r = vector.load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @load_aligned(%m: memref<?xindex>, %i: index) -> vector<4xindex> {
  %r = vector.load %m[%i] {nontemporal = true, alignment = 16} : memref<?xindex>, vector<4xindex>
  return %r : vector<4xindex>
}
func.func @load_vector(%m: memref<8xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %r = vector.load %m[%i] : memref<8xvector<4xf32>>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @load_matrix(%m: memref<8x8xf32>, %i: index) -> vector<2x4xf32> {
  %r = vector.load %m[%i, %i] : memref<8x8xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @store(%m: memref<8xf64>, %i: index, %v: vector<4xf64>) {
  vector.store %v, %m[%i] : memref<8xf64>, vector<4xf64>
  return
}
func.func @masked_load(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.maskedload %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
func.func @masked_store(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.maskedstore %m[%i], %k, %v {alignment = 8} : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
func.func @gather(%m: memref<8xf32>, %i: index, %v: vector<2x4xf32>, %k: vector<2x4xi1>, %x: vector<2x4xi32>) -> vector<2x4xf32> {
  %r = vector.gather %m[%i][%x], %k, %v : memref<8xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @gather_strided(%m: memref<8xf32, strided<[2]>>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: vector<4xi32>) -> vector<4xf32> {
  %r = vector.gather %m[%i][%x], %k, %v : memref<8xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
func.func @scatter(%m: memref<8xf32, 3>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %x: vector<4xi32>) {
  vector.scatter %m[%i][%x], %k, %v : memref<8xf32, 3>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
func.func @expand_load(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) -> vector<4xf32> {
  %r = vector.expandload %m[%i], %k, %v {alignment = 16} : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
func.func @compress_store(%m: memref<8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.compressstore %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return
}
func.func @type_cast(%m: memref<4x4xf32>) -> memref<vector<4x4xf32>> {
  %r = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x4xf32>>
  return %r : memref<vector<4x4xf32>>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @load(%[[M:[a-z0-9_]+]]: memref<8x8xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %[[MUL:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST]], %[[CONSTANT]] : i64
// CHECK-NEXT:     %[[ADD:.*]] = llvm.add %[[MUL]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[ADD]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %[[LOAD]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @load_aligned(%[[M:[a-z0-9_]+]]: memref<?xindex>, %[[I:[a-z0-9_]+]]: index) -> vector<4xindex> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] {alignment = 16 : i64, nontemporal} : !llvm.ptr -> vector<4xi64>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[LOAD]] : vector<4xi64> to vector<4xindex>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @load_vector(%[[M:[a-z0-9_]+]]: memref<8xvector<4xf32>>, %[[I:[a-z0-9_]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xvector<4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.load %[[GETELEMENTPTR]] {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK-NEXT:     return %[[LOAD]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @load_matrix(%[[M:[a-z0-9_]+]]: memref<8x8xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[R:.*]] = vector.load %[[M]][%[[I]], %[[I]]] : memref<8x8xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %[[R]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @store(%[[M:[a-z0-9_]+]]: memref<8xf64>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf64>) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT:     llvm.store %[[V]], %[[GETELEMENTPTR]] {alignment = 8 : i64} : vector<4xf64>, !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_load(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[LOAD:.*]] = llvm.intr.masked.load %[[GETELEMENTPTR]], %[[K]], %[[V]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[LOAD]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_store(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.intr.masked.store %[[V]], %[[GETELEMENTPTR]], %[[K]] {alignment = 8 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @gather(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<2x4xf32>, %[[K:[a-z0-9_]+]]: vector<2x4xi1>, %[[X:[a-z0-9_]+]]: vector<2x4xi32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_3:.*]] = builtin.unrealized_conversion_cast %[[K]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_4:.*]] = builtin.unrealized_conversion_cast %[[X]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_5:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_3]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_2]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE_3]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[GETELEMENTPTR_1:.*]] = llvm.getelementptr %[[GETELEMENTPTR]][%[[EXTRACTVALUE]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[GATHER:.*]] = llvm.intr.masked.gather %[[GETELEMENTPTR_1]], %[[EXTRACTVALUE_1]], %[[EXTRACTVALUE_2]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[GATHER]], %[[UNREALIZED_CONVERSION_CAST_5]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_4]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_3]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[EXTRACTVALUE_6:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_2]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_7:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR_2:.*]] = llvm.getelementptr %[[EXTRACTVALUE_7]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[GETELEMENTPTR_3:.*]] = llvm.getelementptr %[[GETELEMENTPTR_2]][%[[EXTRACTVALUE_4]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[GATHER_1:.*]] = llvm.intr.masked.gather %[[GETELEMENTPTR_3]], %[[EXTRACTVALUE_5]], %[[EXTRACTVALUE_6]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[GATHER_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_6:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_6]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @gather_strided(%[[M:[a-z0-9_]+]]: memref<8xf32, strided<[2]>>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>, %[[X:[a-z0-9_]+]]: vector<4xi32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[GATHER:.*]] = vector.gather %[[M]][%[[I]]] [%[[X]]], %[[K]], %[[V]] : memref<8xf32, strided<[2]>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[GATHER]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scatter(%[[M:[a-z0-9_]+]]: memref<8xf32, 3>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>, %[[X:[a-z0-9_]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:     %[[GETELEMENTPTR_1:.*]] = llvm.getelementptr %[[GETELEMENTPTR]][%[[X]]] : (!llvm.ptr<3>, vector<4xi32>) -> vector<4x!llvm.ptr<3>>, f32
// CHECK-NEXT:     llvm.intr.masked.scatter %[[V]], %[[GETELEMENTPTR_1]], %[[K]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr<3>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @expand_load(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[EXPANDLOAD:.*]] = "llvm.intr.masked.expandload"(%[[GETELEMENTPTR]], %[[K]], %[[V]]) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[EXPANDLOAD]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @compress_store(%[[M:[a-z0-9_]+]]: memref<8xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[K:[a-z0-9_]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.masked.compressstore"(%[[V]], %[[GETELEMENTPTR]], %[[K]]) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @type_cast(%[[M:[a-z0-9_]+]]: memref<4x4xf32>) -> memref<vector<4x4xf32>> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<4x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[POISON]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[EXTRACTVALUE_1]], %[[INSERTVALUE]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[CONSTANT]], %[[INSERTVALUE_1]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_2]] : !llvm.struct<(ptr, ptr, i64)> to memref<vector<4x4xf32>>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_1]] : memref<vector<4x4xf32>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
