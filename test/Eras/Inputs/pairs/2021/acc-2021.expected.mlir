module {
  func.func @data(%arg0: memref<10xf32>, %arg1: !llvm.ptr, %arg2: i1, %arg3: i64) {
    %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
    %1 = acc.create varPtr(%arg1 : !llvm.ptr) varType(f32) -> !llvm.ptr
    acc.data if(%arg2) dataOperands(%0, %1 : memref<10xf32>, !llvm.ptr) {
      acc.terminator
    }
    acc.copyout accPtr(%0 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {dataClause = #acc<data_clause acc_copy>}
    acc.delete accPtr(%1 : !llvm.ptr) {dataClause = #acc<data_clause acc_create>}
    %2 = acc.present varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    %3 = acc.create varPtr(%arg1 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyout_zero>}
    %4 = acc.attach varPtr(%arg1 : !llvm.ptr) varType(f32) -> !llvm.ptr
    acc.data dataOperands(%2, %3, %4 : memref<10xf32>, !llvm.ptr, !llvm.ptr) {
      acc.terminator
    }
    acc.copyout accPtr(%3 : !llvm.ptr) to varPtr(%arg1 : !llvm.ptr) varType(f32) {dataClause = #acc<data_clause acc_copyout_zero>}
    acc.delete accPtr(%2 : memref<10xf32>) {dataClause = #acc<data_clause acc_present>}
    acc.detach accPtr(%4 : !llvm.ptr) {dataClause = #acc<data_clause acc_attach>}
    %5 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyin_readonly>}
    %6 = acc.copyin varPtr(%arg1 : !llvm.ptr) varType(f32) -> !llvm.ptr {dataClause = #acc<data_clause acc_copyin_readonly>}
    %7 = acc.nocreate varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
    acc.parallel dataOperands(%5, %6, %7 : memref<10xf32>, !llvm.ptr, memref<10xf32>) async(%arg3 : i64) num_gangs({%arg3 : i64}) wait({%arg3 : i64, %arg3 : i64}) if(%arg2) {
      acc.yield
    }
    acc.delete accPtr(%5 : memref<10xf32>) {dataClause = #acc<data_clause acc_copyin_readonly>}
    acc.delete accPtr(%6 : !llvm.ptr) {dataClause = #acc<data_clause acc_copyin_readonly>}
    acc.delete accPtr(%7 : memref<10xf32>) {dataClause = #acc<data_clause acc_no_create>}
    return
  }
  func.func @outside(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: i1, %arg3: i64, %arg4: index) {
    %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {structured = false}
    %1 = acc.create varPtr(%arg1 : memref<10xf32>) -> memref<10xf32> {structured = false}
    acc.enter_data if(%arg2) dataOperands(%0, %1 : memref<10xf32>, memref<10xf32>)
    %2 = acc.attach varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {structured = false}
    acc.enter_data async wait_devnum(%arg3 : i64) wait(%arg3, %arg4 : i64, index) dataOperands(%2 : memref<10xf32>)
    %3 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_update_host>, structured = false}
    %4 = acc.update_device varPtr(%arg1 : memref<10xf32>) -> memref<10xf32> {structured = false}
    acc.update if(%arg2) dataOperands(%3, %4 : memref<10xf32>, memref<10xf32>)
    acc.update_host accPtr(%3 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {structured = false}
    %5 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>, structured = false}
    %6 = acc.getdeviceptr varPtr(%arg1 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_delete>, structured = false}
    acc.exit_data async(%arg3 : i64) dataOperands(%5, %6 : memref<10xf32>, memref<10xf32>) attributes {finalize}
    acc.copyout accPtr(%5 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {structured = false}
    acc.delete accPtr(%6 : memref<10xf32>) {structured = false}
    return
  }
  func.func @loops(%arg0: i64, %arg1: index, %arg2: index, %arg3: index) {
    acc.loop gang({num=%arg0 : i64}) worker vector(%arg0 : i64) {
      scf.for %arg4 = %arg1 to %arg2 step %arg3 {
        scf.for %arg5 = %arg1 to %arg2 step %arg3 {
        }
      }
      acc.yield
    } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], independent = [#acc.device_type<none>]}
    acc.loop tile({%arg0 : i64, %arg0 : i64}) {
      scf.for %arg4 = %arg1 to %arg2 step %arg3 {
        scf.for %arg5 = %arg1 to %arg2 step %arg3 {
        }
      }
      acc.yield
    } attributes {seq = [#acc.device_type<none>]}
    return
  }
}

