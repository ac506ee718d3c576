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
// CHECK-NEXT: %0 = index.add %arg0, %arg1
// CHECK-NEXT: %1 = index.sub %arg0, %arg1
// CHECK-NEXT: %2 = index.mul %arg0, %arg1
// CHECK-NEXT: %3 = index.divs %arg0, %arg1
// CHECK-NEXT: %4 = index.divu %arg0, %arg1
// CHECK-NEXT: %5 = index.ceildivs %arg0, %arg1
// CHECK-NEXT: %6 = index.ceildivu %arg0, %arg1
// CHECK-NEXT: %7 = index.floordivs %arg0, %arg1
// CHECK-NEXT: %8 = index.rems %arg0, %arg1
// CHECK-NEXT: %9 = index.remu %arg0, %arg1
// CHECK-NEXT: %10 = index.maxs %arg0, %arg1
// CHECK-NEXT: %11 = index.maxu %arg0, %arg1
// CHECK-NEXT: %12 = index.mins %arg0, %arg1
// CHECK-NEXT: %13 = index.minu %arg0, %arg1
// CHECK-NEXT: %14 = index.shl %arg0, %arg1
// CHECK-NEXT: %15 = index.shrs %arg0, %arg1
// CHECK-NEXT: %16 = index.shru %arg0, %arg1
// CHECK-NEXT: %17 = index.and %arg0, %arg1
// CHECK-NEXT: %18 = index.or %arg0, %arg1
// CHECK-NEXT: %19 = index.xor %arg0, %arg1 {a = "b", x = 1 : i64}
// CHECK-NEXT: %20 = index.casts %arg0 : index to i32
// CHECK-NEXT: %21 = index.castu %arg2 : i32 to index
// CHECK-NEXT: %22 = index.castu %arg4 : si8 to index
// CHECK-NEXT: %23 = index.casts %arg2 {a} : i32 to index
// CHECK-NEXT: %24 = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT: %25 = index.cmp ne(%arg0, %arg1)
// CHECK-NEXT: %26 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT: %27 = index.cmp sle(%arg0, %arg1)
// CHECK-NEXT: %28 = index.cmp sgt(%arg0, %arg1)
// CHECK-NEXT: %29 = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT: %30 = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT: %31 = index.cmp ule(%arg0, %arg1)
// CHECK-NEXT: %32 = index.cmp ugt(%arg0, %arg1)
// CHECK-NEXT: %33 = index.cmp uge(%arg0, %arg1) {c}
// CHECK-NEXT: %34 = index.sizeof
// CHECK-NEXT: %35 = index.sizeof {a}
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: %idx-4 = index.constant -4
// CHECK-NEXT: %idx-4_0 = index.constant -4
// CHECK-NEXT: %idx16 = index.constant {a} 16
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: %false = index.bool.constant false
// CHECK-NEXT: %false_1 = index.bool.constant {q = 1 : i64} false
// CHECK-NEXT: %36 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT: %37 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT: "foo"() {a = #index<cmp_predicate eq>} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

// GENERIC: %0 = "index.add"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %1 = "index.sub"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %2 = "index.mul"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %3 = "index.divs"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %4 = "index.divu"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %5 = "index.ceildivs"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %6 = "index.ceildivu"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %7 = "index.floordivs"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %8 = "index.rems"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %9 = "index.remu"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %10 = "index.maxs"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %11 = "index.maxu"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %12 = "index.mins"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %13 = "index.minu"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %14 = "index.shl"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %15 = "index.shrs"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %16 = "index.shru"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %17 = "index.and"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %18 = "index.or"(%arg0, %arg1) : (index, index) -> index
// GENERIC: %19 = "index.xor"(%arg0, %arg1) {a = "b", x = 1 : i64} : (index, index) -> index
// GENERIC: %20 = "index.casts"(%arg0) : (index) -> i32
// GENERIC: %21 = "index.castu"(%arg2) : (i32) -> index
// GENERIC: %22 = "index.castu"(%arg4) : (si8) -> index
// GENERIC: %23 = "index.casts"(%arg2) {a} : (i32) -> index
// GENERIC: %24 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
// GENERIC: %25 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
// GENERIC: %26 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
// GENERIC: %27 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
// GENERIC: %28 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
// GENERIC: %29 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
// GENERIC: %30 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
// GENERIC: %31 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
// GENERIC: %32 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
// GENERIC: %33 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> {c} : (index, index) -> i1
// GENERIC: %34 = "index.sizeof"() : () -> index
// GENERIC: %35 = "index.sizeof"() {a} : () -> index
// GENERIC: %36 = "index.constant"() <{value = 0 : index}> : () -> index
// GENERIC: %37 = "index.constant"() <{value = -4 : index}> : () -> index
// GENERIC: %38 = "index.constant"() <{value = -4 : index}> : () -> index
// GENERIC: %39 = "index.constant"() <{value = 16 : index}> {a} : () -> index
// GENERIC: %40 = "index.bool.constant"() <{value = true}> : () -> i1
// GENERIC: %41 = "index.bool.constant"() <{value = false}> : () -> i1
// GENERIC: %42 = "index.bool.constant"() <{value = false}> {q = 1 : i64} : () -> i1
// GENERIC: %43 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
// GENERIC: %44 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
