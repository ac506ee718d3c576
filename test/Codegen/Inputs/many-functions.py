# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes functions that use each other's variables, and @main, which calls them.

@main(x) passes x to one of the last functions, which divides by it. With `misses` there is a function that calls an undefined one.
"""
import sys

COUNT = int(sys.argv[1])

print("""llvm.mlir.global private constant @table(dense<[5, 6, 7, 8]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal @sum(0 : i32) : i32
llvm.mlir.global_ctors ctors = [@construct], priorities = [0 : i32], data = [#llvm.zero]
llvm.func internal @construct() {
  %sum = llvm.mlir.addressof @sum : !llvm.ptr
  %c = llvm.mlir.constant(100 : i32) : i32
  llvm.store %c, %sum : i32, !llvm.ptr
  llvm.return
}""")
if "misses" in sys.argv:
    print("""func.func private @missing_b()
func.func private @missing_a()
func.func @misses() {
  call @missing_b() : () -> ()
  call @missing_a() : () -> ()
  return
}""")
for i in range(COUNT):
    print(f"""func.func private @f{i}(%x: i32, %m: memref<4xbf16>) -> i32 attributes {{passthrough = ["noinline"]}} {{
  %table = llvm.mlir.addressof @table : !llvm.ptr
  %sum = llvm.mlir.addressof @sum : !llvm.ptr
  %i = arith.constant {i % 4} : i64
  %place = llvm.getelementptr inbounds %table[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %element = llvm.load %place : !llvm.ptr -> i32
  %old = llvm.load %sum : !llvm.ptr -> i32
  %new = arith.addi %old, %element : i32
  llvm.store %new, %sum : i32, !llvm.ptr
  %index = arith.constant {i % 4} : index
  %float = arith.sitofp %new : i32 to f32
  %short = arith.truncf %float : f32 to bf16
  memref.store %short, %m[%index] : memref<4xbf16>
  %quotient = arith.divsi %new, %x : i32
  return %quotient : i32
}}""")
print("""func.func @main(%x: i32) -> i32 {
  %m = memref.alloc() : memref<4xbf16>
  %one = arith.constant 1 : i32
  %s0 = arith.constant 0 : i32""")
for i in range(COUNT):
    argument = "%x" if i == COUNT - 2 else "%one"
    print(f"""  %r{i} = call @f{i}({argument}, %m) : (i32, memref<4xbf16>) -> i32
  %s{i + 1} = arith.xori %s{i}, %r{i} : i32""")
print(f"""  memref.dealloc %m : memref<4xbf16>
  return %s{COUNT} : i32
}}""")
