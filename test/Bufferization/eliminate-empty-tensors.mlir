// AUTOUPDATE
// RUN: strata opt --eliminate-empty-tensors %s | FileCheck %s
//
// Tensors are computed in the parts of other tensors into which they are inserted. Views with
// another shape are not followed.

// CHECK-LABEL: func.func @e1(
// CHECK-SAME: {{^}}%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[I]]] [%[[N]]] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[FILL]] into %[[T]][%[[I]]] [%[[N]]] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @e1(%t: tensor<?xf32>, %f: f32, %n: index, %i: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.insert_slice %x into %t[%i][%n][1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @e2
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?x?xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:   %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
// CHECK-NEXT:   %[[K:.*]] = arith.constant 3 : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[I]], %[[K]]] [1, %[[N]]] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[FILL]] into %[[T]][%[[I]], %[[K]]] [1, %[[N]]] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT: }
func.func @e2(%t: tensor<?x?xf32>, %f: f32, %n: index, %i: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<?xf32>) -> tensor<?xf32>
  %k = arith.constant 3 : index
  %r = tensor.insert_slice %x into %t[%i, %k][1, %n][1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @e3
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:   %[[E:.*]] = tensor.empty(%[[N]]) : tensor<?xf32>
// CHECK-NEXT:   %[[K:.*]] = arith.addi %[[N]], %[[N]] : index
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[K]]] [%[[N]]] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[FILL]] into %[[T]][%[[K]]] [%[[N]]] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT: }
func.func @e3(%t: tensor<?xf32>, %f: f32, %n: index, %i: index) -> (tensor<?xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<?xf32>) -> tensor<?xf32>
  %k = arith.addi %n, %n : index
  %r = tensor.insert_slice %x into %t[%k][%n][1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @e4
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[I:[a-z0-9_]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[FORALL:.*]] = scf.forall (%[[ARG4:[a-z0-9_]+]]) in (2) shared_outs(%[[ARG5:[a-z0-9_]+]] = %[[T]]) -> (tensor<8xf32>) {
// CHECK-NEXT:     %[[K:.*]] = arith.muli %[[ARG4]], %[[N]] : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[ARG5]][%[[K]]] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:       tensor.parallel_insert_slice %[[FILL]] into %[[ARG5]][%[[K]]] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FORALL]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @e4(%t: tensor<8xf32>, %f: f32, %n: index, %i: index) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.forall (%j) in (2) shared_outs(%o = %t) -> tensor<8xf32> {
    %x = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
    %k = arith.muli %j, %n : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%k][4][1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @e5
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<8xf32>) {
// CHECK-NEXT:   %[[TO_TENSOR:.*]] = bufferization.to_tensor %[[M]] restrict writable : memref<8xf32> to tensor<8xf32>
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[TO_TENSOR]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   bufferization.materialize_in_destination %[[FILL]] in writable %[[M]] : (tensor<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @e5(%t: tensor<8xf32>, %f: f32, %n: index, %m: memref<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %x in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @e6
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[M:[a-z0-9_]+]]: memref<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[T]] : tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   %[[Y:.*]] = bufferization.materialize_in_destination %[[FILL]] in %[[T]] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:   return %[[Y]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @e6(%t: tensor<8xf32>, %f: f32, %n: index, %m: memref<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<8xf32>) -> tensor<8xf32>
  %y = bufferization.materialize_in_destination %x in %t : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func.func @e7
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) -> tensor<8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][2] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG4:[a-z0-9_]+]] = %[[N]] to %[[N]] step %[[N]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[FILL]]) -> (tensor<4xf32>) {
// CHECK-NEXT:     %[[Z:.*]] = tensor.insert %[[F]] into %[[ARG5]][%[[N]]] : tensor<4xf32>
// CHECK-NEXT:     scf.yield %[[Z]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[FOR]] into %[[T]][2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @e7(%t: tensor<8xf32>, %f: f32, %n: index, %c: i1) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %y = scf.for %k = %n to %n step %n iter_args(%a = %x) -> tensor<4xf32> {
    %z = tensor.insert %f into %a[%n] : tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  %r = tensor.insert_slice %y into %t[2][4][1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @e8
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][2] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[FILL]] into %[[T]][2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   %[[EXTRACTED_SLICE_0:.*]] = tensor.extract_slice %[[INSERTED_SLICE]][4] [4] [1] : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[FILL_1:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EXTRACTED_SLICE_0]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE_1:.*]] = tensor.insert_slice %[[FILL_1]] into %[[INSERTED_SLICE]][4] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]], %[[INSERTED_SLICE_1]] : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @e8(%t: tensor<8xf32>, %f: f32, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %x2 = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %x into %t[2][4][1] : tensor<4xf32> into tensor<8xf32>
  %r2 = tensor.insert_slice %x2 into %r[4][4][1] : tensor<4xf32> into tensor<8xf32>
  return %r, %r2 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @e9
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) -> tensor<8xf32> {
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[EXPANDED:.*]] = tensor.expand_shape %[[E]] {{\[\[}}0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[EXPANDED]] : tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:   %[[COLLAPSED:.*]] = tensor.collapse_shape %[[FILL]] {{\[\[}}0, 1]] : tensor<2x2xf32> into tensor<4xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[COLLAPSED]] into %[[T]][2] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @e9(%t: tensor<8xf32>, %f: f32, %n: index, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %s = tensor.expand_shape %e [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %x = linalg.fill ins(%f: f32) outs(%s: tensor<2x2xf32>) -> tensor<2x2xf32>
  %q = tensor.collapse_shape %x [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %r = tensor.insert_slice %q into %t[2][4][1] : tensor<4xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @e10
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<8xf32>, %[[F:[a-z0-9_]+]]: f32, %[[N:[a-z0-9_]+]]: index, %[[C:[a-z0-9_]+]]: i1) -> tensor<8xf32> {
// CHECK-NEXT:   %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][2] [%[[N]]] [1] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:   %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:   %[[FILL:.*]] = linalg.fill ins(%[[F]] : f32) outs(%[[CAST]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   %[[Q:.*]] = tensor.cast %[[FILL]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:   %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[Q]] into %[[T]][2] [%[[N]]] [1] : tensor<?xf32> into tensor<8xf32>
// CHECK-NEXT:   return %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT: }
func.func @e10(%t: tensor<8xf32>, %f: f32, %n: index, %c: i1) -> (tensor<8xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %x = linalg.fill ins(%f: f32) outs(%e: tensor<4xf32>) -> tensor<4xf32>
  %q = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %r = tensor.insert_slice %q into %t[2][%n][1] : tensor<?xf32> into tensor<8xf32>
  return %r : tensor<8xf32>
}
