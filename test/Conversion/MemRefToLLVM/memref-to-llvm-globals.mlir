// RUN: strata opt --finalize-memref-to-llvm %s | FileCheck %s
//
// Initial values of globals without dimensions are numbers.

// CHECK: llvm.mlir.global external @complex([1.000000e+00 : f32, 2.000000e+00 : f32]) {{.*}} : !llvm.struct<(f32, f32)>
memref.global @complex : memref<complex<f32>> = dense<(1.0, 2.0)>
// CHECK: llvm.mlir.global external @complex_integer([1 : i32, 2 : i32]) {{.*}} : !llvm.struct<(i32, i32)>
memref.global @complex_integer : memref<complex<i32>> = dense<(1, 2)>
// CHECK: llvm.mlir.global external @bit(true) {{.*}} : i1
memref.global @bit : memref<i1> = dense<true>
