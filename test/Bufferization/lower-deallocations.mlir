// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --bufferization-lower-deallocations %s | FileCheck %s
//
// One memref by a condition, several by comparing addresses.

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: memref<2xf32>, %[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc() : memref<0xindex>
// CHECK-NEXT:   %[[INTPTR:.*]] = memref.extract_aligned_pointer_as_index %[[M]] : memref<2xf32> -> index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[INTPTR]], %[[ALLOC]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   %[[INTPTR_2:.*]] = memref.extract_aligned_pointer_as_index %[[N]] : memref<2xf32> -> index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   memref.store %[[INTPTR_2]], %[[ALLOC]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[C]], %[[ALLOC_0]][%[[C0_3]]] : memref<2xi1>
// CHECK-NEXT:   %[[C1_4:.*]] = arith.constant 1 : index
// CHECK-NEXT:   memref.store %[[D]], %[[ALLOC_0]][%[[C1_4]]] : memref<2xi1>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   %[[CAST_5:.*]] = memref.cast %[[ALLOC_0]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:   %[[CAST_6:.*]] = memref.cast %[[ALLOC_1]] : memref<0xindex> to memref<?xindex>
// CHECK-NEXT:   %[[ALLOC_7:.*]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:   %[[ALLOC_8:.*]] = memref.alloc() : memref<0xi1>
// CHECK-NEXT:   %[[CAST_9:.*]] = memref.cast %[[ALLOC_7]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:   %[[CAST_10:.*]] = memref.cast %[[ALLOC_8]] : memref<0xi1> to memref<?xi1>
// CHECK-NEXT:   call @dealloc_helper(%[[CAST]], %[[CAST_6]], %[[CAST_5]], %[[CAST_9]], %[[CAST_10]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:   %[[C0_11:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ALLOC_7]][%[[C0_11]]] : memref<2xi1>
// CHECK-NEXT:   scf.if %[[LOAD]] {
// CHECK-NEXT:     memref.dealloc %[[M]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C1_12:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[ALLOC_7]][%[[C1_12]]] : memref<2xi1>
// CHECK-NEXT:   scf.if %[[LOAD_1]] {
// CHECK-NEXT:     memref.dealloc %[[N]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2xindex>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<0xindex>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<2xi1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_7]] : memref<2xi1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_8]] : memref<0xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @a(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
  return
}

// CHECK-LABEL: func.func @b
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<2xf32>, %[[R:[a-z0-9_]+]]: memref<2xf32>, %[[C:[a-z0-9_]+]]: i1) -> i1 {
// CHECK-NEXT:   %[[INTPTR:.*]] = memref.extract_aligned_pointer_as_index %[[M]] : memref<2xf32> -> index
// CHECK-NEXT:   %[[INTPTR_0:.*]] = memref.extract_aligned_pointer_as_index %[[R]] : memref<2xf32> -> index
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi ne, %[[INTPTR]], %[[INTPTR_0]] : index
// CHECK-NEXT:   %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[C]] : i1
// CHECK-NEXT:   scf.if %[[ANDI]] {
// CHECK-NEXT:     memref.dealloc %[[M]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI:.*]] = arith.xori %[[CMPI]], %[[TRUE]] : i1
// CHECK-NEXT:   %[[ANDI_1:.*]] = arith.andi %[[XORI]], %[[C]] : i1
// CHECK-NEXT:   return %[[ANDI_1]] : i1
// CHECK-NEXT: }
func.func @b(%m: memref<2xf32>, %r: memref<2xf32>, %c: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r : memref<2xf32>)
  return %0 : i1
}

// CHECK-LABEL: func.func @c() {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @c() {
  bufferization.dealloc
  return
}

// CHECK-LABEL: func.func @d(
// CHECK-SAME: {{^}}%[[M:[a-z0-9_]+]]: memref<2xf32>, %[[N:[a-z0-9_]+]]: memref<5xf32>, %[[R:[a-z0-9_]+]]: memref<1xf32>, %[[R2:[a-z0-9_]+]]: memref<2xf32>, %[[C:[a-z0-9_]+]]: i1, %[[D:[a-z0-9_]+]]: i1) -> (i1, i1) {
// CHECK-NEXT:   %[[ALLOC:.*]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:   %[[ALLOC_0:.*]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:   %[[ALLOC_1:.*]] = memref.alloc() : memref<2xindex>
// CHECK-NEXT:   %[[INTPTR:.*]] = memref.extract_aligned_pointer_as_index %[[M]] : memref<2xf32> -> index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[INTPTR]], %[[ALLOC]][%[[C0]]] : memref<2xindex>
// CHECK-NEXT:   %[[INTPTR_2:.*]] = memref.extract_aligned_pointer_as_index %[[N]] : memref<5xf32> -> index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   memref.store %[[INTPTR_2]], %[[ALLOC]][%[[C1]]] : memref<2xindex>
// CHECK-NEXT:   %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[C]], %[[ALLOC_0]][%[[C0_3]]] : memref<2xi1>
// CHECK-NEXT:   %[[C1_4:.*]] = arith.constant 1 : index
// CHECK-NEXT:   memref.store %[[D]], %[[ALLOC_0]][%[[C1_4]]] : memref<2xi1>
// CHECK-NEXT:   %[[INTPTR_5:.*]] = memref.extract_aligned_pointer_as_index %[[R]] : memref<1xf32> -> index
// CHECK-NEXT:   %[[C0_6:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[INTPTR_5]], %[[ALLOC_1]][%[[C0_6]]] : memref<2xindex>
// CHECK-NEXT:   %[[INTPTR_7:.*]] = memref.extract_aligned_pointer_as_index %[[R2]] : memref<2xf32> -> index
// CHECK-NEXT:   %[[C1_8:.*]] = arith.constant 1 : index
// CHECK-NEXT:   memref.store %[[INTPTR_7]], %[[ALLOC_1]][%[[C1_8]]] : memref<2xindex>
// CHECK-NEXT:   %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   %[[CAST_9:.*]] = memref.cast %[[ALLOC_0]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:   %[[CAST_10:.*]] = memref.cast %[[ALLOC_1]] : memref<2xindex> to memref<?xindex>
// CHECK-NEXT:   %[[ALLOC_11:.*]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:   %[[ALLOC_12:.*]] = memref.alloc() : memref<2xi1>
// CHECK-NEXT:   %[[CAST_13:.*]] = memref.cast %[[ALLOC_11]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:   %[[CAST_14:.*]] = memref.cast %[[ALLOC_12]] : memref<2xi1> to memref<?xi1>
// CHECK-NEXT:   call @dealloc_helper(%[[CAST]], %[[CAST_10]], %[[CAST_9]], %[[CAST_13]], %[[CAST_14]]) : (memref<?xindex>, memref<?xindex>, memref<?xi1>, memref<?xi1>, memref<?xi1>) -> ()
// CHECK-NEXT:   %[[C0_15:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LOAD:.*]] = memref.load %[[ALLOC_11]][%[[C0_15]]] : memref<2xi1>
// CHECK-NEXT:   scf.if %[[LOAD]] {
// CHECK-NEXT:     memref.dealloc %[[M]] : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C1_16:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LOAD_1:.*]] = memref.load %[[ALLOC_11]][%[[C1_16]]] : memref<2xi1>
// CHECK-NEXT:   scf.if %[[LOAD_1]] {
// CHECK-NEXT:     memref.dealloc %[[N]] : memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[C0_17:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[LOAD_2:.*]] = memref.load %[[ALLOC_12]][%[[C0_17]]] : memref<2xi1>
// CHECK-NEXT:   %[[C1_18:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[LOAD_3:.*]] = memref.load %[[ALLOC_12]][%[[C1_18]]] : memref<2xi1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC]] : memref<2xindex>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_1]] : memref<2xindex>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_0]] : memref<2xi1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_11]] : memref<2xi1>
// CHECK-NEXT:   memref.dealloc %[[ALLOC_12]] : memref<2xi1>
// CHECK-NEXT:   return %[[LOAD_2]], %[[LOAD_3]] : i1, i1
// CHECK-NEXT: }
func.func @d(%m: memref<2xf32>, %n: memref<5xf32>, %r: memref<1xf32>, %r2: memref<2xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<5xf32>) if (%c, %d) retain (%r, %r2 : memref<1xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @e
// CHECK-SAME: (%[[R:[a-z0-9_]+]]: memref<2xf32>) -> i1 {
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   return %[[FALSE]] : i1
// CHECK-NEXT: }
func.func @e(%r: memref<2xf32>) -> i1 {
  %0 = bufferization.dealloc retain (%r : memref<2xf32>)
  return %0 : i1
}

// CHECK-LABEL: func.func private @dealloc_helper
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: memref<?xindex>, %[[ARG1:[a-z0-9_]+]]: memref<?xindex>, %[[ARG2:[a-z0-9_]+]]: memref<?xi1>, %[[ARG3:[a-z0-9_]+]]: memref<?xi1>, %[[ARG4:[a-z0-9_]+]]: memref<?xi1>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:   %[[DIM_0:.*]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xindex>
// CHECK-NEXT:   scf.for %[[ARG5:[a-z0-9_]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:     memref.store %[[FALSE]], %[[ARG4]][%[[ARG5]]] : memref<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG5_1:[a-z0-9_]+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:     %[[LOAD:.*]] = memref.load %[[ARG0]][%[[ARG5_1]]] : memref<?xindex>
// CHECK-NEXT:     %[[LOAD_1:.*]] = memref.load %[[ARG2]][%[[ARG5_1]]] : memref<?xi1>
// CHECK-NEXT:     %[[FOR:.*]] = scf.for %[[ARG6:[a-z0-9_]+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] iter_args(%[[ARG7:[a-z0-9_]+]] = %[[TRUE]]) -> (i1) {
// CHECK-NEXT:       %[[LOAD_2:.*]] = memref.load %[[ARG1]][%[[ARG6]]] : memref<?xindex>
// CHECK-NEXT:       %[[CMPI:.*]] = arith.cmpi eq, %[[LOAD_2]], %[[LOAD]] : index
// CHECK-NEXT:       scf.if %[[CMPI]] {
// CHECK-NEXT:         %[[LOAD_3:.*]] = memref.load %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// CHECK-NEXT:         %[[ORI:.*]] = arith.ori %[[LOAD_3]], %[[LOAD_1]] : i1
// CHECK-NEXT:         memref.store %[[ORI]], %[[ARG4]][%[[ARG6]]] : memref<?xi1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[CMPI_1:.*]] = arith.cmpi ne, %[[LOAD_2]], %[[LOAD]] : index
// CHECK-NEXT:       %[[ANDI:.*]] = arith.andi %[[ARG7]], %[[CMPI_1]] : i1
// CHECK-NEXT:       scf.yield %[[ANDI]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[FOR_1:.*]] = scf.for %[[ARG6_1:[a-z0-9_]+]] = %[[C0]] to %[[ARG5_1]] step %[[C1]] iter_args(%[[ARG7_1:[a-z0-9_]+]] = %[[FOR]]) -> (i1) {
// CHECK-NEXT:       %[[LOAD_4:.*]] = memref.load %[[ARG0]][%[[ARG6_1]]] : memref<?xindex>
// CHECK-NEXT:       %[[CMPI_2:.*]] = arith.cmpi ne, %[[LOAD_4]], %[[LOAD]] : index
// CHECK-NEXT:       %[[ANDI_1:.*]] = arith.andi %[[ARG7_1]], %[[CMPI_2]] : i1
// CHECK-NEXT:       scf.yield %[[ANDI_1]] : i1
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ANDI_2:.*]] = arith.andi %[[FOR_1]], %[[LOAD_1]] : i1
// CHECK-NEXT:     memref.store %[[ANDI_2]], %[[ARG3]][%[[ARG5_1]]] : memref<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
