// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  async.func @af(%arg0: i32) -> !async.token {
    return
  }
  async.func private @ag() -> (!async.token, !async.value<i32>)
  async.func private @ah() -> !async.value<i32> attributes {b} {
    %c1_i32 = arith.constant 1 : i32
    return {a} %c1_i32 : i32
  }
  func.func @f(%arg0: !async.token, %arg1: !async.value<i32>, %arg2: !async.group, %arg3: index, %arg4: !async.coro.id, %arg5: !async.coro.handle, %arg6: !async.coro.state, %arg7: i32) {
    %0 = async.add_to_group %arg0, %arg2 : !async.token {a}
    async.await %arg0 : !async.token {a}
    %1 = async.await %arg1 : !async.value<i32> {a}
    async.await_all %arg2 {a}
    %2 = async.call @af(%arg7) {a} : (i32) -> !async.token
    %3 = async.coro.begin %arg4 {a}
    async.coro.end %arg5 {a}
    async.coro.free %arg4, %arg5 {a}
    %4 = async.coro.id {a}
    %5 = async.coro.save %arg5 {a}
    %6 = async.create_group %arg3 : !async.group {a}
    %token, %bodyResults = async.execute [%arg0] (%arg1 as %arg8: !async.value<i32>) -> !async.value<i32> attributes {a} {
      async.yield %arg8 : i32 {a}
    }
    %token_0, %bodyResults_1 = async.execute (%arg1 as %arg8: !async.value<i32>, %arg1 as %arg9: !async.value<i32>) -> !async.value<i32> {
      async.yield %arg8 : i32
    }
    %token_2 = async.execute {
      async.yield
    }
    async.runtime.add_ref %arg0 {a, count = 2 : i64} : !async.token
    %7 = async.runtime.add_to_group %arg1, %arg2 {a} : !async.value<i32>
    async.runtime.await %arg2 {a} : !async.group
    async.runtime.await_and_resume %arg1, %arg5 {a} : !async.value<i32>
    %8 = async.runtime.create {a} : !async.value<i32>
    %9 = async.runtime.create_group %arg3 : !async.group {a}
    async.runtime.drop_ref %arg0 {a, count = 2 : i64} : !async.token
    %10 = async.runtime.is_error %arg0 {a} : !async.token
    %11 = async.runtime.load %arg1 {a} : <i32>
    %12 = async.runtime.num_worker_threads {a} : index
    async.runtime.resume %arg5 {a}
    async.runtime.set_available %arg0 {a} : !async.token
    async.runtime.set_error %arg1 {a} : !async.value<i32>
    async.runtime.store %arg7, %arg1 {a} : <i32>
    async.coro.suspend %arg6, ^bb1, ^bb2, ^bb3 {a}
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  ^bb3:  // pred: ^bb0
    return
  }
}

