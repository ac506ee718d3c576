// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @shapes(%f: f32, %i: index, %v: vector<4xf32>, %m: vector<4x8xf32>, %s: vector<[4]xf32>, %sm: vector<2x[4]xf32>, %z: vector<f32>, %l: vector<[16]xf32>, %w: vector<2xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %1 = vector.bitcast %m {foo = 1} : vector<4x8xf32> to vector<4x4xi64>
  %2 = vector.broadcast %f : f32 to vector<[4]xf32>
  %3 = vector.broadcast %v {a} : vector<4xf32> to vector<2x4xf32>
  %4, %5 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %6:2 = vector.deinterleave %sm {a} : vector<2x[4]xf32> -> vector<2x[2]xf32>
  %7 = vector.extract %v[0] : f32 from vector<4xf32>
  %8 = vector.extract %m[1] {a} : vector<8xf32> from vector<4x8xf32>
  %9 = vector.extract %m[%i, 2] : f32 from vector<4x8xf32>
  %10 = vector.extract %m[] : vector<4x8xf32> from vector<4x8xf32>
  %11 = vector.extract %v[-1] : f32 from vector<4xf32>
  %12 = vector.extract_strided_slice %m {offsets = [1, 2], sizes = [2, 3], strides = [1, 1], foo} : vector<4x8xf32> to vector<2x3xf32>
  %13 = vector.extract_strided_slice %sm {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
  %14 = vector.from_elements %f, %f : vector<2xf32>
  %15 = vector.from_elements %f {a} : vector<f32>
  %16 = vector.insert %f, %v[0] : f32 into vector<4xf32>
  %17 = vector.insert %f, %m [%i, 3] {a} : f32 into vector<4x8xf32>
  %18 = vector.insert %f, %z[] : f32 into vector<f32>
  %19 = vector.insert_strided_slice %v, %m {offsets = [1, 2], strides = [1], foo} : vector<4xf32> into vector<4x8xf32>
  %20 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %21 = vector.interleave %z, %z {a} : vector<f32> -> vector<2xf32>
  %22 = vector.interleave %sm, %sm : vector<2x[4]xf32> -> vector<2x[8]xf32>
  %23 = vector.scalable.extract %l[4] : vector<4xf32> from vector<[16]xf32>
  %24 = vector.scalable.extract %l[8] {a} : vector<[8]xf32> from vector<[16]xf32>
  %25 = vector.scalable.insert %v, %l[4] {a} : vector<4xf32> into vector<[16]xf32>
  %26 = vector.shape_cast %m {a} : vector<4x8xf32> to vector<32xf32>
  %27 = vector.shape_cast %s : vector<[4]xf32> to vector<1x[4]xf32>
  %28 = vector.shuffle %v, %w [0, 5, -1] : vector<4xf32>, vector<2xf32>
  %29 = vector.shuffle %m, %m [0, 5] {a} : vector<4x8xf32>, vector<4x8xf32>
  %30 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  %31 = vector.step {a} : vector<[4]xindex>
  %32:4 = vector.to_elements %v {a} : vector<4xf32>
  %33 = vector.transpose %m, [1, 0] {a} : vector<4x8xf32> to vector<8x4xf32>
  %34 = vector.transpose %z, [] : vector<f32> to vector<f32>
  %35 = vector.vscale {a}
  return
}

func.func @arithmetic(%f: f32, %v: vector<4xf32>, %w: vector<8xf32>, %m: vector<4x8xf32>, %s: vector<[4]xf32>, %z: vector<f32>, %n: vector<4xi32>) {
  %0 = vector.fma %v, %v, %v {a} : vector<4xf32>
  %1 = vector.multi_reduction <add>, %m, %v [1] : vector<4x8xf32> to vector<4xf32>
  %2 = vector.multi_reduction #vector.kind<maxnumf>, %m, %f {foo} [0, 1] : vector<4x8xf32> to f32
  %3 = vector.reduction <add>, %v : vector<4xf32> into f32
  %4 = vector.reduction <maximumf>, %v, %f fastmath<reassoc,nnan> {a} : vector<4xf32> into f32
  %5 = vector.reduction <xor>, %n fastmath<none> : vector<4xi32> into i32
  %6:2 = vector.scan <add>, %m, %v {inclusive = true, reduction_dim = 1 : i64, foo} : vector<4x8xf32>, vector<4xf32>
  %7 = vector.outerproduct %v, %w : vector<4xf32>, vector<8xf32>
  %8 = vector.outerproduct %v, %w, %m {kind = #vector.kind<mul>, foo} : vector<4xf32>, vector<8xf32>
  %9 = vector.outerproduct %v, %f, %v : vector<4xf32>, f32
  %10 = vector.outerproduct %v, %f : vector<4xf32>, f32
  %11 = vector.outerproduct %v, %s : vector<4xf32>, vector<[4]xf32>
  return
}

#accesses = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#trait = {indexing_maps = #accesses, iterator_types = ["parallel", "parallel", "reduction"], foo = 1 : i32}

func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %d: vector<4xf32>, %f: f32) {
  %0 = vector.contract #trait %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.contract #trait %a, %b, %c {bar = 3 : i32, kind = #vector.kind<mul>} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %d, %d, %f : vector<4xf32>, vector<4xf32> into f32
  return
}

func.func @masks(%i: index, %m: vector<16xi1>, %v: vector<16xf32>, %f: f32, %p: memref<?xf32>, %t: tensor<?xf32>) {
  %0 = vector.constant_mask [3] : vector<4xi1>
  %1 = vector.constant_mask [2, 4] {a} : vector<4x[4]xi1>
  %2 = vector.constant_mask [1] : vector<i1>
  %3 = vector.create_mask %i, %i {a} : vector<4x[8]xi1>
  %4 = vector.create_mask %i : vector<i1>
  vector.mask %m { } : vector<16xi1>
  vector.mask %m { vector.yield } {foo} : vector<16xi1>
  vector.mask %m { vector.transfer_write %v, %p[%i] {bar} : vector<16xf32>, memref<?xf32> } {foo} : vector<16xi1>
  %5 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
  %6 = vector.mask %m, %v { vector.transfer_read %p[%i], %f : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> (vector<16xf32>)
  %7 = vector.mask %m { vector.reduction <add>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %8 = vector.mask %m { vector.yield %v : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  %9 = vector.mask %m {
    %r = vector.transfer_read %p[%i], %f : memref<?xf32>, vector<16xf32>
    vector.yield %r : vector<16xf32>
  } : vector<16xi1> -> vector<16xf32>
  return
}

func.func @print(%v: vector<4xf32>, %i: index) {
  vector.print %v : vector<4xf32>
  vector.print %i : index punctuation <comma> {a}
  vector.print %i : index punctuation <newline>
  vector.print punctuation <open>
  vector.print str "abc"
  vector.print
  "a.b"() {a = #vector.kind<minimumf>, b = #vector.iterator_type<reduction>, c = #vector.punctuation<no_punctuation>} : () -> ()
  return
}

// CHECK-DAG: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #map3 = affine_map<(d0) -> (d0)>
// CHECK-DAG: #map4 = affine_map<(d0) -> ()>

// CHECK-LABEL: @shapes
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: vector<4xf32>, %[[ARG3:[a-z0-9_]+]]: vector<4x8xf32>, %[[ARG4:[a-z0-9_]+]]: vector<[4]xf32>, %[[ARG5:[a-z0-9_]+]]: vector<2x[4]xf32>, %[[ARG6:[a-z0-9_]+]]: vector<f32>, %[[ARG7:[a-z0-9_]+]]: vector<[16]xf32>, %[[ARG8:[a-z0-9_]+]]: vector<2xf32>)
// CHECK-NEXT: %[[BITCAST:.*]] = vector.bitcast %[[ARG2]] : vector<4xf32> to vector<8xi16>
// CHECK-NEXT: %[[BITCAST_1:.*]] = vector.bitcast %[[ARG3]] {foo = 1 : i64} : vector<4x8xf32> to vector<4x4xi64>
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[ARG0]] : f32 to vector<[4]xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[ARG2]] {a} : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %[[RES1:[a-z0-9_]+]], %[[RES2:.*]] = vector.deinterleave %[[ARG2]] : vector<4xf32> -> vector<2xf32>
// CHECK-NEXT: %[[RES1_0:[a-z0-9_]+]], %[[RES2_1:.*]] = vector.deinterleave %[[ARG5]] {a} : vector<2x[4]xf32> -> vector<2x[2]xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[ARG2]][0] : f32 from vector<4xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[ARG3]][1] {a} : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[ARG3]][%[[ARG1]], 2] : f32 from vector<4x8xf32>
// CHECK-NEXT: %[[EXTRACT_3:.*]] = vector.extract %[[ARG3]][] : vector<4x8xf32> from vector<4x8xf32>
// CHECK-NEXT: %[[EXTRACT_4:.*]] = vector.extract %[[ARG2]][-1] : f32 from vector<4xf32>
// CHECK-NEXT: %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[ARG3]] {foo, offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
// CHECK-NEXT: %[[EXTRACT_STRIDED_SLICE_1:.*]] = vector.extract_strided_slice %[[ARG5]] {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[ARG0]], %[[ARG0]] : vector<2xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS_1:.*]] = vector.from_elements %[[ARG0]] {a} : vector<f32>
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[ARG0]], %[[ARG2]] [0] : f32 into vector<4xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[ARG0]], %[[ARG3]] [%[[ARG1]], 3] {a} : f32 into vector<4x8xf32>
// CHECK-NEXT: %[[INSERT_2:.*]] = vector.insert %[[ARG0]], %[[ARG6]] [] : f32 into vector<f32>
// CHECK-NEXT: %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[ARG2]], %[[ARG3]] {foo, offsets = [1, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
// CHECK-NEXT: %[[INTERLEAVE:.*]] = vector.interleave %[[ARG2]], %[[ARG2]] : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT: %[[INTERLEAVE_1:.*]] = vector.interleave %[[ARG6]], %[[ARG6]] {a} : vector<f32> -> vector<2xf32>
// CHECK-NEXT: %[[INTERLEAVE_2:.*]] = vector.interleave %[[ARG5]], %[[ARG5]] : vector<2x[4]xf32> -> vector<2x[8]xf32>
// CHECK-NEXT: %[[EXTRACT_5:.*]] = vector.scalable.extract %[[ARG7]][4] : vector<4xf32> from vector<[16]xf32>
// CHECK-NEXT: %[[EXTRACT_6:.*]] = vector.scalable.extract %[[ARG7]][8] {a} : vector<[8]xf32> from vector<[16]xf32>
// CHECK-NEXT: %[[INSERT_3:.*]] = vector.scalable.insert %[[ARG2]], %[[ARG7]][4] {a} : vector<4xf32> into vector<[16]xf32>
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[ARG3]] {a} : vector<4x8xf32> to vector<32xf32>
// CHECK-NEXT: %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[ARG4]] : vector<[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT: %[[SHUFFLE:.*]] = vector.shuffle %[[ARG2]], %[[ARG8]] [0, 5, -1] : vector<4xf32>, vector<2xf32>
// CHECK-NEXT: %[[SHUFFLE_1:.*]] = vector.shuffle %[[ARG3]], %[[ARG3]] [0, 5] {a} : vector<4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: %[[SHUFFLE_2:.*]] = vector.shuffle %[[ARG6]], %[[ARG6]] [0, 1] : vector<f32>, vector<f32>
// CHECK-NEXT: %[[STEP:.*]] = vector.step {a} : vector<[4]xindex>
// CHECK-NEXT: %[[TO_ELEMENTS:[a-z0-9_]+]]:4 = vector.to_elements %[[ARG2]] {a} : vector<4xf32>
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[ARG3]], [1, 0] {a} : vector<4x8xf32> to vector<8x4xf32>
// CHECK-NEXT: %[[TRANSPOSE_1:.*]] = vector.transpose %[[ARG6]], [] : vector<f32> to vector<f32>
// CHECK-NEXT: %[[VSCALE:.*]] = vector.vscale {a}

// CHECK-LABEL: @arithmetic
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: vector<4xf32>, %[[ARG2:[a-z0-9_]+]]: vector<8xf32>, %[[ARG3:[a-z0-9_]+]]: vector<4x8xf32>, %[[ARG4:[a-z0-9_]+]]: vector<[4]xf32>, %[[ARG5:[a-z0-9_]+]]: vector<f32>, %[[ARG6:[a-z0-9_]+]]: vector<4xi32>)
// CHECK-NEXT: %[[FMA:.*]] = vector.fma %[[ARG1]], %[[ARG1]], %[[ARG1]] {a} : vector<4xf32>
// CHECK-NEXT: %[[MULTI_REDUCTION:.*]] = vector.multi_reduction <add>, %[[ARG3]], %[[ARG1]] [1] : vector<4x8xf32> to vector<4xf32>
// CHECK-NEXT: %[[MULTI_REDUCTION_1:.*]] = vector.multi_reduction <maxnumf>, %[[ARG3]], %[[ARG0]] {foo} [0, 1] : vector<4x8xf32> to f32
// CHECK-NEXT: %[[REDUCTION:.*]] = vector.reduction <add>, %[[ARG1]] : vector<4xf32> into f32
// CHECK-NEXT: %[[REDUCTION_1:.*]] = vector.reduction <maximumf>, %[[ARG1]], %[[ARG0]] fastmath<reassoc,nnan> {a} : vector<4xf32> into f32
// CHECK-NEXT: %[[REDUCTION_2:.*]] = vector.reduction <xor>, %[[ARG6]] : vector<4xi32> into i32
// CHECK-NEXT: %[[DEST:[a-z0-9_]+]], %[[ACCUMULATED_VALUE:.*]] = vector.scan <add>, %[[ARG3]], %[[ARG1]] {foo, inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %[[OUTERPRODUCT:.*]] = vector.outerproduct %[[ARG1]], %[[ARG2]] : vector<4xf32>, vector<8xf32>
// CHECK-NEXT: %[[OUTERPRODUCT_1:.*]] = vector.outerproduct %[[ARG1]], %[[ARG2]], %[[ARG3]] {foo, kind = #vector.kind<mul>} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT: %[[OUTERPRODUCT_2:.*]] = vector.outerproduct %[[ARG1]], %[[ARG0]], %[[ARG1]] {kind = #vector.kind<add>} : vector<4xf32>, f32
// CHECK-NEXT: %[[OUTERPRODUCT_3:.*]] = vector.outerproduct %[[ARG1]], %[[ARG0]] : vector<4xf32>, f32
// CHECK-NEXT: %[[OUTERPRODUCT_4:.*]] = vector.outerproduct %[[ARG1]], %[[ARG4]] : vector<4xf32>, vector<[4]xf32>

// CHECK-LABEL: @contract
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<2x3xf32>, %[[ARG1:[a-z0-9_]+]]: vector<3x4xf32>, %[[ARG2:[a-z0-9_]+]]: vector<2x4xf32>, %[[ARG3:[a-z0-9_]+]]: vector<4xf32>, %[[ARG4:[a-z0-9_]+]]: f32)
// CHECK-NEXT: %[[CONTRACT:.*]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] {foo = 1 : i32} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: %[[CONTRACT_1:.*]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %[[ARG0]], %[[ARG1]], %[[ARG2]] {bar = 3 : i32, foo = 1 : i32} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: %[[CONTRACT_2:.*]] = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %[[ARG3]], %[[ARG3]], %[[ARG4]] : vector<4xf32>, vector<4xf32> into f32

// CHECK-LABEL: @masks
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: vector<16xi1>, %[[ARG2:[a-z0-9_]+]]: vector<16xf32>, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: memref<?xf32>, %[[ARG5:[a-z0-9_]+]]: tensor<?xf32>)
// CHECK-NEXT: %[[CONSTANT_MASK:.*]] = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: %[[CONSTANT_MASK_1:.*]] = vector.constant_mask [2, 4] {a} : vector<4x[4]xi1>
// CHECK-NEXT: %[[CONSTANT_MASK_2:.*]] = vector.constant_mask [1] : vector<i1>
// CHECK-NEXT: %[[CREATE_MASK:.*]] = vector.create_mask %[[ARG0]], %[[ARG0]] {a} : vector<4x[8]xi1>
// CHECK-NEXT: %[[CREATE_MASK_1:.*]] = vector.create_mask %[[ARG0]] : vector<i1>
// CHECK-NEXT: vector.mask %[[ARG1]] { vector.yield } : vector<16xi1>
// CHECK-NEXT: vector.mask %[[ARG1]] { vector.yield } {foo} : vector<16xi1>
// CHECK-NEXT: vector.mask %[[ARG1]] { vector.transfer_write %[[ARG2]], %[[ARG4]][%[[ARG0]]] {bar} : vector<16xf32>, memref<?xf32> } {foo} : vector<16xi1>
// CHECK-NEXT: %[[MASK:.*]] = vector.mask %[[ARG1]] { vector.transfer_write %[[ARG2]], %[[ARG5]][%[[ARG0]]] : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
// CHECK-NEXT: %[[MASK_1:.*]] = vector.mask %[[ARG1]], %[[ARG2]] { vector.transfer_read %[[ARG4]][%[[ARG0]]], %[[ARG3]] : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
// CHECK-NEXT: %[[MASK_2:.*]] = vector.mask %[[ARG1]] { vector.reduction <add>, %[[ARG2]] : vector<16xf32> into f32 } : vector<16xi1> -> f32
// CHECK-NEXT: %[[MASK_3:.*]] = vector.mask %[[ARG1]] { vector.yield %[[ARG2]] : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
// CHECK-NEXT: %[[MASK_4:.*]] = vector.mask %[[ARG1]] { vector.transfer_read %[[ARG4]][%[[ARG0]]], %[[ARG3]] : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>

// CHECK-LABEL: @print
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<4xf32>, %[[ARG1:[a-z0-9_]+]]: index)
// CHECK-NEXT: vector.print %[[ARG0]] : vector<4xf32>
// CHECK-NEXT: vector.print %[[ARG1]] : index punctuation <comma> {a}
// CHECK-NEXT: vector.print %[[ARG1]] : index
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: vector.print str "abc"
// CHECK-NEXT: vector.print
// CHECK-NEXT: "a.b"() {a = #vector.kind<minimumf>, b = #vector.iterator_type<reduction>, c = #vector.punctuation<no_punctuation>} : () -> ()

// GENERIC-DAG: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-DAG: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-DAG: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-DAG: #map3 = affine_map<(d0) -> (d0)>
// GENERIC-DAG: #map4 = affine_map<(d0) -> ()>
// GENERIC: ^bb0(%[[ARG20:[a-z0-9_]+]]: f32, %[[ARG21:[a-z0-9_]+]]: index, %[[ARG22:[a-z0-9_]+]]: vector<4xf32>, %[[ARG23:[a-z0-9_]+]]: vector<4x8xf32>, %[[ARG24:[a-z0-9_]+]]: vector<[4]xf32>, %[[ARG25:[a-z0-9_]+]]: vector<2x[4]xf32>, %[[ARG26:[a-z0-9_]+]]: vector<f32>, %[[ARG27:[a-z0-9_]+]]: vector<[16]xf32>, %[[ARG28:[a-z0-9_]+]]: vector<2xf32>)
// GENERIC: %[[BITCAST:.*]] = "vector.bitcast"(%[[ARG22]]) : (vector<4xf32>) -> vector<8xi16>
// GENERIC: %[[BITCAST_1:.*]] = "vector.bitcast"(%[[ARG23]]) {foo = 1 : i64} : (vector<4x8xf32>) -> vector<4x4xi64>
// GENERIC: %[[BROADCAST:.*]] = "vector.broadcast"(%[[ARG20]]) : (f32) -> vector<[4]xf32>
// GENERIC: %[[BROADCAST_1:.*]] = "vector.broadcast"(%[[ARG22]]) {a} : (vector<4xf32>) -> vector<2x4xf32>
// GENERIC: %[[DEINTERLEAVE:[a-z0-9_]+]]:2 = "vector.deinterleave"(%[[ARG22]]) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
// GENERIC: %[[DEINTERLEAVE_1:[a-z0-9_]+]]:2 = "vector.deinterleave"(%[[ARG25]]) {a} : (vector<2x[4]xf32>) -> (vector<2x[2]xf32>, vector<2x[2]xf32>)
// GENERIC: %[[EXTRACT:.*]] = "vector.extract"(%[[ARG22]]) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
// GENERIC: %[[EXTRACT_1:.*]] = "vector.extract"(%[[ARG23]]) <{static_position = array<i64: 1>}> {a} : (vector<4x8xf32>) -> vector<8xf32>
// GENERIC: %[[EXTRACT_2:.*]] = "vector.extract"(%[[ARG23]], %[[ARG21]]) <{static_position = array<i64: -9223372036854775808, 2>}> : (vector<4x8xf32>, index) -> f32
// GENERIC: %[[EXTRACT_3:.*]] = "vector.extract"(%[[ARG23]]) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC: %[[EXTRACT_4:.*]] = "vector.extract"(%[[ARG22]]) <{static_position = array<i64: -1>}> : (vector<4xf32>) -> f32
// GENERIC: %[[EXTRACT_STRIDED_SLICE:.*]] = "vector.extract_strided_slice"(%[[ARG23]]) <{offsets = [1, 2], sizes = [2, 3], strides = [1, 1]}> {foo} : (vector<4x8xf32>) -> vector<2x3xf32>
// GENERIC: %[[EXTRACT_STRIDED_SLICE_1:.*]] = "vector.extract_strided_slice"(%[[ARG25]]) <{offsets = [1], sizes = [1], strides = [1]}> : (vector<2x[4]xf32>) -> vector<1x[4]xf32>
// GENERIC: %[[FROM_ELEMENTS:.*]] = "vector.from_elements"(%[[ARG20]], %[[ARG20]]) : (f32, f32) -> vector<2xf32>
// GENERIC: %[[FROM_ELEMENTS_1:.*]] = "vector.from_elements"(%[[ARG20]]) {a} : (f32) -> vector<f32>
// GENERIC: %[[INSERT:.*]] = "vector.insert"(%[[ARG20]], %[[ARG22]]) <{static_position = array<i64: 0>}> : (f32, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[INSERT_1:.*]] = "vector.insert"(%[[ARG20]], %[[ARG23]], %[[ARG21]]) <{static_position = array<i64: -9223372036854775808, 3>}> {a} : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
// GENERIC: %[[INSERT_2:.*]] = "vector.insert"(%[[ARG20]], %[[ARG26]]) <{static_position = array<i64>}> : (f32, vector<f32>) -> vector<f32>
// GENERIC: %[[INSERT_STRIDED_SLICE:.*]] = "vector.insert_strided_slice"(%[[ARG22]], %[[ARG23]]) <{offsets = [1, 2], strides = [1]}> {foo} : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC: %[[INTERLEAVE:.*]] = "vector.interleave"(%[[ARG22]], %[[ARG22]]) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
// GENERIC: %[[INTERLEAVE_1:.*]] = "vector.interleave"(%[[ARG26]], %[[ARG26]]) {a} : (vector<f32>, vector<f32>) -> vector<2xf32>
// GENERIC: %[[INTERLEAVE_2:.*]] = "vector.interleave"(%[[ARG25]], %[[ARG25]]) : (vector<2x[4]xf32>, vector<2x[4]xf32>) -> vector<2x[8]xf32>
// GENERIC: %[[EXTRACT_5:.*]] = "vector.scalable.extract"(%[[ARG27]]) <{pos = 4 : i64}> : (vector<[16]xf32>) -> vector<4xf32>
// GENERIC: %[[EXTRACT_6:.*]] = "vector.scalable.extract"(%[[ARG27]]) <{pos = 8 : i64}> {a} : (vector<[16]xf32>) -> vector<[8]xf32>
// GENERIC: %[[INSERT_3:.*]] = "vector.scalable.insert"(%[[ARG22]], %[[ARG27]]) <{pos = 4 : i64}> {a} : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
// GENERIC: %[[SHAPE_CAST:.*]] = "vector.shape_cast"(%[[ARG23]]) {a} : (vector<4x8xf32>) -> vector<32xf32>
// GENERIC: %[[SHAPE_CAST_1:.*]] = "vector.shape_cast"(%[[ARG24]]) : (vector<[4]xf32>) -> vector<1x[4]xf32>
// GENERIC: %[[SHUFFLE:.*]] = "vector.shuffle"(%[[ARG22]], %[[ARG28]]) <{mask = array<i64: 0, 5, -1>}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
// GENERIC: %[[SHUFFLE_1:.*]] = "vector.shuffle"(%[[ARG23]], %[[ARG23]]) <{mask = array<i64: 0, 5>}> {a} : (vector<4x8xf32>, vector<4x8xf32>) -> vector<2x8xf32>
// GENERIC: %[[SHUFFLE_2:.*]] = "vector.shuffle"(%[[ARG26]], %[[ARG26]]) <{mask = array<i64: 0, 1>}> : (vector<f32>, vector<f32>) -> vector<2xf32>
// GENERIC: %[[STEP:.*]] = "vector.step"() {a} : () -> vector<[4]xindex>
// GENERIC: %[[TO_ELEMENTS:[a-z0-9_]+]]:4 = "vector.to_elements"(%[[ARG22]]) {a} : (vector<4xf32>) -> (f32, f32, f32, f32)
// GENERIC: %[[TRANSPOSE:.*]] = "vector.transpose"(%[[ARG23]]) <{permutation = array<i64: 1, 0>}> {a} : (vector<4x8xf32>) -> vector<8x4xf32>
// GENERIC: %[[TRANSPOSE_1:.*]] = "vector.transpose"(%[[ARG26]]) <{permutation = array<i64>}> : (vector<f32>) -> vector<f32>
// GENERIC: %[[VSCALE:.*]] = "vector.vscale"() {a} : () -> index
// GENERIC: ^bb0(%[[ARG13:[a-z0-9_]+]]: f32, %[[ARG14:[a-z0-9_]+]]: vector<4xf32>, %[[ARG15:[a-z0-9_]+]]: vector<8xf32>, %[[ARG16:[a-z0-9_]+]]: vector<4x8xf32>, %[[ARG17:[a-z0-9_]+]]: vector<[4]xf32>, %[[ARG18:[a-z0-9_]+]]: vector<f32>, %[[ARG19:[a-z0-9_]+]]: vector<4xi32>)
// GENERIC: %[[FMA:.*]] = "vector.fma"(%[[ARG14]], %[[ARG14]], %[[ARG14]]) {a} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[MULTI_REDUCTION:.*]] = "vector.multi_reduction"(%[[ARG16]], %[[ARG14]]) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[MULTI_REDUCTION_1:.*]] = "vector.multi_reduction"(%[[ARG16]], %[[ARG13]]) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 0, 1>}> {foo} : (vector<4x8xf32>, f32) -> f32
// GENERIC: %[[REDUCTION:.*]] = "vector.reduction"(%[[ARG14]]) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// GENERIC: %[[REDUCTION_1:.*]] = "vector.reduction"(%[[ARG14]], %[[ARG13]]) <{fastmath = #arith.fastmath<reassoc,nnan>, kind = #vector.kind<maximumf>}> {a} : (vector<4xf32>, f32) -> f32
// GENERIC: %[[REDUCTION_2:.*]] = "vector.reduction"(%[[ARG19]]) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<4xi32>) -> i32
// GENERIC: %[[SCAN:[a-z0-9_]+]]:2 = "vector.scan"(%[[ARG16]], %[[ARG14]]) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> {foo} : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
// GENERIC: %[[OUTERPRODUCT:.*]] = "vector.outerproduct"(%[[ARG14]], %[[ARG15]]) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
// GENERIC: %[[OUTERPRODUCT_1:.*]] = "vector.outerproduct"(%[[ARG14]], %[[ARG15]], %[[ARG16]]) <{kind = #vector.kind<mul>}> {foo} : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC: %[[OUTERPRODUCT_2:.*]] = "vector.outerproduct"(%[[ARG14]], %[[ARG13]], %[[ARG14]]) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
// GENERIC: %[[OUTERPRODUCT_3:.*]] = "vector.outerproduct"(%[[ARG14]], %[[ARG13]]) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
// GENERIC: %[[OUTERPRODUCT_4:.*]] = "vector.outerproduct"(%[[ARG14]], %[[ARG17]]) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<[4]xf32>) -> vector<4x[4]xf32>
// GENERIC: ^bb0(%[[ARG8:[a-z0-9_]+]]: vector<2x3xf32>, %[[ARG9:[a-z0-9_]+]]: vector<3x4xf32>, %[[ARG10:[a-z0-9_]+]]: vector<2x4xf32>, %[[ARG11:[a-z0-9_]+]]: vector<4xf32>, %[[ARG12:[a-z0-9_]+]]: f32)
// GENERIC: %[[CONTRACT:.*]] = "vector.contract"(%[[ARG8]], %[[ARG9]], %[[ARG10]]) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> {foo = 1 : i32} : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC: %[[CONTRACT_1:.*]] = "vector.contract"(%[[ARG8]], %[[ARG9]], %[[ARG10]]) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<mul>}> {bar = 3 : i32, foo = 1 : i32} : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC: %[[CONTRACT_2:.*]] = "vector.contract"(%[[ARG11]], %[[ARG11]], %[[ARG12]]) <{indexing_maps = [#map3, #map3, #map4], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
// GENERIC: ^bb0(%[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: vector<16xi1>, %[[ARG4:[a-z0-9_]+]]: vector<16xf32>, %[[ARG5:[a-z0-9_]+]]: f32, %[[ARG6:[a-z0-9_]+]]: memref<?xf32>, %[[ARG7:[a-z0-9_]+]]: tensor<?xf32>)
// GENERIC: %[[CONSTANT_MASK:.*]] = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<4xi1>
// GENERIC: %[[CONSTANT_MASK_1:.*]] = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 4>}> {a} : () -> vector<4x[4]xi1>
// GENERIC: %[[CONSTANT_MASK_2:.*]] = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<i1>
// GENERIC: %[[CREATE_MASK:.*]] = "vector.create_mask"(%[[ARG2]], %[[ARG2]]) {a} : (index, index) -> vector<4x[8]xi1>
// GENERIC: %[[CREATE_MASK_1:.*]] = "vector.create_mask"(%[[ARG2]]) : (index) -> vector<i1>
// GENERIC: "vector.mask"(%[[ARG3]]) ({
// GENERIC: "vector.yield"() : () -> ()
// GENERIC: "vector.mask"(%[[ARG3]]) ({
// GENERIC: "vector.yield"() : () -> ()
// GENERIC: "vector.mask"(%[[ARG3]]) ({
// GENERIC: "vector.transfer_write"(%[[ARG4]], %[[ARG6]], %[[ARG2]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> {bar} : (vector<16xf32>, memref<?xf32>, index) -> ()
// GENERIC: "vector.yield"() : () -> ()
// GENERIC: %[[MASK:.*]] = "vector.mask"(%[[ARG3]]) ({
// GENERIC: %[[TRANSFER_WRITE:.*]] = "vector.transfer_write"(%[[ARG4]], %[[ARG7]], %[[ARG2]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (vector<16xf32>, tensor<?xf32>, index) -> tensor<?xf32>
// GENERIC: "vector.yield"(%[[TRANSFER_WRITE]]) : (tensor<?xf32>) -> ()
// GENERIC: %[[MASK_1:.*]] = "vector.mask"(%[[ARG3]], %[[ARG4]]) ({
// GENERIC: %[[TRANSFER_READ:.*]] = "vector.transfer_read"(%[[ARG6]], %[[ARG2]], %[[ARG5]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<?xf32>, index, f32) -> vector<16xf32>
// GENERIC: "vector.yield"(%[[TRANSFER_READ]]) : (vector<16xf32>) -> ()
// GENERIC: %[[MASK_2:.*]] = "vector.mask"(%[[ARG3]]) ({
// GENERIC: %[[REDUCTION_3:.*]] = "vector.reduction"(%[[ARG4]]) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<16xf32>) -> f32
// GENERIC: "vector.yield"(%[[REDUCTION_3]]) : (f32) -> ()
// GENERIC: %[[MASK_3:.*]] = "vector.mask"(%[[ARG3]]) ({
// GENERIC: "vector.yield"(%[[ARG4]]) : (vector<16xf32>) -> ()
// GENERIC: %[[MASK_4:.*]] = "vector.mask"(%[[ARG3]]) ({
// GENERIC: %[[TRANSFER_READ_1:.*]] = "vector.transfer_read"(%[[ARG6]], %[[ARG2]], %[[ARG5]]) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<?xf32>, index, f32) -> vector<16xf32>
// GENERIC: "vector.yield"(%[[TRANSFER_READ_1]]) : (vector<16xf32>) -> ()
// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: vector<4xf32>, %[[ARG1:[a-z0-9_]+]]: index)
// GENERIC: "vector.print"(%[[ARG0]]) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
// GENERIC: "vector.print"(%[[ARG1]]) <{punctuation = #vector.punctuation<comma>}> {a} : (index) -> ()
// GENERIC: "vector.print"(%[[ARG1]]) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
// GENERIC: "vector.print"() <{punctuation = #vector.punctuation<open>}> : () -> ()
// GENERIC: "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "abc"}> : () -> ()
// GENERIC: "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
