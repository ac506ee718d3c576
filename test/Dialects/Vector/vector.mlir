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
// CHECK-NEXT: %0 = vector.bitcast %arg2 : vector<4xf32> to vector<8xi16>
// CHECK-NEXT: %1 = vector.bitcast %arg3 {foo = 1 : i64} : vector<4x8xf32> to vector<4x4xi64>
// CHECK-NEXT: %2 = vector.broadcast %arg0 : f32 to vector<[4]xf32>
// CHECK-NEXT: %3 = vector.broadcast %arg2 {a} : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: %res1, %res2 = vector.deinterleave %arg2 : vector<4xf32> -> vector<2xf32>
// CHECK-NEXT: %res1_0, %res2_1 = vector.deinterleave %arg5 {a} : vector<2x[4]xf32> -> vector<2x[2]xf32>
// CHECK-NEXT: %4 = vector.extract %arg2[0] : f32 from vector<4xf32>
// CHECK-NEXT: %5 = vector.extract %arg3[1] {a} : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: %6 = vector.extract %arg3[%arg1, 2] : f32 from vector<4x8xf32>
// CHECK-NEXT: %7 = vector.extract %arg3[] : vector<4x8xf32> from vector<4x8xf32>
// CHECK-NEXT: %8 = vector.extract %arg2[-1] : f32 from vector<4xf32>
// CHECK-NEXT: %9 = vector.extract_strided_slice %arg3 {foo, offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
// CHECK-NEXT: %10 = vector.extract_strided_slice %arg5 {offsets = [1], sizes = [1], strides = [1]} : vector<2x[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT: %11 = vector.from_elements %arg0, %arg0 : vector<2xf32>
// CHECK-NEXT: %12 = vector.from_elements %arg0 {a} : vector<f32>
// CHECK-NEXT: %13 = vector.insert %arg0, %arg2 [0] : f32 into vector<4xf32>
// CHECK-NEXT: %14 = vector.insert %arg0, %arg3 [%arg1, 3] {a} : f32 into vector<4x8xf32>
// CHECK-NEXT: %15 = vector.insert %arg0, %arg6 [] : f32 into vector<f32>
// CHECK-NEXT: %16 = vector.insert_strided_slice %arg2, %arg3 {foo, offsets = [1, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
// CHECK-NEXT: %17 = vector.interleave %arg2, %arg2 : vector<4xf32> -> vector<8xf32>
// CHECK-NEXT: %18 = vector.interleave %arg6, %arg6 {a} : vector<f32> -> vector<2xf32>
// CHECK-NEXT: %19 = vector.interleave %arg5, %arg5 : vector<2x[4]xf32> -> vector<2x[8]xf32>
// CHECK-NEXT: %20 = vector.scalable.extract %arg7[4] : vector<4xf32> from vector<[16]xf32>
// CHECK-NEXT: %21 = vector.scalable.extract %arg7[8] {a} : vector<[8]xf32> from vector<[16]xf32>
// CHECK-NEXT: %22 = vector.scalable.insert %arg2, %arg7[4] {a} : vector<4xf32> into vector<[16]xf32>
// CHECK-NEXT: %23 = vector.shape_cast %arg3 {a} : vector<4x8xf32> to vector<32xf32>
// CHECK-NEXT: %24 = vector.shape_cast %arg4 : vector<[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT: %25 = vector.shuffle %arg2, %arg8 [0, 5, -1] : vector<4xf32>, vector<2xf32>
// CHECK-NEXT: %26 = vector.shuffle %arg3, %arg3 [0, 5] {a} : vector<4x8xf32>, vector<4x8xf32>
// CHECK-NEXT: %27 = vector.shuffle %arg6, %arg6 [0, 1] : vector<f32>, vector<f32>
// CHECK-NEXT: %28 = vector.step {a} : vector<[4]xindex>
// CHECK-NEXT: %29:4 = vector.to_elements %arg2 {a} : vector<4xf32>
// CHECK-NEXT: %30 = vector.transpose %arg3, [1, 0] {a} : vector<4x8xf32> to vector<8x4xf32>
// CHECK-NEXT: %31 = vector.transpose %arg6, [] : vector<f32> to vector<f32>
// CHECK-NEXT: %vscale = vector.vscale {a}

// CHECK-LABEL: @arithmetic
// CHECK-NEXT: %0 = vector.fma %arg1, %arg1, %arg1 {a} : vector<4xf32>
// CHECK-NEXT: %1 = vector.multi_reduction <add>, %arg3, %arg1 [1] : vector<4x8xf32> to vector<4xf32>
// CHECK-NEXT: %2 = vector.multi_reduction <maxnumf>, %arg3, %arg0 {foo} [0, 1] : vector<4x8xf32> to f32
// CHECK-NEXT: %3 = vector.reduction <add>, %arg1 : vector<4xf32> into f32
// CHECK-NEXT: %4 = vector.reduction <maximumf>, %arg1, %arg0 fastmath<reassoc,nnan> {a} : vector<4xf32> into f32
// CHECK-NEXT: %5 = vector.reduction <xor>, %arg6 : vector<4xi32> into i32
// CHECK-NEXT: %dest, %accumulated_value = vector.scan <add>, %arg3, %arg1 {foo, inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<4xf32>
// CHECK-NEXT: %6 = vector.outerproduct %arg1, %arg2 : vector<4xf32>, vector<8xf32>
// CHECK-NEXT: %7 = vector.outerproduct %arg1, %arg2, %arg3 {foo, kind = #vector.kind<mul>} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT: %8 = vector.outerproduct %arg1, %arg0, %arg1 {kind = #vector.kind<add>} : vector<4xf32>, f32
// CHECK-NEXT: %9 = vector.outerproduct %arg1, %arg0 : vector<4xf32>, f32
// CHECK-NEXT: %10 = vector.outerproduct %arg1, %arg4 : vector<4xf32>, vector<[4]xf32>

// CHECK-LABEL: @contract
// CHECK-NEXT: %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 {foo = 1 : i32} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %arg0, %arg1, %arg2 {bar = 3 : i32, foo = 1 : i32} : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: %2 = vector.contract {indexing_maps = [#map3, #map3, #map4], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg3, %arg3, %arg4 : vector<4xf32>, vector<4xf32> into f32

// CHECK-LABEL: @masks
// CHECK-NEXT: %0 = vector.constant_mask [3] : vector<4xi1>
// CHECK-NEXT: %1 = vector.constant_mask [2, 4] {a} : vector<4x[4]xi1>
// CHECK-NEXT: %2 = vector.constant_mask [1] : vector<i1>
// CHECK-NEXT: %3 = vector.create_mask %arg0, %arg0 {a} : vector<4x[8]xi1>
// CHECK-NEXT: %4 = vector.create_mask %arg0 : vector<i1>
// CHECK-NEXT: vector.mask %arg1 { vector.yield } : vector<16xi1>
// CHECK-NEXT: vector.mask %arg1 { vector.yield } {foo} : vector<16xi1>
// CHECK-NEXT: vector.mask %arg1 { vector.transfer_write %arg2, %arg4[%arg0] {bar} : vector<16xf32>, memref<?xf32> } {foo} : vector<16xi1>
// CHECK-NEXT: %5 = vector.mask %arg1 { vector.transfer_write %arg2, %arg5[%arg0] : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
// CHECK-NEXT: %6 = vector.mask %arg1, %arg2 { vector.transfer_read %arg4[%arg0], %arg3 : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
// CHECK-NEXT: %7 = vector.mask %arg1 { vector.reduction <add>, %arg2 : vector<16xf32> into f32 } : vector<16xi1> -> f32
// CHECK-NEXT: %8 = vector.mask %arg1 { vector.yield %arg2 : vector<16xf32> } : vector<16xi1> -> vector<16xf32>
// CHECK-NEXT: %9 = vector.mask %arg1 { vector.transfer_read %arg4[%arg0], %arg3 : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>

// CHECK-LABEL: @print
// CHECK-NEXT: vector.print %arg0 : vector<4xf32>
// CHECK-NEXT: vector.print %arg1 : index punctuation <comma> {a}
// CHECK-NEXT: vector.print %arg1 : index
// CHECK-NEXT: vector.print punctuation <open>
// CHECK-NEXT: vector.print str "abc"
// CHECK-NEXT: vector.print
// CHECK-NEXT: "a.b"() {a = #vector.kind<minimumf>, b = #vector.iterator_type<reduction>, c = #vector.punctuation<no_punctuation>} : () -> ()

// GENERIC-DAG: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// GENERIC-DAG: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// GENERIC-DAG: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// GENERIC-DAG: #map3 = affine_map<(d0) -> (d0)>
// GENERIC-DAG: #map4 = affine_map<(d0) -> ()>
// GENERIC: %29 = "vector.bitcast"(%arg22) : (vector<4xf32>) -> vector<8xi16>
// GENERIC: %30 = "vector.bitcast"(%arg23) {foo = 1 : i64} : (vector<4x8xf32>) -> vector<4x4xi64>
// GENERIC: %31 = "vector.broadcast"(%arg20) : (f32) -> vector<[4]xf32>
// GENERIC: %32 = "vector.broadcast"(%arg22) {a} : (vector<4xf32>) -> vector<2x4xf32>
// GENERIC: %33:2 = "vector.deinterleave"(%arg22) : (vector<4xf32>) -> (vector<2xf32>, vector<2xf32>)
// GENERIC: %34:2 = "vector.deinterleave"(%arg25) {a} : (vector<2x[4]xf32>) -> (vector<2x[2]xf32>, vector<2x[2]xf32>)
// GENERIC: %35 = "vector.extract"(%arg22) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> f32
// GENERIC: %36 = "vector.extract"(%arg23) <{static_position = array<i64: 1>}> {a} : (vector<4x8xf32>) -> vector<8xf32>
// GENERIC: %37 = "vector.extract"(%arg23, %arg21) <{static_position = array<i64: -9223372036854775808, 2>}> : (vector<4x8xf32>, index) -> f32
// GENERIC: %38 = "vector.extract"(%arg23) <{static_position = array<i64>}> : (vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC: %39 = "vector.extract"(%arg22) <{static_position = array<i64: -1>}> : (vector<4xf32>) -> f32
// GENERIC: %40 = "vector.extract_strided_slice"(%arg23) <{offsets = [1, 2], sizes = [2, 3], strides = [1, 1]}> {foo} : (vector<4x8xf32>) -> vector<2x3xf32>
// GENERIC: %41 = "vector.extract_strided_slice"(%arg25) <{offsets = [1], sizes = [1], strides = [1]}> : (vector<2x[4]xf32>) -> vector<1x[4]xf32>
// GENERIC: %42 = "vector.from_elements"(%arg20, %arg20) : (f32, f32) -> vector<2xf32>
// GENERIC: %43 = "vector.from_elements"(%arg20) {a} : (f32) -> vector<f32>
// GENERIC: %44 = "vector.insert"(%arg20, %arg22) <{static_position = array<i64: 0>}> : (f32, vector<4xf32>) -> vector<4xf32>
// GENERIC: %45 = "vector.insert"(%arg20, %arg23, %arg21) <{static_position = array<i64: -9223372036854775808, 3>}> {a} : (f32, vector<4x8xf32>, index) -> vector<4x8xf32>
// GENERIC: %46 = "vector.insert"(%arg20, %arg26) <{static_position = array<i64>}> : (f32, vector<f32>) -> vector<f32>
// GENERIC: %47 = "vector.insert_strided_slice"(%arg22, %arg23) <{offsets = [1, 2], strides = [1]}> {foo} : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC: %48 = "vector.interleave"(%arg22, %arg22) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
// GENERIC: %49 = "vector.interleave"(%arg26, %arg26) {a} : (vector<f32>, vector<f32>) -> vector<2xf32>
// GENERIC: %50 = "vector.interleave"(%arg25, %arg25) : (vector<2x[4]xf32>, vector<2x[4]xf32>) -> vector<2x[8]xf32>
// GENERIC: %51 = "vector.scalable.extract"(%arg27) <{pos = 4 : i64}> : (vector<[16]xf32>) -> vector<4xf32>
// GENERIC: %52 = "vector.scalable.extract"(%arg27) <{pos = 8 : i64}> {a} : (vector<[16]xf32>) -> vector<[8]xf32>
// GENERIC: %53 = "vector.scalable.insert"(%arg22, %arg27) <{pos = 4 : i64}> {a} : (vector<4xf32>, vector<[16]xf32>) -> vector<[16]xf32>
// GENERIC: %54 = "vector.shape_cast"(%arg23) {a} : (vector<4x8xf32>) -> vector<32xf32>
// GENERIC: %55 = "vector.shape_cast"(%arg24) : (vector<[4]xf32>) -> vector<1x[4]xf32>
// GENERIC: %56 = "vector.shuffle"(%arg22, %arg28) <{mask = array<i64: 0, 5, -1>}> : (vector<4xf32>, vector<2xf32>) -> vector<3xf32>
// GENERIC: %57 = "vector.shuffle"(%arg23, %arg23) <{mask = array<i64: 0, 5>}> {a} : (vector<4x8xf32>, vector<4x8xf32>) -> vector<2x8xf32>
// GENERIC: %58 = "vector.shuffle"(%arg26, %arg26) <{mask = array<i64: 0, 1>}> : (vector<f32>, vector<f32>) -> vector<2xf32>
// GENERIC: %59 = "vector.step"() {a} : () -> vector<[4]xindex>
// GENERIC: %60:4 = "vector.to_elements"(%arg22) {a} : (vector<4xf32>) -> (f32, f32, f32, f32)
// GENERIC: %61 = "vector.transpose"(%arg23) <{permutation = array<i64: 1, 0>}> {a} : (vector<4x8xf32>) -> vector<8x4xf32>
// GENERIC: %62 = "vector.transpose"(%arg26) <{permutation = array<i64>}> : (vector<f32>) -> vector<f32>
// GENERIC: %63 = "vector.vscale"() {a} : () -> index
// GENERIC: %17 = "vector.fma"(%arg14, %arg14, %arg14) {a} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %18 = "vector.multi_reduction"(%arg16, %arg14) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC: %19 = "vector.multi_reduction"(%arg16, %arg13) <{kind = #vector.kind<maxnumf>, reduction_dims = array<i64: 0, 1>}> {foo} : (vector<4x8xf32>, f32) -> f32
// GENERIC: %20 = "vector.reduction"(%arg14) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
// GENERIC: %21 = "vector.reduction"(%arg14, %arg13) <{fastmath = #arith.fastmath<reassoc,nnan>, kind = #vector.kind<maximumf>}> {a} : (vector<4xf32>, f32) -> f32
// GENERIC: %22 = "vector.reduction"(%arg19) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<xor>}> : (vector<4xi32>) -> i32
// GENERIC: %23:2 = "vector.scan"(%arg16, %arg14) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> {foo} : (vector<4x8xf32>, vector<4xf32>) -> (vector<4x8xf32>, vector<4xf32>)
// GENERIC: %24 = "vector.outerproduct"(%arg14, %arg15) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>) -> vector<4x8xf32>
// GENERIC: %25 = "vector.outerproduct"(%arg14, %arg15, %arg16) <{kind = #vector.kind<mul>}> {foo} : (vector<4xf32>, vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
// GENERIC: %26 = "vector.outerproduct"(%arg14, %arg13, %arg14) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
// GENERIC: %27 = "vector.outerproduct"(%arg14, %arg13) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<4xf32>
// GENERIC: %28 = "vector.outerproduct"(%arg14, %arg17) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<[4]xf32>) -> vector<4x[4]xf32>
// GENERIC: %14 = "vector.contract"(%arg8, %arg9, %arg10) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> {foo = 1 : i32} : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC: %15 = "vector.contract"(%arg8, %arg9, %arg10) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<mul>}> {bar = 3 : i32, foo = 1 : i32} : (vector<2x3xf32>, vector<3x4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
// GENERIC: %16 = "vector.contract"(%arg11, %arg11, %arg12) <{indexing_maps = [#map3, #map3, #map4], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
// GENERIC: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 3>}> : () -> vector<4xi1>
// GENERIC: %1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2, 4>}> {a} : () -> vector<4x[4]xi1>
// GENERIC: %2 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<i1>
// GENERIC: %3 = "vector.create_mask"(%arg2, %arg2) {a} : (index, index) -> vector<4x[8]xi1>
// GENERIC: %4 = "vector.create_mask"(%arg2) : (index) -> vector<i1>
// GENERIC: "vector.mask"(%arg3) ({
// GENERIC: "vector.yield"() : () -> ()
// GENERIC: "vector.mask"(%arg3) ({
// GENERIC: "vector.yield"() : () -> ()
// GENERIC: "vector.mask"(%arg3) ({
// GENERIC: "vector.transfer_write"(%arg4, %arg6, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> {bar} : (vector<16xf32>, memref<?xf32>, index) -> ()
// GENERIC: "vector.yield"() : () -> ()
// GENERIC: %5 = "vector.mask"(%arg3) ({
// GENERIC: %13 = "vector.transfer_write"(%arg4, %arg7, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (vector<16xf32>, tensor<?xf32>, index) -> tensor<?xf32>
// GENERIC: "vector.yield"(%13) : (tensor<?xf32>) -> ()
// GENERIC: %6 = "vector.mask"(%arg3, %arg4) ({
// GENERIC: %12 = "vector.transfer_read"(%arg6, %arg2, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<?xf32>, index, f32) -> vector<16xf32>
// GENERIC: "vector.yield"(%12) : (vector<16xf32>) -> ()
// GENERIC: %7 = "vector.mask"(%arg3) ({
// GENERIC: %11 = "vector.reduction"(%arg4) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<16xf32>) -> f32
// GENERIC: "vector.yield"(%11) : (f32) -> ()
// GENERIC: %8 = "vector.mask"(%arg3) ({
// GENERIC: "vector.yield"(%arg4) : (vector<16xf32>) -> ()
// GENERIC: %9 = "vector.mask"(%arg3) ({
// GENERIC: %10 = "vector.transfer_read"(%arg6, %arg2, %arg5) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map3}> : (memref<?xf32>, index, f32) -> vector<16xf32>
// GENERIC: "vector.yield"(%10) : (vector<16xf32>) -> ()
// GENERIC: "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (vector<4xf32>) -> ()
// GENERIC: "vector.print"(%arg1) <{punctuation = #vector.punctuation<comma>}> {a} : (index) -> ()
// GENERIC: "vector.print"(%arg1) <{punctuation = #vector.punctuation<newline>}> : (index) -> ()
// GENERIC: "vector.print"() <{punctuation = #vector.punctuation<open>}> : () -> ()
// GENERIC: "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "abc"}> : () -> ()
// GENERIC: "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
