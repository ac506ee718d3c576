// Operations in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "t.v"() : () -> memref<4x4xbf16>
  %1 = x86vector.avx.bcst_to_f32.packed %0 {a} : memref<4x4xbf16> -> vector<4xf32>
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %0 {a} : memref<4x4xbf16> -> vector<4xf32>
  %3 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %0 {a} : memref<4x4xbf16> -> vector<4xf32>
  %4 = "t.v"() : () -> vector<4xi32>
  %5 = "t.v"() : () -> vector<16xi8>
  %6 = x86vector.avx.dot.i8 %4, %5, %5 {a} : vector<16xi8> -> vector<4xi32>
  %7 = "t.v"() : () -> vector<8xf32>
  %8 = x86vector.avx.intr.dot %7, %7 {a} : vector<8xf32>
  %9 = x86vector.avx.rsqrt %7 {a} : vector<8xf32>
  %10 = x86vector.avx512.cvt.packed.f32_to_bf16 %7 {a} : vector<8xf32> -> vector<8xbf16>
  %11 = "t.v"() : () -> vector<4xf32>
  %12 = "t.v"() : () -> vector<8xbf16>
  %13 = x86vector.avx512.dot %11, %12, %12 {a} : vector<8xbf16> -> vector<4xf32>
  %14 = "t.v"() : () -> vector<16xi1>
  %15 = "t.v"() : () -> vector<16xf32>
  %16 = x86vector.avx512.mask.compress %14, %15 {a} : vector<16xf32>
  %17 = "t.v"() : () -> i32
  %18 = "t.v"() : () -> i16
  %19 = x86vector.avx512.mask.rndscale %15, %17, %15, %18, %17 {a} : vector<16xf32>
  %20 = x86vector.avx512.mask.scalef %15, %15, %15, %18, %17 {a} : vector<16xf32>
  %21 = "t.v"() : () -> vector<16xi32>
  %k1, %k2 = x86vector.avx512.vp2intersect %21, %21 {a} : vector<16xi32>
  %22 = x86vector.avx512.mask.compress %14, %15 {a} : vector<16xf32>
  %23 = x86vector.avx512.mask.compress %14, %15, %15 {a} : vector<16xf32>, vector<16xf32>
  %24 = x86vector.avx512.mask.compress %14, %15 {a, constant_src = dense<1.000000e+00> : vector<16xf32>} : vector<16xf32>
}

