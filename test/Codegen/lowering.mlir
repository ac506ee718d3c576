// Functions of other dialects are called with arguments of the types that they are written
// with.

// REQUIRES: codegen

// DEFINE: %{pipeline} = --pass-pipeline="builtin.module(convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)"

// RUN: %strata run %s %{pipeline} -e sum 10 | FileCheck %s --check-prefix=SUM --match-full-lines
// RUN: %strata run %s -O3 -e sum 10 | FileCheck %s --check-prefix=SUM --match-full-lines
// RUN: %strata interpret %s --entry=sum 10 | FileCheck %s --check-prefix=SUM --match-full-lines
// SUM: 45
func.func @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (index) {
    %t = arith.addi %s, %i : index
    scf.yield %t : index
  }
  return %r : index
}

// Several results are a struct in machine code, and a line each here.
// RUN: %strata run %s -e swap 1 2.5 | FileCheck %s --check-prefix=SWAP --match-full-lines
// SWAP: 2.5
// SWAP-NEXT: 1
func.func @swap(%a: i64, %b: f64) -> (f64, i64) {
  return %b, %a : f64, i64
}

// Memrefs and tensors are pointers with sizes.
// RUN: %strata run %s -e same "[[1, 2], [3, 4], [5, 6]]" | FileCheck %s --check-prefix=SAME --match-full-lines
// RUN: %strata run %s -O3 -e same "[[1, 2], [3, 4], [5, 6]]" --print-arguments | FileCheck %s --check-prefixes=SAME,ARGUMENT --match-full-lines
// SAME: {{\[\[}}1, 2], [3, 4], [5, 6{{\]\]}}
// ARGUMENT-NEXT: {{\[\[}}1, 2], [3, 4], [5, 6{{\]\]}}
func.func @same(%m: memref<?x2xi16>) -> memref<?x2xi16> {
  return %m : memref<?x2xi16>
}

// RUN: %strata run %s -e same random:4x2xi16:seed=3 --print-arguments --save-npy=%t- > %t.txt
// RUN: cmp %t-arg0.npy %t-result0.npy
// RUN: %strata run %s -e same %t-result0.npy | cmp - %t.txt

// The nesting gives sizes, or the number of numbers one of them.
// RUN: %strata run %s -e any "[[1, 2], [3, 4], [5, 6]]" | FileCheck %s --check-prefix=SAME --match-full-lines
// RUN: %strata interpret %s --entry=any "[[1, 2], [3, 4], [5, 6]]" | FileCheck %s --check-prefix=SAME --match-full-lines
// RUN: %strata run %s -e same "[1, 2, 3, 4, 5, 6]" | FileCheck %s --check-prefix=SAME --match-full-lines
// RUN: not %strata run %s -e any "[1, 2]" 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not %strata run %s -e any "[[1, 2], [3]]" 2>&1 | FileCheck %s --check-prefix=OPEN
// OPEN: of type memref<?x?xi16>: the sizes that the type leaves open are not those of lists in lists, as in '{{\[\[}}1, 2], [3, 4{{\]\]}}'
// RUN: not %strata run %s -e same "[[1, 2, 3], [4, 5, 6]]" 2>&1 | FileCheck %s --check-prefix=NESTING
// NESTING: of type memref<?x2xi16>: expected lists in lists of the sizes ?x2, found 2x3
// RUN: not %strata interpret %s --entry=beyond "[[1, 2], [3, 4]]" 1 2>&1 | FileCheck %s --check-prefix=DEEP
// DEEP: of type memref<4xf32>: expected lists in lists of the sizes 4, found 2x2
// RUN: not %strata interpret %s --entry=beyond "[[1, 2], [3], 4]" 1 2>&1 | FileCheck %s --check-prefix=SEVERAL
// SEVERAL: of type memref<4xf32>: expected lists in lists of the sizes 4, found lists of several sizes
// RUN: not %strata run %s -e same "[1, 2, 3]" 2>&1 | FileCheck %s --check-prefix=MULTIPLE
// MULTIPLE: of type memref<?x2xi16>: expected a multiple of 2 numbers, found 3
// RUN: not %strata interpret %s --entry=beyond "[1, 2, 3]" 1 2>&1 | FileCheck %s --check-prefix=NUMBERS
// NUMBERS: of type memref<4xf32>: expected 4 numbers, found 3
// RUN: not %strata interpret %s --entry=beyond 7 1 2>&1 | FileCheck %s --check-prefix=LIST
// LIST: of type memref<4xf32>: expected a list, as in '[1, 2]', found '7'
// RUN: not %strata run %s -e not yes 2>&1 | FileCheck %s --check-prefix=BOOL
// BOOL: in argument 'yes' of type i1: expected 0, 1, true or false, found 'yes'
func.func @any(%m: memref<?x?xi16>) -> memref<?x?xi16> {
  return %m : memref<?x?xi16>
}
func.func @not(%b: i1) -> i1 {
  %true = arith.constant true
  %0 = arith.xori %b, %true : i1
  return %0 : i1
}

// The caller sees the program's writes to an argument.
// RUN: %strata run %s -e fill "[1, 2, 3]" 7 --print-arguments | FileCheck %s --check-prefix=FILL --match-full-lines
// RUN: %strata run %s -O3 -e fill "[1, 2, 3]" 7 --print-arguments | FileCheck %s --check-prefix=FILL --match-full-lines
// RUN: %strata interpret %s --entry=fill "[1, 2, 3]" 7 --print-arguments | FileCheck %s --check-prefix=FILL --match-full-lines
// FILL: [7, 7, 7]
func.func @fill(%m: memref<?xf64>, %x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %m[%i] : memref<?xf64>
  }
  return
}

// A memref of the program, with a layout of columns.
// RUN: %strata run %s -e transposed "[[1, 2, 3], [4, 5, 6]]" | FileCheck %s --check-prefix=TRANSPOSED --match-full-lines
// TRANSPOSED: {{\[\[}}1, 4], [2, 5], [3, 6{{\]\]}}
func.func @transposed(%m: memref<2x3xi8>) -> memref<3x2xi8, strided<[1, 3]>> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3, 2], strides: [1, 3] : memref<2x3xi8> to memref<3x2xi8, strided<[1, 3]>>
  return %0 : memref<3x2xi8, strided<[1, 3]>>
}

// Memrefs that a program returns are not always there.
// RUN: not %strata run %s -e beyond zeros 100000000 2>&1 | FileCheck %s --check-prefix=BEYOND
// BEYOND: error: access to memory at address 0x{{.*}} while the results of '@beyond' were read
// RUN: not %strata run %s -e beyond zeros 100000000000000 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not %strata run %s -e beyond zeros -- -1 2>&1 | FileCheck %s --check-prefix=SIZES
// SIZES: error: '@beyond' returned a memref with sizes that no memory has
func.func @beyond(%m: memref<4xf32>, %n: index) -> memref<?xf32, strided<[1]>> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
  return %0 : memref<?xf32, strided<[1]>>
}

// RUN: %strata run %s -e sum 10 --print-after-lowering 2>&1 | FileCheck %s --check-prefix=LOWERED
// LOWERED: llvm.func @sum
// LOWERED: {{^}}45

// RUN: not %strata run %s --pass-pipeline="builtin.module(convert-scf-to-cf)" -e sum 10 2>&1 | FileCheck %s --check-prefix=LEFT
// LEFT: error: operation 'arith.constant' was not lowered to the llvm dialect

// RUN: not %strata run %s --pass-pipeline="builtin.module(none)" -e sum 10 2>&1 | FileCheck %s --check-prefix=PIPELINE
// PIPELINE: error: {{.*}}none

// RUN: %strata compile %s -o %t.ll && FileCheck %s --input-file=%t.ll --check-prefix=LL
// LL: define i64 @sum(i64 %[[N:[a-z0-9_]+]])
// RUN: %strata compile %s -O2 -o %t.s && FileCheck %s --input-file=%t.s --check-prefix=ASM
// ASM: sum:

// Text of older versions.
// RUN: %strata run %source_dir/examples/matmul-2019.mlir --era=2019 -e mul "[[1, 2, 3], [4, 5, 6]]" "[[1, 0], [0, 1], [1, 1]]" "[[0, 0], [0, 0]]" --print-arguments | FileCheck %s --check-prefix=MATMUL
// MATMUL: {{\[\[}}4, 5], [10, 11{{\]\]}}
// RUN: echo 'func @main(%%a : i32) -> i32 { %%0 = addi %%a, %%a : i32 return %%0 : i32 }' > %t.old.mlir
// RUN: %strata run %t.old.mlir --era=2019 21 | FileCheck %s --check-prefix=OLD --match-full-lines
// OLD: 42
// RUN: not %strata run %t.old.mlir --era=1999 21 2>&1 | FileCheck %s --check-prefix=ERA
// ERA: strata run: unknown era '1999'
