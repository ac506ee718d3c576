// RUN: strata opt --allow-unregistered-dialect --math-expand-ops %s | FileCheck %s
//
// Types, constant exponents and flags.

func.func @g(%a: f64, %v: vector<4xf16>, %n: vector<2xi8>, %p: f16, %x: vector<4xf64>, %k: i16, %b: f64, %bf: bf16) {
  %0 = math.round %a : f64
  "u.u"(%0) : (f64) -> ()
  %1 = math.ctlz %n : vector<2xi8>
  "u.u"(%1) : (vector<2xi8>) -> ()
  %2 = math.roundeven %p : f16
  "u.u"(%2) : (f16) -> ()
  %3 = math.exp2 %a : f64
  "u.u"(%3) : (f64) -> ()
  %4 = math.ctlz %k : i16
  "u.u"(%4) : (i16) -> ()
  %c3 = arith.constant 3 : i64
  %5 = math.fpowi %a, %c3 : f64, i64
  "u.u"(%5) : (f64) -> ()
  %c-3 = arith.constant -3 : i64
  %6 = math.fpowi %a, %c-3 : f64, i64
  "u.u"(%6) : (f64) -> ()
  %f2 = arith.constant 2.0 : f64
  %7 = math.powf %a, %f2 : f64
  "u.u"(%7) : (f64) -> ()
  %fh = arith.constant 0.5 : f64
  %8 = math.powf %a, %fh : f64
  "u.u"(%8) : (f64) -> ()
  %f3 = arith.constant 3.0 : f64
  %9 = math.powf %a, %f3 : f64
  "u.u"(%9) : (f64) -> ()
  %fm = arith.constant -1.0 : f64
  %10 = math.powf %a, %fm : f64
  "u.u"(%10) : (f64) -> ()
  %fo = arith.constant 1.0 : f64
  %11 = math.powf %a, %fo : f64
  "u.u"(%11) : (f64) -> ()
  %fz = arith.constant 0.0 : f64
  %12 = math.powf %a, %fz : f64
  "u.u"(%12) : (f64) -> ()
  %fmh = arith.constant -0.5 : f64
  %13 = math.powf %a, %fmh : f64
  "u.u"(%13) : (f64) -> ()
  %ft = arith.constant 0.75 : f64
  %14 = math.powf %a, %ft fastmath<fast>: f64
  "u.u"(%14) : (f64) -> ()
  %c0 = arith.constant 0 : i64
  %15 = math.fpowi %a, %c0 : f64, i64
  "u.u"(%15) : (f64) -> ()
  %16 = math.ceil %v fastmath<fast> : vector<4xf16>
  "u.u"(%16) : (vector<4xf16>) -> ()
  %17 = math.tan %v fastmath<fast> : vector<4xf16>
  "u.u"(%17) : (vector<4xf16>) -> ()
  %18 = math.tanh %v fastmath<fast> : vector<4xf16>
  "u.u"(%18) : (vector<4xf16>) -> ()
  %19 = math.ceil %p : f16
  "u.u"(%19) : (f16) -> ()
  %20 = math.round %bf : bf16
  "u.u"(%20) : (bf16) -> ()
  %21 = math.roundeven %bf : bf16
  "u.u"(%21) : (bf16) -> ()
  %22 = math.round %p : f16
  "u.u"(%22) : (f16) -> ()
  %fm2 = arith.constant -2.0 : f64
  %23 = math.powf %a, %fm2 : f64
  "u.u"(%23) : (f64) -> ()
  %fth = arith.constant 0.333333333333333333 : f64
  %24 = math.powf %a, %fth : f64
  "u.u"(%24) : (f64) -> ()
  %25 = math.rsqrt %v fastmath<fast> : vector<4xf16>
  "u.u"(%25) : (vector<4xf16>) -> ()
  %26 = math.rsqrt %bf : bf16
  "u.u"(%26) : (bf16) -> ()
  %c5 = arith.constant 11 : i64
  %27 = math.fpowi %a, %c5 fastmath<fast> : f64, i64
  "u.u"(%27) : (f64) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @g(%arg0: f64, %arg1: vector<4xf16>, %arg2: vector<2xi8>, %arg3: f16, %arg4: vector<4xf64>, %arg5: i16, %arg6: f64, %arg7: bf16) {
// CHECK-NEXT:     %c64_i16 = arith.constant 64 : i16
// CHECK-NEXT:     %c127_i16 = arith.constant 127 : i16
// CHECK-NEXT:     %c7_i16 = arith.constant 7 : i16
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %cst_0 = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %cst_1 = arith.constant dense<-2.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %cst_2 = arith.constant dense<1.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %cst_3 = arith.constant dense<0.000000e+00> : vector<4xf16>
// CHECK-NEXT:     %cst_4 = arith.constant 0xFFF0000000000000 : f64
// CHECK-NEXT:     %cst_5 = arith.constant 0x7FF0000000000000 : f64
// CHECK-NEXT:     %cst_6 = arith.constant -0.000000e+00 : f64
// CHECK-NEXT:     %cst_7 = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %cst_8 = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %c16_i16 = arith.constant 16 : i16
// CHECK-NEXT:     %c32767_i16 = arith.constant 32767 : i16
// CHECK-NEXT:     %c16383_i16 = arith.constant 16383 : i16
// CHECK-NEXT:     %c2_i16 = arith.constant 2 : i16
// CHECK-NEXT:     %c4095_i16 = arith.constant 4095 : i16
// CHECK-NEXT:     %c4_i16 = arith.constant 4 : i16
// CHECK-NEXT:     %c255_i16 = arith.constant 255 : i16
// CHECK-NEXT:     %c8_i16 = arith.constant 8 : i16
// CHECK-NEXT:     %cst_9 = arith.constant 0.69314718055994529 : f64
// CHECK-NEXT:     %c31_i16 = arith.constant 31 : i16
// CHECK-NEXT:     %c1023_i16 = arith.constant 1023 : i16
// CHECK-NEXT:     %c512_i16 = arith.constant 512 : i16
// CHECK-NEXT:     %c15_i16 = arith.constant 15 : i16
// CHECK-NEXT:     %c10_i16 = arith.constant 10 : i16
// CHECK-NEXT:     %c-1_i16 = arith.constant -1 : i16
// CHECK-NEXT:     %c1_i16 = arith.constant 1 : i16
// CHECK-NEXT:     %c0_i16 = arith.constant 0 : i16
// CHECK-NEXT:     %cst_10 = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %cst_11 = arith.constant dense<8> : vector<2xi8>
// CHECK-NEXT:     %cst_12 = arith.constant dense<127> : vector<2xi8>
// CHECK-NEXT:     %cst_13 = arith.constant dense<1> : vector<2xi8>
// CHECK-NEXT:     %cst_14 = arith.constant dense<63> : vector<2xi8>
// CHECK-NEXT:     %cst_15 = arith.constant dense<2> : vector<2xi8>
// CHECK-NEXT:     %cst_16 = arith.constant dense<15> : vector<2xi8>
// CHECK-NEXT:     %cst_17 = arith.constant dense<4> : vector<2xi8>
// CHECK-NEXT:     %cst_18 = arith.constant dense<0> : vector<2xi8>
// CHECK-NEXT:     %cst_19 = arith.constant 0.33333333333333331 : f64
// CHECK-NEXT:     %cst_20 = arith.constant 7.500000e-01 : f64
// CHECK-NEXT:     %0 = math.round %arg0 : f64
// CHECK-NEXT:     "u.u"(%0) : (f64) -> ()
// CHECK-NEXT:     %1 = arith.cmpi ule, %arg2, %cst_16 : vector<2xi8>
// CHECK-NEXT:     %2 = arith.shli %arg2, %cst_17 : vector<2xi8>
// CHECK-NEXT:     %3 = arith.select %1, %2, %arg2 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %4 = arith.select %1, %cst_17, %cst_18 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %5 = arith.cmpi ule, %3, %cst_14 : vector<2xi8>
// CHECK-NEXT:     %6 = arith.addi %4, %cst_15 : vector<2xi8>
// CHECK-NEXT:     %7 = arith.shli %3, %cst_15 : vector<2xi8>
// CHECK-NEXT:     %8 = arith.select %5, %7, %3 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %9 = arith.select %5, %6, %4 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %10 = arith.cmpi ule, %8, %cst_12 : vector<2xi8>
// CHECK-NEXT:     %11 = arith.addi %9, %cst_13 : vector<2xi8>
// CHECK-NEXT:     %12 = arith.select %10, %11, %9 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     %13 = arith.cmpi eq, %arg2, %cst_18 : vector<2xi8>
// CHECK-NEXT:     %14 = arith.select %13, %cst_11, %12 : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     "u.u"(%14) : (vector<2xi8>) -> ()
// CHECK-NEXT:     %15 = arith.bitcast %arg3 : f16 to i16
// CHECK-NEXT:     %16 = math.round %arg3 : f16
// CHECK-NEXT:     %17 = arith.bitcast %16 : f16 to i16
// CHECK-NEXT:     %18 = arith.shrui %15, %c10_i16 : i16
// CHECK-NEXT:     %19 = arith.andi %18, %c31_i16 : i16
// CHECK-NEXT:     %20 = arith.subi %19, %c15_i16 : i16
// CHECK-NEXT:     %21 = arith.shrui %17, %c10_i16 : i16
// CHECK-NEXT:     %22 = arith.andi %21, %c31_i16 : i16
// CHECK-NEXT:     %23 = arith.subi %22, %c15_i16 : i16
// CHECK-NEXT:     %24 = arith.cmpi eq, %23, %c0_i16 : i16
// CHECK-NEXT:     %25 = arith.subi %23, %c1_i16 : i16
// CHECK-NEXT:     %26 = arith.maxsi %25, %c0_i16 : i16
// CHECK-NEXT:     %27 = arith.minsi %26, %c15_i16 : i16
// CHECK-NEXT:     %28 = arith.shrui %c1023_i16, %27 : i16
// CHECK-NEXT:     %29 = arith.andi %17, %28 : i16
// CHECK-NEXT:     %30 = arith.cmpi ne, %29, %c0_i16 : i16
// CHECK-NEXT:     %31 = arith.ori %30, %24 : i1
// CHECK-NEXT:     %32 = arith.cmpi eq, %20, %c-1_i16 : i16
// CHECK-NEXT:     %33 = arith.maxsi %20, %c0_i16 : i16
// CHECK-NEXT:     %34 = arith.minsi %33, %c15_i16 : i16
// CHECK-NEXT:     %35 = arith.shrui %c512_i16, %34 : i16
// CHECK-NEXT:     %36 = arith.select %32, %c0_i16, %35 : i16
// CHECK-NEXT:     %37 = arith.maxsi %20, %c0_i16 : i16
// CHECK-NEXT:     %38 = arith.minsi %37, %c15_i16 : i16
// CHECK-NEXT:     %39 = arith.shrui %c1023_i16, %38 : i16
// CHECK-NEXT:     %40 = arith.andi %15, %39 : i16
// CHECK-NEXT:     %41 = arith.cmpi eq, %40, %36 : i16
// CHECK-NEXT:     %42 = arith.cmpi sge, %20, %c-1_i16 : i16
// CHECK-NEXT:     %43 = arith.cmpi slt, %20, %c10_i16 : i16
// CHECK-NEXT:     %44 = arith.andi %41, %43 : i1
// CHECK-NEXT:     %45 = arith.andi %44, %42 : i1
// CHECK-NEXT:     %46 = math.copysign %cst_10, %arg3 : f16
// CHECK-NEXT:     %47 = arith.subf %16, %46 : f16
// CHECK-NEXT:     %48 = arith.andi %31, %45 : i1
// CHECK-NEXT:     %49 = arith.select %48, %47, %16 : f16
// CHECK-NEXT:     %50 = math.copysign %49, %arg3 : f16
// CHECK-NEXT:     "u.u"(%50) : (f16) -> ()
// CHECK-NEXT:     %51 = arith.mulf %arg0, %cst_9 : f64
// CHECK-NEXT:     %52 = math.exp %51 : f64
// CHECK-NEXT:     "u.u"(%52) : (f64) -> ()
// CHECK-NEXT:     %53 = arith.cmpi ule, %arg5, %c255_i16 : i16
// CHECK-NEXT:     %54 = arith.shli %arg5, %c8_i16 : i16
// CHECK-NEXT:     %55 = arith.select %53, %54, %arg5 : i16
// CHECK-NEXT:     %56 = arith.select %53, %c8_i16, %c0_i16 : i16
// CHECK-NEXT:     %57 = arith.cmpi ule, %55, %c4095_i16 : i16
// CHECK-NEXT:     %58 = arith.addi %56, %c4_i16 : i16
// CHECK-NEXT:     %59 = arith.shli %55, %c4_i16 : i16
// CHECK-NEXT:     %60 = arith.select %57, %59, %55 : i16
// CHECK-NEXT:     %61 = arith.select %57, %58, %56 : i16
// CHECK-NEXT:     %62 = arith.cmpi ule, %60, %c16383_i16 : i16
// CHECK-NEXT:     %63 = arith.addi %61, %c2_i16 : i16
// CHECK-NEXT:     %64 = arith.shli %60, %c2_i16 : i16
// CHECK-NEXT:     %65 = arith.select %62, %64, %60 : i16
// CHECK-NEXT:     %66 = arith.select %62, %63, %61 : i16
// CHECK-NEXT:     %67 = arith.cmpi ule, %65, %c32767_i16 : i16
// CHECK-NEXT:     %68 = arith.addi %66, %c1_i16 : i16
// CHECK-NEXT:     %69 = arith.select %67, %68, %66 : i16
// CHECK-NEXT:     %70 = arith.cmpi eq, %arg5, %c0_i16 : i16
// CHECK-NEXT:     %71 = arith.select %70, %c16_i16, %69 : i16
// CHECK-NEXT:     "u.u"(%71) : (i16) -> ()
// CHECK-NEXT:     %72 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:     %73 = arith.mulf %72, %arg0 : f64
// CHECK-NEXT:     "u.u"(%73) : (f64) -> ()
// CHECK-NEXT:     %74 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:     %75 = arith.mulf %74, %arg0 : f64
// CHECK-NEXT:     %76 = arith.cmpf oeq, %75, %cst_7 : f64
// CHECK-NEXT:     %77 = arith.cmpf oeq, %75, %cst_6 : f64
// CHECK-NEXT:     %78 = arith.divf %cst_8, %75 : f64
// CHECK-NEXT:     %79 = arith.select %76, %cst_5, %78 : f64
// CHECK-NEXT:     %80 = arith.select %77, %cst_4, %79 : f64
// CHECK-NEXT:     "u.u"(%80) : (f64) -> ()
// CHECK-NEXT:     %81 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:     "u.u"(%81) : (f64) -> ()
// CHECK-NEXT:     %82 = math.sqrt %arg0 : f64
// CHECK-NEXT:     "u.u"(%82) : (f64) -> ()
// CHECK-NEXT:     %83 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:     %84 = arith.mulf %83, %arg0 : f64
// CHECK-NEXT:     "u.u"(%84) : (f64) -> ()
// CHECK-NEXT:     %85 = arith.divf %cst_8, %arg0 : f64
// CHECK-NEXT:     "u.u"(%85) : (f64) -> ()
// CHECK-NEXT:     "u.u"(%arg0) : (f64) -> ()
// CHECK-NEXT:     "u.u"(%cst_8) : (f64) -> ()
// CHECK-NEXT:     %86 = math.sqrt %arg0 : f64
// CHECK-NEXT:     %87 = arith.divf %cst_8, %86 : f64
// CHECK-NEXT:     "u.u"(%87) : (f64) -> ()
// CHECK-NEXT:     %88 = math.log %arg0 : f64
// CHECK-NEXT:     %89 = arith.mulf %88, %cst_20 : f64
// CHECK-NEXT:     %90 = math.exp %89 : f64
// CHECK-NEXT:     "u.u"(%90) : (f64) -> ()
// CHECK-NEXT:     "u.u"(%cst_8) : (f64) -> ()
// CHECK-NEXT:     %91 = arith.fptosi %arg1 : vector<4xf16> to vector<4xi64>
// CHECK-NEXT:     %92 = arith.sitofp %91 : vector<4xi64> to vector<4xf16>
// CHECK-NEXT:     %93 = math.copysign %92, %arg1 : vector<4xf16>
// CHECK-NEXT:     %94 = arith.cmpf ogt, %arg1, %93 : vector<4xf16>
// CHECK-NEXT:     %95 = arith.select %94, %cst_2, %cst_3 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %96 = arith.addf %93, %95 : vector<4xf16>
// CHECK-NEXT:     "u.u"(%96) : (vector<4xf16>) -> ()
// CHECK-NEXT:     %97 = math.sin %arg1 : vector<4xf16>
// CHECK-NEXT:     %98 = math.cos %arg1 : vector<4xf16>
// CHECK-NEXT:     %99 = arith.divf %97, %98 : vector<4xf16>
// CHECK-NEXT:     "u.u"(%99) : (vector<4xf16>) -> ()
// CHECK-NEXT:     %100 = arith.cmpf olt, %arg1, %cst_3 : vector<4xf16>
// CHECK-NEXT:     %101 = arith.uitofp %100 : vector<4xi1> to vector<4xf16>
// CHECK-NEXT:     %102 = arith.mulf %101, %cst_1 : vector<4xf16>
// CHECK-NEXT:     %103 = arith.addf %102, %cst_2 : vector<4xf16>
// CHECK-NEXT:     %104 = arith.mulf %103, %arg1 : vector<4xf16>
// CHECK-NEXT:     %105 = arith.mulf %104, %cst_1 : vector<4xf16>
// CHECK-NEXT:     %106 = math.exp %105 : vector<4xf16>
// CHECK-NEXT:     %107 = arith.subf %cst_2, %106 : vector<4xf16>
// CHECK-NEXT:     %108 = arith.addf %106, %cst_2 : vector<4xf16>
// CHECK-NEXT:     %109 = arith.divf %107, %108 : vector<4xf16>
// CHECK-NEXT:     %110 = arith.mulf %103, %109 : vector<4xf16>
// CHECK-NEXT:     "u.u"(%110) : (vector<4xf16>) -> ()
// CHECK-NEXT:     %111 = arith.fptosi %arg3 : f16 to i64
// CHECK-NEXT:     %112 = arith.sitofp %111 : i64 to f16
// CHECK-NEXT:     %113 = math.copysign %112, %arg3 : f16
// CHECK-NEXT:     %114 = arith.cmpf ogt, %arg3, %113 : f16
// CHECK-NEXT:     %115 = arith.select %114, %cst_10, %cst_0 : f16
// CHECK-NEXT:     %116 = arith.addf %113, %115 : f16
// CHECK-NEXT:     "u.u"(%116) : (f16) -> ()
// CHECK-NEXT:     %117 = math.round %arg7 : bf16
// CHECK-NEXT:     "u.u"(%117) : (bf16) -> ()
// CHECK-NEXT:     %118 = arith.bitcast %arg7 : bf16 to i16
// CHECK-NEXT:     %119 = math.round %arg7 : bf16
// CHECK-NEXT:     %120 = arith.bitcast %119 : bf16 to i16
// CHECK-NEXT:     %121 = arith.shrui %118, %c7_i16 : i16
// CHECK-NEXT:     %122 = arith.andi %121, %c255_i16 : i16
// CHECK-NEXT:     %123 = arith.subi %122, %c127_i16 : i16
// CHECK-NEXT:     %124 = arith.shrui %120, %c7_i16 : i16
// CHECK-NEXT:     %125 = arith.andi %124, %c255_i16 : i16
// CHECK-NEXT:     %126 = arith.subi %125, %c127_i16 : i16
// CHECK-NEXT:     %127 = arith.cmpi eq, %126, %c0_i16 : i16
// CHECK-NEXT:     %128 = arith.subi %126, %c1_i16 : i16
// CHECK-NEXT:     %129 = arith.maxsi %128, %c0_i16 : i16
// CHECK-NEXT:     %130 = arith.minsi %129, %c15_i16 : i16
// CHECK-NEXT:     %131 = arith.shrui %c127_i16, %130 : i16
// CHECK-NEXT:     %132 = arith.andi %120, %131 : i16
// CHECK-NEXT:     %133 = arith.cmpi ne, %132, %c0_i16 : i16
// CHECK-NEXT:     %134 = arith.ori %133, %127 : i1
// CHECK-NEXT:     %135 = arith.cmpi eq, %123, %c-1_i16 : i16
// CHECK-NEXT:     %136 = arith.maxsi %123, %c0_i16 : i16
// CHECK-NEXT:     %137 = arith.minsi %136, %c15_i16 : i16
// CHECK-NEXT:     %138 = arith.shrui %c64_i16, %137 : i16
// CHECK-NEXT:     %139 = arith.select %135, %c0_i16, %138 : i16
// CHECK-NEXT:     %140 = arith.maxsi %123, %c0_i16 : i16
// CHECK-NEXT:     %141 = arith.minsi %140, %c15_i16 : i16
// CHECK-NEXT:     %142 = arith.shrui %c127_i16, %141 : i16
// CHECK-NEXT:     %143 = arith.andi %118, %142 : i16
// CHECK-NEXT:     %144 = arith.cmpi eq, %143, %139 : i16
// CHECK-NEXT:     %145 = arith.cmpi sge, %123, %c-1_i16 : i16
// CHECK-NEXT:     %146 = arith.cmpi slt, %123, %c7_i16 : i16
// CHECK-NEXT:     %147 = arith.andi %144, %146 : i1
// CHECK-NEXT:     %148 = arith.andi %147, %145 : i1
// CHECK-NEXT:     %149 = math.copysign %cst, %arg7 : bf16
// CHECK-NEXT:     %150 = arith.subf %119, %149 : bf16
// CHECK-NEXT:     %151 = arith.andi %134, %148 : i1
// CHECK-NEXT:     %152 = arith.select %151, %150, %119 : bf16
// CHECK-NEXT:     %153 = math.copysign %152, %arg7 : bf16
// CHECK-NEXT:     "u.u"(%153) : (bf16) -> ()
// CHECK-NEXT:     %154 = math.round %arg3 : f16
// CHECK-NEXT:     "u.u"(%154) : (f16) -> ()
// CHECK-NEXT:     %155 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:     %156 = arith.divf %cst_8, %155 : f64
// CHECK-NEXT:     "u.u"(%156) : (f64) -> ()
// CHECK-NEXT:     %157 = math.log %arg0 : f64
// CHECK-NEXT:     %158 = arith.mulf %157, %cst_19 : f64
// CHECK-NEXT:     %159 = math.exp %158 : f64
// CHECK-NEXT:     "u.u"(%159) : (f64) -> ()
// CHECK-NEXT:     %160 = math.sqrt %arg1 : vector<4xf16>
// CHECK-NEXT:     %161 = arith.divf %cst_2, %160 : vector<4xf16>
// CHECK-NEXT:     "u.u"(%161) : (vector<4xf16>) -> ()
// CHECK-NEXT:     %162 = math.sqrt %arg7 : bf16
// CHECK-NEXT:     %163 = arith.divf %cst, %162 : bf16
// CHECK-NEXT:     "u.u"(%163) : (bf16) -> ()
// CHECK-NEXT:     %164 = arith.mulf %arg0, %arg0 : f64
// CHECK-NEXT:     %165 = arith.mulf %164, %arg0 : f64
// CHECK-NEXT:     %166 = arith.mulf %164, %164 : f64
// CHECK-NEXT:     %167 = arith.mulf %166, %166 : f64
// CHECK-NEXT:     %168 = arith.mulf %167, %165 : f64
// CHECK-NEXT:     "u.u"(%168) : (f64) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
