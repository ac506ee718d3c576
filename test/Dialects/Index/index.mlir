// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%a: index, %b: index, %i: i32, %j: i64, %s: si8) {
  %add = index.add %a, %b
  %sub = index.sub %a, %b
  %mul = index.mul %a, %b
  %divs = index.divs %a, %b
  %divu = index.divu %a, %b
  %ceildivs = index.ceildivs %a, %b
  %ceildivu = index.ceildivu %a, %b
  %floordivs = index.floordivs %a, %b
  %rems = index.rems %a, %b
  %remu = index.remu %a, %b
  %maxs = index.maxs %a, %b
  %maxu = index.maxu %a, %b
  %mins = index.mins %a, %b
  %minu = index.minu %a, %b
  %shl = index.shl %a, %b
  %shrs = index.shrs %a, %b
  %shru = index.shru %a, %b
  %and = index.and %a, %b
  %or = index.or %a, %b
  %xor = index.xor %a, %b {x = 1, a = "b"}
  %c0 = index.casts %a : index to i32
  %c1 = index.castu %i : i32 to index
  %c2 = index.castu %s : si8 to index
  %c3 = index.casts %i {a} : i32 to index
  %eq = index.cmp eq(%a, %b)
  %ne = index.cmp ne(%a, %b)
  %slt = index.cmp slt (%a, %b)
  %sle = index.cmp sle(%a, %b)
  %sgt = index.cmp sgt(%a, %b)
  %sge = index.cmp sge(%a, %b)
  %ult = index.cmp ult(%a, %b)
  %ule = index.cmp ule(%a, %b)
  %ugt = index.cmp ugt(%a, %b)
  %uge = index.cmp uge(%a, %b) {c}
  %size = index.sizeof
  %size2 = index.sizeof {a}
  %k0 = index.constant 0
  %k1 = index.constant -4
  %k1b = index.constant -4
  %k2 = index.constant {a} 0x10
  %t = index.bool.constant true
  %u = index.bool.constant false
  %v = index.bool.constant {q = 1} false
  %x = "index.cmp"(%a, %b) {pred = #index<cmp_predicate slt>} : (index, index) -> i1
  %y = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
  "foo"() {a = #index<cmp_predicate eq>} : () -> ()
  return
}

// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: i32, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: si8)
// CHECK-NEXT: %[[ADD:.*]] = index.add %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[SUB:.*]] = index.sub %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[MUL:.*]] = index.mul %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[DIVS:.*]] = index.divs %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[DIVU:.*]] = index.divu %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[CEILDIVS:.*]] = index.ceildivs %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[CEILDIVU:.*]] = index.ceildivu %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[FLOORDIVS:.*]] = index.floordivs %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[REMS:.*]] = index.rems %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[REMU:.*]] = index.remu %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[MAXS:.*]] = index.maxs %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[MAXU:.*]] = index.maxu %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[MINS:.*]] = index.mins %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[MINU:.*]] = index.minu %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[SHL:.*]] = index.shl %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[SHRS:.*]] = index.shrs %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[SHRU:.*]] = index.shru %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[AND:.*]] = index.and %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[OR:.*]] = index.or %[[ARG0]], %[[ARG1]]
// CHECK-NEXT: %[[XOR:.*]] = index.xor %[[ARG0]], %[[ARG1]] {a = "b", x = 1 : i64}
// CHECK-NEXT: %[[C0:.*]] = index.casts %[[ARG0]] : index to i32
// CHECK-NEXT: %[[C1:.*]] = index.castu %[[ARG2]] : i32 to index
// CHECK-NEXT: %[[C2:.*]] = index.castu %[[ARG4]] : si8 to index
// CHECK-NEXT: %[[C3:.*]] = index.casts %[[ARG2]] {a} : i32 to index
// CHECK-NEXT: %[[EQ:.*]] = index.cmp eq(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[NE:.*]] = index.cmp ne(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[CMP:.*]] = index.cmp slt(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[SLE:.*]] = index.cmp sle(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[SGT:.*]] = index.cmp sgt(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[SGE:.*]] = index.cmp sge(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[ULT:.*]] = index.cmp ult(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[ULE:.*]] = index.cmp ule(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[UGT:.*]] = index.cmp ugt(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[UGE:.*]] = index.cmp uge(%[[ARG0]], %[[ARG1]]) {c}
// CHECK-NEXT: %[[SIZE:.*]] = index.sizeof
// CHECK-NEXT: %[[SIZE2:.*]] = index.sizeof {a}
// CHECK-NEXT: %[[K0:.*]] = index.constant 0
// CHECK-NEXT: %[[K1:.*]] = index.constant -4
// CHECK-NEXT: %[[K1B:.*]] = index.constant -4
// CHECK-NEXT: %[[IDX16:.*]] = index.constant {a} 16
// CHECK-NEXT: %[[T:.*]] = index.bool.constant true
// CHECK-NEXT: %[[U:.*]] = index.bool.constant false
// CHECK-NEXT: %[[FALSE_1:.*]] = index.bool.constant {q = 1 : i64} false
// CHECK-NEXT: %[[CMP_1:.*]] = index.cmp slt(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: %[[CMP_2:.*]] = index.cmp slt(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: "foo"() {a = #index<cmp_predicate eq>} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: i32, %[[ARG3:[a-z0-9_]+]]: i64, %[[ARG4:[a-z0-9_]+]]: si8)
// GENERIC: %[[ADD:.*]] = "index.add"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[SUB:.*]] = "index.sub"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[MUL:.*]] = "index.mul"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[DIVS:.*]] = "index.divs"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[DIVU:.*]] = "index.divu"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[CEILDIVS:.*]] = "index.ceildivs"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[CEILDIVU:.*]] = "index.ceildivu"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[FLOORDIVS:.*]] = "index.floordivs"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[REMS:.*]] = "index.rems"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[REMU:.*]] = "index.remu"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[MAXS:.*]] = "index.maxs"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[MAXU:.*]] = "index.maxu"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[MINS:.*]] = "index.mins"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[MINU:.*]] = "index.minu"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[SHL:.*]] = "index.shl"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[SHRS:.*]] = "index.shrs"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[SHRU:.*]] = "index.shru"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[AND:.*]] = "index.and"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[OR:.*]] = "index.or"(%[[ARG0]], %[[ARG1]]) : (index, index) -> index
// GENERIC: %[[XOR:.*]] = "index.xor"(%[[ARG0]], %[[ARG1]]) {a = "b", x = 1 : i64} : (index, index) -> index
// GENERIC: %[[CASTS:.*]] = "index.casts"(%[[ARG0]]) : (index) -> i32
// GENERIC: %[[CASTU:.*]] = "index.castu"(%[[ARG2]]) : (i32) -> index
// GENERIC: %[[CASTU_1:.*]] = "index.castu"(%[[ARG4]]) : (si8) -> index
// GENERIC: %[[CASTS_1:.*]] = "index.casts"(%[[ARG2]]) {a} : (i32) -> index
// GENERIC: %[[CMP:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
// GENERIC: %[[CMP_1:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
// GENERIC: %[[CMP_2:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
// GENERIC: %[[CMP_3:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
// GENERIC: %[[CMP_4:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
// GENERIC: %[[CMP_5:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
// GENERIC: %[[CMP_6:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
// GENERIC: %[[CMP_7:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
// GENERIC: %[[CMP_8:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
// GENERIC: %[[CMP_9:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate uge>}> {c} : (index, index) -> i1
// GENERIC: %[[SIZEOF:.*]] = "index.sizeof"() : () -> index
// GENERIC: %[[SIZEOF_1:.*]] = "index.sizeof"() {a} : () -> index
// GENERIC: %[[CONSTANT:.*]] = "index.constant"() <{value = 0 : index}> : () -> index
// GENERIC: %[[CONSTANT_1:.*]] = "index.constant"() <{value = -4 : index}> : () -> index
// GENERIC: %[[CONSTANT_2:.*]] = "index.constant"() <{value = -4 : index}> : () -> index
// GENERIC: %[[CONSTANT_3:.*]] = "index.constant"() <{value = 16 : index}> {a} : () -> index
// GENERIC: %[[CONSTANT_4:.*]] = "index.bool.constant"() <{value = true}> : () -> i1
// GENERIC: %[[CONSTANT_5:.*]] = "index.bool.constant"() <{value = false}> : () -> i1
// GENERIC: %[[CONSTANT_6:.*]] = "index.bool.constant"() <{value = false}> {q = 1 : i64} : () -> i1
// GENERIC: %[[CMP_10:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
// GENERIC: %[[CMP_11:.*]] = "index.cmp"(%[[ARG0]], %[[ARG1]]) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
