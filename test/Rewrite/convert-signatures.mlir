// Signatures follow what types become: of functions, calls, returns, and arguments of
// blocks with those of branches. Casts stand where both sides meet.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/box.irdl.mlir --convert-patterns='file=%S/Inputs/types.rules.mlir' %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/box.irdl.mlir --convert-patterns='file=%S/Inputs/types.rules.mlir structural=false' %s | FileCheck %s --check-prefix=BODY
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/box.irdl.mlir --convert-patterns='file=%S/Inputs/types.rules.mlir' --reconcile-unrealized-casts %s | FileCheck %s --check-prefix=RECONCILED

// One for one, several, and none; attributes of arguments go where these go, and with them.
// CHECK: func.func private @callee(i8 {a.one}, i16, i17) -> (i8 {a.result}, i16, i17)
// BODY: func.func private @callee(i1 {a.one}, i2 {a.two}, i3 {a.none}) -> (i1 {a.result}, i2, i3)
func.func private @callee(i1 {a.one}, i2 {a.two}, i3 {a.none}) -> (i1 {a.result}, i2, i3)

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[A:.*]]: i8, %[[B:.*]]: i16, %[[C:.*]]: i17) -> (i8, i16, i17)
// CHECK-NEXT: %[[CALL:.*]]:3 = call @callee(%[[A]], %[[B]], %[[C]]) : (i8, i16, i17) -> (i8, i16, i17)
// CHECK-NEXT: return %[[CALL]]#0, %[[CALL]]#1, %[[CALL]]#2 : i8, i16, i17
func.func @caller(%a : i1, %b : i2, %c : i3) -> (i1, i2, i3) {
  %0:3 = func.call @callee(%a, %b, %c) : (i1, i2, i3) -> (i1, i2, i3)
  return %0#0, %0#1, %0#2 : i1, i2, i3
}

// Branches pass what arguments become; a condition stays what it is.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[A:.*]]: i8, %[[B:.*]]: i16, %[[C:.*]]: i17) -> tuple<i8>
// CHECK: %[[COND:.*]] = builtin.unrealized_conversion_cast %[[A]] : i8 to i1
// CHECK: cf.cond_br %[[COND]], ^[[BB1:.*]](%[[B]], %[[C]] : i16, i17), ^[[BB2:.*]](%[[A]] : i8)
// CHECK: ^[[BB1]](%[[X:.*]]: i16, %[[Y:.*]]: i17):
// CHECK: cf.br ^[[BB2]](%{{.*}} : i8)
// CHECK: ^[[BB2]](%{{.*}}: i8):
func.func @branches(%a : i1, %b : i2, %c : i3) -> tuple<i1> {
  cf.cond_br %a, ^bb1(%b, %c : i2, i3), ^bb2(%a : i1)
^bb1(%x : i2, %y : i3):
  %z = "src.op"() : () -> i1
  cf.br ^bb2(%z : i1)
^bb2(%w : i1):
  %t = "src.op"() : () -> tuple<i1>
  return %t : tuple<i1>
}

// Operations of unknown legality keep their types.
// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[A:.*]]: i8, %[[B:.*]]: i16, %[[C:.*]]: i17)
// CHECK-DAG: %[[OLDA:.*]] = builtin.unrealized_conversion_cast %[[A]] : i8 to i1
// CHECK-DAG: %[[OLDB:.*]] = builtin.unrealized_conversion_cast %[[B]], %[[C]] : i16, i17 to i2
// CHECK: %[[OLD:.*]] = "other.op"(%[[OLDA]], %[[OLDB]]) : (i1, i2) -> i1
// CHECK: %[[NEW:.*]] = builtin.unrealized_conversion_cast %[[OLD]] : i1 to i8
// CHECK: "src.use"(%[[NEW]]) : (i8) -> ()
// RECONCILED-LABEL: func.func @casts(
// RECONCILED-COUNT-3: unrealized_conversion_cast
// RECONCILED-LABEL: func.func @there_and_back(
// RECONCILED-NOT: unrealized_conversion_cast
// RECONCILED: return
func.func @casts(%a : i1, %b : i2) {
  %0 = "other.op"(%a, %b) : (i1, i2) -> i1
  "src.use"(%0) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func @there_and_back(
// CHECK-SAME: %[[A:.*]]: i8)
// BODY-LABEL: func.func @there_and_back(
// BODY-SAME: %[[A:.*]]: i1
// BODY: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[A]] : i1 to i8
// BODY: "src.use"(%[[CAST]]) : (i8) -> ()
func.func @there_and_back(%a : i1) {
  "src.use"(%a) : (i1) -> ()
  return
}
