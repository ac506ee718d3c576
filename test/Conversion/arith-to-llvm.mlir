// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-arith-to-llvm %s | FileCheck %s
//
// Operations of arith, as mlir-opt converts them.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<4xf32>, %[[X:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: i1, %[[S:[a-z0-9_]+]]: vector<f32>, %[[VI:[a-z0-9_]+]]: vector<2x2xindex>, %[[F8:[a-z0-9_]+]]: f8E5M2) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[VI]] : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[S]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:   %[[FPEXT:.*]] = llvm.fpext %[[X]] {fastmath = #arith.fastmath<fast>, foo = 1 : i64} : f32 to f64
// CHECK-NEXT:   %[[FPTRUNC:.*]] = llvm.fptrunc %[[X]] {fastmath = #arith.fastmath<fast>} : f32 to f16
// CHECK-NEXT:   %[[FPTRUNC_1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[X]] tonearest ignore : f32 to f16
// CHECK-NEXT:   %[[UDIV:.*]] = llvm.udiv %[[A]], %[[A]] {bar} : i32
// CHECK-NEXT:   %[[SDIV:.*]] = llvm.sdiv %[[A]], %[[A]] : i32
// CHECK-NEXT:   %[[ASHR:.*]] = llvm.ashr %[[A]], %[[A]] : i32
// CHECK-NEXT:   %[[TRUNC:.*]] = llvm.trunc %[[A]] overflow<nsw> : i32 to i8
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(dense<false> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:   %[[FADD:.*]] = llvm.fadd %[[UNREALIZED_CONVERSION_CAST_2]], %[[UNREALIZED_CONVERSION_CAST_2]] : vector<1xf32>
// CHECK-NEXT:   %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[TRUNC_1:.*]] = llvm.trunc %[[EXTRACTVALUE]] : vector<2xi64> to vector<2xi32>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[TRUNC_1]], %[[POISON]][0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[TRUNC_2:.*]] = llvm.trunc %[[EXTRACTVALUE_1]] : vector<2xi64> to vector<2xi32>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[TRUNC_2]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(1.000000e+00 : f32) {foo = 2 : i64} : f32
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xindex>) : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[ADD:.*]] = llvm.add %[[UNREALIZED_CONVERSION_CAST]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[FCMP:.*]] = llvm.fcmp "_true" %[[X]], %[[X]] : f32
// CHECK-NEXT:   %[[CONSTANT_4:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %[[CONSTANT_5:.*]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:   %[[SDIV_1:.*]] = llvm.sdiv %[[A]], %[[A]] : i32
// CHECK-NEXT:   %[[MUL:.*]] = llvm.mul %[[SDIV_1]], %[[A]] : i32
// CHECK-NEXT:   %[[ICMP:.*]] = llvm.icmp "ne" %[[A]], %[[MUL]] : i32
// CHECK-NEXT:   %[[ICMP_1:.*]] = llvm.icmp "slt" %[[A]], %[[CONSTANT_4]] : i32
// CHECK-NEXT:   %[[ICMP_2:.*]] = llvm.icmp "slt" %[[A]], %[[CONSTANT_4]] : i32
// CHECK-NEXT:   %[[ICMP_3:.*]] = llvm.icmp "eq" %[[ICMP_1]], %[[ICMP_2]] : i1
// CHECK-NEXT:   %[[AND:.*]] = llvm.and %[[ICMP]], %[[ICMP_3]] : i1
// CHECK-NEXT:   %[[ADD_1:.*]] = llvm.add %[[SDIV_1]], %[[CONSTANT_5]] : i32
// CHECK-NEXT:   %[[SELECT:.*]] = llvm.select %[[AND]], %[[ADD_1]], %[[SDIV_1]] : i1, i32
// CHECK-NEXT:   %[[SDIV_2:.*]] = llvm.sdiv %[[A]], %[[A]] : i32
// CHECK-NEXT:   %[[MUL_1:.*]] = llvm.mul %[[SDIV_2]], %[[A]] : i32
// CHECK-NEXT:   %[[ICMP_4:.*]] = llvm.icmp "ne" %[[A]], %[[MUL_1]] : i32
// CHECK-NEXT:   %[[CONSTANT_6:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %[[ICMP_5:.*]] = llvm.icmp "slt" %[[A]], %[[CONSTANT_6]] : i32
// CHECK-NEXT:   %[[ICMP_6:.*]] = llvm.icmp "slt" %[[A]], %[[CONSTANT_6]] : i32
// CHECK-NEXT:   %[[ICMP_7:.*]] = llvm.icmp "ne" %[[ICMP_5]], %[[ICMP_6]] : i1
// CHECK-NEXT:   %[[AND_1:.*]] = llvm.and %[[ICMP_4]], %[[ICMP_7]] : i1
// CHECK-NEXT:   %[[CONSTANT_7:.*]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:   %[[ADD_2:.*]] = llvm.add %[[SDIV_2]], %[[CONSTANT_7]] : i32
// CHECK-NEXT:   %[[SELECT_1:.*]] = llvm.select %[[AND_1]], %[[ADD_2]], %[[SDIV_2]] : i1, i32
// CHECK-NEXT:   %[[SEXT:.*]] = llvm.sext %[[A]] : i32 to i64
// CHECK-NEXT:   %[[FADD_1:.*]] = llvm.fadd %[[X]], %[[X]] {fastmathFlags = #llvm.fastmath<fast>, foo = 1 : i64} : f32
// CHECK-NEXT:   %[[POISON_1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[ADD_3:.*]] = llvm.add %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_3]] overflow<nuw> {foo = 1 : i64} : vector<2xi64>
// CHECK-NEXT:   %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[ADD_3]], %[[POISON_1]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[ADD_4:.*]] = llvm.add %[[EXTRACTVALUE_4]], %[[EXTRACTVALUE_5]] overflow<nuw> {foo = 1 : i64} : vector<2xi64>
// CHECK-NEXT:   %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[ADD_4]], %[[INSERTVALUE_2]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:   %[[CONSTANT_8:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:   %[[CONSTANT_9:.*]] = llvm.mlir.constant(1.000000e+00 : f8E5M2) : i8
// CHECK-NEXT:   %[[CONSTANT_10:.*]] = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: i32, %b: index, %v: vector<4xf32>, %x: f32, %c: i1, %s: vector<f32>, %vi: vector<2x2xindex>, %f8: f8E5M2) {
  %1 = arith.extf %x fastmath<fast> {foo = 1} : f32 to f64
  %2 = arith.truncf %x fastmath<fast> : f32 to f16
  %3 = arith.truncf %x to_nearest_even : f32 to f16
  %4 = arith.divui %a, %a {bar} : i32
  %5 = arith.divsi %a, %a : i32
  %6 = arith.shrsi %a, %a : i32
  %7 = arith.trunci %a overflow<nsw> : i32 to i8
  %10 = arith.select %c, %x, %x {foo = 1} : f32
  %11 = arith.cmpi ult, %vi, %vi : vector<2x2xindex>
  %12 = arith.addf %s, %s : vector<f32>
  %13 = arith.index_cast %vi : vector<2x2xindex> to vector<2x2xi32>
  %14 = arith.constant true
  %15 = arith.constant {foo = 2} 1.0 : f32
  %16 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %17 = arith.addi %b, %b : index
  %18 = arith.maxnumf %x, %x fastmath<nsz> : f32
  %19 = arith.cmpf true, %x, %x : f32
  %20 = arith.ceildivsi %a, %a : i32
  %21 = arith.floordivsi %a, %a : i32
  %22 = arith.index_cast %a : i32 to index
  %23 = arith.index_castui %vi : vector<2x2xindex> to vector<2x2xi64>
  %24 = arith.select %c, %v, %v : vector<4xf32>
  %26 = arith.addf %x, %x fastmath<fast> {foo = 1} : f32
  %27 = arith.addi %vi, %vi overflow<nuw> {foo = 1} : vector<2x2xindex>
  %28 = arith.cmpi eq, %b, %b {foo} : index
  %29 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %30 = arith.constant 1.0 : f8E5M2
  %31 = arith.constant dense<0> : vector<[4]xi32>
  return
}
