// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect --split-input-file %s -o %t.mlir
// RUN: grep -v '^// [ER]' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect --split-input-file | diff %t.mlir -
module {
  acc.private.recipe @priv : memref<10xf32> init {
  ^bb0(%arg0: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  }
  acc.firstprivate.recipe @fp : memref<10xf32> init {
  ^bb0(%arg0: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  } copy {
  ^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
    acc.yield
  }
  acc.reduction.recipe @red : memref<10xf32> reduction_operator <add> init {
  ^bb0(%arg0: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  } combiner {
  ^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  }
  func.func @f(%arg0: memref<10xf32>, %arg1: !acc.data_bounds_ty, %arg2: i32, %arg3: i64, %arg4: index, %arg5: i1, %arg6: memref<memref<10xf32>>, %arg7: !llvm.ptr, %arg8: !acc.declare_token, %arg9: memref<*xf32>, %arg10: f32, %arg11: tensor<3xf32>) {
    %0 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    acc.loop {
      acc.yield
    } attributes {a, independent = [#acc.device_type<none>], unstructured}
    return
  }
}

// -----
module {
  acc.private.recipe @priv : memref<10xf32> init {
  ^bb0(%arg0: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  }
  func.func @f(%arg0: memref<10xf32>, %arg1: !acc.data_bounds_ty, %arg2: i32, %arg3: i64, %arg4: index, %arg5: i1, %arg6: memref<memref<10xf32>>, %arg7: !llvm.ptr, %arg8: !acc.declare_token, %arg9: memref<*xf32>, %arg10: f32, %arg11: tensor<3xf32>, %arg12: memref<f32>, %arg13: memref<i32>, %arg14: memref<i32>) {
    %0 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %1 = acc.create varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %2 = acc.update_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %3 = acc.use_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %4 = acc.attach varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %5 = acc.deviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %6 = acc.declare_device_resident varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    acc.enter_data dataOperands(%1 : memref<10xf32>) attributes {a}
    acc.enter_data if(%arg5) async(%arg2 : i32) wait_devnum(%arg3 : i64) wait(%arg2, %arg4 : i32, index) dataOperands(%1 : memref<10xf32>) attributes {a}
    acc.enter_data async wait dataOperands(%1 : memref<10xf32>) attributes {a}
    acc.enter_data dataOperands(%4 : memref<10xf32>) attributes {a}
    acc.exit_data if(%arg5) async(%arg2 : i32) wait_devnum(%arg3 : i64) wait(%arg2, %arg4 : i32, index) dataOperands(%0 : memref<10xf32>) attributes {a}
    acc.exit_data async wait dataOperands(%0 : memref<10xf32>) attributes {a, finalize}
    acc.exit_data dataOperands(%1 : memref<10xf32>) attributes {a}
    acc.host_data dataOperands(%3 : memref<10xf32>) {
      acc.terminator
    } attributes {a}
    acc.host_data if(%arg5) dataOperands(%3 : memref<10xf32>) {
      acc.terminator
    } attributes {a, ifPresent}
    acc.host_data dataOperands(%3, %3 : memref<10xf32>, memref<10xf32>) {
      acc.terminator
    } attributes {a}
    acc.host_data dataOperands(%3 : memref<10xf32>) {
    } attributes {a}
    acc.update dataOperands(%2 : memref<10xf32>) attributes {a}
    acc.update if(%arg5) async(%arg2 : i32) wait({%arg3 : i64}) dataOperands(%2 : memref<10xf32>) attributes {a, ifPresent}
    acc.data if(%arg5) async(%arg2 : i32) dataOperands(%1 : memref<10xf32>) wait({%arg3 : i64}) {
      acc.terminator
    } attributes {a}
    acc.kernel_environment dataOperands(%1 : memref<10xf32>) async(%arg2 : i32) wait({%arg3 : i64}) {
      "foo.x"() : () -> ()
    } {a}
    acc.wait attributes {a}
    acc.wait(%arg2, %arg3 : i32, i64) async(%arg4 : index) wait_devnum(%arg2 : i32) if(%arg5) attributes {a}
    acc.wait async attributes {a}
    acc.init device_num(%arg2 : i32) if(%arg5) attributes {a, device_types = [#acc.device_type<nvidia>]}
    acc.shutdown device_num(%arg2 : i32) if(%arg5) attributes {a, device_types = [#acc.device_type<nvidia>]}
    acc.set default_async(%arg2 : i32) device_num(%arg3 : i64) if(%arg5) attributes {a, device_type = #acc.device_type<host>}
    acc.set default_async(%arg2 : i32) device_num(%arg3 : i64) attributes {a}
    acc.atomic.read %arg13 = %arg12 : memref<i32>, memref<f32>, f32 {a}
    acc.atomic.write if(%arg5) %arg12 = %arg10 : memref<f32>, f32 {a}
    acc.atomic.write %arg12 = %arg10 : memref<f32>, f32 {a}
    acc.atomic.update if(%arg5) %arg13 : memref<i32> {
    ^bb0(%arg15: i32):
      acc.yield %arg15 : i32
    } {a}
    acc.atomic.update %arg13 : memref<i32> {
    ^bb0(%arg15: i32):
      acc.yield %arg2 : i32
    } {a}
    acc.declare dataOperands(%1 : memref<10xf32>) {
      acc.terminator
    } attributes {a}
    acc.declare dataOperands(%1 : memref<10xf32>) {
      "foo.x"() : () -> ()
    } attributes {a}
    %7 = acc.declare_enter dataOperands(%1 : memref<10xf32>) attributes {a}
    %8 = acc.declare_enter dataOperands(%1, %6 : memref<10xf32>, memref<10xf32>) attributes {a}
    acc.declare_exit token(%arg8) dataOperands(%0 : memref<10xf32>) attributes {a}
    acc.declare_exit dataOperands(%0 : memref<10xf32>) attributes {a}
    acc.declare_exit token(%arg8) attributes {a}
    %9 = acc.bounds lowerbound(%arg4 : index) upperbound(%arg4 : index) extent(%arg2 : i32) stride(%arg4 : index) startIdx(%arg3 : i64) {a, strideInBytes = true}
    %10 = acc.bounds extent(%arg4 : index) {a}
    %11 = acc.get_lowerbound %arg1 {a} : (!acc.data_bounds_ty) -> index
    acc.copyout accPtr(%0 : memref<10xf32>) bounds(%arg1) async(%arg2 : i32) to varPtr(%arg0 : memref<10xf32>) {a}
    acc.copyout accPtr(%arg0 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {a}
    acc.copyout accPtr(%3 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {a}
    acc.delete accPtr(%0 : memref<10xf32>) bounds(%arg1) async(%arg2 : i32) {a}
    acc.delete accPtr(%arg0 : memref<10xf32>) {a}
    %12 = acc.copyin varPtr(%arg0 : memref<10xf32>) async(%arg2 : i32 [#acc.device_type<nvidia>], %arg3 : i64) -> memref<10xf32>
    %13 = acc.copyin varPtr(%arg0 : memref<10xf32>) recipe(@x::@y) -> memref<10xf32>
    %14 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    acc.parallel {
    } attributes {a}
    acc.data {
    } attributes {a, defaultAttr = #acc<defaultvalue none>}
    acc.declare dataOperands(%1 : memref<10xf32>) {
    } attributes {a}
    acc.kernels {
    } attributes {a}
    return
  }
}

// -----
module {
  acc.private.recipe @priv : memref<10xf32> init {
  ^bb0(%arg0: memref<10xf32>):
    acc.yield %arg0 : memref<10xf32>
  }
  func.func @f(%arg0: memref<10xf32>, %arg1: !acc.data_bounds_ty, %arg2: i32, %arg3: i64, %arg4: index, %arg5: i1, %arg6: memref<memref<10xf32>>, %arg7: !llvm.ptr, %arg8: !acc.declare_token, %arg9: memref<*xf32>, %arg10: f32, %arg11: tensor<3xf32>) {
    %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {a}
    %1 = acc.copyin varPtr(%arg0 : memref<10xf32>) varType(tensor<10xf32>) -> memref<10xf32> {a}
    %2 = acc.copyin varPtr(%arg9 : memref<*xf32>) -> memref<*xf32> {a}
    %3 = acc.copyin varPtr(%arg7 : !llvm.ptr) varType(f32) -> !llvm.ptr {a}
    %4 = acc.copyin varPtr(%arg0 : memref<10xf32>) async(%arg2 : i32 [#acc.device_type<nvidia>]) -> memref<10xf32> {a}
    %5 = acc.copyin varPtr(%arg0 : memref<10xf32>) async([#acc.device_type<nvidia>], %arg2 : i32) -> memref<10xf32> {a}
    %6 = acc.copyin varPtr(%arg0 : memref<10xf32>) async([#acc.device_type<nvidia>, #acc.device_type<radeon>], %arg2 : i32, %arg3 : i64 [#acc.device_type<host>]) -> memref<10xf32> {a}
    %7 = acc.copyin varPtr(%arg0 : memref<10xf32>) async -> memref<10xf32> {a}
    %8 = acc.copyin varPtr(%arg0 : memref<10xf32>) recipe(@priv) -> memref<10xf32> {a}
    %9 = acc.copyin varPtr(%arg0 : memref<10xf32>) recipe(@zork) -> memref<10xf32> {a}
    %10 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {a}
    %11 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {a, modifiers = #acc<data_clause_modifier always>}
    "foo.x"() {x = #acc.declare<dataClause =  acc_create>} : () -> ()
    "foo.x"() {x = #acc.declare<dataClause =  acc_create, implicit = true>} : () -> ()
    "foo.x"() {x = #acc.declare_action<>} : () -> ()
    "foo.x"() {x = #acc.declare_action<preAlloc = @a, postAlloc = @b, preDealloc = @c, postDealloc = @d>} : () -> ()
    "foo.x"() {x = #acc.routine_info<[@a]>} : () -> ()
    "foo.x"() {x = #acc.routine_info<[@a::@b, @c]>} : () -> ()
    "foo.x"() {x = #acc.var_name<"x">} : () -> ()
    "foo.x"() {x = #acc.specialized_routine<@a, <worker>, "x">} : () -> ()
    %12 = "foo.x"() : () -> !acc.declare_token
    return
  }
}

