// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-index-to-llvm %s | FileCheck %s
//
// All operations of index.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: i32, %[[L:[a-z0-9_]+]]: i64, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT:   %[[ADD:.*]] = llvm.add %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[SUB:.*]] = llvm.sub %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[MUL:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[SDIV:.*]] = llvm.sdiv %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[UDIV:.*]] = llvm.udiv %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:   %[[ICMP:.*]] = llvm.icmp "sgt" %[[UNREALIZED_CONVERSION_CAST]], %[[CONSTANT]] : i64
// CHECK-NEXT:   %[[SELECT:.*]] = llvm.select %[[ICMP]], %[[CONSTANT_2]], %[[CONSTANT_1]] : i1, i64
// CHECK-NEXT:   %[[ADD_1:.*]] = llvm.add %[[UNREALIZED_CONVERSION_CAST_1]], %[[SELECT]] : i64
// CHECK-NEXT:   %[[SDIV_1:.*]] = llvm.sdiv %[[ADD_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[ADD_2:.*]] = llvm.add %[[SDIV_1]], %[[CONSTANT_1]] : i64
// CHECK-NEXT:   %[[SUB_1:.*]] = llvm.sub %[[CONSTANT]], %[[UNREALIZED_CONVERSION_CAST_1]] : i64
// CHECK-NEXT:   %[[SDIV_2:.*]] = llvm.sdiv %[[SUB_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[SUB_2:.*]] = llvm.sub %[[CONSTANT]], %[[SDIV_2]] : i64
// CHECK-NEXT:   %[[ICMP_1:.*]] = llvm.icmp "sgt" %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT]] : i64
// CHECK-NEXT:   %[[ICMP_2:.*]] = llvm.icmp "eq" %[[ICMP_1]], %[[ICMP]] : i1
// CHECK-NEXT:   %[[ICMP_3:.*]] = llvm.icmp "ne" %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT]] : i64
// CHECK-NEXT:   %[[AND:.*]] = llvm.and %[[ICMP_2]], %[[ICMP_3]] : i1
// CHECK-NEXT:   %[[SELECT_1:.*]] = llvm.select %[[AND]], %[[ADD_2]], %[[SUB_2]] : i1, i64
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_4:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[SUB_3:.*]] = llvm.sub %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT_4]] : i64
// CHECK-NEXT:   %[[UDIV_1:.*]] = llvm.udiv %[[SUB_3]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[ADD_3:.*]] = llvm.add %[[UDIV_1]], %[[CONSTANT_4]] : i64
// CHECK-NEXT:   %[[ICMP_4:.*]] = llvm.icmp "eq" %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT_3]] : i64
// CHECK-NEXT:   %[[SELECT_2:.*]] = llvm.select %[[ICMP_4]], %[[CONSTANT_3]], %[[ADD_3]] : i1, i64
// CHECK-NEXT:   %[[CONSTANT_5:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_6:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_7:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:   %[[ICMP_5:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST]], %[[CONSTANT_5]] : i64
// CHECK-NEXT:   %[[SELECT_3:.*]] = llvm.select %[[ICMP_5]], %[[CONSTANT_6]], %[[CONSTANT_7]] : i1, i64
// CHECK-NEXT:   %[[SUB_4:.*]] = llvm.sub %[[SELECT_3]], %[[UNREALIZED_CONVERSION_CAST_1]] : i64
// CHECK-NEXT:   %[[SDIV_3:.*]] = llvm.sdiv %[[SUB_4]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[SUB_5:.*]] = llvm.sub %[[CONSTANT_7]], %[[SDIV_3]] : i64
// CHECK-NEXT:   %[[SDIV_4:.*]] = llvm.sdiv %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[ICMP_6:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT_5]] : i64
// CHECK-NEXT:   %[[ICMP_7:.*]] = llvm.icmp "ne" %[[ICMP_6]], %[[ICMP_5]] : i1
// CHECK-NEXT:   %[[ICMP_8:.*]] = llvm.icmp "ne" %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT_5]] : i64
// CHECK-NEXT:   %[[AND_1:.*]] = llvm.and %[[ICMP_7]], %[[ICMP_8]] : i1
// CHECK-NEXT:   %[[SELECT_4:.*]] = llvm.select %[[AND_1]], %[[SUB_5]], %[[SDIV_4]] : i1, i64
// CHECK-NEXT:   %[[SREM:.*]] = llvm.srem %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[UREM:.*]] = llvm.urem %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[SMAX:.*]] = llvm.intr.smax(%[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]]) : (i64, i64) -> i64
// CHECK-NEXT:   %[[UMAX:.*]] = llvm.intr.umax(%[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]]) : (i64, i64) -> i64
// CHECK-NEXT:   %[[SMIN:.*]] = llvm.intr.smin(%[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]]) : (i64, i64) -> i64
// CHECK-NEXT:   %[[UMIN:.*]] = llvm.intr.umin(%[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]]) : (i64, i64) -> i64
// CHECK-NEXT:   %[[SHL:.*]] = llvm.shl %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[ASHR:.*]] = llvm.ashr %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[LSHR:.*]] = llvm.lshr %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[AND_2:.*]] = llvm.and %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[OR:.*]] = llvm.or %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[XOR:.*]] = llvm.xor %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[TRUNC:.*]] = llvm.trunc %[[UNREALIZED_CONVERSION_CAST_1]] : i64 to i32
// CHECK-NEXT:   %[[SEXT:.*]] = llvm.sext %[[I]] : i32 to i64
// CHECK-NEXT:   %[[ZEXT:.*]] = llvm.zext %[[I]] : i32 to i64
// CHECK-NEXT:   %[[ICMP_9:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[CONSTANT_8:.*]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_9:.*]] = llvm.mlir.constant(42 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_10:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: index, %b: index, %i: i32, %l: i64, %c: i1) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  %20 = index.casts %a : index to i32
  %21 = index.castu %a : index to i64
  %22 = index.casts %i : i32 to index
  %23 = index.castu %i : i32 to index
  %24 = index.cmp slt(%a, %b)
  %25 = index.sizeof
  %26 = index.constant 42
  %27 = index.bool.constant true
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%[[A_1:[a-z0-9_]+]]: index, %[[B_1:[a-z0-9_]+]]: index, %[[I_1:[a-z0-9_]+]]: i32, %[[L_1:[a-z0-9_]+]]: i64, %[[C_1:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[B_1]] : index to i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_3:.*]] = builtin.unrealized_conversion_cast %[[A_1]] : index to i64
// CHECK-NEXT:     %[[ADD_4:.*]] = llvm.add %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[SUB_6:.*]] = llvm.sub %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[MUL_1:.*]] = llvm.mul %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[SDIV_5:.*]] = llvm.sdiv %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[UDIV_2:.*]] = llvm.udiv %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[CONSTANT_11:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[SDIV_6:.*]] = llvm.sdiv %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[MUL_2:.*]] = llvm.mul %[[SDIV_6]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[ICMP_10:.*]] = llvm.icmp "ne" %[[UNREALIZED_CONVERSION_CAST_3]], %[[MUL_2]] : i64
// CHECK-NEXT:     %[[ICMP_11:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_3]], %[[CONSTANT_11]] : i64
// CHECK-NEXT:     %[[ICMP_12:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_2]], %[[CONSTANT_11]] : i64
// CHECK-NEXT:     %[[ICMP_13:.*]] = llvm.icmp "eq" %[[ICMP_11]], %[[ICMP_12]] : i1
// CHECK-NEXT:     %[[CONSTANT_12:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[ADD_5:.*]] = llvm.add %[[SDIV_6]], %[[CONSTANT_12]] : i64
// CHECK-NEXT:     %[[AND_3:.*]] = llvm.and %[[ICMP_10]], %[[ICMP_13]] : i1
// CHECK-NEXT:     %[[SELECT_5:.*]] = llvm.select %[[AND_3]], %[[ADD_5]], %[[SDIV_6]] : i1, i64
// CHECK-NEXT:     %[[CONSTANT_13:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[CONSTANT_14:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[SUB_7:.*]] = llvm.sub %[[UNREALIZED_CONVERSION_CAST_3]], %[[CONSTANT_14]] : i64
// CHECK-NEXT:     %[[UDIV_3:.*]] = llvm.udiv %[[SUB_7]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[ADD_6:.*]] = llvm.add %[[UDIV_3]], %[[CONSTANT_14]] : i64
// CHECK-NEXT:     %[[ICMP_14:.*]] = llvm.icmp "eq" %[[UNREALIZED_CONVERSION_CAST_3]], %[[CONSTANT_13]] : i64
// CHECK-NEXT:     %[[SELECT_6:.*]] = llvm.select %[[ICMP_14]], %[[CONSTANT_13]], %[[ADD_6]] : i1, i64
// CHECK-NEXT:     %[[CONSTANT_15:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[SDIV_7:.*]] = llvm.sdiv %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[MUL_3:.*]] = llvm.mul %[[SDIV_7]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[ICMP_15:.*]] = llvm.icmp "ne" %[[UNREALIZED_CONVERSION_CAST_3]], %[[MUL_3]] : i64
// CHECK-NEXT:     %[[ICMP_16:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_3]], %[[CONSTANT_15]] : i64
// CHECK-NEXT:     %[[ICMP_17:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_2]], %[[CONSTANT_15]] : i64
// CHECK-NEXT:     %[[ICMP_18:.*]] = llvm.icmp "ne" %[[ICMP_16]], %[[ICMP_17]] : i1
// CHECK-NEXT:     %[[CONSTANT_16:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %[[ADD_7:.*]] = llvm.add %[[SDIV_7]], %[[CONSTANT_16]] : i64
// CHECK-NEXT:     %[[AND_4:.*]] = llvm.and %[[ICMP_15]], %[[ICMP_18]] : i1
// CHECK-NEXT:     %[[SELECT_7:.*]] = llvm.select %[[AND_4]], %[[ADD_7]], %[[SDIV_7]] : i1, i64
// CHECK-NEXT:     %[[SREM_1:.*]] = llvm.srem %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[UREM_1:.*]] = llvm.urem %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[SMAX_1:.*]] = llvm.intr.smax(%[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[UMAX_1:.*]] = llvm.intr.umax(%[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[SMIN_1:.*]] = llvm.intr.smin(%[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[UMIN_1:.*]] = llvm.intr.umin(%[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]]) : (i64, i64) -> i64
// CHECK-NEXT:     %[[SHL_1:.*]] = llvm.shl %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[ASHR_1:.*]] = llvm.ashr %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[LSHR_1:.*]] = llvm.lshr %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[AND_5:.*]] = llvm.and %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[OR_1:.*]] = llvm.or %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[XOR_1:.*]] = llvm.xor %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[TRUNC_1:.*]] = llvm.trunc %[[UNREALIZED_CONVERSION_CAST_3]] : i64 to i32
// CHECK-NEXT:     %[[SEXT_1:.*]] = llvm.sext %[[I_1]] : i32 to i64
// CHECK-NEXT:     %[[ZEXT_1:.*]] = llvm.zext %[[I_1]] : i32 to i64
// CHECK-NEXT:     %[[ICMP_19:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_3]], %[[UNREALIZED_CONVERSION_CAST_2]] : i64
// CHECK-NEXT:     %[[CONSTANT_17:.*]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %[[CONSTANT_18:.*]] = llvm.mlir.constant(42 : i64) : i64
// CHECK-NEXT:     %[[CONSTANT_19:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
