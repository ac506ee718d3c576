// RUN: strata opt --canonicalize %s | FileCheck %s
// CHECK-LABEL: @main
func.func @main() -> i32 {
      %c = arith.constant 42 : i32
  %sum = arith.addi %c, %c : i32
  return %sum : i32
}

func.func @wrong(%a: i32) {
  %b = arith.addi %a, %missing : i32
  return
}
