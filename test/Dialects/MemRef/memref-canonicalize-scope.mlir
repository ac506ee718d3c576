// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref.alloca_scope: scopes that end with the enclosing scope, or allocate nothing, are inlined; allocations move to a scope that ends at the same time.

// CHECK-LABEL: func.func @inlineNoAlloca
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT: "test.x"(%[[A]]) : (index) -> ()
// CHECK-NEXT: return %[[A]] : index
// CHECK-NEXT: }
func.func @inlineNoAlloca(%a: index) -> index {
  %r = memref.alloca_scope -> (index) {
    "test.x"(%a) : (index) -> ()
    memref.alloca_scope.return %a : index
  }
  return %r : index
}

// -----

// CHECK-LABEL: func.func @notLast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.after"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @notLast(%a: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%a) : memref<?xi64>
    "test.use"(%0) : (memref<?xi64>) -> ()
  }
  "test.after"() : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @unknownAlloc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.x"(%[[A]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.after"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unknownAlloc(%a: index) {
  memref.alloca_scope {
    "test.x"(%a) : (index) -> ()
  }
  "test.after"() : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @last
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: %[[USE:.*]] = "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> index
// CHECK-NEXT: return %[[USE]] : index
// CHECK-NEXT: }
func.func @last(%a: index) -> index {
  %r = memref.alloca_scope -> index {
    %0 = memref.alloca(%a) : memref<?xi64>
    %1 = "test.use"(%0) : (memref<?xi64>) -> index
    memref.alloca_scope.return %1 : index
  }
  return %r : index
}

// -----

// CHECK-LABEL: func.func @constLast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[ALLOCA_SCOPE:.*]] = memref.alloca_scope  -> (index) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: %[[USE:.*]] = "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> index
// CHECK-NEXT: memref.alloca_scope.return %[[USE]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[X:.*]] = arith.addi %[[ALLOCA_SCOPE]], %[[C3]] : index
// CHECK-NEXT: return %[[X]] : index
// CHECK-NEXT: }
func.func @constLast(%a: index) -> index {
  %r = memref.alloca_scope -> index {
    %0 = memref.alloca(%a) : memref<?xi64>
    %1 = "test.use"(%0) : (memref<?xi64>) -> index
    memref.alloca_scope.return %1 : index
  }
  %c3 = arith.constant 3 : index
  %x = arith.addi %r, %c3 : index
  return %x : index
}

// -----

// CHECK-LABEL: func.func @hoist(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.mid"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.after"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @hoist(%a: index) {
  memref.alloca_scope {
    memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
    }
    "test.mid"() : () -> ()
  }
  "test.after"() : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index, %[[LB:[a-z0-9_]+]]: index) {
// CHECK-NEXT: scf.for %[[I:[a-z0-9_]+]] = %[[LB]] to %[[A]] step %[[A]] {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loop(%a: index, %lb: index) {
  scf.for %i = %lb to %a step %a {
    memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @par(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index, %[[LB:[a-z0-9_]+]]: index) {
// CHECK-NEXT: scf.parallel (%[[I:[a-z0-9_]+]]) = (%[[LB]]) to (%[[A]]) step (%[[A]]) {
// CHECK-NEXT: scf.for %[[J:[a-z0-9_]+]] = %[[LB]] to %[[A]] step %[[A]] {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @par(%a: index, %lb: index) {
  scf.parallel (%i) = (%lb) to (%a) step (%a) {
    memref.alloca_scope {
      scf.for %j = %lb to %a step %a {
      %0 = memref.alloca(%a) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
      }
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @par2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[LB:[a-z0-9_]+]]: index) {
// CHECK-NEXT: scf.parallel (%[[I:[a-z0-9_]+]]) = (%[[LB]]) to (%[[A]]) step (%[[A]]) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.z"() : () -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @par2(%a: index, %lb: index) {
  scf.parallel (%i) = (%lb) to (%a) step (%a) {
    memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
    }
    "test.z"() : () -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @ifs(
// CHECK-SAME: {{^}}%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ifs(%c: i1, %a: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @ifs2
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ifs2(%c: i1, %a: index) {
  memref.alloca_scope {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
    }
  }
  }
  return
}

// -----

// CHECK-LABEL: func.func @hoistconst
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[N:.*]] = "test.n"() : () -> index
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca(%[[N]]) : memref<?xi64>
// CHECK-NEXT: %[[ALLOCA_1:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: %[[ALLOCA_2:.*]] = memref.alloca() : memref<4xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]], %[[ALLOCA_0]], %[[ALLOCA_1]], %[[ALLOCA_2]]) : (memref<?xi64>, memref<?xi64>, memref<?xi64>, memref<4xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.mid"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.mid"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.mid"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @hoistconst(%c: i1, %a: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%a) : memref<?xi64>
    scf.if %c {
    memref.alloca_scope {
      %n = "test.n"() : () -> index
      %1 = memref.alloca(%n) : memref<?xi64>
      %2 = memref.alloca(%a) : memref<?xi64>
      %3 = memref.alloca() : memref<4xi64>
      "test.use"(%0, %1, %2, %3) : (memref<?xi64>, memref<?xi64>, memref<?xi64>, memref<4xi64>) -> ()
    }
    "test.mid"() : () -> ()
    }
    "test.mid"() : () -> ()
  }
  "test.mid"() : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @nestedIf
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xindex>
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xindex>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @nestedIf(%a: index, %c: i1) {
  scf.if %c {
  memref.alloca_scope {
    scf.if %c {
      %0 = memref.alloca(%a) : memref<?xindex>
      "test.use"(%0) : (memref<?xindex>) -> ()
    }
  }
  }
  return
}

// -----

// CHECK-LABEL: func.func @loopin(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<4xi64>) {
// CHECK-NEXT: scf.for %[[I:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[A]] {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.after"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loopin(%a: index, %b: index, %m: memref<4xi64>) {
  memref.alloca_scope {
    scf.for %i = %a to %b step %a {
      %0 = memref.alloca(%a) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
    }
  }
  "test.after"() : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @loopin2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[B:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<4xi64>) {
// CHECK-NEXT: scf.for %[[I:[a-z0-9_]+]] = %[[A]] to %[[B]] step %[[A]] {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOCA]][%[[A]]] : memref<?xi64>
// CHECK-NEXT: memref.store %[[LOAD]], %[[M]][%[[A]]] : memref<4xi64>
// CHECK-NEXT: }
// CHECK-NEXT: "test.after"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @loopin2(%a: index, %b: index, %m: memref<4xi64>) {
  memref.alloca_scope {
    scf.for %i = %a to %b step %a {
      %0 = memref.alloca(%a) : memref<?xi64>
      %1 = memref.load %0[%a] : memref<?xi64>
      memref.store %1, %m[%a] : memref<4xi64>
    }
  }
  "test.after"() : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @inner
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xindex>
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[N:.*]] = arith.addi %[[A]], %[[A]] : index
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca(%[[N]]) : memref<?xindex>
// CHECK-NEXT: "test.use"(%[[ALLOCA]], %[[ALLOCA_0]]) : (memref<?xindex>, memref<?xindex>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @inner(%a: index, %c: i1) {
  scf.if %c {
  memref.alloca_scope {
      %n = arith.addi %a, %a : index
      %0 = memref.alloca(%a) : memref<?xindex>
      %1 = memref.alloca(%n) : memref<?xindex>
      "test.use"(%0, %1) : (memref<?xindex>, memref<?xindex>) -> ()
  }
  }
  return
}

// -----

// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xindex>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xindex>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "x"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @blocks(%a: index, %c: i1) {
  memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xindex>
      "test.use"(%0) : (memref<?xindex>) -> ()
  }
  cf.br ^bb1
^bb1:
  "x"() : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @blocks2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xindex>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xindex>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "x"() : () -> ()
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: }
func.func @blocks2(%a: index, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xindex>
      "test.use"(%0) : (memref<?xindex>) -> ()
  }
  return
^bb2:
  "x"() : () -> ()
  cf.br ^bb1
}

// -----

// CHECK-LABEL: func.func @whil
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xindex>
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca(%[[A]]) : memref<?xindex>
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %[[ALLOCA_SCOPE:.*]] = memref.alloca_scope  -> (i1) {
// CHECK-NEXT: %[[Z:.*]] = "test.use"(%[[ALLOCA]]) : (memref<?xindex>) -> i1
// CHECK-NEXT: memref.alloca_scope.return %[[Z]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: scf.condition(%[[ALLOCA_SCOPE]])
// CHECK-NEXT: } do {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%[[ALLOCA_0]]) : (memref<?xindex>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @whil(%a: index, %c: i1) {
  scf.while : () -> () {
    %d = memref.alloca_scope -> i1 {
      %0 = memref.alloca(%a) : memref<?xindex>
      %z = "test.use"(%0) : (memref<?xindex>) -> i1
      memref.alloca_scope.return %z : i1
    }
    scf.condition(%d)
  } do {
  memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xindex>
      "test.use"(%0) : (memref<?xindex>) -> ()
  }
  scf.yield
  }
  return
}

// -----

// CHECK-LABEL: func.func @exec
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xindex>
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xindex>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @exec(%a: index, %c: i1) {
  scf.execute_region {
  memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xindex>
      "test.use"(%0) : (memref<?xindex>) -> ()
      memref.alloca_scope.return
  }
  cf.br ^bb1
  ^bb1:
  scf.yield
  }
  return
}

// -----

// CHECK-LABEL: func.func @ifs(
// CHECK-SAME: {{^}}%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: "test.region"() ({
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%[[ALLOCA]]) : (memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.end"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ifs(%c: i1, %a: index) {
  "test.region"() ({
    memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
    }
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @ifs2
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xi64>
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: %[[Q:.*]] = arith.addi %[[A]], %[[A]] : index
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca(%[[Q]]) : memref<?xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]], %[[ALLOCA_0]]) : (memref<?xi64>, memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @ifs2(%c: i1, %a: index) {
  scf.if %c {
    %q = arith.addi %a, %a : index
    scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%a) : memref<?xi64>
      %1 = memref.alloca(%q) : memref<?xi64>
      "test.use"(%0, %1) : (memref<?xi64>, memref<?xi64>) -> ()
    }
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @trans
// CHECK-SAME: (%[[C:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca() : memref<1xindex>
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[GET:.*]] = "test.get"(%[[ALLOCA]]) : (memref<1xindex>) -> index
// CHECK-NEXT: %[[ALLOCA_0:.*]] = memref.alloca(%[[GET]]) : memref<?xi64>
// CHECK-NEXT: "test.use"(%[[ALLOCA]], %[[ALLOCA_0]]) : (memref<1xindex>, memref<?xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @trans(%c: i1, %a: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<1xindex>
      %2 = "test.get"(%0) : (memref<1xindex>) -> index
      %1 = memref.alloca(%2) : memref<?xi64>
      "test.use"(%0, %1) : (memref<1xindex>, memref<?xi64>) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @noalloc
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<4xi64>) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : i64
// CHECK-NEXT: memref.store %[[C1]], %[[M]][%[[A]]] : memref<4xi64>
// CHECK-NEXT: "test.after"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @noalloc(%a: index, %m: memref<4xi64>) {
  memref.alloca_scope {
    %c1 = arith.constant 1 : i64
    memref.store %c1, %m[%a] : memref<4xi64>
  }
  "test.after"() : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @call
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<4xi64>) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: func.call @noalloc(%[[A]], %[[M]]) : (index, memref<4xi64>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "test.after"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func private @noalloc(index, memref<4xi64>)
func.func @call(%a: index, %m: memref<4xi64>) {
  memref.alloca_scope {
    func.call @noalloc(%a, %m) : (index, memref<4xi64>) -> ()
  }
  "test.after"() : () -> ()
  return
}
func.func private @noalloc(index, memref<4xi64>)

// -----

// CHECK-LABEL: func.func @ifresult
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) -> index {
// CHECK-NEXT: %[[ALLOCA:.*]] = memref.alloca(%[[A]]) : memref<?xindex>
// CHECK-NEXT: %[[IF:.*]] = scf.if %[[C]] -> (index) {
// CHECK-NEXT: %[[V:.*]] = memref.load %[[ALLOCA]][%[[A]]] : memref<?xindex>
// CHECK-NEXT: scf.yield %[[V]] : index
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[A]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return %[[IF]] : index
// CHECK-NEXT: }
func.func @ifresult(%a: index, %c: i1) -> index {
  %r = scf.if %c -> index {
   %z = memref.alloca_scope -> index {
      %0 = memref.alloca(%a) : memref<?xindex>
      %v = memref.load %0[%a] : memref<?xindex>
      memref.alloca_scope.return %v : index
    }
    scf.yield %z : index
  } else { scf.yield %a : index }
  return %r : index
}
