// Arguments and results of functions of the llvm dialect.

// REQUIRES: codegen

// RUN: %strata run %s -e add 3 -- -4 | FileCheck %s --check-prefix=ADD --match-full-lines
// RUN: %strata run %s -O3 -e add 3 -- -4 | FileCheck %s --check-prefix=ADD --match-full-lines
// ADD: -1
// RUN: %strata run %s -e add -6 5 -O3 | FileCheck %s --check-prefix=ADD --match-full-lines
// RUN: %strata interpret %S/lowering.mlir --entry=swap -1 -.5 | FileCheck %s --check-prefix=BELOW --match-full-lines
// RUN: %strata run %S/lowering.mlir -e swap -1 -.5 | FileCheck %s --check-prefix=BELOW --match-full-lines
// BELOW: -0.5
// BELOW-NEXT: -1
// RUN: not %strata run %s -e add 3 -8589934592 2>&1 | FileCheck %s --check-prefix=WIDE
// WIDE: strata run: in argument '-8589934592' of type i32:
llvm.func @add(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b : i32
  llvm.return %0 : i32
}

// RUN: %strata run %s -e floats 0.1 0.25 0.5 | FileCheck %s --check-prefix=FLOATS --match-full-lines
// FLOATS: (0.1, 0.25, 0.5)
llvm.func @floats(%a: f32, %b: f64, %c: f16) -> !llvm.struct<(f32, f64, f16)> {
  %u = llvm.mlir.poison : !llvm.struct<(f32, f64, f16)>
  %0 = llvm.insertvalue %a, %u[0] : !llvm.struct<(f32, f64, f16)>
  %1 = llvm.insertvalue %b, %0[1] : !llvm.struct<(f32, f64, f16)>
  %2 = llvm.insertvalue %c, %1[2] : !llvm.struct<(f32, f64, f16)>
  llvm.return %2 : !llvm.struct<(f32, f64, f16)>
}

// Integers of any width, in structs that are nested.
// RUN: %strata run %s -e widths true -- -3 -70000 18446744073709551616 | FileCheck %s --check-prefix=WIDTHS --match-full-lines
// RUN: %strata run %s -O3 -e widths true -- -3 -70000 18446744073709551616 | FileCheck %s --check-prefix=WIDTHS --match-full-lines
// WIDTHS: (true, (-3, -70000), 18446744073709551616)
llvm.func @widths(%a: i1, %b: i7, %c: i24, %d: i128) -> !llvm.struct<(i1, struct<(i7, i24)>, i128)> {
  %u = llvm.mlir.poison : !llvm.struct<(i1, struct<(i7, i24)>, i128)>
  %0 = llvm.insertvalue %a, %u[0] : !llvm.struct<(i1, struct<(i7, i24)>, i128)>
  %1 = llvm.insertvalue %b, %0[1, 0] : !llvm.struct<(i1, struct<(i7, i24)>, i128)>
  %2 = llvm.insertvalue %c, %1[1, 1] : !llvm.struct<(i1, struct<(i7, i24)>, i128)>
  %3 = llvm.insertvalue %d, %2[2] : !llvm.struct<(i1, struct<(i7, i24)>, i128)>
  llvm.return %3 : !llvm.struct<(i1, struct<(i7, i24)>, i128)>
}

// RUN: %strata run %s -e double "[1, 2.5, -3]" | FileCheck %s --check-prefix=DOUBLE --match-full-lines
// DOUBLE: [2, 5, -6]
llvm.func @double(%a: vector<3xf32>) -> vector<3xf32> {
  %0 = llvm.fadd %a, %a : vector<3xf32>
  llvm.return %0 : vector<3xf32>
}

// RUN: %strata run %s -e not "[true, false, true, true, true, true, true, true, false, true]" | FileCheck %s --check-prefix=NOT --match-full-lines
// NOT: [false, true, false, false, false, false, false, false, true, false]
llvm.func @not(%a: vector<10xi1>) -> vector<10xi1> {
  %c = llvm.mlir.constant(dense<true> : vector<10xi1>) : vector<10xi1>
  %0 = llvm.xor %a, %c : vector<10xi1>
  llvm.return %0 : vector<10xi1>
}

// A pointer is followed by an array that gives its type.
// RUN: %strata run %s -e second zeros:4xf32 | FileCheck %s --check-prefix=ZERO --match-full-lines
// RUN: %strata run %s -e second random:2x2xf32:seed=1 | FileCheck %s --check-prefix=RANDOM --match-full-lines
// RUN: %strata run %s -e second random:2x2xf32:seed=1 | FileCheck %s --check-prefix=RANDOM --match-full-lines
// ZERO: 0
// RANDOM: 0.{{[0-9]+}}
llvm.func @second(%p: !llvm.ptr) -> f32 {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %1 = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %1 : f32
}

// RUN: %strata run %s -e null | FileCheck %s --check-prefix=NULL --match-full-lines
// NULL: 0x0
llvm.func @null() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// Mistakes.
// RUN: not %strata run %s -e add 3 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: strata run: '@add' has 2 arguments (i32, i32), found 1
// RUN: not %strata run %s -e ad 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: strata run: {{.*}}arguments.mlir: the file has no function '@ad'; did you mean '@add'?
// RUN: not %strata run %s -e nothing_like_it 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: strata run: {{.*}}arguments.mlir: the file has no function '@nothing_like_it'; --entry takes '@add', '@{{.*}}', '@{{.*}}', '@{{.*}}' and {{[0-9]+}} more
// RUN: not %strata run %s -e add 3 x 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: strata run: in argument 'x' of type i32: expected an integer, found 'x'
// RUN: not %strata run %s -e second 5 2>&1 | FileCheck %s --check-prefix=POINTER
// POINTER: in argument '5' of type !llvm.ptr: expected 'zeros', 'random' or a file of numpy, as in 'zeros:4x8xf32', found '5'
// RUN: not %strata run %s -e second zeros:4xz 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: expected sizes and type as in '4x8xf32', found '4xz'
// RUN: not %strata run %s -e second random:4xf32:seed=a 2>&1 | FileCheck %s --check-prefix=SEED
// SEED: expected a number as seed, found 'a'
// RUN: not %strata run %s -e double random:4xf32 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: in argument 'random:4xf32' of type vector<3xf32>: expected 3xf32, found 4xf32
// RUN: not %strata run %s -e array zeros 2>&1 | FileCheck %s --check-prefix=ARRAY
// ARRAY: in argument 'zeros' of type !llvm.array<2 x f32>: values of this type cannot be written as text
llvm.func @array(%a: !llvm.array<2 x f32>) {
  llvm.return
}
// RUN: not %strata run %s -e add 1 2 --entry-point-result=i64 2>&1 | FileCheck %s --check-prefix=RUNNER
// RUNNER: strata run: --entry-point-result=i64 expects one result of this type, but '@add' returns i32
// RUN: not %strata run %s -e array zeros --entry-point-result=f32 2>&1 | FileCheck %s --check-prefix=ARRAY
// RUN: not %strata run %S/lowering.mlir -e swap 1 2 --entry-point-result=f64 2>&1 | FileCheck %s --check-prefix=SEVERAL
// SEVERAL: strata run: --entry-point-result=f64 expects one result of this type, but '@swap' returns f64, i64
// RUN: %strata run %S/lowering.mlir -e sum 10 --entry-point-result=i64 | FileCheck %s --check-prefix=INDEX --match-full-lines
// INDEX: 45
// RUN: not %strata run %s -e returns_array 2>&1 | FileCheck %s --check-prefix=RESULT
// RESULT: strata run: results of type !llvm.array<2 x f32> cannot be printed; --entry-point-result=void ignores them
// RUN: %strata run %s -e returns_array --entry-point-result=void | count 0
llvm.func @returns_array() -> !llvm.array<2 x f32> {
  %0 = llvm.mlir.zero : !llvm.array<2 x f32>
  llvm.return %0 : !llvm.array<2 x f32>
}

// Bytecode.
// RUN: %opt %s --emit-bytecode -o %t.mlirbc
// RUN: %strata run %t.mlirbc -e add 3 -- -4 | FileCheck %s --check-prefix=ADD --match-full-lines
// RUN: %strata run - -e add 3 -- -4 < %s | FileCheck %s --check-prefix=ADD --match-full-lines
