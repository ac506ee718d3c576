// Operations in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "t.v"() : () -> vector<[4]x[4]xf32>
  %1 = arm_sme.copy_tile %0 {a} : vector<[4]x[4]xf32>
  %2 = "t.v"() : () -> index
  %3 = arm_sme.extract_tile_slice %0[%2] {a} : vector<[4]xf32> from vector<[4]x[4]xf32>
  %4 = arm_sme.get_tile {a} : vector<[4]x[4]xf32>
  %5 = "t.v"() : () -> vector<[4]xf32>
  %6 = arm_sme.insert_tile_slice %5, %0[%2] {a} : vector<[4]xf32> into vector<[4]x[4]xf32>
  %7 = "arm_sme.intr.cntsd"() {a} : () -> i64
  %8 = "t.v"() : () -> vector<[4]xi1>
  %9 = "t.v"() : () -> !llvm.ptr
  %10 = "t.v"() : () -> i32
  "arm_sme.intr.ld1b.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1b.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.horiz"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.vert"(%8, %9, %10) <{tile_id = 11 : i32}> {a} : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.str"(%10, %9, %10) {a} : (i32, !llvm.ptr, i32) -> ()
  "arm_sme.intr.write.horiz"(%10, %8, %5) <{tile_id = 11 : i32}> {a} : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.vert"(%10, %8, %5) <{tile_id = 11 : i32}> {a} : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.zero"() <{tile_mask = 11 : i32}> {a} : () -> ()
  %11 = "t.v"() : () -> memref<4x4xf32>
  %12 = arm_sme.load_tile_slice %11[], %8, %0, %2 {a} : memref<4x4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %0, %2, %8, %11[] {a} : memref<4x4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %13 = arm_sme.zero {a} : vector<[4]x[4]xf32>
  %14 = "t.v"() : () -> memref<?x?xf32>
  %15 = arm_sme.tile_load %14[%2, %2] {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %16 = "t.v"() : () -> f32
  %17 = "t.v"() : () -> vector<[4]x[4]xi1>
  %18 = arm_sme.tile_load %14[%2, %2], %16, %17 {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %14[%2, %2] {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %14[%2, %2], %17 {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %19 = arm_sme.load_tile_slice %14[%2, %2], %8, %0, %2 {a} : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %0, %2, %8, %14[%2, %2] {a} : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %20 = arm_sme.tile_load %14[%2] {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %14[%2] {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %21 = arm_sme.streaming_vl <byte> {a}
  %22 = arm_sme.streaming_vl <half> {a}
  %23 = arm_sme.streaming_vl <word> {a}
  %24 = arm_sme.streaming_vl <double> {a}
  %25 = arm_sme.outerproduct %5, %5 {a} : vector<[4]xf32>, vector<[4]xf32>
  %26 = arm_sme.outerproduct %5, %5 acc(%0) masks(%8, %8) {a} : vector<[4]xf32>, vector<[4]xf32>
  %27 = arm_sme.outerproduct %5, %5 kind<sub> {a} : vector<[4]xf32>, vector<[4]xf32>
  %28 = arm_sme.outerproduct %5, %5 kind<sub> acc(%0) masks(%8, %8) {a} : vector<[4]xf32>, vector<[4]xf32>
  %29 = arm_sme.outerproduct %5, %5 acc(%0) {a} : vector<[4]xf32>, vector<[4]xf32>
  %30 = "t.v"() : () -> vector<[8]xf16>
  %31 = arm_sme.fmopa_2way %30, %30 {a} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %32 = "t.v"() : () -> vector<[8]xi1>
  %33 = arm_sme.fmopa_2way %30, %30 acc(%0) masks(%32, %32) {a} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %34 = arm_sme.fmopa_2way %30, %30 acc(%0) {a} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %35 = "t.v"() : () -> vector<[8]xbf16>
  %36 = arm_sme.fmopa_2way %35, %35 {a} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %37 = arm_sme.fmopa_2way %35, %35 acc(%0) masks(%32, %32) {a} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %38 = arm_sme.fmopa_2way %35, %35 acc(%0) {a} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %39 = arm_sme.fmops_2way %30, %30 {a} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %40 = arm_sme.fmops_2way %30, %30 acc(%0) masks(%32, %32) {a} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %41 = arm_sme.fmops_2way %30, %30 acc(%0) {a} : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %42 = arm_sme.fmops_2way %35, %35 {a} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %43 = arm_sme.fmops_2way %35, %35 acc(%0) masks(%32, %32) {a} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %44 = arm_sme.fmops_2way %35, %35 acc(%0) {a} : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %45 = "t.v"() : () -> vector<[8]xi16>
  %46 = arm_sme.smopa_2way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %47 = "t.v"() : () -> vector<[4]x[4]xi32>
  %48 = arm_sme.smopa_2way %45, %45 acc(%47) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %49 = arm_sme.smopa_2way %45, %45 acc(%47) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %50 = arm_sme.smops_2way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %51 = arm_sme.smops_2way %45, %45 acc(%47) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %52 = arm_sme.smops_2way %45, %45 acc(%47) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %53 = arm_sme.umopa_2way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %54 = arm_sme.umopa_2way %45, %45 acc(%47) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %55 = arm_sme.umopa_2way %45, %45 acc(%47) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %56 = arm_sme.umops_2way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %57 = arm_sme.umops_2way %45, %45 acc(%47) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %58 = arm_sme.umops_2way %45, %45 acc(%47) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %59 = arm_sme.smopa_4way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %60 = "t.v"() : () -> vector<[2]x[2]xi64>
  %61 = arm_sme.smopa_4way %45, %45 acc(%60) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %62 = arm_sme.smopa_4way %45, %45 masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %63 = "t.v"() : () -> vector<[16]xi8>
  %64 = arm_sme.smopa_4way %63, %63 {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %65 = "t.v"() : () -> vector<[16]xi1>
  %66 = arm_sme.smopa_4way %63, %63 acc(%47) masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %67 = arm_sme.smopa_4way %63, %63 masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %68 = arm_sme.smops_4way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %69 = arm_sme.smops_4way %45, %45 acc(%60) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %70 = arm_sme.smops_4way %45, %45 masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %71 = arm_sme.smops_4way %63, %63 {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %72 = arm_sme.smops_4way %63, %63 acc(%47) masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %73 = arm_sme.smops_4way %63, %63 masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %74 = arm_sme.umopa_4way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %75 = arm_sme.umopa_4way %45, %45 acc(%60) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %76 = arm_sme.umopa_4way %45, %45 masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %77 = arm_sme.umopa_4way %63, %63 {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %78 = arm_sme.umopa_4way %63, %63 acc(%47) masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %79 = arm_sme.umopa_4way %63, %63 masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %80 = arm_sme.umops_4way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %81 = arm_sme.umops_4way %45, %45 acc(%60) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %82 = arm_sme.umops_4way %45, %45 masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %83 = arm_sme.umops_4way %63, %63 {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %84 = arm_sme.umops_4way %63, %63 acc(%47) masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %85 = arm_sme.umops_4way %63, %63 masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %86 = arm_sme.sumopa_4way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %87 = arm_sme.sumopa_4way %45, %45 acc(%60) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %88 = arm_sme.sumopa_4way %45, %45 masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %89 = arm_sme.sumopa_4way %63, %63 {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %90 = arm_sme.sumopa_4way %63, %63 acc(%47) masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %91 = arm_sme.sumopa_4way %63, %63 masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %92 = arm_sme.sumops_4way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %93 = arm_sme.sumops_4way %45, %45 acc(%60) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %94 = arm_sme.sumops_4way %45, %45 masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %95 = arm_sme.sumops_4way %63, %63 {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %96 = arm_sme.sumops_4way %63, %63 acc(%47) masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %97 = arm_sme.sumops_4way %63, %63 masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %98 = arm_sme.usmopa_4way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %99 = arm_sme.usmopa_4way %45, %45 acc(%60) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %100 = arm_sme.usmopa_4way %45, %45 masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %101 = arm_sme.usmopa_4way %63, %63 {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %102 = arm_sme.usmopa_4way %63, %63 acc(%47) masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %103 = arm_sme.usmopa_4way %63, %63 masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %104 = arm_sme.usmops_4way %45, %45 {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %105 = arm_sme.usmops_4way %45, %45 acc(%60) masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %106 = arm_sme.usmops_4way %45, %45 masks(%32, %32) {a} : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  %107 = arm_sme.usmops_4way %63, %63 {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %108 = arm_sme.usmops_4way %63, %63 acc(%47) masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %109 = arm_sme.usmops_4way %63, %63 masks(%65, %65) {a} : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  "arm_sme.intr.mopa"(%32, %32, %30, %30) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  "arm_sme.intr.mopa"(%32, %32, %35, %35) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.mopa"(%32, %32, %45, %45) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.mopa"(%65, %65, %63, %63) <{tile_id = 0 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.mopa"(%8, %8, %5, %5) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  %110 = "t.v"() : () -> vector<[2]xi1>
  %111 = "t.v"() : () -> vector<[2]xf64>
  "arm_sme.intr.mopa"(%110, %110, %111, %111) <{tile_id = 0 : i32}> {a} : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  "arm_sme.intr.mops"(%32, %32, %30, %30) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  "arm_sme.intr.mops"(%32, %32, %35, %35) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.mops"(%32, %32, %45, %45) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.mops"(%65, %65, %63, %63) <{tile_id = 0 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.mops"(%8, %8, %5, %5) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops"(%110, %110, %111, %111) <{tile_id = 0 : i32}> {a} : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  "arm_sme.intr.mopa.wide"(%32, %32, %30, %30) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  "arm_sme.intr.mopa.wide"(%32, %32, %35, %35) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.mopa.wide"(%32, %32, %45, %45) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.mopa.wide"(%65, %65, %63, %63) <{tile_id = 0 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.mopa.wide"(%8, %8, %5, %5) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa.wide"(%110, %110, %111, %111) <{tile_id = 0 : i32}> {a} : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  "arm_sme.intr.smopa.wide"(%32, %32, %30, %30) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  "arm_sme.intr.smopa.wide"(%32, %32, %35, %35) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.smopa.wide"(%32, %32, %45, %45) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.smopa.wide"(%65, %65, %63, %63) <{tile_id = 0 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smopa.wide"(%8, %8, %5, %5) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smopa.wide"(%110, %110, %111, %111) <{tile_id = 0 : i32}> {a} : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  "arm_sme.intr.smopa.za32"(%32, %32, %30, %30) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  "arm_sme.intr.smopa.za32"(%32, %32, %35, %35) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.smopa.za32"(%32, %32, %45, %45) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.smopa.za32"(%65, %65, %63, %63) <{tile_id = 0 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smopa.za32"(%8, %8, %5, %5) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.smopa.za32"(%110, %110, %111, %111) <{tile_id = 0 : i32}> {a} : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  "arm_sme.intr.usmopa.wide"(%32, %32, %30, %30) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  "arm_sme.intr.usmopa.wide"(%32, %32, %35, %35) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.usmopa.wide"(%32, %32, %45, %45) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.usmopa.wide"(%65, %65, %63, %63) <{tile_id = 0 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.usmopa.wide"(%8, %8, %5, %5) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.usmopa.wide"(%110, %110, %111, %111) <{tile_id = 0 : i32}> {a} : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  "arm_sme.intr.mopa"(%32, %8, %5, %5) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa"(%32, %32, %5, %5) <{tile_id = 0 : i32}> {a} : (vector<[8]xi1>, vector<[8]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  %112 = "arm_sme.intr.read.horiz"(%5, %8, %10) <{tile_id = 0 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %113 = "arm_sme.intr.read.horiz"(%63, %65, %10) <{tile_id = 0 : i32}> {a} : (vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<[16]xi8>
  %114 = "arm_sme.intr.read.horiz"(%30, %32, %10) <{tile_id = 0 : i32}> {a} : (vector<[8]xf16>, vector<[8]xi1>, i32) -> vector<[8]xf16>
  %115 = "arm_sme.intr.read.vert"(%5, %8, %10) <{tile_id = 0 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %116 = "arm_sme.intr.read.vert"(%63, %65, %10) <{tile_id = 0 : i32}> {a} : (vector<[16]xi8>, vector<[16]xi1>, i32) -> vector<[16]xi8>
  %117 = "arm_sme.intr.read.vert"(%30, %32, %10) <{tile_id = 0 : i32}> {a} : (vector<[8]xf16>, vector<[8]xi1>, i32) -> vector<[8]xf16>
  %118 = arm_sme.zero {a} : vector<[4]x[4]xi32>
  %119 = arm_sme.get_tile {a} : vector<[4]x[4]xi32>
  %120 = arm_sme.copy_tile %47 {a} : vector<[4]x[4]xi32>
  %121 = arm_sme.zero {a} : vector<[2]x[2]xi64>
  %122 = arm_sme.get_tile {a} : vector<[2]x[2]xi64>
  %123 = arm_sme.copy_tile %60 {a} : vector<[2]x[2]xi64>
  %124 = arm_sme.zero {a} : vector<[16]x[16]xi8>
  %125 = arm_sme.get_tile {a} : vector<[16]x[16]xi8>
  %126 = "t.v"() : () -> vector<[16]x[16]xi8>
  %127 = arm_sme.copy_tile %126 {a} : vector<[16]x[16]xi8>
  %128 = arm_sme.zero {a} : vector<[1]x[1]xi128>
  %129 = arm_sme.get_tile {a} : vector<[1]x[1]xi128>
  %130 = "t.v"() : () -> vector<[1]x[1]xi128>
  %131 = arm_sme.copy_tile %130 {a} : vector<[1]x[1]xi128>
  %132 = arm_sme.zero : vector<[4]x[4]xf32>
  %133 = arm_sme.get_tile : vector<[4]x[4]xf32>
  %134 = arm_sme.tile_load %14[%2, %2], %16, %17 layout<vertical> {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %135 = arm_sme.tile_load %14[%2, %2] layout<vertical> {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %14[%2, %2] layout<vertical> {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %136 = arm_sme.load_tile_slice %14[%2, %2], %8, %0, %2 layout<vertical> {a} : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %0, %2, %8, %14[%2, %2] layout<vertical> {a} : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %137 = arm_sme.insert_tile_slice %5, %0[%2] layout<vertical> {a} : vector<[4]xf32> into vector<[4]x[4]xf32>
  %138 = arm_sme.extract_tile_slice %0[%2] layout<vertical> {a} : vector<[4]xf32> from vector<[4]x[4]xf32>
  %139 = arm_sme.tile_load %14[%2, %2], %16, %17 {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %140 = arm_sme.tile_load %14[%2, %2] {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %0, %14[%2, %2] {a} : memref<?x?xf32>, vector<[4]x[4]xf32>
  %141 = arm_sme.load_tile_slice %14[%2, %2], %8, %0, %2 {a} : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  arm_sme.store_tile_slice %0, %2, %8, %14[%2, %2] {a} : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  %142 = arm_sme.insert_tile_slice %5, %0[%2] {a} : vector<[4]xf32> into vector<[4]x[4]xf32>
  %143 = arm_sme.extract_tile_slice %0[%2] {a} : vector<[4]xf32> from vector<[4]x[4]xf32>
}

