// Ties are rounded to even, zero keeps its sign, and numbers that are too large become the
// greatest one: by the interpreter, and by the expansion as machine code.

// REQUIRES: codegen

// RUN: %strata interpret %s --entry=main | FileCheck %s
// RUN: %strata opt --arith-expand=include-f4e2m1 %s | %strata run - --entry=main | FileCheck %s

func.func @show(%x: f32) {
  %0 = arith.truncf %x : f32 to f4E2M1FN
  %1 = arith.extf %0 : f4E2M1FN to f32
  vector.print %1 : f32
  return
}

// CHECK:      4
// CHECK-NEXT: -0
// CHECK-NEXT: 2
// CHECK-NEXT: 1
// CHECK-NEXT: 2
// CHECK-NEXT: 6
// CHECK-NEXT: 4
// CHECK-NEXT: -0
// CHECK-NEXT: 0
// CHECK-NEXT: 0.5
// CHECK-NEXT: 1
// CHECK-NEXT: -1
// CHECK-NEXT: 6
// CHECK-NEXT: -6
func.func @main() {
  %0 = arith.constant 5.0 : f32
  call @show(%0) : (f32) -> ()
  %1 = arith.constant -0.0 : f32
  call @show(%1) : (f32) -> ()
  %2 = arith.constant 2.5 : f32
  call @show(%2) : (f32) -> ()
  %3 = arith.constant 1.25 : f32
  call @show(%3) : (f32) -> ()
  %4 = arith.constant 1.75 : f32
  call @show(%4) : (f32) -> ()
  %5 = arith.constant 0x7F800000 : f32
  call @show(%5) : (f32) -> ()
  %6 = arith.constant 3.5 : f32
  call @show(%6) : (f32) -> ()
  %7 = arith.constant -0.1 : f32
  call @show(%7) : (f32) -> ()
  %8 = arith.constant 0.25 : f32
  call @show(%8) : (f32) -> ()
  %9 = arith.constant 0.26 : f32
  call @show(%9) : (f32) -> ()
  %10 = arith.constant 0.75 : f32
  call @show(%10) : (f32) -> ()
  %11 = arith.constant -0.99 : f32
  call @show(%11) : (f32) -> ()
  %12 = arith.constant 1000.0 : f32
  call @show(%12) : (f32) -> ()
  %13 = arith.constant 0xFF800000 : f32
  call @show(%13) : (f32) -> ()
  return
}
