// Masks of one element as arguments, for which LLVM generates no code with AVX-512.

// REQUIRES: codegen

// DEFINE: %{run} = %strata run %s
// RUN: %{run} -O0 -e select "[true]" "[1.0]" "[2.0]" | FileCheck %s --check-prefix=SELECT --match-full-lines
// RUN: %{run} -O3 -e select "[true]" "[1.0]" "[2.0]" | FileCheck %s --check-prefix=SELECT --match-full-lines
// SELECT: [1]
func.func @select(%mask: vector<1xi1>, %x: vector<1xf32>, %y: vector<1xf32>) -> vector<1xf32> {
  %v = arith.select %mask, %x, %y : vector<1xi1>, vector<1xf32>
  return %v : vector<1xf32>
}

// Calls, also by a pointer, and blocks.
// RUN: %{run} -O0 -e calls "[true]" 1 | FileCheck %s --check-prefix=CALLS --match-full-lines
// RUN: %{run} -O3 -e calls "[true]" 1 | FileCheck %s --check-prefix=CALLS --match-full-lines
// CALLS: [false]
func.func @calls(%mask: vector<1xi1>, %n: index) -> vector<1xi1> {
  %f = func.constant @invert : (i32, vector<1xi1>) -> vector<1xi1>
  %c = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = func.call @invert(%c, %mask) : (i32, vector<1xi1>) -> vector<1xi1>
  %b = func.call_indirect %f(%c, %a) : (i32, vector<1xi1>) -> vector<1xi1>
  %d = scf.for %i = %c0 to %n step %c1 iter_args(%e = %b) -> (vector<1xi1>) {
    %g = func.call @invert(%c, %e) : (i32, vector<1xi1>) -> vector<1xi1>
    scf.yield %g : vector<1xi1>
  }
  return %d : vector<1xi1>
}
func.func @invert(%x: i32, %mask: vector<1xi1>) -> vector<1xi1> attributes {passthrough = ["noinline"]} {
  %ones = arith.constant dense<true> : vector<1xi1>
  %r = arith.xori %mask, %ones : vector<1xi1>
  return %r : vector<1xi1>
}

// RUN: %strata compile %s -O0 --cpu=x86-64-v4 -o %t.o
