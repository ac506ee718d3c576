// CALL: i64=10000 -> i64
func.func @collatz(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %longest = scf.for %start = %one to %n step %one iter_args(%best = %zero) -> (i64) : i64 {
    %end:2 = scf.while (%x = %start, %steps = %zero) : (i64, i64) -> (i64, i64) {
      %more = arith.cmpi ne, %x, %one : i64
      scf.condition(%more) %x, %steps : i64, i64
    } do {
    ^bb0(%x: i64, %steps: i64):
      %bit = arith.remui %x, %two : i64
      %even = arith.cmpi eq, %bit, %zero : i64
      %next = scf.if %even -> (i64) {
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
    %longer = arith.maxsi %best, %end#1 : i64
    scf.yield %longer : i64
  }
  return %longest : i64
}
