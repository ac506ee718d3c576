// Sizes of memory are those of the machine: an i65 takes 16 bytes, of which another layout has
// 12, and i64 is aligned to 8 bytes in a structure.
// RUN: strata run %s | FileCheck %s
// RUN: strata run %s -O2 | FileCheck %s
// RUN: strata compile %s -o %t.ll && FileCheck %s --check-prefix=IR < %t.ll

// CHECK: 12345678901234567890
// CHECK-NEXT: 16

// IR: target datalayout
// IR: call {{.*}}@malloc(i64 32)
llvm.func @offset() -> i64 {
  %null = llvm.mlir.zero : !llvm.ptr
  %end = llvm.getelementptr %null[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64)>
  %size = llvm.ptrtoint %end : !llvm.ptr to i64
  llvm.return %size : i64
}

func.func @main() -> (i65, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 12345678901234567890 : i65
  %m = memref.alloc() : memref<2xi65>
  %n = memref.alloc() : memref<2xi65>
  memref.store %v, %m[%c1] : memref<2xi65>
  memref.store %v, %n[%c0] : memref<2xi65>
  memref.store %v, %n[%c1] : memref<2xi65>
  %r = memref.load %m[%c1] : memref<2xi65>
  memref.dealloc %m : memref<2xi65>
  memref.dealloc %n : memref<2xi65>
  %size = llvm.call @offset() : () -> i64
  return %r, %size : i65, i64
}
