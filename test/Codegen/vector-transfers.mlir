// Transfers of vectors, compiled and interpreted.

// REQUIRES: codegen

// RUN: %strata run %s 3 6 | FileCheck %s --match-full-lines
// RUN: %strata interpret %s 3 6 | FileCheck %s --match-full-lines
// RUN: %strata run %s -e order 1 0 '[[true, false, false, true], [true, true, true, true]]' | FileCheck %s --check-prefix=ORDER --match-full-lines
// RUN: %strata interpret %s --entry=order 1 0 '[[true, false, false, true], [true, true, true, true]]' | FileCheck %s --check-prefix=ORDER --match-full-lines

func.func private @fill() -> memref<5x9xf32> {
  %m = memref.alloc() : memref<5x9xf32>
  affine.for %a = 0 to 5 {
    affine.for %b = 0 to 9 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 9 + d1)>(%a, %b)
      %integer = arith.index_cast %place : index to i32
      %float = arith.sitofp %integer : i32 to f32
      memref.store %float, %m[%a, %b] : memref<5x9xf32>
    }
  }
  return %m : memref<5x9xf32>
}

// CHECK:      ( ( 33, 34, 35, -1 ), ( 42, 43, 44, -1 ), ( -1, -1, -1, -1 ) )
// CHECK-NEXT: ( ( 66, 76, 34, -2 ), ( 76, 86, 43, -2 ), ( 34, 43, -2, -2 ) )
// CHECK-NEXT: ( ( 0, 66, 76, 34 ), ( -1, -1, -1, -1 ), ( -1, -1, -1, -1 ) )
// CHECK-NEXT: [-3, 63, 73, 31]
func.func @main(%i: index, %j: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %padding = arith.constant -1.0 : f32
  %zero = arith.constant dense<0.0> : vector<4xf32>
  %one = arith.constant dense<1.0> : vector<4xf32>
  %m = call @fill() : () -> memref<5x9xf32>
  %v = vector.transfer_read %m[%i, %j], %padding : memref<5x9xf32>, vector<3x4xf32>
  %t = vector.transfer_read %m[%i, %j], %padding {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<5x9xf32>, vector<3x4xf32>
  %sum = arith.addf %v, %t : vector<3x4xf32>
  vector.print %v : vector<3x4xf32>
  vector.print %sum : vector<3x4xf32>
  vector.transfer_write %sum, %m[%c0, %c1] : vector<3x4xf32>, memref<5x9xf32>
  %mask = vector.create_mask %c1, %c5 : vector<3x4xi1>
  %w = vector.mask %mask { vector.transfer_read %m[%c0, %c0], %padding : memref<5x9xf32>, vector<3x4xf32> } : vector<3x4xi1> -> vector<3x4xf32>
  vector.print %w : vector<3x4xf32>
  %columns = vector.multi_reduction <add>, %w, %zero [0] : vector<3x4xf32> to vector<4xf32>
  %result = arith.subf %columns, %one : vector<4xf32>
  memref.dealloc %m : memref<5x9xf32>
  return %result : vector<4xf32>
}

// The mask is in the order of the dimensions of memory.
// ORDER: {{\[\[}}9, 18], [-1, 19], [-1, 20], [12, 21]]
func.func @order(%i: index, %j: index, %mask: vector<2x4xi1>) -> vector<4x2xf32> {
  %padding = arith.constant -1.0 : f32
  %m = call @fill() : () -> memref<5x9xf32>
  %v = vector.transfer_read %m[%i, %j], %padding, %mask {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<5x9xf32>, vector<4x2xf32>
  memref.dealloc %m : memref<5x9xf32>
  return %v : vector<4x2xf32>
}
