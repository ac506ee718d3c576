// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -

// The custom form of operations with their optional parts.

llvm.func @f(%a: i32, %p: !llvm.ptr, %s: !llvm.struct<(i32, f32)>, %v: vector<4xf32>, %i: i64, %tok: !llvm.token) attributes {personality = @p, garbageCollector = "x", passthrough = ["a"], memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %zz = llvm.mlir.zero : !llvm.ptr
  %c = llvm.mlir.constant(dense<0> : tensor<1xi8>) : !llvm.array<1 x i8>
  %0 = llvm.extractelement %v[%a : i32] : vector<4xf32>
  %1 = llvm.insertelement %0, %v[%a : i32] : vector<4xf32>
  %2 = llvm.shufflevector %v, %v [0, 1, 2, 3, 0] : vector<4xf32>
  %3 = llvm.atomicrmw add %p, %a monotonic : !llvm.ptr, i32
  %33 = llvm.atomicrmw volatile xchg %p, %a syncscope("x") seq_cst {alignment = 16 : i64} : !llvm.ptr, i32
  %4 = llvm.cmpxchg %p, %a, %a acq_rel monotonic : !llvm.ptr, i32
  %44 = llvm.cmpxchg weak volatile %p, %a, %a syncscope("a") acq_rel monotonic {alignment = 8} : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  llvm.fence acquire
  %5 = llvm.load volatile %p atomic syncscope("a") monotonic invariant_group {alignment = 4 : i64} : !llvm.ptr -> i32
  %6 = llvm.load %p invariant dereferenceable<bytes = 4, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.store volatile %a, %p atomic syncscope("a") release {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
  %7 = llvm.mlir.constant(1 : i1) : i1
  llvm.cond_br %7 weights([1, 2]), ^bb1, ^bb2(%a : i32) {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^bb1:
  llvm.switch %a : i32, ^bb2(%a : i32) [ 1: ^bb2(%a : i32), 2: ^bb3 ] {branch_weights = array<i32: 1, 2, 3>}
^bb2(%x: i32):
  %8 = llvm.invoke fastcc @g(%a) to ^bb3 unwind ^bb4 : (i32) -> i32
^bb3:
  llvm.return
^bb4:
  %9 = llvm.landingpad cleanup (catch %zz : !llvm.ptr) (filter %c : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
  llvm.resume %9 : !llvm.struct<(ptr, i32)>
^bb5:
  llvm.unreachable
}
llvm.func fastcc @g(i32) -> i32
llvm.func internal protected local_unnamed_addr swiftcc @h(%x: i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) vscale_range(1, 2) comdat(@c::@x) attributes {dso_local} { 
 %p = llvm.mlir.addressof @ga : !llvm.ptr
 %z = llvm.call tail @g(%x) ["deopt"(%x : i32)] : (i32) -> i32
 llvm.call_intrinsic "llvm.donothing"() ["a"(%x, %p: i32, !llvm.ptr), "b"()] : () -> ()
 %t = llvm.mlir.poison : i1
 llvm.intr.assume %t ["align"(%p, %x : !llvm.ptr, i32)] : i1
 %as = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
 %al = llvm.alloca inalloca %x x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
 %al2 = llvm.alloca %x x !llvm.struct<(i32)> : (i32) -> !llvm.ptr<5>
 %ia = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = "intel" "a", "b" %x : (i32) -> i32
 %q = llvm.getelementptr inbounds|nuw %p[%x, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
 llvm.return %x : i32 }
llvm.comdat @c { llvm.comdat_selector @x any }
llvm.mlir.global private unnamed_addr constant @ga(42 : i32) : i32
llvm.mlir.global external thread_local @tl() comdat(@c::@x) {addr_space = 3 : i32, alignment = 4 : i64, section = "x"} : i64
llvm.mlir.global hidden @str("abc")
llvm.mlir.global internal @reg() : i32 { %c = llvm.mlir.constant(1 : i32) : i32 llvm.return %c : i32 }
llvm.mlir.alias external @al : i32 { %0 = llvm.mlir.addressof @ga : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.ifunc @fi : !llvm.func<void ()>, !llvm.ptr @res
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3>]
llvm.linker_options ["/DEFAULTLIB:", "x"]

// CHECK: #loop_annotation = #llvm.loop_annotation<mustProgress = true>
// CHECK: llvm.func @f(%{{.*}}: i32, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.struct<(i32, f32)>, %{{.*}}: vector<4xf32>, %{{.*}}: i64, %{{.*}}: !llvm.token) attributes {garbageCollector = "x", memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["a"], personality = @p} {
// CHECK: %{{.*}} = llvm.mlir.zero : !llvm.ptr
// CHECK: %{{.*}} = llvm.mlir.constant(dense<0> : tensor<1xi8>) : !llvm.array<1 x i8>
// CHECK: %{{.*}} = llvm.extractelement %{{.*}}[%{{.*}} : i32] : vector<4xf32>
// CHECK: %{{.*}} = llvm.insertelement %{{.*}}, %{{.*}}[%{{.*}} : i32] : vector<4xf32>
// CHECK: %{{.*}} = llvm.shufflevector %{{.*}}, %{{.*}} [0, 1, 2, 3, 0] : vector<4xf32>
// CHECK: %{{.*}} = llvm.atomicrmw add %{{.*}}, %{{.*}} monotonic : !llvm.ptr, i32
// CHECK: %{{.*}} = llvm.atomicrmw volatile xchg %{{.*}}, %{{.*}} syncscope("x") seq_cst {alignment = 16 : i64} : !llvm.ptr, i32
// CHECK: %{{.*}} = llvm.cmpxchg %{{.*}}, %{{.*}}, %{{.*}} acq_rel monotonic : !llvm.ptr, i32
// CHECK: %{{.*}} = llvm.cmpxchg weak volatile %{{.*}}, %{{.*}}, %{{.*}} syncscope("a") acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i32
// CHECK: llvm.fence syncscope("agent") seq_cst
// CHECK: llvm.fence acquire
// CHECK: %{{.*}} = llvm.load volatile %{{.*}} atomic syncscope("a") monotonic invariant_group {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK: %{{.*}} = llvm.load %{{.*}} invariant dereferenceable<bytes = 4, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
// CHECK: llvm.store volatile %{{.*}}, %{{.*}} atomic syncscope("a") release {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
// CHECK: %{{.*}} = llvm.mlir.constant(true) : i1
// CHECK: llvm.cond_br %{{.*}} weights([1, 2]), ^bb1, ^bb2(%{{.*}} : i32) {loop_annotation = #loop_annotation}
// CHECK: ^bb1:
// CHECK: llvm.switch %{{.*}} : i32, ^bb2(%{{.*}} : i32) [
// CHECK: 1: ^bb2(%{{.*}} : i32),
// CHECK: 2: ^bb3
// CHECK: ] {branch_weights = array<i32: 1, 2, 3>}
// CHECK: ^bb2(%{{.*}}: i32):
// CHECK: %{{.*}} = llvm.invoke fastcc @g(%{{.*}}) to ^bb3 unwind ^bb4 : (i32) -> i32
// CHECK: ^bb3:
// CHECK: llvm.return
// CHECK: ^bb4:
// CHECK: %{{.*}} = llvm.landingpad cleanup (catch %{{.*}} : !llvm.ptr) (filter %{{.*}} : !llvm.array<1 x i8>) : !llvm.struct<(ptr, i32)>
// CHECK: llvm.resume %{{.*}} : !llvm.struct<(ptr, i32)>
// CHECK: ^bb5:
// CHECK: llvm.unreachable
// CHECK: llvm.func fastcc @g(i32) -> i32
// CHECK: llvm.func internal protected local_unnamed_addr swiftcc @h(%{{.*}}: i32 {llvm.noundef}) -> (i32 {llvm.zeroext}) vscale_range(1, 2) comdat(@c::@x) attributes {dso_local} {
// CHECK: %{{.*}} = llvm.mlir.addressof @ga : !llvm.ptr
// CHECK: %{{.*}} = llvm.call tail @g(%{{.*}}) ["deopt"(%{{.*}} : i32)] : (i32) -> i32
// CHECK: llvm.call_intrinsic "llvm.donothing"() ["a"(%{{.*}}, %{{.*}} : i32, !llvm.ptr), "b"()] : () -> ()
// CHECK: %{{.*}} = llvm.mlir.poison : i1
// CHECK: llvm.intr.assume %{{.*}} ["align"(%{{.*}}, %{{.*}} : !llvm.ptr, i32)] : i1
// CHECK: %{{.*}} = llvm.addrspacecast %{{.*}} : !llvm.ptr to !llvm.ptr<3>
// CHECK: %{{.*}} = llvm.alloca inalloca %{{.*}} x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
// CHECK: %{{.*}} = llvm.alloca %{{.*}} x !llvm.struct<(i32)> : (i32) -> !llvm.ptr<5>
// CHECK: %{{.*}} = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel "a", "b" %{{.*}} : (i32) -> i32
// CHECK: %{{.*}} = llvm.getelementptr inbounds|nuw %{{.*}}[%{{.*}}, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK: llvm.return %{{.*}} : i32
// CHECK: llvm.comdat @c {
// CHECK: llvm.comdat_selector @x any
// CHECK: llvm.mlir.global private unnamed_addr constant @ga(42 : i32) {addr_space = 0 : i32} : i32
// CHECK: llvm.mlir.global external thread_local @tl() comdat(@c::@x) {addr_space = 3 : i32, alignment = 4 : i64, section = "x"} : i64
// CHECK: llvm.mlir.global external hidden @str("abc") {addr_space = 0 : i32}
// CHECK: llvm.mlir.global internal @reg() {addr_space = 0 : i32} : i32 {
// CHECK: %{{.*}} = llvm.mlir.constant(1 : i32) : i32
// CHECK: llvm.return %{{.*}} : i32
// CHECK: llvm.mlir.alias external @al : i32 {
// CHECK: %{{.*}} = llvm.mlir.addressof @ga : !llvm.ptr
// CHECK: llvm.return %{{.*}} : !llvm.ptr
// CHECK: llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// CHECK: llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]
// CHECK: llvm.mlir.ifunc external @fi : !llvm.func<void ()>, !llvm.ptr @res
// CHECK: llvm.func @res() -> !llvm.ptr {
// CHECK: %{{.*}} = llvm.mlir.zero : !llvm.ptr
// CHECK: llvm.return %{{.*}} : !llvm.ptr
// CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
// CHECK: llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i64>]
// CHECK: llvm.linker_options ["/DEFAULTLIB:", "x"]

// Operations without a definition, for intrinsics that the dialect does not have.
// CHECK: "llvm.intr.of.a.target"() : () -> ()
"llvm.intr.of.a.target"() : () -> ()
