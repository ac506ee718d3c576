// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --arith-expand=include-f8e8m0 %s | FileCheck %s
//
// Casts of f8E8M0FNU by operations on bits.

// CHECK-LABEL: func.func @f8
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f8E8M0FNU, %[[B:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: vector<4xf8E8M0FNU>, %[[D:[a-z0-9_]+]]: f16, %[[E:[a-z0-9_]+]]: bf16, %[[F:[a-z0-9_]+]]: f64, %[[G:[a-z0-9_]+]]: vector<4xf16>) -> (f32, f8E8M0FNU, bf16, f16, vector<4xf16>, f64, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, vector<4xf8E8M0FNU>) {
// CHECK-NEXT:   %[[BITCAST:.*]] = arith.bitcast %[[A]] : f8E8M0FNU to i8
// CHECK-NEXT:   %[[CM1_I8:.*]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT:   %[[C23_I32:.*]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[EXTUI:.*]] = arith.extui %[[BITCAST]] : i8 to i32
// CHECK-NEXT:   %[[SHLI:.*]] = arith.shli %[[EXTUI]], %[[C23_I32]] : i32
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[BITCAST]], %[[CM1_I8]] : i8
// CHECK-NEXT:   %[[SELECT:.*]] = arith.select %[[CMPI]], %[[CM1_I32]], %[[SHLI]] : i32
// CHECK-NEXT:   %[[BITCAST_1:.*]] = arith.bitcast %[[SELECT]] : i32 to f32
// CHECK-NEXT:   %[[BITCAST_2:.*]] = arith.bitcast %[[B]] : f32 to i32
// CHECK-NEXT:   %[[C23_I32_0:.*]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[SHRUI:.*]] = arith.shrui %[[BITCAST_2]], %[[C23_I32_0]] : i32
// CHECK-NEXT:   %[[TRUNCI:.*]] = arith.trunci %[[SHRUI]] : i32 to i8
// CHECK-NEXT:   %[[BITCAST_3:.*]] = arith.bitcast %[[TRUNCI]] : i8 to f8E8M0FNU
// CHECK-NEXT:   %[[BITCAST_4:.*]] = arith.bitcast %[[A]] : f8E8M0FNU to i8
// CHECK-NEXT:   %[[CM1_I8_1:.*]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[CM1_I32_2:.*]] = arith.constant -1 : i32
// CHECK-NEXT:   %[[C23_I32_3:.*]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[EXTUI_1:.*]] = arith.extui %[[BITCAST_4]] : i8 to i32
// CHECK-NEXT:   %[[SHLI_1:.*]] = arith.shli %[[EXTUI_1]], %[[C23_I32_3]] : i32
// CHECK-NEXT:   %[[CMPI_1:.*]] = arith.cmpi eq, %[[BITCAST_4]], %[[CM1_I8_1]] : i8
// CHECK-NEXT:   %[[SELECT_1:.*]] = arith.select %[[CMPI_1]], %[[CM1_I32_2]], %[[SHLI_1]] : i32
// CHECK-NEXT:   %[[BITCAST_5:.*]] = arith.bitcast %[[SELECT_1]] : i32 to f32
// CHECK-NEXT:   %[[TRUNCF:.*]] = arith.truncf %[[BITCAST_5]] : f32 to bf16
// CHECK-NEXT:   %[[BITCAST_6:.*]] = arith.bitcast %[[A]] : f8E8M0FNU to i8
// CHECK-NEXT:   %[[CM1_I8_4:.*]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[CM1_I32_5:.*]] = arith.constant -1 : i32
// CHECK-NEXT:   %[[C23_I32_6:.*]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[EXTUI_2:.*]] = arith.extui %[[BITCAST_6]] : i8 to i32
// CHECK-NEXT:   %[[SHLI_2:.*]] = arith.shli %[[EXTUI_2]], %[[C23_I32_6]] : i32
// CHECK-NEXT:   %[[CMPI_2:.*]] = arith.cmpi eq, %[[BITCAST_6]], %[[CM1_I8_4]] : i8
// CHECK-NEXT:   %[[SELECT_2:.*]] = arith.select %[[CMPI_2]], %[[CM1_I32_5]], %[[SHLI_2]] : i32
// CHECK-NEXT:   %[[BITCAST_7:.*]] = arith.bitcast %[[SELECT_2]] : i32 to f32
// CHECK-NEXT:   %[[TRUNCF_1:.*]] = arith.truncf %[[BITCAST_7]] fastmath<fast> : f32 to f16
// CHECK-NEXT:   %[[BITCAST_8:.*]] = arith.bitcast %[[C]] : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<-1> : vector<4xi8>
// CHECK-NEXT:   %[[CST_7:.*]] = arith.constant dense<-1> : vector<4xi32>
// CHECK-NEXT:   %[[CST_8:.*]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:   %[[EXTUI_3:.*]] = arith.extui %[[BITCAST_8]] : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:   %[[SHLI_3:.*]] = arith.shli %[[EXTUI_3]], %[[CST_8]] : vector<4xi32>
// CHECK-NEXT:   %[[CMPI_3:.*]] = arith.cmpi eq, %[[BITCAST_8]], %[[CST]] : vector<4xi8>
// CHECK-NEXT:   %[[SELECT_3:.*]] = arith.select %[[CMPI_3]], %[[CST_7]], %[[SHLI_3]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:   %[[BITCAST_9:.*]] = arith.bitcast %[[SELECT_3]] : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:   %[[TRUNCF_2:.*]] = arith.truncf %[[BITCAST_9]] : vector<4xf32> to vector<4xf16>
// CHECK-NEXT:   %[[BITCAST_10:.*]] = arith.bitcast %[[A]] : f8E8M0FNU to i8
// CHECK-NEXT:   %[[CM1_I8_9:.*]] = arith.constant -1 : i8
// CHECK-NEXT:   %[[CM1_I32_10:.*]] = arith.constant -1 : i32
// CHECK-NEXT:   %[[C23_I32_11:.*]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[EXTUI_4:.*]] = arith.extui %[[BITCAST_10]] : i8 to i32
// CHECK-NEXT:   %[[SHLI_4:.*]] = arith.shli %[[EXTUI_4]], %[[C23_I32_11]] : i32
// CHECK-NEXT:   %[[CMPI_4:.*]] = arith.cmpi eq, %[[BITCAST_10]], %[[CM1_I8_9]] : i8
// CHECK-NEXT:   %[[SELECT_4:.*]] = arith.select %[[CMPI_4]], %[[CM1_I32_10]], %[[SHLI_4]] : i32
// CHECK-NEXT:   %[[BITCAST_11:.*]] = arith.bitcast %[[SELECT_4]] : i32 to f32
// CHECK-NEXT:   %[[EXTF:.*]] = arith.extf %[[BITCAST_11]] : f32 to f64
// CHECK-NEXT:   %[[EXTF_1:.*]] = arith.extf %[[D]] : f16 to f32
// CHECK-NEXT:   %[[BITCAST_12:.*]] = arith.bitcast %[[EXTF_1]] : f32 to i32
// CHECK-NEXT:   %[[C23_I32_12:.*]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[SHRUI_1:.*]] = arith.shrui %[[BITCAST_12]], %[[C23_I32_12]] : i32
// CHECK-NEXT:   %[[TRUNCI_1:.*]] = arith.trunci %[[SHRUI_1]] : i32 to i8
// CHECK-NEXT:   %[[BITCAST_13:.*]] = arith.bitcast %[[TRUNCI_1]] : i8 to f8E8M0FNU
// CHECK-NEXT:   %[[EXTF_2:.*]] = arith.extf %[[E]] : bf16 to f32
// CHECK-NEXT:   %[[BITCAST_14:.*]] = arith.bitcast %[[EXTF_2]] : f32 to i32
// CHECK-NEXT:   %[[C23_I32_13:.*]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[SHRUI_2:.*]] = arith.shrui %[[BITCAST_14]], %[[C23_I32_13]] : i32
// CHECK-NEXT:   %[[TRUNCI_2:.*]] = arith.trunci %[[SHRUI_2]] : i32 to i8
// CHECK-NEXT:   %[[BITCAST_15:.*]] = arith.bitcast %[[TRUNCI_2]] : i8 to f8E8M0FNU
// CHECK-NEXT:   %[[TRUNCF_3:.*]] = arith.truncf %[[F]] : f64 to f32
// CHECK-NEXT:   %[[BITCAST_16:.*]] = arith.bitcast %[[TRUNCF_3]] : f32 to i32
// CHECK-NEXT:   %[[C23_I32_14:.*]] = arith.constant 23 : i32
// CHECK-NEXT:   %[[SHRUI_3:.*]] = arith.shrui %[[BITCAST_16]], %[[C23_I32_14]] : i32
// CHECK-NEXT:   %[[TRUNCI_3:.*]] = arith.trunci %[[SHRUI_3]] : i32 to i8
// CHECK-NEXT:   %[[BITCAST_17:.*]] = arith.bitcast %[[TRUNCI_3]] : i8 to f8E8M0FNU
// CHECK-NEXT:   %[[EXTF_3:.*]] = arith.extf %[[G]] fastmath<fast> : vector<4xf16> to vector<4xf32>
// CHECK-NEXT:   %[[BITCAST_18:.*]] = arith.bitcast %[[EXTF_3]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:   %[[CST_15:.*]] = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:   %[[SHRUI_4:.*]] = arith.shrui %[[BITCAST_18]], %[[CST_15]] : vector<4xi32>
// CHECK-NEXT:   %[[TRUNCI_4:.*]] = arith.trunci %[[SHRUI_4]] : vector<4xi32> to vector<4xi8>
// CHECK-NEXT:   %[[BITCAST_19:.*]] = arith.bitcast %[[TRUNCI_4]] : vector<4xi8> to vector<4xf8E8M0FNU>
// CHECK-NEXT:   return %[[BITCAST_1]], %[[BITCAST_3]], %[[TRUNCF]], %[[TRUNCF_1]], %[[TRUNCF_2]], %[[EXTF]], %[[BITCAST_13]], %[[BITCAST_15]], %[[BITCAST_17]], %[[BITCAST_19]] : f32, f8E8M0FNU, bf16, f16, vector<4xf16>, f64, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, vector<4xf8E8M0FNU>
// CHECK-NEXT: }
func.func @f8(%a: f8E8M0FNU, %b: f32, %c: vector<4xf8E8M0FNU>, %d: f16, %e: bf16, %f: f64, %g: vector<4xf16>) -> (f32, f8E8M0FNU, bf16, f16, vector<4xf16>, f64, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, vector<4xf8E8M0FNU>) {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.truncf %b : f32 to f8E8M0FNU
  %2 = arith.extf %a : f8E8M0FNU to bf16
  %3 = arith.extf %a fastmath<fast> : f8E8M0FNU to f16
  %4 = arith.extf %c : vector<4xf8E8M0FNU> to vector<4xf16>
  %5 = arith.extf %a : f8E8M0FNU to f64
  %6 = arith.truncf %d : f16 to f8E8M0FNU
  %7 = arith.truncf %e : bf16 to f8E8M0FNU
  %8 = arith.truncf %f : f64 to f8E8M0FNU
  %9 = arith.truncf %g fastmath<fast> : vector<4xf16> to vector<4xf8E8M0FNU>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f8E8M0FNU, bf16, f16, vector<4xf16>, f64, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, vector<4xf8E8M0FNU>
}
