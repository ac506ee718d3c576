// RUN: split-file %s %t
// RUN: %strata opt --irdl-file=%t/mine.irdl.mlir -p 'builtin.module(apply-patterns{file=%t/rules.pdl.mlir})' %t/in.mlir | FileCheck %s
// RUN: cat %t/rules.pdl.mlir %t/convert.mlir > %t/both.mlir
// RUN: %strata opt --irdl-file=%t/mine.irdl.mlir -p 'builtin.module(convert-patterns{file=%t/both.mlir})' %t/in.mlir | FileCheck %s --check-prefix=CONVERTED
// RUN: not %strata opt --irdl-file=%t/mine.irdl.mlir -p 'builtin.module(apply-patterns{file=%t/wrong.pdl.mlir})' %t/in.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
//
// Rules move regions to the operations that they make.

//--- in.mlir
// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: i32)
// CHECK-NEXT:  %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT:  %[[R:.*]] = scf.for %[[I:.*]] = %[[ARG0]] to %[[ARG1]] step %[[ONE]] iter_args(%[[X:.*]] = %[[ARG2]]) -> (i32) {
// CHECK-NEXT:    %[[S:.*]] = arith.addi %[[X]], %[[X]] : i32
// CHECK-NEXT:    scf.yield %[[S]] : i32
// CHECK-NEXT:  }
// CHECK-NEXT:  return %[[R]]

// CONVERTED-LABEL: @f
// CONVERTED-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: i64) -> i64
// CONVERTED:       scf.for {{.*}} iter_args(%[[X:.*]] = %[[ARG2]]) -> (i64) {
// CONVERTED-NEXT:    %[[S:.*]] = arith.addi %[[X]], %[[X]] : i64
// CONVERTED-NEXT:    scf.yield %[[S]] : i64

// WRONG: error: {{.*}}a native failed after the rule had already changed the IR
func.func @f(%from: index, %to: index, %init: i32) -> i32 {
  %0 = "mine.repeat"(%from, %to, %init) ({
  ^bb0(%i: index, %x: i32):
    %1 = arith.addi %x, %x : i32
    "mine.yield"(%1) : (i32) -> ()
  }) : (index, index, i32) -> i32
  return %0 : i32
}
//--- mine.irdl.mlir
irdl.dialect @mine attributes {strata.version = 1 : i32} {
  irdl.operation @repeat {
    %i = irdl.is index
    %any = irdl.any
    irdl.operands(from: %i, to: %i, inits: variadic %any)
    irdl.results(results: variadic %any)
    %body = irdl.region with size 1
    irdl.regions(body: %body)
  }
  irdl.operation @yield attributes {strata.traits = ["Terminator", "ReturnLike", "Pure"]} {
    %any = irdl.any
    irdl.operands(values: variadic %any)
  }
}
//--- rules.pdl.mlir
pdl.pattern @repeat : benefit(1) {
  %types = types
  %from = operand
  %to = operand
  %inits = operands
  %op = operation "mine.repeat"(%from, %to, %inits : !pdl.value, !pdl.value, !pdl.range<value>) -> (%types : !pdl.range<type>)
  rewrite %op {
    %one = attribute = 1 : index
    %constant = operation "arith.constant" {"value" = %one}
    %step = result 0 of %constant
    %loop = operation "scf.for"(%from, %to, %step, %inits : !pdl.value, !pdl.value, !pdl.value, !pdl.range<value>) -> (%types : !pdl.range<type>)
    apply_native_rewrite "strata.move_regions"(%op, %loop : !pdl.operation, !pdl.operation)
    replace %op with %loop
  }
}
pdl.pattern @yield : benefit(1) {
  %values = operands
  %op = operation "mine.yield"(%values : !pdl.range<value>)
  rewrite %op {
    %new = operation "scf.yield"(%values : !pdl.range<value>)
    replace %op with %new
  }
}
//--- wrong.pdl.mlir
pdl.pattern @same : benefit(1) {
  %types = types
  %from = operand
  %to = operand
  %inits = operands
  %op = operation "mine.repeat"(%from, %to, %inits : !pdl.value, !pdl.value, !pdl.range<value>) -> (%types : !pdl.range<type>)
  rewrite %op {
    %new = operation "mine.yield"
    apply_native_rewrite "strata.move_regions"(%op, %new : !pdl.operation, !pdl.operation)
  }
}
//--- convert.mlir
conversion.target legal ["scf"] illegal ["mine"] retyped ["arith"]
conversion.type i32 to i64
