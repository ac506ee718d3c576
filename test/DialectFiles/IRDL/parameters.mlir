// Types and attributes as their formats have them: everything is printed in one
// way, and read back.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/parameters.irdl.mlir %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/parameters.irdl.mlir %s | %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/parameters.irdl.mlir | FileCheck %s

// Attributes with aliases come first, in the order of their names; a map within an
// attribute is none.
// CHECK-NOT: #map
// CHECK-DAG: #loop_vectorize = #low.loop_vectorize<disable = true>
// CHECK-DAG: #loop_vectorize1 = #low.loop_vectorize<>
// CHECK-DAG: #mmra_tag = #low.mmra_tag<"a":"b">
// CHECK-DAG: #tbaa_root = #low.tbaa_root<id = "x">
// CHECK-DAG: #tbaa_root1 = #low.tbaa_root
// CHECK-DAG: #loop_annotation = #low.loop_annotation<disableNonforced = false, vectorize = #loop_vectorize>
// CHECK-DAG: #tbaa_tag = #low.tbaa_tag<base_type = <#tbaa_root, 0>, offset = 4, constant = true>

// Enumerations: in angle brackets, in others, bare, as a set.
"enumerations"() {
  // CHECK: a = #gfx.address_space<workgroup>
  a = #gfx.address_space<workgroup>,
  // CHECK-SAME: b = #gfx<dim x>, c = #gfx<dim y>
  b = #gfx<dim x>, c = #gfx<dim "y">,
  // CHECK-SAME: d = #tasks<data_sharing_type{type = private}>
  d = #tasks<data_sharing_type {type = private}>,
  // CHECK-SAME: e = #tasks<reduction_modifier(task)>
  e = #tasks<reduction_modifier(task)>,
  // CHECK-SAME: f = #accel.par_level<gang>
  f = #accel.par_level<gang>,
  // CHECK-SAME: g = #arith2.fastmath<reassoc,ninf>, h = #arith2.fastmath<none>, i = #arith2.fastmath<fast>
  g = #arith2.fastmath<ninf, reassoc>, h = #arith2.fastmath<none>, i = #arith2.fastmath<nnan,fast>,
  // CHECK-SAME: j = #gfx.block<linear_dim_0>
  j = #gfx.block<linear_dim_0>
} : () -> ()

// Types without parameters, and with meaningless text after their name.
"plain"() {
  // CHECK: a = !gfx.async.token, b = !gfx.async.token, c = !terms.int
  a = !gfx.async.token, b = !gfx<async.token>, c = !terms.int<1>
} : () -> ()

// Numbers, of the default value or not.
"numbers"() {
  // CHECK: a = !low.ptr, b = !low.ptr, c = !low.ptr<2>, d = !low.ptr<4294967295>
  a = !low.ptr, b = !low.ptr<0>, c = !low.ptr<0x2>, d = !low.ptr<-1>,
  // CHECK-SAME: e = #dlti2.function_pointer_alignment<18446744073709551615, function_dependent = true>
  e = #dlti2.function_pointer_alignment<18446744073709551615, function_dependent = 1>,
  // CHECK-SAME: f = #nvvm.shape<m = -1, n = 2, k = 3>
  f = #nvvm.shape<k = 3, n = 2, m = -1>,
  // CHECK-SAME: g = #nvvm.target, h = #nvvm.target<O = 3, chip = "x">
  g = #nvvm.target<chip = "sm_50", O = 2>, h = #nvvm.target<chip = "x", O = 3>,
  // CHECK-SAME: i = #tasks.flags<>, j = #tasks.flags<no_gpu_lib = true>
  i = #tasks.flags<debug_kind = 0>, j = #tasks.flags<no_gpu_lib = true>,
  // CHECK-SAME: k = !wasmfile<limit[0:]>, l = !wasmfile<limit[0: 1]>
  k = !wasmfile<limit[0:]>, l = !wasmfile<limit[0:1]>
} : () -> ()

// Types and attributes of a known definition need no name of their own.
"nested"() {
  // CHECK: a = !wasmfile<tabletype !wasmfile.funcref [0:]>
  a = !wasmfile<tabletype !wasmfile.funcref !wasmfile<limit[0:]>>,
  // CHECK-SAME: b = #accel.specialized_routine<@a, <seq>, "x">
  b = #accel.specialized_routine<@a, #accel.par_level<seq>, "x">,
  // CHECK-SAME: c = #xegpu.block_tdesc_attr<memory_space =  slm>, d = #xegpu.block_tdesc_attr<array_length = 2 : i64>
  c = #xegpu.block_tdesc_attr<memory_space = slm>, d = #xegpu.block_tdesc_attr<array_length = 2, memory_space = global>,
  // CHECK-SAME: e = #xegpu.slice<#xegpu.layout<sg_layout = [1, 2]>, dims = [0]>
  e = #xegpu.slice<<sg_layout = [1, 2]>, dims = [0]>,
  // CHECK-SAME: f = !emitfile.ptr<!emitfile.ptr<() -> ()>>
  f = !emitfile.ptr<!emitfile.ptr<() -> ()>>,
  // CHECK-SAME: g = #loop_annotation, h = #loop_vectorize1
  g = #low.loop_annotation<vectorize = <disable = true>, disableNonforced = false>, h = #low.loop_vectorize<>,
  // CHECK-SAME: i = #tbaa_tag, j = #tbaa_root1, k = #mmra_tag
  i = #low.tbaa_tag<offset = 4, constant = true, base_type = <#low.tbaa_root<id = "x">, 0>>,
  j = #low.tbaa_root, k = #low.mmra_tag<"a" : "b">,
  // CHECK-SAME: l = #low<dso_local_equivalent @a>
  l = #low<dso_local_equivalent @a>
} : () -> ()

// Lists.
"lists"() {
  // CHECK: a = !terms.func<(!terms.int, i1) !terms.bool>, b = !terms.array<[!terms.int -> !terms.bool]>
  a = !terms.func<(!terms.int, i1) !terms.bool>, b = !terms.array<[!terms.int -> !terms.bool]>,
  // CHECK-SAME: c = !terms.sort<"a">, d = !terms.sort<"a"[!terms.int, !terms.bool]>
  c = !terms.sort<"a">, d = !terms.sort<"a"[!terms.int, !terms.bool]>,
  // CHECK-SAME: e = #accel.routine_info<[@a, @b]>
  e = #accel.routine_info<[@a, @b]>,
  // CHECK-SAME: f = #xegpu.range<[0 : i32, 2 : i64]>
  f = #xegpu.range<[0 : i32, 2]>,
  // CHECK-SAME: g = #low.di_expression<>, h = #low.di_expression<[1, 2]>
  g = #low.di_expression<>, h = #low.di_expression<[1, 2]>,
  // CHECK-SAME: i = !emitfile.shaped<4x?x8, f32>, j = !emitfile.shaped<[], f32>
  i = !emitfile.shaped<4x?x8, f32>, j = !emitfile.shaped<[], f32>,
  // CHECK-SAME: k = #gfx.loop_dim_map<processor = x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>
  k = #gfx.loop_dim_map<bound = (i) -> (i + 1), processor = x, map = (i) -> (i)>
} : () -> ()

// Types whose syntax is in C++ are kept as written.
"opaque"() {
  // CHECK: a = !low.struct<"a", (i32, ptr)>, b = !low.struct, c = !low<struct foo ()>
  a = !low.struct<"a", (i32, ptr)>, b = !low.struct, c = !low<struct foo () >
} : () -> ()

// So are types and attributes that only C++ knows.
"others"() {
  // CHECK: a = !quant2.any<i8>, b = !quant2.any<i8>
  a = !quant2.any<i8>, b = !quant2<any<i8>>,
  // CHECK-SAME: c = !quant2.uniform<i8:f32, 1.0:-2>, d = !quant2<"odd" 1>, e = !quant2.anything
  c = !quant2.uniform<i8:f32, 1.0:-2>, d = !quant2<"odd" 1>, e = !quant2.anything,
  // CHECK-SAME: f = #quant2.range<[0, 1]>, g = #quant2.other : f32
  f = #quant2.range<[0, 1]>, g = #quant2.other : f32,
  // CHECK-SAME: h = #quant2.number<:f32 1.0> : f32, i = #quant2.number<1>
  h = #quant2.number<:f32 1.0> : f32, i = #quant2.number<1>
} : () -> ()
