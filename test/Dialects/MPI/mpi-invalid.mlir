// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{custom op 'mpi.allreduce' expected string or keyword containing one of the following enum values for attribute 'op' [MPI_OP_NULL, MPI_MAX, MPI_MIN, MPI_SUM, MPI_PROD, MPI_LAND, MPI_BAND, MPI_LOR, MPI_BOR, MPI_LXOR, MPI_BXOR, MPI_MINLOC, MPI_MAXLOC, MPI_REPLACE]}}
func.func @f(%c: !mpi.comm, %m: memref<*xf32>, %i : i32) { mpi.allreduce(%m, %m, FOO, %c) : memref<*xf32>, memref<*xf32> return }
// -----
// expected-error @+1 {{invalid properties {op = 99 : i32} for op mpi.allreduce: Invalid attribute `op` in property conversion: 99 : i32}}
func.func @f(%c: !mpi.comm, %m: memref<*xf32>, %i : i32) { "mpi.allreduce"(%m, %m, %c) <{op = 99 : i32}> : (memref<*xf32>, memref<*xf32>, !mpi.comm) -> () return }
// -----
// expected-error @+1 {{invalid properties {errclass = 3 : i32} for op mpi.retval_check: Invalid attribute `errclass` in property conversion: 3 : i32}}
func.func @f(%c: !mpi.comm, %v : !mpi.retval) { "mpi.retval_check"(%v) <{errclass = 3 : i32}> : (!mpi.retval) -> i1 return }
// -----
// expected-error @+1 {{'mpi.retval_check' op result #0 must be 1-bit signless integer, but got 'i8'}}
func.func @f(%c: !mpi.comm, %v : !mpi.retval) { "mpi.retval_check"(%v) <{errclass = #mpi.errclass<MPI_SUCCESS>}> : (!mpi.retval) -> i8 return }
// -----
// expected-error @+1 {{'mpi.send' op operand #0 must be memref of any type values, but got 'memref<*xf32>'}}
func.func @f(%c: !mpi.comm, %m: memref<*xf32>, %i : i32) { "mpi.send"(%m,%i,%i,%c) : (memref<*xf32>,i32,i32,!mpi.comm) -> () return }
// -----
// expected-error @+1 {{'mpi.comm_rank' op result #0 must be MPI function call return value (!mpi.retval), but got 'i32'}}
func.func @f(%c: !mpi.comm) { %0:2 = "mpi.comm_rank"(%c) : (!mpi.comm) -> (i32, i32) return }
// -----
// expected-error @+1 {{'mpi.comm_rank' op result group starting at #0 requires 0 or 1 element, but found 2}}
func.func @f(%c: !mpi.comm) { %0:3 = "mpi.comm_rank"(%c) : (!mpi.comm) -> (i32, i32, i32) return }
// -----
// expected-error @+1 {{'mpi.comm_rank' op expected 1 or more results}}
func.func @f(%c: !mpi.comm) { "mpi.comm_rank"(%c) : (!mpi.comm) -> () return }
// -----
// expected-error @+1 {{'mpi.comm_world' op result #0 must be MPI communicator handler, but got 'i32'}}
func.func @f(%c: !mpi.comm) { "mpi.comm_world"() : () -> (i32) return }
// -----
// expected-error @+1 {{'mpi.comm_rank' op requires a single operand}}
func.func @f(%c: !mpi.comm) { "mpi.comm_rank"() : () -> (i32) return }
// -----
// expected-error @+1 {{'mpi.barrier' op operand #0 must be MPI communicator handler, but got 'i32'}}
func.func @f(%c: i32) { "mpi.barrier"(%c) : (i32) -> () return }
// -----
// expected-error @+1 {{'mpi.wait' op operand #0 must be MPI asynchronous request handler, but got 'i32'}}
func.func @f(%c: i32) { "mpi.wait"(%c) : (i32) -> () return }
// -----
// expected-error @+1 {{'mpi.error_class' op operand #0 must be MPI function call return value (!mpi.retval), but got 'i32'}}
func.func @f(%c: i32) { "mpi.error_class"(%c) : (i32) -> (i32) return }
