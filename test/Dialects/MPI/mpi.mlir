// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  func.func @f(%arg0: !mpi.comm, %arg1: !mpi.request, %arg2: !mpi.status, %arg3: !mpi.retval, %arg4: memref<4xf32>, %arg5: i32) {
    %0 = mpi.init {a} : !mpi.retval
    mpi.init
    %1 = mpi.comm_world {a} : !mpi.comm
    %retval, %rank = mpi.comm_rank(%arg0) {a} : !mpi.retval, i32
    %rank_0 = mpi.comm_rank(%arg0) : i32
    %retval_1, %size = mpi.comm_size(%arg0) {a} : !mpi.retval, i32
    %size_2 = mpi.comm_size(%arg0) : i32
    %retval_3, %newcomm = mpi.comm_split(%arg0, %arg5, %arg5) {a} : !mpi.retval, !mpi.comm
    %newcomm_4 = mpi.comm_split(%arg0, %arg5, %arg5) : !mpi.comm
    %2 = mpi.send(%arg4, %arg5, %arg5, %arg0) {a} : memref<4xf32>, i32, i32 -> !mpi.retval
    mpi.send(%arg4, %arg5, %arg5, %arg0) : memref<4xf32>, i32, i32
    %3 = mpi.recv(%arg4, %arg5, %arg5, %arg0) {a} : memref<4xf32>, i32, i32 -> !mpi.retval
    mpi.recv(%arg4, %arg5, %arg5, %arg0) : memref<4xf32>, i32, i32
    %retval_5, %req = mpi.isend(%arg4, %arg5, %arg5, %arg0) {a} : memref<4xf32>, i32, i32 -> !mpi.retval, !mpi.request
    %req_6 = mpi.isend(%arg4, %arg5, %arg5, %arg0) : memref<4xf32>, i32, i32 -> !mpi.request
    %retval_7, %req_8 = mpi.irecv(%arg4, %arg5, %arg5, %arg0) {a} : memref<4xf32>, i32, i32 -> !mpi.retval, !mpi.request
    %req_9 = mpi.irecv(%arg4, %arg5, %arg5, %arg0) : memref<4xf32>, i32, i32 -> !mpi.request
    %4 = mpi.allreduce(%arg4, %arg4, MPI_SUM, %arg0) {a} : memref<4xf32>, memref<4xf32> -> !mpi.retval
    mpi.allreduce(%arg4, %arg4, MPI_SUM, %arg0) : memref<4xf32>, memref<4xf32>
    %5 = mpi.barrier(%arg0) {a} -> !mpi.retval
    mpi.barrier(%arg0)
    %6 = mpi.wait(%arg1) {a} : !mpi.request -> !mpi.retval
    mpi.wait(%arg1) : !mpi.request
    %7 = mpi.finalize {a} : !mpi.retval
    mpi.finalize
    %8 = mpi.retval_check %arg3 = <MPI_SUCCESS> {a} : i1
    %9 = mpi.error_class %arg3 {a} : !mpi.retval
    return
  }
}

