// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of memref.alloca_scope: scopes that end with the enclosing scope, or allocate nothing, are inlined; allocations move to a scope that ends at the same time.

// CHECK-LABEL: func.func @inlineNoAlloca(%arg0: index) -> index {
// CHECK-NEXT: "test.x"(%arg0) : (index) -> ()
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
func.func @inlineNoAlloca(%a: index) -> index {
  %r = memref.alloca_scope -> (index) {
    "test.x"(%a) : (index) -> ()
    memref.alloca_scope.return %a : index
  }
  return %r : index
}

// -----

// CHECK-LABEL: func.func @notLast(%arg0: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @unknownAlloc(%arg0: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.x"(%arg0) : (index) -> ()
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

// CHECK-LABEL: func.func @last(%arg0: index) -> index {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: %0 = "test.use"(%alloca) : (memref<?xi64>) -> index
// CHECK-NEXT: return %0 : index
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

// CHECK-LABEL: func.func @constLast(%arg0: index) -> index {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = memref.alloca_scope  -> (index) {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: %2 = "test.use"(%alloca) : (memref<?xi64>) -> index
// CHECK-NEXT: memref.alloca_scope.return %2 : index
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.addi %0, %c3 : index
// CHECK-NEXT: return %1 : index
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

// CHECK-LABEL: func.func @hoist(%arg0: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: index) {
// CHECK-NEXT: scf.for %arg2 = %arg1 to %arg0 step %arg0 {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @par(%arg0: index, %arg1: index) {
// CHECK-NEXT: scf.parallel (%arg2) = (%arg1) to (%arg0) step (%arg0) {
// CHECK-NEXT: scf.for %arg3 = %arg1 to %arg0 step %arg0 {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @par2(%arg0: index, %arg1: index) {
// CHECK-NEXT: scf.parallel (%arg2) = (%arg1) to (%arg0) step (%arg0) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @ifs(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloca = memref.alloca(%arg1) : memref<?xi64>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @ifs2(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloca = memref.alloca(%arg1) : memref<?xi64>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @hoistconst(%arg0: i1, %arg1: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%arg1) : memref<?xi64>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %0 = "test.n"() : () -> index
// CHECK-NEXT: %alloca_0 = memref.alloca(%0) : memref<?xi64>
// CHECK-NEXT: %alloca_1 = memref.alloca(%arg1) : memref<?xi64>
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<4xi64>
// CHECK-NEXT: "test.use"(%alloca, %alloca_0, %alloca_1, %alloca_2) : (memref<?xi64>, memref<?xi64>, memref<?xi64>, memref<4xi64>) -> ()
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

// CHECK-LABEL: func.func @nestedIf(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xindex>) -> ()
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

// CHECK-LABEL: func.func @loopin(%arg0: index, %arg1: index, %arg2: memref<4xi64>) {
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @loopin2(%arg0: index, %arg1: index, %arg2: memref<4xi64>) {
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg1 step %arg0 {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xi64>
// CHECK-NEXT: %0 = memref.load %alloca[%arg0] : memref<?xi64>
// CHECK-NEXT: memref.store %0, %arg2[%arg0] : memref<4xi64>
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

// CHECK-LABEL: func.func @inner(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : index
// CHECK-NEXT: %alloca_0 = memref.alloca(%0) : memref<?xindex>
// CHECK-NEXT: "test.use"(%alloca, %alloca_0) : (memref<?xindex>, memref<?xindex>) -> ()
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

// CHECK-LABEL: func.func @blocks(%arg0: index, %arg1: i1) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xindex>) -> ()
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

// CHECK-LABEL: func.func @blocks2(%arg0: index, %arg1: i1) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xindex>) -> ()
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

// CHECK-LABEL: func.func @whil(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT: %alloca_0 = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %0 = memref.alloca_scope  -> (i1) {
// CHECK-NEXT: %1 = "test.use"(%alloca) : (memref<?xindex>) -> i1
// CHECK-NEXT: memref.alloca_scope.return %1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: scf.condition(%0)
// CHECK-NEXT: } do {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%alloca_0) : (memref<?xindex>) -> ()
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

// CHECK-LABEL: func.func @exec(%arg0: index, %arg1: i1) {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xindex>) -> ()
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

// CHECK-LABEL: func.func @ifs(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloca = memref.alloca(%arg1) : memref<?xi64>
// CHECK-NEXT: "test.region"() ({
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "test.use"(%alloca) : (memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @ifs2(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloca = memref.alloca(%arg1) : memref<?xi64>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %alloca_0 = memref.alloca(%0) : memref<?xi64>
// CHECK-NEXT: "test.use"(%alloca, %alloca_0) : (memref<?xi64>, memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @trans(%arg0: i1, %arg1: index) {
// CHECK-NEXT: %alloca = memref.alloca() : memref<1xindex>
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %0 = "test.get"(%alloca) : (memref<1xindex>) -> index
// CHECK-NEXT: %alloca_0 = memref.alloca(%0) : memref<?xi64>
// CHECK-NEXT: "test.use"(%alloca, %alloca_0) : (memref<1xindex>, memref<?xi64>) -> ()
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

// CHECK-LABEL: func.func @noalloc(%arg0: index, %arg1: memref<4xi64>) {
// CHECK-NEXT: %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT: memref.store %c1_i64, %arg1[%arg0] : memref<4xi64>
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

// CHECK-LABEL: func.func @call(%arg0: index, %arg1: memref<4xi64>) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: func.call @noalloc(%arg0, %arg1) : (index, memref<4xi64>) -> ()
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

// CHECK-LABEL: func.func @ifresult(%arg0: index, %arg1: i1) -> index {
// CHECK-NEXT: %alloca = memref.alloca(%arg0) : memref<?xindex>
// CHECK-NEXT: %0 = scf.if %arg1 -> (index) {
// CHECK-NEXT: %1 = memref.load %alloca[%arg0] : memref<?xindex>
// CHECK-NEXT: scf.yield %1 : index
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : index
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
