// Calls of pointers have no custom form until LLVM 16.
// RUN: %opt --print-for=19 %s | FileCheck %s --check-prefix=V19
// RUN: %opt --print-for=16 %s | FileCheck %s --check-prefix=V16
// RUN: not %opt --print-for=15 %s 2>&1 | FileCheck %s --check-prefix=V15

llvm.func @f(%p: !llvm.ptr, %x: i32) -> !llvm.ptr {
  // V19: llvm.call %{{.*}}(%{{.*}}) : !llvm.ptr, (i32) -> i32
  // V16: "llvm.call"(%{{.*}}, %{{.*}}) : (!llvm.ptr, i32) -> i32
  // V15: [[@LINE+1]]:8: error: 'llvm.call' cannot be printed for LLVM 15: a call of an opaque pointer requires LLVM 16 or later
  %a = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
  // V19: llvm.mlir.zero : !llvm.ptr
  // V16: llvm.mlir.null : !llvm.ptr
  %b = llvm.mlir.zero : !llvm.ptr
  llvm.return %b : !llvm.ptr
}
