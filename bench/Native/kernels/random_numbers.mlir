// CALL: i64=88172645463325252 i64=4096 -> i64
func.func @random_numbers(%seed: i64, %n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %s1 = arith.constant 13 : i64
  %s2 = arith.constant 7 : i64
  %s3 = arith.constant 17 : i64
  %hundred = arith.constant 100 : i64
  %end:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seed, %sum = %c0) -> (i64, i64) : i64 {
    %a = arith.shli %x, %s1 : i64
    %b = arith.xori %x, %a : i64
    %c = arith.shrui %b, %s2 : i64
    %d = arith.xori %b, %c : i64
    %e = arith.shli %d, %s3 : i64
    %f = arith.xori %d, %e : i64
    %r = arith.remui %f, %hundred : i64
    %next = arith.addi %sum, %r : i64
    scf.yield %f, %next : i64, i64
  }
  return %end#1 : i64
}
