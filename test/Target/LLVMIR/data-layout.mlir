// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// The data layout of the module decides alignments and address spaces.

// CHECK: target datalayout = "E-m:e-S128-A4-P3-G5-Fn64-n8:16:32:64-i64:64:128-f80:128:256-i1:8-p0:32:64:128:32-p3:32:64:128:32"

module attributes {dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<"dlti.endianness", "big">,
  #dlti.dl_entry<"dlti.mangling_mode", "e">,
  #dlti.dl_entry<"dlti.stack_alignment", 128 : i64>,
  #dlti.dl_entry<"dlti.alloca_memory_space", 4 : ui64>,
  #dlti.dl_entry<"dlti.program_memory_space", 3 : ui64>,
  #dlti.dl_entry<"dlti.global_memory_space", 5 : ui64>,
  #dlti.dl_entry<"dlti.function_pointer_alignment", #dlti.function_pointer_alignment<64, function_dependent = true>>,
  #dlti.dl_entry<"dlti.legal_int_widths", array<i32: 8, 16, 32, 64>>,
  #dlti.dl_entry<index, 64>,
  #dlti.dl_entry<i64, dense<[64,128]> : vector<2xi64>>,
  #dlti.dl_entry<f80, dense<[128,256]> : vector<2xi64>>,
  #dlti.dl_entry<i1, dense<8> : vector<1xi64>>,
  #dlti.dl_entry<!llvm.ptr, dense<[32,64,128]> : vector<3xi64>>,
  #dlti.dl_entry<!llvm.ptr<3>, dense<[32,64,128,32]> : vector<4xi64>>
>} {
// CHECK:      define i64 @foo(i64 %[[ARG:[a-z0-9_]+]], ptr %[[ARG_1:[a-z0-9_]+]]) addrspace(3) {
// CHECK-NEXT:   %[[ALLOCA:.*]] = alloca i64, align 16, addrspace(4)
// CHECK-NEXT:   store i64 %[[ARG]], ptr %[[ARG_1]], align 8
// CHECK-NEXT:   %[[CALL:.*]] = call addrspace(3) i64 @foo(i64 %[[ARG]], ptr %[[ARG_1]])
// CHECK-NEXT:   call addrspace(3) void @llvm.debugtrap()
// CHECK-NEXT:   %[[CALL_1:.*]] = call addrspace(3) float @llvm.sqrt.f32(float 1.000000e+00)
// CHECK-NEXT:   ret i64 %[[ARG]]
// CHECK-NEXT: }
llvm.func @foo(%arg0 : i64, %p: !llvm.ptr) -> i64 {
 %f = llvm.mlir.constant(1.0 : f32) : f32
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr<4>
  llvm.store %arg0, %p : i64, !llvm.ptr
  %k = llvm.call @foo(%arg0, %p) : (i64, !llvm.ptr) -> i64
  llvm.intr.debugtrap
  %j = llvm.intr.sqrt(%f) : (f32) -> f32
 llvm.return %arg0 : i64
}
}

// CHECK:      ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.debugtrap() addrspace(3) #0
// CHECK:      ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
// CHECK-NEXT: declare float @llvm.sqrt.f32(float) addrspace(3) #1

// CHECK: attributes #0 = { nounwind }
// CHECK: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
