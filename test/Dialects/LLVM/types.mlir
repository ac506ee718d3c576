// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --emit-bytecode %t.mlir -o %t.mlirbc
// RUN: %opt --allow-unregistered-dialect %t.mlirbc | diff %t.mlir -

// Types are written without prefix in other types.

"test.a"() : () -> (!llvm.struct<(i32, ptr)>, !llvm.ptr<3>, !llvm.ptr<0>, !llvm.struct<packed (i32, f32)>, !llvm.struct<()>,  !llvm.array<4 x i32>, !llvm.array<4 x array<3 x ptr>>, !llvm.array<4 x vector<4xi32>>)
"test.a"() : () -> (!llvm.func<i32 (i32, ...)>, !llvm.func<void ()>, !llvm.func<void (...)>, !llvm.func<struct<(i32)> (ptr, i1)>, !llvm.void, !llvm.token, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, !llvm.label)
"test.a"() : () -> (!llvm.target<"spirv.Event">, !llvm.target<"x", i32, 1, 2>, !llvm.struct<"s", (i32)>, !llvm.struct<"s2", packed (i32, ptr)>,!llvm.struct<"o", opaque>, !llvm.struct<packed ()>, !llvm.struct<"e", ()>)
"test.a"() : () -> (!llvm.struct<"list", (i32, struct<"list">)>, !llvm.struct<(struct<()>)>)

// CHECK: %{{.*}}:8 = "test.a"() : () -> (!llvm.struct<(i32, ptr)>, !llvm.ptr<3>, !llvm.ptr, !llvm.struct<packed (i32, f32)>, !llvm.struct<()>, !llvm.array<4 x i32>, !llvm.array<4 x array<3 x ptr>>, !llvm.array<4 x vector<4xi32>>)
// CHECK: %{{.*}}:10 = "test.a"() : () -> (!llvm.func<i32 (i32, ...)>, !llvm.func<void ()>, !llvm.func<void (...)>, !llvm.func<struct<(i32)> (ptr, i1)>, !llvm.void, !llvm.token, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, !llvm.label)
// CHECK: %{{.*}}:7 = "test.a"() : () -> (!llvm.target<"spirv.Event">, !llvm.target<"x", i32, 1, 2>, !llvm.struct<"s", (i32)>, !llvm.struct<"s2", packed (i32, ptr)>, !llvm.struct<"o", opaque>, !llvm.struct<packed ()>, !llvm.struct<"e", ()>)
// CHECK: %{{.*}}:2 = "test.a"() : () -> (!llvm.struct<"list", (i32, struct<"list">)>, !llvm.struct<(struct<()>)>)
