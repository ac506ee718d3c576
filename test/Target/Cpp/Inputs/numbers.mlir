// The steps that the number takes to reach 1.
func.func @collatz(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %steps = %zero) : (i64, i64) -> (i64, i64) {
    %c = arith.cmpi ne, %x, %one : i64
    scf.condition(%c) %x, %steps : i64, i64
  } do {
  ^bb0(%x: i64, %steps: i64):
    %rest = arith.remui %x, %two : i64
    %even = arith.cmpi eq, %rest, %zero : i64
    %next = scf.if %even -> i64 {
      %half = arith.divui %x, %two : i64
      scf.yield %half : i64
    } else {
      %triple = arith.muli %x, %three : i64
      %more = arith.addi %triple, %one : i64
      scf.yield %more : i64
    }
    %count = arith.addi %steps, %one : i64
    scf.yield %next, %count : i64, i64
  }
  return %r#1 : i64
}

// Signed and unsigned operations, and casts.
func.func @mix(%a: i32, %b: i32) -> i64 {
  %0 = arith.divsi %a, %b : i32
  %1 = arith.divui %a, %b : i32
  %2 = arith.cmpi slt, %0, %1 : i32
  %3 = arith.cmpi ult, %0, %1 : i32
  %4 = arith.xori %2, %3 : i1
  %5 = arith.select %4, %0, %1 : i32
  %6 = arith.extsi %5 : i32 to i64
  %7 = arith.extui %1 : i32 to i64
  %8 = arith.muli %6, %7 : i64
  %9 = arith.trunci %8 : i64 to i16
  %10 = arith.extsi %9 : i16 to i64
  %11 = arith.addi %8, %10 : i64
  return %11 : i64
}

func.func @dot(%a: memref<4xi32>, %b: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %zero, %last = %zero) -> (i32, i32) {
    %x = memref.load %a[%i] : memref<4xi32>
    %y = memref.load %b[%i] : memref<4xi32>
    %p = arith.muli %x, %y : i32
    %t = arith.addi %s, %p : i32
    scf.yield %t, %s : i32, i32
  }
  %d = arith.subi %r#0, %r#1 : i32
  %q = arith.muli %d, %r#0 : i32
  return %q : i32
}

func.func @shifts(%a: i32, %n: i32) -> i32 {
  %0 = arith.shrsi %a, %n : i32
  %1 = arith.shrui %a, %n : i32
  %2 = arith.shli %a, %n : i32
  %3 = arith.xori %0, %1 : i32
  %4 = arith.ori %3, %2 : i32
  return %4 : i32
}

func.func @choose(%k: index) -> f64 {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %r = scf.index_switch %k -> f64
  case 2 {
    %s = arith.addf %one, %half : f64
    scf.yield %s : f64
  }
  case 5 {
    scf.yield %half : f64
  }
  default {
    %n = arith.negf %half : f64
    %c = arith.cmpf ult, %n, %one : f64
    %s = arith.select %c, %n, %one : f64
    scf.yield %s : f64
  }
  return %r : f64
}
