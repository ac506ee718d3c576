// RUN: strata opt --allow-unregistered-dialect --convert-cf-to-llvm %s | FileCheck %s
//
// Branches and assertions.

func.func @f(%c: i1, %x: index, %m: memref<2xf32>) -> index {
  cf.assert %c, "hello"
  cf.cond_br %c weights([3, 4]), ^a(%x : index), ^b {foo}
^a(%y: index):
  cf.br ^b
^b:
  %z = "a.b"() : () -> i32
  cf.switch %z : i32, [default: ^b, 3: ^a(%x : index)]
^d(%q: memref<2xf32>):
  cf.br ^d(%m : memref<2xf32>)
}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-NEXT:   func.func @f(%arg0: i1, %arg1: index, %arg2: memref<2xf32>) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     llvm.cond_br %arg0, ^bb1, ^bb5
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.cond_br %arg0 weights([3, 4]), ^bb2(%0 : i64), ^bb3 {foo}
// CHECK-NEXT:   ^bb2(%1: i64):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:     llvm.br ^bb3
// CHECK-NEXT:   ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT:     %2 = "a.b"() : () -> i32
// CHECK-NEXT:     llvm.switch %2 : i32, ^bb3 [
// CHECK-NEXT:       3: ^bb2(%0 : i64)
// CHECK-NEXT:     ]
// CHECK-NEXT:   ^bb4(%3: memref<2xf32>):  // pred: ^bb4
// CHECK-NEXT:     cf.br ^bb4(%arg2 : memref<2xf32>)
// CHECK-NEXT:   ^bb5:  // pred: ^bb0
// CHECK-NEXT:     %4 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:     %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:     llvm.call @puts(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT:     llvm.call @abort() : () -> ()
// CHECK-NEXT:     llvm.unreachable
// CHECK-NEXT:   }
// CHECK-NEXT: }
