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
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: vector<4xf32>, %[[ARG2:[a-z0-9_]+]]: vector<[4]xf32>, %[[ARG3:[a-z0-9_]+]]: vector<4xi1>, %[[ARG4:[a-z0-9_]+]]: vector<[4]xi1>, %[[ARG5:[a-z0-9_]+]]: vector<4xindex>, %[[ARG6:[a-z0-9_]+]]: vector<4xi32>, %[[ARG7:[a-z0-9_]+]]: memref<?x?xf32>, %[[ARG8:[a-z0-9_]+]]: memref<?xf32>, %[[ARG9:[a-z0-9_]+]]: memref<?x?xvector<4xf32>>, %[[ARG10:[a-z0-9_]+]]: tensor<?x?xf32>, %[[ARG11:[a-z0-9_]+]]: memref<5x4x3xf32>)
// CHECK-NEXT: vector.compressstore %[[ARG7]][%[[ARG0]], %[[ARG0]]], %[[ARG3]], %[[ARG1]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.compressstore %[[ARG8]][%[[ARG0]]], %[[ARG3]], %[[ARG1]] {alignment = 16 : i64, foo} : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %[[EXPANDLOAD:.*]] = vector.expandload %[[ARG7]][%[[ARG0]], %[[ARG0]]], %[[ARG3]], %[[ARG1]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %[[EXPANDLOAD_1:.*]] = vector.expandload %[[ARG8]][%[[ARG0]]], %[[ARG3]], %[[ARG1]] {alignment = 4 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %[[GATHER:.*]] = vector.gather %[[ARG7]][%[[ARG0]], %[[ARG0]]] [%[[ARG5]]], %[[ARG3]], %[[ARG1]] : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %[[GATHER_1:.*]] = vector.gather %[[ARG10]][%[[ARG0]], %[[ARG0]]] [%[[ARG6]]], %[[ARG3]], %[[ARG1]] {alignment = 8 : i64} : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %[[LOAD:.*]] = vector.load %[[ARG7]][%[[ARG0]], %[[ARG0]]] : memref<?x?xf32>, vector<2x[4]xf32>
// CHECK-NEXT: %[[LOAD_1:.*]] = vector.load %[[ARG7]][%[[ARG0]], %[[ARG0]]] {nontemporal = true} : memref<?x?xf32>, vector<f32>
// CHECK-NEXT: %[[LOAD_2:.*]] = vector.load %[[ARG9]][%[[ARG0]], %[[ARG0]]] {alignment = 32 : i64} : memref<?x?xvector<4xf32>>, vector<4xf32>
// CHECK-NEXT: %[[MASKEDLOAD:.*]] = vector.maskedload %[[ARG7]][%[[ARG0]], %[[ARG0]]], %[[ARG3]], %[[ARG1]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: %[[MASKEDLOAD_1:.*]] = vector.maskedload %[[ARG8]][%[[ARG0]]], %[[ARG4]], %[[ARG2]] {alignment = 4 : i64} : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT: vector.maskedstore %[[ARG7]][%[[ARG0]], %[[ARG0]]], %[[ARG3]], %[[ARG1]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.maskedstore %[[ARG8]][%[[ARG0]]], %[[ARG4]], %[[ARG2]] {alignment = 4 : i64} : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT: vector.scatter %[[ARG7]][%[[ARG0]], %[[ARG0]]] [%[[ARG5]]], %[[ARG3]], %[[ARG1]] : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: vector.scatter %[[ARG8]][%[[ARG0]]] [%[[ARG6]]], %[[ARG3]], %[[ARG1]] {alignment = 4 : i64} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %[[SCATTER:.*]] = vector.scatter %[[ARG10]][%[[ARG0]], %[[ARG0]]] [%[[ARG5]]], %[[ARG3]], %[[ARG1]] : tensor<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
// CHECK-NEXT: vector.store %[[ARG1]], %[[ARG7]][%[[ARG0]], %[[ARG0]]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: vector.store %[[ARG1]], %[[ARG7]][%[[ARG0]], %[[ARG0]]] {alignment = 16 : i64, foo, nontemporal = true} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[TYPE_CAST:.*]] = vector.type_cast %[[ARG11]] {a} : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>

// CHECK-LABEL: @transfers
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: f32, %[[ARG2:[a-z0-9_]+]]: memref<?x?xf32>, %[[ARG3:[a-z0-9_]+]]: memref<f32>, %[[ARG4:[a-z0-9_]+]]: memref<?x?xvector<4x3xf32>>, %[[ARG5:[a-z0-9_]+]]: vector<4x3xf32>, %[[ARG6:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[ARG7:[a-z0-9_]+]]: vector<4xf32>, %[[ARG8:[a-z0-9_]+]]: vector<4xi1>, %[[ARG9:[a-z0-9_]+]]: vector<4x8xi1>, %[[ARG10:[a-z0-9_]+]]: tensor<f32>, %[[ARG11:[a-z0-9_]+]]: vector<f32>)
// CHECK-NEXT: %[[TRANSFER_READ:.*]] = vector.transfer_read %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG1]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG1]], %[[ARG8]] {foo, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[TRANSFER_READ_2:.*]] = vector.transfer_read %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG1]], %[[ARG8]] {foo} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[TRANSFER_READ_3:.*]] = vector.transfer_read %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG1]], %[[ARG8]] {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[TRANSFER_READ_4:.*]] = vector.transfer_read %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG1]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[TRANSFER_READ_5:.*]] = vector.transfer_read %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG1]] {permutation_map = #map1} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT: %[[TRANSFER_READ_6:.*]] = vector.transfer_read %[[ARG3]][], %[[ARG1]] : memref<f32>, vector<f32>
// CHECK-NEXT: %[[TRANSFER_READ_7:.*]] = vector.transfer_read %[[ARG3]][], %[[ARG1]] {permutation_map = #map2} : memref<f32>, vector<1xf32>
// CHECK-NEXT: %[[TRANSFER_READ_8:.*]] = vector.transfer_read %[[ARG4]][%[[ARG0]], %[[ARG0]]], %[[ARG5]] {in_bounds = [false, true]} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
// CHECK-NEXT: %[[TRANSFER_READ_9:.*]] = vector.transfer_read %[[ARG6]][%[[ARG0]], %[[ARG0]], %[[ARG0]]], %[[ARG1]], %[[ARG9]] {permutation_map = #map3} : tensor<?x?x?xf32>, vector<8x8x4xf32>
// CHECK-NEXT: vector.transfer_write %[[ARG7]], %[[ARG2]][%[[ARG0]], %[[ARG0]]] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: vector.transfer_write %[[ARG7]], %[[ARG2]][%[[ARG0]], %[[ARG0]]], %[[ARG8]] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[ARG7]], %[[ARG6]][%[[ARG0]], %[[ARG0]], %[[ARG0]]] {permutation_map = #map4} : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT: %[[TRANSFER_WRITE_1:.*]] = vector.transfer_write %[[ARG11]], %[[ARG10]][] : vector<f32>, tensor<f32>

// GENERIC-DAG: #map = affine_map<(d0, d1) -> (d1)>
// GENERIC-DAG: #map1 = affine_map<(d0, d1) -> (d0)>
// GENERIC-DAG: #map2 = affine_map<(d0, d1) -> (0)>
// GENERIC-DAG: #map3 = affine_map<() -> ()>
// GENERIC-DAG: #map4 = affine_map<() -> (0)>
// GENERIC-DAG: #map5 = affine_map<(d0, d1) -> (d0, d1)>
// GENERIC-DAG: #map6 = affine_map<(d0, d1, d2) -> (0, d2, d0)>
// GENERIC-DAG: #map7 = affine_map<(d0, d1, d2) -> (d1)>
// GENERIC: ^bb0(%[[ARG12:[a-z0-9_]+]]: index, %[[ARG13:[a-z0-9_]+]]: vector<4xf32>, %[[ARG14:[a-z0-9_]+]]: vector<[4]xf32>, %[[ARG15:[a-z0-9_]+]]: vector<4xi1>, %[[ARG16:[a-z0-9_]+]]: vector<[4]xi1>, %[[ARG17:[a-z0-9_]+]]: vector<4xindex>, %[[ARG18:[a-z0-9_]+]]: vector<4xi32>, %[[ARG19:[a-z0-9_]+]]: memref<?x?xf32>, %[[ARG20:[a-z0-9_]+]]: memref<?xf32>, %[[ARG21:[a-z0-9_]+]]: memref<?x?xvector<4xf32>>, %[[ARG22:[a-z0-9_]+]]: tensor<?x?xf32>, %[[ARG23:[a-z0-9_]+]]: memref<5x4x3xf32>)
// GENERIC: "vector.compressstore"(%[[ARG19]], %[[ARG12]], %[[ARG12]], %[[ARG15]], %[[ARG13]]) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: "vector.compressstore"(%[[ARG20]], %[[ARG12]], %[[ARG15]], %[[ARG13]]) <{alignment = 16 : i64}> {foo} : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: %[[EXPANDLOAD:.*]] = "vector.expandload"(%[[ARG19]], %[[ARG12]], %[[ARG12]], %[[ARG15]], %[[ARG13]]) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[EXPANDLOAD_1:.*]] = "vector.expandload"(%[[ARG20]], %[[ARG12]], %[[ARG15]], %[[ARG13]]) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[GATHER:.*]] = "vector.gather"(%[[ARG19]], %[[ARG12]], %[[ARG12]], %[[ARG17]], %[[ARG15]], %[[ARG13]]) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[GATHER_1:.*]] = "vector.gather"(%[[ARG22]], %[[ARG12]], %[[ARG12]], %[[ARG18]], %[[ARG15]], %[[ARG13]]) <{alignment = 8 : i64}> : (tensor<?x?xf32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[LOAD:.*]] = "vector.load"(%[[ARG19]], %[[ARG12]], %[[ARG12]]) : (memref<?x?xf32>, index, index) -> vector<2x[4]xf32>
// GENERIC: %[[LOAD_1:.*]] = "vector.load"(%[[ARG19]], %[[ARG12]], %[[ARG12]]) <{nontemporal = true}> : (memref<?x?xf32>, index, index) -> vector<f32>
// GENERIC: %[[LOAD_2:.*]] = "vector.load"(%[[ARG21]], %[[ARG12]], %[[ARG12]]) <{alignment = 32 : i64}> : (memref<?x?xvector<4xf32>>, index, index) -> vector<4xf32>
// GENERIC: %[[MASKEDLOAD:.*]] = "vector.maskedload"(%[[ARG19]], %[[ARG12]], %[[ARG12]], %[[ARG15]], %[[ARG13]]) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[MASKEDLOAD_1:.*]] = "vector.maskedload"(%[[ARG20]], %[[ARG12]], %[[ARG16]], %[[ARG14]]) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
// GENERIC: "vector.maskedstore"(%[[ARG19]], %[[ARG12]], %[[ARG12]], %[[ARG15]], %[[ARG13]]) : (memref<?x?xf32>, index, index, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: "vector.maskedstore"(%[[ARG20]], %[[ARG12]], %[[ARG16]], %[[ARG14]]) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<[4]xi1>, vector<[4]xf32>) -> ()
// GENERIC: "vector.scatter"(%[[ARG19]], %[[ARG12]], %[[ARG12]], %[[ARG17]], %[[ARG15]], %[[ARG13]]) : (memref<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: "vector.scatter"(%[[ARG20]], %[[ARG12]], %[[ARG18]], %[[ARG15]], %[[ARG13]]) <{alignment = 4 : i64}> : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
// GENERIC: %[[SCATTER:.*]] = "vector.scatter"(%[[ARG22]], %[[ARG12]], %[[ARG12]], %[[ARG17]], %[[ARG15]], %[[ARG13]]) : (tensor<?x?xf32>, index, index, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> tensor<?x?xf32>
// GENERIC: "vector.store"(%[[ARG13]], %[[ARG19]], %[[ARG12]], %[[ARG12]]) : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC: "vector.store"(%[[ARG13]], %[[ARG19]], %[[ARG12]], %[[ARG12]]) <{alignment = 16 : i64, nontemporal = true}> {foo} : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC: %[[TYPE_CAST:.*]] = "vector.type_cast"(%[[ARG23]]) {a} : (memref<5x4x3xf32>) -> memref<vector<5x4x3xf32>>
// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: f32, %[[ARG2:[a-z0-9_]+]]: memref<?x?xf32>, %[[ARG3:[a-z0-9_]+]]: memref<f32>, %[[ARG4:[a-z0-9_]+]]: memref<?x?xvector<4x3xf32>>, %[[ARG5:[a-z0-9_]+]]: vector<4x3xf32>, %[[ARG6:[a-z0-9_]+]]: tensor<?x?x?xf32>, %[[ARG7:[a-z0-9_]+]]: vector<4xf32>, %[[ARG8:[a-z0-9_]+]]: vector<4xi1>, %[[ARG9:[a-z0-9_]+]]: vector<4x8xi1>, %[[ARG10:[a-z0-9_]+]]: tensor<f32>, %[[ARG11:[a-z0-9_]+]]: vector<f32>)
// GENERIC: %[[TRANSFER_READ:.*]] = "vector.transfer_read"(%[[ARG2]], %[[ARG0]], %[[ARG0]], %[[ARG1]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// GENERIC: %[[TRANSFER_READ_1:.*]] = "vector.transfer_read"(%[[ARG2]], %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[ARG8]]) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> {foo} : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// GENERIC: %[[TRANSFER_READ_2:.*]] = "vector.transfer_read"(%[[ARG2]], %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[ARG8]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map}> {foo} : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// GENERIC: %[[TRANSFER_READ_3:.*]] = "vector.transfer_read"(%[[ARG2]], %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[ARG8]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = #map1}> : (memref<?x?xf32>, index, index, f32, vector<4xi1>) -> vector<4xf32>
// GENERIC: %[[TRANSFER_READ_4:.*]] = "vector.transfer_read"(%[[ARG2]], %[[ARG0]], %[[ARG0]], %[[ARG1]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// GENERIC: %[[TRANSFER_READ_5:.*]] = "vector.transfer_read"(%[[ARG2]], %[[ARG0]], %[[ARG0]], %[[ARG1]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map2}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
// GENERIC: %[[TRANSFER_READ_6:.*]] = "vector.transfer_read"(%[[ARG3]], %[[ARG1]]) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map3}> : (memref<f32>, f32) -> vector<f32>
// GENERIC: %[[TRANSFER_READ_7:.*]] = "vector.transfer_read"(%[[ARG3]], %[[ARG1]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 0, 1, 0>, permutation_map = #map4}> : (memref<f32>, f32) -> vector<1xf32>
// GENERIC: %[[TRANSFER_READ_8:.*]] = "vector.transfer_read"(%[[ARG4]], %[[ARG0]], %[[ARG0]], %[[ARG5]]) <{in_bounds = [false, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map5}> : (memref<?x?xvector<4x3xf32>>, index, index, vector<4x3xf32>) -> vector<1x1x4x3xf32>
// GENERIC: %[[TRANSFER_READ_9:.*]] = "vector.transfer_read"(%[[ARG6]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG1]], %[[ARG9]]) <{in_bounds = [false, false, false], operandSegmentSizes = array<i32: 1, 3, 1, 1>, permutation_map = #map6}> : (tensor<?x?x?xf32>, index, index, index, f32, vector<4x8xi1>) -> vector<8x8x4xf32>
// GENERIC: "vector.transfer_write"(%[[ARG7]], %[[ARG2]], %[[ARG0]], %[[ARG0]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
// GENERIC: "vector.transfer_write"(%[[ARG7]], %[[ARG2]], %[[ARG0]], %[[ARG0]], %[[ARG8]]) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?x?xf32>, index, index, vector<4xi1>) -> ()
// GENERIC: %[[TRANSFER_WRITE:.*]] = "vector.transfer_write"(%[[ARG7]], %[[ARG6]], %[[ARG0]], %[[ARG0]], %[[ARG0]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 3, 0>, permutation_map = #map7}> : (vector<4xf32>, tensor<?x?x?xf32>, index, index, index) -> tensor<?x?x?xf32>
// GENERIC: %[[TRANSFER_WRITE_1:.*]] = "vector.transfer_write"(%[[ARG11]], %[[ARG10]]) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>, permutation_map = #map3}> : (vector<f32>, tensor<f32>) -> tensor<f32>
