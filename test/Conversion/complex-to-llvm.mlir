// RUN: strata opt --allow-unregistered-dialect --convert-complex-to-llvm %s | FileCheck %s
//
// Complex numbers as structures of two floats.

func.func @simple(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32) -> (f32, f32, complex<f32>, f32) {
  %c = complex.create %x, %y : complex<f32>
  %re = complex.re %a : complex<f32>
  %im = complex.im %a : complex<f32>
  %k = complex.constant [0.1, -1.0] : complex<f64>
  %abs = complex.abs %b : complex<f32>
  return %re, %im, %c, %abs : f32, f32, complex<f32>, f32
}
func.func @arith(%a: complex<f32>, %b: complex<f32>) {
  %s = complex.add %a, %b : complex<f32>
  %d = complex.sub %a, %b : complex<f32>
  %p = complex.mul %a, %b : complex<f32>
  %q = complex.div %a, %b : complex<f32>
  %s1 = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  %d1 = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  %p1 = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  %q1 = complex.div %a, %b fastmath<nnan,contract> : complex<f32>
  %abs = complex.abs %b fastmath<nnan>: complex<f32>
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @simple(%arg0: complex<f32>, %arg1: complex<f32>, %arg2: f32, %arg3: f32) -> (f32, f32, complex<f32>, f32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg2, %2[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.insertvalue %arg3, %3[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT:     %6 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %8 = llvm.mlir.constant([1.000000e-01, -1.000000e+00]) : !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %9 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %11 = llvm.fmul %9, %9 : f32
// CHECK-NEXT:     %12 = llvm.fmul %10, %10 : f32
// CHECK-NEXT:     %13 = llvm.fadd %11, %12 : f32
// CHECK-NEXT:     %14 = llvm.intr.sqrt(%13) : (f32) -> f32
// CHECK-NEXT:     return %6, %7, %5, %14 : f32, f32, complex<f32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @arith(%arg0: complex<f32>, %arg1: complex<f32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %7 = llvm.fadd %2, %4 : f32
// CHECK-NEXT:     %8 = llvm.fadd %3, %5 : f32
// CHECK-NEXT:     %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %11 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %12 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %13 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %15 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %16 = llvm.fsub %11, %13 : f32
// CHECK-NEXT:     %17 = llvm.fsub %12, %14 : f32
// CHECK-NEXT:     %18 = llvm.insertvalue %16, %15[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %20 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %21 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %22 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %23 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %24 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %25 = llvm.fmul %22, %20 : f32
// CHECK-NEXT:     %26 = llvm.fmul %23, %21 : f32
// CHECK-NEXT:     %27 = llvm.fsub %25, %26 : f32
// CHECK-NEXT:     %28 = llvm.fmul %21, %22 : f32
// CHECK-NEXT:     %29 = llvm.fmul %20, %23 : f32
// CHECK-NEXT:     %30 = llvm.fadd %28, %29 : f32
// CHECK-NEXT:     %31 = llvm.insertvalue %27, %24[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %32 = llvm.insertvalue %30, %31[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %33 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %34 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %35 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %36 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %37 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %38 = llvm.fmul %35, %35 : f32
// CHECK-NEXT:     %39 = llvm.fmul %36, %36 : f32
// CHECK-NEXT:     %40 = llvm.fadd %38, %39 : f32
// CHECK-NEXT:     %41 = llvm.fmul %33, %35 : f32
// CHECK-NEXT:     %42 = llvm.fmul %34, %36 : f32
// CHECK-NEXT:     %43 = llvm.fadd %41, %42 : f32
// CHECK-NEXT:     %44 = llvm.fmul %34, %35 : f32
// CHECK-NEXT:     %45 = llvm.fmul %33, %36 : f32
// CHECK-NEXT:     %46 = llvm.fsub %44, %45 : f32
// CHECK-NEXT:     %47 = llvm.fdiv %43, %40 : f32
// CHECK-NEXT:     %48 = llvm.fdiv %46, %40 : f32
// CHECK-NEXT:     %49 = llvm.insertvalue %47, %37[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %50 = llvm.insertvalue %48, %49[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %51 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %52 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %53 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %54 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %55 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %56 = llvm.fadd %51, %53 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %57 = llvm.fadd %52, %54 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %58 = llvm.insertvalue %56, %55[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %59 = llvm.insertvalue %57, %58[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %60 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %61 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %62 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %63 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %64 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %65 = llvm.fsub %60, %62 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %66 = llvm.fsub %61, %63 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %67 = llvm.insertvalue %65, %64[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %68 = llvm.insertvalue %66, %67[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %69 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %70 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %71 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %72 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %73 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %74 = llvm.fmul %71, %69 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %75 = llvm.fmul %72, %70 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %76 = llvm.fsub %74, %75 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %77 = llvm.fmul %70, %71 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %78 = llvm.fmul %69, %72 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %79 = llvm.fadd %77, %78 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %80 = llvm.insertvalue %76, %73[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %81 = llvm.insertvalue %79, %80[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %82 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %83 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %84 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %85 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %86 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %87 = llvm.fmul %84, %84 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %88 = llvm.fmul %85, %85 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %89 = llvm.fadd %87, %88 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %90 = llvm.fmul %82, %84 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %91 = llvm.fmul %83, %85 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %92 = llvm.fadd %90, %91 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %93 = llvm.fmul %83, %84 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %94 = llvm.fmul %82, %85 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %95 = llvm.fsub %93, %94 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %96 = llvm.fdiv %92, %89 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %97 = llvm.fdiv %95, %89 {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-NEXT:     %98 = llvm.insertvalue %96, %86[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %99 = llvm.insertvalue %97, %98[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %100 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %101 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %102 = llvm.fmul %100, %100 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:     %103 = llvm.fmul %101, %101 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:     %104 = llvm.fadd %102, %103 {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:     %105 = llvm.intr.sqrt(%104) : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
