// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-cf-to-llvm %s | FileCheck %s
//
// Branches and assertions.

// CHECK-LABEL: llvm.func @abort()
// CHECK-LABEL: llvm.func @puts(!llvm.ptr)
// CHECK: llvm.mlir.global private constant @assert_msg(dense<[104, 101, 108, 108, 111, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<2xf32>) -> index {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[X]] : index to i64
// CHECK-NEXT:   llvm.cond_br %[[C]], ^bb1, ^bb5
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   llvm.cond_br %[[C]] weights([3, 4]), ^bb2(%[[UNREALIZED_CONVERSION_CAST]] : i64), ^bb3 {foo}
// CHECK-NEXT: ^bb2(%[[ARG:[a-z0-9_]+]]: i64):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:   llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT:   %[[Z:.*]] = "a.b"() : () -> i32
// CHECK-NEXT:   llvm.switch %[[Z]] : i32, ^bb3 [
// CHECK-NEXT:     3: ^bb2(%[[UNREALIZED_CONVERSION_CAST]] : i64)
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb4(%[[ARG_1:[a-z0-9_]+]]: memref<2xf32>):  // pred: ^bb4
// CHECK-NEXT:   cf.br ^bb4(%[[M]] : memref<2xf32>)
// CHECK-NEXT: ^bb5:  // pred: ^bb0
// CHECK-NEXT:   %[[ADDRESSOF:.*]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[ADDRESSOF]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8>
// CHECK-NEXT:   llvm.call @puts(%[[GETELEMENTPTR]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   llvm.call @abort() : () -> ()
// CHECK-NEXT:   llvm.unreachable
// CHECK-NEXT: }
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
