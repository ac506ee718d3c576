// RUN: %opt --allow-unregistered-dialect --loop-invariant-code-motion --split-input-file %s | FileCheck %s

// Loops of scf and affine, and operations that may be executed speculatively under conditions.

// CHECK: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-LABEL: func.func @a(%arg0: index, %arg1: index, %arg2: i1, %arg3: index, %arg4: memref<?xf32>, %arg5: tensor<?xf32>) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: %2 = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.subi %arg0, %arg1 : index
// CHECK-NEXT: affine.for %arg6 = 0 to 10 {
// CHECK-NEXT: %2 = arith.addi %arg6, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: affine.parallel (%arg6) = (0) to (10) {
// CHECK-NEXT: %2 = arith.addi %arg6, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: affine.if #set(%arg0) {
// CHECK-NEXT: %2 = arith.muli %arg0, %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: %dim = memref.dim %arg4, %c0 : memref<?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg5, %c0 : tensor<?xf32>
// CHECK-NEXT: %extracted = tensor.extract %arg5[%c0] : tensor<?xf32>
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT: scf.for %arg7 = %arg0 to %arg1 step %c2 {
// CHECK-NEXT: %2 = arith.addi %arg7, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg7 = %arg0 to %arg1 step %arg3 {
// CHECK-NEXT: %2 = arith.addi %arg7, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg2 {
// CHECK-NEXT: %2 = arith.divsi %arg0, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg7) = (%arg0) to (%arg1) step (%c1) {
// CHECK-NEXT: %2 = arith.addi %arg7, %arg1 : index
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg7) = (%arg0) to (%arg1) step (%arg3) {
// CHECK-NEXT: %2 = arith.addi %arg7, %arg1 : index
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg7) = (%arg0) to (%arg1) step (%c2) {
// CHECK-NEXT: %2 = arith.addi %arg7, %arg1 : index
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg7) in (%arg0) {
// CHECK-NEXT: %2 = arith.addi %arg7, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg7) = (%arg0) to (%arg1) step (2) {
// CHECK-NEXT: %2 = arith.addi %arg7, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%arg7) = (%arg0) to (%arg1) step (%arg3) {
// CHECK-NEXT: %2 = arith.addi %arg7, %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg2)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: %2 = arith.ori %arg0, %arg0 : index
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.index_switch %arg0
// CHECK-NEXT: case 1 {
// CHECK-NEXT: %2 = arith.xori %arg0, %arg0 : index
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %2 = arith.xori %arg0, %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: %dim_1 = memref.dim %arg4, %c1 : memref<?xf32>
// CHECK-NEXT: %dim_2 = memref.dim %arg4, %arg3 : memref<?xf32>
// CHECK-NEXT: %dim_3 = tensor.dim %arg5, %c1 : tensor<?xf32>
// CHECK-NEXT: %dim_4 = tensor.dim %arg5, %arg3 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @a(%a: index, %b: index, %c: i1, %s: index, %m: memref<?xf32>, %t: tensor<?xf32>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  scf.for %i = %a to %b step %c1 { 
    scf.for %j = %a to %b step %c1 { %x = arith.addi %a, %b : index }
    scf.for %j = %a to %b step %c2 { %x = arith.addi %j, %b : index }
    scf.for %j = %a to %b step %s { %x = arith.addi %j, %b : index }
    scf.if %c { %x = arith.muli %a, %b : index }
    scf.if %c { %x = arith.divsi %a, %b : index }
    scf.parallel (%j) = (%a) to (%b) step (%c1) { %x = arith.addi %j, %b : index }
    scf.parallel (%j) = (%a) to (%b) step (%s) { %x = arith.addi %j, %b : index }
    scf.parallel (%j) = (%a) to (%b) step (%c2) { %x = arith.addi %j, %b : index }
    scf.forall (%j) in (%a) { %x = arith.addi %j, %b : index }
    scf.forall (%j) = (%a) to (%b) step (2) { %x = arith.addi %j, %b : index }
    scf.forall (%j) = (%a) to (%b) step (%s) { %x = arith.addi %j, %b : index }
    scf.while : () -> () { scf.condition(%c) } do { %x = arith.subi %a, %b : index scf.yield }
    affine.for %j = 0 to 10 { %x = arith.addi %j, %b : index }
    affine.parallel (%j) = (0) to (10) { %x = arith.addi %j, %b : index }
    affine.if affine_set<(d0) : (d0 >= 0)>(%a) { %x = arith.muli %a, %a : index }
    scf.execute_region { %x = arith.ori %a, %a : index 
       scf.yield }
    scf.index_switch %a 
     case 1 { %x = arith.xori %a, %a : index 
       scf.yield }
    default { scf.yield }
    memref.alloca_scope { %x = arith.xori %a, %a : index }
    %d = memref.dim %m, %c0 : memref<?xf32>
    %d1 = memref.dim %m, %c1 : memref<?xf32>
    %d2 = memref.dim %m, %s : memref<?xf32>
    %e = tensor.dim %t, %c0 : tensor<?xf32>
    %e1 = tensor.dim %t, %c1 : tensor<?xf32>
    %e2 = tensor.dim %t, %s : tensor<?xf32>
    %z = tensor.extract %t[%c0] : tensor<?xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @b(%arg0: index, %arg1: index, %arg2: i1, %arg3: index, %arg4: memref<?xf32>, %arg5: tensor<?xf32>) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg3) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: %1 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: scf.forall (%arg6) in (%arg0) {
// CHECK-NEXT: }
// CHECK-NEXT: %2 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: %3 = arith.subi %arg0, %arg1 : index
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg2)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %4 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: affine.for %arg6 = 0 to 10 {
// CHECK-NEXT: }
// CHECK-NEXT: %5 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: affine.parallel (%arg6) = (0) to (10) {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @b(%a: index, %b: index, %c: i1, %s: index, %m: memref<?xf32>, %t: tensor<?xf32>) {
    scf.parallel (%j) = (%a) to (%b) step (%s) { %x = arith.addi %a, %b : index }
    scf.forall (%j) in (%a) { %x = arith.addi %a, %b : index }
    scf.while : () -> () { %x = arith.addi %a, %b : index scf.condition(%c) } do { %x = arith.subi %a, %b : index scf.yield }
    affine.for %j = 0 to 10 { %x = arith.addi %a, %b : index }
    affine.parallel (%j) = (0) to (10) { %x = arith.addi %a, %b : index }
   return
}
