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
// CHECK-NEXT:   %[[SDIV_1:.*]] = llvm.sdiv %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[MUL_1:.*]] = llvm.mul %[[SDIV_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[ICMP:.*]] = llvm.icmp "ne" %[[UNREALIZED_CONVERSION_CAST_1]], %[[MUL_1]] : i64
// CHECK-NEXT:   %[[ICMP_1:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT]] : i64
// CHECK-NEXT:   %[[ICMP_2:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST]], %[[CONSTANT]] : i64
// CHECK-NEXT:   %[[ICMP_3:.*]] = llvm.icmp "eq" %[[ICMP_1]], %[[ICMP_2]] : i1
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[ADD_1:.*]] = llvm.add %[[SDIV_1]], %[[CONSTANT_1]] : i64
// CHECK-NEXT:   %[[AND:.*]] = llvm.and %[[ICMP]], %[[ICMP_3]] : i1
// CHECK-NEXT:   %[[SELECT:.*]] = llvm.select %[[AND]], %[[ADD_1]], %[[SDIV_1]] : i1, i64
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[SUB_1:.*]] = llvm.sub %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT_3]] : i64
// CHECK-NEXT:   %[[UDIV_1:.*]] = llvm.udiv %[[SUB_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[ADD_2:.*]] = llvm.add %[[UDIV_1]], %[[CONSTANT_3]] : i64
// CHECK-NEXT:   %[[ICMP_4:.*]] = llvm.icmp "eq" %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT_2]] : i64
// CHECK-NEXT:   %[[SELECT_1:.*]] = llvm.select %[[ICMP_4]], %[[CONSTANT_2]], %[[ADD_2]] : i1, i64
// CHECK-NEXT:   %[[CONSTANT_4:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[SDIV_2:.*]] = llvm.sdiv %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[MUL_2:.*]] = llvm.mul %[[SDIV_2]], %[[UNREALIZED_CONVERSION_CAST]] : i64
// CHECK-NEXT:   %[[ICMP_5:.*]] = llvm.icmp "ne" %[[UNREALIZED_CONVERSION_CAST_1]], %[[MUL_2]] : i64
// CHECK-NEXT:   %[[ICMP_6:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST_1]], %[[CONSTANT_4]] : i64
// CHECK-NEXT:   %[[ICMP_7:.*]] = llvm.icmp "slt" %[[UNREALIZED_CONVERSION_CAST]], %[[CONSTANT_4]] : i64
// CHECK-NEXT:   %[[ICMP_8:.*]] = llvm.icmp "ne" %[[ICMP_6]], %[[ICMP_7]] : i1
// CHECK-NEXT:   %[[CONSTANT_5:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:   %[[ADD_3:.*]] = llvm.add %[[SDIV_2]], %[[CONSTANT_5]] : i64
// CHECK-NEXT:   %[[AND_1:.*]] = llvm.and %[[ICMP_5]], %[[ICMP_8]] : i1
// CHECK-NEXT:   %[[SELECT_2:.*]] = llvm.select %[[AND_1]], %[[ADD_3]], %[[SDIV_2]] : i1, i64
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
// CHECK-NEXT:   %[[CONSTANT_6:.*]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_7:.*]] = llvm.mlir.constant(42 : i64) : i64
// CHECK-NEXT:   %[[CONSTANT_8:.*]] = llvm.mlir.constant(true) : i1
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
