// Functions of the runtime have the names of 2022 and before, too.

// REQUIRES: codegen

// RUN: %strata run %s 2>&1 | FileCheck %s

// CHECK-DAG: {{\[}}1,   2]
// CHECK-DAG: ( 7, 2.5 )
// CHECK-DAG: GFLOPS
func.func private @print_memref_f32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @print_memref_1d_f32(memref<2xf32>) attributes {llvm.emit_c_interface}
func.func private @print_flops(f64)
func.func private @print_i64(i64)
func.func private @print_f32(f32)
func.func private @print_open()
func.func private @print_comma()
func.func private @print_close()
func.func private @print_newline()

memref.global "private" constant @numbers : memref<2xf32> = dense<[1.0, 2.0]>

func.func @main() {
  %m = memref.get_global @numbers : memref<2xf32>
  %u = memref.cast %m : memref<2xf32> to memref<*xf32>
  call @print_memref_f32(%u) : (memref<*xf32>) -> ()
  call @print_memref_1d_f32(%m) : (memref<2xf32>) -> ()
  %c7 = arith.constant 7 : i64
  %x = arith.constant 2.5 : f32
  %y = arith.constant 1.0e9 : f64
  call @print_open() : () -> ()
  call @print_i64(%c7) : (i64) -> ()
  call @print_comma() : () -> ()
  call @print_f32(%x) : (f32) -> ()
  call @print_close() : () -> ()
  call @print_newline() : () -> ()
  call @print_flops(%y) : (f64) -> ()
  return
}
