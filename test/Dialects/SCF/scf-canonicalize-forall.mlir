// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of scf.forall: constant bounds, dimensions with one iteration, outputs that are not needed or cast.

// CHECK-LABEL: func.func @ctl
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: scf.forall (%[[ARG2:[a-z0-9_]+]], %[[ARG3:[a-z0-9_]+]]) = (1, %[[N]]) to (9, 9) step (2, %[[N]]) {
// CHECK-NEXT: "u"(%[[ARG2]], %[[ARG3]], %[[A]]) : (index, index, tensor<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %[[A]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @ctl(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %r = scf.forall (%i, %j) = (%c1, %n) to (%c9, %c9) step (%c2, %n) shared_outs(%o = %a) -> (tensor<?xf32>) {
    "u"(%i, %j, %o) : (index, index, tensor<?xf32>) -> ()
  }
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @neg
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT: scf.forall (%[[ARG2:[a-z0-9_]+]], %[[ARG3:[a-z0-9_]+]]) = (-1, %[[N]]) to (%[[N]], -1) step (%[[N]], 0) {
// CHECK-NEXT: "u"(%[[ARG2]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @neg(%a: tensor<?xf32>, %n: index) {
  %c1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  scf.forall (%i, %j) = (%c1, %n) to (%n, %c1) step (%n, %c0) {
    "u"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @single(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%[[ARG2:[a-z0-9_]+]]) in (%[[N]]) {
// CHECK-NEXT: "u"(%[[C0]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @single(%a: tensor<?xf32>, %n: index) {
  scf.forall (%i, %j) in (1, %n) {
    "u"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @singlem
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%[[I:[a-z0-9_]+]], %[[J:[a-z0-9_]+]]) in (1, %[[N]]) {
// CHECK-NEXT: "u"(%[[C0]], %[[J]]) : (index, index) -> ()
// CHECK-NEXT: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @singlem(%a: tensor<?xf32>, %n: index) {
  scf.forall (%i, %j) in (1, %n) {
    "u"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

// CHECK-LABEL: func.func @all1(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: "u"(%[[C0]], %[[C0]]) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @all1(%a: tensor<?xf32>, %n: index) {
  scf.forall (%i, %j) in (1, 1) {
    "u"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @all1r
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: "u"(%[[C3]], %[[C4]]) : (index, index) -> ()
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[S]] into %[[A]][3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @all1r(%a: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i, %j) = (3, 4) to (4, 9) step (3, 8) shared_outs(%o = %a) -> (tensor<8xf32>) {
    "u"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @zero(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: return %[[A]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @zero(%a: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i, %j) = (3, 4) to (3, 9) step (3, 8) shared_outs(%o = %a) -> (tensor<8xf32>) {
    "u"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @zerodyn
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: return %[[A]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @zerodyn(%a: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i, %j) = (3, %n) to (3, 9) step (3, 8) shared_outs(%o = %a) -> (tensor<8xf32>) {
    "u"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @partly
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]]) = (%[[N]]) to (9) step (8) shared_outs(%[[ARG4:[a-z0-9_]+]] = %[[A]]) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%[[C3]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ARG4]][3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: return %[[FORALL]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @partly(%a: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i, %j) = (3, %n) to (5, 9) step (2, 8) shared_outs(%o = %a) -> (tensor<8xf32>) {
    "u"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  } {some.attr}
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @unusedout
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[B:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[ARG4:[a-z0-9_]+]]) in (%[[N]]) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[A]]) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%[[ARG4]], %[[B]]) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ARG5]][%[[ARG4]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[FORALL]], %[[B]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @unusedout(%a: tensor<8xf32>, %b: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %a, %p = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    "u"(%i, %p) : (index, tensor<8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @unusedres(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[B:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[ARG4:[a-z0-9_]+]]) in (%[[N]]) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[A]]) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%[[ARG4]], %[[B]]) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ARG5]][%[[ARG4]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[FORALL]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @unusedres(%a: tensor<8xf32>, %b: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<8xf32>) {
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %a, %p = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    "u"(%i, %p) : (index, tensor<8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %p[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r#0 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @unusedres2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[B:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[ARG4:[a-z0-9_]+]]) in (%[[N]]) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[B]]) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ARG5]][%[[ARG4]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[FORALL]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @unusedres2(%a: tensor<8xf32>, %b: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<8xf32>) {
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %a, %p = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %p[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r#1 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @dims
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x8xf32>, %[[N:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: tensor<2x8xf32>) -> (index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%[[ARG3:[a-z0-9_]+]]) in (%[[N]]) {
// CHECK-NEXT: %[[D:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x8xf32>
// CHECK-NEXT: "u"(%[[ARG3]], %[[D]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %[[D_1:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x8xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.dim %[[A]], %[[N]] : tensor<?x8xf32>
// CHECK-NEXT: return %[[D_1]], %[[E]] : index, index
// CHECK-NEXT: }
func.func @dims(%a: tensor<?x8xf32>, %n: index, %s: tensor<2x8xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %a) -> (tensor<?x8xf32>) {
    %d = tensor.dim %o, %c0 : tensor<?x8xf32>
    "u"(%i, %d) : (index, index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<?x8xf32>
    }
  }
  %d = tensor.dim %r, %c0 : tensor<?x8xf32>
  %e = tensor.dim %r, %n : tensor<?x8xf32>
  return %d, %e : index, index
}

// -----

// CHECK-LABEL: func.func @castin
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]]) in (%[[N]]) shared_outs(%[[ARG4:[a-z0-9_]+]] = %[[A]]) -> (tensor<8xf32>) {
// CHECK-NEXT: %[[CAST_0:.*]] = tensor.cast %[[ARG4]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: "u"(%[[ARG3]], %[[CAST_0]]) : (index, tensor<?xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ARG4]][%[[ARG3]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[FORALL]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @castin(%a: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<?xf32>) {
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %c) -> (tensor<?xf32>) {
    "u"(%i, %o) : (index, tensor<?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  } {x}
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @castout
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: %[[R:.*]] = scf.forall (%[[I:[a-z0-9_]+]]) in (%[[N]]) shared_outs(%[[O:[a-z0-9_]+]] = %[[A]]) -> (tensor<?xf32>) {
// CHECK-NEXT: "u"(%[[I]], %[[O]]) : (index, tensor<?xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[O]][%[[I]]] [2] [1] : tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {x}
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[R]] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT: return %[[C]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @castout(%a: tensor<?xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<8xf32>) {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %a) -> (tensor<?xf32>) {
    "u"(%i, %o) : (index, tensor<?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  } {x}
  %c = tensor.cast %r : tensor<?xf32> to tensor<8xf32>
  return %c : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @castwrong
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: %[[D:.*]] = tensor.cast %[[A]] : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT: %[[R:.*]] = scf.forall (%[[I:[a-z0-9_]+]]) in (%[[N]]) shared_outs(%[[O:[a-z0-9_]+]] = %[[D]]) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%[[I]], %[[O]]) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[O]][%[[I]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {x}
// CHECK-NEXT: return %[[R]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @castwrong(%a: tensor<?xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<8xf32>) {
  %d = tensor.cast %a : tensor<?xf32> to tensor<8xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %d) -> (tensor<8xf32>) {
    "u"(%i, %o) : (index, tensor<8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  } {x}
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @constiv(
// CHECK-SAME: {{^}}%[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: scf.forall (%[[I:[a-z0-9_]+]], %[[J:[a-z0-9_]+]]) = (5, %[[N]]) to (6, %[[N]]) step (1, 1) {
// CHECK-NEXT: "u"(%[[C5]], %[[J]]) : (index, index) -> ()
// CHECK-NEXT: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constiv(%n: index) {
  scf.forall (%i, %j) = (5, %n) to (6, %n) step (1, 1) {
    "u"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

// CHECK-LABEL: func.func @constiv2
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT: scf.forall (%[[I:[a-z0-9_]+]], %[[J:[a-z0-9_]+]]) = (5, %[[N]]) to (4, 10) step (1, 1) {
// CHECK-NEXT: "u"(%[[I]], %[[J]]) : (index, index) -> ()
// CHECK-NEXT: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @constiv2(%n: index) {
  scf.forall (%i, %j) = (5, %n) to (4, 10) step (1, 1) {
    "u"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

// CHECK-LABEL: func.func @same
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @same(%n: index) {
  scf.forall (%i, %j) = (%n, 0) to (%n, 10) step (1, 1) {
    "u"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @zerod() {
// CHECK-NEXT: "u"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @zerod() {
  scf.forall () in () {
    "u"() : () -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @keep
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[B:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[ARG4:[a-z0-9_]+]]) in (%[[N]]) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[A]]) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%[[ARG4]], %[[B]]) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ARG5]][%[[ARG4]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {mapping = [#gpu.thread<x>], some.attr}
// CHECK-NEXT: return %[[FORALL]], %[[B]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @keep(%a: tensor<8xf32>, %b: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %a, %p = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    "u"(%i, %p) : (index, tensor<8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  } {mapping = [#gpu.thread<x>], some.attr}
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @all1m
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: "u"(%[[C3]], %[[A]]) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[S]] into %[[A]][3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: %[[INSERTED_SLICE_0:.*]] = tensor.insert_slice %[[S]] into %[[INSERTED_SLICE]][0] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: return %[[INSERTED_SLICE_0]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @all1m(%a: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i) = (3) to (4) step (3) shared_outs(%o = %a) -> (tensor<8xf32>) {
    "u"(%i, %o) : (index, tensor<8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %o[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @mapcast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<8xf32>, %[[S:[a-z0-9_]+]]: tensor<2xf32>, %[[N:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[ARG3:[a-z0-9_]+]]) in (3) shared_outs(%[[ARG4:[a-z0-9_]+]] = %[[A]]) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ARG4]][%[[ARG3]]] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT: %[[C:.*]] = tensor.cast %[[FORALL]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[C]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @mapcast(%a: tensor<8xf32>, %s: tensor<2xf32>, %n: index) -> (tensor<?xf32>) {
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i) in (%c3) shared_outs(%o = %c) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  } {x, mapping = [#gpu.thread<x>]}
  return %r : tensor<?xf32>
}
