// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Patterns of scf.forall: constant bounds, dimensions with one iteration, outputs that are not needed or cast.

// CHECK-LABEL: func.func @ctl(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: scf.forall (%arg2, %arg3) = (1, %arg1) to (9, 9) step (2, %arg1) {
// CHECK-NEXT: "u"(%arg2, %arg3, %arg0) : (index, index, tensor<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %arg0 : tensor<?xf32>
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

// CHECK-LABEL: func.func @neg(%arg0: tensor<?xf32>, %arg1: index) {
// CHECK-NEXT: scf.forall (%arg2, %arg3) = (-1, %arg1) to (%arg1, -1) step (%arg1, 0) {
// CHECK-NEXT: "u"(%arg2, %arg3) : (index, index) -> ()
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

// CHECK-LABEL: func.func @single(%arg0: tensor<?xf32>, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%arg2) in (%arg1) {
// CHECK-NEXT: "u"(%c0, %arg2) : (index, index) -> ()
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

// CHECK-LABEL: func.func @singlem(%arg0: tensor<?xf32>, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%arg2, %arg3) in (1, %arg1) {
// CHECK-NEXT: "u"(%c0, %arg3) : (index, index) -> ()
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

// CHECK-LABEL: func.func @all1(%arg0: tensor<?xf32>, %arg1: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: "u"(%c0, %c0) : (index, index) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @all1(%a: tensor<?xf32>, %n: index) {
  scf.forall (%i, %j) in (1, 1) {
    "u"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @all1r(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: "u"(%c3, %c4) : (index, index) -> ()
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %arg0[3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8xf32>
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

// CHECK-LABEL: func.func @zero(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: return %arg0 : tensor<8xf32>
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

// CHECK-LABEL: func.func @zerodyn(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: return %arg0 : tensor<8xf32>
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

// CHECK-LABEL: func.func @partly(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = scf.forall (%arg3) = (%arg2) to (9) step (8) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%c3, %arg3) : (index, index) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg4[3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {some.attr}
// CHECK-NEXT: return %0 : tensor<8xf32>
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

// CHECK-LABEL: func.func @unusedout(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: index) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT: %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%arg4, %arg1) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg5[%arg4] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %arg1 : tensor<8xf32>, tensor<8xf32>
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

// CHECK-LABEL: func.func @unusedres(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: index) -> tensor<8xf32> {
// CHECK-NEXT: %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%arg4, %arg1) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg5[%arg4] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<8xf32>
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

// CHECK-LABEL: func.func @unusedres2(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: index) -> tensor<8xf32> {
// CHECK-NEXT: %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %arg1) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg5[%arg4] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<8xf32>
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

// CHECK-LABEL: func.func @dims(%arg0: tensor<?x8xf32>, %arg1: index, %arg2: tensor<2x8xf32>) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.forall (%arg3) in (%arg1) {
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c0 : tensor<?x8xf32>
// CHECK-NEXT: "u"(%arg3, %dim_1) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x8xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %arg1 : tensor<?x8xf32>
// CHECK-NEXT: return %dim, %dim_0 : index, index
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

// CHECK-LABEL: func.func @castin(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT: %cast_0 = tensor.cast %arg4 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: "u"(%arg3, %cast_0) : (index, tensor<?xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
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

// CHECK-LABEL: func.func @castout(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT: "u"(%arg3, %arg4) : (index, tensor<?xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {x}
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT: return %cast : tensor<8xf32>
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

// CHECK-LABEL: func.func @castwrong(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<8xf32>
// CHECK-NEXT: %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %cast) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%arg3, %arg4) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {x}
// CHECK-NEXT: return %0 : tensor<8xf32>
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

// CHECK-LABEL: func.func @constiv(%arg0: index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: scf.forall (%arg1, %arg2) = (5, %arg0) to (6, %arg0) step (1, 1) {
// CHECK-NEXT: "u"(%c5, %arg2) : (index, index) -> ()
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

// CHECK-LABEL: func.func @constiv2(%arg0: index) {
// CHECK-NEXT: scf.forall (%arg1, %arg2) = (5, %arg0) to (4, 10) step (1, 1) {
// CHECK-NEXT: "u"(%arg1, %arg2) : (index, index) -> ()
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

// CHECK-LABEL: func.func @same(%arg0: index) {
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

// CHECK-LABEL: func.func @keep(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: index) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT: %0 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT: "u"(%arg4, %arg1) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg5[%arg4] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {mapping = [#gpu.thread<x>], some.attr}
// CHECK-NEXT: return %0, %arg1 : tensor<8xf32>, tensor<8xf32>
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

// CHECK-LABEL: func.func @all1m(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: "u"(%c3, %arg0) : (index, tensor<8xf32>) -> ()
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %arg0[3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: return %inserted_slice_0 : tensor<8xf32>
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

// CHECK-LABEL: func.func @mapcast(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = scf.forall (%arg3) in (3) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: } {mapping = [#gpu.thread<x>]}
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
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
