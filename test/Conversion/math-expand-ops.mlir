// RUN: strata opt --allow-unregistered-dialect --math-expand-ops %s | FileCheck %s
//
// Functions by simpler ones.

func.func @f(%a: f32, %b: f32, %c: f32, %n: i32) {
  %0 = math.tan %a : f32
  "u.u"(%0) : (f32) -> ()
  %1 = math.sinh %a : f32
  "u.u"(%1) : (f32) -> ()
  %2 = math.cosh %a : f32
  "u.u"(%2) : (f32) -> ()
  %3 = math.tanh %a : f32
  "u.u"(%3) : (f32) -> ()
  %4 = math.asinh %a : f32
  "u.u"(%4) : (f32) -> ()
  %5 = math.acosh %a : f32
  "u.u"(%5) : (f32) -> ()
  %6 = math.atanh %a : f32
  "u.u"(%6) : (f32) -> ()
  %7 = math.fma %a, %b, %c : f32
  "u.u"(%7) : (f32) -> ()
  %8 = math.ceil %a : f32
  "u.u"(%8) : (f32) -> ()
  %9 = math.exp2 %a : f32
  "u.u"(%9) : (f32) -> ()
  %10 = math.powf %a, %b : f32
  "u.u"(%10) : (f32) -> ()
  %11 = math.fpowi %a, %n : f32, i32
  "u.u"(%11) : (f32) -> ()
  %12 = math.round %a : f32
  "u.u"(%12) : (f32) -> ()
  %13 = math.roundeven %a : f32
  "u.u"(%13) : (f32) -> ()
  %14 = math.rsqrt %a : f32
  "u.u"(%14) : (f32) -> ()
  %15 = math.clampf %a to [%b, %c] : f32
  "u.u"(%15) : (f32) -> ()
  %16 = math.ctlz %n : i32
  "u.u"(%16) : (i32) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: i32) {
// CHECK-NEXT:     %c32_i32 = arith.constant 32 : i32
// CHECK-NEXT:     %c2147483647_i32 = arith.constant 2147483647 : i32
// CHECK-NEXT:     %c1073741823_i32 = arith.constant 1073741823 : i32
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %c268435455_i32 = arith.constant 268435455 : i32
// CHECK-NEXT:     %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT:     %c16777215_i32 = arith.constant 16777215 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %c65535_i32 = arith.constant 65535 : i32
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %c8388607_i32 = arith.constant 8388607 : i32
// CHECK-NEXT:     %c4194304_i32 = arith.constant 4194304 : i32
// CHECK-NEXT:     %c31_i32 = arith.constant 31 : i32
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c255_i32 = arith.constant 255 : i32
// CHECK-NEXT:     %c127_i32 = arith.constant 127 : i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %cst = arith.constant 0.693147182 : f32
// CHECK-NEXT:     %cst_0 = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %cst_1 = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %cst_2 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %cst_3 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %cst_4 = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     %0 = math.sin %arg0 : f32
// CHECK-NEXT:     %1 = math.cos %arg0 : f32
// CHECK-NEXT:     %2 = arith.divf %0, %1 : f32
// CHECK-NEXT:     "u.u"(%2) : (f32) -> ()
// CHECK-NEXT:     %3 = math.exp %arg0 : f32
// CHECK-NEXT:     %4 = arith.negf %arg0 : f32
// CHECK-NEXT:     %5 = math.exp %4 : f32
// CHECK-NEXT:     %6 = arith.subf %3, %5 : f32
// CHECK-NEXT:     %7 = arith.mulf %6, %cst_4 : f32
// CHECK-NEXT:     "u.u"(%7) : (f32) -> ()
// CHECK-NEXT:     %8 = math.exp %arg0 : f32
// CHECK-NEXT:     %9 = arith.negf %arg0 : f32
// CHECK-NEXT:     %10 = math.exp %9 : f32
// CHECK-NEXT:     %11 = arith.addf %8, %10 : f32
// CHECK-NEXT:     %12 = arith.mulf %11, %cst_4 : f32
// CHECK-NEXT:     "u.u"(%12) : (f32) -> ()
// CHECK-NEXT:     %13 = arith.cmpf olt, %arg0, %cst_3 : f32
// CHECK-NEXT:     %14 = arith.uitofp %13 : i1 to f32
// CHECK-NEXT:     %15 = arith.mulf %14, %cst_1 : f32
// CHECK-NEXT:     %16 = arith.addf %15, %cst_2 : f32
// CHECK-NEXT:     %17 = arith.mulf %16, %arg0 : f32
// CHECK-NEXT:     %18 = arith.mulf %17, %cst_1 : f32
// CHECK-NEXT:     %19 = math.exp %18 : f32
// CHECK-NEXT:     %20 = arith.subf %cst_2, %19 : f32
// CHECK-NEXT:     %21 = arith.addf %19, %cst_2 : f32
// CHECK-NEXT:     %22 = arith.divf %20, %21 : f32
// CHECK-NEXT:     %23 = arith.mulf %16, %22 : f32
// CHECK-NEXT:     "u.u"(%23) : (f32) -> ()
// CHECK-NEXT:     %24 = arith.mulf %arg0, %arg0 : f32
// CHECK-NEXT:     %25 = arith.addf %24, %cst_2 : f32
// CHECK-NEXT:     %26 = math.sqrt %25 : f32
// CHECK-NEXT:     %27 = arith.addf %arg0, %26 : f32
// CHECK-NEXT:     %28 = math.log %27 : f32
// CHECK-NEXT:     "u.u"(%28) : (f32) -> ()
// CHECK-NEXT:     %29 = arith.mulf %arg0, %arg0 : f32
// CHECK-NEXT:     %30 = arith.addf %29, %cst_0 : f32
// CHECK-NEXT:     %31 = math.sqrt %30 : f32
// CHECK-NEXT:     %32 = arith.addf %arg0, %31 : f32
// CHECK-NEXT:     %33 = math.log %32 : f32
// CHECK-NEXT:     "u.u"(%33) : (f32) -> ()
// CHECK-NEXT:     %34 = arith.addf %arg0, %cst_2 : f32
// CHECK-NEXT:     %35 = arith.negf %arg0 : f32
// CHECK-NEXT:     %36 = arith.addf %35, %cst_2 : f32
// CHECK-NEXT:     %37 = arith.divf %34, %36 : f32
// CHECK-NEXT:     %38 = math.log %37 : f32
// CHECK-NEXT:     %39 = arith.mulf %38, %cst_4 : f32
// CHECK-NEXT:     "u.u"(%39) : (f32) -> ()
// CHECK-NEXT:     %40 = arith.mulf %arg0, %arg1 : f32
// CHECK-NEXT:     %41 = arith.addf %40, %arg2 : f32
// CHECK-NEXT:     "u.u"(%41) : (f32) -> ()
// CHECK-NEXT:     %42 = arith.fptosi %arg0 : f32 to i64
// CHECK-NEXT:     %43 = arith.sitofp %42 : i64 to f32
// CHECK-NEXT:     %44 = math.copysign %43, %arg0 : f32
// CHECK-NEXT:     %45 = arith.cmpf ogt, %arg0, %44 : f32
// CHECK-NEXT:     %46 = arith.select %45, %cst_2, %cst_3 : f32
// CHECK-NEXT:     %47 = arith.addf %44, %46 : f32
// CHECK-NEXT:     "u.u"(%47) : (f32) -> ()
// CHECK-NEXT:     %48 = arith.mulf %arg0, %cst : f32
// CHECK-NEXT:     %49 = math.exp %48 : f32
// CHECK-NEXT:     "u.u"(%49) : (f32) -> ()
// CHECK-NEXT:     %50 = math.log %arg0 : f32
// CHECK-NEXT:     %51 = arith.mulf %arg1, %50 : f32
// CHECK-NEXT:     %52 = math.exp %51 : f32
// CHECK-NEXT:     "u.u"(%52) : (f32) -> ()
// CHECK-NEXT:     %53 = arith.sitofp %arg3 : i32 to f32
// CHECK-NEXT:     %54 = math.log %arg0 : f32
// CHECK-NEXT:     %55 = arith.mulf %53, %54 : f32
// CHECK-NEXT:     %56 = math.exp %55 : f32
// CHECK-NEXT:     "u.u"(%56) : (f32) -> ()
// CHECK-NEXT:     %57 = math.copysign %cst_4, %arg0 : f32
// CHECK-NEXT:     %58 = arith.addf %arg0, %57 : f32
// CHECK-NEXT:     %59 = arith.fptosi %58 : f32 to i64
// CHECK-NEXT:     %60 = arith.sitofp %59 : i64 to f32
// CHECK-NEXT:     %61 = math.copysign %60, %58 : f32
// CHECK-NEXT:     %62 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %63 = arith.shrui %62, %c23_i32 : i32
// CHECK-NEXT:     %64 = arith.andi %63, %c255_i32 : i32
// CHECK-NEXT:     %65 = arith.subi %64, %c127_i32 : i32
// CHECK-NEXT:     %66 = arith.cmpi sge, %65, %c23_i32 : i32
// CHECK-NEXT:     %67 = arith.select %66, %arg0, %61 : f32
// CHECK-NEXT:     "u.u"(%67) : (f32) -> ()
// CHECK-NEXT:     %68 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %69 = math.copysign %cst_4, %arg0 : f32
// CHECK-NEXT:     %70 = arith.addf %arg0, %69 : f32
// CHECK-NEXT:     %71 = arith.fptosi %70 : f32 to i64
// CHECK-NEXT:     %72 = arith.sitofp %71 : i64 to f32
// CHECK-NEXT:     %73 = math.copysign %72, %70 : f32
// CHECK-NEXT:     %74 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %75 = arith.shrui %74, %c23_i32 : i32
// CHECK-NEXT:     %76 = arith.andi %75, %c255_i32 : i32
// CHECK-NEXT:     %77 = arith.subi %76, %c127_i32 : i32
// CHECK-NEXT:     %78 = arith.cmpi sge, %77, %c23_i32 : i32
// CHECK-NEXT:     %79 = arith.select %78, %arg0, %73 : f32
// CHECK-NEXT:     %80 = arith.bitcast %79 : f32 to i32
// CHECK-NEXT:     %81 = arith.shrui %68, %c23_i32 : i32
// CHECK-NEXT:     %82 = arith.andi %81, %c255_i32 : i32
// CHECK-NEXT:     %83 = arith.subi %82, %c127_i32 : i32
// CHECK-NEXT:     %84 = arith.shrui %80, %c23_i32 : i32
// CHECK-NEXT:     %85 = arith.andi %84, %c255_i32 : i32
// CHECK-NEXT:     %86 = arith.subi %85, %c127_i32 : i32
// CHECK-NEXT:     %87 = arith.cmpi eq, %86, %c0_i32 : i32
// CHECK-NEXT:     %88 = arith.subi %86, %c1_i32 : i32
// CHECK-NEXT:     %89 = arith.maxsi %88, %c0_i32 : i32
// CHECK-NEXT:     %90 = arith.minsi %89, %c31_i32 : i32
// CHECK-NEXT:     %91 = arith.shrui %c8388607_i32, %90 : i32
// CHECK-NEXT:     %92 = arith.andi %80, %91 : i32
// CHECK-NEXT:     %93 = arith.cmpi ne, %92, %c0_i32 : i32
// CHECK-NEXT:     %94 = arith.ori %93, %87 : i1
// CHECK-NEXT:     %95 = arith.cmpi eq, %83, %c-1_i32 : i32
// CHECK-NEXT:     %96 = arith.maxsi %83, %c0_i32 : i32
// CHECK-NEXT:     %97 = arith.minsi %96, %c31_i32 : i32
// CHECK-NEXT:     %98 = arith.shrui %c4194304_i32, %97 : i32
// CHECK-NEXT:     %99 = arith.select %95, %c0_i32, %98 : i32
// CHECK-NEXT:     %100 = arith.maxsi %83, %c0_i32 : i32
// CHECK-NEXT:     %101 = arith.minsi %100, %c31_i32 : i32
// CHECK-NEXT:     %102 = arith.shrui %c8388607_i32, %101 : i32
// CHECK-NEXT:     %103 = arith.andi %68, %102 : i32
// CHECK-NEXT:     %104 = arith.cmpi eq, %103, %99 : i32
// CHECK-NEXT:     %105 = arith.cmpi sge, %83, %c-1_i32 : i32
// CHECK-NEXT:     %106 = arith.cmpi slt, %83, %c23_i32 : i32
// CHECK-NEXT:     %107 = arith.andi %104, %106 : i1
// CHECK-NEXT:     %108 = arith.andi %107, %105 : i1
// CHECK-NEXT:     %109 = math.copysign %cst_2, %arg0 : f32
// CHECK-NEXT:     %110 = arith.subf %79, %109 : f32
// CHECK-NEXT:     %111 = arith.andi %94, %108 : i1
// CHECK-NEXT:     %112 = arith.select %111, %110, %79 : f32
// CHECK-NEXT:     %113 = math.copysign %112, %arg0 : f32
// CHECK-NEXT:     "u.u"(%113) : (f32) -> ()
// CHECK-NEXT:     %114 = math.sqrt %arg0 : f32
// CHECK-NEXT:     %115 = arith.divf %cst_2, %114 : f32
// CHECK-NEXT:     "u.u"(%115) : (f32) -> ()
// CHECK-NEXT:     %116 = arith.minimumf %arg0, %arg1 : f32
// CHECK-NEXT:     %117 = arith.maximumf %116, %arg2 : f32
// CHECK-NEXT:     "u.u"(%117) : (f32) -> ()
// CHECK-NEXT:     %118 = arith.cmpi ule, %arg3, %c65535_i32 : i32
// CHECK-NEXT:     %119 = arith.shli %arg3, %c16_i32 : i32
// CHECK-NEXT:     %120 = arith.select %118, %119, %arg3 : i32
// CHECK-NEXT:     %121 = arith.select %118, %c16_i32, %c0_i32 : i32
// CHECK-NEXT:     %122 = arith.cmpi ule, %120, %c16777215_i32 : i32
// CHECK-NEXT:     %123 = arith.addi %121, %c8_i32 : i32
// CHECK-NEXT:     %124 = arith.shli %120, %c8_i32 : i32
// CHECK-NEXT:     %125 = arith.select %122, %124, %120 : i32
// CHECK-NEXT:     %126 = arith.select %122, %123, %121 : i32
// CHECK-NEXT:     %127 = arith.cmpi ule, %125, %c268435455_i32 : i32
// CHECK-NEXT:     %128 = arith.addi %126, %c4_i32 : i32
// CHECK-NEXT:     %129 = arith.shli %125, %c4_i32 : i32
// CHECK-NEXT:     %130 = arith.select %127, %129, %125 : i32
// CHECK-NEXT:     %131 = arith.select %127, %128, %126 : i32
// CHECK-NEXT:     %132 = arith.cmpi ule, %130, %c1073741823_i32 : i32
// CHECK-NEXT:     %133 = arith.addi %131, %c2_i32 : i32
// CHECK-NEXT:     %134 = arith.shli %130, %c2_i32 : i32
// CHECK-NEXT:     %135 = arith.select %132, %134, %130 : i32
// CHECK-NEXT:     %136 = arith.select %132, %133, %131 : i32
// CHECK-NEXT:     %137 = arith.cmpi ule, %135, %c2147483647_i32 : i32
// CHECK-NEXT:     %138 = arith.addi %136, %c1_i32 : i32
// CHECK-NEXT:     %139 = arith.select %137, %138, %136 : i32
// CHECK-NEXT:     %140 = arith.cmpi eq, %arg3, %c0_i32 : i32
// CHECK-NEXT:     %141 = arith.select %140, %c32_i32, %139 : i32
// CHECK-NEXT:     "u.u"(%141) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
