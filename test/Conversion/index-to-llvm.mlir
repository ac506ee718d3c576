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
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: i32, %arg3: i64, %arg4: i1) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT:     %2 = llvm.add %1, %0 : i64
// CHECK-NEXT:     %3 = llvm.sub %1, %0 : i64
// CHECK-NEXT:     %4 = llvm.mul %1, %0 : i64
// CHECK-NEXT:     %5 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:     %6 = llvm.udiv %1, %0 : i64
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:     %9 = llvm.mul %8, %0 : i64
// CHECK-NEXT:     %10 = llvm.icmp "ne" %1, %9 : i64
// CHECK-NEXT:     %11 = llvm.icmp "slt" %1, %7 : i64
// CHECK-NEXT:     %12 = llvm.icmp "slt" %0, %7 : i64
// CHECK-NEXT:     %13 = llvm.icmp "eq" %11, %12 : i1
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.add %8, %14 : i64
// CHECK-NEXT:     %16 = llvm.and %10, %13 : i1
// CHECK-NEXT:     %17 = llvm.select %16, %15, %8 : i1, i64
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %20 = llvm.sub %1, %19 : i64
// CHECK-NEXT:     %21 = llvm.udiv %20, %0 : i64
// CHECK-NEXT:     %22 = llvm.add %21, %19 : i64
// CHECK-NEXT:     %23 = llvm.icmp "eq" %1, %18 : i64
// CHECK-NEXT:     %24 = llvm.select %23, %18, %22 : i1, i64
// CHECK-NEXT:     %25 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %26 = llvm.sdiv %1, %0 : i64
// CHECK-NEXT:     %27 = llvm.mul %26, %0 : i64
// CHECK-NEXT:     %28 = llvm.icmp "ne" %1, %27 : i64
// CHECK-NEXT:     %29 = llvm.icmp "slt" %1, %25 : i64
// CHECK-NEXT:     %30 = llvm.icmp "slt" %0, %25 : i64
// CHECK-NEXT:     %31 = llvm.icmp "ne" %29, %30 : i1
// CHECK-NEXT:     %32 = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:     %33 = llvm.add %26, %32 : i64
// CHECK-NEXT:     %34 = llvm.and %28, %31 : i1
// CHECK-NEXT:     %35 = llvm.select %34, %33, %26 : i1, i64
// CHECK-NEXT:     %36 = llvm.srem %1, %0 : i64
// CHECK-NEXT:     %37 = llvm.urem %1, %0 : i64
// CHECK-NEXT:     %38 = llvm.intr.smax(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:     %39 = llvm.intr.umax(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:     %40 = llvm.intr.smin(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:     %41 = llvm.intr.umin(%1, %0) : (i64, i64) -> i64
// CHECK-NEXT:     %42 = llvm.shl %1, %0 : i64
// CHECK-NEXT:     %43 = llvm.ashr %1, %0 : i64
// CHECK-NEXT:     %44 = llvm.lshr %1, %0 : i64
// CHECK-NEXT:     %45 = llvm.and %1, %0 : i64
// CHECK-NEXT:     %46 = llvm.or %1, %0 : i64
// CHECK-NEXT:     %47 = llvm.xor %1, %0 : i64
// CHECK-NEXT:     %48 = llvm.trunc %1 : i64 to i32
// CHECK-NEXT:     %49 = llvm.sext %arg2 : i32 to i64
// CHECK-NEXT:     %50 = llvm.zext %arg2 : i32 to i64
// CHECK-NEXT:     %51 = llvm.icmp "slt" %1, %0 : i64
// CHECK-NEXT:     %52 = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:     %53 = llvm.mlir.constant(42 : i64) : i64
// CHECK-NEXT:     %54 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
