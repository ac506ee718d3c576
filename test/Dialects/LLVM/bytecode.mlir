// RUN: %opt %s --emit-bytecode -o %t.mlirbc
// RUN: %opt %t.mlirbc | FileCheck %s

// Flags that are no attributes are numbers in bytecode.

// CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
// CHECK: llvm.getelementptr inbounds|nuw %{{.*}}[%{{.*}}, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
llvm.func @flags(%a: i32, %p: !llvm.ptr) -> i32 {
  %sum = llvm.add %a, %a overflow<nsw, nuw> : i32
  %address = llvm.getelementptr inbounds|nuw %p[%a, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return %sum : i32
}
