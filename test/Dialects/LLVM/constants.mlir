// RUN: %opt --canonicalize %s | FileCheck %s

// Values without attributes are constants too: they move to the entry block, and there is
// one of each.

// CHECK-LABEL: llvm.func @hoist
// CHECK-DAG:     %[[POISON:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-DAG:     %[[UNDEF:.*]] = llvm.mlir.undef : i32
// CHECK-DAG:     %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK:         llvm.cond_br
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    llvm.call @h(%[[ZERO]], %[[UNDEF]], %[[POISON]])
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    llvm.call @h(%[[ZERO]], %[[UNDEF]], %[[POISON]])
// CHECK-NEXT:    llvm.call @g(
// CHECK-NEXT:    llvm.return
llvm.func @hoist(%c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %z = llvm.mlir.zero : !llvm.ptr
  %u = llvm.mlir.undef : i32
  %p = llvm.mlir.poison : vector<2xf32>
  llvm.call @h(%z, %u, %p) : (!llvm.ptr, i32, vector<2xf32>) -> ()
  llvm.return
^bb2:
  %z1 = llvm.mlir.zero : !llvm.ptr
  %u1 = llvm.mlir.undef : i32
  %p1 = llvm.mlir.poison : vector<2xf32>
  llvm.call @h(%z1, %u1, %p1) : (!llvm.ptr, i32, vector<2xf32>) -> ()
  llvm.call @g(%u1) : (i32) -> ()
  llvm.return
}
llvm.func @h(!llvm.ptr, i32, vector<2xf32>)
llvm.func @g(i32)
