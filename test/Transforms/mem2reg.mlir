// RUN: %opt --allow-unregistered-dialect --mem2reg %s | FileCheck %s
//
// Memory slots become values. The dialect is a file that says what its operations do
// with slots; results are those of mlir-opt with the dialect of the same name.

// A load gives the last stored value.
// CHECK-LABEL: func.func @straight
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: return %[[A]], %[[B]] : i32, i32
// CHECK-NEXT: }
func.func @straight(%a: i32, %b: i32) -> (i32, i32) {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  memref.store %b, %0[] : memref<i32>
  %2 = memref.load %0[] : memref<i32>
  return %1, %2 : i32, i32
}

// Where nothing was stored it is poison, made at the start of the block.
// CHECK-LABEL: func.func @nothing_stored
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: "t.first"() : () -> ()
// CHECK-NEXT: %[[ADDI:.*]] = arith.addi %[[POISON]], %[[POISON]] : i32
// CHECK-NEXT: return %[[ADDI]] : i32
// CHECK-NEXT: }
func.func @nothing_stored(%a: i32) -> i32 {
  "t.first"() : () -> ()
  %0 = memref.alloca() : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  %2 = memref.load %0[] : memref<i32>
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}

// Slots that are never loaded are removed too.
// CHECK-LABEL: func.func @only_stored
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @only_stored(%a: i32) {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  return
}

// A slot without uses stays.
// CHECK-LABEL: func.func @unused() {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unused() {
  %0 = memref.alloca() : memref<i32>
  return
}

// Memory of other kinds stays too.
// CHECK-LABEL: func.func @heap
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<i32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOC]][] : memref<i32>
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOC]][] : memref<i32>
// CHECK-NEXT: return %[[LOAD]] : i32
// CHECK-NEXT: }
func.func @heap(%a: i32) -> i32 {
  %0 = memref.alloc() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}

// One element is as good as none in the shape.
// CHECK-LABEL: func.func @one_element
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[I:[a-z0-9_]+]]: index) -> i32 {
// CHECK-NEXT: return %[[A]] : i32
// CHECK-NEXT: }
func.func @one_element(%a: i32, %i: index) -> i32 {
  %0 = memref.alloca() : memref<1x1xi32>
  memref.store %a, %0[%i, %i] : memref<1x1xi32>
  %1 = memref.load %0[%i, %i] : memref<1x1xi32>
  return %1 : i32
}

// Several are several.
// CHECK-LABEL: func.func @more_elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[I:[a-z0-9_]+]]: index) -> i32 {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][%[[I]]] : memref<2xi32>
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOCA]][%[[I]]] : memref<2xi32>
// CHECK-NEXT: return %[[LOAD]] : i32
// CHECK-NEXT: }
func.func @more_elements(%a: i32, %i: index) -> i32 {
  %0 = memref.alloca() : memref<2xi32>
  memref.store %a, %0[%i] : memref<2xi32>
  %1 = memref.load %0[%i] : memref<2xi32>
  return %1 : i32
}

// Blocks where values meet get an argument.
// CHECK-LABEL: func.func @diamond
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%[[A]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%[[B]] : i32)
// CHECK-NEXT: ^bb3(%[[ARG:[a-z0-9_]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return %[[ARG]] : i32
// CHECK-NEXT: }
func.func @diamond(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb3
^bb2:
  memref.store %b, %0[] : memref<i32>
  cf.br ^bb3
^bb3:
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}

// They do even if the values are equal, but not if there is no load.
// CHECK-LABEL: func.func @no_need
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%[[A]] : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%[[A]] : i32)
// CHECK-NEXT: ^bb3(%[[ARG:[a-z0-9_]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return %[[ARG]] : i32
// CHECK-NEXT: }
func.func @no_need(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %a, %0[] : memref<i32>
  memref.store %b, %1[] : memref<i32>
  cf.br ^bb3
^bb2:
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb3
^bb3:
  %2 = memref.load %0[] : memref<i32>
  memref.store %2, %1[] : memref<i32>
  %3 = memref.load %1[] : memref<i32>
  return %3 : i32
}

// On one way nothing was stored. Arguments come after the existing ones, in the order of the slots.
// CHECK-LABEL: func.func @partly_stored
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: i32, %[[B:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1(%[[A]] : i32), ^bb2(%[[B]], %[[POISON]], %[[B]] : i32, i32, i32)
// CHECK-NEXT: ^bb1(%[[X:[a-z0-9_]+]]: i32):  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%[[X]], %[[A]], %[[A]] : i32, i32, i32)
// CHECK-NEXT: ^bb2(%[[ARG:[a-z0-9_]+]]: i32, %[[ARG_1:[a-z0-9_]+]]: i32, %[[ARG_2:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: "t.use"(%[[ARG_1]], %[[ARG_2]], %[[ARG]]) : (i32, i32, i32) -> ()
// CHECK-NEXT: return %[[ARG]] : i32
// CHECK-NEXT: }
func.func @partly_stored(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.alloca() : memref<i32>
  memref.store %b, %1[] : memref<i32>
  cf.cond_br %c, ^bb1(%a: i32), ^bb2(%b: i32)
^bb1(%x: i32):
  memref.store %a, %0[] : memref<i32>
  memref.store %a, %1[] : memref<i32>
  cf.br ^bb2(%x: i32)
^bb2(%y: i32):
  %2 = memref.load %0[] : memref<i32>
  %3 = memref.load %1[] : memref<i32>
  "t.use"(%2, %3, %y) : (i32, i32, i32) -> ()
  return %y : i32
}

// Variables of a loop.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : i32
// CHECK-NEXT: cf.br ^bb1(%[[C0]], %[[POISON]] : i32, i32)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: i32, %[[ARG_1:[a-z0-9_]+]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[CMPI:.*]] = arith.cmpi slt, %[[ARG]], %[[N]] : i32
// CHECK-NEXT: cf.cond_br %[[CMPI]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[ADDI:.*]] = arith.addi %[[ARG_1]], %[[ARG]] : i32
// CHECK-NEXT: %[[ADDI_1:.*]] = arith.addi %[[ARG]], %[[C1]] : i32
// CHECK-NEXT: cf.br ^bb1(%[[ADDI_1]], %[[ADDI]] : i32, i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return %[[ARG_1]] : i32
// CHECK-NEXT: }
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %i = memref.alloca() : memref<i32>
  %sum = memref.alloca() : memref<i32>
  %last = memref.alloca() : memref<i32>
  memref.store %c0, %i[] : memref<i32>
  cf.br ^head
^head:
  %0 = memref.load %i[] : memref<i32>
  %1 = arith.cmpi slt, %0, %n : i32
  cf.cond_br %1, ^body, ^exit
^body:
  %2 = memref.load %sum[] : memref<i32>
  memref.store %2, %last[] : memref<i32>
  %3 = memref.load %i[] : memref<i32>
  %4 = arith.addi %2, %3 : i32
  memref.store %4, %sum[] : memref<i32>
  %5 = arith.addi %3, %c1 : i32
  memref.store %5, %i[] : memref<i32>
  cf.br ^head
^exit:
  %6 = memref.load %sum[] : memref<i32>
  return %6 : i32
}

// Two edges to one block, and groups of operands.
// CHECK-LABEL: func.func @edges
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[X:[a-z0-9_]+]]: i32, %[[Y:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: cf.switch %[[X]] : i32, [
// CHECK-NEXT: default: ^bb1(%[[X]] : i32),
// CHECK-NEXT: 1: ^bb1(%[[X]] : i32),
// CHECK-NEXT: 42: ^bb2(%[[X]], %[[Y]], %[[POISON]] : i32, i32, i32),
// CHECK-NEXT: 43: ^bb1(%[[Y]] : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[A:[a-z0-9_]+]]: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT: cf.cond_br %[[C]], ^bb2(%[[X]], %[[Y]], %[[Y]] : i32, i32, i32), ^bb2(%[[Y]], %[[X]], %[[Y]] : i32, i32, i32)
// CHECK-NEXT: ^bb2(%[[ARG:[a-z0-9_]+]]: i32, %[[ARG_1:[a-z0-9_]+]]: i32, %[[ARG_2:[a-z0-9_]+]]: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
// CHECK-NEXT: return %[[ARG_2]] : i32
// CHECK-NEXT: }
func.func @edges(%c: i1, %x: i32, %y: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  cf.switch %x : i32, [
    default: ^bb1(%x : i32),
    1: ^bb1(%x : i32),
    42: ^bb2(%x, %y : i32, i32),
    43: ^bb1(%y : i32)
  ]
^bb1(%a: i32):
  memref.store %y, %0[] : memref<i32>
  cf.cond_br %c, ^bb2(%x, %y : i32, i32), ^bb2(%y, %x : i32, i32)
^bb2(%b: i32, %d: i32):
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}

// A block that is not reached passes poison, whatever it stores.
// CHECK-LABEL: func.func @unreached(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb4(%[[POISON]] : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb4(%[[A]] : i32)
// CHECK-NEXT: ^bb2:  // no predecessors
// CHECK-NEXT: "t.use"(%[[POISON]]) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb4(%[[POISON]] : i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb3
// CHECK-NEXT: cf.cond_br %[[C]], ^bb4(%[[POISON]] : i32), ^bb3
// CHECK-NEXT: ^bb4(%[[ARG:[a-z0-9_]+]]: i32):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
// CHECK-NEXT: return %[[ARG]] : i32
// CHECK-NEXT: }
func.func @unreached(%a: i32, %c: i1) -> i32 {
  %0 = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb4
^bb1:
  memref.store %a, %0[] : memref<i32>
  cf.br ^bb4
^bb2:
  %1 = memref.load %0[] : memref<i32>
  "t.use"(%1) : (i32) -> ()
  cf.br ^bb4
^bb3:
  memref.store %a, %0[] : memref<i32>
  cf.cond_br %c, ^bb4, ^bb3
^bb4:
  %2 = memref.load %0[] : memref<i32>
  return %2 : i32
}

// Nor is the slot itself.
// CHECK-LABEL: func.func @unreached_slot
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[A]] : i32
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: return %[[POISON]] : i32
// CHECK-NEXT: }
func.func @unreached_slot(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}

// The address goes elsewhere.
// CHECK-LABEL: func.func @escapes
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: "t.use"(%[[ALLOCA]]) : (memref<i32>) -> ()
// CHECK-NEXT: return %[[LOAD]] : i32
// CHECK-NEXT: }
func.func @escapes(%a: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  memref.store %a, %0[] : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  "t.use"(%0) : (memref<i32>) -> ()
  return %1 : i32
}

// It goes to a slot that is promoted itself, in whatever order they are.
// CHECK-LABEL: func.func @addresses
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: return %[[A]] : i32
// CHECK-NEXT: }
func.func @addresses(%a: i32) -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.alloca() : memref<memref<i32>>
  memref.store %a, %0[] : memref<i32>
  memref.store %0, %1[] : memref<memref<i32>>
  %2 = memref.load %1[] : memref<memref<i32>>
  %3 = memref.load %2[] : memref<i32>
  return %3 : i32
}

// A slot in a region is promoted, one that is accessed in a region is not.
// CHECK-LABEL: func.func @regions
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: "t.region"() ({
// CHECK-NEXT: "t.use"(%[[A]]) : (i32) -> ()
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @regions(%a: i32) {
  %0 = memref.alloca() : memref<i32>
  "t.region"() ({
    %1 = memref.alloca() : memref<i32>
    memref.store %a, %1[] : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    "t.use"(%2) : (i32) -> ()
    memref.store %2, %0[] : memref<i32>
  }) : () -> ()
  return
}

// Graphs have no order.
// CHECK-LABEL: func.func @graph
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT: "t.region"() ({
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: "t.use"(%[[LOAD]]) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @graph(%a: i32) {
  "t.region"() ({
    builtin.module {
      %0 = memref.alloca() : memref<i32>
      %1 = memref.load %0[] : memref<i32>
      "t.use"(%1) : (i32) -> ()
    }
  }) : () -> ()
  return
}

// Unknown branches pass no further values.
// CHECK-LABEL: func.func @unknown_branch
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<i32>
// CHECK-NEXT: "t.br"()[^bb1, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: memref.store %[[A]], %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: "t.br"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: "t.use"(%[[LOAD]], %[[A]]) : (i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknown_branch(%a: i32) {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.alloca() : memref<i32>
  memref.store %a, %1[] : memref<i32>
  "t.br"()[^bb1, ^bb2] : () -> ()
^bb1:
  memref.store %a, %0[] : memref<i32>
  "t.br"()[^bb2] : () -> ()
^bb2:
  %2 = memref.load %0[] : memref<i32>
  %3 = memref.load %1[] : memref<i32>
  "t.use"(%2, %3) : (i32, i32) -> ()
  return
}

// A slot of a block that others go around.
// CHECK-LABEL: func.func @late
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: i32, %[[C:[a-z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : i32
// CHECK-NEXT: "t.first"() : () -> ()
// CHECK-NEXT: "t.second"() : () -> ()
// CHECK-NEXT: return %[[POISON]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %[[A]] : i32
// CHECK-NEXT: }
func.func @late(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.first"() : () -> ()
  %0 = memref.alloca() : memref<i32>
  "t.second"() : () -> ()
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
^bb2:
  return %a : i32
}
