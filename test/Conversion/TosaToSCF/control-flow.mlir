// AUTOUPDATE
// RUN: strata opt --pass-pipeline="builtin.module(func.func(tosa-to-scf))" %s | FileCheck %s
//
// Control flow, and a scatter as loops

// CHECK-LABEL: func.func @w
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<10xi32>, %[[I:[a-z0-9_]+]]: tensor<i32>) -> tensor<10xi32> {
// CHECK-NEXT:   %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG2:[a-z0-9_]+]] = %[[A]], %[[ARG3:[a-z0-9_]+]] = %[[I]]) : (tensor<10xi32>, tensor<i32>) -> (tensor<10xi32>, tensor<i32>) {
// CHECK-NEXT:     %[[CONST:.*]] = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT:     %[[T:.*]] = tosa.greater_equal %[[CONST]], %[[ARG3]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:     %[[EXTRACTED:.*]] = tensor.extract %[[T]][] : tensor<i1>
// CHECK-NEXT:     scf.condition(%[[EXTRACTED]]) %[[ARG2]], %[[ARG3]] : tensor<10xi32>, tensor<i32>
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%[[X:[a-z0-9_]+]]: tensor<10xi32>, %[[K:[a-z0-9_]+]]: tensor<i32>):
// CHECK-NEXT:     %[[CONST_1:.*]] = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
// CHECK-NEXT:     %[[N:.*]] = tosa.add %[[K]], %[[CONST_1]] : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:     %[[Y:.*]] = tosa.add %[[X]], %[[X]] : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
// CHECK-NEXT:     scf.yield %[[Y]], %[[N]] : tensor<10xi32>, tensor<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[WHILE]]#0 : tensor<10xi32>
// CHECK-NEXT: }
func.func @w(%a: tensor<10xi32>, %i: tensor<i32>) -> tensor<10xi32> {
  %0, %1 = tosa.while_loop (%x = %a, %k = %i) : (tensor<10xi32>, tensor<i32>) -> (tensor<10xi32>, tensor<i32>) {
    %c = "tosa.const"() {values = dense<3> : tensor<i32>} : () -> tensor<i32>
    %t = tosa.greater_equal %c, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %t : tensor<i1>
  } do {
  ^bb0(%x: tensor<10xi32>, %k: tensor<i32>):
    %c = "tosa.const"() {values = dense<1> : tensor<i32>} : () -> tensor<i32>
    %n = tosa.add %k, %c : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %y = tosa.add %x, %x : (tensor<10xi32>, tensor<10xi32>) -> tensor<10xi32>
    tosa.yield %y, %n : tensor<10xi32>, tensor<i32>
  }
  return %0 : tensor<10xi32>
}

// CHECK-LABEL: func.func @i(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: tensor<f32>, %[[B:[a-z0-9_]+]]: tensor<f32>, %[[C:[a-z0-9_]+]]: tensor<i1>) -> tensor<f32> {
// CHECK-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[C]][] : tensor<i1>
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[EXTRACTED]] -> (tensor<f32>) {
// CHECK-NEXT:     %[[ADD:.*]] = tosa.add %[[A]], %[[B]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     scf.yield %[[ADD]] : tensor<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     %[[SUB:.*]] = tosa.sub %[[A]], %[[B]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     scf.yield %[[SUB]] : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[IF]] : tensor<f32>
// CHECK-NEXT: }
func.func @i(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = tosa.add %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = tosa.sub %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  }
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @i_2
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<f32>, %[[B:[a-z0-9_]+]]: tensor<f32>, %[[C:[a-z0-9_]+]]: tensor<1xi1>) -> tensor<f32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[EXTRACTED:.*]] = tensor.extract %[[C]][%[[C0]]] : tensor<1xi1>
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[EXTRACTED]] -> (tensor<f32>) {
// CHECK-NEXT:     scf.yield %[[A]] : tensor<f32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[B]] : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[IF]] : tensor<f32>
// CHECK-NEXT: }
func.func @i_2(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<1xi1>) -> tensor<f32> {
  %0 = tosa.cond_if %c : tensor<1xi1> -> tensor<f32> {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %b : tensor<f32>
  }
  return %0 : tensor<f32>
}

// CHECK-LABEL: func.func @s
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<?x52x?xf32>, %[[I:[a-z0-9_]+]]: tensor<?x?xi32>, %[[B:[a-z0-9_]+]]: tensor<?x?x?xf32>) -> tensor<?x52x?xf32> {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM_0:.*]] = tensor.dim %[[B]], %[[C1]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:   %[[DIM_1:.*]] = tensor.dim %[[B]], %[[C2]] : tensor<?x?x?xf32>
// CHECK-NEXT:   %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1_3:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG3:[a-z0-9_]+]] = %[[C0_2]] to %[[DIM]] step %[[C1_3]] iter_args(%[[ARG4:[a-z0-9_]+]] = %[[A]]) -> (tensor<?x52x?xf32>) {
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0_2]] to %[[DIM_0]] step %[[C1_3]] iter_args(%[[ARG6:[a-z0-9_]+]] = %[[ARG4]]) -> (tensor<?x52x?xf32>) {
// CHECK-NEXT:       %[[EXTRACTED:.*]] = tensor.extract %[[I]][%[[ARG3]], %[[ARG5]]] : tensor<?x?xi32>
// CHECK-NEXT:       %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTRACTED]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[B]][%[[ARG3]], %[[ARG5]], %[[C0_2]]] [%[[C1_3]], %[[C1_3]], %[[DIM_1]]] [%[[C1_3]], %[[C1_3]], %[[C1_3]]] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:       %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG6]][%[[ARG3]], %[[INDEX_CAST]], %[[C0_2]]] [%[[C1_3]], %[[C1_3]], %[[DIM_1]]] [%[[C1_3]], %[[C1_3]], %[[C1_3]]] : tensor<?x?x?xf32> into tensor<?x52x?xf32>
// CHECK-NEXT:       scf.yield %[[INSERTED_SLICE]] : tensor<?x52x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[FOR_1]] : tensor<?x52x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return %[[FOR]] : tensor<?x52x?xf32>
// CHECK-NEXT: }
func.func @s(%a: tensor<?x52x?xf32>, %i: tensor<?x?xi32>, %b: tensor<?x?x?xf32>) -> tensor<?x52x?xf32> {
  %0 = tosa.scatter %a, %i, %b : (tensor<?x52x?xf32>, tensor<?x?xi32>, tensor<?x?x?xf32>) -> tensor<?x52x?xf32>
  return %0 : tensor<?x52x?xf32>
}
