// RUN: %run-fn -O3 %s
// RUN: strata check-passes %s --pass-pipeline='builtin.module(optimize-loops{cpu=x86-64-v3})'
//
// Values that nests compute of their induction variables.

// RUN-FN: subscripts_as_values() == -1666085633
// RUN-FN: views() == -1290227875
func.func @subscripts_as_values() -> i32 {
  %b = memref.alloc() : memref<8x32xi32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 32 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %b[%i, %j] : memref<8x32xi32>
    }
  }
  %c = memref.alloc() : memref<16x32xi32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 32 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %c[%i, %j] : memref<16x32xi32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 8 {
        %s = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%i, %k)
        %t = affine.apply affine_map<(d0) -> (d0 mod 5)>(%s)
        %x = arith.index_cast %t : index to i32
        %y = affine.load %b[%k, %j] : memref<8x32xi32>
        %p = arith.muli %x, %y : i32
        %o = affine.load %c[%i, %j] : memref<16x32xi32>
        %n = arith.addi %o, %p : i32
        affine.store %n, %c[%i, %j] : memref<16x32xi32>
      }
    }
  }
  %zero = arith.constant 1 : i32
  %factor = arith.constant 3 : i32
  %sum = affine.for %i = 0 to 16 iter_args(%h = %zero) -> i32 {
    %row = affine.for %j = 0 to 32 iter_args(%g = %h) -> i32 {
      %x = affine.load %c[%i, %j] : memref<16x32xi32>
      %u = arith.muli %g, %factor : i32
      %v = arith.addi %u, %x : i32
      affine.yield %v : i32
    }
    affine.yield %row : i32
  }
  return %sum : i32
}

func.func @views() -> i32 {
  %a = memref.alloc() : memref<16x8xi32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %a[%i, %j] : memref<16x8xi32>
    }
  }
  %b = memref.alloc() : memref<8x32xi32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 32 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %b[%i, %j] : memref<8x32xi32>
    }
  }
  %c = memref.alloc() : memref<16x32xi32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 32 {
      %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%i, %j)
      %x = arith.index_cast %s : index to i32
      affine.store %x, %c[%i, %j] : memref<16x32xi32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 8 {
        %row = memref.subview %a[%i, 0] [1, 8] [1, 1] : memref<16x8xi32> to memref<8xi32, strided<[1], offset: ?>>
        %x = affine.load %row[%k] : memref<8xi32, strided<[1], offset: ?>>
        %y = affine.load %b[%k, %j] : memref<8x32xi32>
        %p = arith.muli %x, %y : i32
        %o = affine.load %c[%i, %j] : memref<16x32xi32>
        %n = arith.addi %o, %p : i32
        affine.store %n, %c[%i, %j] : memref<16x32xi32>
      }
    }
  }
  %zero = arith.constant 1 : i32
  %factor = arith.constant 3 : i32
  %sum = affine.for %i = 0 to 16 iter_args(%h = %zero) -> i32 {
    %row = affine.for %j = 0 to 32 iter_args(%g = %h) -> i32 {
      %x = affine.load %c[%i, %j] : memref<16x32xi32>
      %u = arith.muli %g, %factor : i32
      %v = arith.addi %u, %x : i32
      affine.yield %v : i32
    }
    affine.yield %row : i32
  }
  return %sum : i32
}
