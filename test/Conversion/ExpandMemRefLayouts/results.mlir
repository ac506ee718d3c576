// RUN: %run-fn %s
//
// Programs with layouts of all kinds have the results of programs with memory in rows, in the interpreter and
// as machine code.

#col_major = affine_map<(d0, d1) -> (d1, d0)>
#tiled = affine_map<(d0, d1) -> (d0 floordiv 64, d1 floordiv 64, d0 mod 64, d1 mod 64)>
#tiled_dynamic = affine_map<(d0, d1)[s0, s1] -> (d0 floordiv s0, d1 floordiv s1, d0 mod s0, d1 mod s1)>
#padded = affine_map<(d0, d1) -> (d0, (d1 + 2) floordiv 2, (d1 + 2) mod 2)>
#shifted = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
#reversed = affine_map<(d0, d1) -> (-d0, d1 - 3)>

// RUN-FN: col_major(1, 2) == 12
// RUN-FN: col_major(3, 5) == 35
func.func @col_major(%i: index, %j: index) -> i32 {
  %a = memref.alloc() : memref<4x6xi32, #col_major>
  affine.for %x = 0 to 4 {
    affine.for %y = 0 to 6 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%x, %y)
      %number = arith.index_cast %place : index to i32
      affine.store %number, %a[%x, %y] : memref<4x6xi32, #col_major>
    }
  }
  %r = memref.load %a[%i, %j] : memref<4x6xi32, #col_major>
  memref.dealloc %a : memref<4x6xi32, #col_major>
  return %r : i32
}

// RUN-FN: tiled(100, 130, 99, 129) == 99129
// RUN-FN: tiled(65, 64, 64, 63) == 64063
// RUN-FN: tiled(1, 1, 0, 0) == 0
func.func @tiled(%m: index, %n: index, %i: index, %j: index) -> i32 {
  %a = memref.alloc(%m, %n) : memref<?x?xi32, #tiled>
  affine.for %x = 0 to %m {
    affine.for %y = 0 to %n {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 1000 + d1)>(%x, %y)
      %number = arith.index_cast %place : index to i32
      affine.store %number, %a[%x, %y] : memref<?x?xi32, #tiled>
    }
  }
  %r = memref.load %a[%i, %j] : memref<?x?xi32, #tiled>
  memref.dealloc %a : memref<?x?xi32, #tiled>
  return %r : i32
}

// Sizes and symbols are passed with the memory.
func.func private @fill(%a: memref<?x?xi32, #tiled_dynamic>) -> memref<?x?xi32, #tiled_dynamic> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = memref.dim %a, %zero : memref<?x?xi32, #tiled_dynamic>
  %n = memref.dim %a, %one : memref<?x?xi32, #tiled_dynamic>
  scf.for %x = %zero to %m step %one {
    scf.for %y = %zero to %n step %one {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%x, %y)
      %number = arith.index_cast %place : index to i32
      memref.store %number, %a[%x, %y] : memref<?x?xi32, #tiled_dynamic>
    }
  }
  return %a : memref<?x?xi32, #tiled_dynamic>
}

// RUN-FN: tiled_dynamic(5, 7, 2, 3, 4, 6) == 46
// RUN-FN: tiled_dynamic(5, 7, 3, 2, 4, 6) == 46
// RUN-FN: tiled_dynamic(5, 7, 9, 1, 3, 0) == 30
func.func @tiled_dynamic(%m: index, %n: index, %s: index, %t: index, %i: index, %j: index) -> i32 {
  %a = memref.alloc(%m, %n)[%s, %t] : memref<?x?xi32, #tiled_dynamic>
  %b = call @fill(%a) : (memref<?x?xi32, #tiled_dynamic>) -> memref<?x?xi32, #tiled_dynamic>
  %r = memref.load %b[%i, %j] : memref<?x?xi32, #tiled_dynamic>
  memref.dealloc %b : memref<?x?xi32, #tiled_dynamic>
  return %r : i32
}

// RUN-FN: padded(2, 5) == 25
// RUN-FN: padded(0, 0) == 0
func.func @padded(%i: index, %j: index) -> i32 {
  %a = memref.alloca() : memref<3x6xi32, #padded>
  affine.for %x = 0 to 3 {
    affine.for %y = 0 to 6 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%x, %y)
      %number = arith.index_cast %place : index to i32
      affine.store %number, %a[%x, %y] : memref<3x6xi32, #padded>
    }
  }
  %r = memref.load %a[%i, %j] : memref<3x6xi32, #padded>
  return %r : i32
}

// Places before the first one, and places of symbols.
// RUN-FN: other_places(3, 100) == (3, 3)
func.func @other_places(%n: index, %s: index) -> (i32, i32) {
  %zero = arith.constant 0 : index
  %a = memref.alloc(%n)[%s] : memref<?x4xi32, #shifted>
  %b = memref.alloc(%n) : memref<?x4xi32, #reversed>
  affine.for %x = 0 to %n {
    affine.for %y = 0 to 4 {
      %number = arith.index_cast %y : index to i32
      affine.store %number, %a[%x, %y] : memref<?x4xi32, #shifted>
      affine.store %number, %b[%x, %y] : memref<?x4xi32, #reversed>
    }
  }
  %r = affine.load %a[0, 3] : memref<?x4xi32, #shifted>
  %t = affine.load %b[symbol(%n) - 1, 3] : memref<?x4xi32, #reversed>
  memref.dealloc %a : memref<?x4xi32, #shifted>
  memref.dealloc %b : memref<?x4xi32, #reversed>
  return %r, %t : i32, i32
}

// RUN-FN: strided(2, 3) == (23, 23, 23)
// RUN-FN: strided(0, 1) == (1, 1, 1)
func.func @strided(%i: index, %j: index) -> (i32, i32, i32) {
  %three = arith.constant 3 : index
  %eight = arith.constant 8 : index
  %a = memref.alloc() : memref<3x4xi32, strided<[1, 3], offset: 5>>
  %b = memref.alloc(%three)[%three, %eight] : memref<?x4xi32, strided<[?, 1], offset: ?>>
  %c = memref.alloc()[%eight] : memref<3x4xi32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  affine.for %x = 0 to 3 {
    affine.for %y = 0 to 4 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%x, %y)
      %number = arith.index_cast %place : index to i32
      affine.store %number, %a[%x, %y] : memref<3x4xi32, strided<[1, 3], offset: 5>>
    }
  }
  memref.copy %a, %b : memref<3x4xi32, strided<[1, 3], offset: 5>> to memref<?x4xi32, strided<[?, 1], offset: ?>>
  memref.copy %a, %c : memref<3x4xi32, strided<[1, 3], offset: 5>> to memref<3x4xi32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  %x = memref.load %a[%i, %j] : memref<3x4xi32, strided<[1, 3], offset: 5>>
  %y = memref.load %b[%i, %j] : memref<?x4xi32, strided<[?, 1], offset: ?>>
  %z = memref.load %c[%i, %j] : memref<3x4xi32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  memref.dealloc %a : memref<3x4xi32, strided<[1, 3], offset: 5>>
  memref.dealloc %b : memref<?x4xi32, strided<[?, 1], offset: ?>>
  memref.dealloc %c : memref<3x4xi32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>
  return %x, %y, %z : i32, i32, i32
}

// Copies between layouts, and memory that depends on conditions and on iterations.
// RUN-FN: choice(1, 3) == 13
// RUN-FN: choice(2, 3) == 1023
func.func @choice(%i: index, %j: index) -> i32 {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %thousand = arith.constant 1000 : i32
  %a = memref.alloc(%four) : memref<?x6xi32, #col_major>
  %b = memref.alloc(%four) : memref<?x6xi32, #col_major>
  affine.for %x = 0 to 4 {
    affine.for %y = 0 to 6 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%x, %y)
      %number = arith.index_cast %place : index to i32
      affine.store %number, %a[%x, %y] : memref<?x6xi32, #col_major>
      %more = arith.addi %number, %thousand : i32
      affine.store %more, %b[%x, %y] : memref<?x6xi32, #col_major>
    }
  }
  %rows = memref.alloc() : memref<4x6xi32>
  %last:2 = scf.for %k = %zero to %i step %one iter_args(%p = %b, %q = %a) -> (memref<?x6xi32, #col_major>, memref<?x6xi32, #col_major>) {
    scf.yield %q, %p : memref<?x6xi32, #col_major>, memref<?x6xi32, #col_major>
  }
  %is_one = arith.cmpi eq, %i, %one : index
  %chosen = arith.select %is_one, %last#0, %b : memref<?x6xi32, #col_major>
  %cast = memref.cast %chosen : memref<?x6xi32, #col_major> to memref<4x6xi32, #col_major>
  memref.copy %cast, %rows : memref<4x6xi32, #col_major> to memref<4x6xi32>
  %r = memref.load %rows[%i, %j] : memref<4x6xi32>
  memref.dealloc %a : memref<?x6xi32, #col_major>
  memref.dealloc %b : memref<?x6xi32, #col_major>
  memref.dealloc %rows : memref<4x6xi32>
  return %r : i32
}
