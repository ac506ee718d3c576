// Operations on tiles in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "t.v"() : () -> !amx.tile<16x16xf32>
  %1 = "t.v"() : () -> !amx.tile<17x16xf32>
  %2 = "t.v"() : () -> !amx.tile<16x17xf32>
  %3 = "t.v"() : () -> !amx.tile<16x64xi8>
  %4 = "t.v"() : () -> !amx.tile<16x65xi8>
  %5 = "t.v"() : () -> !amx.tile<16x16x2xi8>
  %6 = "t.v"() : () -> !amx.tile<16xi8>
  %7 = "t.v"() : () -> !amx.tile<0x16xi8>
  %8 = "t.v"() : () -> !amx.tile<4x3xi8>
  %9 = "t.v"() : () -> !amx.tile<4x3xbf16>
  %10 = "t.v"() : () -> memref<?x?xbf16>
  %11 = "t.v"() : () -> index
  %12 = amx.tile_load %10[%11, %11] {a} : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %13 = amx.tile_load %10[%11, %11], %11 {a} : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %14 = "t.v"() : () -> memref<?x?xf32>
  %15 = amx.tile_load %14[%11, %11] {a} : memref<?x?xf32> into !amx.tile<16x32xbf16>
  %16 = amx.tile_zero {a} : !amx.tile<16x32xbf16>
  amx.tile_store %10[%11, %11], %16 {a} : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  amx.tile_store %10[%11, %11], %16, %11 {a} : memref<?x?xbf16>, !amx.tile<16x32xbf16>
  %17 = "t.v"() : () -> !amx.tile<16x32xbf16>
  %18 = amx.tile_mulf %17, %17, %0 {a} : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  %19 = "t.v"() : () -> !amx.tile<16x32xf16>
  %20 = amx.tile_mulf %19, %19, %0 {a} : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  %21 = "t.v"() : () -> !amx.tile<16x16xi32>
  %22 = amx.tile_muli %3, %3, %21 {a} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %23 = amx.tile_muli %3 zext, %3, %21 {a} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %24 = amx.tile_muli %3 zext, %3 zext, %21 {a} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %25 = amx.tile_zero : !amx.tile<16x1xf32>
  %26 = amx.tile_zero : !amx.tile<0x1xf32>
  %27 = "t.v"() : () -> !amx.tile<16x16xbf16>
  %28 = "t.v"() : () -> !amx.tile<8x32xbf16>
  %29 = amx.tile_mulf %27, %28, %0 {a} : !amx.tile<16x16xbf16>, !amx.tile<8x32xbf16>, !amx.tile<16x16xf32>
  %30 = amx.tile_mulf %19, %19, %0 {a} : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
}

