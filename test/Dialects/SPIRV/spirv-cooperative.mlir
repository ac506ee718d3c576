// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect --split-input-file %s -o %t.mlir
// RUN: grep -v '^// [ER]' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect --split-input-file | diff %t.mlir -
module {
  spirv.func @f(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, %arg3: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg4: !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB>, %arg5: !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>) "None" {
    %0 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <RowMajor> {z} : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
    %1 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <ColumnMajor>, <Volatile> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
    %2 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg1, <ColumnMajor>, <Aligned>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
    spirv.KHR.CooperativeMatrixStore %arg0, %arg2, %arg1, <RowMajor> {z} : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
    spirv.KHR.CooperativeMatrixStore %arg0, %arg2, %arg1, <RowMajor>, <Volatile> {z} : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>, i32
    %3 = spirv.KHR.CooperativeMatrixMulAdd %arg3, %arg4, %arg5 {z} : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
    %4 = spirv.KHR.CooperativeMatrixMulAdd %arg3, %arg4, %arg5, <ASigned|AccSat> {z} : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
    spirv.Return
  }
}

