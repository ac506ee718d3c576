// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Attributes of functions and arguments, linkage, calling conventions.

// CHECK: %S = type { i32 }

// CHECK:      declare ptr @a1(ptr noalias nofree noundef nonnull byref(i32) captures(none) dereferenceable(4))
llvm.func @a1(%a: !llvm.ptr {llvm.byref = i32, llvm.noalias, llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.nofree, llvm.dereferenceable = 4 : i64}) -> !llvm.ptr
// CHECK:      declare void @a2(ptr allocptr readonly dereferenceable_or_null(4) alignstack(8))
llvm.func @a2(%a: !llvm.ptr {llvm.readonly, llvm.dereferenceable_or_null = 4 : i64, llvm.alignstack = 8 : i64, llvm.allocptr, llvm.dead_on_unwind})
// CHECK:      declare void @a3(ptr writeonly sret(%S) align 16, i1 zeroext, i8 signext range(i8 0, 42), i32)
llvm.func @a3(%a: !llvm.ptr {llvm.sret = !llvm.struct<"S", (i32)>, llvm.writeonly, llvm.align = 16 : i64}, %c : i1 {llvm.zeroext}, %d: i8 {llvm.signext, llvm.noext_, llvm.range = #llvm.constant_range<i8, 0, 42>}, %e: i32 {llvm.foo = 3 : i64, other.bar})
// CHECK:      ; Function Attrs: convergent inlinehint noinline nounwind optnone willreturn
// CHECK-NEXT: define void @f1() #0 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @f1() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">, target_cpu = "gfx90a", tune_cpu = "x", target_features = #llvm.target_features<["+sme", "+sve"]>, no_infs_fp_math = true, no_nans_fp_math = true, no_signed_zeros_fp_math = true, denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", instrument_function_entry = "a", instrument_function_exit = "b", prefer_vector_width = "128", reciprocal_estimates = "all", optimize_none, no_inline, convergent, no_unwind, will_return, inline_hint} { llvm.return }
// CHECK:      ; Function Attrs: alwaysinline memory(read, argmem: write, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none) uwtable(sync)
// CHECK-NEXT: define void @f2() #1 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @f2() attributes {always_inline, arm_streaming, arm_new_za, uwtable_kind = #llvm.uwtableKind<sync>, memory_effects = #llvm.memory_effects<other = read, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} { llvm.return }
// CHECK:      ; Function Attrs: sanitize_address memory(none) uwtable
// CHECK-NEXT: define void @f3() #2 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @f3() attributes {arm_locally_streaming, arm_inout_za, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["sanitize_address", ["uwtable", "2"], "nosuchattr", ["key", "val"], ["probe-stack"  , "inline-asm"]]} { llvm.return }
// CHECK:      ; Function Attrs: memory(readwrite)
// CHECK-NEXT: define void @f4() #3 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @f4() attributes {arm_streaming_compatible, arm_in_za, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} { llvm.return }
// CHECK:      ; Function Attrs: memory(read)
// CHECK-NEXT: define void @f5() #4 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @f5() attributes {arm_preserves_za, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>} { llvm.return }
// CHECK:      define hidden i32 @f6() unnamed_addr section ".text.x" align 8 {
// CHECK-NEXT:   ret i32 1
// CHECK-NEXT: }
llvm.func hidden unnamed_addr @f6() -> i32 attributes {dso_local, section = ".text.x", alignment = 8 : i64}{
 %0 = llvm.mlir.constant(1 : i32) : i32
 llvm.return %0 : i32
}
// CHECK:      declare protected void @f7() local_unnamed_addr
llvm.func protected local_unnamed_addr @f7()
// CHECK:      declare extern_weak void @f8()
llvm.func extern_weak @f8()
// CHECK:      define linkonce void @f9() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func linkonce @f9() { llvm.return }
// CHECK:      define weak_odr void @f10() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func weak_odr @f10() { llvm.return }
// CHECK:      define available_externally void @f11() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func available_externally @f11() { llvm.return }
// CHECK:      define private void @"weird name$x"() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func private @"weird name$x"() { llvm.return }
// CHECK:      declare swiftcc void @cc1()
llvm.func swiftcc @cc1()
// CHECK:      declare amdgpu_kernel void @cc2()
llvm.func amdgpu_kernelcc @cc2()
// CHECK:      declare cc11 void @cc3()
llvm.func cc_11 @cc3()
// CHECK:      declare spir_kernel void @cc4()
llvm.func spir_kernelcc @cc4()
// CHECK:      define avr_intrcc  void @cc5() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func avr_intrcc @cc5() { llvm.return }
// CHECK:      declare preserve_mostcc void @cc6()
llvm.func preserve_mostcc @cc6()
// CHECK:      declare x86_vectorcallcc void @cc7()
llvm.func x86_vectorcallcc @cc7()
// CHECK:      declare aarch64_sve_vector_pcs void @cc8()
llvm.func aarch64_sve_vectorcallcc @cc8()
// CHECK:      define void @h1() !prof !1 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @h1() attributes {function_entry_count = 42 : i64} { llvm.return }
// CHECK:      define void @h2(i32 %[[A:[a-z0-9_]+]]) !work_group_size_hint !2 !reqd_work_group_size !3 !intel_reqd_sub_group_size !4 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @h2(%a: i32) attributes {vec_type_hint = vector<4xi32>, work_group_size_hint = array<i32: 1,2,3>, reqd_work_group_size = array<i32: 4,5,6>, intel_reqd_sub_group_size = 8 : i32} { llvm.return }

// CHECK: attributes #0 = { convergent inlinehint noinline nounwind optnone willreturn "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "frame-pointer"="non-leaf" "instrument-function-entry"="a" "instrument-function-exit"="b" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "prefer-vector-width"="128" "reciprocal-estimates"="all" "target-cpu"="gfx90a" "target-features"="+sme,+sve" "tune-cpu"="x" }
// CHECK: attributes #1 = { alwaysinline memory(read, argmem: write, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none) uwtable(sync) "aarch64_new_za" "aarch64_pstate_sm_enabled" }
// CHECK: attributes #2 = { sanitize_address memory(none) uwtable "aarch64_inout_za" "aarch64_pstate_sm_body" "key"="val" "nosuchattr" "probe-stack"="inline-asm" }
// CHECK: attributes #3 = { memory(readwrite) "aarch64_in_za" "aarch64_pstate_sm_compatible" }
// CHECK: attributes #4 = { memory(read) "aarch64_preserves_za" }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !1 = !{!"function_entry_count", i64 42}
// CHECK: !2 = !{i32 1, i32 2, i32 3}
// CHECK: !3 = !{i32 4, i32 5, i32 6}
// CHECK: !4 = !{i32 8}
