// CALL: i64=22 -> i64
func.func @fibonacci(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %two : i64
  %result = scf.if %small -> (i64) {
    scf.yield %n : i64
  } else {
    %n1 = arith.subi %n, %one : i64
    %n2 = arith.subi %n, %two : i64
    %f1 = func.call @fibonacci(%n1) : (i64) -> i64
    %f2 = func.call @fibonacci(%n2) : (i64) -> i64
    %sum = arith.addi %f1, %f2 : i64
    scf.yield %sum : i64
  }
  return %result : i64
}
