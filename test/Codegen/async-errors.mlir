// An error of an asynchronous execution is one of all that wait for it.

// REQUIRES: codegen

// RUN: %strata run %s true | FileCheck %s --check-prefix=VALID
// RUN: not %strata run %s false 2>&1 | FileCheck %s

// VALID: 7
// CHECK: Awaited async operand is in error state
func.func @main(%valid: i1) -> i32 {
  %t, %v = async.execute -> !async.value<i32> {
    cf.assert %valid, "the first execution fails"
    %c = arith.constant 7 : i32
    async.yield %c : i32
  }
  %u, %w = async.execute (%v as %x: !async.value<i32>) -> !async.value<i32> {
    async.yield %x : i32
  }
  %r = async.await %w : !async.value<i32>
  return %r : i32
}
