// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @loads(%i: index, %v: vector<4xf32>, %s: vector<[4]xf32>, %k: vector<4xi1>, %ks: vector<[4]xi1>, %x: vector<4xindex>, %n: vector<4xi32>, %m: memref<?x?xf32>, %p: memref<?xf32>, %q: memref<?x?xvector<4xf32>>, %t: tensor<?x?xf32>, %c: memref<5x4x3xf32>) {
  vector.compressstore %m[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %p[%i], %k, %v {alignment = 16 : i64, foo} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %0 = vector.expandload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.expandload %p[%i], %k, %v {alignment = 4 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%i, %i] [%x], %k, %v : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.gather %t[%i, %i] [%n], %k, %v {alignment = 8 : i64} : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<2x[4]xf32>
  %5 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x?xf32>, vector<f32>
  %6 = vector.load %q[%i, %i] {nontemporal = false, alignment = 32} : memref<?x?xvector<4xf32>>, vector<4xf32>
  %7 = vector.maskedload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %8 = vector.maskedload %p[%i], %ks, %s {alignment = 4 : i64} : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %p[%i], %ks, %s {alignment = 4 : i64} : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
  vector.scatter %m[%i, %i] [%x], %k, %v : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  vector.scatter %p[%i] [%n], %k, %v {alignment = 4 : i64} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %9 = vector.scatter %t[%i, %i] [%x], %k, %v : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
  vector.store %v, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true, alignment = 16 : i64, foo} : memref<?x?xf32>, vector<4xf32>
  %10 = vector.type_cast %c {a} : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
  return
}

func.func @transfers(%i: index, %f: f32, %m: memref<?x?xf32>, %z: memref<f32>, %q: memref<?x?xvector<4x3xf32>>, %e: vector<4x3xf32>, %t: tensor<?x?x?xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %k2: vector<4x8xi1>, %u: tensor<f32>, %w: vector<f32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f, %k {foo, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f, %k {foo, in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>
  %5 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  %6 = vector.transfer_read %z[], %f : memref<f32>, vector<f32>
  %7 = vector.transfer_read %z[], %f {permutation_map = affine_map<() -> (0)>} : memref<f32>, vector<1xf32>
  %8 = vector.transfer_read %q[%i, %i], %e {in_bounds = [false, true]} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %9 = vector.transfer_read %t[%i, %i, %i], %f, %k2 {permutation_map = affine_map<(d0, d1, d2) -> (0, d2, d0)>} : tensor<?x?x?xf32>, vector<8x8x4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %10 = vector.transfer_write %v, %t[%i, %i, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<4xf32>, tensor<?x?x?xf32>
  %11 = vector.transfer_write %w, %u[] : vector<f32>, tensor<f32>
  return
}

// CHECK-DAG: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-DAG: #map1 = affine_map<(d0, d1) -> (0)>
// CHECK-DAG: #map2 = affine_map<() -> (0)>
// CHECK-DAG: #map3 = affine_map<(d0, d1, d2) -> (0, d2, d0)>
// CHECK-DAG: #map4 = affine_map<(d0, d1, d2) -> (d1)>

// CHECK-LABEL: @loads
// CHECK-NEXT: vector.compressstore %arg7[%arg0, %arg0], %arg3, %arg1 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.compressstore %arg8[%arg0], %arg3, %arg1 {alignment = 16 : i64, foo} : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %0 = vector.expandload %arg7[%arg0, %arg0], %arg3, %arg1 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %1 = vector.expandload %arg8[%arg0], %arg3, %arg1 {alignment = 4 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %2 = vector.gather %arg7[%arg0, %arg0] [%arg5], %arg3, %arg1 : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %3 = vector.gather %arg10[%arg0, %arg0] [%arg6], %arg3, %arg1 {alignment = 8 : i64} : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %4 = vector.load %arg7[%arg0, %arg0] : memref<?x?xf32>, vector<2x[4]xf32>
// CHECK-NEXT: %5 = vector.load %arg7[%arg0, %arg0] {nontemporal = true} : memref<?x?xf32>, vector<f32>
// CHECK-NEXT: %6 = vector.load %arg9[%arg0, %arg0] {alignment = 32 : i64} : memref<?x?xvector<4xf32>>, vector<4xf32>
// CHECK-NEXT: %7 = vector.maskedload %arg7[%arg0, %arg0], %arg3, %arg1 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %8 = vector.maskedload %arg8[%arg0], %arg4, %arg2 {alignment = 4 : i64} : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT: vector.maskedstore %arg7[%arg0, %arg0], %arg3, %arg1 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.maskedstore %arg8[%arg0], %arg4, %arg2 {alignment = 4 : i64} : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT: vector.scatter %arg7[%arg0, %arg0] [%arg5], %arg3, %arg1 : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.scatter %arg8[%arg0] [%arg6], %arg3, %arg1 {alignment = 4 : i64} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %9 = vector.scatter %arg10[%arg0, %arg0] [%arg5], %arg3, %arg1 : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
// CHECK-NEXT: vector.store %arg1, %arg7[%arg0, %arg0] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %arg1, %arg7[%arg0, %arg0] {alignment = 16 : i64, foo, nontemporal = true} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %10 = vector.type_cast %arg11 {a} : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>

// CHECK-LABEL: @transfers
// CHECK-NEXT: %0 = vector.transfer_read %arg2[%arg0, %arg0], %arg1 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %1 = vector.transfer_read %arg2[%arg0, %arg0], %arg1, %arg8 {foo, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %2 = vector.transfer_read %arg2[%arg0, %arg0], %arg1, %arg8 {foo} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %3 = vector.transfer_read %arg2[%arg0, %arg0], %arg1, %arg8 {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %4 = vector.transfer_read %arg2[%arg0, %arg0], %arg1 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %5 = vector.transfer_read %arg2[%arg0, %arg0], %arg1 {permutation_map = #map1} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %6 = vector.transfer_read %arg3[], %arg1 : memref<f32>, vector<f32>
// CHECK-NEXT: %7 = vector.transfer_read %arg3[], %arg1 {permutation_map = #map2} : memref<f32>, vector<1xf32>
// CHECK-NEXT: %8 = vector.transfer_read %arg4[%arg0, %arg0], %arg5 {in_bounds = [false, true]} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
// CHECK-NEXT: %9 = vector.transfer_read %arg6[%arg0, %arg0, %arg0], %arg1, %arg9 {permutation_map = #map3} : tensor<?x?x?xf32>, vector<8x8x4xf32>
// CHECK-NEXT: vector.transfer_write %arg7, %arg2[%arg0, %arg0] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: vector.transfer_write %arg7, %arg2[%arg0, %arg0], %arg8 {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: %10 = vector.transfer_write %arg7, %arg6[%arg0, %arg0, %arg0] {permutation_map = #map4} : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT: %11 = vector.transfer_write %arg11, %arg10[] : vector<f32>, tensor<f32>

// GENERIC-DAG: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-DAG: #map1 = affine_map<(d0, d1) -> (d0)>
// GENERIC-DAG: #map2 = affine_map<(d0, d1) -> (0)>
// GENERIC-DAG: #map3 = affine_map<() -> ()>
// GENERIC-DAG: #map4 = affine_map<() -> (0)>
// GENERIC-DAG: #map5 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-DAG: #map6 = affine_map<(d0, d1, d2) -> (0, d2, d0)>
// GENERIC-DAG: #map7 = affine_map<(d0, d1, d2) -> (d1)>
// GENERIC: "vector.compressstore"(%arg19, %arg12, %arg12, %arg15, %arg13) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: "vector.compressstore"(%arg20, %arg12, %arg15, %arg13) <{alignment = 16 : i64}> {foo} : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: %12 = "vector.expandload"(%arg19, %arg12, %arg12, %arg15, %arg13) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %13 = "vector.expandload"(%arg20, %arg12, %arg15, %arg13) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %14 = "vector.gather"(%arg19, %arg12, %arg12, %arg17, %arg15, %arg13) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %15 = "vector.gather"(%arg22, %arg12, %arg12, %arg18, %arg15, %arg13) <{alignment = 8 : i64}> : (tensor<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %16 = "vector.load"(%arg19, %arg12, %arg12) : (memref<?x?xf32>, index, index) -> vector<2x[4]xf32>
// GENERIC: %17 = "vector.load"(%arg19, %arg12, %arg12) <{nontemporal = true}> : (memref<?x?xf32>, index, index) -> vector<f32>
// GENERIC: %18 = "vector.load"(%arg21, %arg12, %arg12) <{alignment = 32 : i64}> : (memref<?x?xvector<4xf32>>, index, index) -> vector<4xf32>
// GENERIC: %19 = "vector.maskedload"(%arg19, %arg12, %arg12, %arg15, %arg13) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %20 = "vector.maskedload"(%arg20, %arg12, %arg16, %arg14) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// GENERIC: "vector.maskedstore"(%arg19, %arg12, %arg12, %arg15, %arg13) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: "vector.maskedstore"(%arg20, %arg12, %arg16, %arg14) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<[4]xi1>, vector<[4]xf32>) -> ()
// GENERIC: "vector.scatter"(%arg19, %arg12, %arg12, %arg17, %arg15, %arg13) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: "vector.scatter"(%arg20, %arg12, %arg18, %arg15, %arg13) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: %21 = "vector.scatter"(%arg22, %arg12, %arg12, %arg17, %arg15, %arg13) : (tensor<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> tensor<?x?xf32>
// GENERIC: "vector.store"(%arg13, %arg19, %arg12, %arg12) : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC: "vector.store"(%arg13, %arg19, %arg12, %arg12) <{alignment = 16 : i64, nontemporal = true}> {foo} : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC: %22 = "vector.type_cast"(%arg23) {a} : (memref<5x4x3xf32>) -> memref<vector<5x4x3xf32>>
// GENERIC: %0 = "vector.transfer_read"(%arg2, %arg0, %arg0, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// GENERIC: %1 = "vector.transfer_read"(%arg2, %arg0, %arg0, %arg1, %arg8) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> {foo} : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// GENERIC: %2 = "vector.transfer_read"(%arg2, %arg0, %arg0, %arg1, %arg8) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> {foo} : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// GENERIC: %3 = "vector.transfer_read"(%arg2, %arg0, %arg0, %arg1, %arg8) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// GENERIC: %4 = "vector.transfer_read"(%arg2, %arg0, %arg0, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// GENERIC: %5 = "vector.transfer_read"(%arg2, %arg0, %arg0, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// GENERIC: %6 = "vector.transfer_read"(%arg3, %arg1) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map3}> : (memref<f32>, f32) -> vector<f32>
// GENERIC: %7 = "vector.transfer_read"(%arg3, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map4}> : (memref<f32>, f32) -> vector<1xf32>
// GENERIC: %8 = "vector.transfer_read"(%arg4, %arg0, %arg0, %arg5) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map5}> : (memref<?x?xvector<4x3xf32>>, index, index, vector<4x3xf32>) -> vector<1x1x4x3xf32>
// GENERIC: %9 = "vector.transfer_read"(%arg6, %arg0, %arg0, %arg0, %arg1, %arg9) <{in_bounds = [false, false, false], operandSegmentSizes = array<i32: 1, 3, 1, 1>, permutation_map = #map6}> : (tensor<?x?x?xf32>, index, index, index, f32, vector<4x8xi1>) -> vector<8x8x4xf32>
// GENERIC: "vector.transfer_write"(%arg7, %arg2, %arg0, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC: "vector.transfer_write"(%arg7, %arg2, %arg0, %arg0, %arg8) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
// GENERIC: %10 = "vector.transfer_write"(%arg7, %arg6, %arg0, %arg0, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = #map7}> : (vector<4xf32>, tensor<?x?x?xf32>, index, index, index) -> tensor<?x?x?xf32>
// GENERIC: %11 = "vector.transfer_write"(%arg11, %arg10) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = #map3}> : (vector<f32>, tensor<f32>) -> tensor<f32>
