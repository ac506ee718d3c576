// RUN: grep 'RUN-FN[:]' %s > %t.counted.mlir
// RUN: strata opt --pass-pipeline="builtin.module(async-parallel-for{min-task-size=1},async-func-to-async-runtime,async-to-async-runtime,async-runtime-ref-counting,async-runtime-ref-counting-opt,convert-scf-to-cf,convert-async-to-llvm)" %s >> %t.counted.mlir
// RUN: grep 'RUN-FN[:]' %s > %t.policy.mlir
// RUN: strata opt --pass-pipeline="builtin.module(async-parallel-for{async-dispatch=false num-workers=-1 min-task-size=3},async-func-to-async-runtime,async-to-async-runtime,async-runtime-policy-based-ref-counting,convert-scf-to-cf,convert-async-to-llvm)" %s >> %t.policy.mlir
// RUN: %run-fn -O2 %t.counted.mlir --native-only
// RUN: %run-fn -O2 %t.policy.mlir --native-only
// RUN: %run-fn -O2 %s --native-only
//
// Asynchronous programs, lowered by passes and by `strata run`

// RUN-FN: value(3.0) == 36.0
func.func @value(%x: f32) -> f32 {
  %t, %v = async.execute -> !async.value<f32> {
    %y = arith.addf %x, %x : f32
    async.yield %y : f32
  }
  %u, %w = async.execute [%t] (%v as %a: !async.value<f32>) -> !async.value<f32> {
    %z = arith.mulf %a, %a : f32
    async.yield %z : f32
  }
  %r = async.await %w : !async.value<f32>
  return %r : f32
}

// The tokens of all iterations are in a group.
// RUN-FN: squares(10) == [0, 1, 4, 9, 16, 25, 36, 49, 64, 81]
func.func @squares(%n: index) -> memref<?xindex> {
  %m = memref.alloc(%n) : memref<?xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = async.create_group %n : !async.group
  scf.for %i = %c0 to %n step %c1 {
    %t = async.execute {
      %s = arith.muli %i, %i : index
      memref.store %s, %m[%i] : memref<?xindex>
      async.yield
    }
    %k = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return %m : memref<?xindex>
}

// Functions that wait for others, more than there are threads.
// RUN-FN: fibonacci(14) == 377
async.func @fib(%n: index) -> !async.value<index> {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %small = arith.cmpi slt, %n, %c2 : index
  cf.cond_br %small, ^bb1, ^bb2
^bb1:
  return %n : index
^bb2:
  %a = arith.subi %n, %c1 : index
  %b = arith.subi %n, %c2 : index
  %p = call @fib(%a) : (index) -> !async.value<index>
  %q = call @fib(%b) : (index) -> !async.value<index>
  %x = await %p : !async.value<index>
  %y = await %q : !async.value<index>
  %r = arith.addi %x, %y : index
  return %r : index
}
func.func @fibonacci(%n: index) -> index {
  %v = async.call @fib(%n) : (index) -> !async.value<index>
  %r = async.await %v : !async.value<index>
  return %r : index
}

// A wait in a loop and in a condition of a coroutine.
// RUN-FN: loop(4, true) == 16.0
// RUN-FN: loop(4, false) == 1.0
func.func @loop(%n: index, %p: i1) -> f32 {
  %t, %v = async.execute -> !async.value<f32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %one = arith.constant 1.0 : f32
    %r = scf.if %p -> f32 {
      %s = scf.for %i = %c0 to %n step %c1 iter_args(%x = %one) -> f32 {
        %u, %w = async.execute -> !async.value<f32> {
          %y = arith.addf %x, %x : f32
          async.yield %y : f32
        }
        %z = async.await %w : !async.value<f32>
        scf.yield %z : f32
      }
      scf.yield %s : f32
    } else {
      scf.yield %one : f32
    }
    async.yield %r : f32
  }
  %r = async.await %v : !async.value<f32>
  return %r : f32
}

// RUN-FN: table(3, 5) == [[0, 0, 0, 0, 0], [0, 1, 2, 3, 4], [0, 2, 4, 6, 8]]
func.func @table(%n: index, %m: index) -> memref<?x?xindex> {
  %r = memref.alloc(%n, %m) : memref<?x?xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %s = arith.muli %i, %j : index
    memref.store %s, %r[%i, %j] : memref<?x?xindex>
  }
  return %r : memref<?x?xindex>
}
