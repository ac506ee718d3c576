// An execution without effects is erased if its results have no uses.
// RUN: %opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @executions(
// CHECK-SAME: %[[T:.*]]: !async.token,
// CHECK-NEXT: async.execute {
// CHECK-NEXT:   memref.store
// CHECK: async.execute {
// CHECK-NEXT:   async.await %[[T]]
// CHECK: async.execute {
// CHECK-NEXT:   func.call @g()
// CHECK-NOT: async.execute
// CHECK: return
func.func @executions(%t: !async.token, %m: memref<4xf32>, %i: index, %x: f32) {
  %token = async.execute {
    async.yield
  }
  %token1 = async.execute [%t] {
    async.yield
  }
  %token2 = async.execute {
    memref.store %x, %m[%i] : memref<4xf32>
    async.yield
  }
  %token3, %r = async.execute -> !async.value<f32> {
    %y = memref.load %m[%i] : memref<4xf32>
    async.yield %y : f32
  }
  %token4 = async.execute {
    async.await %t : !async.token
    async.yield
  }
  %token5 = async.execute {
    %a = memref.alloc() : memref<4xf32>
    async.yield
  }
  %token6 = async.execute {
    func.call @g() : () -> ()
    async.yield
  }
  return
}
func.func private @g()
