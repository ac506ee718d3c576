// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s
// RUN: sed s/dense.0./dense\<1\>/ %s | not %strata translate --mlir-to-llvmir 2>&1 | FileCheck %s --check-prefix=ELEMENTS

// Arrays are not taken apart if they are too large for it.
// ELEMENTS: error: unsupported constant value

// CHECK: @g = internal global [1099511627776 x i32] zeroinitializer
llvm.mlir.global internal @g(dense<0> : tensor<1099511627776xi32>) : !llvm.array<1099511627776 x i32>

// CHECK: %[[INSERTVALUE:.*]] = insertvalue [1099511627776 x i32] undef, i32 1, 5
llvm.func @insert() -> !llvm.array<1099511627776 x i32> {
  %undef = llvm.mlir.undef : !llvm.array<1099511627776 x i32>
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.insertvalue %one, %undef[5] : !llvm.array<1099511627776 x i32>
  llvm.return %0 : !llvm.array<1099511627776 x i32>
}
