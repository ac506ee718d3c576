// The options of the pass.
// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir' %s | FileCheck %s
// CHECK: func.func @f(%[[A:.*]]: i64)
// CHECK: "low.add"(%[[A]]) : (i64) -> i64
// CHECK: "low.choice"() : () -> i64
// CHECK: "other.op"()
// CHECK-NOT: mul
// CHECK: "other.use"

// Unknown operations are errors in full conversions.
// RUN: not %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir mode=full' %s 2>&1 | FileCheck %s --check-prefix=FULL
// FULL: convert-options.mlir:[[#@LINE+34]]:8: error: failed to legalize operation 'other.op'
// FULL: note: there is no pattern for this operation
// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir mode=full legal=other,arith.constant' %s | FileCheck %s

// Analysis changes nothing.
// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir mode=analysis' %s 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// ANALYSIS-DAG: :[[#@LINE+28]]:8: remark: op 'other.op' is not legalizable
// ANALYSIS-DAG: :[[#@LINE+30]]:3: remark: op 'other.use' is not legalizable
// ANALYSIS-NOT: remark
// ANALYSIS: func.func @f(%{{.*}}: i32)
// ANALYSIS: "src.add"

// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir structural=false' %s | FileCheck %s --check-prefix=FLAT
// FLAT: func.func @f(%[[A:.*]]: i32)
// FLAT: builtin.unrealized_conversion_cast %[[A]] : i32 to i64

// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir folding=never' %s | FileCheck %s --check-prefix=NEVER
// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir folding=after-patterns' %s | FileCheck %s --check-prefix=NEVER
// NEVER: "low.mul"

// RUN: not %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir disable-patterns=way_out' %s 2>&1 | FileCheck %s --check-prefix=DISABLED
// RUN: not %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir enable-patterns=add,muli,blind_alley' %s 2>&1 | FileCheck %s --check-prefix=DISABLED
// DISABLED: error: failed to legalize operation 'src.choice' that was explicitly marked illegal

// RUN: not %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir illegal=other' %s 2>&1 | FileCheck %s --check-prefix=ILLEGAL
// RUN: not %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir illegal=other.op legal=other' %s 2>&1 | FileCheck %s --check-prefix=ILLEGAL
// ILLEGAL: error: failed to legalize operation 'other.op' that was explicitly marked illegal
// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir retyped=other' %s | FileCheck %s --check-prefix=RETYPED
// RETYPED: %[[R:.*]] = "other.op"() : () -> i64
// RETYPED: "other.use"({{.*}}, %[[R]], {{.*}}) : (i64, i64, i64, i64)
// RUN: not %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/options.rules.mlir dynamic=other' %s 2>&1 | FileCheck %s --check-prefix=ILLEGAL
func.func @f(%a : i32) {
  %0 = "src.add"(%a) : (i32) -> i32
  %1 = "src.choice"() : () -> i32
  %2 = "other.op"() : () -> i32
  %zero = arith.constant 0 : i32
  %3 = arith.muli %0, %zero : i32
  "other.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
  return
}
