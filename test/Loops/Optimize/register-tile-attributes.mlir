// RUN: strata check-passes %s --pass-pipeline='builtin.module(func.func(affine-pack,affine-register-tile))' --entry=old_value
// RUN: strata check-passes %s --pass-pipeline='builtin.module(func.func(affine-tile-plan{cpu=x86-64},affine-register-tile))' --entry=transposed
// RUN: strata check-passes %s --pass-pipeline='builtin.module(func.func(affine-pack,affine-register-tile))' --entry=nested
// RUN: strata check-passes %s --pass-pipeline='builtin.module(func.func(affine-pack,affine-register-tile))' --entry=row_numbers
// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-tile-plan{cpu=x86-64},affine-register-tile))' --remarks-filter=.* -o /dev/null 2>&1 | FileCheck %s
// CHECK: prevents loading elements of several iterations
//
// Attributes that the planner does not create.

// An operation after the store uses the loaded element.
func.func @old_value() -> (i32, i32) {
  %a = memref.alloc() : memref<8xi32>
  %c = memref.alloc() : memref<16xi32>
  %d = memref.alloc() : memref<8x16xi32>
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 8 { affine.store %one, %a[%i] : memref<8xi32> }
  affine.for %i = 0 to 16 { affine.store %one, %c[%i] : memref<16xi32> }
  affine.for %k = 0 to 8 {
    affine.for %j = 0 to 16 {
      %x = affine.load %a[%k] : memref<8xi32>
      %o = affine.load %c[%j] : memref<16xi32>
      %n = arith.addi %o, %x : i32
      affine.store %n, %c[%j] : memref<16xi32>
      %z = arith.muli %o, %x : i32
      affine.store %z, %d[%k, %j] : memref<8x16xi32>
    }
  } {strata.register_tile = array<i64: 1, 0, 4>}
  %r = affine.load %c[5] : memref<16xi32>
  %s = affine.load %d[3, 5] : memref<8x16xi32>
  return %r, %s : i32, i32
}

// Iterations load elements that earlier ones store.
func.func @transposed() -> i32 {
  %a = memref.alloc() : memref<400xi32>
  affine.for %i = 0 to 400 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %a[%i] : memref<400xi32>
  }
  affine.for %j = 0 to 4 {
    affine.for %k = 0 to 8 {
      %x = affine.load %a[%j * 100 + %k] : memref<400xi32>
      %y = affine.load %a[%j + 7] : memref<400xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %a[%j + 7] : memref<400xi32>
    }
  }
  %r = affine.load %a[7] : memref<400xi32>
  return %r : i32
}

// Tiles in tiles, and loads that are listed twice.
func.func @nested() -> i32 {
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
  affine.for %k = 0 to 8 {
    affine.for %i = 0 to 16 {
      affine.for %j = 0 to 32 {
        %x = affine.load %a[%i, %k] : memref<16x8xi32>
        %y = affine.load %b[%k, %j] : memref<8x32xi32>
        %p = arith.muli %x, %y : i32
        %o = affine.load %c[%i, %j] : memref<16x32xi32>
        %n = arith.addi %o, %p : i32
        affine.store %n, %c[%i, %j] : memref<16x32xi32>
      }
    } {strata.register_tile = array<i64: 0, 1, 4>}
  } {strata.register_tile = array<i64: 1, 1, 4>, strata.pack = array<i64: 0, 0, 1, 1>}
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

// Lanes load from different rows, in two loops that use the number of the row.
func.func @row_numbers() -> i32 {
  %a = memref.alloc() : memref<24x6xi32>
  affine.for %d0 = 0 to 24 {
  affine.for %d1 = 0 to 6 {
    %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%d0, %d1)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %a[%d0, %d1] : memref<24x6xi32>
  }
  }
  %b = memref.alloc() : memref<11x24xi32>
  affine.for %d0 = 0 to 11 {
  affine.for %d1 = 0 to 24 {
    %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%d0, %d1)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %b[%d0, %d1] : memref<11x24xi32>
  }
  }
  %c = memref.alloc() : memref<11x8xi32>
  affine.for %d0 = 0 to 11 {
  affine.for %d1 = 0 to 8 {
    %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1 * 5) mod 7)>(%d0, %d1)
    %x = arith.index_cast %s : index to i32
    affine.store %x, %c[%d0, %d1] : memref<11x8xi32>
  }
  }
  affine.for %k = 0 to 6 {
    affine.for %i = 0 to 11 {
      affine.for %j = 0 to 8 {
        %s = affine.apply affine_map<(d0, d1) -> ((d0 * 3 + d1) mod 5)>(%k, %i)
        %n = arith.index_cast %s : index to i32
        %x = affine.load %a[%j, %k] : memref<24x6xi32>
        %y = affine.load %b[%i, %k] : memref<11x24xi32>
        %p = arith.muli %x, %y : i32
        %q = arith.muli %p, %n : i32
        %o = affine.load %c[%i, %j] : memref<11x8xi32>
        %t = arith.addi %o, %q : i32
        affine.store %t, %c[%i, %j] : memref<11x8xi32>
      }
    }
  } {strata.register_tile = array<i64: 1, 1, 4>}
  %zero = arith.constant 1 : i32
  %factor = arith.constant 3 : i32
  %sum = affine.for %i = 0 to 11 iter_args(%h = %zero) -> i32 {
    %row = affine.for %j = 0 to 8 iter_args(%g = %h) -> i32 {
      %x = affine.load %c[%i, %j] : memref<11x8xi32>
      %u = arith.muli %g, %factor : i32
      %v = arith.addi %u, %x : i32
      affine.yield %v : i32
    }
    affine.yield %row : i32
  }
  return %sum : i32
}
