// RUN: strata check-passes %s --pass-pipeline='builtin.module(func.func(affine-pack))' --entry=conditional
// RUN: strata check-passes %s --pass-pipeline='builtin.module(func.func(affine-pack))' --entry=computed
// RUN: strata check-passes %s --pass-pipeline='builtin.module(func.func(affine-pack))' --entry=empty
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-pack))' --remarks-filter=.* -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s < %t.mlir
//
// Elements are not copied where they may be out of bounds, or unknown.

// REMARK-DAG: not all iterations load packed elements
// REMARK-DAG: packed memory is computed in the loops
// REMARK-DAG: a subscript of packed elements is computed in the loops
func.func @conditional() -> i32 {
  %a = memref.alloc() : memref<8xi32>
  %c = memref.alloc() : memref<16xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 8 { affine.store %one, %a[%i] : memref<8xi32> }
  affine.for %i = 0 to 16 { affine.store %one, %c[%i] : memref<16xi32> }
  affine.for %j = 0 to 4 {
    affine.for %k = 0 to 16 {
      affine.if affine_set<(d0) : (7 - d0 >= 0)>(%k) {
        %x = affine.load %a[%k] : memref<8xi32>
        affine.store %x, %c[%j + 2] : memref<16xi32>
      }
    }
  } {strata.pack = array<i64: 0>}
  %r = affine.load %c[3] : memref<16xi32>
  return %r : i32
}

func.func @computed() -> i32 {
  %a = memref.alloc() : memref<8xi32>
  %c = memref.alloc() : memref<16xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 8 { affine.store %one, %a[%i] : memref<8xi32> }
  affine.for %i = 0 to 16 { affine.store %one, %c[%i] : memref<16xi32> }
  affine.for %j = 0 to 4 {
    %p = affine.apply affine_map<(d0) -> (d0 + 2)>(%j)
    %v = memref.cast %a : memref<8xi32> to memref<?xi32>
    %c0 = arith.constant 0 : index
    %d = memref.dim %v, %c0 : memref<?xi32>
    affine.for %k = 0 to min affine_map<(d0)[s0] -> (d0, 8)>(%p)[%d] {
      %x = affine.load %v[%k] : memref<?xi32>
      %y = affine.load %a[%k] : memref<8xi32>
      %z = affine.load %a[symbol(%d) - %k - 1] : memref<8xi32>
      affine.store %x, %c[%j + 2] : memref<16xi32>
    }
    affine.for %k = 0 to min affine_map<(d0)[s0] -> (s0, 8)>(%p)[%d] {
      %x = affine.load %v[%k] : memref<?xi32>
      %y = affine.load %a[%k] : memref<8xi32>
      %z = affine.load %a[symbol(%d) - %k - 1] : memref<8xi32>
      affine.store %x, %c[%j + 2] : memref<16xi32>
    }
    affine.for %k = 0 to 8 {
      %x = affine.load %v[%k] : memref<?xi32>
      %y = affine.load %a[%k] : memref<8xi32>
      %z = affine.load %a[symbol(%d) - %k - 1] : memref<8xi32>
      affine.store %x, %c[%j + 2] : memref<16xi32>
    }
  } {strata.pack = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, 9223372036854775807>}
  %r = affine.load %c[3] : memref<16xi32>
  return %r : i32
}

// Without iterations of the outer loop, the memory may have no elements.
// CHECK-LABEL: @empty_callee
// CHECK: affine.if
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load
func.func private @empty_callee(%n: index, %m: index, %a: memref<?xi32>, %c: memref<16xi32>) {
  %A, %C = memref.distinct_objects %a, %c : memref<?xi32>, memref<16xi32>
  affine.for %j = 0 to %n {
    affine.for %k = 0 to min affine_map<()[s0] -> (s0, 16)>()[%m] {
        %x = affine.load %A[%k] : memref<?xi32>
        affine.store %x, %C[%j] : memref<16xi32>
    }
  } {strata.pack = array<i64: 0>}
  return
}
func.func @empty() -> i32 {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c16 = arith.constant 16 : index
  %a = memref.alloc(%c0) : memref<?xi32>
  %b = memref.alloc(%c16) : memref<?xi32>
  %c = memref.alloc() : memref<16xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 16 { affine.store %one, %c[%i] : memref<16xi32> 
   affine.store %one, %b[%i] : memref<?xi32> }
  func.call @empty_callee(%c0, %c7, %a, %c) : (index, index, memref<?xi32>, memref<16xi32>) -> ()
  func.call @empty_callee(%c7, %c16, %b, %c) : (index, index, memref<?xi32>, memref<16xi32>) -> ()
  %r = affine.load %c[3] : memref<16xi32>
  return %r : i32
}
